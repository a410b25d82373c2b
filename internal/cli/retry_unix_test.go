//go:build unix

package cli

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
)

// realRetry runs retry for real, in a folder of its own, with waits of a
// millisecond.
func realRetry(t *testing.T, stdin string, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	var out, err bytes.Buffer
	c := &call{cmd: command{name: "retry"}, env: Env{
		Environ: append(os.Environ(), "RETRY_TEST=passed"), Dir: t.TempDir(),
		Stdin: strings.NewReader(stdin), Stdout: &out, Stderr: &err,
	}}
	fault := runRetry(c, append([]string{"--initial", "1ms", "--max", "1ms"}, args...))
	return statusOfError(t, fault), out.String(), err.String()
}

// req: d10/retry-passes-through
func TestRetryPassesInputOutputAndEnvironmentThrough(t *testing.T) {
	status, out, stderr := realRetry(t, "typed", "--", "sh", "-c", `cat; echo " $RETRY_TEST"; echo problem >&2; exit 6`)
	if status != 6 || out != "typed passed\n" || stderr != "problem\ngoalkeeper: exit 6, not transient: no retry\n" {
		t.Errorf("status %d, stdout %q, stderr %q", status, out, stderr)
	}
}

// req: d10/retry-command
func TestRetryReadsBothOutputsForSigns(t *testing.T) {
	for _, to := range []string{">&1", ">&2"} {
		script := `echo x >>runs; test $(wc -l <runs) -ge 3 || { echo "curl: (56) Recv failure: Connection reset by peer" ` + to + `; exit 56; }; echo fetched`
		status, out, stderr := realRetry(t, "", "--", "sh", "-c", script)
		if status != 0 || !strings.HasSuffix(out, "fetched\n") || strings.Count(stderr, "transient (network): retry") != 2 {
			t.Errorf("%s: status %d, stdout %q, stderr %q", to, status, out, stderr)
		}
	}
}

func TestRetryByCodeLooksAtNoOutput(t *testing.T) {
	status, out, stderr := realRetry(t, "", "--on", "9", "--attempts", "2", "--", "sh", "-c", "echo run; exit 9")
	if status != 9 || out != "run\nrun\nrun\n" || !strings.Contains(stderr, "exit 9: giving up after 2 of 2 retries") {
		t.Errorf("status %d, stdout %q, stderr %q", status, out, stderr)
	}
}

// req: d10/retry-own-faults
func TestACommandThatCannotBeRun(t *testing.T) {
	plain := filepath.Join(t.TempDir(), "plain")
	if err := os.WriteFile(plain, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	for command, want := range map[string]int{"goalkeeper-no-such-program": 127, "/no/such/program": 127, plain: 126, t.TempDir(): 126} {
		if status, _, _ := realRetry(t, "", "--", command); status != want {
			t.Errorf("%s: status %d, want %d", command, status, want)
		}
	}
}

func TestACommandEndedByASignalHasAShellsStatus(t *testing.T) {
	if status, _, stderr := realRetry(t, "", "--", "sh", "-c", "echo ECONNRESET; kill -9 $$"); status != 137 || stderr != "goalkeeper: signal 9 ended it, stopped from outside: no retry\n" {
		t.Errorf("status %d, stderr %q", status, stderr)
	}
}

// req: d10/retry-signals
func TestSignalsReachAllThatTheCommandStarted(t *testing.T) {
	for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP} {
		signals := make(chan os.Signal, 1)
		out := &notify{want: "ready", then: func() { signals <- sig }}
		env := Env{Environ: os.Environ(), Dir: t.TempDir(), Stdin: strings.NewReader(""), Stdout: out, Stderr: io.Discard}
		// The inner shell is not the process that was started: only a signal to
		// the group reaches it.
		script := `trap : INT TERM HUP; sh -c 'trap "echo inner; exit 3" INT TERM HUP; echo ready; while :; do sleep 0.01; done'; exit 42`
		done := make(chan retryOutcome, 1)
		go func() { done <- runChild(env, []string{"sh", "-c", script}, true, signals) }()
		select {
		case o := <-done:
			if o.status != 42 || !o.passed || !strings.Contains(o.output, "inner") {
				t.Errorf("%v: %+v", sig, o)
			}
		case <-time.After(20 * time.Second):
			t.Fatalf("%v: the command did not end", sig)
		}
	}
}

func TestWhatTheCommandLeavesBehindDoesNotHoldRetry(t *testing.T) {
	status, out, _ := realRetry(t, "", "--", "sh", "-c", "sleep 60 & echo $!; exit 8")
	if status != 8 {
		t.Errorf("status %d, want 8", status)
	}
	if pid, err := strconv.Atoi(strings.TrimSpace(out)); err == nil && pid > 0 {
		syscall.Kill(pid, syscall.SIGKILL)
	}
}

// notify is a writer that does something once when a word comes by.
type notify struct {
	mu   sync.Mutex
	seen string
	want string
	then func()
}

func (n *notify) Write(p []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	before := strings.Contains(n.seen, n.want)
	n.seen += string(p)
	if !before && strings.Contains(n.seen, n.want) {
		n.then()
	}
	return len(p), nil
}
