package cli

import (
	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
)

func runGoalBlockerAdd(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>", "qa|review|user", `"<detail>"`)
	if err != nil {
		return err
	}
	defer p.Close()
	slug, id := rest[0], ""
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "blocker add", Do: func(raw []byte) (goal.Change, error) {
		change, given, err := goal.AddBlocker(raw, rest[1], rest[2], c.env.Now())
		if id == "" {
			id = given
		}
		return change, err
	}})
	if err != nil {
		return err
	}
	return c.blockerPrinted(p, done, slug, id, "blocker "+id+" ("+rest[1]+"): "+safetext.Line(rest[2], 300))
}

func runGoalBlockerResolve(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>", "<bN>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug, id := rest[0], rest[1]
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "blocker resolve", Do: func(raw []byte) (goal.Change, error) {
		return goal.ResolveBlocker(raw, id, c.env.Now())
	}})
	if err != nil {
		return err
	}
	return c.blockerPrinted(p, done, slug, id, "blocker "+safetext.Line(id, 40)+" resolved")
}

func (c *call) blockerPrinted(p *place, done workspace.Changed, slug, id, said string) error {
	out := resultJSON{Root: p.root, Goal: c.goalView(p, slug), Blocker: id, Notes: notes(done.Notes)}
	return c.print(out, "%s\n%s%s", said, standLine(out.Goal), noteLines(out.Notes))
}
