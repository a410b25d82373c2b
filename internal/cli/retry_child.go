package cli

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"sync"
	"time"
)

// outputKept is how much of the command's output is kept, from its end, to see
// why it failed, in bytes.
const outputKept = 64 << 10

// pipesWait is how long the output of an ended command may be held open by
// processes that it left behind.
const pipesWait = 2 * time.Second

// runChild runs the command once, with this program's own input and output, and
// passes signals on to it. Where the output is looked at it goes through a
// pipe, so that the command sees no terminal there.
func runChild(env Env, command []string, read bool, signals <-chan os.Signal) retryOutcome {
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Env, cmd.Dir = env.Environ, env.Dir
	cmd.Stdin, cmd.Stdout, cmd.Stderr = env.Stdin, env.Stdout, env.Stderr
	cmd.WaitDelay = pipesWait
	var kept tail
	if read {
		cmd.Stdout = io.MultiWriter(env.Stdout, &kept)
		cmd.Stderr = io.MultiWriter(env.Stderr, &kept)
	}
	group := ownGroup(cmd)
	if err := cmd.Start(); err != nil {
		return retryOutcome{fault: notStarted(err)}
	}
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	passed := false
	for {
		select {
		case sig := <-signals:
			passed = true
			forward(cmd, sig, group)
		case err := <-done:
			// What the command left behind may hold its output: that is no fault.
			if cmd.ProcessState == nil {
				return retryOutcome{fault: &Error{What: err.Error(), Where: command[0], Code: exitRetry, Err: err}}
			}
			status, killed := statusOf(cmd.ProcessState)
			return retryOutcome{status: status, output: kept.String(), killed: killed, passed: passed}
		}
	}
}

// notStarted is the fault of a command that could not be started.
func notStarted(err error) *Error {
	if errors.Is(err, exec.ErrNotFound) || errors.Is(err, fs.ErrNotExist) {
		return &Error{What: err.Error(), Do: "is it installed, and is its folder in PATH?", Code: exitNotFound, Err: err}
	}
	return &Error{What: err.Error(), Code: exitNotRun, Err: err}
}

// tail keeps the end of what is written to it, by several writers at once.
type tail struct {
	mu  sync.Mutex
	buf []byte
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.buf = append(t.buf, p...)
	if over := len(t.buf) - outputKept; over > outputKept {
		t.buf = append(t.buf[:0], t.buf[over:]...)
	}
	return len(p), nil
}

// String returns the last outputKept bytes.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return string(t.buf[max(len(t.buf)-outputKept, 0):])
}
