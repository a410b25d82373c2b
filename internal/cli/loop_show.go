package cli

import (
	"fmt"
	"strings"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/safetext"
	"goalkeeper/policy/hold"
)

// boxRow is a box of the loop goal as `loop show` prints it.
type boxRow struct {
	ID      string `json:"id"`
	Text    string `json:"text"`
	Rests   string `json:"rests"` // open, proved, stale, claimed
	Command string `json:"command,omitempty"`
}

func runLoopShow(c *call, args []string) error {
	p, err := c.openBare(args)
	if err != nil {
		return err
	}
	defer p.Close()
	g := c.loop(p)
	doc, err := c.doc(p)
	if err != nil {
		return err
	}
	stale, err := c.staleBoxes(p, doc)
	if err != nil {
		return cannot(err, "journal", "")
	}
	rows := boxRows(*doc, *g, stale)
	var b strings.Builder
	k, err := c.countStale(p, *g)
	if err != nil {
		return err
	}
	fmt.Fprintf(&b, "%s\n%s %d/%d (%s), %s\n", safetext.Line(g.Objective, 300), g.Status, g.Passed, g.Total, k.rests(), p.root)
	if g.Blocker != "" && !hold.Active(g.Kind, g.Status) {
		fmt.Fprintf(&b, "blocker: %s\n", safetext.Line(g.Blocker, 300))
	}
	for _, r := range rows {
		fmt.Fprintf(&b, "%-4s %-8s %s\n", r.ID, r.Rests, safetext.Line(r.Text, 300))
	}
	return c.print(struct {
		Root  string   `json:"root"`
		Goal  goalJSON `json:"goal"`
		Boxes []boxRow `json:"boxes"`
	}{p.root, jsonOf(*g), rows}, "%s", b.String())
}

// doc reads GOAL.md.
func (c *call) doc(p *place) (*goalmd.Doc, error) {
	raw, _, err := p.ws.GoalMD()
	if err != nil {
		return nil, readFault(err, p)
	}
	doc, err := goalmd.Parse(raw)
	if err != nil {
		return nil, readFault(err, p)
	}
	return doc, nil
}

// boxRows says of every box what it rests on.
func boxRows(doc goalmd.Doc, g hold.Goal, stale map[string]bool) []boxRow {
	unproved := make(map[string]bool)
	for _, u := range g.Unproved {
		unproved[u.ID] = true
	}
	rows := make([]boxRow, 0, len(doc.Boxes))
	for _, b := range doc.Boxes {
		r := boxRow{ID: b.ID, Text: b.Text, Command: b.Command, Rests: "proved"}
		switch {
		case !b.Ticked || b.Placeholder:
			r.Rests = "open"
		case !b.HasCommand || unproved[b.ID]:
			r.Rests = "claimed"
		case stale[b.ID]:
			r.Rests = "stale"
		}
		rows = append(rows, r)
	}
	return rows
}
