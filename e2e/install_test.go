//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// ownSettings is a settings file as its user wrote it: an indentation of his
// own, a hook, a status line, letters outside ASCII.
const ownSettings = "{\n\t\"language\": \"español\",\r\n   \"hooks\": { \"Stop\": [ { \"hooks\": [\n     {\"type\": \"command\", \"command\": \"cat >>\\\"$HOME/mine\\\"\"} ] } ] },\n" +
	"  \"statusLine\": {\"type\": \"command\", \"command\": \"printf 'mine: %s' \\\"$(wc -c | tr -d ' ')\\\"\"}\n}"

func (w *World) settingsFile() string { return filepath.Join(w.Home, ".claude", "settings.json") }

// reinstall takes out what New installed, puts the user's own settings in its
// place and installs again.
func reinstall(t *testing.T, w *World, settings string, flags ...string) {
	t.Helper()
	wantDone(t, w.Goalkeeper("", "uninstall"))
	if _, err := os.Stat(w.settingsFile()); err == nil {
		t.Fatal("uninstall left a settings file that install had made")
	}
	if settings != "" {
		if err := os.MkdirAll(filepath.Dir(w.settingsFile()), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(w.settingsFile(), []byte(settings), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	wantDone(t, w.Goalkeeper("", append([]string{"install"}, flags...)...))
}

func wantDone(t *testing.T, out Output) {
	t.Helper()
	if out.Code != 0 {
		t.Fatal(out)
	}
}

// From somebody's own settings, in a home with blanks, a quote and letters
// outside ASCII, to a held stop, and back to the same bytes; the user's own
// hook runs all the while.
//
// req: install/e2e-held-stop install/e2e-uninstall
func TestInstallHoldsAStopAndUninstallLeavesNoTrace(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{AwkwardPaths: true})
	reinstall(t, w, ownSettings, "--allow", "--statusline", "--skill")
	session := giveGoal(t, w)
	wantGoal(t, w, goalText)
	own, err := os.ReadFile(filepath.Join(w.Home, "mine"))
	if err != nil || !bytes.Contains(own, []byte(session)) {
		t.Errorf("the user's own hook did not run: %v", err)
	}
	out := w.Goalkeeper("", "doctor")
	wantDone(t, out)
	wantContains(t, "doctor", out.Stdout, "a typed goal was set, the stop held")
	wantContains(t, "doctor", out.Stdout, "Stop held_this_turn")

	wantDone(t, w.Goalkeeper("", "uninstall", "--all", "--purge"))
	left, err := os.ReadFile(w.settingsFile())
	if err != nil || string(left) != ownSettings {
		t.Errorf("settings after uninstall: %v\n%q\nwant\n%q", err, left, ownSettings)
	}
	for _, gone := range []string{w.State, filepath.Join(w.Home, ".claude", "skills"), filepath.Join(w.Home, ".claude", "commands")} {
		if _, err := os.Stat(gone); err == nil {
			t.Errorf("%s is still there", gone)
		}
	}
	if err := os.RemoveAll(filepath.Join(w.Project, ".agents")); err != nil {
		t.Fatal(err)
	}
	wantRequests(t, say(w, "", goalPrompt), 1)
	wantNoGoal(t, w)
}

// In default permission mode, with nobody to ask, the agent may run what
// --allow lists, and nothing that would start a program.
//
// req: install/e2e-allow
func TestAllowedCommandsRunAndNoOthers(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	reinstall(t, w, "", "--allow")
	allowed := []string{
		"goalkeeper status", "goalkeeper status --json", "goalkeeper version", "goalkeeper loop show",
		"goalkeeper explain --last 3", "goalkeeper goal check csv --read-only", "goalkeeper loop block 'a key is missing'",
	}
	refused := []string{
		"goalkeeper goal prove csv c1 -- sh -c 'touch pwned'",
		"goalkeeper goal check csv --run",
		"goalkeeper goal check csv; touch pwned --read-only",
		"goalkeeper goal check csv\ntouch pwned --read-only",
		"goalkeeper goal check $(touch pwned) --read-only",
		"goalkeeper loop prove 1",
		"goalkeeper retry -- touch pwned",
		"goalkeeper statusline --then 'touch pwned' </dev/null",
		"goalkeeper loop abandon",
		"goalkeeper uninstall",
		"goalkeeper doctor",
		"goalkeeper status && touch pwned",
		"goalkeeper status; touch pwned",
		"goalkeeper status $(touch pwned)",
		"goalkeeper status | xargs touch pwned",
		"goalkeeper status >pwned",
	}
	var turns []Turn
	for _, command := range slices.Concat(allowed, refused) {
		turns = append(turns, Bash(command))
	}
	w.Model.Play(Turns(append(turns, Text("BLOCKED: a key is missing"))...))
	w.Claude(Headless{Prompt: goalPrompt, NoTools: true})

	requests := wantRequests(t, w.Model.Requests(), len(turns)+1)
	// How the client words a refusal depends on what it refuses.
	isRefused := func(result string) bool {
		return strings.Contains(result, "approv") || strings.Contains(result, "can't be checked")
	}
	for i, command := range slices.Concat(allowed, refused) {
		if got, want := isRefused(requests[i+1].Fresh()), i >= len(allowed); got != want {
			t.Errorf("%s: refused %t, want %t: %s", command, got, want, tail(requests[i+1].Fresh()))
		}
	}
	if _, ok := w.Read("pwned"); ok {
		t.Error("an allowed command started a program")
	}
	wantContains(t, "the blocked goal", requests[len(allowed)].Fresh(), "blocked")
}

// req: statusline/e2e-drawn
func TestStatusLineIsDrawnBesideTheUsersOwn(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{AwkwardPaths: true})
	reinstall(t, w, ownSettings, "--statusline")
	w.Model.Play(Turns(Text("I looked around first."), Text("I stop here for now.")))
	term := w.Interactive()
	term.WaitFor("mine: ")
	term.Type(goalPrompt)
	w.WaitForEvents("Stop", 2)
	w.WaitUntil("the status line", func() bool {
		for line := range strings.Lines(term.Screen()) {
			if strings.Contains(line, "mine: ") && strings.Contains(line, " | goal 0/") && strings.Contains(line, "held 1 of 3") {
				return true
			}
		}
		return false
	})
	if strings.Contains(term.Screen(), "mine: 0 ") {
		t.Error("the user's own status line got no input")
	}
	session := w.Events("Stop")[0].Session
	w.WaitUntil("the context use to be stored", func() bool { return strings.Contains(sessionState(w, session), `"use_at":`) })

	wantDone(t, w.Goalkeeper("", "uninstall"))
	left, err := os.ReadFile(w.settingsFile())
	if err != nil || string(left) != ownSettings {
		t.Errorf("settings after uninstall: %v\n%q", err, left)
	}
}

// sessionState is what the product stored of a session.
func sessionState(w *World, session string) string {
	files, _ := filepath.Glob(filepath.Join(w.State, "*", "sessions", session+".json"))
	for _, file := range files {
		if raw, err := os.ReadFile(file); err == nil {
			return string(raw)
		}
	}
	return ""
}

// client runs the client with a command of its own.
func (w *World) clientCommand(args ...string) Output {
	w.t.Helper()
	cmd := exec.Command(w.client, args...)
	cmd.Dir, cmd.Env = w.Project, w.env()
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if cmd.ProcessState == nil {
		w.t.Fatal(err)
	}
	return Output{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

// req: install/e2e-plugin-valid
func TestPluginAndMarketplaceAreValid(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	for _, path := range []string{"..", filepath.Join("..", "plugin")} {
		abs, err := filepath.Abs(path)
		if err != nil {
			t.Fatal(err)
		}
		out := w.clientCommand("plugin", "validate", abs)
		if out.Code != 0 || !strings.Contains(out.Stdout, "Validation passed") {
			t.Errorf("plugin validate %s: %s", path, out)
		}
	}
}

// The plugin, from the marketplace of this repository, does what the settings
// do: without the program in PATH it hints once and holds nothing.
//
// req: install/e2e-plugin-holds
func TestPluginHoldsAStop(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	wantDone(t, w.Goalkeeper("", "uninstall"))
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"plugin", "marketplace", "add", root}, {"plugin", "install", "goalkeeper@goalkeeper"}} {
		if out := w.clientCommand(args...); out.Code != 0 {
			t.Fatalf("claude %s: %s", strings.Join(args, " "), out)
		}
	}
	session := giveGoal(t, w)
	if out := w.Goalkeeper("", "doctor"); out.Code != 0 || !strings.Contains(out.Stdout, "plugin goalkeeper@goalkeeper") {
		t.Errorf("doctor: %s", out)
	}

	w.vars["PATH"] = "/usr/local/bin:/usr/bin:/bin"
	wantRequests(t, say(w, session, "go on with the limiter"), 1)
}

// req: doctor/e2e-client
func TestDoctorKnowsTheRealClient(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	bin := t.TempDir()
	if err := os.Symlink(w.client, filepath.Join(bin, "claude")); err != nil {
		t.Fatal(err)
	}
	w.vars["PATH"] = bin + ":" + w.vars["PATH"]
	out := w.Goalkeeper("", "doctor", "--json")
	wantDone(t, out)
	var answer struct {
		OK     bool
		Checks []struct{ Name, Level, What, Do string }
	}
	if err := json.Unmarshal([]byte(out.Stdout), &answer); err != nil || !answer.OK {
		t.Fatalf("%v: %s", err, out)
	}
	client := ""
	for _, c := range answer.Checks {
		if c.Level == "warn" || c.Level == "fail" {
			t.Errorf("%s: %s; do: %s", c.Name, c.What, c.Do)
		}
		if c.Name == "client" {
			client = c.What
		}
	}
	wantContains(t, "the client's line", client, "version "+strings.TrimSpace(clientVersion))
}
