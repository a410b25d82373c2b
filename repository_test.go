package main

import (
	"bufio"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// may is which packages of ours a package may import (DESIGN §1). A pattern
// ending in /... stands for a folder and all below it. A package without a row
// may import none of ours.
var may = map[string][]string{
	".":                   {"hooks", "internal/cli"},
	"hooks":               {"policy/...", "internal/goal", "internal/goalmd", "internal/infer", "internal/plan", "internal/safetext", "internal/jsontext", "internal/session", "internal/transcript", "internal/workspace"},
	"policy/...":          {"internal/digest", "internal/safetext", "internal/jsontext"},
	"internal/goal":       {"policy/...", "internal/safetext", "internal/jsontext"},
	"internal/goalmd":     {"policy/...", "internal/safetext", "internal/jsontext", "internal/yaml"},
	"internal/session":    {"internal/backwards", "internal/digest", "policy/...", "internal/safetext", "internal/jsontext"},
	"internal/workspace":  {"internal/backwards", "internal/digest", "policy/...", "internal/goal", "internal/goalmd", "internal/session", "internal/safetext", "internal/jsontext"},
	"internal/proof":      {"internal/digest", "internal/pattern", "internal/safetext", "internal/jsontext"},
	"internal/infer":      {"policy/...", "internal/jsontext", "internal/yaml"},
	"internal/plan":       {"policy/..."},
	"internal/transcript": {"policy/...", "internal/jsontext"},
	"internal/cli":        {"policy/...", "internal/...", "install"},
	"install":             {"internal/digest", "internal/jsontext"},
	"bench":               {"..."},
}

// sources are the Go files of the project, tests aside, by package folder.
func sources(t *testing.T) map[string][]*ast.File {
	t.Helper()
	files := make(map[string][]*ast.File)
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == "testdata" || strings.HasPrefix(d.Name(), ".") && path != ".") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		dir := filepath.ToSlash(filepath.Dir(path))
		files[dir] = append(files[dir], f)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func matches(patterns []string, pkg string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool {
		if p == "..." {
			return true
		}
		prefix, ok := strings.CutSuffix(p, "...")
		return pkg == p || ok && strings.HasPrefix(pkg+"/", prefix)
	})
}

// req: d1/imports
func TestPackagesImportOnlyWhatTheHouseAllows(t *testing.T) {
	for dir, files := range sources(t) {
		allowed, ok := may[dir]
		if !ok && strings.HasPrefix(dir, "policy/") {
			allowed = may["policy/..."]
		}
		for _, f := range files {
			for _, spec := range f.Imports {
				path := strings.Trim(spec.Path.Value, `"`)
				ours, ok := strings.CutPrefix(path, "goalkeeper/")
				if ok && !matches(allowed, ours) {
					t.Errorf("%s imports %s", dir, ours)
				}
			}
		}
	}
}

// effects are what a rule must not reach for: files, processes, the clock's
// source, chance.
var effects = []string{"os", "os/exec", "io/fs", "net", "net/http", "syscall", "math/rand", "math/rand/v2", "path/filepath"}

// req: d1/policy-is-pure
func TestRulesTouchNothingOutside(t *testing.T) {
	for dir, files := range sources(t) {
		if !strings.HasPrefix(dir, "policy/") && !slices.Contains([]string{"internal/digest", "internal/goal", "internal/goalmd", "internal/pattern", "internal/safetext", "internal/jsontext", "internal/yaml"}, dir) {
			continue
		}
		for _, f := range files {
			for _, spec := range f.Imports {
				if path := strings.Trim(spec.Path.Value, `"`); slices.Contains(effects, path) {
					t.Errorf("%s imports %s", dir, path)
				}
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if sel, ok := n.(*ast.SelectorExpr); ok {
					if x, ok := sel.X.(*ast.Ident); ok && x.Name == "time" && (sel.Sel.Name == "Now" || sel.Sel.Name == "Since") {
						t.Errorf("%s asks the clock", dir)
					}
				}
				return true
			})
		}
	}
}

// starters are the packages that may start a process (DESIGN §1).
var starters = []string{"internal/proof", "internal/cli", "install", "bench", "demo", "e2e"}

// req: d1/who-starts-processes
func TestOnlyTheNamedPackagesStartProcesses(t *testing.T) {
	for dir, files := range sources(t) {
		for _, f := range files {
			for _, spec := range f.Imports {
				if spec.Path.Value == `"os/exec"` && !slices.Contains(starters, dir) {
					t.Errorf("%s imports os/exec", dir)
				}
			}
		}
	}
}

// req: d15/no-work-at-start-up
func TestNothingIsDoneAtPackageLevel(t *testing.T) {
	for dir, files := range sources(t) {
		for _, f := range files {
			for _, decl := range f.Decls {
				switch d := decl.(type) {
				case *ast.FuncDecl:
					if d.Recv == nil && d.Name.Name == "init" {
						t.Errorf("%s has an init()", dir)
					}
				case *ast.GenDecl:
					ast.Inspect(d, func(n ast.Node) bool {
						if _, ok := n.(*ast.FuncLit); ok {
							return false
						}
						if sel, ok := n.(*ast.SelectorExpr); ok {
							if x, ok := sel.X.(*ast.Ident); ok && x.Name == "regexp" && strings.Contains(sel.Sel.Name, "Compile") {
								t.Errorf("%s compiles a regular expression at package level", dir)
							}
						}
						return true
					})
				}
			}
		}
	}
}

// req: d17/requirements-have-tests
func TestEveryRequirementIsShownByATest(t *testing.T) {
	shown := make(map[string]bool) // every word of a test that looks like an id
	word := regexp.MustCompile(`[a-z0-9]+/[a-z0-9-]+`)
	claim := regexp.MustCompile(`(?m)(?://|#) ?req: ((?:[a-z0-9]+/[a-z0-9-]+[ ,]*)+)`)
	claimed := make(map[string]bool)
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if !strings.HasSuffix(path, "_test.go") && !strings.HasSuffix(path, ".txtar") && !strings.HasSuffix(path, ".txt") || d.Name() == requirements {
			return nil
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for _, id := range word.FindAllString(string(raw), -1) {
			shown[id] = true
		}
		for _, m := range claim.FindAllStringSubmatch(string(raw), -1) {
			for _, id := range word.FindAllString(m[1], -1) {
				claimed[id] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(filepath.Join("testdata", requirements))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	named := make(map[string]bool)
	for lines := bufio.NewScanner(f); lines.Scan(); {
		line := lines.Text()
		if line == "" || line[0] == '#' {
			continue
		}
		id, text, ok := strings.Cut(line, "  ")
		if !ok || strings.TrimSpace(text) == "" {
			t.Errorf("no id and text, two blanks apart: %q", line)
			continue
		}
		if named[id] {
			t.Errorf("%s stands twice", id)
		}
		named[id] = true
		if !shown[id] {
			t.Errorf("no test shows %s: %s", id, text)
		}
	}
	for id := range claimed {
		if !named[id] {
			t.Errorf("a test shows %s, which is no requirement", id)
		}
	}
}

// requirements is the list of what the tests show (DESIGN §17).
const requirements = "requirements.txt"
