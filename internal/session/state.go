package session

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"goalkeeper/policy/hold"
)

// State is what one session left behind in this workspace. The zero value is
// a session of which nothing is known.
type State struct {
	Seen time.Time `json:"seen,omitzero"`  // its last event
	PID  int       `json:"pid,omitempty"`  // its client's process (CLAUDE_PID)
	Born string    `json:"born,omitempty"` // when that process started, in the system's own unit

	Ended     bool   `json:"ended,omitempty"`      // SessionEnd came and no event since
	EndReason string `json:"end_reason,omitempty"` // and its reason

	Route      hold.Route `json:"route,omitempty"`
	RouteKnown bool       `json:"route_known,omitempty"` // a route was set or ended

	Turn   string  `json:"turn,omitempty"`   // the prompt worked on
	Orders []Order `json:"orders,omitempty"` // what the user ordered, not used up yet

	Word     hold.Word `json:"word,omitempty"`      // what the prompt of WordTurn said
	WordTurn string    `json:"word_turn,omitempty"` // the turn that word is good for

	ClearedNext bool `json:"cleared_next,omitempty"` // /clear handed a goal over; its first turn is still to come

	Counters hold.Counters     `json:"counters,omitzero"`
	Shells   []string          `json:"shells,omitempty"`   // background shells that an earlier Stop saw
	HeldFor  []string          `json:"held_for,omitempty"` // hashes of unproved boxes that were held for
	Shown    map[string]string `json:"shown,omitempty"`    // by goal, the state it was last shown
	Pending  string            `json:"pending,omitempty"`  // a goal typed while another was in progress
	Planned  string            `json:"planned,omitempty"`  // a goal typed in plan mode, to be written after it

	CronPrompts []string `json:"cron_prompts,omitempty"` // prompts of the session's crons: nobody's words

	Left    []string          `json:"left,omitempty"`    // records that the user's order released this session from
	Created map[string]string `json:"created,omitempty"` // by record, the turn in which this session created it
	Ours    map[string]string `json:"ours,omitempty"`    // by record, the `updated` that a check of ours wrote
	Told    []string          `json:"told,omitempty"`    // hashes of what is said once and was said

	Notices []string `json:"notices,omitempty"` // lines that the next context is to have

	HostGoal     string `json:"host_goal,omitempty"`      // the client's own goal, as the user typed it
	HostGoalAt   int64  `json:"host_goal_at,omitempty"`   // the transcript's size then
	HostGoalSeen string `json:"host_goal_seen,omitempty"` // uuid of its last state that was handled
	Bound        string `json:"bound,omitempty"`          // hash of the condition made here that is bound
	BoundTurns   int    `json:"bound_turns,omitempty"`    // stops since

	Transcript int64     `json:"transcript,omitempty"`  // where the last iteration ended in it
	LedgerNote string    `json:"ledger_note,omitempty"` // the last line of its ledger that counts for the hold
	LedgerAt   int64     `json:"ledger_at,omitempty"`   // where that line begins
	LedgerEnd  int64     `json:"ledger_end,omitempty"`  // how far the ledger was searched for it
	LedgerSeen string    `json:"ledger_seen,omitempty"` // digest of what stood before that
	Use        float64   `json:"use,omitempty"`         // per cent of the context window, by the status line
	UseAt      time.Time `json:"use_at,omitzero"`

	Iterations int             `json:"iterations,omitempty"` // turns of work on the loop goal
	IterTurn   string          `json:"iter_turn,omitempty"`  // the turn counted last
	Stagnation hold.Stagnation `json:"stagnation,omitzero"`
	Recovery   int             `json:"recovery,omitempty"` // the recovery that the next prompt is to be told of
	Retries    map[string]int  `json:"retries,omitempty"`  // by hash of a failing command, in this turn
	RetryTurn  string          `json:"retry_turn,omitempty"`
}

