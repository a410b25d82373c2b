package cli

import (
	"flag"
	"fmt"
	"io/fs"

	"goalkeeper/internal/infer"
	"goalkeeper/internal/plan"
	"goalkeeper/internal/safetext"
	"goalkeeper/policy/condition"
)

// synthJSON is a synthesis as `--json` prints it.
type synthJSON struct {
	Root string `json:"root"`
	condition.Result
	Line string `json:"line,omitempty"` // what to paste into the host
}

func runConditionSynth(c *call, args []string) error {
	var o plan.Options
	var mode string
	var line, log bool
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&o.Task, "task", "", "the task, in place of the one whose tasks file changed last")
		f.StringVar(&mode, "mode", "", "full-execute or verify-iterate")
		f.StringVar(&o.TurnCap, "turn-cap", "", "the turn cap, in place of the derived one")
		f.BoolVar(&line, "line", false, "print one line to paste")
		f.BoolVar(&log, "log", false, "log a failed synthesis in the task's provenance.log")
	})
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	if o.Mode, err = condition.ParseMode(mode); err != nil {
		return c.usage(err.Error())
	}
	if err := c.checkTask(o.Task); err != nil {
		return err
	}
	p, err := c.open()
	if err != nil {
		return err
	}
	defer p.Close()
	o.Gate = func() string { return regressionGate(p.ws.FS()) }
	r, err := plan.Synthesize(p.ws.FS(), o)
	if err != nil {
		return cannot(err, p.root, "mend the file or move it away; nothing was written")
	}
	if r.Status == condition.Synthesized {
		c.remember(p, &r)
	} else if log {
		c.logSkipped(p, &r)
	}
	return c.printSynthesis(p, r, line)
}

// regressionGate is the command that the project itself calls its gate, ""
// where none is found with more than low confidence.
func regressionGate(project fs.FS) string {
	gate, err := infer.Propose(project, infer.Task{Text: "regression gate", NonInteractive: true})
	if err != nil {
		return ""
	}
	return gate.Command
}

// remember stores what a hook needs to recognise the condition. Without it
// the condition is as good, so that a fault is a warning.
func (c *call) remember(p *place, r *condition.Result) {
	if err := p.store.RememberCondition(r.Known()); err != nil {
		r.Warnings = append(r.Warnings, fmt.Sprintf("not remembered, so no hook will log %s: %v", condition.GoalBound, err))
	}
}

// logSkipped logs a failed synthesis. The verdict stands without it, so that a
// fault is a warning.
func (c *call) logSkipped(p *place, r *condition.Result) {
	if _, _, err := c.logEvent(p, r.Task, r.SkippedEvent()); err != nil {
		r.Warnings = append(r.Warnings, fmt.Sprintf("%s not logged: %v", condition.GoalSynthesisSkipped, err))
	}
}

// printSynthesis prints the result of seed 000, step 6, or under line what to
// paste. A failed one is a negative verdict.
func (c *call) printSynthesis(p *place, r condition.Result, line bool) error {
	out := string(r.YAML())
	if line && !c.json {
		for _, w := range r.Warnings {
			fmt.Fprintf(c.env.Stderr, "goalkeeper: warning: %s\n", safetext.Line(w, 300))
		}
		if out = r.Line(); out != "" {
			out += "\n"
		}
	}
	if err := c.print(synthJSON{p.root, r, r.Line()}, "%s", out); err != nil {
		return err
	}
	switch {
	case r.Status == condition.Synthesized:
		return nil
	case c.json:
		return told()
	}
	return &Error{What: fmt.Sprintf("%s: %s", r.Reason, r.Detail), Where: p.root, Do: r.Reason.Resolution(), Code: exitNo}
}
