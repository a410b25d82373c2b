package proof

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// change is one file that differs between two trees.
type change struct {
	path             string
	oldMode, newMode string
	oldID, newID     string
	repo             *repository // where its content can be read
	inRepo           string      // its path there
}

const (
	regular    = "100644"
	executable = "100755"
	absent     = "000000"
)

// Differs names the files that differ between two fingerprints of the checkout
// that holds dir, sorted. It fails where one of them is missing, or where its
// objects have been swept or pruned.
func Differs(ctx context.Context, dir, objectDir string, a, b Tree) ([]string, error) {
	all, err := differences(ctx, dir, objectDir, a, b)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(all))
	for i, c := range all {
		names[i] = c.path
	}
	slices.Sort(names)
	return names, nil
}

// Overwritten names the files of a that are other files, or gone, in b: what a
// run changed of the content it ran on, new files aside.
func Overwritten(ctx context.Context, dir, objectDir string, a, b Tree) ([]string, error) {
	all, err := differences(ctx, dir, objectDir, a, b)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, c := range all {
		if c.oldMode != absent {
			names = append(names, c.path)
		}
	}
	slices.Sort(names)
	return names, nil
}

// Tracked returns the tree of what git tracks in the checkout that holds dir:
// the content of its index, whatever the files are. It is for [Hidden] alone.
func Tracked(ctx context.Context, dir, objectDir string) Tree {
	objectDir, err := filepath.Abs(objectDir)
	if err != nil {
		return Tree{Why: err.Error()}
	}
	if err := os.MkdirAll(objectDir, 0o700); err != nil {
		return Tree{Why: err.Error()}
	}
	r, err := openRepository(ctx, dir, objectDir)
	if err != nil {
		return Tree{Why: err.Error()}
	}
	temp, err := os.MkdirTemp(objectDir, indexPrefix)
	if err != nil {
		return Tree{Why: err.Error()}
	}
	defer os.RemoveAll(temp)
	index := filepath.Join(temp, "index")
	if err := copyIndex(r.index, index); err != nil {
		return Tree{Why: err.Error()}
	}
	out, err := r.git(ctx, index, nil, "write-tree")
	if err != nil {
		return Tree{Why: err.Error()}
	}
	return Tree{ID: strings.TrimSpace(string(out))}
}

// Hidden names the files that git tracked and that are not in a fingerprint
// although they are still there on disk: something began to hide them from git,
// so that an edit of them changes no fingerprint. tracked comes from [Tracked].
func Hidden(ctx context.Context, dir, objectDir string, tracked, now Tree) ([]string, error) {
	all, err := differences(ctx, dir, objectDir, tracked, now)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, c := range all {
		if c.newMode != absent || c.oldMode == gitlink || ofAGoal(c.path) {
			continue
		}
		if info, err := os.Lstat(filepath.Join(c.repo.top, filepath.FromSlash(c.inRepo))); err == nil && !info.IsDir() {
			names = append(names, c.path)
		}
	}
	slices.Sort(names)
	return names, nil
}

// ofAGoal reports whether a file lies in one of the folders that no fingerprint
// looks at.
func ofAGoal(name string) bool {
	for _, f := range goalFolders {
		if strings.Contains("/"+name, "/"+f+"/") {
			return true
		}
	}
	return false
}

func differences(ctx context.Context, dir, objectDir string, a, b Tree) ([]change, error) {
	if !isObjectID(a.ID) || !isObjectID(b.ID) {
		return nil, fmt.Errorf("no comparison without two fingerprints: %s, %s", a, b)
	}
	if a.ID == b.ID {
		return nil, nil
	}
	objectDir, err := filepath.Abs(objectDir)
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, fingerprintTime)
	defer cancel()
	r, err := openRepository(ctx, dir, objectDir)
	if err != nil {
		return nil, err
	}
	return r.differences(ctx, a.ID, b.ID)
}

