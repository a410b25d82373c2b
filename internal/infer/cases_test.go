package infer

import (
	"errors"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

// A case file is a txtar tree; its comment holds tasks and what must come of
// them, one "key: value" a line:
//
//	task: fix the failing tests      begins a case; what follows belongs to it
//	type completion since changed    of the Task; no-infer and non-interactive
//	programs                         take none; programs on PATH, "none" for none
//	command criterion confidence     exact
//	human placeholder                true or false
//	iterations                       a number
//	rationale warning alternative    a part of one line; may be repeated
//	not                              what the command must not contain
//	error                            vague, nocommand, low, nocompletion, or a part
//	gate                             a regression box; all of them in order, "none"
type caseWant struct {
	line         int
	task         Task
	command      string
	criterion    string
	confidence   string
	human        string
	placeholder  string
	iterations   string
	rationale    []string
	warnings     []string
	alternatives []string
	not          []string
	err          string
	gates        []string
}

func parseCases(t *testing.T, comment string) []caseWant {
	t.Helper()
	var out []caseWant
	for i, line := range strings.Split(comment, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		key, val, _ := strings.Cut(line, ":")
		val = strings.TrimSpace(val)
		if key == "task" {
			out = append(out, caseWant{line: i + 1, task: Task{Text: val}})
			continue
		}
		if len(out) == 0 {
			t.Fatalf("line %d: %q before the first task", i+1, line)
		}
		c := &out[len(out)-1]
		switch key {
		case "type":
			c.task.Type = val
		case "completion":
			c.task.Completion = val
		case "since":
			c.task.ChangedSince = val
		case "changed":
			c.task.ChangedFiles = strings.Fields(val)
		case "no-infer":
			c.task.NoInfer = true
		case "non-interactive":
			c.task.NonInteractive = true
		case "programs":
			have := strings.Fields(val)
			c.task.HasProgram = func(name string) bool { return slices.Contains(have, name) }
		case "command":
			c.command = val
		case "criterion":
			c.criterion = val
		case "confidence":
			c.confidence = val
		case "human":
			c.human = val
		case "placeholder":
			c.placeholder = val
		case "iterations":
			c.iterations = val
		case "rationale":
			c.rationale = append(c.rationale, val)
		case "warning":
			c.warnings = append(c.warnings, val)
		case "alternative":
			c.alternatives = append(c.alternatives, val)
		case "not":
			c.not = append(c.not, val)
		case "error":
			c.err = val
		case "gate":
			c.gates = append(c.gates, val)
		default:
			t.Fatalf("line %d: unknown key %q", i+1, key)
		}
	}
	return out
}

func caseFS(t *testing.T, file string) (fs.FS, string) {
	t.Helper()
	ar, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	for i := range ar.Files { // {CR} at a line's end stands for a Windows line end
		ar.Files[i].Data = []byte(strings.ReplaceAll(string(ar.Files[i].Data), "{CR}\n", "\r\n"))
	}
	fsys, err := txtar.FS(ar)
	if err != nil {
		t.Fatal(err)
	}
	return fsys, string(ar.Comment)
}

func runCases(t *testing.T, pattern string, least int) {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) < least {
		t.Fatalf("%d case files, want at least %d (%v)", len(files), least, err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			fsys, comment := caseFS(t, file)
			cases := parseCases(t, comment)
			if len(cases) == 0 {
				t.Fatal("no task in the comment")
			}
			for _, c := range cases {
				checkCase(t, fsys, c)
			}
		})
	}
}

