package session

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// fresh is the ending of a state file's next version.
const fresh = ".new"

// store writes a state file whole; the caller holds its lock. Renaming over a
// file makes some file systems write it out at once, which takes longer than
// everything else a hook does, so the old version is removed first. At every
// moment one of the two names has a whole version: readStored looks at both.
func store(path string, data []byte) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("%w: %s: %w", ErrUnwritable, filepath.Base(path), err)
		}
	}()
	if _, serr := os.Lstat(path); errors.Is(serr, fs.ErrNotExist) {
		// Finish what a killed process may have left half way: the only whole
		// version must not be written over.
		if err := rename(path+fresh, path); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	if err := os.WriteFile(path+fresh, data, 0o600); err != nil {
		return err
	}
	if err := os.Remove(path); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return rename(path+fresh, path)
}

// readStored reads what store wrote, also at the moment between its two steps.
func readStored(path string) ([]byte, error) {
	raw, err := readRegular(path, maxState)
	for try := 0; errors.Is(err, fs.ErrNotExist) && try < 3; try++ {
		raw, err = readRegular(path+fresh, maxState)
		if again, aerr := readRegular(path, maxState); aerr == nil {
			return again, nil // the next version may be half written by now
		}
	}
	return raw, err
}
