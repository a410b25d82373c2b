package infer

import "strings"

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
