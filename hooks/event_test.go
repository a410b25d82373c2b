package hooks

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/policy/hold"
)

// req: d6/decode-leniently
func TestDecode(t *testing.T) {
	tests := []struct {
		name, in string
		want     Event
		err      error
	}{
		{"snake_case", `{"hook_event_name":"Stop","session_id":"s","prompt_id":"p","cwd":"/x","stop_hook_active":true,"last_assistant_message":"m"}`,
			Event{Name: "Stop", Session: "s", PromptID: "p", Cwd: "/x", StopActive: true, LastMessage: "m"}, nil},
		{"camelCase", `{"hookEventName":"Stop","sessionId":"s","stopHookActive":true}`, Event{Name: "Stop", Session: "s", StopActive: true}, nil},
		{"Codex's turn", `{"hook_event_name":"Stop","turn_id":"t","last_assistant_message":null}`, Event{Name: "Stop", PromptID: "t"}, nil},
		{"unknown fields", `{"hook_event_name":"Stop","new":{"a":[1,2]},"effort":{"level":"x"}}`, Event{Name: "Stop"}, nil},
		{"odd types", `{"hook_event_name":7,"session_id":["s"],"stop_hook_active":"true","background_tasks":"x"}`, Event{StopActive: true}, nil},
		{"tasks and crons", `{"background_tasks":[{"id":"a","type":"shell"},7],"session_crons":[{"id":"c","recurring":true,"prompt":"p"}]}`,
			Event{Tasks: []hold.Task{{ID: "a", Type: "shell"}}, Crons: []hold.Cron{{ID: "c", Recurring: true, Prompt: "p"}}}, nil},
		{"a tool", `{"tool_name":"Write","tool_input":{"file_path":"/f"},"tool_response":{"type":"create"}}`,
			Event{Tool: "Write", ToolPath: "/f", ToolCreated: true}, nil},
		{"no object", `[1]`, Event{}, ErrNotEvent},
		{"cut", `{"a":`, Event{}, ErrNotEvent},
		{"nothing", ``, Event{}, ErrNotEvent},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := Decode([]byte(tt.in))
			if !errors.Is(err, tt.err) {
				t.Fatalf("error %v, want %v", err, tt.err)
			}
			if diff := cmp.Diff(tt.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// slow gives its text in small pieces and then never ends.
type slow struct{ text string }

func (s *slow) Read(p []byte) (int, error) {
	if s.text == "" {
		select {} // an end of file that never comes
	}
	n := copy(p, s.text[:min(3, len(s.text))])
	s.text = s.text[n:]
	return n, nil
}

// req: d6/no-end-of-file d6/input-limit
func TestReadEventTakesTheFirstValueAndWaitsForNoEnd(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"an object", `{"a":"}{\"]"}`, `{"a":"}{\"]"}`},
		{"a line end and more behind it", "{\"a\":1}\n{\"b\":2}", `{"a":1}`},
		{"a byte order mark", "\xef\xbb\xbf{}", `{}`},
		{"nested", `{"a":[{"b":"\\"}]} `, `{"a":[{"b":"\\"}]}`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			raw, err := readEvent(&slow{tt.in}, time.Minute)
			if err != nil || string(raw) != tt.want {
				t.Errorf("got %q, %v; want %q", raw, err, tt.want)
			}
		})
	}
	if _, err := readEvent(&slow{`{"a":`}, time.Millisecond); !errors.Is(err, errInputLate) {
		t.Errorf("without an end: %v", err)
	}
	if _, err := readEvent(io.MultiReader(strings.NewReader(`"`), zeros{}), time.Minute); !errors.Is(err, errInputLarge) {
		t.Errorf("without a limit: %v", err)
	}
}

// zeros never ends.
type zeros struct{}

func (zeros) Read(p []byte) (int, error) { return len(p), nil }

// req: d6/decode-leniently
func FuzzDecode(f *testing.F) {
	f.Add([]byte(`{"hook_event_name":"Stop","session_id":"s","background_tasks":[{"id":"a"}]}`))
	f.Add([]byte(`{"prompt":"\ud800"}`))
	f.Add([]byte("\xef\xbb\xbf{\"a\":[[[]]]}"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		value, err := readValue(bytes.NewReader(raw))
		if err != nil {
			t.Fatal(err)
		}
		if ev, err := Decode(value); err == nil {
			hold.ReadMessage(ev.LastMessage)
			hold.WaitsFor(ev.Tasks, ev.Crons, nil)
		}
		if json.Valid(raw) && len(raw) > 0 && raw[0] == '{' {
			if !json.Valid(value) {
				t.Fatalf("cut short: %q of %q", value, raw)
			}
		}
	})
}

