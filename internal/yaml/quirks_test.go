package yaml

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// quirks are the kinds of text that the library reads, and not as YAML 1.2
// says. src and want show one; of holds for every text of the kind, and for
// some others.
var quirks = [...]struct {
	why  string
	src  string
	want any
	of   func(src string) bool
}{
	{"a tab inside a plain text is dropped, in quotes it may move", "a: b\tc\n", Map{{"a", "b\tc"}}, has("\t")},
	{"a dash before NUL is that of a sequence", "-\x00", "-\x00", has("\x00")},
	{"in quotes CR LF is two line ends", "a: 'b\r\n  c'\n", Map{{"a", "b c"}}, has("\r")},
	{"in quotes a blank before a line end, or behind it, goes although it is escaped", "\"a\\ \n\"", "a  ", func(s string) bool { return strings.Contains(s, "\n") && (has("\\")(s) || has("''")(s)) }},
	{"a line of spaces is dropped from a plain text", "a: b\n\n \n  c\n", Map{{"a", "b\n\nc"}}, anyLine(func(l, _ string) bool { return l == "" })},
	{"in a plain text a line that begins with a dash takes in its comment, and is not always folded", "a: b\n  -c # d\n", Map{{"a", "b -c"}},
		func(s string) bool {
			var before string
			return anyLine(func(l, line string) bool {
				deeper := indent(line) >= indent(before) && before != "" && !strings.HasSuffix(before, ":")
				before = line
				return strings.HasPrefix(l, "-") && (deeper || !strings.HasPrefix(l, "- "))
			})(s)
		}},
	{"a lone dash takes the key below it", "a:\n-\nb:\n", Map{{"a", []any{nil}}, {"b", nil}}, anyLine(func(l, _ string) bool { return strings.HasSuffix(code(l), "-") })},
	{"a tag or anchor with nothing behind it takes the next line", "- !a\n- b\n", []any{nil, "b"},
		anyLine(func(l, _ string) bool {
			words := strings.Fields(code(l))
			return len(words) > 0 && strings.ContainsAny(words[len(words)-1], "&!")
		})},
	{"a missing key takes the value above it", "a:\n ''\n:", Map{{"a", ""}, {"", nil}}, anyLine(func(l, _ string) bool { return strings.HasPrefix(l, ":") || has(" :")(l) })},
	{"a ? at the end of a line of a flow collection is a text", "{?\n}", Map{{"", nil}}, has("?")},
	{"in a flow mapping a colon needs no space behind it", "{a:b, c: [80:90]}", Map{{"a:b", nil}, {"c", []any{"80:90"}}},
		func(s string) bool { return strings.ContainsAny(s, "[{") && tightColon(s) }},
	{"a key that ends with << is a merge key", "a <<: b\n", Map{{"a <<", "b"}},
		func(s string) bool {
			return strings.ContainsAny(s, "[{") || strings.HasSuffix(s, "<<:") || anyLine(func(l, _ string) bool {
				return strings.LastIndex(strings.TrimPrefix(l, "- "), "<<") > 0
			})(s)
		}},
	{"a quote in the name of an anchor begins a text", "&' b'c", "b'c", func(s string) bool { return strings.ContainsAny(s, "&*") && strings.ContainsAny(s, `"'`) }},
	{"the anchor of a value is set before that of its key", "&a b: &a c\nd: *a\n", Map{{"b", "c"}, {"d", "c"}}, func(s string) bool { return strings.Count(s, "&") > 1 }},
	{"a tag without a value in a flow collection is the zero value of its type", "[!!int , a]", []any{nil, "a"}, has("!!")},
	{"!!str leaves null null", "a: !!str null\n", Map{{"a", "null"}}, has("!!str")},
	{"an empty document ends the stream", "---\n---\na: b\n", Map{{"a", "b"}}, func(s string) bool { return strings.Count(s, "---") > 1 }},
	{"... is a marker whatever follows it", "...[]\n", "...[]", has("...")},
	{"a marker behind a block text without lines is its text", "--- |\n---\n", "", func(s string) bool { return blockText(s) && has("---")(s) }},
	{"of a block text that ends without a line end, blanks and a fold may be lost", "a: |\n b ", Map{{"a", "b "}}, func(s string) bool { return blockText(s) && !strings.HasSuffix(s, "\n") }},
	{"a block text that is the document is indented by one less than its number says", " |1\n a\n", "a\n", blockText},
	{"|+ without lines is a line end", "a: |+\n", Map{{"a", ""}}, anyLine(func(l, _ string) bool { return strings.HasSuffix(l, "+") })},
}

func has(part string) func(string) bool {
	return func(s string) bool { return strings.Contains(s, part) }
}

// anyLine is a kind of text: one with such a line, which is given without its
// blanks at both ends, and with them.
func anyLine(is func(trimmed, line string) bool) func(string) bool {
	return func(s string) bool {
		for line := range strings.SplitSeq(s, "\n") {
			if line != "" && is(strings.TrimSpace(line), line) {
				return true
			}
		}
		return false
	}
}

// code is a line up to its comment.
func code(line string) string {
	line, _, _ = strings.Cut(line, " #")
	return strings.TrimSpace(line)
}

func indent(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// tightColon reports whether a colon stands before anything but a space.
func tightColon(s string) bool {
	for i := range len(s) - 1 {
		if s[i] == ':' && s[i+1] != ' ' && s[i+1] != '\n' {
			return true
		}
	}
	return false
}

func blockText(s string) bool { return strings.ContainsAny(s, "|>") }

func quirk(src string) bool {
	for _, q := range quirks {
		if q.of(src) {
			return true
		}
	}
	return false
}

// Where we and the library differ it is for a reason, and the reason is still
// true.
func TestWhereTheLibraryIsWrong(t *testing.T) {
	for _, q := range quirks {
		if !q.of(q.src) {
			t.Errorf("%s: %q is not of its own kind", q.why, q.src)
		}
		got, err := Parse(q.src)
		if diff := cmp.Diff(q.want, got); err != nil || diff != "" {
			t.Errorf("%s: %q: %v\n%s", q.why, q.src, err, diff)
		}
		if plain, err := parsePlain(q.src); err != nil || cmp.Equal(plain, q.want) {
			t.Errorf("%s: the library reads %q as we do, or not at all (%v): delete the row", q.why, q.src, err)
		}
	}
}
