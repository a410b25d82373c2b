//go:build e2e

package e2e

import (
	"strings"
	"testing"
)

// plan is a task folder with one milestone left.
var plan = map[string]string{
	".claude/dev/active/add-jwt-auth/add-jwt-auth-plan.md":        "# Plan\n\nEffort: M\n\n## Acceptance Criteria\n\n- [ ] the token is checked\n\n## Tests\n\n## Engineering Standards Declaration\n",
	".claude/dev/active/add-jwt-auth/add-jwt-auth-tasks.md":       "## Milestone 1: tokens\n\nStatus: PENDING\n",
	".claude/dev/active/add-jwt-auth/add-jwt-auth-provenance.log": "",
	".claude/dev/active/add-jwt-auth/add-jwt-auth-reference.md":   "",
	".claude/dev/active/add-jwt-auth/add-jwt-auth-context-log.md": "",
}

// A synthesised condition, typed as the client's own goal, is logged when the
// client took it and when it is cleared, with the hash of its canonical form.
//
// req: condition/real-client
func TestSynthesisedConditionIsLoggedWhenBoundAndCleared(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{Files: plan})
	w.Model.Play(Always(Text("I work on the milestone.")))
	line := strings.TrimSpace(w.Goalkeeper("", "condition", "synth", "--task", "add-jwt-auth", "--line").Stdout)
	hash := strings.TrimSpace(w.Goalkeeper("", "condition", "synth", "--task", "add-jwt-auth", "--json").Stdout)
	_, hash, _ = strings.Cut(hash, `"condition_hash":"`)
	hash, _, _ = strings.Cut(hash, `"`)
	if !strings.HasPrefix(line, "/goal ") || len(hash) != 12 {
		t.Fatalf("line %q, hash %q", line, hash)
	}

	run := w.Say("", line)
	w.Claude(Headless{Prompt: "/goal clear", Resume: run.SessionID})
	w.Say(run.SessionID, "where are we?")

	log, _ := w.Read(".claude/dev/active/add-jwt-auth/add-jwt-auth-provenance.log")
	if strings.Count(log, "GOAL_BOUND — turn_cap=4 condition_hash="+hash) != 1 || strings.Count(log, "GOAL_FINAL — verdict=") != 1 {
		t.Errorf("provenance.log:\n%s", log)
	}
}
