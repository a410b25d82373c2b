//go:build unix

package proof

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// shell is a run of a shell line in a temporary folder; its log is returned
// by do.
func shell(t *testing.T, line string) Run {
	return Run{
		Dir:      t.TempDir(),
		Command:  Command{Shell: line},
		Env:      []string{"PATH=" + os.Getenv("PATH")},
		Now:      func() time.Time { return time.Date(2026, 10, 20, 9, 14, 0, 0, time.UTC) },
		Leftover: 300 * time.Millisecond,
	}
}

func do(t *testing.T, r Run) (Result, string) {
	t.Helper()
	var log bytes.Buffer
	r.Log = &log
	res, err := Do(context.Background(), r)
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(log.Bytes())
	if res.LogSHA256 != hex.EncodeToString(sum[:]) || res.LogSize != int64(log.Len()) {
		t.Errorf("the digest is not the log's: %s, %d", res.LogSHA256, res.LogSize)
	}
	return res, log.String()
}

// steady replaces the one line that no two runs share.
func steady(log string) string {
	var b strings.Builder
	for line := range strings.Lines(log) {
		if strings.HasPrefix(line, "duration: ") {
			line = "duration: D\n"
		}
		b.WriteString(line)
	}
	return b.String()
}

func expect(t *testing.T, s string) Expect {
	t.Helper()
	e, err := ParseExpect(s)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// req: proof/log-format
// req: proof/exit
// req: proof/cleanup-last-line
// req: proof/expect
func TestTheLogIsHeaderOutputTrailer(t *testing.T) {
	trees := func(ids ...string) func(context.Context) Tree {
		return func(context.Context) Tree {
			id := ids[0]
			ids = ids[1:]
			return Tree{ID: id}
		}
	}
	tests := []struct {
		name string
		line string
		with func(r *Run)
		want string
	}{
		{"a run that passes", "echo out; echo err >&2; echo out2", nil,
			"command: echo out; echo err >&2; echo out2\nstart: 2026-10-20T09:14:00Z\ntree: none (not asked for)\n\n" +
				"out\nerr\nout2\n\nexit: 0\nduration: D\n"},
		{"a run that fails", "echo no; exit 3", nil,
			"command: echo no; exit 3\nstart: 2026-10-20T09:14:00Z\ntree: none (not asked for)\n\nno\n\nexit: 3\nduration: D\n"},
		{"no line end, no output", "printf x", nil,
			"command: printf x\nstart: 2026-10-20T09:14:00Z\ntree: none (not asked for)\n\nx\n\nexit: 0\nduration: D\n"},
		{"arguments are quoted, lines are escaped", "", func(r *Run) {
			r.Command = Command{Args: []string{"printf", "%s|", "a b", "c\nd", "e'f"}}
		}, "command: printf %s\\| 'a b' 'c\\nd' e\\'f\nstart: 2026-10-20T09:14:00Z\ntree: none (not asked for)\n\na b|c\nd|e'f|\n\nexit: 0\nduration: D\n"},
		{"the tree", "true", func(r *Run) { r.Tree = trees("t1", "t1") },
			"command: true\nstart: 2026-10-20T09:14:00Z\ntree: t1\n\n\nexit: 0\nduration: D\n"},
		{"a run that changes the content", "true", func(r *Run) { r.Tree = trees("t1", "t2") },
			"command: true\nstart: 2026-10-20T09:14:00Z\ntree: t1\n\n\nexit: 0\nduration: D\ntree after: t2; the run changed the content it ran on\n"},
		{"a cleanup", "echo x", func(r *Run) { r.Cleanup = "echo removed" },
			"command: echo x\nstart: 2026-10-20T09:14:00Z\ntree: none (not asked for)\n\nx\n\nexit: 0\nduration: D\n| removed\ncleanup: echo removed (exit 0)\n"},
		{"a cleanup that fails is no receipt", "echo x", func(r *Run) { r.Cleanup = "exit 4" },
			"command: echo x\nstart: 2026-10-20T09:14:00Z\ntree: none (not asked for)\n\nx\n\nexit: 0\nduration: D\nnot cleaned up: exit 4 (exit 4)\n"},
		{"an expectation that is met", "echo one; echo two three", func(r *Run) { r.Expect = expect(t, "/t.o/") },
			"command: echo one; echo two three\nstart: 2026-10-20T09:14:00Z\ntree: none (not asked for)\n\none\ntwo three\n\nexit: 0\nduration: D\nexpect: /t.o/ found in: two three\n"},
		{"an expectation that is not", "echo one", func(r *Run) { r.Expect = expect(t, "two") },
			"command: echo one\nstart: 2026-10-20T09:14:00Z\ntree: none (not asked for)\n\none\n\nexit: 0\nduration: D\nexpect: \"two\" not found\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := shell(t, tt.line)
			if tt.with != nil {
				tt.with(&r)
			}
			_, log := do(t, r)
			if d := cmp.Diff(tt.want, steady(log)); d != "" {
				t.Error(d)
			}
		})
	}
}

