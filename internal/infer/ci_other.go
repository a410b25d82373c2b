package infer

import (
	"path"
	"strings"

	"goalkeeper/internal/yaml"
)

// yamlFile reads a YAML file of a CI system.
func (p *project) yamlFile(file string) (any, bool) {
	if file == "" || p.kind(file) == 0 {
		return nil, false
	}
	src, ok := p.read(file)
	if !ok {
		return nil, false
	}
	doc, err := yaml.Parse(src)
	if err != nil {
		p.note(file, "it is no valid YAML")
		return nil, false
	}
	return doc, true
}

func jobStep(file, job, run, dir string, rank int) ciStep {
	r := min(0, flowRank(job)) + rank
	if shipsOnly(job) {
		r -= 30
	}
	return ciStep{run: run, dir: dir, where: file + ", job " + job, file: file, rank: rankCI + r, name: job}
}

// circle reads .circleci/config.yml: jobs and their own commands.
func (p *project) circle() []ciStep {
	file := p.firstFile(".circleci", "config.yml", "config.yaml")
	doc, ok := p.yamlFile(file)
	if !ok {
		return nil
	}
	commands := yaml.Get(doc, "commands")
	var out []ciStep
	yaml.Each(yaml.Get(doc, "jobs"), func(name string, job any) {
		dir := strings.TrimPrefix(strings.TrimPrefix(yaml.Text(yaml.Get(job, "working_directory")), "~/project"), "/")
		if strings.HasPrefix(dir, "~") {
			dir = ""
		}
		var walk func(steps any, depth int)
		walk = func(steps any, depth int) {
			for _, st := range yaml.List(steps) {
				run := yaml.Get(st, "run")
				text := yaml.Text(run)
				d := dir
				if text == "" {
					text = yaml.Text(yaml.Get(run, "command"))
					if w := yaml.Text(yaml.Get(run, "working_directory")); w != "" {
						d = strings.TrimPrefix(w, "~/project/")
					}
					if yaml.Text(yaml.Get(run, "when")) == "on_fail" {
						continue
					}
				}
				if text != "" && !strings.Contains(text, "<<") && len(out) < 400 {
					out = append(out, jobStep(file, name, text, d, 0))
					continue
				}
				if s := yaml.Get(st, "when", "steps"); s != nil {
					walk(s, depth+1)
				}
				if depth > 3 {
					continue
				}
				key := yaml.Text(st)
				if key == "" {
					yaml.Each(st, func(k string, _ any) { key = k })
				}
				if c := yaml.Get(commands, key); c != nil {
					walk(yaml.Get(c, "steps"), depth+1)
				}
			}
		}
		walk(yaml.Get(job, "steps"), 0)
	})
	return out
}

// azure reads azure-pipelines.yml: stages, jobs, steps, local templates.
func (p *project) azure() []ciStep {
	file := p.firstFile(".", "azure-pipelines.yml", "azure-pipelines.yaml", ".azure-pipelines.yml", ".azure-pipelines/azure-pipelines.yml", ".azure-pipelines/ci.yml")
	doc, ok := p.yamlFile(file)
	if !ok {
		return nil
	}
	var out []ciStep
	var walk func(v any, file, job string, depth int)
	walk = func(v any, file, job string, depth int) {
		if depth > 8 || len(out) > 300 {
			return
		}
		if t := yaml.Text(yaml.Get(v, "template")); t != "" && !strings.Contains(t, "@") {
			f := path.Join(path.Dir(file), t)
			if d, ok := p.yamlFile(f); ok {
				walk(d, f, job, depth+1)
			}
		}
		if n := yaml.Text(yaml.Get(v, "job")); n != "" {
			job = n
		}
		for _, k := range [...]string{"script", "bash", "pwsh", "powershell"} {
			if s := yaml.Text(yaml.Get(v, k)); s != "" {
				if (k == "pwsh" || k == "powershell") && strings.Contains(s, "$") {
					continue
				}
				s = strings.ReplaceAll(s, "$(", "${{ ")
				out = append(out, jobStep(file, firstNonEmpty(job, "default"), s, yaml.Text(yaml.Get(v, "workingDirectory")), 0))
			}
		}
		switch yaml.Text(yaml.Get(v, "task")) {
		case "DotNetCoreCLI@2":
			if c := yaml.Text(yaml.Get(v, "inputs", "command")); c == "test" || c == "build" {
				out = append(out, jobStep(file, firstNonEmpty(job, "default"), "dotnet "+c, "", 0))
			}
		case "Maven@3", "Maven@4":
			out = append(out, jobStep(file, firstNonEmpty(job, "default"), "mvn "+yaml.Text(yaml.Get(v, "inputs", "goals")), "", 0))
		case "Gradle@2", "Gradle@3":
			out = append(out, jobStep(file, firstNonEmpty(job, "default"), "./gradlew "+yaml.Text(yaml.Get(v, "inputs", "tasks")), "", 0))
		}
		for _, k := range [...]string{"stages", "jobs", "steps"} {
			for _, x := range yaml.List(yaml.Get(v, k)) {
				walk(x, file, job, depth+1)
			}
		}
	}
	walk(doc, file, "", 0)
	return out
}

