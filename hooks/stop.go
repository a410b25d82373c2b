package hooks

import (
	"fmt"
	"slices"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/transcript"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

// holdOff reports whether the user has switched holding off, by either name
// (DESIGN §6).
func (c *call) holdOff() bool {
	return switchedOff(c.env.Getenv("LITGRAVITY_GOAL_HOLD")) || switchedOff(c.env.Getenv("GOALKEEPER_HOLD"))
}

// stop decides whether a stop may pass (DESIGN §9). The decision is made and
// its counter stored under the session's lock, before a hold is printed.
func stop(c *call) (Answer, error) {
	in := hold.Input{
		Subagent:   c.ev.AgentID != "",
		Plan:       c.ev.Mode == "plan",
		Message:    hold.ReadMessage(c.ev.LastMessage),
		NoSession:  c.id() == "",
		HoldOff:    c.holdOff(),
		Unattended: c.env.Getenv("CLAUDE_CODE_SESSION_ATTENDED") == "0",
	}
	in.APIError = in.Message == hold.SaysError
	if in.NoSession || in.Subagent {
		return c.concluded(hold.Decide(in), in, ""), nil
	}
	found, err := c.look()
	if err != nil {
		return Answer{}, err
	}
	if !c.concernsStop(found) {
		return c.concluded(hold.Decide(in), in, ""), nil
	}
	if c.enter(); c.ws == nil {
		return c.concluded(hold.Decide(in), in, ""), nil
	}
	var d hold.Decision
	var answer Answer
	var due string
	err = c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		c.readLedger(st, &found)
		answer, err = c.witness(st, found)
		if err != nil {
			return err
		}
		found.leave(st.Left)
		in.Goals = found.candidates()
		tail := c.tailFor(st, found)
		in.Context = c.contextUse(*st, tail)
		in = c.recall(in, *st)
		d = hold.Decide(in)
		said, err := c.conclude(st, in, d, tail)
		answer = merge(answer, said)
		if st.Recovery > 0 {
			due = hold.StrategyText(st.Recovery)
		}
		return err
	})
	if err != nil && d.Hold {
		d.Why, d.Hold = hold.NoState, false
		c.log.Detail = err.Error()
	} else if err != nil {
		return Answer{}, err
	}
	return merge(answer, c.concluded(d, in, due)), nil
}

// concernsStop reports whether a stop has anything to do with a goal, or with
// what a later stop must know.
func (c *call) concernsStop(found goals) bool {
	if len(found.candidates()) > 0 || len(c.ev.Tasks) > 0 || len(c.ev.Crons) > 0 || found.missing(c.id()) {
		return true
	}
	st, err := c.store.Load(c.id())
	if err != nil {
		c.log.Detail = err.Error()
	}
	return st.HostGoal != "" || st.Bound != ""
}

// tailFor reads the transcript where a goal of the session is worked on.
func (c *call) tailFor(st *session.State, found goals) transcript.Tail {
	if len(found.shown()) == 0 && st.HostGoal == "" && st.Bound == "" {
		return transcript.Tail{}
	}
	tail := c.readTail(*st)
	c.followHostGoal(st, tail)
	return tail
}

// readLedger looks whether the last note of this session's ledger releases its
// records.
func (c *call) readLedger(st *session.State, found *goals) {
	if !slices.ContainsFunc(found.owned, func(g hold.Goal) bool { return g.Kind == hold.Record }) {
		return
	}
	noted, err := c.ws.LastNote(c.id(), workspace.Noted{Line: st.LedgerNote, At: st.LedgerAt, End: st.LedgerEnd, Seen: st.LedgerSeen})
	if err != nil {
		c.log.Detail = err.Error()
	}
	st.LedgerNote, st.LedgerAt, st.LedgerEnd, st.LedgerSeen = noted.Line, noted.At, noted.End, noted.Seen
	note, ok := goal.ParseLine([]byte(noted.Line))
	if !ok {
		return
	}
	for i := range found.owned {
		g := &found.owned[i]
		if g.Kind != hold.Record {
			continue
		}
		if _, releases := note.Releases(g.Name, g.Updated); releases {
			g.Released = safetext.Line(note.Text, 200)
		}
	}
}

