package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"sort"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/policy/hold"
)

func runGoalList(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	p, err := c.open()
	if err != nil {
		return err
	}
	defer p.Close()
	files, err := p.ws.Records(0)
	if err != nil {
		return cannot(err, p.root, "")
	}
	out := struct {
		Root  string     `json:"root"`
		Goals []goalJSON `json:"goals"`
	}{p.root, []goalJSON{}}
	var b strings.Builder
	asker := c.asker(p)
	goals := make([]hold.Goal, 0, len(files))
	for _, f := range files {
		g := p.ws.RecordView(f, asker)
		if g.Named {
			g.Owner = hold.OwnerThis
		}
		goals = append(goals, g)
	}
	sort.SliceStable(goals, func(i, j int) bool { return goals[i].Updated.After(goals[j].Updated) })
	for _, g := range goals {
		j := jsonOf(g)
		out.Goals = append(out.Goals, j)
		updated := "-"
		if j.Updated != nil {
			updated = j.Updated.UTC().Format("2006-01-02T15:04:05Z")
		}
		fmt.Fprintf(&b, "%-40s  %-19s  %d/%d  %s%s\n", safetext.Line(g.Name, 40), safetext.Line(j.Status, 19), g.Passed, g.Total, updated, faultOf(g))
	}
	for _, r := range c.lost(p) {
		out.Goals = append(out.Goals, goalJSON{Kind: hold.Record, Name: r.Slug, Path: goal.Path(r.Slug), Status: "lost", Passed: r.Passed(), Total: r.Total(), Owner: hold.OwnerNone})
		fmt.Fprintf(&b, "%-40s  %-19s  %d/%d  its file is gone: goalkeeper goal recover %s\n", r.Slug, "lost", r.Passed(), r.Total(), r.Slug)
	}
	if len(out.Goals) == 0 {
		b.WriteString("no goal record in " + p.root + "\n")
	}
	return c.print(out, "%s", b.String())
}

// lost are the goals that are not closed and of which only the last good copy
// is there.
func (c *call) lost(p *place) []*goal.Record {
	var all []*goal.Record
	for _, name := range p.store.Copies() {
		slug := strings.TrimSuffix(name, ".json")
		if f := p.ws.Record(slug); !errors.Is(f.Err, fs.ErrNotExist) {
			continue
		}
		raw, err := p.store.Copy(name)
		if err != nil {
			continue
		}
		if r, err := goal.Parse(raw); err == nil && !r.Status.Closed() {
			r.Slug = slug
			all = append(all, r)
		}
	}
	return all
}

func faultOf(g hold.Goal) string {
	if !g.Unreadable {
		return ""
	}
	return "  " + safetext.Line(g.Fault, 120)
}
