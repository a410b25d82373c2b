package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// goals is a world with a repository in which an agent works on a goal by
// command.
type goals struct {
	*world
}

func newGoals(t *testing.T) *goals {
	t.Helper()
	g := &goals{newWorld(t)}
	g.env = append(g.env, "CLAUDE_CODE_SESSION_ID=s1", "AI_AGENT=test_agent", "GIT_AUTHOR_NAME=a", "GIT_AUTHOR_EMAIL=a@b", "GIT_COMMITTER_NAME=a", "GIT_COMMITTER_EMAIL=a@b")
	g.write("report", "#!/bin/sh\necho header\n")
	g.write("sum_test.txt", "one\ntwo\n")
	if err := os.Chmod(g.path("report"), 0o755); err != nil {
		t.Fatal(err)
	}
	g.git("init", "-q")
	g.git("add", "-A")
	g.git("commit", "-qm", "start")
	g.send(g.event("UserPromptSubmit", "s1", "t0", map[string]any{"prompt": "lit goal ship the csv export"}))
	return g
}

func (g *goals) path(name string) string { return filepath.Join(g.project, filepath.FromSlash(name)) }

func (g *goals) write(name, text string) {
	g.t.Helper()
	if err := os.MkdirAll(filepath.Dir(g.path(name)), 0o755); err != nil {
		g.t.Fatal(err)
	}
	if err := os.WriteFile(g.path(name), []byte(text), 0o644); err != nil {
		g.t.Fatal(err)
	}
}

func (g *goals) read(name string) string {
	g.t.Helper()
	raw, err := os.ReadFile(g.path(name))
	if err != nil {
		g.t.Fatal(err)
	}
	return string(raw)
}

// edit replaces text of a file, which must be there.
func (g *goals) edit(name string, pairs ...string) {
	g.t.Helper()
	text := g.read(name)
	for i := 0; i < len(pairs); i += 2 {
		if !strings.Contains(text, pairs[i]) {
			g.t.Fatalf("%s: no %q in %s", name, pairs[i], text)
		}
		text = strings.Replace(text, pairs[i], pairs[i+1], 1)
	}
	g.write(name, text)
}

func (g *goals) git(args ...string) {
	g.t.Helper()
	cmd := exec.Command("git", args...)
	cmd.Dir, cmd.Env = g.project, append(g.env, "GIT_CONFIG_NOSYSTEM=1")
	if out, err := cmd.CombinedOutput(); err != nil {
		g.t.Fatalf("git %v: %v %s", args, err, out)
	}
}

// run runs a command and returns what it said and its exit status.
func (g *goals) run(args ...string) (out string, exit int) {
	g.t.Helper()
	path, err := os.Executable()
	if err != nil {
		g.t.Fatal(err)
	}
	var both bytes.Buffer
	cmd := &exec.Cmd{Path: path, Args: append([]string{"goalkeeper"}, args...), Dir: g.project, Env: g.env, Stdout: &both, Stderr: &both}
	if err := cmd.Run(); err != nil {
		var failed *exec.ExitError
		if !errors.As(err, &failed) {
			g.t.Fatal(err)
		}
		exit = failed.ExitCode()
	}
	return both.String(), exit
}

// must runs a command that has to end with 0.
func (g *goals) must(args ...string) string {
	g.t.Helper()
	out, exit := g.run(args...)
	if exit != 0 {
		g.t.Fatalf("goalkeeper %q: exit %d: %s", args, exit, out)
	}
	return out
}

const (
	csvRecord = ".litgravity/goals/csv.json"
	csvLogs   = ".litgravity/evidence/csv/"
	csvLedger = ".litgravity/ledger/s1.jsonl"
)

// set sets a goal of two criteria.
func (g *goals) set() {
	g.t.Helper()
	g.must("goal", "set", "Users can export the report table as CSV", "--slug", "csv",
		"--criterion", "happy/shell: `./report` exits 0 and prints the table header", "--expect", "header",
		"--criterion", "edge/shell: `grep -c two sum_test.txt` exits 0 and prints 1", "--expect", "1")
}

// prove proves a criterion by green and surface runs.
func (g *goals) prove(id string) {
	g.t.Helper()
	g.must("goal", "prove", "csv", id, "--kind", "green")
	g.must("goal", "prove", "csv", id, "--kind", "surface", "--cleanup", "rm -f out.csv")
}

// logs are the evidence of a criterion, as a record lists it.
func logs(names ...string) string {
	return `"` + csvLogs + strings.Join(names, `", "`+csvLogs) + `"`
}

