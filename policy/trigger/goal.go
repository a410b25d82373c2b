package trigger

import (
	"slices"
	"strings"

	"golang.org/x/text/width"
)

const (
	shortGoal     = 10  // display columns; seed 003: "≤ 10 chars without architectural keywords"
	maxBefore     = 400 // runes read before a phrase
	maxCandidates = 64  // phrases of one message that are judged
)

// candidate is a matched trigger phrase: r[from:to], with the goal text after it
// or, for an "around" trigger, r[textFrom:textTo].
type candidate struct {
	lang     *language
	class    class
	sentence int
	from, to int
	textFrom int
	textTo   int // 0: to the end of the sentence
}

// finding is what the search for a goal came to.
type finding struct {
	goal    *Goal
	refused *Refusal
	from    int    // where the phrase of goal begins in the message
	claimed []span // runes that belong to a trigger, right or wrong: no order is read there
}

// findGoal returns the first phrase of the message that sets a goal.
func (m *message) findGoal() finding {
	var f finding
	trivial := ""
	judged := 0
	for n, s := range m.sentences {
		for i := s.from; i < s.to && judged < maxCandidates; i++ {
			c, ok := m.candidate(i, n)
			if !ok {
				continue
			}
			judged++
			if !m.setsGoal(c) {
				if !m.notAGoal(c) { // 目標はもうやめます: no goal, but an order
					f.claimed = append(f.claimed, span{c.from, s.to})
				}
				i = c.to - 1
				continue
			}
			text, at, end := m.goalText(c)
			if Columns(text) <= shortGoal {
				if _, ok := m.orderAt(m.clauseStart(s, c.from), n); ok {
					break // "mets l'objectif en pause", 目標は諦めます
				}
			}
			f.claimed = append(f.claimed, span{c.from, end})
			phrase := strings.TrimRight(m.typed(c.from, c.to), " :：")
			lang := m.langOf(c.lang, s)
			if trivial == "" {
				trivial = m.trivial(c.lang)
			}
			switch {
			case trivial == "yes":
				if f.refused == nil {
					f.refused = &Refusal{Phrase: phrase, Lang: lang, Text: text, Why: Trivial}
				}
			case m.placeholder(text, c.lang):
			case Columns(text) <= shortGoal && !m.architectural(text):
				if f.refused == nil {
					f.refused = &Refusal{Phrase: phrase, Lang: lang, Text: text, Why: TooShort}
				}
			case f.goal == nil:
				f.goal = &Goal{Text: text, Phrase: phrase, Lang: lang, Start: at}
				f.goal.Coarse, f.goal.CoarseWhy = Coarse(text)
				f.from = c.from
			}
			break // the rest of the sentence belongs to the goal
		}
	}
	if f.goal != nil {
		f.refused = nil
	}
	return f
}

// typed is the prompt's own text of r[from:to].
func (m *message) typed(from, to int) string { return m.original(int(m.at[from]), m.end(to)) }

// end is the byte position behind rune to-1, without what folding left out there.
func (m *message) end(to int) int {
	if to == 0 {
		return int(m.at[0])
	}
	e := int(m.at[to])
	for e > int(m.at[to-1])+1 && strings.IndexByte("*\r", m.s[e-1]) >= 0 {
		e--
	}
	return e
}

// langOf tells traditional from simplified Chinese by the characters typed.
func (m *message) langOf(l *language, s sentence) string {
	if l.code != "zh" {
		return l.code
	}
	for _, r := range m.typed(s.from, s.to) {
		if simplified(r) != r {
			return "zh-Hant"
		}
	}
	return l.code
}

// candidate matches the trigger phrases at rune i of sentence n.
func (m *message) candidate(i, n int) (candidate, bool) {
	s := m.sentences[n]
	if m.r[i] == ' ' || i > s.from && inWord(m.r[i]) && inWord(m.r[i-1]) {
		return candidate{}, false
	}
	best := candidate{to: -1, sentence: n, from: i}
	for k, l := range languages {
		if m.goals>>k&1 == 0 {
			continue
		}
		for _, p := range l.triggers {
			if e := m.pattern(i, p.pattern, l); e > best.to && e <= m.reach(s) {
				best.lang, best.class, best.to, best.textFrom, best.textTo = l, p.class, e, e, 0
			}
		}
		if best.to >= 0 {
			continue
		}
		for _, a := range l.around {
			if c, ok := m.around(i, n, a, l); ok {
				return c, true
			}
		}
	}
	return best, best.to >= 0
}

