package session

import (
	"errors"
	"io/fs"
	"os"
)

// Copy returns the last good copy of a goal's file, nil where there is none.
// name is a plain file name. Together with the journal it is the witness of
// what the file said before somebody changed it (DESIGN §4).
func (s *Store) Copy(name string) ([]byte, error) {
	if s.ws == "" {
		return nil, nil
	}
	raw, err := readRegular(s.path("copies", name), maxState)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return raw, err
}

// KeepCopy keeps the bytes of a goal's file as its last good copy.
func (s *Store) KeepCopy(name string, raw []byte) error {
	if err := s.prepare("copies"); err != nil {
		return err
	}
	return replace(s.path("copies", name), raw, false)
}

// DropCopy forgets the copy of a goal that ended.
func (s *Store) DropCopy(name string) {
	if s.ws != "" {
		_ = os.Remove(s.path("copies", name))
	}
}

// Copies lists the names of the files of which a last good copy is kept.
func (s *Store) Copies() []string {
	if s.ws == "" {
		return nil
	}
	entries, err := os.ReadDir(s.path("copies"))
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		if e.Type().IsRegular() {
			names = append(names, e.Name())
		}
	}
	return names
}
