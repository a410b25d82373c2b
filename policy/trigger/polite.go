package trigger

// Polite forms: what makes a question a request, and what is written like a
// negation or a condition but is none.

// requested tells whether a question asks for the thing: "can you cancel the goal?"
func (m *message) requested(from, to int, l *language) bool {
	return m.holds(from, to, l.requests, l.cjk) || m.holds(from, to, english.requests, false)
}

// weighed: a question that goes on with a choice or a further question asks for an
// opinion: "can we drop the goal, or what do you think?"
func (m *message) weighed(i int, s sentence, l *language) bool {
	if m.holds(i, s.to, l.either, l.cjk) {
		return true
	}
	for from := m.nextClause(i, s.to); from < s.to; from = m.nextClause(from, s.to) {
		if m.oneOf(m.skipBlank(from, s.to), l.questions, l.cjk) >= 0 {
			return true
		}
	}
	return false
}

// outsideRequests looks for a table in r[from:to] but not in the polite forms that
// are written like negations or conditions: "не мог бы ты", "if you don't mind".
func (m *message) outsideRequests(from, to int, l *language, table func(*language) string) bool {
	start := from
	for i := from; i < to; {
		if m.r[i] == ' ' || !l.cjk && i > 0 && inWord(m.r[i]) && inWord(m.r[i-1]) {
			i++
			continue
		}
		e := m.politeAt(i, to, l)
		if e < 0 {
			i++
			continue
		}
		if m.anyLang(start, i, l, table) {
			return true
		}
		start, i = e, e
	}
	return m.anyLang(start, to, l, table)
}

// politeAt matches a polite form at i and returns its end, or -1. One that is
// written like a condition is one only where it goes on no further: "if you can,
// cancel the goal", not "if you can reproduce it, …".
func (m *message) politeAt(i, to int, l *language) int {
	e := m.oneOf(i, l.requests, l.cjk)
	if l != &english {
		e = max(e, m.oneOf(i, english.requests, false))
	}
	if e < 0 || e >= to || m.oneOf(i, l.later, l.cjk) < 0 && m.oneOf(i, english.later, false) < 0 {
		return e
	}
	k := m.skipBlank(e, to)
	for next := m.skipLead(k, to, l); next > k; next = m.skipLead(k, to, l) {
		k = m.skipBlank(next, to)
	}
	if k >= to || clauseMark(m.r[k]) {
		return e
	}
	return -1
}

// supposed: a supposition stands before the order ("if it fails, cancel the goal").
func (m *message) supposed(from, to int, l *language) bool {
	return m.outsideRequests(from, to, l, func(l *language) string { return l.whatIf })
}

// denied: a negation stands before i in its clause ("não cancele", but "não,
// cancele"). What stands before a "but" denies nothing behind it.
func (m *message) denied(s sentence, i int, l *language) bool {
	start := m.clauseStart(s, i)
	for at := i - 1; at > start; at-- { // "senin suçun değil ama hedefi iptal et"
		if l == &chinese && m.r[at] == ' ' && isCJK(m.r[at-1]) && !m.holds(start, at, "别|不要|勿|不用|不能|不想|不许|禁止|不该|不应", true) {
			start = at // dictated as a comma
			break
		}
		if l.cjk || inWord(m.r[at]) && !inWord(m.r[at-1]) {
			if e := m.oneOf(at, l.contrast, l.cjk); e >= 0 && e <= i && m.oneOf(at, l.joins, l.cjk) >= 0 {
				start = e
				break
			}
		}
	}
	return m.outsideRequests(start, i, l, func(l *language) string { return l.negation })
}
