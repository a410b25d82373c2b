package session

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"strconv"
)

// ProcessBorn returns when a process started, in the system's own unit: a
// process id that was used again differs in it. It is "" for a process that
// does not run, and not ok where the system does not tell.
func ProcessBorn(pid int) (born string, ok bool) {
	raw, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if errors.Is(err, fs.ErrNotExist) {
		_, err := os.Stat("/proc/self/stat") // is there a /proc at all?
		return "", err == nil
	}
	if err != nil {
		return "", false
	}
	// The command name in parentheses may hold blanks and parentheses; the
	// start time is the 20th field behind it.
	i := bytes.LastIndexByte(raw, ')')
	fields := bytes.Fields(raw[i+1:])
	if i < 0 || len(fields) < 20 {
		return "", false
	}
	return string(fields[19]), true
}
