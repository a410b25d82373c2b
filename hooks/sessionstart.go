package hooks

import (
	"fmt"
	"time"

	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

// sessionStart shows the state of the goals. After a compaction or /clear
// this is what keeps a goal alive (DESIGN §6).
func sessionStart(c *call) (Answer, error) {
	if c.id() == "" || c.ev.AgentID != "" {
		c.log.Why = string(hold.NoSession)
		return Answer{}, nil
	}
	if err := c.store.SetRoot(c.id()); err != nil {
		return Answer{}, err
	}
	c.store.Prune(c.now)
	c.enter()
	handed, err := c.handOver()
	if err != nil {
		return Answer{}, err
	}
	found, err := c.look()
	if err != nil {
		return Answer{}, err
	}
	answer := Answer{Message: unreadable(found), Context: c.others(found)}
	c.log.Why = "nothing"
	if len(found.shown()) == 0 && !c.store.Known(c.id()) {
		return answer, nil
	}
	err = c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		found.leave(st.Left)
		if handed {
			st.ClearedNext = true
		}
		st.Shown = nil // a new context was shown nothing yet
		tail := c.tailFor(st, found)
		answer = merge(c.inject(st, found, c.contextUse(*st, tail)), answer)
		return nil
	})
	if err != nil {
		return Answer{}, err
	}
	if shown := found.shown(); len(shown) > 0 {
		c.decided("shown", &shown[0])
	}
	return answer, nil
}

// clearHands is how long after its end by /clear a session's goals go to the
// next session of the same client (DESIGN §5).
const clearHands = time.Minute

// handOver gives the goals of the session that /clear just ended to this one.
func (c *call) handOver() (bool, error) {
	if c.ev.Source != "clear" || c.pid() == 0 {
		return false, nil
	}
	old := c.store.Latest(func(id string, st session.State) bool {
		return id != c.id() && st.PID == c.pid() && st.Ended && st.EndReason == "clear" && c.now.Sub(st.Seen) <= clearHands
	})
	if old == "" {
		return false, nil
	}
	handed := false
	err := c.store.UpdateOwners(func(o session.Owners) error {
		for key, sessions := range o {
			for i, id := range sessions {
				if id == old {
					sessions[i], handed = c.id(), true
				}
			}
			o[key] = sessions
		}
		return nil
	})
	return handed, err
}

// others says in one line each what there is beside this session's goals:
// another live session's loop goal, records without a live owner, a newer
// handoff file.
func (c *call) others(found goals) string {
	var text string
	if g := found.loop; g != nil && g.Owner == hold.OwnerOther && hold.Showable(*g) {
		text = "Another open session works on the goal of this checkout: " + safetext.Quote(g.Objective, 80)
	}
	if c.ws == nil {
		return text
	}
	records, err := c.ws.OwnerlessRecords(c.asker(found.owners))
	if err != nil {
		c.log.Detail = err.Error()
	}
	if len(records) > 0 {
		newest := records[0]
		text = joinLines(text, fmt.Sprintf("%s, in no open session (%d in all): goalkeeper goal list", head(newest), len(records)))
	}
	var since time.Time
	for _, g := range found.owned {
		if g.Updated.After(since) {
			since = g.Updated
		}
	}
	if name := c.ws.Handoff(since); name != "" {
		text = joinLines(text, "Handoff file, newer than the goal: "+safetext.Line(name, 200))
	}
	return text
}

// unreadable tells the user of goal files that cannot be taken.
func unreadable(found goals) string {
	if found.fault != "" {
		return "Goalkeeper: the goal records cannot be read: " + found.fault + ". Nothing is held for them."
	}
	if g := found.loop; g != nil && g.Unreadable {
		return fmt.Sprintf("Goalkeeper: %s cannot be read: %s. Nothing is held for it.", g.Path, safetext.Line(g.Fault, 200))
	}
	return ""
}

// adoptByWord makes this session the owner of the goal that the user said to
// continue, where no live session owns it (DESIGN §5).
func (c *call) adoptByWord(st *session.State, found goals) error {
	if g := found.loop; g != nil && g.Owner == hold.OwnerNone && hold.Showable(*g) {
		return c.own(st, workspace.LoopKey)
	}
	if found.loop != nil || len(found.owned) > 0 || c.ws == nil {
		return nil
	}
	records, err := c.ws.OwnerlessRecords(c.asker(found.owners))
	if err != nil || len(records) != 1 {
		return err // which of several the user means is not said
	}
	st.Route, st.RouteKnown = hold.RouteLitgoal, true
	return c.own(st, records[0].Key())
}
