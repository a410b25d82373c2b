package session

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"github.com/gofrs/flock"
)

// LockWait is how long anything waits for a lock; then a stop passes and a
// command says who to wait for (DESIGN §4).
const LockWait = time.Second

// ErrLocked says that a lock was not free within LockWait.
var ErrLocked = errors.New("another process holds the lock")

// withLock runs fn while this process alone holds the named lock. Lock files
// are never renamed or removed.
func (s *Store) withLock(name string, fn func() error) error {
	if s.ws == "" {
		return ErrNoDir
	}
	l := flock.New(s.path("locks", name), flock.SetFlag(os.O_CREATE|os.O_RDWR|nonblock), flock.SetPermissions(0o600))
	ran := false
	err := Lock(l, name, func() error {
		ran = true
		return fn()
	})
	if ran || err == nil || errors.Is(err, ErrLocked) {
		return err
	}
	if err := s.prepare("locks"); err != nil { // as a rule the folder is there
		return err
	}
	return Lock(l, name, fn)
}

// Lock runs fn under a lock, which it waits for at most LockWait.
func Lock(l *flock.Flock, name string, fn func() error) error {
	ok, err := l.TryLock() // free, as a rule: no timer is started
	if err == nil && !ok {
		ctx, cancel := context.WithTimeout(context.Background(), LockWait)
		defer cancel()
		ok, err = l.TryLockContext(ctx, 2*time.Millisecond)
	}
	if errors.Is(err, context.DeadlineExceeded) || err == nil && !ok {
		return fmt.Errorf("lock %s: %w", name, ErrLocked)
	}
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("lock %s: %w: %w", name, ErrUnwritable, err)
	}
	if err != nil {
		return fmt.Errorf("lock %s: %w", name, err)
	}
	defer l.Unlock()
	return fn()
}
