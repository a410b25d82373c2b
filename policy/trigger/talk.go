package trigger

// talk tells whether the prompt only asks, or asks to wait, explain, review or
// change nothing, and orders no work (DESIGN §8). Statements are neutral: a
// sentence must ask or hold the work back for the prompt to be talk, and one that
// orders work undoes it.
func (m *message) talk() bool {
	talk := false
	for n, s := range m.sentences {
		switch m.sentenceTalk(n, s) {
		case orders:
			return false
		case asks:
			talk = true
		}
	}
	return talk
}

type speech int

const (
	states speech = iota // tells something
	asks                 // asks, or wants words and no work
	orders               // orders work
)

func (m *message) sentenceTalk(n int, s sentence) speech {
	kind := states
	from := s.from
	for clauses := 0; from < s.to && clauses < maxClauses; clauses++ {
		to := m.nextClause(from, s.to)
		switch m.clauseTalk(from, to, s) {
		case orders:
			return orders
		case asks:
			kind = asks
		}
		from = to
	}
	return kind
}

// clauseTalk reads one clause by how it begins or, in verb-final languages, ends.
func (m *message) clauseTalk(from, to int, s sentence) speech {
	last := to >= s.to
	for k, l := range languages {
		if !m.speaks(k) {
			continue
		}
		i := m.skipLeads(from, to, l)
		request := m.holds(from, i, l.requests, l.cjk) || l != &english && m.holds(from, i, english.requests, false) ||
			m.holds(i, to, l.wish, true)
		if i < to && m.oneOf(i, l.talk, l.cjk) >= 0 {
			if m.worksToo(i, to, l) {
				return orders
			}
			return asks
		}
		if finalVerb(l) && m.holds(from, to, l.talk, l.cjk) {
			return asks
		}
		if i < to && !finalVerb(l) && m.oneOf(i, l.works, l.cjk) >= 0 && !m.asked(from, i, l) {
			if !last || s.mark != '?' || request {
				return orders
			}
		}
		if finalVerb(l) && m.holds(from, to, l.works, l.cjk) && (s.mark != '?' || request) {
			return orders
		}
		if last && !request && (m.asked(from, i+1, l) || m.oneOf(i, l.questions, l.cjk) >= 0 && (l != &english || s.mark == '?' || m.openQuestion(i)) ||
			l.particles != "" && m.endsIn(from, to, l.particles)) {
			return asks
		}
	}
	if last && s.mark == '?' {
		return asks
	}
	return states
}

// worksToo: behind "and" or "then" the clause orders work: "explain it and fix it".
func (m *message) worksToo(from, to int, l *language) bool {
	for i := from; i < to; {
		_, e := m.find(i, to, l.joins, l.cjk)
		if e < 0 {
			return false
		}
		if m.oneOf(m.skipBlank(e, to), l.works, l.cjk) >= 0 {
			return true
		}
		i = e
	}
	return false
}

// asked tells whether a question word stands before i in the clause.
func (m *message) asked(from, i int, l *language) bool {
	return m.holds(from, min(i, len(m.r)), l.questions, l.cjk) && l != &english
}

// openQuestion: English yes-no questions need their mark; "what", "why" do not.
func (m *message) openQuestion(i int) bool {
	return m.oneOf(i, "what|what's|whats|why|how|how's|who|whose|where|which|where's|who's", false) >= 0
}

// finalVerb tells the languages whose orders come at the end of the clause.
func finalVerb(l *language) bool {
	switch l.code {
	case "ja", "ko", "hi", "tr":
		return true
	}
	return false
}