// buildkite reads the pipeline file.
func (p *project) buildkite() []ciStep {
	file := p.firstFile(".buildkite", "pipeline.yml", "pipeline.yaml")
	doc, ok := p.yamlFile(file)
	if !ok {
		return nil
	}
	var out []ciStep
	var walk func(v any)
	walk = func(v any) {
		for _, st := range yaml.List(v) {
			if g := yaml.Get(st, "steps"); g != nil {
				walk(g)
			}
			label := firstNonEmpty(yaml.Text(yaml.Get(st, "label")), yaml.Text(yaml.Get(st, "name")), "step")
			cmds := append(yaml.Strings(yaml.Get(st, "command")), yaml.Strings(yaml.Get(st, "commands"))...)
			if len(cmds) > 0 && len(out) < 300 {
				out = append(out, jobStep(file, label, strings.ReplaceAll(strings.Join(cmds, "\n"), "$$", "$"), "", 0))
			}
		}
	}
	walk(yaml.Get(doc, "steps"))
	return out
}

// woodpecker reads .woodpecker files: steps as a list or a mapping.
func (p *project) woodpecker() []ciStep {
	var files []string
	if f := p.firstFile(".", ".woodpecker.yml", ".woodpecker.yaml"); f != "" {
		files = append(files, f)
	}
	for _, n := range p.list(".woodpecker") {
		if strings.HasSuffix(n, ".yml") || strings.HasSuffix(n, ".yaml") {
			files = append(files, ".woodpecker/"+n)
		}
	}
	return p.containerSteps(files)
}

// drone reads .drone.yml, of several documents the first pipelines.
func (p *project) drone() []ciStep {
	if f := p.firstFile(".", ".drone.yml", ".drone.yaml"); f != "" {
		return p.containerSteps([]string{f})
	}
	return nil
}

func (p *project) containerSteps(files []string) []ciStep {
	var out []ciStep
	for i, file := range files {
		if i > 8 {
			break
		}
		src, ok := p.read(file)
		if !ok {
			continue
		}
		for n, part := range strings.Split("\n"+src, "\n---") {
			if n > 8 || strings.TrimSpace(part) == "" {
				continue
			}
			doc, err := yaml.Parse(part)
			if err != nil {
				p.note(file, "it is no valid YAML")
				break
			}
			for _, key := range [...]string{"steps", "pipeline"} {
				v := yaml.Get(doc, key)
				for _, st := range yaml.List(v) {
					if name := yaml.Text(yaml.Get(st, "name")); name != "" {
						if c := yaml.Strings(yaml.Get(st, "commands")); len(c) > 0 {
							out = append(out, jobStep(file, name, strings.Join(c, "\n"), "", 0))
						}
					}
				}
				yaml.Each(v, func(name string, st any) {
					if c := yaml.Strings(yaml.Get(st, "commands")); len(c) > 0 {
						out = append(out, jobStep(file, name, strings.Join(c, "\n"), "", 0))
					}
				})
			}
		}
	}
	return out
}

