package proof

import (
	"os"
	"os/exec"
	"syscall"
)

var forwarded = [...]os.Signal{os.Interrupt}

var terminate = os.Kill

// signalGroup ends the process; there are no other signals to send.
func signalGroup(pid int, s os.Signal) {
	if p, err := os.FindProcess(pid); err == nil {
		if s == os.Kill {
			p.Kill()
		}
		p.Release()
	}
}

func endingOf(s *os.ProcessState) ending { return ending{exit: s.ExitCode()} }

// processes finds nothing: what a run left alive is not known here.
func processes([]int, string) []Process { return nil }

// shellCommand hands the line to cmd as it is: cmd does not read the quoting
// that os/exec applies to arguments.
func shellCommand(line string) *exec.Cmd {
	cmd := exec.Command("cmd")
	cmd.SysProcAttr = &syscall.SysProcAttr{CmdLine: `cmd /d /s /c "` + line + `"`}
	return cmd
}

func ownGroup(cmd *exec.Cmd) {
	if cmd.SysProcAttr == nil {
		cmd.SysProcAttr = &syscall.SysProcAttr{}
	}
	cmd.SysProcAttr.CreationFlags |= syscall.CREATE_NEW_PROCESS_GROUP
}
