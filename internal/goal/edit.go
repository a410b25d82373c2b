package goal

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"goalkeeper/internal/jsontext"
)

// document is the text of a record under change. Values are replaced, and
// members and elements inserted, by offset, in the file's own indentation and
// line end; all other bytes stay, unknown fields and key order with them.
// (sjson replaces as well, but glues what it inserts onto the line before.)
type document struct {
	text string // valid JSON, without a byte order mark
	bom  bool
	eol  string
	unit string // one level of indentation, "" when the file is on one line
}

func newDocument(raw []byte) *document {
	text, hadBOM := strings.CutPrefix(string(raw), bom)
	d := &document{text: text, bom: hadBOM, eol: "\n"}
	if i := strings.IndexByte(text, '\n'); i > 0 && text[i-1] == '\r' {
		d.eol = "\r\n"
	}
	if open := strings.IndexByte(text, '{'); open >= 0 {
		_, d.unit = indentAfter(text, open)
	}
	return d
}

func (d *document) bytes() []byte {
	if d.bom {
		return []byte(bom + d.text)
	}
	return []byte(d.text)
}

// find returns the value at path, and where it ends.
func (d *document) find(path string) (v jsontext.Value, end int, ok bool) {
	v = jsontext.Parse(d.text).At(path)
	return v, v.Index + len(v.Raw), v.Index > 0
}

// set replaces the value of key in the object at parent ("" for the root), or
// adds the member at the object's end. value is JSON; see render.
func (d *document) set(parent, key string, v value) {
	path := join(parent, key)
	if old, end, ok := d.find(path); ok {
		d.splice(old.Index, end, v.render(d, d.indentOf(old.Index)))
		return
	}
	open, end := d.container(parent)
	d.insert(open, end, func(indent string) string { return quote(key) + ": " + v.render(d, indent) })
}

// push appends an element to the array parent.key, which is made when missing
// or null.
func (d *document) push(parent, key string, v value) {
	path := join(parent, key)
	old, end, ok := d.find(path)
	if !ok || !old.IsArray() {
		d.set(parent, key, array{v})
		return
	}
	d.insert(old.Index, end, func(indent string) string { return v.render(d, indent) })
}

// remove takes out element i of the array at path, with the comma that
// separates it.
func (d *document) remove(path string, i int) {
	v, end, ok := d.find(path + "." + strconv.Itoa(i))
	if !ok {
		return
	}
	start := v.Index
	before := strings.TrimRight(d.text[:start], " \t\r\n")
	if strings.HasSuffix(before, ",") {
		start = len(before) - 1
	} else if rest := strings.TrimLeft(d.text[end:], " \t\r\n"); strings.HasPrefix(rest, ",") {
		rest = strings.TrimLeft(rest[1:], " \t\r\n")
		end = len(d.text) - len(rest)
	} else { // the only element
		start = len(before)
		end = len(d.text) - len(rest)
	}
	d.splice(start, end, "")
}

// container returns the bounds of the object at path: its opening bracket and
// the offset after its closing one.
func (d *document) container(path string) (open, end int) {
	if path == "" {
		return strings.IndexByte(d.text, '{'), strings.LastIndexByte(d.text, '}') + 1
	}
	v, end, _ := d.find(path)
	return v.Index, end
}

// insert adds a member or an element before the closing bracket of a
// container, the way its first one is laid out: on a line of its own with the
// same indentation, or on the same line.
func (d *document) insert(open, end int, item func(indent string) string) {
	inside := d.text[open+1 : end-1]
	last := open + 1 + len(strings.TrimRight(inside, " \t\r\n"))
	if strings.TrimSpace(inside) == "" { // empty: laid out by the file's indentation
		outer := d.indentOf(open)
		if d.unit == "" {
			d.splice(open+1, end-1, item(""))
			return
		}
		inner := outer + d.unit
		d.splice(open+1, end-1, d.eol+inner+item(inner)+d.eol+outer)
		return
	}
	if indent, _ := indentAfter(d.text, open); indent != "" {
		d.splice(last, last, ","+d.eol+indent+item(indent))
		return
	}
	separator := ","
	if strings.Contains(inside, ", ") || strings.Contains(inside, ": ") {
		separator = ", "
	}
	if strings.Contains(inside, "\n") { // its first item stands in column one
		separator = "," + d.eol
	}
	d.splice(last, last, separator+item(d.indentOf(open)))
}

