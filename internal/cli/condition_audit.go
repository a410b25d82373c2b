package cli

import (
	"errors"
	"flag"

	"goalkeeper/internal/plan"
	"goalkeeper/internal/session"
	"goalkeeper/policy/condition"
)

// auditJSON is an audit as `--json` prints it.
type auditJSON struct {
	Root string `json:"root"`
	Task string `json:"task"`
	condition.AuditReport
}

func runConditionAudit(c *call, args []string) error {
	var name string
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&name, "task", "", "the task, in place of the one whose tasks file changed last")
	})
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	p, task, err := c.openTask(name)
	if err != nil {
		return err
	}
	defer p.Close()
	log, err := plan.ReadLog(p.ws.FS(), task)
	if err != nil {
		return cannot(err, p.root, "mend the log or move it away")
	}
	known, err := p.store.Conditions()
	if err != nil && !errors.Is(err, session.ErrCorrupt) {
		return cannot(err, "known conditions", "")
	}
	report := condition.Audit(log, condition.Hashes(known))
	text := report.String()
	if text == "" {
		text = "no event line for " + task + ", in " + p.root + "\n"
	}
	if err := c.print(auditJSON{p.root, task, report}, "%s", text); err != nil {
		return err
	}
	if !report.OK {
		return told()
	}
	return nil
}
