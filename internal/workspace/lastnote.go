package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"

	"goalkeeper/internal/goal"
)

// How far back the last note of a ledger is looked for, and in what pieces.
const (
	maxLedgerBack = 1 << 20
	ledgerPiece   = 64 << 10
)

// LastNote returns the last note of a conversation's ledger that counts for
// the hold (DESIGN §9, rule 12), searched back at most 1 MiB; ok is false
// where there is none.
func (w *Workspace) LastNote(conversation string) (note goal.Line, ok bool, err error) {
	if !goal.ConversationID(conversation) {
		return goal.Line{}, false, nil
	}
	f, err := w.root.OpenFile(ledgerDir+"/"+conversation+".jsonl", os.O_RDONLY|nonblock, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return goal.Line{}, false, nil
	}
	if err != nil {
		return goal.Line{}, false, fmt.Errorf("ledger: %w", err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return goal.Line{}, false, fmt.Errorf("ledger: %w", err)
	}
	if !info.Mode().IsRegular() {
		return goal.Line{}, false, fmt.Errorf("ledger: %w", ErrNotRegular)
	}
	note, ok, err = lastNote(f, info.Size())
	if err != nil {
		err = fmt.Errorf("ledger: %w", err)
	}
	return note, ok, err
}

// lastNote searches backwards, piece by piece.
func lastNote(r io.ReaderAt, size int64) (goal.Line, bool, error) {
	var tail []byte
	for at := size; at > 0 && size-at < maxLedgerBack; {
		n := min(ledgerPiece, at)
		piece := make([]byte, n, n+int64(len(tail)))
		if _, err := r.ReadAt(piece, at-n); err != nil && !errors.Is(err, io.EOF) {
			return goal.Line{}, false, err
		}
		at -= n
		tail = append(piece, tail...)
		for {
			i := bytes.LastIndexByte(bytes.TrimRight(tail, "\n"), '\n')
			if i < 0 && at > 0 {
				break // the line begins in an earlier piece
			}
			if note, ok := noteThatCounts(tail[i+1:]); ok {
				return note, true, nil
			}
			if i < 0 {
				return goal.Line{}, false, nil
			}
			tail = tail[:i+1]
		}
	}
	return goal.Line{}, false, nil
}

// noteThatCounts reads a line that may be the last note.
func noteThatCounts(line []byte) (goal.Line, bool) {
	if !bytes.Contains(line, []byte(`"`+goal.LedgerNote+`"`)) {
		return goal.Line{}, false
	}
	l, ok := goal.ParseLine(bytes.TrimSpace(line))
	return l, ok && l.Counts()
}
