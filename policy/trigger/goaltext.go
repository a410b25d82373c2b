package trigger

import (
	"strings"

	"golang.org/x/text/width"
)

// The text of a goal: where it ends, what is cut from it, how wide it is.

// goalText cuts the text of the goal and returns it with its byte offset and the
// rune where it ends.
func (m *message) goalText(c candidate) (string, int, int) {
	s, l := m.sentences[c.sentence], c.lang
	from, to := c.textFrom, s.to
	if c.textTo > 0 {
		to = c.textTo
	}
	from = m.trimHead(from, to, l)
	if from >= to {
		if c.textTo == 0 && (m.colon(c) || s.to > 0 && m.r[s.to-1] == ':') {
			return m.below(c.sentence)
		}
		return "", m.origin(int(m.at[min(from, len(m.r)-1)])), s.to
	}
	end := to
	if c.textTo > 0 {
		end = s.to
	}
	to = m.trimTail(from, to, l)
	if c.class == set && s.mark == '?' {
		to = m.trimTail(from, m.cutMark(from, to, l), l)
	}
	if from >= to {
		return "", m.origin(int(m.at[from])), s.to
	}
	return m.typed(from, to), m.origin(int(m.at[from])), end
}

// colon tells whether the phrase ends in a colon or a dash, one after it included.
func (m *message) colon(c candidate) bool {
	return c.to > 0 && (m.r[c.to-1] == ':' || m.r[c.to-1] == '=' || m.r[c.to-1] == '—') ||
		c.to < len(m.r) && m.r[c.to] == ':'
}

func (m *message) trimHead(from, to int, l *language) int {
	skip := func() {
		for from < to && (isSpace(m.r[from]) || strings.ContainsRune(",:;、—=→>", m.r[from]) || m.r[from] == '-' && m.dash(from)) {
			from++
		}
	}
	skip()
	if e := m.oneOf(from, l.lead, l.cjk); e >= 0 && e < to {
		from = e
		skip()
	}
	return from
}

func (m *message) trimTail(from, to int, l *language) int {
	trim := func() {
		for to > from && (isSpace(m.r[to-1]) || sentenceMark(m.r[to-1]) || strings.ContainsRune(",;:—、", m.r[to-1]) || m.r[to-1] == smiley) {
			to--
		}
		for to > from && (m.r[to-1] == ')' && m.unopened(from, to, '(', ')') || m.r[to-1] == ']' && m.unopened(from, to, '[', ']')) {
			to--
		}
		if to > from && m.r[to-1] == '"' && m.openQuotes(from, to)%2 == 1 {
			to--
		}
	}
	trim()
	best := to
	for rest := l.copula; rest != ""; {
		var alt string
		alt, rest, _ = strings.Cut(rest, "|")
		for i := max(from+1, to-12); i < best; i++ {
			if m.alternative(i, alt, true) == to && (l.code != "hi" || m.r[i-1] == ' ') {
				best = i
			}
		}
	}
	to = best
	trim()
	return to
}

// cutMark leaves out the particle that makes the sentence a question: …được không?
func (m *message) cutMark(from, to int, l *language) int {
	for i := max(from+1, to-12); i < to; i++ {
		if (l.cjk || m.r[i-1] == ' ') && (m.oneOf(i, l.marks, l.cjk) == to || m.oneOf(i, l.wish, true) == to) {
			return i
		}
	}
	return to
}

func (m *message) unopened(from, to int, open, shut rune) bool {
	n := 0
	for _, r := range m.r[from:to] {
		switch r {
		case open:
			n++
		case shut:
			n--
		}
	}
	return n < 0
}

