package goal

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseEvidence(t *testing.T) {
	for _, c := range []struct {
		ref, id string
		attempt int
		kind    Kind
		bad     string
	}{
		// req: record/evidence-name-kind
		{".litgravity/evidence/x/c1-red.log", "c1", 1, KindRed, ""},
		{".litgravity/evidence/x/c1-green.log", "c1", 1, KindGreen, ""},
		{".litgravity/evidence/x/c1-surface.log", "c1", 1, KindSurface, ""},
		{".litgravity/evidence/x/c1-cleanup.log", "c1", 1, KindCleanup, ""},
		// req: record/attempt-suffix
		{".litgravity/evidence/x/c1-a2-green.log", "c1", 2, KindGreen, ""},
		{"c12-a10-surface.png", "c12", 10, KindSurface, ""},
		{"c3-surface-390px.png", "c3", 1, KindSurface, ""},
		{"c3-csv-green.log", "c3", 1, KindGreen, ""},
		{"c3-green", "c3", 1, KindGreen, ""},
		{"c3-red-green.log", "c3", 0, "", ""},
		{"c3-a2-a3-green.log", "c3", 0, "", ""},
		{"c3.log", "c3", 1, "", ""},
		{"green.log", "", 0, "", ""},
		{"c0-green.log", "", 0, "", ""},
		{"C1-green.log", "", 0, "", ""},
		{"c1green.log", "", 0, "", ""},
		// req: record/evidence-relative-paths
		{"/tmp/c1-green.log", "", 0, "", "not relative"},
		{`C:\c1-green.log`, "", 0, "", "backslash"},
		{"C:/c1-green.log", "", 0, "", "not relative"},
		{"~/c1-green.log", "", 0, "", "not relative"},
		{"a/../../c1-green.log", "", 0, "", ".."},
		{"", "", 0, "", "empty"},
		{"c1\n-green.log", "", 0, "", "control"},
		{"ledger:c0ffee", "", 0, "", "ledger:"},
		{"ledger:../x#1", "", 0, "", "ledger:"},
		{"ledger:c0ffee#0", "", 0, "", "ledger:"},
	} {
		e := ParseEvidence(c.ref)
		if c.bad != "" {
			if !strings.Contains(e.Bad, c.bad) {
				t.Errorf("%q: bad %q, want …%s…", c.ref, e.Bad, c.bad)
			}
			continue
		}
		if e.Bad != "" || e.Criterion != c.id || e.Kind != c.kind || c.attempt > 0 && e.Attempt != c.attempt {
			t.Errorf("%q: %+v", c.ref, e)
		}
	}
	// req: record/evidence-ledger-reference
	if e := ParseEvidence("ledger:c0ffee#12"); e.Ledger == nil || *e.Ledger != (LedgerRef{"c0ffee", 12}) {
		t.Errorf("ledger reference: %+v", e)
	}
}

func TestEvidencePathReadsBack(t *testing.T) {
	for _, kind := range Kinds {
		for _, attempt := range []int{1, 2, 11} {
			e := ParseEvidence(EvidencePath("x", "c7", attempt, kind))
			if e.Criterion != "c7" || e.Attempt != attempt || e.Kind != kind {
				t.Errorf("%+v", e)
			}
		}
	}
	if got := EvidencePath("x", "c1", 2, KindGreen); got != ".litgravity/evidence/x/c1-a2-green.log" {
		t.Error(got)
	}
}

func TestBacking(t *testing.T) {
	for _, c := range []struct {
		name     string
		attempt  int
		evidence []string
		missing  []Kind
	}{
		{"record/pass-needs-green-surface-cleanup", 1, []string{"c1-green.log", "c1-surface.log", "c1-cleanup.log"}, nil},
		{"record/pass-empty-evidence", 1, nil, []Kind{KindGreen, KindSurface, KindCleanup}},
		{"record/pass-unit-log-only", 1, []string{"c1-green.log"}, []Kind{KindSurface, KindCleanup}},
		{"record/cleanup-ledger-reference", 1, []string{"c1-green.log", "c1-surface.log", "ledger:c0ffee#3"}, nil},
		{"record/only-current-attempt", 2, []string{"c1-green.log", "c1-surface.log", "c1-cleanup.log"}, []Kind{KindGreen, KindSurface, KindCleanup}},
		{"record/another-criterions-log", 1, []string{"c2-green.log", "c2-surface.log", "c1-cleanup.log"}, []Kind{KindGreen, KindSurface}},
		{"another goal's log", 1, []string{".litgravity/evidence/other/c1-green.log", "c1-surface.log", "c1-cleanup.log"}, []Kind{KindGreen}},
		{"red is no green", 1, []string{"c1-red.log", "c1-surface.log", "c1-cleanup.log"}, []Kind{KindGreen}},
	} {
		t.Run(c.name, func(t *testing.T) {
			n := Backing("x", Criterion{ID: "c1", N: 1, Attempt: c.attempt, Evidence: c.evidence})
			if d := cmp.Diff(c.missing, n.Missing); d != "" {
				t.Errorf("missing (-want +got)\n%s", d)
			}
		})
	}
}

