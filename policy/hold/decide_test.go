package hold

import (
	"fmt"
	"testing"
)

// held is an input that every rule lets be held: the base each row of the
// table departs from.
func held() Input {
	return Input{Turn: "t1", Route: RouteLitgoal, RouteKnown: true, Goals: []Goal{loopGoal()}}
}

func loopGoal() Goal {
	return Goal{Kind: Loop, Name: "GOAL.md", Path: ".agents/goal/GOAL.md", Status: StatusInProgress, Owner: OwnerThis,
		Passed: 1, Total: 3, Open: &Criterion{ID: "c2", Text: "`go test ./...` exits 0"}, Mark: Mark{Passed: 1}}
}

func record() Goal {
	return Goal{Kind: Record, Name: "csv", Path: ".litgravity/goals/csv.json", Status: StatusActive, Owner: OwnerThis,
		Passed: 1, Total: 3, Open: &Criterion{ID: "c2", Text: "edge"}, Mark: Mark{Passed: 1, Updated: "u1"}}
}

// rules is the order of DESIGN §9: for each rule, what makes it apply. A rule
// that is about one goal works on the first goal.
var rules = []struct {
	why   Why
	apply func(in *Input)
}{
	{Off, func(in *Input) { in.Off = true }},
	{NotMain, func(in *Input) { in.Subagent = true }},
	{PlanMode, func(in *Input) { in.Plan = true }},
	{APIError, func(in *Input) { in.APIError = true }},
	{ContextFull, func(in *Input) { in.Context = 95.1 }},
	{Waiting, func(in *Input) { in.Waiting = "subagent" }},
	{NoSession, func(in *Input) { in.NoSession = true }},
	{Completed, func(in *Input) { g := &in.Goals[0]; g.Passed, g.Open = g.Total, nil }},
	{HoldOff, func(in *Input) { in.HoldOff = true }},
	{Abandoned, func(in *Input) { in.Word = WordAbandoned }},
	{BlockedWord, func(in *Input) { in.Message = SaysBlocked }},
	{HostGoal, func(in *Input) { in.HostGoal = true }},
	{NewRecord, func(in *Input) { in.Goals[0].New = true }},
	{Unreadable, func(in *Input) { in.Goals[0].Unreadable = true }},
	{NotActive, func(in *Input) { in.Goals[0].Status = StatusBlocked }},
	{HoldFalse, func(in *Input) { in.Goals[0].NoHold = true }},
	{Foreign, func(in *Input) { in.Goals[0].Foreign = true }},
	{Ledger, func(in *Input) { in.Goals[0].Released = "BLOCKED at row 2: x" }},
	{HeldThisTurn, func(in *Input) { in.Counters.Turn, in.Counters.Held, in.Counters.Streak = "t1", true, 1 }},
	{Streak, func(in *Input) { in.Counters.Streak = MaxStreak }},
	{Ceiling, func(in *Input) { in.Counters.Turn, in.Counters.InTurn = "t1", MaxPerTurn }},
	{Hold, func(*Input) {}},
}

// TestTheFirstRuleThatAppliesDecides walks the order of DESIGN §9: each rule
// decides alone, and wins over each rule behind it.
//
// req: d9/order d9/off d9/not-main d9/plan d9/api-error d9/context-full d9/waiting d9/no-session d9/completed d9/hold-off
// req: d9/abandoned d9/blocked-word d9/host-goal d9/new-record d9/not-active d9/hold-false d9/foreign d9/ledger
// req: d9/held-this-turn d9/streak d9/ceiling d9/hold
func TestTheFirstRuleThatAppliesDecides(t *testing.T) {
	for i, first := range rules {
		for _, second := range rules[i:] {
			in := held()
			second.apply(&in)
			if first.why != second.why {
				first.apply(&in)
			}
			if first.why == Completed {
				// what these rules look at keeps a goal from being complete
				switch second.why {
				case Unreadable, NotActive, Foreign:
					continue
				}
			}
			t.Run(fmt.Sprintf("%s before %s", first.why, second.why), func(t *testing.T) {
				got := Decide(in)
				if got.Why != first.why {
					t.Fatalf("Why = %s, want %s", got.Why, first.why)
				}
				if got.Hold != (first.why == Hold) {
					t.Errorf("Hold = %v", got.Hold)
				}
			})
		}
	}
}

