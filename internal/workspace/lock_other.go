//go:build !unix

package workspace

import (
	"path/filepath"
	"strings"

	"github.com/gofrs/flock"
)

// folderLock is a lock file in the state folder: a folder cannot be locked
// here.
func folderLock(_, dir, locks string) *flock.Flock {
	return flock.New(filepath.Join(locks, strings.ReplaceAll(dir, "/", "-")))
}
