//go:build e2e

package e2e

import (
	"fmt"
	"testing"
)

const conversationTurns = 20

// req: d6/injection-size
func TestTwentyTurnsStayWithinTheInjectionBudget(t *testing.T) {
	t.Parallel()
	const full, line = 600, 120 // characters: once, and a turn
	got := injectedInTwentyTurns(t)
	if limit := full + conversationTurns*line; got > limit {
		t.Errorf("%d characters injected in %d turns, want at most %d", got, conversationTurns, limit)
	}
	if got == 0 {
		t.Error("nothing was injected in a conversation with an active goal")
	}
}

func BenchmarkContextCost(b *testing.B) {
	for b.Loop() {
		b.ReportMetric(float64(injectedInTwentyTurns(b)), "chars/20turns")
	}
}

// injectedInTwentyTurns holds a conversation of twenty turns with an active
// goal in one interactive session, and returns how many characters hooks added
// to it. No stop is held and the agent reports progress, so that what is
// counted is the plain injection of each turn.
func injectedInTwentyTurns(tb testing.TB) int {
	w := New(tb, Setup{Vars: map[string]string{"LITGRAVITY_GOAL_HOLD": "0"}})
	w.Model.Play(func(r Request) Turn { return Text(fmt.Sprintf("Implemented part %d.", r.N+1)) })
	term := w.Interactive()
	for i := range conversationTurns {
		prompt := goalPrompt
		if i > 0 {
			prompt = fmt.Sprintf("go on with part %d", i+1)
		}
		term.Type(prompt)
		w.WaitForEvents("Stop", i+1)
		term.WaitFor(fmt.Sprintf("Implemented part %d.", i+1))
	}
	return w.InjectedCharacters(w.Events("Stop")[0].Session)
}
