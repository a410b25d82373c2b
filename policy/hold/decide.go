package hold

// Why is the name of the rule that decided (DESIGN §9). It is logged with
// every decision and shown by `goalkeeper explain`.
type Why string

// The rules, in the order in which they are asked.
const (
	Off          Why = "off"            // GOALKEEPER=0
	NotMain      Why = "not_main"       // a subagent stops
	PlanMode     Why = "plan"           // the session waits for the approval of a plan
	APIError     Why = "api_error"      // the last message is the text of an API error
	ContextFull  Why = "context_full"   // above 95 % of the context window
	Waiting      Why = "waiting"        // something runs that will wake the session
	NoSession    Why = "no_session"     // no usable session id
	NoGoal       Why = "no_goal"        // nothing here is this session's
	Completed    Why = "completed"      // every box ticked: the loop goal ends
	HoldOff      Why = "hold_off"       // the hold switch
	Abandoned    Why = "abandoned"      // the user dropped the goal in this turn
	Paused       Why = "paused"         // the user paused the goal
	Talk         Why = "talk"           // the prompt ordered no work
	Cleared      Why = "cleared"        // the first turn after /clear
	BlockedWord  Why = "blocked_word"   // the agent says BLOCKED:
	Question     Why = "question"       // the agent asks the user
	HostGoal     Why = "host_goal"      // the client's own goal, typed by the user, is active
	NoRoute      Why = "no_route"       // the session is on no work route
	NewRecord    Why = "new_record"     // the record was created in this turn: show it, then stop
	Unreadable   Why = "unreadable"     // the goal's file cannot be read
	NotActive    Why = "not_active"     // the goal's status is not active
	HoldFalse    Why = "hold_false"     // the record says "hold": false
	Foreign      Why = "foreign"        // the goal came with the checkout
	Ledger       Why = "ledger"         // the ledger's last note releases
	NoOpen       Why = "no_open"        // no criterion is open or failed
	HeldThisTurn Why = "held_this_turn" // already held in this turn, no progress since
	Streak       Why = "streak"         // three holds in a row without progress
	Ceiling      Why = "ceiling"        // thirty holds in one turn
	NoState      Why = "no_state"       // the counter cannot be stored
	Unproved     Why = "unproved"       // held for once: a ticked box names a command without a run here
	Hold         Why = "hold"           // the stop is refused
)

// The limits of the hold (seed 002, "The Stop-hook hold"; DESIGN §9).
const (
	MaxStreak      = 3  // holds in a row without progress
	MaxPerTurn     = 30 // holds in one turn, whatever the progress
	FullContext    = 95 // per cent of the window above which nothing is held
	TightContext   = 80 // per cent above which the agent is told to save its progress
	MaxReasonRunes = 2000
	MaxReasonLines = 20
)

// Route is the kind of work a session is on (seed 002). Only work routes hold
// for records.
type Route string

// The work routes of seed 002.
const (
	RouteNone      Route = ""
	RouteLitLoop   Route = "lit-loop"
	RouteStartWork Route = "start-work"
	RouteLitgoal   Route = "litgoal"
)

// Work reports whether records are held for on this route.
func (r Route) Work() bool {
	return r == RouteLitLoop || r == RouteStartWork || r == RouteLitgoal
}

// Word is what the user's last prompt, or an order still in force, says.
type Word string

// The user's words that release a stop (DESIGN §8).
const (
	WordNone      Word = ""
	WordAbandoned Word = "abandoned"
	WordPaused    Word = "paused"
	WordTalk      Word = "talk"
	WordCleared   Word = "cleared" // /clear handed the goal over: its first turn is free
)

// Counters are what a session remembers of its holds. The zero value is a
// session that was never held.
type Counters struct {
	Turn   string          `json:"turn,omitempty"`    // the turn the last Stop belonged to
	InTurn int             `json:"in_turn,omitempty"` // holds in that turn
	Held   bool            `json:"held,omitempty"`    // held in that turn, no progress since
	Streak int             `json:"streak,omitempty"`  // holds in a row without progress, across turns
	Rests  bool            `json:"rests,omitempty"`   // the streak was used up: hold rests until there is progress
	Marks  map[string]Mark `json:"marks,omitempty"`   // by Goal.Key, as of the last Stop
}

// Input is everything that may decide a stop, as plain values. It stands in
// the decision log as `in`, so that a decision can be replayed; of messages it
// has only what they amount to.
type Input struct {
	Off        bool    `json:"off,omitempty"`
	Subagent   bool    `json:"subagent,omitempty"`
	Plan       bool    `json:"plan,omitempty"`
	APIError   bool    `json:"api_error,omitempty"`
	Context    float64 `json:"context,omitempty"` // per cent of the window in use, 0 = unknown
	Waiting    string  `json:"waiting,omitempty"` // what is waited for, "" = nothing
	NoSession  bool    `json:"no_session,omitempty"`
	HoldOff    bool    `json:"hold_off,omitempty"`
	Word       Word    `json:"word,omitempty"`
	Message    Message `json:"message,omitempty"`
	Unattended bool    `json:"unattended,omitempty"`
	HostGoal   bool    `json:"host_goal,omitempty"`
	Route      Route   `json:"route,omitempty"`
	RouteKnown bool    `json:"route_known,omitempty"` // a route was set or ended in this session
	Turn       string  `json:"turn"`
	// Goals are the goals this session owns and the loop goal nobody live
	// owns, the one touched last first.
	Goals    []Goal   `json:"goals,omitempty"`
	Counters Counters `json:"counters"`
}

