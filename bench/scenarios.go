package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// conversation is the session id of every scenario.
const conversation = "5f0c2a8e-0000-4000-8000-000000000001"

// world is a project with a home and a state folder of its own.
type world struct {
	project    string
	env        []string
	transcript string
}

func newWorld(dir string) (*world, error) {
	w := &world{project: filepath.Join(dir, "project")}
	w.env = []string{"HOME=" + filepath.Join(dir, "home"), "GOALKEEPER_STATE_DIR=" + filepath.Join(dir, "state"),
		"CLAUDE_PROJECT_DIR=" + w.project, fmt.Sprintf("CLAUDE_PID=%d", os.Getpid())}
	return w, w.write("go.mod", "module bench\n\ngo 1.26\n")
}

func (w *world) write(name, text string) error {
	path := filepath.Join(w.project, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(text), 0o644)
}

// scenario is one row of the table.
type scenario struct {
	name    string
	ratio   float64       // at most this multiple of the floor
	limit   time.Duration // or, if set, at most this long
	prepare func(w *world) error
	event   func(w *world, i int) []byte
	after   func(w *world) error
}

func scenarios() []scenario {
	nothing := func(*world) error { return nil }
	return []scenario{
		{name: "prompt, nothing to do", ratio: 1.3, prepare: nothing, event: prompt("add a test for the parser")},
		{name: "stop, nothing to do", ratio: 1.3, prepare: nothing, event: stop},
		{name: "prompt, loop goal active", ratio: 1.6, prepare: setGoal, event: prompt("add a test for the parser")},
		{name: "stop, loop goal active", ratio: 1.6, prepare: setGoal, event: stop},
		{name: "prompt that sets a goal", limit: 100 * time.Millisecond, prepare: nothing,
			event: prompt("my goal is to add rate limiting to the public API"),
			after: func(w *world) error { return os.RemoveAll(filepath.Join(w.project, ".agents")) }},
		{name: "stop, 1,000 records, none owned", ratio: 1.6, prepare: records(1000, ""), event: stop},
		{name: "stop, 1,000 records, one owned", ratio: 1.6, prepare: records(1000, conversation), event: stop},
		{name: "stop, 1 record, owned", ratio: 1.6, prepare: records(1, conversation), event: stop},
		{name: "stop, loop goal, journal of 100,000 lines", ratio: 1.6, prepare: journal(100000), event: stop},
		{name: "stop, record, ledger of 100,000 lines", ratio: 1.6, prepare: ledger(100000), event: stop},
		{name: "stop, loop goal, transcript of 300 MB", ratio: 1.6, prepare: transcript(300 << 20), event: stop},
		{name: "prompt of 1 MiB, nothing to do", ratio: 1.3, prepare: nothing, event: prompt(strings.Repeat("the parser fails on this line of the log\n", 26000))},
	}
}

func prompt(text string) func(*world, int) []byte {
	return func(w *world, i int) []byte {
		return w.event("UserPromptSubmit", i, map[string]any{"prompt": text})
	}
}

func stop(w *world, i int) []byte {
	return w.event("Stop", i, map[string]any{"stop_hook_active": false, "last_assistant_message": "done", "background_tasks": []any{}})
}

// event is an event as the client sends it, in a turn of its own.
func (w *world) event(name string, i int, more map[string]any) []byte {
	ev := map[string]any{"hook_event_name": name, "session_id": conversation, "cwd": w.project, "permission_mode": "default",
		"transcript_path": w.transcript, "prompt_id": fmt.Sprintf("00000000-0000-4000-8000-%012d", i)}
	for k, v := range more {
		ev[k] = v
	}
	raw, err := json.Marshal(ev)
	if err != nil {
		panic(err)
	}
	return append(raw, '\n')
}

// setGoal writes a loop goal that this session owns.
func setGoal(w *world) error {
	now := time.Now().UTC().Format(time.RFC3339)
	err := w.write(".agents/goal/GOAL.md", "---\ngoal: \"to add rate limiting\"\ncreated: "+now+"\nupdated: "+now+"\niteration: 0\nstatus: in-progress\n---\n\n"+
		"## Acceptance Criteria\n\n- [x] `go vet ./...` exits 0\n- [ ] `go test ./...` exits 0\n\n## Progress Log\n\n## Blocked\n\n## Deslop\n\n- [ ] Deslop pass\n")
	if err != nil {
		return err
	}
	return w.own("loop:GOAL.md")
}

// own makes the session an owner, as the hook that created the goal would.
func (w *world) own(key string) error {
	dir, err := w.stateOf()
	if err != nil {
		return err
	}
	raw, err := json.Marshal(map[string][]string{key: {conversation}})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "owners.json"), raw, 0o600)
}

// records writes n goal records; the last names the session owner.
func records(n int, owner string) func(*world) error {
	return func(w *world) error {
		for i := range n {
			id := "another-conversation"
			if i == n-1 && owner != "" {
				id = owner
			}
			slug := fmt.Sprintf("goal-%04d", i)
			err := w.write(".litgravity/goals/"+slug+".json", fmt.Sprintf(`{
  "slug": %q,
  "objective": "Users can export the report table as CSV from the CLI",
  "criteria": [
    {"id": "c1", "text": "`+"`report export --csv out.csv` exits 0"+`", "status": "pass", "evidence": []},
    {"id": "c2", "text": "CSV writer unit tests cover quoting", "status": "open", "evidence": []}
  ],
  "status": "active",
  "conversation_id": %q,
  "verdict": null,
  "updated": "2026-10-20T09:14:00Z"
}
`, slug, id))
			if err != nil {
				return err
			}
		}
		return w.age(".litgravity/goals")
	}
}

// age makes a folder and its files an hour old, as those of a project are.
func (w *world) age(dir string) error {
	dir = filepath.Join(w.project, dir)
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	then := time.Now().Add(-time.Hour)
	for _, e := range entries {
		if err := os.Chtimes(filepath.Join(dir, e.Name()), then, then); err != nil {
			return err
		}
	}
	return os.Chtimes(dir, then, then)
}
