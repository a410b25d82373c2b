package cli

import (
	"flag"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
)

func runGoalAdd(c *call, args []string) error {
	var k goal.NewCriterion
	rest, err := c.parse(args, func(f *flag.FlagSet) { criterionFlags(f, &k) })
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>", `"[model/][channel]: text"`)
	if err != nil {
		return err
	}
	defer p.Close()
	slug := rest[0]
	text := goal.ParseCriterion(rest[1])
	text.Check, text.Expect = k.Check, k.Expect
	if err := c.checkCriterion(text); err != nil {
		return err
	}
	if _, _, err := c.record(p, slug); err != nil {
		return err
	}
	done, id, err := c.add(p, slug, text)
	if err != nil {
		return err
	}
	return c.printed(p, done, slug, id, id+" added: "+safetext.Line(text.Text, 200))
}

// add appends a criterion with the next free number and puts it into the
// journal, so that the record can be rebuilt and the number is never given
// again.
func (c *call) add(p *place, slug string, k goal.NewCriterion) (workspace.Changed, string, error) {
	var id string
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "add", Do: func(raw []byte) (goal.Change, error) {
		change, given, err := goal.Add(raw, k, p.ws.Seen(p.store, slug), c.project(p), c.env.Now())
		if id == "" {
			id = given
		}
		return change, err
	}})
	if err == nil {
		c.promise(p, done.Record, id)
	}
	return done, id, err
}

// promise writes what criteria say into the journal. Where it cannot be
// written, the operation has said so.
func (c *call) promise(p *place, r *goal.Record, ids ...string) {
	for _, id := range ids {
		k := r.Criterion(id)
		e := c.criterionEntry(p, workspace.EntryCriterion, r.Slug, k, k.Text)
		e.Command, e.Expect, e.For = k.Check, k.Expect, k.Model+"/"+k.Channel
		_ = p.store.Record(e)
	}
}

// criterionFlags are the flags of a criterion that a command decides.
func criterionFlags(f *flag.FlagSet, k *goal.NewCriterion) {
	f.StringVar(&k.Check, "check", "", "the command that decides")
	f.StringVar(&k.Expect, "expect", "", "what its output must contain")
}
