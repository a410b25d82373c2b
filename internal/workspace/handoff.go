package workspace

import (
	"io/fs"
	"time"
)

// handoffDir holds what one agent leaves for the next (seed 002, Recover).
const handoffDir = ".litgravity/handoff"

// Handoff returns the newest file in the handoff folder if it is newer than
// since, as a path from the workspace root; "" if there is none.
func (w *Workspace) Handoff(since time.Time) string {
	dir, err := w.openDir(handoffDir)
	if err != nil {
		return ""
	}
	defer dir.Close()
	d, err := dir.Open(".")
	if err != nil {
		return ""
	}
	defer d.Close()
	entries, err := d.ReadDir(NewestRecords)
	if err != nil {
		return ""
	}
	newest, name := since, ""
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || info.Mode()&fs.ModeType != 0 {
			continue
		}
		if info.ModTime().After(newest) {
			newest, name = info.ModTime(), handoffDir+"/"+e.Name()
		}
	}
	return name
}
