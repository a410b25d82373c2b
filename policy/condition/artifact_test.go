package condition

import (
	"regexp"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestArtifacts(t *testing.T) {
	one := func(a Artifact) []Artifact { return []Artifact{a} }
	none := []Artifact{}
	for _, tt := range []struct {
		text string
		want []Artifact
	}{
		// req: condition/artifact-provenance-log
		{"x-provenance.log", one(ProvenanceLog)},
		{"the PROVENANCE.LOG.", one(ProvenanceLog)},
		{"myprovenance.logs", one(ProvenanceLog)},
		{"provenanceXlog", none},
		// req: condition/artifact-tasks-md
		{"add/TASKS.md", one(TasksMDStatus)},
		{"subtasks.mdx", one(TasksMDStatus)},
		{"Status: COMPLETE", one(TasksMDStatus)},
		{"Status:COMPLETE", one(TasksMDStatus)},
		{"Status:\u00a0\nPENDING.", one(TasksMDStatus)},
		{"(Status: ACTIVE)", one(TasksMDStatus)},
		{"status: COMPLETE", none},
		{"Status: complete", none},
		{"Status: BLOCKED", none},
		{"Status: COMPLETED", none},
		{"Status: COMPLETE_", none},
		{"Status: COMPLETEé", none},
		{"SubStatus: COMPLETE", none},
		{"已Status: COMPLETE", none},
		{"Status : COMPLETE", none},
		// req: condition/artifact-git-tag
		{"git tag x", one(GitTag)},
		{"GIT\u3000Tag", one(GitTag)},
		{"git\n\ttag", one(GitTag)},
		{"git-tag", none},
		{"git tags", none},
		{"digit tag", none},
		{"已git tag", none},
		// req: condition/artifact-test-exit-code
		{"`make ci`", one(TestExitCode)},
		{"MAKE\u00a0CI", one(TestExitCode)},
		{"makeci", none},
		{"run pytest", one(TestExitCode)},
		{"pytest-xdist", one(TestExitCode)},
		{"pytests", none},
		{"xpytest", none},
		{"exit 0", one(TestExitCode)},
		{"exits 0.", one(TestExitCode)},
		{"Exited  0", one(TestExitCode)},
		{"exits 01", none},
		{"exits 0é", none},
		{"exits 1", none},
		{"exit code 0", none},
		{"exiting 0", none},
		// req: condition/artifact-commit-footer
		{"[AA-MA Plan]", one(CommitFooter)},
		{"[aa-ma plan]", none},
		{"[AA-MA  Plan]", none},
		{"commit footer", one(CommitFooter)},
		{"Commit\u2003Footers", one(CommitFooter)},
		{"commit the footer", none},
		// req: condition/artifact-verification-md
		{"x-Verification.MD", one(VerificationMD)},
		{"verification md", none},
		// req: condition/artifacts-distinct
		{"pytest, make ci, exit 0", one(TestExitCode)},
		{"git tag; pytest; git tag; tasks.md", []Artifact{GitTag, TestExitCode, TasksMDStatus}},
		{"", none},
	} {
		if diff := cmp.Diff(tt.want, Artifacts(tt.text)); diff != "" {
			t.Errorf("Artifacts(%q) (-want +got):\n%s", tt.text, diff)
		}
	}
}

// The plain version of the matcher. RE2 has no Unicode \b or \s, so the borders
// are spelled out; a border before a word consumes one rune, which Artifacts
// never needs a second time.
const (
	reBegin = `(?:^|[^\pL\pN_])`
	reEnd   = `(?:$|[^\pL\pN_])`
	reBlank = `[\t-\r\x1c-\x20\x{85}\x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}]`
	reI     = `[iI\x{130}\x{131}]`
	reS     = `[sS\x{17f}]`
)

func plainArtifacts() map[Artifact]*regexp.Regexp {
	return map[Artifact]*regexp.Regexp{
		ProvenanceLog:  regexp.MustCompile(`(?i)provenance\.log`),
		TasksMDStatus:  regexp.MustCompile(`(?i:ta` + reS + `k` + reS + `\.md)|` + reBegin + `Status:` + reBlank + `*(?:COMPLETE|PENDING|ACTIVE)` + reEnd),
		GitTag:         regexp.MustCompile(`(?i)` + reBegin + `g` + reI + `t` + reBlank + `+tag` + reEnd),
		TestExitCode:   regexp.MustCompile(`(?i)make` + reBlank + `+c` + reI + `|` + reBegin + `pyte` + reS + `t` + reEnd + `|ex` + reI + `t(?:` + reS + `|ed)?` + reBlank + `+0` + reEnd),
		CommitFooter:   regexp.MustCompile(`\[AA-MA Plan\]|(?i:comm` + reI + `t` + reBlank + `+footer)`),
		VerificationMD: regexp.MustCompile(`(?i)ver` + reI + `f` + reI + `cat` + reI + `on\.md`),
	}
}

func checkPlainArtifacts(t *testing.T, plain map[Artifact]*regexp.Regexp, text string) {
	t.Helper()
	got := Artifacts(text)
	for id, re := range plain {
		if want := re.MatchString(text); slices.Contains(got, id) != want {
			t.Errorf("%s in %q: %v, want %v", id, text, !want, want)
		}
	}
}
