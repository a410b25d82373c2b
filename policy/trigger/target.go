package trigger

// Goals of the past, and goals of things: what a robot drives to, what a train's
// display shows. Neither is what the user wants done now.

const maxFaults = 16 // phrases of one message behind which a fault is looked for

// gone: the goal was one: "last month …" stands directly before the phrase or in it,
// or the first clause after it closes in the past ("…でしたが").
func (m *message) gone(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	if l.past != "" {
		if m.holds(c.from, c.to, l.past, l.cjk) {
			return true
		}
		from := max(s.from, c.from-40)
		for i := from; i < c.from; i++ {
			if m.r[i] == ' ' || !l.cjk && i > from && inWord(m.r[i]) && inWord(m.r[i-1]) {
				continue
			}
			if e := m.oneOf(i, l.past, l.cjk); e >= 0 && e <= c.from && m.onlyMarks(e, c.from) && !m.since(i, s.from, l) &&
				!m.holds(m.clauseStart(s, i), i, l.ownWords, l.cjk) { // "as agreed yesterday, my goal is …"
				return true
			}
		}
	}
	if l.was == "" {
		return false
	}
	end := c.to
	for end < s.to && !clauseMark(m.r[end]) {
		end++
	}
	if m.endsIn(c.to, end, l.was) {
		return true
	}
	// Korean and Hindi go on without a comma: "…였는데 이번 달은 …"
	for i := c.to; i < end && l.code == "ko"; i++ {
		if e := m.oneOf(i, l.was, true); e >= 0 && e < end && m.r[e] == ' ' {
			return true
		}
	}
	return false
}

// onlyMarks: nothing but blanks, a comma and the particle of possession stands in
// r[from:to].
func (m *message) onlyMarks(from, to int) bool {
	for from < to && (m.r[from] == ' ' || m.r[from] == ',' || m.r[from] == '、' || m.r[from] == '的' || m.r[from] == 'の') {
		from++
	}
	return from == to
}

// since: "since" stands before the word of the past at i: it holds on.
func (m *message) since(i, limit int, l *language) bool {
	for i > limit && m.r[i-1] == ' ' {
		i--
	}
	from := i
	for from > limit && (inWord(m.r[from-1]) || isCJK(m.r[from-1])) && i-from < 8 {
		from--
		if m.oneOf(from, "since|从|自|自从|seit|depuis|desde|da|dal|с|od|sinds|từ|sejak|منذ", l.cjk) == i {
			return true
		}
	}
	return false
}

// target: the goal is a thing in a game or a program: "in this game my goal is the
// gate", or what is said of it goes on as the report of a fault and a question ("the
// current goal is X but the display shows Y, where is it set?"). A deed is a goal
// all the same.
func (m *message) target(c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	if c.class == set || c.textTo > 0 && c.class != now {
		return false
	}
	text := m.skipBlank(c.textFrom, s.to)
	if text >= s.to || m.isDeed(text, s.to, c) {
		return false
	}
	start := m.clauseStart(s, c.from)
	for k := 0; k < 2 && start > s.from; k++ { // "in this game, my goal is"
		if start = m.clauseStart(s, start-1); m.r[start] == ' ' {
			start++
		}
	}
	if m.holds(start, c.from, l.fiction, l.cjk) || l != &english && m.holds(start, c.from, english.fiction, false) {
		return true
	}
	if label := m.colon(c) && m.r[c.to-1] != '—'; label || c.class == own && !m.currently(c) {
		return false
	}
	return m.faultAfter(text, c)
}

// whInPlace tells the languages whose question words stay where the answer would
// stand, so that one anywhere makes a question.
func (l *language) whInPlace() bool { return l == &vietnamese || l == &indonesian || l == &chinese }

// currently: the phrase says "current".
func (m *message) currently(c candidate) bool {
	return m.holds(c.from, c.to, "current*|actual|actuel|actuelle|aktuell*|derzeitig*|jetzig*|atual|attuale|текущ*|нынешн*|obecn*|aktualn*|bieżąc*|"+
		"huidige|mevcut|şu anki|hiện tại|hien tai|saat ini|الحالي|वर्तमान|मौजूदा|当前|目前|现在|現在|今の|현재|지금", true)
}

// isDeed: the text that begins at from names something to do.
func (m *message) isDeed(from, to int, c candidate) bool {
	l := c.lang
	to = min(to, from+maxBefore)
	if m.r[from] == ',' && l == &german { // "Ziel ist, …"
		return true
	}
	word := from
	for word < to && (inWord(m.r[word]) || m.r[word] == '\'') {
		word++
	}
	if m.oneOf(from, l.infinitive, l.cjk) >= 0 || !l.cjk && m.holds(from, word, l.infinitive, false) ||
		m.oneOf(from, l.works, l.cjk) >= 0 {
		return true
	}
	end := from
	for end < to && !clauseMark(m.r[end]) {
		if c.lang.contrast != "" && end > from && m.contrastAt(end, l) >= 0 {
			break
		}
		end++
	}
	if l.deeds != "" && m.endsIn(from, end, l.deeds) {
		return true
	}
	if !finalVerb(l) || l.cjk {
		return false
	}
	for end > from && m.r[end-1] == ' ' {
		end--
	}
	return m.holds(from, end, l.infinitive, false)
}

// contrastAt matches a "but" at i and returns its end, or -1.
func (m *message) contrastAt(i int, l *language) int {
	if !l.cjk && i > 0 && inWord(m.r[i]) && inWord(m.r[i-1]) && l.code != "ko" {
		return -1
	}
	if l.code == "ja" || l.code == "ko" { // an ending, before a comma or a blank
		e := m.oneOf(i, l.contrast, true)
		if e >= 0 && e < len(m.r) && (m.r[e] == ' ' || clauseMark(m.r[e])) {
			return e
		}
		return -1
	}
	return m.oneOf(i, l.contrast, l.cjk)
}

// faultAfter: behind the text a "but" tells what happens instead, and then comes a
// question. A "but" that itself asks ("but how do I start?") reports no fault.
func (m *message) faultAfter(text int, c candidate) bool {
	s, l := m.sentences[c.sentence], c.lang
	if m.faults++; m.faults > maxFaults {
		return true
	}
	s.to = min(s.to, text+maxBefore)
	at, n := -1, c.sentence
	for i := text + 1; i < s.to && at < 0; i++ {
		at = m.contrastAt(i, l)
	}
	if at < 0 {
		if n++; n >= len(m.sentences) {
			return false
		}
		s = m.sentences[n]
		if at = m.contrastAt(s.from, l); at < 0 {
			return false
		}
	}
	at = m.skipMarks(at, s.to)
	if said := m.skipBlank(max(m.oneOf(at, l.contrast, l.cjk), at), s.to); m.oneOf(said, l.questions, l.cjk) >= 0 || !finalVerb(l) && m.oneOf(said, l.works, l.cjk) >= 0 {
		return false
	}
	for from := m.nextClause(at, s.to); from < s.to; from = m.nextClause(from, s.to) {
		if s.mark == '?' || m.clauseTalk(from, min(m.nextClause(from, s.to), s.to), s) == asks || l.whInPlace() && m.holds(from, s.to, l.questions, l.cjk) || m.holds(from, s.to, l.repairs, l.cjk || l.code == "ko") {
			return true
		}
	}
	for n++; n < len(m.sentences) && n < c.sentence+4; n++ {
		if m.sentences[n].mark == '?' || m.sentenceTalk(n, m.sentences[n]) == asks || m.holds(m.sentences[n].from, m.sentences[n].to, l.repairs, l.cjk || l.code == "ko") {
			return true
		}
	}
	return false
}
