package goal

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/tidwall/gjson"

	"goalkeeper/policy/criterion"
)

// req: record/worked-example (seed 002, Worked example, steps 1 to 7)
func TestWorkedExample(t *testing.T) {
	disk := map[string]Fact{} // what a check would find
	judge := func(r *Record) map[string]Standing {
		all := map[string]Standing{}
		for _, c := range r.Criteria {
			all[c.ID] = Judge(r.Slug, c, func(ref string) Fact { return disk[ref] })
		}
		return all
	}
	change, err := New(csvSpec(), now) // 1 to 4
	if err != nil {
		t.Fatal(err)
	}
	prove := func(id string, kinds ...Kind) []string {
		var refs []string
		for _, k := range kinds {
			ref := EvidencePath("csv-export-flag", id, change.Record.Criterion(id).Attempt, k)
			disk[ref] = Fact{Exists: true, Proved: true, CleanupLine: k == KindSurface}
			refs = append(refs, ref)
		}
		return refs
	}
	pass := func(id string) {
		t.Helper()
		refs := prove(id, KindRed, KindGreen, KindSurface)
		next, err := Attach(change.Raw, id, refs, now)
		if err != nil {
			t.Fatal(err)
		}
		if next.Raw == nil { // listed already
			next.Raw = change.Raw
		}
		next, err = Pass(next.Raw, id, Passing{Standing: judge(next.Record)[id]}, now)
		if err != nil {
			t.Fatal(err)
		}
		if len(next.Ledger) != 1 || next.Ledger[0].Kind != LedgerEvidence {
			t.Errorf("no evidence line: %+v", next.Ledger)
		}
		change = next
	}
	pass("c1") // 5
	if got := change.Record.Criterion("c1").Evidence; len(got) != 3 {
		t.Errorf("c1 lists %q", got)
	}
	pass("c2")
	delete(disk, EvidencePath("csv-export-flag", "c2", 1, KindSurface)) // 6
	s := judge(change.Record)["c2"]
	change, err = Demote(change.Raw, []Demotion{{"c2", s.Lacks()}}, now)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(change.Ledger[0].Text, "c2-surface.log: not there") {
		t.Errorf("the ledger does not say why: %+v", change.Ledger)
	}
	if open := change.Record.FirstOpen(); open.ID != "c2" || !change.Record.Holds() {
		t.Errorf("the hold names %+v", open)
	}
	if _, err := Close(change.Raw, Closing{Met: true, Reason: "x", Standings: judge(change.Record)}, now); err == nil {
		t.Error("closed without c2 and c3")
	}
	pass("c2") // 7
	pass("c3")
	change, err = Close(change.Raw, Closing{Met: true, Reason: "CSV export verified on the real CLI", Standings: judge(change.Record)}, now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	if r := change.Record; r.Status != StatusDone || r.Verdict.Reason != "CSV export verified on the real CLI (c1, c2, c3 proved)" {
		t.Errorf("%s, %+v", r.Status, r.Verdict)
	}
}

// req: record/dishonest-agent
// TestDishonestWrites plays an agent that wants out by writing the file. Every
// row is caught by Validate, Compare or the judgement on its evidence.
func TestDishonestWrites(t *testing.T) {
	c1 := ".litgravity/evidence/csv-export-flag/"
	onDisk := map[string]Fact{
		c1 + "c1-green.log":    {Exists: true, Proved: true},
		c1 + "c1-surface.log":  {Exists: true, Proved: true, CleanupLine: true},
		c1 + "c2-empty.log":    {Exists: true, Empty: true},
		c1 + "c2-green.log":    {Exists: true, Empty: true},
		c1 + "c2-surface.log":  {Exists: true, Failure: "FAIL"},
		c1 + "c2-a2-green.log": {Exists: true},
	}
	passWith := func(refs string) []string {
		return []string{`"status": "open"`, `"status": "pass"`, `"evidence": []`, `"evidence": [` + refs + `]`}
	}
	for _, c := range []struct {
		name  string
		pairs []string
	}{
		{"ticks everything", passWith("")},
		{"empty file", passWith(`"` + c1 + `c2-green.log"`)},
		{"another criterion's logs", passWith(`"` + c1 + `c1-green.log", "` + c1 + `c1-surface.log"`)},
		{"a failing log", passWith(`"` + c1 + `c2-green.log", "` + c1 + `c2-surface.log"`)},
		{"attempt 2 logs at attempt 1", passWith(`"` + c1 + `c2-a2-green.log"`)},
		{"a file outside", passWith(`"../../etc/passwd"`)},
		{"deletes a criterion's id", []string{`"id": "c2"`, `"id": ""`}},
		{"renumbers", []string{`"id": "c2"`, `"id": "c5"`}},
		{"duplicates", []string{`"id": "c2"`, `"id": "c1"`}},
		{"weakens", []string{"cover quoting of commas and newlines", "run"}},
		{"sets done", []string{`"status": "active"`, `"status": "done"`}},
		{"sets done and a verdict", []string{`"status": "active"`, `"status": "done"`, `"verdict": null`, `"verdict": {"result":"met","failing_criterion":null,"reason":"all good","at":"2026-10-20T09:14:00Z"}`}},
		{"hold false", []string{`"verdict"`, `"hold": false, "verdict"`}},
		{"hides the status behind a second key", []string{`"verdict"`, `"status": "done", "verdict"`}},
		{"hides a criterion's status behind a second key", []string{`"model": "edge"`, `"model": "edge", "status": "pass"`}},
		{"an escaped second key", []string{`"verdict"`, `"\u0073tatus": "dropped", "verdict"`}},
		{"moves it to another conversation", []string{`"c0ffee"`, `"somebody"`}},
		{"a surface nobody can prove", []string{`"channel": "shell"`, `"channel": "other"`}},
		{"criteria as text", []string{`"criteria": [`, `"criteria": "all done", "x": [`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			old := mustParse(t, seedRecord(t))
			next, err := Parse(with(t, c.pairs...))
			if err != nil {
				return // said at once, with its place
			}
			caught := len(next.Validate("csv-export-flag")) + len(Compare(old, next))
			for _, k := range next.Criteria {
				if s := Judge(next.Slug, k, func(ref string) Fact { return onDisk[ref] }); k.Status == CriterionPass && !s.Backed() {
					caught++
				}
			}
			if caught == 0 {
				t.Error("nothing is wrong with it")
			}
			standings := map[string]Standing{}
			for _, k := range next.Criteria {
				standings[k.ID] = Judge(next.Slug, k, func(ref string) Fact { return onDisk[ref] })
			}
			if _, err := Close(with(t, c.pairs...), Closing{Met: true, Reason: "x", Standings: standings}, now); err == nil {
				t.Error("it can be closed as met")
			}
		})
	}
}

// req: record/unknown-fields-survive
// req: record/updated-every-write
// FuzzOperations keeps the promise that after any sequence of operations, on
// any layout, the record is valid, unknown fields and key order survive, and no
// id is ever given twice.
func FuzzOperations(f *testing.F) {
	for i := range uint64(8) {
		f.Add(i, byte(i))
	}
	f.Fuzz(func(t *testing.T, seed uint64, layout byte) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		raw := with(t, `"verdict"`, `"x_unknown": {"b": [1, {"z": "<&>"}], "a": null}, "verdict"`, `"id": "c2"`, `"note": "mine", "id": "c2"`)
		switch layout % 4 {
		case 1:
			raw = []byte(strings.ReplaceAll(string(raw), "\n", "\r\n"))
		case 2:
			raw = []byte(gjson.GetBytes(raw, "@ugly").Raw)
		case 3:
			raw = []byte(bom + strings.ReplaceAll(string(raw), "  ", "\t"))
		}
		keys := topKeys(raw)
		given := map[string]bool{"c1": true, "c2": true}
		for range 1 + rnd.IntN(25) {
			change, added, err := randomOperation(rnd, raw)
			if err != nil {
				if change.Raw != nil {
					t.Fatalf("a refusal changed the record: %v", err)
				}
				continue
			}
			if added != "" {
				if given[added] {
					t.Fatalf("%s is given twice", added)
				}
				given[added] = true
			}
			if change.Raw == nil {
				continue
			}
			raw = change.Raw
			mustBeValid(t, change)
			if got := gjson.GetBytes(raw, "x_unknown").String(); gjson.Get(got, "@ugly").Raw != `{"b":[1,{"z":"<&>"}],"a":null}` {
				t.Fatalf("the unknown field is now %s", got)
			}
			if got := topKeys(raw); !slices.Equal(got, keys) {
				t.Fatalf("keys %q, were %q", got, keys)
			}
			if c := gjson.GetBytes(raw, `criteria.#(id=="c2").note`); change.Record.Criterion("c2") != nil && c.String() != "mine" {
				t.Fatalf("c2's note is %s", c.Raw)
			}
			if strings.HasPrefix(string(raw), bom) != (layout%4 == 3) {
				t.Fatal("the byte order mark is lost or made")
			}
			if crlf := strings.Count(string(raw), "\r\n"); layout%4 == 1 && crlf != strings.Count(string(raw), "\n") {
				t.Fatal("line ends are mixed")
			}
		}
	})
}

