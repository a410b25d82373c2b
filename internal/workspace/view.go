package workspace

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"sort"
	"strings"
	"time"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/session"
	"goalkeeper/policy/hold"
)

// LoopKey is the key of the loop goal, of which a workspace has one at a time.
const LoopKey = "loop:GOAL.md"

// RecordKey is the key of a goal record.
func RecordKey(slug string) string { return string(hold.Record) + ":" + slug }

// Asker is a session that looks at the goals of a workspace.
type Asker struct {
	Session string
	Owners  session.Owners
	Live    func(id string) bool // is that session still there?
	Now     time.Time
}

// forgotten is the age at which a goal without a live owner is taken for one
// that nobody works on any more (DESIGN §6, §7).
const forgotten = 7 * 24 * time.Hour

// stale reports whether a goal is forgotten: without a live owner, its own
// time and the file's both old.
func (a Asker) stale(g hold.Goal, changed time.Time) bool {
	return g.Owner == hold.OwnerNone && a.Now.Sub(g.Updated) > forgotten && a.Now.Sub(changed) > forgotten
}

// foreign reports whether a goal came with the checkout: no hook or command
// here wrote it, or saw it written (DESIGN §3).
func (a Asker) foreign(key string) bool {
	_, seen := a.Owners[key]
	return !seen
}

// owner says whose a goal is, seen from the asker.
func (a Asker) owner(key string) hold.Owner {
	owner := hold.OwnerNone
	for _, id := range a.Owners[key] {
		if id == a.Session && id != "" {
			return hold.OwnerThis
		}
		if a.Live != nil && a.Live(id) {
			owner = hold.OwnerOther
		}
	}
	return owner
}

// Loop returns the view of GOAL.md and its bytes, nil where there is none. runs
// returns the exit status of the last run here of each box text.
func (w *Workspace) Loop(a Asker, runs func(texts []string) map[string]int) (*hold.Goal, []byte) {
	raw, changed, err := w.GoalMD()
	if os.IsNotExist(err) {
		return nil, nil
	}
	g := &hold.Goal{Kind: hold.Loop, Name: "GOAL.md", Path: goalmd.Path, Owner: a.owner(LoopKey), Foreign: a.foreign(LoopKey)}
	if err != nil {
		g.Unreadable, g.Fault = true, faultOf(err)
		return g, nil
	}
	doc, err := goalmd.Parse(raw)
	if err != nil {
		g.Unreadable, g.Fault = true, err.Error()
		return g, raw
	}
	fillLoop(g, doc, runs)
	g.Stale = a.stale(*g, changed)
	return g, raw
}

// fillLoop brings a GOAL.md into the shared view.
func fillLoop(g *hold.Goal, doc *goalmd.Doc, runs func([]string) map[string]int) {
	g.Objective, g.Status, g.Updated = doc.Goal, string(doc.Status), doc.Updated
	g.Passed, g.Total, g.Blocker = doc.Passed(), doc.Total(), doc.Blocker
	g.Mark = hold.Mark{Passed: g.Passed, Log: doc.Progress}
	if box := doc.Open(); box != nil {
		c := criterionOf(*box)
		g.Open = &c
	}
	var texts []string
	for _, b := range doc.Boxes {
		if b.Ticked && b.HasCommand && !b.Placeholder {
			texts = append(texts, b.Text)
		}
	}
	if len(texts) == 0 {
		return
	}
	last := runs(texts)
	for _, b := range doc.Boxes {
		if !b.Ticked || !b.HasCommand || b.Placeholder {
			continue
		}
		if exit, ran := last[b.Text]; ran && exit == b.WantExit {
			g.Proved++
		} else {
			g.Unproved = append(g.Unproved, criterionOf(b))
		}
	}
}

// criterionOf names a box of GOAL.md.
func criterionOf(b goalmd.Box) hold.Criterion {
	c := hold.Criterion{ID: b.ID, Text: b.Text, Command: b.Command}
	switch {
	case b.Placeholder && b.Text == goalmd.StagesPlaceholder:
		c.Role = hold.RoleStages
	case b.Placeholder:
		c.Role = hold.RolePlaceholder
	case b.Section == goalmd.Deslop:
		c.Role = hold.RoleDeslop
	}
	return c
}

// Owned is a goal that a session owns, with the bytes it was read from.
type Owned struct {
	hold.Goal
	Raw []byte
}

