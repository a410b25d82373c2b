package yaml

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

type list = []any

func TestConstructsHaveTheirValues(t *testing.T) {
	for _, c := range []struct {
		why, src string
		want     any
	}{
		{"nothing is no value", "", nil},
		{"comments are no value", "# a\n  # b\n", nil},
		{"a mapping keeps its order", "b: 1\na: 2\n", Map{{"b", "1"}, {"a", "2"}}},
		{"blocks nest by their columns", "a:\n   b:\n    - c\n   d: e\nf:\n", Map{{"a", Map{{"b", list{"c"}}, {"d", "e"}}}, {"f", nil}}},
		{"a sequence may stand at the column of its key", "a:\n- b\n-\n- c: d\n  e: f\ng: h\n", Map{{"a", list{"b", nil, Map{{"c", "d"}, {"e", "f"}}}}, {"g", "h"}}},
		{"a lone dash does not take the key below it", "a:\n-\nb: c\n", Map{{"a", list{nil}}, {"b", "c"}}},
		{"collections begin in the line of a dash", "- - a\n  -   b: c\n      d: e\n- -\n", list{list{"a", Map{{"b", "c"}, {"d", "e"}}}, list{nil}}},
		{"explicit keys may have any value, or none", "? a\n: - b\n? - c\n?\n- d\n:\n- e\n", Map{{"a", list{"b"}}, {"", nil}, {"", list{"e"}}}},
		{"flow collections run over lines and comments", "a: [b, # x\n\n c: d, {e: f,g},\n]\nh: {'i':j, ? k : l, }\n", Map{{"a", list{"b", Map{{"c", "d"}}, Map{{"e", "f"}, {"g", nil}}}}, {"h", Map{{"i", "j"}, {"k", "l"}}}}},
		{"a collection can be a key, which has no text", "[a]: b\n{c: d}: e\n", Map{{"", "b"}, {"", "e"}}},
		{"a comment needs a space before it, but behind a mark", "a: b#c #d\ne: 'f'#g\nh: [i,#j\n]#k\n", Map{{"a", "b#c"}, {"e", "f"}, {"h", list{"i"}}}},
		{"a colon is one before a space", "a:b: c:d\n'e' : f\ng :h : i\n", Map{{"a:b", "c:d"}, {"e", "f"}, {"g :h", "i"}}},
		{"in a flow collection too, but behind quotes", `{a:b, "c":d, e: f:g}`, Map{{"a:b", nil}, {"c", "d"}, {"e", "f:g"}}},

		{"plain scalars stay as they are written", "[3.10, 0x1F, 1_000, .inf, 2024-01-02, yes, on, -a, ?b, :c]", list{"3.10", "0x1F", "1_000", ".inf", "2024-01-02", "yes", "on", "-a", "?b", ":c"}},
		{"true and false have one form", "[true, True, TRUE, false, False, FALSE, tRUE, 'True']", list{"true", "true", "true", "false", "false", "false", "tRUE", "True"}},
		{"null has four, and nothing", "[~, null, Null, NULL, nULL, 'null', '']", list{nil, nil, nil, nil, "nULL", "null", ""}},
		{"a plain text folds over lines", "a: b\n  c\n\n   d  \n\n\n # e\nf: g\n", Map{{"a", "b c\nd"}, {"f", "g"}}},
		{"a line of it may look like an item", "a: b\n  - c\n  -d # e\n", Map{{"a", "b - c -d"}}},
		{"a tab in it stays, at its ends it goes", "a:\tb\tc\t\n", Map{{"a", "b\tc"}}},
		{"single quotes have one escape", "'it''s \\n \"\n\n  x '", "it's \\n \"\nx "},
		{"double quotes have the escapes of YAML 1.2", `"\0\a\b\t\n\v\f\r\e\ \"\/\\\N\_\L\P\x41\u00e9\U0001F680\ud83d\ude80"`, "\x00\a\b\t\n\v\f\r\x1b \"/\\\u0085\u00a0\u2028\u2029Aé🚀🚀"},
		{"double quotes fold, and a backslash joins lines", "\"a  \n  b\\\n   \\ c\\t \n\n d\"", "a b c\t\nd"},

		{"a literal text keeps its lines", "a: |\n\n  b\n    c\n\n  d # e\n\n\nf: g", Map{{"a", "\nb\n  c\n\nd # e\n"}, {"f", "g"}}},
		{"a folded text joins them, but for indented ones", "a: >\n  b\n  c\n\n  d\n    e\n    f\n\n  g\n", Map{{"a", "b c\nd\n  e\n  f\n\ng\n"}}},
		{"chomping strips or keeps its end", "- |-\n a\n\n- |+\n a\n\n- >-\n a\n\n- >+\n a\n\n- |+\n\n- |\n", list{"a", "a\n\n", "a", "a\n\n", "\n", ""}},
		{"an indentation indicator keeps leading blanks", "a: |2-\n    b\n   c\nd:\n- >1\n  e\n", Map{{"a", "  b\n c"}, {"d", list{" e\n"}}}},
		{"both indicators come in any order, a comment behind them", "- |-1 # a\n  b\n- |1- # c\n  d\n", list{" b", " d"}},
		{"a text ends where the file does", "a: |\n  b", Map{{"a", "b"}}},
		{"less indented comments end a text", "a: |\n  b\n # c\nd: e\n", Map{{"a", "b\n"}, {"d", "e"}}},
		{"lines of blanks before a text are empty lines", "a: |\n     \n  b\n", Map{{"a", "\nb\n"}}},

		{"an alias is the value of its anchor", "a: &x [1, &y 2]\nb: *x\n*y : *y\n", Map{{"a", list{"1", "2"}}, {"b", list{"1", "2"}}, {"2", "2"}}},
		{"an anchor names a block on the next lines, a key on its own", "a: &x\n  &y b: c\nd: *x\ne: *y\nf: &z\n- g\nh: *z\ni: &n\nj: *n\n", Map{{"a", Map{{"b", "c"}}}, {"d", Map{{"b", "c"}}}, {"e", "b"}, {"f", list{"g"}}, {"h", list{"g"}}, {"i", nil}, {"j", nil}}},
		{"an alias inside its own anchor is null", "&a [b, *a]", list{"b", nil}},
		{"merged keys come first, and give way", "x: &x {a: 1, b: 2}\ny: &y {b: 3, c: 4}\nd:\n  c: 5\n  <<: [*x, *y]\n  e: 6\n", Map{{"x", Map{{"a", "1"}, {"b", "2"}}}, {"y", Map{{"b", "3"}, {"c", "4"}}}, {"d", Map{{"a", "1"}, {"b", "2"}, {"c", "5"}, {"e", "6"}}}}},
		{"merges add up, anything but a mapping adds nothing", "x: &x {a: 1}\nd: {<<: *x, <<: {b: 2}, '<<': c}\ne: {<<: [f], <<: ~}\n", Map{{"x", Map{{"a", "1"}}}, {"d", Map{{"a", "1"}, {"b", "2"}, {"<<", "c"}}}, {"e", Map{}}}},
		{"tags are read over", "a: !!str 1\nb: !x [c]\nd: !<tag:e,2:f>\n  g: h\ni: !reference [j, k]\nl: !!binary |\n  m\nn: [!o , !p q]\n", Map{{"a", "1"}, {"b", list{"c"}}, {"d", Map{{"g", "h"}}}, {"i", list{"j", "k"}}, {"l", "m\n"}, {"n", list{nil, "q"}}}},
		{"behind a tag null and True are texts", "[!x null, !!str True, !!null null, !!bool True]", list{"null", "True", nil, "true"}},
		{"anchor and tag stand in any order, on several lines", "a: &b !c d\ne: !c &f\n  !g\n  h: i\nj: [*b , *f ]\n", Map{{"a", "d"}, {"e", Map{{"h", "i"}}}, {"j", list{"d", Map{{"h", "i"}}}}}},

		{"the first document with a value counts", "---\n# a\n---\n...\n---\nb: c\n---\n[", Map{{"b", "c"}}},
		{"a document may begin on the line of its marker", "--- 'a'\n", "a"},
		{"or with a text", "--- |\n a\n  b\n...\n", "a\n b\n"},
		{"a marker stands alone", "a: ---\n---b: ...\n...c: d\n", Map{{"a", "---"}, {"---b", "..."}, {"...c", "d"}}},
		{"directives go before it", "%YAML 1.2\n# a\n%TAG ! x\n--- # b\nc: d\n", Map{{"c", "d"}}},
		{"a byte order mark is no text", "\ufeffa: b\n", Map{{"a", "b"}}},
		{"CR LF and CR end lines", "a: |\r\n  b\r\n\r\n  c\r\nd: 'e\r\n  f'\rg: h\r\n", Map{{"a", "b\n\nc\n"}, {"d", "e f"}, {"g", "h"}}},
		{"tabs part what is not indentation", "a:\t'b'\t# c\n\t\nd:\t[\te\t,\n\tf\n\t]\n", Map{{"a", "b"}, {"d", list{"e", "f"}}}},
		{"text need not be ASCII", "größe: «é» 日本\n", Map{{"größe", "«é» 日本"}}},
		{"what is no UTF-8 is replaced", "a: \xff\xfe\n", Map{{"a", "\ufffd\ufffd"}}},
	} {
		got, err := Parse(c.src)
		if diff := cmp.Diff(c.want, got); err != nil || diff != "" {
			t.Errorf("%s: %q: %v (-want +got)\n%s", c.why, c.src, err, diff)
		}
	}
}

