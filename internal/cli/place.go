package cli

import (
	"errors"
	"io/fs"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

// place is the workspace a command works on, with its state.
type place struct {
	root  string
	ws    *workspace.Workspace
	store *session.Store
	id    string // the session the command runs in, "" for none
}

// open finds the workspace: the one of the session that the command runs in,
// else the one found by walking up (DESIGN §3). Close it after use.
func (c *call) open() (*place, error) {
	p := &place{id: c.env.Getenv("CLAUDE_CODE_SESSION_ID")}
	if !session.ValidID(p.id) {
		p.id = ""
	}
	dir := c.stateDir()
	p.root = session.Root(dir, p.id)
	if p.root == "" {
		p.root = workspace.Walk(c.env.Dir, c.env.Home)
	}
	p.store = session.Open(dir, p.root)
	if p.root == "." {
		return nil, &Error{What: "the current folder does not exist any more", Do: "cd into the project, then try again", Code: exitCannot}
	}
	ws, err := workspace.Open(p.root, filepath.Join(p.store.Dir(), "locks"))
	if err != nil {
		return nil, cannot(err, p.root, "start it in a project folder")
	}
	p.ws = ws
	return p, nil
}

// creatable refuses to make a goal where it would be everybody's: in the home
// folder and in the root of all folders.
func (c *call) creatable(p *place) error {
	if workspace.Creatable(p.root, c.env.Home) {
		return nil
	}
	return &Error{What: "no goal is made in the home folder or the root of all folders", Where: p.root, Do: "cd into the project first", Code: exitCannot}
}

// openBare opens the workspace of a command that takes no arguments.
func (c *call) openBare(args []string) (*place, error) {
	rest, err := c.parse(args, nil)
	if err != nil {
		return nil, err
	}
	if err := c.none(rest); err != nil {
		return nil, err
	}
	return c.open()
}

func (p *place) Close() { p.ws.Close() }

func (c *call) stateDir() string {
	return session.DefaultDir(c.env.Getenv, c.env.Home, runtime.GOOS)
}

// asker looks at the goals as this command's session.
func (c *call) asker(p *place) workspace.Asker {
	owners, err := p.store.Owners()
	if err != nil {
		owners = nil // nobody is known to own anything
	}
	return workspace.Asker{Session: p.id, Owners: owners, Now: c.env.Now(), Live: func(id string) bool {
		st, err := p.store.Load(id)
		return err == nil && p.store.Live(st, c.env.Now())
	}}
}

// loop returns the view of GOAL.md, nil where there is none.
func (c *call) loop(p *place) *hold.Goal {
	g, _ := p.ws.Loop(c.asker(p), func(texts []string) map[string]int {
		runs, err := p.store.LastRuns(workspace.LoopKey, texts)
		if err != nil {
			return nil // without a journal nothing counts as run here
		}
		return runs
	})
	return g
}

// agent reports whether an agent runs this command and no person.
func (c *call) agent() bool {
	return strings.HasSuffix(c.env.Getenv("AI_AGENT"), "_agent") || c.env.Getenv("CLAUDECODE") == "1"
}

// permit lets a command that weakens a promise through (DESIGN §14): at a
// person's terminal it is free; an agent needs an order of the user that the
// prompt hook stored in its session. The order is used up. say is what the
// user would type.
func (c *call) permit(p *place, order, goal, say string) error {
	if !c.agent() {
		return nil
	}
	refused := &Error{What: "only the user can do this", Do: `ask them to type "` + say + `"`, Code: exitNo}
	if p.id == "" {
		return refused
	}
	given := false
	err := p.store.Update(p.id, func(st *session.State) error {
		i := slices.IndexFunc(st.Orders, func(o session.Order) bool {
			return o.Kind == order && (o.Goal == "" || o.Goal == goal)
		})
		if given = i >= 0; given {
			st.Orders = slices.Delete(st.Orders, i, i+1)
		}
		return nil
	})
	if err != nil {
		return cannot(err, "the user's order", "")
	}
	if !given {
		return refused
	}
	return nil
}

// noGoal is the error of a command that needs a GOAL.md where there is none.
func noGoal(root string) error {
	return &Error{What: "there is no loop goal", Where: root, Do: `goalkeeper loop set "<goal>" sets one`, Code: exitNo}
}

// readFault turns a fault of reading GOAL.md into what its user is to see.
func readFault(err error, p *place) error {
	if errors.Is(err, fs.ErrNotExist) {
		return noGoal(p.root)
	}
	var syntax *goalmd.SyntaxError
	do := "nothing was written"
	switch {
	case errors.Is(err, session.ErrLocked):
		do = "another goalkeeper is at work on it; try again"
	case errors.As(err, &syntax), errors.Is(err, workspace.ErrNotRegular), errors.Is(err, workspace.ErrTooLarge):
		do = "mend the file, or move it away; nothing was written"
	}
	return cannot(err, filepath.Join(p.root, ".agents", "goal", "GOAL.md"), do)
}
