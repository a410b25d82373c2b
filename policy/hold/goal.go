// Package hold decides whether a stop may pass. It is pure: an Input goes in,
// a Decision with its Why comes out, and nothing is read or written here.
//
// The order of the rules is the one of DESIGN §9; their sources are seed 002
// ("The Stop-hook hold") and seed 003.
package hold

import "time"

// Kind says which of the two kinds of goal a Goal is (DESIGN §3).
type Kind string

// The two kinds of goal.
const (
	Loop   Kind = "loop"   // GOAL.md, what this checkout is busy with now
	Record Kind = "record" // .litgravity/goals/<slug>.json, what must be provable later
)

// Statuses that the rules compare with. A loop goal is active when it is
// in-progress, a record when it is active; every other status holds nobody.
const (
	StatusInProgress = "in-progress"
	StatusActive     = "active"
	StatusBlocked    = "blocked"
	StatusDone       = "done"
	StatusReview     = "review_blocked"
	StatusNeedsUser  = "needs_user_decision"
)

// Criterion names one criterion of a goal.
type Criterion struct {
	ID      string `json:"id"`
	Text    string `json:"text"`
	Command string `json:"command,omitempty"` // the command that proves it, if it names one
	Role    Role   `json:"role,omitempty"`
}

// Role tells the boxes of a loop goal apart that need words of their own.
type Role string

// The roles of a box.
const (
	RolePlain       Role = ""
	RolePlaceholder Role = "placeholder" // to be replaced by a command and its result
	RoleStages      Role = "stages"      // to be replaced by the list of stages
	RoleDeslop      Role = "deslop"      // the last read of the whole change
)

// Goal is the one view that hold, injection and status line have of both
// kinds of goal (DESIGN §3).
type Goal struct {
	Kind      Kind       `json:"kind"`
	Name      string     `json:"name"` // "GOAL.md", or the record's slug
	Path      string     `json:"path"` // from the workspace root, with slashes
	Objective string     `json:"objective,omitempty"`
	Status    string     `json:"status"`
	Passed    int        `json:"passed"`
	Total     int        `json:"total"`
	Proved    int        `json:"proved"`
	Open      *Criterion `json:"open,omitempty"` // first criterion that is open or failed
	Updated   time.Time  `json:"updated"`
	Blocker   string     `json:"blocker,omitempty"`

	// Mark changes whenever the owner made progress (see Progress).
	Mark Mark `json:"mark"`

	Owner      Owner  `json:"owner,omitempty"`      // whose it is, seen from this session
	Foreign    bool   `json:"foreign,omitempty"`    // came with the checkout and was not adopted
	Stale      bool   `json:"stale,omitempty"`      // forgotten: nobody's, untouched for a week
	NoHold     bool   `json:"no_hold,omitempty"`    // the record says "hold": false
	Unreadable bool   `json:"unreadable,omitempty"` // it exists, and what it says cannot be read
	Fault      string `json:"fault,omitempty"`      // why it is unreadable
	Named      bool   `json:"named,omitempty"`      // the record's conversation_id is this session
	New        bool   `json:"new,omitempty"`        // this session created the record in this turn
	Released   string `json:"released,omitempty"`   // the ledger's releasing note, if there is one

	// Unproved are the ticked boxes that name a command without a run here
	// (loop goals), UnprovedSeen those of them that were held for before.
	Unproved     []Criterion `json:"unproved,omitempty"`
	UnprovedSeen bool        `json:"unproved_seen,omitempty"` // every one of Unproved was held for
	// Unbacked are the criteria with status pass that lack backing (records).
	Unbacked []Criterion `json:"unbacked,omitempty"`
}

// Owner says who owns a goal, seen from the session that asks.
type Owner string

// The owners of a goal.
const (
	OwnerThis  Owner = "this"  // this session
	OwnerOther Owner = "other" // another live session
	OwnerNone  Owner = "none"  // nobody who is still there
)

// Mark is what progress is read from: for a record the pass count and
// updated, for a loop goal the ticked boxes and the lines of the Progress Log
// (DESIGN §9, Progress).
type Mark struct {
	Passed  int    `json:"passed"`
	Log     int    `json:"log,omitempty"`     // lines in the Progress Log (loop)
	Updated string `json:"updated,omitempty"` // the field's text (record)
	// Ours says that the last write of the record was a check or demotion
	// of this program, which is no progress of the owner.
	Ours bool `json:"ours,omitempty"`
}

// Progress reports whether the owner of a goal got further between two marks.
// A falling pass count is no progress, and neither is a write of ours.
func Progress(kind Kind, old, now Mark) bool {
	if now.Passed > old.Passed {
		return true
	}
	if kind == Loop {
		return now.Log > old.Log
	}
	return now.Updated != old.Updated && !now.Ours && now.Passed >= old.Passed
}

// Active reports whether a goal of this kind is worked on in this status.
func Active(kind Kind, status string) bool {
	if kind == Loop {
		return status == StatusInProgress
	}
	return status == StatusActive
}

// Blocked reports whether a goal waits for something and is to be shown as
// blocked.
func Blocked(kind Kind, status string) bool {
	switch status {
	case StatusBlocked:
		return true
	case StatusReview, StatusNeedsUser:
		return kind == Record
	}
	return false
}

// Showable reports whether a goal is shown to the session that owns it: it is
// worked on, or blocked.
func Showable(g Goal) bool {
	return !g.Unreadable && (Active(g.Kind, g.Status) || Blocked(g.Kind, g.Status))
}

// Unfinished reports whether a goal is still to be worked on.
func Unfinished(g Goal) bool { return Showable(g) && !g.AllMet() }

// AllMet reports whether every criterion of the goal counts and it has any.
func (g Goal) AllMet() bool { return g.Total > 0 && g.Passed == g.Total }

// Key names a goal within a workspace: its kind and name.
func (g Goal) Key() string { return string(g.Kind) + ":" + g.Name }
