package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// shownCommand is a command of a document, with what it is said to print.
type shownCommand struct {
	line  string
	exit  int
	lines []string // … stands for anything
}

// shownCommands are the commands in the console blocks of a document.
func shownCommands(text string) []shownCommand {
	var all []shownCommand
	inside := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch {
		case strings.HasPrefix(line, "```"):
			inside = line == "```console"
		case !inside:
		case strings.HasPrefix(line, "$ "):
			c := shownCommand{line: line[2:]}
			if before, exit, ok := strings.Cut(c.line, "    # exit "); ok {
				c.line = before
				c.exit, _ = strconv.Atoi(exit)
			}
			all = append(all, c)
		default:
			all[len(all)-1].lines = append(all[len(all)-1].lines, line)
		}
	}
	return all
}

// printed reports whether output is what a document shows: the lines in their
// order, a line of … alone standing for any number of them.
func printed(output string, shown []string) bool {
	var pattern []string
	for _, line := range shown {
		if line == "…" {
			line = "…\n"
		}
		pattern = append(pattern, line)
	}
	rest := output
	for i, part := range strings.Split(strings.Join(pattern, "\n"), "…") {
		part = strings.Trim(part, "\n")
		at := strings.Index(rest, part)
		if at < 0 || i == 0 && at > 0 {
			return false
		}
		rest = rest[at+len(part):]
	}
	return true
}

// TestDocumentedCommandsDoAsShown runs every command that docs/goals.md shows,
// in one workspace, one after the other.
//
// req: record/documented-json record/documented-commands
func TestDocumentedCommandsDoAsShown(t *testing.T) {
	raw, err := os.ReadFile(filepath.Join("docs", "goals.md"))
	if err != nil {
		t.Fatal(err)
	}
	g := newGoals(t)
	g.env = append(g.env, "AI_AGENT=") // a person types
	g.write("report", "#!/bin/sh\ncase $1 in\n--csv) echo name,size ;;\n*) exit 1 ;;\nesac\n")
	bin := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(bin, "goalkeeper")); err != nil {
		t.Fatal(err)
	}
	shown := shownCommands(string(raw))
	if len(shown) < 20 {
		t.Fatalf("only %d commands", len(shown))
	}
	for _, c := range shown {
		var out bytes.Buffer
		cmd := exec.Command("sh", "-c", c.line)
		cmd.Dir, cmd.Env = g.project, append(g.env, "PATH="+bin+string(os.PathListSeparator)+os.Getenv("PATH"))
		cmd.Stdout, cmd.Stderr = &out, &out
		_ = cmd.Run() // its status is looked at
		if exit := cmd.ProcessState.ExitCode(); exit != c.exit {
			t.Errorf("%s: exit %d, want %d: %s", c.line, exit, c.exit, out.String())
		}
		if !printed(out.String(), c.lines) {
			t.Errorf("%s printed\n%s\nand not\n%s", c.line, out.String(), strings.Join(c.lines, "\n"))
		}
	}
}
