package infer

import (
	"path"
	"strings"
)

// readMake reads `make [-C dir] [VAR=x] target…`.
func (p *project) readMake(pl *place, words []string, depth int) reading {
	var targets []string
	overrides := false
	for i := 1; i < len(words); i++ {
		w := words[i]
		switch {
		case w == "-C" || w == "--directory":
			if i+1 < len(words) {
				i++
				pl = p.at(joinDir(cleanDir(pl.dir), unquote(words[i])))
			}
		case strings.HasPrefix(w, "--directory="):
			pl = p.at(joinDir(cleanDir(pl.dir), w[len("--directory="):]))
		case w == "-f" || w == "--file":
			return reading{partial: "it uses another Makefile", d: dNone}
		case w == "-j" || w == "-l" || w == "-O":
			if i+1 < len(words) && strings.Trim(words[i+1], "0123456789$()nproc{}") == "" {
				i++
			}
		case strings.HasPrefix(w, "-"):
			if w == "-i" || w == "--ignore-errors" || w == "-n" || w == "--dry-run" {
				return reading{faults: []fault{{anyDomain, whyPasses, ""}}}
			}
		case strings.Contains(w, "="):
			overrides = true
		default:
			targets = append(targets, w)
		}
	}
	if pl.dir == "?" {
		return reading{}
	}
	m := pl.makefile()
	if m == nil {
		return p.readGeneratedMake(pl, targets, depth)
	}
	var out reading
	if len(targets) == 0 {
		out = reading{d: dBuild, script: true}
		if g, ok := m.value(".DEFAULT_GOAL"); ok {
			m.defaultT = g
		}
		if t := m.find(m.defaultT); t != nil {
			r := p.readTarget(pl, m, *t, depth)
			if setupName(m.defaultT) || degenerate(*t, p, pl) || r.d == 0 && sideOfName(m.defaultT) != "" {
				return reading{}
			}
			out.d |= r.d
			if out.d != dBuild && r.d&dBuild == 0 {
				out.d = r.d // the default target tests or lints and builds nothing by name
			}
			out.faults = onlyPublish(r.faults)
		}
		if d, _ := domainOfName(path.Base(pl.dir)); d == dTest && out.d&^dTest == dBuild { // what make does in tests/
			out.d = dTest
		}
	}
	for _, t := range targets {
		x := m.find(t)
		if x == nil {
			if m.matches(t) || m.generics {
				d, _ := domainOfName(t)
				out.d |= d
				out.script = true
				if why := sideOfName(t); why != "" {
					out.faults = append(out.faults, fault{anyDomain, why, ""})
				}
				continue
			}
			if strings.ContainsAny(t, "$<>{}") {
				return reading{partial: "it has a placeholder"}
			}
			return reading{missing: path.Base(m.file) + " has no target " + t}
		}
		r := p.readTarget(pl, m, *x, depth)
		out.d |= r.d
		out.tools = append(out.tools, r.tools...)
		if r.aim == 0 {
			r.aim = r.d
		}
		out.aim |= r.aim
		out.script, out.explicit = true, r.explicit
		out.faults = append(out.faults, r.faults...)
		out.partial = firstNonEmpty(out.partial, r.partial)
	}
	if overrides {
		for _, w := range words[1:] {
			if k, _, ok := strings.Cut(w, "="); ok {
				switch strings.ToUpper(k) {
				case "TEST", "TESTS", "T", "FILE", "PKG", "TESTSUITES", "TEST_FILE", "TESTFLAGS", "TESTARGS", "WHAT", "ONLY", "FILTER", "MOD", "PACKAGE", "GOTEST_ARGS", "SUITE", "CASE", "TEST_PATH", "TESTFILE", "PKGS", "RUN":
					out.partial = "it names a part of the suite"
				}
			}
		}
	}
	return out
}

func onlyPublish(list []fault) []fault {
	var out []fault
	for _, f := range list {
		if f.why == whySends {
			out = append(out, f)
		}
	}
	return out
}

// setupName recognises default goals that prepare or explain and build nothing.
func setupName(goal string) bool {
	switch goal {
	case "help", "init", "install", "deps", "setup", "bootstrap", "venv", ".venv", "env", "requirements", "prepare", "info", "version", "dev", "clean":
		return true
	}
	return false
}

