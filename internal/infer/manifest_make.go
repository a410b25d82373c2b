package infer

import (
	"path"
	"strings"
)

// makefile is what is read of a Makefile and of the files it includes.
type makefile struct {
	file     string
	targets  []recipe
	patterns []recipe // "test-%", with what it needs
	vars     []variable
	defaultT string // the first target
	generics bool   // rules are made at run time: a missing target may exist
}

type variable struct{ name, value string }

func (m *makefile) find(name string) *recipe {
	if r := recipeNamed(m.targets, name); r != nil {
		return r
	}
	for _, p := range m.patterns { // "%: common-%" hands the name on
		for _, d := range p.deps {
			if p.name == "%" && strings.Contains(d, "%") {
				to := strings.Replace(d, "%", name, 1)
				for i := range m.targets {
					if m.targets[i].name == to {
						return &recipe{name: name, deps: []string{to}, file: m.targets[i].file}
					}
				}
			}
		}
	}
	return nil
}

// matches says whether a pattern rule makes the target.
func (m *makefile) matches(name string) bool {
	for _, p := range m.patterns {
		pre, post, _ := strings.Cut(p.name, "%")
		if pre != "" && len(name) > len(pre)+len(post) && strings.HasPrefix(name, pre) && strings.HasSuffix(name, post) {
			return true
		}
	}
	return false
}

// makefile returns the Makefile of the folder, nil if there is none.
func (pl *place) makefile() *makefile {
	const bit = 1
	if pl.done&bit == 0 {
		pl.done |= bit
		if f := pl.first("GNUmakefile", "makefile", "Makefile"); f != "" {
			m := &makefile{file: f}
			m.load(pl.p, f, pl.dir, 0)
			pl.make = m
		}
	}
	return pl.make
}

func (m *makefile) load(p *project, file, dir string, depth int) {
	src, ok := p.read(file)
	if !ok {
		return
	}
	m.parse(src, file, func(inc string) {
		if depth > 3 {
			return
		}
		inc = m.expand(inc, 0)
		for _, name := range strings.Fields(inc) {
			name = strings.TrimPrefix(strings.TrimPrefix(name, "$(CURDIR)/"), "./")
			if strings.Contains(name, "*") {
				d, pat := path.Split(name)
				for _, n := range p.list(path.Join(dir, path.Clean("./"+d))) {
					if ok, _ := path.Match(pat, n); ok {
						m.load(p, path.Join(dir, d, n), dir, depth+1)
					}
				}
				continue
			}
			if strings.ContainsAny(name, "$(") {
				m.generics = true
				continue
			}
			f := path.Join(dir, name)
			m.load(p, f, dir, depth+1)
		}
	})
}

// parse reads rules and variables; conditionals are read on both sides.
func (m *makefile) parse(src, file string, include func(string)) {
	lines := joinContinued(src)
	var cur []int // targets the recipe lines belong to
	inDefine := false
	for _, line := range lines {
		if inDefine {
			if strings.HasPrefix(strings.TrimSpace(line), "endef") {
				inDefine = false
			}
			continue
		}
		if strings.HasPrefix(line, "\t") {
			if t := strings.TrimSpace(line); t != "" && !strings.HasPrefix(t, "#") {
				for _, i := range cur {
					if len(m.targets[i].body) < 60 {
						m.targets[i].body = append(m.targets[i].body, t)
					}
				}
			}
			continue
		}
		t := strings.TrimSpace(line)
		if t == "" || t[0] == '#' {
			continue
		}
		word, rest, _ := strings.Cut(t, " ")
		switch word {
		case "include", "-include", "sinclude":
			include(strings.TrimSpace(rest))
			continue
		case "define":
			inDefine = true
			continue
		case "ifdef", "ifndef", "ifeq", "ifneq", "else", "endif", "vpath", "unexport":
			continue
		case "export", "override":
			t = strings.TrimSpace(rest)
		}
		if strings.HasPrefix(t, "$(eval") || strings.HasPrefix(t, "$(foreach") || strings.HasPrefix(t, "$(call") {
			m.generics = true
			continue
		}
		if name, value, ok := assignment(t); ok {
			m.set(name, value)
			continue
		}
		head, tail, ok := strings.Cut(t, ":")
		if !ok {
			continue
		}
		tail = strings.TrimPrefix(tail, ":")
		if h := strings.IndexByte(tail, '#'); h >= 0 {
			tail = tail[:h]
		}
		var inline string
		tail, inline, _ = strings.Cut(tail, ";")
		if _, _, isVar := assignment(strings.TrimSpace(tail)); isVar {
			continue // a target's own variable
		}
		cur = cur[:0]
		names := strings.Fields(m.expand(head, 0))
		deps := strings.Fields(strings.ReplaceAll(m.expand(tail, 0), "|", " "))
		for _, n := range names {
			if n == ".PHONY" {
				continue
			}
			if n == ".DEFAULT" {
				m.generics = true // every goal is handed on
			}
			if strings.HasPrefix(n, ".") || strings.ContainsAny(n, "$()") {
				continue
			}
			if strings.Contains(n, "%") {
				m.patterns = append(m.patterns, recipe{name: n, deps: deps})
				continue
			}
			i := -1
			for k := range m.targets {
				if m.targets[k].name == n {
					i = k
				}
			}
			if i < 0 {
				if len(m.targets) > 1500 {
					continue
				}
				if m.defaultT == "" {
					m.defaultT = n
				}
				m.targets = append(m.targets, recipe{name: n, file: file})
				i = len(m.targets) - 1
			}
			m.targets[i].deps = append(m.targets[i].deps, deps...)
			if s := strings.TrimSpace(inline); s != "" {
				m.targets[i].body = append(m.targets[i].body, s)
			}
			cur = append(cur, i)
		}
	}
}

