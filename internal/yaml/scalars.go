package yaml

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// plain reads a scalar without quotes. text says that it is one whatever it
// looks like.
func (r *reader) plain(parent int, flow, text bool) any {
	if !r.plainBegins(flow) {
		r.fail(r.pos, "no value begins like this; if it is a text, put it in quotes")
		return nil
	}
	s := r.plainLine(flow)
	var more []byte
	for r.peek(0) == '\n' {
		pos, bol := r.pos, r.bol
		n := r.newlines()
		if r.pos == len(r.src) || r.column() <= parent || r.peek(0) == '#' || flow && r.plainEnds(flow) {
			r.pos, r.bol = pos, bol
			break
		}
		more = append(fold(more, n), r.plainLine(flow)...)
	}
	if more != nil {
		return s + string(more)
	}
	if !text {
		switch s {
		case "~", "null", "Null", "NULL":
			return nil
		case "True", "TRUE":
			return "true"
		case "False", "FALSE":
			return "false"
		}
	}
	return s
}

func (r *reader) plainBegins(flow bool) bool {
	switch c := r.peek(0); c {
	case '-', '?', ':':
		next := r.peek(1)
		return !isSpace(next) && !(flow && flowMark(next))
	default:
		return strings.IndexByte("\n,[]{}#&*!|>'\"%@`", c) < 0
	}
}

// plainEnds reports whether the byte here is behind a plain scalar, or ends
// its line.
func (r *reader) plainEnds(flow bool) bool {
	switch c := r.src[r.pos]; c {
	case '\n':
		return true
	case ':':
		return r.colonHere(flow)
	case '#':
		return isBlank(r.src[r.pos-1])
	default:
		return flow && flowMark(c)
	}
}

// plainLine reads a plain scalar as far as it goes on its line.
func (r *reader) plainLine(flow bool) string {
	start := r.pos
	for r.pos < len(r.src) && !r.plainEnds(flow) {
		r.pos++
	}
	return strings.TrimRight(r.src[start:r.pos], " \t")
}

// fold writes n line ends of a folded text: one is a space, more are one less.
func fold(b []byte, n int) []byte {
	if n == 1 {
		return append(b, ' ')
	}
	return append(b, strings.Repeat("\n", n-1)...)
}

// quoted reads a scalar in quotes.
func (r *reader) quoted(quote byte) string {
	open := r.pos
	r.pos++
	var b []byte
	kept := 0 // escaped blanks stay at the end of a line
	for r.pos < len(r.src) {
		switch c := r.src[r.pos]; {
		case c == quote && quote == '\'' && r.peek(1) == quote:
			b = append(b, quote)
			r.pos += 2
		case c == quote:
			r.pos++
			return string(b)
		case c == '\\' && quote == '"':
			b = r.escape(b)
			kept = len(b)
		case c == '\n':
			for len(b) > kept && isBlank(b[len(b)-1]) {
				b = b[:len(b)-1]
			}
			b = fold(b, r.newlines())
			kept = len(b)
		default:
			b = append(b, c)
			r.pos++
		}
	}
	r.fail(open, "this quote is never closed")
	return ""
}

// escapes are the letters behind a backslash and what they stand for (YAML
// 1.2.2, 5.7).
var escapes = [...]struct {
	letter byte
	char   rune
}{
	{'0', 0}, {'a', '\a'}, {'b', '\b'}, {'t', '\t'}, {'\t', '\t'}, {'n', '\n'}, {'v', '\v'}, {'f', '\f'}, {'r', '\r'},
	{'e', 0x1b}, {' ', ' '}, {'"', '"'}, {'/', '/'}, {'\\', '\\'},
	{'N', 0x85}, {'_', 0xa0}, {'L', 0x2028}, {'P', 0x2029},
}

// escape reads what a backslash begins.
func (r *reader) escape(b []byte) []byte {
	at := r.pos
	if r.pos++; r.peek(0) == '\n' { // the text goes on in the next line
		return append(b, strings.Repeat("\n", max(0, r.newlines()-1))...)
	}
	char, n, ok := Unescape(r.src[r.pos:])
	if !ok {
		r.fail(at, "YAML has no such escape; write \\\\ for a backslash")
		return b
	}
	r.pos += n
	return utf8.AppendRune(b, char)
}

// Unescape reads what follows a backslash in double quotes, of n bytes; ok is
// false where YAML has no such escape. A pair of \u surrogates, as JSON writes
// it, is one character.
func Unescape(text string) (char rune, n int, ok bool) {
	if text == "" {
		return 0, 0, false
	}
	for _, e := range escapes {
		if e.letter == text[0] {
			return e.char, 1, true
		}
	}
	digits := 0
	switch text[0] {
	case 'x':
		digits = 2
	case 'u':
		digits = 4
	case 'U':
		digits = 8
	}
	n = 1 + digits
	char, ok = hex(text[1:], digits)
	if !ok {
		return 0, 0, false
	}
	if utf16.IsSurrogate(char) && digits == 4 && strings.HasPrefix(text[n:], `\u`) {
		if low, ok := hex(text[n+2:], 4); ok && utf16.DecodeRune(char, low) != utf8.RuneError {
			char, n = utf16.DecodeRune(char, low), n+6
		}
	}
	return char, n, utf8.ValidRune(char)
}

// hex reads a number of so many digits.
func hex(text string, digits int) (rune, bool) {
	if digits == 0 || len(text) < digits {
		return 0, false
	}
	n, err := strconv.ParseUint(text[:digits], 16, 31)
	return rune(n), err == nil
}

// literal reads a block scalar, whose lines are indented deeper than parent.
// A folded one joins its lines, but for those that begin with a blank.
func (r *reader) literal(parent int, folded bool) string {
	indent, chomp := r.literalHeader(parent)
	var b []byte
	breaks := -1  // line ends behind what was written
	apart := true // the line written last is not to be joined
	for r.pos < len(r.src) {
		breaks++
		line := r.pos + 1
		i := line
		for i < len(r.src) && r.src[i] == ' ' && (indent < 0 || i-line < indent) {
			i++
		}
		if i == len(r.src) || r.src[i] == '\n' {
			r.pos = i
			continue
		}
		if indent < 0 {
			indent = max(i-line, parent+1)
		}
		if i-line < indent {
			break
		}
		blank := isBlank(r.src[i])
		if folded && !apart && !blank {
			b = fold(b, breaks)
		} else {
			b = append(b, strings.Repeat("\n", breaks)...)
		}
		r.pos = lineEnd(r.src, i)
		b = append(b, r.src[i:r.pos]...)
		breaks, apart = 0, blank
	}
	switch {
	case chomp == '-' || chomp == 0 && len(b) == 0:
		breaks = 0
	case chomp == 0:
		breaks = min(breaks, 1)
	}
	return string(b) + strings.Repeat("\n", max(0, breaks))
}

// literalHeader reads the line of the | or > and returns the column that was
// asked for, or -1, and the + or -.
func (r *reader) literalHeader(parent int) (indent int, chomp byte) {
	indent = -1
	for r.pos++; ; r.pos++ {
		switch c := r.peek(0); {
		case '1' <= c && c <= '9' && indent < 0:
			indent = max(parent, 0) + int(c-'0')
		case (c == '-' || c == '+') && chomp == 0:
			chomp = c
		default:
			r.blanks()
			if r.peek(0) == '#' {
				r.pos = lineEnd(r.src, r.pos)
			}
			if r.peek(0) != '\n' {
				r.fail(r.pos, "the text of | or > begins on the next line")
			}
			return indent, chomp
		}
	}
}