// goalRows are departures from the base that the order alone does not show.
var goalRows = []struct {
	name string
	why  Why
	in   func(in *Input)
}{
	{"nothing owned", NoGoal, func(in *Input) { in.Goals = nil }},
	{"a loop goal nobody owns holds nobody", NoGoal, func(in *Input) { in.Goals[0].Owner = OwnerNone }},
	{"a loop goal nobody owns still completes", Completed, func(in *Input) {
		g := &in.Goals[0]
		g.Owner, g.Passed, g.Open = OwnerNone, 3, nil
	}},
	{"paused", Paused, func(in *Input) { in.Word = WordPaused }},
	{"talk", Talk, func(in *Input) { in.Word = WordTalk }},
	{"the first turn after /clear", Cleared, func(in *Input) { in.Word = WordCleared }},
	{"a question", Question, func(in *Input) { in.Message = Asks }},
	{"a question nobody can answer", Hold, func(in *Input) { in.Message, in.Unattended = Asks, true }},
	{"a mere offer", Hold, func(in *Input) { in.Message = Offers }},
	{"context at 95 per cent", Hold, func(in *Input) { in.Context = 95 }},
	{"a typed /goal does not release a record", Hold, func(in *Input) { in.Goals[0], in.HostGoal = record(), true }},
	{"record on no route", NoRoute, func(in *Input) { in.Goals[0], in.Route = record(), RouteNone }},
	{"record on another route", NoRoute, func(in *Input) { in.Goals[0], in.Route = record(), "other" }},
	{"record on lit-loop", Hold, func(in *Input) { in.Goals[0], in.Route = record(), RouteLitLoop }},
	{"record on start-work", Hold, func(in *Input) { in.Goals[0], in.Route = record(), RouteStartWork }},
	{"record named by its conversation_id, no route known", Hold, func(in *Input) {
		in.Goals[0], in.Route, in.RouteKnown = record(), RouteNone, false
		in.Goals[0].Named = true
	}},
	{"record named, but the route ended", NoRoute, func(in *Input) {
		in.Goals[0], in.Route, in.RouteKnown = record(), RouteNone, true
		in.Goals[0].Named = true
	}},
	{"record done", NotActive, func(in *Input) { in.Goals[0] = record(); in.Goals[0].Status = StatusDone }},
	{"record dropped", NotActive, func(in *Input) { in.Goals[0] = record(); in.Goals[0].Status = "dropped" }},
	{"record waits for the user", NotActive, func(in *Input) { in.Goals[0] = record(); in.Goals[0].Status = StatusNeedsUser }},
	{"record under review", NotActive, func(in *Input) { in.Goals[0] = record(); in.Goals[0].Status = StatusReview }},
	{"record without an open criterion", NoOpen, func(in *Input) { in.Goals[0] = record(); in.Goals[0].Open = nil }},
	{"record all pass, one without backing", Hold, func(in *Input) {
		in.Goals[0] = record()
		in.Goals[0].Open, in.Goals[0].Unbacked = nil, []Criterion{{ID: "c1"}}
	}},
	{"no criteria at all", NoOpen, func(in *Input) { g := &in.Goals[0]; g.Passed, g.Total, g.Open = 0, 0, nil }},
	{"all ticked, one never run", Unproved, func(in *Input) { unproved(&in.Goals[0]) }},
	{"all ticked, held for before", Completed, func(in *Input) { unproved(&in.Goals[0]); in.Goals[0].UnprovedSeen = true }},
	{"all ticked, one never run, nobody's", Completed, func(in *Input) { unproved(&in.Goals[0]); in.Goals[0].Owner = OwnerNone }},
	{"all ticked, one never run, holding switched off", Completed, func(in *Input) { unproved(&in.Goals[0]); in.HoldOff = true }},
	{"the first goal passes, the second holds", Hold, func(in *Input) { in.Goals = []Goal{blocked(record()), loopGoal()} }},
	{"none would hold: the one touched last is named", NotActive, func(in *Input) {
		in.Goals = []Goal{blocked(record()), {Kind: Loop, Name: "GOAL.md", Status: StatusInProgress, Owner: OwnerThis}}
	}},
}

func TestOneGoalsRules(t *testing.T) {
	for _, tt := range goalRows {
		t.Run(tt.name, func(t *testing.T) {
			in := held()
			tt.in(&in)
			got := Decide(in)
			if got.Why != tt.why {
				t.Errorf("Why = %s, want %s", got.Why, tt.why)
			}
			if want := tt.why == Hold || tt.why == Unproved; got.Hold != want {
				t.Errorf("Hold = %v, want %v", got.Hold, want)
			}
		})
	}
}

func unproved(g *Goal) {
	g.Passed, g.Open = g.Total, nil
	g.Unproved = []Criterion{{ID: "c2", Text: "x", Command: "go test ./..."}}
}

func blocked(g Goal) Goal {
	g.Status = StatusBlocked
	return g
}

// step is one Stop in a sequence.
type step struct {
	turn   string
	change func(g *Goal)
	why    Why
	row    int
	notice bool
}

