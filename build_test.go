package main

import (
	"bytes"
	"crypto/sha256"
	"debug/elf"
	"encoding/hex"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// checkout copies what a build needs into a folder of the given name.
func checkout(t *testing.T, name string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), name)
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if path != "." && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" || d.Name() == "dist") {
				return filepath.SkipDir
			}
			return os.MkdirAll(filepath.Join(dir, path), 0o755)
		}
		if !d.Type().IsRegular() || strings.HasSuffix(path, "_test.go") || d.Name() == "goalkeeper" {
			return nil
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(dir, path), raw, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// make runs a target in a checkout.
func runMake(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("make", append([]string{"-s", "-C", dir}, args...)...)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("make %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

// Two checkouts in different places, one of them with a blank in its path,
// give the same bytes, which need no library and say their version.
//
// req: install/make-install install/reproducible
func TestMakeInstallIsStaticStrippedAndReproducible(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program twice")
	}
	if _, err := exec.LookPath("make"); err != nil {
		t.Skip(err)
	}
	var builds [][]byte
	for _, name := range []string{"one", "another place"} {
		dir := checkout(t, name)
		dest := filepath.Join(t.TempDir(), "dest dir")
		runMake(t, dir, "install", "DESTDIR="+dest, "PREFIX=/usr", "VERSION=1.2.3")
		program := filepath.Join(dest, "usr", "bin", "goalkeeper")
		raw, err := os.ReadFile(program)
		if err != nil {
			t.Fatal(err)
		}
		builds = append(builds, raw)
		out, err := exec.Command(program, "version").Output()
		if err != nil || string(out) != "goalkeeper 1.2.3\n" {
			t.Errorf("version: %q, %v", out, err)
		}
		entries, err := os.ReadDir(filepath.Dir(program))
		if err != nil || len(entries) != 1 {
			t.Errorf("beside the program: %v, %v", entries, err)
		}
	}
	if !bytes.Equal(builds[0], builds[1]) {
		t.Errorf("two builds differ (%d and %d bytes)", len(builds[0]), len(builds[1]))
	}
	if runtime.GOOS != "linux" {
		return
	}
	f, err := elf.NewFile(bytes.NewReader(builds[0]))
	if err != nil {
		t.Fatal(err)
	}
	if f.Section(".interp") != nil || f.Section(".dynamic") != nil {
		t.Error("it is linked dynamically")
	}
	if f.Section(".symtab") != nil || f.Section(".debug_info") != nil || f.Section(".zdebug_info") != nil {
		t.Error("it is not stripped")
	}
}

// Without git and without a VERSION in the environment the file counts.
//
// req: install/version-file
func TestVersionOfABuildWithoutGit(t *testing.T) {
	raw, err := os.ReadFile("VERSION")
	if err != nil {
		t.Fatal(err)
	}
	version := strings.TrimSpace(string(raw))
	plugin, err := os.ReadFile(filepath.Join("plugin", ".claude-plugin", "plugin.json"))
	if err != nil || !strings.Contains(string(plugin), `"version": "`+version+`"`) {
		t.Errorf("the plugin has another version than %s: %v", version, err)
	}
	cmd := exec.Command("make", "-s", "-n", "-C", checkout(t, "no git"), "build")
	cmd.Env = append(os.Environ(), "GIT_DIR=/nowhere")
	out, err := cmd.Output()
	if err != nil || !strings.Contains(string(out), "cli.version="+version+"'") {
		t.Errorf("%v: %s", err, out)
	}
}

// The list of releases has their checksums.
//
// req: install/make-dist
func TestMakeDistHasChecksums(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program twice")
	}
	if _, err := exec.LookPath("make"); err != nil {
		t.Skip(err)
	}
	dir := checkout(t, "dist")
	own := runtime.GOOS + "/" + runtime.GOARCH
	runMake(t, dir, "dist", "VERSION=1.2.3", "PLATFORMS="+own+" windows/"+runtime.GOARCH)
	sums, err := os.ReadFile(filepath.Join(dir, "dist", "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"goalkeeper_1.2.3_" + strings.ReplaceAll(own, "/", "_"), "goalkeeper_1.2.3_windows_" + runtime.GOARCH + ".exe"} {
		raw, err := os.ReadFile(filepath.Join(dir, "dist", name))
		if err != nil {
			t.Error(err)
			continue
		}
		sum := sha256.Sum256(raw)
		if !strings.Contains(string(sums), hex.EncodeToString(sum[:])+"  "+name+"\n") {
			t.Errorf("%s is not in the checksums:\n%s", name, sums)
		}
	}
}
