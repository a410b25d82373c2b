package infer

import (
	"strings"

	"github.com/tidwall/gjson"
)

// recipes are the named scripts of one runner's file.
type recipes struct {
	file string
	call string // how one is run: call + " " + name
	list []recipe
}

func (r *recipes) find(name string) *recipe {
	if r == nil {
		return nil
	}
	for i := range r.list {
		if r.list[i].name == name {
			return &r.list[i]
		}
	}
	return nil
}

// justfile reads the recipes of a justfile.
func (pl *place) justfile() *recipes {
	const bit = 4
	if pl.done&bit == 0 {
		pl.done |= bit
		if f := pl.first("justfile", "Justfile", ".justfile", "JUSTFILE"); f != "" {
			if src, ok := pl.p.read(f); ok {
				pl.just = &recipes{file: f, call: "just", list: parseJustfile(src)}
			}
		}
	}
	return pl.just
}

func parseJustfile(src string) []recipe {
	var out []recipe
	var vars []variable
	cur := -1
	for _, line := range joinContinued(src) {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if line[0] == ' ' || line[0] == '\t' {
			if cur >= 0 && len(out[cur].body) < 60 {
				t := strings.TrimLeft(strings.TrimSpace(line), "@-")
				if t != "" && !strings.HasPrefix(t, "#") {
					out[cur].body = append(out[cur].body, justExpand(t, vars))
				}
			}
			continue
		}
		cur = -1
		if strings.HasPrefix(line, "[") || strings.HasPrefix(line, "set ") || strings.HasPrefix(line, "import") || strings.HasPrefix(line, "mod ") {
			continue
		}
		if i := strings.Index(line, ":="); i > 0 {
			name := strings.TrimSpace(strings.TrimPrefix(line[:i], "export "))
			if strings.HasPrefix(name, "alias ") {
				out = append(out, recipe{name: strings.TrimSpace(name[6:]), deps: []string{strings.TrimSpace(line[i+2:])}})
				continue
			}
			if !strings.ContainsAny(name, " \t") {
				vars = append(vars, variable{name, unquote(strings.TrimSpace(line[i+2:]))})
				continue
			}
		}
		head, deps, ok := strings.Cut(line, ":")
		if !ok || len(out) > 400 {
			continue
		}
		f := strings.Fields(strings.TrimPrefix(strings.TrimSpace(head), "@"))
		if len(f) == 0 {
			continue
		}
		r := recipe{name: f[0]}
		for _, a := range f[1:] {
			if !strings.ContainsAny(a, "=*") {
				r.args = true
			}
		}
		if h := strings.IndexByte(deps, '#'); h >= 0 {
			deps = deps[:h]
		}
		r.deps = append(r.deps, strings.Fields(strings.NewReplacer("&&", " ", "(", " ", ")", " ").Replace(deps))...)
		out = append(out, r)
		cur = len(out) - 1
	}
	return out
}

func justExpand(s string, vars []variable) string {
	for n := 0; n < 20; n++ {
		i := strings.Index(s, "{{")
		j := strings.Index(s, "}}")
		if i < 0 || j < i {
			break
		}
		name := strings.TrimSpace(s[i+2 : j])
		val := ""
		for _, v := range vars {
			if v.name == name {
				val = v.value
			}
		}
		s = s[:i] + val + s[j+2:]
	}
	return strings.Join(strings.Fields(s), " ")
}

// taskfile reads the tasks of a Taskfile.
func (pl *place) taskfile() *recipes {
	const bit = 8
	if pl.done&bit == 0 {
		pl.done |= bit
		if f := pl.first("Taskfile.yml", "Taskfile.yaml", "taskfile.yml", "taskfile.yaml", "Taskfile.dist.yml", "Taskfile.dist.yaml"); f != "" {
			if src, ok := pl.p.read(f); ok {
				doc, err := parseYAML(src)
				if err != nil {
					pl.p.note(f, "it is no valid YAML")
				} else {
					pl.task = &recipes{file: f, call: "task", list: taskRecipes(doc)}
				}
			}
		}
	}
	return pl.task
}

