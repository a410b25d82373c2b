package infer

import "strings"

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
		if r := recipeNamed(out, name); r != nil {
			r.deps = append(r.deps, deps...)
			return
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
