package infer

import (
	"slices"
	"strings"
)

// Words of a document's sentence that say a command is not the thing to run.
var (
	negations = [...]string{
		"don't", "do not", "does not work", "doesn't work", "never run", "avoid", "instead of", "rather than", "deprecated", "no longer", "not recommended", "should not", "shouldn't", "cannot", "can't", "won't work", "is not supported", "unsupported", "must not", "used to", "not necessary",
	}
	asides = [...]string{
		"single test", "specific test", "one test", "individual test", "a particular", "only one", "a subset", "single file", "specific file", "one file", "just one", "a single", "a specific", "specific package", "individual package", "particular test", "for example", "e.g.", "optional", "alternatively", "watch mode", "benchmark", "interactively", "in docker", "if you use nix", "faster feedback", "fuzz", "only the", "to update", "re-run", "rerun", "regenerat", "to debug", "debugging", "quick", "slow", "integration test", "end-to-end", "e2e", "browser", "windows", "stress", "fix automatically", "automatically fix", "autofix", "to fix", "auto-fix",
	}
	// bindings are sentences that make CI the gate (seed 001, Layer 2).
	bindings = [...]string{
		"until ci passes", "until ci is green", "unless ci passes", "ci must pass", "ci must be green", "ci has to pass", "until the ci passes", "until the pipeline passes", "until all ci checks pass", "until all checks pass", "not done until ci", "not finished until ci", "not complete until ci", "ci is the gate", "ci is green before",
	}
)

func hasAny(text string, list []string) bool {
	l := strings.ToLower(text)
	for _, w := range list {
		if strings.Contains(l, w) {
			return true
		}
	}
	return false
}

// domainWords are what sentences and headings call a domain.
var domainWords = [...]struct {
	d     domain
	words string
}{
	{dTest, "test tests testing suite testsuite test-suite spec specs"},
	{dLint, "lint linter linters linting style check checks static quality clippy vet"},
	{dFormat, "format formatting fmt style prettier"},
	{dTypes, "type types typing typecheck type-check"},
	{dBuild, "build building compile compiling compilation"},
	{dDocs, "doc docs documentation"},
	{dCover, "coverage"},
}

// speaksOf says whether a text uses a word of the domain.
func speaksOf(text string, d domain) bool {
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r == '-')
	})
	for _, row := range domainWords {
		if row.d&d == 0 {
			continue
		}
		for _, w := range strings.Fields(row.words) {
			if slices.Contains(words, w) {
				return true
			}
		}
	}
	return false
}
