package cli

import (
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/infer"
	"goalkeeper/policy/criterion"
)

// projectWords tell what a gate of the project is for, in this order.
var projectWords = [...]struct {
	words []string
	of    func(*criterion.Project) *string
}{
	{[]string{"lint", " vet", "ruff", "clippy", "staticcheck", "rubocop", "flake8"}, func(p *criterion.Project) *string { return &p.Lint }},
	{[]string{"tsc", "mypy", "pyright", "typecheck", "type-check"}, func(p *criterion.Project) *string { return &p.Types }},
	{[]string{"test", "pytest", "rspec", "jest"}, func(p *criterion.Project) *string { return &p.Test }},
	{[]string{"build", "compile"}, func(p *criterion.Project) *string { return &p.Build }},
}

// project are the commands found in the project. They stand in proposals for
// criteria that nothing can decide (DESIGN §12).
func (c *call) project(p *place) criterion.Project { return projectOf(infer.Gates(p.ws.FS())) }

func projectOf(gates []string) criterion.Project {
	var found criterion.Project
	for _, gate := range gates {
		command := goal.CodeSpan(gate)
		for _, row := range projectWords {
			if !containsAny(command, row.words) {
				continue
			}
			if field := row.of(&found); *field == "" {
				*field = command
			}
			break
		}
	}
	return found
}

func containsAny(s string, words []string) bool {
	for _, w := range words {
		if strings.Contains(s, w) {
			return true
		}
	}
	return false
}
