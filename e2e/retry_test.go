//go:build e2e

package e2e

import (
	"strings"
	"testing"
)

// req: d10/retry-in-background
func TestRetryInTheBackgroundIsWaitedFor(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(
		ToolUse("Bash", map[string]any{
			"description": "scripted", "run_in_background": true,
			"command": `goalkeeper retry --on 1 --initial 1 --attempts 5 -- sh -c 'echo try >>tries; test $(wc -l <tries) -ge 3'`,
		}),
		Text("The registry is tried again in the background."),
		Text("It went through."),
		Text("I stop here for now."),
	))
	run := w.Say("", goalPrompt)

	requests := wantRequests(t, w.Model.Requests(), 4)
	wantContains(t, "the notice of the end", requests[2].Fresh(), "completed (exit code 0)")
	tries, _ := w.Read("tries")
	if got := strings.Count(tries, "try\n"); got != 3 {
		t.Errorf("%d tries, want 3", got)
	}
	wantStops(t, w, run.SessionID, "waiting", "hold", "held_this_turn")
}