func taskRecipes(doc any) []recipe {
	var out []recipe
	yamlEach(yamlGet(doc, "tasks"), func(name string, v any) {
		r := recipe{name: name}
		cmds := v
		if c := yamlGet(v, "cmds"); c != nil {
			cmds = c
		} else if c := yamlGet(v, "cmd"); c != nil {
			cmds = c
		}
		for _, c := range yamlList(cmds) {
			if s, ok := c.(string); ok {
				r.body = append(r.body, templated(s))
			} else if s := yamlText(yamlGet(c, "cmd")); s != "" {
				r.body = append(r.body, templated(s))
			} else if t := yamlText(yamlGet(c, "task")); t != "" {
				r.deps = append(r.deps, strings.TrimPrefix(t, ":"))
			}
		}
		for _, d := range yamlList(yamlGet(v, "deps")) {
			if s, ok := d.(string); ok {
				r.deps = append(r.deps, s)
			} else if t := yamlText(yamlGet(d, "task")); t != "" {
				r.deps = append(r.deps, t)
			}
		}
		if yamlGet(v, "requires") != nil {
			r.args = true
		}
		if len(out) < 400 && yamlText(yamlGet(v, "internal")) != "true" {
			out = append(out, r)
		}
	})
	return out
}

// templated drops the {{…}} parts of a task's command.
func templated(s string) string {
	for n := 0; n < 20; n++ {
		i := strings.Index(s, "{{")
		j := strings.Index(s, "}}")
		if i < 0 || j < i {
			break
		}
		s = s[:i] + s[j+2:]
	}
	return s
}

// composer reads the scripts of a composer.json.
func (pl *place) composer() *recipes {
	const bit = 16
	if pl.done&bit == 0 {
		pl.done |= bit
		if pl.isFile("composer.json") || pl.p.kind(pl.file("composer.json")) == 'd' {
			if src, ok := pl.p.read(pl.file("composer.json")); ok {
				if !gjson.Valid(src) {
					pl.p.note(pl.file("composer.json"), "it is no valid JSON")
				} else {
					pl.comp = &recipes{file: pl.file("composer.json"), call: "composer", list: jsonScripts(gjson.Get(src, "scripts"))}
				}
			}
		}
	}
	return pl.comp
}

func jsonScripts(v gjson.Result) []recipe {
	var out []recipe
	v.ForEach(func(k, v gjson.Result) bool {
		r := recipe{name: k.String()}
		list := v.Array()
		if v.IsObject() { // deno: {"command": …, "dependencies": […]}
			list = v.Get("command").Array()
			for _, d := range v.Get("dependencies").Array() {
				r.deps = append(r.deps, d.String())
			}
		}
		for _, c := range list {
			s := c.String()
			if strings.HasPrefix(s, "@") {
				f := strings.Fields(s[1:])
				switch {
				case len(f) == 0:
				case f[0] == "php":
					r.body = append(r.body, s[1:])
				case f[0] == "putenv":
				case f[0] == "composer" && len(f) > 1:
					r.body = append(r.body, s[1:])
				default:
					r.deps = append(r.deps, f[0])
				}
				continue
			}
			r.body = append(r.body, s)
		}
		if len(out) < 400 {
			out = append(out, r)
		}
		return true
	})
	return out
}

// denoTasks reads the tasks of a deno.json. Comments are cut, as deno allows
// them.
func (pl *place) denoTasks() *recipes {
	const bit = 32
	if pl.done&bit == 0 {
		pl.done |= bit
		if f := pl.first("deno.json", "deno.jsonc"); f != "" {
			if src, ok := pl.p.read(f); ok {
				src = stripJSONComments(src)
				if !gjson.Valid(src) {
					pl.p.note(f, "it is no valid JSON")
				} else {
					pl.deno = &recipes{file: f, call: "deno task", list: jsonScripts(gjson.Get(src, "tasks"))}
				}
			}
		}
	}
	return pl.deno
}

