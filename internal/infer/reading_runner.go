package infer

import (
	"path"
	"strings"
)

// readNamed reads `just x`, `task x`, `composer x`, `deno task x`.
func (p *project) readNamed(pl *place, rs *recipes, args []string, depth int) reading {
	if rs == nil {
		return reading{missing: "there is no file that defines it"}
	}
	name := firstPositional(args)
	if name == "" {
		if rs.call == "just" && len(rs.list) > 0 {
			name = rs.list[0].name
		} else {
			name = "default"
		}
	}
	r := rs.find(name)
	if r == nil {
		return reading{missing: path.Base(rs.file) + " has no " + name}
	}
	out := p.namedBody(pl, p.withDeps(rs, *r, 0), name, depth)
	if r.args {
		out.partial = "it wants arguments"
	}
	return out
}

// withDeps puts the bodies of the recipes it depends on in front.
func (p *project) withDeps(rs *recipes, r recipe, depth int) recipe {
	if depth > 4 {
		return r
	}
	full := recipe{name: r.name, file: rs.file, args: r.args}
	for _, d := range r.deps {
		if x := rs.find(d); x != nil && x.name != r.name {
			full.body = append(full.body, p.withDeps(rs, *x, depth+1).body...)
		}
	}
	full.body = append(full.body, r.body...)
	if len(full.body) > 100 {
		full.body = full.body[:100]
	}
	return full
}

func (p *project) readRake(pl *place, words []string, depth int) reading {
	rs := pl.rakefile()
	if rs == nil {
		return reading{missing: "there is no Rakefile"}
	}
	var out reading
	n := 0
	for _, w := range words[1:] {
		if strings.HasPrefix(w, "-") || strings.Contains(w, "=") {
			continue
		}
		n++
		w, _, _ = strings.Cut(w, "[")
		t := rs.find(w)
		if t == nil && w != "test" && w != "spec" && !strings.Contains(w, ":") {
			return reading{missing: "the Rakefile has no task " + w}
		}
		if t == nil {
			src, _ := p.read(rs.file)
			if !strings.Contains(src, "load_tasks") && !strings.Contains(src, w) {
				return reading{missing: "the Rakefile has no task " + w}
			}
		}
		d, whole := p.rakeDomain(rs, w, 0)
		out.d |= d
		out.script, out.explicit = true, whole
		if !whole {
			out.partial = partName(w)
		}
		if why := sideOfName(w); why != "" {
			out.faults = append(out.faults, fault{anyDomain, why, ""})
		}
	}
	if n == 0 {
		d, _ := p.rakeDomain(rs, "default", 0)
		if d == 0 {
			d = dTest
		}
		out = reading{d: d, script: true, explicit: true}
		if rs.find("default") == nil {
			out.missing = "the Rakefile has no default task"
		}
	}
	return out
}

func (p *project) rakeDomain(rs *recipes, name string, depth int) (domain, bool) {
	d, whole := domainOfName(name)
	if depth > 4 {
		return d, whole
	}
	if t := rs.find(name); t != nil {
		for _, dep := range t.deps {
			if x, _ := p.rakeDomain(rs, dep, depth+1); dep != name {
				if d == 0 || d == dAll || depth == 0 && name == "default" {
					d |= x
				}
			}
		}
	}
	return d, whole
}

// readCargoAlias looks cargo's own aliases up (.cargo/config.toml), xtask
// among them.
func (p *project) readCargoAlias(pl *place, words []string, depth int) (reading, bool) {
	sub := firstPositional(words[1:])
	for strings.HasPrefix(sub, "+") {
		return reading{}, false
	}
	if sub == "" || strings.ContainsAny(sub, "<>") {
		return reading{}, false
	}
	switch sub {
	case "test", "build", "check", "clippy", "fmt", "doc", "nextest", "t", "b", "llvm-cov", "tarpaulin", "hack", "run", "install", "bench", "publish":
		return reading{}, false
	}
	f := pl.first(".cargo/config.toml", ".cargo/config")
	if f == "" {
		return reading{}, sub == "xtask"
	}
	doc, ok := p.toml(f)
	if !ok {
		return reading{}, true
	}
	v := tomlGet(doc, "alias", sub)
	if v == nil {
		return reading{}, false
	}
	var body string
	if s, ok := v.(string); ok {
		body = s
	} else {
		body = strings.Join(tomlStrings(v), " ")
	}
	if strings.HasPrefix(sub, "xtask") || sub == "x" || sub == "xt" || strings.Contains(body, "xtask") && strings.HasPrefix(body, "run ") {
		arg := ""
		for i, w := range words {
			if w == sub {
				arg = firstPositional(words[i+1:])
			}
		}
		if arg == "" {
			d, whole := domainOfName(sub)
			return reading{d: d, script: true, explicit: whole}, true
		}
		d, whole := domainOfName(arg)
		if side := sideOfName(arg); side != "" {
			return reading{d: d, script: true, faults: []fault{{anyDomain, side, ""}}}, true
		}
		return reading{d: d, script: true, explicit: whole}, true
	}
	r := p.readLine("cargo "+body, cleanDir(pl.dir), depth+1)
	d, _ := domainOfName(sub)
	r.d |= d
	r.script, r.explicit = true, true
	return r, true
}
