package hold

import (
	"strings"
	"unicode/utf8"
)

// SaysProgress reports whether the agent's text claims that something was
// achieved: a progress word of the language it is written in, outside code,
// not negated, not asked and not merely intended (DESIGN §9, Stagnation). A
// text in a language without a table counts as having said one. Only the first
// and the last 4 KiB are read.
func SaysProgress(text string) bool {
	p := listen(ownWords(text))
	if p.letters == 0 {
		return false
	}
	spoken, known := p.languages()
	if !known {
		return true
	}
	for _, c := range p.clauses {
		if c.asks {
			continue
		}
		for _, l := range spoken {
			if says(c.text, l, spoken) {
				return true
			}
		}
	}
	return false
}

// says reports whether one clause claims something in the words of l, a
// language of those that the text may be in.
func says(clause string, l *progressTable, spoken []*progressTable) bool {
	if start, _ := l.find(clause, 0, l.said); start < 0 {
		return false // most clauses: no need to take them apart
	}
	for from := 0; from < len(clause); {
		part, next := clause[from:], len(clause)
		if start, end := l.find(clause, from, l.breaks); start >= 0 {
			part, next = clause[from:start], end
		}
		if claims(part, l, spoken) {
			return true
		}
		from = next
	}
	return false
}

// claims reports whether a part of a clause without conjunctions has a
// progress word that nothing takes back. Any of the languages may: "nicht
// merged", and "terminado" is Spanish and Portuguese.
func claims(part string, l *progressTable, spoken []*progressTable) bool {
	for _, other := range spoken {
		part = other.blank(part, other.plain)
	}
	from, to := 0, len(part)
	for _, other := range spoken {
		f, t := other.free(part)
		from, to = max(from, f), min(to, t)
	}
	for from < to {
		start, end := l.find(part, from, l.said)
		if start < 0 || start >= to {
			return false
		}
		if !l.followed(part, end) {
			return true
		}
		from = start + 1
	}
	return false
}

// free is the stretch of a clause that no negation reaches: behind the last of
// those that reach back, before the first of those that reach on.
func (l *progressTable) free(part string) (from, to int) {
	to = len(part)
	if start, _ := l.find(part, 0, l.before); start >= 0 {
		to = start
	}
	return l.lastEnd(part, l.after), to
}

// lastEnd returns where the last of a list's words ends in s, or 0.
func (l *progressTable) lastEnd(s string, list []string) int {
	last := 0
	for i := 0; l.script.spaced() && i < len(s) && len(list) > 0; {
		start, end := l.find(s, i, list)
		if start < 0 {
			break
		}
		last, i = end, start+1
	}
	for _, w := range list {
		if i := strings.LastIndex(s, w); !l.script.spaced() && i >= 0 {
			last = max(last, i+len(w))
		}
	}
	return last
}

// followed reports whether a word of l.next stands directly at end.
func (l *progressTable) followed(part string, end int) bool {
	if l.script.spaced() {
		for end < len(part) && part[end] == ' ' {
			end++
		}
	}
	for _, w := range l.next {
		if l.at(part, end, w) >= 0 {
			return true
		}
	}
	return false
}

// blank overwrites the phrases of a list with spaces.
func (l *progressTable) blank(part string, list []string) string {
	for from := 0; ; {
		start, end := l.find(part, from, list)
		if start < 0 {
			return part
		}
		part = part[:start] + strings.Repeat(" ", end-start) + part[end:]
		from = end
	}
}

// find returns where the first of a list's words stands in s[from:], the
// longest of them if there are several, or -1, -1.
func (l *progressTable) find(s string, from int, list []string) (start, end int) {
	if !l.script.spaced() {
		start, end = -1, -1
		for _, w := range list {
			// A word that begins behind the best one so far is of no use.
			window := s[from:]
			if start >= 0 {
				window = s[from:min(len(s), start+len(w))]
			}
			i := strings.Index(window, w)
			if i < 0 {
				continue
			}
			if i += from; start < 0 || i < start || i+len(w) > end {
				start, end = i, i+len(w)
			}
		}
		return start, end
	}
	for i := from; i < len(s); i++ {
		if s[i] == ' ' || i > 0 && s[i-1] != ' ' {
			continue
		}
		best := -1
		for _, w := range list {
			if c := w[0]; c == s[i] || c >= utf8.RuneSelf {
				best = max(best, l.at(s, i, w))
			}
		}
		if best >= 0 {
			return i, best
		}
	}
	return -1, -1
}

// at returns where the word w ends that stands at s[i], or -1. Of the scripts
// with spaces it must end where a word of s does; w is folded on the way, so
// that the tables can be written as people write.
func (l *progressTable) at(s string, i int, w string) int {
	if !l.script.spaced() {
		if strings.HasPrefix(s[i:], w) {
			return i + len(w)
		}
		return -1
	}
	for _, c := range w {
		if c >= utf8.RuneSelf {
			if c = foldLetter(c); c == 0 {
				continue
			}
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		if n == 0 || r != c {
			return -1
		}
		i += n
	}
	if i < len(s) && s[i] != ' ' {
		return -1
	}
	return i
}
