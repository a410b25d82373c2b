package hooks

import (
	"errors"
	"fmt"
	"path/filepath"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/infer"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/trigger"
)

// maxGoal is how much of a goal the user's own line shows.
const maxGoal = 200

// setLoopGoal makes GOAL.md for a trigger, or says why not (DESIGN §7). It
// runs under the session's lock.
func (c *call) setLoopGoal(st *session.State, found goals, goal trigger.Goal) (Answer, error) {
	switch {
	case c.ws == nil:
		return Answer{}, fmt.Errorf("workspace %s cannot be opened", c.root)
	case !workspace.Creatable(c.root, c.env.Home):
		c.log.Why = "refused"
		return Answer{Message: "Goalkeeper: no goal set: this is the home folder or a file system's root. Start the session in a project folder."}, nil
	case c.ev.Mode == "plan":
		c.log.Why = "planned"
		st.Planned = goal.Text
		return Answer{Message: "Goalkeeper: goal noted: " + safetext.Quote(goal.Text, maxGoal) + ". GOAL.md is written when plan mode ends."}, nil
	}
	old := found.loop
	var replaced string
	switch {
	case old == nil:
	case old.Unreadable:
		c.log.Why = "refused"
		return Answer{Message: fmt.Sprintf("Goalkeeper: no goal set: %s cannot be read (%s). Mend or move it, then say the goal again.", goalmd.Path, old.Fault)}, nil
	case hold.Unfinished(*old) && old.Owner == hold.OwnerOther:
		c.log.Why = "other_session"
		return Answer{Message: fmt.Sprintf("Goalkeeper: no goal set: another open session works on %s: %s. To drop that goal first, type: drop the goal.",
			goalmd.Path, safetext.Quote(old.Objective, maxGoal))}, nil
	case hold.Unfinished(*old) && !old.Stale:
		return c.offerChoice(st, *old, goal)
	default:
		trashed, err := c.trashLoopGoal("replaced by a new goal")
		if err != nil {
			return c.notMoved("no goal set", err), nil
		}
		replaced = " The goal before it, " + safetext.Quote(old.Objective, 80) + ", is in the trash: " + trashed + "."
	}
	return c.createLoopGoal(st, goal, replaced)
}

// comet is the command that coarse goals are handed to where the project works
// with openspec (seed 003, Granularity Split).
const comet = "comet-open"

// delegate hands a coarse goal to comet-open, always where there is an
// openspec folder; whole says that it could be found, so that no GOAL.md is
// needed. Where it cannot be, the multi-stage GOAL.md stands in.
func (c *call) delegate(goal trigger.Goal) (note string, whole bool) {
	if !goal.Coarse || !c.ws.HasFolder("openspec") {
		return "", false
	}
	note = "The goal is coarse (" + goal.CoarseWhy + ") and the project has openspec: it goes to " + comet + ": " + safetext.Quote(goal.Text, maxGoal) + "."
	config := c.env.Getenv("CLAUDE_CONFIG_DIR")
	if config == "" && c.env.Home != "" {
		config = filepath.Join(c.env.Home, ".claude")
	}
	if c.ws.HasCommand(comet, config, c.env.Getenv("PATH")) {
		return note, true
	}
	return note + " Where " + comet + " is not available, " + goalmd.Path + " has the goal in stages.", false
}

// createLoopGoal writes GOAL.md and makes this session its owner.
func (c *call) createLoopGoal(st *session.State, goal trigger.Goal, note string) (Answer, error) {
	delegated, whole := c.delegate(goal)
	if whole {
		c.log.Why = "delegated"
		return Answer{Context: delegated, Message: "Goalkeeper: coarse goal handed to " + comet + ": " + safetext.Quote(goal.Text, maxGoal) + "." + note}, nil
	}
	gates := infer.Gates(c.ws.FS())
	plan := goalmd.Plan{Goal: goal.Text, Created: c.now, Gates: gates, MultiStage: goal.Coarse}
	err := c.ws.CreateLoop(c.store, c.id(), plan)
	if errors.Is(err, workspace.ErrGoalExists) { // another session was quicker
		c.log.Why = "pending"
		st.Pending = goal.Text
		return Answer{Message: "Goalkeeper: another session has just set a goal in " + goalmd.Path + ". To take yours instead, type: replace"}, nil
	}
	if err = c.bookkeeping(err); err != nil {
		c.log.Why, c.log.Detail = "fault", err.Error()
		return Answer{Message: "Goalkeeper: no goal set: " + safetext.Line(err.Error(), 200)}, nil
	}
	c.log.Why = "set"
	st.StartFresh()
	if st.Word == hold.WordPaused {
		st.Pause(false) // who sets a goal wants it worked on
	}
	message := fmt.Sprintf("Goalkeeper: goal set: %s in %s. To drop it, type: %s.%s",
		safetext.Quote(goal.Text, maxGoal), goalmd.Path, trigger.DropWord(goal.Lang), note)
	if len(gates) == 0 {
		message += " No test, lint or build command was found in the project: the goal's own box is the only check."
	}
	return Answer{Message: message, Context: delegated}, nil
}