func (d *document) splice(from, to int, with string) {
	d.text = d.text[:from] + with + d.text[to:]
}

// indentOf returns the blanks at the start of the line that offset lies on.
func (d *document) indentOf(offset int) string {
	line := d.text[strings.LastIndexByte(d.text[:offset], '\n')+1:]
	return line[:len(line)-len(strings.TrimLeft(line, " \t"))]
}

// indentAfter returns the indentation of the first item after an opening
// bracket when it stands on a line of its own, and what that adds to the
// indentation of the bracket's line.
func indentAfter(text string, open int) (indent, unit string) {
	blanks := text[open+1:]
	blanks = blanks[:len(blanks)-len(strings.TrimLeft(blanks, " \t\r\n"))]
	i := strings.LastIndexByte(blanks, '\n')
	if i < 0 {
		return "", ""
	}
	indent = blanks[i+1:]
	line := text[strings.LastIndexByte(text[:open], '\n')+1:]
	outer := line[:len(line)-len(strings.TrimLeft(line, " \t"))]
	return indent, strings.TrimPrefix(indent, outer)
}

func join(parent, key string) string {
	if parent == "" {
		return key
	}
	return parent + "." + key
}

// value is a JSON value that lays itself out: over several lines with the
// file's unit of indentation, or on one where the file has none.
type value interface {
	render(d *document, indent string) string
}

// raw is JSON that stays on one line.
type raw string

func (r raw) render(*document, string) string { return string(r) }

// text is a JSON string.
type text string

func (t text) render(*document, string) string { return quote(string(t)) }

func texts(all []string) array {
	a := array{}
	for _, s := range all {
		a = append(a, text(s))
	}
	return a
}

// array is a JSON array, one element a line.
type array []value

func (a array) render(d *document, indent string) string {
	items := make([]string, len(a))
	for i, v := range a {
		items[i] = v.render(d, indent+d.unit)
	}
	return d.block('[', ']', indent, items)
}

// fields is a JSON object, one member a line.
type fields []field

type field struct {
	key   string
	value value
}

func (f fields) render(d *document, indent string) string {
	items := make([]string, len(f))
	for i, m := range f {
		items[i] = quote(m.key) + ": " + m.value.render(d, indent+d.unit)
	}
	return d.block('{', '}', indent, items)
}

func (d *document) block(open, end byte, indent string, items []string) string {
	if len(items) == 0 {
		return string(open) + string(end)
	}
	if d.unit == "" {
		return string(open) + strings.Join(items, ", ") + string(end)
	}
	inner := d.eol + indent + d.unit
	return string(open) + inner + strings.Join(items, ","+inner) + d.eol + indent + string(end)
}

// object is a flat JSON object that stays on one line, as host_goal does.
type object []struct{ key, json string }

func (o object) inline() string {
	var b strings.Builder
	b.WriteByte('{')
	for i, m := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(quote(m.key) + ":" + m.json)
	}
	b.WriteByte('}')
	return b.String()
}

func (o object) render(*document, string) string {
	items := make([]string, len(o))
	for i, m := range o {
		items[i] = quote(m.key) + ": " + m.json
	}
	return "{ " + strings.Join(items, ", ") + " }"
}

// quote writes a JSON string. Only what JSON demands is escaped: no HTML, no
// letters beyond ASCII. Bytes that are not UTF-8 become U+FFFD.
func quote(s string) string {
	b := make([]byte, 0, len(s)+2)
	b = append(b, '"')
	for _, r := range s {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == '\n':
			b = append(b, '\\', 'n')
		case r == '\r':
			b = append(b, '\\', 'r')
		case r == '\t':
			b = append(b, '\\', 't')
		case r < ' ' || r == 0x7f:
			const hex = "0123456789abcdef"
			b = append(b, '\\', 'u', '0', '0', hex[r>>4], hex[r&15])
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return string(append(b, '"'))
}
