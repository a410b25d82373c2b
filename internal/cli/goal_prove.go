package cli

import (
	"context"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/proof"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/criterion"
)

// runJSON is a run as goal prove prints it.
type runJSON struct {
	Kind     goal.Kind `json:"kind"`
	Command  string    `json:"command"`
	Exit     int       `json:"exit"`
	MS       int64     `json:"ms"`
	Log      string    `json:"log"`
	SHA256   string    `json:"sha256"`
	Tree     string    `json:"tree,omitempty"`
	Expected bool      `json:"expected"`           // it is what its kind expects
	Not      string    `json:"not,omitempty"`      // why it backs nothing
	Found    string    `json:"found,omitempty"`    // the line the expectation was found in
	Leftover []string  `json:"leftover,omitempty"` // processes left alive
	Tail     []string  `json:"tail"`
}

// provedJSON is what goal prove prints.
type provedJSON struct {
	Root      string        `json:"root"`
	Goal      goalJSON      `json:"goal"`
	Criterion criterionJSON `json:"criterion"`
	Run       runJSON       `json:"run"`
	Notes     []string      `json:"notes"`
}

func runGoalProve(c *call, args []string) error {
	var e evidenceRun
	var kind, shell string
	var full bool
	args, words := cutDashes(args)
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&kind, "kind", "", "red (fails before the work), green (the check), surface (its output shows the result) or cleanup; what is missing where it is left out")
		f.StringVar(&e.expect, "expect", "", "what the output must contain: text or /pattern/")
		f.StringVar(&e.cleanup, "cleanup", "", "a shell line that runs afterwards; its exit of 0 is the cleanup receipt")
		f.StringVar(&shell, "shell", "", "a shell line in the place of the criterion's check")
		f.BoolVar(&full, "full", false, "show the whole output")
	})
	if err != nil {
		return err
	}
	if shell != "" && len(words) > 0 {
		return c.usage("either --shell or -- command, not both")
	}
	p, err := c.target(rest, "<slug>", "<cN>")
	if err != nil {
		return err
	}
	defer p.Close()
	e.slug, e.kind, e.command = rest[0], goal.Kind(kind), proof.Command{Shell: shell, Args: words}
	r, err := c.prepare(p, &e, rest[1])
	if err != nil {
		return err
	}
	o, err := c.runEvidence(p, e, c.live(full))
	if err != nil {
		return err
	}
	done, standing, err := c.provedRun(p, e, o, r.ConversationID)
	if err != nil {
		return err
	}
	return c.provePrinted(p, e, o, done, standing, full)
}

// cutDashes splits arguments at the first "--".
func cutDashes(args []string) (before, after []string) {
	if i := slices.Index(args, "--"); i >= 0 {
		return args[:i], args[i+1:]
	}
	return args, nil
}

// live is where a run's output goes while it runs: to a person's terminal.
func (c *call) live(full bool) io.Writer {
	switch {
	case c.json:
		return nil
	case full:
		return c.env.Stdout
	case c.env.Interactive:
		return c.env.Stderr
	}
	return nil
}

// prepare finds the criterion and fills in what the call left out: the kind,
// the command, the expectation. It refuses what cannot prove anything.
func (c *call) prepare(p *place, e *evidenceRun, id string) (*goal.Record, error) {
	f, r, err := c.record(p, e.slug)
	if err != nil {
		return nil, err
	}
	if _, err := goal.Attach(f.Raw, id, nil, c.env.Now()); err != nil {
		return nil, c.refused(p, e.slug, err)
	}
	e.k = *r.Criterion(id)
	if s := e.k.Status; s == goal.CriterionFail || s == goal.CriterionBlocked {
		return nil, &Error{What: fmt.Sprintf("%s is %s", id, s), Where: goal.Path(e.slug), Do: "goalkeeper goal reopen " + e.slug + " " + id + " starts the next attempt", Code: exitNo}
	}
	if e.kind == "" {
		e.kind = c.nextKind(p, e.slug, e.k)
	}
	if !slices.Contains(goal.Kinds[:], e.kind) {
		return nil, c.usage(fmt.Sprintf("--kind is red, green, surface or cleanup, not %q", string(e.kind)))
	}
	if e.command.Shell == "" && len(e.command.Args) == 0 {
		e.command.Shell = e.k.Command()
		if e.command.Shell == "" || e.kind == goal.KindCleanup {
			return nil, &Error{What: id + " names no command to run", Where: goal.Path(e.slug),
				Do: "give one behind --, or name the criterion's own: goalkeeper goal reword " + e.slug + " " + id + ` --check "<command>"`, Code: exitUsage}
		}
	}
	switch {
	case e.kind == goal.KindCleanup || e.kind == goal.KindRed:
	case e.k.Expect != "" && e.expect != "" && e.expect != e.k.Expect:
		return nil, &Error{What: id + " has an expectation of its own: " + safetext.Quote(e.k.Expect, 200), Where: goal.Path(e.slug), Do: "leave --expect out", Code: exitNo}
	case e.expect == "":
		e.expect = e.k.Expect
	}
	if _, err := parseExpect(e.expect); err != nil {
		return nil, c.usage(err.Error())
	}
	return r, c.provesNothing(p, *e)
}

