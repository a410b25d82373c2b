//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// apiKey is a dummy: the scripted model reads no key.
const apiKey = "e2e-key-that-opens-no-door-0000000000000000"

// A World is one machine of one user: a home, a git repository in it, an
// environment that owes nothing to that of the test run, and Goalkeeper
// installed by its own installer.
type World struct {
	Home    string // the user's home folder
	Project string // a git repository below it
	State   string // where Goalkeeper keeps its state when nothing says otherwise
	Model   *Model

	t      testing.TB
	client string
	vars   map[string]string
	log    eventLog
}

// A Setup says how a World differs from the plain one.
type Setup struct {
	Vars         map[string]string // added to the environment of the client and of commands
	Files        map[string]string // files of the project, by slash-separated path
	AwkwardPaths bool              // blanks and letters outside ASCII in the paths of home and project
}

// New makes a world; its model waits for a script. It fails the test when the
// client or the product is missing: an end-to-end test that is skipped shows
// nothing.
func New(t testing.TB, setup Setup) *World {
	t.Helper()
	client, err := FindClient()
	if err != nil {
		t.Fatal(err)
	}
	binary, err := findProduct()
	if err != nil {
		t.Fatal(err)
	}
	home, project := "home", "project"
	if setup.AwkwardPaths {
		home, project = "José's home 家", "mein Projekt ü"
	}
	w := &World{t: t, client: client, Model: NewModel(t)}
	w.Home = filepath.Join(physical(t, t.TempDir()), home)
	w.Project = filepath.Join(w.Home, project)
	w.State = filepath.Join(w.Home, ".local", "state", "goalkeeper")
	w.vars = map[string]string{
		"PATH":               strings.Join([]string{filepath.Dir(binary), "/usr/local/bin", "/usr/bin", "/bin"}, ":"),
		"HOME":               w.Home,
		"LANG":               "C.UTF-8",
		"TERM":               "xterm-256color",
		"ANTHROPIC_API_KEY":  apiKey,
		"ANTHROPIC_BASE_URL": w.Model.URL,
		"IS_SANDBOX":         "1",
		"TMPDIR":             filepath.Join(w.Home, "tmp"),

		"DISABLE_AUTOUPDATER":                      "1",
		"DISABLE_TELEMETRY":                        "1",
		"DISABLE_ERROR_REPORTING":                  "1",
		"CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1",
	}
	for name, value := range setup.Vars {
		w.vars[name] = value
	}
	for _, dir := range []string{w.Project, w.vars["TMPDIR"]} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, text := range setup.Files {
		w.Write(name, text)
	}
	if out := w.Command("", "git", "init", "--quiet"); out.Code != 0 {
		t.Fatalf("git init: %s", out)
	}
	if out := w.Goalkeeper("", "install"); out.Code != 0 {
		t.Fatalf("goalkeeper install: %s", out)
	}
	w.log = newEventLog(t)
	return w
}

// physical resolves links, as the client does before it names a folder to a
// hook.
func physical(t testing.TB, path string) string {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		t.Fatal(err)
	}
	return real
}

// Write writes a file of the project, with its parent folders.
func (w *World) Write(name, text string) {
	w.t.Helper()
	path := filepath.Join(w.Project, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		w.t.Fatal(err)
	}
}

// Read returns a file of the project, and whether there is one.
func (w *World) Read(name string) (string, bool) {
	w.t.Helper()
	text, err := os.ReadFile(filepath.Join(w.Project, filepath.FromSlash(name)))
	if errors.Is(err, fs.ErrNotExist) {
		return "", false
	}
	if err != nil {
		w.t.Fatal(err)
	}
	return string(text), true
}

// Output is what a command that was waited for left behind.
type Output struct {
	Stdout, Stderr string
	Code           int
}

func (o Output) String() string {
	return fmt.Sprintf("exit %d\nstdout: %s\nstderr: %s", o.Code, o.Stdout, o.Stderr)
}

// Command runs a program in the project. A session id that is not empty is
// handed over as the client does to the agent's Bash tool.
func (w *World) Command(session, program string, args ...string) Output {
	w.t.Helper()
	path, err := w.lookPath(program)
	if err != nil {
		w.t.Fatal(err)
	}
	cmd := exec.Command(path, args...)
	cmd.Dir = w.Project
	cmd.Env = w.env()
	if session != "" {
		cmd.Env = append(cmd.Env, "CLAUDE_CODE_SESSION_ID="+session)
	}
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err = cmd.Run()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		w.t.Fatalf("%s: %v", program, err)
	}
	return Output{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

// Goalkeeper runs the product as a person at a shell does, or, with a session
// id, on behalf of that session.
func (w *World) Goalkeeper(session string, args ...string) Output {
	w.t.Helper()
	return w.Command(session, "goalkeeper", args...)
}

// lookPath finds a program on the world's own PATH, not on that of the test.
func (w *World) lookPath(program string) (string, error) {
	for _, dir := range filepath.SplitList(w.vars["PATH"]) {
		path := filepath.Join(dir, program)
		if executable(path) == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s: not on the PATH of the test world (%s)", program, w.vars["PATH"])
}

func (w *World) env() []string {
	env := make([]string, 0, len(w.vars))
	for name, value := range w.vars {
		env = append(env, name+"="+value)
	}
	return env
}

// A Decision is what the tests read of one line of `goalkeeper explain`.
type Decision struct {
	Event   string `json:"event"`
	Session string `json:"session"`
	Why     string `json:"why"`
	Goal    string `json:"goal"`
}

// Decisions asks the product what its hooks decided for a session, oldest
// first.
func (w *World) Decisions(session string) []Decision {
	w.t.Helper()
	out := w.Goalkeeper("", "explain", "--session", session, "--last", "1000", "--json")
	if out.Code != 0 {
		w.t.Fatalf("goalkeeper explain: %s", out)
	}
	var answer struct {
		Decisions []Decision `json:"decisions"`
	}
	if err := json.Unmarshal([]byte(out.Stdout), &answer); err != nil {
		w.t.Fatalf("goalkeeper explain --json: %v\n%s", err, out.Stdout)
	}
	return answer.Decisions
}

// Whys returns the reason names of the decisions on one event, oldest first.
func (w *World) Whys(session, event string) []string {
	w.t.Helper()
	var whys []string
	for _, d := range w.Decisions(session) {
		if d.Event == event {
			whys = append(whys, d.Why)
		}
	}
	return whys
}
