package infer

import (
	"path"
	"slices"
	"sort"
	"strings"

	"goalkeeper/internal/jsontext"
	"goalkeeper/internal/yaml"
)

// nodePackage is what is read of a package.json.
type nodePackage struct {
	file       string
	name       string
	scripts    []recipe
	manager    string   // npm, pnpm, yarn, bun; from packageManager, lock file, workspace file
	workspaces []string // globs
	deps       []string // names of all dependencies
	jest       jsontext.Value
	raw        string
}

func (n *nodePackage) find(name string) *recipe {
	return recipeNamed(n.scripts, name)
}

func (n *nodePackage) dep(name string) bool { return slices.Contains(n.deps, name) }

// nodePackage returns the package.json of the folder, nil if there is none
// that can be used.
func (pl *place) nodePackage() *nodePackage {
	const bit = 2
	if pl.done&bit == 0 {
		pl.done |= bit
		pl.node = readNodePackage(pl)
	}
	return pl.node
}

func readNodePackage(pl *place) *nodePackage {
	file := pl.file("package.json")
	if pl.p.kind(file) == 0 {
		return nil
	}
	src, ok := pl.p.read(file)
	if !ok {
		return nil
	}
	if !jsontext.Valid(src) {
		pl.p.note(file, "it is no valid JSON")
		return nil
	}
	n := parseNodePackage(src)
	n.file = file
	if n.manager == "" {
		n.manager = firstNonEmpty(lockManager(pl), pl.pinnedManager())
	}
	if ws := pl.file("pnpm-workspace.yaml"); pl.p.isFile(ws) {
		if s, ok := pl.p.read(ws); ok {
			if doc, err := yaml.Parse(s); err == nil {
				n.workspaces = append(n.workspaces, yaml.Strings(yaml.Get(doc, "packages"))...)
			} else {
				pl.p.note(ws, "it is no valid YAML")
			}
		}
	}
	if len(n.workspaces) == 0 {
		if s, ok := pl.p.read(pl.file("lerna.json")); ok && jsontext.Valid(s) {
			for _, g := range jsontext.Parse(s).Get("packages").Array() {
				n.workspaces = append(n.workspaces, g.String())
			}
		}
	}
	return n
}

// parseNodePackage reads the text of a package.json.
func parseNodePackage(src string) *nodePackage {
	n := &nodePackage{raw: src}
	doc := jsontext.Parse(src)
	n.name = doc.Get("name").String()
	doc.Get("scripts").ForEach(func(k, v jsontext.Value) bool {
		if v.Type == jsontext.String && len(n.scripts) < 400 {
			n.scripts = append(n.scripts, recipe{name: k.String(), body: []string{v.String()}})
		}
		return true
	})
	if pm := doc.Get("packageManager").String(); pm != "" {
		name, _, _ := strings.Cut(pm, "@")
		switch name {
		case "npm", "pnpm", "yarn", "bun":
			n.manager = name
		}
	}
	ws := doc.Get("workspaces")
	if ws.IsObject() {
		ws = ws.Get("packages")
	}
	for _, g := range ws.Array() {
		n.workspaces = append(n.workspaces, g.String())
	}
	for _, k := range [...]string{"dependencies", "devDependencies", "peerDependencies", "optionalDependencies"} {
		doc.Get(k).ForEach(func(k, _ jsontext.Value) bool {
			n.deps = append(n.deps, k.String())
			return len(n.deps) < 2000
		})
	}
	n.jest = doc.Get("jest")
	return n
}

// lockManager is the package manager whose lock file is in the folder.
func lockManager(pl *place) string {
	for _, l := range [...]struct{ file, manager string }{
		{"pnpm-lock.yaml", "pnpm"}, {"pnpm-workspace.yaml", "pnpm"}, {"yarn.lock", "yarn"}, {"bun.lock", "bun"}, {"bun.lockb", "bun"},
		{"package-lock.json", "npm"}, {"npm-shrinkwrap.json", "npm"}, {".yarnrc.yml", "yarn"},
	} {
		if pl.isFile(l.file) {
			return l.manager
		}
	}
	return ""
}

// managerName is the manager to call scripts with.
func (n *nodePackage) managerName() string {
	if n.manager == "" {
		return "npm"
	}
	return n.manager
}

// runScript is how the manager runs a script.
func runScript(manager, script string) string {
	switch manager {
	case "yarn":
		switch script {
		case "install", "add", "remove", "publish", "pack", "why", "init", "link", "run", "exec", "node", "version", "config", "cache", "info", "audit", "workspace", "workspaces", "check":
			return "yarn run " + script
		}
		return "yarn " + script
	case "pnpm":
		switch script {
		case "test":
			return "pnpm test"
		}
		return "pnpm run " + script
	case "bun":
		return "bun run " + script
	}
	if script == "test" {
		return "npm test"
	}
	return "npm run " + script
}

// execTool is how the manager runs a program of a dependency.
func execTool(manager, command string) string {
	switch manager {
	case "yarn":
		return "yarn " + command
	case "pnpm":
		return "pnpm exec " + command
	case "bun":
		return "bunx " + command
	}
	return "npx " + command
}

// passFlags appends flags to a script call.
func passFlags(manager, call, flags string) string {
	if manager == "npm" {
		return call + " -- " + flags
	}
	return call + " " + flags
}

// nodeCall reads a call of a package manager: which script it runs, in which
// folder, or which program.
type nodeCall struct {
	manager string
	script  string
	dir     string
	filter  string   // the package a filter names
	all     bool     // in every workspace
	args    []string // what follows the script
	run     bool     // "run" was written
}

