package cli

import (
	"flag"
	"fmt"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/trigger"
)

// byUser marks a reopening that the user ordered: past a cap, or of a goal
// that a cap blocked.
const byUser = "by the user"

func runGoalReopen(c *call, args []string) error {
	var note string
	rest, err := c.parse(args, func(f *flag.FlagSet) { f.StringVar(&note, "note", "", "what changed, one line") })
	if err != nil {
		return err
	}
	if len(rest) == 1 {
		return c.activate(rest[0], note)
	}
	p, err := c.target(rest, "<slug>", "<cN>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug, id := rest[0], rest[1]
	f, r, err := c.record(p, slug)
	if err != nil {
		return err
	}
	o := goal.Reopening{Cycles: c.cycles(p, slug), Note: note}
	if r.Status == goal.StatusBlocked || max(o.Cycles, r.Cycles()) >= goal.MaxCycles {
		o.User = c.permitRecord(p, trigger.Resume, slug, "", "resume goal "+slug) == nil
	}
	reopen := func(raw []byte) (goal.Change, error) { return goal.Reopen(raw, id, o, c.env.Now()) }
	first, err := reopen(f.Raw)
	if err != nil {
		return c.refused(p, slug, err)
	}
	var entries []session.Entry
	if k := first.Record.Criterion(id); k.Status == goal.CriterionOpen {
		e := c.criterionEntry(p, workspace.EntryReopen, slug, k, "")
		if o.User {
			e.Note = byUser
		}
		entries = append(entries, e)
	}
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "reopen", Do: reopen, Entries: entries})
	if err != nil {
		return err
	}
	if len(entries) == 0 {
		if err := c.printed(p, done, slug, id, fmt.Sprintf("%s stays %s: the goal used its %d work cycles", id, done.Record.Criterion(id).Status, goal.MaxCycles)); err != nil {
			return err
		}
		return errNo
	}
	return c.printed(p, done, slug, id, fmt.Sprintf("%s open, attempt %d: its logs are named %s", id, done.Record.Criterion(id).Attempt,
		goal.EvidenceName(id, done.Record.Criterion(id).Attempt, goal.KindGreen)))
}

// cycles counts the reopenings that the journal knows since the user last
// ordered one.
func (c *call) cycles(p *place, slug string) int {
	entries, err := p.store.Journal(workspace.RecordKey(slug))
	if err != nil {
		return 0
	}
	n := 0
	for _, e := range entries {
		if e.Kind == workspace.EntryReopen {
			n++
		}
	}
	return n
}

// activate puts a goal that was closed as not met, waits for the user or was
// blocked by a cap back to work. Past a cap it takes the user's order.
func (c *call) activate(slug, note string) error {
	p, err := c.open()
	if err != nil {
		return err
	}
	defer p.Close()
	f, r, err := c.record(p, slug)
	if err != nil {
		return err
	}
	if note == "" {
		return c.usage(`reopening a goal takes --note "<what changed>"`)
	}
	activate := func(raw []byte) (goal.Change, error) { return goal.Activate(raw, note, c.env.Now()) }
	if _, err := activate(f.Raw); err != nil {
		return c.refused(p, slug, err)
	}
	if r.Status == goal.StatusBlocked && r.Verdict == nil {
		if err := c.permitRecord(p, trigger.Resume, slug, "", "resume goal "+slug); err != nil {
			return err
		}
	}
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "activate", Do: activate})
	if err != nil {
		return err
	}
	return c.printed(p, done, slug, "", "the goal is worked on again")
}
