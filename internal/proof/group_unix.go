//go:build unix

package proof

import (
	"os"
	"os/exec"
	"syscall"
)

// forwarded are the signals that go on to a running command.
var forwarded = [...]os.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

const terminate = syscall.SIGTERM

func shellCommand(line string) *exec.Cmd { return exec.Command("sh", "-c", line) }

func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// signalGroup signals every process of a group. One that has ended is no error.
func signalGroup(group int, s os.Signal) {
	if n, ok := s.(syscall.Signal); ok {
		syscall.Kill(-group, n)
	}
}

func endingOf(s *os.ProcessState) ending {
	if ws, ok := s.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return ending{exit: 128 + int(ws.Signal()), signal: ws.Signal().String()}
	}
	return ending{exit: s.ExitCode()}
}