func TestJudge(t *testing.T) {
	ran := Fact{Exists: true, Proved: true}
	all := []string{"c1-green.log", "c1-surface.log", "c1-cleanup.log"}
	for _, c := range []struct {
		name     string
		evidence []string
		facts    map[string]Fact // over ran
		rest     Rest
		missing  []Kind
		problem  string
	}{
		{"record/proved", all, nil, Proved, nil, ""},
		{"record/attested", all, map[string]Fact{"c1-surface.log": {Exists: true}}, Attested, nil, ""},
		{"cleanup may be attested", all, map[string]Fact{"c1-cleanup.log": {Exists: true}}, Proved, nil, ""},
		{"record/evidence-exists-on-disk", all, map[string]Fact{"c1-surface.log": {}}, Claimed, []Kind{KindSurface}, "not there"},
		{"record/empty-file", all, map[string]Fact{"c1-green.log": {Exists: true, Empty: true}}, Claimed, []Kind{KindGreen}, "empty"},
		{"record/changed-after-recorded", all, map[string]Fact{"c1-green.log": {Exists: true, Changed: true}}, Claimed, []Kind{KindGreen}, "changed after"},
		{"record/older-than-reopening", all, map[string]Fact{"c1-green.log": {Exists: true, Old: true}}, Claimed, []Kind{KindGreen}, "reopening"},
		{"record/another-command", all, map[string]Fact{"c1-green.log": {Exists: true, NotBacking: "not the criterion's check"}}, Claimed, []Kind{KindGreen}, "not the criterion's check"},
		{"record/log-shows-failure", all, map[string]Fact{"c1-green.log": {Exists: true, Failure: "2 failed"}}, Claimed, []Kind{KindGreen}, "2 failed"},
		{"record/a-linked-failing-log-closes", append(slices.Clone(all), "c1-green-two.log"), map[string]Fact{"c1-green-two.log": {Exists: true, Failure: "FAIL"}}, Claimed, nil, "FAIL"},
		{"a red log may fail", append(slices.Clone(all), "c1-red.log"), map[string]Fact{"c1-red.log": {Exists: true, Failure: "FAIL"}}, Proved, nil, ""},
		{"record/cleanup-last-line", all[:2], map[string]Fact{"c1-surface.log": {Exists: true, Proved: true, CleanupLine: true}}, Proved, nil, ""},
		{"record/cleanup-ledger-exists", append(slices.Clone(all[:2]), "ledger:c0ffee#2"), nil, Proved, nil, ""},
		{"cleanup ledger line missing", append(slices.Clone(all[:2]), "ledger:c0ffee#2"), map[string]Fact{"ledger:c0ffee#2": {}}, Claimed, []Kind{KindCleanup}, "not there"},
		{"no cleanup", all[:2], nil, Claimed, []Kind{KindCleanup}, ""},
		{"record/green-and-surface-differ", all, map[string]Fact{"c1-green.log": {Exists: true, Proved: true, Digest: "d"}, "c1-surface.log": {Exists: true, Proved: true, Digest: "d"}}, Claimed, []Kind{KindSurface}, "same content"},
		{"foreign named", []string{"c2-green.log"}, nil, Claimed, []Kind{KindGreen, KindSurface, KindCleanup}, "belongs to c2"},
		{"unclear named", []string{"log.txt"}, nil, Claimed, []Kind{KindGreen, KindSurface, KindCleanup}, "no one kind"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := Judge("x", Criterion{ID: "c1", N: 1, Attempt: 1, Evidence: c.evidence}, func(ref string) Fact {
				if f, ok := c.facts[ref]; ok {
					return f
				}
				return ran
			})
			if s.Rest != c.rest || s.Backed() != (c.rest != Claimed) {
				t.Errorf("rests on %q, want %q (%+v)", s.Rest, c.rest, s)
			}
			if d := cmp.Diff(c.missing, s.Missing); d != "" {
				t.Errorf("missing (-want +got)\n%s", d)
			}
			if c.problem != "" && !strings.Contains(strings.Join(s.Problems, "\n"), c.problem) {
				t.Errorf("problems %q, want …%s…", s.Problems, c.problem)
			}
		})
	}
}

// req: record/fresh
func TestJudgeStale(t *testing.T) {
	facts := map[string]Fact{
		"c1-green.log":   {Exists: true, Proved: true, Stale: true, StaleFiles: []string{"a.go"}},
		"c1-surface.log": {Exists: true, Proved: true, CleanupLine: true},
	}
	c := Criterion{ID: "c1", N: 1, Attempt: 1, Evidence: []string{"c1-green.log", "c1-surface.log"}}
	s := Judge("x", c, func(ref string) Fact { return facts[ref] })
	if !s.Stale || !s.Backed() || len(s.StaleFiles) != 1 {
		t.Errorf("%+v", s)
	}
	facts["c1-green-again.log"] = Fact{Exists: true, Proved: true}
	c.Evidence = append(c.Evidence, "c1-green-again.log")
	if s := Judge("x", c, func(ref string) Fact { return facts[ref] }); s.Stale {
		t.Errorf("a fresh proof beside a stale one counts: %+v", s)
	}
}