// differences lists changed files, and looks into inner repositories where
// both sides have a content tree for them.
func (r *repository) differences(ctx context.Context, a, b string) ([]change, error) {
	out, err := r.git(ctx, "", nil, "diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-ext-diff", a, b)
	if err != nil {
		return nil, err
	}
	var all []change
	for f := fields(out); len(f) >= 2; f = f[2:] { // ":<mode> <mode> <id> <id> <status>", path
		h := strings.Fields(strings.TrimPrefix(f[0], ":"))
		if len(h) != 5 {
			return nil, fmt.Errorf("git diff-tree printed %q", cut(f[0], 80))
		}
		c := change{f[1], h[0], h[1], h[2], h[3], r, f[1]}
		if c.oldMode == gitlink && c.newMode == gitlink {
			if inner, ok := r.inside(ctx, c); ok {
				all = append(all, inner...)
				continue
			}
		}
		all = append(all, c)
	}
	return all, nil
}

// inside lists the changes in an inner repository, and fails where it is gone
// or was not checked out on one of the sides.
func (r *repository) inside(ctx context.Context, c change) ([]change, bool) {
	dir := filepath.Join(r.top, filepath.FromSlash(c.path))
	if !isCheckout(dir) {
		return nil, false
	}
	repo, err := openCheckout(ctx, dir, r.objectDir)
	if err != nil {
		return nil, false
	}
	all, err := repo.differences(ctx, c.oldID, c.newID)
	if err != nil {
		return nil, false
	}
	for i := range all {
		all[i].path = path.Join(c.path, all[i].path)
	}
	return all, true
}

const indexPrefix = "index-"

// Sweep removes objects and leftovers of interrupted runs that nothing has
// written or needed for longer than olderThan, and says how many files that
// were. It removes nothing but what has the form of git's or our files.
func Sweep(objectDir string, olderThan time.Duration, now time.Time) (removed int, err error) {
	root, err := os.OpenRoot(objectDir)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	defer root.Close()
	old := func(e fs.DirEntry) bool {
		info, err := e.Info()
		return err == nil && now.Sub(info.ModTime()) > olderThan
	}
	entries, err := fs.ReadDir(root.FS(), ".")
	if err != nil {
		return 0, err
	}
	var errs []error
	remove := func(name string) {
		if err := root.RemoveAll(name); err != nil {
			errs = append(errs, err)
			return
		}
		removed++
	}
	for _, dir := range entries {
		name := dir.Name()
		switch {
		case strings.HasPrefix(name, indexPrefix), strings.HasPrefix(name, "tmp_"):
			if old(dir) {
				remove(name)
			}
		case dir.IsDir() && (len(name) == 2 && isHex(name) || name == "pack" || name == "info"):
			files, err := fs.ReadDir(root.FS(), name)
			if err != nil {
				errs = append(errs, err)
				continue
			}
			for _, f := range files {
				if !f.IsDir() && old(f) {
					remove(path.Join(name, f.Name()))
				}
			}
			root.Remove(name) // only if nothing is left in it
		}
	}
	return removed, errors.Join(errs...)
}

func isHex(s string) bool {
	return strings.Trim(s, "0123456789abcdef") == ""
}

// Contains reports whether a fingerprint of the checkout that holds dir has the
// file name, a path from dir.
func Contains(ctx context.Context, dir, objectDir string, t Tree, name string) bool {
	if !isObjectID(t.ID) || !filepath.IsLocal(name) {
		return false
	}
	objectDir, err := filepath.Abs(objectDir)
	if err != nil {
		return false
	}
	r, err := openRepository(ctx, dir, objectDir)
	if err != nil {
		return false
	}
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		if below, err := filepath.Rel(r.top, real); err == nil {
			name = filepath.Join(below, name)
		}
	}
	_, err = r.git(ctx, "", nil, "cat-file", "-e", t.ID+":"+filepath.ToSlash(name))
	return err == nil
}
