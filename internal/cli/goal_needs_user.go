package cli

import (
	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
)

func runGoalNeedsUser(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>", `"<the one decision>"`)
	if err != nil {
		return err
	}
	defer p.Close()
	slug := rest[0]
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "needs-user", Do: func(raw []byte) (goal.Change, error) {
		return goal.NeedsUser(raw, rest[1], c.env.Now())
	}})
	if err != nil {
		return err
	}
	return c.printed(p, done, slug, "", "waits for the user: "+safetext.Line(rest[1], 300)+"\nonce decided: goalkeeper goal reopen "+slug+` --note "<what was decided>"`)
}
