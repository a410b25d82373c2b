package retry

import (
	_ "embed"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

//go:embed testdata/errors.txt
var errorsText string

type errorCase struct{ kind, command, text string }

// errorCases reads the table of testdata/errors.txt, in which ␛ is an escape.
func errorCases(t testing.TB) (all []errorCase) {
	t.Helper()
	_, body, _ := strings.Cut(strings.ReplaceAll(errorsText, "␛", "\x1b"), "\n== ")
	for _, block := range strings.Split(body, "\n== ") {
		head, text, _ := strings.Cut(block, "\n")
		kind, command, ok := strings.Cut(head, " | ")
		if !ok {
			t.Fatalf("no kind and command in %q", head)
		}
		if kind == "-" {
			kind = ""
		}
		all = append(all, errorCase{kind, command, strings.TrimRight(text, "\n")})
	}
	return all
}

// req: loop/retry-transient-only
// req: d10/retry-transient
// req: d10/retry-failing-test
func TestTransientOnRealErrors(t *testing.T) {
	positives, negatives := 0, 0
	for _, c := range errorCases(t) {
		if c.kind == "" {
			negatives++
		} else {
			positives++
		}
		kind, ok := Transient(c.command, c.text)
		if kind != c.kind || ok != (c.kind != "") {
			t.Errorf("%s\n%s\ngot %q, want %q", c.command, c.text, kind, c.kind)
		}
	}
	if positives < 60 || negatives < 60 {
		t.Errorf("the table has %d transient and %d other errors", positives, negatives)
	}
}

// req: loop/retry-backoff
// req: d10/retry-delay
func TestDelay(t *testing.T) {
	var got []time.Duration
	for n := 1; n <= Attempts; n++ {
		got = append(got, Delay(n)/time.Second)
	}
	want := []time.Duration{30, 60, 120, 240, 300, 300, 300, 300, 300, 300}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for n, want := range map[int]time.Duration{-7: Initial, 0: Initial, 1 << 40: Max} {
		if got := Delay(n); got != want {
			t.Errorf("Delay(%d) = %v, want %v", n, got, want)
		}
	}
}

func TestScheduleNeverExceedsItsLimit(t *testing.T) {
	for _, s := range []Schedule{{0, Max}, {time.Second, 0}, {Max, Initial}, {1, 1<<63 - 1}, {1 << 62, 1<<63 - 1}} {
		for n := 1; n < 100; n++ {
			if d := s.Delay(n); d < 0 || d > s.Max {
				t.Fatalf("%+v.Delay(%d) = %v", s, n, d)
			}
		}
	}
}

// req: d10/retry-advice
func TestAdvice(t *testing.T) {
	tests := []struct {
		kind    string
		n       int
		command string
		want    string
	}{
		{RateLimit, 2, "npm ci", "transient (429): retry 2 of 10 in 60 s; run in the background: goalkeeper retry --from 2 -- npm ci"},
		{Network, 0, "git push", "transient (network): retry 1 of 10 in 30 s; run in the background: goalkeeper retry --from 1 -- git push"},
		{Lock, 10, `git commit -m "a b"`, `transient (lock held): retry 10 of 10 in 300 s; run in the background: goalkeeper retry --from 10 -- git commit -m "a b"`},
		{Network, 1, "cd app && npm ci", "transient (network): retry 1 of 10 in 30 s; run in the background: goalkeeper retry --from 1 -- bash -c 'cd app && npm ci'"},
		{Network, 1, "npm ci 2>&1 | tail -5", "transient (network): retry 1 of 10 in 30 s; run in the background: goalkeeper retry --from 1 -- bash -c 'npm ci 2>&1 | tail -5'"},
		{Network, 1, "CI=1 npm ci", "transient (network): retry 1 of 10 in 30 s; run in the background: goalkeeper retry --from 1 -- bash -c 'CI=1 npm ci'"},
		{Network, 1, "cd app; echo 'x'", `transient (network): retry 1 of 10 in 30 s; run in the background: goalkeeper retry --from 1 -- bash -c 'cd app; echo '\''x'\'''`},
		{Network, 1, "a\nb", "transient (network): retry 1 of 10 in 30 s; run in the background: goalkeeper retry --from 1 -- <the same command>"},
		{Network, 1, "x " + strings.Repeat("y", quotedMax), "transient (network): retry 1 of 10 in 30 s; run in the background: goalkeeper retry --from 1 -- <the same command>"},
		{Timeout, 11, "npm ci", "transient (time-out): 10 of 10 retries are used up; another way, or a recorded blocker, is due"},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, Advice(tt.kind, tt.n, tt.command)); diff != "" {
			t.Error(diff)
		}
	}
}