// stripJSONComments blanks // and /* */ comments and trailing commas.
func stripJSONComments(s string) string {
	b := []byte(s)
	in := false
	for i := 0; i < len(b); i++ {
		switch {
		case in:
			if b[i] == '\\' {
				i++
			} else if b[i] == '"' {
				in = false
			}
		case b[i] == '"':
			in = true
		case b[i] == '/' && i+1 < len(b) && b[i+1] == '/':
			for i < len(b) && b[i] != '\n' {
				b[i] = ' '
				i++
			}
		case b[i] == '/' && i+1 < len(b) && b[i+1] == '*':
			for i < len(b) {
				if b[i] == '*' && i+1 < len(b) && b[i+1] == '/' {
					b[i], b[i+1] = ' ', ' '
					break
				}
				b[i] = ' '
				i++
			}
		case b[i] == ',':
			j := i + 1
			for j < len(b) && (b[j] == ' ' || b[j] == '\n' || b[j] == '\t' || b[j] == '\r') {
				j++
			}
			if j < len(b) && (b[j] == '}' || b[j] == ']') {
				b[i] = ' '
			}
		}
	}
	return string(b)
}

// rakefile reads task names of a Rakefile and of the usual generators.
func (pl *place) rakefile() *recipes {
	const bit = 64
	if pl.done&bit == 0 {
		pl.done |= bit
		if f := pl.first("Rakefile", "rakefile", "Rakefile.rb"); f != "" {
			if src, ok := pl.p.read(f); ok {
				pl.rake = &recipes{file: f, call: "bundle exec rake", list: parseRakefile(src)}
				for _, n := range pl.p.list(pl.file("tasks")) {
					if strings.HasSuffix(n, ".rake") {
						if s, ok := pl.p.read(pl.file("tasks/" + n)); ok {
							pl.rake.list = append(pl.rake.list, parseRakefile(s)...)
						}
					}
				}
				if strings.Contains(src, "load_tasks") && !strings.Contains(src, "Bundler") { // a Rails application
					if pl.p.isDir(pl.file("test")) && pl.rake.find("test") == nil {
						pl.rake.list = append(pl.rake.list, recipe{name: "test"})
					}
				}
				if !pl.isFile("Gemfile") && !pl.isFile("gems.rb") {
					pl.rake.call = "rake"
				}
			}
		}
	}
	return pl.rake
}

// rakeGenerators are classes whose instances define a task.
var rakeGenerators = [...]struct{ class, name string }{
	{"Rake::TestTask", "test"}, {"RSpec::Core::RakeTask", "spec"}, {"RuboCop::RakeTask", "rubocop"}, {"Minitest::TestTask", "test"},
	{"YARD::Rake::YardocTask", "yard"}, {"Cucumber::Rake::Task", "cucumber"}, {"Hoe.spec", "test"}, {"Rake::ExtensionTask", "compile"},
	{"bundler/gem_tasks", "build"}, {"standard/rake", "standard"},
}

