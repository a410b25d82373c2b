package goal

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"
)

var now = time.Date(2026, 10, 21, 8, 30, 0, 0, time.UTC)

// seedRecord is the example of seed 002, Schema.
func seedRecord(t testing.TB) []byte {
	t.Helper()
	raw, err := os.ReadFile("testdata/csv-export-flag.json")
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// with replaces the first occurrence of old in the seed's record, which must
// be there.
func with(t testing.TB, pairs ...string) []byte {
	t.Helper()
	s := string(seedRecord(t))
	for i := 0; i < len(pairs); i += 2 {
		if !strings.Contains(s, pairs[i]) {
			t.Fatalf("the record has no %q", pairs[i])
		}
		s = strings.Replace(s, pairs[i], pairs[i+1], 1)
	}
	return []byte(s)
}

func mustParse(t testing.TB, raw []byte) *Record {
	t.Helper()
	r, err := Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func checkCode(t testing.TB, err error, want Code) {
	t.Helper()
	var refusal *Refusal
	switch {
	case want == "" && err != nil:
		t.Fatalf("refused: %v", err)
	case want != "" && !errors.As(err, &refusal):
		t.Fatalf("error %v, want a refusal %q", err, want)
	case want != "" && refusal.Code != want:
		t.Fatalf("refusal %q (%v), want %q", refusal.Code, err, want)
	}
}

// mustBeValid checks what every change promises: a record without faults that
// was refreshed, and ledger lines of this program.
func mustBeValid(t testing.TB, c Change) {
	t.Helper()
	r := mustParse(t, c.Raw)
	for _, f := range r.Validate(r.Slug) {
		t.Errorf("fault after the change: %s", f)
	}
	if r.UpdatedRaw != stamp(now) {
		t.Errorf("updated is %s, want %s", r.UpdatedRaw, stamp(now))
	}
	for _, l := range c.Ledger {
		if l.By != By || l.TS != stamp(now) || l.Text == "" || strings.Contains(l.Text, "\n") {
			t.Errorf("ledger line %+v", l)
		}
	}
}

func replaceOnce(t testing.TB, s, old, next string) string {
	t.Helper()
	if !strings.Contains(s, old) {
		t.Fatalf("no %q in %s", old, s)
	}
	return strings.Replace(s, old, next, 1)
}
