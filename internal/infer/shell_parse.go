package infer

import (
	"errors"
	"strings"
	"unicode/utf8"
)

// The grammar of a shell script, as much of it as parseShell and wellFormed
// need: lists, pipelines, compound commands, words and here-documents are
// parsed and must be whole; what stands inside ${...}, $((...)), ((...)) and
// [[...]] is only skipped with its quotes and pairs. The plain version, a full
// shell parser, stands in the test beside this file: it costs start-up time
// that a hook does not have (DESIGN §15, §17).

// maxShellDepth bounds how deep groups, substitutions and quotes may nest.
const maxShellDepth = 100

type stmtKind int

const (
	stmtOther    stmtKind = iota // an assignment, a test, a declaration: nothing to read
	stmtCall                     // words
	stmtAnd                      // x && y
	stmtOr                       // x || y
	stmtPipe                     // x | y
	stmtSubshell                 // ( bodies )
	stmtBodies                   // { }, the branches of an if or case, the body of a loop or function
)

// stmt is one statement of a script, src[from:to].
type stmt struct {
	kind       stmtKind
	from, to   int
	negated    bool
	background bool
	assigns    []string
	words      []string
	x, y       *stmt
	bodies     [][]*stmt
}

// shellParser reads a script from left to right, each byte once. After a fault
// it stands at the end of the script, so that every loop ends.
type shellParser struct {
	src    string
	i      int
	depth  int
	docs   []hereDoc // here-documents whose bodies are still to come
	buried int       // how many of them belong to a line outside the substitution at hand
	err    error
}

// parseStmts parses a whole script.
func parseStmts(src string) ([]*stmt, error) {
	return (&shellParser{}).script(src)
}

func (p *shellParser) script(src string) ([]*stmt, error) {
	if !utf8.ValidString(src) || strings.IndexByte(src, 0) >= 0 {
		return nil, errors.New("shell: not text")
	}
	p.src = src
	list := p.list()
	switch {
	case p.err != nil:
	case !p.end():
		p.fail("an end without a beginning")
	case len(p.docs) > 0:
		p.hereBodies()
	}
	return list, p.err
}

// fail notes the first fault. It is called from a hundred places, each of which
// would grow by its body.
//
//go:noinline
func (p *shellParser) fail(what string) {
	if p.err == nil {
		p.err = errors.New("shell: " + what)
	}
	p.i = len(p.src)
}

// nested calls f one level deeper.
func (p *shellParser) nested(f func()) {
	if p.depth >= maxShellDepth {
		p.fail("nested too deep")
		return
	}
	p.depth++
	f()
	p.depth--
}

func (p *shellParser) end() bool { return p.i >= len(p.src) }

// peek is the byte n bytes ahead, 0 behind the end.
func (p *shellParser) peek(n int) byte {
	if p.i+n < len(p.src) {
		return p.src[p.i+n]
	}
	return 0
}

func (p *shellParser) at(s string) bool { return strings.HasPrefix(p.src[p.i:], s) }

func (p *shellParser) got(s string) bool {
	if !p.at(s) {
		return false
	}
	p.i += len(s)
	return true
}

func (p *shellParser) need(s string) {
	if !p.got(s) {
		p.fail("no " + s)
	}
}

// blanks skips what separates the words of one line, and a comment.
func (p *shellParser) blanks() {
	for !p.end() {
		switch c := p.src[p.i]; {
		case c == ' ' || c == '\t' || c == '\r':
			p.i++
		case c == '\\' && p.peek(1) == '\n':
			p.i += 2
		case c == '#':
			if n := strings.IndexByte(p.src[p.i:], '\n'); n >= 0 {
				p.i += n
			} else {
				p.i = len(p.src)
			}
		default:
			return
		}
	}
}

// lines skips line ends too, with the here-documents that begin there, and
// says whether there was one.
func (p *shellParser) lines() bool {
	found := false
	for {
		p.blanks()
		if p.peek(0) != '\n' {
			return found
		}
		found = true
		p.i++
		if len(p.docs) > p.buried {
			p.hereBodies()
		}
	}
}

// endsWord says whether a literal ends before c, 0 being the script's end.
func endsWord(c byte) bool {
	switch c {
	case 0, ' ', '\t', '\r', '\n', '&', '|', ';', '(', ')', '<', '>':
		return true
	}
	return false
}

// atWord says whether one of these reserved words stands here.
func (p *shellParser) atWord(words ...string) bool {
	for _, w := range words {
		if !p.at(w) {
			continue
		}
		n := p.joined(len(w))
		if c := p.peek(n); endsWord(c) && (c != '<' && c != '>' || p.peek(n+1) != '(') {
			return true
		}
	}
	return false
}

