package cli

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gofrs/flock"

	"goalkeeper/install"
	"goalkeeper/internal/session"
)

// found joins the lines of checks, to look for words in them.
func found(checks []check) string {
	var b strings.Builder
	for _, ch := range checks {
		b.WriteString(ch.line())
	}
	return b.String()
}

var direct = []install.Command{{Program: "/bin/goalkeeper", Args: []string{"hook"}}}

// What no script can set up: the administrator's settings lie where only an
// administrator writes.
//
// req: doctor/managed-hooks-only
func TestManagedSettingsThatShutGoalkeeperOut(t *testing.T) {
	user := install.Inspection{Path: "/h/settings.json", Scope: install.User, Exists: true, Commands: direct}
	managed := install.Inspection{Path: "/etc/managed.json", Scope: install.Managed, Exists: true, ManagedHooksOnly: true}
	const refused = `FAIL  settings  /etc/managed.json has "allowManagedHooksOnly"`

	got := found(checkSettings([]install.Inspection{user, managed}, install.Options{}))
	if !strings.Contains(got, refused) || !strings.Contains(got, "do: ask the administrator") {
		t.Errorf("not named:\n%s", got)
	}
	managed.Commands = direct
	if got := found(checkSettings([]install.Inspection{managed}, install.Options{})); strings.Contains(got, "FAIL") {
		t.Errorf("named though the administrator's own file registers it:\n%s", got)
	}
	user.ManagedHooksOnly = true // in a user's file it means nothing
	if got := found(checkSettings([]install.Inspection{user}, install.Options{})); strings.Contains(got, "FAIL") {
		t.Errorf("named in a file where it has no effect:\n%s", got)
	}
}

// req: doctor/client-version
func TestJudgeVersion(t *testing.T) {
	for _, c := range []struct {
		out  string
		want level
	}{
		{"2.1.332 (Claude Code)\n", fine},
		{"2.1.196 (Claude Code)", fine},
		{"3.0.0-beta.1 (Claude Code)", fine},
		{"2.1.195 (Claude Code)", warn},
		{"2.1.139", warn},
		{"2.1.138", broken},
		{"1.99.999", broken},
		{"some build", note},
		{"", note},
	} {
		if got := judgeVersion(c.out, "claude"); got.Level != c.want || (got.Level == warn || got.Level == broken) != (got.Do != "") {
			t.Errorf("%q: %s", c.out, got.line())
		}
	}
}

// req: doctor/last-runs doctor/last-faults
func TestJudgeRuns(t *testing.T) {
	at := time.Date(2026, 11, 30, 10, 0, 0, 0, time.UTC)
	quick := session.Decided{TS: at, Event: "Stop", Why: "hold", MS: 4}
	slow := session.Decided{TS: at, Event: "Stop", Why: "hold", MS: 400}
	late := session.Decided{TS: at, Event: "Stop", Why: "locked", MS: 1000, Detail: "lock session-s1: another process holds the lock"}
	crash := session.Decided{TS: at, Event: "Stop", Why: "panic", MS: 1, Detail: "boom"}
	for _, c := range []struct {
		name string
		runs []session.Decided
		want []string
		not  []string
	}{
		{"none", nil, []string{"note  runs      no hook has run"}, []string{"FAIL"}},
		{"quick", []session.Decided{quick, quick, slow}, []string{"ok    runs      3 runs, median 4.0 ms, slowest 400.0 ms", "Stop hold 4.0 ms"}, []string{"faults"}},
		{"slow", []session.Decided{slow, slow, quick}, []string{"warn  runs ", "median 400.0 ms", "do: "}, []string{"faults"}},
		{"locked", []session.Decided{quick, late}, []string{"warn  faults    1 of them", "Stop locked: lock session-s1", "do: many hooks at once"}, nil},
		{"the last fault counts", []session.Decided{late, crash}, []string{"2 of them", "Stop panic: boom", "do: a fault of Goalkeeper's own"}, []string{"session-s1"}},
	} {
		got := found(judgeRuns(c.runs))
		for _, w := range c.want {
			if !strings.Contains(got, w) {
				t.Errorf("%s: without %q:\n%s", c.name, w, got)
			}
		}
		for _, n := range c.not {
			if strings.Contains(got, n) {
				t.Errorf("%s: with %q:\n%s", c.name, n, got)
			}
		}
	}
}

