package transcript

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// write makes a transcript of lines, each ended by a line break.
func write(t testing.TB, lines ...string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "session.jsonl")
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(l + "\n")
	}
	if err := os.WriteFile(path, []byte(b.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func read(t testing.TB, path string, since, extra int64) Tail {
	t.Helper()
	tail, err := Read(path, since, extra)
	if err != nil {
		t.Fatal(err)
	}
	return tail
}

// says is an answer of the main thread with a text, whose context is n tokens.
func says(text string, n int) string {
	return fmt.Sprintf(`{"isSidechain":false,"message":{"content":[{"text":%q,"type":"text"}],"model":"claude-opus-5-5","role":"assistant","usage":{"input_tokens":%d,"output_tokens":0}},"type":"assistant","uuid":"a"}`, text, n)
}

// calls is an answer of the main thread that calls a tool.
func calls(tool string) string {
	return fmt.Sprintf(`{"isSidechain":false,"message":{"content":[{"id":"t","input":{"file_path":"/p/x.go"},"name":%q,"type":"tool_use"}],"model":"claude-opus-5-5","role":"assistant","usage":{"input_tokens":7,"output_tokens":0}},"type":"assistant","uuid":"b"}`, tool)
}

// result is a tool result, the longest kind of line there is.
func result(bytes int) string {
	return `{"isSidechain":false,"type":"user","message":{"role":"user","content":[{"type":"tool_result","content":"` + strings.Repeat("x", bytes) + `"}]},"uuid":"c"}`
}

func goalLine(uuid, flags string) string {
	return `{"type":"attachment","isSidechain":false,"attachment":{"type":"goal_status",` + flags + `,"condition":"tests exit 0"},"uuid":"` + uuid + `"}`
}

// req: d9/transcript-tail
func TestReadTellsARealTranscript(t *testing.T) {
	got := read(t, "testdata/session.jsonl", 0, -1)
	want := Tail{Tokens: 105, Model: "claude-opus-5-5", Edited: true, Said: "sub answer\nnext", Size: 17928, End: 17928}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// req: d9/transcript-tokens
func TestTokensAreThoseOfTheLastAnswerOfTheMainThread(t *testing.T) {
	real := `{"message":{"content":[],"model":"claude-opus-5-5","usage":{"input_tokens":1,"cache_read_input_tokens":20,"cache_creation_input_tokens":300,"output_tokens":4000,"cache_creation":{"ephemeral_5m_input_tokens":9}}},"type":"assistant"}`
	tests := []struct {
		name   string
		lines  []string
		tokens int
		model  string
	}{
		{"all four figures add up", []string{real}, 4321, "claude-opus-5-5"},
		{"a later answer replaces an earlier one", []string{says("a", 10), real}, 4321, "claude-opus-5-5"},
		{"a subagent's is passed over", []string{real, strings.Replace(says("s", 9), `"isSidechain":false`, `"isSidechain":true`, 1)}, 4321, "claude-opus-5-5"},
		{"an API error's is passed over", []string{real, strings.Replace(says("s", 9), `"isSidechain":false`, `"isApiErrorMessage":true`, 1)}, 4321, "claude-opus-5-5"},
		{"a made-up message is passed over", []string{real, strings.Replace(says("s", 9), "claude-opus-5-5", "<synthetic>", 1)}, 4321, "claude-opus-5-5"},
		{"an answer without usage is passed over", []string{real, `{"type":"assistant","message":{"model":"m","content":"x"}}`}, 4321, "claude-opus-5-5"},
		{"an empty usage is passed over", []string{real, says("x", 0)}, 4321, "claude-opus-5-5"},
		{"a figure that is none counts nothing", []string{`{"type":"assistant","message":{"model":"m","usage":{"input_tokens":-5,"output_tokens":1e300,"cache_read_input_tokens":"9","cache_creation_input_tokens":3}}}`}, 3, "m"},
		{"a user line that quotes one does not count", []string{real, `{"type":"user","message":{"role":"user","content":"{\"type\":\"assistant\",\"usage\":{\"input_tokens\":9}}"}}`}, 4321, "claude-opus-5-5"},
		{"spaces between the marks do not matter", []string{`{ "type" : "assistant" , "message" : { "model" : "m" , "usage" : { "input_tokens" : 5 } } }`}, 5, "m"},
		{"a compaction counts afresh", []string{real, `{"type":"system","subtype":"compact_boundary","compactMetadata":{"preTokens":4321,"postTokens":77}}`}, 77, "claude-opus-5-5"},
		{"a compaction that does not tell leaves it unknown", []string{real, `{"type":"system","subtype":"compact_boundary"}`}, 0, "claude-opus-5-5"},
		{"a subagent's compaction is passed over", []string{real, `{"type":"system","isSidechain":true,"subtype":"compact_boundary"}`}, 4321, "claude-opus-5-5"},
		{"an answer after a compaction counts", []string{real, `{"type":"system","subtype":"compact_boundary","compactMetadata":{"postTokens":77}}`, says("x", 88)}, 88, "claude-opus-5-5"},
		{"nothing is unknown", nil, 0, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := read(t, write(t, tt.lines...), 0, -1)
			if got.Tokens != tt.tokens || got.Model != tt.model {
				t.Errorf("got %d tokens of %q, want %d of %q", got.Tokens, got.Model, tt.tokens, tt.model)
			}
		})
	}
}

// req: d9/transcript-edited
func TestEditedCountsEditsOfTheMainThreadSinceThePoint(t *testing.T) {
	side := strings.Replace(calls("Edit"), `"isSidechain":false`, `"isSidechain":true`, 1)
	tests := []struct {
		name   string
		before []string
		since  []string
		want   bool
	}{
		{"Edit", nil, []string{calls("Edit")}, true},
		{"Write", nil, []string{calls("Write")}, true},
		{"NotebookEdit", nil, []string{calls("NotebookEdit")}, true},
		{"Edit, then talk", nil, []string{calls("Edit"), says("done", 1)}, true},
		{"Read", nil, []string{calls("Read")}, false},
		{"Bash", nil, []string{calls("Bash")}, false},
		{"a tool of a server with such a name", nil, []string{calls("mcp__files__Edit")}, false},
		{"a subagent's Edit", nil, []string{side}, false},
		{"an Edit before the point", []string{calls("Edit")}, []string{says("thinking", 1)}, false},
		{"an Edit on both sides", []string{calls("Edit")}, []string{calls("Write")}, true},
		{"text that names a tool", nil, []string{says(`"name":"Edit","type":"tool_use"`, 1)}, false},
		{"nothing since", []string{calls("Edit")}, nil, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			before := append([]string{says("hello", 1)}, tt.before...)
			point := read(t, write(t, before...), 0, -1).End
			got := read(t, write(t, append(before, tt.since...)...), point, -1)
			if got.Edited != tt.want || got.Partial {
				t.Errorf("Edited %v (partial %v), want %v", got.Edited, got.Partial, tt.want)
			}
			if got.Tokens == 0 {
				t.Error("the context in use is unknown, though an answer stands before the point")
			}
		})
	}
}

// req: d9/transcript-said
func TestSaidIsTheTextOfTheMainThreadSinceThePoint(t *testing.T) {
	old := []string{says("old", 1), result(50)}
	point := read(t, write(t, old...), 0, -1).End
	path := write(t, append(old,
		says("first", 1),
		strings.Replace(says("of a subagent", 1), `"isSidechain":false`, `"isSidechain":true`, 1),
		result(50),
		`{"type":"assistant","message":{"model":"m","content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"second"},{"type":"tool_use","name":"Bash"},{"type":"text","text":" third\n"}]}}`,
		`{"type":"assistant","message":{"model":"m","content":"fourth \u00fc"}}`,
		strings.Replace(says("API Error", 1), `"isSidechain":false`, `"isApiErrorMessage":true`, 1),
	)...)
	if diff := cmp.Diff("first\nsecond\nthird\nfourth ü", read(t, path, point, -1).Said); diff != "" {
		t.Error(diff)
	}
}

func TestSaidKeepsTheNewestWithinItsCap(t *testing.T) {
	path := write(t, says("oldest", 1), says(strings.Repeat("ü", saidMax), 1), says("newest", 1))
	got := read(t, path, 0, -1).Said
	if len(got) > saidMax || len(got) < saidMax-4 {
		t.Errorf("%d bytes, want %d at most and few less", len(got), saidMax)
	}
	if !strings.HasPrefix(got, "ü") || !strings.HasSuffix(got, "ü\nnewest") {
		t.Errorf("got %.20q … %q", got, got[len(got)-20:])
	}
}

// req: d9/transcript-goal-status
func TestGoalsAreTheStatesOfTheBuiltInGoal(t *testing.T) {
	tests := []struct {
		flags string
		want  GoalState
	}{
		{`"met":false,"sentinel":true`, GoalSet},
		{`"met":false,"reason":"2 tests fail"`, GoalNotYet},
		{`"met":true,"iterations":3`, GoalMet},
		{`"met":false,"failed":true`, GoalFailed},
		{`"met":false,"impossible":true`, GoalFailed},
		{`"met":true,"sentinel":true`, GoalCleared},
	}
	var lines []string
	for i, tt := range tests {
		lines = append(lines, goalLine(fmt.Sprint(i), tt.flags), result(10))
	}
	lines = append(lines,
		`{"type":"user","message":{"content":"{\"type\":\"goal_status\"}"}}`,
		`{"type":"user","attachment":{"type":"goal_status"}}`,
		`{"type":"attachment","isSidechain":true,"attachment":{"type":"goal_status"}}`)
	got := read(t, write(t, lines...), 0, -1).Goals
	if len(got) != len(tests) {
		t.Fatalf("%d states, want %d: %+v", len(got), len(tests), got)
	}
	for i, tt := range tests {
		if g := got[i]; g.State() != tt.want || g.UUID != fmt.Sprint(i) || g.Condition != "tests exit 0" {
			t.Errorf("%s: got %+v (%s), want %s", tt.flags, g, g.State(), tt.want)
		}
	}
	if got[1].Reason != "2 tests fail" {
		t.Errorf("reason %q", got[1].Reason)
	}
}

// req: d9/transcript-goal-offset
func TestTheExtraOffsetFindsAGoalThatIsFarBack(t *testing.T) {
	before := []string{says("hello", 1), goalLine("earlier", `"met":true,"sentinel":true`)}
	typed := read(t, write(t, before...), 0, -1).Size
	var far []string
	for range 30 {
		far = append(far, result(100_000))
	}
	lines := append(append(before, goalLine("set", `"met":false,"sentinel":true`)), append(far, goalLine("met", `"met":true`))...)
	path := write(t, lines...)
	uuids := func(extra int64) (ids []string) {
		for _, g := range read(t, path, 0, extra).Goals {
			ids = append(ids, g.UUID)
		}
		return ids
	}
	if diff := cmp.Diff([]string{"met"}, uuids(-1)); diff != "" {
		t.Error("without it: ", diff)
	}
	if diff := cmp.Diff([]string{"set", "met"}, uuids(typed)); diff != "" {
		t.Error("with it: ", diff)
	}
	if diff := cmp.Diff([]string{"met"}, uuids(1<<40)); diff != "" {
		t.Error("behind the end: ", diff)
	}
}

func TestNoGoalIsLostOrDoubledWhereTheExtraPartMeetsTheTail(t *testing.T) {
	g := goalLine("g", `"met":true`)
	// The goal's line moves over the first byte of the tail.
	for shift := -2; shift <= len(g)+2; shift++ {
		rest := tailSize - shift - len(result(0)) - 2
		path := write(t, result(1000), g, result(rest))
		if n := len(read(t, path, 0, 0).Goals); n != 1 {
			t.Fatalf("shift %d: %d states, want 1", shift, n)
		}
	}
}

// req: d9/transcript-bounded
func TestOnlyTheTailIsRead(t *testing.T) {
	path := write(t, says("far back", 5), calls("Edit"), result(tailSize), says("near", 6))
	point := int64(len(says("far back", 5)) + 1)
	got := read(t, path, point, -1)
	if got.Said != "near" || got.Tokens != 6 || got.Edited {
		t.Errorf("got %+v", got)
	}
	if !got.Partial {
		t.Error("the tail does not reach back to the point, and does not say so")
	}
	if full := read(t, path, 0, -1); full.Partial {
		t.Error("partial, though no point was given")
	}
}

func TestPointFollowsWholeLines(t *testing.T) {
	path := write(t, says("one", 1))
	first := read(t, path, 0, -1)
	f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	line := says("two", 2)
	f.WriteString(line[:40])
	torn := read(t, path, first.End, -1)
	if torn.Said != "" || torn.Tokens != 1 || torn.End != first.End {
		t.Errorf("a torn line: got %+v, want nothing new and the point at %d", torn, first.End)
	}
	f.WriteString(line[40:] + "\n")
	whole := read(t, path, torn.End, -1)
	if whole.Said != "two" || whole.Tokens != 2 || whole.End != whole.Size {
		t.Errorf("the whole line: got %+v", whole)
	}
	if again := read(t, path, whole.End, -1); again.Said != "" || again.Tokens != 2 {
		t.Errorf("nothing new: got %+v", again)
	}
}

func TestAPointOfAnotherFileCountsTheWholeTail(t *testing.T) {
	path := write(t, calls("Edit"), says("x", 1))
	for _, since := range []int64{-9, 3, 1 << 40} {
		if got := read(t, path, since, -1); !got.Edited || got.Said != "x" {
			t.Errorf("since %d: got %+v", since, got)
		}
	}
}

func TestALineLongerThanTheTailLeavesThePointWhereItWas(t *testing.T) {
	path := write(t, says("x", 1))
	point := read(t, path, 0, -1).End
	f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	f.WriteString(strings.TrimSuffix(result(3*tailSize), "}"))
	if got := read(t, path, point, -1); got.End != point || got.Said != "" {
		t.Errorf("got %+v, want the point at %d", got, point)
	}
	f.WriteString("}\n" + calls("Write") + "\n")
	if got := read(t, path, point, -1); !got.Edited || got.End != got.Size {
		t.Errorf("after it: got %+v", got)
	}
}

// req: d9/transcript-tolerant
func TestNoContentIsAFault(t *testing.T) {
	good := says("good", 42)
	tests := map[string]string{
		"empty":              "",
		"only line breaks":   "\n\n\r\n\n",
		"only a torn line":   good,
		"NUL bytes":          strings.Repeat("\x00", 4096) + "\n",
		"invalid UTF-8":      "{\"type\":\"assistant\xff\xfe\",\"message\":\xc3}\n",
		"half a line":        good[:len(good)/2] + "\n",
		"two glued lines":    good[:len(good)/2] + good + "\n",
		"wrong kinds":        `{"type":"assistant","message":{"model":7,"usage":[1],"content":{"type":"text"}}}` + "\n",
		"wrong kinds inside": `{"type":"assistant","message":{"content":[1,null,"x",{"type":7,"text":{}}],"usage":{"input_tokens":{}}}}` + "\n",
		"a list":             `["assistant"]` + "\n",
		"deep":               `{"type":"assistant","message":` + strings.Repeat("[", 500_000) + "\n",
	}
	for name, text := range tests {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "t.jsonl")
			os.WriteFile(path, []byte(text), 0o600)
			if got := read(t, path, 0, 0); got.Tokens != 0 || got.Edited || got.Said != "" || got.Goals != nil {
				t.Errorf("alone: got %+v, want nothing", got)
			}
			os.WriteFile(path, []byte(good+"\n"+text), 0o600)
			if got := read(t, path, 0, 0); got.Tokens != 42 || got.Said != "good" {
				t.Errorf("behind a good line: got %+v, want what the good line tells", got)
			}
		})
	}
}

