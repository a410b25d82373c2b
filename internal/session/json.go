package session

import (
	"strconv"

	"goalkeeper/internal/jsontext"
	"goalkeeper/policy/hold"
)

// appendJSON appends the state as it is stored.
func (st State) appendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.OptTime("seen", st.Seen)
	o.OptInt("pid", st.PID)
	o.OptStr("born", st.Born)
	o.OptBool("ended", st.Ended)
	o.OptStr("route", string(st.Route))
	o.OptBool("route_known", st.RouteKnown)
	o.OptStr("turn", st.Turn)
	if len(st.Orders) > 0 {
		o.Append("orders", func(dst []byte) []byte { return jsontext.AppendList(dst, st.Orders, appendOrder) })
	}
	o.OptStr("word", string(st.Word))
	o.OptStr("word_turn", st.WordTurn)
	o.OptBool("cleared_next", st.ClearedNext)
	o.Append("counters", st.Counters.AppendJSON)
	o.OptStrs("shells", st.Shells)
	o.OptStrs("held_for", st.HeldFor)
	optMap(o, "shown", st.Shown)
	o.OptStr("pending", st.Pending)
	o.OptStr("planned", st.Planned)
	o.OptStrs("cron_prompts", st.CronPrompts)
	o.OptStr("end_reason", st.EndReason)
	o.OptStrs("left", st.Left)
	optMap(o, "created", st.Created)
	optMap(o, "ours", st.Ours)
	o.OptStrs("told", st.Told)
	o.OptStrs("notices", st.Notices)
	o.OptStr("host_goal", st.HostGoal)
	o.OptInt("host_goal_at", int(st.HostGoalAt))
	o.OptStr("host_goal_seen", st.HostGoalSeen)
	o.OptStr("bound", st.Bound)
	o.OptInt("bound_turns", st.BoundTurns)
	o.OptInt("transcript", int(st.Transcript))
	o.OptStr("ledger_note", st.LedgerNote)
	o.OptInt("ledger_at", int(st.LedgerAt))
	o.OptInt("ledger_end", int(st.LedgerEnd))
	o.OptStr("ledger_seen", st.LedgerSeen)
	o.OptFloat("use", st.Use)
	o.OptTime("use_at", st.UseAt)
	o.OptInt("iterations", st.Iterations)
	o.OptStr("iter_turn", st.IterTurn)
	o.Append("stagnation", st.Stagnation.AppendJSON)
	o.OptInt("recovery", st.Recovery)
	if len(st.Retries) > 0 {
		o.Append("retries", func(dst []byte) []byte {
			return jsontext.AppendMap(dst, st.Retries, func(dst []byte, n int) []byte { return strconv.AppendInt(dst, int64(n), 10) })
		})
	}
	o.OptStr("retry_turn", st.RetryTurn)
	return o.End()
}

func optMap(o *jsontext.Object, key string, m map[string]string) {
	if len(m) > 0 {
		o.Append(key, func(dst []byte) []byte { return jsontext.AppendMap(dst, m, jsontext.AppendString) })
	}
}

func appendOrder(dst []byte, ord Order) []byte {
	o := jsontext.Begin(dst)
	o.Str("kind", ord.Kind)
	o.OptStr("goal", ord.Goal)
	o.OptStr("turn", ord.Turn)
	o.Time("at", ord.At)
	return o.End()
}

