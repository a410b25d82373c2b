package cli

import (
	"bufio"
	"cmp"
	"errors"
	"flag"
	"fmt"
	"strings"
	"time"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/infer"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/trigger"
)

// askFor is how long a question at a terminal waits before its default holds
// (seed 003, Timed Auto-Default Confirms).
const askFor = 10 * time.Second

func runLoopSet(c *call, args []string) error {
	var stages bool
	rest, err := c.parse(args, func(f *flag.FlagSet) { f.BoolVar(&stages, "stages", false, "work in stages") })
	if err != nil {
		return err
	}
	text, err := c.goalText(rest)
	if err != nil {
		return err
	}
	p, err := c.open()
	if err != nil {
		return err
	}
	defer p.Close()
	if err := c.creatable(p); err != nil {
		return err
	}
	g := c.loop(p)
	if gone := c.gone(p); c.agent() && len(gone) > 0 && (g == nil || !g.Unreadable && !hold.Unfinished(*g)) {
		return &Error{What: "the goal before it was not ended: " + strings.Join(gone, "; "), Where: p.root,
			Do: "put it back, or take the new one with the user's order: goalkeeper loop replace " + safetext.Quote(text, 200), Code: exitNo}
	}
	if g != nil {
		switch {
		case g.Unreadable:
			return cannot(errors.New(g.Fault), g.Path, "mend the file or move it away; nothing was written")
		case hold.Unfinished(*g) && !c.takesNew(*g, text):
			return &Error{What: "another goal is in progress and goes on: " + safetext.Quote(g.Objective, 200), Where: g.Path,
				Do: "to take the new one instead: goalkeeper loop replace " + safetext.Quote(text, 200), Code: exitNo}
		}
		if _, err := p.ws.EndLoop(p.store, p.id, "replaced by loop set", c.env.Now(), nil); c.done(err) != nil {
			return cannot(err, g.Path, "")
		}
	}
	return c.createLoop(p, text, stages)
}

// goalText is the goal a command was given: one line, not empty.
func (c *call) goalText(rest []string) (string, error) {
	text, err := c.one(rest, `"<goal>"`)
	if err != nil {
		return "", err
	}
	text = strings.TrimSpace(text)
	if strings.ContainsAny(text, "\r\n") {
		return "", c.usage("a goal is one line")
	}
	return text, nil
}

// takesNew asks at a terminal whether a new goal takes the old one's place.
// Elsewhere, without an answer in time, and by default, the old one goes on.
func (c *call) takesNew(old hold.Goal, text string) bool {
	if !c.env.Interactive || c.agent() {
		return false
	}
	wait := cmp.Or(c.env.AskFor, askFor)
	fmt.Fprintf(c.env.Stdout, "In progress: %s\nNew:         %s\nContinue the old goal, or replace it? [C/r] (continue in %d s) ",
		safetext.Line(old.Objective, 200), safetext.Line(text, 200), int(wait.Seconds()))
	answer := make(chan string, 1)
	go func() {
		line, _ := bufio.NewReader(c.env.Stdin).ReadString('\n')
		answer <- strings.ToLower(strings.TrimSpace(line))
	}()
	select {
	case a := <-answer:
		return a == "r" || a == "replace"
	case <-time.After(wait):
		fmt.Fprintln(c.env.Stdout)
		return false
	}
}

// createLoop writes a new GOAL.md and says so.
func (c *call) createLoop(p *place, text string, stages bool) error {
	if coarse, _ := trigger.Coarse(text); coarse {
		stages = true
	}
	plan := goalmd.Plan{Goal: text, Created: c.env.Now(), Gates: infer.Gates(p.ws.FS()), MultiStage: stages}
	if err := c.done(p.ws.CreateLoop(p.store, p.id, plan)); err != nil {
		return cannot(err, p.root, "")
	}
	if err := c.done(p.startsFresh()); err != nil {
		return cannot(err, p.root, "")
	}
	c.noteNobodyHeld(p)
	g := c.loop(p)
	return c.print(struct {
		Root string   `json:"root"`
		Goal goalJSON `json:"goal"`
	}{p.root, jsonOf(*g)}, "goal set: %s\n%d boxes in %s, in %s\nnext: replace the line of c1 by a command and its result, then goalkeeper loop prove 1\n",
		safetext.Line(text, 300), g.Total, g.Path, p.root)
}

// noteNobodyHeld says what is still to be done for a goal that was set outside
// any session.
func (c *call) noteNobodyHeld(p *place) {
	if p.id == "" {
		c.notes = append(c.notes, `no session is held for it yet: in the session that is to work on it, type "continue the goal"`)
	}
}

// startsFresh forgets what the session was held for: a new goal has its own
// streak.
func (p *place) startsFresh() error {
	if p.id == "" {
		return nil
	}
	return p.store.Update(p.id, func(st *session.State) error {
		st.StartFresh()
		return nil
	})
}
