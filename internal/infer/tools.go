package infer

import "strings"

// tool is what a program, with its sub-command, checks.
type tool struct {
	words string // program and leading sub-commands
	d     domain
	home  string // ecosystem whose files must be there, "" for any
}

// tools is read top to bottom; the first row whose words are the leading
// words of a command (flags left out) decides, so longer rows stand first.
var tools = [...]tool{
	// Go
	{"go test", dTest, "go"}, {"go vet", dLint, "go"}, {"go build", dBuild, "go"}, {"go install", dBuild, "go"},
	{"gotestsum", dTest, "go"}, {"ginkgo", dTest, "go"}, {"richgo test", dTest, "go"},
	{"golangci-lint fmt", dFormat, "go"}, {"golangci-lint run", dLint, "go"}, {"golangci-lint", dLint, "go"}, {"staticcheck", dLint, "go"}, {"revive", dLint, "go"}, {"golint", dLint, "go"},
	{"gofmt", dFormat, "go"}, {"gofumpt", dFormat, "go"}, {"goimports", dFormat, "go"}, {"go fmt", dFormat, "go"}, {"mage", dBuild, "mage"},
	// Rust
	{"cargo test", dTest, "cargo"}, {"cargo t", dTest, "cargo"}, {"cargo nextest run", dTest, "cargo"}, {"cargo hack test", dTest, "cargo"}, {"cargo hack check", dBuild, "cargo"},
	{"cargo clippy", dLint, "cargo"}, {"cargo fmt", dFormat, "cargo"}, {"cargo build", dBuild, "cargo"}, {"cargo b", dBuild, "cargo"}, {"cargo check", dBuild | dTypes, "cargo"},
	{"cargo doc", dDocs, "cargo"}, {"cargo llvm-cov", dCover | dTest, "cargo"}, {"cargo tarpaulin", dCover | dTest, "cargo"}, {"rustfmt", dFormat, "cargo"}, {"cross test", dTest, "cargo"}, {"cross build", dBuild, "cargo"},
	// JavaScript
	{"jest", dTest, "node"}, {"vitest", dTest, "node"}, {"mocha", dTest, "node"}, {"ava", dTest, "node"}, {"tap", dTest, "node"}, {"tape", dTest, "node"}, {"jasmine", dTest, "node"},
	{"uvu", dTest, "node"}, {"c8", dCover | dTest, "node"}, {"nyc", dCover | dTest, "node"}, {"karma start", dTest, "node"}, {"web-test-runner", dTest, "node"}, {"wtr", dTest, "node"}, {"react-scripts test", dTest, "node"},
	{"react-scripts build", dBuild, "node"}, {"ng test", dTest, "node"}, {"ng lint", dLint, "node"}, {"ng build", dBuild, "node"}, {"playwright test", dTest, "node"}, {"cypress run", dTest, "node"}, {"node --test", dTest, "node"},
	{"borp", dTest, "node"}, {"qunit", dTest, "node"}, {"brittle", dTest, "node"}, {"lab", dTest, "node"}, {"tstyche", dTypes, "node"}, {"tsd", dTypes, "node"},
	{"eslint", dLint, "node"}, {"standard", dLint, "node"}, {"xo", dLint, "node"}, {"oxlint", dLint, "node"}, {"biome lint", dLint, "node"}, {"biome check", dLint, "node"}, {"biome ci", dLint, "node"}, {"biome format", dFormat, "node"},
	{"tslint", dLint, "node"}, {"stylelint", dLint, "node"}, {"jshint", dLint, "node"}, {"jscs", dLint, "node"}, {"neostandard", dLint, "node"}, {"semistandard", dLint, "node"}, {"ts-standard", dLint, "node"}, {"knip", dLint, "node"},
	{"prettier", dFormat, "node"}, {"dprint check", dFormat, ""}, {"dprint fmt", dFormat, ""}, {"tsc", dTypes, "node"}, {"vue-tsc", dTypes, "node"}, {"tsgo", dTypes, "node"}, {"flow", dTypes, "node"}, {"svelte-check", dTypes, "node"}, {"astro check", dTypes, "node"},
	{"tsup", dBuild, "node"}, {"tsdown", dBuild, "node"}, {"unbuild", dBuild, "node"}, {"rollup", dBuild, "node"}, {"webpack", dBuild, "node"}, {"vite build", dBuild, "node"}, {"esbuild", dBuild, "node"}, {"next build", dBuild, "node"}, {"next lint", dLint, "node"}, {"nuxt build", dBuild, "node"}, {"babel", dBuild, "node"}, {"microbundle", dBuild, "node"}, {"bunchee", dBuild, "node"}, {"parcel build", dBuild, "node"}, {"grunt test", dTest, "node"}, {"gulp test", dTest, "node"}, {"lage", dBuild, "node"},
	{"markdownlint-cli2", dDocs, ""}, {"markdownlint", dDocs, ""}, {"remark", dDocs, "node"}, {"typedoc", dDocs, "node"}, {"bun test", dTest, "node"}, {"textlint", dDocs, "node"}, {"alex", dDocs, "node"},
	// Deno
	{"deno test", dTest, "deno"}, {"deno lint", dLint, "deno"}, {"deno check", dTypes, "deno"}, {"deno fmt", dFormat, "deno"}, {"deno compile", dBuild, "deno"},
	// Python
	{"pytest", dTest, "python"}, {"py.test", dTest, "python"}, {"unittest", dTest, "python"}, {"nose2", dTest, "python"}, {"nosetests", dTest, "python"}, {"trial", dTest, "python"}, {"stestr", dTest, "python"}, {"zope-testrunner", dTest, "python"},
	{"ruff check", dLint, "python"}, {"ruff format", dFormat, "python"}, {"ruff", dLint, "python"}, {"flake8", dLint, "python"}, {"pylint", dLint, "python"}, {"pycodestyle", dLint, "python"}, {"bandit", dLint, "python"}, {"prospector", dLint, "python"}, {"pyflakes", dLint, "python"}, {"pylama", dLint, "python"},
	{"black", dFormat, "python"}, {"isort", dFormat, "python"}, {"yapf", dFormat, "python"}, {"mypy", dTypes, "python"}, {"pyright", dTypes, "python"}, {"basedpyright", dTypes, "python"}, {"pyre", dTypes, "python"}, {"pytype", dTypes, "python"}, {"ty check", dTypes, "python"},
	{"hatch build", dBuild, "python"}, {"hatch test", dTest, "python"}, {"hatch fmt", dLint, "python"}, {"uv build", dBuild, "python"}, {"poetry build", dBuild, "python"}, {"pdm build", dBuild, "python"}, {"flit build", dBuild, "python"}, {"pip wheel", dBuild, "python"}, {"pyproject-build", dBuild, "python"},
	{"setup.py test", dTest, "python"}, {"setup.py build_ext", dBuild, "python"}, {"setup.py build", dBuild, "python"}, {"setup.py sdist", dBuild, "python"}, {"setup.py bdist_wheel", dBuild, "python"}, {"build", dBuild, "python-m"},
	{"tox", dTest, "tox"}, {"nox", dTest, "nox"}, {"interrogate", dDocs, "python"}, {"pydocstyle", dDocs, "python"}, {"doc8", dDocs, ""}, {"sphinx-build", dDocs, ""}, {"mkdocs build", dDocs, ""}, {"zensical build", dDocs, ""}, {"coverage run", dTest, "python"}, {"coverage report", dCover, "python"}, {"maturin build", dBuild, "python"}, {"maturin develop", dBuild, "python"}, {"pydoclint", dDocs, "python"}, {"spin test", dTest, "python"}, {"spin lint", dLint, "python"}, {"spin build", dBuild, "python"},
	{"pre-commit run", dLint, "precommit"}, {"prek run", dLint, "precommit"}, {"prek", dLint, "precommit"}, {"lefthook run pre-commit", dLint, "lefthook"},
	// Ruby
	{"rspec", dTest, "ruby"}, {"rubocop", dLint, "ruby"}, {"standardrb", dLint, "ruby"}, {"rails test", dTest, "ruby"}, {"rails test:all", dTest, "ruby"}, {"cucumber", dTest, "ruby"}, {"minitest", dTest, "ruby"}, {"steep check", dTypes, "ruby"}, {"srb tc", dTypes, "ruby"}, {"yard stats", dDocs, "ruby"}, {"gem build", dBuild, "ruby"}, {"jekyll build", dBuild, "ruby"}, {"herb", dLint, "ruby"}, {"brakeman", dLint, "ruby"},
	// PHP
	{"phpunit", dTest, "php"}, {"pest", dTest, "php"}, {"paratest", dTest, "php"}, {"artisan test", dTest, "php"}, {"phpstan", dTypes | dLint, "php"}, {"psalm", dTypes | dLint, "php"}, {"phpcs", dLint, "php"}, {"php-cs-fixer", dFormat | dLint, "php"}, {"pint", dFormat | dLint, "php"}, {"rector", dLint, "php"}, {"codecept run", dTest, "php"}, {"behat", dTest, "php"}, {"simple-phpunit", dTest, "php"}, {"ecs check", dLint, "php"}, {"composer validate", dNone, "php"},
	// JVM
	{"sbt", dTest, "sbt"}, {"mill", dTest, "mill"}, {"lein test", dTest, "lein"}, {"ktlint", dLint, ""}, {"clojure", dTest, "deps"}, {"clj", dTest, "deps"},
	// .NET
	{"dotnet test", dTest, "dotnet"}, {"dotnet build", dBuild, "dotnet"}, {"dotnet format", dFormat | dLint, "dotnet"}, {"dotnet fantomas", dFormat, "dotnet"}, {"msbuild", dBuild, "dotnet"},
	// Elixir, Erlang, Gleam
	{"mix test", dTest, "mix"}, {"mix credo", dLint, "mix"}, {"mix compile", dBuild, "mix"}, {"mix format", dFormat, "mix"}, {"mix dialyzer", dTypes, "mix"}, {"mix coveralls", dCover | dTest, "mix"}, {"mix docs", dDocs, "mix"}, {"mix doctor", dDocs, "mix"}, {"mix sobelow", dLint, "mix"},
	{"rebar3 eunit", dTest, "rebar"}, {"rebar3 ct", dTest, "rebar"}, {"rebar3 compile", dBuild, "rebar"}, {"rebar3 dialyzer", dTypes, "rebar"}, {"rebar3 xref", dLint, "rebar"}, {"gleam test", dTest, "gleam"}, {"gleam build", dBuild, "gleam"}, {"gleam format", dFormat, "gleam"},
	// Swift, Zig, Haskell, OCaml, Nim, Crystal, Dart, Julia, Lua, Perl, R
	{"swift test", dTest, "swift"}, {"swift build", dBuild, "swift"}, {"swiftlint", dLint, ""}, {"swiftformat", dFormat, ""}, {"swift format", dFormat, "swift"}, {"swift-format lint", dFormat, "swift"}, {"xcodebuild", dBuild, ""},
	{"zig build test", dTest, "zig"}, {"zig build", dBuild, "zig"}, {"zig fmt", dFormat, "zig"}, {"zig test", dTest, "zig"},
	{"cabal test", dTest, "cabal"}, {"cabal v2-test", dTest, "cabal"}, {"cabal new-test", dTest, "cabal"}, {"cabal build", dBuild, "cabal"}, {"cabal v2-build", dBuild, "cabal"}, {"stack test", dTest, "stack"}, {"stack build", dBuild, "stack"}, {"hlint", dLint, ""}, {"ormolu", dFormat, ""}, {"fourmolu", dFormat, ""}, {"stylish-haskell", dFormat, ""}, {"hspec", dTest, "cabal"},
	{"dune runtest", dTest, "dune"}, {"dune test", dTest, "dune"}, {"dune build", dBuild, "dune"}, {"dune fmt", dFormat, "dune"}, {"nimble test", dTest, "nimble"}, {"nimble build", dBuild, "nimble"}, {"crystal spec", dTest, "crystal"}, {"crystal tool format", dFormat, "crystal"}, {"ameba", dLint, "crystal"}, {"shards build", dBuild, "crystal"},
	{"dart test", dTest, "dart"}, {"dart analyze", dLint, "dart"}, {"dart format", dFormat, "dart"}, {"flutter test", dTest, "dart"}, {"flutter analyze", dLint, "dart"}, {"flutter build", dBuild, "dart"}, {"melos run", dTest, "dart"},
	{"busted", dTest, ""}, {"luacheck", dLint, ""}, {"stylua", dFormat, ""}, {"selene", dLint, ""}, {"prove", dTest, ""}, {"perlcritic", dLint, ""},
	// C and C++
	{"ctest", dTest, "cmake"}, {"cmake --build", dBuild, "cmake"}, {"meson test", dTest, "meson"}, {"meson compile", dBuild, "meson"}, {"ninja test", dTest, "ninja"}, {"ninja check", dTest, "ninja"}, {"ninja", dBuild, "ninja"}, {"cppcheck", dLint, ""}, {"clang-tidy", dLint, ""}, {"clang-format", dFormat, ""}, {"cpplint", dLint, ""}, {"bazel test", dTest, "bazel"}, {"bazel build", dBuild, "bazel"}, {"bazelisk test", dTest, "bazel"}, {"bazelisk build", dBuild, "bazel"}, {"scons", dBuild, "scons"}, {"xmake", dBuild, "xmake"}, {"xmake test", dTest, "xmake"}, {"pio test", dTest, ""}, {"waf", dBuild, ""},
	// Shell, infrastructure, prose
	{"shellcheck", dLint, ""}, {"shfmt", dFormat, ""}, {"bats", dTest, ""}, {"yamllint", dLint, ""}, {"actionlint", dLint, ""}, {"hadolint", dLint, ""}, {"buf lint", dLint, ""}, {"terraform validate", dBuild, ""}, {"terraform fmt", dFormat, ""}, {"tflint", dLint, ""}, {"ansible-lint", dLint, ""}, {"codespell", dLint, ""}, {"typos", dLint, ""}, {"vale", dDocs, ""}, {"helm lint", dLint, ""}, {"nix flake check", dTest, "nix"}, {"nix build", dBuild, "nix"}, {"reuse lint", dNone, ""}, {"vader", dTest, ""},
	{"hugo", dBuild, ""}, {"docker build", dNone, ""}, {"vint", dLint, ""},
	{"turbo run", dNone, "turbo"}, {"turbo", dNone, "turbo"}, {"nx", dNone, "nx"}, {"lerna run", dNone, "lerna"},
}