// OwnedRecords returns the records that the asker owns: those that a hook or
// command noted as its own, and those among the newest NewestRecords whose
// conversation_id names it. The one touched last comes first.
func (w *Workspace) OwnedRecords(store *session.Store, a Asker) ([]Owned, error) {
	if a.Session == "" {
		return nil, nil
	}
	dir, err := w.openDir(recordDir)
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	files, err := named(dir, store, a.Session, a.Now)
	if err != nil {
		return nil, err
	}
	for key, sessions := range a.Owners {
		slug, ok := strings.CutPrefix(key, string(hold.Record)+":")
		known := slices.ContainsFunc(files, func(f RecordFile) bool { return f.Slug == slug })
		if ok && slices.Contains(sessions, a.Session) && !known {
			files = append(files, readRecord(dir, slug+".json"))
		}
	}
	sort.Slice(files, func(i, j int) bool { return files[i].Slug < files[j].Slug })
	var owned []Owned
	for _, f := range files {
		if errors.Is(f.Err, fs.ErrNotExist) {
			continue
		}
		g := w.RecordView(f, a)
		g.Owner = hold.OwnerThis
		owned = append(owned, Owned{g, f.Raw})
	}
	sort.SliceStable(owned, func(i, j int) bool { return owned[i].Updated.After(owned[j].Updated) })
	return owned, nil
}

// RecordView brings a record's file into the shared view.
func (w *Workspace) RecordView(f RecordFile, a Asker) hold.Goal {
	key := RecordKey(f.Slug)
	g := hold.Goal{Kind: hold.Record, Name: f.Slug, Path: f.Path, Owner: a.owner(key)}
	if f.Err != nil {
		g.Unreadable, g.Fault = true, faultOf(f.Err)
		return g
	}
	r, err := goal.Parse(f.Raw)
	if err != nil {
		g.Unreadable, g.Fault = true, err.Error()
		return g
	}
	if fault := unfit(f.Slug, r); fault != "" {
		g.Unreadable, g.Fault = true, fault
		return g
	}
	g.Objective, g.Status, g.Updated = r.Objective, string(r.Status), r.Updated
	g.Passed, g.Total, g.NoHold = r.Passed(), r.Total(), !r.Hold
	g.Mark = hold.Mark{Passed: g.Passed, Updated: r.UpdatedRaw}
	g.Named = a.Session != "" && r.ConversationID == a.Session
	g.Foreign = !g.Named && a.foreign(key)
	if g.Owner == hold.OwnerNone && !g.Named && r.ConversationID != "" && a.Live != nil && a.Live(r.ConversationID) {
		g.Owner = hold.OwnerOther
	}
	g.Blocker = blockerOf(r)
	if c := r.FirstOpen(); c != nil {
		g.Open = &hold.Criterion{ID: c.ID, Text: c.Text, Command: c.Command()}
	}
	for _, c := range r.Criteria {
		if c.Status == goal.CriterionPass && !goal.Judge(f.Slug, c, w.Glance).Backed() {
			g.Unbacked = append(g.Unbacked, hold.Criterion{ID: c.ID, Text: c.Text})
		}
	}
	g.Stale = a.stale(g, f.Changed)
	return g
}

// unfit says why a record cannot be gone by: its names are printed as they
// are, in command lines and contexts, so they must be names; and a status that
// means nothing must not release anybody in silence.
func unfit(slug string, r *goal.Record) string {
	if !slices.Contains(goal.Statuses[:], r.Status) {
		return fmt.Sprintf("its status %q is none", r.Status)
	}
	if !goal.ValidSlug(slug) {
		return "its file name is no slug"
	}
	for i, c := range r.Criteria {
		if c.N == 0 {
			return fmt.Sprintf("criteria[%d].id is not c<number>", i)
		}
	}
	return ""
}

// blockerOf says in one text what a record waits for: its unresolved blockers,
// else its blocked criteria.
func blockerOf(r *goal.Record) string {
	var parts []string
	for _, b := range r.OpenBlockers() {
		parts = append(parts, b.Source+": "+b.Detail)
	}
	for _, c := range r.Criteria {
		if c.Status == goal.CriterionBlocked && len(parts) == 0 {
			parts = append(parts, c.ID+" is blocked: "+c.Text)
		}
	}
	return strings.Join(parts, "; ")
}

// OwnerlessRecords returns the active records that no live session owns, among
// the newest NewestRecords, the one changed last first.
func (w *Workspace) OwnerlessRecords(a Asker) ([]hold.Goal, error) {
	files, err := w.Records(NewestRecords)
	if err != nil {
		return nil, err
	}
	var goals []hold.Goal
	for _, f := range files {
		g := w.RecordView(f, a)
		if g.Owner == hold.OwnerNone && !g.Named && hold.Showable(g) {
			goals = append(goals, g)
		}
	}
	return goals, nil
}

// faultOf says in one line why a goal's file cannot be taken.
func faultOf(err error) string {
	var pathErr *fs.PathError
	if errors.As(err, &pathErr) {
		return pathErr.Err.Error()
	}
	return err.Error()
}
