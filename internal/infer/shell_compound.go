package infer

import "strings"

// compound reads a command that begins with a reserved word or a parenthesis.
func (p *shellParser) compound(s *stmt) bool {
	switch {
	case p.got("(("):
		p.arithmetic("))", 0)
	case p.got("("):
		s.kind = stmtSubshell
		s.bodies = append(s.bodies, p.substitution(p.body))
	case p.gotWord("{"):
		s.add(p.body("}"))
		p.needWord("}")
	case p.gotWord("if"):
		p.body("then")
		p.needWord("then")
		s.add(p.body("fi", "elif", "else"))
		for p.gotWord("elif") {
			p.body("then")
			p.needWord("then")
			s.add(p.body("fi", "elif", "else"))
		}
		if p.gotWord("else") {
			s.add(p.body("fi"))
		}
		p.needWord("fi")
	case p.gotWord("while"), p.gotWord("until"):
		p.body("do")
		p.needWord("do")
		s.add(p.body("done"))
		p.needWord("done")
	case p.gotWord("for"):
		p.blanks()
		if p.got("((") {
			p.arithmetic("))", 2)
			p.blanks()
			p.got(";")
			p.lines()
		} else {
			p.loopWords()
		}
		p.loopBody(s)
	case p.gotWord("select"):
		p.loopWords()
		p.loopBody(s)
	case p.gotWord("case"):
		p.caseBranches(s)
	case p.gotWord("function"):
		p.blanks()
		if name := p.word(); name == "" || name == "{" {
			p.fail("a function without a name")
		}
		p.blanks()
		if !p.at("((") && p.got("(") {
			p.blanks()
			p.need(")")
		}
		p.function(s)
	case p.gotWord("time"):
		p.blanks()
		p.gotWord("-p")
		p.blanks()
		if !p.atStop() {
			timed := p.pipe()
			s.add([]*stmt{timed})
			s.to = timed.to
		}
	case p.gotWord("coproc"):
		p.coproc()
	case p.gotWord("[["):
		p.test()
	case p.atWord("declare", "local", "export", "readonly", "typeset", "nameref"):
		p.word()
		p.declaration()
	case p.gotWord("let"):
		p.blanks()
		if p.word() == "" {
			p.fail("let without an expression")
		}
		for p.blanks(); p.word() != ""; p.blanks() {
		}
	case p.atWord("then", "elif", "else", "fi", "do", "done", "esac", "}", "]]", "!") && !p.at("!("):
		p.fail("a reserved word out of place")
	default:
		return false
	}
	if s.to == s.from {
		s.to = p.i
	}
	return true
}

// add is one more body of a compound statement.
func (s *stmt) add(list []*stmt) {
	s.kind = stmtBodies
	s.bodies = append(s.bodies, list)
}

// loopWords reads the name and the words of a for or select.
func (p *shellParser) loopWords() {
	p.blanks()
	if p.word() == "" {
		p.fail("a loop without a name")
	}
	p.blanks()
	if !p.at(";;") && p.got(";") {
		p.lines()
		return
	}
	p.lines()
	if !p.gotWord("in") {
		if !p.atWord("do") {
			p.fail("a loop without words")
		}
		return
	}
	for p.blanks(); p.word() != ""; p.blanks() {
	}
	if !p.at(";;") {
		p.got(";")
	}
	p.lines()
}

func (p *shellParser) loopBody(s *stmt) {
	start, end := "do", "done"
	if p.atWord("{") {
		start, end = "{", "}"
	}
	if !p.gotWord(start) {
		p.fail("no do")
	}
	s.add(p.body(end))
	p.needWord(end)
}

func (p *shellParser) caseBranches(s *stmt) {
	p.blanks()
	if p.word() == "" {
		p.fail("case without a word")
	}
	p.needWord("in")
	s.kind = stmtBodies
	for p.lines(); p.err == nil && !p.gotWord("esac"); p.lines() {
		p.got("(")
		for {
			p.blanks()
			if p.word() == "" {
				p.fail("case without a pattern")
				return
			}
			p.blanks()
			if !p.got("|") {
				break
			}
		}
		p.need(")")
		buried := p.buried
		p.buried = len(p.docs)
		s.add(p.list("esac"))
		p.buried = buried
		if !p.got(";;&") && !p.got(";;") && !p.got(";&") {
			p.needWord("esac")
			return
		}
	}
}

func (p *shellParser) function(s *stmt) {
	p.lines()
	p.nested(func() {
		body := p.andOr()
		s.add([]*stmt{body})
		s.to = body.to
	})
}

// coproc skips a background command; its name, if any, reads like a first word.
func (p *shellParser) coproc() {
	p.blanks()
	var s stmt
	if !p.compound(&s) && p.word() == "" {
		p.fail("coproc without a command")
	}
	p.blanks()
	if !p.atStop() {
		p.pipe()
	}
}

// declaration reads the operands of export and its like.
func (p *shellParser) declaration() {
	for p.err == nil {
		p.blanks()
		if p.atStop() || p.atRedirection() {
			return
		}
		if p.atAssign() {
			p.assign(true)
			continue
		}
		from := p.i
		name, _, assigns := strings.Cut(p.word(), "=")
		switch {
		case p.i == from:
			p.fail("not a name")
		case assigns && name != "" && !strings.ContainsAny(name, "{\"'$`"):
			p.fail("not a variable's name")
		}
	}
}

// test skips [[ ]].
func (p *shellParser) test() {
	empty := true
	for {
		p.lines()
		switch {
		case p.gotWord("]]"):
			if empty {
				p.fail("an empty test")
			}
			return
		case p.got("&&"), p.got("||"), p.got("("), p.got(")"), p.peek(1) != '(' && (p.got("<") || p.got(">")):
		case p.gotWord("=~"):
			p.blanks()
			p.regexp()
		default:
			if p.word() == "" {
				p.fail("not a test")
				return
			}
		}
		empty = false
	}
}

// regexp skips the right side of =~, in which parentheses and bars are
// part of the word.
func (p *shellParser) regexp() {
	from, open := p.i, 0
	for !p.end() {
		switch c := p.src[p.i]; c {
		case ' ', '\t', '\r', '\n', ';', '&', '<', '>':
			if open == 0 {
				if p.i == from {
					p.fail("no regular expression")
				}
				return
			}
			p.i++
		case '(':
			open++
			p.i++
		case ')':
			if open == 0 {
				return
			}
			open--
			p.i++
		case '|':
			p.i++
		default:
			p.part(c, false)
		}
	}
}
