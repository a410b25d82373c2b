package infer

import (
	"path"
	"strings"
)

// implied is a command that the presence of files makes plausible where no
// script of the project has it.
type implied struct {
	eco  string
	file string // any of these files, space separated; "" none more than the ecosystem's
	text string // text that a file of the ecosystem holds
	d    domain
	cmd  string
	rank int
}

// impliedCommands are the language defaults of seed 001, Layer 3, and of the
// ecosystems beyond it.
var impliedCommands = [...]implied{
	{"gradle", "", "", dTest, "%gradle% test", rankLanguage}, {"gradle", "", "", dBuild, "%gradle% build", rankLanguage}, {"gradle", "", "", dLint, "%gradle% check", rankLanguage - 10},
	{"gradle", "", "spotless", dLint, "%gradle% spotlessCheck", rankConfig}, {"gradle", "", "ktlint", dLint, "%gradle% ktlintCheck", rankConfig - 1}, {"gradle", "", "detekt", dLint, "%gradle% detekt", rankConfig - 2}, {"gradle", "", "com.android.application", dLint, "%gradle% lint", rankConfig - 3},
	{"maven", "", "", dTest, "%mvn% test", rankLanguage}, {"maven", "", "", dBuild, "%mvn% package -DskipTests", rankLanguage}, {"maven", "", "", dLint, "%mvn% verify", rankLanguage - 10},
	{"maven", "", "spotless-maven-plugin", dLint, "%mvn% spotless:check", rankConfig}, {"maven", "", "maven-checkstyle-plugin", dLint, "%mvn% checkstyle:check", rankConfig - 1}, {"maven", "", "spring-javaformat", dLint, "%mvn% spring-javaformat:validate", rankConfig - 2},
	{"dotnet", "", "", dTest, "dotnet test", rankLanguage}, {"dotnet", "", "", dBuild, "dotnet build", rankLanguage}, {"dotnet", "", "", dLint | dFormat, "dotnet format --verify-no-changes", rankLanguage},
	{"mix", "", "", dTest, "mix test", rankLanguage}, {"mix", "", "", dBuild, "mix compile --warnings-as-errors", rankLanguage}, {"mix", "", ":credo", dLint, "mix credo", rankConfig}, {"mix", ".formatter.exs", "", dFormat, "mix format --check-formatted", rankConfig - 8}, {"mix", "", ":dialyxir", dTypes, "mix dialyzer", rankConfig},
	{"deno", "", "", dTest, "deno test", rankLanguage}, {"deno", "", "", dLint, "deno lint", rankLanguage}, {"deno", "", "", dFormat, "deno fmt --check", rankLanguage}, {"deno", "", "", dTypes, "deno check .", rankLanguage},
	{"zig", "", "", dTest, "zig build test", rankLanguage}, {"zig", "", "", dBuild, "zig build", rankLanguage}, {"zig", "", "", dFormat, "zig fmt --check .", rankLanguage},
	{"swift", "", "", dTest, "swift test", rankLanguage}, {"swift", "", "", dBuild, "swift build", rankLanguage}, {"swift", ".swiftlint.yml", "", dLint, "swiftlint lint --strict", rankConfig}, {"swift", ".swift-format", "", dFormat, "swift format lint --recursive --strict .", rankConfig - 5}, {"swift", ".swiftformat", "", dFormat, "swiftformat --lint .", rankConfig - 6},
	{"stack", "", "", dTest, "stack test", rankLanguage - 2}, {"stack", "", "", dBuild, "stack build", rankLanguage - 2}, {"cabal", "", "", dTest, "cabal test all", rankLanguage}, {"cabal", "", "", dBuild, "cabal build all", rankLanguage}, {"cabal", ".hlint.yaml", "", dLint, "hlint .", rankConfig}, {"cabal", "fourmolu.yaml", "", dFormat, "fourmolu --mode check .", rankConfig - 5},
	{"dune", "", "", dTest, "dune test", rankLanguage}, {"dune", "", "", dBuild, "dune build", rankLanguage}, {"dune", ".ocamlformat", "", dFormat, "dune build @fmt", rankConfig},
	{"cmake", "", "", dBuild, cmakeBuild, rankLanguage}, {"cmake", "", "", dTest, cmakeTest, rankLanguage}, {"meson", "", "", dBuild, mesonBuild, rankLanguage}, {"meson", "", "", dTest, mesonTest, rankLanguage},
	{"bazel", "", "", dTest, "bazel test //...", rankLanguage - 5}, {"bazel", "", "", dBuild, "bazel build //...", rankLanguage - 5},
	{"sbt", "", "", dTest, "sbt test", rankLanguage}, {"sbt", "", "", dBuild, "sbt compile", rankLanguage}, {"sbt", ".scalafmt.conf", "", dLint | dFormat, "sbt scalafmtCheckAll", rankConfig},
	{"lein", "", "", dTest, "lein test", rankLanguage}, {"rebar", "", "", dTest, "rebar3 eunit", rankLanguage}, {"rebar", "", "", dBuild, "rebar3 compile", rankLanguage}, {"rebar", "", "", dLint, "rebar3 xref", rankLanguage}, {"gleam", "", "", dTest, "gleam test", rankLanguage}, {"gleam", "", "", dBuild, "gleam build", rankLanguage}, {"gleam", "", "", dFormat, "gleam format --check", rankLanguage},
	{"crystal", "", "", dTest, "crystal spec", rankLanguage}, {"crystal", "", "", dBuild, "shards build", rankLanguage}, {"crystal", "", "", dFormat, "crystal tool format --check", rankLanguage}, {"nimble", "", "", dTest, "nimble test", rankLanguage}, {"nimble", "", "", dBuild, "nimble build", rankLanguage},
	{"ruby", ".rspec spec/spec_helper.rb spec/rails_helper.rb", "", dTest, "bundle exec rspec", rankConfig}, {"ruby", ".rubocop.yml", "", dLint, "bundle exec rubocop", rankConfig}, {"ruby", ".standard.yml", "", dLint, "bundle exec standardrb", rankConfig}, {"ruby", "bin/rails", "", dTest, "bin/rails test", rankConfig - 5},
	{"php", "phpunit.xml phpunit.xml.dist phpunit.dist.xml", "", dTest, "vendor/bin/phpunit", rankConfig}, {"php", "tests/Pest.php", "", dTest, "vendor/bin/pest", rankConfig + 5}, {"php", "artisan", "", dTest, "php artisan test", rankConfig + 6},
	{"php", "phpstan.neon phpstan.neon.dist phpstan.dist.neon", "", dLint | dTypes, "vendor/bin/phpstan analyse", rankConfig}, {"php", "psalm.xml psalm.xml.dist", "", dLint | dTypes, "vendor/bin/psalm", rankConfig - 2}, {"php", ".php-cs-fixer.php .php-cs-fixer.dist.php", "", dLint | dFormat, "vendor/bin/php-cs-fixer fix --dry-run --diff", rankConfig - 1}, {"php", "phpcs.xml phpcs.xml.dist .phpcs.xml.dist", "", dLint, "vendor/bin/phpcs", rankConfig + 1}, {"php", "pint.json", "", dLint | dFormat, "vendor/bin/pint --test", rankConfig + 2}, {"php", "", "laravel/pint", dLint | dFormat, "vendor/bin/pint --test", rankConfig - 3},
}

