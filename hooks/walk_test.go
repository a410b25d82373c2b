package hooks

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/tidwall/gjson"
)

// TestMembersAreWhatTheLibraryReads holds the walk against gjson, the plain
// version.
//
// req: d6/decode-leniently
func TestMembersAreWhatTheLibraryReads(t *testing.T) {
	inputs := []string{
		`{}`, ` { "a" : 1 , "b":"x\"y","c":[1,{"d":"}"}],"e":null,"f":true } `, `{"a":"\\\\"}`, `{"a":"\\\\\""}`,
		`{"a":{"b":"]"},"a":2}`, "{\"a\":\"\u00e9\\ud800\"}\n", `{"":""}`,
	}
	for _, in := range inputs {
		got, want := walk(t, in), make(map[string]string)
		gjson.Parse(in).ForEach(func(k, v gjson.Result) bool {
			want[k.Str] = v.Raw
			return true
		})
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s:\n%s", in, diff)
		}
	}
	for _, in := range []string{``, `[]`, `{`, `{"a"}`, `{"a":}`, `{"a":1,}`, `{"a" 1}`, `{"a":1 "b":2}`, `{"a":tru}`, `{a:1}`, `{"a":[1}`, `{"a":1}x`, `"a"`, `{"a":"`} {
		if members([]byte(in), func(string, []byte) {}) {
			t.Errorf("%q is taken for an object", in)
		}
	}
}

func walk(t *testing.T, in string) map[string]string {
	t.Helper()
	got := make(map[string]string)
	if !members([]byte(in), func(k string, v []byte) { got[k] = string(v) }) {
		t.Errorf("%q is no object", in)
	}
	return got
}

// FuzzMembers: what the walk takes is what the library reads, and every valid
// object is taken.
//
// req: d6/decode-leniently
func FuzzMembers(f *testing.F) {
	f.Add(`{"a":"b","c":[1,2,{"d":"\\"}]}`)
	f.Add("{\"a\":\"\\\\\",\"b\":1}")
	f.Fuzz(func(t *testing.T, in string) {
		got := make(map[string]string)
		ok := members([]byte(in), func(k string, v []byte) { got[k] = string(v) })
		if !gjson.Valid(in) || !strings.HasPrefix(strings.TrimLeft(in, " \t\r\n"), "{") {
			return
		}
		if !ok {
			t.Fatalf("a valid object is refused: %q", in)
		}
		gjson.Parse(in).ForEach(func(k, v gjson.Result) bool {
			if raw := k.Raw[1 : len(k.Raw)-1]; got[raw] == "" {
				t.Errorf("%q: no member %s", in, raw)
			}
			return true
		})
	})
}

// FuzzValueEnd: where a value ends does not depend on the pieces it comes in.
func FuzzValueEnd(f *testing.F) {
	f.Add([]byte(`{"a":"\\\"}"}x`), 3)
	f.Fuzz(func(t *testing.T, raw []byte, size int) {
		if size < 1 {
			return
		}
		var whole, pieces valueEnd
		want := whole.scan(raw)
		at := 0
		for ; at < len(raw); at += size {
			piece := raw[at:min(at+size, len(raw))]
			if end := pieces.scan(piece); end >= 0 {
				if at+end != want {
					t.Fatalf("ends at %d, in pieces at %d", want, at+end)
				}
				return
			}
		}
		if want >= 0 {
			t.Fatalf("ends at %d, in pieces nowhere", want)
		}
	})
}

// TestALongPromptIsReadByItsEnds: the first and last paragraph of a prompt stay
// as they are, and so does a fence that is open behind the middle.
//
// req: d7/long-messages
func TestALongPromptIsReadByItsEnds(t *testing.T) {
	filler := strings.Repeat("a line of the log with \"quotes\" and \\ in it\n", 20000)
	tests := []struct{ name, in, head, tail string }{
		{"goal at the end", "look\n\n" + filler + "\n\nmy goal is x", "look\n\n", "\n\nmy goal is x"},
		{"goal at the start", "my goal is x\n\n" + filler, "my goal is x\n\n", filler[len(filler)-100:]},
		{"an open fence in the middle", "look\n" + filler + "```go\n" + filler + "\n\nmy goal is x", "look\n", "\n\nmy goal is x"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			raw := gjson.AppendJSONString(nil, tt.in)
			got := promptText(raw)
			if len(got) > longPrompt || !strings.HasPrefix(got, tt.head) || !strings.HasSuffix(got, tt.tail) {
				t.Errorf("%d bytes, begins %q, ends %q", len(got), got[:40], got[len(got)-40:])
			}
			if open := strings.Count(got, "```") == 1; open != strings.Contains(tt.in, "```") {
				t.Errorf("fence open: %v", open)
			}
		})
	}
	short := gjson.AppendJSONString(nil, "a\nb")
	if got := promptText(short); got != "a\nb" {
		t.Errorf("short: %q", got)
	}
	if got := promptText(gjson.AppendJSONString(nil, strings.Repeat("x", 1<<20))); len(got) > longPrompt {
		t.Errorf("one endless line: %d bytes", len(got))
	}
	if got := promptText(bytes.Repeat([]byte("7"), longPrompt+1)); got != "" {
		t.Errorf("no string: %q", got[:10])
	}
}
