//go:build unix

package install

import (
	"io/fs"
	"os"
	"syscall"
)

// keepOwner gives f the owner of the file that it will replace. Only root can;
// for anybody else the owner is the same already.
func keepOwner(f *os.File, old fs.FileInfo) {
	if stat, ok := old.Sys().(*syscall.Stat_t); ok {
		_ = f.Chown(int(stat.Uid), int(stat.Gid))
	}
}
