//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// An Event is what the client told hooks, as seen by a recorder that runs
// beside the product: the client's word, independent of the product's.
type Event struct {
	Name            string            `json:"hook_event_name"`
	Session         string            `json:"session_id"`
	PromptID        string            `json:"prompt_id"`
	Prompt          string            `json:"prompt"`
	PermissionMode  string            `json:"permission_mode"`
	Source          string            `json:"source"`
	TranscriptPath  string            `json:"transcript_path"`
	BackgroundTasks []json.RawMessage `json:"background_tasks"`
}

// eventLog is a settings file with a recording hook on every event, and the
// file it appends to, one event a line. It is handed to the client on the
// command line, so that the user's settings hold what the installer wrote and
// the project holds nothing of it.
type eventLog struct{ settings, events string }

func newEventLog(t testing.TB) eventLog {
	dir := t.TempDir()
	log := eventLog{filepath.Join(dir, "settings.json"), filepath.Join(dir, "events.jsonl")}
	record := []any{map[string]any{"hooks": []any{map[string]any{
		"type": "command",
		// The whole event in one append: hooks of one client may run at once.
		"command": "sh",
		"args":    []string{"-c", `event=$(cat) && printf '%s\n' "$event" >>"$0"`, log.events},
	}}}}
	hooks := map[string]any{}
	for _, event := range []string{
		"SessionStart", "UserPromptSubmit", "PostToolUse", "PostToolUseFailure",
		"Stop", "SubagentStop", "StopFailure", "PreCompact", "SessionEnd",
	} {
		hooks[event] = record
	}
	text, err := json.Marshal(map[string]any{"hooks": hooks})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(log.settings, text, 0o600); err != nil {
		t.Fatal(err)
	}
	return log
}

// Events returns the events of the given names that the client raised so far
// in any session, oldest first; without names, all of them.
func (w *World) Events(names ...string) []Event {
	w.t.Helper()
	text, err := os.ReadFile(w.log.events)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		w.t.Fatal(err)
	}
	var events []Event
	for line := range bytes.Lines(text) {
		if !bytes.HasSuffix(line, []byte("\n")) {
			break // still being written
		}
		var e Event
		if err := json.Unmarshal(line, &e); err != nil {
			w.t.Fatalf("recorded event: %v\n%s", err, line)
		}
		if len(names) == 0 || slices.Contains(names, e.Name) {
			events = append(events, e)
		}
	}
	return events
}
