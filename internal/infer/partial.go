package infer

import "strings"

// selectors are flags that pick a part of a suite.
var selectors = [...]string{
	"-k", "-run", "--run=", "-t", "--testNamePattern", "-g", "--grep", "--filter", "--only", "-n", "--match", "-m", "--testPathPattern", "--testPathPatterns", "--test", "--bin", "--example", "--lf", "--ff", "--shard", "--only-failures", "--changed", "--onlyChanged", "-o", "--seed", "--failed", "--bisect", "--tag", "--tests", "--spec", "--doc", "--lib", "--exclude-tag", "--name", "--file", "--suite", "--testsuite", "--group", "--project", "--label", "-R", "-L", "--partition", "--last-failed", "--testcase",
}

// partialTool says why a tool call does not look at the whole project.
func partialTool(t tool, words []string) string {
	if why := placeholder(words); why != "" {
		return why
	}
	name := commandName(words[0])
	rest := words[1:]
	for i, w := range rest {
		if w == "--" {
			if why := partialArgs(rest[i+1:]); why != "" && name == "cargo" && t.d&dTest != 0 {
				return why
			}
			rest = rest[:i]
			break
		}
	}
	switch name {
	case "go", "gotestsum", "staticcheck", "golangci-lint", "ginkgo":
		return partialGo(name, rest)
	case "cargo", "cross":
		return partialCargo(rest, t)
	case "dotnet":
		for _, w := range rest {
			if w == "--filter" || strings.HasPrefix(w, "--filter") {
				return "it names a part of the suite"
			}
		}
		return ""
	}
	if t.d&dTest != 0 {
		switch name {
		case "tox", "nox", "ctest", "meson", "bazel", "bazelisk", "sbt", "zig", "swift", "dune", "stack", "cabal", "prove":
			for _, w := range rest {
				if w == "-R" || w == "-L" || w == "--filter" || w == "--suite" || w == "-E" {
					return "it names a part of the suite"
				}
				if (name == "bazel" || name == "bazelisk") && strings.HasPrefix(w, "//") && !strings.HasSuffix(w, "//...") && !strings.HasSuffix(w, "//:all") {
					return "it names a part of the suite"
				}
				if name == "prove" && strings.HasSuffix(w, ".t") {
					return "it names a part of the suite"
				}
			}
			return ""
		}
		return partialArgs(rest)
	}
	// linters and formatters: one file is a part
	for _, w := range rest {
		u := unquote(w)
		flag, _, _ := strings.Cut(u, "=")
		switch flag {
		case "--from-ref", "--to-ref", "--files", "--file", "--staged", "--changed", "--changed-since", "--since", "--new-from-rev":
			return "it looks at changed files only"
		}
		if strings.HasPrefix(u, "-") || strings.ContainsAny(u, "*=") {
			continue
		}
		if isSourceFile(u) {
			return "it looks at one file"
		}
	}
	return ""
}

// sourceExts end file names that are code, not configuration.
var sourceExts = [...]string{".py", ".js", ".ts", ".tsx", ".jsx", ".mjs", ".go", ".rs", ".rb", ".php", ".exs", ".ex", ".java", ".kt", ".cs", ".c", ".cc", ".cpp", ".h", ".hpp", ".swift", ".zig", ".hs", ".t", ".lua", ".sh", ".md", ".feature", ".dart", ".vue", ".css"}

func isSourceFile(w string) bool {
	if i := strings.LastIndex(w, ":"); i > 0 && strings.Trim(w[i+1:], "0123456789") == "" {
		w = w[:i]
	}
	if strings.HasSuffix(w, ".config.js") || strings.HasSuffix(w, ".config.ts") || strings.HasSuffix(w, ".config.mjs") {
		return false
	}
	for _, e := range sourceExts {
		if strings.HasSuffix(w, e) && len(w) > len(e) {
			return true
		}
	}
	return false
}

// placeholder recognises words that a reader is meant to replace.
func placeholder(words []string) string {
	for _, w := range words {
		switch {
		case strings.HasPrefix(w, "<") || strings.Contains(w, "=<") || strings.Contains(w, "<") && strings.Contains(w, ">"),
			strings.HasPrefix(w, "path/to") || strings.Contains(w, "/path/to"), w == "..." || w == "…",
			strings.HasPrefix(w, "[") && strings.HasSuffix(w, "]") && w != "[", w == "XXX" || w == "FOO" || w == "foo" || w == "...]",
			strings.Contains(w, "${{"), strings.Contains(w, "YOUR_") || strings.Contains(w, "your_") || strings.Contains(w, "your-"),
			strings.Contains(w, "{{") || strings.Contains(w, "$<"):
			return "it has a placeholder"
		}
	}
	return ""
}

