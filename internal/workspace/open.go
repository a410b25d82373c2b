package workspace

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// ErrNotFolder says that something else stands where a folder is expected.
var ErrNotFolder = errors.New("not a folder")

// openDir opens a folder below the root, and nothing else: opening a FIFO in
// its place would wait for ever.
func (w *Workspace) openDir(name string) (*os.Root, error) {
	info, err := os.Stat(filepath.Join(w.dir, name)) // the root keeps to itself below
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return nil, &fs.PathError{Op: "open", Path: name, Err: ErrNotFolder}
	}
	return w.root.OpenRoot(name)
}

// files is the workspace as a file system that opens regular files and folders
// only, without waiting.
type files struct{ root *os.Root }

// FS returns the workspace as a file system to read from.
func (w *Workspace) FS() fs.FS { return files{w.root} }

func (f files) Open(name string) (fs.File, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrInvalid}
	}
	file, err := f.root.OpenFile(name, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return nil, err
	}
	info, err := file.Stat()
	if err == nil && !info.Mode().IsRegular() && !info.IsDir() {
		err = &fs.PathError{Op: "open", Path: name, Err: ErrNotRegular}
	}
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return file, nil
}

// Stat implements fs.StatFS.
func (f files) Stat(name string) (fs.FileInfo, error) {
	if !fs.ValidPath(name) {
		return nil, &fs.PathError{Op: "stat", Path: name, Err: fs.ErrInvalid}
	}
	return f.root.Stat(name)
}
