package infer

import (
	"path"
	"slices"
	"sort"
	"strings"

	"goalkeeper/internal/yaml"
)

// workflows reads GitHub, Gitea and Forgejo workflow files.
func (p *project) workflows(dir string) []ciStep {
	var files []string
	for _, n := range p.list(dir) {
		if strings.HasSuffix(n, ".yml") || strings.HasSuffix(n, ".yaml") {
			files = append(files, n)
		}
	}
	sort.SliceStable(files, func(i, j int) bool { return flowRank(files[i]) > flowRank(files[j]) })
	var out []ciStep
	for i, n := range files {
		if i >= 16 || len(out) > 600 {
			break
		}
		if r := flowRank(n); r < -10 && i >= 6 {
			break
		}
		out = append(out, p.workflow(path.Join(dir, n), flowRank(n), 0)...)
	}
	return out
}

// workflow reads one file.
func (p *project) workflow(file string, rank, depth int) []ciStep {
	src, ok := p.read(file)
	if !ok || depth > 2 {
		return nil
	}
	doc, err := yaml.Parse(src)
	if err != nil {
		p.note(file, "it is no valid YAML")
		return nil
	}
	if depth == 0 {
		rank += triggerRank(yaml.Get(doc, "on"))
	}
	env := envOf(doc)
	dir := yaml.Text(yaml.Get(doc, "defaults", "run", "working-directory"))
	shell := yaml.Text(yaml.Get(doc, "defaults", "run", "shell"))
	var out []ciStep
	yaml.Each(yaml.Get(doc, "jobs"), func(id string, job any) {
		out = append(out, p.job(file, id, job, rank, env, dir, shell, depth)...)
	})
	return out
}

// triggerRank lowers workflows that no push and no pull request starts.
func triggerRank(on any) int {
	has := func(ev string) bool {
		if yaml.Text(on) == ev {
			return true
		}
		if slices.Contains(yaml.Strings(on), ev) {
			return true
		}
		found := false
		yaml.Each(on, func(k string, _ any) { found = found || k == ev })
		return found
	}
	switch {
	case has("pull_request") || has("merge_group"):
		return 5
	case has("push") || has("pull_request_target"):
		tags, branches := yaml.Get(on, "push", "tags"), yaml.Get(on, "push", "branches")
		if tags != nil && branches == nil {
			return -40
		}
		return 0
	case has("workflow_call"):
		return -5
	}
	return -40
}

func envOf(v any) []variable {
	var out []variable
	yaml.Each(yaml.Get(v, "env"), func(k string, x any) { out = append(out, variable{k, yaml.Text(x)}) })
	return out
}

func (p *project) job(file, id string, job any, rank int, env []variable, dir, shell string, depth int) []ciStep {
	if uses := yaml.Text(yaml.Get(job, "uses")); strings.HasPrefix(uses, "./") {
		if shipsOnly(id) {
			return nil
		}
		return p.workflow(path.Clean(strings.TrimPrefix(uses, "./")), rank-1, depth+1)
	}
	name := yaml.Text(yaml.Get(job, "name"))
	os := strings.ToLower(strings.Join(yaml.Strings(yaml.Get(job, "runs-on")), " "))
	rank += min(0, flowRank(id))
	if shipsOnly(id) || shipsOnly(name) {
		rank -= 30
	}
	if strings.Contains(os, "windows") {
		rank -= 30
	} else if strings.Contains(os, "macos") {
		rank -= 15
	}
	if yaml.Text(yaml.Get(job, "continue-on-error")) == "true" {
		rank -= 30
	}
	if cond := yaml.Text(yaml.Get(job, "if")); strings.Contains(cond, "false") && len(cond) < 12 {
		return nil
	} else if strings.Contains(cond, "refs/tags") && !strings.Contains(cond, "!") || strings.Contains(cond, "schedule") && !strings.Contains(cond, "!=") {
		rank -= 25
	}
	env = append(envOf(job), env...)
	if d := yaml.Text(yaml.Get(job, "defaults", "run", "working-directory")); d != "" {
		dir = d
	}
	if s := yaml.Text(yaml.Get(job, "defaults", "run", "shell")); s != "" {
		shell = s
	}
	m := matrixOf(yaml.Get(job, "strategy", "matrix"))
	where := file + ", job " + id
	return p.steps(file, where, yaml.Get(job, "steps"), rank, env, m, dir, shell, depth)
}

