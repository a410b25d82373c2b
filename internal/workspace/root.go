package workspace

import (
	"os"
	"path/filepath"
	"strings"

	"goalkeeper/internal/goalmd"
)

// FindRoot returns the workspace of a hook (DESIGN §3): the linked worktree
// of projectDir's own repository that holds cwd, else projectDir, else the
// root found by walking up from cwd. home stops the walk.
func FindRoot(cwd, projectDir, home string) string {
	if projectDir == "" {
		return Walk(cwd, home)
	}
	projectDir = filepath.Clean(projectDir)
	if tree := worktree(cwd); tree != "" {
		common := commonDir(filepath.Join(tree, ".git"))
		if common != "" && common == commonDir(dotGit(projectDir)) {
			return tree
		}
	}
	return projectDir
}

// Bare reports whether root has neither a GOAL.md nor a folder of records: two
// looks that spare a hook opening it.
func Bare(root string) bool {
	for _, path := range [...]string{goalmd.Path, recordDir} {
		if _, err := os.Lstat(filepath.Join(root, path)); !os.IsNotExist(err) {
			return false
		}
	}
	return true
}

// marks are what makes a folder a workspace root for the walk.
var marks = [...]string{".agents/goal", ".litgravity", ".git"}

// Walk returns the nearest parent of cwd, itself included, that has a goal
// folder or a repository, else cwd. It stops at home, at a file-system border
// and below the root of all folders, and passes over a root that belongs to
// another user.
func Walk(cwd, home string) string {
	cwd = filepath.Clean(cwd)
	start, err := os.Lstat(cwd)
	if err != nil {
		return cwd
	}
	homeInfo, _ := os.Stat(home)
	for dir, info := cwd, start; ; {
		atHome := homeInfo != nil && leadsTo(dir, info, homeInfo)
		if atHome && dir != cwd {
			return cwd
		}
		parent := filepath.Dir(dir)
		if parent == dir && dir != cwd {
			return cwd // what lies in / is no workspace of everybody
		}
		for _, m := range marks {
			if _, err := os.Lstat(filepath.Join(dir, m)); err == nil {
				if ownedByUser(info) {
					return dir
				}
				return cwd
			}
		}
		if parent == dir || atHome {
			return cwd
		}
		info, err = os.Lstat(parent)
		if err != nil || !sameDevice(start, info) {
			return cwd
		}
		dir = parent
	}
}

// Creatable reports whether a hook may create a goal in root: not in the home
// folder itself and not in a file system's root.
func Creatable(root, home string) bool {
	root = filepath.Clean(root)
	return !sameFolder(root, home) && filepath.Dir(root) != root
}

// leadsTo reports whether dir, of which info is known, is the given folder or a
// link to it.
func leadsTo(dir string, info, folder os.FileInfo) bool {
	if info.Mode()&os.ModeSymlink != 0 {
		var err error
		if info, err = os.Stat(dir); err != nil {
			return false
		}
	}
	return os.SameFile(info, folder)
}

// sameFolder reports whether two paths name one folder, however spelled.
func sameFolder(a, b string) bool {
	if a == "" || b == "" {
		return false
	}
	if filepath.Clean(a) == filepath.Clean(b) {
		return true
	}
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}

// worktree returns the linked worktree that holds dir, "" if the nearest
// repository is not a linked worktree.
func worktree(dir string) string {
	git := dotGit(dir)
	if git == "" {
		return ""
	}
	if info, err := os.Lstat(git); err != nil || !info.Mode().IsRegular() {
		return ""
	}
	return filepath.Dir(git)
}

// dotGit returns the nearest .git above dir, dir included, or "".
func dotGit(dir string) string {
	for dir = filepath.Clean(dir); filepath.IsAbs(dir); {
		git := filepath.Join(dir, ".git")
		if _, err := os.Lstat(git); err == nil {
			return git
		}
		parent := filepath.Dir(dir)
		if parent == dir {
			break
		}
		dir = parent
	}
	return ""
}

// commonDir returns the repository folder that all worktrees share: for a
// .git folder itself, for a .git file what its gitdir names as commondir. A
// submodule has no commondir file and is a repository of its own.
func commonDir(git string) string {
	info, err := os.Lstat(git)
	if git == "" || err != nil {
		return ""
	}
	if info.IsDir() {
		return realPath(git)
	}
	dir, ok := strings.CutPrefix(readSmall(git), "gitdir:")
	if !ok {
		return ""
	}
	dir = strings.TrimSpace(dir)
	if !filepath.IsAbs(dir) {
		dir = filepath.Join(filepath.Dir(git), dir)
	}
	common := strings.TrimSpace(readSmall(filepath.Join(dir, "commondir")))
	switch {
	case common == "":
		return realPath(dir)
	case !filepath.IsAbs(common):
		common = filepath.Join(dir, common)
	}
	return realPath(common)
}

func realPath(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return filepath.Clean(path)
}

// readSmall returns the text of a small regular file, "" if there is none.
func readSmall(path string) string {
	f, err := os.OpenFile(path, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return ""
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return ""
	}
	raw, err := readAll(f, info, 4096)
	if err != nil {
		return ""
	}
	return string(raw)
}
