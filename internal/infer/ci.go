package infer

import (
	"path"
	"slices"
	"strings"
)

// ciStep is one command of a CI job.
type ciStep struct {
	run   string
	dir   string
	where string // file, job
	file  string
	rank  int // rankCI or less
	name  string
}

// ciSystems are the readers, in the order in which a project that has several
// is read. A reader returns the steps of its files.
var ciSystems = [...]struct {
	name string
	read func(*project) []ciStep
}{
	{"GitHub Actions", func(p *project) []ciStep { return p.workflows(".github/workflows") }},
	{"Gitea Actions", func(p *project) []ciStep { return p.workflows(".gitea/workflows") }},
	{"Forgejo Actions", func(p *project) []ciStep { return p.workflows(".forgejo/workflows") }},
	{"GitLab CI", (*project).gitlab},
	{"CircleCI", (*project).circle},
	{"Azure Pipelines", (*project).azure},
	{"Buildkite", (*project).buildkite},
	{"Woodpecker", (*project).woodpecker},
	{"Drone", (*project).drone},
	{"Cirrus CI", (*project).cirrus},
	{"Jenkins", (*project).jenkins},
	{"Travis CI", (*project).travis},
	{"AppVeyor", (*project).appveyor},
}

// ciSteps reads every CI system of the project.
func (p *project) ciSteps() []ciStep {
	var out []ciStep
	for i, s := range ciSystems {
		steps := s.read(p)
		if i > 2 && len(out) > 0 { // a second system is often a leftover
			for k := range steps {
				steps[k].rank -= 20
			}
		}
		out = append(out, steps...)
		if len(out) > 1500 {
			break
		}
	}
	return out
}

// sideJobs are words in names of workflows and jobs that do not verify a
// change: they release, publish, measure or keep house.
var sideJobs = [...]string{
	"release", "publish", "deploy", "stale", "label", "codeql", "scorecard", "pages", "dependabot", "nightly", "bench", "fuzz", "docker", "lock", "welcome", "cron", "triage", "backport", "sync", "cifuzz", "weekly", "schedule", "downstream", "update", "upgrade", "bump", "changelog", "cherry", "assign", "comment", "close", "issue", "snyk", "security", "canary", "preview", "sbom", "provenance", "website", "image", "artifact", "experimental", "perf", "flaky", "rollback", "announce", "crowdin", "wheels", "msrv", "minimal-versions", "miri", "valgrind", "sanitizer", "asan", "tsan", "cross", "wasm", "android", "ios", "windows", "macos", "freebsd", "alpine", "musl", "arm", "integration", "e2e", "smoke", "stress", "soak", "example", "compat", "ecosystem", "upstream", "beta", "32bit", "emscripten", "oss-fuzz", "audit", "semgrep", "zizmor", "regression-", "matrix-", "coverage", "codecov", "sonar", "links", "spelling", "typos", "commitlint", "dco", "cla", "pr-title", "semantic", "old", "legacy", "lowest", "minimum", "nix", "bazel",
}

// mainFlows are names of workflows that usually hold the gate, first first.
var mainFlows = [...]string{"ci", "test", "tests", "main", "build", "check", "checks", "lint", "pr", "pull-request", "pull_request", "verify", "validate", "go", "rust", "node", "python", "php", "ruby", "java", "code"}

// flowRank is how near the file or job name is to the gate.
func flowRank(name string) int {
	n := strings.ToLower(strings.TrimSuffix(name, path.Ext(name)))
	parts := strings.FieldsFunc(n, func(r rune) bool { return !(r >= 'a' && r <= 'z' || r >= '0' && r <= '9') })
	rank := 0
	for _, s := range sideJobs {
		if strings.ContainsAny(s, "-") && strings.Contains(n, s) || slices.Contains(parts, s) || slices.Contains(parts, s+"s") {
			rank -= 25
			break
		}
	}
	for i, m := range mainFlows {
		if slices.Contains(parts, m) {
			rank += 12 - i/2
			break
		}
	}
	return rank
}

// shipsOnly says whether a job's name is about releasing and nothing else.
func shipsOnly(name string) bool {
	for _, p := range nameParts(strings.ReplaceAll(name, " ", "-")) {
		switch p {
		case "release", "publish", "deploy", "deployment", "releases", "publishing", "ship", "upload":
			return true
		}
	}
	return false
}
