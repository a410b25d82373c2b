package trigger

// Texts handed over to be worked on: to translate, to shorten, to answer. The request
// stands in the first or the last paragraph, the text in the others, and what it says
// of goals is its writer's.

// handedOver: the phrase stands in a text that the message hands over.
func (m *message) handedOver(c candidate) bool {
	if !m.parted() {
		return false
	}
	from, to := m.paragraph(c.from)
	line := m.sentences[c.sentence].line
	for n, s := range m.sentences {
		switch before := s.to <= line; {
		case s.from >= from && s.from < to && !before:
		case before && m.inFirst(n) && m.requestsWork(s):
			return true
		case s.from >= to && m.inLast(n) && m.requestsWork(s):
			return true
		}
	}
	return m.inLetter(from, to, line)
}

// parted: the message has more than one line.
func (m *message) parted() bool {
	return len(m.sentences) > 1 && m.sentences[len(m.sentences)-1].line > m.sentences[0].line
}

// paragraph is the range between empty lines that holds i.
func (m *message) paragraph(i int) (int, int) {
	from, to := i, i
	for from > 0 && !(m.r[from-1] == '\n' && (from < 2 || m.emptyLine(from-1))) {
		from--
	}
	for to < len(m.r) && !(m.r[to] == '\n' && m.emptyLine(to+1)) {
		to++
	}
	return from, to
}

// emptyLine: between the line end before i and the next there are only blanks; or,
// backwards, i is the end of an empty line.
func (m *message) emptyLine(i int) bool {
	if i < len(m.r) && m.r[i] == '\n' {
		k := i
		for k > 0 && m.r[k-1] == ' ' {
			k--
		}
		if k > 0 && m.r[k-1] == '\n' {
			return true
		}
	}
	for i < len(m.r) && m.r[i] == ' ' {
		i++
	}
	return i < len(m.r) && m.r[i] == '\n'
}

// inFirst, inLast: sentence n stands in the first or the last paragraph.
func (m *message) inFirst(n int) bool {
	_, to := m.paragraph(m.sentences[0].from)
	return m.sentences[n].from < to
}

func (m *message) inLast(n int) bool {
	from, _ := m.paragraph(m.sentences[len(m.sentences)-1].from)
	return m.sentences[n].from >= from
}

// requestsWork: the sentence names a text at hand ("this abstract") and what to do
// with it, or asks about it.
func (m *message) requestsWork(s sentence) bool {
	to := min(s.to, s.from+maxBefore)
	for k, l := range languages {
		if !m.speaks(k) || l.these == nil {
			continue
		}
		stems := l.cjk || l.code == "ko" // what is said of a word is glued to it
		if m.holds(s.from, to, l.style, stems) || m.brief(s) && m.holds(s.from, to, l.langNames, stems) &&
			(m.oneOf(m.skipLeads(s.from, to, l), l.works, l.cjk) < 0 || m.holds(s.from, to, l.rework, stems)) {
			return true
		}
		for i := s.from; i < to; i++ {
			if m.r[i] == ' ' || !l.cjk && i > s.from && inWord(m.r[i]) && inWord(m.r[i-1]) {
				continue
			}
			if e := m.anyPattern(i, l.these, l); e >= 0 && e <= s.to {
				if s.mark == '?' || m.holds(s.from, s.to, l.rework, stems) {
					return true
				}
				break
			}
		}
	}
	return false
}

// brief: the sentence is a few words in a paragraph of its own or at the head of the
// message: "in Spanish please".
func (m *message) brief(s sentence) bool {
	from, to := m.paragraph(s.from)
	if line := s.line; from == line || s.from == m.sentences[0].from {
		for to = line; to < len(m.r) && m.r[to] != '\n'; to++ {
		}
	}
	n := 0
	for i := from; i < to; i++ {
		switch {
		case isCJK(m.r[i]):
			n++
		case inWord(m.r[i]) && (i == from || !inWord(m.r[i-1])):
			n += 2
		}
	}
	return n <= 14
}

// anyPattern matches one of the patterns at i and returns its end, or -1.
func (m *message) anyPattern(i int, patterns []string, l *language) int {
	for _, p := range patterns {
		if e := m.pattern(i, p, l); e >= 0 {
			return e
		}
	}
	return -1
}

// inLetter: the phrase stands between the salutation and the closing of a letter, and
// the message says something outside it: a letter to be worked on. A prompt that is
// itself written as a letter says nothing outside but a postscript.
func (m *message) inLetter(from, to, line int) bool {
	head, foot := -1, -1
	for start := 0; start < len(m.r); {
		end := start
		for end < len(m.r) && m.r[end] != '\n' {
			end++
		}
		if k := m.skipBlank(start, end); k < end && end-k <= 80 {
			if start <= line && head < 0 && m.lineOf(k, end, func(l *language) string { return l.greets }) {
				head = start
			}
			if start > line && head >= 0 && end-k <= 40 && m.lineOf(k, end, func(l *language) string { return l.signs }) {
				foot = end
				break
			}
		}
		start = end + 1
	}
	if head < 0 || foot < 0 {
		return false
	}
	for n := range m.sentences {
		s := m.sentences[n]
		if a, b := m.paragraph(s.from); (b <= head || a > foot) && m.tellsMore(s) {
			return true
		}
	}
	return false
}

// lineOf tells whether the line r[from:to] begins with one of a table, or ends in one
// of its endings.
func (m *message) lineOf(from, to int, table func(*language) string) bool {
	for k, l := range languages {
		if !m.speaks(k) {
			continue
		}
		end := to
		for end > from && (clauseMark(m.r[end-1]) || sentenceMark(m.r[end-1]) || m.r[end-1] == ' ') {
			end--
		}
		if m.oneOf(from, table(l), l.cjk) >= 0 || l.code == "ko" && m.endsIn(from, end, table(l)) {
			return true
		}
	}
	return false
}

// tellsMore: the sentence has more words than a name, and is no postscript.
func (m *message) tellsMore(s sentence) bool {
	if m.oneOf(s.from, "ps|p.s|p.s.|pps|nb|n.b", false) >= 0 {
		return false
	}
	words := 0
	for i := s.from; i < s.to; i++ {
		switch {
		case isCJK(m.r[i]):
			words++
		case inWord(m.r[i]) && (i == s.from || !inWord(m.r[i-1])):
			words += 2
		}
	}
	return words >= 6
}
