package infer

import (
	"slices"
	"sort"
	"strings"
)

// choice is the command taken for one domain and what was passed over.
type choice struct {
	need      domain
	c         candidate
	cmd       string // from the root, in its checking form
	repaired  string // why the checking form stands for the named command
	original  string
	joined    []candidate // other parts of a suite that is only kept in parts
	ok        bool
	runnerUp  *candidate // the best of another layer that differs
	rejected  []Alternative
	degraded  bool // a script of that name exists but verifies nothing
	tries     int  // how many proposals failed the rules
	exhausted bool
}

// scorer holds what of a task bears on the choice.
type scorer struct {
	p       *project
	words   []string // of the task
	ciGate  bool     // a document binds completion to CI
	scoped  bool
	hasCI   bool
	program func(string) bool
}

// score is how strong a candidate is for a domain; ok is false when it is
// none at all. Ranks of sources are hundreds apart in layers (see docRanks);
// what is added here orders candidates of one source.
func (s *scorer) score(c candidate, need domain) (int, bool) {
	if c.r.d&need == 0 || c.r.missing != "" {
		return 0, false
	}
	n := c.rank
	if s.ciGate && c.layer == layerCI {
		n += 250
	}
	aim := c.r.aim
	if aim == 0 {
		aim = c.r.d
	}
	switch {
	case aim&need == 0:
		n -= 250
	case need == dTest && aim&^(dTest|dCover) != 0:
		n -= 12
	case need == dCover && aim&^(dTest|dCover) == 0:
	case need != dTest && aim&^need != 0:
		n -= 20
		if aim&dTest != 0 && need&(dLint|dFormat|dTypes|dCover|dDocs) != 0 {
			n -= 220
		} else if aim&(dTest|dLint) == dTest|dLint {
			n -= 60
		}
	}
	if need == dTest && aim&dCover != 0 {
		n -= 15
	}
	if c.layer == layerDocs {
		if c.r.script {
			n += 5
		}
	} else {
		if c.r.script {
			n += 12
		}
		if c.r.explicit {
			n += 8
		}
	}
	if _, bad := c.r.faultIn(need); bad {
		n -= 30
	}
	if speaksOf(c.heading, need) {
		n += 12
	} else if speaksOf(c.context, need) {
		n += 8
	}
	if c.aside {
		n -= 40
	}
	if c.dir != "" && !s.scoped {
		n -= 60
	}
	n -= 4*c.noise + min(c.order, 30)/3
	if part := c.part(); part != "" {
		if s.named(part) {
			n += 300
		} else {
			n -= 90
			if c.layer == layerCI {
				n -= 40
			}
			switch {
			case sidePart(part):
				n -= 80
			case slices.Contains(nameParts(part), "unit"):
				n += 30 // what a project first means by its tests
			}
		}
	} else if c.r.partial != "" {
		if strings.HasPrefix(c.r.partial, "it runs in") || strings.HasPrefix(c.r.partial, "it names one folder") {
			n -= 110
		} else {
			return 0, false
		}
	}
	return n, true
}

// part is the part of a suite that a script's name speaks of.
func (c candidate) part() string {
	if p, ok := strings.CutPrefix(c.r.partial, "it is the "); ok {
		return strings.TrimSuffix(p, " part only")
	}
	return ""
}

// runs says whether a script ends in what the other command runs, so that the
// two do not disagree.
func (c candidate) runs(o candidate) bool {
	if c.r.script && o.r.script {
		return c.name != "" && c.name == o.name
	}
	for _, t := range o.r.tools {
		if !slices.Contains(c.r.tools, t) {
			return false
		}
	}
	return len(o.r.tools) > 0
}

// named says whether the task speaks of a part of the suite.
func (s *scorer) named(part string) bool {
	for _, p := range nameParts(part) {
		if len(p) < 2 || sideOfName(p) != "" {
			continue
		}
		for _, w := range s.words {
			if w == p || stem(w) == stem(p) || p == "e2e" && w == "end" && slices.Contains(s.words, "e2e") {
				return true
			}
		}
	}
	return false
}

// sideParts are parts of a suite that a broad task does not mean.
func sidePart(part string) bool {
	for _, p := range nameParts(part) {
		switch p {
		case "e2e", "site", "sites", "website", "browser", "browsers", "visual", "smoke", "load", "coverage", "cov", "node", "deno", "bun", "windows", "docker", "examples", "example", "bench", "memory", "leak", "leaks", "wasm", "nightly", "docs", "production", "size", "karma", "cypress", "playwright", "saucelabs", "remote", "slow", "stress", "fuzz", "compat", "interop", "cross", "external", "system", "acceptance", "prod", "race", "verbose", "short", "failed", "single", "one", "file", "dts", "types", "typings", "tsd":
			return true
		}
	}
	return false
}

