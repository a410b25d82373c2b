package criterion

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// word is one word of the text outside code spans and quotation marks.
type word struct {
	text string // in lower case
	raw  string // as written
	code bool   // stands for a code span or a quotation
}

const codeMark = '\x00' // stands for each byte of a masked code span or quotation

// read looks for every sign in one pass over the words.
func read(text string) *signs {
	masked, spans, quotes := mask(text)
	s := &signs{text: strings.ToLower(masked), words: split(masked)}
	for _, span := range spans {
		switch {
		case placeholder(span):
		case !s.command:
			s.command = true
		default:
			s.literal = true
		}
		s.dryRun = s.dryRun || strings.Contains(span, "--dry-run")
	}
	s.literal = s.literal || quotes > 0
	for i, w := range s.words {
		s.word(i, w)
	}
	s.cjk()
	return s
}

// mask blanks out code spans and quoted text, keeping every offset.
func mask(text string) (masked string, spans []string, quotes int) {
	b := []byte(text)
	blank := func(from, to int) {
		for i := from; i < to; i++ {
			b[i] = codeMark
		}
	}
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		switch {
		case r == '`':
			ticks := n
			for i+ticks < len(text) && text[i+ticks] == '`' {
				ticks++
			}
			if j := strings.Index(text[i+ticks:], text[i:i+ticks]); j > 0 {
				spans = append(spans, strings.TrimSpace(text[i+ticks:i+ticks+j]))
				n = j + 2*ticks
				blank(i, i+n)
			} else {
				n = ticks
			}
		case closing(r) != 0 && (i == 0 || r != '\'' && r != '"' || !wordByte(text[i-1])):
			if j := strings.IndexRune(text[i+n:], closing(r)); j > 0 && (r != '\'' || i+n+j+1 >= len(text) || !wordByte(text[i+n+j+1])) {
				quotes++
				n += j + utf8.RuneLen(closing(r))
				blank(i, i+n)
			}
		}
		i += n
	}
	return string(b), spans, quotes
}

func closing(r rune) rune {
	switch r {
	case '"', '\'':
		return r
	case '“', '„':
		return '”'
	case '«':
		return '»'
	case '「':
		return '」'
	case '『':
		return '』'
	}
	return 0
}

func wordByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// placeholder reports whether a code span is only <something to fill in>.
func placeholder(span string) bool {
	return strings.HasPrefix(span, "<") && strings.HasSuffix(span, ">") && !strings.ContainsAny(span[1:len(span)-1], "<>") || span == "…" || span == "..."
}

// split cuts text into words at blanks, takes punctuation off their ends and
// keeps a masked stretch as one word.
func split(text string) []word {
	var words []word
	for i := 0; i < len(text); {
		r, n := utf8.DecodeRuneInString(text[i:])
		if unicode.IsSpace(r) {
			i += n
			continue
		}
		start := i
		code := text[i] == codeMark
		for i < len(text) {
			r, n = utf8.DecodeRuneInString(text[i:])
			if unicode.IsSpace(r) || (text[i] == codeMark) != code {
				break
			}
			i += n
		}
		raw := text[start:i]
		if code {
			words = append(words, word{code: true})
			continue
		}
		trimmed := strings.TrimRight(strings.TrimLeft(raw, "([{\"'“‘*_"), ")]},;:!?\"'”’*_。，；：！？")
		if strings.HasSuffix(trimmed, ".") {
			trimmed = strings.TrimRight(trimmed, ".")
		}
		if trimmed != "" {
			words = append(words, word{text: strings.ToLower(trimmed), raw: trimmed})
		}
	}
	return words
}

func in(list []string, w string) bool { return slices.Contains(list, w) }

func hasAny(text string, list []string) bool {
	for _, w := range list {
		if strings.Contains(text, w) {
			return true
		}
	}
	return false
}

