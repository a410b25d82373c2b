package hooks

import (
	"errors"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/plan"
	"goalkeeper/internal/session"
	"goalkeeper/internal/transcript"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/condition"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/trigger"
)

// takeHostGoal reads what the user typed after /goal: the client judges it,
// beside the loop goal (DESIGN §6, §9 rule 8). What the text lacks is said
// once; a cleared condition of ours is logged at once.
func (c *call) takeHostGoal(st *session.State, found goals, r trigger.Reading) Answer {
	if r.Slash.Name != "goal" {
		return Answer{}
	}
	switch kind, text := trigger.HostGoal(r.Slash.Args); kind {
	case trigger.HostSet:
		st.HostGoal, st.HostGoalAt = text, c.transcriptSize()
		c.bindRecords(st, found, text)
		message := condition.LintMessage(condition.Lint(text, c.hasPlans()))
		if message != "" && once(st, "lint "+text) {
			return Answer{Message: message}
		}
	case trigger.HostClear:
		c.unbind(st, condition.OutcomeCleared)
		st.HostGoal = ""
	}
	return Answer{}
}

// bindRecords notes in this session's records what the host's goal is to them:
// theirs, typed from the line that `goal set` printed, or another one (seed
// 002, host_goal). It is no progress of the owner.
func (c *call) bindRecords(st *session.State, found goals, text string) {
	for _, g := range found.owned {
		if g.Kind != hold.Record || !hold.Active(g.Kind, g.Status) {
			continue
		}
		state := goal.HostConflict
		if condition.OneLine(text) == condition.OneLine(goal.HostCondition(g.Name, g.Objective)) {
			state = goal.HostAdopted
		}
		done, err := c.ws.Change(c.store, workspace.Operation{Slug: g.Name, Name: "host goal", Session: c.id(), At: c.now,
			Do: func(raw []byte) (goal.Change, error) { return goal.Bind(raw, state, c.now) }})
		if err != nil {
			c.log.Detail = err.Error()
			continue
		}
		if st.Ours == nil {
			st.Ours = make(map[string]string)
		}
		if done.Record != nil {
			st.Ours[g.Key()] = done.Record.UpdatedRaw
		}
	}
}

// transcriptSize is how large the transcript is now, 0 if unknown.
func (c *call) transcriptSize() int64 {
	tail, err := transcript.Read(c.ev.Transcript, 0, -1)
	if err != nil {
		return 0
	}
	return tail.Size
}

// hasPlans reports whether the project has AA-MA task folders.
func (c *call) hasPlans() bool {
	return c.ws != nil && c.ws.HasFolder(plan.ActiveDir)
}

// followHostGoal brings what is known of the client's own goal up to date with
// the transcript; each of its states is handled once. A condition that
// `condition synth` made here is logged when it is bound and when it ends
// (seed 000, Canonical Verdict & Event Vocabulary).
func (c *call) followHostGoal(st *session.State, tail transcript.Tail) {
	for _, s := range unseen(tail.Goals, st.HostGoalSeen) {
		st.HostGoalSeen = s.UUID
		switch s.State() {
		case transcript.GoalSet:
			c.bind(st, s.Condition)
		case transcript.GoalMet:
			c.ended(st, s, condition.OutcomeMet)
		case transcript.GoalFailed:
			c.ended(st, s, condition.OutcomeFailed)
		case transcript.GoalCleared:
			c.ended(st, s, condition.OutcomeCleared)
		}
	}
}

// unseen are the states behind the one that was handled last; all of them
// where it is not among them.
func unseen(states []transcript.GoalStatus, last string) []transcript.GoalStatus {
	for i := len(states) - 1; i >= 0 && last != ""; i-- {
		if states[i].UUID == last {
			return states[i+1:]
		}
	}
	return states
}

// bind logs that the host took a condition that was made here.
func (c *call) bind(st *session.State, text string) {
	known, err := c.store.Conditions()
	if err != nil {
		c.log.Detail = err.Error()
	}
	k, ok := condition.Match(text, known)
	if !ok {
		return
	}
	st.Bound, st.BoundTurns = k.Hash, 0
	c.provenance(k, k.Bound())
}

// ended takes note that the host's goal is over.
func (c *call) ended(st *session.State, s transcript.GoalStatus, o condition.Outcome) {
	c.unbind(st, o)
	if s.Condition == "" || s.Condition == st.HostGoal {
		st.HostGoal = ""
	}
}

// unbind logs the end of a bound condition.
func (c *call) unbind(st *session.State, o condition.Outcome) {
	if st.Bound == "" {
		return
	}
	known, err := c.store.Conditions()
	if err != nil {
		c.log.Detail = err.Error()
	}
	for _, k := range known {
		if k.Hash == st.Bound {
			c.provenance(k, k.Final(o, st.BoundTurns))
		}
	}
	st.Bound, st.BoundTurns = "", 0
}

// provenance appends an event to the task's log. A log that cannot be written
// is named in the decision line.
func (c *call) provenance(k condition.Known, e condition.Event) {
	path, err := plan.LogPath(k.Task)
	if err == nil && c.ws == nil {
		err = errors.New("the workspace cannot be opened")
	}
	var line string
	if err == nil {
		line, err = e.Line(c.now.Local())
	}
	if err == nil {
		err = c.ws.AppendProvenance(path, line)
	}
	if err != nil {
		c.log.Detail = err.Error()
	}
}
