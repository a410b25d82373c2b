package goal

import (
	"strings"
	"testing"
)

// req: record/failure-markers
func TestFailureMarkers(t *testing.T) {
	for _, c := range []struct {
		line  string
		fails bool
	}{
		{"FAIL", true}, {"FAIL\tgoalkeeper/x\t0.1s", true}, {"--- FAIL: TestX (0.00s)", true}, {"exit: 1", true}, {"exit status 2", true},
		{"command exited with code 3", true}, {"Tests: 2 failed, 10 passed", true}, {"5 passed; 1 failed; 0 ignored", true}, {"== 3 failed, 2 passed in 0.1s ==", true},
		{"Traceback (most recent call last):", true}, {"panic: boom", true}, {"npm ERR! code 1", true}, {"BUILD FAILED in 2s", true}, {"Failures: 2, Errors: 0", true},
		{"not ok 3 - sums", true}, {"error Command failed with exit code 1.", true}, {"make: *** [test] Error 2", true},
		{"✓ ends with exit code 1", false}, {"ok 3 - handles 2 errors", false}, {"--- PASS: TestFails (0.00s)", false}, {"returns exit code 2 for a bad file", false},
		{"exit: 0", false}, {"0 failed, 12 passed", false}, {"PASS", false}, {"ok  	goalkeeper/x	0.1s", false}, {"FAILOVER is on", false}, {"exit status 0", false},
		{"Failures: 0, Errors: 0", false}, {"report written", false}, {"exit code: 0", false}, {"1 file changed", false},
	} {
		if got := FailureMarker([]string{"first", c.line}) != ""; got != c.fails {
			t.Errorf("%q: %v", c.line, got)
		}
	}
}

// req: record/brief
func TestReadBrief(t *testing.T) {
	b := ReadBrief("# Plan: csv\n\n## Goal\n\nUsers can export the report table as CSV\n\n## Acceptance criteria\n\n- [ ] happy/shell: `report --csv` exits 0\n- edge: `go test -run Quote` exits 0\n\n## Non-goals\n- no JSON change\n\n## Steps\n- write code\n")
	if b.Objective != "Users can export the report table as CSV" || len(b.Criteria) != 2 || b.Criteria[1].Model != "edge" || b.Criteria[0].Channel != "shell" || len(b.NonGoals) != 1 {
		t.Errorf("%+v", b)
	}
	b = ReadBrief("**Goal:** ship it to users\n\nCriteria:\n1. http: `curl -i /` returns 200\n")
	if b.Objective != "ship it to users" || len(b.Criteria) != 1 || b.Criteria[0].Channel != "http" {
		t.Errorf("%+v", b)
	}
}

// req: record/want-exit
func TestWantExit(t *testing.T) {
	for text, want := range map[string]int{"`x` exits 2 and prints y": 2, "`x` exits 0": 0, "`x` prints y": 0, "`x` exits 2x": 0, "`x` exits 3.": 3} {
		if got := (&Criterion{Text: text}).WantExit(); got != want {
			t.Errorf("%q: %d", text, got)
		}
	}
}

func TestCommandsOfACriterion(t *testing.T) {
	c := Criterion{Text: "`report --csv` exits 0 and `head -1 out.csv` equals it", Check: "go test ./csv"}
	got := c.Commands()
	if len(got) != 3 || got[0] != "go test ./csv" || got[2] != "head -1 out.csv" {
		t.Errorf("%q", got)
	}
}

func FuzzReadBrief(f *testing.F) {
	f.Add("## Goal\nx\n## Criteria\n- edge/shell: `a` exits 0\n```\n- no\n```\n**Objective:** y\n1. z\n")
	f.Fuzz(func(t *testing.T, text string) {
		b := ReadBrief(text)
		for _, c := range b.Criteria {
			if strings.ContainsAny(c.Text, "\n") {
				t.Errorf("a criterion of several lines: %q", c.Text)
			}
		}
		FailureMarker(strings.Split(text, "\n"))
	})
}
