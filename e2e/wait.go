//go:build e2e

package e2e

import (
	"strconv"
	"time"
)

const (
	waitLimit = 30 * time.Second // for the terminal to show something, or a hook to run
	pollEvery = 20 * time.Millisecond
)

// WaitUntil polls until is true, and fails the test naming what it waited for.
func (w *World) WaitUntil(what string, is func() bool) {
	w.t.Helper()
	for deadline := time.Now().Add(waitLimit); !is(); time.Sleep(pollEvery) {
		if time.Now().After(deadline) {
			w.t.Fatalf("waited %v for %s", waitLimit, what)
		}
	}
}

// WaitForEvents waits until the client has raised an event n times.
func (w *World) WaitForEvents(name string, n int) {
	w.t.Helper()
	w.WaitUntil(strconv.Itoa(n)+" "+name+" events", func() bool { return len(w.Events(name)) >= n })
}
