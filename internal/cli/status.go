package cli

import (
	"fmt"
	"strings"
	"time"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
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
	st, err := p.store.Load(p.id)
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
		j := jsonOf(g)
		if g.Owner == hold.OwnerThis {
			j.Holds = &holdsJSON{Row: st.Counters.Streak, Of: hold.MaxStreak}
		}
		out.Goals = append(out.Goals, j)
		b.WriteString(statusLine(g))
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
func statusLine(g hold.Goal) string {
	if g.Unreadable {
		return fmt.Sprintf("%s: cannot be read: %s\n", g.Path, safetext.Line(g.Fault, 200))
	}
	owner := map[hold.Owner]string{hold.OwnerThis: "this session", hold.OwnerOther: "another session", hold.OwnerNone: "no live session"}[g.Owner]
	line := fmt.Sprintf("%s: %s %d/%d (%d proved), owned by %s: %s\n", g.Path, g.Status, g.Passed, g.Total, g.Proved, owner, safetext.Line(g.Objective, 200))
	if g.Open != nil {
		line += "  open: " + g.Open.ID + " " + safetext.Line(g.Open.Text, 200) + "\n"
	}
	return line
}
