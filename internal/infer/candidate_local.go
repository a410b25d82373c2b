package infer

import (
	"slices"
	"strings"
)

// maskExpressions turns what is only known at run time into a shell variable.
func maskExpressions(s string) string {
	for n := 0; n < 50; n++ {
		before, _, after, ok := expression(s)
		if !ok {
			break
		}
		s = before + "${_ci_}" + after
	}
	return s
}

func first(a, _ []string) []string { return a }

// buildFolder maps commands that run in a build folder made first (cmake,
// meson) to the whole call from the root.
func (p *project) buildFolder(c simple) (candidate, bool) {
	w := c.words
	name := commandName(w[0])
	var d domain
	root := p.at(".")
	switch {
	case root.isFile("CMakeLists.txt") && (name == "ctest" || leads(w, "cmake --build") || name == "make" && root.makefile() == nil && !root.isFile("configure.ac") && !root.isFile("configure") || name == "ninja"):
		d = dBuild
		if name == "ctest" || slices.Contains(w, "test") || slices.Contains(w, "check") {
			d = dTest
		}
		if slices.Contains(w, "install") || slices.Contains(w, "clean") || slices.Contains(w, "package") || slices.Contains(w, "docs") || slices.Contains(w, "doc") {
			return candidate{}, false
		}
		cand := candidate{cmd: cmakeBuild, r: reading{d: dBuild, script: true}, sure: true}
		if d == dTest {
			cand = candidate{cmd: cmakeTest, r: reading{d: dTest | dBuild, aim: dTest, script: true}, sure: true}
		}
		return cand, true
	case root.isFile("meson.build") && (name == "ninja" || name == "meson" && (words1(w) == "test" || words1(w) == "compile")) && root.makefile() == nil:
		if slices.Contains(w, "install") || slices.Contains(w, "clean") || slices.Contains(w, "dist") {
			return candidate{}, false
		}
		if slices.Contains(w, "test") {
			return candidate{cmd: mesonTest, r: reading{d: dTest | dBuild, aim: dTest, script: true}, sure: true}, true
		}
		return candidate{cmd: mesonBuild, r: reading{d: dBuild, script: true}, sure: true}, true
	}
	return candidate{}, false
}

const (
	cmakeBuild = "cmake -S . -B build && cmake --build build"
	cmakeTest  = cmakeBuild + " && ctest --test-dir build --output-on-failure"
	mesonSetup = "(test -d build || meson setup build)"
	mesonBuild = mesonSetup + " && meson compile -C build"
	mesonTest  = mesonBuild + " && meson test -C build"
)

// reportFlags shape a report or pick a platform of CI; the local command does
// without. The number is how many words the flag takes with it.
var reportFlags = [...]struct {
	flag string
	more int
}{

	{"--junitxml", 1}, {"--junit-xml", 1}, {"--cov-report", 1}, {"-coverprofile", 1}, {"-covermode", 1}, {"--coverprofile", 1}, {"--log-junit", 1}, {"--logger", 1}, {"--results-directory", 1}, {"--collect", 1}, {"--target", 1}, {"--output-file", 1}, {"--out-format", 1}, {"--reporter", 1}, {"--junitfile", 1}, {"--coverage-clover", 1}, {"--coverage-text", 0}, {"--message-format", 1}, {"--output-format", 1}, {"--color", 1}, {"--target-dir", 1}, {"--parallel-mode", 0}, {"--colors", 1}, {"--maxWorkers", 1}, {"--runInBand", 0}, {"--error-format", 1}, {"--format", 1}, {"--show-diff-on-failure", 0}, {"--no-interaction", 0}, {"--no-progress", 0}, {"--ansi", 0}, {"--no-ansi", 0}, {"-B", 0}, {"--batch-mode", 0}, {"-ntp", 0}, {"--no-transfer-progress", 0}, {"--scan", 0}, {"--stacktrace", 0}, {"--info", 0}, {"--no-daemon", 0}, {"--build-cache", 0}, {"-q", 0}, {"--console", 1}, {"-f", 1}, {"VERBOSE", 0}, {"V", 0},
}

