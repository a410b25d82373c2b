package goal

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"goalkeeper/policy/criterion"
)

// req: record/schema
func TestParseSeedExample(t *testing.T) {
	got := mustParse(t, seedRecord(t))
	want := &Record{
		Slug: "csv-export-flag", Objective: "Users can export the report table as CSV from the CLI",
		NonGoals: []string{"no change to the JSON export"},
		Criteria: []Criterion{
			{ID: "c1", N: 1, Text: "`report export --csv out.csv` exits 0 and line 1 of out.csv equals the table header", Status: CriterionPass, Attempt: 1, Model: "happy", Channel: "shell",
				Evidence: []string{".litgravity/evidence/csv-export-flag/c1-green.log", ".litgravity/evidence/csv-export-flag/c1-surface.log"}},
			{ID: "c2", N: 2, Text: "CSV writer unit tests cover quoting of commas and newlines", Status: CriterionOpen, Attempt: 1, Model: "edge", Channel: "shell"},
		},
		Status: StatusActive, ConversationID: "c0ffee", Hold: true,
		HostGoal:   HostGoal{State: HostCreated, Synced: "2026-10-20T09:14:00Z"},
		Updated:    time.Date(2026, 10, 20, 9, 14, 0, 0, time.UTC),
		UpdatedRaw: "2026-10-20T09:14:00Z",
	}
	if d := cmp.Diff(want, got, cmpopts.IgnoreUnexported(Record{}), cmpopts.EquateEmpty()); d != "" {
		t.Errorf("(-want +got)\n%s", d)
	}
	if faults := got.Validate("csv-export-flag"); len(faults) != 0 {
		t.Errorf("the seed's example has faults: %v", faults)
	}
	if got.Passed() != 1 || got.Total() != 2 || got.FirstOpen().ID != "c2" || !got.Holds() {
		t.Errorf("view: %d/%d, first open %v, holds %v", got.Passed(), got.Total(), got.FirstOpen(), got.Holds())
	}
}

// req: record/older-records
func TestParseOlderRecord(t *testing.T) {
	r := mustParse(t, []byte(`{"slug":"old","objective":"o","criteria":[{"id":"c1","text":"t","status":"open"}],"status":"active","conversation_id":"x","updated":"2026-01-01T00:00:00Z"}`))
	if c := r.Criteria[0]; c.Attempt != 1 || c.Evidence != nil {
		t.Errorf("criterion = %+v", c)
	}
	if r.HostGoal.State != HostUnavailable || r.NonGoals != nil || r.Steering != nil || r.Blockers != nil || !r.Hold || r.Verdict != nil {
		t.Errorf("record = %+v", r)
	}
	if faults := r.Validate("old"); len(faults) != 0 {
		t.Errorf("an older record is valid, got %v", faults)
	}
}

func TestParseFaults(t *testing.T) {
	deep := strings.Repeat("[", 100_000)
	for _, c := range []struct {
		name, raw string
		line, col int
		what      string
	}{
		// req: d6/invalid-json-line-and-column
		{"trailing comma", "{\n  \"a\": [1, 2,],\n}", 2, 14, "a comma before the closing ]"},
		{"trailing comma in object", "{\n  \"a\": 1,\n}", 3, 1, "a comma before the closing }"},
		{"missing comma", "{\"a\": 1 \"b\": 2}", 1, 9, "invalid character '\"'"},
		{"cut off", "{\"a\": 1", 1, 8, "unexpected end"},
		{"column in characters", "{\"über\": x}", 1, 10, "invalid character 'x'"},
		{"after a byte order mark", "\ufeff{,}", 1, 2, "invalid character ','"},
		{"two values", "{} {}", 1, 4, "after top-level value"},
		{"empty", "", 1, 1, "empty"},
		{"blank", " \n", 1, 1, "empty"},
		{"conflict marker", "{\n<<<<<<< HEAD\n}", 2, 1, "invalid character '<'"},
		{"not an object", "[1]", 1, 1, "one JSON object"},
		{"criteria no array", `{"criteria": "none"}`, 1, 14, "must be an array"},
		{"criterion no object", `{"criteria": ["x"]}`, 1, 15, "must be an object"},
		{"too deep", deep, 1, 65, "nested more than"},
		{"too deep inside", `{"a":` + deep, 1, 69, "nested more than"},
		// req: d13/record-size
		{"too large", strings.Repeat(" ", MaxSize+1), 0, 0, "at most"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Parse([]byte(c.raw))
			var f *Fault
			if !errors.As(err, &f) {
				t.Fatalf("error %v is no *Fault", err)
			}
			if f.Line != c.line || f.Col != c.col || !strings.Contains(f.What, c.what) {
				t.Errorf("line %d, column %d: %s; want line %d, column %d: …%s…", f.Line, f.Col, f.What, c.line, c.col, c.what)
			}
			if strings.Contains(f.Error(), "\n") {
				t.Errorf("%q has several lines", f.Error())
			}
		})
	}
}

