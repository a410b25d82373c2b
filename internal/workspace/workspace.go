// Package workspace reads and writes the files in the user's project: goal
// records and GOAL.md (DESIGN §3). Nothing else touches the project. Every
// path goes through an os.Root, so that no "..", symlink or odd name leads
// out of it, and only regular files are read.
package workspace

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"strconv"
	"strings"
	"time"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/session"
)

// The folders of the two kinds of goal, from the workspace root.
const (
	goalDir   = ".agents/goal"
	recordDir = ".litgravity/goals"
)

// Workspace is an open workspace. Close it after use.
type Workspace struct {
	dir   string
	locks string
	root  *os.Root
}

// Open opens the workspace at dir. locks is the folder for lock files where
// a folder cannot be locked itself (Windows).
func Open(dir, locks string) (*Workspace, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("workspace: %w", err)
	}
	return &Workspace{dir: dir, locks: locks, root: root}, nil
}

// Close releases the workspace.
func (w *Workspace) Close() error { return w.root.Close() }

// Path returns the workspace's root folder.
func (w *Workspace) Path() string { return w.dir }

// Faults of a file that is there and cannot be taken.
var (
	ErrNotRegular = errors.New("not a regular file")
	ErrTooLarge   = errors.New("too large")
)

// opener is what both an os.Root and a folder opened below it can do.
type opener interface {
	OpenFile(name string, flag int, perm os.FileMode) (*os.File, error)
}

// readFile reads a regular file of at most max bytes below dir.
func readFile(dir opener, name string, max int64) ([]byte, fs.FileInfo, error) {
	f, err := dir.OpenFile(name, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, nil, err
	}
	raw, err := readAll(f, info, max)
	if err != nil {
		return nil, info, &fs.PathError{Op: "read", Path: name, Err: err}
	}
	return raw, info, nil
}

// readAll reads a regular file of at most max bytes.
func readAll(f *os.File, info fs.FileInfo, max int64) ([]byte, error) {
	if !info.Mode().IsRegular() {
		return nil, ErrNotRegular
	}
	if info.Size() > max {
		return nil, fmt.Errorf("%w: %d bytes, at most %d", ErrTooLarge, info.Size(), max)
	}
	raw := make([]byte, info.Size())
	n, err := io.ReadFull(f, raw)
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) && !errors.Is(err, io.EOF) {
		return nil, err
	}
	return raw[:n], nil
}

// writeFile writes a file whole: a temporary file beside it, fsync, rename.
func (w *Workspace) writeFile(name string, data []byte) (err error) {
	w.sweep(name)
	tmp := name + "." + strconv.Itoa(os.Getpid()) + "." + strconv.FormatInt(time.Now().UnixNano(), 36) + ".tmp"
	f, err := w.root.OpenFile(tmp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return fmt.Errorf("write %s: %w", name, err)
	}
	defer func() {
		if err != nil {
			w.root.Remove(tmp)
			err = fmt.Errorf("write %s: %w", name, err)
		}
	}()
	if info, serr := w.root.Stat(name); serr == nil {
		f.Chmod(info.Mode().Perm()) // a file keeps the mode its user gave it
	}
	if _, err = f.Write(data); err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return err
	}
	return w.root.Rename(tmp, name)
}

// sweep removes what writers of this file that died have left beside it: the
// caller holds the lock, so there is nobody else's.
func (w *Workspace) sweep(name string) {
	dir, err := w.openDir(path.Dir(name))
	if err != nil {
		return
	}
	defer dir.Close()
	d, err := dir.Open(".")
	if err != nil {
		return
	}
	defer d.Close()
	names, _ := d.Readdirnames(-1)
	for _, n := range names {
		if strings.HasPrefix(n, path.Base(name)+".") && strings.HasSuffix(n, ".tmp") {
			_ = dir.Remove(n)
		}
	}
}

// create makes a folder of ours in the project, with a .gitignore that keeps
// goals and logs out of `git add -A` (DESIGN §3, Git).
func (w *Workspace) create(dir, ignoreIn string) error {
	if err := w.root.MkdirAll(dir, 0o755); err != nil {
		return fmt.Errorf("create %s: %w", dir, err)
	}
	ignore := ignoreIn + "/.gitignore"
	if info, err := w.root.Lstat(ignore); err == nil && info.Size() > 0 {
		return nil // there, and not left empty by a process that died
	}
	f, err := w.root.OpenFile(ignore, os.O_WRONLY|os.O_CREATE, 0o644) // no lock is held yet, and two bytes are never half written
	if err != nil {
		return fmt.Errorf("create %s: %w", ignore, err)
	}
	_, err = f.WriteString("*\n")
	if err := errors.Join(err, f.Close()); err != nil {
		return fmt.Errorf("create %s: %w", ignore, err)
	}
	return nil
}

// lock runs fn while this process alone holds the folder dir, which must
// exist. A command that cannot write the state folder and a hook exclude each
// other all the same, since the lock is on the folder itself (DESIGN §4).
func (w *Workspace) lock(dir string, fn func() error) error {
	return session.Lock(folderLock(w.dir, dir, w.locks), dir, fn)
}

// GoalMD returns the bytes of GOAL.md and when the file was changed; the
// error is fs.ErrNotExist where there is none.
func (w *Workspace) GoalMD() ([]byte, time.Time, error) {
	raw, info, err := readFile(w.root, goalmd.Path, goalmd.MaxSize)
	if err != nil {
		return nil, time.Time{}, err
	}
	return raw, info.ModTime(), nil
}

// UpdateGoalMD changes GOAL.md under the folder's lock: fn gets its bytes (nil
// where there is none) and returns the new ones; nil leaves the file as it is.
// The folder is created if there is none.
func (w *Workspace) UpdateGoalMD(fn func(old []byte) ([]byte, error)) error {
	if err := w.create(goalDir, goalDir); err != nil {
		return err
	}
	return w.lock(goalDir, func() error {
		old, _, err := w.GoalMD()
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		data, err := fn(old)
		if err != nil || data == nil {
			return err
		}
		return w.writeFile(goalmd.Path, data)
	})
}

// EditGoalMD changes an existing GOAL.md under the folder's lock, as
// UpdateGoalMD does; the error is fs.ErrNotExist where there is none.
func (w *Workspace) EditGoalMD(fn func(old []byte) ([]byte, error)) error {
	if _, err := w.root.Lstat(goalDir); err != nil {
		return err
	}
	return w.UpdateGoalMD(func(old []byte) ([]byte, error) {
		if old == nil {
			return nil, fs.ErrNotExist
		}
		return fn(old)
	})
}

// RemoveGoalMD takes GOAL.md away under the folder's lock. keep gets its bytes
// first and must have put them in a safe place when it returns nil.
func (w *Workspace) RemoveGoalMD(keep func(raw []byte) error) error {
	if _, err := w.root.Lstat(goalDir); err != nil {
		return err
	}
	return w.lock(goalDir, func() error {
		raw, _, err := w.GoalMD()
		if err != nil {
			return err
		}
		if err := keep(raw); err != nil {
			return err
		}
		return w.root.Remove(goalmd.Path)
	})
}