func TestInvalidTextIsMadeValid(t *testing.T) {
	path := write(t, "{\"type\":\"assistant\",\"message\":{\"model\":\"m\xff\",\"content\":\"a\xffb \\ud800\",\"usage\":{\"input_tokens\":1}}}")
	got := read(t, path, 0, -1)
	if got.Said != "a\uFFFDb \uFFFD" || got.Model != "m\uFFFD" {
		t.Errorf("got %q of %q", got.Said, got.Model)
	}
}

func TestWhatIsNoFileIsAnErrorAndNothingElse(t *testing.T) {
	dir := t.TempDir()
	for _, path := range []string{"", dir, filepath.Join(dir, "missing")} {
		if got, err := Read(path, 5, 5); err == nil || cmp.Diff(Tail{}, got) != "" {
			t.Errorf("%q: got %+v, %v", path, got, err)
		}
	}
	if _, err := Read(filepath.Join(dir, "missing"), 0, -1); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a missing file: %v", err)
	}
}

// req: d9/transcript-window
func TestWindow(t *testing.T) {
	tests := []struct {
		id     string
		tokens int
		want   int
	}{
		{"claude-opus-5-5", 0, 1_000_000},
		{"claude-opus-5-5[1m]", 0, 1_000_000},
		{"claude-opus-4-5-20251101", 0, 200_000},
		{"claude-opus-4-20250514", 0, 200_000},
		{"claude-sonnet-4-5-20250929", 150_000, 200_000},
		{"claude-sonnet-4-5-20250929", 250_000, 1_000_000},
		{"claude-sonnet-4-6[1m]", 10, 1_000_000},
		{"claude-3-5-haiku-20241022", 0, 200_000},
		{"claude-haiku-4-5-20251001", 300_000, 200_000},
		{"us.anthropic.claude-opus-4-5-20251101-v1:0", 0, 200_000},
		{"anthropic.claude-opus-5", 0, 1_000_000},
		{"claude-opus-4-5@20251101", 0, 200_000},
		{"Claude-Opus-5", 0, 1_000_000},
		{"claude-opus-5-9", 0, 0},
		{"claude-opus-55", 0, 0},
		{"claude-nova-9", 0, 0},
		{"gpt-5-codex", 0, 0},
		{"", 0, 0},
	}
	for _, tt := range tests {
		if got := Window(tt.id, tt.tokens); got != tt.want {
			t.Errorf("Window(%q, %d) = %d, want %d", tt.id, tt.tokens, got, tt.want)
		}
	}
}

// req: d9/transcript-use
func TestUse(t *testing.T) {
	tests := []struct {
		tokens, window, percent int
		ok                      bool
	}{
		{0, 200_000, 0, false},
		{100, 0, 0, false},
		{-5, 200_000, 0, false},
		{1, 200_000, 0, true},
		{160_000, 200_000, 80, true},
		{161_999, 200_000, 80, true},
		{162_000, 200_000, 81, true},
		{400_000, 200_000, 200, true},
		{tokenMax, 1, tokenMax * 100, true},
	}
	for _, tt := range tests {
		if got, ok := Use(tt.tokens, tt.window); got != tt.percent || ok != tt.ok {
			t.Errorf("Use(%d, %d) = %d, %v, want %d, %v", tt.tokens, tt.window, got, ok, tt.percent, tt.ok)
		}
	}
}
