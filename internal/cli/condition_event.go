package cli

import (
	"flag"

	"goalkeeper/policy/condition"
)

func runConditionEvent(c *call, args []string) error {
	var name string
	var list bool
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&name, "task", "", "the task, in place of the one whose tasks file changed last")
		f.BoolVar(&list, "list", false, "print the vocabulary")
	})
	if err != nil {
		return err
	}
	if list {
		return c.listEvents(rest)
	}
	if len(rest) == 0 {
		return c.usage("no event given: goalkeeper condition event --list prints them")
	}
	e, err := condition.NewEvent(rest[0], rest[1:])
	if err != nil {
		return &Error{What: err.Error(), Do: "goalkeeper condition event --list prints the vocabulary; nothing was written", Code: exitUsage}
	}
	p, task, err := c.openTask(name)
	if err != nil {
		return err
	}
	defer p.Close()
	path, line, err := c.logEvent(p, task, e)
	if err != nil {
		return cannot(err, p.root, "nothing was written")
	}
	return c.print(struct {
		Root string `json:"root"`
		Task string `json:"task"`
		Path string `json:"path"`
		Line string `json:"line"`
	}{p.root, task, path, line}, "%s\nappended to %s, in %s\n", line, path, p.root)
}

// listEvents prints the vocabulary.
func (c *call) listEvents(rest []string) error {
	if err := c.none(rest); err != nil {
		return err
	}
	text := condition.Vocabulary()
	return c.print(struct {
		Vocabulary string `json:"vocabulary"`
	}{text}, "%s", text)
}