func TestSimpleCommands(t *testing.T) {
	tests := []struct {
		command string
		want    [][]string
	}{
		{"npm ci", [][]string{{"npm", "ci"}}},
		{"cd /x && CI=1 sudo -E /usr/bin/npm --prefix web ci 2>&1 | tail -n 5", [][]string{{"cd", "/x"}, {"npm", "ci", "2>&1"}, {"tail"}}},
		{`bash -lc "git push; go test ./..."`, [][]string{{"git", "push"}, {"go", "test", "./..."}}},
		{"timeout 60s git -C /x fetch &", [][]string{{"git", "fetch"}}},
		{`echo 'a && b' "c;d" e\ f`, [][]string{{"echo", "a && b", "c;d", "e f"}}},
		{"python3 -m pytest", [][]string{{"python3", "-m", "pytest"}}},
		{`sh -c 'sh -c "sh -c \"sh -c x\""'`, [][]string{{"sh"}}},
		{"", nil},
		{"&& ;; |", nil},
		{"'unclosed", [][]string{{"unclosed"}}},
	}
	for _, tt := range tests {
		if diff := cmp.Diff(tt.want, simple(tt.command)); diff != "" {
			t.Errorf("%s: %s", tt.command, diff)
		}
	}
}

func TestOnlyTheEndOfALongOutputCounts(t *testing.T) {
	long := strings.Repeat("a line of progress\n", 100_000)
	if _, ok := Transient("npm ci", "npm error code ECONNRESET\n"+long); ok {
		t.Error("what stands far before the end counted")
	}
	if _, ok := Transient("npm ci", long+"npm error code ECONNRESET"); !ok {
		t.Error("the last line did not count")
	}
}

// FuzzTransient checks, on any words, what callers rely on: a known kind or
// none, the same answer in upper case, and one line of advice.
func FuzzTransient(f *testing.F) {
	for _, c := range errorCases(f) {
		f.Add(c.command, c.text)
	}
	f.Add("bash -c 'bash -c \\", "HTTP 429\r\x1b[31")
	f.Fuzz(func(t *testing.T, command, text string) {
		kind, ok := Transient(command, text)
		known := false
		for _, k := range kinds {
			known = known || k == kind
		}
		if ok != known || !ok && kind != "" {
			t.Fatalf("kind %q, %v", kind, ok)
		}
		if again, _ := Transient(command, "\x1b[1m"+text+"\x1b[0m"); again != kind {
			t.Errorf("with colours %q, without %q", again, kind)
		}
		if _, ok := Transient("grep x", text); ok {
			t.Error("the output of grep is an error of its own")
		}
		if a := Advice(kind, 1, command); strings.ContainsAny(a, "\n\r\x00") {
			t.Errorf("advice is no line: %q", a)
		}
	})
}

func BenchmarkTransient(b *testing.B) {
	short := "npm error code ECONNRESET\nnpm error network aborted\n"
	for name, text := range map[string]string{"short": short, "64KiB": strings.Repeat("a line of progress, nothing else\n", 2000) + short} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, ok := Transient("npm ci", text); !ok {
					b.Fatal("not transient")
				}
			}
		})
	}
}
