package yaml

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// FuzzEveryStyleReadsBack: however a document is written, it reads back as
// the values that were written; and the library, where it reads the text and
// is not known to be wrong, agrees.
func FuzzEveryStyleReadsBack(f *testing.F) {
	for i := range 500 {
		f.Add(someChoices(i))
	}
	f.Fuzz(func(t *testing.T, choices []byte) {
		w := writer{choices: choices}
		want := w.value("", "", top)
		src := w.String()
		got, err := Parse(src)
		if diff := cmp.Diff(want, got); err != nil || diff != "" {
			t.Errorf("%v (-want +got)\n%s\n%s", err, diff, src)
		}
		if plain, err := parsePlain(src); err == nil && !cmp.Equal(plain, want) && !quirk(src) {
			t.Errorf("the library reads it differently (-want +library)\n%s\n%s", cmp.Diff(want, plain), src)
		}
	})
}

func someChoices(seed int) (choices []byte) {
	for n := uint32(seed); len(choices) < 300; {
		n = n*1664525 + 1013904223
		choices = append(choices, byte(n>>24))
	}
	return choices
}

// What a text may be: easy to write or not.
var (
	easy = [...]string{"a", "b c", "go test ./...", "3.10", "true", "-x", "x:y", "http://a/b", "a#b", "it's", "日本 é", "one two three"}
	hard = [...]string{
		"", " ", " lead", "trail ", "a\nb", "a\nb\n", "a\n\n  b\nc\n\n", "\na", "tab\tin", "\ttab", "x: y", "x:", ":x", "# no", "a #b", "it's", `"q" \n`, "- d", "-", "--- a", "...", "? k", "?", "&a", "*a", "!t", "|", "> x", "%p", "@x", "`x`",
		"[x]", "{x}", "a, b", "null", "~", "True", "<<", "é 日本", "a\u0085b\u2028c", "🚀", "\x00\x1b", "a  b", "${{ a.b == 'c' }}", `C:\x`, "a\n- b\n# c\n", "one\n\n\ntwo\nthree",
	}
)

// What a value stands behind.
const (
	top = iota
	dash
	colon
)

// writer writes a document, in a style that the choices decide.
type writer struct {
	strings.Builder
	choices []byte
	depth   int
	keys    int
	named   list // the values with the anchors a0, a1 and so on
}

func (w *writer) pick(n int) int {
	if len(w.choices) == 0 {
		return 0
	}
	c := int(w.choices[0])
	w.choices = w.choices[1:]
	return c % n
}

// value writes a value behind a dash or a key, whose line begins with indent,
// and the blanks that follow it; and returns it.
func (w *writer) value(indent, blanks string, behind int) any {
	w.depth++
	defer func() { w.depth-- }()
	if n := len(w.named); behind != top && w.pick(8) == 1 {
		fmt.Fprintf(w, "%s&a%d", blanks, n)
		w.named = append(w.named, nil) // an alias inside is null
		w.named[n] = w.content(indent, blanks, behind, false)
		return w.named[n]
	}
	return w.content(indent, blanks, behind, behind == dash)
}

// content writes a value; compact says that a block collection may begin in
// the line.
func (w *writer) content(indent, blanks string, behind int, compact bool) any {
	kind := w.pick(8)
	if w.depth > 5 || len(w.choices) == 0 {
		kind %= 5
	}
	deeper := indent + strings.Repeat(" ", w.pick(4)+1)
	switch kind {
	case 0:
		if n := len(w.named); n > 0 && compact {
			n = w.pick(n)
			fmt.Fprintf(w, "%s*a%d", blanks, n)
			w.end()
			return w.named[n]
		}
		w.end()
		return nil
	case 1, 2, 3:
		w.WriteString(blanks)
		return w.scalar(deeper)
	case 4:
		w.WriteString(blanks)
		v := w.flow(deeper)
		w.end()
		return v
	}
	begun := behind == top // its first line is
	switch {
	case begun:
		deeper = ""
	case compact && w.pick(2) == 0:
		deeper, begun = indent+" "+blanks, true
		w.WriteString(blanks)
	default:
		if behind == colon && kind == 5 && w.pick(2) == 0 {
			deeper = indent
		}
		w.end()
	}
	items, m := list{}, Map{}
	for n := w.pick(4) + 1; n > 0; n-- {
		if !begun {
			w.WriteString(deeper)
		}
		begun = false
		blanks := strings.Repeat(" ", w.pick(3)+1)
		if kind == 5 {
			w.WriteString("-")
			items = append(items, w.value(deeper, blanks, dash))
			continue
		}
		k := w.key()
		w.WriteString(":")
		m = append(m, Entry{k, w.value(deeper, blanks, colon)})
	}
	if kind == 5 {
		return items
	}
	return m
}

