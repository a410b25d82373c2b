//go:build unix && !linux

package proof

import (
	"os/exec"
	"slices"
	"strconv"
	"strings"
)

// processes returns the running processes of the given groups. A process that
// left its group is not found: there is no portable way to read the
// environment it was started with.
func processes(groups []int, _ string) []Process {
	out, err := exec.Command("ps", "-A", "-o", "pid=,pgid=,stat=,command=").Output()
	if err != nil {
		return nil
	}
	var found []Process
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		if len(fields) < 4 || strings.HasPrefix(fields[2], "Z") {
			continue
		}
		pid, _ := strconv.Atoi(fields[0])
		group, _ := strconv.Atoi(fields[1])
		if slices.Contains(groups, group) {
			found = append(found, Process{PID: pid, Command: strings.Join(fields[3:], " ")})
		}
	}
	return found
}
