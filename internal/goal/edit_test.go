package goal

import (
	"strings"
	"testing"

	"github.com/tidwall/gjson"
)

// TestDocument keeps the promise that an edit touches only what it names and
// lays out what it adds like its neighbours.
func TestDocument(t *testing.T) {
	add := fields{{"id", text("b1")}, {"n", raw("1")}}
	for _, c := range []struct {
		name, in, want string
		edit           func(*document)
	}{
		{"replace keeps the rest", "{\n\t\"x\" : [1,2],\r\n\"status\" :\"a\" ,\"z\":1}", "{\n\t\"x\" : [1,2],\r\n\"status\" :\"<é>\" ,\"z\":1}",
			func(d *document) { d.set("", "status", text("<é>")) }},
		{"add a member", "{\n  \"a\": 1\n}\n", "{\n  \"a\": 1,\n  \"b\": 2\n}\n", func(d *document) { d.set("", "b", raw("2")) }},
		{"add a member on one line", `{"a": 1}`, `{"a": 1, "b": 2}`, func(d *document) { d.set("", "b", raw("2")) }},
		{"add a member, compact", `{"a":1}`, `{"a":1,"b": 2}`, func(d *document) { d.set("", "b", raw("2")) }},
		{"add to an inline object", "{\n  \"h\": { \"s\": 1 }\n}", "{\n  \"h\": { \"s\": 1, \"t\": 2 }\n}", func(d *document) { d.set("h", "t", raw("2")) }},
		{"fill an empty array", "{\n  \"e\": []\n}", "{\n  \"e\": [\n    \"x\"\n  ]\n}", func(d *document) { d.push("", "e", text("x")) }},
		{"append an object, tabs and CRLF", "{\r\n\t\"b\": [\r\n\t\t{\r\n\t\t\t\"id\": \"b0\"\r\n\t\t}\r\n\t]\r\n}", "{\r\n\t\"b\": [\r\n\t\t{\r\n\t\t\t\"id\": \"b0\"\r\n\t\t},\r\n\t\t{\r\n\t\t\t\"id\": \"b1\",\r\n\t\t\t\"n\": 1\r\n\t\t}\r\n\t]\r\n}",
			func(d *document) { d.push("", "b", add) }},
		{"append to an inline array", "{\n  \"e\": [\"x\"]\n}", "{\n  \"e\": [\"x\",\"y\"]\n}", func(d *document) { d.push("", "e", text("y")) }},
		{"an array that is not there", "{\n  \"a\": 1\n}", "{\n  \"a\": 1,\n  \"e\": [\n    \"x\"\n  ]\n}", func(d *document) { d.push("", "e", text("x")) }},
		{"an array that is null", "{\n  \"e\": null\n}", "{\n  \"e\": [\n    \"x\"\n  ]\n}", func(d *document) { d.push("", "e", text("x")) }},
		{"replace null by an object", "{\n  \"v\": null\n}", "{\n  \"v\": {\n    \"id\": \"b1\",\n    \"n\": 1\n  }\n}", func(d *document) { d.set("", "v", add) }},
		{"an object on one line", `{"v":null}`, `{"v":{"id": "b1", "n": 1}}`, func(d *document) { d.set("", "v", add) }},
		{"remove the first", "{\n  \"c\": [\n    1,\n    2\n  ]\n}", "{\n  \"c\": [\n    2\n  ]\n}", func(d *document) { d.remove("c", 0) }},
		{"remove the last", "{\n  \"c\": [\n    1,\n    2\n  ]\n}", "{\n  \"c\": [\n    1\n  ]\n}", func(d *document) { d.remove("c", 1) }},
		{"remove the middle", "{\"c\": [1, 2, 3]}", "{\"c\": [1, 3]}", func(d *document) { d.remove("c", 1) }},
		{"remove the only", "{\"c\": [ 1 ]}", "{\"c\": []}", func(d *document) { d.remove("c", 0) }},
		{"column one", "{\n\"a\": 1\n}", "{\n\"a\": 1,\n\"b\": 2\n}", func(d *document) { d.set("", "b", raw("2")) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := newDocument([]byte(c.in))
			c.edit(d)
			if got := string(d.bytes()); got != c.want {
				t.Errorf("got\n%q\nwant\n%q", got, c.want)
			}
		})
	}
}

// req: record/no-html-escaping
func TestQuoteReadsBack(t *testing.T) {
	for _, s := range []string{"", "a<b>&c", "é 日本 \U0001f600", "\"\\\n\r\t\x00\x1f\x7f", "bad \xff utf-8", "\u2028"} {
		q := quote(s)
		if !gjson.Valid(q) || gjson.Parse(q).String() != strings.ToValidUTF8(s, "\ufffd") {
			t.Errorf("%q is written %s", s, q)
		}
	}
	if got := quote("a<b>&é"); got != `"a<b>&é"` {
		t.Error(got)
	}
}
