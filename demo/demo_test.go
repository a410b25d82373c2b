package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "update the golden file")

// TestTheDemoShowsWhatItSays replays the conversation, as `make demo` does.
//
// req: readme/demo
func TestTheDemoShowsWhatItSays(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(root)
	var out bytes.Buffer
	if err := run(&out); err != nil {
		t.Fatal(err)
	}
	changing := regexp.MustCompile(`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|in \d+m?s|/\S*goalkeeper-demo-\d+`)
	got := changing.ReplaceAllString(out.String(), "…")
	golden := filepath.Join("demo", "testdata", "demo.golden")
	if *update {
		if err := os.MkdirAll(filepath.Dir(golden), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("the demo shows something else (-want +got; -update takes it):\n%s", diff)
	}
}