// req: record/lenient
func TestParseIsLenient(t *testing.T) {
	r := mustParse(t, []byte("\ufeff{\r\n \"x\": {\"y\": [1]}, \"hold\": \"false\", \"criteria\": [{\"id\": 7, \"attempt\": \"2\", \"evidence\": \"a\", \"text\": null}], \"steering\": [1], \"blockers\": {}, \"verdict\": \"met\", \"host_goal\": 1}\r\n"))
	if !r.Hold || r.Criteria[0].Attempt != 1 || r.Verdict != nil || r.HostGoal.State != HostUnavailable {
		t.Errorf("record = %+v", r)
	}
	faults := r.Validate("x")
	for _, path := range []string{"hold", "criteria[0].id", "criteria[0].attempt", "criteria[0].evidence", "steering[0]", "blockers", "verdict", "host_goal"} {
		if !hasFault(faults, path, "must be") {
			t.Errorf("no fault about %s in %v", path, faults)
		}
	}
}

// req: d13/hostile-record (bounds on what a record may hold, so that no hook hangs on one)
func TestHostileRecord(t *testing.T) {
	many := func(item string, n int) string { return strings.TrimSuffix(strings.Repeat(item+",", n), ",") }
	for _, c := range []struct{ name, raw, what string }{
		{"criteria", `{"criteria":[` + many("{}", 201) + `]}`, "more than 200 entries"},
		{"evidence", `{"criteria":[{"evidence":[` + many(`"a"`, 1001) + `]}]}`, "more than 1000 entries"},
		{"blockers", `{"blockers":[` + many("{}", 1001) + `]}`, "more than 1000 entries"},
		{"faults", `{"criteria":[{"evidence":[` + many(`1`, 1000) + `]}]}`, "array of strings"},
	} {
		r, err := Parse([]byte(c.raw))
		if err != nil {
			if !strings.Contains(err.Error(), c.what) {
				t.Errorf("%s: %v", c.name, err)
			}
			continue
		}
		faults := r.Validate("x")
		if len(faults) > maxFaults {
			t.Errorf("%s: %d faults", c.name, len(faults))
		}
		if !slices.ContainsFunc(faults, func(f Fault) bool { return strings.Contains(f.What, c.what) }) {
			t.Errorf("%s: no fault …%s…", c.name, c.what)
		}
	}
}

func hasFault(faults []Fault, path, what string) bool {
	for _, f := range faults {
		if f.Path == path && strings.Contains(f.What, what) {
			return true
		}
	}
	return false
}

