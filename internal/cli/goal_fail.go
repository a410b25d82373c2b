package cli

import (
	"flag"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
)

func runGoalFail(c *call, args []string) error {
	var failing goal.Failing
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&failing.Note, "note", "", "the diagnosis, one line")
		f.StringVar(&failing.Log, "log", "", "the failing log")
		f.StringVar(&failing.By, "by", "", "the verifier whose verdict it is")
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
	_, r, err := c.record(p, slug)
	if err != nil {
		return err
	}
	e := c.criterionEntry(p, workspace.EntryFail, slug, r.Criterion(id), failing.Note)
	e.ID, e.Signature = id, signature(-1, c.failingLines(p, failing))
	done, err := c.operate(p, workspace.Operation{Slug: slug, Name: "fail", Do: func(raw []byte) (goal.Change, error) {
		by := p.ws.Witnesses(p.store, slug)
		failing.Identical = identical(by.Journal, id, e.Signature) + 1
		return goal.Fail(raw, id, failing, c.env.Now())
	}})
	if err != nil {
		return err
	}
	_ = p.store.Record(e) // without a journal, identical failures are not counted
	return c.printed(p, done, slug, id, id+" fail: "+failing.Note)
}

// failingLines are what a failure is told by: the end of its log, else the
// diagnosis.
func (c *call) failingLines(p *place, f goal.Failing) []string {
	if f.Log != "" {
		if raw, err := p.ws.Read(f.Log, maxBrief); err == nil {
			return strings.Split(string(raw), "\n")
		}
	}
	return []string{f.Note}
}

// signature names failures that are the same.
func signature(exit int, lines []string) string {
	return session.TextHash(goal.FailureSignature(exit, lines))
}

// identical counts the failures of a criterion with a signature, back to its
// last success or the user's last word.
func identical(journal []session.Entry, id, signature string) int {
	n := 0
	for i := len(journal) - 1; i >= 0; i-- {
		switch e := journal[i]; {
		case e.ID != id:
		case e.Kind == workspace.EntryReopen && e.Note == byUser:
			return n
		case e.Kind == workspace.EntryRun && e.Signature == "" && e.Not == "" && (e.For == string(goal.KindGreen) || e.For == string(goal.KindSurface)):
			return n
		case e.Signature == signature && signature != "":
			n++
		}
	}
	return n
}