// req: proof/exit
func TestExitAndSignal(t *testing.T) {
	tests := []struct {
		name    string
		command Command
		exit    int
		signal  string
		started bool
	}{
		{"status", Command{Shell: "exit 7"}, 7, "", true},
		{"signal", Command{Shell: "kill -KILL $$"}, 137, "killed", true},
		{"not there", Command{Args: []string{"no-such-program-here"}}, 127, "", false},
		{"no such file", Command{Args: []string{"./no-such-file"}}, 127, "", false},
		{"not executable", Command{Args: []string{"/dev/null"}}, 126, "", false},
		{"stdin is empty", Command{Shell: "cat; read x || exit 9"}, 9, "", true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := shell(t, "")
			r.Command = tt.command
			res, log := do(t, r)
			if res.Exit != tt.exit || res.Signal != tt.signal || (res.NotStarted == "") != tt.started {
				t.Errorf("exit %d, signal %q, not started %q", res.Exit, res.Signal, res.NotStarted)
			}
			if !strings.Contains(log, fmt.Sprintf("\nexit: %d\n", tt.exit)) {
				t.Errorf("log:\n%s", log)
			}
		})
	}
	for _, r := range []Run{{Log: &bytes.Buffer{}}, {Command: Command{Shell: "true"}}, {Log: &bytes.Buffer{}, Command: Command{Shell: "x", Args: []string{"y"}}}} {
		if _, err := Do(context.Background(), r); err == nil {
			t.Errorf("%+v was run", r.Command)
		}
	}
}

// req: proof/leftover-named
func TestProcessesLeftAliveAreNamedAndNotEnded(t *testing.T) {
	tests := []struct{ name, line, cleanup, want string }{
		{"in the group", "sleep 61 & echo $! >pid", "", "sleep 61"},
		{"in the group, its streams closed", "sleep 62 >/dev/null 2>&1 & echo $! >pid", "", "sleep 62"},
		{"in a session of its own", "setsid sh -c 'echo $$ >pid; exec sleep 63' >/dev/null 2>&1 & while ! [ -s pid ]; do :; done", "", "sleep 63"},
		{"ended by the cleanup", "sleep 64 & echo $! >pid", "kill $(cat pid)", ""},
		{"left by the cleanup", "true", "sleep 65 & echo $! >pid", "sleep 65"},
		{"ends by itself in time", "sleep 0.1 & echo $! >pid", "", ""},
		{"a build tool's daemon", "cp $(command -v sleep) GradleDaemon; ./GradleDaemon 66 & echo $! >pid", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if strings.HasPrefix(tt.line, "setsid") && runtime.GOOS != "linux" {
				t.Skip("only Linux shows the environment of a process")
			}
			r := shell(t, tt.line)
			r.Cleanup = tt.cleanup
			res, log := do(t, r)
			pid := 0
			if text, err := os.ReadFile(filepath.Join(r.Dir, "pid")); err == nil {
				pid, _ = strconv.Atoi(strings.TrimSpace(string(text)))
			}
			if pid == 0 {
				t.Fatalf("no pid:\n%s", log)
			}
			defer syscall.Kill(pid, syscall.SIGKILL)
			var want []Process
			if tt.want != "" {
				want = []Process{{pid, tt.want}}
				if syscall.Kill(pid, 0) != nil {
					t.Error("the process was ended")
				}
				if !strings.Contains(log, fmt.Sprintf("leftover: pid %d %s\n", pid, tt.want)) {
					t.Errorf("log:\n%s", log)
				}
			}
			if d := cmp.Diff(want, res.Leftover); d != "" {
				t.Error(d)
			}
		})
	}
}

