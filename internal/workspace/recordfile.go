package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
	"time"

	"goalkeeper/internal/digest"
	"goalkeeper/internal/goal"
	"goalkeeper/internal/session"
)

// EntryWrite is the journal's line about a record this program wrote: the
// SHA-256 of its bytes, and in Note the operation. It comes before the write,
// so that a killed command leaves no write of ours unknown.
const EntryWrite = "write"

// overWeakened marks a write over a record that promised less than its last
// good copy: it does not make the weaker text a good one.
const overWeakened = "over a weakened record"

// Operation changes a record.
type Operation struct {
	Slug    string
	Name    string // for the journal: "add", "close", …
	Session string // who asked, "" for nobody known
	At      time.Time
	Create  bool // the record must not be there yet
	Track   bool // git may see the folder that is made

	// Do gets the record's bytes, nil for a new one. It is called under the
	// lock, and again with the last good copy where the record differs from
	// it for the worse: it must change nothing but what it returns.
	Do func(raw []byte) (goal.Change, error)
	// Entries are further journal lines, written before the record.
	Entries []session.Entry
	// First runs under the lock before anything else.
	First func() error
}

// Changed is what an operation came to.
type Changed struct {
	goal.Change
	Before      []byte // the record as it was
	Unwitnessed error  // why journal or copy could not be written
}

// Change carries out an operation on a record under the lock of the record
// folder: read, change, journal, write, copy, ledger. Where Do refuses, its
// ledger lines are written all the same and its error is returned.
func (w *Workspace) Change(store *session.Store, op Operation) (Changed, error) {
	if op.Create {
		if err := w.createLitgravity(op.Track); err != nil {
			return Changed{}, err
		}
	} else if _, err := w.root.Lstat(recordDir); err != nil {
		return Changed{}, err
	}
	var done Changed
	err := w.lock(recordDir, func() (err error) {
		done, err = w.change(store, op)
		return err
	})
	return done, err
}

func (w *Workspace) change(store *session.Store, op Operation) (Changed, error) {
	var done Changed
	f := w.Record(op.Slug)
	switch {
	case op.Create && f.Err == nil:
		return done, fs.ErrExist
	case !op.Create && f.Err != nil:
		return done, f.Err
	case op.Create && !errors.Is(f.Err, fs.ErrNotExist):
		return done, f.Err
	}
	if op.First != nil {
		if err := op.First(); err != nil {
			return done, err
		}
	}
	done.Before = f.Raw
	weak, good, err := w.weakened(store, op.Slug, f.Raw)
	if err != nil {
		done.Unwitnessed = err
	}
	for _, e := range op.Entries {
		done.Unwitnessed = errors.Join(done.Unwitnessed, store.Record(e))
	}
	var refused error
	done.Change, refused = op.Do(f.Raw)
	if done.Raw != nil && refused == nil {
		e := session.Entry{TS: op.At, Kind: EntryWrite, Goal: RecordKey(op.Slug), Session: op.Session, Note: op.Name, Path: goal.Path(op.Slug), SHA256: digest.Hex(done.Raw)}
		if len(weak) > 0 {
			e.Not = overWeakened
		}
		done.Unwitnessed = errors.Join(done.Unwitnessed, store.Record(e))
		if err := w.writeFile(goal.Path(op.Slug), done.Raw); err != nil {
			return done, err
		}
		keep := done.Raw
		if len(weak) > 0 {
			keep = nil
		}
		if len(weak) > 0 && good != nil {
			if c, err := op.Do(good); err == nil {
				keep = c.Raw // the witness goes along with what was allowed
			}
		}
		if keep != nil {
			done.Unwitnessed = errors.Join(done.Unwitnessed, store.KeepCopy(op.Slug+".json", keep))
		}
	}
	conversation := ""
	if done.Record != nil {
		conversation = done.Record.ConversationID
	}
	if err := w.AppendLedger(w.LedgerName(op.Session, conversation), done.Ledger); err != nil {
		// Not %w: whoever tries again after a lock would change the record twice.
		return done, fmt.Errorf("the record is written, and its ledger line is not: %v", err)
	}
	return done, refused
}

// createLitgravity makes the record folder. A .litgravity made here keeps its
// content out of git, unless track says otherwise (DESIGN §3, Git).
func (w *Workspace) createLitgravity(track bool) error {
	if _, err := w.root.Lstat(".litgravity"); err == nil || track {
		if err := w.root.MkdirAll(recordDir, 0o755); err != nil {
			return fmt.Errorf("create %s: %w", recordDir, err)
		}
		return nil
	}
	return w.create(recordDir, ".litgravity")
}

// Weakened compares a record's file with its last good copy: what promises
// less, or claims more, than this program saw or wrote (goal.Compare). A file
// in which nothing is weaker becomes the last good copy, unless readOnly. The
// first look at a record makes its copy.
func (w *Workspace) Weakened(store *session.Store, f RecordFile, readOnly bool) ([]goal.Weakening, error) {
	weak, good, err := w.weakened(store, f.Slug, f.Raw)
	if err != nil || len(weak) > 0 || readOnly || bytes.Equal(good, f.Raw) {
		return weak, err
	}
	if _, err := goal.Parse(f.Raw); err != nil {
		return nil, nil
	}
	return nil, store.KeepCopy(f.Slug+".json", f.Raw)
}