// recall adds what the session remembers to the input.
func (c *call) recall(in hold.Input, st session.State) hold.Input {
	in.Waiting = hold.WaitsFor(c.ev.Tasks, c.ev.Crons, st.Shells)
	in.Counters = st.Counters
	in.Turn = hold.Turn(c.ev.PromptID, c.ev.StopActive, st.Counters.Turn)
	in.Route, in.RouteKnown = st.Route, st.RouteKnown
	in.HostGoal = st.HostGoal != ""
	if st.Word == hold.WordPaused || st.WordTurn == c.ev.PromptID {
		in.Word = st.Word
	}
	in.Goals = slices.Clone(in.Goals)
	for i := range in.Goals {
		g := &in.Goals[i]
		g.New = st.Created[g.Key()] != "" && st.Created[g.Key()] == in.Turn
		g.Mark.Ours = g.Kind == hold.Record && st.Ours[g.Key()] == g.Mark.Updated && g.Mark.Updated != ""
		g.UnprovedSeen = len(g.Unproved) > 0
		for _, u := range g.Unproved {
			g.UnprovedSeen = g.UnprovedSeen && slices.Contains(st.HeldFor, session.TextHash(u.Text))
		}
	}
	return in
}

// conclude stores what follows from a decision and acts on it.
func (c *call) conclude(st *session.State, in hold.Input, d hold.Decision, tail transcript.Tail) (Answer, error) {
	if st.Bound != "" {
		st.BoundTurns++
	}
	st.Shells = hold.Shells(c.ev.Tasks)
	st.CronPrompts = cronPrompts(c.ev.Crons)
	st.Counters = d.Counters
	answer := c.iterate(st, in, d, tail)
	switch {
	case d.Why == hold.Completed:
		done, err := c.complete(st, *d.Goal)
		return merge(answer, done), err
	case d.Why == hold.Unproved && d.Hold:
		st.HeldFor = heldFor(*d.Goal)
	case d.Notice && d.Goal.Kind == hold.Record:
		line := goal.Line{TS: c.now.Format("2006-01-02T15:04:05Z"), Kind: goal.LedgerNote, Path: d.Goal.Path, By: goal.By,
			Text: fmt.Sprintf("hold rests: %d holds in a row without progress (%d/%d)", hold.MaxStreak, d.Goal.Passed, d.Goal.Total)}
		if err := c.ws.AppendLedger(c.id(), []goal.Line{line}); err != nil {
			c.log.Detail = err.Error()
		}
	}
	return answer, nil
}

// cronPrompts are the prompts that a cron of the session will send: when they
// come, they are nobody's words.
func cronPrompts(crons []hold.Cron) []string {
	var prompts []string
	for _, cron := range crons {
		if cron.Prompt != "" {
			prompts = append(prompts, cron.Prompt)
		}
	}
	return prompts
}

// concluded turns a decision into the answer and its log line.
func (c *call) concluded(d hold.Decision, in hold.Input, due string) Answer {
	c.decided(string(d.Why), d.Goal)
	c.log.Row = d.Row
	c.input(in)
	switch {
	case d.Hold:
		return Answer{Block: hold.Reason(d, in, due)}
	case d.Notice:
		return Answer{Message: fmt.Sprintf("Goalkeeper: %d holds in a row without progress on %s (%d/%d). The stop passes; hold rests until there is progress.",
			hold.MaxStreak, d.Goal.Path, d.Goal.Passed, d.Goal.Total)}
	}
	return Answer{}
}

// heldFor are the hashes of the boxes that a hold as unproved was for.
func heldFor(g hold.Goal) []string {
	var hashes []string
	for _, u := range g.Unproved {
		hashes = append(hashes, session.TextHash(u.Text))
	}
	return hashes
}

// merge joins two answers to one event.
func merge(a, b Answer) Answer {
	if b.Block != "" {
		a.Block = b.Block
	}
	a.Context = joinLines(a.Context, b.Context)
	a.Message = joinLines(a.Message, b.Message)
	return a
}

func joinLines(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + "\n" + b
}
