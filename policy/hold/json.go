package hold

import (
	"goalkeeper/internal/jsontext"
)

// AppendJSON appends the input as it stands in the decision log. What it
// writes is what encoding/json reads back by the struct's tags.
func (in Input) AppendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.OptBool("off", in.Off)
	o.OptBool("subagent", in.Subagent)
	o.OptBool("plan", in.Plan)
	o.OptBool("api_error", in.APIError)
	o.OptFloat("context", in.Context)
	o.OptStr("waiting", in.Waiting)
	o.OptBool("no_session", in.NoSession)
	o.OptBool("hold_off", in.HoldOff)
	o.OptStr("word", string(in.Word))
	o.OptStr("message", string(in.Message))
	o.OptBool("unattended", in.Unattended)
	o.OptBool("host_goal", in.HostGoal)
	o.OptStr("route", string(in.Route))
	o.OptBool("route_known", in.RouteKnown)
	o.Str("turn", in.Turn)
	if len(in.Goals) > 0 {
		o.Append("goals", func(dst []byte) []byte { return jsontext.AppendList(dst, in.Goals, appendGoal) })
	}
	o.Append("counters", in.Counters.AppendJSON)
	return o.End()
}

func appendGoal(dst []byte, g Goal) []byte {
	o := jsontext.Begin(dst)
	o.Str("kind", string(g.Kind))
	o.Str("name", g.Name)
	o.Str("path", g.Path)
	o.OptStr("objective", g.Objective)
	o.Str("status", g.Status)
	o.Int("passed", g.Passed)
	o.Int("total", g.Total)
	o.Int("proved", g.Proved)
	if g.Open != nil {
		o.Append("open", func(dst []byte) []byte { return appendCriterion(dst, *g.Open) })
	}
	o.Time("updated", g.Updated)
	o.OptStr("blocker", g.Blocker)
	o.Append("mark", g.Mark.appendJSON)
	o.OptStr("owner", string(g.Owner))
	o.OptBool("foreign", g.Foreign)
	o.OptBool("stale", g.Stale)
	o.OptBool("no_hold", g.NoHold)
	o.OptBool("unreadable", g.Unreadable)
	o.OptStr("fault", g.Fault)
	o.OptBool("named", g.Named)
	o.OptBool("new", g.New)
	o.OptStr("released", g.Released)
	if len(g.Unproved) > 0 {
		o.Append("unproved", func(dst []byte) []byte { return jsontext.AppendList(dst, g.Unproved, appendCriterion) })
	}
	o.OptBool("unproved_seen", g.UnprovedSeen)
	if len(g.Unbacked) > 0 {
		o.Append("unbacked", func(dst []byte) []byte { return jsontext.AppendList(dst, g.Unbacked, appendCriterion) })
	}
	return o.End()
}

func appendCriterion(dst []byte, c Criterion) []byte {
	o := jsontext.Begin(dst)
	o.Str("id", c.ID)
	o.Str("text", c.Text)
	o.OptStr("command", c.Command)
	o.OptStr("role", string(c.Role))
	return o.End()
}

func (m Mark) appendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.Int("passed", m.Passed)
	o.OptInt("log", m.Log)
	o.OptStr("updated", m.Updated)
	o.OptBool("ours", m.Ours)
	return o.End()
}

// AppendJSON appends the counters as a session stores them.
func (c Counters) AppendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.OptStr("turn", c.Turn)
	o.OptInt("in_turn", c.InTurn)
	o.OptBool("held", c.Held)
	o.OptInt("streak", c.Streak)
	o.OptBool("rests", c.Rests)
	if len(c.Marks) > 0 {
		o.Append("marks", func(dst []byte) []byte {
			return jsontext.AppendMap(dst, c.Marks, func(dst []byte, m Mark) []byte { return m.appendJSON(dst) })
		})
	}
	return o.End()
}

// ReadCounters reads what Counters.AppendJSON wrote.
func ReadCounters(v jsontext.Value) Counters {
	var c Counters
	v.ForEach(func(key, v jsontext.Value) bool {
		switch key.Str {
		case "turn":
			c.Turn = v.Str
		case "in_turn":
			c.InTurn = int(v.Int())
		case "held":
			c.Held = v.Bool()
		case "streak":
			c.Streak = int(v.Int())
		case "rests":
			c.Rests = v.Bool()
		case "marks":
			c.Marks = jsontext.ReadMap(v, readMark)
		}
		return true
	})
	return c
}

func readMark(v jsontext.Value) Mark {
	var m Mark
	v.ForEach(func(key, v jsontext.Value) bool {
		switch key.Str {
		case "passed":
			m.Passed = int(v.Int())
		case "log":
			m.Log = int(v.Int())
		case "updated":
			m.Updated = v.Str
		case "ours":
			m.Ours = v.Bool()
		}
		return true
	})
	return m
}
