package cli

import (
	"flag"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
)

func runGoalSteer(c *call, args []string) error {
	var s goal.Steering
	var k goal.NewCriterion
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&s.Kind, "kind", "", "add_criterion, redirect, narrow_scope, reprioritize or annotate")
		f.StringVar(&s.Directive, "directive", "", "the change of course")
		f.StringVar(&s.Evidence, "evidence", "", "what shows that it is needed")
		f.StringVar(&s.Rationale, "rationale", "", "why this is the answer")
		f.StringVar(&k.Model, "model", "", "of an added criterion")
		f.StringVar(&k.Channel, "channel", "", "of an added criterion")
		criterionFlags(f, &k)
	})
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug := rest[0]
	if s.Kind == "add_criterion" {
		k.Text = s.Directive
	}
	if err := c.checkCriterion(k); err != nil {
		return err
	}
	added := ""
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "steer", Do: func(raw []byte) (goal.Change, error) {
		change, err := goal.Steer(raw, s, k, p.ws.Seen(p.store, slug), c.project(p), c.env.Now())
		if err == nil && s.Kind == "add_criterion" && added == "" {
			added = change.Record.Criteria[len(change.Record.Criteria)-1].ID
		}
		return change, err
	}})
	if err != nil {
		return err
	}
	said := "steering " + s.Kind + " recorded: " + safetext.Line(s.Directive, 200)
	if added != "" {
		c.promise(p, done.Record, added)
		said += "\n" + added + " added"
	}
	return c.printed(p, done, slug, added, said)
}
