package infer

import (
	"path"
	"strings"

	"mvdan.cc/sh/v3/syntax"
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
	file, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(src), "")
	if err != nil {
		return nil, err
	}
	w := &shellWalk{src: src}
	w.stmts(file.Stmts, "")
	return w.out, nil
}

// wellFormed says whether a command is shell that parses.
func wellFormed(command string) bool {
	if strings.TrimSpace(command) == "" || strings.ContainsRune(command, 0) {
		return false
	}
	f, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(command), "")
	return err == nil && len(f.Stmts) > 0
}

type shellWalk struct {
	src      string
	dir      string
	pipefail bool
	out      []simple
}

func (w *shellWalk) source(n syntax.Node) string {
	a, b := int(n.Pos().Offset()), int(n.End().Offset())
	if a < 0 || b > len(w.src) || a > b {
		return ""
	}
	return strings.ReplaceAll(w.src[a:b], "\\\n", "")
}

// stmts walks a list; a final `true` or `exit 0` after it drops the status of
// nothing in a script that stops at the first fault, so only && || | ; on the
// same statement are looked at here, and a last bare success below.
func (w *shellWalk) stmts(list []*syntax.Stmt, dropped string) {
	d := dropped
	if d == "" && len(list) > 1 && isSuccess(w.source(list[len(list)-1])) && !w.multiline(list) {
		d = "its status is replaced by a final success"
	}
	for _, s := range list {
		w.stmt(s, d)
	}
}

func (w *shellWalk) multiline(list []*syntax.Stmt) bool {
	return list[0].Pos().Line() != list[len(list)-1].Pos().Line()
}

// isSuccess recognises the commands that always succeed and say so.
func isSuccess(s string) bool {
	switch strings.TrimSuffix(strings.TrimSpace(s), ";") {
	case "true", ":", "exit 0", "/bin/true", "(exit 0)":
		return true
	}
	return strings.HasPrefix(strings.TrimSpace(s), "echo ")
}

func (w *shellWalk) stmt(s *syntax.Stmt, dropped string) {
	if s == nil || s.Cmd == nil {
		return
	}
	if s.Background {
		dropped = "it runs in the background"
	}
	if s.Negated {
		dropped = "its status is negated"
	}
	switch c := s.Cmd.(type) {
	case *syntax.CallExpr:
		w.call(c, dropped)
	case *syntax.BinaryCmd:
		switch c.Op {
		case syntax.OrStmt:
			left := dropped
			if left == "" && isSuccess(w.source(c.Y)) {
				left = "its failure is swallowed by ||"
			}
			w.stmt(c.X, left)
			if !isSuccess(w.source(c.Y)) {
				w.stmt(c.Y, "it only runs when another command failed")
			}
		case syntax.Pipe, syntax.PipeAll:
			left := dropped
			if left == "" && !w.pipefail {
				left = "a pipe drops its status"
			}
			w.stmt(c.X, left)
			w.stmt(c.Y, dropped)
		default:
			w.stmt(c.X, dropped)
			w.stmt(c.Y, dropped)
		}
	case *syntax.Subshell:
		keep := w.dir
		w.stmts(c.Stmts, dropped)
		w.dir = keep
	case *syntax.Block:
		w.stmts(c.Stmts, dropped)
	case *syntax.IfClause:
		for i := c; i != nil; i = i.Else {
			w.stmts(i.Then, dropped)
		}
	case *syntax.ForClause:
		w.stmts(c.Do, dropped)
	case *syntax.WhileClause:
		w.stmts(c.Do, dropped)
	case *syntax.CaseClause:
		for _, it := range c.Items {
			w.stmts(it.Stmts, dropped)
		}
	case *syntax.TimeClause:
		w.stmt(c.Stmt, dropped)
	case *syntax.FuncDecl:
		w.stmt(c.Body, dropped)
	}
}

func (w *shellWalk) call(c *syntax.CallExpr, dropped string) {
	if len(c.Args) == 0 {
		return
	}
	var s simple
	for _, a := range c.Assigns {
		s.assigns = append(s.assigns, w.source(a))
	}
	for _, a := range c.Args {
		s.words = append(s.words, strings.ReplaceAll(w.source(a), "\n", " "))
	}
	switch s.words[0] {
	case "cd", "pushd":
		if len(s.words) > 1 {
			w.dir = joinDir(w.dir, unquote(s.words[len(s.words)-1]))
		}
		return
	case "popd":
		w.dir = ""
		return
	case "set":
		all := strings.Join(s.words, " ")
		if strings.Contains(all, "pipefail") && !strings.Contains(all, "+o pipefail") {
			w.pipefail = true
		}
		return
	}
	s.dir, s.dropped = w.dir, dropped
	w.out = append(w.out, s)
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
