//go:build unix

package workspace

import (
	"os"
	"path/filepath"
	"syscall"

	"github.com/gofrs/flock"
)

// folderLock is a lock on the folder dir of the workspace itself, opened
// read-only: nothing is left behind in the project.
func folderLock(root, dir, _ string) *flock.Flock {
	return flock.New(filepath.Join(root, dir), flock.SetFlag(os.O_RDONLY|syscall.O_DIRECTORY|nonblock))
}