// readTarget reads a make target with its recipe and prerequisites.
func (p *project) readTarget(pl *place, m *makefile, t recipe, depth int) reading {
	key := m.file + "\x00" + t.name
	if p.scripts[key] || depth > 6 {
		return reading{}
	}
	p.scripts[key] = true
	defer delete(p.scripts, key)
	var cmds []simple
	for _, line := range t.body {
		sh, ignored := m.shellLine(line)
		c, err := parseShell(sh)
		if err != nil {
			continue
		}
		for i := range c {
			if ignored && c[i].dropped == "" {
				c[i].dropped = "make ignores its failure"
			}
		}
		cmds = append(cmds, c...)
	}
	out := p.readAll(cmds, cleanDir(pl.dir), depth+1)
	inner := out.d
	var viaDeps domain
	d, whole := domainOfName(t.name)
	if t.name == "all" {
		d = dNone
	}
	for _, dep := range t.deps {
		if x := m.find(dep); x != nil && dep != t.name {
			r := p.readTarget(pl, m, *x, depth+1)
			// a prerequisite that builds first makes no build check of a test
			out.tools = append(out.tools, r.tools...)
			if d == dNone || d == dAll || r.d&d != 0 {
				viaDeps |= r.d
			}
			for _, f := range r.faults {
				if f.why == whySends || f.d == anyDomain && f.why == whyWatches {
					out.faults = append(out.faults, f)
				} else if d == dNone || d == dAll {
					out.faults = append(out.faults, f)
				}
			}
		}
	}
	if d != dNone && d != dAll && d&dFormat == 0 {
		out.d = d | inner&^dBuild | viaDeps&^dBuild
		if d&dBuild != 0 {
			out.d = d | inner | viaDeps
		}
		if d == dTest { // vet or fmt in front of the tests does not make it the linter
			out.d = dTest | inner&dCover
		}
		if d == dBuild {
			out.d = dBuild
		}
	} else {
		out.d = inner | viaDeps
		if d == dAll && out.d == 0 {
			out.d = dAll
		}
		if d&dFormat != 0 && out.d == 0 {
			out.d = dFormat
			if !nameChecks(t.name) {
				out.faults = append(out.faults, fault{dFormat, whyRewrites, ""})
			}
		}
	}
	if t.name == "check" && out.d == 0 {
		out.d = dTest
	}
	if t.name == "all" && out.d == 0 {
		out.d = dBuild
	}
	out.named(t.name, d, whole)
	if degenerate(t, p, pl) && len(t.deps) == 0 {
		out.faults = append(out.faults, fault{anyDomain, whyPasses, ""})
	}
	if why := sideOfName(t.name); why != "" && !(nameChecks(t.name) && why == "it rewrites files") {
		out.faults = append(out.faults, fault{anyDomain, why, ""})
	}
	return out
}

// readGeneratedMake reads make where the Makefile is made by another tool.
func (p *project) readGeneratedMake(pl *place, targets []string, depth int) reading {
	gen := pl.isFile("configure.ac") || pl.isFile("configure") || pl.isFile("Makefile.am") || pl.isFile("Makefile.in") || pl.isFile("Makefile.PL") || pl.isFile("CMakeLists.txt") || pl.isFile("configure.in") || pl.isFile("auto/configure")
	if !gen {
		if strings.Contains(pl.dir, "build") && pl.p.isFile("CMakeLists.txt") {
			gen = true
		} else {
			return reading{missing: "there is no Makefile"}
		}
	}
	r := reading{script: true}
	if len(targets) == 0 {
		r.d = dBuild
	}
	m := &makefile{}
	for _, f := range [...]string{"Makefile.am", "Makefile.in", "Makefile.pre.in"} {
		if pl.isFile(f) {
			m.load(p, pl.file(f), pl.dir, 0) // its own rules are in the one that is made
		}
	}
	for _, t := range targets {
		switch t {
		case "check", "test", "tests", "distcheck", "installcheck", "check-all":
			r.d |= dTest
		case "all":
			r.d |= dBuild
		case "install", "clean", "dist":
		default:
			if x := m.find(t); x != nil {
				in := p.readTarget(pl, m, *x, depth)
				r.d |= in.d
				r.faults = append(r.faults, in.faults...)
				continue
			}
			if why := sideOfName(t); why != "" {
				r.faults = append(r.faults, fault{anyDomain, why, ""})
			}
			r.missing = "the generated Makefile may lack " + t
		}
	}
	return r
}
