package infer

import (
	"path"
	"slices"
	"strings"
)

// member is a package of a workspace.
type member struct {
	dir  string
	name string // the manifest's name, "" if it has none
	kind string // node, cargo, go, dir
}

// membersOf lists the packages of the root's workspaces, bounded: node
// workspaces, Cargo workspaces, go.work, and root folders with a manifest.
func (p *project) membersOf() []member {
	var out []member
	seen := map[string]bool{}
	add := func(m member) {
		if !seen[m.dir] && len(out) < maxMembers {
			seen[m.dir] = true
			out = append(out, m)
		}
	}
	root := p.at(".")
	for _, d := range root.members() {
		if n := p.at(d).nodePackage(); n != nil {
			add(member{d, n.name, "node"})
		}
	}
	if doc, ok := p.toml("Cargo.toml"); ok {
		for _, d := range expandGlobs(p, ".", tomlStrings(tomlGet(doc, "workspace", "members"))) {
			name := ""
			if c, ok := p.toml(path.Join(d, "Cargo.toml")); ok {
				name, _ = tomlGet(c, "package", "name").(string)
			}
			add(member{d, name, "cargo"})
		}
	}
	if src, ok := p.read("go.work"); ok {
		for _, d := range goWorkUses(src) {
			if d != "." {
				add(member{path.Clean(d), "", "go"})
			}
		}
	}
	for i, d := range p.list(".") {
		if i > 300 || strings.HasPrefix(d, ".") || !p.isDir(d) || seen[d] {
			continue
		}
		if f := p.firstFile(d, "package.json", "go.mod", "Cargo.toml", "pyproject.toml", "pom.xml", "Gemfile", "composer.json", "mix.exs", "build.gradle", "build.gradle.kts", "Makefile"); f != "" {
			add(member{d, "", "dir"})
		}
	}
	return out
}

// scopeWords stand before or after the name of a package.
var scopeWords = [...]string{"package", "crate", "module", "app", "workspace", "service", "project", "library", "subproject", "plugin"}

// names says whether a task speaks of the member.
func (m member) names(task string) bool {
	l := strings.ToLower(task)
	if m.name != "" && (strings.Contains(m.name, "/") || strings.Contains(m.name, "-")) && wordIndex(strip(l), strings.ToLower(m.name)) >= 0 {
		return true
	}
	if strings.Contains(m.dir, "/") && wordIndex(strip(l), strings.ToLower(m.dir)) >= 0 {
		return true
	}
	base := strings.ToLower(path.Base(m.dir))
	if i := strings.LastIndexByte(m.name, '/'); i >= 0 && strings.ToLower(m.name[i+1:]) != base {
		if spokenOf(l, strings.ToLower(m.name[i+1:])) {
			return true
		}
	} else if m.name != "" && spokenOf(l, strings.ToLower(m.name)) {
		return true
	}
	return len(base) >= 2 && spokenOf(l, base)
}

func strip(s string) string { return strings.ReplaceAll(s, "`", " ") }

// spokenOf wants a word of scopeWords next to the name, a preposition before
// it, or the name in code.
func spokenOf(task, name string) bool {
	if strings.Contains(task, "`"+name+"`") || strings.Contains(task, name+"/") {
		return true
	}
	words := strings.FieldsFunc(strip(task), func(r rune) bool {
		return r == ' ' || r == ',' || r == '.' || r == ';' || r == ':' || r == '\n' || r == '(' || r == ')'
	})
	for i, w := range words {
		if w != name {
			continue
		}
		prev, next := "", ""
		if i > 0 {
			prev = words[i-1]
		}
		if prev == "the" && i > 1 {
			prev = words[i-2]
		}
		if i+1 < len(words) {
			next = words[i+1]
		}
		if slices.Contains(scopeWords[:], next) || slices.Contains(scopeWords[:], prev) {
			return true
		}
		switch prev {
		case "in", "of", "for", "within", "inside":
			return true
		}
	}
	return false
}

// scopeCandidates are the commands of the one package a task names, by the
// manager's filter, else by cd. A task that names none or several is spanning.
func (p *project) scopeCandidates(task string) ([]candidate, string) {
	var hit *member
	for _, m := range p.membersOf() {
		if m.names(task) {
			if hit != nil && !strings.HasPrefix(m.dir, hit.dir+"/") {
				return nil, ""
			}
			m := m
			hit = &m
		}
	}
	if hit == nil {
		return nil, ""
	}
	label := firstNonEmpty(hit.name, hit.dir)
	var out []candidate
	for _, c := range p.manifestCandidates(hit.dir) {
		c.rank += 500
		switch hit.kind {
		case "node":
			if !p.filterNode(&c, *hit) {
				continue
			}
		case "cargo":
			if strings.HasPrefix(c.cmd, "cargo ") && hit.name != "" {
				if strings.HasPrefix(c.cmd, "cargo fmt") {
					c.cmd = "cargo fmt -p " + hit.name + " -- --check"
				} else {
					w := strings.Fields(c.cmd)
					c.cmd = strings.Join(append([]string{w[0], w[1], "-p", hit.name}, w[2:]...), " ")
				}
				c.dir = ""
			}
		case "go":
			if strings.HasPrefix(c.cmd, "go ") && strings.HasSuffix(c.cmd, "./...") {
				c.cmd = strings.TrimSuffix(c.cmd, "./...") + "./" + hit.dir + "/..."
				c.dir = ""
			}
		}
		c.r.partial = partOnly(c.r.partial)
		out = append(out, c)
	}
	return out, label
}

func partOnly(s string) string {
	if strings.HasPrefix(s, "it is the ") {
		return s
	}
	return ""
}

// filterNode rewrites a script call of a package to the manager's filter.
func (p *project) filterNode(c *candidate, m member) bool {
	call, ok := parseNodeCall(strings.Fields(c.cmd))
	if !ok {
		return true
	}
	root := p.at(".").nodePackage()
	if root == nil {
		return true
	}
	who := firstNonEmpty(m.name, "./"+m.dir)
	tail := ""
	if len(call.args) > 0 {
		tail = " " + strings.Join(call.args, " ")
	}
	switch root.managerName() {
	case "pnpm":
		c.cmd = "pnpm --filter " + who + " run " + call.script + tail
		if call.script == "test" {
			c.cmd = "pnpm --filter " + who + " test" + tail
		}
	case "yarn":
		if m.name == "" {
			return true
		}
		c.cmd = "yarn workspace " + m.name + " run " + call.script + tail
	case "bun":
		c.cmd = "bun run --filter " + who + " " + call.script + tail
	default:
		if m.name == "" {
			who = m.dir
		}
		c.cmd = "npm run " + call.script + " -w " + who + tail
		if call.script == "test" {
			c.cmd = "npm test -w " + who + tail
		}
	}
	for i := range c.r.faults {
		if strings.Contains(c.r.faults[i].instead, " --run") || strings.Contains(c.r.faults[i].instead, "-- --run") {
			c.r.faults[i].instead = c.cmd + " --run"
			if root.managerName() == "npm" {
				c.r.faults[i].instead = c.cmd + " -- --run"
			}
		}
	}
	c.dir = ""
	return true
}

// belowRoot looks one level down when the root has nothing.
func (p *project) belowRoot() []candidate {
	var out []candidate
	n := 0
	for _, d := range p.list(".") {
		if strings.HasPrefix(d, ".") || !p.isDir(d) || d == "node_modules" || d == "vendor" {
			continue
		}
		if n++; n > 30 {
			break
		}
		for _, c := range p.manifestCandidates(d) {
			c.rank -= 20
			out = append(out, c)
		}
	}
	return out
}
