package cli

import (
	"errors"
	"flag"
	"fmt"
	"path"
	"slices"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
)

// checked is a record held against its evidence.
type checked struct {
	r         *goal.Record
	by        workspace.Witnesses
	standings map[string]goal.Standing
	faults    []string // what is wrong with the record itself, one line each
	vague     []string // criteria that neither a command nor an observation decides
	weak      []goal.Weakening
	twins     []string // other records of the same objective that are open, or were when they were last seen
	forgotten bool     // the ledger has the goal set here, the journal has not
	demoted   []goal.Demotion
	gates     []string // what keeps the goal from being closed as met
}

// checkJSON is what goal check prints.
type checkJSON struct {
	Root     string          `json:"root"`
	Word     string          `json:"word"` // PASS, FAIL, BLOCKED
	Reason   string          `json:"reason,omitempty"`
	Goal     goalJSON        `json:"goal"`
	Backed   int             `json:"backed"`
	CanClose bool            `json:"canClose"`
	Criteria []criterionJSON `json:"criteria"`
	Faults   []string        `json:"faults"`  // of the record, and what was weakened in it
	Demoted  []string        `json:"demoted"` // criteria that are open again
	Gates    []string        `json:"gates"`   // what keeps the goal from being closed as met
	Notes    []string        `json:"notes"`
	Next     string          `json:"next,omitempty"`
}

func runGoalCheck(c *call, args []string) error {
	var readOnly, run bool
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.BoolVar(&readOnly, "read-only", false, "change nothing")
		f.BoolVar(&run, "run", false, "run every proved check again")
	})
	if err != nil {
		return err
	}
	if readOnly && run {
		return c.usage("--run writes new logs, so it is not --read-only")
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
	var failed []string
	if run {
		if failed, err = c.rerun(p, slug); err != nil {
			return err
		}
	}
	now := c.content(p)
	var k checked
	if readOnly {
		f := p.ws.Record(slug)
		if k, err = c.examine(p, f, now, true); err != nil {
			return c.refused(p, slug, err)
		}
	} else if k, err = c.check(p, slug, now); err != nil {
		return err
	}
	return c.checkPrinted(p, k, failed)
}

// examine reads a record and holds it against its evidence, its journal and its
// last good copy. It changes nothing but that copy, and this only where nothing
// was weakened.
func (c *call) examine(p *place, f workspace.RecordFile, now workspace.Content, readOnly bool) (checked, error) {
	var k checked
	if f.Err != nil {
		return k, f.Err
	}
	var err error
	if k.r, err = goal.Parse(f.Raw); err != nil {
		return k, err
	}
	for _, fault := range k.r.Validate(f.Slug) {
		k.faults = append(k.faults, fault.String())
	}
	for _, fault := range k.r.Vague(c.project(p)) {
		k.vague = append(k.vague, fault.String())
	}
	if k.weak, err = p.ws.Weakened(p.store, f, readOnly); err != nil {
		k.weak = nil // without a state folder there is no witness
	}
	if k.twins, err = p.ws.Twins(p.store, k.r); err != nil {
		return k, err
	}
	k.by = p.ws.Witnesses(p.store, f.Slug)
	k.forgotten = k.by.NoJournal == nil && p.ws.Forgotten(f.Slug, k.by.Journal)
	now.Hidden = p.hidden(k.by.Journal, now)
	k.by.Content = now
	k.standings = p.ws.Standings(k.r, k.by)
	for i := range k.r.Criteria {
		crit := &k.r.Criteria[i]
		if s := k.standings[crit.ID]; crit.Status == goal.CriterionPass && !s.Backed() {
			k.demoted = append(k.demoted, goal.Demotion{ID: crit.ID, Why: s.Lacks()})
		}
	}
	k.gates = k.r.Gates(k.closing(nil))
	return k, nil
}

// closing is what is known when the goal is to be closed as met.
func (k checked) closing(accept []string) goal.Closing {
	return goal.Closing{Met: true, Standings: k.standings, AcceptStale: accept, Forgotten: k.forgotten, Faults: append(slices.Clone(k.faults), k.shut()...)}
}

