package hold

import (
	"strings"
	"unicode/utf8"
)

// maxSpoken is how many bytes are read at either end of a long text.
const maxSpoken = 4 << 10

// ownWords returns the ends of a long text without what is not the agent's own
// claim: fenced code, inline code, boxes that are not ticked.
func ownWords(text string) string {
	var b strings.Builder
	if len(text) <= 2*maxSpoken {
		speak(&b, text, "")
		return b.String()
	}
	head, tail := maxSpoken, len(text)-maxSpoken
	for head > 0 && text[head-1] != ' ' && text[head-1] != '\n' && head > maxSpoken-64 {
		head--
	}
	for head > 0 && !utf8.RuneStart(text[head]) {
		head--
	}
	for tail < len(text) && !utf8.RuneStart(text[tail]) {
		tail++
	}
	// The tail begins with a whole line if one begins soon, or a whole word.
	if i := strings.IndexByte(text[tail:tail+maxSpoken/8], '\n'); i >= 0 {
		tail += i + 1
	} else if i := strings.IndexByte(text[tail:tail+64], ' '); i >= 0 {
		tail += i + 1
	}
	fence := speak(&b, text[:head], "")
	b.WriteByte('\n')
	for line := range strings.Lines(text[head:tail]) {
		fence, _ = fenceAfter(fence, strings.TrimSpace(line))
	}
	speak(&b, text[tail:], fence)
	return b.String()
}

// speak writes the claims of a stretch that begins inside the fence given, and
// returns the fence that is open at its end.
func speak(b *strings.Builder, s, fence string) string {
	from := 0 // of the text not yet written
	flush := func(to int) {
		writeProse(b, s[from:to])
		b.WriteByte('\n')
	}
	for at := 0; at < len(s); {
		to := len(s)
		if n := strings.IndexByte(s[at:], '\n'); n >= 0 {
			to = at + n + 1
		}
		line := strings.TrimSpace(s[at:to])
		inside := fence != ""
		var mark bool
		fence, mark = fenceAfter(fence, line)
		if inside || mark || openBox(line) {
			if from < at {
				flush(at)
			}
			from = to
		}
		at = to
	}
	if from < len(s) {
		flush(len(s))
	}
	return fence
}

// fenceAfter returns the fence that is open behind a line, and whether the
// line is a fence's mark.
func fenceAfter(fence, line string) (string, bool) {
	mark := fenceMark(line)
	switch {
	case mark == "":
		return fence, false
	case fence == "":
		if mark[0] == '`' && strings.IndexByte(line[len(mark):], '`') >= 0 {
			return "", false // ```inline```
		}
		return mark, true
	case mark[0] == fence[0] && len(mark) >= len(fence) && len(mark) == len(line):
		return "", true
	}
	return fence, false
}

// openBox reports whether a line is a task that is not ticked.
func openBox(line string) bool {
	line = strings.TrimLeft(line, "-*+0123456789.) \t")
	return strings.HasPrefix(line, "[ ]")
}

// writeProse writes a stretch without its inline code: runs of backticks that
// are closed by an equal run in the same paragraph.
func writeProse(b *strings.Builder, s string) {
	var vain [32]int // by length of a run: no equal one stands before this offset
	for {
		open := strings.IndexByte(s, '`')
		if open < 0 {
			b.WriteString(s)
			return
		}
		n := runOf(s[open:])
		b.WriteString(s[:open])
		b.WriteByte(' ')
		rest := s[open+n:]
		left := len(rest)
		end := -1
		if n < len(vain) && (vain[n] == 0 || left < vain[n]) {
			if end = closing(rest, n); end < 0 {
				vain[n] = 1 // none of this length closes any more
				if p := strings.Index(rest, "\n\n"); p >= 0 {
					vain[n] = left - p
				}
			}
		}
		if end >= 0 {
			rest = rest[end+n:]
		}
		s = rest
	}
}

// closing returns where a run of exactly n backticks begins in the paragraph
// that s begins with, or -1.
func closing(s string, n int) int {
	if p := strings.Index(s, "\n\n"); p >= 0 {
		s = s[:p]
	}
	for at := 0; ; {
		i := strings.IndexByte(s[at:], '`')
		if i < 0 {
			return -1
		}
		at += i
		run := runOf(s[at:])
		if run == n {
			return at
		}
		at += run
	}
}

func runOf(s string) int { return len(s) - len(strings.TrimLeft(s, "`")) }
