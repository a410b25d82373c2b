package infer

import (
	"path"
	"slices"
	"strings"
)

// readFile reads a call of a file of the project: script/test, ./ci.sh,
// tests/runtests.py, bin/rails test, manage.py test.
func (p *project) readFile(pl *place, s simple, rest, launched []string, depth int) reading {
	word := unquote(rest[0])
	interp := len(launched) > 0
	if !strings.Contains(word, "/") && !interp && !strings.HasPrefix(word, "./") && !strings.HasSuffix(word, ".sh") {
		return reading{}
	}
	if strings.ContainsAny(word, "$`<>*{}~") || strings.HasPrefix(word, "/") || strings.HasPrefix(word, "-") {
		return reading{}
	}
	f := path.Join(pl.dir, word)
	if interp && !p.isFile(f) && p.isFile(f+".js") { // node finds FILE.js by FILE
		f += ".js"
	}
	if path.Clean(word) == "." || !p.isFile(f) {
		if p.isDir(f) || !strings.Contains(word, "/") && !strings.Contains(word, ".") {
			return reading{}
		}
		if pl.dir != "." && p.isFile(path.Clean(word)) {
			f = path.Clean(word) // the document speaks from the root
		} else {
			d, _ := domainOfFile(word)
			return reading{d: d, missing: word + " does not exist"}
		}
	}
	r := reading{script: true}
	base := path.Base(f)
	arg := firstPositional(rest[1:])
	d, whole := domainOfFile(base)
	switch strings.TrimSuffix(base, path.Ext(base)) {
	case "run", "index", "all", "main", "runner":
		if d == 0 { // test/run.js, tests/index.js
			d, whole = domainOfName(path.Base(path.Dir(f)))
		}
	}
	switch base {
	case "rails", "manage.py", "artisan", "setup.py", "console", "spin", "x.py", "x", "mach", "task", "dev", "run", "waf", "mage", "kibana", "bazelisk", "scons.py", "runtests", "manage", "xtask", "gulp", "ci", "build", "make.py", "do", "t", "go", "sl", "cli", "Makefile.js", "make.js", "Jakefile.js", "jakefile.js":
		if ad, awhole := domainOfName(arg); arg != "" && ad != 0 {
			d, whole = ad, awhole
			if base == "setup.py" && arg != "test" && arg != "build" && arg != "build_ext" && arg != "check" {
				return reading{}
			}
			if side := sideOfName(arg); side != "" {
				r.faults = append(r.faults, fault{anyDomain, side, ""})
			}
		} else if arg != "" && d == 0 || base == "setup.py" || base == "manage.py" || base == "rails" || base == "artisan" {
			return reading{}
		}
	}
	if side := sideOfName(strings.TrimSuffix(base, path.Ext(base))); side != "" {
		r.faults = append(r.faults, fault{anyDomain, side, ""})
	}
	if windowsScript(base) {
		if src, ok := p.read(f); ok && sendsSomewhere(src) {
			r.faults = append(r.faults, fault{anyDomain, whySends, ""})
		}
	}
	key := "file\x00" + f
	if shellFile(base) && !p.scripts[key] && depth < 4 {
		p.scripts[key] = true
		if src, ok := p.read(f); ok && looksShell(base, src) {
			if cmds, err := parseShell(src); err == nil {
				in := p.readAll(cmds, cleanDir(pl.dir), depth+2)
				if d == 0 || d == dFormat && in.d&dLint != 0 && len(in.faults) == 0 {
					d, whole = in.d, in.d != 0 // script/fmt that runs a linter in its checking form
				}
				for _, ft := range in.faults {
					if ft.why == whySends || ft.d != anyDomain && ft.d&d&^dTest != 0 {
						ft.instead = ""
						r.faults = append(r.faults, ft)
					}
				}
			}
		}
		delete(p.scripts, key)
	}
	if d == dFormat && !nameChecks(strings.TrimSuffix(base, path.Ext(base))) && !slices.Contains(rest, "--check") && !slices.Contains(rest, "check") {
		r.faults = append(r.faults, fault{dFormat, whyRewrites, ""})
	}
	r.d, r.explicit = d, whole
	if d == 0 {
		return reading{faults: r.faults}
	}
	if len(rest) > 1 {
		r.partial = partialArgs(rest[1:])
	}
	if arg != "" && r.partial == "" && (base == "rails" || base == "manage.py") {
		for _, w := range rest[2:] {
			if !strings.HasPrefix(w, "-") {
				r.partial = "it names a part of the suite"
			}
		}
	}
	return r
}

// windowsScript says whether a file is a script of a shell that parseShell does
// not read.
func windowsScript(base string) bool {
	switch strings.ToLower(path.Ext(base)) {
	case ".ps1", ".bat", ".cmd":
		return true
	}
	return false
}

// sendsSomewhere searches the lines of a script for a command that publishes,
// wherever in the line it begins.
func sendsSomewhere(src string) bool {
	for line := range strings.Lines(firstBytes(src, maxScript)) {
		words := strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(" \t\r\n&|;(){}\"'", r) })
		for i := range words[:min(len(words), 40)] {
			if publishes(words[i:]) {
				return true
			}
		}
	}
	return false
}

func shellFile(base string) bool {
	ext := path.Ext(base)
	return ext == ".sh" || ext == ".bash" || ext == ""
}

func looksShell(base, src string) bool {
	if strings.HasSuffix(base, ".sh") || strings.HasSuffix(base, ".bash") {
		return true
	}
	line, _, _ := strings.Cut(src, "\n")
	return strings.HasPrefix(line, "#!") && (strings.HasSuffix(line, "sh") || strings.Contains(line, "sh -"))
}

// domainOfFile is what a script file of this name checks.
func domainOfFile(word string) (domain, bool) {
	base := path.Base(word)
	name := strings.ToLower(strings.TrimSuffix(base, path.Ext(base)))
	if d, whole := domainOfName(name); d != 0 {
		return d, whole
	}
	var d domain
	for _, part := range nameParts(name) {
		if x, whole := domainOfName(part); whole && x != dAll {
			d |= x
		}
	}
	if d == 0 && (strings.HasPrefix(name, "runtest") || strings.HasPrefix(name, "testall") || strings.HasSuffix(name, "tests")) {
		return dTest, strings.HasPrefix(name, "runtest") && (name == "runtest" || name == "runtests")
	}
	return d, d != 0
}

// fileArgMissing finds a script or configuration file argument that the
// project lacks.
func fileArgMissing(pl *place, words []string) string {
	for i, w := range words {
		if i == 0 {
			continue
		}
		prev := words[i-1]
		switch prev {
		case "-c", "--config", "--rcfile", "-p", "--project", "--configuration", "--manifest-path", "--config-file":
			if strings.HasSuffix(w, ".json") || strings.HasSuffix(w, ".toml") || strings.HasSuffix(w, ".js") || strings.HasSuffix(w, ".yml") || strings.HasSuffix(w, ".yaml") || strings.HasSuffix(w, ".cfg") || strings.HasSuffix(w, ".xml") || strings.HasSuffix(w, ".ini") || strings.HasSuffix(w, ".mjs") || strings.HasSuffix(w, ".cjs") || strings.HasSuffix(w, ".ts") {
				u := unquote(w)
				if !strings.ContainsAny(u, "$*<>{") && !strings.HasPrefix(u, "/") && !strings.HasPrefix(u, "..") && !pl.isFile(path.Clean(u)) {
					return u
				}
			}
		}
	}
	return ""
}
