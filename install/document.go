package install

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"goalkeeper/internal/jsontext"
)

// RefusedError says why a settings file was left untouched.
type RefusedError struct {
	Line, Column int // 1-based; the column counts characters
	What         string
}

func (e *RefusedError) Error() string {
	return fmt.Sprintf("%d:%d: %s", e.Line, e.Column, e.What)
}

// refuse makes the error for the byte offset at of text.
func refuse(text string, at int, format string, args ...any) error {
	before := text[:min(at, len(text))]
	line := strings.Count(before, "\n") + 1
	column := utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1
	return &RefusedError{Line: line, Column: column, What: fmt.Sprintf(format, args...)}
}

// splitMark separates the byte order mark from the text.
func splitMark(file []byte) (mark, text string) {
	const bom = "\ufeff"
	text = string(file)
	if rest, ok := strings.CutPrefix(text, bom); ok {
		return bom, rest
	}
	return "", text
}

// strict checks that text is one JSON value without comments or trailing
// commas: the client reads nothing looser.
func strict(text string) error {
	if fault := jsontext.Check(text); fault != nil {
		return refuse(text, fault.Offset, "not strict JSON: %v", fault)
	}
	return nil
}

// root parses text, which strict has passed. Offsets of all values reached
// from it count from the beginning of text.
func root(text string) jsontext.Value {
	start := strings.IndexFunc(text, func(r rune) bool { return !isBlank(r) })
	end := len(strings.TrimRightFunc(text, isBlank))
	r := jsontext.Parse(text[start:end])
	r.Index = start
	return r
}

func isBlank(r rune) bool { return r == ' ' || r == '\t' || r == '\n' || r == '\r' }

// end is the offset of the byte after v.
func end(v jsontext.Value) int { return v.Index + len(v.Raw) }

// member is one entry of an object or array.
type member struct {
	key   string // "" in an array
	at    int    // where the entry begins: its key, or in an array its value
	value jsontext.Value
}

// members lists the entries of c in the file's order, repeated keys included.
func members(c jsontext.Value) []member {
	if !c.IsObject() && !c.IsArray() {
		return nil
	}
	var list []member
	c.ForEach(func(key, value jsontext.Value) bool {
		m := member{at: value.Index, value: value}
		if c.IsObject() {
			m.key, m.at = key.Str, key.Index
		}
		list = append(list, m)
		return true
	})
	return list
}

// lookup finds the entry of object c named key; where a key stands twice the
// last one counts, as it does for the client.
func lookup(c jsontext.Value, key string) (jsontext.Value, bool) {
	var found jsontext.Value
	ok := false
	for _, m := range members(c) {
		if m.key == key && c.IsObject() {
			found, ok = m.value, true
		}
	}
	return found, ok
}

// step is one link of the way from the root to a value: the entry number
// index of container.
type step struct {
	container jsontext.Value
	index     int
}

// prune takes the last step's entry out of text, and with it every container
// on the way that held nothing else. The comma and the blanks that came with
// the entry go too, so that taking out what insert put in gives the old text.
func prune(text string, way []step) string {
	k := len(way) - 1
	for k > 0 && len(members(way[k].container)) == 1 {
		k--
	}
	c, list, i := way[k].container, members(way[k].container), way[k].index
	from, to := c.Index+1, end(c)-1
	switch {
	case i > 0:
		from, to = end(list[i-1].value), end(list[i].value)
	case len(list) > 1:
		from, to = list[0].at, list[1].at
	}
	return text[:from] + text[to:]
}

// layout is how a file is written.
type layout struct {
	eol   string // line end
	unit  string // one step of indentation
	lines bool   // one entry a line, rather than everything on one
}

// layoutOf reads the layout from the first entry of the root object; a file
// with nothing in it gets two blanks and the line end that it has.
func layoutOf(text string) layout {
	l := layout{eol: lineEnd(text), unit: "  ", lines: true}
	r := root(text)
	list := members(r)
	if len(list) == 0 {
		return l
	}
	lead := leadingBlanks(text, list[0].at)
	if i := strings.LastIndexAny(lead, "\r\n"); i >= 0 {
		l.unit = strings.TrimPrefix(lead[i+1:], indentOf(text, r.Index))
	} else {
		l.lines = strings.ContainsAny(r.Raw, "\r\n")
	}
	return l
}

// lineEnd is the first line end of text, or a line feed where it has one line.
func lineEnd(text string) string {
	i := strings.IndexAny(text, "\r\n")
	switch {
	case i < 0 || text[i] == '\n':
		return "\n"
	case strings.HasPrefix(text[i:], "\r\n"):
		return "\r\n"
	}
	return "\r"
}

// leadingBlanks is the white space directly before offset at.
func leadingBlanks(text string, at int) string {
	return text[len(strings.TrimRightFunc(text[:at], isBlank)):at]
}

// indentOf is the white space at the beginning of the line that holds offset at.
func indentOf(text string, at int) string {
	line := text[strings.LastIndexAny(text[:at], "\r\n")+1:]
	return line[:len(line)-len(strings.TrimLeft(line, " \t"))]
}

// insert adds an entry at the end of container c: its key (ignored in an
// array) and value. It is written as the entry before it is: on a line of its
// own with the same indentation, or on the same line.
func insert(text string, l layout, c jsontext.Value, key string, value any) string {
	list := members(c)
	if len(list) > 0 {
		last := list[len(list)-1]
		lead := leadingBlanks(text, last.at)
		i := strings.LastIndexAny(lead, "\r\n")
		l.lines = i >= 0
		entry := l.entry(c, key, value, lead[i+1:])
		return text[:end(last.value)] + "," + lead + entry + text[end(last.value):]
	}
	inner := l.entry(c, key, value, "")
	if l.lines {
		outer := indentOf(text, c.Index)
		inner = l.eol + outer + l.unit + l.entry(c, key, value, outer+l.unit) + l.eol + outer
	}
	return text[:c.Index+1] + inner + text[end(c)-1:]
}

// replace puts value where old stands: over several lines if old or the line
// it stands on is laid out that way.
func replace(text string, l layout, old jsontext.Value, value any) string {
	ownLine := strings.ContainsAny(leadingBlanks(text, old.Index), "\r\n")
	l.lines = ownLine || strings.ContainsAny(old.Raw, "\r\n")
	return text[:old.Index] + l.render(value, indentOf(text, old.Index)) + text[end(old):]
}

func (l layout) entry(c jsontext.Value, key string, value any, indent string) string {
	v := l.render(value, indent)
	if !c.IsObject() {
		return v
	}
	if l.lines {
		return encode(key) + ": " + v
	}
	return encode(key) + ":" + v
}

// render spells value as JSON; lines after the first begin with indent.
func (l layout) render(value any, indent string) string {
	s := encode(value)
	if !l.lines {
		return s
	}
	return strings.ReplaceAll(jsontext.Indent(s, indent, l.unit), "\n", l.eol)
}

// encode spells value as JSON on one line, < and > as they are.
func encode(value any) string { return string(jsontext.Marshal(value)) }
