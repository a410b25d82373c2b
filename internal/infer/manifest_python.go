package infer

import (
	"maps"
	"slices"
	"strings"
)

// pyProject is what is read of a Python project's files.
type pyProject struct {
	doc     map[string]any // pyproject.toml
	text    string         // all of it and of setup.cfg, tox.ini, requirements files, for a search of names
	tox     []recipe       // environments
	hasTox  bool
	toxList []string // env_list, factors expanded
	nox     []recipe // sessions
	hasNox  bool
	scripts []recipe // hatch, pdm, poe, rye, poetry-less task runners; name is the whole call
}

// get walks into pyproject.toml.
func (y *pyProject) get(keys ...string) any { return tomlGet(y.doc, keys...) }

// python returns the folder's Python files' facts, never nil.
func (pl *place) python() *pyProject {
	const bit = 256
	if pl.done&bit == 0 {
		pl.done |= bit
		pl.pyp = readPython(pl)
	}
	return pl.pyp
}

func readPython(pl *place) *pyProject {
	y := &pyProject{}
	if doc, ok := pl.p.toml(pl.file("pyproject.toml")); ok {
		y.doc = doc
	}
	var b strings.Builder
	for _, f := range [...]string{"pyproject.toml", "setup.cfg", "tox.ini", "requirements.txt", "requirements-dev.txt", "dev-requirements.txt", "requirements_dev.txt", "requirements/dev.txt", "requirements/tests.txt", "setup.py", "Pipfile", "test-requirements.txt", ".pre-commit-config.yaml"} {
		if pl.p.kind(pl.file(f)) == 'f' {
			if s, ok := pl.p.read(pl.file(f)); ok {
				b.WriteString(s)
				b.WriteByte('\n')
			}
		}
	}
	y.text = b.String()
	for _, f := range [...]string{"tox.ini", "setup.cfg"} {
		if s, ok := pl.p.read(pl.file(f)); ok {
			y.addToxINI(s, f == "setup.cfg")
		}
	}
	y.addToxTOML(y.get("tool", "tox"))
	if doc, ok := pl.p.toml(pl.file("tox.toml")); ok {
		y.addToxTOML(doc)
	}
	if s, ok := pl.p.read(pl.file("noxfile.py")); ok {
		y.hasNox = true
		y.nox = parseNoxfile(s)
	}
	y.addTaskTables()
	if doc, ok := pl.p.toml(pl.file("hatch.toml")); ok {
		y.addHatch(doc["envs"])
	}
	return y
}

// iniSections splits an INI text into sections of key → value lines.
type iniSection struct {
	name string
	keys []variable
}

func parseINI(src string) []iniSection {
	var out []iniSection
	for _, line := range strings.Split(src, "\n") {
		t := strings.TrimSpace(line)
		if t == "" || t[0] == '#' || t[0] == ';' {
			continue
		}
		if line[0] == '[' && strings.HasSuffix(t, "]") {
			out = append(out, iniSection{name: t[1 : len(t)-1]})
			continue
		}
		if len(out) == 0 {
			continue
		}
		s := &out[len(out)-1]
		if (line[0] == ' ' || line[0] == '\t') && len(s.keys) > 0 {
			s.keys[len(s.keys)-1].value += "\n" + t
			continue
		}
		i := strings.IndexAny(t, "=:")
		if i < 0 {
			continue
		}
		s.keys = append(s.keys, variable{strings.TrimSpace(t[:i]), strings.TrimSpace(t[i+1:])})
	}
	return out
}

func (s iniSection) get(key string) string {
	for _, k := range s.keys {
		if k.name == key {
			return k.value
		}
	}
	return ""
}

