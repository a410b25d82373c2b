package cli

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// typedLine is what a command line prints and its exit status, started with no
// home, no folder and no environment.
func typedLine(t *testing.T, args ...string) (stdout, stderr string, status int) {
	t.Helper()
	var out, errs bytes.Buffer
	status = Main(Env{Getenv: func(string) string { return "" }, Stdin: strings.NewReader(""), Stdout: &out, Stderr: &errs}, args)
	return out.String(), errs.String(), status
}

// req: install/help-of-every-command
func TestEveryCommandShowsItsHelpOnStandardOutput(t *testing.T) {
	for _, cmd := range commands() {
		words := strings.Fields(cmd.name)
		long, errs, status := typedLine(t, append([]string{"help"}, words...)...)
		if status != 0 || errs != "" || !strings.HasPrefix(long, "usage: goalkeeper "+cmd.name) || !strings.Contains(long, cmd.short) {
			t.Errorf("help %s: status %d, %q, %q", cmd.name, status, long, errs)
		}
		if cmd.run == nil {
			continue // the program answers it before the table is asked
		}
		for _, ask := range []string{"-h", "--help"} {
			short, errs, status := typedLine(t, append(slices.Clone(words), ask)...)
			if status != 0 || errs != "" || short != long {
				t.Errorf("%s %s: status %d, %q, not as help %s", cmd.name, ask, status, short+errs, cmd.name)
			}
		}
		// Every flag of the usage line is described.
		for _, token := range usageTokens(cmd.args) {
			for _, name := range strings.Split(token, "|") {
				if strings.HasPrefix(name, "--") && name != "--" && !strings.Contains(long, "\n  "+name+" ") {
					t.Errorf("help %s does not say what %s does", cmd.name, name)
				}
			}
		}
	}
}

// req: install/help-in-groups
func TestTheListOfCommandsIsShortAndInSections(t *testing.T) {
	text, errs, status := typedLine(t, "help")
	if status != 0 || errs != "" {
		t.Fatal(status, errs)
	}
	for _, s := range sections {
		if !strings.Contains(text, "\n"+s.title) {
			t.Errorf("no section %q", s.title)
		}
	}
	lines := strings.Split(text, "\n")
	for _, line := range lines[:len(lines)-3] {
		if len(line) > 100 {
			t.Errorf("%d characters: %s", len(line), line)
		}
	}
	for _, cmd := range commands() {
		if n := strings.Count(text, "\n  "+cmd.name+"  "); n != 1 {
			t.Errorf("%q stands there %d times, want once", cmd.name, n)
		}
	}
	if !strings.Contains(text, "retry") || strings.Contains(text, "[--") {
		t.Error("a command is missing, or arguments are shown")
	}
	bare, _, _ := typedLine(t)
	dash, _, _ := typedLine(t, "--help")
	if bare != text || dash != text {
		t.Error("without arguments, and with --help, it prints something else")
	}

	text, _, status = typedLine(t, "help", "--json")
	var list struct{ Commands []commandJSON }
	if err := json.Unmarshal([]byte(text), &list); err != nil || status != 0 || len(list.Commands) != len(commands()) {
		t.Errorf("help --json: status %d, %v, %d commands", status, err, len(list.Commands))
	}
}

// req: install/help-of-a-first-word
func TestAFirstWordListsItsCommands(t *testing.T) {
	for _, word := range []string{"loop", "goal", "condition", "goal blocker"} {
		words := strings.Fields(word)
		want, errs, status := typedLine(t, append([]string{"help"}, words...)...)
		if status != 0 || errs != "" {
			t.Errorf("help %s: status %d, %q", word, status, errs)
		}
		for _, cmd := range commands() {
			if in := strings.Contains(want, "\n  "+cmd.name+" "); in != strings.HasPrefix(cmd.name, word+" ") {
				t.Errorf("help %s: lists %q: %t", word, cmd.name, in)
			}
		}
		for _, more := range [][]string{nil, {"-h"}, {"--help"}} {
			if got, errs, status := typedLine(t, append(slices.Clone(words), more...)...); got != want || errs != "" || status != 0 {
				t.Errorf("%s %q: status %d, %q, not as help %s", word, more, status, got+errs, word)
			}
		}
	}
	_, errs, status := typedLine(t, "loop", "bogus")
	if status != exitUsage || !strings.Contains(errs, `unknown command "loop bogus"`) || !strings.Contains(errs, "goalkeeper loop takes one of: set, show, prove") {
		t.Errorf("status %d, %q", status, errs)
	}
}

func TestTheVersionHasItsUsualFlags(t *testing.T) {
	want, _, _ := typedLine(t, "version")
	for _, name := range []string{"--version", "-v"} {
		if got, errs, status := typedLine(t, name); got != want || errs != "" || status != 0 {
			t.Errorf("%s: status %d, %q", name, status, got+errs)
		}
	}
}

// retry's own statuses are those that env has; its help names them.
func TestHelpOfRetryNamesItsStatuses(t *testing.T) {
	text, _, _ := typedLine(t, "retry", "-h")
	for _, want := range []string{"125 a fault of retry itself", "126 the command cannot be run", "127 it is not found", "128+N"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in %s", want, text)
		}
	}
}
