package infer

import (
	"slices"
	"strings"
)

// reading is what is known of one command: what it checks, whether it exists
// and why it is no gate, if it is none.
type reading struct {
	d        domain
	missing  string   // why it does not exist here; "" if it does or plausibly may
	faults   []fault  // what keeps it from being a gate
	partial  string   // why it is not the whole suite
	script   bool     // a named script of the project (npm, make, tox …), not a bare tool
	explicit bool     // its name says as a whole what it checks
	aim      domain   // what it is for; d may hold more that happens on the way
	tools    []string // what runs in the end, by the words of its row in the table of tools
}

// fault keeps a command from being a gate in the domains d. instead is its
// checking form, "" if there is none.
type fault struct {
	d       domain
	why     string
	instead string
}

func (r reading) faultIn(d domain) (fault, bool) {
	for _, f := range r.faults {
		if f.d&d != 0 {
			return f, true
		}
	}
	return fault{}, false
}

const anyDomain = domain(0xffff)

// readLine reads a command line of one or several simple commands as one.
func (p *project) readLine(line, dir string, depth int) reading {
	cmds, err := parseShell(line)
	if err != nil {
		return reading{}
	}
	return p.readAll(cmds, dir, depth)
}

// readAll joins what the commands of a script check. A domain is faulty when
// every command that checks it is.
func (p *project) readAll(cmds []simple, dir string, depth int) reading {
	var out reading
	var good domain
	var bad []fault
	whole := false
	for _, c := range cmds {
		d := joinDir(dir, c.dir)
		r := p.readCommand(c, d, depth)
		if r.missing != "" {
			// a tool that a script installs first, or a file it makes
			r.missing = ""
		}
		out.d |= r.d
		out.tools = append(out.tools, r.tools...)
		out.script = out.script || r.script
		faulty := dNone
		for _, f := range r.faults {
			bad = append(bad, f)
			faulty |= f.d
		}
		if c.dropped != "" && r.d != 0 {
			bad = append(bad, fault{d: r.d, why: c.dropped, instead: c.text()})
			faulty |= r.d
		}
		good |= r.d &^ faulty
		if r.d != 0 {
			whole = whole || r.partial == ""
			out.partial = firstNonEmpty(out.partial, r.partial)
		}
	}
	for _, f := range bad {
		if f.d == anyDomain {
			out.faults = append(out.faults, f)
			continue
		}
		if rest := f.d &^ good; rest != 0 {
			f.d = rest
			out.faults = append(out.faults, f)
		}
	}
	if whole {
		out.partial = ""
	}
	return out
}

// readCommand reads one simple command that runs in dir.
func (p *project) readCommand(s simple, dir string, depth int) reading {
	r := p.readWords(s, dir, depth)
	if slices.Contains(s.assigns, "CI=true") || slices.Contains(s.assigns, "CI=1") {
		r.faults = dropWatch(r.faults)
	}
	for _, a := range s.assigns {
		if k, _, _ := strings.Cut(a, "="); k == "GOOS" || k == "GOARCH" || k == "CARGO_BUILD_TARGET" || k == "CC" && r.d != 0 {
			r.partial = firstNonEmpty(r.partial, "it is for another platform")
		}
	}
	return r
}

func (p *project) readWords(s simple, dir string, depth int) reading {
	if len(s.words) == 0 || depth > 6 || dir == "?" {
		return reading{}
	}
	pl := p.at(dir)
	if publishes(s.words) {
		return reading{faults: []fault{{anyDomain, whySends, ""}}}
	}
	if neverEnds(s.words) {
		return reading{faults: []fault{{anyDomain, whyWatches, ""}}}
	}
	if r, ok := p.readRunner(pl, s, s.words, depth); ok {
		return r
	}
	rest, launched := unwrap(s.words)
	if len(rest) == 0 {
		return reading{}
	}
	if publishes(rest) {
		return reading{faults: []fault{{anyDomain, whySends, ""}}}
	}
	if neverEnds(rest) {
		return reading{faults: []fault{{anyDomain, whyWatches, ""}}}
	}
	if len(launched) > 0 {
		if r, ok := p.readRunner(pl, s, rest, depth); ok {
			for i := range r.faults {
				if r.faults[i].instead != "" && !strings.Contains(r.faults[i].instead, " && ") {
					r.faults[i].instead = strings.Join(launched, " ") + " " + r.faults[i].instead
				}
			}
			return r
		}
	}
	t, ok := findTool(rest)
	if !ok {
		return p.readFile(pl, s, rest, launched, depth)
	}
	if t.home == "python-m" && !(len(launched) > 1 && launched[len(launched)-1] == "-m") {
		return reading{}
	}
	r := reading{d: t.d, partial: partialTool(t, rest), tools: []string{t.words}}
	if t.d&dTest == 0 && hasCoverageGate(rest) {
		r.d |= dCover
	}
	if t.d&dTest != 0 && hasCoverageGate(rest) {
		r.d |= dCover
	}
	switch {
	case strings.HasPrefix(t.words, "turbo"), strings.HasPrefix(t.words, "nx"), strings.HasPrefix(t.words, "lerna"):
		r = readMonorepoRunner(rest)
	case t.words == "sbt", t.words == "mill":
		r = readSbt(rest)
	case t.words == "tox", t.words == "nox":
		r = p.readEnvRunner(pl, rest, depth)
	case t.words == "ninja":
		if len(rest) > 1 && slices.Contains(rest, "install") {
			return reading{}
		}
	case t.words == "clojure" || t.words == "clj":
		if !strings.Contains(strings.Join(rest, " "), "test") {
			return reading{}
		}
	case t.words == "mage" && len(rest) > 1:
		if r.d, _ = domainOfName(rest[1]); rest[1] == "check" {
			r.d = dTest | dLint
		}
	case t.words == "composer validate":
		return reading{}
	}
	if t.home != "" && !pl.home(t.home) && !p.at(".").home(t.home) {
		r.missing = "no " + t.home + " project is there for it"
	} else if t.home != "" && !pl.home(t.home) {
		// a folder below the root: the tool finds its project upwards
		if t.home == "node" || t.home == "cargo" || t.home == "go" || t.home == "python" || t.home == "php" || t.home == "ruby" {
			r.partial = firstNonEmpty(r.partial, "it runs in "+dir)
		}
	}
	if f := fileArgMissing(pl, rest); f != "" {
		r.missing = f + " does not exist"
	}
	if why, instead := toolFault(t, launched, rest, s.assigns); why != "" {
		r.faults = append(r.faults, fault{r.d, why, strings.Join(instead, " ")})
	}
	return r
}

