package hooks

import (
	"errors"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

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
	if c.enter(); c.id() == "" || c.ws == nil {
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
	case c.ev.Tool == "Bash" && len(calls(c.ev.ToolCommand)) > 0:
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
		answer = c.said(st, c.compare(st, g, f.Raw), c.faults(g, f.Raw))
		return nil
	})
	return answer, err
}

// said tells the agent what is wrong with a file it wrote, once a fault, and
// the user as well what became weaker.
func (c *call) said(st *session.State, weaker, faults []string) Answer {
	lines := weaker
	for _, line := range faults {
		if len(lines) < maxFaults && once(st, line) {
			lines = append(lines, line)
		}
	}
	return Answer{Context: strings.Join(lines, "\n"), Message: strings.Join(weaker, "\n")}
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
	g, _ := c.ws.Loop(c.asker(owners), c.runs)
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
		raw, _, err := c.ws.GoalMD()
		if err != nil {
			return nil // it went away again
		}
		answer = c.said(st, c.compare(st, *g, raw), goalMDFaults(*g, raw))
		return nil
	})
	return answer, err
}

// goalMDFaults are what is wrong with a GOAL.md that was just written.
func goalMDFaults(g hold.Goal, raw []byte) []string {
	if g.Unreadable {
		return []string{g.Path + ": " + safetext.Line(g.Fault, 300)}
	}
	doc, err := goalmd.Parse(raw)
	if err != nil {
		return []string{safetext.Line(err.Error(), 300)}
	}
	var lines []string
	for _, f := range doc.Faults {
		lines = append(lines, safetext.Line(f.Error(), 300))
	}
	for _, b := range doc.Boxes {
		if b.Placeholder || b.HasCommand || b.Section != goalmd.Criteria {
			continue
		}
		if v := criterion.Judge(b.Text, goalProject()); !v.Verifiable {
			lines = append(lines, g.Path+": "+b.ID+": "+safetext.Line(v.Why(), 300))
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

// calls returns the words behind each call of goalkeeper in a command line,
// flags left out. It splits at blanks and operators: good enough to know that a
// command of ours ran, and nothing is permitted by it.
func calls(command string) [][]string {
	var all [][]string
	words := strings.FieldsFunc(command, func(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune("\"'", r) })
	first := true
	for i, w := range words {
		if name := path.Base(filepath.ToSlash(w)); first && (name == "goalkeeper" || name == "goalkeeper.exe") {
			var args []string
			for _, a := range words[i+1:] {
				if strings.ContainsAny(a, ";&|") {
					break
				}
				if !strings.HasPrefix(a, "-") {
					args = append(args, a)
				}
			}
			all = append(all, args)
		}
		first = strings.HasSuffix(w, ";") || strings.ContainsAny(w, "&|(") || strings.Contains(w, "=")
	}
	return all
}

// setsLoop reports whether a command line sets the loop goal of its session.
func setsLoop(command string) bool {
	for _, args := range calls(command) {
		if len(args) > 1 && args[0] == "loop" && slices.Contains([]string{"set", "replace", "restore", "adopt"}, args[1]) {
			return true
		}
	}
	return false
}
