package hooks

import (
	"slices"
	"strings"

	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/trigger"
)

// userPromptSubmit reads what the user said about a goal, acts on it and
// shows the state (DESIGN §6).
func userPromptSubmit(c *call) (Answer, error) {
	if c.id() == "" || c.ev.AgentID != "" {
		c.log.Why = string(hold.NoSession)
		return Answer{}, nil
	}
	found, err := c.look()
	if err != nil {
		return Answer{}, err
	}
	st, err := c.store.Load(c.id())
	if err != nil {
		c.log.Detail = err.Error()
	}
	found.leave(st.Left)
	idle := len(found.candidates()) == 0 && st.Planned == "" && st.Pending == "" && len(st.Notices) == 0 && st.HostGoal == ""
	reading := c.read(st, idle)
	if idle && !concerns(reading) {
		c.log.Why = "nothing"
		return Answer{}, nil
	}
	if idle {
		reading = c.read(st, false)
	}
	if c.enter(); c.ws == nil {
		found = goals{} // what was in a folder that cannot be entered is nobody's
	}

	var answer Answer
	err = c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		answer, err = c.act(st, &found, reading)
		if err != nil {
			return err
		}
		tail := c.tailFor(st, found)
		answer = merge(c.inject(st, found, c.contextUse(*st, tail)), answer)
		return nil
	})
	if err != nil {
		return Answer{}, err
	}
	return answer, nil
}

// read reads the prompt. Where no goal is at work, talk is not looked for.
func (c *call) read(st session.State, idle bool) trigger.Reading {
	r := trigger.Read(c.ev.Prompt, trigger.Given{CronPrompts: st.CronPrompts, Pending: st.Pending != "", Idle: idle})
	if !c.detects() { // no prompt sets or ends a goal
		r.Goal, r.Refused, r.Choice = nil, nil, trigger.ChoiceNone
		r.Orders = slices.DeleteFunc(r.Orders, func(o trigger.Order) bool { return o.Kind != trigger.Pause && o.Kind != trigger.Resume })
	}
	return r
}

// detects reports whether prompts may set and end goals.
func (c *call) detects() bool { return !switchedOff(c.env.Getenv("GOALKEEPER_DETECT")) }

// concerns reports whether a prompt says anything about a goal.
func concerns(r trigger.Reading) bool {
	return r.Goal != nil || r.Refused != nil || len(r.Orders) > 0 || r.Route != trigger.NoRoute || r.Slash.Name == "goal"
}

// act carries out what the user said and changes found accordingly.
func (c *call) act(st *session.State, found *goals, r trigger.Reading) (Answer, error) {
	c.log.Why = "shown"
	midTurn := c.ev.PromptID != "" && c.ev.PromptID == st.Turn
	woken := r.Machine && st.WordTurn == st.Turn && st.Word == hold.WordTalk
	st.Turn = c.ev.PromptID
	if !r.Machine {
		c.takeWord(st, r, midTurn)
	} else if woken {
		st.WordTurn = c.ev.PromptID // what ends in the background goes on with the talk
	}
	said, err := c.takeOrders(st, *found, r)
	if err != nil {
		return Answer{}, err
	}
	said = merge(said, c.takeHostGoal(st, *found, r))
	said = merge(said, c.takeRoute(st, *found, r.Route))
	planned := st.Planned
	answer, err := c.actOnGoal(st, *found, r)
	if err != nil {
		return Answer{}, err
	}
	if r.Goal != nil || len(r.Orders) > 0 || r.Choice != trigger.ChoiceNone || st.Planned != planned {
		*found, err = c.look() // what was there may have changed
		found.leave(st.Left)
	}
	return merge(said, answer), err
}

// actOnGoal drops, replaces or sets the loop goal, as the prompt says.
func (c *call) actOnGoal(st *session.State, found goals, r trigger.Reading) (Answer, error) {
	switch {
	case st.Pending != "" && r.Choice == trigger.ChoiceReplace && found.loop != nil && c.ev.Mode == "plan":
		c.log.Why = "planned"
		st.Pending, st.Planned = "", st.Pending
		return Answer{Message: "Goalkeeper: noted: the new goal takes the old one's place when plan mode ends."}, nil
	case st.Pending != "" && r.Choice == trigger.ChoiceReplace && found.loop != nil:
		c.log.Why = "replaced"
		goal := c.triggerOf(st.Pending, r.Lang)
		if _, err := c.trashLoopGoal("replaced by the user"); err != nil {
			return c.notMoved("the old goal stays", err), nil
		}
		return c.createLoopGoal(st, goal, " The goal before it is in the trash (goalkeeper loop restore).")
	case st.Pending != "" && r.Goal == nil && !r.Machine:
		st.Pending = "" // anything else ends the choice: the old goal goes on
	}
	if abandons(r) {
		return c.abandon(st, found, r), nil
	}
	switch {
	case r.Goal != nil:
		return c.setLoopGoal(st, found, *r.Goal)
	case st.Planned != "" && c.ev.Mode != "plan" && !r.Machine && c.detects():
		return c.setLoopGoal(st, found, c.triggerOf(st.Planned, r.Lang))
	case r.Refused != nil:
		c.log.Why = "refused"
		return Answer{Message: "Goalkeeper: no goal set (" + string(r.Refused.Why) + "): " + safetext.Quote(r.Refused.Phrase, 80) +
			". To set it all the same: goalkeeper loop set \"<goal>\""}, nil
	}
	return Answer{}, nil
}

