package install

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// disk is what installing needs of the file system. Tests put a fault into one
// of its fields.
type disk struct {
	read   func(path string) ([]byte, error) // fs.ErrNotExist where there is no file
	write  func(path string, data []byte, mode fs.FileMode) error
	remove func(path string) error // a file or an empty folder
}

func realDisk() disk { return disk{read: readFile, write: writeFile, remove: os.Remove} }

// maxFile is the size in bytes above which a file is refused.
const maxFile = 16 << 20

// readFile reads a regular file. Anything else (a pipe, a device, a folder) is
// an error before it is opened, since opening a pipe blocks.
func readFile(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is not a regular file", path)
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err == nil && len(data) > maxFile {
		err = fmt.Errorf("%s is larger than %d MiB", path, maxFile>>20)
	}
	return data, err
}

// writeFile puts data at path in one step: a temporary file beside it, synced,
// then renamed. An existing file keeps its permissions and owner; mode (before
// umask) is for a new one. What was written is read back.
func writeFile(path string, data []byte, mode fs.FileMode) (err error) {
	temp, err := createBeside(path, mode)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			_ = temp.Close()
			_ = os.Remove(temp.Name())
		}
	}()
	if info, err := os.Stat(path); err == nil {
		if err := temp.Chmod(info.Mode().Perm()); err != nil {
			return err
		}
		keepOwner(temp, info)
	}
	if _, err = temp.Write(data); err != nil {
		return err
	}
	if err = temp.Sync(); err != nil {
		return err
	}
	if err = temp.Close(); err != nil {
		return err
	}
	if err = os.Rename(temp.Name(), path); err != nil {
		return err
	}
	back, err := readFile(path)
	if err == nil && !bytes.Equal(back, data) {
		err = fmt.Errorf("%s reads back other than it was written", path)
	}
	return err
}

// createBeside makes a new file in the folder of path, under the umask.
func createBeside(path string, mode fs.FileMode) (*os.File, error) {
	for n := 0; ; n++ {
		name := fmt.Sprintf("%s.goalkeeper-%d-%d", path, os.Getpid(), n)
		f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
		if !errors.Is(err, fs.ErrExist) || n == 100 {
			return f, err
		}
	}
}

// missingFolders lists dir and its parents as far as they are not there, the
// outermost first.
func missingFolders(dir string) []string {
	var missing []string
	for d := dir; ; d = filepath.Dir(d) {
		if _, err := os.Lstat(d); !errors.Is(err, fs.ErrNotExist) || d == filepath.Dir(d) {
			slices.Reverse(missing)
			return missing
		}
		missing = append(missing, d)
	}
}

// resolve follows path to the file that a write must reach: links are written
// through, also one that leads to a file which does not exist yet.
func resolve(path string) (string, error) {
	path, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	for range 40 {
		if dir, err := filepath.EvalSymlinks(filepath.Dir(path)); err == nil {
			path = filepath.Join(dir, filepath.Base(path))
		}
		target, err := os.Readlink(path)
		if err != nil {
			return path, nil
		}
		if !filepath.IsAbs(target) {
			target = filepath.Join(filepath.Dir(path), target)
		}
		path = target
	}
	return "", fmt.Errorf("%s leads through too many links", path)
}
