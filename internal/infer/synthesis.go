package infer

import (
	"fmt"
	"strings"
)

// classNeeds are the domains a class is instantiated with, in the order in
// which the commands are joined. needed ones must be found; the others are
// taken where the project has them.
var classNeeds = [...]struct {
	class  class
	needed domain
	also   []domain
}{
	{classTests, dTest, nil},
	{classCoverage, dCover, nil},
	{classTypes, dTypes, nil},
	{classLint, dLint, nil},
	{classBuild, dBuild, nil},
	{classDocs, dDocs, nil},
	{classRefactor, 0, []domain{dTest, dBuild}},
	{classImplement, 0, gateDomains[:]},
	{classBug, 0, gateDomains[:]},
	{classAllGreen, 0, gateDomains[:]},
}

// gateDomains make the regression gate: build, test and lint, and what else
// the project itself verifies.
var gateDomains = [...]domain{dBuild, dTest, dLint, dTypes, dFormat}

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

// synthesis is one run of the pipeline.
type synthesis struct {
	p     *project
	t     Task
	task  string
	until string
	class class
	why   []string // rationale
	pr    Proposal
	sc    *scorer
}

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

func (sy *synthesis) say(layer int, s string) {
	line := fmt.Sprintf("%s (Layer %d)", s, layer)
	if !contains(sy.why, line) {
		sy.why = append(sy.why, line)
	}
}

// run instantiates the class with the project's commands.
func (sy *synthesis) run() (Proposal, error) {
	all := sy.p.collect()
	all = append(all, sy.p.artifactCandidates()...)
	sy.sc = &scorer{p: sy.p, words: taskWords(sy.t.Text), program: sy.t.HasProgram}
	for _, c := range all {
		sy.sc.hasCI = sy.sc.hasCI || c.layer == layerCI && c.r.missing == ""
	}
	if f := sy.p.ciBinding(); f != "" && sy.sc.hasCI {
		sy.sc.ciGate = true
		sy.say(layerDocs, f+" binds completion to CI, so the CI layer is the gate")
	}
	if scoped, name := sy.p.scopeCandidates(sy.t.Text); len(scoped) > 0 {
		sy.sc.scoped = true
		all = append(scoped, all...)
		sy.say(layerManifest, fmt.Sprintf("the task names the package %s; its own commands are taken", name))
	}
	if len(all) == 0 || !anyGood(all) {
		all = append(all, sy.p.belowRoot()...)
	}
	return sy.instantiate(all)
}

func anyGood(all []candidate) bool {
	for _, c := range all {
		if c.r.missing == "" && c.r.d&(dTest|dBuild|dLint|dTypes) != 0 {
			return true
		}
	}
	return false
}

// pick chooses for a domain, with what may stand in its place.
func (sy *synthesis) pick(all []candidate, need domain) choice {
	ch := sy.sc.choose(all, need)
	switch need {
	case dLint:
		// a format check that documents or CI name is the linter of a project
		// whose manifest has none
		if f := sy.sc.choose(all, dFormat); f.ok && f.c.rank > rankScript && (!ch.ok || ch.c.rank <= rankConfig) {
			f.rejected = append(f.rejected, ch.rejected...)
			return f
		} else if f.ok && !ch.ok {
			return f
		}
		if ty := sy.sc.choose(all, dTypes); !ch.ok && ty.ok {
			return ty
		}
	case dTypes:
		if !ch.ok {
			if b := sy.sc.choose(all, dBuild); b.ok {
				b.rejected = append(b.rejected, ch.rejected...)
				return b
			}
			if l := sy.sc.choose(all, dLint); l.ok {
				return l
			}
		}
	case dBuild:
		if !ch.ok {
			if ty := sy.sc.choose(all, dTypes); ty.ok && ty.c.r.aim&dLint == 0 {
				ty.rejected = append(ty.rejected, ch.rejected...)
				return ty
			}
		}
	}
	return ch
}

