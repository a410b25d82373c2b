package proof

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Tree is the fingerprint of a checkout's content: the id of a git tree over
// its tracked and its untracked, not ignored files, or why there is none. It
// depends on what the files are, not on commits, the index or the branch:
// committing, amending and rebasing the same content keep it.
type Tree struct {
	ID  string
	Why string // why there is no ID, as in "outside git", "longer than 60 s"
}

// String returns the id, or "none (why)".
func (t Tree) String() string {
	switch {
	case t.ID != "":
		return t.ID
	case t.Why != "":
		return "none (" + t.Why + ")"
	}
	return "none"
}

// fingerprintTime is how long a fingerprint may take.
const fingerprintTime = 60 * time.Second

// bigFile is the size above which a file is hashed but not copied into the
// object folder: only its name is ever asked for.
const bigFile = 32 << 20

// goalFolders are what goals are made of, from the workspace root: writing
// about the work is no change of the work.
var goalFolders = [...]string{".litgravity/goals", ".litgravity/ledger", ".litgravity/evidence", ".agents/goal"}

// Fingerprint returns the content tree of the checkout that holds dir, without
// the goal folders of dir and of the checkout's root. Objects that the
// repository does not have yet go to objectDir, which is created; of the user's
// files nothing changes but the time of an object that git meets again, as with
// every git command.
//
// The content of submodules and of repositories inside the checkout counts,
// whatever they have committed; other worktrees of the same repository do not.
// Clean filters do not run: filtered files count as they are on disk.
func Fingerprint(ctx context.Context, dir, objectDir string) Tree {
	return fingerprint(ctx, dir, objectDir, fingerprintTime)
}

func fingerprint(ctx context.Context, dir, objectDir string, limit time.Duration) Tree {
	timed, cancel := context.WithTimeout(ctx, limit)
	defer cancel()
	id, err := contentTree(timed, dir, objectDir)
	switch {
	case err == nil:
		return Tree{ID: id}
	case ctx.Err() != nil:
		return Tree{Why: "interrupted"}
	case timed.Err() != nil:
		return Tree{Why: fmt.Sprintf("longer than %g s", limit.Seconds())}
	}
	return Tree{Why: err.Error()}
}

func contentTree(ctx context.Context, dir, objectDir string) (string, error) {
	objectDir, err := filepath.Abs(objectDir)
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(objectDir, 0o700); err != nil {
		return "", err
	}
	r, err := openRepository(ctx, dir, objectDir)
	if err != nil {
		return "", err
	}
	exclude := slices.Clone(goalFolders[:])
	if real, err := filepath.EvalSymlinks(dir); err == nil {
		if below, err := filepath.Rel(r.top, real); err == nil && below != "." && filepath.IsLocal(below) {
			for _, f := range goalFolders {
				exclude = append(exclude, path.Join(filepath.ToSlash(below), f))
			}
		}
	}
	return r.contentTree(ctx, exclude)
}

// contentTree brings a copy of the index up to what is in the working tree and
// writes it as a tree. exclude names folders that do not count.
func (r *repository) contentTree(ctx context.Context, exclude []string) (string, error) {
	temp, err := os.MkdirTemp(r.objectDir, indexPrefix)
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(temp)
	index := filepath.Join(temp, "index")
	if err := copyIndex(r.index, index); err != nil {
		return "", fmt.Errorf("copying the index: %w", err)
	}
	if err := r.disarmFilters(ctx); err != nil {
		return "", err
	}
	git := func(stdin []byte, args ...string) ([]byte, error) {
		return r.git(ctx, index, stdin, args...)
	}

	links, err := r.distrust(git, exclude)
	if err != nil {
		return "", err
	}
	big, nested, err := r.survey(git, exclude)
	if err != nil {
		return "", err
	}
	if len(big) > 0 {
		if _, err := git(zeroEnded(big), "update-index", "-z", "--add", "--remove", "--replace", "--info-only", "--stdin"); err != nil {
			return "", err
		}
	}

	pathspecs := []string{"."}
	for _, p := range slices.Concat(exclude, nested, big) {
		pathspecs = append(pathspecs, ":(top,exclude,literal)"+p)
	}
	if _, err := git(zeroEnded(pathspecs), "add", "-A", "--ignore-errors", "--pathspec-from-file=-", "--pathspec-file-nul"); err != nil && !failedEntries(err) {
		return "", err
	}
	if err := r.forgetUntaken(git, slices.Concat(exclude, nested, big)); err != nil {
		return "", err
	}
	if err := r.addNested(ctx, git, links, nested); err != nil {
		return "", err
	}
	out, err := git(nil, "write-tree", "--missing-ok")
	if err != nil {
		return "", err
	}
	id := strings.TrimSpace(string(out))
	if !isObjectID(id) {
		return "", fmt.Errorf("git write-tree printed %q", cut(id, 80))
	}
	return id, nil
}