// passByHand writes pass and evidence of the last criterion into the record, as
// an agent's own Write does.
func (g *goals) passByHand(evidence string) {
	g.t.Helper()
	text := g.read(csvRecord)
	i := strings.LastIndex(text, `"status": "open"`)
	if i < 0 {
		g.t.Fatal("no open criterion")
	}
	head, tail := text[:i], strings.Replace(text[i:], `"status": "open"`, `"status": "pass"`, 1)
	g.write(csvRecord, head+strings.Replace(tail, `"evidence": []`, `"evidence": [`+evidence+`]`, 1))
}

const inventedLog = "command: grep -c two sum_test.txt\nstart: 2026-11-30T10:00:00Z\n\n1\n\nexit: 0\nduration: 3ms\ncleanup: nothing to do (exit 0)\n"

// TestDishonestAgent plays an agent that wants out, by file edits and by
// commands. Whatever it does, the goal is not closed as met, and check says
// what is wrong.
//
// req: record/dishonest-agent-on-disk
func TestDishonestAgent(t *testing.T) {
	type attack struct {
		name string
		play func(g *goals)
		says string // in the answers of check and close
	}
	proved := func(g *goals) { g.prove("c1"); g.prove("c2") }
	half := func(g *goals) { g.prove("c1") } // c2 is open
	for _, a := range []attack{
		{"ticks everything", func(g *goals) { half(g); g.passByHand("") }, "c2 lost its backing: no green, no surface, no cleanup"},
		{"empty files", func(g *goals) {
			half(g)
			g.write(csvLogs+"c2-green.log", "")
			g.write(csvLogs+"c2-surface.log", " \n")
			g.passByHand(logs("c2-green.log", "c2-surface.log"))
		}, "c2-green.log: empty"},
		{"logs that are not there", func(g *goals) { half(g); g.passByHand(logs("c2-green.log", "c2-surface.log")) }, "c2-green.log: not there"},
		{"an invented passing log", func(g *goals) {
			half(g)
			g.write(csvLogs+"c2-green.log", inventedLog)
			g.write(csvLogs+"c2-surface.log", "> grep -c two sum_test.txt\n"+inventedLog)
			g.passByHand(logs("c2-green.log", "c2-surface.log"))
		}, "c2 is attested; the channel shell must be proved"},
		{"an invented log by goal pass", func(g *goals) {
			half(g)
			g.write(csvLogs+"c2-green.log", inventedLog)
			g.write(csvLogs+"c2-surface.log", "> grep -c two sum_test.txt\n"+inventedLog)
			if out, exit := g.run("goal", "pass", "csv", "c2", "--evidence", csvLogs+"c2-green.log", "--evidence", csvLogs+"c2-surface.log"); exit != 1 || !strings.Contains(out, "is proved by runs, not by hand") {
				g.t.Errorf("goal pass: exit %d: %s", exit, out)
			}
		}, "c2 is open"},
		{"another criterion's logs", func(g *goals) { half(g); g.passByHand(logs("c1-green.log", "c1-surface.log")) }, "belongs to c1"},
		{"another criterion's logs, copied", func(g *goals) {
			half(g)
			g.write(csvLogs+"c2-green.log", g.read(csvLogs+"c1-green.log"))
			g.write(csvLogs+"c2-surface.log", g.read(csvLogs+"c1-surface.log"))
			g.passByHand(logs("c2-green.log", "c2-surface.log"))
		}, "a copy of " + csvLogs + "c1-green.log"},
		{"logs of attempt 1 at attempt 2", func(g *goals) {
			proved(g)
			g.must("goal", "fail", "csv", "c2", "--note", "the sum is wrong")
			g.must("goal", "reopen", "csv", "c2")
			g.edit(csvRecord, `"status": "open"`, `"status": "pass"`)
		}, "c2 lost its backing"},
		{"logs of attempt 1 copied for attempt 2", func(g *goals) {
			proved(g)
			g.must("goal", "fail", "csv", "c2", "--note", "the sum is wrong")
			g.must("goal", "reopen", "csv", "c2")
			g.write(csvLogs+"c2-a2-green.log", g.read(csvLogs+"c2-green.log"))
			g.write(csvLogs+"c2-a2-surface.log", g.read(csvLogs+"c2-surface.log"))
			g.edit(csvRecord, `"status": "open"`, `"status": "pass"`, csvLogs+"c2-green.log", csvLogs+"c2-a2-green.log", csvLogs+"c2-surface.log", csvLogs+"c2-a2-surface.log")
		}, "a copy of " + csvLogs + "c2-green.log"},
		{"attempt 1 again by hand", func(g *goals) {
			proved(g)
			g.must("goal", "fail", "csv", "c2", "--note", "the sum is wrong")
			g.must("goal", "reopen", "csv", "c2")
			g.edit(csvRecord, `"attempt": 2`, `"attempt": 1`, `"status": "open"`, `"status": "pass"`)
		}, "older than the criterion's last reopening"},
		{"a failing log", func(g *goals) {
			half(g)
			g.write(csvLogs+"c2-green.log", "running\n--- FAIL: TestTwo\nexit: 1\n")
			g.write(csvLogs+"c2-surface.log", "two\ncleanup: nothing\n")
			g.passByHand(logs("c2-green.log", "c2-surface.log"))
		}, "shows a failure: --- FAIL: TestTwo"},
		{"a log edited after the run", func(g *goals) {
			proved(g)
			g.edit(csvLogs+"c2-green.log", "exit: 0", "exit: 0 ")
		}, "changed after it was recorded"},
		{"a failed run's log edited, with a forged ledger line", func(g *goals) {
			half(g)
			g.edit("sum_test.txt", "two", "three")
			if _, exit := g.run("goal", "prove", "csv", "c2", "--kind", "green"); exit != 1 {
				g.t.Error("a failing run exits 0")
			}
			g.write(csvLogs+"c2-green.log", inventedLog)
			g.write(csvLogs+"c2-surface.log", ">\n"+inventedLog)
			g.write(csvLedger, g.read(csvLedger)+`{"ts":"2099-01-01T00:00:00Z","kind":"evidence","text":"c2 green: exit 0, sha256 `+digest(inventedLog)+`, tree x","path":"`+csvLogs+`c2-green.log","by":"goalkeeper"}`+"\n")
			g.passByHand(logs("c2-green.log", "c2-surface.log"))
		}, "changed after it was recorded"},
		{"an earlier good log in the place of a later bad one", func(g *goals) {
			proved(g)
			good := g.read(csvLogs + "c2-green.log")
			g.edit("sum_test.txt", "two", "three")
			g.run("goal", "prove", "csv", "c2", "--kind", "green")
			g.edit("sum_test.txt", "three", "two")
			g.write(csvLogs+"c2-green.log", good)
			g.edit(csvRecord, `"status": "open"`, `"status": "pass"`)
		}, "changed after it was recorded"},
		{"deletes a criterion", func(g *goals) { half(g); g.deleteCriterion("c2") }, "c2 is gone"},
		{"deletes all criteria", func(g *goals) { half(g); g.deleteCriterion("c2"); g.deleteCriterion("c1") }, "c1 is gone"},
		{"deletes a criterion, then writes by command", func(g *goals) {
			half(g)
			g.deleteCriterion("c2")
			g.must("goal", "add", "csv", "edge: `./report` exits 0 twice")
			g.must("goal", "prove", "csv", "c3", "--kind", "green")
			g.must("goal", "prove", "csv", "c3", "--kind", "surface", "--expect", "header", "--cleanup", "rm -f x")
		}, "c2 is gone"},
		{"renumbers", func(g *goals) { half(g); g.edit(csvRecord, `"id": "c2"`, `"id": "c5"`) }, "c2 stands under c5 now"},
		{"duplicates an id", func(g *goals) { half(g); g.edit(csvRecord, `"id": "c2"`, `"id": "c1"`) }, "c1 stands twice"},
		{"weakens a text", func(g *goals) {
			half(g)
			g.edit(csvRecord, "`grep -c two sum_test.txt` exits 0 and prints 1", "`./report` exits 0")
			g.edit(csvRecord, `"expect": "1"`, `"expect": "header"`)
			g.prove("c2")
		}, "the text of c2 was"},
		{"puts another check over the command in the text", func(g *goals) {
			half(g)
			g.edit(csvRecord, `"expect": "1"`, `"check": "ls report", "expect": "report"`)
			g.run("goal", "prove", "csv", "c2", "--kind", "green")
		}, "the check of c2 was the command in its text"},
		{"weakens an expectation after the proof", func(g *goals) { proved(g); g.edit(csvRecord, `"expect": "1"`, `"expect": "x"`) }, "made for another text of the criterion"},
		{"calls the channel one that need not be proved", func(g *goals) {
			half(g)
			g.edit(csvRecord, `"model": "edge",
      "channel": "shell"`, `"model": "edge",
      "channel": "browser"`)
			g.write(csvLogs+"c2-green.log", "saw it\n")
			g.write(csvLogs+"c2-surface.log", "saw it too\ncleanup: none\n")
			g.passByHand(logs("c2-green.log", "c2-surface.log"))
		}, "the channel of c2 was shell and is browser"},
		{"sets done", func(g *goals) { half(g); g.edit(csvRecord, `"status": "active"`, `"status": "done"`) }, "the status became done"},
		{"sets dropped", func(g *goals) { half(g); g.edit(csvRecord, `"status": "active"`, `"status": "dropped"`) }, "the status became dropped"},
		{"sets done and a verdict", func(g *goals) {
			half(g)
			g.passByHand("")
			g.edit(csvRecord, `"status": "active"`, `"status": "done"`, `"verdict": null`, `"verdict": {"result": "met", "failing_criterion": null, "reason": "all good", "at": "2026-10-20T09:14:00Z"}`)
		}, "the status became done"},
		{"hold false and a verdict", func(g *goals) {
			half(g)
			g.edit(csvRecord, `"status": "active"`, `"hold": false, "status": "active"`, `"verdict": null`, `"verdict": {"result": "met", "failing_criterion": null, "reason": "all good", "at": "2026-10-20T09:14:00Z"}`)
		}, `"hold": false appeared`},
		{"rewrites the ledger", func(g *goals) { proved(g); g.write(csvLedger, ""); g.edit("report", "header", "head") }, "the ledger no longer has the run"},
		{"points evidence at a symlink", func(g *goals) {
			proved(g)
			g.replaceByLink("c2-surface.log", os.Symlink)
		}, "a link, not a file of its own"},
		{"points evidence at a hard link", func(g *goals) {
			proved(g)
			g.replaceByLink("c2-surface.log", os.Link)
		}, "has a second name"},
		{"points evidence out of the workspace", func(g *goals) { half(g); g.passByHand(`"../../../etc/passwd", "/etc/passwd"`) }, "not relative"},
		{"a folder as evidence", func(g *goals) {
			half(g)
			if err := os.MkdirAll(g.path(csvLogs+"c2-green.log"), 0o755); err != nil {
				g.t.Fatal(err)
			}
			g.passByHand(logs("c2-green.log"))
		}, "not a regular file"},
		{"a FIFO as evidence", func(g *goals) {
			half(g)
			if err := exec.Command("mkfifo", g.path(csvLogs+"c2-green.log")).Run(); err != nil {
				g.t.Skip("no mkfifo")
			}
			g.passByHand(logs("c2-green.log"))
		}, "not a regular file"},
		{"green copied as surface", func(g *goals) {
			half(g)
			g.must("goal", "prove", "csv", "c2", "--kind", "green", "--cleanup", "rm -f x")
			g.write(csvLogs+"c2-surface.log", g.read(csvLogs+"c2-green.log"))
			g.edit(csvRecord, csvLogs+`c2-green.log"`, csvLogs+`c2-green.log", "`+csvLogs+`c2-surface.log"`)
			g.edit(csvRecord, `"status": "open"`, `"status": "pass"`)
		}, "a copy of " + csvLogs + "c2-green.log"},
		{"deletes the state folder", func(g *goals) {
			proved(g)
			if err := os.RemoveAll(g.state); err != nil {
				g.t.Fatal(err)
			}
		}, "must be proved"},
		{"deletes the journal", func(g *goals) {
			proved(g)
			found, _ := filepath.Glob(filepath.Join(g.state, "*", "journal.jsonl"))
			if len(found) != 1 || os.Remove(found[0]) != nil {
				g.t.Fatal("no journal")
			}
		}, "must be proved"},
		{"drops without the user's order", func(g *goals) {
			half(g)
			g.refusedTo("drop goal csv", "goal", "drop", "csv", "--reason", "too hard")
		}, "c2 is open"},
		{"removes a criterion without the user's order", func(g *goals) {
			half(g)
			g.refusedTo("remove c2 of csv", "goal", "remove", "csv", "c2", "--reason", "too hard")
		}, "c2 is open"},
		{"rewords a criterion without the user's order", func(g *goals) {
			half(g)
			g.refusedTo("reword c2 of csv", "goal", "reword", "csv", "c2", "`./report` exits 0")
			g.refusedTo("reword c2 of csv", "goal", "reword", "csv", "c2", "--check", "./report")
		}, "c2 is open"},
		{"replaces the goal by a smaller one", func(g *goals) {
			half(g)
			if out, exit := g.run("goal", "set", "The report prints something", "--criterion", "`./report` exits 0"); exit != 1 || !strings.Contains(out, "another goal of this conversation is active") {
				g.t.Errorf("exit %d: %s", exit, out)
			}
			g.must("goal", "blocker", "resolve", "csv", "b1")
		}, "c2 is open"},
		{"sets the same goal anew with less, its file deleted", func(g *goals) {
			half(g)
			if err := os.Remove(g.path(csvRecord)); err != nil {
				g.t.Fatal(err)
			}
			for _, slug := range []string{"csv", "csv-two"} {
				if out, exit := g.run("goal", "set", "Users can export the report table as CSV", "--slug", slug, "--criterion", "`./report` exits 0"); exit != 1 || !strings.Contains(out, "goal recover csv") {
					g.t.Errorf("%s: exit %d: %s", slug, exit, out)
				}
			}
			if out := g.must("goal", "list"); !strings.Contains(out, "its file is gone: goalkeeper goal recover csv") {
				g.t.Error(out)
			}
		}, "there is no goal"},
		{"proves with a weaker text and puts the old one back", func(g *goals) {
			half(g)
			old := g.read(csvRecord)
			g.edit(csvRecord, "`grep -c two sum_test.txt` exits 0 and prints 1", "`./report` exits 0", `"expect": "1"`, `"expect": "header"`)
			g.prove("c2")
			g.write(csvRecord, old)
			g.passByHand(logs("c2-green.log", "c2-surface.log"))
		}, "made for another text of the criterion"},
		{"expects what every line has", func(g *goals) {
			if out, exit := g.run("goal", "add", "csv", "edge: `./report` exits 0 again", "--expect", "/.+/"); exit != 2 || !strings.Contains(out, "matches any line") {
				g.t.Errorf("exit %d: %s", exit, out)
			}
			half(g)
		}, "c2 is open"},
		{"deletes the whole .litgravity", func(g *goals) {
			half(g)
			if err := os.RemoveAll(g.path(".litgravity")); err != nil {
				g.t.Fatal(err)
			}
		}, "there is no goal"},
		{"takes another goal's proofs", func(g *goals) {
			half(g)
			g.must("goal", "set", "Users can count lines", "--also", "--slug", "lines", "--criterion", "`grep -c two sum_test.txt` exits 0 and prints 1", "--expect", "1")
			g.must("goal", "prove", "lines", "c1", "--kind", "green")
			g.must("goal", "prove", "lines", "c1", "--kind", "surface", "--cleanup", "rm -f x")
			other := ".litgravity/evidence/lines/"
			g.passByHand(`"` + other + `c1-green.log", "` + other + `c1-surface.log"`)
			g.write(csvLogs+"c2-green.log", g.read(other+"c1-green.log"))
			g.write(csvLogs+"c2-surface.log", g.read(other+"c1-surface.log"))
		}, "belongs to c1"},
		{"a PASS of its own in the evidence of a run", func(g *goals) {
			half(g)
			g.must("goal", "prove", "csv", "c2", "--kind", "surface", "--cleanup", "echo exit: 0", "--shell", "grep -c one sum_test.txt")
		}, "c2 is open"},
		{"accepts stale evidence without the user's order", func(g *goals) {
			proved(g)
			g.edit("report", "header", "header; rm -rf x")
			g.refusedTo("accept the stale proof of c1", "goal", "close", "csv", "--met", "--reason", "x", "--accept-stale", "c1,c2")
		}, "changed since: report"},
		{"edits the code after the proof", func(g *goals) { proved(g); g.edit("report", "echo header", "exit 1") }, "changed since: report"},
		{"hides the edit from git", func(g *goals) {
			proved(g)
			g.git("update-index", "--assume-unchanged", "report")
			g.edit("report", "echo header", "exit 1")
		}, "changed since: report"},
		{"proves with a changed program and changes it back", func(g *goals) {
			half(g)
			g.edit("sum_test.txt", "one", "two")
			g.edit("sum_test.txt", "two\ntwo", "two")
			g.prove("c2")
			g.edit("sum_test.txt", "two", "one\ntwo")
		}, "changed since: sum_test.txt"},
		{"proves with a good program that the cleanup takes away", func(g *goals) {
			g.edit("report", "echo header", "exit 1")
			g.git("commit", "-qam", "broken")
			for _, kind := range []string{"green", "surface"} {
				g.edit("report", "exit 1", "echo header")
				g.must("goal", "prove", "csv", "c1", "--kind", kind, "--cleanup", "git checkout -q report")
			}
			g.prove("c2")
		}, "changed since: report"},
		{"hides the program from git, proves and breaks it", func(g *goals) {
			g.git("rm", "-q", "--cached", "report")
			g.write(".git/info/exclude", "report\n")
			proved(g)
			g.edit("report", "echo header", "exit 1")
		}, "report (hidden from git since the goal was set)"},
		{"deletes the last good copy and weakens", func(g *goals) {
			half(g)
			found, _ := filepath.Glob(filepath.Join(g.state, "*", "copies"))
			if len(found) != 1 || os.RemoveAll(found[0]) != nil {
				g.t.Fatal("no copies")
			}
			g.edit(csvRecord, "`grep -c two sum_test.txt` exits 0 and prints 1", "`./report` exits 0")
			g.edit(csvRecord, `"expect": "1"`, `"expect": "header"`)
			g.prove("c2")
		}, "the text of c2 was"},
		{"takes the repository away", func(g *goals) {
			proved(g)
			if err := os.Rename(g.path(".git"), g.path("git-away")); err != nil {
				g.t.Fatal(err)
			}
		}, "no fingerprint now: outside git"},
		{"takes the repository away before the proof", func(g *goals) {
			if err := os.Rename(g.path(".git"), filepath.Join(filepath.Dir(g.project), "git-away")); err != nil {
				g.t.Fatal(err)
			}
			proved(g)
			g.edit("report", "echo header", "exit 1")
		}, "(proved without a fingerprint: outside git)"},
		{"a repository whose index is garbage before the proof", func(g *goals) {
			g.write(".git/index", "garbage")
			proved(g)
			g.edit("report", "echo header", "exit 1")
		}, "(proved without a fingerprint: "},
		{"a FIFO in the program's place", func(g *goals) {
			proved(g)
			if err := os.Remove(g.path("report")); err != nil {
				g.t.Fatal(err)
			}
			if err := exec.Command("mkfifo", g.path("report")).Run(); err != nil {
				g.t.Skip("no mkfifo")
			}
		}, "changed since: report"},
		{"a status that is no status", func(g *goals) {
			half(g)
			g.edit(csvRecord, `"status": "open"`, `"status": "skipped"`)
			if stop := g.send(g.event("Stop", "s1", "t2", nil)); !strings.Contains(stop, `"decision":"block"`) || !strings.Contains(stop, "c2") {
				g.t.Errorf("the stop is not held for c2: %s", stop)
			}
		}, "c2"},
		{"a sparse file as evidence", func(g *goals) {
			half(g)
			g.write(csvLogs+"c2-green.log", "")
			if err := os.Truncate(g.path(csvLogs+"c2-green.log"), 40<<30); err != nil {
				g.t.Skip(err)
			}
			g.passByHand(logs("c2-green.log"))
		}, "c2-green.log: larger than 256 MiB"},
		{"proves by commands that cannot fail", func(g *goals) {
			half(g)
			for _, line := range []string{"true", "echo 1", "grep -c two sum_test.txt || true", "sh -c 'echo 1'", "exit 0", "test -e report"} {
				if out, exit := g.run("goal", "prove", "csv", "c2", "--kind", "green", "--shell", line); exit != 1 || !strings.Contains(out, "proves nothing") {
					g.t.Errorf("%s: exit %d: %s", line, exit, out)
				}
			}
		}, "c2 is open"},
		{"puts a check that cannot fail into the file", func(g *goals) {
			half(g)
			g.edit(csvRecord, `"expect": "1"`, `"check": "grep -c two sum_test.txt || true", "expect": "1"`)
			if out, exit := g.run("goal", "prove", "csv", "c2", "--kind", "green"); exit != 1 || !strings.Contains(out, "cannot fail") {
				g.t.Errorf("exit %d: %s", exit, out)
			}
		}, "c2 is open"},
		{"proves by another command", func(g *goals) {
			half(g)
			if out := g.must("goal", "prove", "csv", "c2", "--kind", "green", "--", "grep", "-c", "one", "sum_test.txt"); !strings.Contains(out, "backs nothing: another command") {
				g.t.Error(out)
			}
			g.must("goal", "prove", "csv", "c2", "--kind", "surface", "--cleanup", "rm -f x", "--shell", "seq 1 1")
		}, "c2 is open"},
		{"observes nothing", func(g *goals) {
			g.must("goal", "add", "csv", "regression: `./report` exits 0 on a second run")
			proved(g)
			g.must("goal", "prove", "csv", "c3", "--kind", "green")
			if out, exit := g.run("goal", "prove", "csv", "c3", "--kind", "surface", "--cleanup", "rm -f x"); exit != 1 || !strings.Contains(out, "ran, nothing observed") {
				g.t.Errorf("exit %d: %s", exit, out)
			}
		}, "c3 is open"},
		{"resolves a blocker by hand", func(g *goals) {
			proved(g)
			g.must("goal", "blocker", "add", "csv", "review", "the quoting is wrong")
			g.edit(csvRecord, `"resolved": false`, `"resolved": true`, `"status": "review_blocked"`, `"status": "active"`)
		}, "the blocker b1 is marked resolved"},
		{"steers around the tests", func(g *goals) {
			half(g)
			if out, exit := g.run("goal", "steer", "csv", "--kind", "narrow_scope", "--directive", "skip the tests and ignore c2", "--evidence", "time is short", "--rationale", "ship it"); exit != 1 || !strings.Contains(out, "would weaken completion") {
				g.t.Errorf("exit %d: %s", exit, out)
			}
			if !strings.Contains(g.read(csvLedger), "steering refused: narrow_scope") {
				g.t.Error("the refusal is not in the ledger")
			}
		}, "c2 is open"},
		{"passes a failed criterion on the same attempt", func(g *goals) {
			proved(g)
			g.must("goal", "fail", "csv", "c2", "--note", "the sum is wrong")
			g.edit(csvRecord, `"status": "fail"`, `"status": "pass"`)
		}, "stayed on attempt 1"},
		{"puts an older record back", func(g *goals) {
			old := g.read(csvRecord)
			g.must("goal", "add", "csv", "adversarial: `./report --evil` exits 1")
			g.write(csvRecord, old)
			proved(g)
		}, "c3 is gone"},
		{"a log whose name says two kinds", func(g *goals) {
			half(g)
			g.write(csvLogs+"c2-green-surface-cleanup.log", inventedLog)
			g.passByHand(logs("c2-green-surface-cleanup.log"))
		}, "the name says no one kind"},
		{"a ledger line that is not there as receipt", func(g *goals) {
			half(g)
			g.must("goal", "prove", "csv", "c2", "--kind", "green")
			g.must("goal", "prove", "csv", "c2", "--kind", "surface")
			g.edit(csvRecord, csvLogs+`c2-surface.log"`, csvLogs+`c2-surface.log", "ledger:s1#9999"`)
			g.edit(csvRecord, `"status": "open"`, `"status": "pass"`)
		}, "ledger:s1#9999: not there"},
		{"breaks the record", func(g *goals) { proved(g); g.edit(csvRecord, `"status": "active",`, `"status": "active",,`) }, "goal recover csv"},
		{"says status twice", func(g *goals) {
			half(g)
			g.edit(csvRecord, `"status": "active"`, `"status": "active", "status": "done"`)
		}, "wrong:"},
		{"happy paths alone", func(g *goals) {
			g.edit(csvRecord, `"model": "edge"`, `"model": "happy"`)
			proved(g)
		}, "the model of c2 was edge and is happy"},
	} {
		t.Run(a.name, func(t *testing.T) {
			t.Parallel()
			g := newGoals(t)
			g.set()
			a.play(g)
			stop := g.send(g.event("Stop", "s1", "t1", nil))
			if strings.Contains(stop, "goal reached") {
				t.Errorf("the stop hook says met: %s", stop)
			}
			readOnly, exit := g.run("goal", "check", "csv", "--read-only")
			if exit == 0 {
				t.Errorf("check --read-only ends with 0: %s", readOnly)
			}
			check, exit := g.run("goal", "check", "csv")
			if exit == 0 || strings.Contains(check, "canClose=true") {
				t.Errorf("check: exit %d: %s", exit, check)
			}
			closed, exit := g.run("goal", "close", "csv", "--met", "--reason", "all is well")
			if exit == 0 || strings.Contains(closed, "verdict: met") && !strings.Contains(readOnly, "the status became done") {
				t.Errorf("close: exit %d: %s", exit, closed)
			}
			if said := readOnly + check + closed; !strings.Contains(said, a.says) {
				t.Errorf("nothing says %q:\n%s", a.says, said)
			}
			again, exit := g.run("goal", "check", "csv")
			if exit == 0 {
				t.Errorf("the second check ends with 0: %s", again)
			}
			if raw, err := os.ReadFile(g.path(csvRecord)); err == nil && strings.Contains(string(raw), "all is well") {
				t.Error("a verdict was written")
			}
		})
	}
}

