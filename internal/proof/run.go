// Package proof runs the commands that prove criteria. A verdict rests on runs
// that this program made and saw itself.
package proof

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"time"
)

// Run is a command line to be run by the shell in a folder.
type Run struct {
	Dir     string
	Command string
	Env     []string
	Out     io.Writer // gets its standard output and error
}

// Result is what a run gave.
type Result struct {
	Exit     int
	Duration time.Duration
}

// Do runs the command line and waits for its end. The error is about running
// it at all; a command that fails is a Result.
func Do(ctx context.Context, r Run) (Result, error) {
	shell := []string{"sh", "-c"}
	if runtime.GOOS == "windows" {
		shell = []string{"cmd", "/c"}
	}
	cmd := exec.CommandContext(ctx, shell[0], shell[1], r.Command)
	cmd.Dir, cmd.Env, cmd.Stdout, cmd.Stderr = r.Dir, r.Env, r.Out, r.Out
	cmd.WaitDelay = 2 * time.Second // for output held open by a process left behind
	start := time.Now()
	err := cmd.Run()
	res := Result{Duration: time.Since(start)}
	var exit *exec.ExitError
	switch {
	case errors.As(err, &exit):
		res.Exit = exit.ExitCode()
		if res.Exit < 0 {
			return res, fmt.Errorf("run %s: %w", shell[0], err)
		}
	case err != nil && !errors.Is(err, exec.ErrWaitDelay):
		return res, fmt.Errorf("run %s: %w", shell[0], err)
	}
	return res, nil
}
