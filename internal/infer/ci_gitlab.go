package infer

import (
	"path"
	"strings"

	"goalkeeper/internal/yaml"
)

// gitlabWords are top-level keys that are no jobs.
var gitlabWords = [...]string{"stages", "variables", "include", "default", "workflow", "image", "services", "cache", "before_script", "after_script", "pages", "spec", "types"}

// gitlab reads .gitlab-ci.yml with its local includes, extends and anchors.
func (p *project) gitlab() []ciStep {
	file := p.firstFile(".", ".gitlab-ci.yml", ".gitlab-ci.yaml")
	if file == "" {
		return nil
	}
	type namedJob struct {
		name, file string
		v          any
	}
	var jobs []namedJob
	var load func(f string, depth int)
	seen := map[string]bool{}
	load = func(f string, depth int) {
		if seen[f] || depth > 3 || len(seen) > 20 {
			return
		}
		seen[f] = true
		src, ok := p.read(f)
		if !ok {
			return
		}
		doc, err := yaml.Parse(src)
		if err != nil {
			p.note(f, "it is no valid YAML")
			return
		}
		for _, inc := range yaml.List(yaml.Get(doc, "include")) {
			local := yaml.Text(inc)
			if local == "" {
				local = yaml.Text(yaml.Get(inc, "local"))
			}
			if local != "" && !strings.Contains(local, "://") && !strings.Contains(local, "*") {
				load(path.Clean(strings.TrimPrefix(local, "/")), depth+1)
			}
		}
		yaml.Each(doc, func(k string, v any) {
			for _, w := range gitlabWords {
				if k == w {
					return
				}
			}
			if len(jobs) < 300 {
				jobs = append(jobs, namedJob{k, f, v})
			}
		})
	}
	load(file, 0)
	find := func(name string) any {
		for i := len(jobs) - 1; i >= 0; i-- {
			if jobs[i].name == name {
				return jobs[i].v
			}
		}
		return nil
	}
	var script func(v any, depth int) []string
	script = func(v any, depth int) []string {
		if s := yaml.Strings(yaml.Get(v, "script")); len(s) > 0 {
			return s
		}
		if depth > 4 {
			return nil
		}
		ext := yaml.Strings(yaml.Get(v, "extends"))
		for i := len(ext) - 1; i >= 0; i-- {
			if s := script(find(ext[i]), depth+1); len(s) > 0 {
				return s
			}
		}
		return nil
	}
	var out []ciStep
	for _, j := range jobs {
		if strings.HasPrefix(j.name, ".") {
			continue
		}
		rank := min(0, flowRank(j.name))
		stage := yaml.Text(yaml.Get(j.v, "stage"))
		if shipsOnly(j.name) || shipsOnly(stage) {
			rank -= 30
		}
		if yaml.Text(yaml.Get(j.v, "allow_failure")) == "true" {
			continue
		}
		if yaml.Text(yaml.Get(j.v, "when")) == "manual" {
			rank -= 20
		}
		lines := script(j.v, 0)
		if len(lines) == 0 {
			continue
		}
		env := append(gitlabVars(j.v), gitlabVars(find("default"))...)
		var m []variable
		for _, ax := range yaml.List(yaml.Get(j.v, "parallel", "matrix")) {
			yaml.Each(ax, func(k string, v any) {
				for _, s := range yaml.Strings(v) {
					m = append(m, variable{k, s})
				}
			})
		}
		if len(m) > 0 {
			env = append(env, m[0])
		}
		out = append(out, ciStep{run: shellEnv(strings.Join(lines, "\n"), env), where: j.file + ", job " + j.name, file: j.file, rank: rankCI + rank, name: j.name})
	}
	return out
}

func gitlabVars(v any) []variable {
	var out []variable
	yaml.Each(yaml.Get(v, "variables"), func(k string, x any) { out = append(out, variable{k, yaml.Text(x)}) })
	return out
}
