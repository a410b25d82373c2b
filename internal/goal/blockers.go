package goal

import (
	"slices"
	"strings"
	"time"
)

// AddBlocker adds an unresolved blocker and returns its id. A review blocker
// makes an active goal review_blocked; a status set by hand is not overwritten.
func AddBlocker(record []byte, source, detail string, at time.Time) (Change, string, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, "", err
	}
	if !slices.Contains(BlockerSources[:], source) {
		return Change{}, "", refuse(CodeInvalid, "source", "use "+list(BlockerSources[:]), "no source %q", cut(source, 40))
	}
	if err := needLine("blocker", "the detail", detail); err != nil {
		return Change{}, "", err
	}
	id := op.addBlocker(source, detail)
	op.log(LedgerNote, "blocker %s (%s): %s", id, source, detail)
	if source == "review" && op.Status == StatusActive {
		op.setStatus(StatusReviewBlocked)
	}
	change, err := op.end()
	return change, id, err
}

func (op *operation) addBlocker(source, detail string) string {
	top := len(op.Blockers)
	for _, b := range op.Blockers {
		if n, ok := strings.CutPrefix(b.ID, "b"); ok {
			top = max(top, number(n))
		}
	}
	id := "b" + itoa(top+1)
	op.doc.push("", "blockers", fields{
		{"id", text(id)}, {"source", text(source)}, {"detail", text(clean(detail))}, {"resolved", raw("false")},
	})
	return id
}

// ResolveBlocker resolves a blocker. With the last review blocker a
// review_blocked goal is active again; a status set by hand stays.
func ResolveBlocker(record []byte, id string, at time.Time) (Change, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, err
	}
	i := slices.IndexFunc(op.Blockers, func(b Blocker) bool { return b.ID == id })
	if i < 0 {
		return Change{}, refuse(CodeInvalid, op.Slug, "goal show "+op.Slug+" lists them", "no blocker %q", cut(id, 40))
	}
	if op.Blockers[i].Resolved {
		return Change{}, refuse(CodeState, id, "", "this blocker is resolved already")
	}
	op.doc.set("blockers."+itoa(i), "resolved", raw("true"))
	op.Blockers[i].Resolved = true
	op.log(LedgerNote, "blocker %s resolved", id)
	if op.Status == StatusReviewBlocked && !op.openReview() {
		op.setStatus(StatusActive)
	}
	return op.end()
}

// NeedsUser says that only the user can unblock, and names the one decision in
// a note (seed 002, blocker).
func NeedsUser(record []byte, decision string, at time.Time) (Change, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, err
	}
	if err := needLine(op.Slug, "the one decision", decision); err != nil {
		return Change{}, err
	}
	op.setStatus(StatusNeedsUser)
	op.log(LedgerNote, "needs the user: %s", decision)
	return op.end()
}
