// Package session keeps what Goalkeeper knows outside the user's project:
// sessions, owners, journal, decisions and trash (DESIGN §4). Nothing else
// touches the state folder.
package session

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"goalkeeper/internal/digest"
)

// DefaultDir returns the state folder that the environment names (DESIGN §4):
// GOALKEEPER_STATE_DIR, else XDG_STATE_HOME/goalkeeper, else the platform's
// own place under home. It returns "" where there is none.
func DefaultDir(getenv func(string) string, home, goos string) string {
	if dir := getenv("GOALKEEPER_STATE_DIR"); filepath.IsAbs(dir) {
		return dir
	}
	if dir := getenv("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "goalkeeper")
	}
	if dir := getenv("LOCALAPPDATA"); goos == "windows" && dir != "" {
		return filepath.Join(dir, "goalkeeper")
	}
	if home == "" {
		return ""
	}
	return filepath.Join(home, ".local", "state", "goalkeeper")
}

// ValidID reports whether a session id may become a file name: letters,
// digits, '.', '_', '-', at most 128 bytes, not starting with a dot.
func ValidID(id string) bool {
	if id == "" || len(id) > 128 || id[0] == '.' {
		return false
	}
	for _, c := range []byte(id) {
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', c == '.', c == '_', c == '-':
		default:
			return false
		}
	}
	return true
}

// ErrUnwritable says that the state folder cannot be written: a sandbox keeps a
// command out of it, or the disk is full.
var ErrUnwritable = errors.New("the state folder cannot be written")

// ErrNoDir is what a Store without a state folder answers.
var ErrNoDir error = noDir{}

type noDir struct{}

func (noDir) Error() string {
	return "there is no state folder: neither HOME nor GOALKEEPER_STATE_DIR is set"
}
func (noDir) Unwrap() error { return ErrUnwritable }

// Store is the state of one workspace. Its zero value, and one opened on "",
// has no folder: reading finds nothing, writing fails with ErrNoDir.
type Store struct {
	dir  string // the state folder
	ws   string // the folder of this workspace within it
	root string // the workspace's path
}

// Open returns the store of the workspace at root. It creates nothing.
func Open(dir, root string) *Store {
	if dir == "" {
		return &Store{}
	}
	return &Store{dir: dir, ws: filepath.Join(dir, digest.Hex([]byte(filepath.Clean(root)))[:16]), root: root}
}

// Dir returns the folder of this workspace's state, "" where there is none.
func (s *Store) Dir() string { return s.ws }

// path returns a path within the workspace's state.
func (s *Store) path(elem ...string) string {
	return filepath.Join(append([]string{s.ws}, elem...)...)
}

// prepare creates the workspace's state folder, and in it the folder sub,
// with a file that tells people which workspace it is.
func (s *Store) prepare(sub string) error {
	if s.ws == "" {
		return ErrNoDir
	}
	dir := s.path(sub)
	if info, err := os.Stat(dir); err == nil && info.IsDir() {
		return nil
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("%w: %w", ErrUnwritable, err)
	}
	if _, err := os.Stat(s.path("workspace")); errors.Is(err, fs.ErrNotExist) {
		if err := os.WriteFile(s.path("workspace"), []byte(s.root+"\n"), 0o600); err != nil {
			return fmt.Errorf("%w: %w", ErrUnwritable, err)
		}
	}
	return nil
}

// Root returns the workspace in which a session works, "" if no hook of it
// ran here yet.
func Root(dir, id string) string {
	if dir == "" || !ValidID(id) {
		return ""
	}
	raw, err := readRegular(filepath.Join(dir, "sessions", id), maxPath)
	if err != nil {
		return ""
	}
	return string(raw)
}

// SetRoot remembers in which workspace a session works.
func (s *Store) SetRoot(id string) error {
	if s.dir == "" {
		return ErrNoDir
	}
	if !ValidID(id) || Root(s.dir, id) == s.root {
		return nil
	}
	dir := filepath.Join(s.dir, "sessions")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return fmt.Errorf("state folder: %w", err)
	}
	return replace(filepath.Join(dir, id), []byte(s.root), false)
}

const (
	maxPath  = 4096
	maxState = 4 << 20 // a state file larger than this is not ours
	keepFor  = 30 * 24 * time.Hour
)