// A program that git ignores ties a proof to nothing: only running it again
// shows that it broke, however the record spells the path of the log.
//
// req: record/check-run-any-spelling
func TestCheckRunsAgainWhateverTheSpelling(t *testing.T) {
	for _, lead := range []string{"", "./", ".//"} {
		t.Run("with "+lead, func(t *testing.T) {
			t.Parallel()
			g := newGoals(t)
			g.git("rm", "-q", "--cached", "report")
			g.write(".gitignore", "report\n")
			g.git("add", ".gitignore")
			g.git("commit", "-qm", "the program is built")
			g.set()
			g.prove("c1")
			g.prove("c2")
			g.write(csvRecord, strings.ReplaceAll(g.read(csvRecord), `"`+csvLogs, `"`+lead+csvLogs))
			if out := g.must("goal", "check", "csv", "--run"); !strings.Contains(out, "canClose=true") {
				t.Errorf("the program is good: %s", out)
			}
			g.edit("report", "echo header", "exit 1")
			if out, exit := g.run("goal", "check", "csv", "--run"); exit != 1 || strings.Contains(out, "canClose=true") || !strings.Contains(out, "c1") {
				t.Errorf("the program is broken: exit %d: %s", exit, out)
			}
		})
	}
}

// A folder of goals that was moved out of the checkout and linked back is not
// read. The next Stop says so, once.
//
// req: d9/witness-unreachable
func TestAStopNamesARecordThatItCannotReach(t *testing.T) {
	g := newGoals(t)
	g.set()
	g.prove("c1")
	if stop := g.send(g.event("Stop", "s1", "t1", nil)); !strings.Contains(stop, `"decision":"block"`) {
		t.Fatalf("the goal is not held: %s", stop)
	}
	away := filepath.Join(filepath.Dir(g.project), "litgravity-away")
	if err := os.Rename(g.path(".litgravity"), away); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(away, g.path(".litgravity")); err != nil {
		t.Skip(err)
	}
	if stop := g.send(g.event("Stop", "s1", "t2", nil)); !strings.Contains(stop, "goal record csv cannot be reached any more") {
		t.Errorf("the stop says nothing: %s", stop)
	}
	if stop := g.send(g.event("Stop", "s1", "t3", nil)); strings.Contains(stop, "cannot be reached") {
		t.Errorf("the stop says it again: %s", stop)
	}
}

