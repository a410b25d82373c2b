package infer

import "strings"

// domain is what a command checks. A command may check several things.
type domain uint16

const (
	dTest domain = 1 << iota
	dLint
	dTypes
	dBuild
	dFormat
	dCover
	dDocs

	dNone domain = 0
	dAll         = dTest | dLint | dBuild
)

// domainNames are in the order in which they are shown.
var domainNames = [...]struct {
	d    domain
	name string
}{
	{dBuild, "build"}, {dTest, "test"}, {dLint, "lint"}, {dTypes, "types"},
	{dFormat, "format"}, {dCover, "coverage"}, {dDocs, "docs"},
}

func (d domain) String() string {
	var s []string
	for _, n := range domainNames {
		if d&n.d != 0 {
			s = append(s, n.name)
		}
	}
	return strings.Join(s, "+")
}

// scriptNames says what a script, target, task, session or environment of
// this name checks. The name is compared as a whole first; then its first
// part before ":", "-", "_" or "." (test:unit, lint-js).
var scriptNames = [...]struct {
	name string
	d    domain
}{
	{"test", dTest}, {"tests", dTest}, {"unit", dTest}, {"spec", dTest}, {"specs", dTest},
	{"unittest", dTest}, {"unittests", dTest}, {"pytest", dTest}, {"rspec", dTest}, {"testall", dTest},
	{"runtests", dTest}, {"runtest", dTest}, {"phpunit", dTest}, {"pest", dTest}, {"jest", dTest}, {"vitest", dTest},
	{"mocha", dTest}, {"alltests", dTest}, {"integration", dTest}, {"e2e", dTest}, {"ava", dTest}, {"tap", dTest},
	{"test-all", dTest}, {"test_all", dTest}, {"unit-test", dTest}, {"unit-tests", dTest}, {"unit_tests", dTest}, {"check-tests", dTest},
	{"run-tests", dTest}, {"run_tests", dTest},
	{"checksrc", dLint}, {"check-source", dLint}, {"check-lint", dLint}, {"check-style", dLint}, {"check-code", dLint}, {"check_style", dLint}, {"code-style", dLint}, {"linter", dLint},
	{"lint", dLint}, {"linting", dLint}, {"linters", dLint}, {"vet", dLint}, {"clippy", dLint}, {"eslint", dLint},
	{"style", dLint}, {"stylecheck", dLint}, {"checkstyle", dLint}, {"cs", dLint}, {"standard", dLint}, {"rubocop", dLint}, {"flake8", dLint},
	{"ruff", dLint}, {"pylint", dLint}, {"quality", dLint}, {"golangci", dLint}, {"golangci-lint", dLint}, {"staticcheck", dLint},
	{"credo", dLint}, {"phpcs", dLint}, {"swiftlint", dLint}, {"pre-commit", dLint}, {"precommit", dLint}, {"pre_commit", dLint}, {"phpstan", dLint},
	{"analyse", dLint}, {"analyze", dLint}, {"stan", dLint}, {"psalm", dLint}, {"detekt", dLint}, {"ktlint", dLint}, {"shellcheck", dLint},
	{"types", dTypes}, {"typecheck", dTypes}, {"type-check", dTypes}, {"type_check", dTypes}, {"check-types", dTypes},
	{"check:types", dTypes}, {"check_types", dTypes}, {"tsc", dTypes}, {"mypy", dTypes}, {"pyright", dTypes}, {"typing", dTypes}, {"flow", dTypes},
	{"dialyzer", dTypes}, {"type", dTypes}, {"check-ts", dTypes},
	{"build", dBuild}, {"compile", dBuild}, {"all", dBuild}, {"build-all", dBuild}, {"assemble", dBuild}, {"buildall", dBuild},
	{"fmt", dFormat}, {"format", dFormat}, {"prettier", dFormat}, {"formatting", dFormat}, {"formatted", dFormat}, {"black", dFormat}, {"gofmt", dFormat}, {"rustfmt", dFormat},
	{"fmt-check", dFormat}, {"format-check", dFormat}, {"check-format", dFormat}, {"check-fmt", dFormat}, {"check-formatting", dFormat}, {"spotless", dFormat},
	{"fmtcheck", dFormat}, {"gofmtcheck", dFormat}, {"formatcheck", dFormat}, {"vetcheck", dLint}, {"importscheck", dLint}, {"lintcheck", dLint}, {"regress", dTest},
	{"static", dLint}, {"static-analysis", dLint}, {"analysis", dLint}, {"binary", dBuild}, {"binaries", dBuild}, {"bin", dBuild}, {"checkformat", dFormat}, {"check:format", dFormat}, {"isort", dFormat},
	{"coverage", dCover | dTest}, {"cov", dCover | dTest}, {"cover", dCover | dTest}, {"test-coverage", dCover | dTest}, {"test:coverage", dCover | dTest},
	{"test-cov", dCover | dTest}, {"test:cov", dCover | dTest}, {"coverage-check", dCover}, {"test_coverage", dCover | dTest},
	{"docs", dDocs}, {"doc", dDocs}, {"lint-docs", dDocs}, {"lint:docs", dDocs}, {"docs-lint", dDocs}, {"docs:lint", dDocs}, {"docs-check", dDocs},
	{"check-docs", dDocs}, {"markdownlint", dDocs}, {"lint:md", dDocs}, {"lint-md", dDocs}, {"doctest", dDocs}, {"docstrings", dDocs}, {"lint:markdown", dDocs},
	{"interrogate", dDocs}, {"vale", dDocs},
	{"ci", dAll}, {"verify", dAll}, {"validate", dAll}, {"check-all", dAll}, {"check:all", dAll}, {"prepush", dAll}, {"qa", dAll}, {"precheck", dAll},
}

