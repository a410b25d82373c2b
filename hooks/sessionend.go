package hooks

import "goalkeeper/internal/session"

// sessionEnd marks the session ended, so that others may take its goals.
func sessionEnd(c *call) (Answer, error) {
	c.log.Why = "ended"
	if c.id() == "" || c.ev.AgentID != "" || !c.store.Known(c.id()) {
		return Answer{}, nil
	}
	return Answer{}, c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		st.Ended, st.EndReason = true, c.ev.EndReason
		return nil
	})
}
