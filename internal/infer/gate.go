package infer

import (
	"slices"
	"strings"
)

// A gate must be able to fail, must end, must not rewrite files to pass and
// must not publish. The tables here say which flags and sub-commands break
// that, and what the checking form is.

// riskyFlag is a flag that makes a tool rewrite, watch, wait or always pass.
type riskyFlag struct {
	tools string // programs it applies to, space separated; "" any
	flag  string
	why   string
	check string // what stands in its place in the checking form; "" drops it; "-" there is none
}

const (
	whyRewrites = "it rewrites files to pass"
	whyWatches  = "it watches and never ends"
	whyWaits    = "it waits for a person"
	whyPasses   = "it cannot fail"
	whySnapshot = "it accepts snapshots"
	whySends    = "it publishes"
	whyTerminal = "its tool watches on a terminal"
)

var riskyFlags = [...]riskyFlag{
	{"", "--fix", whyRewrites, ""}, {"", "--fix=true", whyRewrites, ""}, {"", "--write", whyRewrites, ""}, {"", "--autofix", whyRewrites, ""}, {"", "--auto-fix", whyRewrites, ""},
	{"", "--apply", whyRewrites, ""}, {"", "--apply-unsafe", whyRewrites, ""}, {"", "--unsafe-fixes", whyRewrites, ""}, {"", "--fix-only", whyRewrites, ""}, {"", "--fix-suggestions", whyRewrites, ""}, {"biome", "--unsafe", whyRewrites, ""},
	{"", "--allow-dirty", whyRewrites, ""}, {"", "--allow-staged", whyRewrites, ""}, {"", "--allow-no-vcs", whyRewrites, ""},
	{"prettier", "--write", whyRewrites, "--check"}, {"prettier", "-w", whyRewrites, "--check"},
	{"gofmt gofumpt goimports", "-w", whyRewrites, "-l"},
	{"shfmt", "-w", whyRewrites, "-d"}, {"yapf", "-i", whyRewrites, "--diff"}, {"yapf", "--in-place", whyRewrites, "--diff"}, {"clang-format", "-i", whyRewrites, "--dry-run --Werror"},
	{"rubocop standardrb", "-a", whyRewrites, ""}, {"rubocop standardrb", "-A", whyRewrites, ""}, {"rubocop", "--auto-correct", whyRewrites, ""}, {"rubocop", "--autocorrect", whyRewrites, ""}, {"rubocop", "--auto-correct-all", whyRewrites, ""}, {"rubocop", "--autocorrect-all", whyRewrites, ""}, {"rubocop", "-x", whyRewrites, ""},
	{"typos", "-w", whyRewrites, ""}, {"typos", "--write-changes", whyRewrites, ""}, {"codespell", "-w", whyRewrites, ""}, {"xo standard semistandard eslint", "--fix-dry-run", whyPasses, ""},
	{"ormolu fourmolu", "--mode=inplace", whyRewrites, "--mode=check"}, {"stylish-haskell", "-i", whyRewrites, "-"}, {"swiftlint", "--fix", whyRewrites, ""}, {"dprint", "fmt", whyRewrites, "check"},
	{"dune", "--auto-promote", whySnapshot, ""}, {"dune", "promote", whySnapshot, "-"},
	{"jest vitest react-scripts", "-u", whySnapshot, ""}, {"", "--updateSnapshot", whySnapshot, ""}, {"", "--update-snapshots", whySnapshot, ""}, {"", "--update-snapshot", whySnapshot, ""}, {"", "--snapshot-update", whySnapshot, ""}, {"ava", "-u", whySnapshot, ""}, {"", "--accept", whySnapshot, ""}, {"", "--review", whySnapshot, ""}, {"", "--update", whySnapshot, ""}, {"go", "-update", whySnapshot, ""}, {"", "-update-golden", whySnapshot, ""}, {"", "--inline-snapshot=fix", whySnapshot, ""}, {"", "--inline-snapshot=create", whySnapshot, ""}, {"mocha", "--update", whySnapshot, ""},
	{"", "--watch", whyWatches, ""}, {"", "--watchAll", whyWatches, ""}, {"", "--watch=true", whyWatches, ""}, {"", "--watch-all", whyWatches, ""}, {"mocha ava tsc vue-tsc tsgo rollup webpack tsup uvu babel tap svelte-check", "-w", whyWatches, ""}, {"", "--serve", whyWatches, ""}, {"dune", "-w", whyWatches, ""}, {"phpunit pest", "--watch", whyWatches, ""}, {"", "--looponfail", whyWatches, ""}, {"", "--continuous", whyWatches, ""}, {"", "--watch-extensions", whyWatches, "-"},
	{"", "--ui", whyWaits, ""}, {"", "--inspect", whyWaits, ""}, {"", "--inspect-brk", whyWaits, ""}, {"", "--debug-brk", whyWaits, ""}, {"", "--pdb", whyWaits, ""}, {"pytest", "--trace", whyWaits, ""}, {"", "--headed", whyWaits, ""}, {"", "--interactive", whyWaits, ""},
	{"flake8 pylint ruff", "--exit-zero", whyPasses, ""}, {"", "--no-fail", whyPasses, ""}, {"", "--issues-exit-code=0", whyPasses, ""}, {"eslint", "--quiet-exit", whyPasses, ""}, {"", "--warn-only", whyPasses, ""}, {"", "--soft-fail", whyPasses, ""}, {"", "--help", whyPasses, "-"}, {"", "--version", whyPasses, "-"}, {"", "--list", whyPasses, "-"}, {"", "--collect-only", whyPasses, "-"}, {"", "--listTests", whyPasses, "-"}, {"go ninja make", "-n", whyPasses, "-"}, {"make ctest", "-N", whyPasses, "-"}, {"jest", "--showConfig", whyPasses, "-"}, {"eslint", "--print-config", whyPasses, "-"}, {"eslint", "--init", whyWaits, "-"},
	{"go cargo", "-bench", "it measures", "-"}, {"cargo", "--no-run", "it only compiles", ""}, {"go", "-c", "it only compiles", "-"},
}

