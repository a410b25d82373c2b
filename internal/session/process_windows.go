package session

import (
	"errors"
	"strconv"

	"golang.org/x/sys/windows"
)

// ProcessBorn returns when a process started, in the system's own unit: a
// process id that was used again differs in it. It is "" for a process that
// does not run, and not ok where the system does not tell.
func ProcessBorn(pid int) (born string, ok bool) {
	h, err := windows.OpenProcess(windows.PROCESS_QUERY_LIMITED_INFORMATION, false, uint32(pid))
	if errors.Is(err, windows.ERROR_INVALID_PARAMETER) {
		return "", true
	}
	if err != nil {
		return "", false
	}
	defer windows.CloseHandle(h)
	var created, exited, kernel, user windows.Filetime
	if err := windows.GetProcessTimes(h, &created, &exited, &kernel, &user); err != nil {
		return "", false
	}
	if exited.Nanoseconds() > created.Nanoseconds() {
		return "", true
	}
	return strconv.FormatInt(created.Nanoseconds(), 10), true
}