// nextKind is the kind of evidence that a criterion lacks first.
func (c *call) nextKind(p *place, slug string, k goal.Criterion) goal.Kind {
	by := p.ws.Witnesses(p.store, slug)
	if !slices.Contains(p.ws.Standing(slug, k, by).Missing, goal.KindGreen) {
		return goal.KindSurface
	}
	return goal.KindGreen
}

// provesNothing refuses commands that end well whatever the state of the work.
func (c *call) provesNothing(p *place, e evidenceRun) error {
	if e.kind == goal.KindCleanup {
		return nil
	}
	line := e.command.String()
	if why := criterion.CannotFail(line, e.expect != ""); why != "" {
		return cannotFail(line, why)
	}
	file := criterion.ExistenceTest(line)
	if file == "" {
		return nil
	}
	if filepath.IsAbs(file) {
		if rel, err := filepath.Rel(p.root, file); err == nil {
			file = rel
		}
	}
	if c.wasThere(p, e.slug, filepath.ToSlash(filepath.Clean(file))) {
		return cannotFail(line, file+" was there before the goal was set")
	}
	return nil
}

// wasThere reports whether a file was there when the goal was set: it is in the
// content of that time, or has not been written since.
func (c *call) wasThere(p *place, slug, file string) bool {
	entries, err := p.store.Journal(workspace.RecordKey(slug))
	if err != nil || len(entries) == 0 {
		return false
	}
	for _, e := range entries {
		if e.Kind == workspace.EntrySet && e.Tree != "" && proof.Contains(context.Background(), p.root, p.objects(), proof.Tree{ID: e.Tree}, file) {
			return true
		}
	}
	at, ok := p.ws.ModTime(file)
	return ok && at.Before(entries[0].TS)
}

// provedRun keeps a run and draws its consequence for the criterion: pass when
// its backing is complete, blocked when live state was left behind, fail and a
// blocked goal on the third identical failure, open again when a pass no longer
// holds.
func (c *call) provedRun(p *place, e evidenceRun, o *outcome, conversation string) (workspace.Changed, goal.Standing, error) {
	first, entry := c.keep(p, e, o, conversation)
	var standing *goal.Standing
	done, err := c.operate(p, workspace.Operation{Slug: e.slug, Name: "prove", First: first, Entries: []session.Entry{entry},
		Do: func(raw []byte) (goal.Change, error) {
			change, s, err := c.consequence(p, e, o, entry, raw)
			if standing == nil {
				standing = &s
			}
			return change, err
		}})
	if err != nil {
		o.log.Discard() // no more than a temporary file, where it was kept already
		return done, goal.Standing{}, err
	}
	return done, *standing, nil
}

// consequence is what a run that is kept means for its criterion.
func (c *call) consequence(p *place, e evidenceRun, o *outcome, run session.Entry, raw []byte) (goal.Change, goal.Standing, error) {
	now, id := c.env.Now(), e.k.ID
	var refs []string
	if o.expected {
		refs = []string{o.path}
	}
	attached, err := goal.Attach(raw, id, refs, now)
	if err != nil {
		return attached, goal.Standing{}, err
	}
	if attached.Raw != nil {
		raw = attached.Raw
	}
	k := *attached.Record.Criterion(id)
	by := p.ws.Witnesses(p.store, e.slug)
	by.Content = p.contentOf(o.TreeAfter)
	s := p.ws.Standing(e.slug, k, by)
	// Where the journal cannot be written, nothing made here counts as proved.
	_, at := by.LastRun(o.path)
	enough := s.Rest == goal.Proved || goal.Attestable(k.Channel) || at < 0

	change := attached
	switch n := identical(by.Journal, id, run.Signature); {
	case len(o.Leftover) > 0:
		s.Leftover = o.leftover()
		change, err = goal.Pass(raw, id, goal.Passing{Standing: s}, now)
	case n >= goal.IdenticalFailures:
		change, err = goal.Fail(raw, id, goal.Failing{Log: o.path, Note: c.diagnosis(o), Identical: n}, now)
	case k.Status == goal.CriterionOpen && o.expected && s.Backed() && enough:
		change, err = goal.Pass(raw, id, goal.Passing{Standing: s}, now)
	case k.Status == goal.CriterionPass && !s.Backed():
		change, err = goal.Demote(raw, []goal.Demotion{{ID: id, Why: s.Lacks()}}, now)
	}
	return change, s, err
}

