package cli

import (
	"flag"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/workspace"
)

func runGoalPass(c *call, args []string) error {
	var refs []string
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.Func("evidence", "a file below .litgravity/evidence/<slug>/, or ledger:<conversation>#<line>; may be given again", func(s string) error {
			refs = append(refs, s)
			return nil
		})
	})
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>", "<cN>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug, id := rest[0], rest[1]
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "pass", Do: func(raw []byte) (goal.Change, error) {
		return c.pass(p, raw, id, refs)
	}})
	if err != nil {
		return err
	}
	return c.printed(p, done, slug, id, id+" pass")
}

// pass attaches evidence to a criterion and passes it by hand.
func (c *call) pass(p *place, raw []byte, id string, refs []string) (goal.Change, error) {
	attached, err := goal.Attach(raw, id, refs, c.env.Now())
	if err != nil {
		return attached, err
	}
	by := p.ws.Witnesses(p.store, attached.Record.Slug)
	standing := p.ws.Standing(attached.Record.Slug, *attached.Record.Criterion(id), by)
	return goal.Pass(raw, id, goal.Passing{Evidence: refs, Standing: standing, ByHand: true}, c.env.Now())
}