// req: d6/answers-have-the-events-shape host/caps
func TestAnswersStayWithinWhatTheEventAllows(t *testing.T) {
	all := Answer{Block: "b", Context: strings.Repeat("目", 5000), Message: strings.Repeat("x", 3000)}
	tests := []struct {
		event string
		want  []string
		not   []string
	}{
		{"Stop", []string{`"decision":"block"`, `"reason":"b"`, "systemMessage"}, []string{"additionalContext"}},
		{"UserPromptSubmit", []string{"additionalContext", "systemMessage", `"hookEventName":"UserPromptSubmit"`}, []string{"decision"}},
		{"SessionEnd", []string{"systemMessage"}, []string{"decision", "additionalContext"}},
	}
	for _, tt := range tests {
		var out bytes.Buffer
		if err := all.write(&out, tt.event); err != nil {
			t.Fatal(err)
		}
		if !json.Valid(out.Bytes()) {
			t.Errorf("%s: no JSON: %s", tt.event, out.String())
		}
		for _, w := range tt.want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%s: without %s", tt.event, w)
			}
		}
		for _, n := range tt.not {
			if strings.Contains(out.String(), n) {
				t.Errorf("%s: with %s", tt.event, n)
			}
		}
		if n := strings.Count(out.String(), "目"); n > maxContext {
			t.Errorf("%s: %d characters of context", tt.event, n)
		}
	}
	var out bytes.Buffer
	if err := (Answer{}).write(&out, "Stop"); err != nil || out.Len() > 0 {
		t.Errorf("nothing is printed as %q, %v", out.String(), err)
	}
}

// TestAPanicIsLetPass is shown on a reader that panics: the answer is nothing,
// and the log says so.
//
// req: d6/panic-lets-pass
func TestAPanicIsLetPass(t *testing.T) {
	state, dir := t.TempDir(), t.TempDir()
	env := Env{Getenv: func(key string) string {
		if key == "GOALKEEPER_STATE_DIR" {
			return state
		}
		return ""
	}, Home: t.TempDir(), Getwd: func() (string, error) { return dir, nil }, Now: time.Now}
	var out bytes.Buffer
	c := &call{env: env, now: env.Now()}
	if a := c.answer(panics{}); a != (Answer{}) || c.log.Why != "panic" {
		t.Errorf("answered %+v, why %s", a, c.log.Why)
	}
	Run(env, panics{}, &out)
	Run(env, strings.NewReader(`{"hook_event_name":"Stop"}`), panics{})
	if out.Len() > 0 {
		t.Errorf("printed %q", out.String())
	}
}

// panics panics when it is read, on the reader's own goroutine: it has a
// deadline, so it is read directly.
type panics struct{}

func (panics) Read([]byte) (int, error)  { panic("boom") }
func (panics) Write([]byte) (int, error) { panic("boom") }

// req: d6/injection-sizes
func TestInjectedStateStaysWithinItsSizes(t *testing.T) {
	long := strings.Repeat("目标 goal ", 200)
	for _, kind := range []hold.Kind{hold.Loop, hold.Record} {
		for _, status := range []string{"in-progress", "active", "blocked"} {
			g := hold.Goal{Kind: kind, Name: strings.Repeat("n", 40), Path: ".litgravity/goals/" + strings.Repeat("n", 40) + ".json", Objective: long,
				Status: status, Passed: 10, Total: 30, Open: &hold.Criterion{ID: "c11", Text: long, Command: "x"}, Blocker: long}
			if n := len([]rune(fullBlock(g, false))); n > maxFull {
				t.Errorf("%s %s: full block of %d", kind, status, n)
			}
			if n := len([]rune(oneLine(g))); n > maxOneLine {
				t.Errorf("%s %s: one line of %d: %s", kind, status, n, oneLine(g))
			}
			if !strings.Contains(oneLine(g), "10/30") {
				t.Errorf("without k/N: %s", oneLine(g))
			}
		}
	}
}
