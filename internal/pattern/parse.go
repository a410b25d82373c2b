package pattern

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

const (
	maxRepeat  = 1000   // copies of anything, nested repetitions multiplied; RE2's limit
	maxNesting = 200    // groups inside groups
	maxProgram = 10_000 // instructions
)

// flags are those of (?ims).
type flags struct {
	fold  bool // i: letters match in either case
	lines bool // m: ^ and $ match at line ends
	dotNL bool // s: . matches \n
}

// An atom is the program of the piece that a repetition would repeat.
type atom struct {
	prog   program
	copies int // how often the most repeated part of it stands in it
}

// A group is an open group, or the whole expression.
type group struct {
	at    int   // where it was opened
	outer flags // come back when it is closed

	branches []program // before the last |
	prog     program   // of this branch, before last
	last     *atom     // nil: nothing stands here that could be repeated
	repeated bool      // by the repetition right before
	copies   int
}

// parser reads an expression from left to right. The program grows with it: no
// tree is built, and nothing recurs.
type parser struct {
	expr string
	at   int
	flags
	open []group
}

// fault is an error at a byte of the expression.
func fault(at int, format string, args ...any) error {
	return fmt.Errorf("at offset %d of the pattern: "+format, append([]any{at}, args...)...)
}

func parse(expr string) (program, error) {
	for i, r := range expr {
		if _, size := utf8.DecodeRuneInString(expr[i:]); r == utf8.RuneError && size == 1 {
			return nil, fault(i, "a byte that is not UTF-8")
		}
	}
	p := parser{expr: expr, open: []group{{copies: 1}}}
	for p.at < len(expr) {
		if err := p.next(); err != nil {
			return nil, err
		}
	}
	if g := p.group(); len(p.open) > 1 {
		return nil, fault(g.at, "( is not closed")
	}
	return p.close()
}

func (p *parser) group() *group { return &p.open[len(p.open)-1] }
func (p *parser) rest() string  { return p.expr[p.at:] }

// next reads one element.
func (p *parser) next() error {
	switch p.expr[p.at] {
	case '(':
		return p.openGroup()
	case ')':
		return p.closeGroup()
	case '|':
		g := p.group()
		if err := g.settle(p.at); err != nil {
			return err
		}
		g.branches, g.prog, g.repeated = append(g.branches, g.prog), nil, false
		p.at++
		return nil
	case '*':
		return p.repeat(1, 0, -1)
	case '+':
		return p.repeat(1, 1, -1)
	case '?':
		return p.repeat(1, 0, 1)
	case '{':
		if size, least, most, ok := counts(p.rest()); ok {
			return p.repeat(size, least, most)
		}
		return p.literal(1, '{')
	case '[':
		return p.class()
	case '.':
		if p.dotNL {
			return p.push(1, inst{op: opSet, set: anything})
		}
		return p.push(1, inst{op: opSet, set: notLine})
	case '^':
		if p.lines {
			return p.push(1, inst{op: opLineStart})
		}
		return p.push(1, inst{op: opTextStart})
	case '$':
		if p.lines {
			return p.push(1, inst{op: opLineEnd})
		}
		return p.push(1, inst{op: opTextEnd})
	case '\\':
		return p.escape()
	}
	r, size := utf8.DecodeRuneInString(p.rest())
	return p.literal(size, r)
}

// escape reads what a backslash begins, outside a class.
func (p *parser) escape() error {
	s := p.rest()
	if spans, ok := perl(s, p.fold); ok {
		return p.push(2, inst{op: opSet, set: &set{spans: normal(spans), fold: p.fold}})
	}
	if len(s) > 1 {
		switch s[1] {
		case 'A':
			return p.push(2, inst{op: opTextStart})
		case 'z':
			return p.push(2, inst{op: opTextEnd})
		case 'b':
			return p.push(2, inst{op: opWordBorder})
		case 'B':
			return p.push(2, inst{op: opNoWordBorder})
		case 'Q':
			return p.quoted()
		}
	}
	r, size, err := p.character()
	if err != nil {
		return err
	}
	return p.literal(size, r)
}

