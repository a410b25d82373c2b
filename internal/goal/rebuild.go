package goal

import (
	"strings"
	"time"
)

// LostText is the text of a criterion that could not be rebuilt.
const LostText = "(the text was lost with the record: ask the user, then goal reword)"

// Rebuild makes a record from what the witnesses still know of one that was
// lost (seed 002, Recover). Every criterion is open: what was proved is proved
// by the evidence, which the next check looks at. lost names what could not be
// rebuilt; it goes into the decision line.
func Rebuild(r Record, lost []string, at time.Time) (Change, error) {
	criteria := array{}
	for _, c := range r.Criteria {
		if c.Text == "" {
			c.Text = LostText
			lost = append(lost, "the text of "+c.ID)
		}
		f := fields{
			{"id", text(c.ID)}, {"text", text(c.Text)}, {"status", text(CriterionOpen)}, {"attempt", raw(itoa(max(c.Attempt, 1)))},
			{"model", text(c.Model)}, {"channel", text(c.Channel)},
		}
		if c.Check != "" {
			f = append(f, field{"check", text(c.Check)})
		}
		if c.Expect != "" {
			f = append(f, field{"expect", text(c.Expect)})
		}
		criteria = append(criteria, append(f, field{"evidence", texts(c.Evidence)}))
	}
	if r.Objective == "" {
		r.Objective = "(lost with the record: ask the user)"
		lost = append(lost, "the objective")
	}
	op, err := begin(newRecord(r, criteria, at), at)
	if err != nil {
		return Change{}, err
	}
	op.log(LedgerDecision, "%s", recovered("journal, ledger and evidence folder", lost))
	op.notes = append(op.notes, lost...)
	return op.end()
}

// Restored is the decision line of a record that was put back from its last
// good copy. why is what was wrong with the file.
func Restored(slug, why string, at time.Time) Line {
	return Line{TS: stamp(at), Kind: LedgerDecision, Text: plain(recovered("the last good copy", nil) + " (" + cut(why, 200) + ")"), Path: Path(slug), By: By}
}

func recovered(from string, lost []string) string {
	s := "record recovered from " + from
	if len(lost) > 0 {
		s += "; could not be rebuilt: " + strings.Join(lost, ", ")
	}
	return s
}

// HostCondition is the text for the host's own /goal that binds it to a
// record: the objective, and the command that decides it.
func HostCondition(slug, objective string) string {
	return objective + " (`goalkeeper goal check " + slug + "` exits 0)"
}