// key writes a key that is not used twice.
func (w *writer) key() string {
	w.keys++
	k := fmt.Sprint(easy[w.pick(len(easy))], w.keys)
	switch w.pick(4) {
	case 0:
		k = fmt.Sprint(hard[w.pick(len(hard))], w.keys)
		w.WriteString(strconv.Quote(k))
	case 1:
		w.WriteString(single(k))
	default:
		w.WriteString(k)
	}
	return k
}

// scalar writes a text whose further lines begin with indent, to the end of
// its line.
func (w *writer) scalar(indent string) string {
	style := w.pick(6)
	s := hard[w.pick(len(hard))]
	if style >= 4 && !inBlock(s) || style < 2 {
		s = easy[w.pick(len(easy))]
	}
	switch style {
	case 0:
		w.WriteString(w.fold(s, indent))
	case 1:
		w.WriteString(w.fold(single(s), indent))
	case 2, 3:
		w.WriteString(w.fold(strconv.Quote(s), indent))
	default:
		return w.blockText(s, indent, style == 4)
	}
	w.end()
	return s
}

func single(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }

// fold may put a line end in the place of a lone blank.
func (w *writer) fold(s, indent string) string {
	i := strings.Index(s, " ")
	if i < 2 || i > len(s)-3 || strings.ContainsAny(s[i-1:i]+s[i+1:i+2], ` \#"-:`) || w.pick(2) == 0 {
		return s
	}
	return s[:i] + "\n" + indent + s[i+1:]
}

// inBlock reports whether a block scalar can be s without an indentation
// indicator.
func inBlock(s string) bool {
	return s != "" && !strings.ContainsAny(s[:1], " \t\n") && !strings.ContainsAny(s, "\x00\u0085\u2028")
}

// blockText writes a block scalar, a literal one or, where that can be, a
// folded one.
func (w *writer) blockText(s, indent string, folded bool) string {
	body := strings.TrimRight(s, "\n")
	end := s[len(body):]
	folded = folded && !strings.Contains(body, "\n ")
	header := "|"
	if folded {
		header = ">"
	}
	switch len(end) {
	case 0:
		header += "-"
	case 1:
	default:
		header += "+"
	}
	w.WriteString(header + "\n")
	for i, line := range strings.Split(body, "\n") {
		if line != "" {
			if folded && i > 0 {
				w.WriteString("\n")
			}
			line = indent + line
		}
		w.WriteString(line + "\n")
	}
	if end != "" {
		w.WriteString(end[1:])
	}
	return s
}

// flow writes a value in a flow collection, or one, over lines that begin
// with indent.
func (w *writer) flow(indent string) any {
	w.depth++
	defer func() { w.depth-- }()
	gap := func() {
		w.WriteString([...]string{"", " ", "\n" + indent, " # c\n" + indent}[w.pick(4)])
	}
	n := w.pick(4)
	if w.pick(2) == 0 {
		items := list{}
		w.WriteString("[")
		for i := range n {
			if i > 0 {
				w.WriteString(",")
			}
			gap()
			items = append(items, w.element(indent))
			gap()
		}
		w.WriteString("]")
		return items
	}
	m := Map{}
	w.WriteString("{")
	for i := range n {
		if i > 0 {
			w.WriteString(",")
		}
		gap()
		k := w.key()
		w.WriteString(": ")
		m = append(m, Entry{k, w.element(indent)})
		gap()
	}
	w.WriteString("}")
	return m
}

func (w *writer) element(indent string) any {
	kind := w.pick(6)
	if w.depth > 6 || len(w.choices) == 0 {
		kind %= 4
	}
	s := easy[w.pick(len(easy))]
	switch kind {
	case 0:
		w.WriteString("~")
		return nil
	case 1:
		w.WriteString(w.fold(s, indent))
	case 2:
		w.WriteString(w.fold(single(s), indent))
	case 3:
		s = hard[w.pick(len(hard))]
		w.WriteString(w.fold(strconv.Quote(s), indent))
	default:
		return w.flow(indent)
	}
	return s
}

// end ends a line, and may put comments and empty lines behind it.
func (w *writer) end() {
	w.WriteString([...]string{"\n", " # c: d\n", "   \n", "\n\n", "\n      # e\n", "\n# f\n"}[w.pick(6)])
}

// The styles that the seeds of the fuzz target choose are all of them.
func TestEveryStyleIsWritten(t *testing.T) {
	var all strings.Builder
	for i := range 500 {
		w := writer{choices: someChoices(i)}
		w.value("", "", top)
		all.WriteString(w.String())
	}
	for _, style := range []string{" |\n", " |-\n", " |+\n", " >-\n", " >\n", "- - ", ": &a0", "*a1", "- [", ": {", "'it''s'", "# c: d", `"\x00`} {
		if !strings.Contains(all.String(), style) {
			t.Errorf("no document has %q", style)
		}
	}
}
