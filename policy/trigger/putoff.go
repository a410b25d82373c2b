package trigger

// Orders and settings that wait for something are none yet: "once the tests pass,
// cancel the goal".

// putOff: another clause of the sentence makes the order wait for something:
// "once the tests pass, cancel the goal", "cancel the goal, but only if it fails",
// エラーが出たら、タスクを中止して.
func (m *message) putOff(i, e int, s sentence, l *language) bool {
	if m.waits(i, s, l) {
		return true
	}
	limit := min(s.to, e+maxBefore)
	for from := m.nextClause(e, limit); from < limit; {
		to := m.nextClause(from, limit)
		if !m.allLeads(from, to, l) && m.opensLater(from, to, l) {
			return true
		}
		from = to
	}
	return false
}

// waits: a clause of condition stands in the sentence before that of i.
func (m *message) waits(i int, s sentence, l *language) bool {
	own := m.clauseStart(s, i)
	for from := max(s.from, own-maxBefore); from < own; {
		to := min(m.nextClause(from, own), own)
		if m.conditionClause(from, to, l) {
			return true
		}
		from = to
	}
	return m.opensLater(own, i, l) // "when it fails then please cancel the goal"
}

// conditionClause: r[from:to] begins with a word of condition or, in verb-final
// languages, ends in one.
func (m *message) conditionClause(from, to int, l *language) bool {
	from = m.skipMarks(from, to)
	for to > from && (isSpace(m.r[to-1]) || clauseMark(m.r[to-1])) {
		to--
	}
	if from >= to || m.allLeads(from, to, l) {
		return false // "if you don't mind,"
	}
	return m.opensLater(from, to, l) ||
		l.protasis != "" && m.endsIn(from, to, l.protasis) ||
		l.laterEnds != "" && m.endsIn(from, to, l.laterEnds)
}

// opensLater: the clause r[from:to] begins with a word that puts off, fillers aside
// ("but only if …").
func (m *message) opensLater(from, to int, l *language) bool {
	for i := m.skipMarks(from, to); i < to; {
		put, next := m.oneOf(i, l.later, l.cjk), m.skipLead(i, to, l)
		if l != &english {
			put = max(put, m.oneOf(i, english.later, false))
		}
		if put >= 0 && m.politeAt(i, to, l) < put {
			return true
		}
		next = m.skipMarks(next, to)
		if next == i {
			return false
		}
		i = next
	}
	return false
}

// allLeads: nothing but fillers and polite forms stands in r[from:to].
func (m *message) allLeads(from, to int, l *language) bool { return m.skipLeads(from, to, l) >= to }
