package plan

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/policy/condition"
)

func folder(task string, changed int64) fstest.MapFS {
	dir := ActiveDir + "/" + task + "/" + task
	return fstest.MapFS{
		dir + planSuffix:  {Data: []byte("## Acceptance Criteria\n- a\n")},
		dir + tasksSuffix: {Data: []byte("## M1: a\n"), ModTime: time.Unix(changed, 0)},
	}
}

func join(all ...fstest.MapFS) fstest.MapFS {
	out := fstest.MapFS{}
	for _, m := range all {
		for k, v := range m {
			out[k] = v
		}
	}
	return out
}

// req: condition/task-changed-last
func TestTheTaskChangedLastIsTheDefault(t *testing.T) {
	fsys := join(folder("a", 1), folder("b", 3), folder("c", 3), folder("d", 2))
	fsys[ActiveDir+"/e/e-plan.md"] = &fstest.MapFile{ModTime: time.Unix(9, 0)}
	fsys[ActiveDir+"/stray.md"] = &fstest.MapFile{}
	names, err := Tasks(fsys)
	if diff := cmp.Diff([]string{"b", "c", "d", "a"}, names); err != nil || diff != "" {
		t.Errorf("%v\n%s", err, diff)
	}
	r, err := Synthesize(fsys, Options{})
	if err != nil || r.Task != "b" || r.Status != condition.Synthesized || r.Mode != condition.FullExecute {
		t.Errorf("%+v, %v", r, err)
	}
	if !HasTasks(fsys) || HasTasks(fstest.MapFS{"x": {}}) {
		t.Error("HasTasks")
	}
}

// req: condition/name-leaves-the-folder
func TestTaskNamesThatLeaveTheFolder(t *testing.T) {
	for _, name := range []string{"../x", "..", "a/b", `a\b`, "/etc/passwd", ".git", "a\nb"} {
		if r, err := Synthesize(folder("a", 1), Options{Task: name}); err == nil {
			t.Errorf("%q: %+v", name, r)
		}
		if _, err := LogPath(name); err == nil {
			t.Errorf("LogPath(%q) gives a path", name)
		}
	}
	if p, err := LogPath("a"); p != ".claude/dev/active/a/a-provenance.log" || err != nil {
		t.Errorf("LogPath(a) = %q, %v", p, err)
	}
}

// brokenFS cannot read one of its files.
type brokenFS struct {
	fstest.MapFS
	name string
}

func (b brokenFS) Open(name string) (fs.File, error) {
	if name == b.name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrPermission}
	}
	return b.MapFS.Open(name)
}

func (b brokenFS) Stat(name string) (fs.FileInfo, error) { return fs.Stat(b.MapFS, name) }

// req: condition/unreadable
func TestFilesThatCannotBeRead(t *testing.T) {
	plan, tasks, log := ActiveDir+"/a/a-plan.md", ActiveDir+"/a/a-tasks.md", ActiveDir+"/a/a-provenance.log"
	for _, name := range []string{plan, tasks} {
		if _, err := Synthesize(brokenFS{folder("a", 1), name}, Options{Task: "a"}); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("%s unreadable: %v", name, err)
		}
		big, pipe := folder("a", 1), folder("a", 1)
		big[name] = &fstest.MapFile{Data: make([]byte, maxFile+1)}
		pipe[name] = &fstest.MapFile{Mode: fs.ModeNamedPipe}
		for _, fsys := range []fs.FS{big, pipe} {
			if _, err := Synthesize(fsys, Options{Task: "a"}); err == nil || !strings.Contains(err.Error(), name) {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	fsys := folder("a", 1)
	if text, err := ReadLog(fsys, "a"); text != "" || err != nil {
		t.Errorf("no log: %q, %v", text, err)
	}
	fsys[log] = &fstest.MapFile{Data: []byte("x\n")}
	if text, err := ReadLog(fsys, "a"); text != "x\n" || err != nil {
		t.Errorf("log: %q, %v", text, err)
	}
	if _, err := ReadLog(brokenFS{fsys, log}, "a"); err == nil {
		t.Error("an unreadable log is taken for an empty one")
	}
	if _, err := ReadLog(fsys, "../a"); err == nil {
		t.Error("ReadLog leaves the folder")
	}
	// An unreadable log does not stop a synthesis: nothing is read from it.
	if r, err := Synthesize(brokenFS{fsys, log}, Options{Task: "a"}); err != nil || r.Status != condition.Synthesized {
		t.Errorf("%+v, %v", r, err)
	}
}
