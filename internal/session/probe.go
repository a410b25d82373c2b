package session

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

// Probe writes into the state folder, takes a lock there as a hook does, and
// leaves nothing behind but the folder. It says what stands in the way.
func (s *Store) Probe() error {
	if s.ws == "" {
		return ErrNoDir
	}
	if err := os.MkdirAll(s.dir, 0o700); err != nil {
		return fmt.Errorf("state folder: %w", err)
	}
	name := filepath.Join(s.dir, "probe")
	if err := replace(name, nil, false); err != nil {
		return err
	}
	if err := os.Remove(name); err != nil {
		return err
	}
	done := errors.New("nothing to store")
	if err := s.UpdateOwners(func(Owners) error { return done }); !errors.Is(err, done) {
		return err
	}
	return nil
}

// SetAside lists the state files of this workspace that could not be read and
// were put aside, from the state folder.
func (s *Store) SetAside() []string {
	if s.ws == "" {
		return nil
	}
	var all []string
	for _, pattern := range []string{"*.bad", filepath.Join("sessions", "*.bad")} {
		// Glob fails on a bad pattern alone; the folder's own name has no magic
		// in it that this could not live with.
		names, _ := filepath.Glob(s.path(pattern))
		all = append(all, names...)
	}
	return all
}