// choose takes the strongest candidate for a domain that can be a gate.
func (s *scorer) choose(all []candidate, need domain) choice {
	type scored struct {
		c candidate
		n int
	}
	ch := choice{need: need}
	var list []scored
	reject := func(cmd, why string) {
		if len(ch.rejected) >= 8 {
			return
		}
		crit := exitsZero(clip(cmd, 200))
		for _, a := range ch.rejected {
			if a.Criterion == crit {
				return
			}
		}
		ch.rejected = append(ch.rejected, Alternative{crit, why})
	}
	for _, c := range all {
		if c.r.d&need == 0 {
			continue
		}
		n, ok := s.score(c, need)
		if !ok {
			why := firstNonEmpty(c.r.missing, c.r.partial)
			if c.layer != layerManifest || why != "" {
				reject(c.full(), why)
			}
			continue
		}
		list = append(list, scored{c, n})
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].n > list[j].n })
	for _, x := range list {
		c := x.c
		cmd, repaired := c.full(), ""
		if f, bad := c.r.faultIn(need); bad {
			if f.why == whyPasses && f.instead == "" {
				ch.degraded = true
			}
			fixed, ok := s.checking(c, f, need)
			if !ok {
				reject(c.full(), f.why)
				continue
			}
			cmd, repaired = fixed, f.why
		}
		if why := s.rules(cmd, c); why != "" {
			reject(cmd, why)
			ch.tries++
			if ch.tries > 2 {
				ch.exhausted = true
				return ch
			}
			continue
		}
		if ch.ok {
			if ch.runnerUp == nil && c.layer != ch.c.layer && c.layer != layerManifest && cmd != ch.cmd && x.n > 0 && !ch.c.runs(c) {
				cc := c
				cc.cmd = cmd
				ch.runnerUp = &cc
			}
			continue
		}
		ch.c, ch.cmd, ch.repaired, ch.original, ch.ok = c, cmd, repaired, c.full(), true
	}
	if ch.ok && need == dTest {
		ch.join(all, s)
	}
	return ch
}

// join adds the other parts of a suite that the manifest keeps only in parts
// (test:unit, test:integration) when the task is broad.
func (ch *choice) join(all []candidate, s *scorer) {
	part := ch.c.part()
	if part == "" || s.named(part) || ch.c.layer != layerManifest || ch.repaired != "" {
		return
	}
	for _, c := range all {
		p := c.part()
		if p == "" || c.source != ch.c.source || c.cmd == ch.c.cmd || c.r.d&dTest == 0 || sidePart(p) || len(c.r.faults) > 0 || strings.Contains(p, ":") || c.layer != layerManifest {
			continue
		}
		if len(ch.joined) < 3 {
			ch.joined = append(ch.joined, c)
		}
	}
}

// checking is the checking form of a command that is no gate. It must itself
// pass the rules.
func (s *scorer) checking(c candidate, f fault, need domain) (string, bool) {
	if f.instead == "" || f.instead == c.cmd && f.why != "a pipe drops its status" && !strings.HasPrefix(f.why, "its failure") && !strings.HasPrefix(f.why, "its status") && !strings.HasPrefix(f.why, "make ignores") {
		return "", false
	}
	cmds, err := parseShell(f.instead)
	if err != nil || len(cmds) == 0 {
		return "", false
	}
	for _, x := range cmds {
		if runtimeValue(x) != "" {
			return "", false
		}
		if strings.HasPrefix(f.instead, "test -z ") {
			continue
		}
		r := s.p.readCommand(x, c.dir, 0)
		if r.missing != "" || r.partial != "" && c.r.partial == "" && c.part() == "" && !strings.HasPrefix(r.partial, "it is the") {
			return "", false
		}
		if g, bad := r.faultIn(need); bad && !(g.why == whyTerminal) {
			return "", false
		}
		if r.d == 0 && len(cmds) == 1 {
			return "", false
		}
	}
	fixed := c
	fixed.cmd = f.instead
	return fixed.full(), true
}

// rules are those of vague-discretion that a command can break: well-formed
// shell, a program that is plausible, no run-time value.
func (s *scorer) rules(cmd string, c candidate) string {
	switch {
	case !wellFormed(cmd):
		return "it is no well-formed shell"
	case len(cmd) > 400:
		return "it is too long to be read"
	case strings.ContainsAny(cmd, "\n\r"):
		return "it is more than one line"
	}
	cmds, err := parseShell(cmd)
	if err != nil {
		return "it is no well-formed shell"
	}
	for _, x := range cmds {
		if why := placeholder(x.words); why != "" {
			return why
		}
		if publishes(x.words) {
			return whySends
		}
		rest, launched := unwrap(x.words)
		if t, ok := findTool(rest); ok && t.home == "" && len(launched) == 0 && s.program != nil && !s.program(commandName(rest[0])) {
			return "its program is neither in the project nor installed"
		}
	}
	return ""
}
