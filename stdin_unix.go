//go:build unix

package main

import (
	"os"
	"syscall"
)

// pollable returns f such that reading it can have a deadline, where the
// system can wait for it (a pipe, not a file).
func pollable(f *os.File) *os.File {
	if err := syscall.SetNonblock(int(f.Fd()), true); err != nil {
		return f
	}
	return os.NewFile(f.Fd(), f.Name())
}
