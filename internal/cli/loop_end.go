package cli

import (
	"errors"
	"fmt"
	"strings"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/trigger"
)

func runLoopDone(c *call, args []string) error {
	p, g, err := c.openLoop(args)
	if err != nil {
		return err
	}
	defer p.Close()
	gone := c.gone(p)
	if !g.AllMet() || len(gone) > 0 {
		if err := c.permit(p, string(trigger.Done), "", "call the goal done anyway"); err != nil {
			var refused *Error
			if errors.As(err, &refused) && len(gone) > 0 {
				refused.What += ": " + strings.Join(gone, "; ")
			}
			return err
		}
	}
	k, err := c.countStale(p, *g)
	if err != nil {
		return err
	}
	said := fmt.Sprintf("goal ended: %d of %d (%s)", g.Passed, g.Total, k.rests())
	if open := g.Total - g.Passed; open > 0 {
		said = fmt.Sprintf("goal ended with %d of %d boxes open (%s)", open, g.Total, k.rests())
	}
	return c.endLoop(p, g, "done by command", said)
}

// gone is what GOAL.md no longer asks for, seen from its last good copy.
func (c *call) gone(p *place) []string {
	raw, _, err := p.ws.GoalMD()
	if err != nil {
		raw = nil
	}
	copied, err := p.store.Copy(workspace.LoopCopy)
	if err != nil || copied == nil {
		return nil
	}
	old, err := goalmd.Parse(copied)
	if err != nil {
		return nil
	}
	next, err := goalmd.Parse(raw)
	if err != nil {
		return []string{"GOAL.md is gone or cannot be read any more"}
	}
	return goalmd.Gone(old, next)
}

func runLoopAbandon(c *call, args []string) error {
	p, g, err := c.openLoop(args)
	if err != nil {
		return err
	}
	defer p.Close()
	if err := c.permit(p, string(trigger.Abandon), "", "abandon the goal"); err != nil {
		return err
	}
	return c.endLoop(p, g, "abandoned by command", "goal dropped")
}

func runLoopReplace(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, err := c.open()
	if err != nil {
		return err
	}
	defer p.Close()
	st, err := p.store.Load(p.id)
	if err != nil {
		return cannot(err, "session state", "")
	}
	if len(rest) == 0 && st.Pending != "" {
		rest = []string{st.Pending}
	}
	if len(rest) == 0 {
		return &Error{What: "no new goal waits for a choice", Where: p.root, Do: `name it: goalkeeper loop replace "<goal>"`, Code: exitNo}
	}
	text, err := c.goalText(rest)
	if err != nil {
		return err
	}
	if err := c.permit(p, string(trigger.Replace), "", "replace the goal"); err != nil {
		return err
	}
	if _, err := p.ws.EndLoop(p.store, p.id, "replaced by command", c.env.Now(), nil); c.done(err) != nil {
		return cannot(err, goalmd.Path, "")
	}
	return c.createLoop(p, text, false)
}

func runLoopRestore(c *call, args []string) error {
	p, err := c.openBare(args)
	if err != nil {
		return err
	}
	defer p.Close()
	trash, err := p.store.Trash()
	if err != nil {
		return cannot(err, "trash", "")
	}
	for _, t := range trash {
		if t.Name != "GOAL.md" {
			continue
		}
		raw, err := p.store.ReadTrashed(t)
		if err != nil {
			return cannot(err, t.Path, "")
		}
		if err := c.done(p.ws.RestoreLoop(p.store, p.id, raw, c.env.Now())); err != nil {
			return cannot(err, p.root, "end the goal that is there first: goalkeeper loop done or loop abandon")
		}
		if err := c.done(p.startsFresh()); err != nil {
			return cannot(err, p.root, "")
		}
		c.noteNobodyHeld(p)
		return c.print(struct {
			Root string `json:"root"`
			From string `json:"from"`
		}{p.root, t.Path}, "restored %s in %s, ended %s\n", goalmd.Path, p.root, t.At.Format("2006-01-02 15:04:05 MST"))
	}
	return &Error{What: "the trash holds no ended loop goal", Where: p.root, Code: exitNo}
}

// openLoop opens the workspace of a command without arguments that needs a
// loop goal.
func (c *call) openLoop(args []string) (*place, *hold.Goal, error) {
	p, err := c.openBare(args)
	if err != nil {
		return nil, nil, err
	}
	g := c.loop(p)
	if g == nil {
		p.Close()
		return nil, nil, noGoal(p.root)
	}
	return p, g, nil
}

// endLoop moves the goal to the trash and says so.
func (c *call) endLoop(p *place, g *hold.Goal, why, said string) error {
	trashed, err := p.ws.EndLoop(p.store, p.id, why, c.env.Now(), nil)
	if c.done(err) != nil {
		return cannot(err, g.Path, "")
	}
	return c.print(struct {
		Root  string   `json:"root"`
		Goal  goalJSON `json:"goal"`
		Trash string   `json:"trash"`
	}{p.root, jsonOf(*g), trashed}, "%s: %s\nto get it back: goalkeeper loop restore\n", said, safetext.Line(g.Objective, 300))
}
