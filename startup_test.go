package main

import (
	"go/ast"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// costly are packages that every start of the program would pay for by their
// initialisation, and what stands in their place (DESIGN §15; measured with
// `make bench`).
var costly = []struct{ pkg, instead string }{
	{"github.com/goccy/go-yaml", "internal/yaml"},
	{"encoding/base64", "encoding/hex"},
	{"encoding/json", "internal/jsontext"},
	{"github.com/tidwall", "internal/jsontext"},
	{"math/big", "integers"},
	{"regexp", "internal/pattern"},
}

// req: d15/nothing-costly-linked
func TestTheProgramLinksNoPackageThatIsCostlyAtStartUp(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	for pkg := range strings.Lines(string(out)) {
		pkg = strings.TrimSpace(pkg)
		for _, c := range costly {
			if pkg == c.pkg || strings.HasPrefix(pkg, c.pkg+"/") {
				t.Errorf("the program links %s; in its place: %s", pkg, c.instead)
			}
		}
	}
}

// A variable that the linker cannot lay out has its package initialised at
// every start, which touches memory all over the program.
//
// req: d15/no-work-at-start-up
func TestNoVariableOfOursIsComputedAtStartUp(t *testing.T) {
	program := filepath.Join(t.TempDir(), "goalkeeper")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command("go", "tool", "nm", program).Output()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		name := fields[len(fields)-1]
		if strings.HasPrefix(name, "goalkeeper/") && (strings.HasSuffix(name, ".init") || strings.Contains(name, ".map.init.")) {
			t.Errorf("%s runs at every start", name)
		}
	}
}

// The generic sorts are compiled anew for every type, 14 kB each, of a binary
// that a hook has to load; package sort is compiled once.
//
// req: d15/small-binary
func TestTheProgramSortsWithOneSort(t *testing.T) {
	for dir, files := range sources(t) {
		if strings.HasPrefix(dir, "bench") || dir == "e2e" || dir == "demo" {
			continue
		}
		for _, f := range files {
			ast.Inspect(f, func(n ast.Node) bool {
				sel, ok := n.(*ast.SelectorExpr)
				if !ok {
					return true
				}
				if pkg, ok := sel.X.(*ast.Ident); ok && pkg.Name == "slices" && strings.HasPrefix(sel.Sel.Name, "Sort") && strings.HasSuffix(sel.Sel.Name, "Func") {
					t.Errorf("%s has slices.%s; sort.Slice or sort.SliceStable do the same", dir, sel.Sel.Name)
				}
				return true
			})
		}
	}
}
