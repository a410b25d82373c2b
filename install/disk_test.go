package install

import (
	"os"
	"path/filepath"
	"testing"
)

// req: install/atomic-write
func TestWriteFileReplacesInOneStepAndLeavesNoScraps(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "settings.json")
	if err := os.WriteFile(path, []byte("old"), 0o604); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(path, 0o604); err != nil {
		t.Fatal(err)
	}
	// A reader that opened the old file keeps reading the old bytes: it is replaced, not rewritten.
	reader, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	if err := writeFile(path, []byte("new bytes"), 0o644); err != nil {
		t.Fatal(err)
	}
	old := make([]byte, 16)
	if n, err := reader.Read(old); err != nil || string(old[:n]) != "old" {
		t.Errorf("the open file reads %q %v", old[:n], err)
	}
	if got := content(t, path); got != "new bytes" {
		t.Errorf("the file holds %q", got)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o604 {
		t.Errorf("permissions %v %v", info.Mode(), err)
	}

	// Where the last step fails, the temporary file goes.
	blocked := filepath.Join(dir, "blocked")
	if err := os.MkdirAll(filepath.Join(blocked, "x"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := writeFile(blocked, []byte("x"), 0o644); err == nil {
		t.Error("a folder was replaced by a file")
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 2 {
		t.Errorf("left behind: %v %v", entries, err)
	}
}

func TestReadFileRefusesWhatIsNoRegularFile(t *testing.T) {
	dir := t.TempDir()
	if _, err := readFile(dir); err == nil {
		t.Error("a folder was read")
	}
	large := filepath.Join(dir, "large")
	f, err := os.Create(large)
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Truncate(maxFile + 1); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := readFile(large); err == nil {
		t.Error("a huge file was read")
	}
}

// req: install/symlink-written-through
func TestResolve(t *testing.T) {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	link := func(target, name string) string {
		path := filepath.Join(dir, name)
		if err := os.Symlink(target, path); err != nil {
			t.Skip(err)
		}
		return path
	}
	if err := os.MkdirAll(filepath.Join(dir, "real", "deep"), 0o755); err != nil {
		t.Fatal(err)
	}
	link("real/deep", "short")
	link("../file.json", "real/deep/up.json") // relative to real/deep, not to short
	link("loop", "loop")
	for _, test := range []struct{ path, want string }{
		{"plain.json", "plain.json"},
		{"missing/plain.json", "missing/plain.json"},
		{"short/x.json", "real/deep/x.json"},
		{"short/up.json", "real/file.json"},
	} {
		got, err := resolve(filepath.Join(dir, test.path))
		if want := filepath.Join(dir, test.want); err != nil || got != want {
			t.Errorf("resolve(%s) = %s, %v; want %s", test.path, got, err, want)
		}
	}
	if got, err := resolve(filepath.Join(dir, "loop")); err == nil {
		t.Errorf("a link to itself leads to %s", got)
	}
}

func TestMissingFolders(t *testing.T) {
	dir := t.TempDir()
	got := missingFolders(filepath.Join(dir, "a", "b"))
	if len(got) != 2 || got[0] != filepath.Join(dir, "a") || got[1] != filepath.Join(dir, "a", "b") {
		t.Errorf("missing %v", got)
	}
	if got := missingFolders(dir); len(got) != 0 {
		t.Errorf("missing %v", got)
	}
}
