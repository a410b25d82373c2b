package criterion

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// unmeasured returns the banned words that nothing measures: no exit code,
// count, status or size stands after it in its sentence (seed 001: "without a
// measurable suffix"), and none before it in its clause.
func (s *signs) unmeasured() []string {
	var found []string
	for _, row := range vague {
		for _, w := range row.words {
			for from := 0; ; {
				at := find(s.text, w, from)
				if at < 0 {
					break
				}
				from = at + len(w)
				if !in(found, w) && !s.measuredAt(at, from) {
					found = append(found, w)
				}
			}
		}
	}
	for _, phrase := range selfReference {
		if strings.Contains(s.text, phrase) {
			found = append(found, phrase)
		}
	}
	return longest(found)
}

// longest drops words that lie inside a longer one found: "good" beside "good
// enough".
func longest(found []string) []string {
	var kept []string
	for _, w := range found {
		inside := false
		for _, other := range found {
			inside = inside || len(other) > len(w) && find(other, w, 0) >= 0
		}
		if !inside {
			kept = append(kept, w)
		}
	}
	return kept
}

// find returns the offset of w in text at or after from, as a whole word where
// its script has words, or -1.
func find(text, w string, from int) int {
	for from <= len(text) {
		i := strings.Index(text[from:], w)
		if i < 0 {
			return -1
		}
		i += from
		first, _ := utf8.DecodeRuneInString(w)
		if cjkRune(first) {
			return i
		}
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(w):])
		if (i == 0 || !joined(before)) && (i+len(w) == len(text) || !joined(after)) {
			return i
		}
		from = i + len(w)
	}
	return -1
}

func joined(r rune) bool {
	return r == '-' || r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r)
}

// measuredAt reports whether the text measures the word at [at, end). Before the
// word a mere number does not: "2 new features are great".
func (s *signs) measuredAt(at, end int) bool {
	lead := strings.TrimRight(s.text[clauseStart(s.text, at):at], " ")
	if strings.HasSuffix(lead, "%") { // "100% complete" measures nothing
		lead = lead[:strings.LastIndexByte(lead, ' ')+1]
	}
	before := signsIn(lead)
	after := signsIn(s.text[end:sentenceEnd(s.text, end)])
	return before.measures() || before.bound || after.measures() || after.count
}

// signsIn reads the signs of a stretch of folded text.
func signsIn(stretch string) *signs {
	part := &signs{text: stretch, words: split(stretch)}
	for i, w := range part.words {
		part.command = part.command || w.code
		part.word(i, w)
	}
	part.cjk()
	return part
}

// measures reports whether a stretch has a deciding sign of its own: an exit,
// a status, a size, or a code span with a result.
func (s *signs) measures() bool {
	return s.exit || s.status || s.size || s.command && (s.content || s.same || s.verdict)
}

var clauseEnds = [...]string{";", ",", ".", "；", "，", "。", "、", " and ", " but ", " & ", " und ", " et ", " y ", " и "}

// clauseStart returns where the clause that holds offset at begins.
func clauseStart(text string, at int) int {
	from := 0
	for _, sep := range clauseEnds {
		from = max(from, lastBreak(text[:at], sep))
	}
	return from
}

func sentenceEnd(text string, from int) int {
	to := len(text)
	for _, sep := range [...]string{".", "。", "\n"} {
		if i := firstBreak(text[from:], sep); i >= 0 && from+i < to {
			to = from + i
		}
	}
	return to
}

// A dot or comma breaks only before a blank or at the end: v1.2, main.go and
// 1,000 stay whole.
func firstBreak(text, sep string) int {
	for from := 0; ; {
		i := strings.Index(text[from:], sep)
		if i < 0 {
			return -1
		}
		i += from
		if breaks(text, i, sep) {
			return i
		}
		from = i + len(sep)
	}
}

func lastBreak(text, sep string) int {
	for to := len(text); ; {
		i := strings.LastIndex(text[:to], sep)
		if i < 0 {
			return -1
		}
		if breaks(text, i, sep) {
			return i + len(sep)
		}
		to = i
	}
}

func breaks(text string, i int, sep string) bool {
	if sep != "." && sep != "," {
		return true
	}
	return i+1 == len(text) || text[i+1] == ' ' || text[i+1] == '\n'
}
