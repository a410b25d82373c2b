package cli

import (
	"errors"
	"flag"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/trigger"
)

func runGoalReword(c *call, args []string) error {
	var w goal.Rewording
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&w.Text, "text", "", "the new text")
		f.StringVar(&w.Check, "check", "", "the command that decides")
		f.StringVar(&w.Expect, "expect", "", "what its output must contain")
	})
	if err != nil {
		return err
	}
	if len(rest) == 3 { // the text may stand without its flag
		w.Text, rest = rest[2], rest[:2]
	}
	p, err := c.target(rest, "<slug>", "<cN>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug, id := rest[0], rest[1]
	f, r, err := c.record(p, slug)
	if err != nil {
		return err
	}
	reword := func(raw []byte) (goal.Change, error) { return c.reword(p, raw, id, w) }
	change, err := reword(f.Raw)
	if err != nil {
		return c.refused(p, slug, err)
	}
	k := change.Record.Criterion(id)
	if err := c.checkCriterion(goal.NewCriterion{Text: k.Text, Channel: k.Channel, Check: k.Check, Expect: k.Expect}); err != nil {
		return err
	}
	if !onlyAdds(r.Criterion(id), w) {
		if err := c.permitRecord(p, trigger.Reword, slug, id, "reword "+id+" of "+slug); err != nil {
			return err
		}
	}
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "reword", Do: reword,
		Entries: []session.Entry{c.criterionEntry(p, workspace.EntryReword, slug, r.Criterion(id), "")}})
	if err != nil {
		return err
	}
	c.promise(p, done.Record, id)
	return c.printed(p, done, slug, id, id+" reworded: "+safetext.Line(done.Record.Criterion(id).Text, 200)+"; what was proved of the old text no longer counts")
}

// onlyAdds reports whether a rewording takes nothing back: it names a check or
// an expectation where the criterion names none.
func onlyAdds(k *goal.Criterion, w goal.Rewording) bool {
	return k != nil && w.Text == "" && (w.Check == "" || k.Command() == "") && (w.Expect == "" || k.Expect == "")
}

// reword changes a criterion. Where the file has the new words already, put
// there by hand, the change is made from those of the last good copy: so old
// and new stand in the ledger, and the new ones are the good ones from now on.
func (c *call) reword(p *place, raw []byte, id string, w goal.Rewording) (goal.Change, error) {
	change, err := goal.Reword(raw, id, w, c.project(p), c.env.Now())
	var refusal *goal.Refusal
	if !errors.As(err, &refusal) || refusal.Code != goal.CodeInvalid || refusal.Where != id {
		return change, err
	}
	r, parseErr := goal.Parse(raw)
	if parseErr != nil {
		return change, err
	}
	good, copyErr := p.store.Copy(r.Slug + ".json")
	was, parseErr := goal.Parse(good)
	if copyErr != nil || parseErr != nil || was.Criterion(id) == nil {
		return change, err
	}
	old := was.Criterion(id)
	back, backErr := goal.Reword(raw, id, goal.Rewording{Text: old.Text, Check: old.Check, Expect: old.Expect}, c.project(p), c.env.Now())
	if backErr != nil {
		return change, err
	}
	return goal.Reword(back.Raw, id, w, c.project(p), c.env.Now())
}