func (p *project) steps(file, where string, list any, rank int, env []variable, m []variable, dir, shell string, depth int) []ciStep {
	var out []ciStep
	for _, st := range yaml.List(list) {
		if len(out) > 120 {
			break
		}
		r := rank
		if yaml.Text(yaml.Get(st, "continue-on-error")) == "true" {
			continue // it cannot fail
		}
		if c := yaml.Text(yaml.Get(st, "if")); c != "" {
			if strings.Contains(c, "failure()") && !strings.Contains(c, "success()") || c == "false" {
				continue
			}
			if strings.Contains(c, "indows") && !strings.Contains(c, "!=") || strings.Contains(c, "macos") && !strings.Contains(c, "!=") {
				r -= 20
			}
			r -= 2
		}
		d := dir
		if w := yaml.Text(yaml.Get(st, "working-directory")); w != "" {
			d = w
		}
		d = expand1(d, m, env)
		if strings.Contains(d, "${{") {
			d = strings.TrimPrefix(strings.TrimPrefix(d, "${{ github.workspace }}"), "${{github.workspace}}")
			d = strings.TrimPrefix(d, "/")
		}
		d = path.Clean("./" + d)
		if d == "." {
			d = ""
		}
		senv := append(envOf(st), env...)
		if uses := yaml.Text(yaml.Get(st, "uses")); uses != "" {
			if strings.HasPrefix(uses, "./") && depth < 2 {
				base := path.Clean(strings.TrimPrefix(uses, "./"))
				if f := p.firstFile(base, "action.yml", "action.yaml"); f != "" {
					if src, ok := p.read(f); ok {
						if doc, err := yaml.Parse(src); err == nil {
							out = append(out, p.steps(f, where+", action "+base, yaml.Get(doc, "runs", "steps"), r-1, senv, inputsOf(doc, st), d, "", depth+1)...)
						} else {
							p.note(f, "it is no valid YAML")
						}
					}
				}
				continue
			}
			for _, run := range actionCommands(uses, yaml.Get(st, "with")) {
				for _, x := range expandAll(run, m, senv) {
					out = append(out, ciStep{run: x, dir: d, where: where, file: file, rank: rankCI + r, name: yaml.Text(yaml.Get(st, "name"))})
				}
			}
			continue
		}
		run := yaml.Text(yaml.Get(st, "run"))
		if run == "" {
			continue
		}
		sh := shell
		if s := yaml.Text(yaml.Get(st, "shell")); s != "" {
			sh = s
		}
		if strings.HasPrefix(sh, "pwsh") || strings.HasPrefix(sh, "powershell") || strings.HasPrefix(sh, "cmd") || strings.HasPrefix(sh, "python") {
			if strings.Contains(run, "$") || strings.HasPrefix(sh, "python") {
				continue
			}
			r -= 5
		}
		for _, x := range expandAll(run, m, senv) {
			out = append(out, ciStep{run: x, dir: d, where: where, file: file, rank: rankCI + r, name: yaml.Text(yaml.Get(st, "name"))})
		}
	}
	return out
}

// inputsOf are the inputs a composite action is called with, as variables
// named inputs.x.
func inputsOf(action, step any) []variable {
	var out []variable
	yaml.Each(yaml.Get(action, "inputs"), func(k string, v any) {
		val := yaml.Text(yaml.Get(v, "default"))
		if w := yaml.Text(yaml.Get(step, "with", k)); w != "" {
			val = w
		}
		out = append(out, variable{"inputs." + k, val})
	})
	return out
}

// matrixOf lists every value of every axis, in order, as matrix.x variables.
func matrixOf(v any) []variable {
	var out []variable
	add := func(k string, x any) {
		if s := yaml.Text(x); s != "" || x == nil {
			out = append(out, variable{"matrix." + k, s})
			return
		}
		yaml.Each(x, func(k2 string, y any) {
			if s := yaml.Text(y); s != "" {
				out = append(out, variable{"matrix." + k + "." + k2, s})
			}
		})
	}
	yaml.Each(v, func(k string, x any) {
		if k == "exclude" {
			return
		}
		if k == "include" {
			for _, e := range yaml.List(x) {
				yaml.Each(e, func(k2 string, y any) { add(k2, y) })
			}
			return
		}
		for _, e := range yaml.List(x) {
			add(k, e)
		}
	})
	return out
}

// expression finds the first ${{ … }} of a text.
func expression(s string) (before, expr, after string, ok bool) {
	i := strings.Index(s, "${{")
	if i < 0 {
		return
	}
	j := strings.Index(s[i:], "}}")
	if j < 0 {
		return
	}
	return s[:i], strings.TrimSpace(s[i+3 : i+j]), s[i+j+2:], true
}

// expand1 replaces expressions by their first known value.
func expand1(s string, m, env []variable) string {
	all := expandAll(s, m, env)
	return all[0]
}

// expandAll replaces the expressions of a CI command. An axis of the matrix
// gives one text a value (at most 12); what is only known at run time stays
// as an expression, which no proposal may hold.
func expandAll(s string, m, env []variable) []string {
	texts := []string{s}
	for n := 0; n < 12; n++ {
		var next []string
		changed := false
		for _, t := range texts {
			before, expr, after, ok := expression(t)
			if !ok {
				next = append(next, t)
				continue
			}
			changed = true
			vals := valuesOf(expr, m, env)
			for i, v := range vals {
				if i >= 12 || len(next) >= 24 {
					break
				}
				next = append(next, before+v+after)
			}
		}
		texts = next
		if !changed {
			break
		}
	}
	for i := range texts {
		texts[i] = strings.ReplaceAll(texts[i], "\x01", "${{ ")
		texts[i] = strings.ReplaceAll(texts[i], "\x02", " }}")
		texts[i] = shellEnv(texts[i], env)
	}
	return texts
}