// ecoFiles are the files whose text `text` of a row is looked for in.
var ecoFiles = [...]struct{ eco, files string }{
	{"gradle", "build.gradle build.gradle.kts gradle/libs.versions.toml settings.gradle settings.gradle.kts"}, {"maven", "pom.xml"}, {"mix", "mix.exs"}, {"php", "composer.json"},
}

// manifestCandidates reads Layer 3 in one folder.
func (p *project) manifestCandidates(dir string) []candidate {
	pl := p.at(dir)
	var out []candidate
	add := func(cmd, file string, rank int, extra domain) {
		cmds, err := parseShell(cmd)
		if err != nil || len(cmds) == 0 {
			return
		}
		r := p.readCommand(cmds[0], cleanDir(dir), 0)
		if extra != 0 {
			r.d |= extra
			r.aim = extra
			r.partial, r.missing = "", ""
		}
		if r.d == 0 {
			return
		}
		if len(cmds) > 1 {
			r = reading{d: extra, aim: extra}
		}
		out = append(out, candidate{cmd: cmd, dir: cleanDir(dir), r: r, rank: rank, layer: layerManifest, source: file, order: len(out), name: scriptName(cmds[0].words), noise: 0, sure: true})
	}
	foreign := p.mainLanguage(pl) && !pl.pinnedNode()
	if n := pl.nodePackage(); n != nil {
		rank := rankScript
		if foreign {
			rank = rankLanguage - 8
		}
		for _, s := range n.scripts {
			if d, whole := domainOfName(s.name); d != 0 {
				r := rank
				if !whole {
					r -= 10
				}
				add(runScript(n.managerName(), s.name), n.file, r, 0)
			} else if s.name == "check" || s.name == "checks" {
				add(runScript(n.managerName(), s.name), n.file, rank-5, 0)
			}
		}
		p.nodeImplied(pl, n, foreign, add)
	}
	if m := pl.makefile(); m != nil {
		for _, t := range m.targets {
			if d, whole := domainOfName(t.name); d != 0 {
				r := rankScript - 2
				if !whole {
					r -= 12
				}
				if t.name == "all" {
					r -= 6
				}
				add("make "+t.name, m.file, r, 0)
			} else if t.name == "check" || t.name == "checks" {
				add("make "+t.name, m.file, rankScript-4, 0)
			}
		}
		if len(m.targets) > 0 {
			add("make", m.file, rankLanguage-2, 0)
		}
	}
	for _, rs := range [...]*recipes{pl.justfile(), pl.taskfile(), pl.composer(), pl.denoTasks(), pl.mixAliases(), pl.miseTasks()} {
		if rs == nil {
			continue
		}
		for _, r := range rs.list {
			d, whole := domainOfName(r.name)
			rank := rankScript + 2
			if !whole {
				rank -= 12
			}
			if d != 0 || r.name == "check" {
				add(rs.call+" "+r.name, rs.file, rank, 0)
			}
		}
	}
	if rs := pl.rakefile(); rs != nil {
		for _, r := range rs.list {
			if d, whole := domainOfName(r.name); d != 0 && d&dFormat == 0 {
				rank := rankScript - 4
				if !whole {
					rank -= 12
				}
				if r.name == "build" {
					rank = rankLanguage
				}
				add(rs.call+" "+r.name, rs.file, rank, 0)
			}
		}
		if rs.find("default") != nil {
			add(rs.call, rs.file, rankScript-10, 0)
		}
	}
	p.pythonImplied(pl, add)
	p.goImplied(pl, add)
	p.cargoImplied(pl, add)
	p.rubyImplied(pl, add)
	p.autotools(pl, add)
	for _, im := range impliedCommands {
		if !pl.home(im.eco) {
			continue
		}
		src := pl.dir
		if im.file != "" {
			if src = pl.first(strings.Fields(im.file)...); src == "" {
				continue
			}
		}
		if im.text != "" {
			if src = pl.holds(im.eco, im.text); src == "" {
				continue
			}
		}
		cmd := im.cmd
		cmd = strings.Replace(cmd, "%gradle%", pl.pick("gradlew", "./gradlew", "gradle"), 1)
		cmd = strings.Replace(cmd, "%mvn%", pl.pick("mvnw", "./mvnw", "mvn"), 1)
		add(cmd, src, im.rank, im.d)
	}
	if pl.isFile("pubspec.yaml") {
		tool := "dart"
		if s, _ := p.read(pl.file("pubspec.yaml")); strings.Contains(s, "sdk: flutter") {
			tool = "flutter"
		}
		add(tool+" test", pl.file("pubspec.yaml"), rankLanguage, dTest)
		add(tool+" analyze", pl.file("pubspec.yaml"), rankLanguage, dLint)
		add("dart format --output=none --set-exit-if-changed .", pl.file("pubspec.yaml"), rankLanguage, dFormat)
	}
	if f := pl.first(".pre-commit-config.yaml", ".pre-commit-config.yml"); f != "" {
		rank := rankLanguage - 2
		if pl.home("python") {
			rank = rankConfig - 2
		}
		add("pre-commit run --all-files", f, rank, dLint)
	}
	if f := pl.first("mkdocs.yml", "mkdocs.yaml"); f != "" {
		add("mkdocs build --strict", f, rankLanguage, dDocs)
	} else if f := pl.first("docs/conf.py", "doc/conf.py", "docs/source/conf.py", "doc/source/conf.py"); f != "" {
		d := path.Dir(strings.TrimPrefix(f, pl.dir+"/"))
		add("sphinx-build -W -b html "+d+" "+strings.Split(d, "/")[0]+"/_build/html", f, rankLanguage-5, dDocs)
	}
	if f := pl.first(".markdownlint.json", ".markdownlint.yaml", ".markdownlint.yml", ".markdownlint-cli2.yaml", ".markdownlint-cli2.jsonc", ".markdownlint.jsonc"); f != "" {
		add(`npx markdownlint-cli2 "**/*.md"`, f, rankConfig-10, dDocs)
	}
	if f := pl.first(".vale.ini"); f != "" {
		add("vale .", f, rankConfig-12, dDocs)
	}
	for _, d := range [...]string{"script", "scripts", "bin", "tools", "ci", "dev", "."} {
		for _, n := range [...]string{"test", "lint", "build", "test.sh", "lint.sh", "build.sh", "check.sh", "run_tests.sh", "run-tests.sh", "runtests.sh", "ci.sh", "ci", "cibuild", "runtests.py", "run_tests.py", "runtests", "phpunit"} {
			f := path.Join(d, n)
			if !pl.isFile(f) {
				continue
			}
			run := f
			if d == "." {
				run = "./" + n
			}
			rank := rankConfig + 3
			if d == "script" {
				rank = rankScript + 3 // scripts to rule them all
			}
			if strings.HasSuffix(n, ".py") {
				run = "python " + f
			}
			if strings.HasSuffix(n, ".sh") && d != "." {
				run = "bash " + f
			}
			add(run, pl.file(f), rank, 0)
		}
	}
	return out
}

