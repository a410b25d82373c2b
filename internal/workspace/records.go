package workspace

import (
	"errors"
	"io/fs"
	"strings"
	"time"

	"goalkeeper/internal/goal"
)

// RecordFile is a goal record's file as it was read.
type RecordFile struct {
	Slug    string // the file's stem
	Path    string // from the workspace root
	Raw     []byte
	Changed time.Time
	Err     error // why it could not be read
}

// Records returns the newest record files, at most max of them (0 = all), the
// one changed last first. A workspace without records has none.
func (w *Workspace) Records(max int) ([]RecordFile, error) {
	dir, err := w.openDir(recordDir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	names, err := newest(dir, max)
	if err != nil {
		return nil, err
	}
	files := make([]RecordFile, 0, len(names))
	for _, name := range names {
		files = append(files, readRecord(dir, name))
	}
	return files, nil
}

// Record returns one record's file; its Err is fs.ErrNotExist where there is
// none.
func (w *Workspace) Record(slug string) RecordFile {
	f := RecordFile{Slug: slug, Path: recordDir + "/" + slug + ".json"}
	if !goal.ValidSlug(slug) {
		f.Err = fs.ErrNotExist // no such name can be one of ours
		return f
	}
	return w.readRecordAt(slug + ".json")
}

func (w *Workspace) readRecordAt(name string) RecordFile {
	dir, err := w.openDir(recordDir)
	if err != nil {
		return RecordFile{Slug: strings.TrimSuffix(name, ".json"), Path: recordDir + "/" + name, Err: err}
	}
	defer dir.Close()
	return readRecord(dir, name)
}

func readRecord(dir opener, name string) RecordFile {
	f := RecordFile{Slug: strings.TrimSuffix(name, ".json"), Path: recordDir + "/" + name}
	var info fs.FileInfo
	f.Raw, info, f.Err = readFile(dir, name, goal.MaxSize)
	if info != nil {
		f.Changed = info.ModTime()
	}
	return f
}
