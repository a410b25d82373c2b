package cli

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"math"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"time"

	"goalkeeper/internal/jsontext"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

const (
	maxStatusInput = 1 << 20         // the client's JSON is a few KiB
	thenWait       = 3 * time.Second // for the status line that was there before
	thenPipes      = 200 * time.Millisecond
	useStep        = 1                // per cent of context use that are worth a write
	useAge         = 30 * time.Second // after which the same use is written again
	maxCriterion   = 40               // characters of the next criterion
)

// runStatusline answers the client's status line (DESIGN §6): one short line
// about the goal, behind what the status line before it prints. It never
// fails: a status line that cannot be made is left out.
func runStatusline(c *call, args []string) error {
	var then string
	rest, err := c.parse(args, func(f *flag.FlagSet) { f.StringVar(&then, "then", "", "the status line before this one") })
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	if c.env.Interactive {
		return &Error{What: "the client calls this, with JSON on standard input", Do: "goalkeeper install --statusline sets it up", Code: exitUsage}
	}
	raw := firstValue(io.LimitReader(c.env.Stdin, maxStatusInput))
	before := make(chan string, 1)
	go func() { before <- c.previous(then, raw) }()
	ours := c.statusLineFor(readStatusInput(raw))
	_, err = io.WriteString(c.env.Stdout, joinStatus(<-before, ours))
	return err
}

// firstValue reads the first JSON value of r, nil if there is none. It waits for
// no end of the input.
func firstValue(r io.Reader) []byte {
	buf := make([]byte, 0, 16<<10)
	for {
		buf = slices.Grow(buf, 1<<10)
		n, err := r.Read(buf[len(buf):cap(buf)])
		buf = buf[:len(buf)+n]
		fault := jsontext.Check(string(buf))
		switch {
		case fault == nil:
			return buf
		case fault.Offset < len(buf):
			first := jsontext.ParseBytes(buf)
			if !jsontext.Valid(first.Raw) {
				return nil
			}
			return []byte(first.Raw)
		case err != nil:
			return nil
		}
	}
}

// statusInput is what the client tells its status line.
type statusInput struct {
	Session, Cwd, Project string
	Use                   float64 // per cent of the context window
	UseKnown              bool
}

func readStatusInput(raw []byte) statusInput {
	v := jsontext.ParseBytes(raw)
	in := statusInput{Session: v.Get("session_id").String(), Cwd: v.Get("cwd").String(), Project: v.Get("workspace", "project_dir").String()}
	window := v.Get("context_window")
	if used := window.Get("used_percentage"); used.Type == jsontext.Number {
		in.Use, in.UseKnown = used.Num, true
	} else if size := window.Get("context_window_size").Num; size > 0 && window.Get("current_usage").IsObject() {
		tokens := 0.0
		window.Get("current_usage").ForEach(func(_, n jsontext.Value) bool {
			tokens += n.Num
			return true
		})
		in.Use, in.UseKnown = math.Round(100*tokens/size), true
	}
	if !(in.Use >= 0 && in.Use <= 1000) {
		in.Use, in.UseKnown = 0, false
	}
	return in
}

// statusLineFor looks the session's goals up, keeps its context use for the
// hooks, and returns the line.
func (c *call) statusLineFor(in statusInput) string {
	if !session.ValidID(in.Session) {
		return ""
	}
	p := &place{id: in.Session, root: session.Root(c.stateDir(), in.Session)}
	if p.root == "" {
		if !filepath.IsAbs(in.Cwd) {
			return ""
		}
		p.root = workspace.FindRoot(in.Cwd, in.Project, c.env.Home)
	}
	p.store = session.Open(c.stateDir(), p.root)
	ws, err := workspace.Open(p.root, filepath.Join(p.store.Dir(), "locks"))
	if err != nil {
		return ""
	}
	p.ws = ws
	defer p.Close()
	st, err := p.store.Load(p.id)
	if err != nil {
		st = session.State{}
	}
	c.keepUse(p, st, in)
	goals := slices.DeleteFunc(c.sessionGoals(p), func(g hold.Goal) bool { return slices.Contains(st.Left, g.Key()) })
	return drawStatus(goals, st, in, c.switchedOff())
}

// switchedOff says which switch keeps a goal from being held, "" for none.
func (c *call) switchedOff() string {
	switch {
	case isOff(c.env.Getenv("GOALKEEPER")):
		return "off"
	case isOff(c.env.Getenv("GOALKEEPER_HOLD")), isOff(c.env.Getenv("LITGRAVITY_GOAL_HOLD")):
		return "hold off"
	}
	return ""
}

