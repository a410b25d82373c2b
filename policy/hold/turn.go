package hold

import (
	"strconv"
	"strings"
)

// unnamedTurn begins the names of turns that the host did not name.
const unnamedTurn = "unnamed-"

// Turn returns the name of the turn a Stop belongs to: the host's prompt_id
// or turn_id, or where both are missing a name of our own, which changes with
// each Stop that is not part of a running hold (DESIGN §2, turn). last is the
// turn of the Stop before.
func Turn(hostName string, holdRuns bool, last string) string {
	if hostName != "" {
		return hostName
	}
	if holdRuns && last != "" {
		return last
	}
	n := 0
	if digits, ok := strings.CutPrefix(last, unnamedTurn); ok {
		n, _ = strconv.Atoi(digits)
	}
	return unnamedTurn + strconv.Itoa(n+1)
}
