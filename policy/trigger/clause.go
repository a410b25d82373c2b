package trigger

import "strings"

// Clauses: where they begin, what may stand before their first word, quotation marks.

func (m *message) skipBlank(i, to int) int {
	for i < to && m.r[i] == ' ' {
		i++
	}
	return i
}

// clauseStart is where the clause that holds i begins.
func (m *message) clauseStart(s sentence, i int) int {
	for j := i - 1; j >= s.from && j >= i-maxBefore; j-- {
		if r := m.r[j]; clauseMark(r) || sentenceMark(r) && r != '.' || r == '-' && m.dash(j) || emoji(r) {
			return j + 1
		}
	}
	return max(s.from, i-maxBefore)
}

// dash tells that the hyphen at i stands between spaces, as a dash.
func (m *message) dash(i int) bool {
	return i > 0 && i+1 < len(m.r) && (m.r[i-1] == ' ' || m.r[i-1] == '-') && (m.r[i+1] == ' ' || m.r[i+1] == '-')
}

// anyLang looks for a table in the language of the phrase and, since people mix,
// in English and, before an English phrase, in Chinese.
func (m *message) anyLang(from, to int, l *language, table func(*language) string) bool {
	if m.holds(from, to, table(l), l.cjk) {
		return true
	}
	if l != &english && m.holds(from, to, table(&english), false) {
		return true
	}
	if l != &chinese && !m.kana {
		for i := from; i < to; i++ {
			if isCJK(m.r[i]) {
				return m.holds(from, to, table(&chinese), true)
			}
		}
	}
	return false
}

// inQuotes: a phrase inside quotation marks is mentioned, not said.
func (m *message) inQuotes(i int) bool {
	from, to := i, i
	for from > 0 && !(m.r[from] == '\n' && m.r[from-1] == '\n') {
		from--
	}
	for to < len(m.r) && !(m.r[to] == '\n' && to+1 < len(m.r) && m.r[to+1] == '\n') {
		to++
	}
	double, single, closed := 0, 0, false
	for j := from; j < i; j++ {
		switch {
		case m.r[j] == '"' && !(j > from && isDigit(m.r[j-1]) && (j+1 >= i || m.r[j+1] == ' ')):
			double++
		case m.r[j] == '\'' && m.opens(j):
			single++
		case m.r[j] == '\'' && single > 0 && m.closesQuote(j):
			single--
		}
	}
	if double%2 == 1 {
		for j := i; j < to; j++ {
			if m.r[j] == '"' {
				return true
			}
		}
	}
	if single > 0 {
		for j := i; j < to && m.r[j] != '\n'; j++ {
			if m.r[j] == '\'' && m.closesQuote(j) {
				closed = true
			}
		}
	}
	return closed
}

func (m *message) opens(j int) bool {
	return (j == 0 || !inWord(m.r[j-1]) && m.r[j-1] != '\'') && j+1 < len(m.r) && !isSpace(m.r[j+1])
}

func (m *message) closesQuote(j int) bool {
	return j > 0 && !isSpace(m.r[j-1]) && (j+1 == len(m.r) || !inWord(m.r[j+1]))
}

// endsIn tells whether r[from:to] ends in one of alts.
func (m *message) endsIn(from, to int, alts string) bool {
	for i := max(from, to-24); i < to; i++ {
		for rest := alts; rest != ""; {
			var alt string
			alt, rest, _ = strings.Cut(rest, "|")
			if m.alternative(i, alt, true) == to {
				return true
			}
		}
	}
	return false
}

// skipLeads passes list markers, marks and lead-ins from i on, to at most limit.
func (m *message) skipLeads(i, limit int, l *language) int {
	for {
		i = m.skipMarks(i, limit)
		next := m.skipLead(i, limit, l)
		if next == i {
			return i
		}
		i = next
	}
}

// skipMarks passes list markers and marks.
func (m *message) skipMarks(i, limit int) int {
	for i < limit {
		r := m.r[i]
		if isSpace(r) || clauseMark(r) || sentenceMark(r) || r == '#' || r == '-' || r == '+' || r == '•' || r == '"' || emoji(r) {
			i++
			continue
		}
		j := i
		for j < limit && isDigit(m.r[j]) {
			j++
		}
		if j == i || j == limit || m.r[j] != '.' && m.r[j] != ')' {
			break
		}
		i = j + 1
	}
	return i
}

// skipLead passes one lead-in, or none.
func (m *message) skipLead(i, limit int, l *language) int {
	e := max(m.oneOf(i, l.leads, l.cjk), m.oneOf(i, l.requests, l.cjk))
	if l != &english {
		e = max(e, m.oneOf(i, english.leads, false), m.oneOf(i, english.requests, false))
	}
	if e < 0 || e > limit {
		return i
	}
	return e
}

func emoji(r rune) bool { return r >= 0x1f300 && r <= 0x1faff || r >= 0x2600 && r <= 0x27bf }

// smileys are typed with marks that would part sentences and clauses.
var smileys = [...]string{":-)", ":-(", ";-)", ":-d", ":-p", ":)", ":(", ";)", ":d", ":p", "=)", "^^", "xd", ":'("}

// smiley stands for one in the folded text; people who type emojis use others.
const smiley = rune(0x1fae5)

// markSmileys writes an emoji for each smiley that stands between blanks.
func (m *message) markSmileys() {
	for i, r := range m.r {
		if r != ':' && r != ';' && r != '=' && r != '^' && r != 'x' || i > 0 && !isSpace(m.r[i-1]) {
			continue
		}
		for _, s := range smileys {
			e := i + len(s)
			if e > len(m.r) || e < len(m.r) && !isSpace(m.r[e]) && !sentenceMark(m.r[e]) && m.r[e] != ',' || string(m.r[i:e]) != s {
				continue
			}
			m.r[i] = smiley
			for k := i + 1; k < e; k++ {
				m.r[k] = ' '
			}
		}
	}
}

// nextClause is where the clause after the one at from begins.
func (m *message) nextClause(from, to int) int {
	for i := from; i < to; i++ {
		if r := m.r[i]; clauseMark(r) || r == '-' && m.dash(i) || emoji(r) {
			return i + 1
		}
	}
	return to
}
