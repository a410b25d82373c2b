package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"goalkeeper/internal/cli"
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

// TestLinksOfTheDocsLead follows each link of a page to a file of the tree.
//
// req: docs/links
func TestLinksOfTheDocsLead(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#]+)(#[^)]*)?\)`)
	pages := texts(t, "docs", "*.md")
	pages["README.md"] = texts(t, "README.md")["README.md"]
	linked := map[string]bool{}
	for name, page := range pages {
		for _, m := range link.FindAllStringSubmatch(page, -1) {
			if strings.Contains(m[1], "://") {
				continue
			}
			target := filepath.Join(filepath.Dir(name), m[1])
			linked[target] = true
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s: the link to %s leads nowhere", name, m[1])
			}
		}
	}
	for name := range pages {
		if name != "README.md" && !linked[name] {
			t.Errorf("no page leads to %s", name)
		}
	}
}

// TestCommandsOfTheReadmeExist holds the commands named in the README's text
// against the program's own help.
//
// req: docs/readme-commands
func TestCommandsOfTheReadmeExist(t *testing.T) {
	span := regexp.MustCompile("`goalkeeper ([a-z]+)(?: ([a-z]+))?")
	page := texts(t, "README.md")["README.md"]
	found := span.FindAllStringSubmatch(page, -1)
	if len(found) < 8 {
		t.Fatalf("only %d commands found", len(found))
	}
	var out strings.Builder
	if code := cli.Main(cli.Env{Getenv: func(string) string { return "" }, Dir: t.TempDir(), Now: time.Now, Stdout: &out, Stderr: &out}, []string{"help"}); code != 0 {
		t.Fatalf("help exits %d", code)
	}
	help := out.String()
	for _, m := range found {
		name := m[1]
		if slices.Contains([]string{"goal", "loop", "condition"}, name) {
			name += " " + m[2]
		}
		if !strings.Contains(help, name) {
			t.Errorf("goalkeeper help does not know %q", name)
		}
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
