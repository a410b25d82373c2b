//go:build e2e

package e2e

import "testing"

// What the other tests assert on rests on these two readings.

func TestFreshIsWhatCameAfterTheLastReply(t *testing.T) {
	t.Parallel()
	r, err := parseRequest([]byte(`{
		"model": "m", "system": [{"type": "text", "text": "rules"}], "tools": [{"name": "Bash"}],
		"messages": [
			{"role": "user", "content": "first"},
			{"role": "assistant", "content": [{"type": "text", "text": "reply"}, {"type": "tool_use", "name": "Bash", "input": {}}]},
			{"role": "user", "content": [
				{"type": "tool_result", "content": [{"type": "text", "text": "result"}]},
				{"type": "text", "text": "typed meanwhile"}]},
			{"role": "system", "content": "context"}
		]}`))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := r.Fresh(), "result\ntyped meanwhile\ncontext"; got != want {
		t.Errorf("Fresh() = %q, want %q", got, want)
	}
	if got, want := r.Text(), "rules\nfirst\nreply\nresult\ntyped meanwhile\ncontext"; got != want {
		t.Errorf("Text() = %q, want %q", got, want)
	}
}

func TestInputBoxIsTheLastPrompt(t *testing.T) {
	t.Parallel()
	const rule = "────────────\n"
	for screen, want := range map[string]string{
		"":                                     "",
		rule + "❯ \n" + rule + "  manual mode": "",
		"❯ sent before\n● reply\n" + rule + "❯\u00a0being typed  \n" + rule: "being typed",
	} {
		if got := inputBox(screen); got != want {
			t.Errorf("inputBox(%q) = %q, want %q", screen, got, want)
		}
	}
}
