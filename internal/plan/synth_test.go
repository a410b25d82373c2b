package plan

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"

	"goalkeeper/policy/condition"
)

var update = flag.Bool("update", false, "rewrite the want sections of the samples")

// TestSamples reads the plan folders in testdata: the last line of the comment
// says what to synthesise, the section "want" is the YAML that comes out.
func TestSamples(t *testing.T) {
	names, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(names) < 10 {
		t.Fatalf("samples: %d, %v", len(names), err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(strings.TrimSpace(string(archive.Comment)), "\n")
			args := strings.Fields(lines[len(lines)-1])
			if len(args) < 2 || args[0] != "synth" {
				t.Fatalf("the comment ends in %q", args)
			}
			fsys, want := fstest.MapFS{}, -1
			for i, f := range archive.Files {
				if f.Name == "want" {
					want = i
					continue
				}
				fsys[f.Name] = &fstest.MapFile{Data: f.Data}
			}
			o := Options{Mode: condition.Mode(args[1])}
			if len(args) > 2 {
				o.Task = args[2]
			}
			r, err := Synthesize(fsys, o)
			if err != nil {
				t.Fatal(err)
			}
			if *update {
				archive.Files[want].Data = r.YAML()
				if err := os.WriteFile(name, txtar.Format(archive), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			if diff := cmp.Diff(string(archive.Files[want].Data), string(r.YAML())); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
			// req: condition/same-with-crlf
			for _, f := range fsys {
				f.Data = []byte(strings.ReplaceAll(string(f.Data), "\n", "\r\n"))
			}
			again, err := Synthesize(fsys, o)
			if diff := cmp.Diff(r, again); err != nil || diff != "" {
				t.Errorf("with CRLF: %v\n%s", err, diff)
			}
		})
	}
}

func TestGate(t *testing.T) {
	npm := func() string { return "npm test" }
	for _, tt := range []struct {
		name, file, text string
		gate             func() string
		want             string
	}{
		// req: condition/gate-make-ci
		{"target", "Makefile", "all:\n\nlint ci: x\n\ttrue\n", npm, "`make ci` exits 0;"},
		{"double colon", "makefile", "ci::\n", npm, "`make ci` exits 0;"},
		{"GNUmakefile hides Makefile", "GNUmakefile", "all:\n", npm, "`npm test` exits 0;"},
		// req: condition/gate-inferred
		{"other target", "Makefile", "ci-all:\n#ci:\n\tci: x\n.PHONY: ci\nci := x\nX = ci: y\nci=:\n", npm, "`npm test` exits 0;"},
		{"no makefile", "README", "ci:\n", npm, "`npm test` exits 0;"},
		// req: condition/gate-template
		{"nothing found", "README", "", func() string { return "" }, "`make ci` (or the project's quality gate equivalent) exits 0;"},
		{"nobody to ask", "README", "", nil, "`make ci` (or the project's quality gate equivalent) exits 0;"},
	} {
		fsys := join(folder("a", 1), fstest.MapFS{"Makefile": {Data: []byte("ci:\n")}})
		delete(fsys, "Makefile")
		if tt.file == "GNUmakefile" {
			fsys["Makefile"] = &fstest.MapFile{Data: []byte("ci:\n")}
		}
		fsys[tt.file] = &fstest.MapFile{Data: []byte(tt.text)}
		r, err := Synthesize(fsys, Options{Gate: tt.gate})
		if err != nil || !strings.Contains(r.Condition, "\n"+tt.want+"\n") {
			t.Errorf("%s: %v\n%s", tt.name, err, r.Condition)
		}
	}
}

func TestTasksWithoutMilestoneHeadings(t *testing.T) {
	fsys := folder("a", 1)
	fsys[ActiveDir+"/a/a-tasks.md"] = &fstest.MapFile{Data: []byte("# Tasks\n- [ ] all of it\n")}
	r, err := Synthesize(fsys, Options{})
	if err != nil || r.Reason != condition.NothingToDo || !strings.Contains(r.Detail, "## Milestone N: title") {
		t.Errorf("%+v, %v", r, err)
	}
}

// req: condition/override-from-user
func TestTurnCapOption(t *testing.T) {
	for _, tt := range []struct {
		turnCap string
		want    condition.Status
	}{{"1", condition.Synthesized}, {"30", condition.Synthesized}, {"0", condition.SynthesisFailed}, {"31", condition.SynthesisFailed}, {"x", condition.SynthesisFailed}} {
		r, err := Synthesize(folder("a", 1), Options{TurnCap: tt.turnCap})
		if err != nil || r.Status != tt.want {
			t.Errorf("%s: %+v, %v", tt.turnCap, r, err)
		}
	}
}
