//go:build unix

package workspace

import (
	"io/fs"
	"os"
	"syscall"
)

// nonblock keeps an open of a FIFO from waiting for its other end.
const nonblock = syscall.O_NONBLOCK

func ownedByUser(info fs.FileInfo) bool {
	st, ok := info.Sys().(*syscall.Stat_t)
	return !ok || int(st.Uid) == os.Getuid()
}

func sameDevice(a, b fs.FileInfo) bool {
	x, ok := a.Sys().(*syscall.Stat_t)
	y, ok2 := b.Sys().(*syscall.Stat_t)
	return !ok || !ok2 || x.Dev == y.Dev
}