func (y *pyProject) addToxINI(src string, cfg bool) {
	for _, s := range parseINI(src) {
		name, ok := strings.CutPrefix(s.name, "testenv")
		switch {
		case s.name == "tox" || s.name == "tox:tox":
			y.hasTox = true
			list := s.get("envlist")
			if list == "" {
				list = s.get("env_list")
			}
			y.toxList = append(y.toxList, expandFactors(list)...)
		case ok && !cfg || ok && y.hasTox:
			y.hasTox = true
			for _, n := range expandFactors(strings.TrimPrefix(name, ":")) {
				y.tox = append(y.tox, recipe{name: n, body: toxCommands(s.get("commands"))})
			}
			if name == "" {
				y.tox = append(y.tox, recipe{name: "", body: toxCommands(s.get("commands"))})
			}
		}
	}
}

// toxCommands joins continued lines, drops conditions and substitutions.
func toxCommands(v string) []string {
	var out []string
	for _, l := range joinContinued(v) {
		l = strings.TrimSpace(l)
		if i := strings.Index(l, ": "); i > 0 && !strings.ContainsAny(l[:i], " ") {
			l = l[i+2:]
		}
		l = strings.TrimPrefix(strings.TrimSpace(l), "- ")
		if l = without(l, "{", "}"); l != "" {
			out = append(out, strings.Join(strings.Fields(l), " "))
		}
	}
	return out
}

// expandFactors expands py{310,311}-{a,b} and splits at commas and spaces.
func expandFactors(list string) []string {
	var out []string
	depth, start := 0, 0
	flush := func(s string) {
		s = strings.TrimSpace(s)
		if s == "" || strings.HasPrefix(s, "#") {
			return
		}
		i, j := strings.IndexByte(s, '{'), strings.IndexByte(s, '}')
		if i < 0 || j < i {
			if len(out) < 300 {
				out = append(out, s)
			}
			return
		}
		for _, f := range strings.Split(s[i+1:j], ",") {
			if len(out) < 300 {
				out = append(out, expandFactors(s[:i]+strings.TrimSpace(f)+s[j+1:])...)
			}
		}
	}
	for i := 0; i < len(list); i++ {
		switch c := list[i]; {
		case c == '{':
			depth++
		case c == '}':
			depth--
		case depth == 0 && (c == ',' || c == '\n' || c == ' '):
			flush(list[start:i])
			start = i + 1
		}
	}
	flush(list[start:])
	return out
}

func (y *pyProject) addToxTOML(v any) {
	m, ok := v.(map[string]any)
	if !ok {
		return
	}
	if s, ok := m["legacy_tox_ini"].(string); ok {
		y.addToxINI(s, false)
	}
	if l := tomlStrings(m["env_list"]); len(l) > 0 {
		y.hasTox = true
		y.toxList = append(y.toxList, l...)
	}
	if b, ok := m["env_run_base"].(map[string]any); ok {
		y.hasTox = true
		y.tox = append(y.tox, recipe{name: "", body: tomlStrings(b["commands"])})
	}
	if envs, ok := m["env"].(map[string]any); ok {
		y.hasTox = true
		for _, n := range slices.Sorted(maps.Keys(envs)) {
			if e, ok := envs[n].(map[string]any); ok {
				y.tox = append(y.tox, recipe{name: n, body: tomlStrings(e["commands"])})
			}
		}
	}
}

// parseNoxfile finds the session functions and what they run.
func parseNoxfile(src string) []recipe {
	var out []recipe
	pending := false
	name := ""
	for _, line := range strings.Split(src, "\n") {
		t := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(t, "@nox.session") || strings.HasPrefix(t, "@session"):
			pending, name = true, ""
			name = pyKeyword(t, "name=")
		case pending && strings.HasPrefix(t, "name="):
			name = pyKeyword(t, "name=")
		case pending && strings.HasPrefix(t, "def "):
			if name == "" {
				name, _, _ = strings.Cut(t[4:], "(")
			}
			out = append(out, recipe{name: name})
			pending = false
		case len(out) > 0 && (strings.Contains(t, "session.run(") || strings.Contains(t, "session.run_always(")):
			i := strings.Index(t, "(")
			var w []string
			for n, q := range strings.FieldsFunc(t[i:], func(r rune) bool { return r == '"' || r == '\'' }) {
				if n%2 == 1 {
					w = append(w, q)
				}
			}
			if len(w) > 0 {
				r := &out[len(out)-1]
				r.body = append(r.body, strings.Join(w, " "))
			}
		}
	}
	return out
}

