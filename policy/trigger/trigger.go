// Package trigger reads what a user's prompt says about a goal: whether it sets
// one, ends or pauses one, names a route, or only talks (DESIGN §6 steps 1 to 4
// of UserPromptSubmit, §7, §8; seed 003).
//
// It is pure: a prompt goes in, a Reading comes out. The knowledge lives in the
// lang_*.go tables, one file a language; the rules here are grammar that all of
// them share.
package trigger

// Given is what the rules need to know beyond the prompt's own text.
type Given struct {
	CronPrompts []string // prompts of crons seen in session_crons: equal text is machine-made
	Pending     bool     // a pending choice (continue or replace) is open: the prompt may answer it
	Idle        bool     // no goal is at work: whether the prompt is talk is not asked
}

// Reading is what a prompt says about a goal. The zero value says nothing.
type Reading struct {
	Machine bool     // machine-made text: nobody's words; nothing else is set
	Slash   Slash    // a slash command; of the rest only Route may be set beside it
	Goal    *Goal    // a trigger that sets a goal now
	Refused *Refusal // a phrase matched but fell under too short or trivial; never beside Goal
	Orders  []Order  // in the order of the text; beside a Goal only Replace
	Route   Route
	Talk    bool   // only asks, explains or waits: orders no work
	Choice  Choice // ChoiceNone unless Given.Pending
	Lang    string // language of the trigger, the refused trigger or the first order, else ""
}

// Slash is a slash command as typed: "/goal clear" is {"goal", "clear"}.
type Slash struct{ Name, Args string }

// Goal is a goal that a prompt sets.
type Goal struct {
	Text      string // a substring of the prompt, list items joined by "; " aside
	Phrase    string // the trigger phrase as typed
	Lang      string // "en", "zh-Hant", …
	Start     int    // byte offset of Text (of its first item) in the prompt
	Coarse    bool   // Coarse(Text)
	CoarseWhy string
}

// Why names the rule under which a matched phrase set no goal.
type Why string

// The two rules whose refusals are named to the user; the others are silent.
const (
	TooShort Why = "too short"
	Trivial  Why = "trivial task"
)

// Refusal is a trigger phrase that set no goal for a reason the user should hear.
type Refusal struct {
	Phrase, Lang string
	Text         string // the goal text it would have set, perhaps ""
	Why          Why
}

// Kind is what an order asks for.
type Kind string

// Abandon, Pause and Resume act on the goal; the others permit an agent's
// weakening command (DESIGN §14).
const (
	Abandon     Kind = "abandon"
	Pause       Kind = "pause"
	Resume      Kind = "resume"
	Replace     Kind = "replace"
	Done        Kind = "done"
	Reword      Kind = "reword"
	Remove      Kind = "remove"
	AcceptStale Kind = "accept-stale"
)

// Order is one thing the user told us to do with a goal.
type Order struct {
	Kind      Kind
	Named     bool   // the order names the goal, loop, task or plan
	Slug      string // the goal record it names, if one
	Criterion string // the criterion it names: "c2"
	Lang      string
	Word      string // the words of the order as typed
}

// Route is the route that a prompt sets or ends (DESIGN §9 rule 9).
type Route string

// The work routes of seed 002, and EndsRoute for any other /litgravity: name.
const (
	NoRoute   Route = ""
	LitLoop   Route = "lit-loop"
	StartWork Route = "start-work"
	LitGoal   Route = "litgoal"
	EndsRoute Route = "ends"
)

// Choice is the answer to "continue the old goal or replace it".
type Choice int

// ChoiceKeep is any answer but a clear "replace" (DESIGN §6 step 3).
const (
	ChoiceNone Choice = iota
	ChoiceReplace
	ChoiceKeep
)

// Read tells what prompt says about a goal. It takes any bytes, in linear time.
func Read(prompt string, given Given) Reading { return read(prompt, given, false) }

func read(prompt string, given Given, thorough bool) Reading {
	p := newPlain(prompt)
	if machineMade(p.s, prompt, given.CronPrompts) {
		return Reading{Machine: true}
	}
	if s, ok := slash(p); ok {
		return Reading{Slash: s, Route: slashRoute(s.Name)}
	}
	m := newMessage(p, thorough)
	var r Reading
	found := m.findGoal()
	r.Goal, r.Refused = found.goal, found.refused
	r.Orders = m.orders(found)
	r.Route = m.route()
	switch {
	case r.Goal != nil:
		r.Lang = r.Goal.Lang
	case r.Refused != nil:
		r.Lang = r.Refused.Lang
	case len(r.Orders) > 0:
		r.Lang = r.Orders[0].Lang
	}
	if given.Pending {
		r.Choice = m.choice()
	}
	r.Talk = !given.Idle && r.Goal == nil && r.Refused == nil && !has(r.Orders, Resume) && m.talk()
	return r
}

func has(orders []Order, k Kind) bool {
	for _, o := range orders {
		if o.Kind == k {
			return true
		}
	}
	return false
}
