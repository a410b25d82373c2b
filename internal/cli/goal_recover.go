package cli

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
)

func runGoalRecover(c *call, args []string) error {
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
	if !goal.ValidSlug(slug) {
		return c.usage(fmt.Sprintf("%q is no slug", slug))
	}
	f := p.ws.Record(slug)
	why, err := c.faultOfRecord(p, f)
	if err != nil {
		return err
	}
	done, bad, err := p.ws.Recover(p.store, workspace.Recovery{Slug: slug, Session: p.id, At: c.env.Now(), Why: why, Rebuild: func() (goal.Change, error) {
		return c.rebuild(p, slug)
	}})
	if err != nil {
		return c.refused(p, slug, err)
	}
	if err := c.own(p, slug, false); err != nil {
		done.Notes = append(done.Notes, "ownership comes with the next hook: "+err.Error())
	}
	said := "recovered " + goal.Path(slug)
	if bad != "" {
		said += ", the broken file is " + bad
	}
	for i, n := range done.Notes {
		done.Notes[i] = "could not be rebuilt: " + n
	}
	return c.printed(p, done, slug, "", said+"\nnext: goalkeeper goal check "+slug)
}

// faultOfRecord says why a record needs recovering; one that is in order is
// left alone.
func (c *call) faultOfRecord(p *place, f workspace.RecordFile) (string, error) {
	if f.Err != nil {
		return f.Err.Error(), nil
	}
	if _, err := goal.Parse(f.Raw); err != nil {
		return err.Error(), nil
	}
	weak, err := p.ws.Weakened(p.store, f, true)
	if err != nil {
		return "", cannot(err, f.Path, "")
	}
	if len(weak) == 0 {
		return "", &Error{What: "the record can be read and promises what it promised", Where: f.Path, Do: "goalkeeper goal check " + f.Slug, Code: exitNo}
	}
	var what []string
	for _, w := range weak {
		what = append(what, w.What)
	}
	return strings.Join(what, "; "), nil
}

// rebuild makes a record from journal and evidence folder, where there is no
// good copy.
func (c *call) rebuild(p *place, slug string) (goal.Change, error) {
	journal, err := p.store.Journal(workspace.RecordKey(slug))
	if err != nil {
		return goal.Change{}, cannot(err, "journal", "")
	}
	r, removed := workspace.Promised(slug, journal)
	if r.ConversationID == "" {
		r.ConversationID = p.id
	}
	at := func(id string) *goal.Criterion {
		if r.Criterion(id) == nil {
			r.Criteria = append(r.Criteria, goal.Criterion{ID: id, Model: "happy", Channel: "shell", Attempt: 1})
		}
		return r.Criterion(id)
	}
	for _, name := range p.ws.EvidenceNames(slug) {
		e := goal.ParseEvidence(goal.EvidenceDir + "/" + slug + "/" + name)
		if e.Bad != "" || e.Criterion == "" || removed[e.Criterion] {
			continue
		}
		k := at(e.Criterion)
		k.Attempt = max(k.Attempt, e.Attempt)
		if e.Kind != "" {
			k.Evidence = append(k.Evidence, e.Ref)
		}
	}
	if len(r.Criteria) == 0 && r.Objective == "" {
		return goal.Change{}, &Error{What: "nothing is known of a goal of this name", Where: safetext.Line(goal.Path(slug), 100), Do: "set it anew: goalkeeper goal set", Code: exitCannot}
	}
	for i := range r.Criteria {
		slices.Sort(r.Criteria[i].Evidence)
	}
	sort.Slice(r.Criteria, func(i, j int) bool {
		a, b := r.Criteria[i].ID, r.Criteria[j].ID
		return len(a) < len(b) || len(a) == len(b) && a < b
	})
	return goal.Rebuild(*r, nil, c.env.Now())
}
