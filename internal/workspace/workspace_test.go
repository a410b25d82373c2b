package workspace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/session"
)

// git runs git in dir, with no configuration but its own.
func git(t *testing.T, dir string, args ...string) {
	t.Helper()
	cmd := exec.Command("git", append([]string{"-c", "user.name=t", "-c", "user.email=t@example.org"}, args...)...)
	cmd.Dir = dir
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + dir, "GIT_CONFIG_NOSYSTEM=1"}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("git %v: %v\n%s", args, err, out)
	}
}

func mkdir(t *testing.T, elem ...string) string {
	t.Helper()
	dir := filepath.Join(elem...)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	return dir
}

// req: d3/root
func TestFindRoot(t *testing.T) {
	base, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	home := mkdir(t, base, "home")
	repo := mkdir(t, base, "repo")
	git(t, repo, "init", "-q")
	git(t, repo, "commit", "-q", "--allow-empty", "-m", "x")
	tree := filepath.Join(repo, ".claude", "worktrees", "a")
	git(t, repo, "worktree", "add", "-q", tree)
	sub, inTree := mkdir(t, repo, "sub", "deep"), mkdir(t, tree, "sub")
	other := mkdir(t, base, "other")
	git(t, other, "init", "-q")
	nested := mkdir(t, repo, "vendor", "lib")
	git(t, nested, "init", "-q")
	plain := mkdir(t, base, "plain", "a", "b")
	goals := mkdir(t, base, "goals", "x", "y")
	mkdir(t, base, "goals", ".agents", "goal")
	mkdir(t, home, ".litgravity")
	inHome := mkdir(t, home, "work")

	tests := []struct{ name, cwd, project, want string }{
		{"the project", repo, repo, repo},
		{"a sub-folder of the project", sub, repo, repo},
		{"started in a sub-folder", sub, sub, sub},
		{"a linked worktree of the same repository", tree, repo, tree},
		{"a sub-folder of it", inTree, repo, tree},
		{"another repository", other, repo, repo},
		{"a repository inside the project", nested, repo, repo},
		{"the main repository, started in a worktree", repo, tree, tree},
		{"outside everything", plain, repo, repo},
		{"a deleted folder", filepath.Join(base, "gone"), repo, repo},
		{"no project, in a repository", sub, "", repo},
		{"no project, below a goal folder", goals, "", filepath.Join(base, "goals")},
		{"no project, nothing above", plain, "", plain},
		{"no project, the home folder stops the walk", inHome, "", inHome},
		{"no project, in the home folder itself", home, "", home},
		{"no project, a deleted folder", filepath.Join(base, "gone"), "", filepath.Join(base, "gone")},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := FindRoot(tt.cwd, tt.project, home); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}

// req: d3/nothing-in-home
func TestCreatable(t *testing.T) {
	for dir, want := range map[string]bool{"/home/u": false, "/home/u/": false, "/": false, "/home/u/p": true, "/srv": true} {
		if got := Creatable(dir, "/home/u"); got != want {
			t.Errorf("%s: %v", dir, got)
		}
	}
}

func open(t *testing.T) (*Workspace, *session.Store, string) {
	t.Helper()
	dir := t.TempDir()
	store := session.Open(t.TempDir(), dir)
	w, err := Open(dir, filepath.Join(store.Dir(), "locks"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { w.Close() })
	return w, store, dir
}

// req: d3/gitignore d7/trash
func TestLoopGoalIsCreatedEndedAndRestored(t *testing.T) {
	w, store, dir := open(t)
	now := time.Now()
	plan := goalmd.Plan{Goal: "x", Created: now}
	if err := w.CreateLoop(store, "s1", plan); err != nil {
		t.Fatal(err)
	}
	if raw, err := os.ReadFile(filepath.Join(dir, ".agents", "goal", ".gitignore")); err != nil || string(raw) != "*\n" {
		t.Errorf(".gitignore is %q, %v", raw, err)
	}
	if err := w.CreateLoop(store, "s2", plan); !errors.Is(err, ErrGoalExists) {
		t.Errorf("a second one: %v", err)
	}
	owners, err := store.Owners()
	if err != nil || !slices.Equal(owners[LoopKey], []string{"s1"}) {
		t.Errorf("owners %v, %v", owners, err)
	}
	before, _, err := w.GoalMD()
	if err != nil {
		t.Fatal(err)
	}
	trashed, err := w.EndLoop(store, "s1", "test", now, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := w.GoalMD(); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("still there: %v", err)
	}
	if again, err := w.EndLoop(store, "s1", "test", now, nil); again != "" || err != nil {
		t.Errorf("ended twice: %q %v", again, err)
	}
	kept, err := os.ReadFile(trashed)
	if err != nil || string(kept) != string(before) {
		t.Errorf("kept %q, %v", kept, err)
	}
	if err := w.RestoreLoop(store, "s2", kept, now); err != nil {
		t.Fatal(err)
	}
	names, err := os.ReadDir(filepath.Join(dir, ".agents", "goal"))
	if err != nil || len(names) != 2 {
		t.Errorf("left behind: %v %v", names, err)
	}
}

// req: d4/user-files-keep-their-mode
func TestAnEditKeepsTheFilesMode(t *testing.T) {
	w, store, dir := open(t)
	if err := w.CreateLoop(store, "", goalmd.Plan{Goal: "x", Created: time.Now()}); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, ".agents", "goal", "GOAL.md")
	if err := os.Chmod(path, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := w.EditGoalMD(func(old []byte) ([]byte, error) { return append(old, '\n'), nil }); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v %v", info.Mode(), err)
	}
}

// TestTheIndexFindsWhatAFullSearchFinds plays changes to a folder of records
// and compares the index with reading every file.
//
// req: d9/newest-64-records
func TestTheIndexFindsWhatAFullSearchFinds(t *testing.T) {
	w, store, dir := open(t)
	goals := mkdir(t, dir, ".litgravity", "goals")
	write := func(name, conversation string, age time.Duration) {
		t.Helper()
		path := filepath.Join(goals, name)
		text := fmt.Sprintf(`{"slug":"x","conversation_id":%q,"status":"active"}`, conversation)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		at := time.Now().Add(-age)
		if err := os.Chtimes(path, at, at); err != nil {
			t.Fatal(err)
		}
	}
	check := func(what string, want ...string) {
		t.Helper()
		for _, round := range []string{"fresh", "again"} {
			dir, err := w.openDir(recordDir)
			if err != nil {
				t.Fatal(err)
			}
			files, err := named(dir, store, "me", time.Now())
			dir.Close()
			if err != nil {
				t.Fatal(err)
			}
			var got []string
			for _, f := range files {
				if f.Err != nil || len(f.Raw) == 0 {
					t.Errorf("%s, %s: %s was not read: %v", what, round, f.Slug, f.Err)
				}
				got = append(got, f.Slug+".json")
			}
			slices.Sort(got)
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: %v, want %v", what, round, got, want)
			}
		}
	}
	check("an empty folder")
	for i := range 100 {
		write(fmt.Sprintf("r%03d.json", i), "other", time.Duration(100-i)*time.Hour)
	}
	write("r050.json", "me", time.Hour)
	check("one among a hundred", "r050.json")
	write("r051.json", "me", time.Minute)
	check("changed in place", "r050.json", "r051.json")
	write("r050.json", "other", time.Second)
	check("changed in place, to another session", "r051.json")
	write("new.json", "me", 0)
	check("a new file", "new.json", "r051.json")
	if err := os.Remove(filepath.Join(goals, "r051.json")); err != nil {
		t.Fatal(err)
	}
	check("a file gone", "new.json")
	write("old.json", "me", 1000*time.Hour)
	check("older than the newest 64", "new.json")
	if err := os.WriteFile(filepath.Join(store.Dir(), indexName), []byte(`{"at":"2099-01-01T00:00:00Z","entries":[{"name":"../../x"}]}`), 0o600); err != nil {
		t.Fatal(err)
	}
	check("a forged index", "new.json")
}

// req: d3/os-root
func TestRecordsStayInsideTheWorkspace(t *testing.T) {
	w, _, dir := open(t)
	goals := mkdir(t, dir, ".litgravity", "goals")
	outside := filepath.Join(t.TempDir(), "x.json")
	if err := os.WriteFile(outside, []byte(`{"objective":"SECRET"}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(goals, "x.json")); err != nil {
		t.Fatal(err)
	}
	files, err := w.Records(0)
	if err != nil || len(files) != 1 || files[0].Err == nil || strings.Contains(string(files[0].Raw), "SECRET") {
		t.Errorf("%+v %v", files, err)
	}
	for _, slug := range []string{"../x", "..", "a/b", "", "X", "a b"} {
		if f := w.Record(slug); f.Err == nil {
			t.Errorf("slug %q is read", slug)
		}
	}
}