// joined skips the line ends escaped n bytes ahead and returns how far ahead
// the line goes on.
func (p *shellParser) joined(n int) int {
	for p.peek(n) == '\\' && p.peek(n+1) == '\n' {
		n += 2
	}
	return n
}

func (p *shellParser) gotWord(word string) bool {
	if !p.atWord(word) {
		return false
	}
	p.i += len(word)
	return true
}

// needWord wants a reserved word on this line or a later one.
func (p *shellParser) needWord(word string) {
	p.lines()
	if !p.gotWord(word) {
		p.fail("no " + word)
	}
}

// atStop says whether a statement cannot go on here.
func (p *shellParser) atStop() bool {
	switch p.peek(0) {
	case 0, '\n', ';', '|', ')':
		return true
	case '&':
		return p.peek(1) != '>'
	}
	return false
}

// list reads statements up to the script's end, a closing parenthesis, the end
// of a case branch, or one of the words that stop it.
func (p *shellParser) list(stops ...string) []*stmt {
	var out []*stmt
	p.nested(func() {
		for ended := true; p.err == nil; {
			ended = p.lines() || ended
			if p.end() || p.at(")") || p.at(";;") || p.at(";&") || p.atWord(stops...) {
				return
			}
			if !ended {
				p.fail("two statements without a separator")
				return
			}
			s := p.andOr()
			ended = false
			p.blanks()
			switch {
			case p.at(";;"), p.at(";&"):
			case p.got(";"):
				ended = true
				s.to = p.i
			case p.got("&"):
				ended = true
				s.to, s.background = p.i, true
			}
			out = append(out, s)
		}
	})
	return out
}

// body is a list that may not be empty.
func (p *shellParser) body(stops ...string) []*stmt {
	list := p.list(stops...)
	if len(list) == 0 {
		p.fail("an empty list")
	}
	return list
}

func (p *shellParser) andOr() *stmt {
	s := p.pipeline()
	for {
		p.blanks()
		kind := stmtAnd
		switch {
		case p.got("&&"):
		case p.got("||"):
			kind = stmtOr
		default:
			return s
		}
		p.lines()
		y := p.pipeline()
		s = &stmt{kind: kind, from: s.from, to: y.to, x: s, y: y}
	}
}

func (p *shellParser) pipeline() *stmt {
	p.blanks()
	from := p.i
	negated := p.peek(p.joined(1)) != '(' && p.gotWord("!")
	if negated {
		p.blanks()
		if p.atWord("!") {
			p.fail("negated twice")
		}
	}
	s := p.pipe()
	s.from, s.negated = from, negated
	return s
}

func (p *shellParser) pipe() *stmt {
	s := p.command()
	for {
		p.blanks()
		if p.at("||") || !p.got("|") {
			return s
		}
		p.got("&")
		p.lines()
		y := p.command()
		s = &stmt{kind: stmtPipe, from: s.from, to: y.to, x: s, y: y}
	}
}

// command reads one command with its redirections.
func (p *shellParser) command() *stmt {
	p.blanks()
	s := &stmt{from: p.i, to: p.i}
	for p.redirection(s) {
	}
	redirected := p.i > s.from
	if p.compound(s) {
		if redirected {
			p.fail("a redirection in front of a compound command")
		}
	} else {
		p.call(s)
		if p.i == s.from {
			p.fail("no command")
		}
	}
	for p.redirection(s) {
	}
	return s
}

// substitution reads a list up to its closing parenthesis; here-documents of
// the line outside wait until that line ends.
func (p *shellParser) substitution(list func(...string) []*stmt) []*stmt {
	buried := p.buried
	p.buried = len(p.docs)
	out := list()
	p.buried = buried
	p.need(")")
	return out
}

// call reads a simple command: assignments, words and redirections, or the
// declaration of a function.
func (p *shellParser) call(s *stmt) {
	array := false
	for p.err == nil && !p.redirects(s) {
		if len(s.words) == 0 && p.atAssign() {
			from := p.i
			array = p.assign(false) || array
			s.assigns = append(s.assigns, p.text(from))
			s.to = p.i
			continue
		}
		from := p.i
		w := p.word()
		if w == "" {
			break
		}
		s.kind, s.to = stmtCall, p.i
		s.words = append(s.words, strings.ReplaceAll(w, "\n", " "))
		if len(s.words)+len(s.assigns) > 1 {
			continue
		}
		if p.blanks(); p.got("(") {
			p.blanks()
			if strings.ContainsAny(p.src[from:s.to], "\"'$`(") || !p.got(")") {
				p.fail("a parenthesis in a command")
			}
			*s = stmt{from: s.from}
			p.function(s)
			return
		}
	}
	if p.at("(") {
		p.fail("a parenthesis in a command")
	}
	if array && len(s.words) > 0 {
		p.fail("an array in front of a command")
	}
}
