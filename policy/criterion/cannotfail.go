package criterion

import (
	"strings"
)

// quiet are programs that end with 0 whatever the state of the work.
var quiet = [...]string{"true", ":", "echo", "printf", "pwd", "date", "whoami", "hostname", "sleep", "yes", "export", "unset", "set", "wait", "clear", "uname", "id",
	"basename", "dirname", "umask"}

// reports are commands that tell how things are and end with 0: what is asked of
// their output can fail. They judge where one of the options is given, or, if
// bare, a word that is no option: one that must be there, as `ps -C nginx` and
// `git log v1.0..` want it.
var reports = [...]struct {
	program, command, judges string
	bare                     bool
}{
	{"git", "status", "", false}, {"git", "diff", "--exit-code|--quiet|--check", false}, {"git", "log", "", true}, {"git", "branch", "", true},
	{"docker", "ps", "", false}, {"docker", "images", "", false}, {"pip", "list", "", false},
	{"ps", "", "-p|-C|-q|-G|-g|-U|-u|-t", true}, {"df", "", "", true}, {"nproc", "", "", true}, {"jobs", "", "", true},
}

// report says why the words are a report, "" where they are none or judge.
func report(words []string) string {
	for _, r := range reports {
		name, rest := r.program, words[1:]
		if known(words[0]) != r.program {
			continue
		}
		if r.command != "" {
			if len(rest) == 0 || rest[0] != r.command {
				continue
			}
			name, rest = name+" "+r.command, rest[1:]
		}
		if hasOption(rest, r.judges) || r.bare && hasOperand(rest) {
			return ""
		}
		return name + " tells how things are and ends with 0"
	}
	return ""
}

// hasOperand reports whether one of the words is no option. The letters and the
// numbers of `ps aux`, `git log -n 1` and `git log HEAD` name nothing that may be
// missing.
func hasOperand(words []string) bool {
	for _, w := range words {
		if w[:min(1, len(w))] != "-" && w != "HEAD" && strings.Trim(w, "axuef") != "" && strings.Trim(w, "0123456789") != "" {
			return true
		}
	}
	return false
}

// scripts are interpreters and the option that hands them a program.
var scripts = [...]struct{ program, option string }{
	{"python", "-c"}, {"python3", "-c"}, {"node", "-e"}, {"bun", "-e"}, {"perl", "-e"}, {"ruby", "-e"}, {"php", "-r"}, {"lua", "-e"},
}

// idle are programs of those that do nothing.
var idle = [...]string{"", "pass", "0", "1", "true", "True", "None", "nil", "null", "exit", "exit()", "exit(0)", "exit 0", "quit()", "sys.exit()", "sys.exit(0)", "import sys; sys.exit(0)", "process.exit()", "process.exit(0)"}

// filters end with 0 whatever they are fed, so that a pipeline into one hides
// the exit of the command before it.
var filters = [...]string{"cat", "tee", "head", "tail", "less", "more", "sort", "uniq", "wc", "tr", "cut", "sed", "awk", "nl", "fold", "column", "xargs"}

// wrappers run the command that follows them: behind their options, of which
// some have a value, and so many words of their own.
var wrappers = [...]struct {
	program, valued string
	own             int
}{
	{"env", "-u|--unset|-C|--chdir", 0}, {"command", "", 0}, {"exec", "-a", 0}, {"time", "-f|-o", 0}, {"nice", "-n|--adjustment", 0}, {"nohup", "", 0},
	{"builtin", "", 0}, {"sudo", "-u|-g|-C", 0}, {"stdbuf", "-i|-o|-e", 0}, {"setsid", "", 0}, {"timeout", "-k|-s|--kill-after|--signal", 1}, {"gtimeout", "-k|-s", 1},
	{"ionice", "-c|-n", 0}, {"chrt", "", 1}, {"taskset", "", 1}, {"flock", "-w|-E", 1}, {"caffeinate", "-t", 0}, {"unbuffer", "", 0}, {"xargs", "-n|-P|-I|-L|-d", 0},
}

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
	why := simpleCannotFail(last.text, expects, depth)
	for i := len(parts) - 2; why != "" && i >= 0 && (parts[i].op == "&&"); i-- {
		if earlier := simpleCannotFail(parts[i].text, false, depth); earlier == "" {
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
		return simpleCannotFail(parts[0].text, expects, depth)
	}
	return ""
}

