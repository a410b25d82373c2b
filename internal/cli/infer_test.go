package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A person at a terminal sees the criterion, its command and the evidence, and
// answers Y (default), n or edit.
//
// req: infer/interactive
func TestInferAsksAPerson(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"go.mod": "module a\n", "a_test.go": "package a\n", "README.md": "## Tests\n\nRun `go test ./...`.\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	const inferred = `criterion: "` + "`go test ./...` exits 0" + `"`
	for _, tt := range []struct {
		name, answer string
		args         []string
		env          map[string]string
		status       int
		asks         bool
		want, not    string
		said         string // on standard error
	}{
		{name: "yes by default", answer: "\n", asks: true, want: inferred},
		{name: "yes", answer: "Yes\n", asks: true, want: inferred},
		{name: "no", answer: "n\n", asks: true, status: exitNo, not: "proposed_completion", said: "was declined"},
		{name: "anything else is no", answer: "hm\n", asks: true, status: exitNo, not: "proposed_completion"},
		{name: "no answer is no", answer: "", asks: true, status: exitNo, not: "proposed_completion", said: "no answer came"},
		{name: "edit", answer: "edit\n`make ci` exits 0\n", asks: true, want: `verification_command: "make ci"`},
		{name: "an empty edit is no", answer: "e\n\n", asks: true, status: exitNo, not: "proposed_completion"},
		{name: "non-interactive asks nobody", args: []string{"--non-interactive"}, want: inferred},
		{name: "JSON asks nobody", args: []string{"--json"}, want: `"confidence":"high"`},
		{name: "an agent is not asked", env: map[string]string{"CLAUDECODE": "1"}, want: inferred},
		{name: "a given completion is not asked about", args: []string{"--completion", "`make ci` exits 0"}, want: `verification_command: "make ci"`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			status := Main(Env{
				Getenv: func(k string) string { return tt.env[k] }, Home: t.TempDir(), Dir: dir, Interactive: true,
				Stdin: strings.NewReader(tt.answer), Stdout: &out, Stderr: &errs,
			}, append([]string{"infer", "fix the failing tests", "--dir", "."}, tt.args...))
			if status != tt.status {
				t.Errorf("status %d, want %d: %s", status, tt.status, errs.String())
			}
			if !strings.Contains(errs.String(), tt.said) {
				t.Errorf("said %q, want %q", errs.String(), tt.said)
			}
			if asked := strings.Contains(out.String(), "Take it? [Y/n/edit]"); asked != tt.asks {
				t.Errorf("asked: %v, want %v", asked, tt.asks)
			}
			for _, shown := range []string{"Criterion:  `go test ./...` exits 0\n", "Command:    go test ./...\n", "Evidence:\n  - ", "README.md:3 names `go test ./...`"} {
				if tt.asks && !strings.Contains(out.String(), shown) {
					t.Errorf("the question does not show %q:\n%s", shown, out.String())
				}
			}
			if !strings.Contains(out.String(), tt.want) || tt.not != "" && strings.Contains(out.String(), tt.not) {
				t.Errorf("printed:\n%s", out.String())
			}
		})
	}
}
