package workspace

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// skillPlaces are where the host looks for a skill or command of a name, below
// the project's .claude folder and the user's configuration folder.
var skillPlaces = [...]string{
	"skills/NAME/SKILL.md", "commands/NAME.md", "commands/*/NAME.md",
	"plugins/*/skills/NAME/SKILL.md", "plugins/*/commands/NAME.md",
	"plugins/cache/*/*/*/skills/NAME/SKILL.md", "plugins/cache/*/*/*/commands/NAME.md",
	"plugins/marketplaces/*/skills/NAME/SKILL.md", "plugins/marketplaces/*/plugins/*/skills/NAME/SKILL.md",
}

// HasCommand reports whether a skill, command or program of this name can be
// found: in the project, in the user's configuration folder, in a folder of
// searchPath (DESIGN §7, Granularity).
func (w *Workspace) HasCommand(name, configDir, searchPath string) bool {
	if sub, err := fs.Sub(w.FS(), ".claude"); err == nil && hasSkill(sub, name) {
		return true
	}
	if configDir != "" && hasSkill(os.DirFS(configDir), name) {
		return true
	}
	for _, dir := range filepath.SplitList(searchPath) {
		info, err := os.Stat(filepath.Join(dir, name))
		if filepath.IsAbs(dir) && err == nil && info.Mode().IsRegular() && info.Mode().Perm()&0o111 != 0 {
			return true
		}
	}
	return false
}

func hasSkill(fsys fs.FS, name string) bool {
	for _, place := range skillPlaces {
		if found, err := fs.Glob(fsys, strings.Replace(place, "NAME", name, 1)); err == nil && len(found) > 0 {
			return true
		}
	}
	return false
}

// HasFolder reports whether the workspace has a folder of this name.
func (w *Workspace) HasFolder(name string) bool {
	info, err := w.root.Stat(name)
	return err == nil && info.IsDir()
}
