package trigger

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	longLines    = 30       // above it a message is a paste with a word before or after it (DESIGN §7)
	longChars    = 2000     // likewise
	maxTyped     = 8 * 1024 // bytes of a paragraph that somebody may have typed
	maxRead      = 2 * 1024 // bytes of a longer one that are read: half at its head, half at its end
	maxClauses   = 32       // clauses of a sentence that are read for orders
	maxSentences = 40       // likewise: nobody types more into one paragraph
)

// message is the part of a prompt that is searched, folded and cut into sentences.
type message struct {
	plain
	text
	pastes    []span    // runs of pasted lines in s
	texts     handover  // found when first asked for
	heads     []heading // of a form; found when first asked for
	headed    bool
	formed    bool // the message hands over a form by name
	configs   []config
	items     int // list items that begin with a trigger, at most 2; -1: not counted yet
	sentences []sentence
	spoken    tongues // languages the message may be in
	goals     tongues // those of them, or of its script, whose goal words are in it
	tails     []tails
	judged    int     // orders that were matched and weighed
	faults    int     // phrases behind which a fault was looked for
	cues      []heard // in the order of the text
	bare      tongues // languages that have a cue of a bare order in it
	thorough  bool    // all patterns are tried, cues or none: the plain way, for tests
}

// sentence is a range of folded runes without the blank space around it.
type sentence struct {
	from, to int
	mark     rune // what ended it: '.', '?', '!', or '\n' for the end of a line
	line     int  // where its line begins
	wrapped  bool // the line broke inside the sentence before it: they read as one

	goals, orders       tongues // languages that have a cue of a goal or an order in it
	lastGoal, lastOrder int     // where the last of these cues begins
	asked, material     tongues // languages in which it was asked whether it hands over material, and does
}

func newMessage(p plain, thorough bool) *message {
	m := &message{plain: p, items: -1, thorough: thorough}
	own, pastes := searched(p.s)
	m.pastes = pastes
	size := 3
	for _, s := range own {
		size += s.to - s.from
	}
	m.r, m.at = make([]rune, 0, size), make([]int32, 0, size)
	for i, s := range own {
		if i > 0 {
			m.add('\n', s.from)
			m.add('\n', s.from)
		}
		m.fold(p.s[s.from:s.to], s.from)
	}
	m.at = append(m.at, int32(len(p.s)))
	m.markSmileys()
	m.hear()
	m.cutSentences()
	m.markSentences()
	return m
}

// searched returns the stretches of s that are the user's own speech and are
// searched: all that is not masked or, in a long message, its first and last
// paragraph. It returns the runs of pasted lines too: in a long message they are
// paragraphs like others, so that what stands between two of them is in the middle.
func searched(s string) (own, pastes []span) {
	from := 0
	masks, pastes := masked(s)
	for _, m := range append(masks, span{len(s), len(s)}) {
		if strings.TrimSpace(s[from:m.from]) != "" {
			own = append(own, span{from, m.from})
		}
		from = m.to
	}
	if !long(s) || len(own) == 0 {
		return own, pastes
	}
	first, last := firstParagraph(s, own[0]), lastParagraph(s, own[len(own)-1])
	var read []span
	if len(pastes) > 0 {
		if last.from >= pastes[len(pastes)-1].to {
			read = clip(s, last)
		}
		if first.from < pastes[0].from {
			read = append(clip(s, first), read...)
		}
		return read, pastes
	}
	if last.from <= first.from || last.from < first.to {
		first.to = max(first.to, last.to)
		return clip(s, first), nil
	}
	return append(clip(s, first), clip(s, last)...), nil
}

func long(s string) bool {
	switch lines := strings.Count(s, "\n"); {
	case lines >= longLines, len(s) > (utf8.UTFMax+1)*longChars:
		return true
	case len(s) <= longChars:
		return false
	}
	return utf8.RuneCountInString(s)-strings.Count(s, "\r\n") > longChars
}

