package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"goalkeeper/internal/backwards"
	"goalkeeper/internal/digest"
	"goalkeeper/internal/goal"
)

// maxLedgerBack is how far back the last note of a ledger is looked for.
const maxLedgerBack = 1 << 20

// noteWord stands in every line that may be a note.
const noteWord = `"` + goal.LedgerNote + `"`

// Noted is what is known of a ledger: its last note that counts for the hold,
// as its line stands there ("" for none), and how far it was looked for.
type Noted struct {
	Line string
	At   int64  // where the line begins
	End  int64  // of the last line that was looked at, 0 for a look at all
	Seen string // digest of the bytes before End
}

// LastNote looks for the last note of a conversation's ledger that counts for
// the hold (DESIGN §9, rule 12), back to where it was looked for before and at
// most 1 MiB. A ledger is appended to; one that no longer has the note at its
// place, or ended otherwise, was written over and is looked at anew.
func (w *Workspace) LastNote(conversation string, before Noted) (Noted, error) {
	if !goal.ConversationID(conversation) {
		return Noted{}, nil
	}
	f, err := w.root.OpenFile(ledgerDir+"/"+conversation+".jsonl", os.O_RDONLY|nonblock, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return Noted{}, nil
	}
	if err != nil {
		return Noted{}, fmt.Errorf("ledger: %w", err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return Noted{}, fmt.Errorf("ledger: %w", err)
	}
	if !info.Mode().IsRegular() {
		return Noted{}, fmt.Errorf("ledger: %w", ErrNotRegular)
	}
	size, most := info.Size(), int64(maxLedgerBack)
	now := Noted{End: size, Seen: seen(f, size)}
	if before.stands(f) {
		now.Line, now.At = before.Line, before.At
		most = min(most, size-before.End+1) // and the end of the line before
	}
	for line, err := range backwards.LinesWith([]byte(noteWord), f, size, most) {
		if err != nil {
			return Noted{}, fmt.Errorf("ledger: %w", err)
		}
		if noteCounts(line.Text) {
			now.Line, now.At = string(line.Text), line.At
			break
		}
	}
	// Without Seen somebody writes at this moment, or was killed: look again.
	if now.Seen == "" || len(now.Line) > maxNoted {
		return Noted{Line: now.Line}, nil
	}
	return now, nil
}

// maxNoted bounds the line that is remembered.
const maxNoted = 4 << 10

// stands reports whether a ledger still has what was known of it.
func (n Noted) stands(f io.ReaderAt) bool {
	if n.Seen == "" || seen(f, n.End) != n.Seen {
		return false
	}
	line := make([]byte, len(n.Line))
	read, _ := f.ReadAt(line, n.At)
	return string(line[:read]) == n.Line
}

// seenBytes is how much of the ledger Seen tells of: two lines or more.
const seenBytes = 512

// seen is the digest of the bytes before an offset, "" if no line ends there.
func seen(f io.ReaderAt, end int64) string {
	last := make([]byte, max(0, min(end, seenBytes)))
	n, _ := f.ReadAt(last, end-int64(len(last)))
	if n == 0 || n < len(last) || last[n-1] != '\n' {
		return ""
	}
	return digest.Hex(last)[:16]
}

func noteCounts(line []byte) bool {
	if !bytes.Contains(line, []byte(noteWord)) {
		return false
	}
	l, ok := goal.ParseLine(bytes.TrimSpace(line))
	return ok && l.Counts()
}
