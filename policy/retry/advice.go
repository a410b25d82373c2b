package retry

import (
	"fmt"
	"strings"
	"time"
)

// quotedMax is the longest command, in bytes, that an advice repeats.
const quotedMax = 1000

// Advice is the line for the agent about retry n, counted from 1, of a command
// that failed of a transient error of that kind (DESIGN §10). Behind the last
// retry it says so.
func Advice(kind string, n int, command string) string {
	if n > Attempts {
		return fmt.Sprintf("transient (%s): %d of %d retries are used up; another way, or a recorded blocker, is due", kind, Attempts, Attempts)
	}
	n = max(n, 1)
	return fmt.Sprintf("transient (%s): retry %d of %d in %d s; run in the background: goalkeeper retry --from %d -- %s",
		kind, n, Attempts, Delay(n)/time.Second, n, argument(command))
}

// argument is a shell command as the words behind "--". What takes a shell
// (operators, redirections, assignments, cd) gets one.
func argument(command string) string {
	command = strings.TrimSpace(command)
	if command == "" || len(command) > quotedMax || strings.ContainsFunc(command, isControl) {
		return "<the same command>"
	}
	if words := split(command); len(words) == 1 && !strings.ContainsAny(command, "<>&|;()`#") && !isAssignment(words[0][0]) && !needsShell(words[0][0]) {
		return command
	}
	return "bash -c '" + strings.ReplaceAll(command, "'", `'\''`) + "'"
}

// needsShell reports the words of a shell itself.
func needsShell(word string) bool {
	switch word {
	case "cd", "source", ".", "export", "eval", "set", "if", "for", "while", "until", "case", "!", "{", "[[", "time", "exec", "ulimit", "umask":
		return true
	}
	return false
}

func isControl(r rune) bool { return r < ' ' || r == 0x7f || r >= 0x80 && r < 0xa0 }
