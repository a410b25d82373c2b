package workspace

import (
	"errors"
	"fmt"
	"io/fs"
	"time"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/session"
)

// LoopCopy is the name of GOAL.md's last good copy in the state folder.
const LoopCopy = "GOAL.md"

// ErrGoalExists says that there is a GOAL.md already.
var ErrGoalExists = errors.New(goalmd.Path + " exists already")

// CreateLoop writes a new GOAL.md, makes owner (a session id, "" for none) its
// only owner and writes it into the journal. It returns ErrGoalExists where a
// GOAL.md stands.
func (w *Workspace) CreateLoop(store *session.Store, owner string, plan goalmd.Plan) error {
	return w.placeLoop(store, owner, goalmd.Render(plan), session.Entry{TS: plan.Created, Kind: "set", Note: plan.Goal})
}

// RestoreLoop puts the bytes of an ended GOAL.md back, as CreateLoop does.
func (w *Workspace) RestoreLoop(store *session.Store, owner string, raw []byte, now time.Time) error {
	return w.placeLoop(store, owner, raw, session.Entry{TS: now, Kind: "restore"})
}

func (w *Workspace) placeLoop(store *session.Store, owner string, raw []byte, e session.Entry) error {
	err := w.UpdateGoalMD(func(old []byte) ([]byte, error) {
		if old != nil {
			return nil, ErrGoalExists
		}
		return raw, nil
	})
	if err != nil {
		return err
	}
	err = store.UpdateOwners(func(o session.Owners) error {
		o[LoopKey] = []string{} // seen here, even if nobody owns it
		if owner != "" {
			o.Add(LoopKey, owner, true)
		}
		return nil
	})
	err = errors.Join(err, store.KeepCopy(LoopCopy, raw))
	e.Goal, e.Session = LoopKey, owner
	return stateFault(errors.Join(err, store.Record(e)))
}

// EndLoop moves GOAL.md to the trash of the state folder and returns its path
// there, "" where somebody else ended it first. The journal says why; edit, if
// given, changes the bytes that are kept.
func (w *Workspace) EndLoop(store *session.Store, by, why string, now time.Time, edit func(raw []byte) []byte) (string, error) {
	var trashed string
	err := w.RemoveGoalMD(func(raw []byte) (err error) {
		if edit != nil {
			raw = edit(raw)
		}
		trashed, err = store.Discard("GOAL.md", raw, now)
		return err
	})
	if errors.Is(err, fs.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		store.Undiscard(trashed)
		return "", fmt.Errorf("move %s to the trash: %w", goalmd.Path, err)
	}
	err = store.UpdateOwners(func(o session.Owners) error {
		delete(o, LoopKey)
		return nil
	})
	store.DropCopy(LoopCopy)
	err = errors.Join(err, store.Record(session.Entry{TS: now, Kind: "end", Goal: LoopKey, Session: by, Note: why}))
	return trashed, stateFault(err)
}

// StateFault says that the user's file was changed as asked, and that only the
// bookkeeping outside the project failed: a sandbox may keep a command out of
// the state folder (DESIGN §4).
type StateFault struct{ Err error }

func (e *StateFault) Error() string { return "state folder: " + e.Err.Error() }
func (e *StateFault) Unwrap() error { return e.Err }

func stateFault(err error) error {
	if err == nil {
		return nil
	}
	return &StateFault{err}
}
