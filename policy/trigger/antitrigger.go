package trigger

import (
	"slices"
	"strings"
)

// The anti-triggers of DESIGN §7 (seed 003, Anti-Trigger Rules): what keeps a phrase
// from setting a goal. All but trivial and too short are silent.

// setsGoal applies the anti-triggers of DESIGN §7: what stands before the phrase,
// around it, and directly after it.
func (m *message) setsGoal(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	return !m.inQuotes(c.from) &&
		!m.material(c) &&
		!m.handedOver(c) &&
		!m.answer(c) &&
		!m.transcriptLine(c) &&
		!m.dataLine(c) &&
		!m.listed(c) &&
		!m.reported(c) &&
		!m.conditional(c) &&
		!m.negated(c) &&
		!m.askedAbout(c) &&
		!m.gone(c) &&
		!m.unfinished(c) &&
		!m.target(c) &&
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

// reported: the words are somebody's (seed 003, rule 2), in the same sentence or
// in a line before it that ends in a colon.
func (m *message) reported(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	from, to := m.before(c)
	if m.says(from, to, l) || m.stoodIn(c) {
		return true
	}
	if c.sentence > 0 {
		if p := m.sentences[c.sentence-1]; m.introduces(c.sentence-1) && m.says(max(p.from, p.to-maxBefore), p.to, l) {
			return true
		}
	}
	return l.reports != "" && m.holds(max(c.to, s.to-40), s.to, l.reports, l.cjk)
}

// stood tells, before a colon, what was to be read in a text.
const stood = "read|reads|saying|stood|lautete|lautet|stand|steht|zu lesen|las man|liest man|ponía|pone|decía|se leía|se lee|rezaba|escrito|on lit|on lisait|écrit|figurait|" +
	"lia-se|lê-se|se lia|se lê|leggeva|legge|scritto|recitava|стояло|значилось|написано|гласил*|был текст|были слова|napisane|napisano|stało|widniało|brzmiał*|" +
	"stond|staat|te lezen|te lezen was|te lezen stond|zu lesen war|daarin|luidde|yazıyordu|yazıyor|yazılıydı|viết|có ghi|có câu|isinya|tertulis|bertuliskan|berbunyi|" +
	"جاء فيه|جاء فيها|كتب فيه|كتب فيها|ورد فيه|نصه|مكتوب|लिखा था|लिखा है|लिखा हुआ|" +
	"有一句|有这么一句|有这样一句|里面有写|里面写|上面写|这么写|这样写|写道|写着|写的是|書いてあ|書かれて|とあった|という一文|적혀*|쓰여*|써 있*|이렇게 적*"

// stoodFar may be parted from the colon by the verbs that Turkish puts at the end.
const stoodFar = "yazan|içeren"

// asFollows may stand between such a word and the colon.
const asFollows = "this|that|the following|like this|in it|there|folgendes|dies|darin|da|lo siguiente|esto|ceci|ce qui suit|o seguinte|isto|questo|quanto segue|следующее|так|вот что|" +
	"następująco|tak|het volgende|dit|er|rằng|như sau|bahwa|berikut|ما يلي|कि|यह"

// stoodIn: the phrase stands behind a colon, and the clause before it tells of a text:
// "I pasted an ad in which stood: our goal is".
func (m *message) stoodIn(c candidate) bool {
	s := m.sentences[c.sentence]
	colon := m.clauseStart(s, c.from) - 1
	if colon <= s.from { // the line before may end in it
		n := c.sentence - 1
		if n < 0 || !m.introduces(n) {
			return false
		}
		s = m.sentences[n]
		colon = s.to - 1
	}
	if m.r[colon] != ':' {
		return false
	}
	from := max(m.clauseStart(s, colon), colon-80)
	for at, e := m.find(from, colon, stood, false); at >= 0; at, e = m.find(e, colon, stood, false) {
		k := m.skipBlank(e, colon)
		if k = max(k, m.oneOf(k, asFollows, false)); m.skipBlank(k, colon) == colon {
			return true
		}
		if ending := isCJK(m.r[at]) || m.r[at] >= 0xac00; ending && colon-e <= 6 { // 書いてあ|りました
			return true
		}
	}
	return m.holds(from, colon, stoodFar, false)
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
	if m.anyLang(from, c.from, l, mention) || m.toWorkOn(max(s.from, c.from-maxBefore), c.from, l) {
		return true
	}
	if n := c.sentence - 1; n >= 0 && m.sentences[n].mark != '\n' &&
		m.story(max(m.sentences[n].from, m.sentences[n].to-maxBefore), m.sentences[n].to, s.from, c.from, l) {
		return true // "Is this user story testable? As a librarian, my goal is …"
	}
	for n := c.sentence - 1; n >= 0 && n >= c.sentence-40; n-- {
		if m.handsOver(n, l) {
			return !m.behindRecords(n, c)
		}
	}
	return false
}

// handsOver: sentence n introduces material, in the words of language l. The answer is
// kept, since every phrase below asks.
func (m *message) handsOver(n int, l *language) bool {
	p := &m.sentences[n]
	bit := l.bit()
	if p.asked&bit == 0 {
		p.asked |= bit
		from := max(p.from, p.to-maxBefore)
		if m.introduces(n) && (m.anyLang(from, p.to, l, func(l *language) string { return l.mention }) ||
			m.anyLang(from, p.to, l, func(l *language) string { return l.edits }) ||
			m.anyLang(from, p.to, l, func(l *language) string { return l.retouch }) ||
			m.holds(from, p.to, stories, l.cjk || l.code == "ko")) {
			p.material |= bit
		}
	}
	return p.material&bit != 0
}

// toWorkOn: an order that ends in a colon stands in r[from:to] ("make this sound
// friendlier: …"): what follows is material.
func (m *message) toWorkOn(from, to int, l *language) bool {
	for i := to - 1; i > from; i-- {
		if m.r[i] != ':' && m.r[i] != '—' {
			continue
		}
		if text := m.skipBlank(i+1, to); text < to && m.skipLeads(i+1, to, &english) < to && m.r[text] != '"' {
			if m.story(from, i, i, to, l) {
				return true
			}
			continue
		}
		if m.r[i] != ':' {
			continue
		}
		start := i
		for start > from && m.r[start-1] != ':' {
			start--
		}
		return m.ordered(start, i) || m.anyLang(start, i, l, func(l *language) string { return l.retouch })
	}
	return false
}

// ordered: one of the clauses of r[from:to] orders something or asks.
func (m *message) ordered(from, to int) bool {
	for clause := from; clause < to; {
		end := min(m.nextClause(clause, to), to)
		if m.clauseTalk(clause, end, sentence{from: clause, to: to, mark: '\n'}) != states {
			return true
		}
		clause = end
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
	if m.stands(c, from, to, func(l *language) string { return l.whatIf }) {
		return true
	}
	start := max(from, m.clauseStart(s, c.from))
	if l.cjk {
		start = max(start, m.ownStart(c))
	}
	if m.stands(c, start, to, func(l *language) string { return l.condition }) {
		return true
	}
	if c.class == set && m.waits(c.from, s, l) {
		return true // "once the build is green, set the goal to …"
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

// unfinished: the phrase lacks its verb ("my goal's", "meu objetivo e" typed without
// the accent) or is written like a subject ("setting the goal to"): it counts only
// before a deed, or as a request.
func (m *message) unfinished(c candidate) bool {
	l := c.lang
	if l.elided != "" && m.endsIn(c.from, c.to, l.elided) {
		s := m.sentences[c.sentence]
		text := m.skipBlank(c.to, s.to)
		return text >= s.to || !m.colon(c) && !m.isDeed(text, s.to, c)
	}
	return c.class == set && l == &english && m.oneOf(c.from, "setting|changing|making|updating", false) >= 0 &&
		!m.requested(m.clauseStart(m.sentences[c.sentence], c.from), c.from, l)
}

// negated: "don't set the goal to". What stands before an "and" does not deny one's
// own goal behind it.
func (m *message) negated(c candidate) bool {
	return m.stands(c, m.ownStart(c), c.from, func(l *language) string { return l.negation })
}

// ownStart is where the words begin that may deny the phrase or ask for it: its clause
// or, for one's own goal, the "and" in it that turns to the goal.
func (m *message) ownStart(c candidate) int {
	start := m.clauseStart(m.sentences[c.sentence], c.from)
	if at := m.turn(start, c); c.class == own && at >= 0 {
		return at
	}
	return start
}

// askedAbout: "explain what the goal is".
func (m *message) askedAbout(c candidate) bool {
	return m.stands(c, m.ownStart(c), c.from, func(l *language) string { return l.asking })
}

// stands tells whether a word of the table stands in r[from:to] before the phrase;
// before an order, polite forms do not count ("czy mógłbyś ustawić cel na …").
func (m *message) stands(c candidate, from, to int, table func(*language) string) bool {
	if c.class == set {
		return m.outsideRequests(from, to, c.lang, table)
	}
	return m.anyLang(from, to, c.lang, table)
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
		if m.inverted(c) {
			return true
		}
	case weak:
		if s.wrapped {
			return false
		}
	}
	return m.skipLeads(start, c.from, c.lang) == c.from
}

// inverted: one's own goal behind its verb, and a deed after it: "… en eigenlijk is
// mijn doel om …", "deshalb ist mein Ziel, …".
func (m *message) inverted(c candidate) bool {
	s := m.sentences[c.sentence]
	text := m.skipBlank(c.to, s.to)
	return c.class == now && text < s.to && m.oneOf(c.from, "is mijn|is ons|is onze|wordt mijn|wordt ons|ist mein|ist unser|lautet mein|lautet unser", false) >= 0 &&
		m.opened(c) && m.isDeed(text, s.to, c)
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
	return m.turn(i, c) >= 0
}

// turn is where the words end that turn to the phrase within its clause: an "and"
// with fillers behind it ("… and basically my goal is"), or a blank in Chinese or
// Japanese that was dictated as a comma; -1 without such. The clause begins at from.
func (m *message) turn(from int, c candidate) int {
	l := c.lang
	for at := c.from - 1; at >= from; at-- {
		if at > from && m.r[at] != ' ' && !l.cjk && inWord(m.r[at-1]) && l != &korean {
			continue
		}
		e := max(m.oneOf(at, l.joins, l.cjk), m.oneOf(at, english.joins, false))
		if e < 0 && l.cjk && m.r[at] == ' ' && at > 0 && isCJK(m.r[at-1]) {
			e = at
		}
		if e < 0 && l.turns != "" {
			if e = m.oneOf(at, l.turns, l.cjk); e < 0 && l.code == "ko" && m.r[at] != ' ' {
				e = m.oneOf(at, l.turns, true)
			}
		}
		if e >= 0 && e <= c.from && m.skipLeads(e, c.from, l) == c.from {
			return e
		}
	}
	return -1
}

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
	if m.r[from] == '_' { // "the goal is _not_ to"
		e := from + 1
		for e < to && m.r[e] != '_' && m.r[e] != ' ' {
			e++
		}
		if m.oneOfExact(from+1, e, l.notGoal) {
			return true
		}
	}
	denial := m.oneOf(from, l.notGoal, l.cjk)
	if none := m.oneOf(from, noneOf, l.cjk); none >= denial && none >= 0 && (m.colon(c) || c.class == set) {
		return false
	}
	if denial >= 0 && denial <= to && m.headsNoun(denial, to, c) {
		return false
	}
	if denial >= 0 && denial <= to {
		if l == &german && c.textFrom < to && m.r[c.textFrom] == ',' { // "mein Ziel ist es, das Image zu halbieren"
			return m.oneOf(from, l.negation, false) >= 0
		}
		return !m.deed(from, to, l)
	}
	if e := m.oneOf(from, l.compound, l.cjk); c.class != own && e >= 0 && e <= to {
		return true
	}
	if c.class != own && c.class != set && !m.colon(c) && m.measured(from, to) {
		return true // "the goal is 7 m wide"
	}
	if c.class != own && m.codeValue(from, to) {
		return true // "set the goal to (120, 40)", "goal: Vector2 = target"
	}
	if c.class == set && l == &english && m.remade(c, from) {
		return true
	}
	end := from
	for end < to && !clauseMark(m.r[end]) {
		end++
	}
	if (c.class == now || c.class == weak) && !m.colon(c) && m.r[m.sentences[c.sentence].line] == '#' {
		return true // a comment in code
	}
	if (c.class == now || c.class == weak) && !l.cjk && !m.colon(c) && end < s.to && m.r[end] == ',' && m.oneWord(from, end) {
		return true // "the goal is clear, go ahead"
	}
	if (c.class == now || c.class == weak) && l == &english && !m.colon(c) && m.oneWordThen(from, to, "so|but|because|since|though|although") {
		return true // "the goal is clumsy so …"
	}
	return l.finite != "" && m.endsIn(from, end, l.finite) || l == &english && m.state(from, to)
}

func (m *message) oneWord(from, to int) bool {
	for from < to && m.r[to-1] == ' ' {
		to--
	}
	return !slices.Contains(m.r[from:to], ' ')
}

// remade: "update the goal to the new texture" works on a thing that is called the
// goal; whoever changes their own says "my", "current", or what is to be done.
func (m *message) remade(c candidate, text int) bool {
	return m.oneOf(c.from, "update the goal|change the goal|make the goal", false) >= 0 &&
		m.oneOf(text, "the|a|an|use|show|match|have|point|face|its|this|that|these|be", false) >= 0
}

// deed: the text names something to do, so that the question word at its head asks
// nothing: なぜ失敗したのかを表示すること.
func (m *message) deed(from, to int, l *language) bool {
	if l.deeds == "" || m.oneOf(from, l.questions, l.cjk) < 0 {
		return false
	}
	for to > from && (isSpace(m.r[to-1]) || sentenceMark(m.r[to-1])) {
		to--
	}
	return m.endsIn(from, to, l.deeds)
}

// codeValue: the text is a value or a declaration in code: it begins with a number in
// brackets, or assigns behind its first word.
func (m *message) codeValue(from, to int) bool {
	if r := m.r[from]; (r == '(' || r == '[' || r == '{') && from+1 < to && (isDigit(m.r[from+1]) || m.r[from+1] == '-') {
		return true
	}
	e := from
	for e < to && (inWord(m.r[e]) && m.r[e] < 0x80 || m.r[e] == '.') {
		e++
	}
	k := m.skipBlank(e, to)
	return e > from && k+1 < to && (m.r[k] == '=' || m.r[k] == ':' && m.r[k+1] == '=')
}

// oneWordThen: one word stands at from, then one of alts.
func (m *message) oneWordThen(from, to int, alts string) bool {
	e := from
	for e < to && inWord(m.r[e]) {
		e++
	}
	return e > from && m.oneOf(m.skipBlank(e, to), alts, false) >= 0
}

// noneOf counts, behind a colon or in an order, what is to be gone: "goal: no
// errors", 设定当前目标为不重启…. Elsewhere it may deny: "mein Ziel ist kein Umbau".
const noneOf = "no|zero|kein|keine|keinen|geen|ningún|ningun|ninguna|cero|aucun|aucune|zéro|nenhum|nenhuma|nessun|nessuna|" +
	"ни один|ни одного|ни одной|ни одну|никаких|ноль|żaden|żadnych|brak|không có|không còn|tidak ada|لا|कोई|没有|零|어떤|不|không|hiçbir|hiç|sıfır|शून्य|nol|tanpa|never|nie wieder|niemals|nunca|jamais|никогда|nooit|asla|zero|sem|sin|sans|senza|ohne|zonder|bez|без|without|无需"

// state: an English participle that ends its clause or goes on with more than a
// noun: "updated twice", "renamed by the hook"; not "improved start-up time".
func (m *message) state(from, to int) bool {
	e := from
	for e < to && inWord(m.r[e]) {
		e++
	}
	if (e-from < 5 || string(m.r[e-2:e]) != "ed") && !m.oneOfExact(from, e, "drawn|shown|hung|built|split|hit|seen|left|thrown|torn|bent|spun|upside|sunk") {
		return false
	}
	k := m.skipBlank(e, to)
	return k >= to || clauseMark(m.r[k]) || m.oneOf(k, afterState, false) >= 0
}

// afterState goes on with an English participle that tells a state.
const afterState = "by|in|on|at|when|if|from|and|but|twice|again|after|before|as|with|to|correctly|wrongly|once|every|each|for|into|because|even|instead|while|than|only|too|successfully|" +
	"behind|under|over|above|below|inside|outside|onto|between|beside|next to|off|upside|down|against|near|through|is|are|was|were|yesterday|today"

// headsNoun: the state at the head of an English text that a colon introduces belongs
// to a noun: "set the goal to: abandoned carts are purged".
func (m *message) headsNoun(state, to int, c candidate) bool {
	if c.lang != &english || c.class != set && c.class != own || !m.colon(c) {
		return false
	}
	from := m.skipMarks(c.textFrom, to)
	if m.oneOf(from, english.negation, false) >= 0 || m.oneOf(from, english.questions, false) >= 0 || m.oneOf(from, bareStates, false) >= 0 {
		return false
	}
	k := m.skipBlank(state, to)
	if k >= to || !inWord(m.r[k]) || m.oneOf(k, afterState, false) >= 0 {
		return false
	}
	for k < to && inWord(m.r[k]) {
		k++
	}
	k = m.skipBlank(k, to)
	return k < to && inWord(m.r[k]) // two more words
}

// bareStates of the table notGoal begin no noun.
const bareStates = "not|no|never|unclear|unknown|null|nil|none|undefined|if|still|already|always|at|in|on|under|inside|also|just|there|here|" +
	"by|of|from|something|anything|nothing|the same|supposed|tbd|todo|n/a|too|really|very|quite|so|way|yet|probably|maybe|perhaps|about|nearly|almost|worth|stuck"

// doubted: the sentence asks whether it is the goal. A question that the goal is
// followed by ("…, how would you do it?") leaves one's own goal standing, and a
// request ("can you set the goal to …?") is none.
func (m *message) doubted(s sentence, c candidate, l *language) bool {
	if s.mark != '?' || c.class == set && (m.requested(m.clauseStart(s, c.from), c.from, l) || m.holds(max(c.to, c.textTo), s.to, l.wish, true)) {
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
