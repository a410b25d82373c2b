package infer

import (
	"fmt"
	"strings"
)

// propose is Propose on a project that nothing was read of yet.
func propose(p *project, t Task) (Proposal, error) {
	if t.Completion != "" {
		return given(t.Completion, "the completion was given and is returned unchanged (user)"), nil
	}
	if t.NoInfer {
		return Proposal{}, &NoCompletionError{}
	}
	t.Text = firstBytes(t.Text, maxTask)
	task, until := SplitTask(t.Text)
	if until != "" {
		if cmd, ok := namedCommand(until); ok {
			g := given(until, fmt.Sprintf("the task itself ends in a criterion, %q (user)", clip(until, 120)))
			g.Command, g.Commands = cmd, []string{cmd}
			return g, nil
		}
	}
	if cmd, ok := namedCommand(t.Text); ok {
		g := given(exitsZero(cmd), "the task names a command and its result; nothing was inferred (user)")
		g.Command, g.Commands = cmd, []string{cmd}
		return g, nil
	}
	sy := &synthesis{p: p, t: t, task: task, until: until}
	if pr, ok := sy.useCase(); ok {
		return pr, nil
	}
	if err := sy.classify(); err != nil {
		return Proposal{}, err
	}
	return sy.run()
}

// maxTask bounds how much of a task is searched for phrases and names.
const maxTask = 4 << 10

// firstBytes cuts s at a rune's end.
func firstBytes(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && s[n]&0xc0 == 0x80 {
		n--
	}
	return s[:n]
}

// given is a proposal that repeats what the user said.
func given(criterion, why string) Proposal {
	pr := Proposal{Criterion: criterion, Confidence: High, MaxIterations: 10, Rationale: []string{why}}
	if bad := discretion(criterion); bad != "" {
		pr.Warnings = append(pr.Warnings, "the criterion cannot be measured: "+bad)
	}
	if cmd, ok := namedCommand(criterion); ok {
		pr.Command, pr.Commands = cmd, []string{cmd}
	} else if commandLike(criterion) && wellFormed(criterion) && looksCommand(criterion) && !strings.Contains(criterion, " exits ") && !strings.Contains(criterion, " passes") {
		pr.Command, pr.Commands = criterion, []string{criterion}
	}
	return pr
}
