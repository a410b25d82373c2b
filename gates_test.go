package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"goalkeeper/internal/infer"
	"goalkeeper/policy/criterion"
)

// TestInferredBoxesAreVerifiable: what GOAL.md is given for a project can be
// decided by a command, in every sample project.
//
// req: loop/auto-criteria-verifiable d7/regression-boxes
func TestInferredBoxesAreVerifiable(t *testing.T) {
	names, err := filepath.Glob(filepath.Join("internal", "infer", "testdata", "projects", "*.txtar"))
	if err != nil || len(names) < 30 {
		t.Fatalf("%d sample projects, %v", len(names), err)
	}
	gates := 0
	for _, name := range names {
		raw, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		fsys, err := txtar.FS(txtar.Parse(raw))
		if err != nil {
			t.Fatal(err)
		}
		for _, box := range infer.Gates(fsys) {
			gates++
			if v := criterion.Judge(box, criterion.Project{}); !v.Verifiable || !strings.HasSuffix(box, "` exits 0") {
				t.Errorf("%s: %s: %s", filepath.Base(name), box, v.Why())
			}
		}
	}
	if gates < 30 {
		t.Errorf("only %d boxes", gates)
	}
}
