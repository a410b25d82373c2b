package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// The agent calls the program by its name.
//
// req: install/says-what-path-lacks
func TestInstallSaysThatTheProgramIsNotInPath(t *testing.T) {
	program := func(text string) string {
		path := filepath.Join(t.TempDir(), "goalkeeper")
		if runtime.GOOS == "windows" {
			path += ".exe"
		}
		if err := os.WriteFile(path, []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
		return path
	}
	self, other := program("this one"), program("another")
	was := os.Args[0]
	os.Args[0] = self // what install registers
	t.Cleanup(func() { os.Args[0] = was })
	for path, want := range map[string]string{
		filepath.Dir(self):  "",
		t.TempDir():         "the agent calls goalkeeper by name, and there is none in PATH; do: add its folder to PATH: ",
		filepath.Dir(other): "the agent calls goalkeeper by name and gets " + other,
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