// weakened returns the weakenings of raw, and the last good copy. Where that is
// gone, what the journal says was promised is compared.
func (w *Workspace) weakened(store *session.Store, slug string, raw []byte) (weak []goal.Weakening, good []byte, err error) {
	good, err = store.Copy(slug + ".json")
	if err != nil || raw == nil || bytes.Equal(good, raw) {
		return nil, good, err
	}
	is, err := goal.Parse(raw)
	if err != nil {
		return nil, good, nil // unreadable: recover is the way, not a comparison
	}
	entries, err := store.Journal(RecordKey(slug))
	if err != nil {
		return nil, good, err
	}
	for i := len(entries) - 1; i >= 0; i-- {
		if e := entries[i]; e.Kind == EntryWrite {
			if e.SHA256 == digest.Hex(raw) && e.Not == "" {
				return nil, good, nil // written here; killed, perhaps, before its copy was kept
			}
			break
		}
	}
	was, err := goal.Parse(good)
	if good == nil || err != nil {
		if was, _ = Promised(slug, entries); len(was.Criteria) == 0 {
			return nil, nil, nil // nobody knows of another text
		}
		was.ConversationID = ""
	}
	return goal.Compare(was, is), good, nil
}

// Twins names the other records that hold a record's objective and are open,
// and those whose file is gone and that were open in their last good copy: a
// copy of a record with fewer criteria is no way to its verdict.
func (w *Workspace) Twins(store *session.Store, r *goal.Record) ([]string, error) {
	files, err := w.Records(0)
	if err != nil {
		return nil, err
	}
	here := make(map[string]bool, len(files))
	for _, f := range files {
		here[f.Slug+".json"] = true
	}
	for _, name := range store.Copies() {
		slug, isRecord := strings.CutSuffix(name, ".json")
		if !isRecord || here[name] {
			continue
		}
		if raw, err := store.Copy(name); err == nil {
			files = append(files, RecordFile{Slug: slug, Raw: raw})
		}
	}
	var twins []string
	for _, f := range files {
		if f.Slug == r.Slug {
			continue
		}
		other, err := goal.Parse(f.Raw)
		if err == nil && !other.Status.Closed() && other.Verdict == nil && goal.SameObjective(other.Objective, r.Objective) {
			twins = append(twins, f.Slug)
		}
	}
	slices.Sort(twins)
	return twins, nil
}

// Forgotten reports whether the ledger says that a goal was set here and its
// journal does not know of it: the state folder was removed or is another
// machine's.
func (w *Workspace) Forgotten(slug string, journal []session.Entry) bool {
	if slices.ContainsFunc(journal, func(e session.Entry) bool { return e.Kind == EntrySet }) {
		return false
	}
	set := false
	w.ledgerLines(slug, func(l goal.Line) { set = set || l.Text == goal.CreatedText(slug) })
	return set
}

// Seen is the highest criterion number that a goal's ledger lines, journal,
// evidence folder or last good copy still name.
func (w *Workspace) Seen(store *session.Store, slug string) int {
	top := 0
	see := func(id string) {
		if n, err := strconv.Atoi(strings.TrimPrefix(id, "c")); err == nil && strings.HasPrefix(id, "c") && n < 1000000 {
			top = max(top, n)
		}
	}
	entries, _ := store.Journal(RecordKey(slug))
	for _, e := range entries {
		see(e.ID)
	}
	for _, name := range w.EvidenceNames(slug) {
		see(goal.ParseEvidence(name).Criterion)
	}
	w.ledgerLines(slug, func(l goal.Line) {
		for _, word := range strings.FieldsFunc(l.Text, func(r rune) bool { return r == ' ' || r == ':' || r == ',' }) {
			if len(word) > 1 && word[0] == 'c' && word[1] >= '1' && word[1] <= '9' {
				see(word)
				return // the first one is what the line is about; the rest is somebody's text
			}
		}
	})
	if good, _ := store.Copy(slug + ".json"); good != nil {
		if r, err := goal.Parse(good); err == nil {
			for i := range r.Criteria {
				see(r.Criteria[i].ID)
			}
		}
	}
	return top
}

// EvidenceNames lists the files in a goal's evidence folder.
func (w *Workspace) EvidenceNames(slug string) []string {
	d, err := w.root.Open(goal.EvidenceDir + "/" + slug)
	if err != nil {
		return nil
	}
	defer d.Close()
	names, _ := d.Readdirnames(1000)
	return names
}

// Read returns a text file of the workspace, such as a brief.
func (w *Workspace) Read(name string, max int64) ([]byte, error) {
	raw, _, err := readFile(w.root, name, max)
	return raw, err
}

// ModTime is when a file of the workspace was last written; ok is false where
// there is none.
func (w *Workspace) ModTime(name string) (at time.Time, ok bool) {
	info, err := w.root.Stat(name)
	if err != nil {
		return time.Time{}, false
	}
	return info.ModTime(), true
}
