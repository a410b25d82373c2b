package trigger

import (
	"strings"
	"unicode/utf8"
)

// The tables are written in a small notation, so that a speaker can read them:
//
//	a|b c       alternatives; a space is one or more spaces of the text
//	stem*       the word may go on ("microservice*" is also microservices)
//	大~小改~变    小改, but not after 大 and not before 变 (sets of characters)
//	~라고          an ending: it may stand inside a word
//
// A pattern is slots divided by spaces; in a slot "_" is a space:
//
//	my|our ?current|main goal is    "?" marks a slot that may be missing
//	our goal for <5> is             "<5>" is at most five words of one clause
//	drop $goal                      "$goal" is the language's noun phrase
//
// Both sides are compared in folded form, so the tables are written as people write.

// alternative matches one alternative at i and returns its end, or -1. cjk says
// that the language needs no word boundaries.
func (t *text) alternative(i int, alt string, cjk bool) int {
	notBefore, notAfter, suffix := "", "", false
	if strings.IndexByte(alt, '~') >= 0 {
		notBefore, alt, _ = strings.Cut(alt, "~")
		alt, notAfter, _ = strings.Cut(alt, "~")
		suffix = notBefore == ""
	}
	j, start := i, i
	var last rune
	for k := 0; k < len(alt); {
		c, n := rune(alt[k]), 1
		if c >= utf8.RuneSelf {
			c, n = utf8.DecodeRuneInString(alt[k:])
		}
		k += n
		switch c {
		case ' ', '_':
			if j >= len(t.r) || t.r[j] != ' ' {
				return -1
			}
			for j < len(t.r) && t.r[j] == ' ' {
				j++
			}
			continue
		case '*':
			for j < len(t.r) && inWord(t.r[j]) {
				j++
			}
			continue
		}
		if c >= 'a' && c <= 'z' {
			// most letters of most tables: no folding needed
		} else if c = foldRune(c); c == 0 {
			continue
		}
		if j >= len(t.r) || t.r[j] != c {
			return -1
		}
		last = c
		j++
	}
	if j == start {
		return -1
	}
	if !cjk && (!suffix && inWord(t.r[start]) && !t.wordStart(start) || inWord(last) && !t.wordEnd(j)) {
		return -1
	}
	if notBefore != "" && start > 0 && strings.ContainsRune(notBefore, t.r[start-1]) {
		return -1
	}
	if notAfter != "" && j < len(t.r) && strings.ContainsRune(notAfter, t.r[j]) {
		return -1
	}
	return j
}

// wordStart tells that no word, path or identifier reaches into position i.
func (t *text) wordStart(i int) bool {
	if i == 0 {
		return true
	}
	p := t.r[i-1]
	if inWord(p) {
		return false
	}
	switch p {
	case '/', '\\', '.', '@', '$', '#':
		return i >= 2 && p == '.' && isCJK(t.r[i-2])
	case '-':
		return i < 2 || !inWord(t.r[i-2])
	}
	return true
}

// wordEnd tells that the word, path or identifier before i ends there.
func (t *text) wordEnd(i int) bool {
	if i >= len(t.r) {
		return true
	}
	n := t.r[i]
	if inWord(n) {
		return false
	}
	next := rune(0)
	if i+1 < len(t.r) {
		next = t.r[i+1]
	}
	switch n {
	case '/', '\\', '=', '.', '-':
		return !inWord(next)
	case '(':
		return next != ')'
	}
	return true
}

// oneOf matches the longest of alts at i and returns its end, or -1.
func (t *text) oneOf(i int, alts string, cjk bool) int {
	if i >= len(t.r) {
		return -1
	}
	best := -1
	if c := t.r[i]; t.written(c) {
		// Hop from one such letter to the next: only where it begins an
		// alternative is there anything to compare.
		var buf [utf8.UTFMax]byte
		letter := buf[:utf8.EncodeRune(buf[:], c)]
		last := len(letter) - 1
		for from := last; from < len(alts); {
			k := strings.IndexByte(alts[from:], letter[last])
			if k < 0 {
				break
			}
			k += from - last // where the letter would begin
			from = k + last + 1
			start := k
			switch {
			case last > 0 && alts[k:from] != string(letter):
				continue
			case k > 0 && alts[k-1] == '~':
				start = strings.LastIndexByte(alts[:k], '|') + 1
			case k > 0 && alts[k-1] != '|':
				continue
			}
			alt, _, _ := strings.Cut(alts[start:], "|")
			best = max(best, t.alternative(i, alt, cjk))
		}
		return best
	}
	for from := 0; from < len(alts); {
		alt := alts[from:]
		if n := strings.IndexByte(alt, '|'); n >= 0 {
			alt = alt[:n]
		}
		from += len(alt) + 1
		if !otherLetter(alt, t.r[i]) {
			best = max(best, t.alternative(i, alt, cjk))
		}
	}
	return best
}