func TestValidate(t *testing.T) {
	for _, c := range []struct {
		name  string // the requirement, or what is tried
		pairs []string
		path  string
		what  string
	}{
		{"record/slug-kebab", []string{`"slug": "csv-export-flag"`, `"slug": "CSV_Export"`}, "slug", "kebab-case"},
		{"record/slug-40", []string{`"slug": "csv-export-flag"`, `"slug": "` + strings.Repeat("a", 41) + `"`}, "slug", "at most 40"},
		{"record/slug-file-name", []string{`"slug": "csv-export-flag"`, `"slug": "csv-export"`}, "slug", "file name"},
		{"slug missing", []string{`"slug": "csv-export-flag",`, ``}, "slug", "missing"},
		{"record/objective-one-sentence", []string{"Users can export", `Users can\nexport`}, "objective", "several lines"},
		{"record/id-form", []string{`"id": "c2"`, `"id": "c02"`}, "criteria[1].id", "is not c<number>"},
		{"record/id-unique", []string{`"id": "c2"`, `"id": "c1"`}, "criteria[1].id", "twice"},
		{"record/criterion-text", []string{"CSV writer unit tests cover quoting of commas and newlines", " "}, "criteria[1].text", "missing"},
		{"record/criterion-status", []string{`"status": "open"`, `"status": "passed"`}, "criteria[1].status", "none of open, pass, fail, blocked"},
		{"record/attempt-from-1", []string{`"attempt": 1`, `"attempt": 0`}, "criteria[0].attempt", "from 1 on"},
		{"attempt whole", []string{`"attempt": 1`, `"attempt": 1.5`}, "criteria[0].attempt", "whole number"},
		{"record/model", []string{`"model": "edge"`, `"model": "corner"`}, "criteria[1].model", "none of happy"},
		{"record/channel", []string{`"channel": "shell"`, `"channel": "email"`}, "criteria[0].channel", "none of shell"},
		{"record/evidence-relative", []string{".litgravity/evidence/csv-export-flag/c1-green.log", "/tmp/c1-green.log"}, "criteria[0].evidence[0]", "not relative"},
		{"evidence outside", []string{".litgravity/evidence/csv-export-flag/c1-green.log", "../c1-green.log"}, "criteria[0].evidence[0]", ".."},
		{"record/evidence-ledger-form", []string{".litgravity/evidence/csv-export-flag/c1-green.log", "ledger:c0ffee"}, "criteria[0].evidence[0]", "ledger:<conversation-id>#<line>"},
		{"record/status", []string{`"status": "active"`, `"status": "in-progress"`}, "status", "none of active"},
		{"record/review-blocked-has-blocker", []string{`"status": "active"`, `"status": "review_blocked"`}, "status", "without an open review blocker"},
		{"record/review-blocker-blocks", []string{`"blockers": []`, `"blockers": [{"id":"b1","source":"review","detail":"d","resolved":false}]`}, "status", "open review blocker"},
		{"record/conversation-id", []string{`"c0ffee"`, `"../c0ffee"`}, "conversation_id", "no conversation id"},
		{"record/host-goal-state", []string{`"state": "created"`, `"state": "bound"`}, "host_goal.state", "none of created"},
		{"record/host-goal-synced", []string{`"synced": "2026-10-20T09:14:00Z"`, `"synced": "today"`}, "host_goal.synced", "ISO-8601"},
		{"record/steering-fields", []string{`"steering": []`, `"steering": [{"kind":"annotate","directive":"d","at":"2026-10-20T09:14:00Z"}]`}, "steering[0].evidence", "missing"},
		{"record/steering-kind", []string{`"steering": []`, `"steering": [{"kind":"shrink","directive":"d","evidence":"e","rationale":"r","at":"2026-10-20T09:14:00Z"}]`}, "steering[0].kind", "none of add_criterion"},
		{"steering without time", []string{`"steering": []`, `"steering": [{"kind":"annotate","directive":"d","evidence":"e","rationale":"r"}]`}, "steering[0].at", "missing"},
		{"record/blocker-source", []string{`"blockers": []`, `"blockers": [{"id":"b1","source":"ci","detail":"d","resolved":true}]`}, "blockers[0].source", "none of qa, review, user"},
		{"blocker id twice", []string{`"blockers": []`, `"blockers": [{"id":"b","source":"qa","detail":"d"},{"id":"b","source":"qa","detail":"e"}]`}, "blockers[1].id", "twice"},
		{"record/verdict-null-while-open", []string{`"verdict": null`, `"verdict": {"result":"not met","failing_criterion":"c2","reason":"r","at":"2026-10-20T09:14:00Z"}`}, "verdict", "open goal"},
		{"record/verdict-result", []string{`"verdict": null`, `"verdict": {"result":"yes","reason":"r","at":"2026-10-20T09:14:00Z"}`}, "verdict.result", "neither"},
		{"record/verdict-failing-criterion", []string{`"verdict": null`, `"verdict": {"result":"not met","failing_criterion":"two","reason":"r","at":"2026-10-20T09:14:00Z"}`}, "verdict.failing_criterion", "not c<number>"},
		{"record/done-needs-verdict", []string{`"status": "active"`, `"status": "done"`}, "status", "without a verdict"},
		{"met while open", []string{`"status": "active"`, `"status": "done"`, `"verdict": null`, `"verdict": {"result":"met","failing_criterion":null,"reason":"r","at":"2026-10-20T09:14:00Z"}`}, "verdict.result", "c2 is open"},
		{"record/updated-utc", []string{`"updated": "2026-10-20T09:14:00Z"`, `"updated": "2026-10-20T09:14:00+02:00"`}, "updated", "not UTC"},
		{"updated missing", []string{`"updated": "2026-10-20T09:14:00Z"`, `"x": 1`}, "updated", "missing"},
		{"key twice", []string{`"verdict": null`, `"verdict": null, "status": "done"`}, "status", "twice"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := mustParse(t, with(t, c.pairs...))
			faults := r.Validate("csv-export-flag")
			if !hasFault(faults, c.path, c.what) {
				t.Errorf("no fault %s …%s… in %v", c.path, c.what, faults)
			}
			for _, f := range faults {
				if f.Line == 0 || f.Col == 0 {
					t.Errorf("%s has no place", f)
				}
			}
		})
	}
}

