// Package infer derives a measurable completion criterion for a task from the
// files of a project: what its documents, its CI and its manifests call
// "passing". It reads named files of an fs.FS with bounds, never walks a tree
// and never runs anything; the same tree and task give the same bytes.
//
// The pipeline is that of seed 001: the task's verb gives a criterion class
// (Layer 1); documents (Layer 2), manifests (Layer 3), CI (Layer 4) and .aiwg
// artefacts (Layer 5) give candidate commands; the synthesis takes the
// strongest one that can be a gate and explains why.
package infer

import (
	"fmt"
	"io/fs"
	"strings"
)

// Task is what is to be completed, with the caller's facts.
type Task struct {
	// Text is the user's words. Loop phrases in it ("ralph this: X",
	// "X until Y") are split into task and completion.
	Text string
	// Type is code, test, docs, refactor or "". It speaks only where no verb
	// of the text does.
	Type string
	// Completion is the user's own criterion; given, it is returned unchanged.
	Completion string
	// NoInfer makes a missing completion an error.
	NoInfer bool
	// NonInteractive makes a low-confidence proposal an error.
	NonInteractive bool
	// ChangedSince is the git revision at which the goal was set, for the
	// structural fallback; empty means HEAD~1.
	ChangedSince string
	// ChangedFiles are files known to have changed since then; they are named
	// in the rationale of the structural fallback.
	ChangedFiles []string
	// HasProgram tells whether a program is on PATH; nil means unknown.
	HasProgram func(name string) bool
}

// Confidence says how far a proposal can be trusted (DESIGN §11).
type Confidence string

const (
	High   Confidence = "high"   // documents or CI name it and the manifest has it
	Medium Confidence = "medium" // a manifest or a tool implies it
	Low    Confidence = "low"    // structural, or sources contradict without a winner
)

// Alternative is a candidate that was not taken.
type Alternative struct {
	Criterion       string
	RejectedBecause string
}

// Proposal is the output contract of seed 001.
type Proposal struct {
	Criterion     string   // "`npm test` exits 0 AND `npx tsc --noEmit` exits 0"
	Command       string   // the commands joined by &&; empty only for a given completion that names none
	Commands      []string // one command an entry
	Rationale     []string // each line ends with its layer in brackets
	Confidence    Confidence
	Alternatives  []Alternative
	MaxIterations int      // 10, or 20 for very large refactors
	NeedsHuman    bool     // confidence low, or the criterion unusual
	Placeholder   bool     // implement and fix-bug: the goal's own criterion is still to be written (DESIGN §7)
	Warnings      []string // what the user should be told
}

// NoCompletionError says that inference was forbidden and no completion given.
type NoCompletionError struct{}

func (*NoCompletionError) Error() string {
	return "no completion criterion given and inference is off: give --completion or leave --no-infer-completion out"
}

// VagueTaskError refuses a task that names nothing measurable.
type VagueTaskError struct {
	Text        string
	Suggestions []string // three tasks with a measurable end
}

func (e *VagueTaskError) Error() string {
	return fmt.Sprintf("task %q names nothing measurable: say what must hold, for example %s",
		clip(e.Text, 80), strings.Join(e.Suggestions, "; "))
}

// NoCommandError is the diagnostic of seed 001 for a proposal that failed the
// vague-discretion rules after two regenerations.
type NoCommandError struct {
	Task  string
	Tried []string
}

func (e *NoCommandError) Error() string {
	s := "could not find a measurable verification command — please supply one explicitly"
	if len(e.Tried) > 0 {
		s += " (tried: " + strings.Join(e.Tried, "; ") + ")"
	}
	return s
}

// LowConfidenceError ends a non-interactive run whose proposal is low.
type LowConfidenceError struct{ Proposal Proposal }

func (e *LowConfidenceError) Error() string {
	return fmt.Sprintf("only a low-confidence criterion was found (%s): give --completion, or add a verification command to the project",
		clip(e.Proposal.Criterion, 120))
}

// Propose derives the criterion for a task from the project at fsys.
func Propose(fsys fs.FS, t Task) (Proposal, error) {
	p, err := propose(newProject(fsys, t.HasProgram), t)
	if err == nil && t.NonInteractive && p.Confidence == Low {
		return p, &LowConfidenceError{Proposal: p}
	}
	return p, err
}

// Gates returns the regression boxes for a new GOAL.md (DESIGN §7), each
// "`command` exits 0": build, test and lint as far as the project has them.
// It returns nil where the confidence is low.
func Gates(fsys fs.FS) []string {
	p, err := propose(newProject(fsys, nil), Task{Text: "regression gate"})
	if err != nil || p.Confidence == Low {
		return nil
	}
	boxes := make([]string, 0, len(p.Commands))
	for _, c := range p.Commands {
		boxes = append(boxes, exitsZero(c))
	}
	return boxes
}

// exitsZero is the form of a criterion that a command decides. A command that
// contains a backquote gets a longer fence, as Markdown code spans do.
func exitsZero(command string) string {
	if strings.Contains(command, "`") {
		return "`` " + command + " `` exits 0"
	}
	return "`" + command + "` exits 0"
}

// clip cuts s to at most n runes.
func clip(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
