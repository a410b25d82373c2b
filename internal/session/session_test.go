package session

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/internal/jsontext"
	"goalkeeper/policy/hold"
)

// req: d4/session-ids
func TestValidID(t *testing.T) {
	valid := []string{"s1", "89662cf4-f9cf-4a00-9a06-f2700fd55af4", "a.b_c-D", strings.Repeat("x", 128)}
	invalid := []string{"", ".", "..", ".hidden", "a/b", `a\b`, "a b", "a\x00", "ä", strings.Repeat("x", 129), "a:b", "a*"}
	for _, id := range valid {
		if !ValidID(id) {
			t.Errorf("%q is refused", id)
		}
	}
	for _, id := range invalid {
		if ValidID(id) {
			t.Errorf("%q is taken", id)
		}
	}
}

// req: d4/state-folder
func TestDefaultDir(t *testing.T) {
	tests := []struct {
		name, home, goos, want string
		env                    map[string]string
	}{
		{"set", "/h", "linux", "/x", map[string]string{"GOALKEEPER_STATE_DIR": "/x", "XDG_STATE_HOME": "/y"}},
		{"set, but relative, is none", "/h", "linux", "/y/goalkeeper", map[string]string{"GOALKEEPER_STATE_DIR": "x", "XDG_STATE_HOME": "/y"}},
		{"XDG", "/h", "linux", "/y/goalkeeper", map[string]string{"XDG_STATE_HOME": "/y"}},
		{"XDG relative is none", "/h", "linux", "/h/.local/state/goalkeeper", map[string]string{"XDG_STATE_HOME": "y"}},
		{"home", "/h", "linux", "/h/.local/state/goalkeeper", nil},
		{"Windows", "/h", "windows", "/l/goalkeeper", map[string]string{"LOCALAPPDATA": "/l"}},
		{"nowhere", "", "linux", "", nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := DefaultDir(func(k string) string { return tt.env[k] }, tt.home, tt.goos)
			if filepath.ToSlash(got) != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}

func fullState() State {
	at := time.Date(2026, 11, 30, 1, 2, 3, 4, time.UTC)
	return State{Seen: at, PID: 7, Born: "b", Ended: true, Route: hold.RouteLitgoal, RouteKnown: true, Turn: "t",
		Orders: []Order{{Kind: "abandon", Goal: "g", Turn: "t", At: at}, {Kind: "pause", At: at}}, Word: hold.WordTalk, WordTurn: "t", ClearedNext: true,
		Counters: hold.Counters{Turn: "t", InTurn: 1, Held: true, Streak: 2, Rests: true, Marks: map[string]hold.Mark{"loop:GOAL.md": {Passed: 1}}},
		Shells:   []string{"a", `b"`}, HeldFor: []string{"h"}, Shown: map[string]string{"k": "v\n"}, Pending: "目标", Planned: "p", CronPrompts: []string{"c"},
		EndReason: "clear", Left: []string{"record:a"}, Created: map[string]string{"record:a": "t"}, Ours: map[string]string{"record:a": "u"},
		Told: []string{"h"}, Notices: []string{"n"}, HostGoal: "g", HostGoalAt: 5, HostGoalSeen: "u", Bound: "b", BoundTurns: 3, Transcript: 6, LedgerNote: `{"kind":"note"}`, LedgerAt: 8, LedgerEnd: 9, LedgerSeen: "d", Use: 81.5, UseAt: at, Iterations: 7, IterTurn: "t",
		Stagnation: hold.Stagnation{Recoveries: 1}, Recovery: 1, Retries: map[string]int{"h": 2}, RetryTurn: "t"}
}

// TestStateReadsBack holds the writer and reader without reflection against
// encoding/json, the plain version.
func TestStateReadsBack(t *testing.T) {
	for _, st := range []State{{}, fullState()} {
		raw := st.appendJSON(nil)
		if diff := cmp.Diff(st, readState(jsontext.ParseBytes(raw))); diff != "" {
			t.Errorf("changed on the way:\n%s", diff)
		}
		var plain State
		if err := json.Unmarshal(raw, &plain); err != nil {
			t.Fatalf("%v: %s", err, raw)
		}
		if diff := cmp.Diff(st, plain); diff != "" {
			t.Errorf("not what encoding/json reads:\n%s", diff)
		}
	}
	exit := 3
	e := Entry{TS: fullState().Seen, Kind: "run", Goal: "g", Box: "b", ID: "c1", Command: "x", Exit: &exit, Session: "s", Note: "n"}
	d := Decided{TS: e.TS, Event: "Stop", Session: "s", PromptID: "p", Why: "hold", Goal: "g", Passed: 1, Total: 2, Row: 1, MS: 1.25, Detail: "d", In: jsontext.Raw(`{"a":1}`)}
	var e2 Entry
	var d2 Decided
	if err := errors.Join(json.Unmarshal(e.appendJSON(nil), &e2), jsontext.Unmarshal(d.appendJSON(nil), &d2)); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(e, e2) + cmp.Diff(d, d2); diff != "" {
		t.Error(diff)
	}
}

// req: d4/read-modify-write
func TestUpdatesOfOneSessionDoNotLoseEachOther(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	var wg sync.WaitGroup
	for range 40 {
		wg.Go(func() {
			err := s.Update("s1", func(st *State) error {
				st.Counters.Streak++
				return nil
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	st, err := s.Load("s1")
	if err != nil || st.Counters.Streak != 40 {
		t.Errorf("%d updates kept, %v", st.Counters.Streak, err)
	}
	if err := s.Update("../x", func(*State) error { return nil }); err == nil {
		t.Error("an id that leaves the folder is taken")
	}
}

// req: d4/corrupt-state-set-aside
func TestCorruptStateIsSetAsideAndEmpty(t *testing.T) {
	for _, text := range []string{"{", "[]", "\x00\x01", `{"counters":`} {
		dir := t.TempDir()
		s := Open(dir, "/w")
		if err := s.Update("s1", func(st *State) error { st.Turn = "x"; return nil }); err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(s.Dir(), "sessions", "s1.json")
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		st, err := s.Load("s1")
		if !errors.Is(err, ErrCorrupt) || st.Turn != "" {
			t.Errorf("%q: %+v, %v", text, st, err)
		}
		if err := s.Update("s1", func(st *State) error { return nil }); err != nil {
			t.Errorf("%q: afterwards: %v", text, err)
		}
		kept, err := os.ReadFile(path + ".bad")
		if err != nil || string(kept) != text {
			t.Errorf("%q: set aside as %q, %v", text, kept, err)
		}
	}
}

// req: d4/state-private
func TestStateIsPrivate(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state")
	s := Open(dir, "/w")
	err := errors.Join(s.Update("s1", func(*State) error { return nil }), s.Log(Decided{Why: "x"}), s.Record(Entry{Kind: "set"}), s.SetRoot("s1"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = s.Discard("GOAL.md", []byte("x"), time.Now())
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		want := os.FileMode(0o600)
		if d.IsDir() {
			want = 0o700
		}
		if info.Mode().Perm() != want {
			t.Errorf("%s has mode %v", path, info.Mode().Perm())
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if raw, err := os.ReadFile(filepath.Join(s.Dir(), "workspace")); err != nil || string(raw) != "/w\n" {
		t.Errorf("workspace says %q, %v", raw, err)
	}
	if got := Root(dir, "s1"); got != "/w" {
		t.Errorf("root of s1 is %q", got)
	}
}

// req: d7/trash
func TestTheTrashLosesNothing(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	now := time.Date(2026, 11, 30, 10, 0, 0, 5, time.UTC)
	for i := range 3 { // several at one moment
		if _, err := s.Discard("GOAL.md", []byte(fmt.Sprint(i)), now); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Discard("GOAL.md", []byte("later"), now.Add(time.Second)); err != nil {
		t.Fatal(err)
	}
	trash, err := s.Trash()
	if err != nil || len(trash) != 4 {
		t.Fatalf("%v %v", trash, err)
	}
	seen := make(map[string]bool)
	for _, f := range trash {
		raw, err := s.ReadTrashed(f)
		if err != nil {
			t.Fatal(err)
		}
		seen[string(raw)] = true
		if f.Name != "GOAL.md" || f.At.Before(now) {
			t.Errorf("%+v", f)
		}
	}
	if raw, _ := s.ReadTrashed(trash[0]); string(raw) != "later" || len(seen) != 4 {
		t.Errorf("newest is %q, kept %v", raw, seen)
	}
}

// req: d7/run-here-means-the-last-run
func TestLastRunsAreOfTheTextTheyWereMadeFor(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	run := func(goal, text string, exit int) {
		t.Helper()
		if err := s.Record(Entry{TS: time.Now(), Kind: "run", Goal: goal, Box: TextHash(text), Exit: &exit}); err != nil {
			t.Fatal(err)
		}
	}
	run("g", "a", 0)
	run("g", "a", 1)
	run("g", "b", 0)
	run("other", "c", 0)
	if err := s.Record(Entry{Kind: "tick", Goal: "g", Box: TextHash("d")}); err != nil {
		t.Fatal(err)
	}
	torn, err := os.OpenFile(filepath.Join(s.Dir(), "journal.jsonl"), os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(torn, `{"kind":"run","goal":"g","box":"%s","exi`, TextHash("e"))
	torn.Close()
	run("g", "f", 2) // behind a torn line
	got, err := s.LastRuns("g", []string{"a", "b", "c", "d", "e", "f", "never"})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(map[string]int{"a": 1, "b": 0, "f": 2}, got); diff != "" {
		t.Error(diff)
	}
}

// req: d4/decisions-capped
func TestDecisionsAreRotatedOnce(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	big := strings.Repeat("x", 1<<20)
	for i := range 20 {
		if err := s.Log(Decided{Why: fmt.Sprint(i), Detail: big}); err != nil {
			t.Fatal(err)
		}
	}
	var total int64
	files, err := filepath.Glob(filepath.Join(s.Dir(), "decisions.jsonl*"))
	if err != nil || len(files) != 2 {
		t.Fatalf("%v %v", files, err)
	}
	for _, f := range files {
		info, err := os.Stat(f)
		if err != nil {
			t.Fatal(err)
		}
		total += info.Size()
	}
	if total > 3*maxDecisions {
		t.Errorf("%d bytes kept", total)
	}
	last, err := s.Decisions(1, func(Decided) bool { return true })
	if err != nil || len(last) != 1 || last[0].Why != "19" {
		t.Errorf("%v %v", last, err)
	}
}

// req: d5/live
func TestLive(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	now := time.Now()
	own, ok := ProcessBorn(os.Getpid())
	if !ok || own == "" {
		t.Fatal("this system does not tell when a process started")
	}
	tests := []struct {
		name string
		st   State
		want bool
	}{
		{"never seen", State{}, false},
		{"its process runs", State{Seen: now.Add(-48 * time.Hour), PID: os.Getpid(), Born: own}, true},
		{"the id was used again", State{Seen: now, PID: os.Getpid(), Born: own + "1"}, false},
		{"no such process", State{Seen: now, PID: 1 << 22, Born: "1"}, false},
		{"ended", State{Seen: now, PID: os.Getpid(), Born: own, Ended: true}, false},
		{"no process known, seen lately", State{Seen: now.Add(-11 * time.Hour)}, true},
		{"no process known, silent for long", State{Seen: now.Add(-13 * time.Hour)}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := s.Live(tt.st, now); got != tt.want {
				t.Errorf("got %v, want %v", got, tt.want)
			}
		})
	}
}

// req: d4/no-state-folder
func TestWithoutAStateFolderReadingIsEmptyAndWritingFails(t *testing.T) {
	s := Open("", "/w")
	if st, err := s.Load("s1"); err != nil || st.Turn != "" {
		t.Errorf("%+v %v", st, err)
	}
	for _, err := range []error{s.Update("s1", func(*State) error { return nil }), s.Log(Decided{}), s.Record(Entry{}), s.SetRoot("s1")} {
		if !errors.Is(err, ErrNoDir) {
			t.Errorf("error %v", err)
		}
	}
}

func FuzzReadState(f *testing.F) {
	f.Add(fullState().appendJSON(nil))
	f.Add([]byte(`{"orders":{"a":1},"shown":[],"counters":7}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		if jsontext.ValidBytes(raw) {
			st := readState(jsontext.ParseBytes(raw))
			if again := readState(jsontext.ParseBytes(st.appendJSON(nil))); again.Turn != st.Turn && strings.ToValidUTF8(st.Turn, "�") != again.Turn {
				t.Errorf("%q became %q", st.Turn, again.Turn)
			}
		}
	})
}