// keepUse stores the context use for the hooks, of a session that they know,
// where it says something new.
func (c *call) keepUse(p *place, st session.State, in statusInput) {
	now := c.env.Now()
	if !in.UseKnown || !p.store.Known(p.id) || math.Abs(in.Use-st.Use) < useStep && now.Sub(st.UseAt) < useAge {
		return
	}
	// Without it the hooks read the transcript; nothing is lost.
	_ = p.store.Update(p.id, func(st *session.State) error {
		st.Use, st.UseAt = in.Use, now
		return nil
	})
}

// sessionGoals are the goals that the session is held for, or would be: its
// own and the loop goal that nobody live owns, the one touched last first.
func (c *call) sessionGoals(p *place) []hold.Goal {
	var goals []hold.Goal
	if g := c.loop(p); g != nil && g.Owner != hold.OwnerOther && !g.Stale {
		goals = append(goals, *g)
	}
	owned, err := p.ws.OwnedRecords(p.store, c.asker(p))
	if err == nil {
		for _, o := range owned {
			goals = append(goals, o.Goal)
		}
	}
	goals = slices.DeleteFunc(goals, func(g hold.Goal) bool { return !hold.Showable(g) && !g.Unreadable })
	sort.SliceStable(goals, func(i, j int) bool { return goals[i].Updated.After(goals[j].Updated) })
	return goals
}

// drawStatus is the line for a session with these goals, "" without any. off
// says what is switched off.
func drawStatus(goals []hold.Goal, st session.State, in statusInput, off string) string {
	if len(goals) == 0 {
		return ""
	}
	g := goals[0]
	name := "goal"
	if g.Kind == hold.Record {
		name = safetext.Line(g.Name, 30)
	}
	var parts []string
	switch {
	case g.Unreadable:
		parts = append(parts, name+" unreadable")
	case hold.Blocked(g.Kind, g.Status):
		parts = append(parts, fmt.Sprintf("%s %d/%d blocked", name, g.Passed, g.Total))
	default:
		parts = append(parts, fmt.Sprintf("%s %d/%d", name, g.Passed, g.Total))
		if g.Open != nil {
			parts = append(parts, g.Open.ID+" "+safetext.Line(g.Open.Text, maxCriterion))
		}
	}
	if g.Foreign {
		parts = append(parts, "not adopted")
	}
	switch {
	case off != "":
		parts = append(parts, off)
	case st.Word == hold.WordPaused:
		parts = append(parts, "paused")
	case st.Counters.Rests:
		parts = append(parts, "hold rests")
	case st.Counters.Streak > 0:
		parts = append(parts, fmt.Sprintf("held %d of %d", st.Counters.Streak, hold.MaxStreak))
	}
	if len(goals) > 1 {
		parts = append(parts, fmt.Sprintf("+%d more", len(goals)-1))
	}
	if in.UseKnown {
		parts = append(parts, fmt.Sprintf("context %.0f%%", in.Use))
	}
	return strings.Join(parts, " · ")
}

// previous runs the status line that was there before with the same input and
// returns what it printed, also when it fails.
func (c *call) previous(command string, input []byte) string {
	if strings.TrimSpace(command) == "" {
		return ""
	}
	ctx, cancel := context.WithTimeout(context.Background(), thenWait)
	defer cancel()
	cmd := shellCommand(ctx, command)
	cmd.Stdin, cmd.Env, cmd.Dir = bytes.NewReader(append(slices.Clip(input), '\n')), c.env.Environ, c.env.Dir
	var out bytes.Buffer
	cmd.Stdout = &out
	cmd.WaitDelay = thenPipes
	endTogether(cmd)
	// Its exit status is the user's own matter; what it printed is shown.
	_ = cmd.Run()
	return out.String()
}

// joinStatus puts our part behind the last line of the status line before it.
func joinStatus(before, ours string) string {
	before = strings.TrimRight(before, "\r\n")
	switch {
	case before == "" && ours == "":
		return ""
	case ours == "":
		return before + "\n"
	case before == "":
		return ours + "\n"
	}
	if strings.Contains(before, "\x1b[") {
		before += "\x1b[0m" // its colours end with it
	}
	return before + " | " + ours + "\n"
}
