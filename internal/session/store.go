package session

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"goalkeeper/internal/jsontext"
)

// A state file has one version a line; the last whole line is the state. So a
// new version is one write, a reader without the lock sees the old version or
// the new one, and so does whoever comes after a process that was killed:
// a line that was cut off is no JSON object. (A temporary file and a rename for
// each version take more calls and, on some file systems, a flush.)

const (
	maxVersions = 64 << 10 // a state file of this size is begun anew
	lastVersion = 2 << 10  // what is read of it first
)

// store adds a version to a state file of the folder sub; the caller holds its
// lock.
func (s *Store) store(sub, name string, version []byte) error {
	path := s.path(sub, name)
	size, err := appendLine(path, version, false)
	if errors.Is(err, fs.ErrNotExist) {
		if err := s.prepare(sub); err != nil {
			return err
		}
		size, err = appendLine(path, version, false)
	}
	if err != nil {
		return fmt.Errorf("%w: %s: %w", ErrUnwritable, name, err)
	}
	if size >= maxVersions {
		_ = replace(path, append(version, '\n'), false) // the version is stored: the next one tries again
	}
	return nil
}

// load reads a state file; a missing one is the zero value. One without a whole
// version is corrupt: whoever has its lock sets it aside.
func load[T any](path string, read func(jsontext.Value) T) (T, error) {
	var none T
	f, err := openFile(path, os.O_RDONLY)
	if os.IsNotExist(err) {
		return none, nil
	}
	if err != nil {
		return none, fmt.Errorf("state: %w", err)
	}
	defer f.Close()
	for _, most := range []int64{lastVersion, maxState} {
		raw, err := f.last(most)
		if err != nil {
			return none, fmt.Errorf("state: %w", err)
		}
		if v, ok := latest(raw); ok {
			return read(v), nil
		}
		if int64(len(raw)) == f.size {
			break
		}
	}
	if f.size == 0 {
		return none, nil // made by somebody who was killed before the first version
	}
	return none, fmt.Errorf("%w: %s", ErrCorrupt, filepath.Base(path))
}

// latest is the last whole version in raw, of which the first may lack its
// beginning.
func latest(raw []byte) (jsontext.Value, bool) {
	for len(raw) > 0 {
		begin := bytes.LastIndexByte(raw, '\n') + 1
		if line := raw[begin:]; jsontext.ValidBytes(line) {
			if v := jsontext.ParseBytes(line); v.IsObject() {
				return v, true
			}
		}
		raw = raw[:max(begin-1, 0)]
	}
	return jsontext.Value{}, false
}

// loadLocked is load for who holds the file's lock: a corrupt file is set aside.
func loadLocked[T any](path string, read func(jsontext.Value) T) (T, error) {
	v, err := load(path, read)
	if errors.Is(err, ErrCorrupt) {
		if err := os.Rename(path, path+".bad"); err != nil {
			return v, fmt.Errorf("set a corrupt state file aside: %w", err)
		}
		err = fmt.Errorf("%w.bad", err)
	}
	return v, err
}