// shut are the weakenings that keep a goal from being closed as met, and the
// other records of its objective, which might ask for more. That a record asks not to be held, names another owner or was steered by hand is
// said, and shuts nothing: it makes no criterion easier.
func (k checked) shut() []string {
	var gates []string
	for _, w := range k.weak {
		switch w.Kind {
		case goal.HoldFalse, goal.OwnerChanged, goal.WeakSteering:
		default:
			gates = append(gates, "weakened since it was last seen: "+w.What)
		}
	}
	for _, twin := range k.twins {
		gates = append(gates, twin+" holds the same objective and is open: close that one, or let the user drop it")
	}
	return gates
}

// check examines a record under its lock, moves every pass that lost its
// backing back to open and leaves one evidence line (seed 002, check). It does
// not make its session an owner.
func (c *call) check(p *place, slug string, now workspace.Content) (checked, error) {
	var k *checked
	done, err := c.change(p, workspace.Operation{Slug: slug, Name: "check", Do: func(raw []byte) (goal.Change, error) {
		x, err := c.examine(p, workspace.RecordFile{Slug: slug, Path: goal.Path(slug), Raw: raw}, now, k != nil)
		if err != nil {
			return goal.Change{}, err
		}
		change, err := goal.Demote(raw, x.demoted, c.env.Now())
		var broken *goal.Refusal
		if errors.As(err, &broken) {
			change, err = goal.Change{Record: x.r}, nil // too broken to be rewritten: its faults are said
		}
		if err != nil {
			return change, err
		}
		change.Ledger = append(change.Ledger, goal.CheckLine(change.Record, x.demoted, c.env.Now()))
		if k == nil {
			x.r = change.Record
			k = &x
		}
		return change, nil
	}})
	if err != nil {
		return checked{}, err
	}
	if done.Raw != nil {
		c.ours(p, done.Record)
	}
	k.gates = k.r.Gates(k.closing(nil))
	return *k, nil
}

// stillMet reports whether a record that is closed as met would be closed as
// met again.
func (k checked) stillMet() bool {
	if k.r.Status != goal.StatusDone || k.r.Verdict == nil || k.r.Verdict.Result != goal.ResultMet {
		return false
	}
	open := *k.r
	open.Status = goal.StatusActive
	return len(open.Gates(k.closing(nil))) == 0
}

// verdict is the word of the check's first line and, for BLOCKED, the reason.
func (k checked) verdict() (word, reason string) {
	var blocked []string
	working := false
	failed := len(k.faults) > 0 || len(k.demoted) > 0 || len(k.shut()) > 0
	for i := range k.r.Criteria {
		switch k.r.Criteria[i].Status {
		case goal.CriterionBlocked:
			blocked = append(blocked, k.r.Criteria[i].ID)
		case goal.CriterionFail:
			failed, working = true, true
		case goal.CriterionOpen:
			working = true
		}
	}
	switch {
	case k.r.Status == goal.StatusDropped:
		return "BLOCKED", "the goal was dropped"
	case failed:
		return "FAIL", ""
	case k.r.Status.Stalled():
		return "BLOCKED", "the goal is " + string(k.r.Status) + k.stalledBy()
	case len(blocked) > 0 && !working:
		return "BLOCKED", strings.Join(blocked, ", ") + " blocked"
	case k.r.Status == goal.StatusDone && !k.stillMet():
		return "FAIL", ""
	}
	return "PASS", ""
}

func (k checked) stalledBy() string {
	if open := k.r.OpenBlockers(); len(open) > 0 {
		return " (" + open[0].ID + ": " + safetext.Line(open[0].Detail, 200) + ")"
	}
	if k.r.Verdict != nil {
		return " (" + safetext.Line(k.r.Verdict.Reason, 200) + ")"
	}
	return ""
}

// backed counts the passes with complete backing.
func (k checked) backed() int {
	n := 0
	for i := range k.r.Criteria {
		if c := &k.r.Criteria[i]; c.Status == goal.CriterionPass && k.standings[c.ID].Backed() {
			n++
		}
	}
	return n
}

