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

// A person is told what goes with the state folder before it goes.
//
// req: install/purge-by-command
func TestPurgeAsksAPerson(t *testing.T) {
	for answer, stays := range map[string]bool{"y\n": false, "n\n": true, "": true} {
		home := t.TempDir()
		state := filepath.Join(home, ".local", "state", "goalkeeper")
		if err := os.MkdirAll(filepath.Join(state, "sessions"), 0o700); err != nil {
			t.Fatal(err)
		}
		var out, errs bytes.Buffer
		status := Main(Env{Getenv: func(k string) string { return map[string]string{"GOALKEEPER_STATE_DIR": state}[k] }, Home: home, Dir: home,
			Stdin: strings.NewReader(answer), Stdout: &out, Stderr: &errs, Interactive: true}, []string{"uninstall", "--purge"})
		_, err := os.Stat(state)
		if stays != (err == nil) || stays != (status == exitNo) {
			t.Errorf("answer %q: status %d, stat %v, %s", answer, status, err, errs.String())
		}
		if !strings.Contains(out.String(), "Remove it?") || !strings.Contains(out.String(), "what was proved no longer counts as proved. [y/N] ") {
			t.Errorf("answer %q: asked %q", answer, out.String())
		}
		if stays == strings.Contains(out.String(), "this state is removed") {
			t.Errorf("answer %q: %s", answer, out.String())
		}
	}
}