func TestFaultsNameTheirLine(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"a: b\nc: [d,\ne: f", "line 2: this bracket is never closed"},
		{"a: {b]", "line 1: a value, a comma or the closing bracket is missing before this"},
		{"a: [b 'c']\nd: ['e' f]", "line 2: a value, a comma"},
		{"a: [,]", "line 1: a value, a comma"},
		{"a: [b, , c]", "line 1: a value, a comma"},
		{"\na: 'b\n\nc", "line 2: this quote is never closed"},
		{"a: \"b\\", "line 1: this quote is never closed"},
		{"a: \"b\n\\c\"", "line 2: YAML has no such escape"},
		{`a: "\ud83d\u0041"`, "line 1: YAML has no such escape"},
		{`a: "\u12`, "line 1: YAML has no such escape"},
		{"a: b: c", "line 1: no mapping may begin here"},
		{"a: 'b': c", "line 1: no mapping may begin here"},
		{"--- a: b", "line 1: no mapping may begin here"},
		{"a: - b", "line 1: no value begins like this"},
		{"a: @b", "line 1: no value begins like this"},
		{"a: b\n- c", "line 2: no value begins like this"},
		{"a: b\nc\nd: e", "line 2: a key needs a colon"},
		{"a: b\n  c: d", "line 2: this does not belong"},
		{"a:\n  b: c\n d: e", "line 3: this does not belong"},
		{"- a\n - b\n- c: d\n   - e", ""}, // texts that go on
		{"- a\nb: c", "line 2: this does not belong"},
		{"'a' b", "line 1: this does not belong"},
		{"\ta: b", "line 1: no mapping may begin here"},
		{"a:\n\t- b", "line 2: no value begins like this"},
		{"  a: b\n \tc: d", "line 2: a tab is part of the indentation"},
		{"a: |x\n  b", "line 1: the text of | or > begins on the next line"},
		{"a: 1\nb:\n  a: 2\n  'a': 3\n", `line 4: the key "a" stands twice`},
		{"{a: 1, a: 2}", `line 1: the key "a" stands twice`},
		{"a: *none", "line 1: no value before has the anchor none"},
		{"a: [*b]\nb: &b c", "line 1: no value before has the anchor b"},
		{"a: &b &c d", "line 1: a value has one anchor"},
		{"a: & b", "line 1: a value has one anchor"},
		{"a: !b[c]", "line 1: a space is missing"},
		{"%YAML 1.2\na: b", "line 2: a line --- must follow the directives"},
		{"---\n---\na: [\n", "line 3: this bracket"},
	} {
		_, err := Parse(c.src)
		if err == nil && c.want != "" || err != nil && (c.want == "" || !strings.HasPrefix(err.Error(), c.want)) {
			t.Errorf("%q: error %v, want %q", c.src, err, c.want)
		}
	}
}

