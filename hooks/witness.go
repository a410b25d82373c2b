package hooks

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

// witness compares the goals of this session with their last good copies and
// names what was weakened behind this program's back: released as the seed
// says, and said once to the user and in the next context (DESIGN §9). The
// copies are then those of now.
func (c *call) witness(st *session.State, found goals) (Answer, error) {
	var lines []string
	for _, g := range found.owned {
		lines = append(lines, c.compare(st, g, found.raw[g.Key()])...)
	}
	if found.loop == nil && len(found.owners[workspace.LoopKey]) > 0 && found.owners[workspace.LoopKey][0] == c.id() {
		line, err := c.vanished(st)
		if err != nil {
			return Answer{}, err
		}
		lines = append(lines, line)
	}
	gone, err := c.goneRecords(st, found)
	if err != nil {
		return Answer{}, err
	}
	lines = append(lines, gone...)
	if len(lines) == 0 {
		return Answer{}, nil
	}
	text := strings.Join(lines, "\n")
	st.Notices = append(st.Notices, lines...)
	return Answer{Message: text}, nil
}

// goneRecords names the records of this session whose file vanished. Nothing is
// held for them any more; their last good copy stays for goal recover.
func (c *call) goneRecords(st *session.State, found goals) ([]string, error) {
	var lines []string
	for key, sessions := range found.owners {
		slug, isRecord := strings.CutPrefix(key, string(hold.Record)+":")
		if !isRecord || !slices.Contains(sessions, c.id()) || found.raw[key] != nil {
			continue
		}
		if f := c.ws.Record(slug); !errors.Is(f.Err, fs.ErrNotExist) {
			line := fmt.Sprintf("Goalkeeper: goal record %s cannot be reached any more: %s", slug, safetext.Line(fmt.Sprint(f.Err), 200))
			if f.Err != nil && !slices.ContainsFunc(found.owned, func(g hold.Goal) bool { return g.Key() == key }) && once(st, line) {
				lines = append(lines, line)
			}
			continue
		}
		err := c.store.UpdateOwners(func(o session.Owners) error {
			delete(o, key)
			return nil
		})
		if err != nil {
			return nil, err
		}
		lines = append(lines, fmt.Sprintf("Goalkeeper: goal record %s is gone, and nobody dropped it. To get it back: goalkeeper goal recover %s", slug, slug))
	}
	return lines, nil
}

// compare returns what became weaker in a goal's file since its last good
// copy, each line once. A file in which nothing is weaker becomes the copy.
func (c *call) compare(st *session.State, g hold.Goal, raw []byte) []string {
	name := path.Base(g.Path)
	copied, err := c.store.Copy(name)
	if err != nil {
		c.log.Detail = err.Error()
	}
	switch {
	case g.Unreadable && copied == nil:
		return nil
	case g.Unreadable:
		return c.weakened(st, g, []string{"it cannot be read any more: " + g.Fault})
	case bytes.Equal(copied, raw):
		return nil
	case g.Kind == hold.Loop:
		return c.weakened(st, g, c.compareLoop(name, copied, raw))
	}
	weak, err := c.ws.Weakened(c.store, workspace.RecordFile{Slug: g.Name, Path: g.Path, Raw: raw}, false)
	if err != nil {
		c.log.Detail = err.Error()
	}
	var what []string
	for _, w := range weak {
		what = append(what, w.What)
	}
	return c.weakened(st, g, what)
}

// compareLoop names the boxes that are gone from GOAL.md, and keeps its copy.
func (c *call) compareLoop(name string, copied, raw []byte) []string {
	if err := c.store.KeepCopy(name, raw); err != nil {
		c.log.Detail = err.Error()
	}
	old, err1 := goalmd.Parse(copied)
	next, err2 := goalmd.Parse(raw)
	if copied == nil || err1 != nil || err2 != nil {
		return nil
	}
	return goalmd.Gone(old, next)
}

// weakened puts what became weaker into lines and into the journal.
func (c *call) weakened(st *session.State, g hold.Goal, what []string) []string {
	var lines []string
	for _, w := range what {
		line := fmt.Sprintf("Goalkeeper: %s was changed outside its commands: %s", g.Path, safetext.Line(w, 300))
		if !once(st, line) {
			continue
		}
		lines = append(lines, line)
		err := c.store.Record(session.Entry{TS: c.now, Kind: "weakened", Goal: g.Key(), Session: c.id(), Note: w})
		if err != nil {
			c.log.Detail = err.Error()
		}
	}
	return lines
}

// vanished takes note that this session's GOAL.md is gone without an order.
// Its last good copy goes to the trash, where loop restore finds it.
func (c *call) vanished(st *session.State) (string, error) {
	raw, err := c.store.Copy(workspace.LoopCopy)
	if err != nil {
		c.log.Detail = err.Error()
	}
	if raw != nil {
		if _, err := c.store.Discard(workspace.LoopCopy, raw, c.now); err != nil {
			return "", err
		}
	}
	err = c.store.UpdateOwners(func(o session.Owners) error {
		delete(o, workspace.LoopKey)
		return nil
	})
	c.store.DropCopy(workspace.LoopCopy)
	note := "GOAL.md vanished without an order"
	err = errors.Join(err, c.store.Record(session.Entry{TS: c.now, Kind: "vanished", Goal: workspace.LoopKey, Session: c.id(), Note: note}))
	st.Counters = hold.Counters{}
	return "Goalkeeper: GOAL.md is gone, and nobody ordered it dropped. To get it back: goalkeeper loop restore", err
}

// faults are what is wrong with a record that was just written, in words for
// the agent (DESIGN §6, PostToolUse).
func (c *call) faults(g hold.Goal, raw []byte) []string {
	if g.Unreadable {
		return []string{g.Path + ": " + safetext.Line(g.Fault, 300)}
	}
	r, err := goal.Parse(raw)
	if err != nil {
		return []string{g.Path + ": " + safetext.Line(err.Error(), 300)}
	}
	var lines []string
	for _, f := range append(r.Validate(g.Name), r.Vague(goalProject())...) {
		lines = append(lines, g.Path+": "+safetext.Line(f.String(), 300))
	}
	for _, crit := range r.Criteria {
		if crit.Status != goal.CriterionPass {
			continue
		}
		if s := goal.Judge(g.Name, crit, c.ws.Glance); !s.Backed() {
			lines = append(lines, fmt.Sprintf("%s: %s is pass without backing (missing: %s); it counts as open until it is proved: goalkeeper goal prove %s %s",
				g.Path, crit.ID, kinds(s.Missing), g.Name, crit.ID))
		}
	}
	return lines
}

func kinds(missing []goal.Kind) string {
	words := make([]string, len(missing))
	for i, k := range missing {
		words[i] = string(k)
	}
	if len(words) == 0 {
		return "evidence that can be taken"
	}
	return strings.Join(words, ", ")
}
