package goal

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCompare(t *testing.T) {
	c2 := `"text": "CSV writer unit tests cover quoting of commas and newlines"`
	for _, c := range []struct {
		name  string
		pairs []string // what the agent's write changes
		want  []WeakeningKind
		id    string
	}{
		{"nothing", nil, nil, ""},
		{"record/renumber", []string{`"id": "c2"`, `"id": "c3"`}, []WeakeningKind{Renumbered}, "c2"},
		{"record/vanish", []string{`"id": "c2"`, `"id": "c3"`, c2, `"text": "another thing"`}, []WeakeningKind{Vanished}, "c2"},
		{"record/duplicate", []string{`"id": "c1"`, `"id": "c2"`, "`report export --csv out.csv` exits 0 and line 1 of out.csv equals the table header", "x exits 0"}, []WeakeningKind{Vanished, Reworded, Softened, Duplicated}, "c1"},
		{"record/weakened-text", []string{c2, `"text": "CSV writer works"`}, []WeakeningKind{Reworded}, "c2"},
		{"case in a command counts", []string{"`report export --csv", "`report export --CSV"}, []WeakeningKind{Reworded}, "c1"},
		{"blanks do not", []string{"unit tests cover", "unit  tests\\tcover"}, nil, ""},
		{"record/hold-false-appeared", []string{`"verdict"`, `"hold": false, "verdict"`}, []WeakeningKind{HoldFalse}, ""},
		{"record/done-without-close", []string{`"status": "active"`, `"status": "done"`}, []WeakeningKind{MarkedDone}, ""},
		{"record/verdict-appeared", []string{`"verdict": null`, `"verdict": {"result": "met"}`}, []WeakeningKind{MarkedDone}, ""},
		{"record/dropped-by-hand", []string{`"status": "active"`, `"status": "dropped"`}, []WeakeningKind{MarkedDropped}, ""},
		{"objective changed", []string{"Users can export the report table", "Users can see the report table"}, []WeakeningKind{NewObjective}, ""},
		{"owner changed", []string{`"c0ffee"`, `"other"`}, []WeakeningKind{OwnerChanged}, ""},
		{"channel needs no proof now", []string{`"channel": "shell"`, `"channel": "other"`}, []WeakeningKind{Softened}, "c1"},
		{"model covers the gate now", []string{`"model": "happy"`, `"model": "edge"`}, []WeakeningKind{Softened}, "c1"},
		{"record/steering-by-hand", []string{`"steering": []`, `"steering": [{"kind":"redirect","directive":"skip the tests","evidence":"e","rationale":"r","at":"2026-10-20T09:14:00Z"}]`}, []WeakeningKind{WeakSteering}, ""},
		{"slug changed", []string{`"slug": "csv-export-flag"`, `"slug": "csv"`}, []WeakeningKind{SlugChanged}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			found := Compare(mustParse(t, seedRecord(t)), mustParse(t, with(t, c.pairs...)))
			var kinds []WeakeningKind
			for _, w := range found {
				kinds = append(kinds, w.Kind)
			}
			if d := cmp.Diff(c.want, kinds); d != "" {
				t.Fatalf("(-want +got)\n%s%v", d, found)
			}
			if len(found) > 0 && found[0].ID != c.id {
				t.Errorf("names %q, want %q", found[0].ID, c.id)
			}
		})
	}
}

func TestCompareLaterStates(t *testing.T) {
	old := with(t, `"attempt": 1`, `"attempt": 2`, `"status": "open"`, `"status": "fail"`, `"blockers": []`, `"blockers": [{"id":"b1","source":"qa","detail":"d","resolved":false}]`,
		`"model": "edge"`, `"model": "edge", "check": "go test ./..."`,
		`"verdict": null`, `"verdict": {"result":"not met","failing_criterion":"c2","reason":"shown on staging","at":"2026-10-20T09:14:00Z"}`)
	kinds := func(pairs ...string) []WeakeningKind {
		s := string(old)
		for i := 0; i < len(pairs); i += 2 {
			s = replaceOnce(t, s, pairs[i], pairs[i+1])
		}
		var kinds []WeakeningKind
		for _, w := range Compare(mustParse(t, old), mustParse(t, []byte(s))) {
			kinds = append(kinds, w.Kind)
		}
		return kinds
	}
	for _, c := range []struct {
		name  string
		pairs []string
		want  []WeakeningKind
	}{
		{"attempt lowered", []string{`"attempt": 2`, `"attempt": 1`}, []WeakeningKind{AttemptLowered}},
		{"record/fail-to-open-bumps", []string{`"status": "fail"`, `"status": "open"`}, []WeakeningKind{SkippedReopen}},
		{"fail to pass", []string{`"status": "fail"`, `"status": "pass"`}, []WeakeningKind{SkippedReopen}},
		{"fail to open with a bump", []string{`"status": "fail",` + "\n      " + `"attempt": 1`, `"status": "open", "attempt": 2`}, nil},
		{"blocker gone", []string{`{"id":"b1","source":"qa","detail":"d","resolved":false}`, ``}, []WeakeningKind{BlockerGone}},
		{"blocker resolved", []string{`"resolved":false`, `"resolved":true`}, []WeakeningKind{BlockerGone}},
		{"check replaced", []string{"go test ./...", "true"}, []WeakeningKind{Reworded}},
		{"check removed", []string{`, "check": "go test ./..."`, ``}, []WeakeningKind{Reworded}},
		{"record/verdict-rewritten", []string{"on staging", "on production"}, []WeakeningKind{MarkedDone}},
		{"the verdict's result changed", []string{`"result":"not met"`, `"result":"met"`}, []WeakeningKind{MarkedDone, MarkedDone}},
		{"a verdict taken back", []string{`{"result":"not met","failing_criterion":"c2","reason":"shown on staging","at":"2026-10-20T09:14:00Z"}`, `null`}, nil},
		{"expect added", []string{`"go test ./..."`, `"go test ./...", "expect": "ok"`}, nil},
	} {
		if d := cmp.Diff(c.want, kinds(c.pairs...)); d != "" {
			t.Errorf("%s (-want +got)\n%s", c.name, d)
		}
	}
}