func (pl *place) pick(file, has, hasNot string) string {
	if pl.isFile(file) {
		return has
	}
	return hasNot
}

// holds finds the file of an ecosystem that contains a text.
func (pl *place) holds(eco, text string) string {
	for _, e := range ecoFiles {
		if e.eco != eco {
			continue
		}
		for _, f := range strings.Fields(e.files) {
			if pl.isFile(f) {
				if s, ok := pl.p.read(pl.file(f)); ok && strings.Contains(s, text) {
					return pl.file(f)
				}
			}
		}
	}
	return ""
}

// mainLanguage says whether the folder is first a project of another language
// and its package.json a tool's.
func (p *project) mainLanguage(pl *place) bool {
	for _, f := range [...]string{"go.mod", "Cargo.toml", "pyproject.toml", "setup.py", "Gemfile", "pom.xml", "build.gradle", "build.gradle.kts", "mix.exs", "Package.swift", "CMakeLists.txt", "build.zig", "composer.json", "configure.ac", "meson.build", "dune-project"} {
		if pl.isFile(f) {
			return true
		}
	}
	return pl.p.anyExt(pl.dir, ".sln", ".csproj", ".cabal", ".gemspec") != ""
}

type addFunc func(cmd, file string, rank int, extra domain)

func (p *project) nodeImplied(pl *place, n *nodePackage, foreign bool, add addFunc) {
	low := 0
	if foreign {
		low = 30
	}
	m := n.managerName()
	if n.find("test") == nil {
		for _, t := range [...]struct{ dep, cmd string }{{"vitest", "vitest run"}, {"jest", "jest"}, {"mocha", "mocha"}, {"ava", "ava"}, {"tap", "tap"}} {
			if n.dep(t.dep) {
				add(execTool(m, t.cmd), n.file, rankConfig-5-low, dTest)
				break
			}
		}
	}
	if f := pl.first("tsconfig.json"); f != "" && (n.dep("typescript") || len(n.deps) == 0) {
		add(execTool(m, "tsc --noEmit"), f, rankConfig-10-low, dTypes)
	}
	if f := pl.first("eslint.config.js", "eslint.config.mjs", "eslint.config.ts", "eslint.config.cjs", ".eslintrc", ".eslintrc.js", ".eslintrc.json", ".eslintrc.cjs", ".eslintrc.yml", ".eslintrc.yaml"); f != "" {
		add(execTool(m, "eslint ."), f, rankConfig-10-low, dLint)
	} else if n.dep("eslint") && strings.Contains(n.raw, "\"eslintConfig\"") {
		add(execTool(m, "eslint ."), n.file, rankConfig-10-low, dLint)
	}
	if f := pl.first("biome.json", "biome.jsonc"); f != "" {
		add(execTool(m, "biome check ."), f, rankConfig-11-low, dLint)
	}
	if f := pl.first(".prettierrc", ".prettierrc.json", ".prettierrc.js", "prettier.config.js", ".prettierrc.yaml", ".prettierrc.yml", "prettier.config.mjs", ".prettierrc.toml"); f != "" && n.dep("prettier") {
		add(execTool(m, "prettier --check ."), f, rankConfig-12-low, dFormat)
	}
	if pl.isFile("turbo.json") {
		for _, d := range [...]struct {
			t string
			d domain
		}{{"test", dTest}, {"build", dBuild}, {"lint", dLint}} {
			if n.find(d.t) == nil {
				if s, ok := p.read(pl.file("turbo.json")); ok && strings.Contains(s, "\""+d.t+"\"") {
					add(execTool(m, "turbo run "+d.t), pl.file("turbo.json"), rankConfig-low, d.d)
				}
			}
		}
	}
	if pl.isFile("nx.json") {
		for _, d := range [...]struct {
			t string
			d domain
		}{{"test", dTest}, {"build", dBuild}, {"lint", dLint}} {
			if n.find(d.t) == nil && n.dep("nx") {
				add(execTool(m, "nx run-many -t "+d.t), pl.file("nx.json"), rankConfig-2-low, d.d)
			}
		}
	}
	if n.find("test") == nil && n.find("build") == nil && len(pl.members()) > 0 && !pl.isFile("turbo.json") && !pl.isFile("nx.json") {
		for _, t := range [...]string{"test", "build", "lint"} {
			for _, d := range pl.members() {
				if mp := p.at(d).nodePackage(); mp != nil && mp.find(t) != nil {
					switch m {
					case "pnpm":
						add("pnpm -r run "+t, n.file, rankConfig-low, 0)
					case "npm":
						add("npm run "+t+" --workspaces --if-present", n.file, rankConfig-low, 0)
					case "yarn":
						call := "yarn workspaces run "
						if pl.isFile(".yarnrc.yml") {
							call = "yarn workspaces foreach -A run "
						}
						add(call+t, n.file, rankConfig-low, 0)
					}
					break
				}
			}
		}
	}
}