// next is the one action that moves the goal forward.
func (k checked) next() string {
	slug := k.r.Slug
	switch open := k.r.OpenBlockers(); {
	case k.r.Status == goal.StatusDone && k.stillMet(), k.r.Status == goal.StatusDropped:
		return ""
	case len(k.faults) > 0:
		return "mend the record: " + k.faults[0]
	case len(k.shut()) > 0:
		return "put it back (goalkeeper goal recover " + slug + "), or let the user agree: goal reword, goal remove"
	case k.r.Status == goal.StatusDone:
		return "a new goal for new work: this one's proofs no longer hold"
	case len(open) > 0:
		return "resolve " + open[0].ID + ": goalkeeper goal blocker resolve " + slug + " " + open[0].ID
	case k.r.Status.Stalled():
		return `once it can go on: goalkeeper goal reopen ` + slug + ` --note "<what changed>"`
	}
	if u := k.r.FirstUnmet(); u != nil {
		if u.Status != goal.CriterionOpen {
			return "goalkeeper goal reopen " + slug + " " + u.ID
		}
		kind := goal.KindGreen
		if s := k.standings[u.ID]; !slices.Contains(s.Missing, goal.KindGreen) {
			kind = goal.KindSurface
		}
		return "goalkeeper goal prove " + slug + " " + u.ID + " --kind " + string(kind)
	}
	for i := range k.r.Criteria {
		c := &k.r.Criteria[i]
		if s := k.standings[c.ID]; s.Stale {
			return "goalkeeper goal check " + slug + " --run"
		} else if s.Rest != goal.Proved && !goal.Attestable(c.Channel) {
			return "goalkeeper goal prove " + slug + " " + c.ID + " --kind green"
		}
	}
	if len(k.gates) > 0 {
		return k.gates[0]
	}
	return "goalkeeper goal close " + slug + ` --met --reason "<in one line>"`
}

func (c *call) checkPrinted(p *place, k checked, failed []string) error {
	word, reason := k.verdict()
	met := k.stillMet()
	out := checkJSON{Root: p.root, Word: word, Reason: reason, Goal: c.goalView(p, k.r.Slug), Backed: k.backed(), CanClose: len(k.gates) == 0,
		Criteria: []criterionJSON{}, Faults: notes(append(slices.Clone(k.faults), k.shut()...)), Demoted: []string{}, Gates: notes(k.gates), Next: k.next()}
	if met {
		out.Gates = []string{}
	}
	for i := range k.r.Criteria {
		s := k.standings[k.r.Criteria[i].ID]
		out.Criteria = append(out.Criteria, jsonCriterion(k.r.Criteria[i], &s))
	}
	out.Notes = notes(k.notes(p))
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s %d/%d backed, canClose=%t\n", word, safetext.Line(k.r.Slug, 60), out.Backed, k.r.Total(), out.CanClose)
	if reason != "" {
		b.Reset()
		fmt.Fprintf(&b, "BLOCKED: %s\n%s %d/%d backed, canClose=%t\n", reason, safetext.Line(k.r.Slug, 60), out.Backed, k.r.Total(), out.CanClose)
	}
	b.WriteString(table(k.r, k.standings))
	if v := k.r.Verdict; v != nil {
		b.WriteString(verdictLine(v))
	}
	for _, f := range failed {
		b.WriteString("no longer reproduces: " + safetext.Line(f, 300) + "\n")
	}
	for _, d := range k.demoted {
		out.Demoted = append(out.Demoted, d.ID)
		fmt.Fprintf(&b, "%s lost its backing: %s\n", d.ID, safetext.Line(d.Why, 400))
	}
	for _, f := range out.Faults {
		b.WriteString("wrong: " + safetext.Line(f, 400) + "\n")
	}
	b.WriteString(noteLines(out.Notes))
	if out.Next != "" {
		b.WriteString("next: " + safetext.Line(out.Next, 400) + "\n")
	}
	if err := c.print(out, "%s", b.String()); err != nil {
		return err
	}
	if out.CanClose || met {
		return nil
	}
	return errNo
}

