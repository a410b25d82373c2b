package cli

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

const (
	reset   = "npm error code ECONNRESET"
	failing = "--- FAIL: TestX\n    got 429 Too Many Requests\nFAIL"
)

// rehearsal is a retry whose runs and waits are given: nothing is started and
// nobody waits.
type rehearsal struct {
	outcomes []retryOutcome // the last one repeats
	cut      int            // the wait that a signal cuts short, from 1
	runs     int
	waits    []string
}

func (h *rehearsal) start(t *testing.T, args ...string) (status int, said string) {
	t.Helper()
	var stderr bytes.Buffer
	c := &call{env: Env{Stderr: &stderr}, cmd: command{name: "retry"}}
	r, err := c.newRetrier(args)
	if err != nil {
		t.Fatal(err)
	}
	r.run = func() retryOutcome {
		o := h.outcomes[min(h.runs, len(h.outcomes)-1)]
		h.runs++
		return o
	}
	r.sleep = func(d time.Duration) os.Signal {
		h.waits = append(h.waits, d.String())
		if h.cut == len(h.waits) {
			return syscall.SIGTERM
		}
		return nil
	}
	return statusOfError(t, r.loop()), stderr.String()
}

// statusOfError is the exit status that an error of retry asks for.
func statusOfError(t *testing.T, err error) int {
	t.Helper()
	if err == nil {
		return 0
	}
	var e *Error
	if !errors.As(err, &e) {
		t.Fatalf("an error without a status: %v", err)
	}
	return e.Code
}