func topKeys(raw []byte) []string {
	var keys []string
	gjson.Parse(strings.TrimPrefix(string(raw), bom)).ForEach(func(k, _ gjson.Result) bool {
		keys = append(keys, k.String())
		return true
	})
	return keys
}

// randomOperation does something, often nonsense, to a record.
func randomOperation(rnd *rand.Rand, raw []byte) (Change, string, error) {
	pick := func(words ...string) string { return words[rnd.IntN(len(words))] }
	id := fmt.Sprintf("c%d", 1+rnd.IntN(6))
	line := pick("a line", "", "“quoted” \\ <b> \"x\"", "two\nlines", "日本語 é")
	refs := []string{EvidencePath("csv-export-flag", id, 1+rnd.IntN(3), Kinds[rnd.IntN(len(Kinds))])}
	standing := Standing{Rest: Rest(pick("proved", "attested", "claimed", "")), Leftover: pick("", "", "", "port 80")}
	next := NewCriterion{Text: pick("`x` prints `y`", "`make a` exits 0", "it is good", "`b<c>` returns 200"), Model: pick("", "edge"), Check: pick("", "make a")}
	var project criterion.Project
	seen := 40 // nothing that was given before is given again
	switch rnd.IntN(17) {
	case 0:
		seen = 40 + rnd.IntN(1000000)
		return Add(raw, next, seen, project, now)
	case 1:
		c, err := Reword(raw, id, Rewording{Text: next.Text, Expect: line}, project, now)
		return c, "", err
	case 2:
		c, err := Remove(raw, id, line, now)
		return c, "", err
	case 3, 4, 5:
		c, err := Pass(raw, id, Passing{Evidence: refs, Standing: standing, ByHand: rnd.IntN(2) == 0}, now)
		return c, "", err
	case 6:
		c, err := Fail(raw, id, Failing{Log: refs[0], Note: line, Identical: rnd.IntN(4)}, now)
		return c, "", err
	case 7:
		c, err := Block(raw, id, line, now)
		return c, "", err
	case 8, 9:
		c, err := Reopen(raw, id, Reopening{User: rnd.IntN(2) == 0}, now)
		return c, "", err
	case 10:
		c, err := Steer(raw, Steering{Kind: pick(SteeringKinds[1:]...), Directive: line, Evidence: line, Rationale: line}, next, seen, project, now)
		return c, "", err
	case 11:
		return addBlocker(AddBlocker(raw, pick(BlockerSources[:]...), line, now))
	case 12:
		c, err := ResolveBlocker(raw, fmt.Sprintf("b%d", 1+rnd.IntN(3)), now)
		return c, "", err
	case 13:
		c, err := NeedsUser(raw, line, now)
		return c, "", err
	case 14:
		c, err := Demote(raw, []Demotion{{id, "lost"}}, now)
		return c, "", err
	case 15:
		c, err := Activate(raw, line, now)
		return c, "", err
	default:
		if rnd.IntN(4) > 0 {
			c, err := Bind(raw, HostGoalStates[rnd.IntN(len(HostGoalStates))], now)
			return c, "", err
		}
		c, err := Close(raw, Closing{Met: rnd.IntN(2) == 0, Reason: line, Standings: map[string]Standing{"c1": standing, "c2": standing}}, now)
		return c, "", err
	}
}

func addBlocker(c Change, _ string, err error) (Change, string, error) { return c, "", err }

func BenchmarkPass(b *testing.B) {
	raw := seedRecord(b)
	refs := []string{EvidencePath("csv-export-flag", "c2", 1, KindGreen)}
	for b.Loop() {
		if _, err := Pass(raw, "c2", Passing{Evidence: refs, Standing: proved}, now); err != nil {
			b.Fatal(err)
		}
	}
}