// checkForm is a formatter whose plain form rewrites and the flag that makes
// it check. want are flags that already do.
var checkForms = [...]struct{ words, want, add string }{
	{"cargo fmt", "--check", "--check"}, {"rustfmt", "--check", "--check"}, {"black", "--check --diff", "--check"}, {"isort", "--check --check-only -c --diff", "--check-only"},
	{"ruff format", "--check --diff", "--check"}, {"yapf", "--diff -d --quiet", "--diff"}, {"prettier", "--check -c --list-different -l", "--check"}, {"gofmt", "-l -d", "-l"}, {"gofumpt", "-l -d", "-l"}, {"goimports", "-l -d", "-l"},
	{"mix format", "--check-formatted --check-equivalent", "--check-formatted"}, {"dotnet format", "--verify-no-changes --check", "--verify-no-changes"}, {"deno fmt", "--check", "--check"}, {"zig fmt", "--check", "--check"}, {"terraform fmt", "-check -check=true", "-check"}, {"golangci-lint fmt", "--diff -d", "--diff"},
	{"php-cs-fixer", "--dry-run check", "--dry-run"}, {"pint", "--test", "--test"}, {"rector", "--dry-run -n", "--dry-run"}, {"ecs", "check", ""}, {"swiftformat", "--lint", "--lint"}, {"shfmt", "-d -l", "-d"}, {"stylua", "--check", "--check"}, {"gleam format", "--check", "--check"}, {"crystal tool format", "--check", "--check"}, {"dart format", "--set-exit-if-changed", "--output=none --set-exit-if-changed"},
	{"dotnet fantomas", "--check", "--check"}, {"clang-format", "--dry-run -n --Werror", "--dry-run --Werror"}, {"ormolu", "--mode=check --check-idempotence -c", "--mode check"}, {"fourmolu", "--mode=check -c", "--mode check"}, {"hatch fmt", "--check", "--check"},
	{"swift format", "lint", "-"}, {"dune fmt", "--preview", "-"}, {"go fmt", "", "-"}, {"stylish-haskell", "", "-"}, {"biome format", "", ""}, {"dprint fmt", "", "-"},
}

