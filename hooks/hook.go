package hooks

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"

	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

// Env is the hook's surroundings, read once in main and passed as a value.
type Env struct {
	Getenv func(string) string
	Home   string                 // the user's home folder, "" if unknown
	Getwd  func() (string, error) // the process's own folder
	Now    func() time.Time
}

// handler answers one event. What it decided stands in c.log when it returns.
type handler func(c *call) (Answer, error)

// handlerOf is the table of events (DESIGN §6); any other event is let pass.
func handlerOf(event string) handler {
	switch event {
	case "SessionStart":
		return sessionStart
	case "UserPromptSubmit":
		return userPromptSubmit
	case "PostToolUse":
		return postToolUse
	case "PostToolUseFailure":
		return postToolUseFailure
	case "Stop":
		return stop
	case "SessionEnd":
		return sessionEnd
	}
	return nil
}

// call is one event on its way through the house.
type call struct {
	ev    Event
	env   Env
	now   time.Time // in UTC: the local zone is a file to be read
	store *session.Store
	root  string
	ws    *workspace.Workspace // nil until entered, and where the root cannot be opened
	log   session.Decided
}

// Run reads one event from in, prints the answer to out and logs the
// decision. It never fails.
func Run(env Env, in io.Reader, out io.Writer) {
	if switchedOff(env.Getenv("GOALKEEPER")) {
		drain(in, inputWait)
		return
	}
	c := &call{env: env, now: env.Now().UTC(), store: &session.Store{}}
	defer func() { _ = recover() }() // printing and logging must not fail either
	answer := c.answer(in)
	if err := answer.write(out, c.ev.Name); err != nil {
		c.log.Detail = "print: " + err.Error()
	}
	c.finish()
}

// switchedOff reports whether a switch of the environment says no, however a
// person in distress spells it.
func switchedOff(value string) bool {
	switch strings.ToLower(strings.TrimSpace(value)) {
	case "0", "off", "false", "no", "n":
		return true
	}
	return false
}

// answer decodes the event and lets its handler decide. Every fault, and a
// panic, comes out as no answer.
func (c *call) answer(in io.Reader) (answer Answer) {
	defer func() {
		if p := recover(); p != nil {
			answer = Answer{}
			c.log.Why, c.log.Detail = "panic", fmt.Sprint(p)
		}
	}()
	raw, err := readEvent(in, inputWait)
	if err == nil {
		c.ev, err = Decode(raw)
	}
	c.open()
	if err != nil {
		c.log.Why, c.log.Detail = "unreadable_event", err.Error()
		return Answer{}
	}
	handle := handlerOf(c.ev.Name)
	if handle == nil {
		c.log.Why = "unknown_event"
		return Answer{}
	}
	answer, err = handle(c)
	if err != nil {
		c.fault(err)
		return Answer{}
	}
	return answer
}

// open finds the workspace and opens the state of the event.
func (c *call) open() {
	cwd := c.ev.Cwd
	if !filepath.IsAbs(cwd) {
		cwd, _ = c.env.Getwd()
	}
	project := c.env.Getenv("CLAUDE_PROJECT_DIR")
	if project != "" && !filepath.IsAbs(project) {
		project = ""
	}
	c.root = workspace.FindRoot(cwd, project, c.env.Home)
	c.store = session.Open(session.DefaultDir(c.env.Getenv, c.env.Home, runtime.GOOS), c.root)
}

// enter opens the workspace. A handler enters it when its event concerns a goal:
// most prompts and stops do not.
func (c *call) enter() {
	if c.ws == nil {
		c.ws, _ = workspace.Open(c.root, filepath.Join(c.store.Dir(), "locks"))
	}
}

// fault logs why an event got no answer.
func (c *call) fault(err error) {
	c.log.Why, c.log.Detail = "fault", err.Error()
	if errors.Is(err, session.ErrLocked) {
		c.log.Why = "locked"
	}
}

// finish logs the decision and lets go of the workspace. What cannot be
// logged is lost: a hook writes nowhere else.
func (c *call) finish() {
	c.log.TS = c.now
	c.log.Event = safetext.Line(c.ev.Name, 64)
	c.log.Session = safetext.Line(c.ev.Session, 128)
	c.log.PromptID = safetext.Line(c.ev.PromptID, 128)
	c.log.Detail = safetext.Line(c.log.Detail, 500)
	c.log.MS = float64(c.env.Now().Sub(c.now).Microseconds()) / 1000
	_ = c.store.Log(c.log)
	if c.ws != nil {
		c.ws.Close()
	}
}

// decided puts a goal's figures into the log line.
func (c *call) decided(why string, g *hold.Goal) {
	c.log.Why = why
	if g != nil {
		c.log.Goal, c.log.Passed, c.log.Total = g.Key(), g.Passed, g.Total
	}
}

// input keeps the plain values a decision was made from.
func (c *call) input(in hold.Input) {
	c.log.In = in.AppendJSON(nil)
}

// id is the session's id where it is usable, else "".
func (c *call) id() string {
	if !session.ValidID(c.ev.Session) {
		return ""
	}
	return c.ev.Session
}

// seen marks the session as there, with the process of its client.
func (c *call) seen(st *session.State) {
	if err := c.store.SetRoot(c.id()); err != nil { // commands of this session work where its hooks do
		c.log.Detail = err.Error()
	}
	st.Seen, st.Ended = c.now, false
	if pid := c.pid(); pid > 0 && (pid != st.PID || st.Born == "") {
		st.PID = pid
		st.Born, _ = session.ProcessBorn(pid)
	}
}

// pid is the client's process, 0 where the host does not tell.
func (c *call) pid() int {
	n, err := strconv.Atoi(c.env.Getenv("CLAUDE_PID"))
	if err != nil || n < 0 {
		return 0
	}
	return n
}
