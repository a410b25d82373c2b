package workspace

import (
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

// Recovery puts a record back that is lost, cannot be read or was weakened.
type Recovery struct {
	Slug    string
	Session string
	At      time.Time
	Why     string                      // what is wrong with the file
	Rebuild func() (goal.Change, error) // makes the record where there is no good copy
}

// Recover keeps the broken file as <slug>.json.bad, whose path it returns ("" if
// there was no file), and writes the last good copy, or what is rebuilt, in its
// place. The decision is in the ledger (seed 002, Recover).
func (w *Workspace) Recover(store *session.Store, rec Recovery) (done Changed, bad string, err error) {
	if err := w.createLitgravity(false); err != nil {
		return done, "", err
	}
	err = w.lock(recordDir, func() error {
		change, err := w.restored(store, rec)
		if err != nil {
			return err
		}
		done.Change = change
		if bad, err = w.setAside(goal.Path(rec.Slug)); err != nil {
			return err
		}
		e := session.Entry{TS: rec.At, Kind: EntryWrite, Goal: RecordKey(rec.Slug), Session: rec.Session, Note: "recover", Path: goal.Path(rec.Slug), SHA256: digest.Hex(change.Raw)}
		done.Unwitnessed = store.Record(e)
		if err := w.writeFile(goal.Path(rec.Slug), change.Raw); err != nil {
			return err
		}
		done.Unwitnessed = errors.Join(done.Unwitnessed, store.KeepCopy(rec.Slug+".json", change.Raw))
		return w.AppendLedger(w.LedgerName(rec.Session, change.Record.ConversationID), change.Ledger)
	})
	return done, bad, err
}

// restored is the last good copy, else what is rebuilt.
func (w *Workspace) restored(store *session.Store, rec Recovery) (goal.Change, error) {
	if good, err := store.Copy(rec.Slug + ".json"); err == nil && good != nil {
		if r, err := goal.Parse(good); err == nil {
			return goal.Change{Raw: good, Record: r, Ledger: []goal.Line{goal.Restored(rec.Slug, rec.Why, rec.At)}}, nil
		}
	}
	return rec.Rebuild()
}

// setAside renames a file to the first free name that ends in .bad and returns
// that name, "" where there is no file.
func (w *Workspace) setAside(name string) (string, error) {
	for i := 1; i < 100; i++ {
		bad := name + ".bad"
		if i > 1 {
			bad += strconv.Itoa(i)
		}
		if _, err := w.root.Lstat(bad); !errors.Is(err, fs.ErrNotExist) {
			continue
		}
		err := w.root.Rename(name, bad)
		if errors.Is(err, fs.ErrNotExist) {
			return "", nil
		}
		return bad, err
	}
	return "", fmt.Errorf("%s: too many broken files beside it", name)
}

// Promised is what a goal's journal says was promised: the objective and the
// criteria, without their results. removed are the criteria that were taken
// out by order.
func Promised(slug string, journal []session.Entry) (r *goal.Record, removed map[string]bool) {
	r, removed = &goal.Record{Slug: slug, Hold: true, Status: goal.StatusActive}, make(map[string]bool)
	for _, e := range journal {
		switch {
		case e.Kind == EntrySet:
			r.Objective, r.ConversationID = e.Note, e.Session
		case e.Kind == EntryRemove:
			removed[e.ID] = true
			r.Criteria = slices.DeleteFunc(r.Criteria, func(c goal.Criterion) bool { return c.ID == e.ID })
		case e.ID == "" || removed[e.ID]:
		case e.Kind == EntryCriterion:
			if r.Criterion(e.ID) == nil {
				r.Criteria = append(r.Criteria, goal.Criterion{ID: e.ID})
			}
			k := r.Criterion(e.ID)
			k.Text, k.Check, k.Expect = e.Note, e.Command, e.Expect
			k.Model, k.Channel, _ = strings.Cut(e.For, "/")
			k.Attempt = max(k.Attempt, e.Attempt)
		case r.Criterion(e.ID) != nil:
			k := r.Criterion(e.ID)
			k.Attempt = max(k.Attempt, e.Attempt)
		}
	}
	return r, removed
}
