package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The agent calls the program by its name.
//
// req: install/says-what-path-lacks
func TestInstallSaysThatTheProgramIsNotInPath(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	named, other := t.TempDir(), t.TempDir()
	if err := os.Symlink(self, filepath.Join(named, "goalkeeper")); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(filepath.Join(other, "goalkeeper"), []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{
		named:       "",
		t.TempDir(): "the agent calls goalkeeper by name, and there is none in PATH; do: add its folder to PATH: ",
		other:       "the agent calls goalkeeper by name and gets " + filepath.Join(other, "goalkeeper"),
	} {
		t.Setenv("PATH", path)
		for _, args := range [][]string{{"install", "--dry-run"}, {"install"}} {
			home := t.TempDir()
			var out, errs bytes.Buffer
			env := Env{Getenv: func(string) string { return "" }, Home: home, Dir: home, Stdout: &out, Stderr: &errs}
			if status := Main(env, args); status != 0 {
				t.Fatalf("%q: status %d, %s", args, status, errs.String())
			}
			if got := out.String(); !strings.Contains(got, want) || want == "" && strings.Contains(got, "by name") {
				t.Errorf("%q with PATH=%s: %s, want %q", args, path, got, want)
			}
		}
	}
}
