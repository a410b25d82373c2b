package cli

import (
	"errors"
	"flag"
	"fmt"
	"path"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/workspace"
)

func runGoalPass(c *call, args []string) error {
	var refs []string
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.Func("evidence", "a file below .litgravity/evidence/<slug>/, or ledger:<conversation>#<line>; may be given again", func(s string) error {
			refs = append(refs, s)
			return nil
		})
	})
	if err != nil {
		return err
	}
	p, err := c.target(rest, "<slug>", "<cN>")
	if err != nil {
		return err
	}
	defer p.Close()
	slug, id := rest[0], rest[1]
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "pass", Do: func(raw []byte) (goal.Change, error) {
		return c.pass(p, raw, id, refs)
	}})
	if err != nil {
		return c.passedBy(p, slug, id, err)
	}
	return c.printed(p, done, slug, id, id+" pass")
}

// passedBy says how a criterion of a channel that no command observes is
// passed, where its evidence is not complete.
func (c *call) passedBy(p *place, slug, id string, err error) error {
	var shown *Error
	var refusal *goal.Refusal
	if !errors.As(err, &shown) || !errors.As(err, &refusal) || refusal.Code != goal.CodeUnbacked {
		return err
	}
	_, r, recordErr := c.record(p, slug)
	if recordErr != nil {
		return err
	}
	k := r.Criterion(id)
	if k == nil || !goal.Attestable(k.Channel) {
		return err
	}
	name := func(kind goal.Kind) string { return goal.EvidencePath(slug, id, k.Attempt, kind) }
	said := *shown
	said.Where = goal.Path(slug)
	said.Do = fmt.Sprintf("write what was seen into %s and %s (a screenshot: the same name with a word behind it, %s), say in %s how it was cleaned up (or name a line of the ledger), and name each of them: goalkeeper goal pass %s %s --evidence FILE --evidence FILE --evidence FILE",
		name(goal.KindGreen), path.Base(name(goal.KindSurface)), strings.TrimSuffix(path.Base(name(goal.KindSurface)), ".log")+"-390px.png",
		path.Base(name(goal.KindCleanup)), slug, id)
	return &said
}

// pass attaches evidence to a criterion and passes it by hand.
func (c *call) pass(p *place, raw []byte, id string, refs []string) (goal.Change, error) {
	attached, err := goal.Attach(raw, id, refs, c.env.Now())
	if err != nil {
		return attached, err
	}
	by := p.ws.Witnesses(p.store, attached.Record.Slug)
	standing := p.ws.Standing(attached.Record.Slug, *attached.Record.Criterion(id), by)
	return goal.Pass(raw, id, goal.Passing{Evidence: refs, Standing: standing, ByHand: true}, c.env.Now())
}