// launchers run the command that follows them.
var launchers = [...]struct {
	words string
	value string // flags of the launcher that take a value, space separated
}{
	{"npm exec", "--package -p -c --workspace -w"}, {"npx", "-p --package"}, {"pnpm exec", ""}, {"pnpm dlx", "--package"}, {"yarn dlx", "-p --package"}, {"yarn exec", ""}, {"bunx", ""}, {"bun x", ""}, {"bun run", ""},
	{"uv run", "--python -p --with --group --extra --env-file --only-group --no-group --project --directory --package --with-requirements"}, {"uvx", "--python -p --with --from"}, {"uv tool run", "--python --with --from"}, {"poetry run", ""}, {"pdm run", ""}, {"pipenv run", ""}, {"pipx run", "--spec"}, {"rye run", ""}, {"hatch run", ""}, {"pixi run", "-e --environment --manifest-path"},
	{"bundle exec", ""}, {"python -m", ""}, {"python3 -m", ""}, {"py -m", ""}, {"python3", ""}, {"python", ""}, {"py", ""},
	{"env", "-u"}, {"time", ""}, {"command", ""}, {"exec", ""}, {"nice", "-n"}, {"xvfb-run", "-n -s --server-args --server-num"}, {"cross-env", ""}, {"cross-env-shell", ""}, {"dotenv", "-e -c"}, {"dotenvx run", "-f"},
	{"opam exec", ""}, {"stack exec", ""}, {"cabal exec", ""}, {"mise exec", ""}, {"mise x", ""}, {"php", "-d"}, {"nix develop", "-c --command"}, {"nix-shell", "--run -p"}, {"timeout", ""}, {"coverage run", "--source --omit --rcfile"}, {"ruby", "-I"},
	{"deno run", ""}, {"tsx", ""}, {"node", "--import --require -r --loader"}, {"bash", "-o"}, {"sh", ""}, {"zsh", ""}, {"pwsh", ""}, {"sudo", "-u"},
}