// word notes what one word shows.
func (s *signs) word(i int, w word) {
	if w.code {
		return
	}
	prev, next := s.near(i-1), s.near(i+1)
	known := true
	switch t := w.text; {
	case in(exitWords[:], t):
		s.exit = s.exit || exitFollows(s.words[i+1:])
	case in(verdictWords[:], t):
		s.verdict = true
	case in(sameWords[:], t):
		s.same = true
		s.content = s.content || in(contentWords[:], t)
	case in(contentWords[:], t):
		s.content = true
	case in(seenWords[:], t):
		s.seen = true
		s.rendered = s.rendered || in(renderWords[:], t)
	case in(noneWords[:], t) && next != "":
		s.none = true
	default:
		known = false
	}
	s.english = s.english || known && ascii(w.text) || in(stopWords[:], w.text)
	s.subjects(i, w, prev, next)
	s.numbers(i, w, prev, next)
}

// stopWords tell an English text from one in a language without a table.
var stopWords = [...]string{"the", "is", "are", "of", "and", "to", "for", "with", "should", "must", "all", "a", "an"}

func (s *signs) near(i int) string {
	if i < 0 || i >= len(s.words) || s.words[i].code {
		return ""
	}
	return s.words[i].text
}

// exitFollows reports whether a number or "non-zero" stands within the next
// four words ("exits with status 0", "exit code is 2").
func exitFollows(after []word) bool {
	for _, w := range after[:min(len(after), 4)] {
		if numeric(w.text) || w.text == "non-zero" || w.text == "nonzero" || w.text == "zero" {
			return true
		}
	}
	return false
}

func (s *signs) subjects(i int, w word, prev, next string) {
	t := w.text
	switch {
	case in(programs[:], t) && (next != "" || i+1 < len(s.words)):
		s.command = true
	case in(methods[:], w.raw):
		s.request = true
	case in(requestWords[:], t), strings.Contains(t, "://"):
		s.request = true
	case in(renderWords[:], t):
		s.rendered = true
	case in(testWords[:], t):
		s.tests = true
	case t == "--dry-run":
		s.dryRun = true
	case strings.HasPrefix(t, "./") && len(t) > 2:
		s.command = true
	case strings.HasPrefix(t, "/") && len(t) > 1 && wordByte(t[1]):
		s.path, s.request = true, true
	case fileName(t):
		s.path = true
		s.tests = s.tests || strings.Contains(t, "test") || strings.Contains(t, "spec")
	case identifier(t):
		s.literal = true
	case in(toolWords[:], t):
		s.tool = true
	}
	for _, p := range verbPrograms {
		s.command = s.command || p.program == t && p.argument == next
	}
}

// fileName reports whether a word is a file name or a path: a slash between
// names, or a short extension that is no abbreviation and no version.
func fileName(w string) bool {
	if a, b, ok := strings.Cut(w, "/"); ok && a != "" && b != "" && !numeric(a) && a != "and" && a != "n" {
		return strings.ContainsAny(w, "._-*") || strings.Count(w, "/") > 1
	}
	stem, ext, ok := cutLast(w, ".")
	if !ok || stem == "" || len(ext) < 1 || len(ext) > 5 || !letter(ext[0]) {
		return false
	}
	if len(ext) == 1 && len(stem) == 1 { // e.g, i.e
		return false
	}
	return ascii(ext)
}

// identifier reports whether a word is a name in code or an option:
// email_verified, parse(), --json.
func identifier(w string) bool {
	return strings.Contains(w, "_") || strings.HasSuffix(w, "(") || strings.HasPrefix(w, "--") && len(w) > 2
}

func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

func letter(c byte) bool { return c >= 'a' && c <= 'z' }