// valuesOf are the values an expression can have here.
func valuesOf(expr string, m, env []variable) []string {
	var vals []string
	for _, v := range m {
		if v.name == expr && !slices.Contains(vals, v.value) && !strings.Contains(v.value, "${{") {
			vals = append(vals, v.value)
		}
	}
	if len(vals) > 0 {
		return vals
	}
	if name, ok := strings.CutPrefix(expr, "env."); ok {
		for _, v := range env {
			if v.name == name {
				return []string{v.value}
			}
		}
		return []string{""}
	}
	switch {
	case strings.HasPrefix(expr, "matrix.") && !strings.ContainsAny(expr, " &|="):
		return []string{""} // an axis value without this key
	case expr == "github.workspace":
		return []string{"."}
	case expr == "runner.os":
		return []string{"Linux"}
	case strings.HasPrefix(expr, "inputs."):
		return []string{""}
	}
	return []string{"\x01" + expr + "\x02"}
}

// shellEnv replaces $NAME and ${NAME} of the job's own environment.
func shellEnv(s string, env []variable) string {
	if !strings.Contains(s, "$") {
		return s
	}
	for _, v := range env {
		if strings.Contains(v.value, "$") || strings.Contains(v.value, "secrets.") || len(v.name) < 2 {
			continue
		}
		s = strings.ReplaceAll(s, "${"+v.name+"}", v.value)
		for at := 0; ; {
			i := strings.Index(s[at:], "$"+v.name)
			if i < 0 {
				break
			}
			i += at
			end := i + 1 + len(v.name)
			if end < len(s) && (s[end] == '_' || s[end] >= 'A' && s[end] <= 'Z' || s[end] >= 'a' && s[end] <= 'z' || s[end] >= '0' && s[end] <= '9') {
				at = end
				continue
			}
			s = s[:i] + v.value + s[end:]
			at = i + len(v.value)
		}
	}
	return s
}

// actions are marketplace actions that stand for a command; %name% is an
// input, or nothing.
var actions = [...]struct{ uses, run string }{
	{"golangci/golangci-lint-action", "golangci-lint run %args%"},
	{"pre-commit/action", "pre-commit run --all-files"},
	{"pre-commit-ci/lite-action", ""},
	{"j178/prek-action", "prek run --all-files"},
	{"astral-sh/ruff-action", "ruff %args|check%"},
	{"chartboost/ruff-action", "ruff %args|check%"},
	{"psf/black", "black --check ."},
	{"dominikh/staticcheck-action", "staticcheck ./..."},
	{"actions-rs/cargo", "cargo %command% %args%"},
	{"clechasseur/rs-cargo", "cargo %command% %args%"},
	{"actions-rs/clippy-check", "cargo clippy %args%"},
	{"gradle/gradle-build-action", "./gradlew %arguments%"},
	{"gradle/wrapper-validation-action", ""},
	{"nick-fields/retry", "%command%"},
	{"nick-invision/retry", "%command%"},
	{"Wandalen/wretry.action", "%command%"},
	{"coactions/setup-xvfb", "%run%"},
	{"GabrielBB/xvfb-action", "%run%"},
	{"DavidAnson/markdownlint-cli2-action", `markdownlint-cli2 %globs|"**/*.md"%`},
	{"ludeeus/action-shellcheck", ""},
	{"crate-ci/typos", "typos"},
	{"biomejs/setup-biome", ""},
	{"oxsecurity/megalinter", ""},
	{"bundler-cache", ""},
	{"JamesIves/github-pages-deploy-action", ""},
	{"erlef/setup-beam", ""},
	{"borales/actions-yarn", "yarn %cmd%"},
	{"cypress-io/github-action", ""},
	{"wagoid/commitlint-github-action", ""},
	{"isort/isort-action", "isort --check-only ."},
	{"jakebailey/pyright-action", "pyright"},
	{"rui314/setup-mold", ""},
	{"fedora-copr/vcs-diff-lint-action", ""},
	{"docker://rhysd/actionlint", "actionlint"},
	{"haskell-actions/hlint-run", "hlint ."},
	{"haskell-actions/run-fourmolu", "fourmolu --mode check ."},
	{"norio-nomura/action-swiftlint", "swiftlint"},
	{"nix-community/", ""},
}

// actionCommands is the command an action stands for.
func actionCommands(uses string, with any) []string {
	name, _, _ := strings.Cut(uses, "@")
	for _, a := range actions {
		if a.run == "" || !strings.EqualFold(a.uses, name) {
			continue
		}
		out := a.run
		for n := 0; n < 4; n++ {
			i := strings.IndexByte(out, '%')
			if i < 0 {
				break
			}
			j := strings.IndexByte(out[i+1:], '%')
			if j < 0 {
				break
			}
			key, def, _ := strings.Cut(out[i+1:i+1+j], "|")
			val := strings.ReplaceAll(yaml.Text(yaml.Get(with, key)), "%", "")
			if strings.Contains(a.run, "golangci") {
				val = "" // the action's flags shape its report
			}
			if val == "" {
				val = def
			}
			out = out[:i] + val + out[i+j+2:]
		}
		out = strings.TrimSpace(out)
		return []string{out}
	}
	return nil
}
