package condition

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
)

func TestTurnCap(t *testing.T) {
	// req: condition/turn-cap
	for _, tt := range []struct{ pending, want int }{
		{0, 4}, {1, 4}, {2, 4}, {3, 5}, {4, 6}, {5, 8}, {6, 9}, {7, 11}, {19, 29}, {20, 30}, {21, 30}, {1000, 30}, {math.MaxInt, 30},
	} {
		if got, err := TurnCap(tt.pending); err != nil || got != tt.want {
			t.Errorf("TurnCap(%d) = %d, %v, want %d", tt.pending, got, err, tt.want)
		}
	}
	// req: condition/turn-cap-negative
	if _, err := TurnCap(-1); err == nil {
		t.Error("TurnCap(-1) gives no error")
	}
}

// req: condition/cap-is-an-integer
func TestTurnCapIsAWholeNumber(t *testing.T) {
	for _, s := range []string{"1", "30", "007"} {
		if v := ValidateArgument(twoArtifacts, s); !v.OK {
			t.Errorf("turn cap %q: %+v", s, v)
		}
	}
	for _, s := range []string{"", "0", "31", "-1", "4.5", "five", "5 ", "１", "99999999999999999999"} {
		// The text is vague too: the cap is looked at first.
		if v := ValidateArgument("done", s); v.OK || v.Reason != TurnCapOutOfRange || v.Detail == "" {
			t.Errorf("turn cap %q: %+v", s, v)
		}
	}
	if v := ValidateArgument("done", "5"); v.Reason != TooVague {
		t.Errorf("%+v", v)
	}
}

const twoArtifacts = "tasks.md and git tag; or stop after 5 turns"

func TestValidateOrder(t *testing.T) {
	long := strings.Repeat("é", MaxLength)
	for _, tt := range []struct {
		name, text string
		turnCap    int
		want       Reason
	}{
		{"seed's example", workedExample, 5, ""},
		// req: condition/cap-range
		{"least cap", twoArtifacts, 1, ""},
		{"greatest cap", twoArtifacts, 30, ""},
		{"cap 0", twoArtifacts, 0, TurnCapOutOfRange},
		{"cap 31", twoArtifacts, 31, TurnCapOutOfRange},
		{"negative cap", twoArtifacts, -3, TurnCapOutOfRange},
		// req: condition/length
		{"4,000 code points", (twoArtifacts + long)[:len(twoArtifacts)+2*(MaxLength-len(twoArtifacts))], 5, ""},
		{"4,001 code points", (twoArtifacts + long)[:len(twoArtifacts)+2*(MaxLength+1-len(twoArtifacts))], 5, TooLong},
		// req: condition/vague
		{"vague", twoArtifacts + " and it is good", 5, TooVague},
		// req: condition/two-artifacts
		{"one artefact", "tasks.md", 5, ArtifactsInsufficient},
		{"one artefact twice", "tasks.md and Status: PENDING", 5, ArtifactsInsufficient},
		{"none", "feature is complete", 5, ArtifactsInsufficient},
		{"empty", "", 5, ArtifactsInsufficient},
		// req: condition/order-of-checks
		{"all wrong", "done " + long, 0, TurnCapOutOfRange},
		{"long, vague, bare", "done " + long, 5, TooLong},
		{"vague, bare", "done", 5, TooVague},
	} {
		v := Validate(tt.text, tt.turnCap)
		if v.Reason != tt.want || v.OK != (tt.want == "") || v.OK != (v.Detail == "") {
			t.Errorf("%s: %+v, want %q", tt.name, v, tt.want)
		}
	}
}

