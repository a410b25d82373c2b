package goal

import (
	"fmt"
	"time"
)

// Pause notes that the user paused work on a goal. The record stays as it is:
// the note in the ledger lets stops pass (seed 002, The Stop-hook hold; DESIGN
// §9, rule 12).
func Pause(record []byte, at time.Time) (Change, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, err
	}
	row := 1
	if c := op.FirstOpen(); c != nil && c.N > 0 {
		row = c.N
	}
	op.log(LedgerNote, "%s", fmt.Sprintf("PAUSED at row %d: the user paused the goal", row))
	return Change{Record: op.Record, Ledger: op.ledger}, nil
}

// Resume takes a pause back: the record's `updated` is then newer than the
// note, which may be of this very second.
func Resume(record []byte, at time.Time) (Change, error) {
	op, err := beginOpen(record, at.Add(time.Second))
	if err != nil {
		return Change{}, err
	}
	op.log(LedgerDecision, "goal resumed: %s", op.Slug)
	return op.end()
}
