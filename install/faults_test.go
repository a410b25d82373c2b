package install

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func newHome(t *testing.T, settings string) (Options, string) {
	t.Helper()
	home := t.TempDir()
	path := filepath.Join(home, ".claude", "settings.json")
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(settings), 0o644); err != nil {
		t.Fatal(err)
	}
	return Options{Home: home, StateDir: filepath.Join(home, "state"), Binary: testBinary}, path
}

func content(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// A write of the settings that fails leaves the record of the install before,
// so that uninstall still gives back the old bytes.
// req: install/failed-write-keeps-record
func TestFailedWriteKeepsTheRecord(t *testing.T) {
	o, path := newHome(t, `{ "a":1 }`)
	if _, err := Install(o); err != nil {
		t.Fatal(err)
	}
	o.Binary = "/new/goalkeeper"
	full := errors.New("no space left")
	d := realDisk()
	d.write = func(p string, data []byte, mode fs.FileMode) error {
		if p == path {
			return full
		}
		return writeFile(p, data, mode)
	}
	if _, err := (installer{o, d}).install(); !errors.Is(err, full) {
		t.Fatalf("error %v", err)
	}
	if _, err := Uninstall(o, false, false); err != nil {
		t.Fatal(err)
	}
	if got := content(t, path); got != `{ "a":1 }` {
		t.Errorf("not restored: %s", got)
	}
}

// A first install that fails leaves neither folder nor record.
// req: install/failed-write-keeps-record
func TestFailedFirstInstallLeavesNothing(t *testing.T) {
	home := t.TempDir()
	o := Options{Home: home, StateDir: filepath.Join(home, "state"), Binary: testBinary}
	d := realDisk()
	d.write = func(p string, data []byte, mode fs.FileMode) error {
		if strings.HasSuffix(p, "settings.json") {
			return errors.New("no space left")
		}
		return writeFile(p, data, mode)
	}
	if _, err := (installer{o, d}).install(); err == nil {
		t.Fatal("no error")
	}
	if left, err := os.ReadDir(home); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v %v", left, err)
	}
}

// Somebody who writes between our reading and our writing keeps what they wrote.
// req: install/concurrent-change-refused
func TestChangeInBetweenIsNotOverwritten(t *testing.T) {
	o, path := newHome(t, `{}`)
	d := realDisk()
	reads := 0
	d.read = func(p string) ([]byte, error) {
		if p == path {
			if reads++; reads == 2 {
				if err := os.WriteFile(path, []byte(`{"theirs":1}`), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		}
		return readFile(p)
	}
	_, err := (installer{o, d}).install()
	if err == nil || !strings.Contains(err.Error(), "changed by another program") {
		t.Errorf("error %v", err)
	}
	if got := content(t, path); got != `{"theirs":1}` {
		t.Errorf("overwritten: %s", got)
	}
}

// A refused file is named with its place, and nothing is written anywhere.
// req: install/refuses-what-is-not-strict-json
func TestRefusedFileIsLeftUntouched(t *testing.T) {
	const file = "{\n  // mine\n}"
	o, path := newHome(t, file)
	o.Skill = true
	_, err := Install(o)
	var refused *RefusedError
	if !errors.As(err, &refused) || !strings.HasPrefix(err.Error(), path+":2:3: not strict JSON") {
		t.Errorf("error %v", err)
	}
	if got := content(t, path); got != file {
		t.Errorf("changed: %s", got)
	}
	if _, err := os.Stat(o.StateDir); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("state folder: %v", err)
	}
	// Uninstall says the same rather than guess.
	if _, err := Uninstall(o, false, false); !errors.As(err, &refused) {
		t.Errorf("uninstall: %v", err)
	}
}

// One file that cannot be cleaned does not keep the others.
// req: install/uninstall-all
func TestUninstallAllGoesOnAfterAFault(t *testing.T) {
	o, path := newHome(t, `{}`)
	if _, err := Install(o); err != nil {
		t.Fatal(err)
	}
	second := o
	second.SettingsFile = filepath.Join(o.Home, "second.json")
	if _, err := Install(second); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("{,"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Uninstall(o, true, true); err == nil {
		t.Error("no error for the broken file")
	}
	if _, err := os.Stat(second.SettingsFile); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the other file: %v", err)
	}
	// The record of the broken one is kept: its old bytes may be all that is left.
	if rs, err := (installer{o, realDisk()}).records().all(); err != nil || len(rs) != 1 {
		t.Errorf("records %v %v", rs, err)
	}
}

// Settings may hold secrets, and so do the bytes kept of them.
// req: install/record-private
func TestRecordIsPrivate(t *testing.T) {
	o, _ := newHome(t, `{"env":{"TOKEN":"x"}}`)
	if _, err := Install(o); err != nil {
		t.Fatal(err)
	}
	err := filepath.WalkDir(o.StateDir, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err == nil && info.Mode().Perm()&0o077 != 0 {
			t.Errorf("%s has mode %o", path, info.Mode().Perm())
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// Where the state folder is lost, our entries still go, and nobody's else.
// req: install/uninstall-without-record
func TestUninstallWithoutARecord(t *testing.T) {
	const file = "{\n  \"a\": 1,\n  \"hooks\": {\n    \"Stop\": [{\"hooks\": [{\"command\": \"x\"}]}]\n  }\n}\n"
	o, path := newHome(t, file)
	o.Allow, o.StatusLine, o.Skill = true, true, true
	if _, err := Install(o); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(o.StateDir); err != nil {
		t.Fatal(err)
	}
	if _, err := Uninstall(o, false, false); err != nil {
		t.Fatal(err)
	}
	if got := content(t, path); got != file {
		t.Errorf("left: %s", got)
	}
	if _, err := os.Stat(filepath.Join(o.Home, ".claude", "skills", "goalkeeper", "SKILL.md")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the skill: %v", err)
	}
}

// A damaged record stops uninstall with advice; it never restores from it.
func TestDamagedRecord(t *testing.T) {
	o, path := newHome(t, `{}`)
	if _, err := Install(o); err != nil {
		t.Fatal(err)
	}
	in := installer{o, realDisk()}
	resolved, err := resolve(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(in.records().path(resolved), []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	before := content(t, path)
	if _, err := Uninstall(o, false, false); err == nil || !strings.Contains(err.Error(), "move it away") {
		t.Errorf("error %v", err)
	}
	if content(t, path) != before {
		t.Error("the settings changed")
	}
}

// req: install/binary-path
func TestBinaryPath(t *testing.T) {
	dir := t.TempDir()
	program := filepath.Join(dir, "real")
	if err := os.WriteFile(program, nil, 0o755); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(dir, "goalkeeper")
	if err := os.Symlink(program, link); err != nil {
		t.Skip(err)
	}
	t.Setenv("PATH", dir)
	if got, err := BinaryPath("goalkeeper"); err != nil || got != link {
		t.Errorf("from PATH: %q %v, want the link %q", got, err, link)
	}
	t.Chdir(dir)
	if got, err := BinaryPath("./goalkeeper"); err != nil || filepath.Base(got) != "goalkeeper" || !filepath.IsAbs(got) {
		t.Errorf("relative: %q %v", got, err)
	}
	if _, err := BinaryPath("/tmp/go-build123/b001/exe/goalkeeper"); err == nil {
		t.Error("a go run program was accepted")
	}
	if _, err := BinaryPath("no-such-program"); err == nil {
		t.Error("a missing program was accepted")
	}
}
