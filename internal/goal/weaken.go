package goal

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// reach is how many words may stand between a verb and what it governs.
const reach = 5

// Weakens reports whether a directive would weaken completion, and with which
// words.
func Weakens(directive string) (words string, weakens bool) {
	clauses := clausesOf(fold(directive))
	for i := range weakenings {
		w := &weakenings[i]
		for _, c := range clauses {
			if hit, ok := w.in(c); ok {
				return hit, true
			}
		}
	}
	return "", false
}

// otherObjective reports whether a directive asks for another objective.
func otherObjective(directive string) bool {
	for _, c := range clausesOf(fold(directive)) {
		for _, p := range newObjectives {
			if _, ok := c.find(p, 0); ok {
				return true
			}
		}
	}
	return false
}

// phrase is one clause: its words joined by single blanks, with one in front
// and one behind.
type phrase string

// clausesOf cuts folded text at punctuation and joins the words of each
// clause. The apostrophe of "don't" goes, that of an elision ("d'ignorer")
// parts two words.
func clausesOf(folded string) []phrase {
	var clauses []phrase
	var b strings.Builder
	b.WriteByte(' ')
	flush := func() {
		if b.Len() > 1 {
			s := b.String()
			if !strings.HasSuffix(s, " ") {
				s += " "
			}
			clauses = append(clauses, phrase(s))
		}
		b.Reset()
		b.WriteByte(' ')
	}
	for i, r := range folded {
		switch {
		case strings.ContainsRune(".;:!?,。；：！？，、\n", r):
			flush()
		case r == '\'' && contraction(folded[i+1:]):
		case unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r):
			b.WriteRune(r)
		case !strings.HasSuffix(b.String(), " "):
			b.WriteByte(' ')
		}
	}
	flush()
	return clauses
}

// contraction reports whether an English contraction follows an apostrophe.
func contraction(rest string) bool {
	word := rest[:len(rest)-len(strings.TrimLeft(rest, "abcdefghijklmnopqrstuvwxyz"))]
	switch word {
	case "t", "s", "re", "ll", "ve", "m", "d":
		return true
	}
	return false
}

// span is a match: byte offsets into a phrase.
type span struct{ from, to int }

// find returns the first match of an entry at or after offset.
func (p phrase) find(entry string, offset int) (span, bool) {
	if entry == "" {
		return span{offset, offset}, true
	}
	first, _ := utf8.DecodeRuneInString(entry)
	blanks := !unbroken(first)
	head, tail, split := strings.Cut(entry, "*")
	for offset < len(p) {
		i := strings.Index(string(p[offset:]), head)
		if i < 0 {
			return span{}, false
		}
		from, to := offset+i, offset+i+len(head)
		offset = to
		if !blanks {
			return span{from, to}, true
		}
		if p[from-1] != ' ' && !unbrokenBefore(p, from) {
			continue
		}
		if split { // to the end of the word, and what follows the star
			to += strings.IndexByte(string(p[to:]), ' ')
			if tail != "" {
				rest := strings.TrimPrefix(tail, " ")
				// a separable verb: its second part stands later in the clause
				at, ok := p.find(rest, to)
				if !ok {
					continue
				}
				to = at.to
			}
			return span{from, to}, true
		}
		if p[to] == ' ' || unbrokenAt(p, to) {
			return span{from, to}, true
		}
	}
	return span{}, false
}

// criterionIn finds a criterion's id, c1, c2 …
func (p phrase) criterionIn(offset int) (span, bool) {
	for i := max(offset, 1); i < len(p)-1; i++ {
		if p[i] != 'c' || p[i-1] != ' ' && !unbrokenBefore(p, i) {
			continue
		}
		end := i + 1
		for end < len(p) && p[end] >= '0' && p[end] <= '9' {
			end++
		}
		if end > i+1 && (p[end] == ' ' || p[end] >= 0x80) {
			return span{i, end}, true
		}
	}
	return span{}, false
}

// unbroken reports whether a script is written without blanks between words.
func unbroken(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}