func (p *project) pythonImplied(pl *place, add addFunc) {
	if !pl.home("python") {
		return
	}
	y := pl.python()
	py := pl.first("pyproject.toml", "setup.py", "setup.cfg", "tox.ini", "requirements.txt", "noxfile.py", "Pipfile", "manage.py", "pytest.ini", "requirements-dev.txt")
	run := ""
	switch {
	case pl.isFile("uv.lock"):
		run = "uv run "
	case pl.isFile("poetry.lock"):
		run = "poetry run "
	case pl.isFile("pdm.lock"):
		run = "pdm run "
	case pl.isFile("Pipfile.lock"):
		run = "pipenv run "
	}
	for _, r := range y.scripts {
		name := r.name[strings.LastIndexAny(r.name, " :")+1:]
		if d, whole := domainOfName(name); d != 0 || name == "check" {
			rank := rankScript
			if !whole {
				rank -= 12
			}
			add(r.name, py, rank, 0)
		}
	}
	seen := map[string]bool{}
	for _, e := range y.tox {
		if d, whole := domainOfName(e.name); d != 0 && whole && !seen[e.name] {
			seen[e.name] = true
			add("tox -e "+e.name, firstNonEmpty(pl.first("tox.ini", "tox.toml"), py), rankScript-6, 0)
		}
	}
	if y.hasTox {
		add("tox", firstNonEmpty(pl.first("tox.ini", "tox.toml"), py), rankConfig-5, 0)
	}
	for _, s := range y.nox {
		if d, whole := domainOfName(s.name); d != 0 && whole {
			add("nox -s "+s.name, pl.file("noxfile.py"), rankScript-6, 0)
		}
	}
	hasPytest := y.get("tool", "pytest") != nil || pl.isFile("pytest.ini") || pl.isFile("conftest.py") || pl.isFile("tests/conftest.py") || strings.Contains(y.text, "pytest")
	switch {
	case hasPytest:
		add(run+"pytest", py, rankConfig, dTest)
	case pl.isFile("manage.py"):
		add("python manage.py test", pl.file("manage.py"), rankConfig-2, dTest)
	case p.isDir(pl.file("tests")):
		add(run+"python -m unittest discover -s tests", py, rankLanguage-5, dTest)
	case p.isDir(pl.file("test")):
		add(run+"python -m unittest discover -s test", py, rankLanguage-5, dTest)
	}
	if f := pl.first("ruff.toml", ".ruff.toml"); f != "" || y.get("tool", "ruff") != nil {
		add(run+"ruff check .", firstNonEmpty(f, py), rankConfig, dLint)
		if y.get("tool", "ruff", "format") != nil {
			add(run+"ruff format --check .", firstNonEmpty(f, py), rankConfig-6, dFormat)
		}
		if sel := tomlStrings(y.get("tool", "ruff", "lint", "select")); contains(sel, "D") || contains(sel, "D1") {
			add(run+"ruff check --select D .", firstNonEmpty(f, py), rankConfig-6, dDocs)
		}
	}
	if f := pl.first(".flake8"); f != "" || strings.Contains(y.text, "[flake8]") {
		add(run+"flake8", firstNonEmpty(f, py), rankConfig-5, dLint)
	}
	if y.get("tool", "black") != nil {
		add(run+"black --check .", py, rankConfig-8, dFormat)
	}
	if f := pl.first("mypy.ini", ".mypy.ini"); f != "" || y.get("tool", "mypy") != nil || strings.Contains(y.text, "[mypy]") {
		cmd := "mypy ."
		if y.get("tool", "mypy", "files") != nil || y.get("tool", "mypy", "packages") != nil || strings.Contains(y.text, "\nfiles =") || strings.Contains(y.text, "\nfiles=") {
			cmd = "mypy"
		} else if p.isDir(pl.file("src")) {
			cmd = "mypy src"
		}
		add(run+cmd, firstNonEmpty(f, py), rankConfig, dTypes)
	} else if f := pl.first("pyrightconfig.json"); f != "" || y.get("tool", "pyright") != nil {
		add(run+"pyright", firstNonEmpty(f, py), rankConfig-2, dTypes)
	}
	switch {
	case y.get("tool", "interrogate") != nil:
		add(run+"interrogate", py, rankConfig, dDocs)
	case y.get("tool", "pydocstyle") != nil:
		add(run+"pydocstyle", py, rankConfig-2, dDocs)
	}
	if y.get("build-system") != nil || pl.isFile("setup.py") {
		cmd := "python -m build"
		switch {
		case pl.isFile("uv.lock"):
			cmd = "uv build"
		case y.get("tool", "poetry") != nil:
			cmd = "poetry build"
		case y.get("tool", "pdm") != nil:
			cmd = "pdm build"
		case y.get("tool", "hatch", "envs") != nil:
			cmd = "hatch build"
		}
		add(cmd, py, rankLanguage, dBuild)
	}
	if y.get("tool", "coverage", "report", "fail_under") != nil || coveragercGate(pl) {
		if hasPytest {
			add(run+"pytest --cov", py, rankConfig, dCover)
		} else {
			add("coverage report", py, rankConfig-5, dCover)
		}
	}
}

