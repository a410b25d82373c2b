package plan

import "strings"

// line is one line of a Markdown file that is not inside a fenced block. Text
// has the HTML comments blanked out; touched says that there were some.
type line struct {
	text    string
	touched bool
}

// visible returns the lines of text that a reader of the rendered file sees:
// fenced blocks are left out, HTML comments blanked. Both run to the end of the
// file when they are not closed; a comment that begins inside a line counts only
// if it is closed. A BOM and the kind of line end make no difference.
func visible(text string) []line {
	text = strings.TrimPrefix(text, "\uFEFF")
	text = strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
	var out []line
	var fence string // the characters that opened the block we are in
	inComment := false
	for len(text) > 0 {
		raw, rest, _ := strings.Cut(text, "\n")
		text = rest
		if fence != "" {
			if closesFence(raw, fence) {
				fence = ""
			}
			continue
		}
		if !inComment {
			if fence = openFence(raw); fence != "" {
				continue
			}
		}
		l := line{text: raw}
		l.text, l.touched, inComment = blankComments(raw, rest, inComment)
		out = append(out, l)
	}
	return out
}

// openFence returns the run of ``` or ~~~ that opens a block on this line, or "".
func openFence(raw string) string {
	s := strings.TrimLeft(raw, " \t")
	for _, c := range []string{"`", "~"} {
		run := s[:len(s)-len(strings.TrimLeft(s, c))]
		if len(run) >= 3 && !(c == "`" && strings.Contains(s[len(run):], "`")) {
			return run
		}
	}
	return ""
}

// closesFence: the same character, at least as long, nothing behind it.
func closesFence(raw, fence string) bool {
	s := strings.TrimSpace(raw)
	return len(s) >= len(fence) && strings.Trim(s, fence[:1]) == ""
}

// blankComments replaces the comments of a line with spaces. Rest is what follows
// the line; it decides whether a comment that begins inside the line is one.
func blankComments(raw, rest string, in bool) (text string, touched, still bool) {
	var b strings.Builder
	atStart := true
	for {
		if in {
			touched = true
			end := strings.Index(raw, "-->")
			if end < 0 {
				b.WriteString(strings.Repeat(" ", len(raw)))
				return b.String(), true, true
			}
			b.WriteString(strings.Repeat(" ", end+3))
			raw, in = raw[end+3:], false
		}
		begin := strings.Index(raw, "<!--")
		if begin < 0 {
			return b.String() + raw, touched, false
		}
		leads := atStart && strings.TrimLeft(raw[:begin], " \t") == ""
		if !leads && !strings.Contains(raw[begin+4:], "-->") && !strings.Contains(rest, "-->") {
			return b.String() + raw, touched, false
		}
		b.WriteString(raw[:begin])
		b.WriteString("    ")
		raw, in, atStart = raw[begin+4:], true, false
	}
}

// heading returns the level of an ATX heading at the start of a line and its
// text, or 0.
func heading(s string) (level int, text string) {
	rest := strings.TrimLeft(s, "#")
	level = len(s) - len(rest)
	if level < 1 || level > 6 || rest != "" && rest[0] != ' ' && rest[0] != '\t' {
		return 0, ""
	}
	text = strings.TrimSpace(rest)
	if closed := strings.TrimRight(text, "#"); closed != text && (closed == "" || strings.HasSuffix(closed, " ")) {
		text = strings.TrimSpace(closed)
	}
	return level, text
}

// item returns the indent of a list item in columns and what follows its mark,
// or -1. A tab counts to the next multiple of four.
func item(s string) (indent int, text string) {
	indent, body := indentOf(s)
	if body == "" {
		return -1, ""
	}
	mark := 0
	switch {
	case strings.ContainsRune("-*+", rune(body[0])):
		mark = 1
	default:
		digits := len(body) - len(strings.TrimLeft(body, "0123456789"))
		if digits > 0 && digits <= 9 && digits < len(body) && (body[digits] == '.' || body[digits] == ')') {
			mark = digits + 1
		}
	}
	if mark == 0 || mark == len(body) || body[mark] != ' ' && body[mark] != '\t' {
		return -1, ""
	}
	return indent, strings.TrimSpace(body[mark:])
}

func indentOf(s string) (columns int, body string) {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case ' ':
			columns++
		case '\t':
			columns += 4 - columns%4
		default:
			return columns, s[i:]
		}
	}
	return columns, ""
}
