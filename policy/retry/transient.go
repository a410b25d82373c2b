package retry

import (
	"slices"
	"strings"
)

// textMax is how much of an output is looked at, from its end, in bytes: errors
// stand last.
const textMax = 32 << 10

// Transient reports whether a shell command failed of something that may pass
// by itself, and its kind: network, 429, 5xx, time-out, lock held, registry
// (DESIGN §10). errorText is what the command printed, or what the client says
// of it.
//
// A failing test or compile is not transient, nor is what a user, a permission
// or a server's own answer has refused. The same words weigh by who says them:
// of a command that only shows content (grep, cat) nothing counts; of one that
// runs tests or compilers, and of an output that shows their verdict, only
// lines that a tool itself begins, such as a download that failed. An error
// about this machine ("localhost refused") does not pass by waiting. What ran
// as `goalkeeper retry` has had its retries.
func Transient(command, errorText string) (kind string, ok bool) {
	commands := simple(command)
	if slices.ContainsFunc(commands, isRetry) {
		return "", false
	}
	speaker := voiceOf(commands)
	if speaker == content {
		return "", false
	}
	text := plain(errorText)
	if containsAny(text, answers[:]) {
		return "", false
	}
	relayed := speaker == relay || containsAny(text, verdicts[:])
	local := containsAny(strings.ToLower(command), loopback[:])
	best := len(kinds)
	for line := range strings.Lines(text) {
		line = unframed(line)
		if relayed && !isSpeaker(line) {
			continue
		}
		k := kindOf(line)
		if k == "" && isRemote(commands) && strings.Contains(line, "command timed out after") {
			k = Timeout
		}
		if k != "" && k != Lock && (local || containsAny(line, loopback[:])) {
			continue
		}
		if i := slices.Index(kinds[:], k); i >= 0 && i < best {
			best = i
		}
	}
	if best == len(kinds) {
		return "", false
	}
	return kinds[best], true
}

// kindOf returns the most telling kind that a line shows, "" for none.
func kindOf(line string) string {
	best := statusKind(line)
	for _, s := range signs {
		if best != "" && slices.Index(kinds[:], s.kind) >= slices.Index(kinds[:], best) {
			continue
		}
		if strings.Contains(line, s.phrase) && strings.Contains(line, s.also) {
			best = s.kind
		}
	}
	return best
}

// statusKind looks for an HTTP status 429 or 5xx in its context. 501 and 505
// say that a server cannot, which no retry changes.
func statusKind(line string) string {
	for i := 0; i+3 <= len(line); i++ {
		code := line[i : i+3]
		if code != "429" && (code[0] != '5' || !isDigit(code[1]) || !isDigit(code[2]) || code == "501" || code == "505") {
			continue
		}
		if i > 0 && (isWordByte(line[i-1]) || line[i-1] == '.') || i+3 < len(line) && isWordByte(line[i+3]) {
			continue
		}
		if !isStatus(line[:i], line[i+3:]) {
			continue
		}
		if code == "429" {
			return RateLimit
		}
		return Server
	}
	return ""
}

// isStatus reports whether a three-digit number is an HTTP status by the words
// before and after it.
func isStatus(before, after string) bool {
	after = strings.TrimLeft(after, " :,-")
	for _, r := range reasons {
		if strings.HasPrefix(after, r) {
			return true
		}
	}
	before = strings.TrimRight(before, ` :=("'`)
	for _, w := range codeWords {
		rest, ok := strings.CutSuffix(before, w)
		if ok && (rest == "" || !isWordByte(rest[len(rest)-1])) && !strings.HasSuffix(strings.TrimRight(rest, " "), "exit") {
			return true
		}
	}
	return false
}

// isSpeaker reports whether a line is a tool's own.
func isSpeaker(line string) bool {
	for _, s := range speakers {
		if strings.HasPrefix(line, s) {
			return true
		}
	}
	for _, q := range quotes {
		if strings.Contains(line, q[0]) && strings.Contains(line, q[1]) {
			return true
		}
	}
	return false
}

func isRetry(words []string) bool {
	return words[0] == "goalkeeper" && len(words) > 1 && words[1] == "retry"
}

func isRemote(commands [][]string) bool {
	return slices.ContainsFunc(commands, func(words []string) bool {
		_, ok := find(remotes[:], words)
		return ok
	})
}

func containsAny(s string, phrases []string) bool {
	for _, p := range phrases {
		if strings.Contains(s, p) {
			return true
		}
	}
	return false
}

// plain returns the end of a text in lower case, without colours.
func plain(s string) string {
	if len(s) > textMax {
		s = s[len(s)-textMax:]
	}
	var b strings.Builder
	b.Grow(len(s) + 1)
	b.WriteByte('\n') // so that a phrase can ask for the start of a line
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == 0x1b && i+1 < len(s) && s[i+1] == '[':
			for i += 2; i < len(s) && (s[i] < '@' || s[i] > '~'); i++ {
			}
		case s[i] == '\r':
			b.WriteByte('\n')
		default:
			b.WriteByte(s[i])
		}
	}
	return strings.ToLower(b.String())
}

// unframed takes off what a build puts before the lines of a step: space,
// BuildKit's "#12 3.456", a frame of box-drawing characters.
func unframed(line string) string {
	line = strings.Trim(line, " \t\n│╷╵|>")
	if strings.HasPrefix(line, "#") {
		if rest := strings.TrimLeft(line[1:], "0123456789"); strings.HasPrefix(rest, " ") {
			line = strings.TrimLeft(rest, " 0123456789.")
		}
	}
	return line
}

func isDigit(b byte) bool { return b >= '0' && b <= '9' }

func isWordByte(b byte) bool {
	return isDigit(b) || b >= 'a' && b <= 'z' || b == '_' || b >= 0x80
}