// below reads the goal from the lines under a phrase that ends in a colon: the
// items of a list joined by "; ", or else the next line's sentence.
func (m *message) below(n int) (string, int, int) {
	i := m.sentences[n].to
	for i < len(m.r) && m.r[i] != '\n' {
		i++
	}
	var items []string
	start, end := len(m.prompt), i
	for i < len(m.r) {
		lineFrom := i
		for i < len(m.r) && m.r[i] != '\n' {
			i++
		}
		lineTo := i
		i++
		from := lineFrom
		for from < lineTo && isSpace(m.r[from]) {
			from++
		}
		if from == lineTo {
			continue // an empty line
		}
		item := m.listItem(from, lineTo)
		if item < 0 {
			if len(items) == 0 {
				return m.nextSentence(n)
			}
			break
		}
		to := m.trimTail(item, lineTo, &english)
		if item < to {
			if len(items) == 0 {
				start = m.origin(int(m.at[item]))
			}
			items = append(items, m.typed(item, to))
		}
		end = lineTo
	}
	return strings.Join(items, "; "), start, end
}

func (m *message) nextSentence(n int) (string, int, int) {
	if n+1 >= len(m.sentences) {
		return "", len(m.prompt), m.sentences[n].to
	}
	s := m.sentences[n+1]
	to := m.trimTail(s.from, s.to, &english)
	return m.typed(s.from, to), m.origin(int(m.at[s.from])), s.to
}

// listItem returns where the text of the list item begins, or -1. The star of a
// "*" item is gone from the folded text, so it is looked up in the prompt.
func (m *message) listItem(from, to int) int {
	i := from
	switch r := m.r[i]; {
	case r == '-' || r == '+' || r == '•' || r == '·' || r == '—':
		i++
	case isDigit(r):
		for i < to && isDigit(m.r[i]) {
			i++
		}
		if i == to || m.r[i] != '.' && m.r[i] != ')' && m.r[i] != '、' {
			return -1
		}
		i++
		if i < to && !isSpace(m.r[i]) && !isCJK(m.r[i]) && m.r[i-1] != '、' {
			return -1
		}
	default:
		at := int(m.at[from])
		for at > 0 && (m.s[at-1] == ' ' || m.s[at-1] == '\t') {
			at--
		}
		if at == 0 || m.s[at-1] != '*' || at > 1 && m.s[at-2] != '\n' && m.s[at-2] != ' ' && m.s[at-2] != '\t' {
			return -1
		}
	}
	i = m.skipBlank(i, to)
	if i+2 < to && m.r[i] == '[' && m.r[i+2] == ']' { // a check box
		i = m.skipBlank(i+3, to)
	}
	return i
}

// trivial looks for the trivial-task keywords of all languages spoken here
// (seed 003, rule 3) and answers "yes" or "no".
func (m *message) trivial(l *language) string {
	if m.holds(0, len(m.r), l.trivial, l.cjk) || l != &english && m.holds(0, len(m.r), english.trivial, false) {
		return "yes"
	}
	return "no"
}

// placeholder: the text of an unfilled template.
func (m *message) placeholder(goal string, l *language) bool {
	if goal == "" {
		return false
	}
	goal = newPlain(goal).s
	switch first, last := goal[0], goal[len(goal)-1]; {
	case first == '<' && last == '>', first == '[' && last == ']', first == '{' && last == '}', first == '_' && last == '_', first == '$':
		return true
	}
	var t text
	t.fold(goal, 0)
	e := t.oneOf(0, l.nothing, l.cjk)
	return e == len(t.r)
}

func (m *message) architectural(s string) bool {
	var t text
	t.fold(s, 0)
	for k, l := range languages {
		if m.speaks(k) && t.holds(0, len(t.r), l.arch, l.cjk) {
			return true
		}
	}
	return false
}

// Columns is the number of display columns of the folded text: wide characters
// count two, combining marks and conjoining vowels and finals none (DESIGN §7).
func Columns(s string) int {
	p := newPlain(s)
	var t text
	t.fold(p.s, 0)
	n := 0
	for _, r := range t.r {
		switch {
		case r == codeRune, combining(r):
		case width.LookupRune(r).Kind() == width.EastAsianWide, width.LookupRune(r).Kind() == width.EastAsianFullwidth:
			n += 2
		default:
			n++
		}
	}
	for _, c := range codeSpans(p.s) {
		n += Columns(strings.Trim(p.s[c.from:c.to], "`")) + 2
	}
	return n
}
