package hooks

import (
	"slices"
	"sort"

	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

// goals is what a session has to do with in its workspace.
type goals struct {
	owned  []hold.Goal       // this session's, the one touched last first
	loop   *hold.Goal        // GOAL.md, whosever it is; nil where there is none
	raw    map[string][]byte // the bytes of the owned records, by Goal.Key
	owners session.Owners
	fault  string // why the records cannot be read, "" if they can
}

// look reads the goals of the workspace as this session sees them.
func (c *call) look() (goals, error) {
	var found goals
	var err error
	if found.owners, err = c.store.Owners(); err != nil {
		c.log.Detail = err.Error()
	}
	if workspace.Bare(c.root) {
		return found, nil
	}
	if c.enter(); c.ws == nil {
		return goals{}, nil
	}
	asker := c.asker(found.owners)
	loop, loopRaw := c.ws.Loop(asker, c.runs)
	found.loop = loop
	records, err := c.ws.OwnedRecords(c.store, asker)
	if err != nil {
		c.log.Detail = err.Error() // the loop goal goes on without the records
		found.fault = safetext.Line(err.Error(), 200)
	}
	found.raw = make(map[string][]byte, len(records))
	for _, r := range records {
		found.owned = append(found.owned, r.Goal)
		found.raw[r.Key()] = r.Raw
	}
	if g := found.loop; g != nil && g.Owner == hold.OwnerThis {
		found.owned = append(found.owned, *g)
		if loopRaw != nil {
			found.raw[g.Key()] = loopRaw
		}
	}
	sort.SliceStable(found.owned, func(i, j int) bool { return found.owned[i].Updated.After(found.owned[j].Updated) })
	return found, nil
}

// asker is this session, looking at the goals of the workspace.
func (c *call) asker(owners session.Owners) workspace.Asker {
	return workspace.Asker{Session: c.id(), Owners: owners, Live: c.live, Now: c.now}
}

// runs returns the exit status of the last run here of each box text.
func (c *call) runs(texts []string) map[string]int {
	runs, err := c.store.LastRuns(workspace.LoopKey, texts)
	if err != nil {
		c.log.Detail = err.Error()
	}
	return runs
}

// candidates are the goals that a stop is decided on: the owned ones, and the
// loop goal that nobody live owns.
func (g goals) candidates() []hold.Goal {
	if g.loop != nil && g.loop.Owner == hold.OwnerNone {
		return append(slices.Clip(g.owned), *g.loop)
	}
	return g.owned
}

// shown are the goals that this session is told about.
func (g goals) shown() []hold.Goal {
	return slices.DeleteFunc(slices.Clone(g.candidates()), func(c hold.Goal) bool { return !hold.Showable(c) })
}

// leave drops from found the goals that the user's order released this session
// from.
func (g *goals) leave(left []string) {
	if g.loop != nil && slices.Contains(left, g.loop.Key()) {
		g.loop = nil
	}
	g.owned = slices.DeleteFunc(g.owned, func(o hold.Goal) bool { return slices.Contains(left, o.Key()) })
}

// missing reports whether a goal that a session owns is not there.
func (g goals) missing(id string) bool {
	for key, sessions := range g.owners {
		there := g.raw[key] != nil || slices.ContainsFunc(g.owned, func(o hold.Goal) bool { return o.Key() == key })
		if slices.Contains(sessions, id) && !there {
			return true
		}
	}
	return false
}

// live reports whether a session is still there.
func (c *call) live(id string) bool {
	st, err := c.store.Load(id)
	return err == nil && c.store.Live(st, c.now)
}

// own makes this session an owner of a goal; of the loop goal the only one.
func (c *call) own(st *session.State, key string) error {
	st.Left = slices.DeleteFunc(st.Left, func(l string) bool { return l == key })
	return c.store.UpdateOwners(func(o session.Owners) error {
		o.Add(key, c.id(), key == workspace.LoopKey)
		return nil
	})
}

// once reports whether a text has not been said to this session yet, and
// remembers that it is said now.
func once(st *session.State, text string) bool {
	hash := session.TextHash(text)
	if slices.Contains(st.Told, hash) {
		return false
	}
	st.Told = append(st.Told, hash)
	if n := len(st.Told); n > maxTold {
		st.Told = slices.Delete(st.Told, 0, n-maxTold)
	}
	return true
}

// maxTold bounds how many notices are remembered.
const maxTold = 128
