package hooks

import (
	"bytes"
	"io"
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
		if members([]byte(in), func(string, string) {}) {
			t.Errorf("%q is taken for an object", in)
		}
	}
}

func walk(t *testing.T, in string) map[string]string {
	t.Helper()
	got := make(map[string]string)
	if !members([]byte(in), func(k, v string) { got[k] = v }) {
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
		ok := members([]byte(in), func(k, v string) { got[k] = v })
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

// TestALongStringIsReadByItsEnds: the first and last paragraph of a prompt stay
// as they are, and so does a fence that is open behind the middle.
//
// req: d7/long-messages
func TestALongStringIsReadByItsEnds(t *testing.T) {
	filler := strings.Repeat("a line of the log with \"quotes\" and \\ in it\n", 20000)
	tests := []struct{ name, in, head, tail string }{
		{"goal at the end", "look\n\n" + filler + "\n\nmy goal is x", "look\n\n", "\n\nmy goal is x"},
		{"goal at the start", "my goal is x\n\n" + filler, "my goal is x\n\n", filler[len(filler)-100:]},
		{"an open fence in the middle", "look\n" + filler + "```go\n" + filler + "\n\nmy goal is x", "look\n", "\n\nmy goal is x"},
		{"a fence closed again", "look\n" + filler + "```go\n" + filler + "```\n" + filler + "\n\nmy goal is x", "look\n", "\n\nmy goal is x"},
		{"one line", "my goal is x " + strings.Repeat("word ", 100000), "", "word word "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			event := append(append([]byte(`{"a":"b","prompt":`), gjson.AppendJSONString(nil, tt.in)...), `,"session_id":"s"}`...)
			raw, err := readValue(bytes.NewReader(event))
			if err != nil {
				t.Fatal(err)
			}
			ev, err := Decode(raw)
			if err != nil || ev.Session != "s" {
				t.Fatalf("%+v, %v", ev.Session, err)
			}
			if len(ev.Prompt) > 2*keptEnd+100 || !strings.HasPrefix(ev.Prompt, tt.head) || !strings.HasSuffix(ev.Prompt, tt.tail) {
				t.Errorf("%d bytes, begins %q, ends %q", len(ev.Prompt), ev.Prompt[:40], ev.Prompt[len(ev.Prompt)-40:])
			}
			if open := strings.Count(ev.Prompt, "```")%2 == 1; open != (strings.Count(tt.in, "```")%2 == 1) {
				t.Errorf("fence open: %v", open)
			}
		})
	}
}

// FuzzShortened: whatever is left out, what is read stays one valid object, and
// its short strings stay as they are.
func FuzzShortened(f *testing.F) {
	f.Add("a\\\"b\n", 50000, 7)
	f.Add("```\n\u00e9 x", 40000, 4096)
	f.Fuzz(func(t *testing.T, piece string, times, size int) {
		if times < 0 || times > 60000 || size < 1 || len(piece) > 64 {
			return
		}
		event := append(append([]byte(`{"long":`), gjson.AppendJSONString(nil, strings.Repeat(piece, times))...), `,"short":"x\ny"}`...)
		raw, err := readValue(&pieces{event, size})
		if err != nil {
			t.Fatal(err)
		}
		if !gjson.ValidBytes(raw) || gjson.GetBytes(raw, "short").Str != "x\ny" {
			t.Fatalf("%d bytes became %q …", len(event), raw[:min(len(raw), 200)])
		}
	})
}

// pieces gives its bytes in pieces of a size.
type pieces struct {
	left []byte
	size int
}

func (p *pieces) Read(buf []byte) (int, error) {
	if len(p.left) == 0 {
		return 0, io.EOF
	}
	n := copy(buf, p.left[:min(p.size, len(p.left))])
	p.left = p.left[n:]
	return n, nil
}
