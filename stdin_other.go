//go:build !unix

package main

import "os"

// pollable returns f as it is: reading it cannot have a deadline here.
func pollable(f *os.File) *os.File { return f }
