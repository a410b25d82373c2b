package goalmd

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"goalkeeper/internal/yaml"
)

// The front matter of GOAL.md is flat: one `key: value` a line, the value a
// plain, single- or double-quoted YAML scalar. It is read here and not by
// internal/yaml because an edit needs the offset of each value. A test holds
// this reader to what a YAML library reads.

type key int

const (
	goalKey key = iota
	createdKey
	updatedKey
	iterationKey
	statusKey
	keyCount

	otherKey key = -1
)

var keyNames = [keyCount]string{"goal", "created", "updated", "iteration", "status"}

func keyNamed(name string) key {
	for k, n := range keyNames {
		if n == name {
			return key(k)
		}
	}
	return otherKey
}

// field is one value of the front matter.
type field struct {
	line       int // 0 when the key is missing
	value      string
	start, end int  // the value in the file, without its quotes
	empty      bool // nothing after the colon; start is just behind it
}

type frontMatter struct {
	fields [keyCount]field
	close  int    // offset of the closing `---`
	body   int    // offset behind its line
	lines  int    // number of lines up to there
	eol    string // the line end of the file's first line
}

const byteOrderMark = "\ufeff"

// readFrontMatter reads what stands between the first two `---` lines.
// Values of keys it does not know may be any YAML; they are passed over.
func readFrontMatter(raw []byte) (frontMatter, *SyntaxError) {
	var f frontMatter
	pos := 0
	if bytes.HasPrefix(raw, []byte(byteOrderMark)) {
		pos = len(byteOrderMark)
	}
	first, next := lineAt(raw, pos)
	if !isDelimiter(first) {
		return f, &SyntaxError{1, "front matter is missing; the file must begin with a line ---"}
	}
	f.eol = "\n"
	if bytes.HasSuffix(raw[:next], []byte("\r\n")) {
		f.eol = "\r\n"
	}
	last := otherKey // the key that indented lines belong to
	anyKey := false
	for line := 2; next < len(raw); line++ {
		pos = next
		var text []byte
		text, next = lineAt(raw, pos)
		if isDelimiter(text) {
			f.close, f.body, f.lines = pos, next, line
			return f, nil
		}
		if i := bytes.IndexFunc(text, isControl); i >= 0 {
			return f, &SyntaxError{line, "a control character stands in the front matter; remove it"}
		}
		trimmed := bytes.TrimLeft(text, " \t")
		if len(trimmed) == 0 || trimmed[0] == '#' {
			continue
		}
		if len(trimmed) < len(text) || isIndicator(text, '-') {
			if !anyKey {
				return f, &SyntaxError{line, "a key and a colon are expected at the start of the line"}
			}
			if last != otherKey {
				return f, &SyntaxError{line, fmt.Sprintf("the value of %s must stand on one line", keyNames[last])}
			}
			continue
		}
		name, colon, what := readKey(text)
		if what != "" {
			return f, &SyntaxError{line, what}
		}
		last, anyKey = keyNamed(name), true
		if last == otherKey {
			continue
		}
		if f.fields[last].line != 0 {
			return f, &SyntaxError{line, fmt.Sprintf("%s stands twice; keep one", name)}
		}
		v, what := readScalar(text, colon+1)
		if what != "" {
			return f, &SyntaxError{line, fmt.Sprintf("the value of %s %s", name, what)}
		}
		v.line, v.start, v.end = line, v.start+pos, v.end+pos
		f.fields[last] = v
	}
	return f, &SyntaxError{1, "the front matter has no end; close it with a line ---"}
}

// lineAt returns the line at pos without its end, and where the next begins.
func lineAt(raw []byte, pos int) (line []byte, next int) {
	next = len(raw)
	if i := bytes.IndexByte(raw[pos:], '\n'); i >= 0 {
		next = pos + i + 1
	}
	return bytes.TrimSuffix(bytes.TrimSuffix(raw[pos:next], []byte("\n")), []byte("\r")), next
}

func isDelimiter(line []byte) bool {
	return bytes.HasPrefix(line, []byte("---")) && len(bytes.TrimRight(line[3:], " \t")) == 0
}

func isControl(r rune) bool { return r < ' ' && r != '\t' || r == 0x7f }

func isBlank(c byte) bool { return c == ' ' || c == '\t' }

// isIndicator reports whether text begins with the YAML indicator c, which
// is one only before a blank or at the end.
func isIndicator(text []byte, c byte) bool {
	return text[0] == c && (len(text) == 1 || isBlank(text[1]))
}

const quoteIt = "; put the value in double quotes"

// readKey reads the key of a line that begins with one, and finds its colon.
func readKey(text []byte) (name string, colon int, what string) {
	const noKey = "a key and a colon are expected at the start of the line"
	if c := text[0]; c == '"' || c == '\'' {
		v, end, what := readQuoted(text, 0)
		if what != "" {
			return "", 0, noKey
		}
		for end < len(text) && isBlank(text[end]) {
			end++
		}
		if end == len(text) || !isIndicator(text[end:], ':') {
			return "", 0, noKey
		}
		return v.value, end, ""
	}
	if strings.IndexByte(",[]{}#&*!|>%@`", text[0]) >= 0 || isIndicator(text, '?') || isIndicator(text, ':') {
		return "", 0, noKey
	}
	for i, c := range text {
		if c == '#' && isBlank(text[i-1]) {
			break
		}
		if c == ':' && isIndicator(text[i:], ':') {
			return string(bytes.TrimRight(text[:i], " \t")), i, ""
		}
	}
	return "", 0, noKey
}