// call is the script's call as it was written, without arguments.
func (c nodeCall) call() string {
	if c.run {
		return c.manager + " run " + c.script
	}
	return c.manager + " " + c.script
}

// parseNodeCall recognises `npm test`, `pnpm -r run x`, `yarn workspace p x`.
// ok is false for install and the like.
func parseNodeCall(words []string) (c nodeCall, ok bool) {
	c.manager = commandName(words[0])
	switch c.manager {
	case "npm", "pnpm", "yarn", "bun":
	case "yarnpkg":
		c.manager = "yarn"
	case "corepack":
		if len(words) > 2 {
			return parseNodeCall(words[1:])
		}
		return c, false
	case "node":
		if len(words) > 2 && words[1] == "--run" {
			return nodeCall{manager: "npm", script: words[2]}, true
		}
		return c, false
	default:
		return c, false
	}
	w := words[1:]
	run := false
	for len(w) > 0 {
		f := w[0]
		name, val, eq := strings.Cut(f, "=")
		switch name {
		case "--filter", "-F", "-w", "--workspace", "-C", "--cwd", "--prefix", "--dir":
			if name == "-w" && c.manager == "pnpm" || name == "-w" && c.manager == "yarn" {
				w = w[1:]
				continue
			}
			if !eq && len(w) > 1 {
				val = w[1]
				w = w[1:]
			}
			if name == "-C" || name == "--cwd" || name == "--prefix" || name == "--dir" {
				c.dir = unquote(val)
			} else {
				c.filter = unquote(val)
			}
			w = w[1:]
			continue
		case "-r", "--recursive", "--workspaces", "-ws", "--parallel", "--stream", "--if-present", "-s", "--silent", "--include-workspace-root", "--workspace-root", "--aggregate-output", "--no-bail", "--quiet", "-q", "--offline", "--color", "--bail", "--bun", "--workspace-concurrency", "--reporter":
			if name == "-r" || name == "--recursive" || name == "--workspaces" || name == "-ws" {
				c.all = true
			}
			w = w[1:]
			continue
		}
		if strings.HasPrefix(f, "-") {
			w = w[1:]
			continue
		}
		if c.script == "" && !run {
			switch f {
			case "run", "run-script":
				run = true
				w = w[1:]
				continue
			case "workspace":
				if len(w) > 2 {
					c.filter = w[1]
					w = w[2:]
					continue
				}
			case "workspaces":
				c.all = true
				w = w[1:]
				if len(w) > 0 && w[0] == "foreach" {
					w = w[1:]
				}
				continue
			}
		}
		c.script = unquote(f)
		c.args = w[1:]
		break
	}
	if c.script == "t" || c.script == "tst" {
		c.script = "test"
	}
	c.run = run
	if !run {
		switch c.script {
		case "install", "ci", "i", "add", "remove", "exec", "dlx", "x", "create", "init", "link", "pack", "version", "outdated", "update", "up", "audit", "config", "cache", "why", "dedupe", "prune", "rebuild", "install-test", "it", "set", "login", "import", "store", "env", "node", "self-update", "ls", "list", "info", "view", "fetch", "approve-builds", "install-ci-test", "cit":
			return c, false
		}
		if c.manager == "bun" && c.script == "test" {
			return c, false // bun's own test runner, in the table of tools
		}
	}
	return c, c.script != ""
}

// members lists the folders of the workspace's packages, bounded.
func (pl *place) members() []string {
	n := pl.nodePackage()
	if n == nil {
		return nil
	}
	var globs []string
	globs = append(globs, n.workspaces...)
	return expandGlobs(pl.p, pl.dir, globs)
}

// maxMembers bounds how many packages of a workspace are looked at.
const maxMembers = 200

// expandGlobs lists the folders that simple workspace patterns name: a plain
// path, or a path with * as whole parts. ** is read as two levels.
func expandGlobs(p *project, dir string, globs []string) []string {
	var out []string
	add := func(d string) {
		if len(out) < maxMembers && p.isDir(d) && !slices.Contains(out, d) {
			out = append(out, d)
		}
	}
	for _, g := range globs {
		g = strings.TrimSuffix(strings.TrimPrefix(g, "./"), "/")
		if g == "" || strings.HasPrefix(g, "!") || len(out) >= maxMembers {
			continue
		}
		i := strings.Index(g, "*")
		if i < 0 {
			add(path.Join(dir, g))
			continue
		}
		base := path.Join(dir, path.Dir(g[:i]+"x"))
		rest := strings.TrimPrefix(g[len(path.Dir(g[:i]+"x")):], "/")
		if path.Dir(g[:i]+"x") == "." {
			rest = g
		}
		levels := strings.Count(rest, "/") + 1
		if strings.Contains(rest, "**") {
			levels = 2
		}
		cur := []string{base}
		for l := 0; l < levels && l < 2; l++ {
			var next []string
			for _, b := range cur {
				if p.isDir(b) {
					for _, name := range p.list(b) {
						if strings.HasPrefix(name, ".") || name == "node_modules" || len(next) > 2*maxMembers {
							continue
						}
						next = append(next, path.Join(b, name))
					}
				}
			}
			if strings.Contains(rest, "**") {
				for _, d := range next {
					if p.isFile(path.Join(d, "package.json")) || p.isFile(path.Join(d, "Cargo.toml")) {
						add(d)
					}
				}
			}
			cur = next
		}
		if !strings.Contains(rest, "**") {
			for _, d := range cur {
				if p.isFile(path.Join(d, "package.json")) || p.isFile(path.Join(d, "Cargo.toml")) {
					add(d)
				}
			}
		}
	}
	sort.Strings(out)
	return out
}
