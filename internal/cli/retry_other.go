//go:build !unix

package cli

import (
	"os"
	"os/exec"
	"syscall"
)

// ownGroup leaves the command in this program's console, whose Ctrl-C reaches
// both.
func ownGroup(*exec.Cmd) bool { return false }

// forward ends the command on what is no Ctrl-C: there is no gentler way.
func forward(cmd *exec.Cmd, sig os.Signal, _ bool) {
	if sig != os.Interrupt {
		cmd.Process.Kill()
	}
}

func statusOf(p *os.ProcessState) (status int, killed bool) { return p.ExitCode(), false }

func signalNumber(sig os.Signal) int {
	s, _ := sig.(syscall.Signal)
	return int(s)
}
