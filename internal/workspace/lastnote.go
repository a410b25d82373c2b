package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"

	"goalkeeper/internal/backwards"
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
	End  int64
}

// LastNote looks for the last note of a conversation's ledger that counts for
// the hold (DESIGN §9, rule 12), back to where it was looked for before and at
// most 1 MiB. A ledger is only ever appended to; one that is shorter than it
// was, or has no line's end where it ended, is looked at anew.
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
	now := Noted{End: size}
	if before.End > 0 && endsLine(f, before.End) {
		now.Line = before.Line
		most = min(most, size-before.End+1) // and the end of the line before
	}
	for line, err := range backwards.LinesWith([]byte(noteWord), f, size, most) {
		if err != nil {
			return Noted{}, fmt.Errorf("ledger: %w", err)
		}
		if noteCounts(line) {
			now.Line = string(line)
			break
		}
	}
	if !endsLine(f, size) {
		now.End = 0 // somebody writes at this moment, or was killed: look again
	}
	if len(now.Line) > maxNoted {
		return Noted{Line: now.Line}, nil
	}
	return now, nil
}

// maxNoted bounds the line that is remembered.
const maxNoted = 4 << 10

// endsLine reports whether a line of f ends at an offset.
func endsLine(f *os.File, at int64) bool {
	var last [1]byte
	n, _ := f.ReadAt(last[:], at-1)
	return n == 1 && last[0] == '\n'
}

func noteCounts(line []byte) bool {
	if !bytes.Contains(line, []byte(noteWord)) {
		return false
	}
	l, ok := goal.ParseLine(bytes.TrimSpace(line))
	return ok && l.Counts()
}