// StartFresh forgets what the session was held for: a new goal has a streak
// and iterations of its own, and an ended one has none.
func (st *State) StartFresh() {
	st.Counters, st.HeldFor, st.Pending, st.Planned = hold.Counters{}, nil, "", ""
	st.Orders = slices.DeleteFunc(st.Orders, func(o Order) bool { return o.Goal == "" })
	st.Iterations, st.IterTurn, st.Stagnation, st.Recovery = 0, "", hold.Stagnation{}, 0
}

// Pause sets or ends the user's pause. An order of before to do the opposite
// is none any more.
func (st *State) Pause(on bool) {
	word, over := hold.WordNone, "pause"
	if on {
		word, over = hold.WordPaused, "resume"
	}
	st.Word, st.WordTurn = word, ""
	st.Orders = slices.DeleteFunc(st.Orders, func(o Order) bool { return o.Kind == over })
}

// Continue is the user's word that the goal goes on: what was ordered against
// it in an earlier turn, and not carried out, is taken back.
func (st *State) Continue(turn string) {
	st.Orders = slices.DeleteFunc(st.Orders, func(o Order) bool { return o.Turn != turn && o.Kind != "pause" && o.Kind != "resume" })
}

// Order is something the user ordered in a prompt. It permits one weakening
// command of the agent and is then used up (DESIGN §14).
type Order struct {
	Kind string    `json:"kind"`
	Goal string    `json:"goal,omitempty"` // the goal or criterion it names, if any
	Turn string    `json:"turn,omitempty"`
	At   time.Time `json:"at"`
}

// Load returns what is known of a session. A session without a state, or with
// an unusable id, is empty; a corrupt state is set aside and empty.
func (s *Store) Load(id string) (State, error) {
	if s.ws == "" || !ValidID(id) {
		return State{}, nil
	}
	return load(s.path("sessions", id+".json"), readState)
}

// Update changes a session's state under its lock: fn gets the state as it is
// now, and what it leaves is stored unless it returns an error.
func (s *Store) Update(id string, fn func(*State) error) error {
	if !ValidID(id) {
		return fmt.Errorf("session id %q: letters, digits, '.', '_' and '-' only, at most 128", id)
	}
	return s.withLock("session-"+id, func() error {
		st, err := loadLocked(s.path("sessions", id+".json"), readState)
		if err != nil && !errors.Is(err, ErrCorrupt) {
			return err
		}
		if err := fn(&st); err != nil {
			return err
		}
		return s.store("sessions", id+".json", st.appendJSON(nil))
	})
}

// Known reports whether anything is stored of a session in this workspace.
func (s *Store) Known(id string) bool {
	if s.ws == "" || !ValidID(id) {
		return false
	}
	_, err := os.Lstat(s.path("sessions", id+".json"))
	return err == nil
}

// ErrCorrupt says that a state file could not be read as what it should be.
// Whoever has the lock sets it aside, with the ending .bad.
var ErrCorrupt = errors.New("corrupt state file")

// Owners says which sessions own which goals of the workspace, by
// hold.Goal.Key (DESIGN §5).
type Owners map[string][]string

// Add makes a session an owner of a goal, the only one if alone.
func (o Owners) Add(key, session string, alone bool) {
	if alone {
		o[key] = []string{session}
		return
	}
	if !slices.Contains(o[key], session) {
		o[key] = append(o[key], session)
	}
}

// Owners returns who owns what; with nothing stored, nobody anything.
func (s *Store) Owners() (Owners, error) {
	if s.ws == "" {
		return Owners{}, nil
	}
	return ownersOr(load(s.path("owners.json"), readOwners))
}

func ownersOr(o Owners, err error) (Owners, error) {
	if o == nil {
		o = Owners{}
	}
	return o, err
}

// UpdateOwners changes who owns what, under the workspace's lock.
func (s *Store) UpdateOwners(fn func(Owners) error) error {
	return s.withLock("owners", func() error {
		o, err := ownersOr(loadLocked(s.path("owners.json"), readOwners))
		if err != nil && !errors.Is(err, ErrCorrupt) {
			return err
		}
		if err := fn(o); err != nil {
			return err
		}
		return s.store("", "owners.json", o.appendJSON(nil))
	})
}