func unbrokenBefore(p phrase, i int) bool {
	r, _ := utf8.DecodeLastRuneInString(string(p[:i]))
	return unbroken(r)
}

func unbrokenAt(p phrase, i int) bool {
	r, _ := utf8.DecodeRuneInString(string(p[i:]))
	return unbroken(r)
}

// in looks for a weakening of this language in one clause.
func (w *weakening) in(p phrase) (string, bool) {
	for _, ph := range w.phrases {
		if at, ok := p.find(ph, 0); ok && !w.negated(p, at) {
			return p.words(at), true
		}
	}
	if at, ok := w.pair(p, w.leave, w.guards, true); ok {
		return p.words(at), true
	}
	if at, ok := w.pair(p, w.claim, w.state, false); ok {
		return p.words(at), true
	}
	return "", false
}

// pair looks for a verb and an object of it.
func (w *weakening) pair(p phrase, verbs, objects []string, guard bool) (span, bool) {
	for _, verb := range verbs {
		for v, ok := p.find(verb, 0); ok; v, ok = p.find(verb, v.to) {
			if w.negated(p, v) {
				continue
			}
			for _, object := range objects {
				if at, ok := w.governed(p, v, object, guard); ok {
					return at, true
				}
			}
		}
	}
	return span{}, false
}

// governed looks for one object of a verb that was found.
func (w *weakening) governed(p phrase, verb span, object string, guard bool) (span, bool) {
	for from := 0; from < len(p); {
		var o span
		var ok bool
		if strings.HasPrefix(object, "c#") {
			o, ok = p.criterionIn(from)
		} else {
			o, ok = p.find(object, from)
		}
		if !ok {
			return span{}, false
		}
		if o.from == o.to { // the verb carries the state in itself
			return verb, true
		}
		from = o.to
		if w.reaches(p, verb, o) && (!guard || !p.compound(o.to)) {
			return span{min(verb.from, o.from), max(verb.to, o.to)}, true
		}
	}
	return span{}, false
}

// reaches reports whether an object stands where this language puts it, near
// enough to its verb.
func (w *weakening) reaches(p phrase, verb, object span) bool {
	switch {
	case object.from >= verb.to:
		return w.object != before && p.apart(verb.to, object.from) <= reach
	case object.to <= verb.from:
		return w.object != behind && p.apart(object.to, verb.from) <= reach
	}
	return object.from >= verb.from && object.to <= verb.to // between the parts of a separable verb
}

// negated reports whether the verb is turned round: "do not skip the tests".
func (w *weakening) negated(p phrase, verb span) bool {
	for i := range weakenings { // languages share stems ("ignor*"), so any language's negation counts
		for _, n := range weakenings[i].negates {
			for at, ok := p.find(n, 0); ok && at.to <= verb.from; at, ok = p.find(n, at.to) {
				if p.apart(at.to, verb.from) <= 1 {
					return true
				}
			}
		}
	}
	for _, n := range w.after {
		if at, ok := p.find(n, verb.from); ok && p.apart(verb.to, at.from) <= 4 {
			return true
		}
	}
	return false
}

// apart counts the words between two offsets; in scripts without blanks three
// characters count as one word.
func (p phrase) apart(from, to int) int {
	if from >= to {
		return 0
	}
	between := string(p[from:to])
	wide := 0
	for _, r := range between {
		if unbroken(r) {
			wide++
		}
	}
	words := len(strings.Fields(between))
	if wide > 0 {
		return max(words-1, 0) + wide/3
	}
	return words
}

// compound reports whether the word after offset makes a guard part of another
// thing.
func (p phrase) compound(offset int) bool {
	next, _, _ := strings.Cut(strings.TrimPrefix(string(p[min(offset, len(p)):]), " "), " ")
	for _, c := range compounds {
		if c == next {
			return true
		}
	}
	return false
}

func (p phrase) words(at span) string { return strings.TrimSpace(string(p[at.from:at.to])) }
