//go:build e2e

package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os/exec"
	"strconv"
	"syscall"
	"time"
)

// allowedTools are the tools that the agent may use unasked.
const allowedTools = "Bash Write Edit Read"

// headlessLimit bounds one headless run; runs take a few seconds.
const headlessLimit = 2 * time.Minute

// A Headless is one run of the client without a terminal.
type Headless struct {
	Prompt     string
	SessionID  string // a new session of that UUID; "" lets the client choose
	Resume     string // goes on with that session
	Mode       string // permission mode; "" for the default one
	MaxTurns   int    // 0 for no limit
	NoTools    bool   // allow no tool beforehand: nobody is there to be asked, so the client refuses
	Arguments  []string
	WantFailed bool // the run is expected to exit non-zero
}

// A Result is what a headless run left behind.
type Result struct {
	Output
	SessionID string // as the client reports it
	Subtype   string // success, error_max_turns …
	IsError   bool
}

// Claude runs the client headless in the project and waits for its end. A run
// that passes the limit, or exits otherwise than expected, fails the test.
func (w *World) Claude(run Headless) Result {
	w.t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), headlessLimit)
	defer cancel()
	cmd := exec.CommandContext(ctx, w.client, run.arguments(w.log.settings)...)
	cmd.Dir = w.Project
	cmd.Env = w.env()
	// A group of its own, so that the limit ends the agent's commands as well.
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = 5 * time.Second
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	result := Result{Output: Output{stdout.String(), stderr.String(), -1}}
	if cmd.ProcessState != nil {
		result.Code = cmd.ProcessState.ExitCode()
	}
	if ctx.Err() != nil {
		w.t.Fatalf("claude -p %q: not done after %v\n%s", run.Prompt, headlessLimit, result)
	}
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		w.t.Fatalf("claude -p %q: %v", run.Prompt, err)
	}
	if failed := result.Code != 0; failed != run.WantFailed {
		w.t.Fatalf("claude -p %q: failed %t, want %t\n%s", run.Prompt, failed, run.WantFailed, result)
	}
	var answer struct {
		SessionID string `json:"session_id"`
		Subtype   string `json:"subtype"`
		IsError   bool   `json:"is_error"`
	}
	if err := json.Unmarshal(stdout.Bytes(), &answer); err != nil {
		w.t.Fatalf("claude -p %q: %v\n%s", run.Prompt, err, result)
	}
	result.SessionID, result.Subtype, result.IsError = answer.SessionID, answer.Subtype, answer.IsError
	return result
}

func (run Headless) arguments(settings string) []string {
	args := []string{"-p", run.Prompt, "--output-format", "json", "--settings", settings}
	if !run.NoTools {
		args = append(args, "--allowedTools", allowedTools)
	}
	if run.SessionID != "" {
		args = append(args, "--session-id", run.SessionID)
	}
	if run.Resume != "" {
		args = append(args, "--resume", run.Resume)
	}
	if run.Mode != "" {
		args = append(args, "--permission-mode", run.Mode)
	}
	if run.MaxTurns != 0 {
		args = append(args, "--max-turns", strconv.Itoa(run.MaxTurns))
	}
	return append(args, run.Arguments...)
}

// Say runs one prompt headless, in a new session when resume is empty.
func (w *World) Say(resume, prompt string) Result {
	w.t.Helper()
	return w.Claude(Headless{Prompt: prompt, Resume: resume})
}
