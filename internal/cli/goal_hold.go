package cli

import (
	"fmt"
	"time"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/trigger"
)

func runGoalPause(c *call, args []string) error {
	return c.pauseRecord(args, trigger.Pause, hold.WordPaused, goal.Pause, "pause the goal", "paused: no stop is held for it until it is resumed")
}

func runGoalResume(c *call, args []string) error {
	return c.pauseRecord(args, trigger.Resume, hold.WordNone, goal.Resume, "resume the goal", "resumed: stops are held again")
}

// pauseRecord notes a pause, or its end, in the ledger and in the session that
// is held. Of an agent it takes the user's order: neither is its to decide.
func (c *call) pauseRecord(args []string, order trigger.Kind, word hold.Word, do func(record []byte, at time.Time) (goal.Change, error), say, said string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug := rest[0]
	if _, _, err := c.record(p, slug); err != nil {
		return err
	}
	if err := c.permitRecord(p, order, slug, "", say); err != nil {
		return err
	}
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: string(order), Session: p.id, At: c.env.Now(),
		Do: func(raw []byte) (goal.Change, error) { return do(raw, c.env.Now()) }})
	if err != nil {
		return err
	}
	if p.id != "" {
		if err := c.done(c.setPause(p, p.id, word)); err != nil {
			return err
		}
	}
	return c.printed(p, done, slug, "", said)
}

func runGoalAdopt(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>")
	if err != nil {
		return err
	}
	defer p.Close()
	if p.id == "" {
		return noClient(p)
	}
	slug := rest[0]
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "adopt", Session: p.id, At: c.env.Now(),
		Do: func(raw []byte) (goal.Change, error) { return goal.Own(raw, p.id, c.env.Now()) }})
	if err != nil {
		return err
	}
	if err := c.done(p.startsFresh()); err != nil {
		return cannot(err, p.root, "")
	}
	return c.printed(p, done, slug, "", "adopted: this session is held while a criterion is open")
}

// setPause sets the pause of a session. A pause takes back what was ordered to
// resume before it.
func (c *call) setPause(p *place, id string, word hold.Word) error {
	err := p.store.Update(id, func(st *session.State) error {
		st.Pause(word == hold.WordPaused)
		return nil
	})
	if err != nil {
		return fmt.Errorf("session %s: %w", safetext.Line(id, 128), err)
	}
	return nil
}

// noClient is the error of an adoption by nobody.
func noClient(p *place) error {
	return &Error{What: "this is no session of a client: there is nobody to adopt it for", Where: p.root,
		Do: "run it in the session that is to own the goal", Code: exitCannot}
}
