package cli

import (
	"flag"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/trigger"
)

func runGoalRemove(c *call, args []string) error {
	var reason string
	rest, err := c.parse(args, func(f *flag.FlagSet) { f.StringVar(&reason, "reason", "", "why it is no longer promised") })
	if err != nil {
		return err
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
	remove := func(raw []byte) (goal.Change, error) {
		// Taken out by hand before: the ledger hears of it, and the last good
		// copy goes along.
		if now, err := goal.Parse(raw); err == nil && now.Criterion(id) == nil && c.copyHas(p, slug, id) {
			good, _ := p.store.Copy(slug + ".json")
			change, err := goal.Remove(good, id, reason, c.env.Now())
			return goal.Change{Raw: raw, Record: now, Ledger: change.Ledger}, err
		}
		return goal.Remove(raw, id, reason, c.env.Now())
	}
	if _, err := remove(f.Raw); err != nil {
		return c.refused(p, slug, err)
	}
	if err := c.permitRecord(p, trigger.Remove, slug, id, "remove "+id+" of "+slug); err != nil {
		return err
	}
	e := c.criterionEntry(p, workspace.EntryRemove, slug, r.Criterion(id), reason)
	e.ID = id
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "remove", Do: remove, Entries: []session.Entry{e}})
	if err != nil {
		return err
	}
	return c.printed(p, done, slug, "", id+" removed; its number is not given again")
}

// copyHas reports whether the last good copy of a record has a criterion.
func (c *call) copyHas(p *place, slug, id string) bool {
	good, err := p.store.Copy(slug + ".json")
	if err != nil || good == nil {
		return false
	}
	r, err := goal.Parse(good)
	return err == nil && r.Criterion(id) != nil
}