func TestFaultNamesItsPlace(t *testing.T) {
	r := mustParse(t, with(t, `"status": "open"`, `"status": "passed"`))
	faults := r.Validate("csv-export-flag")
	if len(faults) != 1 || faults[0].String() != `line 21, column 17: criteria[1].status: "passed" is none of open, pass, fail, blocked` {
		t.Errorf("faults = %v", faults)
	}
}

// req: d6/undecidable-criterion-named
func TestVague(t *testing.T) {
	r := mustParse(t, with(t, "CSV writer unit tests cover quoting of commas and newlines", "code quality is good"))
	faults := r.Vague(criterion.Project{Lint: "make lint"})
	if len(faults) != 1 || faults[0].Path != "criteria[1].text" || !strings.Contains(faults[0].What, "`make lint` exits 0") {
		t.Errorf("faults = %v", faults)
	}
	if faults := mustParse(t, with(t, `"text": "CSV writer unit tests cover quoting of commas and newlines"`, `"text": "quality is good", "check": "make lint"`)).Vague(criterion.Project{}); len(faults) != 0 {
		t.Errorf("a criterion with a check is decided by it, got %v", faults)
	}
}

func TestView(t *testing.T) {
	for _, c := range []struct {
		name      string
		pairs     []string
		holds     bool
		firstOpen string
	}{
		{"record/hold-open", nil, true, "c2"},
		{"record/hold-fail", []string{`"status": "open"`, `"status": "fail"`}, true, "c2"},
		{"record/blocked-never-holds", []string{`"status": "open"`, `"status": "blocked"`}, false, ""},
		{"record/hold-false", []string{`"steering": []`, `"steering": [], "hold": false`}, false, "c2"},
		{"record/release-done", []string{`"status": "active"`, `"status": "done"`}, false, "c2"},
		{"record/release-dropped", []string{`"status": "active"`, `"status": "dropped"`}, false, "c2"},
		{"record/release-blocked", []string{`"status": "active"`, `"status": "blocked"`}, false, "c2"},
		{"record/release-needs-user", []string{`"status": "active"`, `"status": "needs_user_decision"`}, false, "c2"},
		{"record/unknown-status-open", []string{`"status": "open"`, `"status": "skipped"`}, true, "c2"},
		{"a status in other letters", []string{`"status": "open"`, `"status": "PASS"`}, true, "c2"},
		{"a goal's word as status", []string{`"status": "open"`, `"status": "done"`}, true, "c2"},
		{"an empty status", []string{`"status": "open"`, `"status": ""`}, true, "c2"},
		{"all pass", []string{`"status": "open"`, `"status": "pass"`}, false, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := mustParse(t, with(t, c.pairs...))
			got := ""
			if f := r.FirstOpen(); f != nil {
				got = f.ID
			}
			if r.Holds() != c.holds || got != c.firstOpen {
				t.Errorf("holds %v, first open %q; want %v, %q", r.Holds(), got, c.holds, c.firstOpen)
			}
		})
	}
}