func coveragercGate(pl *place) bool {
	for _, f := range [...]string{".coveragerc", "setup.cfg", "tox.ini"} {
		if pl.isFile(f) {
			if s, ok := pl.p.read(pl.file(f)); ok && strings.Contains(s, "fail_under") {
				return true
			}
		}
	}
	return false
}

func (p *project) goImplied(pl *place, add addFunc) {
	pkgs, file := "./...", pl.file("go.mod")
	if !pl.isFile("go.mod") {
		if !pl.isFile("go.work") {
			return
		}
		file = pl.file("go.work")
		src, _ := p.read(file)
		var dirs []string
		for _, d := range goWorkUses(src) {
			dirs = append(dirs, d+"/...")
		}
		if len(dirs) == 0 {
			return
		}
		pkgs = strings.Join(dirs, " ")
	}
	force := func(cmd, file string, rank int, d domain) { add(cmd, file, rank, d) }
	force("go test "+pkgs, file, rankLanguage, dTest)
	force("go build "+pkgs, file, rankLanguage, dBuild)
	force("go vet "+pkgs, file, rankLanguage, dLint)
	if f := pl.first(".golangci.yml", ".golangci.yaml", ".golangci.toml", ".golangci.json"); f != "" {
		add("golangci-lint run", f, rankConfig, dLint)
	} else if f := pl.first("staticcheck.conf"); f != "" {
		add("staticcheck ./...", f, rankConfig, dLint)
	}
	if pl.isFile("magefile.go") {
		if s, ok := p.read(pl.file("magefile.go")); ok {
			for _, t := range [...]struct {
				fn, name string
				d        domain
			}{{"func Test(", "test", dTest}, {"func Lint(", "lint", dLint}, {"func Build(", "build", dBuild}, {"func Check(", "check", dTest | dLint}} {
				if strings.Contains(s, t.fn) {
					add("mage "+t.name, pl.file("magefile.go"), rankScript-6, t.d)
				}
			}
		}
	}
}

