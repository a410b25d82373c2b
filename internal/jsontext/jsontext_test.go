package jsontext

import (
	"bytes"
	"encoding/json"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/tidwall/gjson"
)

// The plain versions of this package are encoding/json and gjson: what both
// read and write is read and written alike here.

var samples = []string{
	`{}`, `[]`, `null`, `true`, `false`, `"a"`, `0`, `-1.5e+3`, ` { "a" : [ 1 , {"b":"c"} , [ ] ] , "d" : null } `, `{"a":1,"a":2}`,
	`"\u00e9\n\"\\\/\b\f\r\t"`, `"\ud83d\ude00 \ud800 \udc00 \ud800\u0041"`, "\"\xff\xc3\"", "\"\u2028<>&\"", `{"\u0061":1}`, `[1e400]`, `[9007199254740993,1e2,-0,0.1]`,
	``, ` `, `nul`, `nix`, `{`, `{"a"`, `{"a":`, `{"a":1`, `{"a":1,}`, `[1,]`, `[,]`, `{,}`, `{a:1}`, `[1 2]`, `{"a" 1}`, `01`, `1.`, `.5`, `-`, `1e`, `+1`, `"a`, "\"a\nb\"", `"\x"`, `"\u12"`, `[}`,
	`{]`, `1 2`, `{} x`, `[[[[]]]]`, `tru e`, "\ufeff{}", "{\"a\":\x00}", `{"a":{"b":{"c":[1,2,{"d":"e"}]}}}`,
}

func FuzzReading(f *testing.F) {
	for _, s := range samples {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		fault := Check(text)
		if valid := json.Valid([]byte(text)); valid != (fault == nil) {
			t.Fatalf("%q: valid %v, but %v", text, valid, fault)
		}
		if fault != nil {
			if fault.Offset < 0 || fault.Offset > len(text) {
				t.Errorf("%q: a fault at %d", text, fault.Offset)
			}
			Any(Parse(text)) // whatever is made of it
			return
		}
		v := Parse(text)
		var plain any
		if json.Unmarshal([]byte(text), &plain) == nil {
			if diff := cmp.Diff(plain, validText(Any(v))); diff != "" {
				t.Errorf("%q (-encoding/json +here):\n%s", text, diff)
			}
		}
		var indented bytes.Buffer
		if err := json.Indent(&indented, []byte(strings.Trim(text, " \t\r\n")), ">", "  "); err == nil && indented.String() != Indent(text, ">", "  ") {
			t.Errorf("laid out as %s\nnot %s", Indent(text, ">", "  "), indented.String())
		}
		checkPlaces(t, text, v)
		gjson.Parse(text).ForEach(func(key, value gjson.Result) bool {
			if got := v.Get(key.Str); v.IsObject() && got.Raw != gjson.Parse(text).Get(escaped(key.Str)).Raw && utf8Valid(key.Str) {
				t.Errorf("%q: member %q is %q", text, key.Str, got.Raw)
			}
			return true
		})
	})
}