// readScalar reads the value behind the colon. what completes the sentence
// "the value of goal …".
func readScalar(text []byte, colon int) (v field, what string) {
	i := colon
	for i < len(text) && isBlank(text[i]) {
		i++
	}
	if i == len(text) || text[i] == '#' {
		return field{start: colon, end: colon, empty: true}, ""
	}
	if c := text[i]; c == '"' || c == '\'' {
		v, end, what := readQuoted(text, i)
		if what != "" {
			return v, what
		}
		rest := bytes.TrimLeft(text[end:], " \t")
		if len(rest) > 0 && (rest[0] != '#' || !isBlank(text[end])) {
			return v, "goes on behind its closing quote; escape the quotes inside it"
		}
		return v, ""
	}
	end := len(text)
	for j := i; j < len(text); j++ {
		if text[j] == '#' && isBlank(text[j-1]) {
			end = j
			break
		}
		if text[j] == ':' && isIndicator(text[j:], ':') {
			return v, "holds a colon before a blank" + quoteIt
		}
	}
	switch c := text[i]; {
	case c == '|' || c == '>':
		return v, "must stand on one line"
	case strings.IndexByte(",[]{}&*!%@`", c) >= 0, isIndicator(text[i:], '-'), isIndicator(text[i:], '?'):
		return v, fmt.Sprintf("begins with %c, which YAML reserves%s", c, quoteIt)
	}
	plain := bytes.TrimRight(text[i:end], " \t")
	v = field{value: string(plain), start: i, end: i + len(plain)}
	switch v.value {
	case "~", "null", "Null", "NULL":
		v.value = ""
	}
	return v, ""
}

// readQuoted reads the quoted scalar at i and returns where it ends.
func readQuoted(text []byte, i int) (v field, end int, what string) {
	quote := text[i]
	v.start = i + 1
	var value []byte
	for j := v.start; j < len(text); {
		c := text[j]
		switch {
		case c == quote && quote == '\'' && j+1 < len(text) && text[j+1] == quote:
			value = append(value, quote)
			j += 2
		case c == quote:
			v.value, v.end = string(value), j
			return v, j + 1, ""
		case c == '\\' && quote == '"':
			r, n, ok := yaml.Unescape(string(text[j+1 : min(j+12, len(text))])) // a pair of surrogates is the longest
			if !ok {
				return v, 0, "has an escape that YAML does not know; write \\\\ for a backslash"
			}
			value = utf8.AppendRune(value, r)
			j += 1 + n
		default:
			value = append(value, c)
			j++
		}
	}
	return v, 0, "has no closing quote on its line"
}

// timeLayouts are the forms in which people and agents write a time; the
// first is the one the file should have.
var timeLayouts = [...]string{
	time.RFC3339,
	"2006-01-02 15:04:05Z07:00",
	"2006-01-02T15:04:05",
	"2006-01-02 15:04:05",
	"2006-01-02 15:04",
	"2006-01-02",
}

const notRFC3339 = "is not an RFC 3339 time such as 2026-01-31T09:30:00Z"

// fillFront copies the front matter's values into d and notes what is wrong
// with them. A wrong value does not make the file unreadable.
func (d *Doc) fillFront() {
	get := func(k key) string { return d.front.fields[k].value }
	fault := func(k key, what string) {
		d.Faults = append(d.Faults, SyntaxError{d.front.fields[k].line, keyNames[k] + " " + what})
	}
	if d.Goal = get(goalKey); d.Goal == "" {
		fault(goalKey, "is missing")
	}
	moment := func(k key) time.Time {
		for i, layout := range timeLayouts {
			if t, err := time.Parse(layout, get(k)); err == nil {
				if i > 0 {
					fault(k, notRFC3339)
				}
				return t
			}
		}
		fault(k, notRFC3339)
		return time.Time{}
	}
	d.Created = moment(createdKey)
	d.Updated = moment(updatedKey)
	if n, err := strconv.Atoi(get(iterationKey)); err != nil || n < 0 {
		fault(iterationKey, "is not a whole number from 0")
	} else {
		d.Iteration = n
	}
	if d.Status = Status(get(statusKey)); d.Status == "" {
		fault(statusKey, "is missing; write in-progress or blocked")
	}
}

// quote writes s as a double-quoted YAML string on one line. What can be
// read stays as it is; what cannot is escaped.
func quote(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r < ' ' || 0x7f <= r && r < 0xa0:
			fmt.Fprintf(&b, `\x%02x`, r)
		case r == 0x2028 || r == 0x2029 || r == 0xfeff:
			fmt.Fprintf(&b, `\u%04x`, r)
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
