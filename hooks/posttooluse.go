package hooks

import (
	"errors"
	"io/fs"
	"path/filepath"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/criterion"
	"goalkeeper/policy/hold"
)

// postToolUse sees goal files read and written, and goalkeeper called: from
// that come ownership and, once per fault, what is wrong with the file
// (DESIGN §5, §6).
func postToolUse(c *call) (Answer, error) {
	c.log.Why = "nothing"
	if c.id() == "" || c.ws == nil {
		c.log.Why = string(hold.NoSession)
		return Answer{}, nil
	}
	wrote := c.ev.Tool == "Write" || c.ev.Tool == "Edit" || c.ev.Tool == "MultiEdit"
	slug, isRecord := c.recordPath()
	switch {
	case c.ev.AgentID != "" && wrote && isRecord:
		c.log.Why = string(hold.NotMain)
		return Answer{Context: "Goal records are written by the main conversation: a subagent reports its result, and the main conversation records it."}, nil
	case c.ev.AgentID != "":
		c.log.Why = string(hold.NotMain)
		return Answer{}, nil
	case wrote && isRecord:
		return c.wroteRecord(slug)
	case c.ev.Tool == "Read" && isRecord:
		return c.readRecord(slug)
	case wrote && c.isGoalMD():
		return c.wroteGoalMD()
	case c.ev.Tool == "Bash" && strings.Contains(c.ev.ToolCommand, "goalkeeper"):
		return c.ranGoalkeeper()
	}
	return Answer{}, nil
}

// inWorkspace returns the tool's path from the workspace root, with slashes.
func (c *call) inWorkspace() (string, bool) {
	for _, root := range []string{c.root, realPath(c.root)} {
		rel, err := filepath.Rel(root, c.ev.ToolPath)
		if err == nil && filepath.IsLocal(rel) {
			return filepath.ToSlash(rel), true
		}
	}
	return "", false
}

func realPath(path string) string {
	if real, err := filepath.EvalSymlinks(path); err == nil {
		return real
	}
	return path
}

// recordPath returns the slug of the record that the tool was about.
func (c *call) recordPath() (slug string, ok bool) {
	rel, ok := c.inWorkspace()
	if !ok {
		return "", false
	}
	name, ok := strings.CutPrefix(rel, goal.Dir+"/")
	if !ok {
		return "", false
	}
	slug, ok = strings.CutSuffix(name, ".json")
	return slug, ok && goal.ValidSlug(slug)
}

func (c *call) isGoalMD() bool {
	rel, ok := c.inWorkspace()
	return ok && rel == goalmd.Path
}

// wroteRecord: writing a record owns it and sets the route litgoal.
func (c *call) wroteRecord(slug string) (Answer, error) {
	key := workspace.RecordKey(slug)
	f := c.ws.Record(slug)
	if errors.Is(f.Err, fs.ErrNotExist) {
		return Answer{}, nil
	}
	var answer Answer
	err := c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		if err := c.own(st, key); err != nil {
			return err
		}
		st.Route, st.RouteKnown = hold.RouteLitgoal, true
		if c.ev.ToolCreated {
			if st.Created == nil {
				st.Created = make(map[string]string)
			}
			st.Created[key] = c.ev.PromptID
		}
		owners, err := c.store.Owners()
		if err != nil {
			return err
		}
		g := c.ws.RecordView(f, c.asker(owners))
		c.decided("wrote_record", &g)
		var lines []string
		for _, line := range append(c.faults(g, f.Raw), c.compare(key, g.Path, f.Raw)...) {
			if once(st, line) {
				lines = append(lines, safetext.Line(line, 400))
			}
		}
		answer.Context = strings.Join(lines[:min(len(lines), maxFaults)], "\n")
		return nil
	})
	return answer, err
}

// maxFaults bounds how many faults one answer names.
const maxFaults = 8

// readRecord: reading a record on a work route owns it.
func (c *call) readRecord(slug string) (Answer, error) {
	c.log.Why = "read_record"
	return Answer{}, c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		if !st.Route.Work() {
			return nil
		}
		return c.own(st, workspace.RecordKey(slug))
	})
}

// wroteGoalMD: the first session that edits a loop goal without a live owner
// owns it.
func (c *call) wroteGoalMD() (Answer, error) {
	owners, err := c.store.Owners()
	if err != nil {
		return Answer{}, err
	}
	g := c.ws.Loop(c.asker(owners), c.runs)
	if g == nil {
		return Answer{}, nil
	}
	c.decided("wrote_goal", g)
	if g.Owner == hold.OwnerOther {
		return Answer{Context: g.Path + " belongs to another session that is still open; goalkeeper loop adopt takes it over."}, nil
	}
	var answer Answer
	err = c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		if g.Owner != hold.OwnerThis {
			if err := c.own(st, workspace.LoopKey); err != nil {
				return err
			}
		}
		if raw, _, err := c.ws.GoalMD(); err == nil {
			c.store.SaveCopy(workspace.LoopKey, raw)
		}
		var lines []string
		for _, line := range c.goalMDFaults(*g) {
			if once(st, line) {
				lines = append(lines, safetext.Line(line, 400))
			}
		}
		answer.Context = strings.Join(lines[:min(len(lines), maxFaults)], "\n")
		return nil
	})
	return answer, err
}

// goalMDFaults are what is wrong with a GOAL.md that was just written.
func (c *call) goalMDFaults(g hold.Goal) []string {
	if g.Unreadable {
		return []string{g.Path + ": " + g.Fault}
	}
	raw, _, err := c.ws.GoalMD()
	if err != nil {
		return nil
	}
	doc, err := goalmd.Parse(raw)
	if err != nil {
		return []string{err.Error()}
	}
	var lines []string
	for _, f := range doc.Faults {
		lines = append(lines, f.Error())
	}
	for _, b := range doc.Boxes {
		if b.Placeholder || b.HasCommand || b.Section != goalmd.Criteria {
			continue
		}
		if v := criterion.Judge(b.Text, goalProject()); !v.Verifiable {
			lines = append(lines, g.Path+": "+b.ID+": "+v.Why())
		}
	}
	return lines
}

// goalProject are the commands that proposals name. A hook looks none up.
func goalProject() criterion.Project { return criterion.Project{} }

// ranGoalkeeper takes over what a command could not store itself, because the
// agent's sandbox keeps it out of the state folder (DESIGN §4): ownership comes
// with this hook.
func (c *call) ranGoalkeeper() (Answer, error) {
	found, err := c.look()
	if err != nil {
		return Answer{}, err
	}
	var unowned []string
	for _, g := range found.owned {
		if _, seen := found.owners[g.Key()]; !seen && g.Named {
			unowned = append(unowned, g.Key())
		}
	}
	if g := found.loop; g != nil && g.Foreign && setsLoop(c.ev.ToolCommand) {
		unowned = append(unowned, g.Key())
	}
	if len(unowned) == 0 {
		return Answer{}, nil
	}
	c.log.Why = "owned"
	return Answer{}, c.store.Update(c.id(), func(st *session.State) error {
		c.seen(st)
		for _, key := range unowned {
			if err := c.own(st, key); err != nil {
				return err
			}
			if key != workspace.LoopKey {
				st.Route, st.RouteKnown = hold.RouteLitgoal, true
			}
		}
		return nil
	})
}

// setsLoop reports whether a command line sets the loop goal of its session.
func setsLoop(command string) bool {
	for _, verb := range [...]string{"loop set", "loop replace", "loop restore", "loop adopt"} {
		if strings.Contains(command, "goalkeeper "+verb) {
			return true
		}
	}
	return false
}