// req: doctor/lock-obtainable
func TestLockThatIsNotToBeHad(t *testing.T) {
	dir := t.TempDir()
	store := session.Open(dir, "/p")
	if err := store.Probe(); err != nil {
		t.Fatal(err)
	}
	held := flock.New(filepath.Join(store.Dir(), "locks", "owners"))
	if ok, err := held.TryLock(); err != nil || !ok {
		t.Fatal(ok, err)
	}
	defer held.Unlock()
	if err := store.Probe(); !errors.Is(err, session.ErrLocked) {
		t.Fatalf("a lock that somebody holds: %v", err)
	}
	e := checkup{env: Env{Getenv: func(string) string { return "" }}, options: install.Options{StateDir: dir}, place: &place{root: "/p", store: store}}
	got := found(checkState(e, false))
	if !strings.Contains(got, "FAIL  state") || !strings.Contains(got, "a lock could not be had within 1s; do: see which process") {
		t.Errorf("not named:\n%s", got)
	}
}

// req: doctor/sandbox
func TestSandboxMayWriteTheStateFolder(t *testing.T) {
	const home = "/home/me"
	const dir = home + "/.local/state/goalkeeper"
	for path, want := range map[string]bool{
		"~/.local/state/goalkeeper":     true,
		"~/.local/state":                true,
		"~":                             true,
		"/home/me/.local/state/":        true,
		"//home/me/.local/state/**":     true,
		"~/.local/state/goal":           false,
		"~/.local/state/goalkeeper/sub": false,
		"/tmp":                          false,
	} {
		settings := []install.Inspection{{SandboxWrites: []string{"/var/x", path}}}
		if got := mayWrite(settings, dir, home); got != want {
			t.Errorf("%s: %v", path, got)
		}
	}
	if got := sandboxAdvice("/srv/state", home); !strings.Contains(got, `"//srv/state"`) {
		t.Error(got)
	}
}

// A check that finds something says what to do, and stands on one line
// whatever is in its text.
//
// req: doctor/one-line-a-check
func TestCheckIsOneLine(t *testing.T) {
	got := check{"trial", broken, "it said: a\nb\x1b[31m\u202e" + strings.Repeat("x", 5000), "do\nthis"}.line()
	if strings.Count(got, "\n") != 1 || !strings.HasSuffix(got, "; do: do this\n") || strings.ContainsAny(got, "\x1b\u202e") || len(got) > 2000 {
		t.Errorf("%q", got)
	}
}

// The doctor changes nothing in the project and leaves nothing in the
// temporary folder.
//
// req: doctor/leaves-nothing
func TestTrialLeavesNothing(t *testing.T) {
	tmp := t.TempDir()
	t.Setenv("TMPDIR", tmp)
	e := checkup{env: Env{Getenv: os.Getenv, Environ: os.Environ()}}
	ch := tryHook(e, install.Command{Program: filepath.Join(tmp, "no-such-program")})
	if ch.Level != broken {
		t.Errorf("%s", ch.line())
	}
	left, err := os.ReadDir(tmp)
	if err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
}

func TestDoctorsLastLineCountsWhatIsThere(t *testing.T) {
	for _, tt := range []struct {
		broken, warnings int
		want             string
	}{
		{0, 0, "10 checks: all work\n"},
		{0, 1, "10 checks: all work, 1 warning\n"},
		{2, 3, "10 checks: 2 not working, 3 warnings\n"},
	} {
		if got := summary(10, tt.broken, tt.warnings); got != tt.want {
			t.Errorf("%d broken, %d warnings: %q, want %q", tt.broken, tt.warnings, got, tt.want)
		}
	}
}