// quoted reads \Q…\E; the end of the expression ends it as well.
func (p *parser) quoted() error {
	text, _, closed := strings.Cut(p.rest()[2:], `\E`)
	p.at += 2
	if err := p.group().settle(p.at); err != nil {
		return err
	}
	for _, r := range text {
		if err := p.literal(utf8.RuneLen(r), r); err != nil {
			return err
		}
	}
	if closed {
		p.at += 2
	}
	p.group().repeated = false
	return nil
}

// literal adds a character that stands for itself.
func (p *parser) literal(size int, r rune) error {
	if p.fold {
		if spans := cases(r); len(spans) > 1 {
			return p.push(size, inst{op: opSet, set: &set{spans: normal(spans)}})
		}
	}
	return p.push(size, inst{op: opRune, char: r})
}

// push adds one instruction for the next size bytes of the expression.
func (p *parser) push(size int, in inst) error {
	g := p.group()
	if err := g.settle(p.at); err != nil {
		return err
	}
	g.last, g.repeated = &atom{program{in}, 1}, false
	p.at += size
	return nil
}

// settle puts the last piece to those before it: nothing will repeat it.
func (g *group) settle(at int) error {
	if g.last == nil {
		return nil
	}
	if len(g.prog)+len(g.last.prog) > maxProgram {
		return tooLong(at)
	}
	g.prog = append(g.prog, g.last.prog...)
	g.copies = max(g.copies, g.last.copies)
	g.last = nil
	return nil
}

func tooLong(at int) error {
	return fault(at, "the pattern becomes too long here (more than %d instructions)", maxProgram)
}

// repeat repeats the last piece, at least and at most so many times; -1 is
// without end. Lazy repetitions match the same texts.
func (p *parser) repeat(size, least, most int) error {
	g := p.group()
	mark := p.expr[p.at : p.at+size]
	switch {
	case least > maxRepeat || most > maxRepeat:
		return fault(p.at, "%s repeats more than %d times", mark, maxRepeat)
	case most >= 0 && least > most:
		return fault(p.at, "%s has a minimum above its maximum", mark)
	case g.repeated:
		return fault(p.at, "%s behind another repetition; put that one in (?:…)", mark)
	case g.last == nil:
		return fault(p.at, `%s has nothing to repeat; \%s is the text itself`, mark, mark)
	}
	body, copies := g.last, 1
	if most != 0 {
		copies = body.copies * max(1, least, most)
	}
	if copies > maxRepeat {
		return fault(p.at, "%s and the repetitions inside make more than %d copies", mark, maxRepeat)
	}
	if max(1, least, most)*(len(body.prog)+2) > maxProgram {
		return tooLong(p.at)
	}
	g.last, g.repeated = &atom{body.prog.repeat(least, most), copies}, true
	p.at += size
	if strings.HasPrefix(p.rest(), "?") {
		p.at++
	}
	return nil
}

func (body program) repeat(least, most int) program {
	var all program
	for range least {
		all = append(all, body...)
	}
	size := len(body)
	switch {
	case most < 0 && least > 0: // again from the last copy
		all = append(all, inst{op: opSplit, jump: -size})
	case most < 0:
		all = append(all, inst{op: opSplit, jump: size + 2})
		all = append(all, body...)
		all = append(all, inst{op: opJump, jump: -size - 1})
	default: // each further copy can be left out, and those behind it
		for left := most - least; left > 0; left-- {
			all = append(all, inst{op: opSplit, jump: left * (size + 1)})
			all = append(all, body...)
		}
	}
	return all
}

// counts reads {n}, {n,} or {n,m}. Anything else is no repetition, but text.
func counts(s string) (size, least, most int, ok bool) {
	inside, _, closed := strings.Cut(s[1:], "}")
	if !closed {
		return 0, 0, 0, false
	}
	low, high, two := strings.Cut(inside, ",")
	if least, ok = count(low); !ok {
		return 0, 0, 0, false
	}
	switch {
	case !two:
		most = least
	case high == "":
		most = -1
	default:
		if most, ok = count(high); !ok {
			return 0, 0, 0, false
		}
	}
	return len(inside) + 2, least, most, true
}