// readState reads what State.appendJSON wrote.
func readState(v jsontext.Value) State {
	var st State
	v.ForEach(func(key, v jsontext.Value) bool {
		switch key.Str {
		case "seen":
			st.Seen = jsontext.Time(v)
		case "pid":
			st.PID = int(v.Int())
		case "born":
			st.Born = v.Str
		case "ended":
			st.Ended = v.Bool()
		case "route":
			st.Route = hold.Route(v.Str)
		case "route_known":
			st.RouteKnown = v.Bool()
		case "turn":
			st.Turn = v.Str
		case "orders":
			v.ForEach(func(_, v jsontext.Value) bool {
				st.Orders = append(st.Orders, readOrder(v))
				return true
			})
		case "word":
			st.Word = hold.Word(v.Str)
		case "word_turn":
			st.WordTurn = v.Str
		case "cleared_next":
			st.ClearedNext = v.Bool()
		case "counters":
			st.Counters = hold.ReadCounters(v)
		case "shells":
			st.Shells = jsontext.Strs(v)
		case "held_for":
			st.HeldFor = jsontext.Strs(v)
		case "shown":
			st.Shown = jsontext.ReadMap(v, jsontext.Value.String)
		case "pending":
			st.Pending = v.Str
		case "planned":
			st.Planned = v.Str
		case "cron_prompts":
			st.CronPrompts = jsontext.Strs(v)
		case "end_reason":
			st.EndReason = v.Str
		case "left":
			st.Left = jsontext.Strs(v)
		case "created":
			st.Created = jsontext.ReadMap(v, jsontext.Value.String)
		case "ours":
			st.Ours = jsontext.ReadMap(v, jsontext.Value.String)
		case "told":
			st.Told = jsontext.Strs(v)
		case "notices":
			st.Notices = jsontext.Strs(v)
		case "host_goal":
			st.HostGoal = v.Str
		case "host_goal_at":
			st.HostGoalAt = v.Int()
		case "host_goal_seen":
			st.HostGoalSeen = v.Str
		case "bound":
			st.Bound = v.Str
		case "bound_turns":
			st.BoundTurns = int(v.Int())
		case "transcript":
			st.Transcript = v.Int()
		case "ledger_note":
			st.LedgerNote = v.Str
		case "ledger_at":
			st.LedgerAt = v.Int()
		case "ledger_end":
			st.LedgerEnd = v.Int()
		case "ledger_seen":
			st.LedgerSeen = v.Str
		case "use":
			st.Use = v.Float()
		case "use_at":
			st.UseAt = jsontext.Time(v)
		case "iterations":
			st.Iterations = int(v.Int())
		case "iter_turn":
			st.IterTurn = v.Str
		case "stagnation":
			st.Stagnation = hold.ReadStagnation(v)
		case "recovery":
			st.Recovery = int(v.Int())
		case "retries":
			st.Retries = jsontext.ReadMap(v, func(n jsontext.Value) int { return int(n.Int()) })
		case "retry_turn":
			st.RetryTurn = v.Str
		}
		return true
	})
	return st
}

func readOrder(v jsontext.Value) Order {
	return Order{Kind: v.Get("kind").Str, Goal: v.Get("goal").Str, Turn: v.Get("turn").Str, At: jsontext.Time(v.Get("at"))}
}

// appendJSON appends who owns what.
func (o Owners) appendJSON(dst []byte) []byte {
	return jsontext.AppendMap(dst, o, jsontext.AppendStrs)
}

func readOwners(v jsontext.Value) Owners { return jsontext.ReadMap(v, jsontext.Strs) }

// appendJSON appends a decision's line.
func (d Decided) appendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.Time("ts", d.TS)
	o.Str("event", d.Event)
	o.OptStr("session", d.Session)
	o.OptStr("prompt_id", d.PromptID)
	o.Str("why", d.Why)
	o.OptStr("goal", d.Goal)
	o.Int("passed", d.Passed)
	o.Int("total", d.Total)
	o.OptInt("row", d.Row)
	o.Float("ms", d.MS)
	o.OptStr("detail", d.Detail)
	if len(d.In) > 0 {
		o.Raw("in", d.In)
	}
	return o.End()
}

// appendJSON appends a journal line.
func (e Entry) appendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.Time("ts", e.TS)
	o.Str("kind", e.Kind)
	o.Str("goal", e.Goal)
	o.OptStr("box", e.Box)
	o.OptStr("id", e.ID)
	o.OptStr("command", e.Command)
	o.OptStrs("args", e.Args)
	if e.Exit != nil {
		o.Int("exit", *e.Exit)
	}
	o.OptStr("session", e.Session)
	o.OptStr("note", e.Note)
	o.OptStr("for", e.For)
	o.OptInt("attempt", e.Attempt)
	o.OptStr("path", e.Path)
	o.OptStr("sha256", e.SHA256)
	o.OptStr("tree", e.Tree)
	o.OptStr("no_tree", e.NoTree)
	o.OptStr("tracked", e.Tracked)
	o.OptStr("expect", e.Expect)
	o.OptStr("cleanup", e.Cleanup)
	o.OptStr("not", e.Not)
	o.OptStr("signature", e.Signature)
	return o.End()
}
