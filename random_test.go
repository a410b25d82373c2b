package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"goalkeeper/policy/hold"
)

// storm is how long ten sessions send random events at once.
const storm = 60 * time.Second

// TestTenSessionsInOneWorkspaceKeepTheInvariants sends random events of ten
// sessions to one workspace at the same time, some of them killed, while its
// files change, and then reads the decision log: no hold without an owned open
// criterion, no fourth hold in a streak, no hold after an order in the same
// turn, and the pure rules decide the same from the logged inputs.
//
// req: d17/invariants d9/replay d17/kills-leave-readable-files
func TestTenSessionsInOneWorkspaceKeepTheInvariants(t *testing.T) {
	length := storm
	if testing.Short() {
		length = storm / 20
	}
	w := newWorld(t)
	goals := filepath.Join(w.project, ".litgravity", "goals")
	if err := os.MkdirAll(goals, 0o755); err != nil {
		t.Fatal(err)
	}
	end := time.Now().Add(length)
	var wg sync.WaitGroup
	for i := range 10 {
		wg.Go(func() { w.session(fmt.Sprintf("s%d", i), end) })
	}
	wg.Go(func() { w.rewriteRecords(goals, end) })
	wg.Go(func() { w.stubborn(goals, end) })
	wg.Wait()
	w.checkFiles()
	w.checkInvariants()
}

// session sends random events of one session until end.
func (w *world) session(id string, end time.Time) {
	prompts := []string{
		"my goal is to add rate limiting", "my goal is to move the sessions to Redis", "abandon the goal", "abandon", "pause the goal",
		"resume the goal", "replace", "lit goal, go on", "lit loop", "what does this do?", "add the middleware", "drop goal r1", "/clear", "/litgravity:interview",
	}
	turn := 0
	for time.Now().Before(end) {
		name := fmt.Sprintf("%s-t%d", id, turn)
		var event []byte
		switch n := rand.IntN(12); {
		case n < 4:
			turn++
			event = w.event("UserPromptSubmit", id, fmt.Sprintf("%s-t%d", id, turn), map[string]any{"prompt": prompts[rand.IntN(len(prompts))]})
		case n < 9:
			event = w.event("Stop", id, name, map[string]any{"last_assistant_message": []string{"done", "which one?", "BLOCKED: x"}[rand.IntN(3)]})
		case n < 10:
			event = w.event("SessionStart", id, name, map[string]any{"source": "resume"})
		case n < 11:
			event = w.event("SessionEnd", id, name, map[string]any{"reason": "other"})
		default:
			tool := []string{"Read", "Write", "Edit"}[rand.IntN(3)]
			path := []string{".agents/goal/GOAL.md", ".litgravity/goals/r1.json", ".litgravity/goals/r2.json"}[rand.IntN(3)]
			event = w.event("PostToolUse", id, name, map[string]any{"tool_name": tool, "tool_input": map[string]any{"file_path": filepath.Join(w.project, path)}})
		}
		if rand.IntN(20) == 0 {
			var out bytes.Buffer
			cmd := w.start(event, &out)
			if cmd.Start() == nil {
				time.Sleep(time.Duration(rand.IntN(5000)) * time.Microsecond)
				_ = cmd.Process.Kill()
				_ = cmd.Wait()
			}
			continue
		}
		w.send(event)
	}
}

// stubborn is a session that works on a record of its own without getting
// anywhere, but for a write now and then: its streak runs out again and again.
func (w *world) stubborn(goals string, end time.Time) {
	for turn := 0; time.Now().Before(end); turn++ {
		if turn%6 == 0 {
			w.writeRecord(goals, "own", "open", "stubborn", turn)
		}
		name := fmt.Sprintf("stubborn-t%d", turn)
		w.send(w.event("UserPromptSubmit", "stubborn", name, map[string]any{"prompt": "lit goal, go on with the middleware"}))
		w.send(w.event("Stop", "stubborn", name, map[string]any{"last_assistant_message": "done"}))
	}
}

