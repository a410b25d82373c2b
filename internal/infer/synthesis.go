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
	{classImplement, 0, gateDomains},
	{classBug, 0, gateDomains},
	{classAllGreen, 0, gateDomains},
}

// gateDomains make the regression gate: build, test and lint, and what else
// the project itself verifies.
var gateDomains = []domain{dBuild, dTest, dLint, dTypes, dFormat}

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

// finish puts the proposal together.
func (sy *synthesis) finish() (Proposal, error) {
	pr := &sy.pr
	chosen := map[string]bool{}
	for i, c := range pr.Commands {
		chosen[exitsZero(c)] = true
		if strings.HasPrefix(c, "cd ") && i+1 < len(pr.Commands) {
			pr.Commands[i] = "(" + c + ")" // the next one runs from the root again
		}
	}
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
	kept := pr.Alternatives[:0]
	for _, a := range pr.Alternatives {
		if !chosen[a.Criterion] {
			kept = append(kept, a)
		}
	}
	pr.Alternatives = kept
	return *pr, nil
}

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