func TestVague(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		// req: condition/vague-whole-word
		{"it is done", "done"}, {"DONE.", "done"}, {"all-good", "good"}, {"Working!", "working"},
		{"cor\u200brect correct", "correct"}, {"(ready)", "ready"}, {"un-done", "done"}, {"the word\u3000done", "done"},
		{"wor\u212Aing", "working"}, {"done已", ""}, {"已done", ""}, {"done_", ""}, {"done1", ""}, {"édone", ""}, {"doneé", ""},
		{"donе with a Cyrillic letter", ""}, {"done\u0301", "done"},
		{"abandoned goods, readying, incorrect, networking, undone", ""},
		// req: condition/vague-first-word
		{"ready when done", "ready"},
		{"", ""},
	} {
		if got := firstVague(tt.text); got != tt.want {
			t.Errorf("firstVague(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
	v := Validate("ready when done", 5)
	if !strings.Contains(v.Detail, `"ready"`) {
		t.Errorf("the detail does not name the first word: %s", v.Detail)
	}
}

func TestWarnings(t *testing.T) {
	for _, tt := range []struct {
		text    string
		turnCap int
		want    []string // a part of each warning, in order
	}{
		{twoArtifacts, 5, nil},
		{workedExample, 5, nil},
		// req: condition/warn-no-stop-clause
		{"tasks.md and git tag", 7, []string{"stop after 7 turns"}},
		{"tasks.md; unstop after 5 turns", 5, []string{"no stop clause"}},
		{"tasks.md; stop after five turns", 5, []string{"no stop clause"}},
		// req: condition/warn-other-cap
		{twoArtifacts, 6, []string{"stops after 5, the turn cap is 6"}},
		{"x; or STOP AFTER\n5 Turns.", 5, nil},
		{"x; or stop after 3 iterations", 3, nil},
		{"x; or stop after 99999999999999999999 turns", 3, []string{"the turn cap is 3"}},
		// req: condition/warn-outside-step
		{"the PR is approved; or stop after 5 turns", 5, []string{`"pr is approved"`}},
		{"the pull request has been reviewed; stop after 5 turns", 5, []string{"nobody inside the loop"}},
		{"a maintainer signs off; stop after 5 turns", 5, []string{"maintainer signs"}},
		{"approval by the customer; stop after 5 turns", 5, []string{"approval by the customer"}},
		{"the PR is open; the footer is accepted; stop after 5 turns", 5, nil},
		{"users.go is reviewed_by none; stop after 5 turns", 5, nil},
		// req: condition/warn-hidden-result
		{"all tests pass; or stop after 5 turns", 5, []string{"not what shows it"}},
		{"all tests pass, `make ci` exits 0; or stop after 5 turns", 5, nil},
		// req: condition/warn-one-milestone
		{"Milestone 2 has Status: COMPLETE; or stop after 5 turns", 5, []string{`"milestone 2"`}},
		{"step M3 in tasks.md; or stop after 5 turns", 5, []string{`"step m3"`}},
	} {
		got := warnings(tt.text, tt.turnCap)
		ok := len(got) == len(tt.want)
		for i := 0; ok && i < len(got); i++ {
			ok = strings.Contains(got[i], tt.want[i])
		}
		if !ok {
			t.Errorf("warnings(%q, %d) = %q, want %q", tt.text, tt.turnCap, got, tt.want)
		}
	}
	// req: condition/warnings-do-not-fail
	if v := Validate("tasks.md and git tag and the PR is approved", 5); !v.OK || len(v.Warnings) != 2 {
		t.Errorf("%+v", v)
	}
}

// req: condition/validate-json
func TestValidationJSON(t *testing.T) {
	for _, tt := range []struct {
		text, want string
	}{
		{"tasks.md and git tag; stop after 5 turns", `{"ok":true,"reason":"","detail":"","artifacts":["tasks_md_status","git_tag"],"warnings":[]}`},
		{"stop after 5 turns", `{"ok":false,"reason":"observable_artifacts_insufficient","detail":"0 of 2 observable artefacts: none","artifacts":[],"warnings":[]}`},
	} {
		if got, err := json.Marshal(Validate(tt.text, 5)); err != nil || string(got) != tt.want {
			t.Errorf("%q:\n got %s %v\nwant %s", tt.text, got, err, tt.want)
		}
	}
}

// req: condition/reasons-have-a-way-out
func TestEveryReasonHasAResolution(t *testing.T) {
	for _, r := range []Reason{MissingPlan, PlanIncomplete, NothingToDo, TurnCapOutOfRange, TooLong, TooVague, ArtifactsInsufficient} {
		if r.Resolution() == "" {
			t.Errorf("%s: no resolution", r)
		}
	}
	v := Validate("tasks.md", 5)
	if s := v.String(); !strings.HasPrefix(s, "observable_artifacts_insufficient: 1 of 2") || !strings.Contains(s, "\nwarning: no stop clause") {
		t.Errorf("as text: %s", s)
	}
}

func FuzzValidate(f *testing.F) {
	for _, s := range []string{workedExample, twoArtifacts, "Status:\u3000ACTIVE", "git\ntag done", "已done", "exited 0x pytest", "the PR is approved",
		"commit footer [AA-MA Plan]", "verıfication.md taſks.md", "stop after 3 turns", "\xff<!--"} {
		f.Add(s, 5)
	}
	plain := plainArtifacts()
	f.Fuzz(func(t *testing.T, text string, turnCap int) {
		checkPlainArtifacts(t, plain, text)
		v := Validate(text, turnCap)
		if v.OK != (v.Reason == "") || v.OK && (len(v.Artifacts) < MinArtifacts || turnCap < 1 || turnCap > 30) {
			t.Errorf("%+v", v)
		}
		if !v.OK && v.Reason.Resolution() == "" {
			t.Errorf("%s has no resolution", v.Reason)
		}
		if kind, typed := ParseTyped("/goal " + text); kind == SetGoal {
			Lint(typed, true)
		}
	})
}