// publishWords are programs with a sub-command, or alone, that send something
// out or change a shared place.
var publishWords = [...]string{
	"npm publish", "pnpm publish", "yarn publish", "yarn npm publish", "bun publish", "lerna publish", "lerna version", "npm version", "changeset publish", "changeset version", "semantic-release", "release-it", "np", "standard-version",
	"cargo publish", "cargo release", "cargo workspaces publish", "cargo smart-release", "cargo dist", "wasm-pack publish", "twine upload", "twine register", "poetry publish", "uv publish", "flit publish", "hatch publish", "pdm publish", "maturin publish", "maturin upload",
	"gem push", "gem release", "mix hex.publish", "dotnet nuget", "nuget push", "goreleaser release", "goreleaser", "docker push", "docker buildx", "podman push", "ko publish", "skopeo copy", "crane push", "helm push", "helm upgrade", "helm install",
	"gh release", "gh pr", "git push", "git tag", "git commit", "hub release", "ghr", "kubectl apply", "kubectl create", "terraform apply", "terraform destroy", "pulumi up", "vercel", "netlify deploy", "wrangler deploy", "wrangler publish", "firebase deploy", "fly deploy", "flyctl deploy", "heroku", "serverless deploy", "sls deploy", "cdk deploy", "sam deploy", "eb deploy", "gcloud", "aws", "az", "gsutil", "rclone", "scp", "rsync", "ansible-playbook", "cap", "kamal deploy", "gh-pages", "mike deploy", "mkdocs gh-deploy", "surge", "codecov", "coveralls", "snapcraft", "cabal upload", "stack upload", "opam publish", "luarocks upload", "dart pub publish", "flutter pub publish", "pod trunk", "fastlane", "jreleaser", "vsce publish", "ovsx publish", "chromatic", "deno publish", "jsr publish",
}

// endless are programs and sub-commands that serve or watch.
var endless = [...]string{
	"nodemon", "cargo watch", "watchexec", "entr", "reflex", "air", "modd", "chokidar", "onchange", "ptw", "pytest-watch", "pytest-watcher", "guard", "bacon", "vite", "vite dev", "vite preview", "vite serve", "next dev", "next start", "nuxt dev", "astro dev", "ng serve", "webpack serve", "webpack-dev-server", "react-scripts start", "http-server", "live-server", "mkdocs serve", "sphinx-autobuild", "rails server", "bin/dev", "foreman", "mix phx.server", "flask run", "uvicorn", "gunicorn", "hugo server", "hugo serve", "jekyll serve", "storybook dev", "start-storybook", "tail", "vitest watch", "vitest dev", "vitest bench", "cypress open", "pnpm dev", "tsx watch", "ghcid", "gulp watch", "grunt watch", "docker compose up", "docker-compose up",
}

// publishes says whether a command sends something out.
func publishes(words []string) bool {
	if len(words) == 0 {
		return false
	}
	for _, p := range publishWords {
		if leads(words, p) {
			if p == "goreleaser release" || p == "goreleaser" {
				return !slices.Contains(words, "--snapshot") && !slices.Contains(words, "check") && !slices.Contains(words, "--skip-publish") && !slices.Contains(words, "build")
			}
			if p == "docker buildx" {
				return slices.Contains(words, "--push")
			}
			return true
		}
	}
	for _, w := range words {
		if w == "--publish" || w == "--push" || w == "--deploy" || w == "--upload" || w == "-Prelease" || w == "--release-publish" {
			return true
		}
	}
	return false
}

// neverEnds says whether a command serves or watches.
func neverEnds(words []string) bool {
	for _, e := range endless {
		if !leads(words, e) {
			continue
		}
		if e == "vite" || e == "air" || e == "guard" || e == "tail" {
			// the program alone, or with flags only
			if len(words) > 1 && !strings.HasPrefix(words[1], "-") && e == "vite" {
				continue
			}
		}
		return true
	}
	return false
}