// diagnosis says in one line how a run failed.
func (c *call) diagnosis(o *outcome) string {
	note := o.failure
	for i := len(o.Tail) - 1; i >= 0; i-- {
		if line := strings.TrimSpace(o.Tail[i]); line != "" {
			return note + ": " + safetext.Cut(line, 200)
		}
	}
	return note
}

func (c *call) provePrinted(p *place, e evidenceRun, o *outcome, done workspace.Changed, s goal.Standing, full bool) error {
	k := done.Record.Criterion(e.k.ID)
	out := provedJSON{Root: p.root, Goal: c.goalView(p, e.slug), Criterion: jsonCriterion(*k, &s), Notes: notes(done.Notes), Run: runJSON{
		Kind: e.kind, Command: c.masked(e.command.String()), Exit: o.Exit, MS: o.Duration.Milliseconds(), Log: o.path, SHA256: o.LogSHA256,
		Tree: o.ranOn.ID, Expected: o.expected, Not: o.not, Found: o.FoundLine, Tail: notes(o.Tail)}}
	for _, l := range o.Leftover {
		out.Run.Leftover = append(out.Run.Leftover, l.String())
	}
	if o.TreeAfter.ID == "" {
		out.Notes = append(out.Notes, "no fingerprint ties this run to its content: "+o.TreeAfter.Why)
	} else if len(o.overwritten) > 0 {
		out.Notes = append(out.Notes, "the run changed files that were there before ("+firstFew(o.overwritten)+"): it proves the content before it; prove again on the content there is now, or ignore these files in git")
	} else if o.TreeBefore.ID != o.TreeAfter.ID {
		out.Notes = append(out.Notes, "the run left new files behind; the content after it counts")
	}
	if o.CleanupRan && o.CleanupExit != 0 {
		out.Notes = append(out.Notes, fmt.Sprintf("the cleanup exited %d: no receipt", o.CleanupExit))
	}
	var b strings.Builder
	if !full && !c.env.Interactive {
		for _, line := range o.Tail {
			b.WriteString(line + "\n")
		}
	}
	fmt.Fprintf(&b, "%s %s: exit %d in %s, %s\n", k.ID, e.kind, o.Exit, o.Duration.Round(time.Millisecond), o.path)
	if o.failure != "" {
		b.WriteString("not as expected: " + safetext.Line(o.failure, 300) + "\n")
	} else if o.not != "" {
		b.WriteString("backs nothing: " + safetext.Line(o.not, 300) + "\n")
	}
	b.WriteString(c.nowLine(e, *k, s))
	b.WriteString(standLine(out.Goal) + noteLines(out.Notes))
	if err := c.print(out, "%s", b.String()); err != nil {
		return err
	}
	if !o.expected {
		return errNo
	}
	return nil
}

// nowLine says what became of the criterion.
func (c *call) nowLine(e evidenceRun, k goal.Criterion, s goal.Standing) string {
	switch {
	case k.Status == goal.CriterionPass && s.Stale:
		return fmt.Sprintf("%s pass (%s), and stale: changed since: %s; prove it again\n", k.ID, s.Rest, safetext.Line(firstFew(s.StaleFiles), 300))
	case k.Status == goal.CriterionPass:
		return fmt.Sprintf("%s pass (%s)\n", k.ID, s.Rest)
	case k.Status != goal.CriterionOpen:
		return fmt.Sprintf("%s %s\n", k.ID, k.Status)
	case s.Backed():
		return fmt.Sprintf("%s stays open: %s, and the channel %s has to be proved by runs\n", k.ID, s.Rest, k.Channel)
	}
	return fmt.Sprintf("%s stays open: %s\n", k.ID, safetext.Line(s.Lacks(), 400))
}
