package goal

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// passed is the seed's record with both criteria passed.
func passed(t *testing.T, pairs ...string) []byte {
	t.Helper()
	return with(t, append([]string{`"status": "open"`, `"status": "pass"`}, pairs...)...)
}

func closing() Closing {
	return Closing{Met: true, Reason: "CSV export verified on the real CLI", Standings: map[string]Standing{"c1": proved, "c2": proved}}
}

// req: record/close-met
func TestCloseMet(t *testing.T) {
	change, err := Close(passed(t), closing(), now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	golden(t, "closed.json", change.Raw)
	r := change.Record
	want := &Verdict{Result: ResultMet, Reason: "CSV export verified on the real CLI (c1, c2 proved)", At: stamp(now)}
	if d := cmp.Diff(want, r.Verdict); d != "" || r.Status != StatusDone {
		t.Errorf("%s (-want +got)\n%s", r.Status, d)
	}
	// req: record/close-host-goal
	if r.HostGoal.State != HostClosed || r.HostGoal.Synced != stamp(now) {
		t.Errorf("host goal = %+v", r.HostGoal)
	}
	// req: record/close-decision-line
	if l := change.Ledger[0]; l.Kind != LedgerDecision || !strings.Contains(l.Text, "verdict met") || !strings.Contains(l.Text, "c1, c2 proved") {
		t.Errorf("ledger = %+v", l)
	}
}

// TestCloseGates keeps the promise that every shut gate is listed, all at once.
func TestCloseGates(t *testing.T) {
	for _, c := range []struct {
		name  string
		raw   []byte
		edit  func(*Closing)
		gates []string
	}{
		{"record/close-every-pass", seedRecord(t), nil, []string{"c2 is open"}},
		{"record/close-backed", passed(t), func(c *Closing) {
			c.Standings["c1"] = Standing{Rest: Claimed, Missing: []Kind{KindSurface}}
			delete(c.Standings, "c2")
		}, []string{"c1 is not backed: no surface", "c2 is not backed: no evidence"}},
		{"record/close-failing-log", passed(t), func(c *Closing) {
			c.Standings["c1"] = Standing{Rest: Claimed, Problems: []string{"c1-green.log: shows a failure: FAIL"}}
		}, []string{"c1 is not backed: c1-green.log: shows a failure: FAIL"}},
		{"record/close-fresh", passed(t), func(c *Closing) {
			c.Standings["c1"] = Standing{Rest: Proved, Stale: true, StaleFiles: []string{"csv.go"}}
		}, []string{"c1 is stale: changed since: csv.go"}},
		{"record/close-proved-channels", passed(t), func(c *Closing) { c.Standings["c2"] = Standing{Rest: Attested} }, []string{"c2 is attested; the channel shell must be proved"}},
		{"record/close-leftover", passed(t), func(c *Closing) { c.Standings["c2"] = Standing{Rest: Proved, Leftover: "port 80"} }, []string{"c2 is not backed: live state left behind: port 80"}},
		{"record/close-no-blocker", passed(t, `"blockers": []`, `"blockers": [{"id":"b1","source":"qa","detail":"flaky","resolved":false}]`), nil, []string{"the blocker b1 (qa) is open: flaky"}},
		{"record/stalled-cannot-close", passed(t, `"status": "active"`, `"status": "needs_user_decision"`), nil, []string{"the goal is needs_user_decision"}},
		{"record/close-not-only-happy", passed(t, `"model": "edge"`, `"model": "happy"`), nil, []string{"every criterion is a happy path; one must cover an edge, a regression or an adversary"}},
		{"record/close-validated", passed(t), func(c *Closing) { c.Faults = []string{"updated: not UTC"} }, []string{"updated: not UTC"}},
		{"no criterion", []byte(`{"slug":"x","objective":"o","criteria":[],"status":"active","updated":"2026-10-20T09:14:00Z"}`), nil, []string{"the goal has no criterion"}},
		{"all at once", with(t, `"status": "active"`, `"status": "blocked"`, `"status": "pass"`, `"status": "fail"`, `"model": "edge"`, `"model": ""`,
			`"blockers": []`, `"blockers": [{"id":"b1","source":"user","detail":"d","resolved":false}]`), nil,
			[]string{"the goal is blocked", "c1 is fail", "c2 is open", "every criterion is a happy path; one must cover an edge, a regression or an adversary", "the blocker b1 (user) is open: d"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := closing()
			if c.edit != nil {
				c.edit(&k)
			}
			change, err := Close(c.raw, k, now)
			var shut *ClosedGates
			if !errors.As(err, &shut) {
				t.Fatalf("error %v", err)
			}
			if d := cmp.Diff(c.gates, shut.Gates); d != "" {
				t.Errorf("gates (-want +got)\n%s", d)
			}
			if change.Raw != nil {
				t.Error("the record is changed")
			}
		})
	}
}

// req: record/close-attested-channels
func TestCloseSaysWhatItRestsOn(t *testing.T) {
	raw := passed(t, `"channel": "shell"`, `"channel": "browser"`)
	k := closing()
	k.Standings["c1"] = Standing{Rest: Attested}
	k.Standings["c2"] = Standing{Rest: Proved, Stale: true}
	k.AcceptStale = []string{"c2"} // req: record/accept-stale
	change, err := Close(raw, k, now)
	if err != nil {
		t.Fatal(err)
	}
	if got := change.Record.Verdict.Reason; !strings.HasSuffix(got, "(c2 proved; c1 attested; stale and accepted: c2)") {
		t.Errorf("reason %q", got)
	}
}

// req: record/close-not-met
func TestCloseNotMet(t *testing.T) {
	for _, c := range []struct {
		needsUser bool
		status    Status
	}{{false, StatusBlocked}, {true, StatusNeedsUser}} {
		change, err := Close(seedRecord(t), Closing{NeedsUser: c.needsUser, Reason: "no staging key"}, now)
		if err != nil {
			t.Fatal(err)
		}
		mustBeValid(t, change)
		r := change.Record
		if v := r.Verdict; r.Status != c.status || v.Result != ResultNotMet || v.FailingCriterion != "c2" || v.Reason != "no staging key" {
			t.Errorf("%s, verdict %+v", r.Status, v)
		}
		if r.Criterion("c2").Status != CriterionOpen { // the open criteria stay listed
			t.Errorf("c2 is %s", r.Criterion("c2").Status)
		}
		again, err := Activate(change.Raw, "the key is there", now)
		if err != nil {
			t.Fatal(err)
		}
		mustBeValid(t, again)
		if again.Record.Status != StatusActive || again.Record.Verdict != nil {
			t.Errorf("after the obstacle is gone: %+v", again.Record)
		}
	}
	_, err := Close(seedRecord(t), Closing{}, now)
	checkCode(t, err, CodeInvalid)
}

// req: record/drop
func TestDrop(t *testing.T) {
	change, err := Drop(seedRecord(t), "not wanted any more", now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	if change.Record.Status != StatusDropped || change.Record.Verdict != nil || change.Record.HostGoal.State != HostClosed {
		t.Errorf("%+v", change.Record)
	}
	if l := change.Ledger[0]; l.Kind != LedgerDecision || !strings.Contains(l.Text, "not wanted any more") {
		t.Errorf("ledger = %+v", l)
	}
	_, err = Drop(change.Raw, "again", now)
	checkCode(t, err, CodeClosed)
	_, err = Close(change.Raw, closing(), now)
	checkCode(t, err, CodeClosed)
	_, err = Drop(seedRecord(t), "", now)
	checkCode(t, err, CodeInvalid)
}

func TestBlockers(t *testing.T) {
	// req: record/review-blocks
	one, id, err := AddBlocker(seedRecord(t), "review", "the writer ignores errors", now)
	if err != nil || id != "b1" || one.Record.Status != StatusReviewBlocked {
		t.Fatalf("%q, %+v, %v", id, one.Record, err)
	}
	mustBeValid(t, one)
	two, id, err := AddBlocker(one.Raw, "review", "and leaks the file", now)
	if err != nil || id != "b2" {
		t.Fatalf("%q, %v", id, err)
	}
	first, err := ResolveBlocker(two.Raw, "b1", now)
	if err != nil || first.Record.Status != StatusReviewBlocked {
		t.Fatalf("%+v, %v", first.Record, err)
	}
	mustBeValid(t, first)
	// req: record/last-review-resolved
	last, err := ResolveBlocker(first.Raw, "b2", now)
	if err != nil || last.Record.Status != StatusActive || len(last.Record.OpenBlockers()) != 0 {
		t.Fatalf("%+v, %v", last.Record, err)
	}
	mustBeValid(t, last)
	_, err = ResolveBlocker(last.Raw, "b2", now)
	checkCode(t, err, CodeState)
	_, err = ResolveBlocker(last.Raw, "b7", now)
	checkCode(t, err, CodeInvalid)
	_, _, err = AddBlocker(seedRecord(t), "ci", "x", now)
	checkCode(t, err, CodeInvalid)

	// req: record/qa-and-user-blockers
	qa, _, err := AddBlocker(seedRecord(t), "qa", "flaky", now)
	if err != nil || qa.Record.Status != StatusActive {
		t.Errorf("%+v, %v", qa.Record, err)
	}

	// req: record/needs-user
	user, err := NeedsUser(one.Raw, "which date format?", now)
	if err != nil || user.Record.Status != StatusNeedsUser || !strings.Contains(user.Ledger[0].Text, "which date format?") || user.Ledger[0].Kind != LedgerNote {
		t.Fatalf("%+v, %v", user, err)
	}
	mustBeValid(t, user)
	// req: record/status-by-hand-stays
	more, _, err := AddBlocker(user.Raw, "review", "another", now)
	if err != nil || more.Record.Status != StatusNeedsUser {
		t.Errorf("%+v, %v", more.Record, err)
	}
	back, err := Activate(user.Raw, "ISO dates", now)
	if err != nil || back.Record.Status != StatusReviewBlocked {
		t.Errorf("an open review blocker blocks again: %+v, %v", back.Record, err)
	}
	mustBeValid(t, back)
	_, err = Activate(seedRecord(t), "x", now)
	checkCode(t, err, CodeState)
}

func TestBindAndOwn(t *testing.T) {
	// req: record/host-goal-adopted
	change, err := Bind(seedRecord(t), HostAdopted, now)
	if err != nil || change.Record.HostGoal != (HostGoal{HostAdopted, stamp(now)}) {
		t.Fatalf("%+v, %v", change.Record, err)
	}
	mustBeValid(t, change)
	if again, err := Bind(change.Raw, HostAdopted, now); err != nil || again.Raw != nil {
		t.Errorf("bound again it changes the record: %v", err)
	}
	// req: record/host-goal-never-outranks
	if closed, err := Bind(seedRecord(t), HostClosed, now); err != nil || closed.Record.Status != StatusActive || closed.Record.Passed() != 1 || !closed.Record.Holds() {
		t.Errorf("a closed host goal changes the goal: %+v, %v", closed.Record, err)
	}
	// req: record/host-goal-conflict
	change, err = Bind(seedRecord(t), HostConflict, now)
	if err != nil || len(change.Ledger) != 1 || change.Ledger[0].Kind != LedgerDecision {
		t.Errorf("%+v, %v", change, err)
	}
	change, err = Bind(with(t, `"host_goal": { "state": "created", "synced": "2026-10-20T09:14:00Z" },`, ``), HostAdopted, now)
	if err != nil || change.Record.HostGoal.State != HostAdopted {
		t.Errorf("a record without host_goal: %+v, %v", change.Record, err)
	}
	change, err = Own(seedRecord(t), "f00d", now)
	if err != nil || change.Record.ConversationID != "f00d" {
		t.Errorf("%+v, %v", change.Record, err)
	}
	mustBeValid(t, change)
	_, err = Own(seedRecord(t), "", now)
	checkCode(t, err, CodeInvalid)
}
