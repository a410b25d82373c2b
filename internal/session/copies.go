package session

import (
	"bytes"
	"os"
	"strings"
)

// copyPath is where the last good copy of a goal's file is kept.
func (s *Store) copyPath(key string) string {
	return s.path("copies", strings.ReplaceAll(key, ":", "-"))
}

// Copy returns the last good copy of a goal's file, by hold.Goal.Key; nil
// where there is none. Together with the journal it is the witness of what the
// file said before somebody changed it (DESIGN §4).
func (s *Store) Copy(key string) []byte {
	if s.ws == "" {
		return nil
	}
	raw, err := readRegular(s.copyPath(key), maxState)
	if err != nil {
		return nil
	}
	return raw
}

// SaveCopy keeps the bytes of a goal's file as its last good copy. A copy that
// cannot be written is no fault: the next one may be.
func (s *Store) SaveCopy(key string, raw []byte) {
	if bytes.Equal(s.Copy(key), raw) || s.prepare("copies") != nil {
		return
	}
	_ = replace(s.copyPath(key), raw, false)
}

// DropCopy forgets the copy of a goal that ended.
func (s *Store) DropCopy(key string) {
	if s.ws != "" {
		_ = os.Remove(s.copyPath(key))
	}
}
