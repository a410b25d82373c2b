package cli

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// req: loop/stale-state-timeout d7/terminal-question
func TestASecondGoalAtATerminalAsksAndContinuesByDefault(t *testing.T) {
	tests := []struct {
		name, answer string // "" = nobody answers
		want         string // in GOAL.md afterwards
		exit         int
	}{
		{"replace", "r\n", "the second goal", 0},
		{"replace, in full", "Replace\n", "the second goal", 0},
		{"continue", "c\n", "the first goal", 1},
		{"just return", "\n", "the first goal", 1},
		{"anything else", "what?\n", "the first goal", 1},
		{"no answer in time", "", "the first goal", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			dir, state := t.TempDir(), t.TempDir()
			env := Env{
				Getenv: func(k string) string { return map[string]string{"GOALKEEPER_STATE_DIR": state}[k] },
				Home:   t.TempDir(), Dir: dir, Now: time.Now, Stdout: &out, Stderr: &errs, AskFor: 300 * time.Millisecond,
			}
			if code := Main(env, []string{"loop", "set", "to reach the first goal"}); code != 0 {
				t.Fatal(errs.String())
			}
			env.Interactive, env.Stdin = true, io.Reader(strings.NewReader(tt.answer))
			if tt.answer == "" {
				silent, end := io.Pipe()
				defer end.Close()
				env.Stdin, env.AskFor = silent, 20*time.Millisecond
			}
			if code := Main(env, []string{"loop", "set", "to reach the second goal"}); code != tt.exit {
				t.Errorf("exit %d, want %d: %s", code, tt.exit, errs.String())
			}
			raw, err := os.ReadFile(filepath.Join(dir, ".agents", "goal", "GOAL.md"))
			if err != nil || !strings.Contains(string(raw), tt.want) {
				t.Errorf("GOAL.md has not %q: %v\n%s", tt.want, err, raw)
			}
			if !strings.Contains(out.String(), "Continue the old goal, or replace it?") {
				t.Errorf("not asked: %s", out.String())
			}
		})
	}
}