// reach lets a phrase take a colon that the sentence cut left at its end.
func (m *message) reach(s sentence) int { return min(s.to+1, len(m.r)) }

// around matches a trigger whose text stands between its two parts.
func (m *message) around(i, n int, a around, l *language) (candidate, bool) {
	s := m.sentences[n]
	from := i
	if a.head != "" {
		if from = m.pattern(i, a.head, l); from < 0 {
			return candidate{}, false
		}
	} else if i != m.skipLeads(m.clauseStart(s, i), i, l) {
		return candidate{}, false
	}
	for j := from + 1; j < s.to; j++ {
		e := m.pattern(j, a.tail, l)
		if e < 0 || m.skipBlank(e, s.to) < s.to && !clauseMark(m.r[m.skipBlank(e, s.to)]) && m.oneOf(m.skipBlank(e, s.to), l.ends, l.cjk) < 0 {
			continue
		}
		return candidate{lang: l, class: set, sentence: n, from: i, to: from, textFrom: from, textTo: j}, true
	}
	return candidate{}, false
}

func (m *message) skipBlank(i, to int) int {
	for i < to && m.r[i] == ' ' {
		i++
	}
	return i
}

// setsGoal applies the anti-triggers of DESIGN §7: what stands before the phrase,
// around it, and directly after it.
func (m *message) setsGoal(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	return !m.inQuotes(c.from) &&
		!m.material(c) &&
		!m.transcriptLine(c) &&
		!m.dataLine(c) &&
		!m.reported(c) &&
		!m.conditional(c) &&
		!m.negated(c) &&
		!m.askedAbout(c) &&
		m.placed(c) &&
		!m.notAGoal(c) &&
		!m.doubted(s, c, l)
}

// before is the range of the sentence before the phrase.
func (m *message) before(c candidate) (int, int) {
	n := c.sentence
	from := m.sentences[n].from
	for k := 0; k < 3 && m.sentences[n].wrapped && n > 0; k++ {
		n--
		from = m.sentences[n].from
	}
	return max(from, c.from-maxBefore), c.from
}

