package workspace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

const logPath = ".claude/dev/active/a/a-provenance.log"

// taskFile writes a file of the task folder a.
func taskFile(t *testing.T, dir, name, text string) string {
	t.Helper()
	path := filepath.Join(mkdir(t, dir, ".claude", "dev", "active", "a"), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// req: condition/log-appended
func TestALineIsAppendedToTheLog(t *testing.T) {
	tests := []struct{ name, file, before, after string }{
		{"a line", "a-provenance.log", "one\n", "one\ntwo\n"},
		{"an empty log", "a-provenance.log", "", "two\n"},
		{"no final line end", "a-provenance.log", "one", "one\ntwo\n"},
		{"a missing log beside the tasks file", "a-tasks.md", "", "two\n"},
		{"a missing log beside the plan", "a-plan.md", "", "two\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w, _, dir := open(t)
			taskFile(t, dir, tt.file, tt.before)
			if err := w.AppendProvenance(logPath, "two"); err != nil {
				t.Fatal(err)
			}
			if got, err := os.ReadFile(filepath.Join(dir, logPath)); err != nil || string(got) != tt.after {
				t.Errorf("%q, %v", got, err)
			}
		})
	}
}

// req: condition/log-regular-files-only
func TestALogThatIsNotAsItShouldBeIsLeftAlone(t *testing.T) {
	tests := []struct {
		name string
		make func(t *testing.T, dir, outside string) error
		want error // nil for any
	}{
		{"no task folder", func(*testing.T, string, string) error { return nil }, fs.ErrNotExist},
		{"an empty task folder", func(t *testing.T, dir, _ string) error {
			mkdir(t, dir, ".claude", "dev", "active", "a")
			return nil
		}, fs.ErrNotExist},
		{"another task's plan only", func(t *testing.T, dir, _ string) error {
			taskFile(t, dir, "b-plan.md", "")
			return nil
		}, fs.ErrNotExist},
		{"a folder", func(t *testing.T, dir, _ string) error {
			taskFile(t, dir, "a-plan.md", "")
			mkdir(t, dir, logPath)
			return nil
		}, ErrNotRegular},
		{"a link to a file outside", func(t *testing.T, dir, outside string) error {
			taskFile(t, dir, "a-plan.md", "")
			return os.Symlink(outside, filepath.Join(dir, logPath))
		}, ErrNotRegular},
		{"a link to a file inside", func(t *testing.T, dir, _ string) error {
			return os.Symlink(taskFile(t, dir, "a-plan.md", "x"), filepath.Join(dir, logPath))
		}, ErrNotRegular},
		{"a link to nothing", func(t *testing.T, dir, _ string) error {
			taskFile(t, dir, "a-plan.md", "")
			return os.Symlink("nothing", filepath.Join(dir, logPath))
		}, ErrNotRegular},
		{"a task folder that is a link out", func(t *testing.T, dir, outside string) error {
			return os.Symlink(filepath.Dir(outside), filepath.Join(mkdir(t, dir, ".claude", "dev", "active"), "a"))
		}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w, _, dir := open(t)
			outside := filepath.Join(t.TempDir(), "a-provenance.log")
			if err := os.WriteFile(outside, []byte("kept\n"), 0o644); err != nil {
				t.Fatal(err)
			}
			if err := tt.make(t, dir, outside); err != nil {
				t.Fatal(err)
			}
			before := listing(t, dir) + listing(t, filepath.Dir(outside))
			err := w.AppendProvenance(logPath, "two")
			if err == nil || tt.want != nil && !errors.Is(err, tt.want) {
				t.Errorf("error %v, want %v", err, tt.want)
			}
			if after := listing(t, dir) + listing(t, filepath.Dir(outside)); after != before {
				t.Errorf("changed from\n%s\nto\n%s", before, after)
			}
		})
	}
}

// listing is every path below dir with its kind and, of a file, its text.
func listing(t *testing.T, dir string) string {
	t.Helper()
	var b strings.Builder
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		var text []byte
		if d.Type().IsRegular() {
			if text, err = os.ReadFile(path); err != nil {
				return err
			}
		}
		fmt.Fprintf(&b, "%s %v %q\n", path, d.Type(), text)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestLinesAppendedAtOnceAreAllWhole(t *testing.T) {
	w, _, dir := open(t)
	path := taskFile(t, dir, "a-provenance.log", "first")
	var wg sync.WaitGroup
	for n := range 40 {
		wg.Go(func() {
			if err := w.AppendProvenance(logPath, fmt.Sprintf("line %d", n)); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for n := range 40 {
		if !strings.Contains(string(raw), fmt.Sprintf("\nline %d\n", n)) {
			t.Errorf("line %d is missing or torn", n)
		}
	}
}
