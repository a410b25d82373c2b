package infer

import "fmt"

// classify is Layer 1: the verb, else the task type, else the regression gate.
func (sy *synthesis) classify() error {
	if sy.until != "" {
		if v, ok := findVerb(sy.until); ok {
			sy.class = v.class
			sy.say(layerVerb, fmt.Sprintf("the loop ends when %q: %s", clip(sy.until, 80), v.class))
			return nil
		}
		if v, ok := findVerb("until " + sy.until); ok {
			sy.class = v.class
			sy.say(layerVerb, fmt.Sprintf("the loop ends when %q: %s", clip(sy.until, 80), v.class))
			return nil
		}
	}
	if v, ok := findVerb(sy.task); ok {
		if !(v.noun && vague(sy.task)) && !(vague(sy.task) && v.class == classRefactor) {
			sy.class = v.class
			sy.say(layerVerb, fmt.Sprintf("task verb %q gives the class: %s", v.phrase, v.class))
			return nil
		}
	}
	if c, ok := classOfType(sy.t.Type); ok {
		sy.class = c
		sy.say(layerVerb, fmt.Sprintf("no verb decides; task type %q gives the class: %s", sy.t.Type, c))
		return nil
	}
	if vague(sy.task) && (sy.until == "" || vague(sy.until)) {
		return &VagueTaskError{Text: sy.t.Text, Suggestions: sy.suggestions()}
	}
	sy.class = classAllGreen
	sy.say(layerVerb, "no verb decides; the safest class is the regression gate: "+string(classAllGreen))
	return nil
}

// suggestions are three concrete tasks, with the project's own commands where
// it has them.
func (sy *synthesis) suggestions() []string {
	all := sy.p.collect()
	sc := &scorer{p: sy.p, program: sy.t.HasProgram}
	out := make([]string, 0, 3)
	for _, d := range [...]struct {
		d       domain
		a, none string
	}{
		{dLint, "make `%s` pass", "remove every warning of the linter you use (name its command)"},
		{dTest, "add tests for the part you mean until `%s` passes", "add tests for the part you mean and name the command that runs them"},
		{dBuild, "refactor the file you mean while `%s` keeps passing", "refactor the file you mean and name a command that must keep passing"},
	} {
		if ch := sc.choose(all, d.d); ch.ok {
			out = append(out, fmt.Sprintf(d.a, ch.cmd))
		} else {
			out = append(out, d.none)
		}
	}
	return out
}

// largeWords mark a refactoring as very large.
var largeWords = [...]string{"entire", "whole", "all modules", "across the codebase", "codebase", "everywhere", "monorepo", "rewrite", "from scratch", "all packages", "all services", "architecture", "every file", "every module", "every package", "end to end"}

func veryLarge(text string) bool { return hasAny(text, largeWords[:]) }