// hasCoverageGate says whether a command fails below a coverage threshold.
func hasCoverageGate(words []string) bool {
	for _, w := range words {
		for _, f := range [...]string{"--cov-fail-under", "--fail-under", "--check-coverage", "--coverage.thresholds", "--coverageThreshold", "--min-coverage", "--min="} {
			if strings.HasPrefix(w, f) {
				return true
			}
		}
	}
	return false
}

// readRunner reads calls that name a script of the project.
func (p *project) readRunner(pl *place, s simple, words []string, depth int) (reading, bool) {
	name := commandName(words[0])
	switch name {
	case "npm", "pnpm", "yarn", "bun", "yarnpkg", "corepack", "node":
		c, ok := parseNodeCall(words)
		if !ok {
			if name == "yarn" || name == "pnpm" || name == "corepack" || name == "yarnpkg" {
				if c.script == "exec" || c.script == "dlx" {
					return reading{}, false
				}
				return reading{}, true
			}
			return reading{}, name == "npm" && words1(words) != "exec"
		}
		return p.readNodeScript(pl, c, depth)
	case "make", "gmake":
		return p.readMake(pl, words, depth), true
	case "just":
		return p.readNamed(pl, pl.justfile(), words[1:], depth), true
	case "task", "go-task":
		if y := pl.python().script("task " + words1(words)); y != nil {
			return p.readBody(pl, *y, depth), true
		}
		return p.readNamed(pl, pl.taskfile(), words[1:], depth), true
	case "composer":
		args := words[1:]
		if len(args) > 0 && (args[0] == "run" || args[0] == "run-script") {
			args = args[1:]
		} else if len(args) > 0 && args[0] == "exec" {
			return reading{}, false
		} else if pl.composer().find(firstPositional(args)) == nil {
			return reading{}, true // install, validate, update …
		}
		return p.readNamed(pl, pl.composer(), args, depth), true
	case "mise":
		if w := words1(words); w == "run" || w == "r" {
			return p.readNamed(pl, pl.miseTasks(), words[2:], depth), true
		}
	case "deno":
		if words1(words) == "task" {
			return p.readNamed(pl, pl.denoTasks(), words[2:], depth), true
		}
	case "rake":
		return p.readRake(pl, words, depth), true
	case "mix":
		if a := pl.mixAliases().find(firstPositional(words[1:])); a != nil {
			r := p.readBody(pl, *a, depth)
			if d, whole := domainOfName(a.name); whole {
				r.d |= d
			}
			r.script, r.explicit = true, true
			return r, true
		}
	case "cargo":
		if r, ok := p.readCargoAlias(pl, words, depth); ok {
			return r, true
		}
	case "gradle", "gradlew", "./gradlew":
		return p.readGradle(pl, words), true
	case "mvn", "mvnw", "./mvnw", "mvnd":
		return p.readMaven(pl, words), true
	case "pdm", "poe", "rye", "hatch", "pixi":
		for n := 2; n <= 3 && n <= len(words); n++ {
			call := strings.Join(words[:n], " ")
			if name == "poe" {
				call = "poe " + words1(words)
				for _, pre := range [...]string{"", "poetry run ", "uv run "} {
					if r := pl.python().script(pre + call); r != nil {
						return p.namedBody(pl, *r, words1(words), depth), true
					}
				}
			}
			if r := pl.python().script(call); r != nil {
				return p.namedBody(pl, *r, words[n-1], depth), true
			}
			if name == "pdm" && n == 2 {
				if r := pl.python().script("pdm run " + words[1]); r != nil {
					return p.namedBody(pl, *r, words[1], depth), true
				}
			}
		}
		if name == "hatch" && words1(words) == "run" && len(words) > 2 && strings.Contains(words[2], ":") {
			env, script, _ := strings.Cut(words[2], ":")
			if y := pl.python(); y.get("tool", "hatch", "envs", env) == nil && y.script("hatch run "+words[2]) == nil && !strings.HasPrefix(env, "hatch-") && !strings.HasPrefix(env, "+") {
				if pl.isFile("hatch.toml") {
					d, _ := domainOfName(script)
					return reading{d: d, script: true}, true
				}
				return reading{missing: "hatch has no environment " + env}, true
			}
			r := p.readCommand(simple{words: append([]string{script}, words[3:]...)}, pl.dir, depth+1)
			if r.d == 0 {
				r.d, _ = domainOfName(script)
			}
			return r, true
		}
	}
	return reading{}, false
}

