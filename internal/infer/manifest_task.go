package infer

import (
	"strings"

	"goalkeeper/internal/yaml"
)

// taskfile reads the tasks of a Taskfile.
func (pl *place) taskfile() *recipes {
	const bit = 8
	if pl.done&bit == 0 {
		pl.done |= bit
		if f := pl.first("Taskfile.yml", "Taskfile.yaml", "taskfile.yml", "taskfile.yaml", "Taskfile.dist.yml", "Taskfile.dist.yaml"); f != "" {
			if src, ok := pl.p.read(f); ok {
				doc, err := yaml.Parse(src)
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
	yaml.Each(yaml.Get(doc, "tasks"), func(name string, v any) {
		r := recipe{name: name}
		cmds := v
		if c := yaml.Get(v, "cmds"); c != nil {
			cmds = c
		} else if c := yaml.Get(v, "cmd"); c != nil {
			cmds = c
		}
		for _, c := range yaml.List(cmds) {
			if s, ok := c.(string); ok {
				r.body = append(r.body, without(s, "{{", "}}"))
			} else if s := yaml.Text(yaml.Get(c, "cmd")); s != "" {
				r.body = append(r.body, without(s, "{{", "}}"))
			} else if t := yaml.Text(yaml.Get(c, "task")); t != "" {
				r.deps = append(r.deps, strings.TrimPrefix(t, ":"))
			}
		}
		for _, d := range yaml.List(yaml.Get(v, "deps")) {
			if s, ok := d.(string); ok {
				r.deps = append(r.deps, s)
			} else if t := yaml.Text(yaml.Get(d, "task")); t != "" {
				r.deps = append(r.deps, t)
			}
		}
		if yaml.Get(v, "requires") != nil {
			r.args = true
		}
		if len(out) < 400 && yaml.Text(yaml.Get(v, "internal")) != "true" {
			out = append(out, r)
		}
	})
	return out
}
