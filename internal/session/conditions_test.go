package session

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/internal/jsontext"
	"goalkeeper/policy/condition"
)

func knownNumber(n int) condition.Known {
	return condition.Known{Task: fmt.Sprintf("task %d 任务", n), Hash: fmt.Sprintf("%012x", n), LineHash: fmt.Sprintf("%012x", n+1000), TurnCap: n%30 + 1}
}

func remember(t *testing.T, s *Store, k condition.Known) {
	t.Helper()
	if err := s.RememberCondition(k); err != nil {
		t.Fatal(err)
	}
}

// TestConditionsReadBack holds the writer and reader without reflection against
// encoding/json, the plain version.
//
// req: condition/remembered
func TestConditionsReadBack(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	if known, err := s.Conditions(); err != nil || known != nil {
		t.Errorf("nothing stored: %v, %v", known, err)
	}
	want := []condition.Known{knownNumber(1), knownNumber(2)}
	for _, k := range want {
		remember(t, s, k)
	}
	got, err := s.Conditions()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	raw, err := os.ReadFile(filepath.Join(s.Dir(), "conditions.json"))
	if err != nil {
		t.Fatal(err)
	}
	var plain struct{ Conditions []condition.Known }
	lines := bytes.Split(bytes.TrimSpace(raw), []byte("\n"))
	if err := json.Unmarshal(lines[len(lines)-1], &plain); err != nil {
		t.Fatalf("%v: %s", err, raw)
	}
	if diff := cmp.Diff(want, plain.Conditions); diff != "" {
		t.Errorf("not what encoding/json reads:\n%s", diff)
	}
}

// req: condition/remembered-newest
func TestTheNewestConditionsAreRemembered(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	for n := range maxConditions + 8 {
		remember(t, s, knownNumber(n))
	}
	remember(t, s, knownNumber(10)) // made again: it is the newest now
	got, err := s.Conditions()
	if err != nil {
		t.Fatal(err)
	}
	var want []condition.Known
	for n := 8; n < maxConditions+8; n++ {
		if n != 10 {
			want = append(want, knownNumber(n))
		}
	}
	if diff := cmp.Diff(append(want, knownNumber(10)), got); diff != "" {
		t.Error(diff)
	}
}

func TestConditionsRememberedAtOnceAreAllKept(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	var wg sync.WaitGroup
	for n := range maxConditions {
		wg.Go(func() {
			if err := s.RememberCondition(knownNumber(n)); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if got, err := s.Conditions(); err != nil || len(got) != maxConditions {
		t.Errorf("%d kept, %v", len(got), err)
	}
}

func TestConditionsThatCannotBeReadAreSetAside(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	remember(t, s, knownNumber(1))
	path := filepath.Join(s.Dir(), "conditions.json")
	if err := os.WriteFile(path, []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Conditions(); !errors.Is(err, ErrCorrupt) || got != nil {
		t.Errorf("%v, %v", got, err)
	}
	remember(t, s, knownNumber(2))
	got, err := s.Conditions()
	if diff := cmp.Diff([]condition.Known{knownNumber(2)}, got); err != nil || diff != "" {
		t.Errorf("%v\n%s", err, diff)
	}
}

func TestWithoutAStateFolderNoConditionIsKnown(t *testing.T) {
	s := Open("", "/w")
	if got, err := s.Conditions(); err != nil || got != nil {
		t.Errorf("%v, %v", got, err)
	}
	if err := s.RememberCondition(knownNumber(1)); !errors.Is(err, ErrNoDir) {
		t.Errorf("remembered nowhere: %v", err)
	}
}

func FuzzReadConditions(f *testing.F) {
	f.Add(conditions{knownNumber(1), knownNumber(2)}.appendJSON(nil))
	f.Add([]byte(`{"conditions":{"a":1}}`))
	f.Add([]byte(`{"conditions":[7,{"hash":"x","turn_cap":1e99}]}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		if !jsontext.ValidBytes(raw) {
			return
		}
		once := conditions(readConditions(jsontext.ParseBytes(raw))).appendJSON(nil)
		twice := conditions(readConditions(jsontext.ParseBytes(once))).appendJSON(nil)
		if string(once) != string(twice) {
			t.Errorf("%s became %s", once, twice)
		}
	})
}
