package cli

import (
	"errors"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/trigger"
)

func runLoopPause(c *call, args []string) error {
	return c.pauseOrResume(args, trigger.Pause, hold.WordPaused, "pause the goal", "paused: no stop of this session is held until it is resumed")
}

func runLoopResume(c *call, args []string) error {
	return c.pauseOrResume(args, trigger.Resume, hold.WordNone, "resume the goal", "resumed: stops are held again")
}

// pauseOrResume sets the pause of the session that the command runs in. Of an
// agent it takes the user's order: neither is its to decide.
func (c *call) pauseOrResume(args []string, order trigger.Kind, word hold.Word, say, said string) error {
	p, g, err := c.openLoop(args)
	if err != nil {
		return err
	}
	defer p.Close()
	ids, err := c.heldSessions(p, workspace.LoopKey)
	if err != nil {
		return err
	}
	if err := c.permit(p, string(order), "", say); err != nil {
		return err
	}
	if word == hold.WordNone && g.Status == hold.StatusBlocked {
		err := c.editLoop(p, func(doc *goalmd.Doc) ([]byte, error) { return doc.SetActive(c.env.Now()) })
		if err != nil {
			return err
		}
	}
	for _, id := range ids {
		if err := c.setPause(p, id, word); err != nil {
			return cannot(err, "session state", "")
		}
	}
	return c.print(struct {
		Root   string `json:"root"`
		Paused bool   `json:"paused"`
	}{p.root, word == hold.WordPaused}, "%s: %s\n", said, safetext.Line(g.Objective, 200))
}

// heldSessions are the sessions that a command about a goal's hold is for: the
// one it runs in, else, at a person's terminal, the goal's owners.
func (c *call) heldSessions(p *place, key string) ([]string, error) {
	if p.id != "" {
		return []string{p.id}, nil
	}
	owners, err := p.store.Owners()
	if err != nil {
		return nil, cannot(err, "owners", "")
	}
	if len(owners[key]) == 0 {
		return nil, &Error{What: "no session owns the goal, so none is held", Where: p.root, Code: exitNo}
	}
	return owners[key], nil
}

func runLoopAdopt(c *call, args []string) error {
	p, g, err := c.openLoop(args)
	if err != nil {
		return err
	}
	defer p.Close()
	if g.Unreadable {
		return cannot(errors.New(g.Fault), g.Path, "mend the file first")
	}
	if p.id == "" {
		return noClient(p)
	}
	if g.Owner != hold.OwnerThis {
		err = p.store.UpdateOwners(func(o session.Owners) error {
			o.Add(workspace.LoopKey, p.id, true)
			return nil
		})
		if err == nil {
			err = p.startsFresh()
		}
	}
	if err != nil {
		return cannot(err, p.root, "")
	}
	g.Owner, g.Foreign = hold.OwnerThis, false
	return c.print(struct {
		Root string   `json:"root"`
		Goal goalJSON `json:"goal"`
	}{p.root, jsonOf(*g)}, "adopted: %s\nthis session is held while a box is open\n", safetext.Line(g.Objective, 200))
}
