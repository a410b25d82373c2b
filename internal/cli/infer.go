package cli

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"goalkeeper/internal/infer"
	"goalkeeper/internal/jsontext"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/workspace"
)

// taskTypes are the values of --task-type (seed 001).
var taskTypes = [...]string{"code", "test", "docs", "refactor"}

func runInfer(c *call, args []string) error {
	var t infer.Task
	var dir string
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&dir, "dir", "", "the project's folder, in place of the workspace")
		f.StringVar(&t.Type, "task-type", "", "code, test, docs or refactor; decides where no verb of the task does")
		f.StringVar(&t.Completion, "completion", "", "your own criterion, returned as it is")
		f.BoolVar(&t.NoInfer, "no-infer-completion", false, "infer nothing: a missing --completion is an error")
		f.BoolVar(&t.NonInteractive, "non-interactive", false, "ask nobody: a low confidence is an error")
	})
	if err != nil {
		return err
	}
	if t.Text, err = c.one(rest, `"<task>"`); err != nil {
		return err
	}
	if t.Type != "" && !slices.Contains(taskTypes[:], t.Type) {
		return c.usage(fmt.Sprintf("--task-type is one of %s", strings.Join(taskTypes[:], ", ")))
	}
	asks := c.env.Interactive && !c.agent() && !c.json && !t.NonInteractive
	t.NonInteractive = !asks
	ws, err := c.projectAt(dir)
	if err != nil {
		return err
	}
	defer ws.Close()
	p, err := infer.Propose(ws.FS(), t)
	if t.Completion == "" && strings.HasPrefix(p.Command, `test -n "$(git diff `) && !inGit(ws.Path()) {
		return &Error{What: "nothing in this folder decides the task, and outside git not even a changed file can be seen", Where: ws.Path(),
			Do: ownCriterion + ", or add a test script, a linter or a CI step to the project", Code: exitNo}
	}
	if asks && err == nil && t.Completion == "" {
		if t.Completion, err = c.confirm(p); t.Completion != "" {
			p, err = infer.Propose(ws.FS(), t)
		}
	}
	if err != nil {
		return c.notInferred(p, err, ws.Path())
	}
	return c.printProposal(p)
}

// ownCriterion is the way out where nothing was inferred.
const ownCriterion = `say it yourself: --completion "<criterion>"`

// inGit reports whether dir lies in a git checkout.
func inGit(dir string) bool {
	for {
		if _, err := os.Stat(filepath.Join(dir, ".git")); err == nil {
			return true
		}
		up := filepath.Dir(dir)
		if up == dir {
			return false
		}
		dir = up
	}
}

// projectAt opens the folder to infer from: dir, or the workspace.
func (c *call) projectAt(dir string) (*workspace.Workspace, error) {
	if dir == "" {
		p, err := c.open()
		if err != nil {
			return nil, err
		}
		return p.ws, nil
	}
	if !filepath.IsAbs(dir) {
		dir = filepath.Join(c.env.Dir, dir)
	}
	ws, err := workspace.Open(dir, "")
	if err != nil {
		var fault *fs.PathError
		if errors.As(err, &fault) {
			err = fault.Err // the folder is named beside it
		}
		return nil, cannot(err, dir, "give --dir a folder that can be read")
	}
	return ws, nil
}

func (c *call) printProposal(p infer.Proposal) error {
	return c.print(jsontext.Raw(p.JSON()), "%s", p.YAML())
}

// What a person can make of a question, besides yes.
var (
	errDeclined = errors.New("the criterion was declined")
	errNoAnswer = errors.New("no answer came, so the criterion is not taken")
)

// confirm shows a person what was inferred and asks for a word on it: yes by
// default, no, or a criterion of the person's own, which it returns. Without
// an answer it is no.
func (c *call) confirm(p infer.Proposal) (own string, err error) {
	var b strings.Builder
	fmt.Fprintf(&b, "Criterion:  %s\nCommand:    %s\nConfidence: %s\nEvidence:\n", safetext.Line(p.Criterion, 1000), safetext.Line(p.Command, 1000), p.Confidence)
	for _, why := range p.Rationale {
		fmt.Fprintf(&b, "  - %s\n", safetext.Line(why, 300))
	}
	for _, w := range p.Warnings {
		fmt.Fprintf(&b, "Warning: %s\n", safetext.Line(w, 300))
	}
	b.WriteString("Take it? [Y/n/edit] ")
	if _, err := fmt.Fprint(c.env.Stdout, b.String()); err != nil {
		return "", err
	}
	in := bufio.NewReader(c.env.Stdin)
	answer, err := in.ReadString('\n')
	switch strings.ToLower(strings.TrimSpace(answer)) {
	case "":
		if err != nil { // the input ended
			return "", errNoAnswer
		}
		return "", nil
	case "y", "yes":
		return "", nil
	case "e", "edit":
		fmt.Fprint(c.env.Stdout, "Criterion: ")
		line, _ := in.ReadString('\n')
		if own = strings.TrimSpace(line); own != "" {
			return own, nil
		}
	}
	return "", errDeclined
}

// notInferred turns a fault of the inference into what its user is to see. A
// proposal of low confidence is printed all the same: it says what is missing.
func (c *call) notInferred(p infer.Proposal, err error, root string) error {
	var (
		vague  *infer.VagueTaskError
		none   *infer.NoCommandError
		low    *infer.LowConfidenceError
		absent *infer.NoCompletionError
	)
	switch {
	case errors.As(err, &vague):
		return &Error{What: "the task " + safetext.Quote(vague.Text, 80) + " names nothing measurable",
			Do: "say what must hold, for example: " + strings.Join(vague.Suggestions, "; "), Code: exitNo, Err: err}
	case errors.As(err, &low):
		what := "only a criterion of low confidence was found"
		if c.json {
			what += ", " + safetext.Quote(p.Criterion, 200)
		} else if err := c.printProposal(p); err != nil {
			return err
		}
		return &Error{What: what, Where: root,
			Do: ownCriterion + ", or add a test script, a linter or a CI step to the project", Code: exitNo, Err: err}
	case errors.As(err, &none), errors.Is(err, errDeclined), errors.Is(err, errNoAnswer):
		return &Error{What: err.Error(), Where: root, Do: ownCriterion, Code: exitNo, Err: err}
	case errors.As(err, &absent):
		return c.usage("--no-infer-completion wants --completion: nothing is inferred")
	}
	return cannot(err, root, "")
}
