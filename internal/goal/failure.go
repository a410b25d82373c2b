package goal

import (
	"strings"
	"unicode/utf8"
)

// failureWords begin a line that says that something failed.
var failureWords = [...]string{
	"FAIL", "--- FAIL", "FAILED", "Traceback (most recent call last)", "panic:", "fatal:", "npm ERR!", "npm error", "BUILD FAILED",
	"Segmentation fault", "error: test failed", "make: ***", "not ok",
}

// successWords begin a line of a test that passed, whose name may well speak of
// failures.
var successWords = [...]string{"ok ", "PASS", "--- PASS", "✓", "✔", "√"}

// failureCounts follow a number above zero that counts failures.
var failureCounts = [...]string{"failed", "failing", "failures", "failure", "errors"}

// exitWords come before an exit status.
var exitWords = [...]string{"exit:", "exit status", "exit code", "exited with code", "exited with status", "exit code:", "exited with"}

// FailureMarker returns the first of the lines that shows a failure, "" for
// none: a non-zero exit status, a number of failures above zero, FAIL,
// Traceback, panic and their like (seed 002, check step 2: a log that shows a
// failure is no evidence of success). The lines are the last ones of a log.
func FailureMarker(lines []string) string {
	for _, line := range lines {
		if showsFailure(strings.TrimSpace(line)) {
			return plain(line)
		}
	}
	return ""
}

func showsFailure(line string) bool {
	for _, w := range successWords {
		if strings.HasPrefix(line, w) {
			return false
		}
	}
	for _, w := range failureWords {
		if rest, ok := strings.CutPrefix(line, w); ok && (rest == "" || !isLetterAt(rest)) {
			return true
		}
	}
	lower := strings.ToLower(line)
	for _, w := range exitWords {
		rest, ok := strings.CutPrefix(lower, w)
		if !ok {
			_, rest, ok = strings.Cut(lower, " "+w)
		}
		// The number ends the line: "returns exit code 2 for a bad file" is a
		// title, and no status.
		if n := number(strings.Trim(rest, " :.)")); ok && n > 0 {
			return true
		}
	}
	words := strings.FieldsFunc(lower, func(r rune) bool {
		return strings.ContainsRune(" \t,;()[]=", r)
	})
	for i := range words[:max(len(words)-1, 0)] {
		if words[i] == "failures:" || words[i] == "failed:" || words[i] == "errors:" {
			if number(words[i+1]) > 0 {
				return true
			}
		}
		if n := number(words[i]); n > 0 {
			for _, w := range failureCounts {
				if strings.TrimRight(words[i+1], ".:!") == w {
					return true
				}
			}
		}
	}
	return false
}

// isLetterAt reports whether s goes on with a letter or digit, so that
// FAIL is not found in FAILOVER.
func isLetterAt(s string) bool {
	c := s[0]
	return c >= utf8.RuneSelf || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-'
}
