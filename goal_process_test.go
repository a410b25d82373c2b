package main

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// req: record/parallel-writers
func TestParallelWritersLoseNothing(t *testing.T) {
	g := newGoals(t)
	g.set()
	const writers, rounds = 8, 4
	var wg sync.WaitGroup
	for w := range writers {
		wg.Go(func() {
			for i := range rounds {
				text := fmt.Sprintf("edge: `./report --writer %d --round %d` exits 0", w, i)
				if out, exit := g.run("goal", "add", "csv", text); exit != 0 {
					t.Errorf("add: exit %d: %s", exit, out)
				}
				if out, exit := g.run("goal", "blocker", "add", "csv", "qa", fmt.Sprintf("writer %d round %d", w, i)); exit != 0 {
					t.Errorf("blocker: exit %d: %s", exit, out)
				}
			}
		})
	}
	wg.Wait()
	var record struct {
		Criteria []struct{ ID, Text string }
		Blockers []struct{ ID, Detail string }
	}
	if err := json.Unmarshal([]byte(g.read(csvRecord)), &record); err != nil {
		t.Fatal(err)
	}
	ids, texts := map[string]bool{}, map[string]bool{}
	for _, c := range record.Criteria {
		ids[c.ID], texts[c.Text] = true, true
	}
	for _, b := range record.Blockers {
		ids[b.ID], texts[b.Detail] = true, true
	}
	if want := 2 + 2*writers*rounds; len(ids) != want || len(texts) != want {
		t.Errorf("%d ids and %d texts, want %d", len(ids), len(texts), want)
	}
	added := 0
	for line := range strings.Lines(g.read(csvLedger)) {
		var l map[string]any
		if err := json.Unmarshal([]byte(line), &l); err != nil {
			t.Errorf("a ledger line that is no JSON: %q", line)
		}
		if text, _ := l["text"].(string); strings.HasPrefix(text, "criterion added") || strings.HasPrefix(text, "blocker ") {
			added++
		}
	}
	if added != 2*writers*rounds {
		t.Errorf("%d ledger lines, want %d", added, 2*writers*rounds)
	}
}

// Two runs for one piece of evidence at once leave a log and witnesses of the
// same one.
//
// req: record/parallel-runs
func TestParallelRunsAgreeWithTheirWitnesses(t *testing.T) {
	g := newGoals(t)
	g.set()
	var wg sync.WaitGroup
	for range 6 {
		wg.Go(func() { g.run("goal", "prove", "csv", "c1", "--kind", "green") })
		wg.Go(func() { g.run("goal", "prove", "csv", "c1", "--kind", "surface", "--cleanup", "rm -f x") })
	}
	wg.Wait()
	out, _ := g.run("goal", "check", "csv", "--json")
	if !strings.Contains(out, `"id":"c1"`) || !strings.Contains(out, `"rests":"proved"`) || strings.Contains(out, "changed after") {
		t.Errorf("check: %s", out)
	}
}

// A command that is killed at any moment leaves the old record or the new one,
// and nothing that reads as a weakening.
//
// req: record/kills-leave-old-or-new
func TestKilledCommandsLeaveTheOldRecordOrTheNew(t *testing.T) {
	g := newGoals(t)
	g.set()
	commands := [][]string{
		{"goal", "add", "csv", "edge: `./report --n %d` exits 0"},
		{"goal", "blocker", "add", "csv", "qa", "found %d"},
		{"goal", "fail", "csv", "c1", "--note", "failed %d"},
		{"goal", "reopen", "csv", "c1"},
		{"goal", "prove", "csv", "c2", "--kind", "green"},
		{"goal", "check", "csv"},
		{"goal", "steer", "csv", "--kind", "annotate", "--directive", "note %d", "--evidence", "e", "--rationale", "r"},
	}
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for i := range 120 {
		args := []string{"goalkeeper"}
		for _, a := range commands[rand.IntN(len(commands))] {
			args = append(args, strings.ReplaceAll(a, "%d", fmt.Sprint(i)))
		}
		cmd := &exec.Cmd{Path: path, Args: args, Dir: g.project, Env: g.env}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		time.Sleep(time.Duration(rand.IntN(30000)) * time.Microsecond)
		_ = cmd.Process.Kill()
		_ = cmd.Wait() // killed or finished, both are fine
		if raw := g.read(csvRecord); !json.Valid([]byte(raw)) {
			t.Fatalf("after %q: %s", args, raw)
		}
	}
	out, _ := g.run("goal", "check", "csv")
	if strings.Contains(out, "weakened") || strings.Contains(out, "wrong:") {
		t.Errorf("check after the kills: %s", out)
	}
	g.must("goal", "add", "csv", "edge: `./report --last` exits 0")
	g.checkFiles()
	ledgers, err := filepath.Glob(g.path(".litgravity/ledger/*.jsonl"))
	if err != nil || len(ledgers) != 1 {
		t.Fatalf("%v %v", ledgers, err)
	}
}