// goWorkUses lists the folders of go.work's use lines.
func goWorkUses(src string) []string {
	var out []string
	in := false
	for _, l := range strings.Split(src, "\n") {
		l, _, _ = strings.Cut(l, "//")
		t := strings.TrimSpace(l)
		switch {
		case t == "use (":
			in = true
		case in && t == ")":
			in = false
		case in && t != "":
			out = append(out, goDir(t))
		case strings.HasPrefix(t, "use "):
			out = append(out, goDir(strings.TrimSpace(t[4:])))
		}
	}
	return out
}

func goDir(d string) string {
	d = strings.TrimSuffix(d, "/")
	if d != "." && !strings.HasPrefix(d, "./") {
		d = "./" + d
	}
	return d
}

func (p *project) cargoImplied(pl *place, add addFunc) {
	file := pl.file("Cargo.toml")
	doc, ok := p.toml(file)
	if !ok {
		return
	}
	ws := ""
	if doc["workspace"] != nil {
		ws = " --workspace"
	}
	add("cargo test"+ws, file, rankLanguage, dTest)
	add("cargo build"+ws, file, rankLanguage, dBuild)
	add("cargo clippy"+ws+" --all-targets -- -D warnings", file, rankLanguage, dLint)
	add("cargo fmt --all -- --check", file, rankLanguage-5, dFormat)
}