// written tells the letters that stand in the tables as they stand in a folded
// text. The tables are written as people write, so Arabic hamzas, Japanese
// characters and letters with marks may differ from their folded form.
func (t *text) written(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 0xac00 && r <= 0xd7a3 || r >= 0x430 && r <= 0x44f || r >= 0x4e00 && r <= 0x9fff && !t.kana
}

// otherLetter tells at a glance that alt cannot match at a text that begins with r.
func otherLetter(alt string, r rune) bool {
	c := alt[0]
	return c >= 'a' && c <= 'z' && rune(c) != r
}

// find looks for any of alts in [from, to) and returns where the first stands.
func (t *text) find(from, to int, alts string, cjk bool) (int, int) {
	if alts == "" {
		return -1, -1
	}
	anywhere := cjk || strings.IndexByte(alts, '~') >= 0
	for i := from; i < to; i++ {
		if t.r[i] == ' ' || !anywhere && i > 0 && inWord(t.r[i]) && inWord(t.r[i-1]) {
			continue
		}
		if e := t.oneOf(i, alts, cjk); e >= 0 && e <= to {
			return i, e
		}
	}
	return -1, -1
}

func (t *text) holds(from, to int, alts string, cjk bool) bool {
	i, _ := t.find(from, to, alts, cjk)
	return i >= 0
}

// pattern matches the slots of p at i for language l and returns the furthest
// end, or -1.
func (t *text) pattern(i int, p string, l *language) int { return t.slots(i, i, p, l) }

func (t *text) slots(start, i int, p string, l *language) int {
	if p == "" {
		return i
	}
	slot, rest, _ := strings.Cut(p, " ")
	optional := slot[0] == '?'
	if optional {
		slot = slot[1:]
	}
	best := -1
	if optional {
		best = t.slots(start, i, rest, l)
	}
	if slot[0] == '<' {
		return max(best, t.gap(start, i, int(slot[1]-'0'), rest, l))
	}
	alts := slot
	if slot[0] == '$' {
		alts = l.noun(slot[1:])
	}
	k := i
	for k < len(t.r) && t.r[k] == ' ' {
		k++
	}
	if k >= len(t.r) {
		return best
	}
	if t.r[k] == ',' && slot != "," {
		k = t.parenthesis(k, l)
	}
	spaced := l.cjk || i == start || k > i || t.r[i-1] == '\''
	for from := 0; from < len(alts); {
		alt := alts[from:]
		if n := strings.IndexByte(alt, '|'); n >= 0 {
			alt = alt[:n]
		}
		from += len(alt) + 1
		if !spaced && !punctuation(alt) || otherLetter(alt, t.r[k]) {
			continue
		}
		if e := t.alternative(k, alt, l.cjk && !isASCIILetter(alt[0])); e >= 0 {
			best = max(best, t.slots(start, e, rest, l))
		}
	}
	return best
}

// parenthesis passes a polite form between commas: "отмените, пожалуйста, задачу".
func (t *text) parenthesis(i int, l *language) int {
	k := i + 1
	for k < len(t.r) && t.r[k] == ' ' {
		k++
	}
	e := t.oneOf(k, l.requests, l.cjk)
	if e < 0 || e >= len(t.r) || t.r[e] != ',' {
		return i
	}
	for e++; e < len(t.r) && t.r[e] == ' '; e++ {
	}
	return e
}

// gap lets up to n words of the same clause pass before the rest of a pattern.
func (t *text) gap(start, i, n int, rest string, l *language) int {
	best := t.slots(start, i, rest, l)
	for ; n > 0 && best < 0; n-- {
		for i < len(t.r) && t.r[i] == ' ' {
			i++
		}
		from := i
		for i < len(t.r) && !isSpace(t.r[i]) && !clauseMark(t.r[i]) && !sentenceMark(t.r[i]) && i-from < 40 {
			i++
		}
		if i == from {
			return -1
		}
		best = t.slots(start, i, rest, l)
	}
	return best
}

func punctuation(alt string) bool {
	switch alt[0] {
	case ':', '=', '-', ',', '!', '\'':
		return true
	}
	return strings.HasPrefix(alt, "—") || strings.HasPrefix(alt, "→")
}

// clauseMark tells the marks that part the clauses of a sentence.
func clauseMark(r rune) bool {
	switch r {
	case ',', ';', ':', '—', '(', ')', '、', '[', ']':
		return true
	}
	return false
}

func sentenceMark(r rune) bool {
	switch r {
	case '.', '!', '?', '。', '…':
		return true
	}
	return false
}
