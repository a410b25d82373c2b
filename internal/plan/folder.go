// Package plan reads AA-MA plan and task files, the inputs of a /goal condition
// (seed 000, step 1). It reads from an fs.FS whose root is the project.
package plan

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"sort"
	"strings"
	"time"

	"goalkeeper/policy/condition"
)

// ActiveDir is the folder of the task folders.
const ActiveDir = ".claude/dev/active"

// maxFile is the size in bytes above which a file is refused.
const maxFile = 1 << 20

// The files of a task folder; each name follows the task's own.
const (
	planSuffix  = "-plan.md"
	tasksSuffix = "-tasks.md"
	logSuffix   = "-provenance.log"
)

// others are the files that a condition is not made from, but that a complete
// task folder has.
var others = [...]string{"-reference.md", "-context-log.md", logSuffix}

// ErrNoTask says that there is no task folder to work with.
var ErrNoTask = errors.New("no task under " + ActiveDir)

// LogPath returns the path of a task's provenance log in the project. The error
// says that the name can be none.
func LogPath(task string) (string, error) {
	if err := condition.CheckTask(task); err != nil {
		return "", err
	}
	return filePath(task, logSuffix), nil
}

func filePath(task, suffix string) string { return path.Join(ActiveDir, task, task+suffix) }

// HasTasks reports whether the project has task folders at all.
func HasTasks(fsys fs.FS) bool {
	info, err := fs.Stat(fsys, ActiveDir)
	return err == nil && info.IsDir()
}

// Tasks lists the tasks that have a tasks file, the one changed last first.
func Tasks(fsys fs.FS) ([]string, error) {
	entries, err := fs.ReadDir(fsys, ActiveDir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("listing %s: %w", ActiveDir, err)
	}
	type task struct {
		name    string
		changed time.Time
	}
	var found []task
	for _, e := range entries {
		if !e.IsDir() || condition.CheckTask(e.Name()) != nil {
			continue
		}
		if info, err := fs.Stat(fsys, filePath(e.Name(), tasksSuffix)); err == nil && info.Mode().IsRegular() {
			found = append(found, task{e.Name(), info.ModTime()})
		}
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].changed.After(found[j].changed) })
	names := make([]string, len(found))
	for i, t := range found {
		names[i] = t.name
	}
	return names, nil
}

// Find returns the task of that name, or without a name the one whose tasks file
// changed last. A name that can be none and a folder that is not there are
// errors; the latter wraps ErrNoTask.
func Find(fsys fs.FS, name string) (string, error) {
	if name == "" {
		names, err := Tasks(fsys)
		if err == nil && len(names) == 0 {
			err = ErrNoTask
		}
		if err != nil {
			return "", err
		}
		return names[0], nil
	}
	if err := condition.CheckTask(name); err != nil {
		return "", err
	}
	if info, err := fs.Stat(fsys, path.Join(ActiveDir, name)); err != nil || !info.IsDir() {
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", fmt.Errorf("task %s: %w", name, err)
		}
		names, _ := Tasks(fsys)
		if len(names) == 0 {
			return "", fmt.Errorf("task %s: %w", name, ErrNoTask)
		}
		return "", fmt.Errorf("task %s: %w of that name; there are %s", name, ErrNoTask, strings.Join(names, ", "))
	}
	return name, nil
}

// read returns the text of a file of a task folder; found is false where there is
// none. A file that is no regular one, is too big or cannot be read is an error.
func read(fsys fs.FS, name string) (text string, found bool, err error) {
	info, err := fs.Stat(fsys, name)
	if errors.Is(err, fs.ErrNotExist) {
		return "", false, nil
	}
	if err != nil {
		return "", false, fmt.Errorf("reading %s: %w", name, err)
	}
	if !info.Mode().IsRegular() {
		return "", false, fmt.Errorf("reading %s: not a regular file", name)
	}
	f, err := fsys.Open(name)
	if err != nil {
		return "", false, fmt.Errorf("reading %s: %w", name, err)
	}
	defer f.Close()
	b, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err != nil {
		return "", false, fmt.Errorf("reading %s: %w", name, err)
	}
	if len(b) > maxFile {
		return "", false, fmt.Errorf("reading %s: larger than 1 MiB", name)
	}
	return string(b), true, nil
}

// ReadLog returns the text of a task's provenance log, "" where there is none.
func ReadLog(fsys fs.FS, task string) (string, error) {
	name, err := LogPath(task)
	if err != nil {
		return "", err
	}
	text, _, err := read(fsys, name)
	return text, err
}