// req: proof/signals-forwarded
func TestSignalsReachTheCommandAndTheCleanupStillRuns(t *testing.T) {
	if os.Getenv("PROOF_TEST_RUN") != "" {
		var log bytes.Buffer
		r := shell(t, "trap 'echo caught; exit 5' INT; echo ready; while :; do sleep 0.05; done")
		r.Log, r.Out, r.Cleanup = &log, os.Stdout, "echo tidy"
		res, err := Do(context.Background(), r)
		fmt.Printf("exit %d cleanup %v %v\n%s", res.Exit, res.CleanupRan, err, log.String())
		return
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestSignalsReachTheCommandAndTheCleanupStillRuns$")
	cmd.Env = append(os.Environ(), "PROOF_TEST_RUN=1")
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var got strings.Builder
	buf := make([]byte, 4096)
	sent := false
	for {
		n, err := out.Read(buf)
		got.Write(buf[:n])
		if !sent && strings.Contains(got.String(), "ready") {
			sent = true
			cmd.Process.Signal(syscall.SIGINT)
		}
		if err != nil {
			break
		}
	}
	cmd.Wait()
	for _, want := range []string{"caught\n", "exit 5 cleanup true", "exit: 5\n", "cleanup: echo tidy (exit 0)\n"} {
		if !strings.Contains(got.String(), want) {
			t.Errorf("no %q in:\n%s", want, got.String())
		}
	}
}

func TestAnEndedContextEndsTheGroup(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	var log bytes.Buffer
	r := shell(t, "sleep 60 & sleep 60; wait")
	r.Log, r.Cleanup = &log, "echo tidy"
	time.AfterFunc(200*time.Millisecond, cancel)
	res, err := Do(ctx, r)
	if err != nil || res.Signal != "terminated" || res.Exit != 143 || len(res.Leftover) > 0 || res.CleanupExit != 0 {
		t.Errorf("%+v, %v", res, err)
	}
	if _, err := Do(ctx, r); !errors.Is(err, context.Canceled) {
		t.Errorf("a run began after the end of its context: %v", err)
	}
}

// req: proof/last-lines
func TestTheLastLinesAreForReading(t *testing.T) {
	res, _ := do(t, shell(t, `i=0; while [ $i -lt 30 ]; do i=$((i+1)); echo line $i; done; printf '10%%\r50%%\r100%%\n'; printf '\033[32mgreen\033[0m\ttab\n'`))
	if len(res.Tail) != 20 {
		t.Fatalf("%d lines", len(res.Tail))
	}
	if d := cmp.Diff([]string{"line 30", "100%", "green tab"}, res.Tail[17:]); d != "" {
		t.Error(d)
	}
}

// req: proof/log-limit
func TestLongOutputKeepsHeadAndTail(t *testing.T) {
	for _, tt := range []struct {
		lines int
		cut   bool
	}{{1000, false}, {(1 << 20) / 10, false}, {(1<<20)/10 + 1, true}, {500_000, true}} {
		t.Run(strconv.Itoa(tt.lines), func(t *testing.T) {
			r := shell(t, fmt.Sprintf("seq -f '%%09.0f' %d", tt.lines))
			r.Expect = expect(t, fmt.Sprintf("%09d", (tt.lines+1)/2))
			res, log := do(t, r)
			if res.Size != int64(tt.lines)*10 {
				t.Errorf("size %d", res.Size)
			}
			if got := strings.Contains(log, "bytes left out"); got != tt.cut {
				t.Errorf("cut %v in a log of %d bytes", got, len(log))
			}
			if len(log) > wholeLimit+1000 {
				t.Errorf("the log has %d bytes", len(log))
			}
			first, last := fmt.Sprintf("\n\n%09d\n", 1), fmt.Sprintf("\n%09d\n\nexit: 0\n", tt.lines)
			if !strings.Contains(log, first) || !strings.Contains(log, last) {
				t.Error("the first or the last line is missing")
			}
			if !res.Found {
				t.Error("what was left out was not searched")
			}
			kept, left := 0, 0
			for line := range strings.Lines(log) {
				if len(line) == 10 && strings.Trim(line, "0123456789\n") == "" {
					kept += 10
				}
				if n, err := fmt.Sscanf(line, "… %d bytes", &left); n == 1 && err != nil {
					t.Error(err)
				}
			}
			if int64(kept+left) != res.Size {
				t.Errorf("%d kept and %d left out of %d", kept, left, res.Size)
			}
		})
	}
}

type fullDisk struct{ room int }

func (f *fullDisk) Write(p []byte) (int, error) {
	if len(p) > f.room {
		return 0, syscall.ENOSPC
	}
	f.room -= len(p)
	return len(p), nil
}

func TestALogThatCannotBeWrittenIsAnErrorAndALostWatcherIsNot(t *testing.T) {
	r := shell(t, "echo hello; echo ran >ran")
	r.Log = &fullDisk{room: 10}
	if _, err := Do(context.Background(), r); !errors.Is(err, syscall.ENOSPC) {
		t.Errorf("error %v", err)
	}
	if _, err := os.Stat(filepath.Join(r.Dir, "ran")); err != nil {
		t.Error("the command was not run to its end")
	}
	r.Out = &fullDisk{}
	if res, log := do(t, r); res.Exit != 0 || !strings.Contains(log, "hello") {
		t.Errorf("%+v\n%s", res, log)
	}
}

// req: proof/log-masked
func TestSecretsAreInNoOutput(t *testing.T) {
	const secret = "correct-horse-battery"
	var out bytes.Buffer
	r := shell(t, "echo $DB_PASSWORD; sh -c 'sleep 60; :' "+secret+" & echo "+secret+" | tr a-z A-Z; echo found "+secret)
	r.Env = append(r.Env, "DB_PASSWORD="+secret)
	r.Out, r.Cleanup = &out, "echo "+secret
	r.Expect = expect(t, "found "+secret)
	res, log := do(t, r)
	for _, p := range res.Leftover {
		syscall.Kill(p.PID, syscall.SIGKILL)
	}
	if len(res.Leftover) != 2 {
		t.Errorf("leftover: %v", res.Leftover)
	}
	all := log + out.String() + fmt.Sprintf("%+v", res)
	if strings.Contains(all, secret) {
		t.Errorf("the secret is in:\n%s", all)
	}
	if !res.Found || res.FoundLine != "found [masked]" || !strings.Contains(log, "CORRECT-HORSE-BATTERY") {
		t.Errorf("found %v %q\n%s", res.Found, res.FoundLine, log)
	}
}

// A run within a run keeps the outer mark, so that the outer one still finds
// what the inner one left.
func TestTheMarkOfAnOuterRunStays(t *testing.T) {
	r := shell(t, "echo $"+markName)
	r.Env = append(r.Env, markName+"=outer")
	res, _ := do(t, r)
	inner, ok := strings.CutPrefix(res.Tail[0], "outer.")
	if !ok || len(inner) != 16 {
		t.Errorf("the mark is %q", res.Tail[0])
	}
}

func TestParseExpect(t *testing.T) {
	tests := []struct {
		in, line string
		want     bool
	}{
		{"3 passed", "ok: 3 passed in 2 s", true},
		{"3 passed", "13 failed", false},
		{"/^[0-9]+ passed$/", "12 passed", true},
		{"/^[0-9]+ passed$/", "12 passed, 1 failed", false},
		{"/", "a/b", true},
		{"//", "a//b", true},
		{"a.c", "abc", false},
	}
	for _, tt := range tests {
		if got := expect(t, tt.in).in(tt.line); got != tt.want {
			t.Errorf("%q in %q: %v", tt.in, tt.line, got)
		}
	}
	for _, bad := range []string{"", "  ", "a\nb", "/(/", "/.*/", "/x?/"} {
		if _, err := ParseExpect(bad); err == nil {
			t.Errorf("%q was taken", bad)
		}
	}
	if (Expect{}).in("anything") || !(Expect{}).IsZero() {
		t.Error("the zero expectation expects something")
	}
}
