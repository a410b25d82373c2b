package workspace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"goalkeeper/internal/digest"
	"goalkeeper/internal/goal"
	"goalkeeper/internal/session"
)

// bench is a workspace with a state folder.
type bench struct {
	*testing.T
	dir   string
	ws    *Workspace
	store *session.Store
}

func newBench(t *testing.T) *bench {
	t.Helper()
	dir := t.TempDir()
	store := session.Open(t.TempDir(), dir)
	ws, err := Open(dir, filepath.Join(store.Dir(), "locks"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { ws.Close() })
	return &bench{t, dir, ws, store}
}

func (b *bench) write(name, text string) {
	b.Helper()
	path := filepath.Join(b.dir, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		b.Fatal(err)
	}
}

var at = time.Date(2026, 10, 20, 9, 14, 0, 0, time.UTC)

func (b *bench) set() Changed {
	b.Helper()
	done, err := b.ws.Change(b.store, Operation{Slug: "csv", Name: "set", Session: "s1", At: at, Create: true, Do: func([]byte) (goal.Change, error) {
		return goal.New(goal.Spec{Objective: "Users can export CSV", Slug: "csv", ConversationID: "s1",
			Criteria: []goal.NewCriterion{{Text: "`report` exits 0"}, {Text: "`other` exits 0", Model: "edge"}}}, at)
	}})
	if err != nil || done.Unwitnessed != nil {
		b.Fatal(err, done.Unwitnessed)
	}
	return done
}

// req: d9/backing-at-a-stop
func TestGlanceSaysWhatAStopAsks(t *testing.T) {
	b := newBench(t)
	b.write("e/c1-green.log", "ok\n")
	b.write("e/c1-surface.log", "seen\nCleanup: removed\n\n")
	b.write("e/empty.log", " \n\t\n")
	b.write("e/long.log", strings.Repeat("line\n", 10000)+"cleanup: done\n")
	if err := os.Symlink("c1-green.log", filepath.Join(b.dir, "e", "link.log")); err != nil {
		t.Fatal(err)
	}
	for ref, want := range map[string]goal.Fact{
		"e/c1-green.log":   {Exists: true},
		"e/c1-surface.log": {Exists: true, CleanupLine: true},
		"e/empty.log":      {Exists: true, Empty: true},
		"e/long.log":       {Exists: true, CleanupLine: true},
		"e/none.log":       {},
		"ledger:s1#1":      {},
		"e/link.log":       {Exists: true, NotBacking: "a link, not a file of its own"},
	} {
		got := b.ws.Glance(ref)
		if got.Exists != want.Exists || got.Empty != want.Empty || got.CleanupLine != want.CleanupLine || got.NotBacking != want.NotBacking {
			t.Errorf("%s: %+v", ref, got)
		}
	}
	if err := b.ws.AppendLedger("s1", []goal.Line{{Kind: goal.LedgerNote, Text: "x"}}); err != nil {
		t.Fatal(err)
	}
	if !b.ws.Glance("ledger:s1#1").Exists {
		t.Error("an existing ledger line is not found")
	}
}

// req: record/ledger-torn-line
func TestATornLedgerLineIsClosedFirst(t *testing.T) {
	b := newBench(t)
	b.write(".litgravity/ledger/s1.jsonl", `{"kind":"note","te`)
	if err := b.ws.AppendLedger("s1", []goal.Line{{Kind: goal.LedgerNote, Text: "a"}, {Kind: goal.LedgerNote, Text: "b"}}); err != nil {
		t.Fatal(err)
	}
	for n, want := range map[int]bool{1: false, 2: true, 3: true, 4: false} {
		if got := b.ws.LedgerLine(goal.LedgerRef{Conversation: "s1", Line: n}); got != want {
			t.Errorf("line %d: %v", n, got)
		}
	}
	if err := b.ws.AppendLedger("../x", []goal.Line{{Kind: goal.LedgerNote}}); err == nil {
		t.Error("a ledger outside its folder was written")
	}
}

// req: record/whose-ledger
func TestWhoseLedgerACommandWritesTo(t *testing.T) {
	b := newBench(t)
	if got := b.ws.LedgerName("", ""); got != "terminal" {
		t.Error(got)
	}
	b.write(".litgravity/ledger/c0ffee.jsonl", "{}\n")
	for _, c := range [][3]string{{"s1", "s2", "s1"}, {"", "s2", "s2"}, {"../s1", "", "c0ffee"}} {
		if got := b.ws.LedgerName(c[0], c[1]); got != c[2] {
			t.Errorf("%v: %s", c, got)
		}
	}
}

// A command that was killed between its write and its copy is no weakening; a
// write by somebody else is compared.
//
// req: record/killed-before-copy
func TestTheLastGoodCopyIsTheWitness(t *testing.T) {
	b := newBench(t)
	done := b.set()
	if err := b.store.KeepCopy("csv.json", []byte(strings.Replace(string(done.Raw), "`report` exits 0", "`report` exits 0 and more", 1))); err != nil {
		t.Fatal(err)
	}
	if weak, err := b.ws.Weakened(b.store, b.ws.Record("csv"), true); err != nil || len(weak) > 0 {
		t.Errorf("our own write: %v %v", weak, err)
	}
	b.write(".litgravity/goals/csv.json", strings.Replace(string(done.Raw), "`report` exits 0", "`true` exits 0", 1))
	weak, err := b.ws.Weakened(b.store, b.ws.Record("csv"), false)
	if err != nil || len(weak) != 1 || weak[0].Kind != goal.Reworded {
		t.Errorf("a weaker text: %v %v", weak, err)
	}
	// A command over the weaker text does not make it a good one.
	if _, err := b.ws.Change(b.store, Operation{Slug: "csv", Name: "block", At: at, Do: func(raw []byte) (goal.Change, error) {
		return goal.Block(raw, "c2", "no data", at)
	}}); err != nil {
		t.Fatal(err)
	}
	weak, err = b.ws.Weakened(b.store, b.ws.Record("csv"), false)
	if err != nil || len(weak) != 1 {
		t.Errorf("after a command: %v %v", weak, err)
	}
	if good, err := b.store.Copy("csv.json"); err != nil || !strings.Contains(string(good), `"blocked"`) || !strings.Contains(string(good), "and more") {
		t.Errorf("the copy does not go along: %s %v", good, err)
	}
}

// req: record/recorded-in-the-journal
func TestAWriteIsInTheJournalWithItsDigest(t *testing.T) {
	b := newBench(t)
	done := b.set()
	entries, err := b.store.Journal(RecordKey("csv"))
	if err != nil || len(entries) != 1 {
		t.Fatal(entries, err)
	}
	if e := entries[0]; e.Kind != EntryWrite || e.Note != "set" || e.SHA256 != digest.Hex(done.Raw) || e.Session != "s1" || e.Path != ".litgravity/goals/csv.json" {
		t.Errorf("%+v", e)
	}
}

// A sparse file costs nothing to make; reading it would take minutes under the
// goal's lock.
//
// req: record/evidence-too-large
func TestEvidenceIsReadUpToALimit(t *testing.T) {
	b := newBench(t)
	name := goal.EvidenceDir + "/csv/c1-green.log"
	b.write(name, "ok\n")
	c := goal.Criterion{ID: "c1", Attempt: 1}
	if err := os.Truncate(filepath.Join(b.dir, filepath.FromSlash(name)), maxEvidence+1); err != nil {
		t.Skip(err)
	}
	for _, ref := range []string{name, "./" + name} {
		if got := b.ws.fact(c, ref, Witnesses{}); !got.Exists || got.NotBacking != "larger than 256 MiB" || got.Digest != "" {
			t.Errorf("%s: %+v", ref, got)
		}
	}
	b.write(name, "ok\n")
	for _, ref := range []string{name, "./" + name} {
		if got := b.ws.fact(c, ref, Witnesses{}); !got.Exists || got.NotBacking != "" || got.Digest == "" {
			t.Errorf("%s: %+v", ref, got)
		}
	}
}

// What was proved without a fingerprint is stale where the goal ever had one,
// and as good as any where it never had: outside git.
//
// req: record/no-fingerprint-is-stale
func TestARunWithoutAFingerprintIsStaleWhereThereWasOne(t *testing.T) {
	b := newBench(t)
	name := goal.EvidencePath("csv", "c1", 1, goal.KindGreen)
	b.write(name, "ok\n")
	c := goal.Criterion{ID: "c1", Text: "`report` exits 0", Attempt: 1}
	zero := 0
	run := session.Entry{Kind: EntryRun, Goal: RecordKey("csv"), Box: session.TextHash(c.Promise()), ID: "c1", For: "green", Command: "report", Exit: &zero, Attempt: 1, Path: name, NoTree: "outside git",
		SHA256: b.ws.evidenceFile(name).Digest}
	for _, tt := range []struct {
		name    string
		journal []session.Entry
		stale   bool
	}{
		{"never one", []session.Entry{{Kind: "set"}, run}, false},
		{"one when it was set", []session.Entry{{Kind: "set", Tree: "a"}, run}, true},
		{"one at a later run", []session.Entry{{Kind: "set"}, run, {Kind: EntryRun, ID: "c2", Tree: "a"}}, true},
	} {
		got := b.ws.fact(c, name, Witnesses{Journal: tt.journal, Content: Content{NoTree: "outside git"}})
		if !got.Proved || got.Stale != tt.stale || tt.stale && (len(got.StaleFiles) != 1 || got.StaleFiles[0] != "(proved without a fingerprint: outside git)") {
			t.Errorf("%s: %+v", tt.name, got)
		}
	}
}

// req: d9/unbacked-at-a-stop
func TestUnbackedPassesAtAStop(t *testing.T) {
	b := newBench(t)
	dir := goal.EvidenceDir + "/csv/"
	b.write(dir+"c1-green.log", "ok\n")
	b.write(dir+"c1-surface.log", "seen\ncleanup: done\n")
	b.write(dir+"c2-green.log", "")
	evidence := func(names ...string) (refs []string) {
		for _, n := range names {
			refs = append(refs, dir+n)
		}
		return refs
	}
	r := &goal.Record{Slug: "csv", Criteria: []goal.Criterion{
		{ID: "c1", Status: goal.CriterionPass, Attempt: 1, Evidence: evidence("c1-green.log", "c1-surface.log")},
		{ID: "c2", Status: goal.CriterionPass, Attempt: 1, Evidence: evidence("c2-green.log", "c1-surface.log")},
		{ID: "c3", Status: goal.CriterionPass, Attempt: 1},
		{ID: "c4", Status: goal.CriterionOpen, Attempt: 1},
	}}
	got := b.ws.Unbacked(r)
	if len(got) != 2 || got[0].ID != "c2" || got[1].ID != "c3" {
		t.Errorf("%+v", got)
	}
}