// offerChoice keeps the old goal, which is the default, and remembers the new
// wording: a hook has no terminal to ask on (seed 003, Timed Auto-Default
// Confirms; DESIGN §7).
func (c *call) offerChoice(st *session.State, old hold.Goal, goal trigger.Goal) (Answer, error) {
	if safetext.Line(old.Objective, maxGoal) == safetext.Line(goal.Text, maxGoal) {
		c.log.Why = "same_goal"
		if old.Owner == hold.OwnerNone {
			if err := c.own(st, old.Key()); err != nil {
				return Answer{}, err
			}
		}
		return Answer{Message: "Goalkeeper: this goal is already in progress, and this session works on it: " + goalmd.Path}, nil
	}
	c.log.Why = "pending"
	st.Pending = goal.Text
	return Answer{
		Message: fmt.Sprintf("Goalkeeper: %s goes on with %s. To take the new goal instead, type: replace (or run: goalkeeper loop replace).",
			goalmd.Path, safetext.Quote(old.Objective, 100)),
		Context: "Pending choice: the user typed a new goal, " + safetext.Quote(goal.Text, maxGoal) +
			", while one is in progress. The old goal stays unless the user says replace.",
	}, nil
}

// dropLoopGoal ends the loop goal on the user's order. Where GOAL.md cannot be
// moved, the hold of this session ends all the same: nobody is trapped by a
// fault of the disk.
func (c *call) dropLoopGoal(st *session.State, g hold.Goal) Answer {
	if _, err := c.trashLoopGoal("abandoned by the user"); err != nil {
		st.Left = append(st.Left, g.Key())
		return c.notMoved("this session is released from the goal", err)
	}
	st.StartFresh()
	return Answer{
		Message: fmt.Sprintf("Goalkeeper: goal dropped: %s. To get it back: goalkeeper loop restore", safetext.Quote(g.Objective, maxGoal)),
		Context: "The user dropped the goal " + safetext.Quote(g.Objective, maxGoal) + "; GOAL.md is gone and no stop is held for it.",
	}
}

// notMoved tells the user that GOAL.md could not be moved to the trash.
func (c *call) notMoved(said string, err error) Answer {
	c.log.Detail = err.Error()
	return Answer{Message: "Goalkeeper: " + said + ", but " + goalmd.Path + " could not be moved to the trash: " + safetext.Line(err.Error(), 200)}
}

// bookkeeping passes over a fault of the state folder alone, which is named in
// the decision line: the user's file is as it should be.
func (c *call) bookkeeping(err error) error {
	var fault *workspace.StateFault
	if errors.As(err, &fault) {
		c.log.Detail = fault.Error()
		return nil
	}
	return err
}

// complete ends a loop goal whose boxes are all ticked: GOAL.md goes to the
// trash with its final iteration, the user is told what it rests on.
func (c *call) complete(st *session.State, g hold.Goal) (Answer, error) {
	final := func(raw []byte) []byte {
		doc, err := goalmd.Parse(raw)
		if err != nil {
			return raw
		}
		if edited, err := doc.SetIteration(st.Iterations, c.now); err == nil {
			return edited
		}
		return raw
	}
	_, err := c.ws.EndLoop(c.store, c.id(), "every box ticked", c.now, final)
	if err = c.bookkeeping(err); err != nil {
		c.log.Detail = err.Error()
		if !once(st, "not moved: "+err.Error()) {
			return Answer{}, nil
		}
		return c.notMoved("every box of the goal is ticked", err), nil
	}
	st.StartFresh()
	return Answer{Message: fmt.Sprintf("Goalkeeper: goal reached: %s, %d of %d (%d proved, %d claimed).",
		safetext.Quote(g.Objective, maxGoal), g.Passed, g.Total, g.Proved, g.Passed-g.Proved)}, nil
}

// trashLoopGoal moves GOAL.md to the trash and returns its path there.
func (c *call) trashLoopGoal(why string) (string, error) {
	trashed, err := c.ws.EndLoop(c.store, c.id(), why, c.now, nil)
	return trashed, c.bookkeeping(err)
}