// simpleCannotFail judges one command without operators.
func simpleCannotFail(cmd string, expects bool, depth int) string {
	cmd = strings.TrimSpace(cmd)
	if inner, ok := grouped(cmd); ok {
		return cannotFail(inner, expects, depth+1)
	}
	if inner, ok := substituted(cmd); ok {
		return cannotFail(inner, false, depth+1)
	}
	words := unwrapped(shellWords(cmd))
	if len(words) == 0 {
		return "it runs nothing"
	}
	if why := report(words); why != "" && !expects {
		return why
	}
	name := known(words[0])
	for _, s := range scripts {
		if base(words[0]) == s.program && len(words) == 3 && words[1] == s.option && has(idle[:], strings.Trim(words[2], " ;")) {
			return "its program does nothing"
		}
	}
	switch {
	case (name == "." || name == "source") && len(words) > 1 && words[1] == "/dev/null":
		return "it reads nothing"
	case (name == "diff" || name == "cmp") && len(words) > 2 && words[len(words)-1] == words[len(words)-2]:
		return "it compares a file with itself"
	case name == "!" && len(words) == 2 && known(words[1]) == "false":
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
				return cannotFail(script, expects, depth+1)
			}
		}
	case (name == "test" || name == "[" || name == "[[") && !strings.ContainsAny(cmd, "$`") && !hasFileTest(words):
		return "it compares constants"
	}
	return ""
}

// unwrapped takes the assignments and wrappers from before a command.
func unwrapped(words []string) []string {
	for len(words) > 0 {
		w := known(words[0])
		if name, _, ok := strings.Cut(w, "="); ok && name != "" && !strings.ContainsAny(name, "/.-") {
			words = words[1:]
			continue
		}
		var found bool
		for _, wr := range wrappers {
			if found = w == wr.program; found {
				words = behindOptions(words[1:], wr.valued)
				words = words[min(wr.own, len(words)):]
				break
			}
		}
		if !found {
			return words
		}
	}
	return nil
}

// behindOptions takes the options off, those that are valued with their value.
func behindOptions(words []string, valued string) []string {
	for len(words) > 0 && len(words[0]) > 1 && words[0][0] == '-' {
		n := 1
		if hasOption(words[:1], valued) {
			n = min(2, len(words))
		}
		words = words[n:]
	}
	return words
}

// hasOption reports whether one of the words is one of the options, which are
// separated by bars.
func hasOption(words []string, options string) bool {
	for _, w := range words {
		if options != "" && has(strings.Split(options, "|"), w) {
			return true
		}
	}
	return false
}

// substituted returns what stands inside $( … ) or ` … ` where that is the whole
// command, which then ends as the inner one does if that prints nothing.
func substituted(cmd string) (string, bool) {
	if inner, ok := strings.CutPrefix(cmd, "$("); ok && strings.HasSuffix(inner, ")") {
		return inner[:len(inner)-1], true
	}
	if n := len(cmd); n > 2 && cmd[0] == '`' && cmd[n-1] == '`' {
		return cmd[1 : n-1], true
	}
	return "", false
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
	switch known(words[0]) {
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
		return known(w[0])
	}
	return ""
}

// known is the name of a program that everybody knows, without the system's
// folder it lies in: ./test and bin/date are the project's own, whatever they are
// called.
func known(w string) string {
	switch name := base(w); strings.TrimSuffix(w, name) {
	case "", "/bin/", "/sbin/", "/usr/bin/", "/usr/sbin/", "/usr/local/bin/", "/opt/homebrew/bin/":
		return name
	}
	return w
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
