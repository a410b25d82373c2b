package session

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
)

// trashTime names trashed files so that they sort by age.
const trashTime = "20060102T150405.000000000Z"

// Discard keeps the bytes of an ended goal in the trash and returns the
// file's path there. The caller removes the original afterwards, so that
// nothing is lost in between.
func (s *Store) Discard(name string, raw []byte, now time.Time) (string, error) {
	if err := s.prepare("trash"); err != nil {
		return "", err
	}
	stamp := now.UTC().Format(trashTime)
	for i := 0; ; i++ {
		path := s.path("trash", stamp+"-"+name)
		if i > 0 {
			path = s.path("trash", stamp+"."+strconv.Itoa(i)+"-"+name)
		}
		if _, err := os.Lstat(path); errors.Is(err, fs.ErrNotExist) {
			return path, replace(path, raw, true)
		}
	}
}

// Undiscard takes a file out of the trash again whose original could not be
// removed.
func (s *Store) Undiscard(path string) {
	if path != "" {
		_ = os.Remove(path)
	}
}

// Trashed is a file in the trash.
type Trashed struct {
	Path string
	Name string // the file's own name, without the time
	At   time.Time
}

// Trash lists the trash, newest first.
func (s *Store) Trash() ([]Trashed, error) {
	if s.ws == "" {
		return nil, nil
	}
	entries, err := os.ReadDir(s.path("trash"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("trash: %w", err)
	}
	var all []Trashed
	for _, e := range entries {
		stamp, name, ok := strings.Cut(e.Name(), "Z-")
		if !ok {
			stamp, name, ok = strings.Cut(e.Name(), "-") // a second file of one moment
			stamp, _, _ = strings.Cut(stamp, "Z.")
		}
		at, err := time.Parse(trashTime, stamp+"Z")
		if !ok || err != nil || !e.Type().IsRegular() {
			continue
		}
		all = append(all, Trashed{Path: s.path("trash", e.Name()), Name: name, At: at})
	}
	slices.Reverse(all)
	return all, nil
}

// ReadTrashed returns the bytes of a file in the trash.
func (s *Store) ReadTrashed(t Trashed) ([]byte, error) {
	raw, err := readRegular(t.Path, maxState)
	if err != nil {
		return nil, fmt.Errorf("trash: %w", err)
	}
	return raw, nil
}
