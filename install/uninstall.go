package install

import (
	"errors"
	"fmt"

	"goalkeeper/internal/digest"
)

// Uninstall takes the registration out of one settings file, or with all out
// of every file that install recorded. A file that nobody changed since gets
// its old bytes back; any other loses exactly our entries. With purge, what
// Goalkeeper keeps in the state folder goes too, and the report says what that
// was. A file that cannot be read does not keep the others from being cleaned.
func Uninstall(o Options, all, purge bool) (Report, error) {
	return installer{o, realDisk()}.uninstall(all, purge)
}

func (in installer) uninstall(all, purge bool) (Report, error) {
	var report Report
	path, err := in.settings()
	if err != nil {
		return report, err
	}
	paths := []string{path}
	if all {
		recorded, err := in.records().all()
		if err != nil {
			return report, err
		}
		for _, r := range recorded {
			paths = union(paths, []string{r.Settings})
		}
	}
	var faults []error
	for _, path := range paths {
		if err := in.clean(path, &report); err != nil {
			faults = append(faults, err)
		}
	}
	if purge && len(faults) == 0 {
		faults = append(faults, in.purge(&report))
	}
	return report, errors.Join(faults...)
}

// clean takes everything of ours out of one settings file and its folder.
func (in installer) clean(path string, report *Report) error {
	file, existed, err := in.readIfThere(path)
	if err != nil {
		return err
	}
	old, known, err := in.records().load(path)
	if err != nil {
		return err
	}
	if !known {
		old = record{Existed: true, Rules: AllowRules()}
		if in.Binary != "" {
			old.Commands = []string{in.Binary}
		}
	}
	after, settings, err := undo(path, file, existed, old, known)
	if err != nil {
		return err
	}
	if in.DryRun {
		settings.Diff = unified(path, file, after)
	}
	if existed || known {
		report.Files = append(report.Files, settings)
	}
	if !in.DryRun {
		if err := in.putBack(settings, file, after); err != nil {
			return err
		}
	}
	if err := in.removeSkill(path, old.Files, report); err != nil {
		return err
	}
	if in.DryRun {
		return nil
	}
	in.removeFolders(old.Folders)
	return in.records().drop(path)
}

// undo decides what a settings file shall hold without us, and how to call that.
func undo(path string, file []byte, existed bool, old record, known bool) ([]byte, FileReport, error) {
	report := FileReport{Path: path, Outcome: Unchanged}
	if !existed {
		return nil, report, nil
	}
	unchanged := known && digest.Hex(file) == old.After
	after, changes, err := Remove(file, old.earlier())
	if err != nil && !unchanged {
		return nil, report, refused(path, err)
	}
	report.Changes = changes
	switch {
	case unchanged && !old.Existed, !old.Existed && isEmptyObject(after):
		report.Outcome = Deleted
		return nil, report, nil
	case unchanged:
		if after, err = old.before(); err != nil {
			return nil, report, err
		}
		report.Outcome = Restored
	case len(changes) > 0:
		report.Outcome = Changed
	}
	return after, report, nil
}

func (in installer) putBack(settings FileReport, file, after []byte) error {
	switch settings.Outcome {
	case Deleted:
		if err := in.remove(settings.Path); err != nil {
			return fmt.Errorf("delete %s: %w", settings.Path, err)
		}
		return nil
	case Unchanged:
		return nil
	}
	return in.writeSettings(settings.Path, file, after)
}

// isEmptyObject reports whether a settings file holds {} and nothing else.
func isEmptyObject(file []byte) bool {
	r, ok := parsed(file)
	return ok && r.IsObject() && len(members(r)) == 0
}