// escaped makes a path for gjson of a key.
func escaped(key string) string {
	var b strings.Builder
	for _, r := range key {
		if strings.ContainsRune(`\.*?|#@!{}[]()<>=%"~:,`, r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

func utf8Valid(s string) bool { return s != "" && string([]rune(s)) == s }

// validText makes texts valid as encoding/json does.
func validText(v any) any {
	switch x := v.(type) {
	case string:
		return string([]rune(x))
	case []any:
		for i := range x {
			x[i] = validText(x[i])
		}
	case map[string]any:
		m := make(map[string]any)
		for k, e := range x {
			m[string([]rune(k))] = validText(e)
		}
		return m
	}
	return v
}

// checkPlaces checks that each value says where it stands.
func checkPlaces(t *testing.T, text string, v Value) {
	if v.Index < 0 || v.Index+len(v.Raw) > len(text) || text[v.Index:v.Index+len(v.Raw)] != v.Raw {
		t.Fatalf("%q does not stand at %d of %q", v.Raw, v.Index, text)
	}
	v.ForEach(func(key, e Value) bool {
		if v.IsObject() {
			checkPlaces(t, text, key)
		}
		checkPlaces(t, text, e)
		return true
	})
}

func TestReadingAgreesWithTheLibraries(t *testing.T) {
	for _, text := range []string{`{"a":{"b":[1,"x",{"c":true}]},"n":12.5,"s":"t","z":null}`} {
		v := Parse(text)
		for _, path := range []string{"a.b.2.c", "a.b.0", "a.b.9", "a.b.x", "a.x", "n", "s", "z", "a.b", "q.r"} {
			if got, want := v.At(path), gjson.Get(text, path); got.Raw != want.Raw || got.Bool() != want.Bool() || got.Type == Number && (got.Int() != want.Int() || got.Float() != want.Float()) {
				t.Errorf("%s is %+v, want %+v", path, got, want)
			}
		}
		if got := len(v.At("a.b").Array()) + len(v.Get("n").Array()) + len(v.Get("z").Array()); got != 4 {
			t.Errorf("%d elements", got)
		}
	}
}

// embedded and printed have every form that the program prints or stores.
type embedded struct {
	A string `json:"a"`
	B int    `json:"b,omitempty"`
}

type printed struct {
	embedded
	Text    string            `json:"text"`
	Float   float64           `json:"float"`
	List    []string          `json:"list"`
	Opt     []int             `json:"opt,omitempty"`
	Pointer *int              `json:"pointer,omitempty"`
	Map     map[string]string `json:"map,omitempty"`
	Any     any               `json:"any"`
	When    time.Time         `json:"when,omitzero"`
	Structs []embedded        `json:"structs"`
	Plain   bool
	Left    string `json:"-"`
	hidden  int
}

func FuzzWriting(f *testing.F) {
	f.Add("text", 1.5, 3, true)
	f.Add("<a>&\u2028\x00\xff\"\\\n\b\f", 1e21, -1, false)
	f.Add("é😀", 1e-7, 0, true)
	f.Fuzz(func(t *testing.T, text string, number float64, n int, some bool) {
		if math.IsNaN(number) || math.IsInf(number, 0) {
			return
		}
		v := printed{embedded: embedded{text, n}, Text: text, Float: number, Any: map[string]any{text: []any{nil, number, some, text}}, Plain: some, hidden: n}
		if some {
			v.List, v.Opt, v.Pointer, v.Map = []string{text, ""}, []int{n}, &n, map[string]string{text: text, "k": ""}
			v.When, v.Structs = time.Unix(int64(n%1e9), 5).UTC(), []embedded{{text, 0}}
		}
		var plain bytes.Buffer
		e := json.NewEncoder(&plain)
		e.SetEscapeHTML(false)
		if err := e.Encode(v); err != nil {
			t.Fatal(err)
		}
		raw := Marshal(v)
		if string(raw)+"\n" != plain.String() {
			t.Errorf("written %s\nnot     %s", raw, plain.String())
		}
		if got, want := string(AppendString(nil, text)), string(gjson.AppendJSONString(nil, text)); got != want {
			t.Errorf("quoted %s, not %s", got, want)
		}
		var here, there printed
		if err := Unmarshal(raw, &here); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(raw, &there); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(here, there) {
			t.Errorf("read %+v, not %+v", here, there)
		}
	})
}

func TestWhatDoesNotFitIsAnError(t *testing.T) {
	for _, raw := range []string{``, `{`, `{"text":1}`, `{"list":"x"}`, `{"list":[1]}`, `{"opt":[1.5]}`, `{"float":"1"}`, `{"map":[]}`, `{"structs":{}}`, `{"when":"soon"}`, `{"Plain":0}`, `[]`} {
		var v printed
		if err := Unmarshal([]byte(raw), &v); err == nil {
			t.Errorf("%s is taken as %+v", raw, v)
		}
	}
	var v printed
	if err := Unmarshal([]byte(`{"text":null,"unknown":{"a":[1]},"pointer":3}`), &v); err != nil || *v.Pointer != 3 {
		t.Errorf("%+v, %v", v, err)
	}
	if Unmarshal([]byte(`{}`), v) == nil {
		t.Error("read into a copy")
	}
	var kept struct{ In Raw }
	if err := Unmarshal([]byte(`{"In": {"a": 1}}`), &kept); err != nil || string(kept.In) != `{"a": 1}` || string(Marshal(kept)) != `{"In":{"a": 1}}` {
		t.Errorf("%s, %v", kept.In, err)
	}
	if raw := Marshal([]Raw{Raw(" {}\n"), nil}); string(raw) != "[{},null]" { // null as encoding/json has it
		t.Errorf("written %s", raw)
	}
}

// Brackets by the million in one member of a handler must not keep an install
// for minutes, nor fill its stack.
func TestNestingIsReadInOnePass(t *testing.T) {
	const levels = 1 << 20
	for _, brackets := range [...][2]string{{"[", "]"}, {`{"a":`, "}"}} {
		text := `{"type":"command","deep":` + strings.Repeat(brackets[0], levels) + "1" + strings.Repeat(brackets[1], levels) + `}`
		var m map[string]any
		if err := Unmarshal([]byte(text), &m); err != nil {
			t.Fatal(err)
		}
		depth := 0
		for v := m["deep"]; v != 1.0; depth++ {
			switch x := v.(type) {
			case []any:
				v = x[0]
			case map[string]any:
				v = x["a"]
			default:
				t.Fatalf("%T at level %d", v, depth)
			}
		}
		if depth != levels || m["type"] != "command" {
			t.Errorf("%d levels, type %v", depth, m["type"])
		}
	}
}

func BenchmarkParse(b *testing.B) {
	text := `{"type":"assistant","message":{"role":"assistant","content":[{"type":"text","text":"` + strings.Repeat(`a line\n`, 2000) + `"}]}}`
	b.SetBytes(int64(len(text)))
	for range b.N {
		if !Valid(text) || Parse(text).Get("message", "role").Str == "" {
			b.Fatal("not read")
		}
	}
}
