package session

import (
	"errors"
	"strconv"

	"golang.org/x/sys/unix"
)

// ProcessBorn returns when a process started, in the system's own unit: a
// process id that was used again differs in it. It is "" for a process that
// does not run, and not ok where the system does not tell.
func ProcessBorn(pid int) (born string, ok bool) {
	info, err := unix.SysctlKinfoProc("kern.proc.pid", pid)
	if errors.Is(err, unix.EIO) || errors.Is(err, unix.ESRCH) {
		return "", true
	}
	if err != nil {
		return "", false
	}
	t := info.Proc.P_starttime
	return strconv.FormatInt(int64(t.Sec), 10) + "." + strconv.FormatInt(int64(t.Usec), 10), true
}
