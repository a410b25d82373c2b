package trigger

// Texts handed over to be worked on: to translate, to shorten, to answer. The request
// stands in the first or the last paragraph, the text in the others, and what it says
// of goals is its writer's.

// handover is what a message has of requests to work on a text, and of letters.
type handover struct {
	known    bool
	requests []int // sentences of the first and the last paragraph that hand over the others
	greets   []span
	signs    []span
}

// handedOver: the phrase stands in a text that the message hands over.
func (m *message) handedOver(c candidate) bool {
	if !m.parted() {
		return false
	}
	if !m.texts.known {
		m.texts = m.findTexts()
	}
	if len(m.texts.requests) == 0 && len(m.texts.greets) == 0 {
		return false
	}
	_, to := m.paragraph(c.from)
	line := m.sentences[c.sentence].line
	for _, n := range m.texts.requests {
		// a line before the phrase, or a paragraph behind it
		if s := m.sentences[n]; s.to <= line || s.from >= to {
			return true
		}
	}
	return m.inLetter(line)
}

// findTexts looks once for what hands over a text.
func (m *message) findTexts() handover {
	t := handover{known: true}
	_, first := m.paragraph(m.sentences[0].from)
	last, _ := m.paragraph(m.sentences[len(m.sentences)-1].from)
	for n, s := range m.sentences {
		if (s.from < first || s.from >= last) && m.requestsWork(s) {
			t.requests = append(t.requests, n)
		}
	}
	for from := 0; from < len(m.r); {
		to := from
		for to < len(m.r) && m.r[to] != '\n' {
			to++
		}
		if k := m.skipBlank(from, to); k < to && to-k <= 80 {
			if m.lineOf(k, to, func(l *language) string { return l.greets }) {
				t.greets = append(t.greets, span{from, to})
			}
			if to-k <= 40 && m.lineOf(k, to, func(l *language) string { return l.signs }) {
				t.signs = append(t.signs, span{from, to})
			}
		}
		from = to + 1
	}
	return t
}

// parted: the message has more than one line.
func (m *message) parted() bool {
	return len(m.sentences) > 1 && m.sentences[len(m.sentences)-1].line > m.sentences[0].line
}

// paragraph is the range between empty lines that holds i.
func (m *message) paragraph(i int) (int, int) {
	from, to := i, i
	for from > 0 && !m.breakAt(from-1) {
		from--
	}
	for from < i && isSpace(m.r[from]) {
		from++
	}
	for to < len(m.r) && !m.breakAt(to) {
		to++
	}
	return from, to
}

// breakAt: the line ends at i, and the next line is empty.
func (m *message) breakAt(i int) bool {
	if m.r[i] != '\n' {
		return false
	}
	k := m.skipBlank(i+1, len(m.r))
	return k < len(m.r) && m.r[k] == '\n'
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
		if m.holds(s.from, to, l.pieces, stems) && (m.holds(s.from, to, l.retouch, stems) || m.holds(s.from, to, l.rework, stems)) {
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
func (m *message) inLetter(line int) bool {
	if len(m.texts.greets) == 0 || m.texts.greets[0].from > line {
		return false
	}
	head, foot := m.texts.greets[0].from, -1
	for _, s := range m.texts.signs {
		if s.from > line {
			foot = s.to
			break
		}
	}
	if foot < 0 {
		return false
	}
	for _, s := range m.sentences {
		if (s.to <= head && m.parts(s.to, head) || s.from > foot && m.parts(foot, s.from)) && m.tellsMore(s) {
			return true
		}
	}
	return false
}

// parts: an empty line stands in r[from:to].
func (m *message) parts(from, to int) bool {
	for i := from; i < to; i++ {
		if m.breakAt(i) {
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
