package goal

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

func TestLineReadsBack(t *testing.T) {
	l := Line{TS: stamp(now), Kind: LedgerNote, Text: "a <b> \"c\" \\ é\n", Path: Path("x"), By: By}
	// req: record/ledger-line
	want := `{"ts":"2026-10-21T08:30:00Z","kind":"note","text":"a <b> \"c\" \\ é\n","path":".litgravity/goals/x.json","by":"goalkeeper"}`
	if got := string(l.JSON()); got != want {
		t.Errorf("JSON = %s", got)
	}
	got, ok := ParseLine(l.JSON())
	if d := cmp.Diff(l, got); d != "" || !ok {
		t.Errorf("(-want +got)\n%s", d)
	}
	for _, bad := range []string{"", "[]", "{", "null", "text"} {
		if _, ok := ParseLine([]byte(bad)); ok {
			t.Errorf("%q is read as a line", bad)
		}
	}
}

// req: record/release-words
func TestParseRelease(t *testing.T) {
	for _, c := range []struct {
		text string
		want Release
		ok   bool
	}{
		{"BLOCKED at row 2: no key", Release{"BLOCKED", 2, "no key"}, true},
		{"PAUSED at row 10: lunch", Release{"PAUSED", 10, "lunch"}, true},
		{"CANCELLED: by the user", Release{"CANCELLED", 0, "by the user"}, true},
		{"CANCELLED:", Release{"CANCELLED", 0, ""}, true},
		{"BLOCKED at row N: x", Release{}, false},
		{"BLOCKED at row 2 no colon", Release{}, false},
		{"BLOCKED at row 0: x", Release{}, false},
		{"BLOCKED: x", Release{}, false},
		{"blocked at row 2: x", Release{}, false},
		{"it was BLOCKED at row 2: x", Release{}, false},
		{" BLOCKED at row 2: x", Release{}, false},
		{"CANCELLED by me", Release{}, false},
	} {
		if got, ok := ParseRelease(c.text); got != c.want || ok != c.ok {
			t.Errorf("%q: %+v %v", c.text, got, ok)
		}
	}
}

func TestLineReleases(t *testing.T) {
	note := func(ts, path, by, text string) Line {
		return Line{TS: ts, Kind: LedgerNote, Text: text, Path: path, By: by}
	}
	const later, earlier = "2026-10-21T08:30:01Z", "2026-10-21T08:29:59Z"
	text := "BLOCKED at row 2: no key"
	for _, c := range []struct {
		name             string
		line             Line
		counts, releases bool
	}{
		{"d9/ledger-names-record", note(later, Path("x"), "", text), true, true},
		{"d9/ledger-names-another", note(later, Path("y"), "", text), true, false},
		{"d9/ledger-names-none", note(later, "", "", text), true, true},
		{"names an evidence file", note(later, ".litgravity/evidence/y/c1-green.log", "", text), true, true},
		{"absolute path", note(later, "/w/"+Path("x"), "", text), true, true},
		{"d9/ledger-not-older", note(earlier, Path("x"), "", text), true, false},
		{"the same second", note(stamp(now), Path("x"), "", text), true, true},
		{"another zone", note("2026-10-21T10:30:01+02:00", "", "", text), true, true},
		{"no time", note("", Path("x"), "", text), true, false},
		{"a decision", Line{TS: later, Kind: LedgerDecision, Text: text}, false, false},
		{"another note", note(later, Path("x"), "", "working on it"), true, false},
		{"d9/own-notes-skipped", note(later, Path("x"), By, "c2 demoted to open"), false, false},
		{"d9/own-block-counts", note(later, Path("x"), By, text), true, true},
	} {
		if got := c.line.Counts(); got != c.counts {
			t.Errorf("%s: counts %v", c.name, got)
		}
		if _, got := c.line.Releases("x", now); got != c.releases {
			t.Errorf("%s: releases %v", c.name, got)
		}
	}
	if _, ok := note("", "", "", text).Releases("x", time.Time{}); !ok {
		t.Error("a record without a time is older than any note")
	}
}
