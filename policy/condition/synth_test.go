package condition

import (
	"encoding/json"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got):\n%s", name, diff)
	}
}

func example() Input {
	return Input{
		Task: "add-jwt-auth", Mode: FullExecute, Pending: 3, Gate: "make ci",
		Plan: PlanInputs{Criteria: 11, Milestones: 4, Effort: "M (3-5 days)"},
	}
}

// req: condition/worked-example
// req: condition/result-yaml
func TestWorkedExample(t *testing.T) {
	r := Synthesize(example())
	if r.Condition != workedExample || r.TurnCap != 5 || r.Hash != "a064c5aa61a0" || r.Status != Synthesized {
		t.Errorf("%+v", r)
	}
	golden(t, "worked-example.yaml", string(r.YAML()))
}

func TestTemplates(t *testing.T) {
	// req: condition/full-execute-template
	in := example()
	in.Gate = ""
	r := Synthesize(in)
	if !strings.Contains(r.Condition, "\n`make ci` (or the project's quality gate equivalent) exits 0;\n") {
		t.Errorf("no gate found: %s", r.Condition)
	}
	// req: condition/gate
	in.Gate = "go test ./..."
	if r = Synthesize(in); !strings.Contains(r.Condition, "\n`go test ./...` exits 0;\n") {
		t.Errorf("gate: %s", r.Condition)
	}
	for _, gate := range []string{"a\nb", "echo `x`", "a\u202eb", "a\x00", "a\xff"} {
		in.Gate = gate
		if r = Synthesize(in); !strings.Contains(r.Condition, "quality gate equivalent") || len(r.Warnings) != 1 {
			t.Errorf("gate %q: %+v", gate, r)
		}
	}
	// req: condition/verify-iterate-template
	// req: condition/verify-iterate-second-artifact
	r = Synthesize(Input{Task: "x", Mode: VerifyIterate})
	want := `x-verification.md latest "## Verdict" block shows GREEN with
0 Criticals AND every Critical from the previous Verdict block has a
"Resolution:" line in this block;
x-provenance.log contains a VERIFY_ITERATE line;
or stop after 3 iterations.`
	if r.Condition != want {
		t.Errorf("verify-iterate: %s", r.Condition)
	}
	if v := Validate(r.Condition, r.TurnCap); !v.OK || len(v.Warnings) > 0 {
		t.Errorf("verify-iterate does not validate: %+v", v)
	}
	// req: condition/iterate-cap-fixed
	r = Synthesize(Input{Task: "x", Mode: VerifyIterate, Override: "9"})
	if r.TurnCap != 3 || len(r.Warnings) != 1 || r.Condition != want {
		t.Errorf("verify-iterate with a cap: %+v", r)
	}
}

