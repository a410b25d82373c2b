//go:build !unix

package session

import (
	"io/fs"
	"os"
)

const nonblock = 0

// file is an open regular file.
type file struct {
	*os.File
	size int64 // when it was opened
}

// openFile opens a regular file, with 0600 where flag creates it.
func openFile(path string, flag int) (file, error) {
	f, err := os.OpenFile(path, flag, 0o600)
	if err != nil {
		return file{}, err
	}
	info, err := f.Stat()
	if err == nil && !info.Mode().IsRegular() {
		err = &fs.PathError{Op: "open", Path: path, Err: errNotRegular}
	}
	if err != nil {
		f.Close()
		return file{}, err
	}
	return file{f, info.Size()}, nil
}
