package condition

import (
	"fmt"
	"strings"
	"unicode"
)

// Mode says which loop a condition bounds.
type Mode string

// The modes (seed 000, Inputs).
const (
	FullExecute   Mode = "full-execute"
	VerifyIterate Mode = "verify-iterate"
)

// ParseMode reads a mode as a user gives it; "" is FullExecute.
func ParseMode(s string) (Mode, error) {
	switch Mode(s) {
	case "", FullExecute:
		return FullExecute, nil
	case VerifyIterate:
		return VerifyIterate, nil
	}
	return "", fmt.Errorf("mode %q: use %s or %s", s, FullExecute, VerifyIterate)
}

// iterateCap is the fixed cap of VerifyIterate: a plan that needs more rounds
// needs a person.
const iterateCap = 3

// DefaultGate is the command of the full-execute template.
const DefaultGate = "make ci"

// Input is what a condition is made from.
type Input struct {
	Task     string // the task's slug
	Mode     Mode
	Pending  int    // milestones PENDING or ACTIVE
	Gate     string // the project's quality gate, one command; "" where none was found
	Override string // the user's own turn cap as given, replacing the derived one; "" is none
	Plan     PlanInputs
	Warnings []string // what reading the plan noticed
}

// PlanInputs is what the result repeats of the plan.
type PlanInputs struct {
	Criteria   int    `json:"acceptance_criteria_count"`
	Milestones int    `json:"milestone_count"`
	Effort     string `json:"effort_estimate"`
}

// Status says whether there is a condition.
type Status string

// The statuses (seed 000, step 6).
const (
	Synthesized     Status = "SYNTHESIZED"
	SynthesisFailed Status = "SYNTHESIS_FAILED"
)

// Result is what `condition synth` prints (seed 000, step 6). A failed one has
// Reason and Detail and no condition, cap or hash. The slices are never nil.
type Result struct {
	Task      string     `json:"task"`
	Status    Status     `json:"status"`
	Mode      Mode       `json:"mode"`
	Reason    Reason     `json:"reason,omitempty"`
	Detail    string     `json:"detail,omitempty"`
	Condition string     `json:"condition,omitempty"`
	TurnCap   int        `json:"turn_cap,omitempty"`
	Hash      string     `json:"condition_hash,omitempty"`
	LineHash  string     `json:"line_hash,omitempty"` // of the one-line form, which is what the host shows once it is typed
	Artifacts []string   `json:"observable_artifacts"`
	Plan      PlanInputs `json:"plan_inputs"`
	Warnings  []string   `json:"synthesis_warnings"`
}

// Failed returns the result of a synthesis that ended for f before or in the
// making of a condition from in.
func Failed(in Input, f *Fault) Result {
	return Result{
		Task: in.Task, Status: SynthesisFailed, Mode: in.Mode,
		Reason: f.Reason, Detail: f.Detail,
		Artifacts: []string{}, Plan: in.Plan, Warnings: append([]string{}, in.Warnings...),
	}
}

// Synthesize makes a condition from a plan that was read (seed 000, steps 2 to
// 6). A condition that does not validate is not returned.
func Synthesize(in Input) Result {
	in.Warnings = append([]string{}, in.Warnings...)
	if !printable(in.Gate) || strings.Contains(in.Gate, "`") {
		in.Warnings = append(in.Warnings, "the quality gate found is no single line without backquotes: the template's own words stand for it")
		in.Gate = ""
	}
	turnCap, f := in.turnCap()
	if f != nil {
		return Failed(in, f)
	}
	if in.Mode == VerifyIterate && in.Override != "" && in.Override != fmt.Sprint(iterateCap) {
		in.Warnings = append(in.Warnings, fmt.Sprintf("turn cap %s not used: %s stops after %d iterations", in.Override, VerifyIterate, iterateCap))
	}
	text := in.text(turnCap)
	if f := check(text, turnCap); f != nil {
		if f.Reason == TooVague {
			f.Detail += in.vagueSource()
		}
		return Failed(in, f)
	}
	r := Result{
		Task: in.Task, Status: Synthesized, Mode: in.Mode,
		Condition: text, TurnCap: turnCap, Hash: Hash(text), LineHash: Hash(OneLine(text)),
		Artifacts: []string{}, Plan: in.Plan, Warnings: in.Warnings,
	}
	for _, id := range Artifacts(text) {
		r.Artifacts = append(r.Artifacts, id.Label())
	}
	return r
}