func (p *project) rubyImplied(pl *place, add addFunc) {
	if f := p.anyExt(pl.dir, ".gemspec"); f != "" {
		add("gem build "+path.Base(f), f, rankLanguage-5, dBuild)
	}
}

// autotools is the classic sequence where no Makefile is kept in the tree.
func (p *project) autotools(pl *place, add addFunc) {
	if pl.makefile() != nil {
		return
	}
	pre := pl.configure()
	if pre == "" {
		return
	}
	f := pl.first("configure.ac", "configure.in", "configure")
	add(pre+" && make", f, rankLanguage, dBuild)
	add(pre+" && make && make check", f, rankLanguage-1, dTest)
}

// configure is how the folder's Makefile is made, "" where autotools do not.
func (pl *place) configure() string {
	if pl.first("configure.ac", "configure.in", "configure") == "" {
		if pl.isFile("auto/configure") {
			return "auto/configure"
		}
		return ""
	}
	pre := "./configure"
	if !pl.isFile("configure") {
		switch {
		case pl.isFile("autogen.sh"):
			pre = "./autogen.sh && ./configure"
		case pl.isFile("bootstrap"):
			pre = "./bootstrap && ./configure"
		case pl.isFile("buildconf"):
			pre = "./buildconf && ./configure"
		default:
			pre = "autoreconf -fi && ./configure"
		}
	}
	return pre
}