// firstParagraph is the first paragraph in own; one that ends in a colon takes
// the next along, which is its list.
func firstParagraph(s string, own span) span {
	from := own.from
	for from < own.to && strings.IndexByte(" \t\r\n", s[from]) >= 0 {
		from++
	}
	to := from
	for {
		to = paragraphEnd(s, to, own.to)
		t := strings.TrimRight(s[from:to], " \t\r\n*")
		next := to + len(s[to:own.to]) - len(strings.TrimLeft(s[to:own.to], " \t\r\n"))
		if !strings.HasSuffix(t, ":") || next >= own.to {
			return span{from, to}
		}
		to = next
	}
}

func paragraphEnd(s string, from, limit int) int {
	for i := from; i < limit; {
		n := strings.IndexByte(s[i:limit], '\n')
		if n < 0 {
			break
		}
		next := i + n + 1
		if blankLine(s[next:limit]) {
			return next
		}
		i = next
	}
	return limit
}

// blankLine tells that s begins with an empty line.
func blankLine(s string) bool {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\n':
			return true
		case ' ', '\t', '\r':
		default:
			return false
		}
	}
	return false
}

// lastParagraph is the last paragraph in own, with the one before it when that
// ends in a colon.
func lastParagraph(s string, own span) span {
	to := own.from + len(strings.TrimRight(s[own.from:own.to], " \t\r\n"))
	from := to
	for {
		for from > own.from {
			n := strings.LastIndexByte(s[own.from:from], '\n')
			if n < 0 {
				from = own.from
				break
			}
			from = own.from + n
			if blankLine(s[from+1 : to]) {
				from++
				break
			}
		}
		before := strings.TrimRight(s[own.from:from], " \t\r\n*")
		if !strings.HasSuffix(before, ":") {
			return span{from, to}
		}
		from = own.from + len(before)
	}
}

// clip keeps the head and the end of a paragraph that nobody typed.
func clip(s string, p span) []span {
	if p.to-p.from <= maxTyped {
		return []span{p}
	}
	head, tail := p.from+maxRead/2, p.to-maxRead/2
	for head > p.from && !utf8.RuneStart(s[head]) {
		head--
	}
	if n := strings.LastIndexByte(s[p.from:head], '\n'); n >= 0 {
		head = p.from + n + 1
	}
	for tail < p.to && !utf8.RuneStart(s[tail]) {
		tail++
	}
	if n := strings.IndexByte(s[tail:p.to], '\n'); n >= 0 {
		tail += n + 1
	}
	return []span{{p.from, head}, {tail, p.to}}
}

// abbreviations whose dot ends no sentence, of all languages together.
const abbreviations = "e.g|i.e|eg|ie|cf|vs|etc|approx|no|resp|incl|ca|bzw|z.b|d.h|u.a|nr|ggf|evtl|inkl|p.ej|p.ex|ex|es|ecc|np|m.in|tj|tzn|itd|bijv|o.a|d.w.z|nl|т.е|т.д|т.п|т.к|напр|vb|örn|dll|yg|v.v|vd"

// cutSentences divides the text at line ends and sentence marks. A dot inside a
// token ends nothing.
func (m *message) cutSentences() {
	from, line := 0, 0
	end := func(to int, mark rune) {
		a, b := from, to
		for a < b && isSpace(m.r[a]) {
			a++
		}
		for b > a && isSpace(m.r[b-1]) {
			b--
		}
		if a < b {
			s := sentence{from: a, to: b, mark: mark, line: line}
			if n := len(m.sentences); n > 0 && from == line && line > 0 {
				s.wrapped = m.wraps(m.sentences[n-1], a)
			}
			m.sentences = append(m.sentences, s)
		}
	}
	for i := 0; i < len(m.r); i++ {
		switch r := m.r[i]; {
		case r == '\n':
			end(i, '\n')
			from, line = i+1, i+1
		case sentenceMark(r) && !m.ends(i):
			for i+1 < len(m.r) && m.r[i+1] == '.' { // the rest of "./..."
				i++
			}
		case sentenceMark(r):
			for i+1 < len(m.r) && sentenceMark(m.r[i+1]) {
				if m.r[i+1] == '?' {
					r = '?'
				}
				i++
			}
			// the mark stays outside the sentence, closing quotes and brackets too
			to := i
			for to > from && sentenceMark(m.r[to]) {
				to--
			}
			end(to+1, r)
			for i+1 < len(m.r) && (m.r[i+1] == '"' && m.openQuotes(from, i+1)%2 == 1 || m.r[i+1] == ')') {
				i++
			}
			from = i + 1
		}
	}
	end(len(m.r), '\n')
	if n := len(m.sentences); n > maxSentences {
		m.sentences = slices.Delete(m.sentences, maxSentences/2, n-maxSentences/2)
	}
}