// instantiate picks the commands of the class and makes the proposal.
func (sy *synthesis) instantiate(all []candidate) (Proposal, error) {
	var needed domain
	var also []domain
	for _, n := range classNeeds {
		if n.class == sy.class {
			needed, also = n.needed, n.also
		}
	}
	sy.pr.Confidence, sy.pr.MaxIterations = High, 10
	if needed != 0 {
		ch := sy.pick(all, needed)
		sy.note(ch)
		if ch.ok {
			sy.take(ch)
		} else if err := sy.missing(all, needed, ch); err != nil {
			return Proposal{}, err
		}
	} else {
		if err := sy.gate(all, also); err != nil {
			return Proposal{}, err
		}
	}
	return sy.finish()
}

// gate joins the commands of several domains.
func (sy *synthesis) gate(all []candidate, domains []domain) error {
	var covered domain
	exhausted := false
	for _, d := range domains {
		ch := sy.pick(all, d)
		if d == dBuild && ch.ok && ch.c.r.d&dBuild == 0 && sy.class != classRefactor {
			continue // the type check has a place of its own
		}
		if d == dTest || d == dLint || d == dBuild {
			sy.note(ch)
		}
		exhausted = exhausted || ch.exhausted
		if d == dTest && !ch.ok {
			sy.noTests(ch)
		}
		if !ch.ok {
			continue
		}
		if (d == dTypes || d == dFormat) && (ch.c.layer == layerManifest && !ch.c.r.explicit || ch.c.layer == layerManifest && d == dFormat || ch.repaired != "" || ch.c.r.d&d == 0) {
			continue
		}
		if d == dTypes && ch.c.r.d&dBuild != 0 && covered&dBuild != 0 {
			continue
		}
		if d == dLint && ch.c.layer == layerManifest && ch.c.rank <= rankLanguage && sy.sc.hasCI && ch.c.dir == "" && !strings.HasPrefix(ch.cmd, "go vet") {
			sy.say(layerManifest, fmt.Sprintf("`%s` is left out of the gate: CI does not run it", ch.cmd))
			continue
		}
		if covered&d != 0 {
			continue
		}
		if d == dTypes && covered&dLint != 0 && ch.c.r.d&dLint != 0 {
			continue
		}
		before := len(sy.pr.Commands)
		sy.take(ch)
		if len(sy.pr.Commands) > before || before > 0 {
			if f := ch.c.r; ch.repaired == "" {
				covered |= f.d &^ dDocs
			} else {
				covered |= d
			}
		}
	}
	if len(sy.pr.Commands) == 0 {
		if exhausted {
			return &NoCommandError{Task: sy.t.Text, Tried: sy.tried()}
		}
		sy.structural("no layer names a command that can be a gate")
	}
	return nil
}

func (sy *synthesis) tried() []string {
	var out []string
	for _, a := range sy.pr.Alternatives {
		out = append(out, a.Criterion+" ("+a.RejectedBecause+")")
		if len(out) == 3 {
			break
		}
	}
	return out
}

// take adds a choice's commands to the proposal with the evidence for it.
func (sy *synthesis) take(ch choice) {
	layer := ch.c.layer
	names := ch.need.String()
	switch {
	case ch.repaired != "" && ch.c.layer == layerManifest:
		sy.say(layer, fmt.Sprintf("%s has `%s` for %s, but %s; its checking form is taken", ch.c.source, ch.original, names, ch.repaired))
	case ch.repaired != "":
		sy.say(layer, fmt.Sprintf("%s names `%s` for %s, but %s; its checking form is taken", ch.c.source, ch.original, names, ch.repaired))
	case layer == layerManifest && ch.c.r.explicit:
		sy.say(layer, fmt.Sprintf("%s has `%s` for %s", ch.c.source, ch.cmd, names))
	case layer == layerManifest:
		sy.say(layer, fmt.Sprintf("%s implies `%s` for %s", ch.c.source, ch.cmd, names))
	default:
		sy.say(layer, fmt.Sprintf("%s names `%s` for %s", ch.c.source, ch.cmd, names))
	}
	if u := ch.runnerUp; u != nil && u.layer != layer && !sy.sc.scoped {
		if layer == layerDocs && u.layer == layerCI || layer == layerCI && u.layer == layerDocs {
			win := "the documents win"
			if layer == layerCI {
				win = "CI wins"
			}
			sy.say(layer, fmt.Sprintf("documents and CI disagree on %s: %s says `%s`; %s", names, u.source, u.full(), win))
		}
		sy.alternative(exitsZero(u.full()), fmt.Sprintf("%s names it, a source trusted less here", u.source))
	}
	conf := High
	switch {
	case ch.c.layer == layerManifest, !ch.c.sure:
		conf = Medium
	}
	sy.lower(conf)
	sy.command(ch.cmd)
	for _, j := range ch.joined {
		sy.say(layerManifest, fmt.Sprintf("%s keeps the suite in parts; `%s` is joined", j.source, j.full()))
		sy.command(j.full())
	}
}

