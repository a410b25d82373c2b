package proof

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// settings are given to every git command. The repository's own configuration,
// and what an agent can add to it, must neither run a program nor hide an edit.
var settings = [...]string{
	// No program runs.
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"protocol.allow=never", // a partial clone would fetch what it lacks
	"gc.auto=0",
	"maintenance.auto=false",
	// No edit hides.
	"core.fileMode=true",
	"core.trustctime=true",
	"core.checkStat=default",
	"core.ignoreStat=false",
	"core.untrackedCache=false",
	"core.sparseCheckout=false",
	"index.sparse=false",
	// Nothing is written beside the copied index, and nothing slows it down.
	"core.splitIndex=false",
	"core.fsync=none",
	"core.fsyncObjectFiles=false",
	"core.safecrlf=false",
}

// repository is a checkout and where its parts are. All git commands on it see
// the object folder first and the repository's own objects behind it.
type repository struct {
	top       string // the working tree
	gitDir    string
	common    string   // what all worktrees of the repository share
	index     string   // the user's index; read, never written
	objects   string   // the repository's objects; read, never written
	objectDir string   // where new objects go
	filters   []string // settings that disarm the repository's filters
}

var errOutside = errors.New("outside git")

// openRepository finds the checkout that holds dir by walking up, as git does,
// but not by what configuration or environment say about it. The walk stops at
// the home folder: a home that is a repository of dot files is not the
// repository of every project in it.
func openRepository(ctx context.Context, dir, objectDir string) (*repository, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if dir, err = filepath.EvalSymlinks(dir); err != nil {
		return nil, err
	}
	home, _ := os.UserHomeDir()
	if real, err := filepath.EvalSymlinks(home); err == nil {
		home = real
	}
	for top := dir; top != home || top == dir; top = filepath.Dir(top) {
		if isCheckout(top) {
			return openCheckout(ctx, top, objectDir)
		}
		if filepath.Dir(top) == top {
			break
		}
	}
	return nil, errOutside
}

// isCheckout reports whether dir has a .git that git would take for one.
func isCheckout(dir string) bool {
	git := filepath.Join(dir, ".git")
	info, err := os.Stat(git)
	if err != nil {
		return false
	}
	if info.IsDir() {
		_, err = os.Lstat(filepath.Join(git, "HEAD"))
		return err == nil
	}
	return info.Mode().IsRegular()
}

func openCheckout(ctx context.Context, top, objectDir string) (*repository, error) {
	r := &repository{top: top, gitDir: filepath.Join(top, ".git"), objectDir: objectDir}
	paths := []*string{&r.common, &r.index, &r.objects}
	// Without the variables that the other commands get: git answers with them.
	out, err := r.command(ctx, nil, nil, "rev-parse", "--git-common-dir", "--git-path", "index", "--git-path", "objects")
	if err != nil {
		return nil, err
	}
	lines := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if len(lines) != len(paths) {
		return nil, errors.New("the path of the repository has a line end in it")
	}
	for i, p := range paths {
		*p = strings.TrimSuffix(lines[i], "\r")
		if !filepath.IsAbs(*p) {
			*p = filepath.Join(top, *p)
		}
	}
	if real, err := filepath.EvalSymlinks(r.common); err == nil {
		r.common = real
	}
	return r, nil
}

// git runs a git command on the repository.
func (r *repository) git(ctx context.Context, index string, stdin []byte, args ...string) ([]byte, error) {
	env := []string{
		"GIT_OBJECT_DIRECTORY=" + r.objectDir,
		"GIT_ALTERNATE_OBJECT_DIRECTORIES=" + quotePath(r.objects),
	}
	if index != "" {
		env = append(env, "GIT_INDEX_FILE="+index)
	}
	return r.command(ctx, env, stdin, args...)
}

func (r *repository) command(ctx context.Context, env []string, stdin []byte, args ...string) ([]byte, error) {
	var full []string
	for _, s := range slices.Concat(settings[:], r.filters) {
		full = append(full, "-c", s)
	}
	cmd := exec.CommandContext(ctx, "git", append(full, args...)...)
	cmd.Dir = r.top
	cmd.WaitDelay = time.Second
	// The working tree is named, so that core.worktree cannot point elsewhere.
	cmd.Env = append(gitEnv(os.Environ()), "GIT_DIR="+r.gitDir, "GIT_WORK_TREE="+r.top)
	cmd.Env = append(cmd.Env, env...)
	if stdin != nil {
		cmd.Stdin = bytes.NewReader(stdin)
	}
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return nil, errors.New("git is not installed")
		}
		if line := lastLine(errs.String()); line != "" {
			err = fmt.Errorf("%w: %s", err, line)
		}
		return out.Bytes(), fmt.Errorf("git %s: %w", args[0], err)
	}
	return out.Bytes(), nil
}

// gitEnv returns the environment without git's own variables: GIT_DIR,
// GIT_INDEX_FILE, GIT_CONFIG_COUNT and the like would make the fingerprint one
// of something else.
func gitEnv(env []string) []string {
	var kept []string
	for _, v := range env {
		if !strings.HasPrefix(strings.ToUpper(v), "GIT_") {
			kept = append(kept, v)
		}
	}
	return append(kept,
		"LC_ALL=C",
		"GIT_OPTIONAL_LOCKS=0",
		"GIT_TERMINAL_PROMPT=0",
		"GIT_NO_LAZY_FETCH=1",
		"GIT_NO_REPLACE_OBJECTS=1",
	)
}

// quotePath writes a path for a list that is separated by colons.
func quotePath(p string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(filepath.ToSlash(p)) + `"`
}

// lastLine returns the last line that says something: git prints hints and
// warnings first and what was fatal at the end.
func lastLine(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	return cut(plain(lines[len(lines)-1]), 200)
}

// failedEntries reports whether git ended with status 1: it did its work and
// left out what it could not read.
func failedEntries(err error) bool {
	var exit *exec.ExitError
	return errors.As(err, &exit) && exit.ExitCode() == 1
}