// clauseStart is where the clause that holds i begins.
func (m *message) clauseStart(s sentence, i int) int {
	for j := i - 1; j >= s.from && j >= i-maxBefore; j-- {
		if r := m.r[j]; clauseMark(r) || sentenceMark(r) && r != '.' || r == '-' && m.dash(j) {
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

// reported: the words are somebody's (seed 003, rule 2), in the same sentence or
// in a line before it that ends in a colon.
func (m *message) reported(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	from, to := m.before(c)
	if m.says(from, to, l) {
		return true
	}
	if c.sentence > 0 {
		if p := m.sentences[c.sentence-1]; m.introduces(c.sentence-1) && m.says(max(p.from, p.to-maxBefore), p.to, l) {
			return true
		}
	}
	return l.reports != "" && m.holds(max(c.to, s.to-40), s.to, l.reports, l.cjk)
}

func (m *message) says(from, to int, l *language) bool {
	for {
		table := func(l *language) string { return l.ownWords }
		if i, e := m.find(from, to, table(l), l.cjk); i >= 0 {
			if m.anyLang(from, i, l, func(l *language) string { return l.reported }) {
				return true
			}
			from = e
			continue
		}
		return m.anyLang(from, to, l, func(l *language) string { return l.reported })
	}
}

// material: the phrase is what the message is about (to translate, compare,
// detect), not what it says.
func (m *message) material(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	from := c.from
	for from > s.from && m.r[from-1] != ',' && m.r[from-1] != ';' && c.from-from < maxBefore {
		from--
	}
	mention := func(l *language) string { return l.mention }
	if m.anyLang(from, c.from, l, mention) || m.toWorkOn(s.from, c.from) {
		return true
	}
	for n := c.sentence - 1; n >= 0 && n >= c.sentence-40; n-- {
		p := m.sentences[n]
		if m.introduces(n) && m.anyLang(max(p.from, p.to-maxBefore), p.to, l, mention) {
			return true
		}
	}
	return false
}

// toWorkOn: an order that ends in a colon stands in r[from:to] ("make this sound
// friendlier: …"): what follows is material.
func (m *message) toWorkOn(from, to int) bool {
	for i := to - 1; i > from; i-- {
		if m.r[i] != ':' || m.skipBlank(i+1, to) < to && m.skipLeads(i+1, to, &english) < to && m.r[m.skipBlank(i+1, to)] != '"' {
			continue
		}
		start := i
		for start > from && m.r[start-1] != ':' {
			start--
		}
		for clause := start; clause < i; {
			end := min(m.nextClause(clause, i), i)
			if m.clauseTalk(clause, end, sentence{from: clause, to: i, mark: '\n'}) != states {
				return true
			}
			clause = end
		}
		return false
	}
	return false
}

// introduces: sentence n is a line that ends in a colon and speaks of the lines
// below it, not of a quote or a block that is masked.
func (m *message) introduces(n int) bool {
	s := m.sentences[n]
	if s.mark != '\n' || m.r[s.to-1] != ':' {
		return false
	}
	return n+1 == len(m.sentences) || strings.TrimSpace(m.s[m.at[s.to-1]+1:m.at[m.sentences[n+1].from]]) == ""
}

// conditional: "if the goal is reached".
func (m *message) conditional(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	from, to := m.before(c)
	if m.anyLang(from, to, l, func(l *language) string { return l.whatIf }) {
		return true
	}
	start := max(from, m.clauseStart(s, c.from))
	if m.anyLang(start, to, l, func(l *language) string { return l.condition }) {
		return true
	}
	if l.protasis == "" {
		return false
	}
	// the first clause after the phrase closes as a condition
	end := c.to
	for end < s.to && !clauseMark(m.r[end]) {
		end++
	}
	if end == s.to || c.class == own && m.r[c.to-1] == ':' {
		return false
	}
	return m.endsIn(c.to, end, l.protasis)
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

// negated: "don't set the goal to".
func (m *message) negated(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	return m.anyLang(m.clauseStart(s, c.from), c.from, l, func(l *language) string { return l.negation })
}

// askedAbout: "explain what the goal is".
func (m *message) askedAbout(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	return m.anyLang(m.clauseStart(s, c.from), c.from, l, func(l *language) string { return l.asking })
}

// placed: an order or a goal that is nobody's must begin its clause, a weak
// phrase its sentence.
func (m *message) placed(c candidate) bool {
	s := m.sentences[c.sentence]
	start := s.from
	switch c.class {
	case own:
		return m.opened(c)
	case set, now:
		start = m.clauseStart(s, c.from)
	case weak:
		if s.wrapped {
			return false
		}
	}
	return m.skipLeads(start, c.from, c.lang) == c.from
}

// opened: "my goal is" begins its clause, or stands behind an "and" or an adverbial
// ("in this sprint my goal is"). Behind other words it is likely the object of a
// verb: "the hook treats my goal is … as".
func (m *message) opened(c candidate) bool {
	l := c.lang
	from := m.clauseStart(m.sentences[c.sentence], c.from)
	i := m.skipLeads(from, c.from, l)
	if i == c.from || l.opens == "" {
		return true
	}
	for _, start := range [...]int{i, m.skipMarks(from, c.from)} {
		if m.oneOf(start, l.opens, l.cjk) >= 0 || l != &english && m.oneOf(start, english.opens, false) >= 0 {
			return true
		}
	}
	for at := c.from - 1; at >= i; at-- {
		if e := max(m.oneOf(at, l.joins, l.cjk), m.oneOf(at, english.joins, false)); e >= 0 && m.skipBlank(e, c.from) == c.from {
			return true
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
	e := m.oneOf(i, l.leads, l.cjk)
	if l != &english {
		e = max(e, m.oneOf(i, english.leads, false))
	}
	if e < 0 || e > limit {
		return i
	}
	return e
}

func emoji(r rune) bool { return r >= 0x1f300 && r <= 0x1faff || r >= 0x2600 && r <= 0x27bf }

// notAGoal: directly after the phrase stands a negation, a question word or a
// state: "my goal is not to", 目标是什么, "the goal is reached".
func (m *message) notAGoal(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	from := c.textFrom
	to := s.to
	if c.textTo > 0 {
		to = c.textTo
	}
	for from < to && (isSpace(m.r[from]) || m.r[from] == ',' || m.r[from] == ':' || m.r[from] == '-' || m.r[from] == '、') {
		from++
	}
	if from >= to {
		return false
	}
	if m.colon(c) && m.oneOf(from, noneOf, l.cjk) >= 0 {
		return false
	}
	if e := m.oneOf(from, l.notGoal, l.cjk); e >= 0 && e <= to {
		return true
	}
	if e := m.oneOf(from, l.compound, l.cjk); c.class != own && e >= 0 && e <= to {
		return true
	}
	end := from
	for end < to && !clauseMark(m.r[end]) {
		end++
	}
	if (c.class == now || c.class == weak) && !m.colon(c) && m.r[m.sentences[c.sentence].line] == '#' {
		return true // a comment in code
	}
	if (c.class == now || c.class == weak) && !l.cjk && !m.colon(c) && end < s.to && m.oneWord(from, end) {
		return true // "the goal is clear, go ahead"
	}
	return l.finite != "" && m.endsIn(from, end, l.finite) || l == &english && m.state(from, to)
}

func (m *message) oneWord(from, to int) bool {
	for from < to && m.r[to-1] == ' ' {
		to--
	}
	return !slices.Contains(m.r[from:to], ' ')
}

// noneOf counts, behind a colon, what is to be gone: "goal: no errors". Elsewhere
// it may deny: "mein Ziel ist kein Umbau".
const noneOf = "no|zero|kein|keine|keinen|geen|ningún|ningun|ninguna|cero|aucun|aucune|zéro|nenhum|nenhuma|nessun|nessuna|" +
	"ни один|никаких|ноль|żaden|żadnych|brak|không có|không còn|tidak ada|कोई|没有|零"

// state: an English participle that ends its clause or goes on with more than a
// noun: "updated twice", "renamed by the hook"; not "improved start-up time".
func (m *message) state(from, to int) bool {
	e := from
	for e < to && inWord(m.r[e]) {
		e++
	}
	if e-from < 5 || string(m.r[e-2:e]) != "ed" {
		return false
	}
	k := m.skipBlank(e, to)
	return k >= to || clauseMark(m.r[k]) ||
		m.oneOf(k, "by|in|on|at|when|if|from|and|but|twice|again|after|before|as|with|to|correctly|wrongly|once|every|each|for|into|because|even|instead|while|than|only|too|successfully", false) >= 0
}

// doubted: the sentence asks whether it is the goal. A question that the goal is
// followed by ("…, how would you do it?") leaves one's own goal standing, and a
// request ("can you set the goal to …?") is none.
func (m *message) doubted(s sentence, c candidate, l *language) bool {
	if s.mark != '?' || c.class == set && m.requested(m.clauseStart(s, c.from), c.from, l) {
		return false
	}
	last := m.clauseStart(s, s.to)
	if last <= c.to {
		return true
	}
	last = m.skipBlank(last, s.to)
	if e := m.oneOf(last, l.tag, l.cjk); e >= 0 && m.skipBlank(e, s.to) >= s.to {
		return true
	}
	if c.class == now || c.class == weak {
		return true
	}
	return m.oneOf(last, l.asks, l.cjk) < 0 && m.oneOf(last, english.asks, false) < 0
}

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
		for to > from && (isSpace(m.r[to-1]) || sentenceMark(m.r[to-1]) || strings.ContainsRune(",;:—、", m.r[to-1])) {
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
