//go:build !linux && !darwin && !windows

package session

// ProcessBorn cannot tell on this system.
func ProcessBorn(int) (born string, ok bool) { return "", false }
