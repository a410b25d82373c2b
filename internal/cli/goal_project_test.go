package cli

import (
	"testing"

	"goalkeeper/internal/proof"
	"goalkeeper/policy/criterion"
)

// req: record/proposals-use-the-project
func TestGatesOfTheProjectByWhatTheyAreFor(t *testing.T) {
	got := projectOf([]string{"`npm test` exits 0", "`npx tsc --noEmit` exits 0", "`npm run lint` exits 0", "`npm run build` exits 0", "`npm run test:e2e` exits 0"})
	if want := (criterion.Project{Lint: "npm run lint", Test: "npm test", Types: "npx tsc --noEmit", Build: "npm run build"}); got != want {
		t.Errorf("%+v", got)
	}
	if projectOf(nil) != (criterion.Project{}) {
		t.Error("nothing is found in nothing")
	}
}

// A run is the criterion's check where the shell line is the same, or the words
// are those a shell would make of it.
//
// req: record/same-command
func TestWhichRunIsTheCriterionsCheck(t *testing.T) {
	for _, c := range []struct {
		run   proof.Command
		named string
		same  bool
	}{
		{proof.Command{Shell: "go test ./..."}, "go test ./...", true},
		{proof.Command{Shell: " go test ./... "}, "go test ./...", true},
		{proof.Command{Shell: "go test ./... || true"}, "go test ./...", false},
		{proof.Command{Shell: "echo 'a  b'"}, "echo 'a b'", false},
		{proof.Command{Args: []string{"go", "test", "./..."}}, "go test ./...", true},
		{proof.Command{Args: []string{"report", "my file.csv"}}, `report "my file.csv"`, true},
		{proof.Command{Args: []string{"report", "my", "file.csv"}}, `report "my file.csv"`, false},
		{proof.Command{Args: []string{"go", "test", "|", "tail"}}, "go test | tail", false},
		{proof.Command{Args: []string{"ls", "*.go"}}, "ls *.go", false},
		{proof.Command{Args: []string{"go", "vet"}}, "", false},
		{proof.Command{Args: []string{"A=1", "go", "vet"}}, "A=1 go vet", false},
	} {
		if got := sameCommand(c.run, c.named); got != c.same {
			t.Errorf("%+v and %q: %v", c.run, c.named, got)
		}
	}
}

func TestPermittedWordsOfARefusal(t *testing.T) {
	for in, want := range map[string]string{
		"goal prove csv c1 makes it":            "goalkeeper goal prove csv c1 makes it",
		"update it: goal add, goal show csv":    "update it: goalkeeper goal add, goalkeeper goal show csv",
		"set a new goal for new work":           "set a new goal for new work",
		"close or drop it first, or use --also": "close or drop it first, or use --also",
	} {
		if got := typed(in); got != want {
			t.Errorf("%q: %q", in, got)
		}
	}
}
