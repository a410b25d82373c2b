package infer

import "fmt"

// noTests says that the project has no tests.
func (sy *synthesis) noTests(ch choice) {
	if ch.degraded {
		sy.warn("the test script verifies nothing (it cannot fail): add a real one")
		sy.say(layerManifest, "the test script verifies nothing and is no test command")
	}
	if sy.class == classImplement || sy.class == classBug {
		sy.say(layerManifest, "the project has no tests: the criterion asks for them")
		sy.pr.Placeholder = true
		sy.lower(Low)
	}
}

// standIns say which other check stands for one that the project lacks, the
// better one first, and what that costs.
var standIns = [...]struct {
	need, by   domain
	why, warn  string
	confidence Confidence
}{
	{dCover, dTest, "no coverage threshold is configured, so the suite stands for it", "no coverage threshold is configured: set one, so that added tests can be measured", Low},
	{dBuild, dTest, "the project has no build step, so its tests stand for it", "", Medium},
	{dBuild, dLint, "the project has no build step, so its linter stands for it", "", Medium},
	{dLint, dBuild, "no linter is configured, so the build stands for it", "no linter is configured: add one", Low},
	{dLint, dTest, "no linter is configured, so the tests stand for it", "no linter is configured: add one", Low},
	{dTypes, dTest, "no checker for types is configured, so the tests stand for it", "", Low},
}

// missing handles a class whose domain no layer has a command for.
func (sy *synthesis) missing(all []candidate, need domain, ch choice) error {
	if ch.exhausted {
		return &NoCommandError{Task: sy.t.Text, Tried: sy.tried()}
	}
	for _, s := range standIns {
		if s.need != need {
			continue
		}
		if by := sy.pick(all, s.by); by.ok {
			sy.take(by)
			sy.say(layerManifest, s.why)
			if s.warn != "" {
				sy.warn(s.warn)
			}
			sy.lower(s.confidence)
			return nil
		}
	}
	switch need {
	case dTest:
		sy.noTests(ch)
		if !ch.degraded {
			sy.say(layerManifest, "the project has no tests: the criterion asks for them")
			sy.warn("the project has no tests: add some and a command that runs them")
		}
		sy.structural("no test command was found")
		if !ch.degraded {
			sy.pr.Criterion = "tests exist for the new code and pass; until a command runs them, " + exitsZero(sy.pr.Commands[0])
		}
	case dDocs:
		sy.say(layerManifest, "the project has no linter or coverage check of its documentation")
		sy.structural("no documentation check was found")
	case dCover:
		sy.structural("no coverage command was found")
	case dLint:
		sy.structural("no linter was found")
	default:
		sy.structural("no command for " + need.String() + " was found")
	}
	return nil
}

// structural is the fallback of seed 001, Synthesis 4: something changed.
func (sy *synthesis) structural(why string) {
	since := "HEAD~1"
	if plainRevision(sy.t.ChangedSince) {
		since = sy.t.ChangedSince
	}
	sy.pr.Commands = []string{`test -n "$(git diff --name-only ` + since + `)"`}
	sy.pr.Confidence = Low
	sy.why = append(sy.why, why+"; a file changed since "+since+" is a structural check only (synthesis)")
	if n := len(sy.t.ChangedFiles); n > 0 {
		sy.why = append(sy.why, fmt.Sprintf("%d files changed since then, %s first (synthesis)", n, clip(sy.t.ChangedFiles[0], 80)))
	}
	sy.warn("this only checks that something changed: add a substantive verification command to the project (a test script, a linter, a CI step)")
}

// plainRevision accepts what can be a git revision and nothing a shell reads.
func plainRevision(r string) bool {
	if r == "" || len(r) > 100 || r[0] == '-' {
		return false
	}
	for i := 0; i < len(r); i++ {
		c := r[i]
		if !letter(c) && c != '/' && c != '.' && c != '-' && c != '~' && c != '^' && c != '@' {
			return false
		}
	}
	return true
}
