package criterion

import (
	"strings"
)

// quiet are programs that end with 0 whatever the state of the work.
var quiet = [...]string{"true", ":", "echo", "printf", "pwd", "date", "whoami", "hostname", "sleep", "yes", "export", "unset", "set", "wait", "clear", "uname", "id"}

// filters end with 0 whatever they are fed, so that a pipeline into one hides
// the exit of the command before it.
var filters = [...]string{"cat", "tee", "head", "tail", "less", "more", "sort", "uniq", "wc", "tr", "cut", "sed", "awk", "nl", "fold", "column", "xargs"}

// wrappers run the command that follows them.
var wrappers = [...]string{"env", "command", "exec", "time", "nice", "nohup", "builtin", "sudo", "stdbuf", "setsid"}

// CannotFail says why a shell line proves nothing: it ends with 0 whatever the
// state of the work, "" where it can fail. expects says that its output has to
// contain something, which a pipeline into a filter can fail. (`test -e` of a
// file that was there before is for the caller, who knows the files: see
// [ExistenceTest].)
func CannotFail(line string, expects bool) string {
	return cannotFail(line, expects, 0)
}

func cannotFail(line string, expects bool, depth int) string {
	parts, ok := pieces(line)
	if !ok || depth > 4 {
		return ""
	}
	if len(parts) == 0 {
		return "it runs nothing"
	}
	// The last list decides: `a; true` and `a || true` end with 0, `true && a`
	// ends as a does.
	last := parts[len(parts)-1]
	if last.op == "&" {
		return "it ends in & and so always with 0"
	}
	why := simpleCannotFail(last.text, depth)
	for i := len(parts) - 2; why != "" && i >= 0 && (parts[i].op == "&&"); i-- {
		if earlier := simpleCannotFail(parts[i].text, depth); earlier == "" {
			return "" // a && true fails when a does
		}
	}
	if why != "" {
		if n := len(parts) - 2; n >= 0 {
			return "it ends in " + parts[n].op + " " + last.text + ", which cannot fail"
		}
		return why
	}
	if n := len(parts) - 2; n >= 0 && parts[n].op == "|" && !expects {
		if w := program(last.text); has(filters[:], w) {
			return "its exit is that of " + w + ", which hides the exit of the command before it"
		}
	}
	// `true || a` never runs a.
	if parts[0].op == "||" {
		return simpleCannotFail(parts[0].text, depth)
	}
	return ""
}

// simpleCannotFail judges one command without operators.
func simpleCannotFail(cmd string, depth int) string {
	cmd = strings.TrimSpace(cmd)
	if inner, ok := grouped(cmd); ok {
		return cannotFail(inner, false, depth+1)
	}
	words := shellWords(cmd)
	for len(words) > 0 {
		w := base(words[0])
		if name, _, ok := strings.Cut(w, "="); ok && name != "" && !strings.ContainsAny(name, "/.-") || has(wrappers[:], w) || len(words[0]) > 1 && words[0][0] == '-' {
			words = words[1:]
			continue
		}
		break
	}
	if len(words) == 0 {
		return "it runs nothing"
	}
	name := base(words[0])
	switch {
	case name == "!" && len(words) == 2 && base(words[1]) == "false":
		return "it always ends with 0"
	case has(quiet[:], name):
		return name + " cannot fail"
	case name == "exit" && (len(words) == 1 || words[1] == "0"), name == "return" && len(words) == 2 && words[1] == "0":
		return "it always ends with 0"
	case (name == "sh" || name == "bash" || name == "zsh" || name == "dash" || name == "eval") && len(words) > 1:
		for i, w := range words[1:] {
			if name == "eval" || len(w) > 1 && w[0] == '-' && strings.HasSuffix(w, "c") {
				script := words[len(words)-1]
				if name != "eval" && i+2 < len(words) {
					script = words[i+2]
				}
				return cannotFail(script, false, depth+1)
			}
		}
	case (name == "test" || name == "[" || name == "[[") && !strings.ContainsAny(cmd, "$`") && !hasFileTest(words):
		return "it compares constants"
	}
	return ""
}

// ExistenceTest returns the file whose mere existence a command tests
// (`test -e FILE`, `[ -f FILE ]`, `ls FILE`, `stat FILE`), "" for any other.
func ExistenceTest(line string) string {
	parts, ok := pieces(line)
	if !ok || len(parts) != 1 {
		return ""
	}
	words := shellWords(parts[0].text)
	if len(words) == 0 {
		return ""
	}
	switch base(words[0]) {
	case "test", "[", "[[":
		if len(words) >= 3 && strings.HasPrefix(words[1], "-") && len(words[1]) == 2 && strings.Contains("efdrsxw", words[1][1:]) {
			return words[2]
		}
	case "ls", "stat", "file":
		if n := len(words); n >= 2 && !strings.HasPrefix(words[n-1], "-") {
			return words[n-1]
		}
	}
	return ""
}

