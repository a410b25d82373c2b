package plan

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"goalkeeper/policy/condition"
)

// Options are what a caller of Synthesize chooses.
type Options struct {
	Task    string         // "" is the task whose tasks file changed last
	Mode    condition.Mode // "" is condition.FullExecute
	TurnCap string         // replaces the derived cap; "" is none
	// Gate returns the project's own regression gate, "" where there is none. It
	// is asked only where no Makefile has a ci target; nil is none.
	Gate func() string
}

// Synthesize reads a task folder and makes its condition. What is wrong with the
// plan is in the result, with its reason; an error is a bad task name or a file
// that cannot be read. Nothing is written.
func Synthesize(fsys fs.FS, o Options) (condition.Result, error) {
	in := condition.Input{Task: o.Task, Mode: o.Mode, Override: o.TurnCap}
	if in.Mode == "" {
		in.Mode = condition.FullExecute
	}
	task, err := Find(fsys, o.Task)
	if errors.Is(err, ErrNoTask) {
		return condition.Failed(in, &condition.Fault{Reason: condition.MissingPlan, Detail: err.Error()}), nil
	}
	if err != nil {
		return condition.Result{}, err
	}
	in.Task = task
	if fault, err := load(fsys, &in); err != nil || fault != nil {
		if err != nil {
			return condition.Result{}, err
		}
		return condition.Failed(in, fault), nil
	}
	switch {
	case hasMakeTarget(fsys, "ci"):
		in.Gate = condition.DefaultGate
	case o.Gate != nil && in.Mode == condition.FullExecute:
		in.Gate = o.Gate()
	}
	return condition.Synthesize(in), nil
}

// load fills in from the files of the task folder. A fault says which of them
// leaves no condition possible.
func load(fsys fs.FS, in *condition.Input) (*condition.Fault, error) {
	planFile, tasksFile := filePath(in.Task, planSuffix), filePath(in.Task, tasksSuffix)
	planText, _, err := read(fsys, planFile)
	if err != nil {
		return nil, err
	}
	if blank(planText) {
		return &condition.Fault{Reason: condition.MissingPlan, Detail: planFile + " is missing or empty"}, nil
	}
	tasksText, _, err := read(fsys, tasksFile)
	if err != nil {
		return nil, err
	}
	doc, tasks := ParseDocument(planText), ParseTasks(tasksText)
	in.Plan = condition.PlanInputs{Criteria: doc.Criteria, Milestones: len(doc.Milestones), Effort: doc.Effort}
	if len(doc.Milestones) == 0 {
		in.Plan.Milestones = len(tasks)
	}
	var between int
	in.Pending, between = Remaining(tasks)
	for _, suffix := range others {
		if info, err := fs.Stat(fsys, filePath(in.Task, suffix)); err != nil || !info.Mode().IsRegular() {
			in.Warnings = append(in.Warnings, in.Task+suffix+" is missing")
		}
	}
	in.Warnings = append(in.Warnings, doc.warnings(len(tasks), between)...)
	switch {
	case blank(tasksText):
		return &condition.Fault{Reason: condition.PlanIncomplete, Detail: tasksFile + " is missing or empty"}, nil
	case !doc.HasCriteria:
		return &condition.Fault{Reason: condition.PlanIncomplete, Detail: planFile + " has no Acceptance Criteria"}, nil
	case in.Mode == condition.FullExecute && len(tasks) == 0:
		return &condition.Fault{Reason: condition.NothingToDo, Detail: tasksFile + " has no milestone heading (## Milestone N: title)"}, nil
	}
	return nil, nil
}

// warnings lists what is missing in a plan without making a condition
// impossible.
func (d Document) warnings(tasks, between int) []string {
	var out []string
	if d.HasCriteria && d.Criteria == 0 {
		out = append(out, "the plan's Acceptance Criteria list no item")
	}
	if !d.HasTests {
		out = append(out, "the plan names no Tests")
	}
	if !d.HasStandard {
		out = append(out, "the plan has no Engineering Standards Declaration")
	}
	if d.Effort == "" {
		out = append(out, "the plan names no Effort")
	}
	if n := len(d.Milestones); n > 0 && tasks > 0 && n != tasks {
		out = append(out, fmt.Sprintf("the plan has %d milestones, the tasks file %d", n, tasks))
	}
	if between > 0 {
		out = append(out, fmt.Sprintf("milestones IN_PROGRESS or BLOCKED, not counted for the turn cap: %d", between))
	}
	return out
}

func blank(s string) bool { return strings.TrimSpace(strings.TrimPrefix(s, "\uFEFF")) == "" }

// makefiles are the names that make looks for; the first that exists is read.
var makefiles = [...]string{"GNUmakefile", "makefile", "Makefile"}

// hasMakeTarget reports whether the project's makefile names a rule for target.
// A makefile that cannot be read has none: the gate is then found elsewhere.
func hasMakeTarget(fsys fs.FS, target string) bool {
	for _, name := range makefiles {
		text, found, err := read(fsys, name)
		if err != nil || !found {
			continue
		}
		for l := range strings.Lines(text) {
			if makeRule(strings.TrimRight(l, "\r\n"), target) {
				return true
			}
		}
		return false
	}
	return false
}

func makeRule(l, target string) bool {
	if l == "" || l[0] == '\t' || l[0] == '#' || l[0] == '.' {
		return false
	}
	targets, rest, ok := strings.Cut(l, ":")
	if !ok || strings.HasPrefix(strings.TrimLeft(rest, ":"), "=") || strings.ContainsAny(targets, "=#") {
		return false
	}
	for t := range strings.FieldsSeq(targets) {
		if t == target {
			return true
		}
	}
	return false
}