// Decision is what becomes of a stop, with its reason's name.
type Decision struct {
	Why      Why
	Hold     bool
	Goal     *Goal    // the goal that is held for, completed, or named by the Why
	Row      int      // the hold's number in its streak, from 1
	Counters Counters // to be stored before a hold is printed
	Progress bool     // some goal got further since the last Stop
	Notice   bool     // the streak ended with this stop: tell the user once
}

// Decide asks the rules of DESIGN §9 in their order; the first that applies
// decides.
func Decide(in Input) Decision {
	d := Decision{Counters: in.Counters}
	if why := sessionRule(in); why != "" {
		d.Why = why
		return d
	}
	if len(in.Goals) == 0 {
		d.Why = NoGoal
		return d
	}
	d.Goal = &in.Goals[0]
	d.Counters, d.Progress = in.Counters.at(in.Turn, in.Goals)
	for i := range in.Goals {
		if g := &in.Goals[i]; completes(*g, in.HoldOff) {
			d.Why, d.Goal = Completed, g
			return d
		}
	}
	if why := wordRule(in); why != "" {
		d.Why = why
		return d
	}
	why, g := firstHolding(in)
	d.Why, d.Goal = why, g
	if why != Hold && why != Unproved {
		return d
	}
	return d.count(why)
}

// sessionRule asks the rules 1 to 4 of DESIGN §9 that need no goal.
func sessionRule(in Input) Why {
	switch {
	case in.Off:
		return Off
	case in.Subagent:
		return NotMain
	case in.Plan:
		return PlanMode
	case in.APIError:
		return APIError
	case in.Context > FullContext:
		return ContextFull
	case in.Waiting != "":
		return Waiting
	case in.NoSession:
		return NoSession
	}
	return ""
}

// completes is rule 5: an active loop goal with every box ticked ends, unless
// a ticked box names a command that never ran here and was not held for yet.
// Where nothing can be held, waiting for that hold would never end.
func completes(g Goal, holdOff bool) bool {
	if g.Kind != Loop || g.Unreadable || g.Foreign || g.Status != StatusInProgress || !g.AllMet() {
		return false
	}
	return len(g.Unproved) == 0 || g.UnprovedSeen || holdOff || g.Owner != OwnerThis
}

// wordRule asks the hold switch and the rules 6 and 7: the user's word, then
// the agent's.
func wordRule(in Input) Why {
	switch {
	case in.HoldOff:
		return HoldOff
	case in.Word == WordAbandoned:
		return Abandoned
	case in.Word == WordPaused:
		return Paused
	case in.Word == WordTalk:
		return Talk
	case in.Word == WordCleared:
		return Cleared
	case in.Message == SaysBlocked:
		return BlockedWord
	case in.Message == Asks && !in.Unattended:
		return Question
	}
	return ""
}

// firstHolding returns the first owned goal that would be held for; where
// none would, what lets the owned goal touched last pass. Only an owner is
// ever held.
func firstHolding(in Input) (Why, *Goal) {
	why, goal := NoGoal, &in.Goals[0]
	if goal.Foreign && goal.Owner == OwnerNone {
		why = Foreign // shown, and nobody's
	}
	owned := false
	for i := range in.Goals {
		g := &in.Goals[i]
		if g.Owner != OwnerThis {
			continue
		}
		w := goalRule(in, *g)
		if w == Hold || w == Unproved {
			return w, g
		}
		if !owned {
			why, goal, owned = w, g, true
		}
	}
	return why, goal
}

// goalRule asks the rules 8 to 12 of one goal.
func goalRule(in Input, g Goal) Why {
	switch {
	case g.Kind == Loop && in.HostGoal:
		return HostGoal
	case g.Kind == Record && !onWorkRoute(in, g):
		return NoRoute
	case g.New:
		return NewRecord
	case g.Unreadable:
		return Unreadable
	case !Active(g.Kind, g.Status):
		return NotActive
	case g.NoHold:
		return HoldFalse
	case g.Foreign:
		return Foreign
	case g.Released != "":
		return Ledger
	case g.Open != nil, len(g.Unbacked) > 0:
		return Hold
	case len(g.Unproved) > 0 && !g.UnprovedSeen:
		return Unproved
	}
	return NoOpen
}

// onWorkRoute is rule 9: where nothing is known of the session's route, the
// record's own conversation_id stands for litgoal.
func onWorkRoute(in Input, g Goal) bool {
	return in.Route.Work() || !in.RouteKnown && g.Named
}

// at brings the counters to a turn and to the goals' marks of now, and says
// whether any goal got further since the last Stop.
func (c Counters) at(turn string, goals []Goal) (Counters, bool) {
	next := c
	next.Marks = make(map[string]Mark, len(goals))
	progress := false
	for _, g := range goals {
		old, known := c.Marks[g.Key()]
		if g.Unreadable && known {
			next.Marks[g.Key()] = old
			continue
		}
		if known && Progress(g.Kind, old, g.Mark) {
			progress = true
		}
		next.Marks[g.Key()] = g.Mark
	}
	if turn != c.Turn {
		next.Turn, next.InTurn, next.Held = turn, 0, false
	}
	if progress {
		next.Held, next.Streak, next.Rests = false, 0, false
	}
	return next, progress
}

// count asks the rules 13 to 15 and, where none applies, counts the hold.
func (d Decision) count(why Why) Decision {
	switch c := &d.Counters; {
	case c.Held:
		d.Why = HeldThisTurn
	case c.Streak >= MaxStreak:
		d.Why = Streak
		d.Notice = !c.Rests
		c.Rests = true
	case c.InTurn >= MaxPerTurn:
		d.Why = Ceiling
	default:
		d.Why, d.Hold = why, true
		c.Held = true
		c.Streak++
		c.InTurn++
		d.Row = c.Streak
	}
	return d
}