// writeRecord writes a record whole, as an agent does.
func (w *world) writeRecord(goals, slug, status, conversation string, n int) {
	text := fmt.Sprintf(`{"slug":%q,"objective":"o","criteria":[{"id":"c1","text":"`+"`true`"+` exits 0","status":%q}],"status":"active","conversation_id":%q,"updated":"2026-11-30T10:%02d:%02dZ"}`,
		slug, status, conversation, n/60%60, n%60)
	tmp := filepath.Join(goals, "."+slug)
	if err := os.WriteFile(tmp, []byte(text), 0o644); err != nil {
		w.t.Error(err)
	}
	if err := os.Rename(tmp, filepath.Join(goals, slug+".json")); err != nil {
		w.t.Error(err)
	}
}

// rewriteRecords plays agents that write records whole and tick boxes.
func (w *world) rewriteRecords(goals string, end time.Time) {
	for n := 0; time.Now().Before(end); n++ {
		slug := []string{"r1", "r2", "r3"}[rand.IntN(3)]
		status := []string{"open", "pass", "fail", "blocked"}[rand.IntN(4)]
		w.writeRecord(goals, slug, status, fmt.Sprintf("s%d", rand.IntN(10)), n)
		path, err := os.Executable()
		if err != nil {
			w.t.Error(err)
			return
		}
		tick := &exec.Cmd{Path: path, Args: []string{"goalkeeper", "loop", "tick", "2"}, Dir: w.project, Env: w.env}
		_ = tick.Run() // there may be no goal at the moment
		time.Sleep(30 * time.Millisecond)
	}
}

// checkInvariants reads the decision log.
func (w *world) checkInvariants() {
	w.t.Helper()
	files, err := filepath.Glob(filepath.Join(w.state, "*", "decisions.jsonl*"))
	if err != nil {
		w.t.Fatal(err)
	}
	type decision struct {
		Event, Session, Why, Detail string
		PromptID                    string `json:"prompt_id"`
		Row                         int
		In                          *hold.Input
	}
	var all []decision
	for i := len(files) - 1; i >= 0; i-- { // the older file first
		raw, err := os.ReadFile(files[i])
		if err != nil {
			w.t.Fatal(err)
		}
		for line := range bytes.Lines(raw) {
			if len(bytes.TrimSpace(line)) == 0 {
				continue
			}
			var d decision
			if err := json.Unmarshal(line, &d); err != nil {
				w.t.Errorf("no JSON: %s", line)
				continue
			}
			all = append(all, d)
		}
	}
	whys := make(map[string]int)
	for _, d := range all {
		whys[d.Event+" "+d.Why]++
		if d.Why == "panic" || d.Why == "fault" {
			w.t.Errorf("%s %s: %s", d.Event, d.Why, d.Detail)
		}
		if d.Event != "Stop" || d.In == nil {
			continue
		}
		if now := hold.Decide(*d.In); string(now.Why) != d.Why && d.Why != string(hold.NoState) {
			w.t.Errorf("decided %s, the rules say %s from the same input", d.Why, now.Why)
		}
		if d.Why != string(hold.Hold) && d.Why != string(hold.Unproved) {
			continue
		}
		if d.Row < 1 || d.Row > hold.MaxStreak {
			w.t.Errorf("hold number %d in a streak", d.Row)
		}
		if d.In.Word != hold.WordNone {
			w.t.Errorf("held after the user's word %s", d.In.Word)
		}
		owned := false
		for _, g := range d.In.Goals {
			owned = owned || g.Owner == hold.OwnerThis && (g.Open != nil || len(g.Unbacked) > 0 || len(g.Unproved) > 0)
		}
		if !owned {
			w.t.Errorf("held without an owned open criterion: %+v", d.In.Goals)
		}
	}
	for _, expected := range []string{"Stop hold", "Stop no_goal", "Stop streak", "Stop paused", "Stop question", "UserPromptSubmit set", "UserPromptSubmit abandoned"} {
		if whys[expected] == 0 && !testing.Short() {
			w.t.Errorf("never %s: the storm was too weak (%v)", expected, whys)
		}
	}
	w.t.Logf("%d decisions: %v", len(all), whys)
}
