//go:build e2e

package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// promptSign stands in front of the client's input box and of sent prompts.
const promptSign = "❯"

// A Terminal is an interactive session of the client under a tmux server of
// its own, which dies with the test.
type Terminal struct {
	w      *World
	tmux   string
	socket string // of a tmux server that runs this session alone
	pid    int    // of the client, 0 before it runs
}

// Interactive starts the client in a terminal of 120 columns and waits until
// it takes a prompt. The tools that Headless allows are allowed here too: a
// permission question would swallow what a test types.
func (w *World) Interactive(arguments ...string) *Terminal {
	w.t.Helper()
	w.acceptFolder()
	tmux, err := w.lookPath("tmux")
	if err != nil {
		w.t.Fatal(err)
	}
	// Not below the test's own folder: the path of a socket must be short.
	dir, err := os.MkdirTemp("", "goalkeeper-tmux-")
	if err != nil {
		w.t.Fatal(err)
	}
	w.t.Cleanup(func() { os.RemoveAll(dir) })
	term := &Terminal{w: w, tmux: tmux, socket: filepath.Join(dir, "socket")}
	client := append([]string{w.client, "--settings", w.log.settings,
		"--permission-mode", "default", "--allowedTools", allowedTools}, arguments...)
	w.t.Cleanup(term.end)
	term.run(append([]string{"-f", "/dev/null", "new-session", "-d", "-x", "120", "-y", "50", "-c", w.Project, "--"}, client...)...)
	term.pid, err = strconv.Atoi(strings.TrimSpace(term.run("display-message", "-p", "#{pane_pid}")))
	if err != nil {
		w.t.Fatal(err)
	}
	term.WaitFor(promptSign)
	return term
}

// end stops the server of this test and waits for the client to be gone: it
// still writes to the home that the test removes next.
func (term *Terminal) end() {
	if term.w.t.Failed() {
		term.w.t.Logf("last screen:\n%s", term.Screen())
	}
	// No server any more when the client has ended before.
	_ = term.command("kill-server").Run()
	if term.pid == 0 {
		return
	}
	for deadline := time.Now().Add(waitLimit); syscall.Kill(term.pid, 0) == nil; time.Sleep(pollEvery) {
		if time.Now().After(deadline) {
			term.w.t.Errorf("the client (process %d) outlives its terminal", term.pid)
			return
		}
	}
}

// acceptFolder answers beforehand what the client asks on its first start.
func (w *World) acceptFolder() {
	config := map[string]any{
		"hasCompletedOnboarding": true,
		"customApiKeyResponses":  map[string]any{"approved": []string{apiKey[len(apiKey)-20:]}},
		"projects": map[string]any{
			w.Project: map[string]any{"hasTrustDialogAccepted": true},
		},
	}
	text, err := json.Marshal(config)
	if err != nil {
		w.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(w.Home, ".claude.json"), text, 0o600); err != nil {
		w.t.Fatal(err)
	}
}

func (term *Terminal) command(args ...string) *exec.Cmd {
	cmd := exec.Command(term.tmux, append([]string{"-S", term.socket}, args...)...)
	cmd.Env = term.w.env()
	cmd.Dir = term.w.Project
	return cmd
}

func (term *Terminal) run(args ...string) string {
	term.w.t.Helper()
	out, err := term.command(args...).CombinedOutput()
	if err != nil {
		term.w.t.Fatalf("tmux %s: %v\n%s", args[0], err, out)
	}
	return string(out)
}

// Screen returns what the terminal shows now; "" when the client has ended.
func (term *Terminal) Screen() string {
	out, err := term.command("capture-pane", "-p").Output()
	if err != nil {
		return ""
	}
	return string(out)
}

// Type types a short line and sends it once the input box shows all of it: the
// client takes text and Enter in one burst for a paste.
func (term *Terminal) Type(line string) {
	term.w.t.Helper()
	term.run("send-keys", "-l", "--", line)
	term.w.WaitUntil("the input box to show "+strconv.Quote(line), func() bool {
		return inputBox(term.Screen()) == line
	})
	term.Key("Enter")
}

// inputBox returns what stands in the client's input box, the last line with
// its prompt sign.
func inputBox(screen string) string {
	_, after, _ := strings.Cut(screen, promptSign)
	for strings.Contains(after, promptSign) {
		_, after, _ = strings.Cut(after, promptSign)
	}
	line, _, _ := strings.Cut(after, "\n")
	return strings.TrimSpace(line)
}

// Key presses one key by its tmux name: Enter, Escape, C-c …
func (term *Terminal) Key(name string) {
	term.w.t.Helper()
	term.run("send-keys", name)
}

// WaitFor waits until the screen contains text.
func (term *Terminal) WaitFor(text string) {
	term.w.t.Helper()
	term.w.WaitUntil("the screen to show "+strconv.Quote(text), func() bool {
		return strings.Contains(term.Screen(), text)
	})
}