func (m *message) openQuotes(from, to int) int {
	n := 0
	for _, r := range m.r[from:to] {
		if r == '"' {
			n++
		}
	}
	return n
}

// ends tells whether the sentence mark at i ends a sentence.
func (m *message) ends(i int) bool {
	r := m.r[i]
	if r == '。' {
		return true
	}
	next := rune(' ')
	if i+1 < len(m.r) {
		next = m.r[i+1]
	}
	if r == '…' {
		return !m.goesOn(i+1) && !(next == '"' && m.goesOn(i+2))
	}
	if sentenceMark(next) && i+2 < len(m.r) && !isSpace(m.r[i+2]) && !sentenceMark(m.r[i+2]) {
		return false // "./...", "..=": part of a token
	}
	prev := rune(' ')
	if i > 0 {
		prev = m.r[i-1]
	}
	if r == '.' && (isSpace(prev) && !isSpace(next) || prev == '/') {
		return false // ".env", "./..."
	}
	if (next == '"' || next == ')') && m.goesOn(i+2) {
		return false // “done.” at the end
	}
	switch {
	case isSpace(next) || sentenceMark(next) || next == ')' || next == '"' || next == '\'':
	case isCJK(next) || isCJK(prev):
		if r == '.' && !isCJK(prev) {
			return false
		}
	default:
		return false
	}
	if r != '.' || sentenceMark(next) {
		return true
	}
	word := i
	for word > 0 && (inWord(m.r[word-1]) || m.r[word-1] == '.') {
		word--
	}
	if word == i {
		return true
	}
	if i-word <= 3 && allDigits(m.r[word:i]) && (word == 0 || m.r[word-1] == '\n') {
		return false // the number of a list item
	}
	if i-word <= 6 && isSpace(next) && m.oneOfExact(word, i, abbreviations) {
		// "etc." and "no." end a sentence when they end the text or line
		return i+1 >= len(m.r) || next == '\n'
	}
	return true
}

// goesOn tells that a space and a small letter follow.
func (m *message) goesOn(i int) bool {
	if i+1 >= len(m.r) || m.r[i] != ' ' || !inWord(m.r[i+1]) {
		return false
	}
	r, _ := utf8.DecodeRuneInString(m.s[m.at[i+1]:])
	return unicode.IsLower(r)
}

func (t *text) oneOfExact(from, to int, alts string) bool {
	w := string(t.r[from:to])
	for rest := alts; rest != ""; {
		var alt string
		alt, rest, _ = strings.Cut(rest, "|")
		if alt == w {
			return true
		}
	}
	return false
}

func allDigits(r []rune) bool {
	for _, c := range r {
		if !isDigit(c) {
			return false
		}
	}
	return len(r) > 0
}

// wraps tells whether the line that begins at a goes on with the sentence before
// it: a long line without an end mark, then a small letter.
func (m *message) wraps(before sentence, a int) bool {
	if before.mark != '\n' || before.to-before.line < 60 || a-before.to > 1 {
		return false
	}
	o := m.s[m.at[a]:]
	r, _ := utf8.DecodeRuneInString(o)
	return !clauseMark(m.r[before.to-1]) && r == m.r[a] && inWord(r) && !isDigit(r)
}
