package goal

import (
	"strconv"
	"strings"
	"time"

	"goalkeeper/policy/criterion"
)

func itoa(n int) string { return strconv.Itoa(n) }

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return itoa(n) + " " + many
}

// NextID returns the number of the next criterion: above every number the
// record has, and above seen, the highest one that the ledger, the journal or
// the evidence folder still names. A removed number is never given again.
func (r *Record) NextID(seen int) int {
	top := seen
	for i := range r.Criteria {
		top = max(top, r.Criteria[i].N)
	}
	return top + 1
}

// Add appends a criterion with the next free id, open, and returns that id.
func Add(record []byte, c NewCriterion, seen int, p criterion.Project, at time.Time) (Change, string, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, "", err
	}
	id, err := op.add(c, seen, p)
	if err != nil {
		return Change{}, "", err
	}
	op.log(LedgerDecision, "criterion added: %s: %s", id, clean(c.Text))
	change, err := op.end()
	return change, id, err
}

func (op *operation) add(c NewCriterion, seen int, p criterion.Project) (string, error) {
	id := "c" + itoa(op.NextID(seen))
	switch {
	case criterionNumber(id) == 0:
		return "", refuse(CodeBroken, Path(op.Slug), "give the criterion with the highest number its own id back", "the numbers of criteria are used up at %s", id)
	case len(op.Criteria) >= maxCriteria:
		return "", refuse(CodeState, op.Slug, "set another goal for more", "a goal has at most %d criteria", maxCriteria)
	}
	c, notes, err := c.checked(id, p)
	if err != nil {
		return "", err
	}
	for i := range op.Criteria {
		if SameObjective(op.Criteria[i].Text, c.Text) {
			return "", refuse(CodeInvalid, op.Criteria[i].ID, "", "this criterion is there already")
		}
	}
	op.notes = append(op.notes, notes...)
	op.doc.push("", "criteria", c.json(id))
	return id, nil
}

// Rewording is a change to what a criterion asks. Empty fields stay.
type Rewording struct{ Text, Check, Expect string }

// Reword changes a criterion's text, check or expectation; the caller has seen
// to the user's agreement. Old and new stand in a decision line. What was
// proved was the old text: a criterion that was not open returns to open, and
// where evidence had been recorded a new attempt begins, so that none of it
// counts.
func Reword(record []byte, id string, w Rewording, p criterion.Project, at time.Time) (Change, error) {
	op, i, err := beginCriterion(record, id, at)
	if err != nil {
		return Change{}, err
	}
	old := op.Criteria[i]
	next := NewCriterion{Text: old.Text, Model: old.Model, Channel: old.Channel, Check: old.Check, Expect: old.Expect}
	for _, f := range [...]struct {
		to   *string
		from string
	}{{&next.Text, w.Text}, {&next.Check, w.Check}, {&next.Expect, w.Expect}} {
		if strings.TrimSpace(f.from) != "" {
			*f.to = f.from
		}
	}
	next, notes, err := next.checked(id, p)
	if err != nil {
		return Change{}, err
	}
	op.notes = notes
	changed := false
	for _, f := range [...]struct{ key, was, is string }{
		{"text", old.Text, next.Text}, {"check", old.Check, next.Check}, {"expect", old.Expect, next.Expect},
	} {
		if f.was != f.is {
			changed = true
			op.criterion(i, f.key, text(f.is))
			op.log(LedgerDecision, "criterion reworded: %s %s: old: %s new: %s", id, f.key, quoted(f.was), quoted(f.is))
		}
	}
	if !changed {
		return Change{}, refuse(CodeInvalid, id, "give another text, check or expectation", "nothing would change")
	}
	if old.Status != CriterionOpen {
		op.criterion(i, "status", text(CriterionOpen))
	}
	if old.Status != CriterionOpen || len(old.Evidence) > 0 {
		op.criterion(i, "attempt", raw(itoa(old.Attempt+1)))
	}
	return op.end()
}

// Remove takes a criterion out and leaves a gap in the ids; the caller has seen
// to the user's agreement. The only criterion stays: without one nothing would
// be promised.
func Remove(record []byte, id, reason string, at time.Time) (Change, error) {
	op, i, err := beginCriterion(record, id, at)
	if err != nil {
		return Change{}, err
	}
	if err := needLine(id, "the reason", reason); err != nil {
		return Change{}, err
	}
	if len(op.Criteria) == 1 {
		return Change{}, refuse(CodeState, id, "reword it, or drop the goal", "it is the only criterion")
	}
	op.log(LedgerDecision, "criterion removed: %s: %s: reason: %s", id, quoted(op.Criteria[i].Text), cut(reason, 300))
	op.doc.remove("criteria", i)
	return op.end()
}
