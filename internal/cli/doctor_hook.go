package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"goalkeeper/install"
	"goalkeeper/internal/jsontext"
)

const (
	defaultWait = 10 // seconds, where the file sets no time-out
	trialID     = "goalkeeper-doctor"
	trialTurn   = "goalkeeper-doctor-turn"
	trialPrompt = "my goal is to see that the hooks of this machine answer"
)

// tryHooks starts each registered command line as the client would, in a
// project and with a state folder that are thrown away, types a goal and
// stops: what comes back is what a session would get.
func tryHooks(e checkup) []check {
	var checks []check
	for _, cmd := range registered(e.settings) {
		checks = append(checks, tryHook(e, cmd))
	}
	return checks
}

func tryHook(e checkup, cmd install.Command) check {
	line := commandText(cmd)
	dir, err := os.MkdirTemp("", "goalkeeper-doctor-")
	if err != nil {
		return check{"trial", warn, "no event was sent: " + err.Error(), "see that TMPDIR is a folder that you may write"}
	}
	defer os.RemoveAll(dir)
	t := trial{checkup: e, cmd: cmd, project: filepath.Join(dir, "project"), state: filepath.Join(dir, "state")}
	if err := os.Mkdir(t.project, 0o700); err != nil {
		return check{"trial", warn, "no event was sent: " + err.Error(), ""}
	}
	asked, fault := t.send(map[string]any{"hook_event_name": "UserPromptSubmit", "prompt": trialPrompt})
	if fault != nil {
		return *fault
	}
	stopped, fault := t.send(map[string]any{"hook_event_name": "Stop", "stop_hook_active": false, "last_assistant_message": "I looked around."})
	if fault != nil {
		return *fault
	}
	return t.judge(line, asked, stopped)
}

// trial is one command line under test.
type trial struct {
	checkup
	cmd            install.Command
	project, state string
}

// reply is what came back for one event.
type reply struct {
	out  string
	took time.Duration
}

// send starts the command line with one event on its standard input. A fault
// is the check's result.
func (t trial) send(event map[string]any) (reply, *check) {
	event["session_id"], event["prompt_id"], event["cwd"], event["transcript_path"] = trialID, trialTurn, t.project, ""
	raw := jsontext.Marshal(event)
	seconds := t.cmd.Timeout
	if seconds <= 0 || seconds > defaultWait {
		seconds = defaultWait
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Duration(seconds)*time.Second)
	defer cancel()
	run := exec.CommandContext(ctx, t.cmd.Program, t.cmd.Args...)
	if t.cmd.Shell != "" {
		run = shellCommand(ctx, t.cmd.Shell)
	}
	run.Env, run.Dir, run.WaitDelay = t.environ(), t.project, time.Second
	run.Stdin = bytes.NewReader(append(raw, '\n'))
	var stdout, stderr bytes.Buffer
	run.Stdout, run.Stderr = &stdout, &stderr
	endTogether(run)
	begun := time.Now()
	err := run.Run()
	r := reply{strings.TrimSpace(stdout.String()), time.Since(begun)}
	return r, t.fault(err, ctx.Err(), r.out, strings.TrimSpace(stderr.String()), seconds)
}

// environ is the environment that the client gives a hook. The switches are
// the user's own; project and state are the trial's.
func (t trial) environ() []string {
	env := append([]string(nil), t.env.Environ...)
	for _, i := range t.settings {
		for name, value := range i.Env {
			env = append(env, name+"="+value)
		}
	}
	return append(env, "CLAUDECODE=1", "CLAUDE_PROJECT_DIR="+t.project, "CLAUDE_CODE_SESSION_ID="+trialID,
		"CLAUDE_PID="+strconv.Itoa(os.Getpid()), "GOALKEEPER_STATE_DIR="+t.state, "CLAUDE_CODE_SESSION_ATTENDED=1")
}

// fault is what is wrong with a command line that does not answer as a hook
// must: exit 0, nothing on standard error, nothing or one JSON object on
// standard output.
func (t trial) fault(err, late error, out, said string, seconds int) *check {
	line := commandText(t.cmd)
	var exit *exec.ExitError
	switch {
	case late != nil:
		return &check{"trial", broken, fmt.Sprintf("%s did not answer an event within %d s", line, seconds), "see what it waits for; is it this program?"}
	case errors.Is(err, exec.ErrNotFound), errors.Is(err, fs.ErrNotExist):
		return &check{"trial", broken, "not sent: there is no program " + t.cmd.Program, "goalkeeper install"}
	case errors.Is(err, fs.ErrPermission):
		return &check{"trial", broken, "not sent: " + t.cmd.Program + " may not be run", "chmod +x " + t.cmd.Program}
	case errors.As(err, &exit):
		return &check{"trial", broken, fmt.Sprintf("%s answered an event with exit status %d: %s", line, exit.ExitCode(), said), "is it this program? goalkeeper install registers this one"}
	case err != nil:
		return &check{"trial", broken, fmt.Sprintf("%s cannot be started: %v", line, err), "goalkeeper install"}
	case out != "" && (!jsontext.Valid(out) || !jsontext.Parse(out).IsObject()):
		return &check{"trial", broken, fmt.Sprintf("%s printed something other than one JSON object: %s", line, out), "is it this program, and is its shell's profile silent? goalkeeper install registers it without a shell"}
	case said != "":
		return &check{"trial", warn, fmt.Sprintf("%s wrote to standard error: %s", line, said), "silence the shell's profile; goalkeeper install registers it without a shell"}
	}
	return nil
}

// judge compares what came back with what the switches let expect.
func (t trial) judge(line string, asked, stopped reply) check {
	took := fmt.Sprintf("%s answered in %d and %d ms", line, asked.took.Milliseconds(), stopped.took.Milliseconds())
	off := func(names ...string) bool {
		for _, name := range names {
			if value, _ := t.setting(name); isOff(value) {
				return true
			}
		}
		return false
	}
	_, err := os.Stat(filepath.Join(t.project, ".agents", "goal", "GOAL.md"))
	set, held := err == nil, jsontext.Parse(stopped.out).Get("decision").String() == "block"
	switch {
	case off("GOALKEEPER") && asked.out == "" && stopped.out == "":
		return check{"trial", note, took + " with nothing, as GOALKEEPER says", ""}
	case off("GOALKEEPER_DETECT") && !set && !held:
		return check{"trial", note, took + ": a typed goal is not set, as GOALKEEPER_DETECT says", ""}
	case set && !held && off("GOALKEEPER_HOLD", "LITGRAVITY_GOAL_HOLD"):
		return check{"trial", note, took + ": a typed goal was set, the stop not held, as the hold switch says", ""}
	case set && held:
		return check{"trial", fine, took + ": a typed goal was set, the stop held", ""}
	case !set:
		return check{"trial", broken, took + ": a typed goal was not set; it said: " + orNothing(asked.out), "is it this program? goalkeeper install registers this one"}
	}
	return check{"trial", broken, took + ": the stop was not held; it said: " + orNothing(stopped.out), "is it this version? goalkeeper install registers this one"}
}

func orNothing(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}
