package main

import (
	"os"
	"strings"

	"goalkeeper/internal/session"
)

// stateOf returns the folder of the world's state, which it creates.
func (w *world) stateOf() (string, error) {
	for _, kv := range w.env {
		if dir, ok := strings.CutPrefix(kv, "GOALKEEPER_STATE_DIR="); ok {
			ws := session.Open(dir, w.project).Dir()
			return ws, os.MkdirAll(ws, 0o700)
		}
	}
	return "", os.ErrNotExist
}
