package goalmd

import (
	"strconv"
	"strings"
)

// Inside a line of text three things matter: code spans, HTML comments
// outside them, and the backslash that takes a character's meaning away.

type inlineKind int

const (
	plainText inlineKind = iota
	codeSpan
	htmlComment
)

// inlineReader walks one text. It remembers what it looked for in vain, so
// that the whole walk is linear in the length of the text.
type inlineReader struct {
	s         string
	pos       int
	unclosed  uint64 // bit n: no run of n backticks is left
	noComment bool   // no end of a comment is left
}

// longestTicks is the longest run of backticks that can open a code span.
const longestTicks = 63

// next returns the next stretch of the text; end is pos at the end.
func (r *inlineReader) next() (kind inlineKind, start, end int) {
	start = r.pos
	for i := start; i < len(r.s); {
		kind, end = plainText, i+1
		switch r.s[i] {
		case '\\':
			end = min(i+2, len(r.s))
		case '`':
			kind, end = r.ticks(i)
		case '<':
			kind, end = r.angle(i)
		}
		if kind == plainText {
			i = end
			continue
		}
		if i > start {
			end = i
			kind = plainText
		}
		r.pos = end
		return kind, start, end
	}
	r.pos = len(r.s)
	return plainText, start, r.pos
}

func (r *inlineReader) ticks(i int) (inlineKind, int) {
	n := tickRun(r.s, i)
	if n > longestTicks || r.unclosed>>n&1 == 1 {
		return plainText, i + n
	}
	for j := i + n; ; {
		k := strings.IndexByte(r.s[j:], '`')
		if k < 0 {
			break
		}
		j += k
		run := tickRun(r.s, j)
		j += run
		if run == n {
			return codeSpan, j
		}
	}
	r.unclosed |= 1 << n
	return plainText, i + n
}

func tickRun(s string, i int) int {
	n := 0
	for i+n < len(s) && s[i+n] == '`' {
		n++
	}
	return n
}

func (r *inlineReader) angle(i int) (inlineKind, int) {
	if r.noComment || !strings.HasPrefix(r.s[i:], "<!--") {
		return plainText, i + 1
	}
	k := strings.Index(r.s[i+2:], "-->") // `<!-->` is a whole comment
	if k < 0 {
		r.noComment = true
		return plainText, i + 1
	}
	return htmlComment, i + 2 + k + 3
}

// stripComments returns s without its HTML comments.
func stripComments(s string) string {
	if !strings.Contains(s, "<!--") {
		return s
	}
	var b strings.Builder
	for r := (inlineReader{s: s}); r.pos < len(s); {
		if kind, start, end := r.next(); kind != htmlComment {
			b.WriteString(s[start:end])
		}
	}
	return b.String()
}

// command finds the first code span that is followed by `exits N`.
func command(text string) (cmd string, exit int, ok bool) {
	for r := (inlineReader{s: text}); r.pos < len(text); {
		kind, start, end := r.next()
		if kind != codeSpan {
			continue
		}
		if exit, ok = exits(text[end:]); !ok {
			continue
		}
		n := tickRun(text, start)
		if cmd = spanText(text[start+n : end-n]); strings.Trim(cmd, " \t") != "" {
			return cmd, exit, true
		}
	}
	return "", 0, false
}

// exits reads ` exits N` at the start of s. N is a whole number, and the
// word ends with it: not `exits 0x` and not `exits 0.5`.
func exits(s string) (int, bool) {
	rest := strings.TrimLeft(s, " \t")
	rest, ok := strings.CutPrefix(rest, "exits")
	if !ok || !strings.HasPrefix(s, " ") && !strings.HasPrefix(s, "\t") {
		return 0, false
	}
	number := strings.TrimLeft(rest, " \t")
	if number == rest {
		return 0, false
	}
	n := 0
	for n < len(number) && '0' <= number[n] && number[n] <= '9' {
		n++
	}
	exit, err := strconv.ParseInt(number[:n], 10, 32)
	if err != nil {
		return 0, false
	}
	if end := number[n:]; end != "" && (isWord(end[0]) || (end[0] == '.' || end[0] == ',') && len(end) > 1 && isWord(end[1])) {
		return 0, false
	}
	return int(exit), true
}

func isWord(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_'
}

// spanText takes off the one blank on each side that lets a code span begin
// or end with a backtick.
func spanText(s string) string {
	if len(s) >= 2 && s[0] == ' ' && s[len(s)-1] == ' ' && strings.Trim(s, " ") != "" {
		return s[1 : len(s)-1]
	}
	return s
}
