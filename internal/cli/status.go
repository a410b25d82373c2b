package cli

import (
	"fmt"
	"strings"
	"time"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

// goalJSON is a goal as `--json` prints it (DESIGN §14).
type goalJSON struct {
	Kind    hold.Kind  `json:"kind"`
	Name    string     `json:"name"`
	Path    string     `json:"path"`
	Status  string     `json:"status"`
	Passed  int        `json:"passed"`
	Total   int        `json:"total"`
	Proved  int        `json:"proved"`
	Stale   int        `json:"stale,omitempty"` // proved on other content than the checkout has now
	Open    *openJSON  `json:"open"`
	Updated *time.Time `json:"updated"`
	Owner   hold.Owner `json:"owner"`
	Holds   *holdsJSON `json:"holds,omitempty"`
	Fault   string     `json:"fault,omitempty"`
}

type openJSON struct {
	ID   string `json:"id"`
	Text string `json:"text"`
}

type holdsJSON struct {
	Row int `json:"row"`
	Of  int `json:"of"`
}

type sessionJSON struct {
	ID     string     `json:"id"`
	Route  hold.Route `json:"route"`
	Paused bool       `json:"paused"`
}

// counted is a goal with the proofs that are stale taken from its proved ones.
type counted struct {
	hold.Goal
	stale int
}

// countStale tells a loop goal's fresh proofs from its stale ones: whether the
// content changed since is judged by commands alone (DESIGN §7).
func (c *call) countStale(p *place, g hold.Goal) (counted, error) {
	if g.Kind != hold.Loop || g.Unreadable || g.Proved == 0 {
		return counted{Goal: g}, nil
	}
	doc, err := c.doc(p)
	if err != nil {
		return counted{}, err
	}
	stale, err := c.staleBoxes(p, doc)
	if err != nil {
		return counted{}, cannot(err, "journal", "")
	}
	n := 0
	for _, is := range stale {
		if is {
			n++
		}
	}
	n = min(n, g.Proved)
	g.Proved -= n
	return counted{g, n}, nil
}

// rests says in words what the passes of a goal rest on.
func (k counted) rests() string {
	s := fmt.Sprintf("%d proved", k.Proved)
	if k.stale > 0 {
		s += fmt.Sprintf(", %d proved before the code changed", k.stale)
	}
	if claimed := k.Passed - k.Proved - k.stale; claimed > 0 && k.Kind == hold.Loop {
		s += fmt.Sprintf(", %d claimed", claimed)
	}
	return s
}

// jsonOf brings a goal into its printed form.
func jsonOf(g hold.Goal) goalJSON {
	j := goalJSON{Kind: g.Kind, Name: g.Name, Path: g.Path, Status: g.Status, Passed: g.Passed, Total: g.Total,
		Proved: g.Proved, Owner: g.Owner, Fault: g.Fault}
	if g.Unreadable {
		j.Status = "unreadable"
	}
	if g.Open != nil {
		j.Open = &openJSON{ID: g.Open.ID, Text: g.Open.Text}
	}
	if !g.Updated.IsZero() {
		j.Updated = &g.Updated
	}
	return j
}

func runStatus(c *call, args []string) error {
	p, err := c.openBare(args)
	if err != nil {
		return err
	}
	defer p.Close()
	st, err := p.store.Load(c.watched(p))
	if err != nil {
		return cannot(err, "session state", "")
	}
	all, err := c.allGoals(p)
	if err != nil {
		return err
	}
	out := struct {
		Root    string       `json:"root"`
		Session *sessionJSON `json:"session"`
		Goals   []goalJSON   `json:"goals"`
	}{Root: p.root, Goals: []goalJSON{}}
	if p.id != "" {
		out.Session = &sessionJSON{ID: p.id, Route: st.Route, Paused: st.Word == hold.WordPaused}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "root: %s\n", p.root)
	for _, g := range all {
		k, err := c.countStale(p, g)
		if err != nil {
			return err
		}
		j := jsonOf(k.Goal)
		j.Stale = k.stale
		if g.Owner == hold.OwnerThis {
			j.Holds = &holdsJSON{Row: st.Counters.Streak, Of: hold.MaxStreak}
		}
		out.Goals = append(out.Goals, j)
		b.WriteString(statusLine(k))
	}
	if len(all) == 0 {
		b.WriteString("no goal\n")
	}
	if st.Word == hold.WordPaused {
		b.WriteString("paused by the user: no stop is held\n")
	}
	if st.Counters.Rests {
		b.WriteString("hold rests until there is progress\n")
	}
	return c.print(out, "%s", b.String())
}

// watched is the session whose pause and rest status shows: the one it runs in,
// else, at a person's terminal, the owner of the loop goal.
func (c *call) watched(p *place) string {
	if p.id != "" {
		return p.id
	}
	if owners, err := p.store.Owners(); err == nil && len(owners[workspace.LoopKey]) > 0 {
		return owners[workspace.LoopKey][0]
	}
	return ""
}

// allGoals are the loop goal and the records of the workspace.
func (c *call) allGoals(p *place) ([]hold.Goal, error) {
	var all []hold.Goal
	if g := c.loop(p); g != nil {
		all = append(all, *g)
	}
	files, err := p.ws.Records(0)
	if err != nil {
		return nil, cannot(err, p.root, "")
	}
	asker := c.asker(p)
	for _, f := range files {
		g := p.ws.RecordView(f, asker)
		if g.Named {
			g.Owner = hold.OwnerThis
		}
		if r, err := goal.Parse(f.Raw); err == nil && f.Err == nil {
			g.Proved = proved(r, p.ws.Standings(r, p.ws.Witnesses(p.store, f.Slug)))
		}
		all = append(all, g)
	}
	return all, nil
}

// statusLine is one goal in the text form of status.
func statusLine(g counted) string {
	if g.Unreadable {
		return fmt.Sprintf("%s: cannot be read: %s\n", g.Path, safetext.Line(g.Fault, 200))
	}
	owner := map[hold.Owner]string{hold.OwnerThis: "this session", hold.OwnerOther: "another session", hold.OwnerNone: "no live session"}[g.Owner]
	if g.Foreign {
		owner = "nobody, it was not made here"
	}
	line := fmt.Sprintf("%s: %s %d/%d (%s), owned by %s: %s\n", g.Path, g.Status, g.Passed, g.Total, g.rests(), owner, safetext.Line(g.Objective, 200))
	if g.Blocker != "" && !hold.Active(g.Kind, g.Status) {
		line += "  blocker: " + safetext.Line(g.Blocker, 200) + "\n"
	}
	if g.Open != nil {
		line += "  open: " + g.Open.ID + " " + safetext.Line(g.Open.Text, 200) + "\n"
	}
	return line
}