// req: record/continue-first-unmet
func TestFirstUnmet(t *testing.T) {
	for _, status := range []string{"open", "fail", "blocked"} {
		if c := mustParse(t, with(t, `"status": "open"`, `"status": "`+status+`"`)).FirstUnmet(); c == nil || c.ID != "c2" {
			t.Errorf("%s: work continues at %v", status, c)
		}
	}
	if c := mustParse(t, with(t, `"status": "open"`, `"status": "pass"`)).FirstUnmet(); c != nil {
		t.Errorf("everything passes, and yet %s is named", c.ID)
	}
}

// req: d5/check-or-first-code-span
func TestCommand(t *testing.T) {
	for _, c := range []struct{ check, text, want string }{
		{"make x", "`make y` exits 0", "make x"},
		{"", "`make y` exits 0 and `make z` too", "make y"},
		{"", "``a `b` c`` prints d", "a `b` c"},
		{"", "no span ` here", ""},
		{"", "` ` then `x`", "x"},
	} {
		if got := (&Criterion{Check: c.check, Text: c.text}).Command(); got != c.want {
			t.Errorf("check %q, text %q: %q, want %q", c.check, c.text, got, c.want)
		}
	}
}

// FuzzParse keeps two promises: what encoding/json refuses is refused with a
// place, and what is read never panics further on.
func FuzzParse(f *testing.F) {
	f.Add(seedRecord(f))
	for _, s := range []string{"{}", "[]", "\ufeff{}", `{"criteria":[{"id":"c1","evidence":["ledger:a#1"]}]}`, `{"a":"\ud800"}`, "{\"a\":1,}", `{"verdict":{},"host_goal":{},"steering":[{}],"blockers":[{}]}`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		r, err := Parse(raw)
		valid := json.Valid([]byte(strings.TrimPrefix(string(raw), bom)))
		var fault *Fault
		switch {
		case err == nil && !valid:
			t.Fatalf("read what is no JSON: %q", raw)
		case err != nil && !errors.As(err, &fault):
			t.Fatalf("error %v is no *Fault", err)
		case err != nil:
			if len(raw) <= MaxSize && (fault.Line < 1 || fault.Col < 1) {
				t.Errorf("%q: no place: %v", raw, err)
			}
			return
		}
		r.Validate("x")
		r.Vague(criterion.Project{})
		Compare(r, r)
		for i := range r.Criteria {
			Judge(r.Slug, r.Criteria[i], func(string) Fact { return Fact{Exists: true} })
		}
	})
}

func BenchmarkParse(b *testing.B) {
	raw := seedRecord(b)
	b.SetBytes(int64(len(raw)))
	for b.Loop() {
		if _, err := Parse(raw); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkParse64Records(b *testing.B) {
	raw := seedRecord(b)
	for b.Loop() {
		for range 64 {
			if _, err := Parse(raw); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkValidate(b *testing.B) {
	r := mustParse(b, seedRecord(b))
	for b.Loop() {
		r.Validate("csv-export-flag")
	}
}
