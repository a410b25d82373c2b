package hooks

import (
	"errors"
	"io/fs"
	"time"

	"goalkeeper/internal/session"
	"goalkeeper/internal/transcript"
	"goalkeeper/policy/hold"
)

// useHolds is how long the status line's figure of the context is believed.
const useHolds = time.Hour

// readTail reads the transcript's tail, once an event, of a session that works
// on a goal or whose typed /goal is known. A transcript that cannot be read
// tells nothing.
func (c *call) readTail(st session.State) transcript.Tail {
	if c.ev.Transcript == "" {
		return transcript.Tail{}
	}
	extra := int64(-1)
	if st.HostGoal != "" {
		extra = st.HostGoalAt
	}
	tail, err := transcript.Read(c.ev.Transcript, st.Transcript, extra)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		c.log.Detail = "transcript: " + err.Error()
	}
	return tail
}

// contextUse is how full the context window is, in per cent: by the status
// line where it is installed, else by the transcript; 0 if unknown.
func (c *call) contextUse(st session.State, tail transcript.Tail) float64 {
	if !st.UseAt.IsZero() && c.now.Sub(st.UseAt) < useHolds {
		return st.Use
	}
	percent, ok := transcript.Use(tail.Tokens, transcript.Window(tail.Model, tail.Tokens))
	if !ok {
		return 0
	}
	return float64(percent)
}

// iterate counts a turn of work on this session's goals and looks whether the
// work is stuck (DESIGN §9, Iterations and Stagnation).
func (c *call) iterate(st *session.State, in hold.Input, d hold.Decision, tail transcript.Tail) Answer {
	if !isWork(in, d) || st.IterTurn == in.Turn {
		return Answer{}
	}
	st.IterTurn = in.Turn
	passed, owned := 0, false
	for _, g := range in.Goals {
		if g.Owner == hold.OwnerThis && hold.Active(g.Kind, g.Status) {
			passed, owned = passed+g.Passed, true
		}
	}
	if !owned {
		return Answer{}
	}
	if st.Iterations == 0 {
		st.Stagnation = hold.Stagnation{Base: passed} // what was met before this session's work is no progress of it
	}
	st.Iterations++
	sign := tail.Edited || tail.Partial || hold.SaysProgress(tail.Said) || hold.SaysProgress(c.ev.LastMessage)
	st.Transcript = tail.End
	var finding hold.Finding
	st.Stagnation, finding = st.Stagnation.Next(hold.Iteration{Passed: passed, Sign: sign})
	switch finding {
	case hold.FindRecovery:
		st.Recovery = st.Stagnation.Recoveries
		c.log.Detail = "stagnation: recovery"
	case hold.FindNotice:
		c.log.Detail = "stagnation: the user is told"
		return Answer{Message: "Goalkeeper: the work looks stuck: no criterion met and no sign of progress over the last iterations, after two changes of strategy. A word from you may help; \"pause the goal\" or \"abandon the goal\" ends the holds."}
	}
	return Answer{}
}

// isWork reports whether a turn of this session had work in it that reached
// the goals: not talk, not waiting, not paused.
func isWork(in hold.Input, d hold.Decision) bool {
	switch d.Why {
	case hold.Off, hold.NotMain, hold.PlanMode, hold.APIError, hold.ContextFull, hold.Waiting, hold.NoSession, hold.NoGoal,
		hold.Talk, hold.Paused, hold.Abandoned, hold.Cleared, hold.HeldThisTurn:
		return false
	}
	return in.Word == hold.WordNone
}
