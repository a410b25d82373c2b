package cli

import (
	"fmt"

	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

// checkGoals looks at the workspace and its goals.
func (c *call) checkGoals(p *place) []check {
	if !workspace.Creatable(p.root, c.env.Home) {
		return []check{{"root", warn, p.root + " is the home folder or a file system's root: no goal is made here", "start the client in a project folder"}}
	}
	all, err := c.allGoals(p)
	if err != nil {
		return []check{{"goals", broken, fmt.Sprintf("the goals of %s cannot be listed: %v", p.root, err), "see that you may read .litgravity/goals there"}}
	}
	checks := []check{{"root", fine, fmt.Sprintf("%s, goals: %d", p.root, len(all)), ""}}
	for _, g := range all {
		adopt := "goalkeeper loop adopt"
		if g.Kind == hold.Record {
			adopt = "goalkeeper goal adopt " + g.Name
		}
		switch {
		case g.Unreadable:
			checks = append(checks, check{"goals", warn, fmt.Sprintf("%s cannot be read, and nothing is held for it: %s", g.Path, g.Fault), "mend the file or move it away"})
		case g.Foreign && hold.Unfinished(g):
			checks = append(checks, check{"goals", note, g.Path + " came with the checkout and holds nobody", "in the session that is to work on it: " + adopt})
		case g.Owner == hold.OwnerNone && hold.Unfinished(g) && g.Stale:
			checks = append(checks, check{"goals", note, g.Path + " is nobody's and was not touched for a week", "in the session that is to work on it: " + adopt})
		}
	}
	return checks
}
