package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestCommandsOfTheDocsAreRun holds the pages against the scripts: each line of
// a fenced block that starts with the program's name is run by a script, as it
// stands.
//
// req: condition/docs
func TestCommandsOfTheDocsAreRun(t *testing.T) {
	run := make(map[string]bool)
	for _, script := range texts(t, "testdata", "script", "*.txtar") {
		for line := range strings.Lines(script) {
			line = strings.TrimPrefix(strings.TrimSpace(line), "! ")
			if command, ok := strings.CutPrefix(line, "exec "); ok {
				run[command] = true
			}
		}
	}
	found := 0
	for name, page := range texts(t, "docs", "*.md") {
		fenced := false
		for line := range strings.Lines(page) {
			line = strings.TrimSpace(line)
			switch {
			case strings.HasPrefix(line, "```"):
				fenced = !fenced
			case fenced && strings.HasPrefix(line, "goalkeeper "):
				found++
				if !run[line] {
					t.Errorf("%s: no script runs %q", name, line)
				}
			}
		}
	}
	if found == 0 {
		t.Error("no command found in the docs")
	}
}

// texts are the texts of the files that a pattern names, by name.
func texts(t *testing.T, pattern ...string) map[string]string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(pattern...))
	if err != nil {
		t.Fatal(err)
	}
	all := make(map[string]string, len(names))
	for _, name := range names {
		raw, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[name] = string(raw)
	}
	return all
}