// req: d10/retry-command
// req: loop/retry-backoff
func TestRetryRunsUntilTheCommandSucceedsOrNothingIsGainedByWaiting(t *testing.T) {
	ten := []string{"30s", "1m0s", "2m0s", "4m0s", "5m0s", "5m0s", "5m0s", "5m0s", "5m0s", "5m0s"}
	broken := retryOutcome{status: 1, output: reset}
	tests := []struct {
		name     string
		args     []string
		outcomes []retryOutcome
		status   int
		runs     int
		waits    []string
	}{
		{"success at once", []string{"--", "npm", "ci"}, []retryOutcome{{}}, 0, 1, nil},
		{"success at the third run", []string{"--", "npm", "ci"}, []retryOutcome{broken, broken, {}}, 0, 3, ten[:2]},
		{"ten retries, then the last status", []string{"--", "npm", "ci"}, []retryOutcome{broken, {status: 7, output: reset}}, 7, 11, ten},
		{"a failing test is not retried", []string{"--", "go", "test", "./..."}, []retryOutcome{{status: 1, output: failing}}, 1, 1, nil},
		{"a failure that turns permanent ends it", []string{"--", "npm", "ci"}, []retryOutcome{broken, {status: 4, output: "npm error code E404"}}, 4, 2, ten[:1]},
		{"from 2 waits first", []string{"--from", "2", "--", "npm", "ci"}, []retryOutcome{{}}, 0, 1, []string{"1m0s"}},
		{"from 9 has two left", []string{"--from", "9", "--", "npm", "ci"}, []retryOutcome{broken}, 1, 2, []string{"5m0s", "5m0s"}},
		{"own waits", []string{"--initial", "1s", "--max", "3", "--attempts=4", "--", "npm", "ci"}, []retryOutcome{broken}, 1, 5, []string{"1s", "2s", "3s", "3s"}},
		{"no attempts", []string{"--attempts", "0", "--", "npm", "ci"}, []retryOutcome{broken}, 1, 1, nil},
		{"codes in place of signs", []string{"--on", "3, 28", "--attempts", "2", "--", "x"}, []retryOutcome{{status: 28}, {status: 3}, {status: 4}}, 4, 3, ten[:2]},
		{"a sign counts nothing beside codes", []string{"--on", "28", "--", "npm", "ci"}, []retryOutcome{broken}, 1, 1, nil},
		{"a pattern in place of signs", []string{"--on", "/not (yet|now)/", "--", "x"}, []retryOutcome{{status: 1, output: "not yet"}, {status: 1, output: "never"}}, 1, 2, ten[:1]},
		{"killed", []string{"--", "npm", "ci"}, []retryOutcome{{status: 137, output: reset, killed: true}}, 137, 1, nil},
		{"killed, and asked for", []string{"--on", "137", "--", "x"}, []retryOutcome{{status: 137, killed: true}, {}}, 0, 2, ten[:1]},
		{"a signal was passed on", []string{"--on", "143", "--", "x"}, []retryOutcome{{status: 143, killed: true, passed: true}}, 143, 1, nil},
		{"options behind -- are the command's", []string{"--", "npm", "ci", "--attempts", "0", "--json", "--", "x"}, []retryOutcome{broken, {}}, 0, 2, ten[:1]},
		{"it cannot be run", []string{"--", "x"}, []retryOutcome{{fault: &Error{What: "no x", Code: exitNotFound}}}, 127, 1, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			h := &rehearsal{outcomes: tt.outcomes}
			status, said := h.start(t, tt.args...)
			if status != tt.status || h.runs != tt.runs {
				t.Errorf("status %d after %d runs, want %d after %d\n%s", status, h.runs, tt.status, tt.runs, said)
			}
			if diff := cmp.Diff(tt.waits, h.waits); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// req: d10/retry-signals
func TestASignalDuringAWaitEndsRetry(t *testing.T) {
	h := &rehearsal{outcomes: []retryOutcome{{status: 1, output: reset}}, cut: 2}
	if status, _ := h.start(t, "--", "npm", "ci"); status != 128+int(syscall.SIGTERM) || h.runs != 2 {
		t.Errorf("status %d after %d runs, want 143 after 2", status, h.runs)
	}
}

// req: d10/retry-lines
func TestRetrySaysOneLineATry(t *testing.T) {
	h := &rehearsal{outcomes: []retryOutcome{{status: 1, output: reset}}}
	_, said := h.start(t, "--from", "2", "--attempts", "3", "--", "npm", "ci")
	want := "goalkeeper: failed before: retry 2 of 3 in 60 s\n" +
		"goalkeeper: transient (network): retry 3 of 3 in 120 s\n" +
		"goalkeeper: transient (network): giving up after 3 of 3 retries\n"
	if diff := cmp.Diff(want, said); diff != "" {
		t.Error(diff)
	}
}

// req: d10/retry-last-status
func TestRetrySaysWhyItDoesNotRetry(t *testing.T) {
	for _, tt := range []struct {
		args    []string
		outcome retryOutcome
		said    string
	}{
		{nil, retryOutcome{status: 5, output: failing}, "goalkeeper: exit 5, not transient: no retry\n"},
		{[]string{"--on", "3,28"}, retryOutcome{status: 5, output: reset}, "goalkeeper: exit 5, not among the codes of --on: no retry\n"},
		{[]string{"--on", "/not yet/"}, retryOutcome{status: 5, output: reset}, "goalkeeper: exit 5, no match for /not yet/: no retry\n"},
		{nil, retryOutcome{status: 137, killed: true}, "goalkeeper: signal 9 ended it, stopped from outside: no retry\n"},
		{nil, retryOutcome{status: 143, killed: true, passed: true}, ""}, // whoever sent the signal knows
		{nil, retryOutcome{}, ""},
		{[]string{"--json"}, retryOutcome{status: 5, output: failing}, `{"ok":false,"status":5,"runs":1}` + "\n"},
	} {
		h := &rehearsal{outcomes: []retryOutcome{tt.outcome}}
		status, said := h.start(t, append(tt.args, "--", "go", "test")...)
		if status != tt.outcome.status {
			t.Errorf("%q: status %d, want %d", tt.args, status, tt.outcome.status)
		}
		if diff := cmp.Diff(tt.said, said); diff != "" {
			t.Errorf("%q %+v: %s", tt.args, tt.outcome, diff)
		}
	}
	if e := (&retrier{}).ended(1, 5, nil).(*Error); e.What != "" {
		t.Errorf("the status has words: %q", e.What)
	}
}

func TestRetryTellsAnObjectBesideTheCommandsOutput(t *testing.T) {
	h := &rehearsal{outcomes: []retryOutcome{{status: 1, output: reset}, {status: 0}}}
	_, said := h.start(t, "--json", "--", "npm", "ci")
	if diff := cmp.Diff(`{"ok":true,"status":0,"runs":2}`+"\n", said); diff != "" {
		t.Error(diff)
	}
}

func TestRetryCountsDownOnATerminal(t *testing.T) {
	var stderr bytes.Buffer
	var waited time.Duration
	r := &retrier{next: 1, attempts: 10, terminal: true, err: &stderr, sleep: func(d time.Duration) os.Signal { waited += d; return nil }}
	r.wait(2500*time.Millisecond, "transient (network)")
	if waited != 2500*time.Millisecond {
		t.Errorf("waited %v", waited)
	}
	for _, left := range []string{"2.5 s", "1.5 s", "0.5 s"} {
		if want := "\r\x1b[Kgoalkeeper: transient (network): retry 1 of 10 in " + left; !strings.Contains(stderr.String(), want) {
			t.Errorf("no %q in %q", want, stderr.String())
		}
	}
	if !strings.HasSuffix(stderr.String(), "\r\x1b[K") || strings.Contains(stderr.String(), "\n") {
		t.Errorf("the line stays behind: %q", stderr.String())
	}
}

// req: d10/retry-own-faults
func TestRetrysOwnFaultsAre125(t *testing.T) {
	for _, args := range [][]string{
		nil,
		{"npm", "ci"},
		{"--"},
		{"x", "--", "npm", "ci"},
		{"--from", "0x", "--", "npm"},
		{"--from", "-1", "--", "npm"},
		{"--from", "11", "--", "npm"},
		{"--attempts", "-1", "--", "npm"},
		{"--initial", "soon", "--", "npm"},
		{"--max", "-5s", "--", "npm"},
		{"--on", "0", "--", "npm"},
		{"--on", "1,,2", "--", "npm"},
		{"--on", "/(/", "--", "npm"},
		{"--on", "word", "--", "npm"},
		{"--nosuch", "--", "npm"},
	} {
		var stderr bytes.Buffer
		err := runRetry(&call{env: Env{Stderr: &stderr}, cmd: command{name: "retry"}}, args)
		if err == nil || statusOfError(t, err) != exitRetry || err.Error() == "" {
			t.Errorf("%q: %v", args, err)
		}
	}
}

func TestTailKeepsTheEnd(t *testing.T) {
	var all bytes.Buffer
	var kept tail
	for i := range 60_000 {
		fmt.Fprintf(&all, "line %d\n", i)
		fmt.Fprintf(&kept, "line %d\n", i)
	}
	if want := all.String()[all.Len()-outputKept:]; kept.String() != want {
		t.Errorf("kept %d bytes that begin with %.20q, want %d that begin with %.20q", len(kept.String()), kept.String(), len(want), want)
	}
	if cap(kept.buf) > 4*outputKept {
		t.Errorf("%d bytes are held for it", cap(kept.buf))
	}
}
