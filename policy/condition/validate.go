// Package condition builds, validates and hashes the condition of a host's
// built-in /goal, and keeps the vocabulary of the events that a plan's provenance
// log records about it (seed 000).
//
// A condition is judged by a model that sees the transcript and nothing else. So
// it must name artefacts that appear there, avoid words that nobody can check,
// and say when to give up. Everything here is a pure function on plain values.
package condition

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Limits of a condition (seed 000, steps 2 and 4).
const (
	MinTurnCap   = 1     // least cap a user may choose
	MaxTurnCap   = 30    // cost ceiling of an unattended run
	turnCapFloor = 4     // least derived cap: a milestone's commit, verification and finish need it
	MaxLength    = 4_000 // code points, the host's limit
)

// Reason says why no condition came out (seed 000, Failure Modes).
type Reason string

// The reasons, in the order in which they are looked for.
const (
	MissingPlan           Reason = "missing_plan"
	PlanIncomplete        Reason = "plan_incomplete"
	NothingToDo           Reason = "nothing_to_do"
	TurnCapOutOfRange     Reason = "turn_cap_out_of_range"
	TooLong               Reason = "condition_too_long"
	TooVague              Reason = "condition_too_vague"
	ArtifactsInsufficient Reason = "observable_artifacts_insufficient"
)

var resolutions = [...]struct {
	reason Reason
	do     string
}{
	{MissingPlan, "run /aa-ma-plan first"},
	{PlanIncomplete, "run /aa-ma-plan again, or /verify-plan"},
	{NothingToDo, "run /archive-aa-ma"},
	{TurnCapOutOfRange, "choose a whole number from 1 to 30"},
	{TooLong, "narrow the scope or trim what is said of each milestone"},
	{TooVague, "say what shows it: a file's line, a command's exit status, a tag"},
	{ArtifactsInsufficient, "name at least two of: provenance.log, tasks.md, git tag, `make ci` or pytest, [AA-MA Plan], verification.md"},
}

// Resolution returns what a person does about r, or "" for an unknown reason.
func (r Reason) Resolution() string {
	for _, row := range resolutions {
		if row.reason == r {
			return row.do
		}
	}
	return ""
}

// Fault is a reason with what was found.
type Fault struct {
	Reason Reason
	Detail string
}

// vagueTerms are the words that no transcript can decide. The vague words of
// acceptance criteria are another list for another grammar (DESIGN §12).
var vagueTerms = [...]string{"done", "working", "correct", "good", "ready"}

// firstVague returns the vague term that stands first in text as a whole word,
// or "".
func firstVague(text string) string {
	first, term := -1, ""
	for _, t := range vagueTerms {
		p := pattern{text: "<" + t + ">"}
		if at := p.find(text); at >= 0 && (first < 0 || at < first) {
			first, term = at, t
		}
	}
	return term
}

// TurnCap derives the cap from the number of milestones still to be worked on:
// max(4, min(30, ceil(1.5 n))). A negative n is an error (seed 000, step 2).
func TurnCap(pending int) (int, error) {
	switch {
	case pending < 0:
		return 0, fmt.Errorf("%d pending milestones: the number cannot be negative", pending)
	case pending >= MaxTurnCap: // also keeps 3n from overflowing
		return MaxTurnCap, nil
	}
	return max(turnCapFloor, min(MaxTurnCap, (3*pending+1)/2)), nil
}

// parseTurnCap reads a cap as a user gives it: a whole number from MinTurnCap to
// MaxTurnCap.
func parseTurnCap(s string) (int, *Fault) {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0, &Fault{TurnCapOutOfRange, fmt.Sprintf("turn cap %q is not a whole number from %d to %d", s, MinTurnCap, MaxTurnCap)}
	}
	return n, checkTurnCap(n)
}

func checkTurnCap(n int) *Fault {
	if n < MinTurnCap || n > MaxTurnCap {
		return &Fault{TurnCapOutOfRange, fmt.Sprintf("turn cap %d is not in %d to %d", n, MinTurnCap, MaxTurnCap)}
	}
	return nil
}

// check returns the earliest fault of a condition: cap, length, vague word,
// artefacts, in this order (seed 000, step 4).
func check(text string, turnCap int) *Fault {
	if f := checkTurnCap(turnCap); f != nil {
		return f
	}
	if n := utf8.RuneCountInString(text); n > MaxLength {
		return &Fault{TooLong, fmt.Sprintf("%d characters, %d allowed", n, MaxLength)}
	}
	if term := firstVague(text); term != "" {
		return &Fault{TooVague, fmt.Sprintf("%q cannot be checked from the transcript", term)}
	}
	if ids := Artifacts(text); len(ids) < MinArtifacts {
		return &Fault{ArtifactsInsufficient, fmt.Sprintf("%d of %d observable artefacts: %s", len(ids), MinArtifacts, listOr(ids, "none"))}
	}
	return nil
}

func listOr(ids []Artifact, none string) string {
	if len(ids) == 0 {
		return none
	}
	labels := make([]string, len(ids))
	for i, id := range ids {
		labels[i] = id.Label()
	}
	return strings.Join(labels, ", ")
}

// Validation is what `condition validate` prints. Reason and Detail are empty
// when OK; the slices are never nil.
type Validation struct {
	OK        bool       `json:"ok"`
	Reason    Reason     `json:"reason"`
	Detail    string     `json:"detail"`
	Artifacts []Artifact `json:"artifacts"`
	Warnings  []string   `json:"warnings"`
}

// Validate judges a condition with its turn cap. Warnings never make it fail.
func Validate(text string, turnCap int) Validation {
	return judged(text, turnCap, check(text, turnCap))
}

// ValidateArgument is Validate for a turn cap as a command gets it: what is no
// whole number is the first fault of all.
func ValidateArgument(text, turnCap string) Validation {
	n, f := parseTurnCap(turnCap)
	if f == nil {
		f = check(text, n)
	}
	return judged(text, n, f)
}

func judged(text string, turnCap int, f *Fault) Validation {
	v := Validation{OK: f == nil, Artifacts: Artifacts(text), Warnings: warnings(text, turnCap)}
	if f != nil {
		v.Reason, v.Detail = f.Reason, f.Detail
	}
	return v
}

// String returns the verdict for a person: one line, then a line for what to do
// and for each warning.
func (v Validation) String() string {
	var b strings.Builder
	if v.OK {
		fmt.Fprintf(&b, "ok: %s\n", listOr(v.Artifacts, "none"))
	} else {
		fmt.Fprintf(&b, "%s: %s\n  %s\n", v.Reason, v.Detail, v.Reason.Resolution())
	}
	for _, w := range v.Warnings {
		fmt.Fprintf(&b, "warning: %s\n", w)
	}
	return b.String()
}
