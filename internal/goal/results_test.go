package goal

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var proved = Standing{Rest: Proved}

func evidence(id string, kinds ...Kind) []string {
	var refs []string
	for _, k := range kinds {
		refs = append(refs, EvidencePath("csv-export-flag", id, 1, k))
	}
	return refs
}

func TestPass(t *testing.T) {
	refs := evidence("c2", KindGreen, KindSurface, KindCleanup)
	change, err := Pass(seedRecord(t), "c2", Passing{Evidence: refs, Standing: proved}, now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	c := change.Record.Criterion("c2")
	if d := cmp.Diff(refs, c.Evidence); d != "" || c.Status != CriterionPass {
		t.Errorf("c2 is %s, evidence (-want +got)\n%s", c.Status, d)
	}
	// req: record/pass-evidence-line
	if l := change.Ledger[0]; len(change.Ledger) != 1 || l.Kind != LedgerEvidence || l.Path != refs[1] || !strings.HasPrefix(l.Text, "c2 pass (proved)") {
		t.Errorf("ledger = %+v", change.Ledger)
	}
	golden(t, "passed.json", change.Raw)

	for _, c := range []struct {
		name  string
		pairs []string
		p     Passing
		code  Code
		says  string
	}{
		// req: record/pass-missing-keeps-open
		{"nothing", nil, Passing{Standing: Standing{Rest: Claimed, Missing: []Kind{KindSurface, KindCleanup}}}, CodeUnbacked, "no surface, no cleanup"},
		{"no judgement at all", nil, Passing{}, CodeUnbacked, "c2 stays open"},
		{"by hand on a shell", nil, Passing{ByHand: true, Standing: Standing{Rest: Attested}}, CodeUnbacked, "proved by runs"},
		{"by hand on a browser", []string{`"model": "edge",` + "\n" + `      "channel": "shell"`, `"model": "edge", "channel": "browser"`}, Passing{ByHand: true, Standing: Standing{Rest: Attested}}, "", ""},
		{"from fail", []string{`"status": "open"`, `"status": "fail"`}, Passing{Standing: proved}, CodeState, "reopen"},
		{"from blocked", []string{`"status": "open"`, `"status": "blocked"`}, Passing{Standing: proved}, CodeState, "reopen"},
		{"absolute evidence", nil, Passing{Evidence: []string{"/tmp/c2-green.log"}, Standing: proved}, CodeInvalid, "not relative"},
		{"closed goal", []string{`"status": "active"`, `"status": "dropped"`}, Passing{Standing: proved}, CodeClosed, "dropped"},
	} {
		_, err := Pass(with(t, c.pairs...), "c2", c.p, now)
		checkCode(t, err, c.code)
		if err != nil && !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// req: record/leftover-is-blocked
func TestPassWithLeftoverIsBlocked(t *testing.T) {
	change, err := Pass(seedRecord(t), "c2", Passing{Standing: Standing{Rest: Proved, Leftover: "process 4711 (node)"}}, now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	if c := change.Record.Criterion("c2"); c.Status != CriterionBlocked {
		t.Errorf("c2 is %s", c.Status)
	}
	if !strings.Contains(change.Ledger[0].Text, "process 4711") {
		t.Errorf("ledger = %+v", change.Ledger)
	}
}

func TestFail(t *testing.T) {
	log := evidence("c2", KindGreen)[0]
	// req: record/fail-log-and-note
	change, err := Fail(seedRecord(t), "c2", Failing{Log: log, Note: "quotes are doubled twice", By: "lit-verifier"}, now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	c := change.Record.Criterion("c2")
	if c.Status != CriterionFail || len(c.Evidence) != 1 || change.Record.Status != StatusActive {
		t.Errorf("c2 = %+v", c)
	}
	// req: record/verifier-merged
	if l := change.Ledger[0]; l.Kind != LedgerNote || l.Text != "c2 fail (by lit-verifier): quotes are doubled twice" {
		t.Errorf("ledger = %+v", l)
	}
	_, err = Fail(seedRecord(t), "c2", Failing{Log: log}, now)
	checkCode(t, err, CodeInvalid)

	// req: record/three-identical-failures
	for n := 1; n <= 3; n++ {
		change, err := Fail(seedRecord(t), "c2", Failing{Note: "same again", Identical: n}, now)
		if err != nil {
			t.Fatal(err)
		}
		mustBeValid(t, change)
		if blocked := change.Record.Status == StatusBlocked; blocked != (n == 3) {
			t.Errorf("after %d identical failures the goal is %s", n, change.Record.Status)
		}
		if n == 3 && !strings.Contains(change.Ledger[1].Text, "same again") {
			t.Errorf("no diagnosis in %+v", change.Ledger)
		}
	}
}

func TestFailureSignature(t *testing.T) {
	a := FailureSignature(1, []string{"first", "run 12:03", "", "a", "b", "c  d", "FAIL in 12.5s"})
	if b := FailureSignature(1, []string{"other", "run 14:55", "a", " b", "c d", "FAIL in 9.75s", ""}); a != b {
		t.Errorf("digits and blanks aside these are equal:\n%q\n%q", a, b)
	}
	if b := FailureSignature(2, []string{"run 12:03", "a", "b", "c d", "FAIL in 12.5s"}); a == b {
		t.Error("another exit is another failure")
	}
	if b := FailureSignature(1, []string{"run 12:03", "a", "b", "c e", "FAIL in 12.5s"}); a == b {
		t.Error("another line is another failure")
	}
}

// req: record/block-note
func TestBlock(t *testing.T) {
	change, err := Block(seedRecord(t), "c2", "no staging key", now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	r := change.Record
	if r.Criterion("c2").Status != CriterionBlocked || r.Holds() {
		t.Errorf("c2 is %s, holds %v", r.Criterion("c2").Status, r.Holds())
	}
	l := change.Ledger[0]
	if release, ok := l.Releases(r.Slug, r.Updated); !ok || release.Row != 2 || !l.Counts() || release.Text != "no staging key" {
		t.Errorf("the note %+v does not release", l)
	}
	_, err = Block(seedRecord(t), "c2", " ", now)
	checkCode(t, err, CodeInvalid)
}

func TestReopen(t *testing.T) {
	failed := with(t, `"status": "open"`, `"status": "fail"`)
	// req: record/reopen-bumps-attempt
	change, err := Reopen(failed, "c2", Reopening{Note: "with the encoder"}, now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	if c := change.Record.Criterion("c2"); c.Status != CriterionOpen || c.Attempt != 2 {
		t.Errorf("c2 = %+v", c)
	}
	if d := Compare(mustParse(t, failed), change.Record); len(d) != 0 {
		t.Errorf("a reopening weakens nothing: %v", d)
	}
	for _, status := range []string{"open", "pass"} {
		_, err := Reopen(with(t, `"status": "open"`, `"status": "`+status+`"`), "c2", Reopening{}, now)
		checkCode(t, err, CodeState)
	}

	// req: record/five-work-cycles
	raw := failed
	for n := 1; n <= 5; n++ {
		change, err := Reopen(raw, "c2", Reopening{}, now)
		if err != nil || change.Record.Status != StatusActive {
			t.Fatalf("cycle %d: %v, %v", n, change.Record, err)
		}
		change, err = Fail(change.Raw, "c2", Failing{Note: "still wrong"}, now)
		if err != nil {
			t.Fatal(err)
		}
		raw = change.Raw
	}
	sixth, err := Reopen(raw, "c2", Reopening{}, now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, sixth)
	if r := sixth.Record; r.Status != StatusBlocked || r.Criterion("c2").Status != CriterionFail || r.Criterion("c2").Attempt != 6 || !strings.Contains(sixth.Ledger[0].Text, "5 work cycles") {
		t.Errorf("the sixth reopening: %+v, %+v", r, sixth.Ledger)
	}
	_, err = Reopen(sixth.Raw, "c2", Reopening{}, now)
	checkCode(t, err, CodeCap)
	byUser, err := Reopen(sixth.Raw, "c2", Reopening{User: true}, now)
	if err != nil || byUser.Record.Status != StatusActive || byUser.Record.Criterion("c2").Attempt != 7 {
		t.Errorf("the user's word: %+v, %v", byUser.Record, err)
	}
	known, err := Reopen(failed, "c2", Reopening{Cycles: 5}, now)
	if err != nil || known.Record.Status != StatusBlocked {
		t.Errorf("cycles that only the journal knows: %+v, %v", known.Record, err)
	}
}

// req: record/check-demotes
func TestDemote(t *testing.T) {
	lost := []Demotion{{"c1", "c1-surface.log is not there"}, {"c2", "not a pass"}, {"c9", "nothing"}}
	change, err := Demote(seedRecord(t), lost, now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	if c := change.Record.Criterion("c1"); c.Status != CriterionOpen || c.Attempt != 1 || len(c.Evidence) != 2 {
		t.Errorf("c1 = %+v", c)
	}
	if len(change.Ledger) != 1 || change.Ledger[0].Kind != LedgerNote || change.Ledger[0].Counts() {
		t.Errorf("ledger = %+v", change.Ledger)
	}
	// req: record/check-evidence-line
	if l := CheckLine(change.Record, lost[:1], now); l.Kind != LedgerEvidence || l.Text != "check: 0/2, demoted c1" {
		t.Errorf("check line = %+v", l)
	}
	if again, err := Demote(change.Raw, lost, now); err != nil || again.Raw != nil {
		t.Errorf("nothing to demote changes the record: %v", err)
	}
	if done, err := Demote(with(t, `"status": "active"`, `"status": "done"`), lost, now); err != nil || done.Raw != nil {
		t.Errorf("a closed goal is changed: %v", err)
	}
}

func TestAttach(t *testing.T) {
	refs := evidence("c2", KindRed)
	change, err := Attach(seedRecord(t), "c2", append(refs, refs...), now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	if c := change.Record.Criterion("c2"); len(c.Evidence) != 1 || c.Status != CriterionOpen {
		t.Errorf("c2 = %+v", c)
	}
	if again, err := Attach(change.Raw, "c2", refs, now); err != nil || again.Raw != nil {
		t.Errorf("the same reference again changes the record: %v", err)
	}
}

// TestBrokenRecord keeps the promise that a rewrite never hides a fault.
func TestBrokenRecord(t *testing.T) {
	for name, raw := range map[string][]byte{
		"a key twice": with(t, `"verdict": null`, `"verdict": null, "status": "active"`),
		"an id twice": with(t, `"id": "c2"`, `"id": "c1"`),
		"a bad id":    with(t, `"id": "c2"`, `"id": "two"`),
		"a bad type":  with(t, `"attempt": 1`, `"attempt": "1"`),
		"a bad slug":  with(t, `"slug": "csv-export-flag"`, `"slug": "../x"`),
	} {
		_, err := Block(raw, "c1", "x", now)
		if refusal, ok := err.(*Refusal); !ok || refusal.Code != CodeBroken {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Block([]byte("{"), "c1", "x", now); err == nil {
		t.Error("a record that is no JSON is changed")
	}
}
