package cli

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
)

func runLoopTick(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, n, err := c.openBox(rest)
	if err != nil {
		return err
	}
	defer p.Close()
	var ticked goalmd.Box
	err = c.editLoop(p, func(doc *goalmd.Doc) ([]byte, error) {
		ticked, err = box(doc, n)
		if err != nil {
			return nil, err
		}
		return doc.Tick(n, c.env.Now())
	})
	if err != nil {
		return err
	}
	if err := c.done(p.store.Record(c.entry(p, "tick", ticked))); err != nil {
		return cannot(err, "journal", "")
	}
	note := ""
	if g := c.loop(p); g != nil && slices.ContainsFunc(g.Unproved, func(u hold.Criterion) bool { return u.ID == ticked.ID }) {
		note = fmt.Sprintf(" without a run: it counts as claimed; goalkeeper loop prove %d proves it", n)
	}
	return c.boxPrinted(p, ticked, "ticked"+note)
}

func runLoopBlock(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	reason, err := c.one(rest, `"<what is missing>"`)
	if err != nil {
		return err
	}
	p, err := c.open()
	if err != nil {
		return err
	}
	defer p.Close()
	err = c.editLoop(p, func(doc *goalmd.Doc) ([]byte, error) {
		return doc.SetBlocked(safetext.Line(reason, 300), c.env.Now())
	})
	if err != nil {
		return err
	}
	return c.print(struct {
		Root    string `json:"root"`
		Status  string `json:"status"`
		Blocker string `json:"blocker"`
	}{p.root, string(goalmd.Blocked), reason}, "loop goal blocked: %s\nno stop is held for it; to go on: goalkeeper loop resume\n", safetext.Line(reason, 300))
}

// openBox opens the workspace for a command that takes the number of a box.
func (c *call) openBox(rest []string) (*place, int, error) {
	arg, err := c.one(rest, "the number of a box")
	if err != nil {
		return nil, 0, err
	}
	n, err := strconv.Atoi(strings.TrimPrefix(arg, "c"))
	if err != nil || n < 1 {
		return nil, 0, c.usage(fmt.Sprintf("%q is no number of a box", arg))
	}
	p, err := c.open()
	return p, n, err
}

// box returns a box that may be ticked.
func box(doc *goalmd.Doc, n int) (goalmd.Box, error) {
	b, ok := doc.Box(n)
	switch {
	case !ok:
		return b, &Error{What: fmt.Sprintf("there is no box c%d", n), Where: goalmd.Path, Do: "goalkeeper loop show lists the boxes", Code: exitNo}
	case b.Placeholder:
		return b, &Error{What: fmt.Sprintf("c%d is still the placeholder", n), Where: fmt.Sprintf("%s line %d", goalmd.Path, b.Line),
			Do: "replace its line first: a command in a code span and its result, as in `go test ./...` exits 0", Code: exitNo}
	}
	return b, nil
}

// editLoop changes GOAL.md under its lock. An *Error of edit comes out as it
// is, and nothing is written.
func (c *call) editLoop(p *place, edit func(doc *goalmd.Doc) ([]byte, error)) error {
	var verdict error
	err := p.ws.EditGoalMD(func(raw []byte) ([]byte, error) {
		doc, err := goalmd.Parse(raw)
		if err != nil {
			return nil, err
		}
		out, err := edit(doc)
		if _, own := err.(*Error); own {
			verdict = err
			return nil, nil
		}
		return out, err
	})
	if err != nil {
		return readFault(err, p)
	}
	return verdict
}

// entry is the journal line about a box.
func (c *call) entry(p *place, kind string, b goalmd.Box) session.Entry {
	return session.Entry{TS: c.env.Now(), Kind: kind, Goal: workspace.LoopKey, Box: session.TextHash(b.Text), ID: b.ID, Command: b.Command, Session: p.id}
}

// boxPrinted says what became of a box and how the goal stands.
func (c *call) boxPrinted(p *place, b goalmd.Box, what string) error {
	g := c.loop(p)
	if g == nil {
		return noGoal(p.root)
	}
	next := "every box is ticked: the goal ends with the next stop of its session, or with goalkeeper loop done"
	if g.Open != nil {
		next = "open: " + g.Open.ID + " " + safetext.Line(g.Open.Text, 200)
	}
	return c.print(struct {
		Root string   `json:"root"`
		Box  string   `json:"box"`
		Goal goalJSON `json:"goal"`
	}{p.root, b.ID, jsonOf(*g)}, "%s %s\n%d/%d (%d proved), %s\n", b.ID, what, g.Passed, g.Total, g.Proved, next)
}