func TestSynthesisFails(t *testing.T) {
	for _, tt := range []struct {
		name   string
		change func(*Input)
		want   Reason
		detail string
	}{
		// req: condition/nothing-to-do
		{"no milestone left", func(in *Input) { in.Pending = 0 }, NothingToDo, "PENDING"},
		// req: condition/override-range
		{"override 0", func(in *Input) { in.Override = "0" }, TurnCapOutOfRange, "0"},
		{"override 31", func(in *Input) { in.Override = "31" }, TurnCapOutOfRange, "31"},
		{"override five", func(in *Input) { in.Override = "five" }, TurnCapOutOfRange, `"five" is not a whole number`},
		{"nothing left and override 31", func(in *Input) { in.Pending, in.Override = 0, "31" }, NothingToDo, "PENDING"},
		{"override 31 for iterations", func(in *Input) { in.Mode, in.Override = VerifyIterate, "31" }, TurnCapOutOfRange, "31"},
		// req: condition/vague-task-name
		{"vague name", func(in *Input) { in.Task = "ready-queue" }, TooVague, `the task's name "ready-queue"`},
		{"vague name, other mode", func(in *Input) { in.Task, in.Mode = "ready-queue", VerifyIterate }, TooVague, `the task's name`},
		{"vague gate", func(in *Input) { in.Gate = "make good" }, TooVague, `the quality gate "make good"`},
		// req: condition/too-long
		{"long gate", func(in *Input) { in.Gate = strings.Repeat("x", MaxLength) }, TooLong, "4,000"},
	} {
		in := example()
		tt.change(&in)
		r := Synthesize(in)
		tt.detail = strings.ReplaceAll(tt.detail, ",", "")
		// req: condition/no-degraded-condition
		if r.Status != SynthesisFailed || r.Reason != tt.want || r.Condition != "" || r.Hash != "" || r.TurnCap != 0 || r.Line() != "" {
			t.Errorf("%s: %+v", tt.name, r)
		}
		if !strings.Contains(r.Detail, tt.detail) {
			t.Errorf("%s: detail %q, want %q in it", tt.name, r.Detail, tt.detail)
		}
		if err := r.SkippedEvent().Check(); err != nil {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
	// req: condition/override
	in := example()
	in.Override = "1"
	if r := Synthesize(in); r.TurnCap != 1 || !strings.Contains(r.Condition, "stop after 1 turns.") {
		t.Errorf("override 1: %+v", r)
	}
	// A name with an underscore is another word.
	in = example()
	in.Task = "ready_queue"
	if r := Synthesize(in); r.Status != Synthesized {
		t.Errorf("ready_queue: %+v", r)
	}
}

func TestFailedResult(t *testing.T) {
	in := example()
	in.Pending = 0
	in.Warnings = []string{`the plan names no "Tests"`}
	golden(t, "failed.yaml", string(Synthesize(in).YAML()))
}

// req: condition/result-json
func TestResultJSON(t *testing.T) {
	r := Synthesize(example())
	b, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"task":"add-jwt-auth","status":"SYNTHESIZED","mode":"full-execute","condition":` +
		string(must(json.Marshal(workedExample))) + `,"turn_cap":5,"condition_hash":"a064c5aa61a0","line_hash":"` + Hash(OneLine(workedExample)) +
		`","observable_artifacts":["tasks.md Status","provenance.log lines","git tag","test exit code"],` +
		`"plan_inputs":{"acceptance_criteria_count":11,"milestone_count":4,"effort_estimate":"M (3-5 days)"},"synthesis_warnings":[]}`
	if string(b) != want {
		t.Errorf("got  %s\nwant %s", b, want)
	}
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// req: condition/line
func TestLineIsOneLineToPaste(t *testing.T) {
	line := Synthesize(example()).Line()
	if !strings.HasPrefix(line, "/goal All remaining") || strings.Contains(line, "\n") || !strings.HasSuffix(line, "; or stop after 5 turns.") {
		t.Errorf("%q", line)
	}
	kind, text := ParseTyped(line)
	if kind != SetGoal || Hash(text) != Synthesize(example()).LineHash {
		t.Errorf("typed: %v %q", kind, text)
	}
	if f := Lint(text, true); f != nil {
		t.Errorf("our own condition is found fault with: %q", f)
	}
}

func TestYAMLReadsBack(t *testing.T) {
	for _, effort := range []string{"", "M (3-5 days)", `a "b" \c`, "x: #y", "tab\there", "\u0085\u2028\uFEFF\U000E0001", "é 漢字 😀", "- [x]", "\xff"} {
		in := example()
		in.Plan.Effort = effort
		in.Warnings = []string{effort, "w: x"}
		r := Synthesize(in)
		var back struct {
			Status       string
			Mode         string
			Condition    string
			TurnCap      int               `yaml:"turn_cap"`
			Hash         string            `yaml:"condition_hash"`
			Artifacts    []string          `yaml:"observable_artifacts"`
			Plan         map[string]string `yaml:"plan_inputs"`
			SynthWarning []string          `yaml:"synthesis_warnings"`
		}
		if err := yaml.Unmarshal(r.YAML(), &back); err != nil {
			t.Fatalf("%q: %v\n%s", effort, err, r.YAML())
		}
		valid := strings.ToValidUTF8(effort, "\uFFFD")
		if Hash(back.Condition) != back.Hash || back.Hash != r.Hash || back.Plan["effort_estimate"] != valid ||
			!cmp.Equal(back.SynthWarning, []string{valid, "w: x"}) || back.TurnCap != 5 || len(back.Artifacts) != 4 {
			t.Errorf("%q: %+v\n%s", effort, back, r.YAML())
		}
	}
	for _, h := range []string{"123456789012", "1234567e8901", "0b1010101010"} {
		var back map[string]any
		if err := yaml.Unmarshal([]byte("h: "+yamlHash(h)), &back); err != nil || back["h"] != h {
			t.Errorf("%s reads back as %v, %v", h, back["h"], err)
		}
	}
}

// req: condition/task-name
func TestCheckTask(t *testing.T) {
	for _, name := range []string{"add-jwt-auth", "x", "v1.2", "任务", "two words"} {
		if err := CheckTask(name); err != nil {
			t.Error(err)
		}
	}
	for _, name := range []string{"", ".", "..", "../x", "a/b", `a\b`, "/etc", "C:x", ".hidden", "a\nb", "a\x00", "a\u202e", " x", "x\xff", strings.Repeat("x", 129)} {
		if CheckTask(name) == nil {
			t.Errorf("task name %q is taken", name)
		}
	}
}

func TestParseMode(t *testing.T) {
	for s, want := range map[string]Mode{"": FullExecute, "full-execute": FullExecute, "verify-iterate": VerifyIterate} {
		if got, err := ParseMode(s); err != nil || got != want {
			t.Errorf("ParseMode(%q) = %q, %v", s, got, err)
		}
	}
	if _, err := ParseMode("both"); err == nil || !strings.Contains(err.Error(), "verify-iterate") {
		t.Errorf("mode both: %v", err)
	}
}