// triggerOf is a goal that was typed earlier.
func (c *call) triggerOf(text, lang string) trigger.Goal {
	coarse, why := trigger.Coarse(text)
	return trigger.Goal{Text: text, Lang: lang, Coarse: coarse, CoarseWhy: why}
}

// takeWord remembers what the prompt means for the stop of its turn. Text
// typed while a turn runs does not make that turn talk.
func (c *call) takeWord(st *session.State, r trigger.Reading, midTurn bool) {
	switch {
	case st.Word == hold.WordPaused:
	case st.ClearedNext:
		st.Word, st.WordTurn, st.ClearedNext = hold.WordCleared, c.ev.PromptID, false
	case r.Talk && midTurn: // what was said of the turn stands
	case r.Talk:
		st.Word, st.WordTurn = hold.WordTalk, c.ev.PromptID
	case st.Word == hold.WordTalk || !midTurn:
		st.Word, st.WordTurn = hold.WordNone, ""
	}
}

// takeOrders takes what the user ordered: pause and resume count at once, and
// so does dropping or replacing the loop goal; the others are stored, and
// permit one weakening command of the agent (DESIGN §14).
func (c *call) takeOrders(st *session.State, found goals, r trigger.Reading) (said Answer, err error) {
	for _, o := range r.Orders {
		switch o.Kind {
		case trigger.Pause:
			st.Pause(true)
			c.keepOrder(st, o)
			said.Message = "Goalkeeper: paused: no stop of this session is held. To go on, type: resume the goal"
		case trigger.Resume:
			if st.Word == hold.WordPaused {
				st.Pause(false)
			}
			st.Continue(c.ev.PromptID)
			c.keepOrder(st, o) // of a goal that is stalled, it permits one goal reopen
			st.Counters = hold.Counters{}
			if err := c.adoptByWord(st, found); err != nil {
				return Answer{}, err
			}
			if len(found.candidates()) > 0 {
				said.Message = "Goalkeeper: the goal goes on; stops are held again while a criterion is open."
			}
			c.log.Why = "resumed"
		case trigger.Abandon:
			if o.Slug != "" {
				c.keepOrder(st, o)
			}
		default:
			c.keepOrder(st, o)
		}
	}
	if n := len(st.Orders); n > maxOrders {
		st.Orders = slices.Delete(st.Orders, 0, n-maxOrders)
	}
	return said, nil
}

// keepOrder keeps an order for the command that it permits.
func (c *call) keepOrder(st *session.State, o trigger.Order) {
	goal := o.Slug
	if o.Criterion != "" {
		goal = strings.TrimPrefix(goal+" "+o.Criterion, " ")
	}
	st.Orders = append(st.Orders, session.Order{Kind: string(o.Kind), Goal: goal, Turn: c.ev.PromptID, At: c.now})
}

// maxOrders bounds how many orders of a session are kept.
const maxOrders = 32

func abandons(r trigger.Reading) bool {
	return slices.ContainsFunc(r.Orders, func(o trigger.Order) bool { return o.Kind == trigger.Abandon })
}

// abandon carries out the order to drop: the loop goal goes to the trash, a
// goal record is never changed by prose (DESIGN §8).
func (c *call) abandon(st *session.State, found goals, r trigger.Reading) Answer {
	c.log.Why = string(hold.Abandoned)
	i := slices.IndexFunc(r.Orders, func(o trigger.Order) bool { return o.Kind == trigger.Abandon })
	order := r.Orders[i]
	st.Word, st.WordTurn = hold.WordAbandoned, c.ev.PromptID
	st.Planned, st.Pending = "", ""
	var answer Answer
	switch g := found.loop; {
	case g == nil || order.Slug != "":
	case g.Owner == hold.OwnerOther && !order.Named:
		answer.Message = "Goalkeeper: " + g.Path + " belongs to another session that is still open: " +
			safetext.Quote(g.Objective, maxGoal) + ". To drop it, type: drop the goal"
	default:
		answer = c.dropLoopGoal(st, *g)
	}
	for _, g := range found.owned {
		if g.Kind == hold.Record && (order.Slug == "" || order.Slug == g.Name) {
			st.Left = append(st.Left, g.Key())
			answer = merge(answer, Answer{
				Message: "Goalkeeper: this session is released from goal record " + g.Name + "; the record itself stays until it is dropped: goalkeeper goal drop " + g.Name,
				Context: "The user released this session from goal record " + g.Name + "; the record itself is dropped with: goalkeeper goal drop " + g.Name,
			})
		}
	}
	return answer
}

// takeRoute sets the route that the prompt names. A work route is shown once
// with what it works on (seed 002, activation note).
func (c *call) takeRoute(st *session.State, found goals, route trigger.Route) Answer {
	if route == trigger.NoRoute {
		return Answer{}
	}
	st.Route, st.RouteKnown = routeOf(route), true
	if !st.Route.Work() || !once(st, "route "+string(st.Route)) {
		return Answer{}
	}
	note := "Route " + string(st.Route) + ". Conversation id: " + c.id() + ". Ledger: .litgravity/ledger/" + c.id() + ".jsonl."
	for _, g := range found.owned {
		if g.Kind == hold.Record {
			note += " Record: " + g.Path + "."
			break
		}
	}
	return Answer{Context: note}
}

// routeOf is the session's route that a prompt sets.
func routeOf(r trigger.Route) hold.Route {
	if r == trigger.EndsRoute {
		return hold.RouteNone
	}
	return hold.Route(r)
}