func (sy *synthesis) lower(c Confidence) {
	if c == Low || c == Medium && sy.pr.Confidence == High {
		sy.pr.Confidence = c
	}
}

// command adds one, unless it is there or a longer one contains it.
func (sy *synthesis) command(cmd string) {
	for i, c := range sy.pr.Commands {
		if c == cmd || strings.HasPrefix(c, cmd+" && ") {
			return
		}
		if strings.HasPrefix(cmd, c+" && ") {
			sy.pr.Commands = append(sy.pr.Commands[:i], sy.pr.Commands[i+1:]...)
			break
		}
	}
	sy.pr.Commands = append(sy.pr.Commands, cmd)
}

func (sy *synthesis) alternative(criterion, why string) {
	for _, a := range sy.pr.Alternatives {
		if a.Criterion == criterion {
			return
		}
	}
	if len(sy.pr.Alternatives) < 8 {
		sy.pr.Alternatives = append(sy.pr.Alternatives, Alternative{criterion, why})
	}
}

// note keeps what a choice passed over.
func (sy *synthesis) note(ch choice) {
	for _, a := range ch.rejected {
		sy.alternative(a.Criterion, firstNonEmpty(a.RejectedBecause, "it checks something else"))
	}
}

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

func (sy *synthesis) warn(s string) {
	if !contains(sy.pr.Warnings, s) {
		sy.pr.Warnings = append(sy.pr.Warnings, s)
	}
}

