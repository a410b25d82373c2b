package condition

import "strconv"

// Known is what a session remembers of a condition that was made here, so that a
// hook recognises it when the host has taken it.
type Known struct {
	Task     string `json:"task"`
	Hash     string `json:"hash"`      // of the canonical form: the one that is logged
	LineHash string `json:"line_hash"` // of the one-line form
	TurnCap  int    `json:"turn_cap"`
}

// Known returns what to remember of a synthesised result.
func (r Result) Known() Known {
	return Known{Task: r.Task, Hash: r.Hash, LineHash: r.LineHash, TurnCap: r.TurnCap}
}

// Match returns the known condition that text is a form of, and whether there is
// one. The last of equals wins: it is the one made last.
func Match(text string, known []Known) (Known, bool) {
	given, line := Hash(text), Hash(OneLine(text))
	for i := len(known) - 1; i >= 0; i-- {
		if k := known[i]; given == k.Hash || given == k.LineHash || line == k.LineHash {
			return k, true
		}
	}
	return Known{}, false
}

// Hashes returns both hashes of every known condition, as Audit takes them.
func Hashes(known []Known) []string {
	out := make([]string, 0, 2*len(known))
	for _, k := range known {
		out = append(out, k.Hash, k.LineHash)
	}
	return out
}

// Outcome is how the host's goal ended, as its transcript tells it.
type Outcome int

// The outcomes.
const (
	OutcomeMet Outcome = iota
	OutcomeFailed
	OutcomeImpossible
	OutcomeCleared
)

// FinalVerdict maps an outcome to the verdict of GOAL_FINAL: a goal that was not
// met and whose turns since binding reached the cap ended at the cap (DESIGN §9).
func FinalVerdict(o Outcome, turns, turnCap int) string {
	switch {
	case o == OutcomeMet:
		return Met
	case o == OutcomeCleared:
		return Cleared
	case turns >= turnCap:
		return TurnCapHit
	}
	return Unmet
}

// Bound returns the GOAL_BOUND event of k.
func (k Known) Bound() Event {
	return Event{GoalBound, []Value{{"turn_cap", strconv.Itoa(k.TurnCap)}, {"condition_hash", k.Hash}}}
}

// Final returns the GOAL_FINAL event of k: how it ended after so many turns.
func (k Known) Final(o Outcome, turns int) Event {
	return Event{GoalFinal, []Value{
		{"verdict", FinalVerdict(o, turns, k.TurnCap)}, {"turns", strconv.Itoa(turns)}, {"reason", outcomeTexts[o]}}}
}

// outcomeTexts are the short reasons of GOAL_FINAL.
var outcomeTexts = [...]string{
	OutcomeMet:        "the host judged it met",
	OutcomeFailed:     "the host gave up on it",
	OutcomeImpossible: "the host judged it impossible",
	OutcomeCleared:    "cleared by the user",
}