// partialArgs says why arguments pick a part of a test suite.
func partialArgs(args []string) string {
	if why := placeholder(args); why != "" {
		return why
	}
	for i, a := range args {
		u := unquote(a)
		if strings.HasPrefix(u, "-") {
			for _, s := range selectors {
				if u == s || strings.HasSuffix(s, "=") && strings.HasPrefix(u, s) || strings.HasPrefix(s, "--") && strings.HasPrefix(u, s+"=") {
					if (s == "-n" || s == "-o" || s == "-m" || s == "-t") && i+1 < len(args) && (args[i+1] == "auto" || args[i+1] == "logical" || strings.Trim(args[i+1], "0123456789") == "") || s == "-n" && i+1 == len(args) {
						continue
					}
					if s == "--project" && i+1 < len(args) && strings.Contains(args[i+1], ".json") {
						continue
					}
					return "it names a part of the suite"
				}
			}
			continue
		}
		if strings.Contains(u, "::") || strings.Contains(u, "#") && !strings.HasPrefix(u, "#") {
			return "it names one test"
		}
		if isSourceFile(u) && !strings.ContainsAny(u, "*") {
			return "it names one file"
		}
		if strings.Count(strings.Trim(u, "/"), "/") > 0 && !strings.ContainsAny(u, "*.") && !strings.Contains(u, "=") {
			return "it names one folder"
		}
	}
	return ""
}

func partialGo(name string, rest []string) string {
	pkgs := 0
	whole := false
	for i := 0; i < len(rest); i++ {
		w := unquote(rest[i])
		switch {
		case w == "-run" || w == "-test.run" || strings.HasPrefix(w, "-run="):
			return "it names a part of the suite"
		case w == "-bench" || strings.HasPrefix(w, "-bench="), w == "-fuzz" || strings.HasPrefix(w, "-fuzz="):
			return "it measures or fuzzes"
		case w == "-o" || w == "-tags" || w == "-count" || w == "-timeout" || w == "-p" || w == "-parallel" || w == "-ldflags" || w == "-coverprofile" || w == "-covermode" || w == "-mod" || w == "-C" || w == "-gcflags" || w == "-coverpkg" || w == "-vettool" || w == "--tags" || w == "-c" || w == "--config" || w == "--timeout" || w == "-shuffle" || w == "--format" || w == "-f" || w == "--junitfile":
			if w == "-C" {
				return "it runs in a folder"
			}
			i++
		case strings.HasPrefix(w, "-"):
		case w == "./..." || w == "..." || w == "all" || w == "$(go list ./...)" || strings.HasSuffix(w, "/...") && strings.Count(w, "/") >= 3 && strings.Contains(w, "."):
			whole = true
		case w == "test" || w == "build" || w == "vet" || w == "run" || w == "install" || w == "fmt":
		case strings.HasPrefix(w, "$"):
			whole = true
		default:
			pkgs++
		}
	}
	if whole || name == "golangci-lint" && pkgs == 0 || name == "gotestsum" && pkgs == 0 {
		return ""
	}
	if pkgs > 0 {
		return "it names some packages"
	}
	if len(rest) > 0 && (rest[0] == "test" || rest[0] == "vet") {
		return "it looks at one package"
	}
	return ""
}

func partialCargo(rest []string, t tool) string {
	sub := ""
	for i := 0; i < len(rest); i++ {
		w := rest[i]
		switch {
		case w == "-p" || w == "--package" || strings.HasPrefix(w, "--package=") || w == "--manifest-path" || strings.HasPrefix(w, "--manifest-path=") || strings.HasPrefix(w, "-p="):
			return "it names one crate"
		case w == "--test" || w == "--bin" || w == "--example" || w == "--doc" || w == "--lib" || w == "--bins" || w == "--examples" || w == "--benches" || strings.HasPrefix(w, "--test=") || w == "--bench":
			if t.d&dTest != 0 || w == "--example" || w == "--bin" {
				return "it names a part of the suite"
			}
		case w == "--exclude":
			i++
		case w == "--features" || w == "-F" || w == "--target" || w == "--profile" || w == "--target-dir" || w == "-j" || w == "--jobs" || w == "--color" || w == "--partition" || w == "-E":
			if w == "--partition" || w == "-E" {
				return "it names a part of the suite"
			}
			i++
		case strings.HasPrefix(w, "+") || strings.HasPrefix(w, "-"):
		case sub == "":
			sub = w
		case sub == "nextest" && w == "run" || sub == "hack":
		default:
			if t.d&dTest != 0 && !strings.HasPrefix(w, "$") {
				return "it names one test"
			}
		}
	}
	return ""
}
