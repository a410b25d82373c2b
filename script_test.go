package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "update the golden files of the scripts")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"goalkeeper":  main,
		"event":       sendEvent,
		"edit":        editFile,
		"goal-status": addGoalStatus,
	})
}

// TestScripts runs what users and clients do, one behaviour a script. The
// scripts start in the project folder p, with an empty home beside it.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:           filepath.Join("testdata", "script"),
		UpdateScripts: *update,
		Setup: func(env *testscript.Env) error {
			project, home := filepath.Join(env.WorkDir, "p"), filepath.Join(env.WorkDir, "home")
			if err := os.MkdirAll(project, 0o755); err != nil {
				return err
			}
			if err := os.MkdirAll(home, 0o755); err != nil {
				return err
			}
			env.Cd = project
			env.Setenv("HOME", home)
			env.Setenv("CLAUDE_PROJECT_DIR", project)
			env.Setenv("GOALKEEPER_TEST_PID", strconv.Itoa(os.Getpid()))
			env.Setenv("GOALKEEPER_STATE_DIR", filepath.Join(env.WorkDir, "state"))
			return nil
		},
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
	})
}

// fields are the short names that scripts use for the fields of an event.
var fields = map[string]string{
	"session": "session_id", "turn": "prompt_id", "message": "last_assistant_message", "agent": "agent_id",
	"mode": "permission_mode", "active": "stop_hook_active", "tasks": "background_tasks", "crons": "session_crons",
	"tool": "tool_name", "input": "tool_input", "response": "tool_response",
}

// sendEvent is the command `event NAME field=value …` of the scripts: it sends
// one event to `goalkeeper hook` as the client does. A value that is JSON is
// sent as it is, any other as a string. It fails where a hook must never fail:
// on an exit status, or on anything on standard error.
func sendEvent() {
	cwd, _ := os.Getwd()
	ev := map[string]any{"hook_event_name": os.Args[1], "session_id": "s1", "cwd": cwd}
	for _, arg := range os.Args[2:] {
		name, value, _ := strings.Cut(arg, "=")
		if full, ok := fields[name]; ok {
			name = full
		}
		ev[name] = value
		var v any
		if json.Unmarshal([]byte(value), &v) == nil && strings.ContainsAny(value[:1], `[{"tf`) {
			ev[name] = v
		}
	}
	raw, err := json.Marshal(ev)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	cmd := exec.Command("goalkeeper", "hook")
	cmd.Stdin, cmd.Stdout = bytes.NewReader(append(raw, '\n')), os.Stdout
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	if err := cmd.Run(); err != nil || stderr.Len() > 0 {
		fmt.Fprintf(os.Stderr, "the hook failed: %v %s\n", err, stderr.String())
		os.Exit(1)
	}
}

// editFile is the command `edit FILE OLD NEW` of the scripts: it puts NEW, in
// which \n is a line end, in the place of the first OLD, and fails if there is
// none.
func editFile() {
	name, old, new := os.Args[1], os.Args[2], strings.ReplaceAll(os.Args[3], `\n`, "\n")
	raw, err := os.ReadFile(name)
	if err == nil && !strings.Contains(string(raw), old) {
		err = fmt.Errorf("%s: no %q", name, old)
	}
	if err == nil {
		err = os.WriteFile(name, []byte(strings.Replace(string(raw), old, new, 1)), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// addGoalStatus is the command `goal-status TRANSCRIPT set|met|failed|cleared
// UUID LINE` of the scripts: it appends to a transcript what the client writes
// when its own goal changes. LINE is a file with the typed /goal line.
func addGoalStatus() {
	raw, err := os.ReadFile(os.Args[4])
	if err == nil {
		status := map[string]any{"type": "goal_status", "condition": strings.TrimPrefix(strings.TrimSpace(string(raw)), "/goal "),
			"met": os.Args[2] == "met" || os.Args[2] == "cleared", "failed": os.Args[2] == "failed", "sentinel": os.Args[2] == "set" || os.Args[2] == "cleared"}
		raw, err = json.Marshal(map[string]any{"type": "attachment", "uuid": os.Args[3], "attachment": status})
	}
	var f *os.File
	if err == nil {
		f, err = os.OpenFile(os.Args[1], os.O_APPEND|os.O_WRONLY, 0)
	}
	if err == nil {
		_, err = fmt.Fprintf(f, "%s\n", raw)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
