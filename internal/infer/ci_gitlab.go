package infer

import (
	"path"
	"strings"
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
		doc, err := parseYAML(stripTags(src))
		if err != nil {
			p.note(f, "it is no valid YAML")
			return
		}
		for _, inc := range yamlList(yamlGet(doc, "include")) {
			local := yamlText(inc)
			if local == "" {
				local = yamlText(yamlGet(inc, "local"))
			}
			if local != "" && !strings.Contains(local, "://") && !strings.Contains(local, "*") {
				load(path.Clean(strings.TrimPrefix(local, "/")), depth+1)
			}
		}
		yamlEach(doc, func(k string, v any) {
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
		if s := yamlStrings(yamlGet(v, "script")); len(s) > 0 {
			return s
		}
		if depth > 4 {
			return nil
		}
		ext := yamlStrings(yamlGet(v, "extends"))
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
		stage := yamlText(yamlGet(j.v, "stage"))
		if shipsOnly(j.name) || shipsOnly(stage) {
			rank -= 30
		}
		if yamlText(yamlGet(j.v, "allow_failure")) == "true" {
			continue
		}
		if yamlText(yamlGet(j.v, "when")) == "manual" {
			rank -= 20
		}
		lines := script(j.v, 0)
		if len(lines) == 0 {
			continue
		}
		env := append(gitlabVars(j.v), gitlabVars(find("default"))...)
		var m []variable
		for _, ax := range yamlList(yamlGet(j.v, "parallel", "matrix")) {
			yamlEach(ax, func(k string, v any) {
				for _, s := range yamlStrings(v) {
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
	yamlEach(yamlGet(v, "variables"), func(k string, x any) { out = append(out, variable{k, yamlText(x)}) })
	return out
}

// stripTags drops GitLab's own YAML tags, which only its server resolves.
func stripTags(src string) string {
	if !strings.Contains(src, "!reference") {
		return src
	}
	return strings.ReplaceAll(src, "!reference", "")
}