// local takes off what belongs to CI alone: sudo, report and platform flags,
// a pinned toolchain, make targets that clean first.
func local(c simple) simple {
	w := c.words
	for len(w) > 1 && (w[0] == "sudo" || w[0] == "time" || w[0] == "nice" || w[0] == "retry" || w[0] == "xvfb-run" && w[1] == "-a" || w[0] == "command" || w[0] == "-a") {
		w = w[1:]
	}
	name := commandName(w[0])
	out := []string{w[0]}
	if strings.HasSuffix(strings.ToLower(w[0]), ".ps1") { // no other shell starts it
		out = []string{"pwsh", w[0]}
	}
	for i := 1; i < len(w); i++ {
		f, _, eq := strings.Cut(w[i], "=")
		drop := -1
		for _, r := range reportFlags {
			if r.flag != f {
				continue
			}
			if f == "-q" && name != "gradle" && name != "./gradlew" && name != "mvn" && name != "./mvnw" || f == "-B" && name != "mvn" && name != "./mvnw" || f == "--format" && name != "rspec" && name != "rubocop" && name != "bundle" || f == "--info" && name != "./gradlew" || f == "-f" && !strings.HasSuffix(name, "rubocop") && !strings.HasSuffix(name, "rspec") || (f == "V" || f == "VERBOSE") && (name != "make" || !eq) || f == "--target" && name == "cmake" || f == "--color" && !eq && name != "cargo" || f == "--output-format" && name != "ruff" && name != "uv" && name != "uvx" && name != "pylint" && name != "rubocop" {
				break
			}
			drop = r.more
			if eq {
				drop = 0
			}
			break
		}
		if drop >= 0 {
			i += drop
			continue
		}
		if strings.HasPrefix(w[i], "+") && name == "cargo" && w[i] != "+nightly" {
			continue
		}
		if name == "make" && (w[i] == "clean" || w[i] == "deps" || strings.HasPrefix(w[i], "-j")) && (len(w) > 2 || strings.HasPrefix(w[i], "-j")) {
			if w[i] == "-j" && i+1 < len(w) && strings.Trim(w[i+1], "0123456789") == "" {
				i++
			}
			continue
		}
		if (strings.Contains(name, "gradlew") || name == "mvn" || strings.Contains(name, "mvnw")) && w[i] == "clean" {
			continue
		}
		if strings.HasPrefix(w[i], "-") && strings.HasSuffix(w[i], "=") {
			continue // an axis of the matrix without a value
		}
		if w[i] == "${_ci_}" && i == len(w)-1 && i > 1 && !strings.HasPrefix(w[i-1], "-") { // a trailing expression with flags
			continue
		}
		out = append(out, w[i])
	}
	c.words = out
	var as []string
	for _, a := range c.assigns {
		k, v, _ := strings.Cut(a, "=")
		switch k {
		case "CI", "FORCE_COLOR", "NODE_OPTIONS", "TERM", "RUST_BACKTRACE", "CARGO_TERM_COLOR", "PYTHONUNBUFFERED", "DEBIAN_FRONTEND", "GITHUB_TOKEN", "GH_TOKEN", "CLICOLOR_FORCE":
			if k == "CI" && v == "true" {
				as = append(as, a)
			}
			continue
		}
		as = append(as, a)
	}
	c.assigns = as
	return c
}

// runtimeValue says which value of a command is only known elsewhere.
func runtimeValue(c simple) string {
	for _, w := range append(append([]string{}, c.assigns...), c.words...) {
		if strings.Contains(w, "secrets.") {
			return "it needs a secret"
		}
		if strings.Contains(w, "_ci_") {
			return "it holds a value that only CI knows"
		}
		for i := 0; i+1 < len(w); i++ {
			if w[i] != '$' || strings.HasPrefix(w, "'") {
				continue
			}
			if w[i+1] == '(' {
				in := w[i+2:]
				if strings.HasPrefix(in, "nproc") || strings.HasPrefix(in, "go list") || strings.HasPrefix(in, "find ") || strings.HasPrefix(in, "git ls-files") || strings.HasPrefix(in, "gofmt") || strings.HasPrefix(in, "pwd") || strings.HasPrefix(in, "getconf") || strings.HasPrefix(in, "sysctl") {
					continue
				}
				return "it holds a value made at run time"
			}
			if w[i+1] == '{' || w[i+1] == '@' || w[i+1] == '_' || w[i+1] >= 'A' && w[i+1] <= 'Z' || w[i+1] >= 'a' && w[i+1] <= 'z' {
				return "it needs a variable of its surroundings"
			}
		}
	}
	return ""
}

// splitTargets makes one command a target of `make build test`, so that each
// can be named alone; the whole call stays last.
func splitTargets(cmds []simple) []simple {
	var out []simple
	for _, c := range cmds {
		w := c.words
		name := commandName(w[0])
		if name == "make" || name == "just" || name == "rake" || name == "bin/rails" || name == "rails" || name == "./bin/rails" {
			var flags, targets []string
			for i := 1; i < len(w); i++ {
				switch {
				case w[i] == "-C" && i+1 < len(w):
					flags = append(flags, w[i], w[i+1])
					i++
				case strings.HasPrefix(w[i], "-") || strings.Contains(w[i], "="):
					flags = append(flags, w[i])
				default:
					targets = append(targets, w[i])
				}
			}
			if len(targets) > 1 && len(targets) < 8 && !slices.Contains(flags, "-j") {
				for _, t := range targets {
					x := c
					x.words = append(append([]string{w[0]}, flags...), t)
					out = append(out, x)
				}
				continue
			}
		}
		out = append(out, c)
	}
	return out
}