// forgetUntaken removes from the index what git add could not take up (an
// unreadable file, a FIFO in a file's place): it must not stand for what was
// there before.
func (r *repository) forgetUntaken(git gitFunc, exclude []string) error {
	spec := []string{"diff-files", "-z", "--name-only", "--no-ext-diff", "--", "."}
	for _, p := range exclude {
		spec = append(spec, ":(top,exclude,literal)"+p)
	}
	left, err := git(nil, spec...)
	if err != nil || len(left) == 0 {
		return err
	}
	_, err = git(left, "update-index", "-z", "--force-remove", "--stdin")
	return err
}

// gitFunc runs git with the copied index.
type gitFunc func(stdin []byte, args ...string) ([]byte, error)

// copyIndex copies the index with its time, by which git knows which entries
// were written so soon after a file's change that the file must be read. A
// repository where nothing was ever added has none.
func copyIndex(from, to string) error {
	src, err := os.Open(from)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer src.Close()
	info, err := src.Stat()
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return errors.New("not a regular file")
	}
	dst, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(dst, src)
	if err := errors.Join(err, dst.Close()); err != nil {
		return err
	}
	return os.Chtimes(to, info.ModTime(), info.ModTime())
}

// disarmFilters makes every configured filter harmless. A filter is a program
// of the repository's choice, and one that prints yesterday's content would
// hide an edit.
func (r *repository) disarmFilters(ctx context.Context) error {
	out, err := r.git(ctx, "", nil, "config", "-z", "--name-only", "--get-regexp", `^filter\..*\.(clean|process|required)$`)
	if err != nil && !failedEntries(err) { // 1: there is none
		return err
	}
	var seen []string
	for _, key := range fields(out) {
		name := key[:strings.LastIndexByte(key, '.')]
		if slices.Contains(seen, name) {
			continue
		}
		if strings.Contains(name, "=") { // git -c ends the name there
			return fmt.Errorf("a filter with an equals sign in its name: %q", name)
		}
		seen = append(seen, name)
		r.filters = append(r.filters, name+".clean=", name+".process=", name+".required=false")
	}
	return nil
}

// entry is one line of the index.
type entry struct {
	tag   byte // of ls-files -v
	mode  string
	id    string
	stage string
	path  string
}

const gitlink = "160000"

// distrust takes from the copied index what does not come from the files: it
// removes what is excluded and the submodules, which it returns, and it makes
// git read every file whose entry says that it is assumed unchanged, outside
// the checkout, or the output of a filter.
func (r *repository) distrust(git gitFunc, exclude []string) (links []entry, err error) {
	out, err := git(nil, "ls-files", "-s", "-v", "-z")
	if err != nil {
		return nil, err
	}
	entries := make([]entry, 0, bytes.Count(out, []byte{0}))
	for _, line := range fields(out) {
		e, ok := parseEntry(line)
		if !ok {
			return nil, fmt.Errorf("git ls-files printed %q", cut(line, 80))
		}
		entries = append(entries, e)
	}
	filtered := map[string]bool{}
	if len(r.filters) > 0 {
		if filtered, err = filteredPaths(git, entries); err != nil {
			return nil, err
		}
	}

	var change bytes.Buffer
	for _, e := range entries {
		switch {
		case e.mode == gitlink:
			links = append(links, e)
			fmt.Fprintf(&change, "0 %s\t%s\x00", e.id, e.path)
		case isBelow(e.path, exclude):
			fmt.Fprintf(&change, "0 %s\t%s\x00", e.id, e.path)
		case e.stage == "0" && (e.tag != 'H' || filtered[e.path]):
			// Written anew, an entry has no flags and knows nothing of the file.
			fmt.Fprintf(&change, "%s %s 0\t%s\x00", e.mode, e.id, e.path)
		}
	}
	if change.Len() > 0 {
		_, err = git(change.Bytes(), "update-index", "-z", "--index-info")
	}
	return links, err
}

// parseEntry reads "H 100644 <id> 0<tab>path".
func parseEntry(line string) (entry, bool) {
	head, path, ok := strings.Cut(line, "\t")
	f := strings.Fields(head)
	if !ok || len(f) != 4 || len(f[0]) != 1 {
		return entry{}, false
	}
	return entry{f[0][0], f[1], f[2], f[3], path}, true
}

