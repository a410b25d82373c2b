package cli

import (
	"fmt"
	"io"
	"strings"
	"time"

	shellquote "github.com/kballard/go-shellquote"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/proof"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/criterion"
)

// evidenceRun is one run of a command as a piece of evidence.
type evidenceRun struct {
	slug    string
	k       goal.Criterion
	kind    goal.Kind
	command proof.Command
	expect  string
	cleanup string
}

// outcome is what a run came to and what it is worth.
type outcome struct {
	proof.Result
	path     string
	expected bool   // it is what its kind expects
	failure  string // why it is not
	not      string // why it backs nothing, "" if it does
	log      *workspace.Log

	ranOn       proof.Tree // the content that it is a proof about
	overwritten []string   // files that were there and that it changed
}

func parseExpect(s string) (proof.Expect, error) {
	if s == "" {
		return proof.Expect{}, nil
	}
	return proof.ParseExpect(s)
}

// run makes the run. Its log is not in its place yet: see [call.keep].
func (c *call) runEvidence(p *place, e evidenceRun, out io.Writer) (*outcome, error) {
	expect, err := parseExpect(e.expect)
	if err != nil {
		return nil, c.usage(err.Error())
	}
	o := &outcome{path: goal.EvidencePath(e.slug, e.k.ID, e.k.Attempt, e.kind)}
	if o.log, err = p.ws.CreateLog(o.path); err != nil {
		return nil, cannot(err, o.path, "")
	}
	ctx, stop := interruptible()
	defer stop()
	o.Result, err = proof.Do(ctx, proof.Run{Dir: p.root, Command: e.command, Cleanup: e.cleanup, Expect: expect, Env: c.env.Environ,
		For: fmt.Sprintf("%s %s %s, attempt %d", e.slug, e.k.ID, e.kind, e.k.Attempt), Log: o.log, Out: out, Tree: p.tree})
	if err != nil {
		o.log.Discard()
		return nil, cannot(err, o.path, "")
	}
	o.ranOn, o.overwritten = p.ranOn(o.Result)
	o.judge(e, expect)
	return o, nil
}

// judge says whether a run is what its kind expects, and what it is worth
// (seed 002, update; a run can be as expected and back nothing).
func (o *outcome) judge(e evidenceRun, expect proof.Expect) {
	want := 0
	if e.kind != goal.KindCleanup && sameCommand(e.command, e.k.Command()) {
		want = e.k.WantExit()
	}
	switch {
	case o.NotStarted != "":
		o.failure = "it did not start: " + o.NotStarted
	case e.kind == goal.KindRed && o.Exit == 0:
		o.failure = "a red run has to fail, and it exited 0"
	case e.kind == goal.KindRed:
	case o.Exit != want:
		o.failure = fmt.Sprintf("it exited %d, it should exit %d", o.Exit, want)
	case !expect.IsZero() && !o.Found:
		o.failure = "its output has nothing like " + expect.String()
	case e.kind == goal.KindSurface && expect.IsZero():
		o.failure = "ran, nothing observed: a surface run takes --expect"
	}
	o.expected = o.failure == ""
	if e.kind == goal.KindRed {
		return
	}
	o.not = o.failure
	if o.not == "" {
		o.not = e.backsNothing()
	}
	if o.not == "" && want == 0 && (e.kind == goal.KindGreen || e.kind == goal.KindSurface) {
		if marker := goal.FailureMarker(o.Tail); marker != "" && marker != strings.TrimSpace(o.FoundLine) {
			o.not = "it exited 0, and its output shows a failure: " + marker
		}
	}
	if len(o.Leftover) > 0 {
		o.not = "it left live state behind: " + o.leftover()
	}
}

func (o *outcome) leftover() string {
	names := make([]string, len(o.Leftover))
	for i, p := range o.Leftover {
		names[i] = p.String()
	}
	return firstFew(names)
}

// backsNothing says why a run, however it ends, shows nothing about its
// criterion: another command than the criterion's, or a dry run.
func (e evidenceRun) backsNothing() string {
	command := e.command.String()
	switch {
	case e.kind == goal.KindCleanup:
		return ""
	case e.k.Command() == "":
		return "the criterion names no command; name it first: goalkeeper goal reword " + e.slug + " " + e.k.ID + ` --check "<command>"`
	case e.kind == goal.KindGreen && !sameCommand(e.command, e.k.Command()):
		return "another command than the criterion's check, " + e.k.Command()
	case e.kind == goal.KindSurface && !e.named():
		return "another command than those the criterion names"
	case criterion.DryRun(command) && !criterion.SpeaksOfDryRun(e.k.Text):
		return "a dry run shows nothing"
	}
	return ""
}

// named reports whether the criterion names the command.
func (e evidenceRun) named() bool {
	for _, command := range e.k.Commands() {
		if sameCommand(e.command, command) {
			return true
		}
	}
	return false
}

// sameCommand reports whether a run's command is the one a criterion names.
// Words without a shell are the same only as a line in which a shell finds
// nothing to do.
func sameCommand(run proof.Command, named string) bool {
	named = strings.TrimSpace(named)
	if run.Shell != "" {
		return strings.TrimSpace(run.Shell) == named
	}
	if named == "" || strings.ContainsAny(named, "|&;<>()$`*?[]#~!{}=\n\\") {
		return false
	}
	words, err := shellquote.Split(named)
	if err != nil || len(words) != len(run.Args) {
		return false
	}
	for i := range words {
		if words[i] != run.Args[i] {
			return false
		}
	}
	return true
}

// keep puts a run's log in its place and names it in ledger and journal. It
// runs under the lock of the records, so that of two runs at once the file and
// its witnesses are of the same one.
func (c *call) keep(p *place, e evidenceRun, o *outcome, conversation string) (first func() error, entry session.Entry) {
	entry = c.criterionEntry(p, workspace.EntryRun, e.slug, &e.k, "")
	exit := o.Exit
	entry.Command, entry.Args, entry.Exit, entry.For = c.masked(e.command.String()), e.command.Args, &exit, string(e.kind)
	entry.Path, entry.SHA256, entry.Tree, entry.NoTree = o.path, o.LogSHA256, o.ranOn.ID, o.ranOn.Why
	entry.Expect, entry.Cleanup, entry.Not = e.expect, e.cleanup, o.not
	if !o.expected && (e.kind == goal.KindGreen || e.kind == goal.KindSurface) {
		entry.Signature = signature(o.Exit, o.Tail)
	}
	kept := false
	first = func() error { // again where the ledger was locked
		if !kept {
			if err := o.log.Keep(); err != nil {
				return err
			}
			kept = true
		}
		what := fmt.Sprintf("%s %s: exit %d", e.k.ID, e.kind, o.Exit)
		if o.not != "" {
			what += ", backs nothing: " + strings.ReplaceAll(o.not, "\n", " ")
		}
		line := workspace.RunLine(c.env.Now().UTC().Format(time.RFC3339), o.path, what, o.LogSHA256, o.ranOn.String())
		return p.ws.AppendLedger(p.ws.LedgerName(p.id, conversation), []goal.Line{line})
	}
	return first, entry
}

// masked hides in a command what the log hides in its output.
func (c *call) masked(s string) string { return proof.NewMasker(c.env.Environ).String(s) }