func firstPositional(words []string) string {
	for _, w := range words {
		if !strings.HasPrefix(w, "-") && !strings.Contains(w, "=") {
			return w
		}
	}
	return ""
}

func cleanDir(d string) string {
	if d == "." {
		return ""
	}
	return d
}

// namedBody reads a script by its name and by what it runs.
func (p *project) namedBody(pl *place, r recipe, name string, depth int) reading {
	key := r.file + "\x00" + pl.dir + "\x00" + r.name
	if p.scripts[key] || depth > 6 {
		return reading{}
	}
	p.scripts[key] = true
	defer delete(p.scripts, key)
	out := p.readBody(pl, r, depth)
	d, whole := domainOfName(name)
	inner := out.d
	if d != dAll && (d != dFormat || inner == 0) {
		out.d |= d
	}
	if d == dAll && inner == 0 {
		out.d = dAll
	}
	out.named(name, d, whole)
	if degenerate(r, p, pl) {
		out.faults = append(out.faults, fault{anyDomain, whyPasses, ""})
	}
	if why := sideOfName(name); why != "" {
		checks := nameChecks(name)
		if !(checks && why == whyRewrites) && !(inner != 0 && len(out.faults) == 0 && why == "it rewrites files") {
			if f, ok := out.faultIn(out.d); !ok || f.instead == "" {
				out.faults = append([]fault{{anyDomain, why, ""}}, out.faults...)
			}
		}
	}
	if d == dFormat && inner == 0 && !nameChecks(name) && len(out.faults) == 0 {
		out.faults = append(out.faults, fault{dFormat, whyRewrites, ""})
	}
	return out
}

// named notes what the name of a script says of it: the domain it aims at, and
// whether it is all of it.
func (r *reading) named(name string, d domain, whole bool) {
	r.script, r.explicit = true, whole
	if d == dNone {
		return
	}
	if d != dAll {
		r.aim = d
	}
	r.partial = ""
	if !whole {
		r.partial = partName(name)
	}
}

// partName is the part of the suite a name like test:unit speaks of.
func partName(name string) string {
	if i := strings.IndexAny(name, ":-_."); i > 0 {
		part := strings.ToLower(name[i+1:])
		switch part {
		case "all", "ci", "check", "full", "run", "prod", "production":
			return ""
		case "ts", "js", "code", "src", "py", "go", "types":
			// one language of a linter is the project's; of a suite or build it is a part
			if d, _ := domainOfName(name[:i]); d&(dTest|dBuild) == 0 {
				return ""
			}
		}
		return "it is the " + part + " part only"
	}
	return ""
}

func nameChecks(name string) bool {
	for _, p := range nameParts(name) {
		switch p {
		case "check", "verify", "lint", "diff", "ci", "test", "checks", "validate":
			return true
		}
	}
	name = strings.ToLower(name)
	return strings.HasPrefix(name, "check") || strings.HasSuffix(name, "check")
}

// readBody reads the commands of a script and of those it depends on.
func (p *project) readBody(pl *place, r recipe, depth int) reading {
	if depth > 6 {
		return reading{}
	}
	var cmds []simple
	for _, line := range r.body {
		for _, l := range fanOut(pl, line) {
			c, err := parseShell(l)
			if err != nil {
				continue
			}
			cmds = append(cmds, c...)
		}
	}
	return p.readAll(cmds, cleanDir(pl.dir), depth+1)
}

// degenerate recognises scripts that verify nothing: echo, exit 0, true, and
// npm's "no test specified".
func degenerate(r recipe, p *project, pl *place) bool {
	if len(r.deps) > 0 || len(r.body) == 0 {
		return false
	}
	for _, line := range r.body {
		if strings.Contains(line, "no test specified") {
			return true
		}
		for _, part := range strings.FieldsFunc(line, func(r rune) bool { return r == ';' || r == '&' || r == '|' || r == '\n' }) {
			w := strings.Fields(strings.TrimLeft(part, "@-+ "))
			if len(w) == 0 {
				continue
			}
			switch w[0] {
			case "echo", "true", ":", "exit", "printf", "/bin/true", "sleep":
			default:
				return false
			}
		}
	}
	return true
}