// commandName is a program name without path and version: `./vendor/bin/pest`
// is pest, `node_modules/.bin/jest` is jest, `python3.12` is python3.
func commandName(word string) string {
	w := unquote(word)
	if i := strings.IndexByte(w, '}'); strings.HasPrefix(w, "${") && i > 0 && i+1 < len(w) && w[i+1] >= 'a' && w[i+1] <= 'z' {
		w = w[i+1:] // ${PREFIX}ruff: where the program lies is a variable
	}
	for _, pre := range [...]string{"./vendor/bin/", "vendor/bin/", "./node_modules/.bin/", "node_modules/.bin/", "$(npm bin)/", "./.venv/bin/", ".venv/bin/", "venv/bin/"} {
		w = strings.TrimPrefix(w, pre)
	}
	if i := strings.LastIndexByte(w, '@'); i > 0 { // npx jest@29
		w = w[:i]
	}
	if strings.HasPrefix(w, "python3.") {
		w = "python3"
	}
	return strings.TrimSuffix(strings.TrimSuffix(w, ".exe"), ".cmd")
}

// unwrap takes launchers off the front of a command. What is left begins with
// the program that does the work.
func unwrap(words []string) (rest []string, launched []string) {
	rest = words
	for depth := 0; depth < 6 && len(rest) > 0; depth++ {
		n := launcherLen(rest)
		if n == 0 || n >= len(rest) {
			break
		}
		launched = append(launched, rest[:n]...)
		rest = rest[n:]
	}
	return rest, launched
}