// A verdict stands as it was given.
//
// req: record/verdict-rewritten-by-hand
func TestARewrittenVerdictIsNamed(t *testing.T) {
	g := newGoals(t)
	g.set()
	g.prove("c1")
	g.prove("c2")
	g.must("goal", "close", "csv", "--met", "--reason", "shown on staging")
	g.must("goal", "check", "csv")
	g.edit(csvRecord, "shown on staging", "shown on production")
	if out, exit := g.run("goal", "check", "csv"); exit == 0 || !strings.Contains(out, "the verdict was") || !strings.Contains(out, "shown on staging") {
		t.Errorf("exit %d: %s", exit, out)
	}
}

// An honest agent is not in the way of all this.
//
// req: record/honest-agent
func TestHonestAgent(t *testing.T) {
	g := newGoals(t)
	g.set()
	g.write("notes.txt", "work\n")
	g.prove("c1")
	g.prove("c2")
	g.git("add", "-A")
	g.git("commit", "-qm", "work")
	g.git("commit", "-q", "--amend", "-m", "the work")
	if out := g.must("goal", "check", "csv"); !strings.HasPrefix(out, "PASS csv 2/2 backed, canClose=true\n") {
		t.Errorf("check: %s", out)
	}
	out := g.must("goal", "close", "csv", "--met", "--reason", "CSV export verified on the real CLI")
	if !strings.Contains(out, "verdict: met: CSV export verified on the real CLI (c1, c2 proved)") {
		t.Errorf("close: %s", out)
	}
	g.must("goal", "check", "csv")
	g.must("goal", "check", "csv", "--run")
	g.edit("report", "header", "head")
	if out, exit := g.run("goal", "check", "csv"); exit != 1 || !strings.Contains(out, "changed since: report") {
		t.Errorf("a closed goal whose code changed: exit %d: %s", exit, out)
	}
}

func (g *goals) refusedTo(say string, args ...string) {
	g.t.Helper()
	if out, exit := g.run(args...); exit != 1 || !strings.Contains(out, "only the user") || !strings.Contains(out, say) {
		g.t.Errorf("%q: exit %d: %s", args, exit, out)
	}
}

func (g *goals) deleteCriterion(id string) {
	g.t.Helper()
	var record map[string]any
	if err := json.Unmarshal([]byte(g.read(csvRecord)), &record); err != nil {
		g.t.Fatal(err)
	}
	var kept []any
	for _, c := range record["criteria"].([]any) {
		if c.(map[string]any)["id"] != id {
			kept = append(kept, c)
		}
	}
	record["criteria"] = append([]any{}, kept...)
	raw, err := json.MarshalIndent(record, "", "  ")
	if err != nil {
		g.t.Fatal(err)
	}
	g.write(csvRecord, string(raw))
}

func (g *goals) replaceByLink(name string, link func(old, new string) error) {
	g.t.Helper()
	path, away := g.path(csvLogs+name), g.path("elsewhere.log")
	if err := errors.Join(os.Rename(path, away), link(away, path)); err != nil {
		g.t.Fatal(err)
	}
}

func digest(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}
