package infer

import (
	"slices"
	"strings"
)

// readNodeScript reads `npm run x` in its folder or workspace package.
func (p *project) readNodeScript(pl *place, c nodeCall, depth int) (reading, bool) {
	if c.dir != "" {
		pl = p.at(joinDir(cleanDir(pl.dir), c.dir))
		if pl.dir == "?" {
			return reading{}, true
		}
	}
	n := pl.nodePackage()
	if n == nil {
		if pl.p.kind(pl.file("package.json")) != 0 {
			return reading{missing: "package.json cannot be used"}, true
		}
		return reading{missing: "there is no package.json for it"}, true
	}
	if c.filter != "" || c.all {
		r := reading{script: true}
		r.d, _ = domainOfName(c.script)
		if c.filter != "" {
			r.partial = "it runs in one package"
			if strings.ContainsAny(c.filter, "*{}") || strings.HasPrefix(c.filter, "!") || strings.HasPrefix(c.filter, "./packages") && strings.HasSuffix(c.filter, "*") {
				r.partial = ""
			}
		}
		if why := sideOfName(c.script); why != "" {
			r.faults = append(r.faults, fault{anyDomain, why, ""})
		}
		found := false
		for _, m := range pl.members() {
			if mp := p.at(m).nodePackage(); mp != nil && mp.find(c.script) != nil && (c.filter == "" || r.partial == "" || mp.name == c.filter || strings.HasSuffix(m, strings.TrimPrefix(c.filter, "./"))) {
				found = true
				break
			}
		}
		if !found && len(pl.members()) > 0 {
			r.missing = "no package of the workspace has the script " + c.script
		}
		return r, true
	}
	sc := n.find(c.script)
	if sc == nil {
		if (c.manager == "yarn" || c.manager == "pnpm" || c.manager == "bun") && c.script != "test" {
			// the manager falls back to a program of that name
			words := append([]string{c.script}, c.args...)
			if t, ok := findTool(words); ok && t.home == "node" {
				return reading{}, false
			}
			if _, ok := findTool(words); ok {
				r := p.readCommand(simple{words: words}, cleanDir(pl.dir), depth+1)
				return r, true
			}
		}
		return reading{missing: "package.json has no script " + c.script}, true
	}
	r := p.namedBody(pl, *sc, c.script, depth)
	switch {
	case len(c.args) == 0:
	case slices.Contains(c.args, "--fix") || slices.Contains(c.args, "--write") || slices.Contains(c.args, "-u"):
		r.faults = append(r.faults, fault{anyDomain, whyRewrites, runScript(c.manager, c.script)})
	case slices.Contains(c.args, "--watch") || slices.Contains(c.args, "-w") || slices.Contains(c.args, "--watchAll") || slices.Contains(c.args, "--ui"):
		r.faults = append(r.faults, fault{anyDomain, whyWatches, ""})
	default:
		for _, a := range c.args {
			if a == "--run" || a == "--watch=false" || a == "--watchAll=false" || a == "--ci" {
				r.faults = dropWatch(r.faults)
			}
		}
		if why := partialArgs(c.args); why != "" {
			r.partial = why
		}
	}
	// a watch mode of the script's tool: the script with the flag that ends it
	for i, f := range r.faults {
		if f.why == whyWatches && f.instead != "" {
			call := c.call()
			if c.dir != "" {
				call = strings.Replace(call, c.manager, c.manager+" --prefix "+c.dir, 1)
			}
			switch b := strings.Join(sc.body, " "); {
			case strings.Contains(b, "vitest"):
				if !strings.Contains(f.instead, " && ") && strings.HasPrefix(b, "vitest") && !strings.Contains(b, "watch") && !strings.Contains(b, " dev") {
					r.faults[i].instead = passFlags(c.manager, call, "--run")
					r.faults[i].why = whyTerminal
					continue
				}
			case strings.Contains(b, "react-scripts test"):
				r.faults[i].instead = "CI=true " + call
				continue
			case strings.Contains(b, "ng test"):
				r.faults[i].instead = passFlags(c.manager, call, "--watch=false")
				continue
			}
		}
		if r.faults[i].instead != "" && !strings.HasPrefix(r.faults[i].instead, c.manager) && !strings.HasPrefix(r.faults[i].instead, "npx ") {
			r.faults[i].instead = execForm(c.manager, r.faults[i].instead)
		}
	}
	return r, true
}

// execForm runs the tool of a script by the manager, for a checking form that
// no script has.
func execForm(manager, command string) string {
	w := strings.Fields(command)
	if len(w) == 0 {
		return command
	}
	if t, ok := findTool(w); ok && t.home == "node" && !strings.Contains(w[0], "/") && w[0] != "node" && w[0] != "bun" {
		return execTool(manager, command)
	}
	return command
}

func dropWatch(list []fault) []fault {
	var out []fault
	for _, f := range list {
		if f.why != whyWatches && f.why != whyTerminal {
			out = append(out, f)
		}
	}
	return out
}

// fanOut rewrites the runners of several npm scripts (run-s, run-p, npm-run-all,
// concurrently) into the scripts' calls.
func fanOut(pl *place, line string) []string {
	w := strings.Fields(line)
	if len(w) == 0 {
		return nil
	}
	switch commandName(w[0]) {
	case "run-s", "run-p", "npm-run-all", "npm-run-all2", "npm-run-all2s":
	default:
		return []string{line}
	}
	n := pl.nodePackage()
	if n == nil {
		return []string{line}
	}
	var out []string
	for _, a := range w[1:] {
		a = strings.Trim(a, `"'\`)
		if strings.HasPrefix(a, "-") {
			continue
		}
		if pre, _, ok := strings.Cut(a, "*"); ok {
			for _, s := range n.scripts {
				if strings.HasPrefix(s.name, pre) && sideOfName(s.name) == "" {
					out = append(out, runScript(n.managerName(), s.name))
				}
			}
			continue
		}
		out = append(out, runScript(n.managerName(), a))
	}
	return out
}

func readMonorepoRunner(words []string) reading {
	r := reading{script: true, explicit: true}
	affected := false
	for _, w := range words[1:] {
		switch {
		case strings.HasPrefix(w, "--filter") || strings.HasPrefix(w, "--scope") || w == "-F" || strings.HasPrefix(w, "--projects") || strings.HasPrefix(w, "-p="):
			r.partial = "it runs in one package"
		case w == "affected":
			affected = true
		case w == "release" || w == "publish" || w == "version":
			r.faults = append(r.faults, fault{anyDomain, whySends, ""})
		case w == "watch" || w == "dev" || w == "serve":
			r.faults = append(r.faults, fault{anyDomain, whyWatches, ""})
		}
		v := w
		if k, val, ok := strings.Cut(w, "="); ok && (k == "-t" || k == "--target" || k == "--targets") {
			v = val
		}
		for _, t := range strings.Split(v, ",") {
			if j := strings.LastIndexByte(t, ':'); j > 0 && words[0] == "nx" {
				r.partial = "it runs in one package"
				t = t[j+1:]
			}
			if strings.HasPrefix(t, "-") || t == "run" {
				continue
			}
			d, whole := domainOfName(t)
			r.d |= d
			if d != 0 && !whole {
				r.partial = firstNonEmpty(r.partial, partName(t))
			}
		}
	}
	if affected {
		r.partial = firstNonEmpty(r.partial, "it only looks at affected packages")
	}
	return r
}