func ascii(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// numeric reports whether a word is a number: 12, 1,000, 99.9, 0.
func numeric(w string) bool {
	w = strings.TrimPrefix(w, "-")
	if w == "" || w[0] < '0' || w[0] > '9' {
		return false
	}
	for i := 0; i < len(w); i++ {
		if (w[i] < '0' || w[i] > '9') && w[i] != '.' && w[i] != ',' {
			return false
		}
	}
	return strings.Count(w, ".") < 2
}

func (s *signs) numbers(i int, w word, prev, next string) {
	t := strings.TrimLeft(w.text, "<>=≤≥~≈")
	compared := t != w.text || in(comparators[:], prev)
	digits, unit := number(t)
	switch {
	case digits == "":
		if (in(numberWords[:], t)) && next != "" {
			s.count = s.count || in(comparators[:], prev)
		}
		return
	case unit == "px" || next == "px" || dimensions(t) || digits == t && (next == "x" || next == "×"):
		s.size = true
		return
	case in(labels[:], prev), strings.HasPrefix(prev, "#"), unit == "%" && in(hollow[:], next):
		return
	case len(digits) == 3 && unit == "" && digits[0] >= '1' && digits[0] <= '5' && s.afterStatusWord(i):
		s.status = true
		return
	case in(exitWords[:], prev):
		return
	case prev == "port":
		s.literal = true
		return
	}
	switch {
	case unit != "" && in(units[:], unit), unit == "" && in(units[:], next), compared:
		s.count, s.bound = true, true
	case unit != "" && !ascii(unit): // 12页, 3秒
		s.count = true
	case unit == "" && next != "" && !in(joints[:], next):
		s.count = true
	case unit == "" && (in(contentWords[:], prev) || prev == "is" || prev == "equals" || prev == "are" || prev == "be" || prev == "to"):
		s.count = true
	}
}

// hollow words make a percentage of nothing: "100% done".
var hollow = [...]string{"done", "complete", "finished", "ready", "correct", "working", "sure", "better", "good"}

// joints follow a number that labels what stands before it ("phase 2 is …").
var joints = [...]string{"is", "are", "and", "or", "works", "work", "looks", "has", "should", "must", "passes", "exits", "to", "in", "of"}

// afterStatusWord reports whether a status word stands up to four words before word i,
// or the text names a request.
func (s *signs) afterStatusWord(i int) bool {
	for j := i - 1; j >= 0 && j >= i-4; j-- {
		switch s.words[j].text {
		case "returns", "return", "status", "responds", "answers", "gives", "http", "code", "with", "返回":
			return true
		}
	}
	return s.request
}

// number splits a word into its leading number and what is glued to it.
func number(w string) (digits, rest string) {
	i := 0
	for i < len(w) && (w[i] >= '0' && w[i] <= '9' || i > 0 && (w[i] == '.' || w[i] == ',') && i+1 < len(w) && w[i+1] >= '0' && w[i+1] <= '9') {
		i++
	}
	if strings.Count(w[:i], ".") > 1 {
		return "", w
	}
	return w[:i], w[i:]
}

// dimensions reports whether a word is a size such as 1280x800.
func dimensions(w string) bool {
	for _, sep := range [...]string{"x", "×"} {
		if a, b, ok := strings.Cut(w, sep); ok && numeric(a) && numeric(strings.TrimSuffix(b, "px")) {
			return true
		}
	}
	return false
}

// cjk notes what the scripts without blanks show.
func (s *signs) cjk() {
	t := s.text
	if ascii(t) {
		return
	}
	for _, row := range [...]struct {
		list []string
		sign *bool
	}{
		{exitCJK[:], &s.exit}, {verdictCJK[:], &s.verdict}, {contentCJK[:], &s.content}, {sameCJK[:], &s.same},
		{seenCJK[:], &s.seen}, {noneCJK[:], &s.none}, {requestCJK[:], &s.request}, {renderCJK[:], &s.rendered},
		{testCJK[:], &s.tests}, {toolCJK[:], &s.tool},
	} {
		if hasAny(t, row.list) {
			*row.sign = true
			s.english = true
		}
	}
	// A number between CJK characters has no blank beside it: 至少3个, 返回400.
	for i := 0; i < len(t); i++ {
		if t[i] < '0' || t[i] > '9' {
			continue
		}
		digits, rest := number(t[i:])
		if digits == "" {
			break
		}
		if before, _ := utf8.DecodeLastRuneInString(strings.TrimRight(t[:i], " ")); i > 0 && cjkRune(before) {
			if after, _ := utf8.DecodeRuneInString(strings.TrimLeft(rest, " ")); cjkRune(after) || after == '%' || after == 'm' || after == 's' {
				s.count = true
			}
			s.status = s.status || len(digits) == 3 && digits[0] >= '1' && digits[0] <= '5' && s.content
		}
		i += len(digits) - 1
	}
}

func cjkRune(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
}
