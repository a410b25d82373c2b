package infer

import "strings"

// text is the source from there to here, continued lines joined.
func (p *shellParser) text(from int) string {
	return strings.ReplaceAll(p.src[from:p.i], "\\\n", "")
}

// word reads one word and returns it as written; "" where none stands.
func (p *shellParser) word() string {
	from := p.i
	for !p.end() {
		c := p.src[p.i]
		switch c {
		case '?', '*', '+', '@', '!':
			if p.peek(1) == '(' && p.peek(2) != ')' {
				p.glob()
				continue
			}
		case '<', '>':
			if p.peek(1) == '(' {
				p.i += 2
				p.substitution(p.list)
				continue
			}
		}
		if endsWord(c) {
			break
		}
		p.part(c, false)
	}
	return p.text(from)
}

// part reads one part of a word, c being its first byte: a quotation, an
// expansion, an escaped byte, or any other byte. In double quotes and
// here-documents single quotes are plain.
func (p *shellParser) part(c byte, quoted bool) {
	switch {
	case c == '\\':
		p.i = min(p.i+2, len(p.src))
	case c == '\'' && !quoted:
		p.i++
		p.until('\'', false)
	case c == '"':
		p.i++
		p.doubleQuotes()
	case c == '$':
		p.dollar(quoted)
	case c == '`':
		p.backquotes(quoted)
	default:
		p.i++
	}
}

// until skips to behind the closing quote.
func (p *shellParser) until(quote byte, escapes bool) {
	for ; !p.end(); p.i++ {
		switch c := p.src[p.i]; {
		case c == '\\' && escapes:
			p.i++
		case c == quote:
			p.i++
			return
		}
	}
	p.fail("an open quotation")
}

func (p *shellParser) doubleQuotes() {
	p.nested(func() {
		for !p.end() {
			c := p.src[p.i]
			if c == '"' {
				p.i++
				return
			}
			p.part(c, true)
		}
		p.fail("an open quotation")
	})
}

// dollar reads an expansion, or a dollar sign that begins none.
func (p *shellParser) dollar(quoted bool) {
	p.i++
	switch {
	case p.got("(("):
		p.arithmetic("))", 0)
	case p.got("("):
		p.substitution(p.list)
	case p.got("{"):
		p.parameter(quoted)
	case p.got("["):
		p.arithmetic("]", 0)
	case !quoted && p.got("'"):
		p.until('\'', true)
	case !quoted && p.got("\""):
		p.doubleQuotes()
	case isSpecial(p.peek(0)):
		p.i++
	}
}

// isSpecial says whether c is a parameter that is no name and no number.
func isSpecial(c byte) bool { return strings.IndexByte("@*#$?!-", c) >= 0 }

// parameter skips the rest of ${...}.
func (p *shellParser) parameter(quoted bool) {
	if c := p.peek(0); (c == '!' || c == '#') && p.peek(1) != '}' && strings.IndexByte(":-+=?%/", p.peek(1)) < 0 {
		p.i++
	}
	n := p.name(0)
	if n == 0 {
		if isSpecial(p.peek(0)) {
			n = 1
		}
		for isDigit(p.peek(n)) {
			n++
		}
	}
	p.i += n
	if n == 0 || strings.IndexByte("}[:-+=?#%/^,@*", p.peek(0)) < 0 {
		p.fail("not a parameter")
	}
	if p.got("[") {
		p.arithmetic("]", 0)
	}
	p.nested(func() {
		for !p.end() {
			c := p.src[p.i]
			if c == '}' {
				p.i++
				return
			}
			p.part(c, quoted)
		}
		p.fail("an open ${")
	})
}

// arithmetic skips to behind its end, "))" or "]". A for loop's has two
// semicolons, any other none.
func (p *shellParser) arithmetic(end string, semicolons int) {
	p.nested(func() {
		open, empty := 0, semicolons == 0
		for !p.end() {
			switch c := p.src[p.i]; {
			case open == 0 && p.at(end):
				if empty || semicolons != 0 {
					p.fail("an incomplete expression")
				}
				p.got(end)
				return
			case c == end[0] && open == 0:
				p.fail("a parenthesis without its partner")
			case c == '(' && end == "))" || c == '[' && end == "]":
				open++
				p.i++
			case c == end[0]:
				open--
				p.i++
			case c == ';':
				semicolons--
				if semicolons < 0 {
					p.fail("a semicolon in an expression")
				}
				p.i++
			case c == ' ' || c == '\t' || c == '\n':
				p.i++
				continue
			default:
				p.part(c, false)
			}
			empty = false
		}
		p.fail("an open expression")
	})
}

// backquotes parses `...` as the script that it is once its backslashes are
// taken off.
func (p *shellParser) backquotes(quoted bool) {
	var script strings.Builder
	for p.i++; !p.end(); p.i++ {
		c := p.src[p.i]
		if c == '`' {
			p.i++
			p.nested(func() {
				inner := shellParser{depth: p.depth}
				if _, err := inner.script(script.String()); err != nil {
					p.fail("a fault between backquotes")
				}
			})
			return
		}
		if n := p.peek(1); c == '\\' && (n == '$' || n == '`' || n == '\\' || quoted && n == '"') {
			p.i++
			c = n
		}
		script.WriteByte(c)
	}
	p.fail("an open backquote")
}

// glob skips an extended pattern such as !(a|b).
func (p *shellParser) glob() {
	open := 0
	for p.i++; !p.end(); p.i++ {
		switch p.src[p.i] {
		case '(':
			open++
		case ')':
			if open--; open == 0 {
				p.i++
				return
			}
		}
	}
	p.fail("an open pattern")
}

// atAssign says whether name=, name+= or name[ stands here.
func (p *shellParser) atAssign() bool {
	n := p.name(0)
	return n > 0 && (p.peek(n) == '=' || p.peek(n) == '[' || p.peek(n) == '+' && p.peek(n+1) == '=')
}

// name is the length of the variable's name that stands n bytes ahead.
func (p *shellParser) name(n int) int {
	from := n
	for c := p.peek(n); c == '_' || 'a' <= c|0x20 && c|0x20 <= 'z' || n > from && isDigit(c); c = p.peek(n) {
		n = p.joined(n + 1)
	}
	return n - from
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// assign reads an assignment and says whether it is to an array or one of its
// elements. A declaration may also name an element without a value.
func (p *shellParser) assign(naked bool) bool {
	p.i += p.name(0)
	array := p.got("[")
	if array {
		p.arithmetic("]", 0)
		if naked && (p.atStop() || endsWord(p.peek(0))) {
			return true
		}
	}
	p.got("+")
	p.need("=")
	if !array && p.got("(") {
		p.array()
		return true
	}
	p.word()
	return array
}

// array reads the elements of name=( ).
func (p *shellParser) array() {
	for p.lines(); p.word() != ""; p.lines() {
	}
	p.need(")")
}
