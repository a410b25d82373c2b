package session

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// req: d4/journal-entry
func TestAJournalEntryIsReadAsItWasWritten(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	exit := 3
	e := Entry{TS: time.Date(2026, 1, 2, 3, 4, 5, 6, time.UTC), Kind: "run", Goal: "record:csv", Box: "b", ID: "c1", Command: `a "b" <c>`, Args: []string{"a", "b"}, Exit: &exit,
		Session: "s1", Note: "n", For: "green", Attempt: 2, Path: "p", SHA256: "h", Tree: "t", NoTree: "no", Tracked: "tr", Expect: "/x/", Cleanup: "rm", Not: "not", Signature: "sig"}
	for _, e := range []Entry{{Kind: "run", Goal: "record:csv-two"}, e, {Kind: "end", Goal: "loop:GOAL.md"}} {
		if err := s.Record(e); err != nil {
			t.Fatal(err)
		}
	}
	got, err := s.Journal("record:csv")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]Entry{e}, got); diff != "" {
		t.Error(diff)
	}
}

// A run of an earlier goal of the same text proves nothing of this one.
//
// req: d4/runs-of-this-goal
func TestLastRunsBeginWithTheGoal(t *testing.T) {
	zero, one := 0, 1
	run := func(goal, box string, exit *int) Entry {
		return Entry{Kind: "run", Goal: goal, Box: TextHash(box), Command: "x", Exit: exit}
	}
	for _, c := range []struct {
		name    string
		entries []Entry
		want    map[string]int
	}{
		{"no run", nil, map[string]int{}},
		{"without a beginning", []Entry{run("g", "a", &zero)}, map[string]int{"a": 0}},
		{"set after the run", []Entry{run("g", "a", &zero), {Kind: "set", Goal: "g"}}, map[string]int{}},
		{"ended after the run", []Entry{run("g", "a", &zero), {Kind: "end", Goal: "g"}}, map[string]int{}},
		{"ended and set after the run", []Entry{run("g", "a", &zero), {Kind: "end", Goal: "g"}, {Kind: "set", Goal: "g"}, run("g", "b", &one)}, map[string]int{"b": 1}},
		{"run again", []Entry{{Kind: "set", Goal: "g"}, run("g", "a", &one), run("g", "a", &zero)}, map[string]int{"a": 0}},
		{"other lines do not end the search", []Entry{{Kind: "set", Goal: "g"}, run("g", "a", &zero), {Kind: "write", Goal: "g"}, {Kind: "end", Goal: "g-two"}, {Kind: "set", Goal: "other g"}}, map[string]int{"a": 0}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := Open(t.TempDir(), "/w")
			for _, e := range c.entries {
				if err := s.Record(e); err != nil {
					t.Fatal(err)
				}
			}
			got, err := s.LastRuns("g", []string{"a", "b"})
			if err != nil {
				t.Fatal(err)
			}
			if len(got) == 0 {
				got = map[string]int{} // without a journal there is no map
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// req: d4/copies
func TestLastGoodCopies(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	if raw, err := s.Copy("csv.json"); raw != nil || err != nil || s.Copies() != nil {
		t.Error(raw, err, s.Copies())
	}
	if err := s.KeepCopy("csv.json", []byte("{}")); err != nil {
		t.Fatal(err)
	}
	if raw, err := s.Copy("csv.json"); string(raw) != "{}" || err != nil || len(s.Copies()) != 1 {
		t.Error(raw, err, s.Copies())
	}
}
