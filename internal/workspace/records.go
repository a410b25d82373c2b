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
	found, err := newest(dir, ".json", max)
	if err != nil {
		return nil, err
	}
	files := make([]RecordFile, 0, len(found))
	for _, info := range found {
		files = append(files, readRecord(dir, info.Name()))
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
	dir, err := w.openDir(recordDir)
	if err != nil {
		f.Err = err
		return f
	}
	defer dir.Close()
	return readRecord(dir, slug+".json")
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
