package cli

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/proof"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/criterion"
)

// maxBrief is the size above which a brief is not read.
const maxBrief = 1 << 20

// setting is what goal set was asked for.
type setting struct {
	spec  goal.Spec
	from  string
	track bool
}

func runGoalSet(c *call, args []string) error {
	var s setting
	rest, err := c.parse(args, s.declare)
	if err != nil {
		return err
	}
	p, err := c.open()
	if err != nil {
		return err
	}
	defer p.Close()
	if err := c.brief(p, &s, rest); err != nil {
		return err
	}
	for _, k := range s.spec.Criteria {
		if err := c.checkCriterion(k); err != nil {
			return err
		}
	}
	s.spec.ConversationID, s.spec.Project = p.id, c.project(p)
	lost, err := c.existing(p, &s.spec)
	if err != nil {
		return err
	}
	// A first try that writes nothing finds the slug, and what is in the way.
	first, err := goal.New(s.spec, c.env.Now())
	var refusal *goal.Refusal
	if errors.As(err, &refusal) {
		if slices.Contains(lost, refusal.Where) {
			return &Error{What: "the file of this goal is gone; a new one would forget what was promised", Where: goal.Path(refusal.Where),
				Do: "put it back: goalkeeper goal recover " + refusal.Where + "; only the user drops it", Code: exitNo}
		}
		switch refusal.Code {
		case goal.CodeExists:
			return c.update(p, s, refusal.Where)
		case goal.CodeConflict:
			return c.conflict(p, s.spec, refusal)
		}
	}
	if err != nil {
		return c.refused(p, "", err)
	}
	return c.create(p, s, first.Record)
}

// declare declares the flags of goal set. --check and --expect belong to the
// --criterion before them.
func (s *setting) declare(f *flag.FlagSet) {
	f.StringVar(&s.spec.Slug, "slug", "", "the goal's short name; made of the objective where it is left out")
	f.StringVar(&s.from, "from", "", "a file with the objective and the criteria: an interview's spec, or a plan with a Goal block")
	f.BoolVar(&s.track, "track", false, "let git see .litgravity, so that it is committed")
	f.BoolVar(&s.spec.Also, "also", false, "set it beside another active goal, which is refused otherwise")
	f.Func("criterion", "a criterion; may be given again", func(text string) error {
		s.spec.Criteria = append(s.spec.Criteria, goal.ParseCriterion(text))
		return nil
	})
	last := func(name, usage string, set func(k *goal.NewCriterion, text string)) {
		f.Func(name, usage, func(text string) error {
			n := len(s.spec.Criteria)
			if n == 0 {
				return fmt.Errorf("--%s belongs behind the --criterion it is about", name)
			}
			set(&s.spec.Criteria[n-1], text)
			return nil
		})
	}
	last("check", "the command that decides the --criterion before it", func(k *goal.NewCriterion, text string) { k.Check = text })
	last("expect", "what the output of that command must contain", func(k *goal.NewCriterion, text string) { k.Expect = text })
	f.Func("non-goal", "what is not part of the goal; may be given again", func(text string) error {
		s.spec.NonGoals = append(s.spec.NonGoals, text)
		return nil
	})
	f.Func("skip-class", "name=reason: an adversarial class that does not apply; may be given again", func(text string) error {
		name, reason, ok := strings.Cut(text, "=")
		if !ok || strings.TrimSpace(reason) == "" {
			return errors.New("--skip-class takes name=reason")
		}
		s.spec.SkipClasses = append(s.spec.SkipClasses, goal.SkippedClass{Name: strings.TrimSpace(name), Reason: strings.TrimSpace(reason)})
		return nil
	})
}

// brief adds the objective that was typed, and what --from reads.
func (c *call) brief(p *place, s *setting, rest []string) error {
	if s.from != "" {
		name := s.from
		if filepath.IsAbs(name) {
			rel, err := filepath.Rel(p.root, name)
			if err != nil {
				return cannot(err, name, "name a file of the workspace")
			}
			name = rel
		}
		raw, err := p.ws.Read(filepath.ToSlash(name), maxBrief)
		if err != nil {
			return cannot(err, s.from, "name a file of the workspace: an interview's spec, or a plan with a Goal block")
		}
		b := goal.ReadBrief(string(raw))
		s.spec.Objective = b.Objective
		s.spec.Criteria = append(b.Criteria, s.spec.Criteria...)
		s.spec.NonGoals = append(b.NonGoals, s.spec.NonGoals...)
	}
	switch {
	case len(rest) == 1:
		s.spec.Objective = rest[0]
	case len(rest) > 1:
		return c.usage("goal set takes one objective; put it in quotation marks")
	case s.spec.Objective == "":
		return c.usage("goal set needs an objective, typed or in the file of --from")
	}
	return nil
}

// existing reads the records that stand, for the acquire rule. To them belong
// those that are lost: not closed, and only their last good copy is there.
func (c *call) existing(p *place, spec *goal.Spec) (lost []string, err error) {
	files, err := p.ws.Records(0)
	if err != nil {
		return nil, cannot(err, goal.Dir, "")
	}
	for _, r := range c.lost(p) {
		spec.Existing, lost = append(spec.Existing, r), append(lost, r.Slug)
	}
	for _, f := range files {
		if r, err := goal.Parse(f.Raw); f.Err == nil && err == nil {
			r.Slug = f.Slug // the file's name is where an operation would write
			spec.Existing = append(spec.Existing, r)
		}
	}
	return lost, nil
}

