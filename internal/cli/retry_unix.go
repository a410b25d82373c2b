//go:build unix

package cli

import (
	"os"
	"os/exec"
	"syscall"

	"golang.org/x/term"
)

// ownGroup gives the command a process group of its own, so that a signal
// reaches all it started, and reports whether it did. At a terminal it stays in
// this program's: another group could not read there, and the keyboard's
// signals reach both as it is.
func ownGroup(cmd *exec.Cmd) bool {
	if f, ok := cmd.Stdin.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return false
	}
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	return true
}

// forward passes a signal on to the command's group. Where it shares this
// program's, the terminal has sent it an interrupt already.
func forward(cmd *exec.Cmd, sig os.Signal, group bool) {
	s, ok := sig.(syscall.Signal)
	switch {
	case !ok:
	case group:
		syscall.Kill(-cmd.Process.Pid, s)
	case s != syscall.SIGINT:
		cmd.Process.Signal(s)
	}
}

// statusOf is the status a shell would give, and whether a signal ended the
// process.
func statusOf(p *os.ProcessState) (status int, killed bool) {
	if ws, ok := p.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return exitSignalled + int(ws.Signal()), true
	}
	return p.ExitCode(), false
}

func signalNumber(sig os.Signal) int {
	s, _ := sig.(syscall.Signal)
	return int(s)
}