// TestSequencesOfStops plays sequences through Decide, each with the counters
// that the one before left.
//
// req: record/hold-at-most-once-per-turn record/hold-at-most-three-without-progress record/ledger-says-so-after-third d9/progress
func TestSequencesOfStops(t *testing.T) {
	tick := func(g *Goal) { g.Passed++; g.Mark.Passed++ }
	logLine := func(g *Goal) { g.Mark.Log++ }
	untick := func(g *Goal) { g.Passed--; g.Mark.Passed-- }
	touch := func(at string) func(*Goal) { return func(g *Goal) { g.Mark.Updated = at } }
	tests := []struct {
		name  string
		goal  Goal
		steps []step
	}{
		{"held once in a turn", loopGoal(), []step{
			{"a", nil, Hold, 1, false},
			{"a", nil, HeldThisTurn, 0, false},
			{"a", nil, HeldThisTurn, 0, false},
		}},
		{"held again in a turn after progress", loopGoal(), []step{
			{"a", nil, Hold, 1, false},
			{"a", tick, Hold, 1, false},
			{"a", nil, HeldThisTurn, 0, false},
			{"a", logLine, Hold, 1, false},
		}},
		{"three turns without progress, then it rests", loopGoal(), []step{
			{"a", nil, Hold, 1, false},
			{"b", nil, Hold, 2, false},
			{"c", nil, Hold, 3, false},
			{"c", nil, HeldThisTurn, 0, false},
			{"d", nil, Streak, 0, true},
			{"e", nil, Streak, 0, false},
			{"f", tick, Hold, 1, false},
			{"g", nil, Hold, 2, false},
		}},
		{"a box unticked is no progress", loopGoal(), []step{
			{"a", nil, Hold, 1, false},
			{"b", untick, Hold, 2, false},
			{"c", nil, Hold, 3, false},
			{"d", untick, Streak, 0, true},
		}},
		{"a record's updated is progress", record(), []step{
			{"a", nil, Hold, 1, false},
			{"b", touch("u2"), Hold, 1, false},
			{"c", nil, Hold, 2, false},
			{"d", nil, Hold, 3, false},
			{"e", nil, Streak, 0, true},
			{"e", touch("u3"), Hold, 1, false},
		}},
		{"a record's falling pass count is none", record(), []step{
			{"a", nil, Hold, 1, false},
			{"b", func(g *Goal) { untick(g); touch("u2")(g) }, Hold, 2, false},
		}},
		{"a write of ours is none", record(), []step{
			{"a", nil, Hold, 1, false},
			{"b", func(g *Goal) { touch("u2")(g); g.Mark.Ours = true }, Hold, 2, false},
		}},
		{"a file unreadable for a moment is none", loopGoal(), []step{
			{"a", nil, Hold, 1, false},
			{"b", func(g *Goal) { g.Unreadable, g.Mark.Passed = true, 0 }, Unreadable, 0, false},
			{"c", func(g *Goal) { g.Unreadable, g.Mark.Passed = false, 1 }, Hold, 2, false},
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var counters Counters
			g := tt.goal
			for i, s := range tt.steps {
				if s.change != nil {
					s.change(&g)
				}
				in := Input{Turn: s.turn, Route: RouteLitgoal, RouteKnown: true, Goals: []Goal{g}, Counters: counters}
				d := Decide(in)
				if d.Why != s.why || d.Row != s.row || d.Notice != s.notice {
					t.Fatalf("stop %d: %s row %d notice %v, want %s row %d notice %v", i+1, d.Why, d.Row, d.Notice, s.why, s.row, s.notice)
				}
				counters = d.Counters
			}
		})
	}
}

// req: d9/ceiling
func TestThirtyHoldsInATurnAreTheCeiling(t *testing.T) {
	g := loopGoal()
	var counters Counters
	for i := range MaxPerTurn + 5 {
		g.Mark.Log++ // progress every time
		d := Decide(Input{Turn: "a", Goals: []Goal{g}, Counters: counters})
		want := Hold
		if i >= MaxPerTurn {
			want = Ceiling
		}
		if d.Why != want {
			t.Fatalf("stop %d: %s, want %s", i+1, d.Why, want)
		}
		counters = d.Counters
	}
}

func TestDecideDoesNotChangeItsInput(t *testing.T) {
	in := held()
	in.Counters = Counters{Turn: "t0", Streak: 1, Marks: map[string]Mark{"loop:GOAL.md": {Passed: 0}}}
	Decide(in)
	if len(in.Counters.Marks) != 1 || in.Counters.Marks["loop:GOAL.md"].Passed != 0 || in.Counters.Streak != 1 {
		t.Errorf("changed: %+v", in.Counters)
	}
}

// TestEveryWhyHasAnExplanation and, by the tables above, a test.
func TestEveryWhyHasAnExplanation(t *testing.T) {
	for _, r := range rules {
		if Explain(r.why) == "" {
			t.Errorf("no explanation of %s", r.why)
		}
	}
}

// TestEveryWhyIsDecidedByARow: the rows of both tables decide each Why but
// no_state, which the shell gives when a hold cannot be stored.
//
// req: d9/every-why
func TestEveryWhyIsDecidedByARow(t *testing.T) {
	decided := map[Why]bool{NoState: true}
	for _, r := range rules {
		in := held()
		r.apply(&in)
		decided[Decide(in).Why] = true
	}
	for _, r := range goalRows {
		in := held()
		r.in(&in)
		decided[Decide(in).Why] = true
	}
	for _, e := range explanations {
		if !decided[e.why] {
			t.Errorf("no row decides %s", e.why)
		}
	}
}
