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