func (in Input) turnCap() (int, *Fault) {
	if in.Mode == FullExecute && in.Pending <= 0 {
		return 0, &Fault{NothingToDo, "no milestone is PENDING or ACTIVE"}
	}
	chosen := 0
	if in.Override != "" {
		var f *Fault
		if chosen, f = parseTurnCap(in.Override); f != nil {
			return 0, f
		}
	}
	switch {
	case in.Mode == VerifyIterate:
		return iterateCap, nil
	case chosen > 0:
		return chosen, nil
	}
	n, err := TurnCap(in.Pending)
	if err != nil {
		return 0, &Fault{TurnCapOutOfRange, err.Error()}
	}
	return n, nil
}

// text fills the template of the mode (seed 000, step 3). The seed's
// verify-iterate template names one artefact and would fail step 4: the
// VERIFY_ITERATE clause is the second.
func (in Input) text(turnCap int) string {
	if in.Mode == VerifyIterate {
		return in.Task + "-verification.md latest \"## Verdict\" block shows GREEN with\n" +
			"0 Criticals AND every Critical from the previous Verdict block has a\n" +
			"\"Resolution:\" line in this block;\n" +
			in.Task + "-provenance.log contains a VERIFY_ITERATE line;\n" +
			fmt.Sprintf("or stop after %d iterations.", turnCap)
	}
	gate := "`" + in.Gate + "`"
	if in.Gate == "" {
		gate = "`" + DefaultGate + "` (or the project's quality gate equivalent)"
	}
	return "All remaining milestones in " + in.Task + "/tasks.md have Status: COMPLETE;\n" +
		in.Task + "-provenance.log contains a \"MILESTONE COMPLETE\" line for each;\n" +
		"git tag " + in.Task + "-complete exists;\n" +
		gate + " exits 0;\n" +
		fmt.Sprintf("or stop after %d turns.", turnCap)
}

// vagueSource says where a vague word of the filled template comes from: the
// templates themselves have none.
func (in Input) vagueSource() string {
	if firstVague(in.Task) != "" {
		return fmt.Sprintf(": it stands in the task's name %q; rename the task", in.Task)
	}
	return fmt.Sprintf(": it stands in the quality gate %q", in.Gate)
}

// printable reports whether s is one line without control or format characters.
func printable(s string) bool {
	return strings.IndexFunc(s, func(r rune) bool { return !unicode.IsPrint(r) || r == unicode.ReplacementChar }) < 0
}

// CheckTask reports whether name can be a task: one path element that begins
// with no dot, of printable characters, at most 128 bytes.
func CheckTask(name string) error {
	switch {
	case name == "":
		return fmt.Errorf("the task has no name")
	case len(name) > 128, strings.HasPrefix(name, "."), strings.ContainsAny(name, `/\:`), !printable(name), strings.TrimSpace(name) != name:
		return fmt.Errorf("task name %q: give the name of a folder under .claude/dev/active, not a path", name)
	}
	return nil
}

// Line returns the condition as one line to paste into the host, or "" after a
// failed synthesis.
func (r Result) Line() string {
	if r.Condition == "" {
		return ""
	}
	return "/goal " + OneLine(r.Condition)
}

// SkippedEvent returns the GOAL_SYNTHESIS_SKIPPED event of a failed result.
func (r Result) SkippedEvent() Event {
	return Event{Token: GoalSynthesisSkipped, Values: []Value{{"reason", string(r.Reason)}}}
}
