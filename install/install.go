// Package install puts Goalkeeper into Claude Code's settings and takes it out
// again without a trace. It knows settings, not goals.
//
// The core is pure: [Plan] and [Remove] turn the bytes of a settings file into
// new bytes. Around it, [Install] and [Uninstall] find the files, keep a record
// of the bytes that were there before, and write in one step.
package install

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/rogpeppe/go-internal/diff"

	"goalkeeper/internal/digest"
)

// Options says what to install and where. All paths are absolute.
type Options struct {
	Scope        Scope  // empty is User
	SettingsFile string // a file to use in place of the scope's own
	Home         string // the user's home folder
	ConfigDir    string // $CLAUDE_CONFIG_DIR; empty is .claude in Home
	ProjectDir   string // the project's root, for Local and Project
	StateDir     string // the state folder; records go into its folder install
	Binary       string // the installed program (see BinaryPath)

	DryRun     bool // change nothing, report diffs
	Allow      bool // add the permission rules of AllowRules
	StatusLine bool // show the status line, passing on the one that is there
	Skill      bool // add the skill and the slash commands
	Shared     bool // write the bare name, to be found in PATH; Project needs it
}

// UsageError is a request that cannot be meant; it says what to do instead.
type UsageError string

func (e UsageError) Error() string { return string(e) }

// Outcome says what became of a file.
type Outcome string

// The outcomes of a FileReport.
const (
	Created   Outcome = "created"
	Changed   Outcome = "changed"
	Unchanged Outcome = "unchanged"
	Restored  Outcome = "restored" // the bytes from before install
	Deleted   Outcome = "deleted"
	Kept      Outcome = "kept" // edited by somebody since, or never ours
)

// FileReport is what was done to one file, or in a dry run would be.
type FileReport struct {
	Path    string   `json:"path"`
	Outcome Outcome  `json:"outcome"`
	Changes []Change `json:"changes,omitempty"`
	Diff    string   `json:"diff,omitempty"` // unified, in a dry run
}

// Report is what Install or Uninstall did.
type Report struct {
	Files []FileReport `json:"files"`
	Notes []string     `json:"notes,omitempty"` // what the user should know, one line each
}

func (r *Report) note(format string, args ...any) {
	r.Notes = append(r.Notes, fmt.Sprintf(format, args...))
}

// Install registers the program in one settings file. A second call with the
// same options changes nothing. Errors are a UsageError, one that wraps a
// *RefusedError (the file was left untouched), or a failed read or write.
func Install(o Options) (Report, error) { return installer{o, realDisk()}.install() }

type installer struct {
	Options
	disk
}

func (in installer) records() records {
	return records{in.disk, filepath.Join(in.StateDir, "install")}
}

func (in installer) install() (Report, error) {
	var report Report
	command, err := in.command()
	if err != nil {
		return report, err
	}
	path, err := in.settings()
	if err != nil {
		return report, err
	}
	file, existed, err := in.readIfThere(path)
	if err != nil {
		return report, err
	}
	old, known, err := in.records().load(path)
	if err != nil {
		return report, err
	}

	want := Registration{Command: command, Allow: in.Allow, StatusLine: in.StatusLine, Earlier: old.earlier()}
	planned, changes, err := Plan(file, want)
	if err != nil {
		return report, refused(path, err)
	}
	now := record{
		Settings: path,
		After:    digest.Hex(planned),
		Commands: union(old.Commands, []string{command}),
		Rules:    rulesAfter(old.Rules, changes),
		Folders:  old.Folders,
	}
	existedBefore, clean, err := before(old, known, file, existed)
	if err != nil {
		return report, refused(path, err)
	}
	now.Existed, now.Before = existedBefore, hex.EncodeToString(clean)
	skill, err := in.planSkill(filepath.Dir(path), old.Files, &report)
	if err != nil {
		return report, err
	}
	for _, f := range skill {
		now.Files = append(now.Files, ownFile{f.path, digest.Hex(f.content)})
	}

	settings := FileReport{Path: path, Outcome: Changed, Changes: changes}
	switch {
	case len(changes) == 0:
		settings.Outcome = Unchanged
	case !existed:
		settings.Outcome = Created
	}
	report.Files = append([]FileReport{settings}, report.Files...)
	in.noteElsewhere(path, file, now.Commands, &report)
	if in.Shared {
		report.note("everybody who uses %s gets these hooks, and each of them needs %s in PATH", path, name)
	}
	if in.DryRun {
		report.Files[0].Diff = unified(path, file, planned)
		return report, nil
	}
	return report, in.carryOut(old, known, now, file, planned, skill)
}

