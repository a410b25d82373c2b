package infer

import (
	"path"
	"strings"
)

// maxScript bounds what is parsed as shell: a longer run block or recipe is
// cut at a line end.
const maxScript = 16 << 10

// simple is one simple command of a shell script and what surrounds it.
type simple struct {
	words   []string // as written, quotes kept; redirections left out
	assigns []string // assignments in front of it
	dir     string   // folder an earlier cd of the script went to, relative
	dropped string   // why its exit status is lost; "" when it counts
}

// text is the command as one line.
func (s simple) text() string {
	return strings.Join(append(append([]string{}, s.assigns...), s.words...), " ")
}

// parseShell splits a script into its simple commands, in order. Commands in
// the condition of an if or a loop are left out: they decide, they do not
// verify.
func parseShell(src string) ([]simple, error) {
	if len(src) > maxScript {
		src = src[:maxScript]
		if i := strings.LastIndexByte(src, '\n'); i > 0 {
			src = src[:i]
		}
	}
	src = strings.ReplaceAll(src, "\r\n", "\n")
	list, err := parseStmts(src)
	if err != nil {
		return nil, err
	}
	w := &shellWalk{src: src}
	w.stmts(list, "")
	return w.out, nil
}

// wellFormed says whether a command is shell that parses.
func wellFormed(command string) bool {
	list, err := parseStmts(strings.ReplaceAll(command, "\r\n", "\n"))
	return err == nil && len(list) > 0
}

// shellWalk goes through the statements of a script and collects its commands.
type shellWalk struct {
	src      string
	dir      string
	pipefail bool
	out      []simple
}

// stmts walks a list; a final `true` or `exit 0` after it drops the status of
// nothing in a script that stops at the first fault, so only && || | ; on the
// same statement are looked at here, and a last bare success below.
func (w *shellWalk) stmts(list []*stmt, dropped string) {
	if dropped == "" && len(list) > 1 {
		first, last := list[0], list[len(list)-1]
		if w.success(last) && !strings.Contains(w.src[first.from:last.from], "\n") {
			dropped = "its status is replaced by a final success"
		}
	}
	for _, s := range list {
		w.stmt(s, dropped)
	}
}

// success says whether a statement always succeeds.
func (w *shellWalk) success(s *stmt) bool {
	return isSuccess(strings.ReplaceAll(w.src[s.from:s.to], "\\\n", ""))
}

// isSuccess recognises the commands that always succeed and say so.
func isSuccess(s string) bool {
	s = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(s), ";"))
	switch s {
	case "true", ":", "exit 0", "/bin/true", "(exit 0)":
		return true
	}
	return strings.HasPrefix(s, "echo ")
}

func (w *shellWalk) stmt(s *stmt, dropped string) {
	if s.background {
		dropped = "it runs in the background"
	}
	if s.negated {
		dropped = "its status is negated"
	}
	switch s.kind {
	case stmtCall:
		w.call(s, dropped)
	case stmtAnd:
		w.stmt(s.x, dropped)
		w.stmt(s.y, dropped)
	case stmtOr:
		left, swallowed := dropped, w.success(s.y)
		if left == "" && swallowed {
			left = "its failure is swallowed by ||"
		}
		w.stmt(s.x, left)
		if !swallowed {
			w.stmt(s.y, "it only runs when another command failed")
		}
	case stmtPipe:
		left := dropped
		if left == "" && !w.pipefail {
			left = "a pipe drops its status"
		}
		w.stmt(s.x, left)
		w.stmt(s.y, dropped)
	case stmtSubshell, stmtBodies:
		dir := w.dir
		for _, body := range s.bodies {
			w.stmts(body, dropped)
		}
		if s.kind == stmtSubshell {
			w.dir = dir
		}
	}
}

// call takes a command down, or follows it where it changes the folder or how
// pipes fail.
func (w *shellWalk) call(s *stmt, dropped string) {
	switch s.words[0] {
	case "cd", "pushd":
		if len(s.words) > 1 {
			w.dir = joinDir(w.dir, unquote(s.words[len(s.words)-1]))
		}
	case "popd":
		w.dir = ""
	case "set":
		all := strings.Join(s.words, " ")
		if strings.Contains(all, "pipefail") && !strings.Contains(all, "+o pipefail") {
			w.pipefail = true
		}
	default:
		w.out = append(w.out, simple{words: s.words, assigns: s.assigns, dir: w.dir, dropped: dropped})
	}
}

// joinDir follows a cd; a folder that is only known at run time becomes "?".
func joinDir(dir, to string) string {
	to = strings.TrimPrefix(to, "$GITHUB_WORKSPACE/")
	to = strings.TrimPrefix(to, "${GITHUB_WORKSPACE}/")
	if to == "" || to == "$GITHUB_WORKSPACE" || to == "${GITHUB_WORKSPACE}" {
		return ""
	}
	if strings.ContainsAny(to, "$`*<>") || strings.HasPrefix(to, "/") || strings.HasPrefix(to, "~") || dir == "?" {
		return "?"
	}
	d := path.Join(dir, to)
	if d == "." {
		return ""
	}
	return d
}

// unquote takes one pair of quotes off a word.
func unquote(w string) string {
	if len(w) >= 2 && (w[0] == '"' || w[0] == '\'') && w[len(w)-1] == w[0] {
		return w[1 : len(w)-1]
	}
	return w
}
