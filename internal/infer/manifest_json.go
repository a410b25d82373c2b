package infer

import (
	"strings"

	"goalkeeper/internal/jsontext"
)

// composer reads the scripts of a composer.json.
func (pl *place) composer() *recipes {
	const bit = 16
	if pl.done&bit == 0 {
		pl.done |= bit
		if pl.isFile("composer.json") || pl.p.kind(pl.file("composer.json")) == 'd' {
			if src, ok := pl.p.read(pl.file("composer.json")); ok {
				if !jsontext.Valid(src) {
					pl.p.note(pl.file("composer.json"), "it is no valid JSON")
				} else {
					pl.comp = &recipes{file: pl.file("composer.json"), call: "composer", list: jsonScripts(jsontext.Parse(src).Get("scripts"))}
				}
			}
		}
	}
	return pl.comp
}

func jsonScripts(v jsontext.Value) []recipe {
	var out []recipe
	v.ForEach(func(k, v jsontext.Value) bool {
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
				if !jsontext.Valid(src) {
					pl.p.note(f, "it is no valid JSON")
				} else {
					pl.deno = &recipes{file: f, call: "deno task", list: jsonScripts(jsontext.Parse(src).Get("tasks"))}
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