// count reads a number without leading zeros; one that is too big is maxRepeat+1.
func count(s string) (int, bool) {
	if s == "" || strings.Trim(s, "0123456789") != "" || len(s) > 1 && s[0] == '0' {
		return 0, false
	}
	n, err := strconv.Atoi(s)
	if err != nil || n > maxRepeat {
		n = maxRepeat + 1
	}
	return n, true
}

// openGroup reads "(", "(?flags:" or the whole of "(?flags)".
func (p *parser) openGroup() error {
	at, outer := p.at, p.flags
	p.at++
	if strings.HasPrefix(p.rest(), "?") {
		p.at++
		opens, err := p.readFlags(at)
		if err != nil {
			return err
		}
		if !opens {
			p.group().repeated = false
			return p.group().settle(at)
		}
	}
	if err := p.group().settle(at); err != nil {
		return err
	}
	if len(p.open) > maxNesting {
		return fault(at, "groups are nested more than %d deep", maxNesting)
	}
	p.open = append(p.open, group{at: at, outer: outer, copies: 1})
	return nil
}

// readFlags reads "ims-ims:" or "ims-ims)". It reports whether a group opens.
func (p *parser) readFlags(at int) (opens bool, err error) {
	set, on, some := p.flags, true, true
	for ; p.at < len(p.expr); p.at++ {
		switch c := p.expr[p.at]; {
		case c == 'i':
			set.fold, some = on, true
		case c == 'm':
			set.lines, some = on, true
		case c == 's':
			set.dotNL, some = on, true
		case c == 'U': // greedy or not, the same texts match
			some = true
		case c == '-' && on:
			on, some = false, false
		case (c == ':' || c == ')') && some:
			p.at++
			p.flags = set
			return c == ':', nil
		case strings.IndexByte("P<=!", c) >= 0:
			return false, fault(at, "named groups and looking around are not supported; a plain group is (…)")
		default:
			return false, fault(at, "no such group; there are (…), (?:…), (?i), (?m), (?s) and (?i:…)")
		}
	}
	return false, fault(at, "( is not closed")
}

func (p *parser) closeGroup() error {
	if len(p.open) == 1 {
		return fault(p.at, `) closes no (; \) is the character`)
	}
	prog, err := p.close()
	if err != nil {
		return err
	}
	closed := *p.group()
	p.open = p.open[:len(p.open)-1]
	p.flags = closed.outer
	p.at++
	g := p.group()
	g.last, g.repeated = &atom{prog, closed.copies}, false
	return nil
}

// close returns the program of the innermost group: a way into each branch, and
// a jump from each to the end.
func (p *parser) close() (program, error) {
	g := p.group()
	if err := g.settle(p.at); err != nil {
		return nil, err
	}
	total := len(g.prog)
	for _, branch := range g.branches {
		total += len(branch) + 2
	}
	if total > maxProgram {
		return nil, tooLong(p.at)
	}
	var all program
	for _, branch := range g.branches {
		all = append(all, inst{op: opSplit, jump: len(branch) + 2})
		all = append(all, branch...)
		all = append(all, inst{op: opJump, jump: total - len(all)})
	}
	return append(all, g.prog...), nil
}

// class reads [...].
func (p *parser) class() error {
	start := p.at
	s := &set{fold: p.fold}
	p.at++
	if strings.HasPrefix(p.rest(), "^") {
		s.negated = true
		p.at++
	}
	for first := true; first || !strings.HasPrefix(p.rest(), "]"); first = false {
		spans, err := p.classPart(start)
		if err != nil {
			return err
		}
		s.spans = append(s.spans, spans...)
	}
	s.spans = normal(s.spans)
	size := p.at + 1 - start
	p.at = start
	return p.push(size, inst{op: opSet, set: s})
}

