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
