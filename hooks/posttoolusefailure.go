package hooks

import (
	"strings"

	"goalkeeper/internal/session"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/retry"
)

// postToolUseFailure gives advice on a command that failed of something that
// may pass by itself (DESIGN §10, seed 003 Exponential Backoff Retry), in a
// session that works on a goal.
func postToolUseFailure(c *call) (Answer, error) {
	c.log.Why = "nothing"
	if c.id() == "" || c.ev.AgentID != "" || c.ev.Tool != "Bash" || c.ev.ToolOwnAbort {
		return Answer{}, nil
	}
	kind, transient := retry.Transient(c.ev.ToolCommand, c.ev.ToolError)
	if !transient {
		return Answer{}, nil
	}
	found, err := c.look()
	if err != nil || !worksOn(found) {
		return Answer{}, err
	}
	var answer Answer
	err = c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		n := countRetry(st, c.ev.PromptID, c.ev.ToolCommand)
		answer.Context = retry.Advice(kind, n, c.ev.ToolCommand)
		return nil
	})
	c.log.Why, c.log.Detail = "retry", kind
	return answer, err
}

// worksOn reports whether the session owns an active goal or is shown one
// without a live owner.
func worksOn(found goals) bool {
	for _, g := range found.candidates() {
		if hold.Active(g.Kind, g.Status) && !g.Foreign {
			return true
		}
	}
	return false
}

// countRetry returns the number of the next retry of a command in this turn,
// from 1: at most so many a command and iteration.
func countRetry(st *session.State, turn, command string) int {
	if st.RetryTurn != turn || st.Retries == nil {
		st.RetryTurn, st.Retries = turn, make(map[string]int)
	}
	hash := session.TextHash(strings.TrimSpace(command))
	st.Retries[hash]++
	return st.Retries[hash]
}
