package cli

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/trigger"
)

// closedJSON is what goal close prints.
type closedJSON struct {
	Root    string       `json:"root"`
	Goal    goalJSON     `json:"goal"`
	Met     bool         `json:"met"`
	Gates   []string     `json:"gates"`   // what keeps it from met, all at once
	Verdict *verdictJSON `json:"verdict"` // nil where nothing was closed
	Host    string       `json:"host,omitempty"`
	Notes   []string     `json:"notes"`
}

func runGoalClose(c *call, args []string) error {
	var closing goal.Closing
	var notMet bool
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.BoolVar(&closing.Met, "met", false, "every criterion is met")
		f.BoolVar(&notMet, "not-met", false, "it is not met: the verdict says so")
		f.BoolVar(&closing.NeedsUser, "needs-user", false, "not met, and only the user can go on")
		f.StringVar(&closing.Reason, "reason", "", "why, in one line")
		f.Func("accept-stale", "a criterion whose stale proof the user accepts (the user's order); may be given again", func(s string) error {
			closing.AcceptStale = append(closing.AcceptStale, strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == ' ' })...)
			return nil
		})
	})
	if err != nil {
		return err
	}
	if closing.Met == (notMet || closing.NeedsUser) {
		return c.usage("say --met or --not-met")
	}
	p, err := c.target(rest, "<slug>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug := rest[0]
	if _, _, err := c.record(p, slug); err != nil {
		return err
	}
	defer p.sweep(c.env.Now())
	return c.close(p, slug, closing)
}

// close runs the check, and under the lock of the record once more its
// judgement, then writes the verdict (seed 002, close).
func (c *call) close(p *place, slug string, closing goal.Closing) error {
	now := c.content(p)
	k, err := c.check(p, slug, now)
	if err != nil {
		return err
	}
	if err := c.acceptStale(p, k, closing); err != nil {
		return err
	}
	var judged *checked
	said := "not met"
	if closing.Met {
		said = "met"
	}
	e := c.criterionEntry(p, "close", slug, nil, said)
	e.Tree, e.NoTree = now.Tree, now.NoTree
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "close", Do: func(raw []byte) (goal.Change, error) {
		x, err := c.examine(p, workspace.RecordFile{Slug: slug, Path: goal.Path(slug), Raw: raw}, now, true)
		if err != nil {
			return goal.Change{}, err
		}
		full := x.closing(closing.AcceptStale)
		full.Met, full.NeedsUser, full.Reason = closing.Met, closing.NeedsUser, closing.Reason
		if judged == nil {
			judged = &x
		}
		return goal.Close(raw, full, c.env.Now())
	}})
	var shut *goal.ClosedGates
	if errors.As(err, &shut) {
		return c.notClosed(p, *judged, shut)
	}
	if err != nil {
		return err
	}
	_ = p.store.Record(e) // the write itself is in the journal already
	if err := c.endRoute(p); err != nil {
		done.Notes = append(done.Notes, "the session's route was not ended: "+err.Error())
	}
	return c.closedPrinted(p, *judged, done)
}

// acceptStale sees to the user's order for stale proofs.
func (c *call) acceptStale(p *place, k checked, closing goal.Closing) error {
	for _, id := range closing.AcceptStale {
		switch {
		case k.r.Criterion(id) == nil:
			return c.usage(fmt.Sprintf("--accept-stale: there is no criterion %q", id))
		case !closing.Met || closing.Reason == "":
			return c.usage("--accept-stale goes with --met and --reason")
		case !k.standings[id].Stale:
			continue // nothing to accept: the order is not used up
		}
		if err := c.permitRecord(p, trigger.AcceptStale, k.r.Slug, id, "accept the stale proof of "+id); err != nil {
			return err
		}
	}
	return nil
}

// notClosed lists every gate that is shut.
func (c *call) notClosed(p *place, k checked, shut *goal.ClosedGates) error {
	out := closedJSON{Root: p.root, Goal: c.goalView(p, k.r.Slug), Gates: shut.Gates, Notes: notes(k.notes(p))}
	var b strings.Builder
	fmt.Fprintf(&b, "%s is not closed: %d gates are shut\n", k.r.Slug, len(shut.Gates))
	for _, g := range shut.Gates {
		b.WriteString("- " + safetext.Line(g, 400) + "\n")
	}
	b.WriteString(noteLines(out.Notes) + "next: " + safetext.Line(k.next(), 400) + "\n")
	if err := c.print(out, "%s", b.String()); err != nil {
		return err
	}
	return errNo
}

func (c *call) closedPrinted(p *place, k checked, done workspace.Changed) error {
	v := done.Record.Verdict
	out := closedJSON{Root: p.root, Goal: c.goalView(p, k.r.Slug), Met: v.Result == goal.ResultMet, Gates: []string{},
		Verdict: &verdictJSON{v.Result, v.FailingCriterion, v.Reason, v.At}, Notes: notes(slices.Concat(done.Notes, k.notes(p)))}
	var b strings.Builder
	if out.Met {
		fmt.Fprintf(&b, "PASS %s %s\n", goal.Path(k.r.Slug), safetext.Line(v.Reason, 400))
	}
	b.WriteString(verdictLine(v))
	for i := range done.Record.Criteria {
		if u := &done.Record.Criteria[i]; !out.Met && u.Status != goal.CriterionPass {
			fmt.Fprintf(&b, "%s %s  %s\n", u.ID, u.Status, safetext.Line(u.Text, 200))
		}
	}
	if hostClosed(k.r) != "" {
		out.Host = "/goal clear"
		b.WriteString(hostClosed(k.r)[1:] + "\n")
	}
	b.WriteString(noteLines(out.Notes))
	return c.print(out, "%s", b.String())
}
