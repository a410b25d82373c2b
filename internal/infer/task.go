package infer

import "strings"

// loopOpeners stand before a task and ask for a loop; the rest is the task.
var loopOpeners = [...]string{
	"ralph this:", "ralph this", "ralph:", "ralph it:", "/ralph", "al:", "al this:", "agent-loop this:", "agent-loop this", "agent-loop:", "agent-loop", "agent loop:", "agent loop this:", "agent loop", "loop this:", "loop:",
}

// untilPhrases stand between a task and its completion.
var untilPhrases = [...]string{
	"and keep trying until", "keep trying until", "and keep going until", "keep going until", "keep working until", "keep iterating until", "iterate until", "and loop until", "loop until", "loop this until", "repeat until", "and don't stop until", "don't stop until", "do not stop until", "retry until", "until",
}

// SplitTask takes the loop phrases off a task: what to do, and the completion
// that a phrase like "keep trying until X" names. Either may be empty.
func SplitTask(text string) (task, completion string) {
	task = strings.TrimSpace(text)
	for again := true; again; {
		again = false
		for _, o := range loopOpeners {
			if cutFold(&task, o) {
				again = true
				break
			}
		}
	}
	for _, u := range untilPhrases {
		i := wordIndex(task, u)
		if i < 0 {
			continue
		}
		completion = strings.Trim(strings.TrimSpace(task[i+len(u):]), ".!")
		task = strings.TrimRight(strings.TrimSpace(task[:i]), ",;:-")
		break
	}
	if l := strings.ToLower(task); l == "this" || l == "it" || l == "that" {
		task = ""
	}
	return strings.TrimSpace(task), completion
}

// cutFold takes a leading phrase off, in any case, at a word's end.
func cutFold(s *string, phrase string) bool {
	if len(*s) < len(phrase) || !strings.EqualFold((*s)[:len(phrase)], phrase) {
		return false
	}
	rest := (*s)[len(phrase):]
	if rest != "" && !strings.HasSuffix(phrase, ":") && rest[0] != ' ' && rest[0] != ':' && rest[0] != '\n' {
		return false
	}
	*s = strings.TrimLeft(rest, " :\n\t")
	return true
}

// wordIndex finds a phrase outside code spans, at word borders, in any case.
func wordIndex(s, phrase string) int {
	in := false
	for i := 0; i+len(phrase) <= len(s); i++ {
		if s[i] == '`' {
			in = !in
		}
		if in || i > 0 && letter(s[i-1]) || !strings.EqualFold(s[i:i+len(phrase)], phrase) {
			continue
		}
		if e := i + len(phrase); e < len(s) && letter(s[e]) {
			continue
		}
		return i
	}
	return -1
}

func letter(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
}

// resultWords say what a named command must do.
var resultWords = [...]string{
	"pass", "passes", "passing", "exit 0", "exits 0", "exit with 0", "exits with 0", "exit zero", "exits zero", "exit code 0", "succeed", "succeeds", "green", "is clean", "work", "works", "be clean", "returns 0", "return 0", "without errors", "no errors", "run clean", "runs clean", "finishes", "be happy", "is happy",
}

// namedCommand finds a code span in a task that is a command with its result:
// the task is itself a criterion ("make `npx tsc --noEmit` pass").
func namedCommand(text string) (command string, ok bool) {
	spans := codeSpans(text)
	var cmds []string
	for _, sp := range spans {
		rest := sp.code
		if !commandLike(rest) || !wellFormed(rest) {
			continue
		}
		cmds = append(cmds, rest)
	}
	if len(cmds) == 0 {
		return "", false
	}
	plain := stripSpans(text)
	for _, r := range resultWords {
		if wordIndex(plain, r) >= 0 {
			return strings.Join(cmds, " && "), true
		}
	}
	return "", false
}

// commandLike says whether a code span is a command and not a name: several
// words that begin with a program, a known single-word tool, or a script path.
func commandLike(code string) bool {
	if looksCommand(code) {
		return true
	}
	w := strings.Fields(code)
	return len(w) > 1 && strings.ToLower(w[0]) == w[0] && !strings.ContainsAny(w[0], "(){}<>=,;\"'")
}

func stripSpans(text string) string {
	var b strings.Builder
	in := false
	for i := 0; i < len(text); i++ {
		if text[i] == '`' {
			in = !in
			b.WriteByte(' ')
			continue
		}
		if !in {
			b.WriteByte(text[i])
		}
	}
	return b.String()
}
