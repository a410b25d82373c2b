package proof

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// checkout is a real repository in a temporary folder, with an object folder
// beside it.
type checkout struct {
	t       testing.TB
	dir     string
	objects string
}

func newCheckout(t testing.TB) *checkout {
	t.Helper()
	base := t.TempDir()
	c := &checkout{t, filepath.Join(base, "work"), filepath.Join(base, "objects")}
	isolate(t, base)
	c.git("init", "-q", "-b", "main", c.dir)
	return c
}

// isolate keeps the configuration of whoever runs the tests out of them. The
// home folder is beside the checkout, not above it.
func isolate(t testing.TB, base string) {
	home := filepath.Join(base, "home")
	mkdir(t, home)
	t.Setenv("HOME", home)
	t.Setenv("XDG_CONFIG_HOME", filepath.Join(home, ".config"))
	write(t, filepath.Join(home, ".gitconfig"), "[user]\n\tname = T\n\temail = t@example.org\n[protocol \"file\"]\n\tallow = always\n[commit]\n\tgpgsign = false\n")
}

// git runs the user's git, with the user's configuration.
func (c *checkout) git(args ...string) string {
	c.t.Helper()
	cmd := exec.Command("git", args...)
	if _, err := os.Stat(c.dir); err == nil {
		cmd.Dir = c.dir
	}
	out, err := cmd.CombinedOutput()
	if err != nil {
		c.t.Fatalf("git %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return strings.TrimSpace(string(out))
}

func (c *checkout) path(name string) string { return filepath.Join(c.dir, filepath.FromSlash(name)) }

func (c *checkout) write(name, text string) {
	c.t.Helper()
	write(c.t, c.path(name), text)
}

func (c *checkout) commit() {
	c.t.Helper()
	c.git("add", "-A")
	c.git("commit", "-q", "--allow-empty", "-m", "m")
}

// id returns the fingerprint and fails the test if there is none.
func (c *checkout) id() Tree {
	c.t.Helper()
	tree := Fingerprint(context.Background(), c.dir, c.objects)
	if tree.ID == "" {
		c.t.Fatalf("no fingerprint: %s", tree.Why)
	}
	return tree
}

func (c *checkout) differs(a, b Tree) []string {
	c.t.Helper()
	names, err := Differs(context.Background(), c.dir, c.objects, a, b)
	if err != nil {
		c.t.Fatal(err)
	}
	return names
}

func write(t testing.TB, file, text string) {
	t.Helper()
	mkdir(t, filepath.Dir(file))
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func mkdir(t testing.TB, dir string) {
	t.Helper()
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
}

// base is a small repository with one commit.
func base(t testing.TB) *checkout {
	c := newCheckout(t)
	c.write("a.txt", "one\n")
	c.write("sub/b.txt", "two\n")
	c.write(".gitignore", "ignored/\n")
	c.commit()
	return c
}

// req: proof/tree-is-content
func TestSameContentKeepsTheFingerprint(t *testing.T) {
	tests := []struct {
		name string
		act  func(c *checkout)
	}{
		{"nothing", func(c *checkout) {}},
		{"git add", func(c *checkout) { c.git("add", "-A") }},
		{"commit", func(c *checkout) { c.commit() }},
		{"commit and amend", func(c *checkout) { c.commit(); c.git("commit", "-q", "--amend", "-m", "other") }},
		{"rebase onto the same content", func(c *checkout) {
			c.commit()
			c.git("commit", "-q", "--allow-empty", "-m", "empty")
			c.git("rebase", "-q", "--force-rebase", "HEAD~2")
		}},
		{"a file's time", func(c *checkout) {
			os.Chtimes(c.path("a.txt"), time.Now(), time.Now().Add(-time.Hour))
		}},
		{"ignored files", func(c *checkout) { c.write("ignored/x", "x") }},
		{"goal files", func(c *checkout) {
			for _, f := range goalFolders {
				c.write(f+"/x.json", "{}")
			}
		}},
		{"goal files that are committed", func(c *checkout) {
			for _, f := range goalFolders {
				c.write(f+"/x.json", "{}")
			}
			c.commit()
			c.write(goalFolders[0]+"/x.json", `{"a":1}`)
		}},
		{"the index emptied", func(c *checkout) { c.git("rm", "-rq", "--cached", ".") }},
		{"the index removed", func(c *checkout) { os.Remove(c.path(".git/index")) }},
		{"packed objects", func(c *checkout) { c.commit(); c.git("gc", "-q") }},
		{"a split index", func(c *checkout) { c.git("update-index", "--split-index") }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := base(t)
			c.write("a.txt", "changed\n")
			c.write("new.txt", "untracked\n")
			before := c.id()
			tt.act(c)
			if after := c.id(); after != before {
				t.Errorf("%s became %s: %q", before, after, c.differs(before, after))
			}
		})
	}
}

// req: proof/tree-sees-edits
// req: proof/tree-hidden-edits
// req: proof/tree-not-taken-up
func TestAnEditChangesTheFingerprint(t *testing.T) {
	// hide edits a.txt to content of the same size, with the old time on it.
	hide := func(c *checkout) {
		info, _ := os.Stat(c.path("a.txt"))
		c.write("a.txt", "ONE\n")
		os.Chtimes(c.path("a.txt"), info.ModTime(), info.ModTime())
	}
	tests := []struct {
		name string
		act  func(c *checkout)
		want []string
	}{
		{"an edit", func(c *checkout) { c.write("a.txt", "x") }, []string{"a.txt"}},
		{"a new file", func(c *checkout) { c.write("sub/new", "x") }, []string{"sub/new"}},
		{"a deleted file", func(c *checkout) { os.Remove(c.path("sub/b.txt")) }, []string{"sub/b.txt"}},
		{"a renamed file", func(c *checkout) { os.Rename(c.path("a.txt"), c.path("z.txt")) }, []string{"a.txt", "z.txt"}},
		{"a mode", func(c *checkout) { os.Chmod(c.path("a.txt"), 0o755) }, []string{"a.txt"}},
		{"a mode that git is told to ignore", func(c *checkout) {
			c.git("config", "core.fileMode", "false")
			os.Chmod(c.path("a.txt"), 0o755)
		}, []string{"a.txt"}},
		{"a link in the place of a file", func(c *checkout) {
			os.Remove(c.path("a.txt"))
			os.Symlink("sub/b.txt", c.path("a.txt"))
		}, []string{"a.txt"}},
		{"a folder in the place of a file", func(c *checkout) {
			os.Remove(c.path("a.txt"))
			c.write("a.txt/x", "x")
		}, []string{"a.txt", "a.txt/x"}},
		{"a FIFO in the place of a file", func(c *checkout) {
			os.Remove(c.path("a.txt"))
			if out, err := exec.Command("mkfifo", c.path("a.txt")).CombinedOutput(); err != nil {
				c.t.Skipf("mkfifo: %v: %s", err, out)
			}
		}, []string{"a.txt"}},
		{"a file that cannot be read", func(c *checkout) {
			c.write("a.txt", "x")
			os.Chmod(c.path("a.txt"), 0)
			if f, err := os.Open(c.path("a.txt")); err == nil {
				f.Close()
				c.t.Skip("this user reads every file")
			}
		}, []string{"a.txt"}},
		{"an odd name", func(c *checkout) { c.write("sub/:(top) \"ä\n\t*", "x") }, []string{"sub/:(top) \"ä\n\t*"}},
		{"assume-unchanged", func(c *checkout) { c.git("update-index", "--assume-unchanged", "a.txt"); c.write("a.txt", "x") }, []string{"a.txt"}},
		{"skip-worktree", func(c *checkout) { c.git("update-index", "--skip-worktree", "a.txt"); c.write("a.txt", "x") }, []string{"a.txt"}},
		{"both bits, and a deletion", func(c *checkout) {
			c.git("update-index", "--assume-unchanged", "--skip-worktree", "a.txt")
			c.git("update-index", "--skip-worktree", "a.txt")
			os.Remove(c.path("a.txt"))
		}, []string{"a.txt"}},
		{"the old time and size", hide, []string{"a.txt"}},
		{"the old time and size, and no ctime", func(c *checkout) {
			c.git("config", "core.trustctime", "false")
			c.git("config", "core.checkStat", "minimal")
			hide(c)
		}, []string{"a.txt"}},
		{"another working tree in the configuration", func(c *checkout) {
			frozen := c.dir + "-frozen"
			if out, err := exec.Command("cp", "-r", c.dir, frozen).CombinedOutput(); err != nil {
				c.t.Fatalf("%v: %s", err, out)
			}
			c.git("config", "core.worktree", frozen)
			c.write("a.txt", "x")
		}, []string{"a.txt"}},
		{"a filter that prints the old content", func(c *checkout) {
			c.git("config", "filter.old.clean", "echo one")
			c.git("config", "filter.old.required", "true")
			write(c.t, c.path(".git/info/attributes"), "a.txt filter=old\n")
			c.write("a.txt", "x")
		}, []string{"a.txt"}},
		{"a filter whose output is in the index", func(c *checkout) {
			c.git("config", "filter.old.clean", "echo one")
			write(c.t, c.path(".git/info/attributes"), "a.txt filter=old\n")
			c.write("a.txt", "edited")
			c.git("add", "a.txt")
		}, []string{"a.txt"}},
		{"a tracked file that is ignored", func(c *checkout) {
			c.write(".git/info/exclude", "a.txt\n")
			c.write("a.txt", "x")
		}, []string{"a.txt"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := base(t)
			before := c.id()
			tt.act(c)
			after := c.id()
			if after == before {
				t.Fatal("the fingerprint stayed")
			}
			if d := cmp.Diff(tt.want, c.differs(before, after)); d != "" {
				t.Error(d)
			}
		})
	}
}

// req: proof/tree-touches-nothing
func TestAFingerprintTouchesNothingOfTheUsers(t *testing.T) {
	c := base(t)
	c.write("a.txt", "changed\n")
	c.write("new.txt", "untracked\n")
	c.git("add", "new.txt")
	c.git("update-index", "--assume-unchanged", "sub/b.txt")
	snapshot := func() map[string]string {
		files := map[string]string{}
		filepath.Walk(c.dir, func(p string, info os.FileInfo, err error) error {
			if err == nil && !info.IsDir() {
				text, _ := os.ReadFile(p)
				files[p] = info.Mode().String() + string(text)
				// git renews the time of an object that it meets again, which
				// keeps it from being pruned.
				if !strings.Contains(p, "/.git/objects/") {
					files[p] += info.ModTime().String()
				}
			}
			return err
		})
		return files
	}
	before := snapshot()
	c.id()
	if d := cmp.Diff(before, snapshot()); d != "" {
		t.Error(d)
	}
	left, _ := filepath.Glob(filepath.Join(c.objects, indexPrefix+"*"))
	if len(left) > 0 {
		t.Errorf("left behind: %q", left)
	}
}

// req: proof/tree-runs-no-program
func TestAFingerprintRunsNoProgramOfTheRepository(t *testing.T) {
	c := base(t)
	ran := filepath.Join(filepath.Dir(c.dir), "ran")
	program := filepath.Join(filepath.Dir(c.dir), "program")
	write(t, program, "#!/bin/sh\necho \"$0 $*\" >>"+ran+"\ncat\n")
	os.Chmod(program, 0o755)
	for _, hook := range []string{"post-index-change", "pre-commit", "reference-transaction", "fsmonitor-watchman"} {
		write(t, c.path(".git/hooks/"+hook), "#!/bin/sh\n"+program+" "+hook+"\n")
		os.Chmod(c.path(".git/hooks/"+hook), 0o755)
	}
	c.write(".gitattributes", "* filter=evil diff=evil\nsub/* filter=long\n")
	c.write("inner/x", "x")
	inner := &checkout{t, c.path("inner"), c.objects}
	inner.git("init", "-q")
	inner.git("config", "core.fsmonitor", program)
	for key, value := range map[string]string{
		"core.fsmonitor": program, "core.editor": program, "core.pager": program, "core.sshCommand": program,
		"filter.evil.clean": program, "filter.evil.smudge": program, "filter.evil.required": "true", "filter.long.process": program,
		"diff.evil.textconv": program, "diff.evil.command": program, "diff.external": program, "credential.helper": program,
	} {
		c.git("config", key, value)
	}
	before := c.id()
	c.write("a.txt", "x")
	c.write("sub/b.txt", "x")
	after := c.id()
	if _, err := WeakenedTests(context.Background(), c.dir, c.objects, before, after); err != nil {
		t.Error(err)
	}
	if d := cmp.Diff([]string{"a.txt", "sub/b.txt"}, c.differs(before, after)); d != "" {
		t.Error(d)
	}
	if text, err := os.ReadFile(ran); err == nil {
		t.Errorf("ran:\n%s", text)
	}
}

// req: proof/tree-ignores-environment
func TestTheEnvironmentDoesNotChangeTheFingerprint(t *testing.T) {
	c := base(t)
	c.write("new.txt", "x")
	want := c.id()
	other := base(t)
	for name, value := range map[string]string{
		"GIT_DIR": other.path(".git"), "GIT_WORK_TREE": other.dir, "GIT_INDEX_FILE": other.path(".git/index"),
		"GIT_OBJECT_DIRECTORY": other.path(".git/objects"), "GIT_LITERAL_PATHSPECS": "1", "GIT_PREFIX": "sub/",
		"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.excludesFile", "GIT_CONFIG_VALUE_0": "/dev/stdin",
		"GIT_CONFIG_PARAMETERS": "'core.bare=true'", "GIT_EXTERNAL_DIFF": "false", "GIT_TRACE": "1",
	} {
		t.Setenv(name, value)
	}
	if got := c.id(); got != want {
		t.Errorf("%s became %s", want, got)
	}
}

// req: proof/tree-odd-repositories
func TestFingerprintOfOddRepositories(t *testing.T) {
	t.Run("no commit", func(t *testing.T) {
		c := newCheckout(t)
		empty := c.id()
		c.write("a", "x")
		one := c.id()
		if d := cmp.Diff([]string{"a"}, c.differs(empty, one)); d != "" {
			t.Error(d)
		}
		c.commit()
		if c.id() != one {
			t.Error("the first commit changed the fingerprint")
		}
	})
	t.Run("a sparse checkout", func(t *testing.T) {
		c := base(t)
		c.git("sparse-checkout", "set", "--cone", "--sparse-index", "other")
		sparse := c.id()
		c.write("sub/outside.txt", "x")
		if d := cmp.Diff([]string{"sub/outside.txt"}, c.differs(sparse, c.id())); d != "" {
			t.Error(d)
		}
	})
	t.Run("a linked worktree", func(t *testing.T) {
		c := base(t)
		c.git("worktree", "add", "-q", c.dir+"-2")
		two := &checkout{t, c.dir + "-2", c.objects}
		if c.id() != two.id() {
			t.Error("two worktrees with the same content differ")
		}
		before := two.id()
		two.write("a.txt", "x")
		if d := cmp.Diff([]string{"a.txt"}, two.differs(before, two.id())); d != "" {
			t.Error(d)
		}
	})
	t.Run("a worktree inside", func(t *testing.T) {
		c := base(t)
		before := c.id()
		c.git("worktree", "add", "-q", c.path(".trees/two"))
		if after := c.id(); after != before {
			t.Errorf("the other worktree counts: %q", c.differs(before, after))
		}
	})
	t.Run("an unmerged index", func(t *testing.T) {
		c := base(t)
		c.git("checkout", "-q", "-b", "side")
		c.write("a.txt", "side\n")
		c.commit()
		c.git("checkout", "-q", "main")
		c.write("a.txt", "main\n")
		c.commit()
		if err := exec.Command("git", "-C", c.dir, "merge", "side").Run(); err == nil {
			t.Fatal("no conflict")
		}
		conflict := c.id()
		c.write("a.txt", "main\n")
		solved := c.id()
		if d := cmp.Diff([]string{"a.txt"}, c.differs(conflict, solved)); d != "" {
			t.Error(d)
		}
		c.commit()
		if c.id() != solved {
			t.Error("committing the merge changed the fingerprint")
		}
	})
	t.Run("a folder of the repository", func(t *testing.T) {
		c := base(t)
		sub := &checkout{t, c.path("sub"), c.objects}
		before := sub.id()
		sub.write(".agents/goal/GOAL.md", "x")
		if sub.id() != before {
			t.Error("the goal folder of the workspace counts")
		}
		c.write("a.txt", "x")
		if sub.id() == before {
			t.Error("an edit beside the workspace does not count")
		}
	})
	t.Run("a SHA-256 repository", func(t *testing.T) {
		c := newCheckout(t)
		os.RemoveAll(c.path(".git"))
		c.git("init", "-q", "--object-format=sha256")
		c.write("a", "x")
		before := c.id()
		c.write("a", "y")
		if d := cmp.Diff([]string{"a"}, c.differs(before, c.id())); d != "" {
			t.Error(d)
		}
	})
	t.Run("a bare setting and a strange file", func(t *testing.T) {
		c := base(t)
		before := c.id()
		c.git("config", "core.bare", "true")
		if out, err := exec.Command("mkfifo", c.path("fifo")).CombinedOutput(); err != nil {
			t.Skipf("mkfifo: %v: %s", err, out)
		}
		if c.id() != before {
			t.Error("a FIFO or a setting counts as content")
		}
	})
	t.Run("paths with colons, quotes and blanks", func(t *testing.T) {
		base := t.TempDir()
		isolate(t, base)
		c := &checkout{t, filepath.Join(base, `w:o "r" k`), filepath.Join(base, `o:b j`)}
		c.git("init", "-q", c.dir)
		c.write("a", "x")
		c.commit()
		before := c.id()
		c.write("b", "y")
		if d := cmp.Diff([]string{"b"}, c.differs(before, c.id())); d != "" {
			t.Error(d)
		}
	})
}

// req: proof/tree-inner-repositories
func TestRepositoriesInsideCountByTheirFiles(t *testing.T) {
	kinds := map[string]func(c *checkout) *checkout{
		"submodule": func(c *checkout) *checkout {
			source := newCheckoutBeside(c, "source")
			source.write("in.txt", "x")
			source.commit()
			c.git("submodule", "add", "-q", source.dir, "inner")
			c.commit()
			return &checkout{c.t, c.path("inner"), c.objects}
		},
		"untracked repository": func(c *checkout) *checkout {
			inner := &checkout{c.t, c.path("inner"), c.objects}
			mkdir(c.t, inner.dir)
			inner.git("init", "-q")
			inner.write("in.txt", "x")
			inner.commit()
			return inner
		},
		"repository without a commit": func(c *checkout) *checkout {
			inner := &checkout{c.t, c.path("inner"), c.objects}
			mkdir(c.t, inner.dir)
			inner.git("init", "-q")
			inner.write("in.txt", "x")
			return inner
		},
	}
	for name, setUp := range kinds {
		t.Run(name, func(t *testing.T) {
			c := base(t)
			inner := setUp(c)
			before := c.id()
			inner.write("in.txt", "y")
			edited := c.id()
			if d := cmp.Diff([]string{"inner/in.txt"}, c.differs(before, edited)); d != "" {
				t.Error(d)
			}
			inner.commit()
			if c.id() != edited {
				t.Error("a commit of the same content inside counts")
			}
			inner.write(".agents/goal/GOAL.md", "x")
			if c.id() != edited {
				t.Error("a goal inside counts")
			}
		})
	}
	t.Run("submodule that is not checked out", func(t *testing.T) {
		c := base(t)
		kinds["submodule"](c)
		c.git("submodule", "deinit", "-q", "-f", "inner")
		before := c.id()
		c.commit()
		if c.id() != before {
			t.Error("the fingerprint changed")
		}
		c.write("inner/stray", "x")
		if c.id() == before {
			t.Error("a file in the place of the submodule does not count")
		}
	})
}

func newCheckoutBeside(c *checkout, name string) *checkout {
	n := &checkout{c.t, filepath.Join(filepath.Dir(c.dir), name), c.objects}
	mkdir(c.t, n.dir)
	n.git("init", "-q")
	return n
}

// req: proof/tree-big-files
func TestABigFileCountsAndIsNotCopied(t *testing.T) {
	c := base(t)
	before := c.id()
	f, err := os.Create(c.path("big"))
	if err != nil {
		t.Fatal(err)
	}
	f.Truncate(bigFile + 1)
	f.Close()
	first := c.id()
	if d := cmp.Diff([]string{"big"}, c.differs(before, first)); d != "" {
		t.Error(d)
	}
	if f, err = os.OpenFile(c.path("big"), os.O_WRONLY, 0); err != nil {
		t.Fatal(err)
	}
	f.WriteAt([]byte("x"), 100)
	f.Close()
	if c.id() == first {
		t.Error("an edit in it does not count")
	}
	blob := c.git("hash-object", "big")
	if _, err := os.Stat(filepath.Join(c.objects, blob[:2], blob[2:])); err == nil {
		t.Error("its content was copied")
	}
}

// req: proof/tree-why-not
func TestNoFingerprintSaysWhy(t *testing.T) {
	ctx := context.Background()
	outside := t.TempDir()
	isolate(t, outside)
	if got := Fingerprint(ctx, outside, filepath.Join(outside, "objects")); got.Why != "outside git" || got.ID != "" {
		t.Errorf("outside git: %+v", got)
	}
	c := base(t)
	if got := fingerprint(ctx, c.dir, c.objects, time.Nanosecond); !strings.HasPrefix(got.Why, "longer than") {
		t.Errorf("too long: %+v", got)
	}
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	if got := Fingerprint(cancelled, c.dir, c.objects); got.Why != "interrupted" {
		t.Errorf("interrupted: %+v", got)
	}
	write(t, c.path(".git/index"), "nonsense")
	if got := Fingerprint(ctx, c.dir, c.objects); got.ID != "" || !strings.Contains(got.Why, "index") {
		t.Errorf("a broken index: %+v", got)
	}
	if _, err := Differs(ctx, c.dir, c.objects, Tree{ID: "--output=x"}, Tree{ID: strings.Repeat("0", 40)}); err == nil {
		t.Error("an option as a fingerprint was taken")
	}
	t.Setenv("PATH", "")
	if got := Fingerprint(ctx, c.dir, c.objects); got.Why != "git is not installed" {
		t.Errorf("no git: %+v", got)
	}
}

// A home folder that is a repository of dot files is not the repository of a
// project in it.
func TestTheWalkStopsAtTheHomeFolder(t *testing.T) {
	c := base(t)
	t.Setenv("HOME", c.dir)
	if got := Fingerprint(context.Background(), c.path("sub"), c.objects); got.Why != "outside git" {
		t.Errorf("%+v", got)
	}
	if got := Fingerprint(context.Background(), c.dir, c.objects); got.ID == "" {
		t.Errorf("the home folder itself: %+v", got)
	}
}

// req: proof/objects-swept
func TestSweepRemovesOldObjectsAlone(t *testing.T) {
	c := base(t)
	c.write("a.txt", "x")
	before := c.id()
	write(t, filepath.Join(c.objects, indexPrefix+"123", "index"), "left by a crash")
	write(t, filepath.Join(c.objects, "notes.txt"), "not ours")
	const month = 30 * 24 * time.Hour
	if n, err := Sweep(c.objects, month, time.Now()); n != 0 || err != nil {
		t.Errorf("swept %d of today, %v", n, err)
	}
	n, err := Sweep(c.objects, month, time.Now().Add(month+time.Hour))
	if n < 3 || err != nil { // a blob, a tree, the index
		t.Errorf("swept %d, %v", n, err)
	}
	left, _ := os.ReadDir(c.objects)
	if len(left) != 1 || left[0].Name() != "notes.txt" {
		t.Errorf("left: %v", left)
	}
	if c.id() != before {
		t.Error("the fingerprint depends on old objects")
	}
	if n, err := Sweep(filepath.Join(c.objects, "none"), month, time.Now()); n != 0 || err != nil {
		t.Errorf("no folder: %d, %v", n, err)
	}
}
