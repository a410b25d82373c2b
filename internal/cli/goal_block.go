package cli

import (
	"flag"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
)

func runGoalBlock(c *call, args []string) error {
	var note string
	rest, err := c.parse(args, func(f *flag.FlagSet) { f.StringVar(&note, "note", "", "the obstacle, one line") })
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>", "<cN>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug, id := rest[0], rest[1]
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "block", Do: func(raw []byte) (goal.Change, error) {
		return goal.Block(raw, id, note, c.env.Now())
	}})
	if err != nil {
		return err
	}
	return c.printed(p, done, slug, id, id+" blocked: "+safetext.Line(note, 300)+"; the next stop passes")
}
