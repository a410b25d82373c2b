package workspace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"goalkeeper/policy/condition"
)

// logName ends the path of a provenance log; the task's name stands before it.
const logName = "provenance.log"

// AppendProvenance appends a line to the provenance log at path, relative to
// the workspace root. The log is a regular file, no link; one that is missing
// is created where the task's plan or tasks file stands. Anything else is an
// error, fs.ErrNotExist where there is no such task, and nothing is written.
func (w *Workspace) AppendProvenance(path, line string) error {
	if err := w.appendLog(path, line); err != nil {
		return fmt.Errorf("provenance log: %w", err)
	}
	return nil
}

func (w *Workspace) appendLog(path, line string) error {
	f, err := w.openLog(path)
	if err != nil {
		return err
	}
	defer f.Close()
	// What was opened must be what stands at path: a link that took its place
	// in between has another identity.
	opened, err := f.Stat()
	if err != nil {
		return err
	}
	standing, err := w.root.Lstat(path)
	if err != nil {
		return err
	}
	if !opened.Mode().IsRegular() || !os.SameFile(opened, standing) {
		return &fs.PathError{Op: "append", Path: path, Err: ErrNotRegular}
	}
	var tail []byte
	if size := opened.Size(); size > 0 {
		tail = make([]byte, 1)
		if _, err := f.ReadAt(tail, size-1); err != nil {
			return err
		}
	}
	if _, err := f.Write(condition.Appended(tail, line)); err != nil { // one write: lines of several processes do not mix
		return err
	}
	return f.Sync()
}

// openLog opens a log for reading and appending. Opening it changes nothing
// but for the creation of a missing one.
func (w *Workspace) openLog(path string) (*os.File, error) {
	const flags = os.O_RDWR | os.O_APPEND | nonblock
	info, err := w.root.Lstat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist) && w.hasPlan(path):
		return w.root.OpenFile(path, flags|os.O_CREATE|os.O_EXCL, 0o644)
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, &fs.PathError{Op: "append", Path: path, Err: ErrNotRegular}
	}
	return w.root.OpenFile(path, flags, 0)
}

// hasPlan reports whether a plan or tasks file stands beside a log.
func (w *Workspace) hasPlan(path string) bool {
	task, ok := strings.CutSuffix(path, logName)
	for _, name := range [...]string{"plan.md", "tasks.md"} {
		if info, err := w.root.Lstat(task + name); ok && err == nil && info.Mode().IsRegular() {
			return true
		}
	}
	return false
}