func (c *call) create(p *place, s setting, first *goal.Record) error {
	slug := first.Slug
	s.spec.Slug = slug
	now := c.content(p)
	set := c.criterionEntry(p, workspace.EntrySet, slug, nil, first.Objective)
	set.Tree, set.NoTree = now.Tree, now.NoTree
	if now.Tree != "" {
		set.Tracked = proof.Tracked(context.Background(), p.root, p.objects()).ID
	}
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "set", Create: true, Track: s.track, Entries: []session.Entry{set},
		Do: func([]byte) (goal.Change, error) { return goal.New(s.spec, c.env.Now()) }})
	if err != nil {
		return err
	}
	for i := range done.Record.Criteria {
		c.promise(p, done.Record, done.Record.Criteria[i].ID)
	}
	for i := range done.Record.Criteria {
		if k := &done.Record.Criteria[i]; k.Command() == "" && !goal.Attestable(k.Channel) {
			done.Notes = append(done.Notes, k.ID+" names no command, so no run can prove it: goalkeeper goal reword "+slug+" "+k.ID+` --check "<command>"`)
		}
	}
	if s.track {
		done.Notes = append(done.Notes, "git sees .litgravity: the record, its ledger and its logs will be committed")
	}
	next := "Proof: goalkeeper goal prove " + slug + " c1 --kind green"
	if len(done.Record.Criteria) == 0 {
		next = "What is to hold: goalkeeper goal add " + slug + ` "<criterion>" --check "<command>"`
	}
	out := resultJSON{Root: p.root, Goal: c.goalView(p, slug), Host: "/goal " + goal.HostCondition(slug, done.Record.Objective), Notes: notes(done.Notes)}
	return c.print(out, "goal set: %s\n%s in %s\n%s%sto bind the client's own goal, the user types: %s\ncaptured; lit-loop (or start-work) runs it. %s\n",
		safetext.Line(done.Record.Objective, 300), goal.Path(slug), p.root, table(done.Record, nil), noteLines(out.Notes), safetext.Line(out.Host, 600), next)
}

// update adds the criteria that an existing goal does not have yet.
func (c *call) update(p *place, s setting, slug string) error {
	_, r, err := c.record(p, slug)
	if err != nil {
		return err
	}
	if objective, err := goal.Objective(s.spec.Objective); err != nil || !goal.SameObjective(objective, r.Objective) {
		return &Error{What: "the slug " + slug + " is taken by another objective: " + safetext.Quote(r.Objective, 200), Where: goal.Path(slug), Do: "give the new goal another name with --slug", Code: exitNo}
	}
	if r.Status.Closed() {
		return &Error{What: "this goal is " + string(r.Status), Where: goal.Path(slug), Do: "give new work a goal of its own with --slug", Code: exitNo}
	}
	done := workspace.Changed{Change: goal.Change{Record: r}}
	added := ""
	for _, k := range s.spec.Criteria {
		if has(r, k.Text) {
			continue
		}
		next, id, err := c.add(p, slug, k)
		if err != nil {
			return err
		}
		next.Notes, added = append(done.Notes, next.Notes...), added+" "+id
		done = next
	}
	if added == "" {
		added = " nothing"
	}
	return c.printed(p, done, slug, "", "this goal exists: updated, added"+added)
}

func has(r *goal.Record, text string) bool {
	for i := range r.Criteria {
		if goal.SameObjective(r.Criteria[i].Text, text) {
			return true
		}
	}
	return false
}

// conflict records on the active goal that another one was asked for.
func (c *call) conflict(p *place, spec goal.Spec, refusal *goal.Refusal) error {
	_, err := c.operate(p, workspace.Operation{Slug: refusal.Where, Name: "conflict", Do: func(raw []byte) (goal.Change, error) {
		return goal.Conflict(raw, spec.Objective, c.env.Now())
	}})
	if err != nil {
		return err
	}
	return c.refused(p, refusal.Where, refusal)
}

// checkCriterion refuses a criterion whose check cannot fail: the one that it
// names, or the first code span of its text where runs alone close its channel.
// What a span's output has to contain may still come with goal prove. A person
// is told of a span and goes on, for they can reword it; an agent could not.
func (c *call) checkCriterion(k goal.NewCriterion) error {
	if err := c.checkCommand(k.Check, k.Expect); err != nil || k.Check != "" || goal.Attestable(k.Channel) {
		return err
	}
	span := goal.CodeSpan(k.Text)
	if span == "" {
		return nil
	}
	why := criterion.CannotFail(span, true)
	switch {
	case why == "":
	case c.agent():
		return cannotFail(span, why)
	default:
		c.notes = append(c.notes, "no run of `"+safetext.Line(span, 200)+"` will count as a proof: "+why)
	}
	return nil
}

// checkCommand refuses a check that cannot fail, and an expectation that is
// none.
func (c *call) checkCommand(check, expect string) error {
	if expect != "" {
		if _, err := parseExpect(expect); err != nil {
			return c.usage(err.Error())
		}
	}
	if check == "" {
		return nil
	}
	if why := criterion.CannotFail(check, expect != ""); why != "" {
		return cannotFail(check, why)
	}
	return nil
}

func cannotFail(command, why string) error {
	return &Error{What: "this command proves nothing: " + why + ": " + safetext.Line(command, 200), Do: "use one that fails while the work is not done", Code: exitNo}
}