func hasFileTest(words []string) bool {
	for _, w := range words {
		if len(w) == 2 && w[0] == '-' && strings.Contains("edfrwxsLhpSbcguktON", w[1:]) {
			return true
		}
	}
	return false
}

// piece is a command and the operator behind it.
type piece struct{ text, op string }

// pieces cuts a shell line at its operators, outside quotes, substitutions and
// brackets. ok is false where a quote or bracket is not closed.
func pieces(line string) (parts []piece, ok bool) {
	var quote byte
	depth, from := 0, 0
	put := func(to int, op string) {
		if text := strings.TrimSpace(line[from:to]); text != "" {
			parts = append(parts, piece{text, op})
		}
		from = to + len(op)
	}
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case c == '\\' && quote != '\'':
			i++
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"' || c == '`':
			quote = c
		case c == '(' || c == '{' && (i+1 == len(line) || line[i+1] == ' ' || line[i+1] == '\n'):
			depth++
		case c == ')' || c == '}' && i > 0 && (line[i-1] == ' ' || line[i-1] == ';' || line[i-1] == '\n'):
			depth--
		case depth > 0:
		case c == '#' && (i == 0 || line[i-1] == ' ' || line[i-1] == '\t' || line[i-1] == ';'):
			end := strings.IndexByte(line[i:], '\n')
			if end < 0 {
				end = len(line) - i
			}
			line = line[:i] + line[i+end:]
			i--
		case c == ';' || c == '\n':
			put(i, line[i:i+1])
		case c == '&' || c == '|':
			op := line[i : i+1]
			if i+1 < len(line) && line[i+1] == c {
				op = line[i : i+2]
			} else if c == '&' && (i > 0 && (line[i-1] == '>' || line[i-1] == '<') || i+1 < len(line) && line[i+1] == '>') {
				continue // a redirection
			} else if c == '|' && i > 0 && line[i-1] == '>' {
				continue
			}
			put(i, op)
			i += len(op) - 1
		}
	}
	if from < len(line) {
		put(len(line), "")
	}
	return parts, quote == 0 && depth == 0
}

// grouped returns what stands inside ( … ) or { …; }.
func grouped(cmd string) (string, bool) {
	if n := len(cmd); n > 2 && (cmd[0] == '(' && cmd[n-1] == ')' || cmd[0] == '{' && cmd[n-1] == '}') {
		return strings.TrimRight(strings.TrimSpace(cmd[1:n-1]), "; "), true
	}
	return "", false
}

// shellWords splits a simple command at blanks and takes its quotes away.
func shellWords(cmd string) []string {
	var words []string
	var b strings.Builder
	var quote byte
	open := false
	for i := 0; i < len(cmd); i++ {
		c := cmd[i]
		switch {
		case c == '\\' && quote != '\'' && i+1 < len(cmd):
			i++
			b.WriteByte(cmd[i])
			open = true
		case quote != 0 && c == quote:
			quote = 0
		case quote != 0:
			b.WriteByte(c)
		case c == '\'' || c == '"':
			quote, open = c, true
		case c == ' ' || c == '\t' || c == '\n':
			if open {
				words = append(words, b.String())
				b.Reset()
			}
			open = false
		default:
			b.WriteByte(c)
			open = true
		}
	}
	if open {
		words = append(words, b.String())
	}
	return words
}

func program(cmd string) string {
	if w := shellWords(cmd); len(w) > 0 {
		return base(w[0])
	}
	return ""
}

// base is a program's name without its folder.
func base(w string) string { return w[strings.LastIndexByte(w, '/')+1:] }

func has(list []string, w string) bool {
	for _, l := range list {
		if l == w {
			return true
		}
	}
	return false
}

// DryRun reports whether a command says that it only pretends.
func DryRun(line string) bool {
	for _, w := range strings.Fields(line) {
		w = strings.Trim(w, `"'`)
		if strings.HasPrefix(w, "--dry-run") || strings.HasPrefix(w, "--dryrun") || w == "-dry-run" || w == "--just-print" {
			return true
		}
	}
	return false
}

// SpeaksOfDryRun reports whether a criterion is about a dry run, whose run
// then counts.
func SpeaksOfDryRun(text string) bool {
	lower := strings.ToLower(text)
	return strings.Contains(lower, "dry-run") || strings.Contains(lower, "dry run")
}