// missing handles a class whose domain no layer has a command for.
func (sy *synthesis) missing(all []candidate, need domain, ch choice) error {
	if ch.exhausted {
		return &NoCommandError{Task: sy.t.Text, Tried: sy.tried()}
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
	case dCover:
		if t := sy.pick(all, dTest); t.ok {
			sy.take(t)
			sy.say(layerManifest, "no coverage threshold is configured, so the suite stands for it")
			sy.warn("no coverage threshold is configured: set one, so that added tests can be measured")
			sy.pr.Confidence = Low
			return nil
		}
		sy.structural("no coverage command was found")
	case dDocs:
		sy.say(layerManifest, "the project has no linter or coverage check of its documentation")
		sy.structural("no documentation check was found")
	case dBuild:
		if t := sy.pick(all, dTest); t.ok {
			sy.take(t)
			sy.say(layerManifest, "the project has no build step, so its tests stand for it")
			sy.lower(Medium)
			return nil
		}
		if l := sy.pick(all, dLint); l.ok {
			sy.take(l)
			sy.say(layerManifest, "the project has no build step, so its linter stands for it")
			sy.lower(Medium)
			return nil
		}
		sy.structural("no build command was found")
	case dLint:
		if b := sy.pick(all, dBuild); b.ok {
			sy.take(b)
			sy.say(layerManifest, "no linter is configured, so the build stands for it")
			sy.warn("no linter is configured: add one")
			sy.pr.Confidence = Low
			return nil
		}
		if t := sy.pick(all, dTest); t.ok {
			sy.take(t)
			sy.say(layerManifest, "no linter is configured, so the tests stand for it")
			sy.warn("no linter is configured: add one")
			sy.pr.Confidence = Low
			return nil
		}
		sy.structural("no linter was found")
	default:
		if t := sy.pick(all, dTest); t.ok {
			sy.take(t)
			sy.say(layerManifest, "no checker for "+need.String()+" is configured, so the tests stand for it")
			sy.pr.Confidence = Low
			return nil
		}
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

// finish puts the proposal together.
func (sy *synthesis) finish() (Proposal, error) {
	pr := &sy.pr
	pr.Command = strings.Join(pr.Commands, " && ")
	if pr.Criterion == "" {
		parts := make([]string, len(pr.Commands))
		for i, c := range pr.Commands {
			parts[i] = exitsZero(c)
		}
		pr.Criterion = strings.Join(parts, " AND ")
	}
	if sy.class == classImplement || sy.class == classBug {
		pr.Placeholder = true
		what := "the tests for the new code"
		if sy.class == classBug {
			what = "the test for this bug"
		}
		sy.why = append(sy.why, "this is the regression gate; "+what+" are the goal's own criterion, still to be named (synthesis)")
	}
	if !wellFormed(pr.Command) {
		return Proposal{}, &NoCommandError{Task: sy.t.Text, Tried: []string{pr.Command}}
	}
	if veryLarge(sy.t.Text) && (sy.class == classRefactor || sy.class == classAllGreen || sy.class == classTypes) {
		pr.MaxIterations = 20
		sy.why = append(sy.why, "a very large change: 20 iterations instead of 10 (synthesis)")
	}
	for _, n := range sy.p.notes {
		sy.why = append(sy.why, fmt.Sprintf("%s (Layer %d)", n, layerOf(n)))
	}
	pr.Rationale = sy.why
	pr.NeedsHuman = pr.NeedsHuman || pr.Confidence == Low
	chosen := map[string]bool{}
	for _, c := range pr.Commands {
		chosen[exitsZero(c)] = true
	}
	kept := pr.Alternatives[:0]
	for _, a := range pr.Alternatives {
		if !chosen[a.Criterion] {
			kept = append(kept, a)
		}
	}
	pr.Alternatives = kept
	return *pr, nil
}

// layerOf is the layer of a skipped file.
func layerOf(note string) int {
	switch {
	case strings.HasPrefix(note, ".aiwg/"):
		return layerArtifact
	case strings.Contains(note, "workflows/"), strings.HasPrefix(note, ".gitlab"), strings.HasPrefix(note, ".circleci"), strings.HasPrefix(note, ".travis"), strings.HasPrefix(note, "Jenkins"), strings.HasPrefix(note, "azure"), strings.HasPrefix(note, ".buildkite"), strings.HasPrefix(note, ".woodpecker"), strings.HasPrefix(note, ".drone"), strings.HasPrefix(note, ".cirrus"):
		return layerCI
	}
	f, _, _ := strings.Cut(note, " ")
	if strings.HasSuffix(f, ".md") || strings.HasSuffix(f, ".rst") || strings.HasSuffix(f, ".mdc") {
		return layerDocs
	}
	return layerManifest
}

// largeWords mark a refactoring as very large.
var largeWords = [...]string{"entire", "whole", "all modules", "across the codebase", "codebase", "everywhere", "monorepo", "rewrite", "from scratch", "all packages", "all services", "architecture", "every file", "every module", "every package", "end to end"}

func veryLarge(text string) bool { return hasAny(text, largeWords[:]) }

// ciBinding is the document that binds completion to CI, "" if none does.
func (p *project) ciBinding() string {
	for _, f := range p.documents() {
		if f.rank < rankContribute {
			continue
		}
		if src, ok := p.read(f.file); ok && hasAny(strings.Join(strings.Fields(strings.NewReplacer("*", "", "_", "", "`", "").Replace(src)), " "), bindings[:]) {
			return f.file
		}
	}
	return ""
}
