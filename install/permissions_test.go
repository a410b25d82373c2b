package install

import (
	"slices"
	"strings"
	"testing"
)

// allows reports whether the client would run command unasked under rule: the
// very command, or anything behind a trailing blank and star, or in the place
// of a star within.
func allows(rule, command string) bool {
	pattern, ok := strings.CutPrefix(rule, "Bash(")
	if !ok {
		return false
	}
	pattern = strings.TrimSuffix(pattern, ")")
	if prefix, ok := strings.CutSuffix(pattern, " *"); ok {
		return command == prefix || strings.HasPrefix(command, prefix+" ")
	}
	if before, behind, ok := strings.Cut(pattern, "*"); ok {
		return len(command) >= len(before)+len(behind) && strings.HasPrefix(command, before) && strings.HasSuffix(command, behind)
	}
	return command == pattern
}

// req: install/allow-nothing-that-starts-or-weakens
func TestAllowRulesPermitNothingThatStartsOrWeakens(t *testing.T) {
	rules := AllowRules()
	for _, test := range []struct {
		command string
		allowed bool
	}{
		{"goalkeeper status", true},
		{"goalkeeper status --json", true},
		{"goalkeeper goal set \"x\" --criterion \"happy/shell: y\"", true},
		{"goalkeeper goal block s c1 --note x", true},
		{"goalkeeper goal needs-user s \"which?\"", true},
		{"goalkeeper goal check s --read-only", true},
		{"goalkeeper loop tick 2", true},

		{"goalkeeper goal prove s c1 -- sh -c x", false},
		{"goalkeeper loop prove 1", false},
		{"goalkeeper retry -- x", false},
		{"goalkeeper goal check", false},
		{"goalkeeper goal check --run", false},
		{"goalkeeper goal check s --read-only --run", false},
		{"goalkeeper goal check s --run", false},
		{"goalkeeper statusline --then x", false},
		{"goalkeeper statusline", false},
		{"goalkeeper doctor", false},
		{"goalkeeper install", false},
		{"goalkeeper uninstall --all", false},
		{"goalkeeper hook", false},
		{"goalkeeper goal drop s", false},
		{"goalkeeper goal close s --met --accept-stale c1", false},
		{"goalkeeper goal reword s c1 x", false},
		{"goalkeeper goal remove s c1", false},
		{"goalkeeper goal blocker resolve s b1", false},
		{"goalkeeper goal resume s", false},
		{"goalkeeper loop abandon", false},
		{"goalkeeper loop replace", false},
		{"goalkeeper loop done", false},
		{"goalkeeper loop resume", false},
		{"goalkeeper", false},
		{"goalkeeper version --x", false},
	} {
		got := slices.ContainsFunc(rules, func(rule string) bool { return allows(rule, test.command) })
		if got != test.allowed {
			t.Errorf("%s: allowed %v, want %v", test.command, got, test.allowed)
		}
	}
}