// joinContinued splits into lines, joining those that end in a backslash.
func joinContinued(src string) []string {
	raw := strings.Split(src, "\n")
	var out []string
	for i := 0; i < len(raw); i++ {
		l := raw[i]
		for strings.HasSuffix(l, "\\") && !strings.HasSuffix(l, "\\\\") && i+1 < len(raw) {
			i++
			l = strings.TrimSuffix(l, "\\") + " " + strings.TrimSpace(raw[i])
		}
		out = append(out, l)
	}
	return out
}

func assignment(t string) (name, value string, ok bool) {
	for i := 0; i < len(t); i++ {
		switch t[i] {
		case '=':
			n := strings.TrimSpace(strings.TrimRight(t[:i], ":?+!"))
			if n == "" || strings.ContainsAny(n, " \t$(:") {
				return "", "", false
			}
			v := t[i+1:]
			return n, strings.TrimSpace(v), true
		case ' ', '\t':
			r := strings.TrimLeft(t[i:], " \t")
			if !strings.HasPrefix(r, "=") && !strings.HasPrefix(r, ":=") && !strings.HasPrefix(r, "?=") && !strings.HasPrefix(r, "+=") && !strings.HasPrefix(r, "::=") && !strings.HasPrefix(r, "!=") {
				return "", "", false
			}
		case ':':
			if !strings.HasPrefix(t[i:], ":=") && !strings.HasPrefix(t[i:], "::=") && !strings.HasPrefix(t[i:], ":::=") {
				return "", "", false
			}
		}
	}
	return "", "", false
}

func (m *makefile) set(name, value string) {
	for i := range m.vars {
		if m.vars[i].name == name {
			return // the first value: a default and its override are both local
		}
	}
	if len(m.vars) < 400 {
		m.vars = append(m.vars, variable{name, value})
	}
}

// expand replaces plain variable references. Functions and unknown names are
// left as they stand.
func (m *makefile) expand(s string, depth int) string {
	if depth > 6 || !strings.Contains(s, "$") || len(s) > 4000 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '$' || i+1 >= len(s) {
			b.WriteByte(s[i])
			continue
		}
		switch c := s[i+1]; {
		case c == '$':
			b.WriteByte('$')
			i++
		case c == '(' || c == '{':
			end := strings.IndexAny(s[i:], ")}")
			if end < 0 {
				b.WriteString(s[i:])
				return b.String()
			}
			name := s[i+2 : i+end]
			v, ok := m.value(name)
			if !ok || strings.ContainsAny(name, " $(") {
				if name == "MAKE" {
					b.WriteString("make")
					i += end
					continue
				}
				// keep the whole reference, nested ones too
				n := closing(s[i+1:])
				b.WriteString(s[i : i+1+n])
				i += n
				continue
			}
			b.WriteString(m.expand(v, depth+1))
			i += end
		default:
			b.WriteByte('$')
		}
	}
	return b.String()
}

// closing is the length of the bracketed text s begins with.
func closing(s string) int {
	depth := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '{':
			depth++
		case ')', '}':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(s)
}

func (m *makefile) value(name string) (string, bool) {
	for _, v := range m.vars {
		if v.name == name {
			return v.value, true
		}
	}
	return "", false
}

// shellLine turns a recipe line into shell: prefixes off, variables in,
// references that stay made harmless.
func (m *makefile) shellLine(line string) (sh string, ignored bool) {
	for len(line) > 0 && strings.ContainsRune("@-+ ", rune(line[0])) {
		ignored = ignored || line[0] == '-'
		line = line[1:]
	}
	return harmless(m.expand(line, 0)), ignored
}

// harmless replaces what is left of make and CI references by a shell
// variable, so that the line parses.
func harmless(s string) string {
	for n := 0; n < 40; n++ {
		i := strings.Index(s, "$(")
		if i < 0 {
			break
		}
		e := closing(s[i+1:])
		s = s[:i] + "${_}" + s[i+1+e:]
	}
	return s
}