// carryOut writes the record, then the settings, then the skill: whatever
// stops it, what is on the disk can be taken out again.
func (in installer) carryOut(old record, known bool, now record, file, planned []byte, skill []skillFile) error {
	var missing []string
	for _, f := range append([]skillFile{{path: now.Settings}}, skill...) {
		missing = union(missing, missingFolders(filepath.Dir(f.path)))
	}
	now.Folders = union(now.Folders, missing)
	if err := in.shareFolders(&now); err != nil {
		return err
	}
	if err := in.records().save(now); err != nil {
		return err
	}
	err := in.writeSettings(now.Settings, file, planned)
	if err != nil {
		in.removeFolders(missing)
		// The old record still fits the file; without one there is nothing to remember.
		if known {
			return errors.Join(err, in.records().save(old))
		}
		return errors.Join(err, in.records().drop(now.Settings))
	}
	for _, f := range skill {
		if f.outcome == Unchanged {
			continue
		}
		if err := in.writeInFolder(f.path, f.content); err != nil {
			return err
		}
	}
	return nil
}

// shareFolders adds the folders that an install for another settings file made
// and that this one uses too, so that the last to leave removes them.
func (in installer) shareFolders(now *record) error {
	all, err := in.records().all()
	if err != nil {
		return err
	}
	uses := func(dir string) bool {
		below := dir + string(filepath.Separator)
		return strings.HasPrefix(now.Settings, below) ||
			slices.ContainsFunc(now.Files, func(f ownFile) bool { return strings.HasPrefix(f.Path, below) })
	}
	for _, other := range all {
		for _, dir := range other.Folders {
			if uses(dir) {
				now.Folders = union(now.Folders, []string{dir})
			}
		}
	}
	// Outermost first, as removeFolders wants them: a parent sorts before its children.
	slices.Sort(now.Folders)
	return nil
}

// writeInFolder writes a file of the client's, making its folder where there is none.
func (in installer) writeInFolder(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return fmt.Errorf("make a folder for %s: %w", filepath.Base(path), err)
	}
	if err := in.write(path, data, 0o644); err != nil {
		return fmt.Errorf("write %s: %w", path, err)
	}
	return nil
}

// removeFolders removes those of dirs (outermost first) that nobody else uses.
func (in installer) removeFolders(dirs []string) {
	for _, dir := range slices.Backward(dirs) {
		_ = in.remove(dir)
	}
}

// writeSettings replaces file by planned, provided that nobody wrote in between.
func (in installer) writeSettings(path string, file, planned []byte) error {
	if file != nil && bytes.Equal(file, planned) {
		return nil
	}
	now, _, err := in.readIfThere(path)
	if err != nil {
		return err
	}
	if !bytes.Equal(now, file) {
		return fmt.Errorf("%s was changed by another program just now; nothing was written, try again", path)
	}
	return in.writeInFolder(path, planned)
}

func (in installer) readIfThere(path string) (data []byte, existed bool, err error) {
	data, err = in.read(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	if err != nil {
		return nil, false, fmt.Errorf("read %s: %w", path, err)
	}
	return data, true, nil
}

// before is what uninstall shall give back: the bytes kept by the last install
// if the file is still as that left it, else today's file without our entries.
func before(old record, known bool, file []byte, existed bool) (bool, []byte, error) {
	if known && existed && digest.Hex(file) == old.After {
		kept, err := old.before()
		return old.Existed, kept, err
	}
	clean, _, err := Remove(file, old.earlier())
	if known && !old.Existed && isEmptyObject(clean) {
		return false, nil, err // install made it, and nobody else has put anything in
	}
	return existed, clean, err
}

// refused adds the file to the place in a *RefusedError: path:line:column: what.
func refused(path string, err error) error {
	var place *RefusedError
	if !errors.As(err, &place) {
		return err
	}
	return fmt.Errorf("%s:%w; the file was left as it is", path, err)
}

// rulesAfter is which permission rules are ours after changes.
func rulesAfter(rules []string, changes []Change) []string {
	for _, c := range changes {
		switch {
		case c.Kind != Permission:
		case c.Action == Added:
			rules = union(rules, []string{c.Name})
		case c.Action == Removed:
			rules = slices.DeleteFunc(slices.Clone(rules), func(r string) bool { return r == c.Name })
		}
	}
	return rules
}

// union is a followed by what only b holds; a is not changed.
func union(a, b []string) []string {
	all := slices.Clone(a)
	for _, s := range b {
		if !slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	return all
}

func unified(path string, old, new []byte) string {
	return string(diff.Diff(path, old, path+" (planned)", new))
}
