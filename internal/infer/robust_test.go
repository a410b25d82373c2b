package infer

import (
	"bytes"
	"io/fs"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"
	"github.com/tidwall/gjson"
)

// countFS counts what is opened and can refuse a file.
type countFS struct {
	fs.FS
	mu     sync.Mutex
	opens  map[string]int
	refuse string
}

func (c *countFS) Open(name string) (fs.File, error) {
	c.mu.Lock()
	c.opens[name]++
	c.mu.Unlock()
	if name == c.refuse {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return c.FS.Open(name)
}

func (c *countFS) Stat(name string) (fs.FileInfo, error) { return fs.Stat(c.FS, name) }

func tree(files map[string]string) fstest.MapFS {
	m := fstest.MapFS{}
	for n, s := range files {
		m[n] = &fstest.MapFile{Data: []byte(s)}
	}
	return m
}

// req: infer/lock-file-50mb
func TestLargeFilesAreNotRead(t *testing.T) {
	m := tree(map[string]string{
		"package.json":   `{"scripts": {"test": "node --test"}}`,
		"pnpm-lock.yaml": strings.Repeat("x", 50<<20), "AGENTS.md": strings.Repeat("`make lint`\n", 100_000),
	})
	c := &countFS{FS: m, opens: map[string]int{}}
	p, err := Propose(c, Task{Text: "fix the failing tests"})
	if err != nil || p.Command != "pnpm test" {
		t.Fatalf("got %q, %v", p.Command, err)
	}
	if c.opens["pnpm-lock.yaml"] != 0 || c.opens["AGENTS.md"] != 0 {
		t.Errorf("large files were opened: %v", c.opens)
	}
	if got := strings.Join(p.Rationale, "\n"); !strings.Contains(got, "AGENTS.md skipped: it is larger than 512 KiB (Layer 2)") {
		t.Errorf("no note about the large file:\n%s", got)
	}
}

// req: infer/unreadable-file
func TestUnreadableAndBinaryFilesAreSkipped(t *testing.T) {
	m := tree(map[string]string{"Makefile": "test:\n\tgo test ./...\n", "go.mod": "module x\n", "AGENTS.md": "a\x00b"})
	p, err := Propose(&countFS{FS: m, opens: map[string]int{}, refuse: "Makefile"}, Task{Text: "fix the failing tests"})
	if err != nil || p.Command != "go test ./..." {
		t.Fatalf("got %q, %v", p.Command, err)
	}
	got := strings.Join(p.Rationale, "\n")
	for _, want := range []string{"Makefile skipped: it cannot be read (Layer 3)", "AGENTS.md skipped: it is no text (Layer 2)"} {
		if !strings.Contains(got, want) {
			t.Errorf("rationale lacks %q:\n%s", want, got)
		}
	}
}

// req: infer/never-walks
func TestWorkDoesNotGrowWithTheTree(t *testing.T) {
	small := map[string]string{
		"package.json":            `{"workspaces": ["packages/*"], "scripts": {"test": "node --test"}}`,
		"packages/a/package.json": `{"name": "a"}`, "CONTRIBUTING.md": "`npm test`", "src/0/0.js": "",
	}
	opens := func(extra int) int {
		m := tree(small)
		for i := range extra {
			m["src/"+string(rune('a'+i%26))+"/"+strings.Repeat("d/", i%5)+"f"+strings.Repeat("x", i%7)+string(rune('a'+i/26%26))+string(rune('a'+i/676))+".js"] = &fstest.MapFile{}
		}
		c := &countFS{FS: m, opens: map[string]int{}}
		if p, err := Propose(c, Task{Text: "fix the tests in the a package"}); err != nil || p.Command == "" {
			t.Fatal(p, err)
		}
		n := 0
		for _, k := range c.opens {
			n += k
		}
		return n
	}
	if a, b := opens(10), opens(10_000); a != b {
		t.Errorf("%d opens on a small tree, %d on a large one", a, b)
	}
}

// req: infer/bounded-workspaces
func TestWorkspaceLookUpsAreBounded(t *testing.T) {
	m := tree(map[string]string{"package.json": `{"workspaces": ["packages/*", "packages/**"], "scripts": {"test": "node --test"}}`})
	for i := range 3000 {
		m["packages/p"+strings.Repeat("x", i%40)+string(rune('a'+i/40%26))+string(rune('a'+i/1040))+"/package.json"] = &fstest.MapFile{Data: []byte(`{"name": "x"}`)}
	}
	c := &countFS{FS: m, opens: map[string]int{}}
	if _, err := Propose(c, Task{Text: "fix the tests of the zebra package"}); err != nil {
		t.Fatal(err)
	}
	if n := len(c.opens); n > 2*maxMembers+maxFiles {
		t.Errorf("%d files and folders opened", n)
	}
}

// req: infer/deterministic infer/output-yaml infer/output-json
func TestOutputIsDeterministicAndSaysTheSameTwice(t *testing.T) {
	files, err := filepath.Glob("testdata/*/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		fsys, comment := caseFS(t, file)
		for _, c := range parseCases(t, comment) {
			a, errA := Propose(fsys, c.task)
			b, errB := Propose(fsys, c.task)
			if !bytes.Equal(a.YAML(), b.YAML()) || !bytes.Equal(a.JSON(), b.JSON()) || (errA == nil) != (errB == nil) {
				t.Errorf("%s, task %q: two runs differ", file, c.task.Text)
			}
			if errA == nil {
				checkOutput(t, a)
			}
		}
	}
}

// checkOutput parses both forms and compares them with the proposal.
func checkOutput(t *testing.T, p Proposal) {
	t.Helper()
	var y struct {
		Root struct {
			Criterion    string   `yaml:"criterion"`
			Command      string   `yaml:"verification_command"`
			Rationale    []string `yaml:"rationale"`
			Confidence   string   `yaml:"confidence"`
			Alternatives []struct {
				Criterion string `yaml:"criterion"`
				Rejected  string `yaml:"rejected_because"`
			} `yaml:"alternatives_considered"`
			Iterations int  `yaml:"max_iterations_suggestion"`
			Human      bool `yaml:"needs_human_confirmation"`
		} `yaml:"proposed_completion"`
	}
	if err := yaml.Unmarshal(p.YAML(), &y); err != nil {
		t.Fatalf("%v in\n%s", err, p.YAML())
	}
	if y.Root.Criterion != p.Criterion || y.Root.Command != p.Command || y.Root.Confidence != string(p.Confidence) || y.Root.Iterations != p.MaxIterations || y.Root.Human != p.NeedsHuman {
		t.Errorf("YAML does not say what the proposal says:\n%s", p.YAML())
	}
	if d := cmp.Diff(p.Rationale, y.Root.Rationale); d != "" {
		t.Error(d)
	}
	if len(y.Root.Alternatives) != len(p.Alternatives) {
		t.Errorf("%d alternatives, want %d", len(y.Root.Alternatives), len(p.Alternatives))
	}
	if !gjson.ValidBytes(p.JSON()) {
		t.Fatalf("no JSON: %s", p.JSON())
	}
	root := gjson.GetBytes(p.JSON(), "proposed_completion")
	if root.Get("criterion").String() != p.Criterion || root.Get("verification_command").String() != p.Command || root.Get("confidence").String() != string(p.Confidence) || root.Get("max_iterations_suggestion").Int() != int64(p.MaxIterations) || root.Get("needs_human_confirmation").Bool() != p.NeedsHuman || len(root.Get("rationale").Array()) != len(p.Rationale) {
		t.Errorf("JSON does not say what the proposal says: %s", p.JSON())
	}
}

// req: infer/output-yaml
func TestYAMLOfTheContract(t *testing.T) {
	p := Proposal{Criterion: "`a \"b\"` exits 0", Command: `a "b"`, Rationale: []string{"tab\tand \u202e (Layer 1)"}, Confidence: Medium,
		Alternatives: []Alternative{{"`c` exits 0", "it watches\nand never ends"}}, MaxIterations: 10}
	want := `proposed_completion:
  criterion: "` + "`a \\\"b\\\"`" + ` exits 0"
  verification_command: "a \"b\""
  rationale:
    - "tab\tand ` + "\u202e" + ` (Layer 1)"
  confidence: medium
  alternatives_considered:
    - criterion: "` + "`c`" + ` exits 0"
      rejected_because: "it watches\nand never ends"
  max_iterations_suggestion: 10
  needs_human_confirmation: false
`
	if d := cmp.Diff(want, string(p.YAML())); d != "" {
		t.Error(d)
	}
}

// req: infer/vague-suggestions
func TestVagueTaskSuggestsTheProjectsOwnCommands(t *testing.T) {
	_, err := Propose(tree(map[string]string{"package.json": `{"scripts": {"test": "node --test", "lint": "eslint .", "build": "tsc -b"}}`}), Task{Text: "clean up"})
	v, ok := err.(*VagueTaskError)
	if !ok {
		t.Fatalf("got %v", err)
	}
	want := []string{"make `npm run lint` pass", "add tests for the part you mean until `npm test` passes", "refactor the file you mean while `npm run build` keeps passing"}
	if d := cmp.Diff(want, v.Suggestions); d != "" {
		t.Error(d)
	}
}

// No proposal on any sample project publishes, watches, rewrites, or holds a
// value that only CI knows.
// req: infer/gate-no-publish
func TestNoProposalPublishesOrRewrites(t *testing.T) {
	files, _ := filepath.Glob("testdata/*/*.txtar")
	tasks := []string{"fix the failing tests", "fix lint", "make it compile", "fix the type errors", "increase coverage", "document the API", "migrate to the new API", "refactor the core"}
	for _, file := range files {
		fsys, _ := caseFS(t, file)
		for _, text := range tasks {
			p, err := Propose(fsys, Task{Text: text})
			if err == nil {
				checkSafe(t, file+" "+text, p.Command)
			}
		}
	}
}

func checkSafe(t *testing.T, what, command string) {
	t.Helper()
	cmds, err := parseShell(command)
	if err != nil {
		t.Errorf("%s: %q: %v", what, command, err)
	}
	for _, c := range cmds {
		rest, _ := unwrap(c.words)
		setup := leads(c.words, "meson setup") // once, behind a test for its folder
		if publishes(c.words) || publishes(rest) || neverEnds(rest) || c.dropped != "" && !setup {
			t.Errorf("%s: %q is no gate", what, command)
		}
	}
	for _, bad := range []string{"${{", "secrets.", "--fix", "--write", "|| true", "\n"} {
		if strings.Contains(command, bad) {
			t.Errorf("%s: %q contains %q", what, command, bad)
		}
	}
}

func BenchmarkGates(b *testing.B) {
	files, _ := filepath.Glob("testdata/projects/*.txtar")
	for _, f := range files {
		name := strings.TrimSuffix(filepath.Base(f), ".txtar")
		b.Run(name, func(b *testing.B) {
			t := &testing.T{}
			fsys, _ := caseFS(t, f)
			for b.Loop() {
				Gates(fsys)
			}
		})
	}
}
