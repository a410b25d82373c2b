package goal

import (
	"slices"
	"strings"
	"time"

	"goalkeeper/policy/criterion"
)

// SteeringKinds lists the kinds of steering (seed 002, steer). Only
// add_criterion changes the criteria; the others annotate.
var SteeringKinds = [...]string{"add_criterion", "redirect", "narrow_scope", "reprioritize", "annotate"}

// Steer records a change of course. For add_criterion the directive is the
// criterion's text, c carries its model, channel and check, and seen is as in
// [Add].
//
// It is refused, and the refusal logged as a decision line in the Change that
// comes with the error, without evidence or rationale, for an unknown kind, for
// a directive that weakens completion and for another aggregate objective. An
// added criterion can only add work, so its words may speak of skipping; it has
// to be verifiable instead.
func Steer(record []byte, s Steering, c NewCriterion, seen int, p criterion.Project, at time.Time) (Change, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, err
	}
	s.Directive, s.Evidence, s.Rationale = clean(s.Directive), clean(s.Evidence), clean(s.Rationale)
	if refusal := steeringFault(s); refusal != nil {
		op.log(LedgerDecision, "steering refused: %s %s: %s", cut(s.Kind, 40), quoted(s.Directive), refusal.What)
		return op.refused(refusal)
	}
	if s.Kind == "add_criterion" {
		c.Text = s.Directive
		id, err := op.add(c, seen, p)
		if err != nil {
			op.log(LedgerDecision, "steering refused: %s %s: %s", s.Kind, quoted(s.Directive), err)
			return op.refused(err)
		}
		op.log(LedgerDecision, "criterion added: %s: %s", id, s.Directive)
	}
	op.doc.push("", "steering", fields{
		{"kind", text(s.Kind)}, {"directive", text(s.Directive)}, {"evidence", text(s.Evidence)}, {"rationale", text(s.Rationale)}, {"at", text(stamp(at))},
	})
	op.log(LedgerDecision, "steering %s: %s: evidence: %s: rationale: %s", s.Kind, s.Directive, s.Evidence, s.Rationale)
	return op.end()
}

func steeringFault(s Steering) *Refusal {
	if !slices.Contains(SteeringKinds[:], s.Kind) {
		return refuse(CodeInvalid, "steering", "use "+list(SteeringKinds[:]), "no kind %q", cut(s.Kind, 40))
	}
	var missing []string
	for _, f := range [...]struct{ name, text string }{{"directive", s.Directive}, {"evidence", s.Evidence}, {"rationale", s.Rationale}} {
		if f.text == "" {
			missing = append(missing, f.name)
		}
	}
	if len(missing) > 0 {
		return refuse(CodeInvalid, "steering", "give directive, evidence and rationale", "no %s", strings.Join(missing, " and no "))
	}
	if s.Kind == "add_criterion" {
		return nil
	}
	if words, weakens := Weakens(s.Directive); weakens {
		return refuse(CodeWeakens, "steering", "only the user changes what done means: goal reword, goal remove, goal drop", "“%s” would weaken completion", cut(words, 80))
	}
	if otherObjective(s.Directive) {
		return refuse(CodeWeakens, "steering", "set a new goal", "another objective is another goal and never steering")
	}
	return nil
}
