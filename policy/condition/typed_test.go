package condition

import (
	"slices"
	"strings"
	"testing"
)

func TestParseTyped(t *testing.T) {
	for _, tt := range []struct {
		prompt string
		kind   Typed
		text   string
	}{
		{"/goal go test exits 0 or stop after 4 turns", SetGoal, "go test exits 0 or stop after 4 turns"},
		{"/goal\na\nb\n", SetGoal, "a\nb"}, {"  /goal\u3000x ", SetGoal, "x"}, {"/goal clear the queue", SetGoal, "clear the queue"},
		// req: condition/typed-clear
		{"/goal clear", ClearGoal, ""}, {"/goal stop", ClearGoal, ""}, {"/goal off", ClearGoal, ""}, {"/goal reset", ClearGoal, ""},
		{"/goal none", ClearGoal, ""}, {"/goal cancel\n", ClearGoal, ""}, {"/goal Clear", ClearGoal, ""},
		{"/goal", ShowGoal, ""}, {"/goal  ", ShowGoal, ""},
		{"/goals x", NoGoal, ""}, {"/goalx ", NoGoal, ""}, {"set /goal x", NoGoal, ""}, {"/Goal x", NoGoal, ""}, {"", NoGoal, ""},
	} {
		if kind, text := ParseTyped(tt.prompt); kind != tt.kind || text != tt.text {
			t.Errorf("ParseTyped(%q) = %v, %q", tt.prompt, kind, text)
		}
	}
}

func TestLint(t *testing.T) {
	for _, tt := range []struct {
		text  string
		plans bool
		want  []string
	}{
		{"`make lint` exits 0; or stop after 5 turns", false, nil},
		// req: d6/goal-lint-vague
		{"it is good and done; stop after 5 turns", false, []string{`"done", "good" cannot`}},
		// req: d6/goal-lint-stop-clause
		{"`make lint` exits 0", false, []string{"no stop clause"}},
		{"x; stop after 31 turns", false, []string{"it stops after 31"}},
		{"x; stop after 0 turns", false, []string{"it stops after 0"}},
		// req: d6/goal-lint-too-long
		{strings.Repeat("é", 4001) + "; stop after 5 turns", false, []string{"4021 characters"}},
		{strings.Repeat("é", 3980) + "; stop after 5 turns", false, nil},
		// req: d6/goal-lint-artifacts-with-plans
		{"`make ci` exits 0; or stop after 5 turns", true, []string{"name two things"}},
		{"`make ci` exits 0 and git tag v1 exists; or stop after 5 turns", true, nil},
		{"done", true, []string{"cannot be checked", "no stop clause", "name two"}},
		// Other wordings of a limit are not remarked on.
		{"x, at most 20 tries", false, nil}, {"x or give up after ten rounds", false, nil}, {"测试通过，最多20轮后停止", false, nil},
		{"x oder nach 12 Runden aufhören", false, nil}, {"x, 10回で終了", false, nil}, {"x за 10 попыток", false, nil}, {"x within 30min", false, nil},
		{"handle 20 triesters", false, []string{"no stop clause"}}, {"all 3 files exist", false, []string{"no stop clause"}},
	} {
		got := Lint(tt.text, tt.plans)
		ok := len(got) == len(tt.want)
		for i := 0; ok && i < len(got); i++ {
			ok = strings.Contains(got[i], tt.want[i])
		}
		if !ok {
			t.Errorf("Lint(%.40q, %v) = %q, want %q", tt.text, tt.plans, got, tt.want)
		}
		if msg := LintMessage(got); (msg == "") != (tt.want == nil) || strings.Contains(msg, "\n") {
			t.Errorf("message %q", msg)
		}
	}
}

func TestKnown(t *testing.T) {
	r := Synthesize(example())
	k := r.Known()
	older := k
	older.Task = "older"
	list := []Known{older, k}
	// req: condition/known-either-form
	for _, text := range []string{r.Condition, r.Condition + "\r\n", strings.ReplaceAll(r.Condition, "\n", "\r\n"), OneLine(r.Condition), " " + OneLine(r.Condition)} {
		if got, ok := Match(text, list); !ok || got != k {
			t.Errorf("Match(%q) = %v, %v", text, got, ok)
		}
	}
	for _, text := range []string{"", "x", strings.Replace(r.Condition, "5 turns", "6 turns", 1)} {
		if _, ok := Match(text, list); ok {
			t.Errorf("%q is taken for a known condition", text)
		}
	}
	if h := Hashes([]Known{k}); !slices.Equal(h, []string{r.Hash, r.LineHash}) || r.Hash == r.LineHash {
		t.Errorf("hashes %q", h)
	}
}

// req: condition/final-verdict
func TestFinalVerdict(t *testing.T) {
	for _, tt := range []struct {
		outcome        Outcome
		turns, turnCap int
		want           string
	}{
		{OutcomeMet, 5, 5, "MET"}, {OutcomeMet, 1, 5, "MET"},
		{OutcomeFailed, 4, 5, "UNMET"}, {OutcomeFailed, 5, 5, "TURN_CAP_HIT"}, {OutcomeFailed, 6, 5, "TURN_CAP_HIT"},
		{OutcomeImpossible, 4, 5, "UNMET"}, {OutcomeImpossible, 5, 5, "TURN_CAP_HIT"},
		{OutcomeCleared, 9, 5, "CLEARED"},
	} {
		if got := FinalVerdict(tt.outcome, tt.turns, tt.turnCap); got != tt.want {
			t.Errorf("FinalVerdict(%v, %d, %d) = %s, want %s", tt.outcome, tt.turns, tt.turnCap, got, tt.want)
		}
		k := Known{Task: "x", Hash: "a064c5aa61a0", LineHash: "b064c5aa61a0", TurnCap: tt.turnCap}
		log := ""
		for _, e := range []Event{k.Bound(), k.Final(tt.outcome, tt.turns)} {
			line, err := e.Line(at)
			if err != nil {
				t.Fatal(err)
			}
			log += line + "\n"
		}
		if r := Audit(log, Hashes([]Known{k})); !r.OK || !strings.Contains(log, "condition_hash=a064c5aa61a0\n") || !strings.Contains(log, "verdict="+tt.want+" ") {
			t.Errorf("the hook's own lines: %s", r)
		}
	}
}