// sideNames are parts of a script name that make it no check of the whole:
// it waits, serves, rewrites, measures or sends something away.
var sideNames = [...]struct{ part, why string }{
	{"watch", "it watches and never ends"}, {"dev", "it serves and never ends"}, {"serve", "it serves and never ends"},
	{"server", "it serves and never ends"}, {"start", "it serves and never ends"}, {"ui", "it waits for a person"}, {"debug", "it waits for a debugger"},
	{"tdd", "it watches and never ends"}, {"open", "it waits for a person"}, {"interactive", "it waits for a person"},
	{"fix", "it rewrites files"}, {"autofix", "it rewrites files"}, {"update", "it rewrites files"}, {"write", "it rewrites files"}, {"snapshots", "it rewrites files"},
	{"bench", "it measures"}, {"benchmark", "it measures"}, {"benchmarks", "it measures"}, {"perf", "it measures"}, {"profile", "it measures"},
	{"clean", "it deletes"}, {"install", "it installs"}, {"uninstall", "it deletes"}, {"setup", "it installs"}, {"deps", "it installs"}, {"clear", "it deletes"},
	{"publish", "it publishes"}, {"release", "it publishes"}, {"deploy", "it publishes"}, {"upload", "it publishes"}, {"push", "it publishes"},
	{"ship", "it publishes"}, {"prepublish", "it publishes"}, {"prepublishonly", "it publishes"}, {"semantic", "it publishes"}, {"canary", "it publishes"},
	{"help", "it only prints"}, {"list", "it only prints"}, {"report", "it only reports"}, {"show", "it only prints"}, {"dry", "it only prints"},
	{"image", "it builds an image"}, {"docker", "it needs a container"}, {"container", "it needs a container"}, {"archive", "it packs an archive"},
}

// nameParts splits a script name at its separators.
func nameParts(name string) []string {
	return strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r == ':' || r == '-' || r == '_' || r == '.' || r == '/'
	})
}

// domainOfName is what a script of this name checks, and whether the name
// says so as a whole ("test") or only by its first part ("test:unit").
func domainOfName(name string) (d domain, whole bool) {
	n := strings.ToLower(name)
	for _, r := range scriptNames {
		if r.name == n {
			return r.d, true
		}
	}
	if i := strings.IndexAny(n, ":-_."); i > 0 {
		switch n[:i] {
		case "test", "check", "ci", "verify", "run":
			// test:types and check-format check what their second word says
			for _, r := range scriptNames {
				if r.name == n[i+1:] && (r.d&(dTest|dBuild) == 0 || n[:i] != "test" && r.d != dAll) {
					return r.d, true
				}
			}
		}
		for _, r := range scriptNames {
			if r.name == n[:i] {
				return r.d, false
			}
		}
	}
	return dNone, false
}

// sideOfName says why a script of this name is no gate, "" if nothing does.
func sideOfName(name string) string {
	for _, p := range nameParts(name) {
		for _, s := range sideNames {
			if p == s.part {
				return s.why
			}
		}
	}
	return ""
}