// notes are what a reader of a verdict should know and what shuts no gate.
func (k checked) notes(p *place) []string {
	list := slices.Clone(k.vague)
	for _, w := range k.weak {
		switch w.Kind {
		case goal.HoldFalse, goal.OwnerChanged, goal.WeakSteering:
			list = append(list, w.What)
		}
	}
	for i := range k.r.Criteria {
		crit := &k.r.Criteria[i]
		s := k.standings[crit.ID]
		if crit.Status != goal.CriterionPass {
			continue
		}
		if s.NoTree != "" {
			list = append(list, crit.ID+" was proved without a fingerprint of the content: "+s.NoTree)
		}
		if s.Backed() {
			list = append(list, s.Problems...)
			if s.Rest == goal.Attested && !goal.Attestable(crit.Channel) {
				list = append(list, crit.ID+" is attested: nobody here saw its runs, and the channel "+crit.Channel+" has to be proved")
			}
		}
		for _, ref := range crit.Evidence {
			if _, at := k.by.LastRun(ref); at >= 0 && !k.by.InLedger(ref) {
				list = append(list, "the ledger no longer has the run of "+ref)
			}
		}
	}
	if k.forgotten {
		list = append(list, "the journal of this goal's setting is not here: that the record asks for what was set, nobody can say")
	}
	if k.by.NoJournal != nil {
		list = append(list, "the journal cannot be read, so nothing counts as proved: "+k.by.NoJournal.Error())
	}
	return append(list, p.weakenedTests(k.by)...)
}

// rerun makes every run again that a pass rests on, into fresh logs, and names
// those that no longer give what they gave. Where another machine made them,
// the criterion's own command and expectation are run.
func (c *call) rerun(p *place, slug string) (failed []string, err error) {
	_, r, err := c.record(p, slug)
	if err != nil {
		return nil, err
	}
	by := p.ws.Witnesses(p.store, slug)
	for i := range r.Criteria {
		k := r.Criteria[i]
		if k.Status != goal.CriterionPass {
			continue
		}
		for _, e := range c.runsOf(p, slug, k, by) {
			if err := c.checkCommand(e.command.Shell, e.expect); err != nil && e.kind != goal.KindCleanup {
				return nil, err
			}
			o, err := c.runEvidence(p, e, c.live(false))
			if err != nil {
				return nil, err
			}
			first, entry := c.keep(p, e, o, r.ConversationID)
			_, err = c.change(p, workspace.Operation{Slug: slug, Name: "check --run", First: first, Entries: []session.Entry{entry},
				Do: func(raw []byte) (goal.Change, error) {
					r, err := goal.Parse(raw)
					return goal.Change{Record: r}, err
				}})
			if err != nil {
				return nil, err
			}
			if o.not != "" {
				failed = append(failed, k.ID+" "+string(e.kind)+": "+o.not)
			}
		}
	}
	return failed, nil
}

// runsOf are the runs that a criterion's pass rests on.
func (c *call) runsOf(p *place, slug string, k goal.Criterion, by workspace.Witnesses) []evidenceRun {
	named := goal.Backing(slug, k)
	var runs []evidenceRun
	for _, ev := range slices.Concat(named.Green, named.Surface, named.Cleanup) {
		e := evidenceRun{slug: slug, k: k, kind: ev.Kind}
		ref := path.Clean(ev.Ref)
		run, at := by.LastRun(ref)
		switch {
		case ref != goal.EvidencePath(slug, k.ID, k.Attempt, ev.Kind):
			continue // a file of its own that no run makes
		case at >= 0:
			e.expect, e.cleanup = run.Expect, run.Cleanup
			e.command.Args = run.Args
			if len(run.Args) == 0 {
				e.command.Shell = run.Command
			}
		case ev.Kind == goal.KindGreen && k.Command() != "", ev.Kind == goal.KindSurface && k.Command() != "" && k.Expect != "":
			e.command.Shell, e.expect = k.Command(), k.Expect
			if ev.Kind == goal.KindSurface {
				e.cleanup = p.ws.CleanupOf(ref)
			}
		default:
			continue
		}
		runs = append(runs, e)
	}
	return runs
}
