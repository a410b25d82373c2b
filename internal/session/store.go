package session

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
)

// fresh is the ending of a state file's next version.
const fresh = ".new"

// store writes a state file of the folder sub whole; the caller holds its lock.
// Renaming over a file makes some file systems write it out at once, which
// takes longer than everything else a hook does, so the old version is removed
// first. At every moment one of the two names has a whole version: load and
// peek look at both.
func (s *Store) store(sub, name string, data []byte) (err error) {
	defer func() {
		if err != nil {
			err = fmt.Errorf("%w: %s: %w", ErrUnwritable, name, err)
		}
	}()
	path := s.path(sub, name)
	there := exists(path)
	if !there {
		if err := s.prepare(sub); err != nil {
			return err
		}
		// Finish what a killed process may have left half way: the only whole
		// version must not be written over.
		err := rename(path+fresh, path)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		there = err == nil
	}
	if err := writeFile(path+fresh, data); err != nil {
		return err
	}
	if there {
		if err := os.Remove(path); err != nil {
			return err
		}
	}
	return rename(path+fresh, path)
}

// readLocked reads what store wrote, also where it died between its two steps.
// The caller holds the file's lock.
func readLocked(path string) ([]byte, error) {
	raw, err := readRegular(path, maxState)
	if errors.Is(err, fs.ErrNotExist) {
		return readRegular(path+fresh, maxState)
	}
	return raw, err
}

// readStored reads what store wrote, also at the moment between its two steps.
// lock is the path of the file's lock: where there is none, nobody ever stored.
func readStored(path, lock string) ([]byte, error) {
	raw, err := readRegular(path, maxState)
	for try := 0; errors.Is(err, fs.ErrNotExist) && try < 3; try++ {
		if try == 0 && !exists(lock) {
			return nil, err
		}
		raw, err = readRegular(path+fresh, maxState)
		if again, aerr := readRegular(path, maxState); aerr == nil {
			return again, nil // the next version may be half written by now
		}
	}
	return raw, err
}

func exists(path string) bool {
	_, err := os.Lstat(path)
	return err == nil
}
