//go:build !unix

package workspace

import "io/fs"

const nonblock = 0

func ownedByUser(fs.FileInfo) bool { return true }

func sameDevice(_, _ fs.FileInfo) bool { return true }
