package infer

import (
	"path/filepath"
	"testing"
	"testing/fstest"

	"golang.org/x/tools/txtar"
)

// sample is one of the trees in testdata.
type sample struct {
	*txtar.Archive
	name string
}

// samples are all trees in testdata.
func samples(t testing.TB) []sample {
	t.Helper()
	files, err := filepath.Glob("testdata/*/*.txtar")
	if err != nil {
		t.Fatal(err)
	}
	out := make([]sample, 0, len(files))
	for _, file := range files {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, sample{ar, file})
	}
	return out
}

// seedFiles adds the sample projects' files of these names to a corpus.
func seedFiles(f *testing.F, names ...string) {
	f.Helper()
	for _, s := range samples(f) {
		for _, m := range s.Files {
			for _, n := range names {
				if ok, _ := filepath.Match(n, m.Name); ok {
					f.Add(m.Data)
				}
			}
		}
	}
}

// fuzzFile proposes on a project that has the file among a few sound ones.
func fuzzFile(f *testing.F, name string, seeds ...string) {
	seedFiles(f, append(seeds, name)...)
	f.Fuzz(func(t *testing.T, data []byte) {
		m := fstest.MapFS{
			"go.mod": {Data: []byte("module x\n")}, "sub/package.json": {Data: []byte(`{"scripts":{"test":"node --test"}}`)},
			name: {Data: data},
		}
		for _, text := range []string{"fix the failing tests", "migrate sub to the new API", "document UC-1"} {
			p, err := Propose(m, Task{Text: text})
			if err != nil {
				continue
			}
			checkContract(t, p)
			if cmds, err := parseShell(p.Command); err == nil {
				for _, c := range cmds {
					if publishes(c.words) {
						t.Errorf("%q publishes", p.Command)
					}
				}
			}
		}
		Gates(m)
	})
}

func FuzzPackageJSON(f *testing.F) { fuzzFile(f, "package.json", "*/package.json") }
func FuzzMakefile(f *testing.F)    { fuzzFile(f, "Makefile", "*.mk") }
func FuzzJustfile(f *testing.F)    { fuzzFile(f, "justfile") }
func FuzzTaskfile(f *testing.F)    { fuzzFile(f, "Taskfile.yml") }
func FuzzComposer(f *testing.F)    { fuzzFile(f, "composer.json") }
func FuzzDeno(f *testing.F)        { fuzzFile(f, "deno.jsonc", "deno.json") }
func FuzzRakefile(f *testing.F)    { fuzzFile(f, "Rakefile") }
func FuzzMix(f *testing.F)         { fuzzFile(f, "mix.exs") }
func FuzzPyproject(f *testing.F)   { fuzzFile(f, "pyproject.toml") }
func FuzzToxINI(f *testing.F)      { fuzzFile(f, "tox.ini") }
func FuzzNoxfile(f *testing.F)     { fuzzFile(f, "noxfile.py") }
func FuzzCargo(f *testing.F)       { fuzzFile(f, "Cargo.toml") }
func FuzzGoWork(f *testing.F)      { fuzzFile(f, "go.work") }
func FuzzWorkflow(f *testing.F) {
	fuzzFile(f, ".github/workflows/ci.yml", ".github/workflows/*", ".gitea/workflows/*")
}
func FuzzGitLab(f *testing.F)    { fuzzFile(f, ".gitlab-ci.yml", "ci/*.yml") }
func FuzzCircle(f *testing.F)    { fuzzFile(f, ".circleci/config.yml") }
func FuzzAzure(f *testing.F)     { fuzzFile(f, "azure-pipelines.yml") }
func FuzzBuildkite(f *testing.F) { fuzzFile(f, ".buildkite/pipeline.yml") }
func FuzzDrone(f *testing.F)     { fuzzFile(f, ".drone.yml", ".woodpecker/*") }
func FuzzTravis(f *testing.F)    { fuzzFile(f, ".travis.yml") }
func FuzzJenkins(f *testing.F)   { fuzzFile(f, "Jenkinsfile") }
func FuzzMarkdown(f *testing.F) {
	fuzzFile(f, "CONTRIBUTING.md", "*.md", "docs/*.md", ".cursor/rules/*")
}
func FuzzRST(f *testing.F)      { fuzzFile(f, "CONTRIBUTING.rst", "*.rst") }
func FuzzAsciiDoc(f *testing.F) { fuzzFile(f, "CONTRIBUTING.adoc", "*.adoc") }
func FuzzUseCase(f *testing.F)  { fuzzFile(f, ".aiwg/requirements/UC-1.md", ".aiwg/requirements/*") }

func FuzzShell(f *testing.F) {
	for _, s := range []string{"make test", "cd x && npm test | tee log || true", "for i in *; do pytest $i; done", "(a; b) & c", "if x; then y; else z; fi", "a <<E\nb\nE\n", "${{ x }}"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src string) {
		cmds, err := parseShell(src)
		if err != nil {
			return
		}
		p := newProject(fstest.MapFS{"go.mod": {}}, nil)
		for _, c := range cmds {
			if len(c.words) == 0 {
				t.Fatal("a command without words")
			}
			p.candidate(c, ".", true)
		}
	})
}

func FuzzTask(f *testing.F) {
	for _, s := range []string{"fix tests", "ralph this: x until y", "make `a b` pass", "al: al: al:", "until", "UC-", "make the code better"} {
		f.Add(s)
	}
	m := fstest.MapFS{"go.mod": {Data: []byte("module x\n")}}
	f.Fuzz(func(t *testing.T, text string) {
		task, until := SplitTask(text)
		if len(task)+len(until) > len(text) {
			t.Errorf("%q became longer: %q %q", text, task, until)
		}
		if p, err := Propose(m, Task{Text: text}); err == nil {
			checkContract(t, p)
		}
	})
}
