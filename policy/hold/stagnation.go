package hold

import (
	"slices"
	"strconv"

	"goalkeeper/internal/jsontext"
)

// The limits of seed 003, "Dual-Signal Stagnation Detection".
const (
	StagnantIterations = 3 // iterations without either signal that make a stagnation
	MaxRecoveries      = 2 // recoveries in a row without progress; the next detection is the user's
)

// Iteration is one turn of work by an owner, as the rule sees it.
type Iteration struct {
	Passed int  `json:"passed"`         // criteria that count, at its end
	Sign   bool `json:"sign,omitempty"` // a progress word was said, or a file edited
}

// Stagnation is what a session remembers of its last iterations of one goal.
// The zero value remembers nothing; for a goal that had passes before, Base
// may be set to their number, or the first iteration counts as progress.
type Stagnation struct {
	Base       int         `json:"base,omitempty"`       // the pass count before the oldest iteration of Window
	Window     []Iteration `json:"window,omitempty"`     // the last iterations, at most StagnantIterations
	Recoveries int         `json:"recoveries,omitempty"` // in a row without progress
	Told       bool        `json:"told,omitempty"`       // the user was told, and there was no progress since
}

// Finding is what an iteration brings to light.
type Finding string

// What can be found.
const (
	FindNothing  Finding = ""
	FindRecovery Finding = "recovery" // stagnation: a change-of-strategy text is due
	FindNotice   Finding = "notice"   // stagnation after all recoveries: the user is told, once
)

// Next adds an iteration and says what is due. Stagnation needs both signals
// over the last three iterations: no pass count above the window's base, and
// no sign. A pass count that fell, or fell and came back within the window, is
// no progress; one above the base is, and starts everything anew.
func (s Stagnation) Next(it Iteration) (Stagnation, Finding) {
	if it.Passed > s.Base {
		return Stagnation{Base: it.Passed}, FindNothing
	}
	if n := len(s.Window); n >= StagnantIterations {
		s.Base = s.Window[n-StagnantIterations].Passed
		s.Window = s.Window[n-StagnantIterations+1:]
		if it.Passed > s.Base { // above what it fell to, with the fall out of sight
			return Stagnation{Base: it.Passed}, FindNothing
		}
	}
	s.Window = append(slices.Clone(s.Window), it)
	if len(s.Window) < StagnantIterations || slices.ContainsFunc(s.Window, func(it Iteration) bool { return it.Sign }) {
		return s, FindNothing
	}
	s.Base, s.Window = it.Passed, nil
	switch {
	case s.Recoveries < MaxRecoveries:
		s.Recoveries++
		return s, FindRecovery
	case !s.Told:
		s.Told = true
		return s, FindNotice
	}
	return s, FindNothing
}

// StrategyText is the change-of-strategy text of recovery n, counted from 1:
// facts, at most 400 characters.
func StrategyText(n int) string {
	what := "The same approach is unlikely to get further. Other ways: the smallest command that shows the open criterion fail, read to its first error; the assumption the last attempts shared, checked; another open criterion first."
	if n >= MaxRecoveries {
		what = "The last change of strategy did not help; after this one the user is told. Other ways: back to the last state that worked, then one small step; a different design; a blocker on record that says what is missing."
	}
	return "Change of strategy, recovery " + strconv.Itoa(n) + " of " + strconv.Itoa(MaxRecoveries) + ": " +
		strconv.Itoa(StagnantIterations) + " turns of work in a row brought no further criterion, no edited file and no word of progress. " + what
}

// AppendJSON appends the memory as a session stores it. What it writes is what
// encoding/json reads back by the struct's tags.
func (s Stagnation) AppendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.OptInt("base", s.Base)
	if len(s.Window) > 0 {
		o.Append("window", func(dst []byte) []byte { return jsontext.AppendList(dst, s.Window, appendIteration) })
	}
	o.OptInt("recoveries", s.Recoveries)
	o.OptBool("told", s.Told)
	return o.End()
}

func appendIteration(dst []byte, it Iteration) []byte {
	o := jsontext.Begin(dst)
	o.Int("passed", it.Passed)
	o.OptBool("sign", it.Sign)
	return o.End()
}

// ReadStagnation reads what Stagnation.AppendJSON wrote.
func ReadStagnation(v jsontext.Value) Stagnation {
	var s Stagnation
	v.ForEach(func(key, v jsontext.Value) bool {
		switch key.Str {
		case "base":
			s.Base = int(v.Int())
		case "window":
			v.ForEach(func(_, v jsontext.Value) bool {
				s.Window = append(s.Window, readIteration(v))
				return true
			})
		case "recoveries":
			s.Recoveries = int(v.Int())
		case "told":
			s.Told = v.Bool()
		}
		return true
	})
	return s
}

func readIteration(v jsontext.Value) Iteration {
	var it Iteration
	v.ForEach(func(key, v jsontext.Value) bool {
		switch key.Str {
		case "passed":
			it.Passed = int(v.Int())
		case "sign":
			it.Sign = v.Bool()
		}
		return true
	})
	return it
}