func pyKeyword(t, key string) string {
	i := strings.Index(t, key)
	if i < 0 {
		return ""
	}
	return rubyName(t[i+len(key):])
}

// addTaskTables reads the task tables of pyproject.toml: pdm, poe, hatch,
// rye, taskipy, pixi.
func (y *pyProject) addTaskTables() {
	add := func(call string, v any) {
		m, ok := v.(map[string]any)
		if !ok {
			return
		}
		for _, n := range slices.Sorted(maps.Keys(m)) {
			if strings.HasPrefix(n, "_") {
				continue
			}
			r := recipe{name: call + " " + n}
			switch x := m[n].(type) {
			case map[string]any:
				for _, k := range [...]string{"cmd", "shell", "composite", "sequence", "chain"} {
					r.body = append(r.body, tomlStrings(x[k])...)
				}
			default:
				r.body = tomlStrings(x)
			}
			for i, b := range r.body {
				if name, _, _ := strings.Cut(b, " "); m[name] != nil && name != n {
					r.body[i] = call + " " + b
				}
				r.body[i] = strings.TrimSpace(stripBraces(r.body[i]))
			}
			y.scripts = append(y.scripts, r)
		}
	}
	add("pdm run", y.get("tool", "pdm", "scripts"))
	poe := "poe"
	if y.get("tool", "poetry") != nil {
		poe = "poetry run poe"
	} else if y.get("tool", "uv") != nil {
		poe = "uv run poe"
	}
	add(poe, y.get("tool", "poe", "tasks"))
	add("rye run", y.get("tool", "rye", "scripts"))
	add("task", y.get("tool", "taskipy", "tasks"))
	add("pixi run", y.get("tool", "pixi", "tasks"))
	y.addHatch(y.get("tool", "hatch", "envs"))
}

// addHatch reads the scripts of hatch environments, from pyproject.toml or
// hatch.toml.
func (y *pyProject) addHatch(v any) {
	envs, ok := v.(map[string]any)
	if !ok {
		return
	}
	for _, n := range slices.Sorted(maps.Keys(envs)) {
		call := "hatch run " + n + ":"
		if n == "default" {
			call = "hatch run "
		}
		if s, ok := tomlGet(envs, n, "scripts").(map[string]any); ok {
			for _, k := range slices.Sorted(maps.Keys(s)) {
				y.scripts = append(y.scripts, recipe{name: call + k, body: stripAll(tomlStrings(s[k]))})
			}
		}
	}
}

func stripAll(l []string) []string {
	for i := range l {
		l[i] = stripBraces(l[i])
	}
	return l
}

func stripBraces(s string) string {
	for n := 0; n < 10; n++ {
		i, j := strings.IndexByte(s, '{'), strings.IndexByte(s, '}')
		if i < 0 || j < i {
			return s
		}
		s = s[:i] + s[j+1:]
	}
	return s
}

func (y *pyProject) toxEnv(name string) *recipe { return recipeNamed(y.tox, name) }

// toxHas says whether an environment exists or can be made of factors.
func (y *pyProject) toxHas(name string) bool {
	if y.toxEnv(name) != nil || slices.Contains(y.toxList, name) {
		return true
	}
	return strings.HasPrefix(name, "py") && len(name) <= 8 // py, py3, py312, pypy3 are built in
}

func (y *pyProject) noxSession(name string) *recipe { return recipeNamed(y.nox, name) }

func (y *pyProject) script(call string) *recipe { return recipeNamed(y.scripts, call) }
