package cli

import (
	"context"
	"os/exec"
	"runtime"
	"syscall"
)

// shellCommand is a command line for the shell that the client uses.
func shellCommand(ctx context.Context, line string) *exec.Cmd {
	if runtime.GOOS == "windows" {
		if bash, err := exec.LookPath("bash"); err == nil {
			return exec.CommandContext(ctx, bash, "-c", line)
		}
		return exec.CommandContext(ctx, "cmd", "/C", line)
	}
	return exec.CommandContext(ctx, "/bin/sh", "-c", line)
}

// endTogether makes the end of cmd's context end all that cmd started.
func endTogether(cmd *exec.Cmd) {
	group := ownGroup(cmd)
	cmd.Cancel = func() error {
		forward(cmd, syscall.SIGKILL, group)
		return nil
	}
}