// toolFault judges one tool call that the table knows. It returns why it is
// no gate and, when there is one, its checking form.
func toolFault(t tool, launched, words, assigns []string) (why string, instead []string) {
	name := commandName(words[0])
	out := []string{words[0]}
	none := false
	for _, w := range words[1:] {
		hit := false
		flag := w
		if k := strings.IndexByte(w, '='); k > 0 && strings.HasPrefix(w, "--watch-") {
			flag = w[:k]
		}
		for _, r := range riskyFlags {
			if r.flag != flag || (r.tools != "" && !flagTakesValue(r.tools, name)) {
				continue
			}
			if r.flag == "--write" && r.tools == "" && name == "prettier" {
				continue
			}
			hit, why = true, r.why
			switch r.check {
			case "":
			case "-":
				none = true
			default:
				out = append(out, strings.Fields(r.check)...)
			}
			break
		}
		if !hit {
			out = append(out, w)
		}
	}
	for _, a := range assigns {
		switch {
		case strings.HasPrefix(a, "UPDATE_") || strings.HasPrefix(a, "INSTA_UPDATE=always") || strings.HasPrefix(a, "UPDATE=") || strings.HasPrefix(a, "BLESS=") || strings.HasPrefix(a, "TRYBUILD=overwrite"):
			why = whySnapshot
		}
	}
	for _, c := range checkForms {
		if !leads(words, c.words) {
			continue
		}
		ok := c.want == "" && c.add == ""
		for _, w := range strings.Fields(c.want) {
			ok = ok || slices.Contains(out, w)
		}
		if name == "ormolu" || name == "fourmolu" {
			ok = ok || strings.Contains(strings.Join(out, " "), "--mode check")
		}
		if !ok {
			if why == "" {
				why = whyRewrites
			}
			if c.add == "-" {
				none = true
				break
			}
			out = insertFlags(out, c.words, c.add)
		}
		break
	}
	switch name {
	case "vitest":
		if len(words) == 1 || (words[1] != "run" && words[1] != "related" && words[1] != "typecheck" && words[1] != "list" && words[1] != "--run" && !slices.Contains(words, "--run") && !slices.Contains(words, "--watch=false") && !slices.Contains(words, "--no-watch")) {
			if words1(words) == "watch" || words1(words) == "dev" {
				out = append(out[:1], out[2:]...)
			}
			if words1(words) != "bench" {
				if why == "" {
					why = whyWatches
				}
				out = append([]string{out[0], "run"}, out[1:]...)
			}
		}
	case "react-scripts":
		if words1(words) == "test" && !slices.Contains(words, "--watchAll=false") && !slices.Contains(words, "--ci") && !hasAssign(assigns, "CI") {
			why = whyWatches
			out = append(out, "--watchAll=false")
		}
	case "ng":
		if words1(words) == "test" && !slices.Contains(words, "--watch=false") && !slices.Contains(words, "--no-watch") {
			why = whyWatches
			out = append(out, "--watch=false")
		}
	case "karma":
		if !slices.Contains(words, "--single-run") && !slices.Contains(words, "--no-auto-watch") {
			why = whyWatches
			out = append(out, "--single-run")
		}
	case "gofmt", "gofumpt", "goimports":
		// -l lists and exits 0: it cannot fail unless its output is tested
		return firstNonEmpty(why, whyPasses), []string{"test", "-z", `"$(` + strings.Join(dedupe(out), " ") + `)"`}
	case "cargo":
		if leads(words, "cargo insta") {
			return whySnapshot, nil
		}
	case "tap":
		if slices.Contains(words, "--snapshot") {
			return whySnapshot, nil
		}
	}
	if why == "" {
		return "", nil
	}
	if none {
		return why, nil
	}
	return why, append(append([]string{}, launched...), out...)
}
