package trigger

import "strings"

const (
	shortGoal     = 10  // display columns; seed 003: "≤ 10 chars without architectural keywords"
	maxBefore     = 400 // runes read before a phrase
	maxCandidates = 32  // phrases of one message that are judged
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
		for i := s.from; s.goals != 0 && i <= s.lastGoal && i < s.to && judged < maxCandidates; i++ {
			c, ok := m.candidate(i, n)
			if !ok {
				continue
			}
			judged++
			if !m.setsGoal(c) {
				if !m.notAGoal(c) && !m.unfinished(c) && !m.onlyOrdered(c) { // 目標はもうやめます: no goal, but an order
					f.claimed = append(f.claimed, span{c.from, s.to})
				}
				i = c.to - 1
				continue
			}
			text, at, end := m.goalText(c)
			if o, ok := m.orderAt(m.clauseStart(s, c.from), n); ok {
				rest, _ := strings.CutPrefix(o.Word, m.typed(c.from, c.to))
				if Columns(text) <= shortGoal || len(rest) < len(o.Word) && Columns(text)-Columns(rest) <= shortGoal {
					break // "mets l'objectif en pause", 今の目標はキャンセルでお願いします
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

// onlyOrdered: a "the goal" that may not set one where it stands begins an order:
// "…ではないですが、目標は中止してください".
func (m *message) onlyOrdered(c candidate) bool {
	if c.class != weak || m.placed(c) {
		return false
	}
	o, ok := m.orderAt(m.clauseStart(m.sentences[c.sentence], c.from), c.sentence)
	return ok && o.Named
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
		if s.goals>>k&1 == 0 {
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
		for j := range l.around {
			if c, ok := m.around(i, n, &l.around[j], l); ok {
				return c, true
			}
		}
	}
	return best, best.to >= 0
}

// reach lets a phrase take a colon that the sentence cut left at its end.
func (m *message) reach(s sentence) int { return min(s.to+1, len(m.r)) }

// around matches a trigger whose text stands between its two parts.
func (m *message) around(i, n int, a *around, l *language) (candidate, bool) {
	s := m.sentences[n]
	from := i
	if a.head != "" {
		if from = m.pattern(i, a.head, l); from < 0 {
			return candidate{}, false
		}
	} else if i != m.skipLeads(m.clauseStart(s, i), i, l) {
		return candidate{}, false
	}
	j := m.tailAfter(from+1, min(s.to, from+maxBefore), s, a, l)
	return candidate{lang: l, class: set, sentence: n, from: i, to: from, textFrom: from, textTo: j}, j >= 0
}

// tails is how far a message was searched for the second part of a trigger: from one
// place on there is none before another.
type tails struct {
	of       *around
	from, to int
	found    bool // it stands at to
}

// tailAfter finds the second part of a trigger in r[from:limit], or returns -1. Many
// first parts in a row are not each followed by a search of their own.
func (m *message) tailAfter(from, limit int, s sentence, a *around, l *language) int {
	k := 0
	for k < len(m.tails) && m.tails[k].of != a {
		k++
	}
	if k == len(m.tails) {
		m.tails = append(m.tails, tails{of: a, from: from, to: from})
	}
	t := &m.tails[k]
	if from < t.from || from > t.to {
		t.from, t.to, t.found = from, from, false
	}
	for ; !t.found && t.to < limit; t.to++ {
		if t.found = m.tailAt(t.to, s, a, l); t.found {
			break
		}
	}
	if !t.found || t.to >= limit {
		return -1
	}
	return t.to
}

func (m *message) tailAt(i int, s sentence, a *around, l *language) bool {
	e := m.pattern(i, a.tail, l)
	if e < 0 || e > m.reach(s) {
		return false
	}
	e = m.skipBlank(e, s.to)
	return e >= s.to || clauseMark(m.r[e]) || m.oneOf(e, l.ends, l.cjk) >= 0
}
