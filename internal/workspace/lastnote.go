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
	for line, err := range backwards.LinesWith([]byte(noteWord), f, info.Size(), maxLedgerBack) {
		if err != nil {
			return goal.Line{}, false, fmt.Errorf("ledger: %w", err)
		}
		if note, ok := noteThatCounts(line); ok {
			return note, true, nil
		}
	}
	return goal.Line{}, false, nil
}

// noteThatCounts reads a line that may be the last note.
func noteThatCounts(line []byte) (goal.Line, bool) {
	if !bytes.Contains(line, []byte(noteWord)) {
		return goal.Line{}, false
	}
	l, ok := goal.ParseLine(bytes.TrimSpace(line))
	return l, ok && l.Counts()
}
