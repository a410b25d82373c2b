package install

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// stateNames are the entries of the state folder that are known by name
// (DESIGN §4); a workspace's folder is known by the file workspace in it.
var stateNames = [...]string{"install", "sessions"}

const workspaceFile = "workspace"

// purge removes what Goalkeeper keeps in the state folder, and says what that
// is. The folder is a setting and may be shared by mistake, so only entries
// that are known to be ours go; the folder itself goes when it is empty.
func (in installer) purge(report *Report) error {
	entries, err := os.ReadDir(in.StateDir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("list the state folder: %w", err)
	}
	installed, err := in.records().all()
	if err != nil {
		return err
	}
	var own []string
	workspaces := 0
	for _, e := range entries {
		path := filepath.Join(in.StateDir, e.Name())
		_, err := os.Stat(filepath.Join(path, workspaceFile))
		switch {
		case err == nil && e.IsDir():
			workspaces++
			own = append(own, path)
		case path == in.records().folder && len(installed) > 0 && !in.DryRun:
			report.note("%s stays: Goalkeeper is still installed in %s; uninstall with --all", path, installed[0].Settings)
		case slices.Contains(stateNames[:], e.Name()):
			own = append(own, path)
		default:
			report.note("%s is not known to be Goalkeeper's and stays", path)
		}
	}
	files, size := count(own)
	report.note("state folder %s: %d files, %d bytes, of %d workspaces (sessions, journals, copies and ended goals)", in.StateDir, files, size, workspaces)
	if in.DryRun {
		return nil
	}
	for _, path := range own {
		if err := os.RemoveAll(path); err != nil {
			return fmt.Errorf("purge the state folder: %w", err)
		}
	}
	_ = in.remove(in.StateDir)
	return nil
}

// count is the number of files below paths and their bytes.
func count(paths []string) (files int, size int64) {
	for _, path := range paths {
		// What cannot be read is not counted; removing it will say so.
		_ = filepath.WalkDir(path, func(_ string, d fs.DirEntry, err error) error {
			if err == nil && d.Type().IsRegular() {
				files++
				if info, err := d.Info(); err == nil {
					size += info.Size()
				}
			}
			return nil
		})
	}
	return files, size
}