// A document whose anchors multiply is refused before anybody walks it, and
// so is one whose levels would exhaust the stack.
func TestAliasesDoNotMultiplyAndLevelsDoNotPile(t *testing.T) {
	bomb := func(first, next string) string {
		var b strings.Builder
		b.WriteString(first)
		for i := range 40 {
			fmt.Fprintf(&b, next, i+1, i)
		}
		return b.String()
	}
	for _, c := range []struct{ why, src, want string }{
		{"aliases in a sequence", bomb("a0: &a0 [x, x]\n", "a%[1]d: &a%[1]d [*a%[2]d, *a%[2]d]\n"), "too many values"},
		{"aliases as values", bomb("a0: &a0 {x: y}\n", "a%[1]d: &a%[1]d {b: *a%[2]d, c: *a%[2]d}\n"), "too many values"},
		{"merges of merges", bomb("a0: &a0 {x: y}\n", "a%[1]d: &a%[1]d {k%[1]d: 1, <<: [*a%[2]d, *a%[2]d]}\n"), "too many values"},
		{"many values", strings.Repeat("- a\n", maxNodes+1), "too many values"},
		{"brackets", strings.Repeat("[", 3000) + strings.Repeat("]", 3000), "nested too deep"},
		{"braces", strings.Repeat("{a: ", 3000) + strings.Repeat("}", 3000), "nested too deep"},
		{"dashes", strings.Repeat("- ", 3000), "nested too deep"},
		{"question marks", strings.Repeat("? ", 3000), "nested too deep"},
	} {
		if _, err := Parse(c.src); err == nil || !strings.HasSuffix(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.why, err, c.want)
		}
	}
	for _, src := range []string{strings.Repeat("[", 900) + strings.Repeat("]", 900), strings.Repeat("- ", 900) + "a", strings.Repeat("- a\n", maxNodes-10)} {
		if _, err := Parse(src); err != nil {
			t.Errorf("%.20q: %v", src, err)
		}
	}
}

