package cli

import (
	"fmt"
	"io"
	"os"

	"goalkeeper/internal/plan"
	"goalkeeper/policy/condition"
)

// What the condition commands have in common.

// maxCondition bounds in bytes what is read of a condition, far above what may
// stand in one.
const maxCondition = 1 << 20

// conditionText reads the condition in the file a command was given, or on
// standard input without one.
func (c *call) conditionText(rest []string) (string, error) {
	if len(rest) > 1 {
		return "", c.usage(c.cmd.name + " takes at most one file")
	}
	in, name := c.env.Stdin, "standard input"
	if len(rest) == 1 && rest[0] != "-" {
		f, err := os.Open(rest[0])
		if err != nil {
			return "", cannot(err, "", "name the file that holds the condition, or pipe the text in")
		}
		defer f.Close()
		in, name = f, rest[0]
	}
	raw, err := io.ReadAll(io.LimitReader(in, maxCondition+1))
	if err == nil && len(raw) > maxCondition {
		err = fmt.Errorf("larger than %d bytes: that is no condition", maxCondition)
	}
	if err != nil {
		return "", cannot(err, name, "name the file that holds the condition, or pipe the text in")
	}
	text, err := condition.FromBytes(raw)
	if err != nil {
		return "", cannot(err, name, "")
	}
	return text, nil
}

// checkTask refuses a name that can be no task; "" is none given.
func (c *call) checkTask(name string) error {
	if name == "" {
		return nil
	}
	if err := condition.CheckTask(name); err != nil {
		return c.usage(err.Error())
	}
	return nil
}

// openTask opens the workspace and finds the task in it: the one named, else
// the one whose tasks file changed last.
func (c *call) openTask(name string) (*place, string, error) {
	if err := c.checkTask(name); err != nil {
		return nil, "", err
	}
	p, err := c.open()
	if err != nil {
		return nil, "", err
	}
	task, err := plan.Find(p.ws.FS(), name)
	if err != nil {
		p.Close()
		return nil, "", cannot(err, p.root, "--task NAME names a folder under "+plan.ActiveDir)
	}
	return p, task, nil
}

// logEvent appends an event to the provenance log of a task. It returns the
// log's path in the project and the line.
func (c *call) logEvent(p *place, task string, e condition.Event) (path, line string, err error) {
	if path, err = plan.LogPath(task); err != nil {
		return "", "", err
	}
	if line, err = e.Line(c.env.Now()); err != nil {
		return "", "", err
	}
	return path, line, p.ws.AppendProvenance(path, line)
}

// told is the negative verdict of a command whose output says it all.
func told() error { return &Error{Code: exitNo} }