// cirrus reads .cirrus.yml: every *_script of a task.
func (p *project) cirrus() []ciStep {
	doc, ok := p.yamlFile(p.firstFile(".", ".cirrus.yml"))
	if !ok {
		return nil
	}
	var out []ciStep
	yaml.Each(doc, func(task string, v any) {
		if !strings.HasSuffix(task, "task") {
			return
		}
		for _, t := range yaml.List(v) {
			yaml.Each(t, func(k string, s any) {
				if strings.HasSuffix(k, "_script") && !strings.HasPrefix(k, "install") && !strings.HasPrefix(k, "setup") {
					out = append(out, jobStep(".cirrus.yml", task, strings.Join(yaml.Strings(s), "\n"), "", -15))
				}
			})
		}
	})
	return out
}

// travis reads .travis.yml: script, and script of the jobs.
func (p *project) travis() []ciStep {
	const file = ".travis.yml"
	doc, ok := p.yamlFile(p.firstFile(".", file))
	if !ok {
		return nil
	}
	var out []ciStep
	add := func(job string, v any) {
		for _, s := range yaml.Strings(v) {
			out = append(out, jobStep(file, job, s, "", 0))
		}
	}
	add("script", yaml.Get(doc, "script"))
	for _, k := range [...]string{"jobs", "matrix"} {
		for _, j := range yaml.List(yaml.Get(doc, k, "include")) {
			name := firstNonEmpty(yaml.Text(yaml.Get(j, "name")), yaml.Text(yaml.Get(j, "stage")), "include")
			add(name, yaml.Get(j, "script"))
		}
	}
	return out
}

// appveyor reads appveyor.yml.
func (p *project) appveyor() []ciStep {
	file := p.firstFile(".", "appveyor.yml", ".appveyor.yml")
	doc, ok := p.yamlFile(file)
	if !ok {
		return nil
	}
	var out []ciStep
	for _, k := range [...]string{"build_script", "test_script"} {
		for _, s := range yaml.List(yaml.Get(doc, k)) {
			text := yaml.Text(s)
			if text == "" {
				text = firstNonEmpty(yaml.Text(yaml.Get(s, "cmd")), yaml.Text(yaml.Get(s, "sh")))
			}
			if text != "" {
				out = append(out, jobStep(file, k, text, "", -30))
			}
		}
	}
	return out
}

// jenkins reads the sh steps of a Jenkinsfile.
func (p *project) jenkins() []ciStep {
	const file = "Jenkinsfile"
	if p.kind(file) == 0 {
		return nil
	}
	src, ok := p.read(file)
	if !ok {
		return nil
	}
	return jenkinsSteps(file, src)
}

func jenkinsSteps(file, src string) []ciStep {
	var out []ciStep
	stage, dir := "pipeline", ""
	for i := 0; i < len(src) && len(out) < 200; i++ {
		if src[i] == '/' && strings.HasPrefix(src[i:], "//") && (i == 0 || src[i-1] != ':') {
			for i < len(src) && src[i] != '\n' {
				i++
			}
			continue
		}
		if i > 0 && wordByte(src[i-1]) {
			continue
		}
		for _, kw := range [...]string{"stage", "sh", "dir"} {
			if !strings.HasPrefix(src[i:], kw) || i+len(kw) >= len(src) || wordByte(src[i+len(kw)]) {
				continue
			}
			rest := strings.TrimLeft(src[i+len(kw):], " (\n\t")
			if s := strings.TrimPrefix(rest, "script:"); s != rest {
				rest = strings.TrimLeft(s, " ")
			}
			if k := strings.Index(rest, "script:"); kw == "sh" && k >= 0 && k < 60 && !strings.HasPrefix(rest, "'") && !strings.HasPrefix(rest, "\"") {
				rest = strings.TrimLeft(rest[k+7:], " ")
			}
			text, ok := groovyString(rest)
			if !ok {
				continue
			}
			switch kw {
			case "stage":
				stage, dir = text, ""
			case "dir":
				dir = text
			case "sh":
				out = append(out, jobStep(file, stage, text, dir, 0))
				i += len(kw) + len(text)
			}
			break
		}
	}
	return out
}

func wordByte(c byte) bool {
	return c == '_' || c == '.' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

// groovyString reads a string literal at the start of s.
func groovyString(s string) (string, bool) {
	for _, q := range [...]string{`"""`, `'''`, `"`, `'`} {
		if strings.HasPrefix(s, q) {
			j := strings.Index(s[len(q):], q)
			if j < 0 {
				return "", false
			}
			return strings.TrimSpace(s[len(q) : len(q)+j]), true
		}
	}
	return "", false
}
