package hold

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/internal/jsontext"
)

// full is an input in which no field is zero.
func full() Input {
	g := Goal{Kind: Record, Name: "csv \"x\"", Path: "p", Objective: "目标\n<b>", Status: "active", Passed: 1, Total: 3, Proved: 1,
		Open: &Criterion{ID: "c2", Text: "t", Command: "go test", Role: RoleDeslop}, Updated: time.Date(2026, 11, 30, 1, 2, 3, 4, time.UTC),
		Blocker: "b", Mark: Mark{Passed: 1, Log: 2, Updated: "u", Ours: true}, Owner: OwnerThis, Foreign: true, Stale: true, NoHold: true,
		Unreadable: true, Fault: "f", Named: true, New: true, Released: "r", Unproved: []Criterion{{ID: "c1", Text: "x"}},
		UnprovedSeen: true, Unbacked: []Criterion{{ID: "c3", Text: "y"}}}
	return Input{Off: true, Subagent: true, Plan: true, APIError: true, Context: 95.5, Waiting: "w", NoSession: true, HoldOff: true,
		Word: WordTalk, Message: Asks, Unattended: true, HostGoal: true, Route: RouteLitgoal, RouteKnown: true, Turn: "t",
		Goals:    []Goal{g, {Kind: Loop, Name: "GOAL.md"}},
		Counters: Counters{Turn: "t", InTurn: 2, Held: true, Streak: 3, Rests: true, Marks: map[string]Mark{"loop:GOAL.md": {Passed: 1}, `a"b`: {}}}}
}

// TestWhatIsLoggedReadsBack holds the writer without reflection against
// encoding/json, the plain version.
func TestWhatIsLoggedReadsBack(t *testing.T) {
	for _, in := range []Input{{}, held(), full()} {
		var back Input
		raw := in.AppendJSON(nil)
		if err := json.Unmarshal(raw, &back); err != nil {
			t.Fatalf("%v\n%s", err, raw)
		}
		if diff := cmp.Diff(in, back); diff != "" {
			t.Errorf("changed on the way:\n%s", diff)
		}
		plain, err := json.Marshal(in)
		if err != nil {
			t.Fatal(err)
		}
		var a, b any
		if err := json.Unmarshal(plain, &a); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(raw, &b); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(a, b); diff != "" {
			t.Errorf("not what encoding/json writes:\n%s", diff)
		}
	}
}

func TestCountersReadBack(t *testing.T) {
	for _, c := range []Counters{{}, full().Counters} {
		if diff := cmp.Diff(c, ReadCounters(jsontext.ParseBytes(c.AppendJSON(nil)))); diff != "" {
			t.Error(diff)
		}
	}
}