func launcherLen(words []string) int {
	for _, l := range launchers {
		lw := strings.Fields(l.words)
		if len(words) <= len(lw) || commandName(words[0]) != lw[0] {
			continue
		}
		ok := true
		for i := 1; i < len(lw); i++ {
			ok = ok && words[i] == lw[i]
		}
		if !ok {
			continue
		}
		n := len(lw)
		for n < len(words) {
			w := words[n]
			if w == "--" {
				n++
				break
			}
			switch {
			case strings.HasPrefix(w, "-"):
				n++
				if flagTakesValue(l.value, w) && n < len(words) {
					if w == "-c" || w == "--command" || w == "--run" {
						return n
					}
					n++
				}
				continue
			case (lw[0] == "env" || strings.HasPrefix(lw[0], "cross-env") || lw[0] == "sudo") && strings.Contains(w, "="):
				n++
				continue
			case lw[0] == "timeout" && n == 1:
				n++
				continue
			}
			break
		}
		switch l.words {
		case "bash", "sh", "zsh", "python", "python3", "py", "php", "ruby", "tsx", "node":
			// an interpreter: what follows is a file, resolved as a script
			if n < len(words) && !strings.HasPrefix(words[1], "-") {
				return n
			}
			return 0
		case "hatch run":
			if n < len(words) && strings.Contains(words[n], ":") {
				return 0
			}
		case "coverage run":
			if n < len(words) && words[n-1] != "-m" {
				return 0
			}
		}
		return n
	}
	return 0
}

func flagTakesValue(list, flag string) bool {
	for _, f := range strings.Fields(list) {
		if f == flag {
			return true
		}
	}
	return false
}

// findTool finds the row of the table for an unwrapped command.
func findTool(words []string) (tool, bool) {
	if len(words) == 0 {
		return tool{}, false
	}
	name := commandName(words[0])
	for _, t := range tools {
		first, more, _ := strings.Cut(t.words, " ")
		if first != name {
			continue
		}
		if more == "" {
			return t, true
		}
		want := strings.Fields(more)
		i := 0
		for _, w := range words[1:] {
			if i < len(want) && w == want[i] {
				i++
				continue
			}
			if i == len(want) {
				break
			}
			if strings.HasPrefix(w, "-") || strings.HasPrefix(w, "+") {
				continue // a flag or a toolchain in front of the sub-command
			}
			break
		}
		if i == len(want) {
			return t, true
		}
	}
	return tool{}, false
}
