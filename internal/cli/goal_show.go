package cli

import (
	"fmt"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
)

// shownJSON is what goal show prints.
type shownJSON struct {
	Root      string          `json:"root"`
	Goal      goalJSON        `json:"goal"`
	Objective string          `json:"objective"`
	NonGoals  []string        `json:"non_goals"`
	Criteria  []criterionJSON `json:"criteria"`
	Blockers  []blockerJSON   `json:"blockers"`
	Verdict   *verdictJSON    `json:"verdict"`
	HostGoal  string          `json:"host_goal"`
}

type blockerJSON struct {
	ID       string `json:"id"`
	Source   string `json:"source"`
	Detail   string `json:"detail"`
	Resolved bool   `json:"resolved"`
}

type verdictJSON struct {
	Result  string `json:"result"`
	Failing string `json:"failing_criterion,omitempty"`
	Reason  string `json:"reason"`
	At      string `json:"at"`
}

func runGoalShow(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug := rest[0]
	_, r, err := c.record(p, slug)
	if err != nil {
		return err
	}
	by := p.ws.Witnesses(p.store, slug)
	by.Content = c.content(p)
	by.Content.Hidden = p.hidden(by.Journal, by.Content)
	standings := p.ws.Standings(r, by)
	out := shownJSON{Root: p.root, Goal: c.goalView(p, slug), Objective: r.Objective, NonGoals: notes(r.NonGoals), Criteria: []criterionJSON{},
		Blockers: []blockerJSON{}, HostGoal: string(r.HostGoal.State)}
	for i := range r.Criteria {
		s := standings[r.Criteria[i].ID]
		out.Criteria = append(out.Criteria, jsonCriterion(r.Criteria[i], &s))
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n%s %s %d/%d (%d proved), %s\n%s", safetext.Line(r.Objective, 300), slug, safetext.Line(string(r.Status), 20), r.Passed(), r.Total(), out.Goal.Proved,
		goal.Path(slug), table(r, standings))
	for _, bl := range r.Blockers {
		out.Blockers = append(out.Blockers, blockerJSON(bl))
		if !bl.Resolved {
			fmt.Fprintf(&b, "blocker %s (%s): %s\n", safetext.Line(bl.ID, 20), safetext.Line(bl.Source, 20), safetext.Line(bl.Detail, 300))
		}
	}
	if v := r.Verdict; v != nil {
		out.Verdict = &verdictJSON{v.Result, v.FailingCriterion, v.Reason, v.At}
		b.WriteString(verdictLine(v))
	}
	return c.print(out, "%s", b.String())
}

// verdictLine is a verdict in one line.
func verdictLine(v *goal.Verdict) string {
	s := "verdict: " + safetext.Line(v.Result, 20)
	if v.FailingCriterion != "" {
		s += ", failing " + safetext.Line(v.FailingCriterion, 20)
	}
	return s + ": " + safetext.Line(v.Reason, 400) + "\n"
}