// classPart reads [:name:], \d and the like, a character, or a range.
func (p *parser) classPart(start int) ([]span, error) {
	s := p.rest()
	if strings.HasPrefix(s, "[:") {
		if name, _, ok := strings.Cut(s[2:], ":]"); ok {
			word, negated := strings.CutPrefix(name, "^")
			spans, ok := find(posixClasses[:], word, negated, p.fold)
			if !ok {
				return nil, fault(p.at, "no class is called %q; there are [:alpha:], [:digit:], [:space:] and so on", name)
			}
			p.at += len(name) + len("[::]")
			return spans, nil
		}
	}
	if spans, ok := perl(s, p.fold); ok {
		p.at += 2
		return spans, nil
	}
	at := p.at
	lo, err := p.classCharacter(start)
	if err != nil {
		return nil, err
	}
	// A - before the closing ] is a character.
	if rest := p.rest(); len(rest) < 2 || rest[0] != '-' || rest[1] == ']' {
		return []span{{lo, lo}}, nil
	}
	p.at++
	hi, err := p.classCharacter(start)
	if err != nil {
		return nil, err
	}
	if hi < lo {
		return nil, fault(at, "the range %q ends before it begins", p.expr[at:p.at])
	}
	return []span{{lo, hi}}, nil
}

func (p *parser) classCharacter(start int) (rune, error) {
	if p.rest() == "" {
		return 0, fault(start, "[ is not closed")
	}
	r, size, err := p.character()
	p.at += size
	return r, err
}

// character reads a character or an escape that stands for one.
func (p *parser) character() (r rune, size int, err error) {
	s := p.rest()
	if s[0] != '\\' {
		r, size = utf8.DecodeRuneInString(s)
		return r, size, nil
	}
	if len(s) == 1 {
		return 0, 0, fault(p.at, `\ at the end; \\ is the character`)
	}
	c := s[1]
	if i := strings.IndexByte(escapeLetters, c); i >= 0 {
		return rune(escaped[i]), 2, nil
	}
	switch {
	case c == 'p' || c == 'P':
		return 0, 0, fault(p.at, `\%c is not supported: write the characters, as in [a-zà-ÿ]`, c)
	case c == 'x':
		return p.hexadecimal()
	case c == '0', '1' <= c && c <= '7' && len(s) > 2 && isOctal(s[2]):
		for size = 1; size < len(s) && size < 4 && isOctal(s[size]); size++ {
			r = r*8 + rune(s[size]-'0')
		}
		return r, size, nil
	case '1' <= c && c <= '9':
		return 0, 0, fault(p.at, `\%c would refer back to a group, which is not supported`, c)
	case c < utf8.RuneSelf && (c == '_' || !isWord(rune(c))):
		return rune(c), 2, nil
	}
	r, _ = utf8.DecodeRuneInString(s[1:])
	return 0, 0, fault(p.at, `no escape is called \%s; \\ is a backslash`, strings.Trim(strconv.QuoteRune(r), "'"))
}

// The letters of escapes and, in their order, the characters.
const (
	escapeLetters = "afnrtv"
	escaped       = "\a\f\n\r\t\v"
)

func isOctal(c byte) bool { return '0' <= c && c <= '7' }

// hexadecimal reads \x41 or \x{1F600}.
func (p *parser) hexadecimal() (rune, int, error) {
	s := p.rest()[2:]
	var digits string
	size := 4
	if inside, ok := strings.CutPrefix(s, "{"); ok {
		digits, _, ok = strings.Cut(inside, "}")
		size = len(digits) + 4
		if !ok {
			digits = ""
		}
	} else if len(s) >= 2 {
		digits = s[:2]
	}
	if digits == "" || strings.Trim(digits, "0123456789abcdefABCDEF") != "" {
		return 0, 0, fault(p.at, `\x takes two hexadecimal digits, or any number of them in braces`)
	}
	n, err := strconv.ParseUint(digits, 16, 32)
	if err != nil || !utf8.ValidRune(rune(n)) {
		return 0, 0, fault(p.at, `\x{%s} is no character`, digits)
	}
	return rune(n), size, nil
}
