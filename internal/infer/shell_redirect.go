package infer

import "strings"

// hereDoc is a here-document by the word that ends it.
type hereDoc struct {
	stop   string
	quoted bool // the body is plain text
	tabs   bool // <<-: tabs in front of a line do not count
}

// atRedirection says whether a redirection stands here, with or without the
// number or {name} of its file.
func (p *shellParser) atRedirection() bool {
	if p.at("&>") {
		return true
	}
	n := p.fileNumber()
	c := p.peek(n)
	return (c == '<' || c == '>') && p.peek(n+1) != '('
}

func (p *shellParser) fileNumber() int {
	if p.peek(0) == '{' {
		if n := p.name(1); n > 0 && p.peek(n+1) == '}' {
			return n + 2
		}
		return 0
	}
	n := 0
	for isDigit(p.peek(n)) {
		n++
	}
	return n
}

// redirects reads the redirections that stand here and says whether the
// statement ends with them.
func (p *shellParser) redirects(s *stmt) bool {
	for p.redirection(s) {
	}
	return p.atStop()
}

// redirection reads one redirection, if one stands here.
func (p *shellParser) redirection(s *stmt) bool {
	p.blanks()
	if p.err != nil || !p.atRedirection() {
		return false
	}
	p.i += p.fileNumber()
	var op string
	for _, o := range [...]string{"<<<", "<<-", "<<", "<>", "<&", "<", "&>>", "&>", ">>", ">&", ">|", ">"} {
		if p.got(o) {
			op = o
			break
		}
	}
	p.blanks()
	from := p.i
	if p.word() == "" {
		p.fail("a redirection without a file")
		return false
	}
	s.to = p.i
	if op == "<<" || op == "<<-" {
		p.hereDoc(p.text(from), op == "<<-")
	}
	return true
}

// hereDoc notes a here-document by the word that ends it.
func (p *shellParser) hereDoc(word string, tabs bool) {
	d := hereDoc{tabs: tabs}
	var stop strings.Builder
	quote := byte(0)
	for i := 0; i < len(word); i++ {
		switch c := word[i]; {
		case quote != 0 && c == quote:
			quote = 0
		case quote == 0 && (c == '\'' || c == '"'):
			quote, d.quoted = c, true
		case quote == 0 && c == '\\':
			d.quoted = true
			if i++; i < len(word) {
				stop.WriteByte(word[i])
			}
		case quote != '\'' && (c == '`' || c == '$' && i+1 < len(word)):
			p.fail("an expansion in the word that ends a here-document")
		default:
			stop.WriteByte(c)
		}
	}
	d.stop = stop.String()
	p.docs = append(p.docs, d)
}

// hereBodies reads the bodies of the here-documents of the line that just
// ended.
func (p *shellParser) hereBodies() {
	docs := p.docs[p.buried:]
	p.docs = p.docs[:p.buried:p.buried]
	for _, d := range docs {
		p.hereBody(d)
	}
}

func (p *shellParser) hereBody(d hereDoc) {
	for p.err == nil {
		line, _, more := strings.Cut(p.src[p.i:], "\n")
		text := line
		if d.tabs {
			text = strings.TrimLeft(line, "\t")
		}
		switch {
		case text == d.stop:
			p.i += len(line)
			p.got("\n")
			return
		case d.quoted && more:
			p.i += len(line) + 1
		case d.quoted || p.end():
			p.fail("a here-document without an end")
		default:
			p.hereLine()
		}
	}
}

// hereLine reads a line of a body in which expansions count; a continued line
// goes on.
func (p *shellParser) hereLine() {
	for !p.end() {
		switch c := p.src[p.i]; c {
		case '\n':
			p.i++
			return
		case '\\', '$', '`':
			p.part(c, true)
		default:
			p.i++
		}
	}
}