func TestDocumentsAreAskedByKey(t *testing.T) {
	doc, err := Parse("a: {b: {c: d}, e: [f, [g, {h: i}, ''], j]}\n")
	if err != nil {
		t.Fatal(err)
	}
	if got := Text(Get(doc, "a", "b", "c")); got != "d" {
		t.Errorf("a step for each key: %q", got)
	}
	if got := Get(doc, "a", "x", "c"); got != nil {
		t.Errorf("a missing step: %v", got)
	}
	if got := Text(Get(doc, "a")) + Text(nil); got != "" {
		t.Errorf("text of no scalar: %q", got)
	}
	if got := Strings(Get(doc, "a", "e")); !cmp.Equal(got, []string{"f", "g", "j"}) {
		t.Errorf("scalars of a sequence: %q", got)
	}
	if got := Strings("x"); !cmp.Equal(got, []string{"x"}) {
		t.Errorf("a lone scalar: %q", got)
	}
	if got := List(Get(doc, "a", "b")); len(got) != 1 || List(nil) != nil {
		t.Errorf("a lone value as a sequence: %v", got)
	}
	var keys []string
	Each(Get(doc, "a"), func(k string, _ any) { keys = append(keys, k) })
	Each("x", func(string, any) { t.Error("a scalar has keys") })
	if !cmp.Equal(keys, []string{"b", "e"}) {
		t.Errorf("keys in order: %q", keys)
	}
}
