package install

import (
	"bytes"
	"embed"
	"fmt"
	"path/filepath"
	"slices"

	"goalkeeper/internal/digest"
)

//go:embed assets
var assets embed.FS

// skillAssets lists the skill and the slash commands: where each lies below
// the client's configuration folder (and below the plugin) and which asset it is.
var skillAssets = [...]struct{ path, asset string }{
	{"skills/goalkeeper/SKILL.md", "assets/SKILL.md"},
	{"commands/goals.md", "assets/goals.md"},
	{"commands/goal-check.md", "assets/goal-check.md"},
}

// asset returns an embedded file; all names are in skillAssets, so it is there.
func asset(name string) []byte {
	data, _ := assets.ReadFile(name)
	return data
}

// skillFile is one file of the skill that is ours, or becomes so.
type skillFile struct {
	path    string
	content []byte
	outcome Outcome
}

// planSkill lists the files of the skill that are ours after this install:
// all of them with Skill set, else those an earlier install wrote, which get
// today's text. A file that somebody edited, or that was there first, is
// reported and left alone.
func (in installer) planSkill(base string, old []ownFile, report *Report) ([]skillFile, error) {
	var list []skillFile
	for _, a := range skillAssets {
		f := skillFile{path: filepath.Join(base, filepath.FromSlash(a.path)), content: asset(a.asset)}
		i := slices.IndexFunc(old, func(o ownFile) bool { return o.Path == f.path })
		if i < 0 && !in.Skill {
			continue
		}
		have, existed, err := in.readIfThere(f.path)
		if err != nil {
			return nil, err
		}
		switch {
		case !existed && !in.Skill:
			continue // the user deleted it
		case !existed:
			f.outcome = Created
		case bytes.Equal(have, f.content):
			f.outcome = Unchanged
		case i >= 0 && digest.Hex(have) == old[i].Hash:
			f.outcome = Changed
		default:
			report.Files = append(report.Files, FileReport{Path: f.path, Outcome: Kept})
			report.note("%s is not as Goalkeeper wrote it and was left alone; delete it and install again to get today's text", f.path)
			continue
		}
		r := FileReport{Path: f.path, Outcome: f.outcome}
		if in.DryRun && f.outcome != Unchanged {
			r.Diff = unified(f.path, have, f.content)
		}
		report.Files = append(report.Files, r)
		list = append(list, f)
	}
	return list, nil
}

// removeSkill deletes the files of the skill that are as install wrote them,
// unless the install for another settings file in the same folder has them too.
func (in installer) removeSkill(settings string, old []ownFile, report *Report) error {
	records, err := in.records().all()
	if err != nil {
		return err
	}
	for _, a := range skillAssets {
		path := filepath.Join(filepath.Dir(settings), filepath.FromSlash(a.path))
		is := func(f ownFile) bool { return f.Path == path }
		if slices.ContainsFunc(records, func(r record) bool { return r.Settings != settings && slices.ContainsFunc(r.Files, is) }) {
			continue
		}
		have, existed, err := in.readIfThere(path)
		if err != nil {
			return err
		}
		i := slices.IndexFunc(old, is)
		switch {
		case !existed:
		case bytes.Equal(have, asset(a.asset)), i >= 0 && digest.Hex(have) == old[i].Hash:
			if !in.DryRun {
				if err := in.remove(path); err != nil {
					return fmt.Errorf("delete %s: %w", path, err)
				}
			}
			report.Files = append(report.Files, FileReport{Path: path, Outcome: Deleted})
		case i >= 0:
			report.Files = append(report.Files, FileReport{Path: path, Outcome: Kept})
			report.note("%s was edited since install and was left where it is", path)
		}
	}
	return nil
}
