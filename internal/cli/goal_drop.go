package cli

import (
	"flag"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/trigger"
)

func runGoalDrop(c *call, args []string) error {
	var reason string
	rest, err := c.parse(args, func(f *flag.FlagSet) { f.StringVar(&reason, "reason", "", "the user's reason, one line") })
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug := rest[0]
	f, r, err := c.record(p, slug)
	if err != nil {
		return err
	}
	drop := func(raw []byte) (goal.Change, error) { return goal.Drop(raw, reason, c.env.Now()) }
	if _, err := drop(f.Raw); err != nil {
		return c.refused(p, slug, err)
	}
	if err := c.permitRecord(p, trigger.Abandon, slug, "", "drop goal "+slug); err != nil {
		return err
	}
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "drop", Do: drop,
		Entries: []session.Entry{c.criterionEntry(p, "drop", slug, nil, reason)}})
	if err != nil {
		return err
	}
	if err := c.endRoute(p); err != nil {
		done.Notes = append(done.Notes, "the session's route was not ended: "+err.Error())
	}
	return c.printed(p, done, slug, "", "goal dropped: "+safetext.Line(reason, 300)+hostClosed(r))
}

// hostClosed is the line that ends the client's own goal, where one is bound.
func hostClosed(r *goal.Record) string {
	if s := r.HostGoal.State; s == goal.HostCreated || s == goal.HostAdopted {
		return "\nto end the client's own goal, the user types: /goal clear"
	}
	return ""
}