func parseRakefile(src string) []recipe {
	var out []recipe
	add := func(name string, deps []string) {
		for i := range out {
			if out[i].name == name {
				out[i].deps = append(out[i].deps, deps...)
				return
			}
		}
		if name != "" && len(out) < 300 {
			out = append(out, recipe{name: name, deps: deps})
		}
	}
	var ns []string
	for _, line := range strings.Split(src, "\n") {
		t := strings.TrimSpace(line)
		if strings.HasPrefix(t, "#") {
			continue
		}
		if strings.HasPrefix(t, "namespace ") {
			ns = append(ns[:0], rubyName(t[len("namespace "):]))
			continue
		}
		if line == "end" {
			ns = ns[:0]
		}
		prefix := ""
		if len(ns) > 0 && line != t {
			prefix = ns[0] + ":"
		}
		for _, g := range rakeGenerators {
			if strings.Contains(t, g.class) {
				name := g.name
				if i := strings.Index(t, ".new(:"); i >= 0 {
					name = rubyName(t[i+len(".new("):])
				} else if i := strings.Index(t, ".create(:"); i >= 0 {
					name = rubyName(t[i+len(".create("):])
				} else if i := strings.Index(t, ".new(\""); i >= 0 {
					name = rubyName(t[i+len(".new("):])
				}
				add(prefix+name, nil)
			}
		}
		for _, kw := range [...]string{"task ", "task(", "multitask "} {
			if !strings.HasPrefix(t, kw) {
				continue
			}
			rest := t[len(kw):]
			name := rubyName(rest)
			var deps []string
			if i := strings.Index(rest, "=>"); i >= 0 {
				deps = rubyNames(rest[i+2:])
			} else if i := strings.Index(rest, ": "); i >= 0 && !strings.HasPrefix(rest, ":") {
				deps = rubyNames(rest[i+2:])
			}
			add(prefix+name, deps)
		}
	}
	return out
}

// rubyName reads a leading :sym, "string", 'string' or word.
func rubyName(s string) string {
	s = strings.TrimLeft(s, " (")
	q := byte(0)
	if s != "" && (s[0] == '"' || s[0] == '\'') {
		q, s = s[0], s[1:]
	} else {
		s = strings.TrimPrefix(s, ":")
		if s != "" && (s[0] == '"' || s[0] == '\'') {
			q, s = s[0], s[1:]
		}
	}
	for i := 0; i < len(s); i++ {
		c := s[i]
		if q != 0 && c == q || q == 0 && !(c == '_' || c == '-' || c == '?' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
			return s[:i]
		}
	}
	return s
}

func rubyNames(s string) []string {
	s, _, _ = strings.Cut(s, " do")
	s = strings.TrimPrefix(strings.TrimPrefix(strings.TrimSpace(s), "%i"), "%w")
	var out []string
	for _, f := range strings.FieldsFunc(s, func(r rune) bool { return r == ',' || r == '[' || r == ']' || r == ' ' || r == '(' || r == ')' }) {
		if n := rubyName(f); n != "" {
			out = append(out, n)
		}
	}
	return out
}

// mixAliases reads the aliases of a mix.exs.
func (pl *place) mixAliases() *recipes {
	const bit = 128
	if pl.done&bit == 0 {
		pl.done |= bit
		if src, ok := pl.p.read(pl.file("mix.exs")); ok {
			pl.mix = &recipes{file: pl.file("mix.exs"), call: "mix", list: parseMixAliases(src)}
		}
	}
	return pl.mix
}

func parseMixAliases(src string) []recipe {
	i := strings.Index(src, "defp aliases")
	if i < 0 {
		if i = strings.Index(src, "def aliases"); i < 0 {
			if i = strings.Index(src, "aliases: ["); i < 0 {
				return nil
			}
		}
	}
	s := src[i:]
	if j := strings.Index(s, "\n  end"); j > 0 {
		s = s[:j]
	}
	var out []recipe
	for _, part := range strings.Split(strings.Join(strings.Fields(s), " "), "]") {
		k := strings.LastIndex(part, ": [")
		if k < 0 {
			continue
		}
		name := part[:k]
		if c := strings.LastIndexAny(name, " [,"); c >= 0 {
			name = name[c+1:]
		}
		r := recipe{name: strings.Trim(name, `"`)}
		for n, q := range strings.Split(part[k+3:], `"`) {
			if n%2 == 1 {
				r.body = append(r.body, "mix "+q)
			}
		}
		if r.name != "" && r.name != "aliases" {
			out = append(out, r)
		}
	}
	return out
}