func filteredPaths(git gitFunc, entries []entry) (map[string]bool, error) {
	paths := make([]string, len(entries))
	for i, e := range entries {
		paths[i] = e.path
	}
	out, err := git(zeroEnded(paths), "check-attr", "-z", "--stdin", "filter")
	if err != nil {
		return nil, err
	}
	filtered := map[string]bool{}
	for f := fields(out); len(f) >= 3; f = f[3:] { // path, attribute, value
		if f[2] != "unspecified" && f[2] != "unset" {
			filtered[f[0]] = true
		}
	}
	return filtered, nil
}

// survey looks at what differs from the index: files too big to be copied, and
// repositories inside this one.
func (r *repository) survey(git gitFunc, exclude []string) (big, nested []string, err error) {
	spec := []string{"--", "."}
	for _, p := range exclude {
		spec = append(spec, ":(top,exclude,literal)"+p)
	}
	untracked, err := git(nil, append([]string{"ls-files", "-z", "-o", "--exclude-standard"}, spec...)...)
	if err != nil {
		return nil, nil, err
	}
	changed, err := git(nil, append([]string{"diff-files", "-z", "--name-only", "--no-ext-diff"}, spec...)...)
	if err != nil {
		return nil, nil, err
	}
	for _, p := range append(fields(untracked), fields(changed)...) {
		if dir, ok := strings.CutSuffix(p, "/"); ok {
			nested = append(nested, dir)
			continue
		}
		info, err := os.Lstat(filepath.Join(r.top, filepath.FromSlash(p)))
		if err == nil && info.Mode().IsRegular() && info.Size() > bigFile {
			big = append(big, p)
		}
	}
	return big, nested, nil
}

// addNested enters submodules and inner repositories with the content tree of
// their files in the place of a commit: so an edit in them counts, and a
// commit of the same content in them does not. A submodule that is not checked
// out keeps the commit it is bound to.
func (r *repository) addNested(ctx context.Context, git gitFunc, links []entry, nested []string) error {
	var add bytes.Buffer
	put := func(path, id string) { fmt.Fprintf(&add, "%s %s 0\t%s\x00", gitlink, id, path) }
	for _, l := range links {
		dir := filepath.Join(r.top, filepath.FromSlash(l.path))
		switch info, err := os.Lstat(dir); {
		case err != nil || !info.IsDir():
		case isCheckout(dir):
			if !slices.Contains(nested, l.path) { // it may be ignored
				nested = append(nested, l.path)
			}
		case l.stage == "0" && isEmptyDir(dir):
			put(l.path, l.id)
		}
	}
	slices.Sort(nested)
	for _, p := range slices.Compact(nested) {
		inner, err := openCheckout(ctx, filepath.Join(r.top, filepath.FromSlash(p)), r.objectDir)
		if err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
		if inner.common == r.common {
			continue // another worktree, and a workspace of its own
		}
		id, err := inner.contentTree(ctx, goalFolders[:])
		if err != nil {
			return fmt.Errorf("%s: %w", p, err)
		}
		put(p, id)
	}
	if add.Len() == 0 {
		return nil
	}
	_, err := git(add.Bytes(), "update-index", "-z", "--index-info")
	return err
}

func isEmptyDir(dir string) bool {
	entries, err := os.ReadDir(dir)
	return err == nil && len(entries) == 0
}

// isBelow reports whether p is one of the folders or lies in one.
func isBelow(p string, folders []string) bool {
	for _, f := range folders {
		if rest, ok := strings.CutPrefix(p, f); ok && (rest == "" || rest[0] == '/') {
			return true
		}
	}
	return false
}

// isObjectID reports whether s is a full object id. What comes from a journal
// goes onto a command line only then.
func isObjectID(s string) bool {
	if len(s) != 40 && len(s) != 64 {
		return false
	}
	for i := 0; i < len(s); i++ {
		if c := s[i]; (c < '0' || c > '9') && (c < 'a' || c > 'f') {
			return false
		}
	}
	return true
}

// fields splits what a git command prints with -z.
func fields(out []byte) []string {
	if len(out) == 0 {
		return nil
	}
	return strings.Split(strings.TrimSuffix(string(out), "\x00"), "\x00")
}

func zeroEnded(list []string) []byte {
	var b bytes.Buffer
	for _, s := range list {
		b.WriteString(s)
		b.WriteByte(0)
	}
	return b.Bytes()
}
