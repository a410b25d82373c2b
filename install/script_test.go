package install

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

var update = flag.Bool("update", false, "rewrite golden files")

// TestScripts runs one behaviour a script: a map of files, install or
// uninstall, the map of files that must come out. The program's path is given
// and need not exist; home is $WORK/home, the project $WORK/project.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:           "testdata/scripts",
		UpdateScripts: *update,
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"install":   scriptInstall,
			"uninstall": scriptUninstall,
			"mode":      scriptMode,
			"edit":      scriptEdit,
		},
	})
}

func scriptOptions(ts *testscript.TestScript, args []string) (o Options, all, purge bool) {
	work := ts.Getenv("WORK")
	o = Options{
		Home:       filepath.Join(work, "home"),
		ProjectDir: filepath.Join(work, "project"),
		StateDir:   filepath.Join(work, "state"),
		Binary:     "/opt/goalkeeper/bin/goalkeeper",
	}
	f := flag.NewFlagSet("install", flag.ContinueOnError)
	scope := f.String("scope", "", "")
	f.StringVar(&o.SettingsFile, "settings", "", "")
	f.StringVar(&o.Binary, "binary", o.Binary, "")
	f.StringVar(&o.ConfigDir, "config", "", "")
	f.BoolVar(&o.DryRun, "dry-run", false, "")
	f.BoolVar(&o.Allow, "allow", false, "")
	f.BoolVar(&o.StatusLine, "statusline", false, "")
	f.BoolVar(&o.Skill, "skill", false, "")
	f.BoolVar(&o.Shared, "shared", false, "")
	f.BoolVar(&all, "all", false, "")
	f.BoolVar(&purge, "purge", false, "")
	ts.Check(f.Parse(args))
	o.Scope = Scope(*scope)
	for _, path := range []*string{&o.SettingsFile, &o.ConfigDir} {
		if *path != "" {
			*path = ts.MkAbs(*path)
		}
	}
	return o, all, purge
}

func scriptInstall(ts *testscript.TestScript, neg bool, args []string) {
	o, _, _ := scriptOptions(ts, args)
	report, err := Install(o)
	scriptReport(ts, neg, report, err)
}

func scriptUninstall(ts *testscript.TestScript, neg bool, args []string) {
	o, all, purge := scriptOptions(ts, args)
	report, err := Uninstall(o, all, purge)
	scriptReport(ts, neg, report, err)
}

// scriptReport prints a report as a command might, with $WORK for the folder.
func scriptReport(ts *testscript.TestScript, neg bool, report Report, err error) {
	var b strings.Builder
	for _, f := range report.Files {
		fmt.Fprintf(&b, "%s %s\n", f.Outcome, f.Path)
		for _, c := range f.Changes {
			fmt.Fprintf(&b, "  %s %s: %s\n", c.Action, c.Kind, c.Name)
		}
		b.WriteString(f.Diff)
	}
	for _, n := range report.Notes {
		fmt.Fprintf(&b, "note: %s\n", n)
	}
	work := ts.Getenv("WORK")
	fmt.Fprint(ts.Stdout(), strings.ReplaceAll(b.String(), work, "$WORK"))
	if err != nil {
		fmt.Fprintln(ts.Stderr(), strings.ReplaceAll(err.Error(), work, "$WORK"))
	}
	if neg != (err != nil) {
		ts.Fatalf("unexpected result: %v", err)
	}
}

// scriptMode sets or, with "is", checks the permissions of a file: mode [is] 600 file.
func scriptMode(ts *testscript.TestScript, neg bool, args []string) {
	var mode os.FileMode
	check := args[0] == "is"
	if check {
		args = args[1:]
	}
	if _, err := fmt.Sscanf(args[0], "%o", &mode); err != nil {
		ts.Fatalf("mode: %v", err)
	}
	path := ts.MkAbs(args[1])
	if !check {
		ts.Check(os.Chmod(path, mode))
		return
	}
	info, err := os.Stat(path)
	ts.Check(err)
	if (info.Mode().Perm() == mode) == neg {
		ts.Fatalf("%s has mode %o", args[1], info.Mode().Perm())
	}
}

// scriptEdit replaces text in a file: edit file old new. It stands for
// the user's editor.
func scriptEdit(ts *testscript.TestScript, neg bool, args []string) {
	path := ts.MkAbs(args[0])
	data, err := os.ReadFile(path)
	ts.Check(err)
	text := strings.Replace(string(data), args[1], args[2], 1)
	if text == string(data) {
		ts.Fatalf("%s does not contain %q", args[0], args[1])
	}
	ts.Check(os.WriteFile(path, []byte(text), 0o644))
}
