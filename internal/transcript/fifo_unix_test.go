//go:build unix

package transcript

import (
	"path/filepath"
	"syscall"
	"testing"
)

func TestAFIFOIsRefusedWithoutWaiting(t *testing.T) {
	path := filepath.Join(t.TempDir(), "fifo")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip("no FIFO here: ", err)
	}
	if _, err := Read(path, 0, -1); err == nil {
		t.Error("a FIFO was read")
	}
}