func checkCase(t *testing.T, fsys fs.FS, c caseWant) {
	t.Helper()
	p, err := Propose(fsys, c.task)
	fail := func(format string, args ...any) {
		t.Helper()
		t.Errorf("line %d, task %q: "+format, append([]any{c.line, c.task.Text}, args...)...)
	}
	checkError(c.err, err, fail)
	if c.command != "" && p.Command != c.command {
		fail("command\n got %s\nwant %s\nrationale:\n  %s", p.Command, c.command, strings.Join(p.Rationale, "\n  "))
	}
	if c.criterion != "" && p.Criterion != c.criterion {
		fail("criterion\n got %s\nwant %s", p.Criterion, c.criterion)
	}
	if c.confidence != "" && string(p.Confidence) != c.confidence {
		fail("confidence %s, want %s\nrationale:\n  %s", p.Confidence, c.confidence, strings.Join(p.Rationale, "\n  "))
	}
	if c.human != "" && c.human != quotedBool(p.NeedsHuman) {
		fail("needs human %v, want %s", p.NeedsHuman, c.human)
	}
	if c.placeholder != "" && c.placeholder != quotedBool(p.Placeholder) {
		fail("placeholder %v, want %s", p.Placeholder, c.placeholder)
	}
	if c.iterations == "20" && p.MaxIterations != 20 || c.iterations == "10" && p.MaxIterations != 10 {
		fail("iterations %d, want %s", p.MaxIterations, c.iterations)
	}
	var alts []string
	for _, a := range p.Alternatives {
		alts = append(alts, a.Criterion+" | "+a.RejectedBecause)
	}
	for _, l := range [...]struct {
		name      string
		got, want []string
	}{{"rationale", p.Rationale, c.rationale}, {"warnings", p.Warnings, c.warnings}, {"alternatives", alts, c.alternatives}} {
		for _, w := range l.want {
			if !strings.Contains(strings.Join(l.got, "\n"), w) {
				fail("%s lack %q:\n  %s", l.name, w, strings.Join(l.got, "\n  "))
			}
		}
	}
	for _, n := range c.not {
		if strings.Contains(p.Command, n) {
			fail("command %q contains %q", p.Command, n)
		}
	}
	if len(c.gates) > 0 {
		got := strings.Join(Gates(fsys), "\n")
		want := strings.Join(c.gates, "\n")
		if want == "none" {
			want = ""
		}
		if got != want {
			fail("gates\n got %s\nwant %s", got, want)
		}
	}
	if err == nil {
		checkContract(t, p)
	}
}

func checkError(want string, err error, fail func(string, ...any)) {
	var (
		vague  *VagueTaskError
		none   *NoCommandError
		low    *LowConfidenceError
		absent *NoCompletionError
	)
	switch want {
	case "":
		if err != nil {
			fail("error %v", err)
		}
	case "vague":
		if !errors.As(err, &vague) || len(vague.Suggestions) != 3 {
			fail("error %v, want a vague task with three suggestions", err)
		}
	case "nocommand":
		if !errors.As(err, &none) {
			fail("error %v, want no measurable command", err)
		}
	case "low":
		if !errors.As(err, &low) {
			fail("error %v, want low confidence", err)
		}
	case "nocompletion":
		if !errors.As(err, &absent) {
			fail("error %v, want no completion", err)
		}
	default:
		if err == nil || !strings.Contains(err.Error(), want) {
			fail("error %v, want one with %q", err, want)
		}
	}
}

func quotedBool(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

// checkContract holds for every proposal.
func checkContract(t *testing.T, p Proposal) {
	t.Helper()
	if p.Criterion == "" || len(p.Rationale) == 0 {
		t.Errorf("empty criterion or rationale: %+v", p)
	}
	if p.MaxIterations != 10 && p.MaxIterations != 20 {
		t.Errorf("iterations %d", p.MaxIterations)
	}
	if p.Command != "" && !wellFormed(p.Command) {
		t.Errorf("command is no shell: %q", p.Command)
	}
	if p.Command != strings.Join(p.Commands, " && ") {
		t.Errorf("command %q is not %q joined", p.Command, p.Commands)
	}
	for _, c := range p.Commands[:max(len(p.Commands)-1, 0)] {
		if strings.HasPrefix(c, "cd ") { // req: infer/joined-folder
			t.Errorf("what follows %q in %q runs in its folder", c, p.Command)
		}
	}
	if p.Confidence == Low && !p.NeedsHuman {
		t.Errorf("low confidence without a person's word")
	}
	for _, r := range p.Rationale {
		if !strings.HasSuffix(r, ")") || !strings.Contains(r, "(Layer ") && !strings.HasSuffix(r, "(user)") && !strings.HasSuffix(r, "(synthesis)") {
			t.Errorf("rationale line without its layer: %q", r)
		}
	}
}

// Each sample project is one ecosystem or shape, with the four tasks that a
// maintainer is asked for.
func TestProjects(t *testing.T) { runCases(t, "testdata/projects/*.txtar", 10) }

// Each file of testdata/cases keeps one row, fact or decision.
func TestCases(t *testing.T) { runCases(t, "testdata/cases/*.txtar", 20) }
