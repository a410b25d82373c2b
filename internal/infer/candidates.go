package infer

import (
	"fmt"
	"path"
	"strings"
)

// layer numbers of seed 001.
const (
	layerVerb     = 1
	layerDocs     = 2
	layerManifest = 3
	layerCI       = 4
	layerArtifact = 5
)

// candidate is a command that a source names, with what is known of it.
type candidate struct {
	cmd     string
	dir     string // folder it runs in, "" the root
	r       reading
	rank    int
	layer   int
	source  string // file and line, or job
	context string // heading and sentence around it
	heading string
	aside   bool // the sentence makes it a special case
	order   int  // how early its source names it
	noise   int  // special flags and variables
	name    string
	sure    bool // the project's own files have it
}

// collect reads all layers once. The order of candidates is fixed.
func (p *project) collect() []candidate {
	var out []candidate
	out = append(out, p.docCandidates()...)
	out = append(out, p.ciCandidates()...)
	out = append(out, p.manifestCandidates(".")...)
	return out
}

func (p *project) docCandidates() []candidate {
	var out []candidate
	for _, f := range p.documents() {
		src, ok := p.read(f.file)
		if !ok {
			continue
		}
		for i, m := range mentions(f, src) {
			cmds, err := parseShell(m.text)
			if err != nil {
				continue
			}
			for _, c := range splitTargets(cmds) {
				cand, ok := p.candidate(c, path.Dir(f.file), true)
				if !ok {
					continue
				}
				cand.rank, cand.layer = m.rank, layerDocs
				cand.source = fmt.Sprintf("%s:%d", m.file, m.line)
				cand.context = m.heading + " · " + m.lead
				cand.heading = m.heading
				cand.order = i
				if negated(m) {
					continue
				}
				cand.aside = hasAny(m.lead, asides[:]) || hasAny(lastHead(m.heading), asides[:])
				if m.inline {
					cand.rank -= 10
				}
				out = append(out, cand)
			}
		}
	}
	return out
}

// negated says whether the sentence tells not to run the command.
func negated(m mention) bool {
	l := strings.ToLower(m.lead)
	if !m.inline {
		for _, n := range [...]string{"don't", "do not", "never", "avoid"} {
			if strings.HasPrefix(l, n) {
				return true
			}
		}
		return false
	}
	i := strings.Index(l, strings.ToLower(m.text))
	if i < 0 {
		return false
	}
	before, after := l[:i], l[i+len(m.text):]
	if len(before) > 45 {
		before = before[len(before)-45:]
	}
	if len(after) > 45 {
		after = after[:45]
	}
	if j := strings.LastIndexAny(before, ";"); j >= 0 {
		before = before[j:]
	}
	for _, n := range negations {
		if strings.Contains(before, n) && !strings.Contains(n, "not work") && !strings.Contains(n, "deprecated") {
			return true
		}
	}
	for _, n := range [...]string{"does not work", "doesn't work", "is deprecated", "is not supported", "no longer", "won't work", "is not recommended"} {
		if strings.Contains(after, n) {
			return true
		}
	}
	return false
}

func (p *project) ciCandidates() []candidate {
	var out []candidate
	for i, st := range p.ciSteps() {
		cmds, err := parseShell(maskExpressions(st.run))
		if err != nil {
			continue
		}
		for _, c := range splitTargets(cmds) {
			c.dir = joinDir(st.dir, c.dir)
			if strings.HasPrefix(c.dir, "?") {
				continue
			}
			if c.dropped == "a pipe drops its status" && !strings.Contains(st.run, "pipefail") {
				c.dropped = "" // GitHub's bash runs with pipefail; the command itself is what counts
			}
			cand, ok := p.candidate(c, ".", false)
			if !ok {
				continue
			}
			cand.rank, cand.layer = st.rank, layerCI
			cand.source, cand.order = st.where, i
			cand.context = st.name
			out = append(out, cand)
		}
	}
	return out
}

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

// candidate makes one of a simple command; ok is false when it checks nothing
// or cannot be a command of this project at all.
func (p *project) candidate(c simple, docDir string, doc bool) (candidate, bool) {
	if len(c.words) == 0 {
		return candidate{}, false
	}
	dir := c.dir
	if dir == "?" {
		return candidate{}, false
	}
	c = local(c)
	if len(c.words) == 0 {
		return candidate{}, false
	}
	if here := p.at("."); dir == "" && c.words[0] == "gradle" && here.isFile("gradlew") {
		c.words[0] = "./gradlew"
	} else if dir == "" && c.words[0] == "mvn" && here.isFile("mvnw") {
		c.words[0] = "./mvnw"
	}
	if dir != "" && !p.isDir(dir) {
		if cand, ok := p.buildFolder(c); ok {
			return cand, true
		}
		if doc && p.isDir(path.Join(docDir, dir)) {
			dir = path.Join(docDir, dir)
		} else if strings.Contains(dir, "/") {
			return candidate{}, false
		} else {
			dir = "" // the folder a clone made
		}
	}
	if cand, ok := p.buildFolder(c); ok {
		return cand, true
	}
	c.dir = ""
	r := p.readCommand(c, dir, 0)
	if r.d == 0 && r.missing != "" {
		r.d, _ = domainOfName(scriptName(c.words)) // kept, to say why it was not taken
	}
	if r.d == 0 {
		return candidate{}, false
	}
	if dir != "" && r.missing != "" && doc {
		if r2 := p.readCommand(c, "", 0); r2.d != 0 && r2.missing == "" {
			dir, r = "", r2
		}
	}
	if c.dropped != "" {
		r.faults = append(r.faults, fault{r.d, c.dropped, c.text()})
	}
	if why := runtimeValue(c); why != "" {
		r.missing = why
	}
	if root := p.at("."); commandName(c.words[0]) == "make" && len(c.words) == 1 && dir == "" && root.makefile() == nil {
		if pre := root.configure(); pre != "" {
			return candidate{cmd: pre + " && make", r: reading{d: dBuild, script: true}, sure: true}, true
		}
	}
	cand := candidate{cmd: c.text(), dir: dir, r: r, noise: noiseOf(c)}
	cand.name = scriptName(c.words)
	cand.sure = r.missing == ""
	if t, ok := findTool(first(unwrap(c.words))); ok && t.home == "" {
		cand.sure = false
	}
	return cand, true
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
		if name == "ctest" || contains(w, "test") || contains(w, "check") {
			d = dTest
		}
		if contains(w, "install") || contains(w, "clean") || contains(w, "package") || contains(w, "docs") || contains(w, "doc") {
			return candidate{}, false
		}
		cand := candidate{cmd: cmakeBuild, r: reading{d: dBuild, script: true}, sure: true}
		if d == dTest {
			cand = candidate{cmd: cmakeTest, r: reading{d: dTest | dBuild, aim: dTest, script: true}, sure: true}
		}
		return cand, true
	case root.isFile("meson.build") && (name == "ninja" || name == "meson" && (words1(w) == "test" || words1(w) == "compile")) && root.makefile() == nil:
		if contains(w, "install") || contains(w, "clean") || contains(w, "dist") {
			return candidate{}, false
		}
		if contains(w, "test") {
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

// noisy flags make a command a variant of the plain one.
var noisy = [...]string{"--features", "--no-default-features", "--release", "-tags", "--tags", "--tag", "--profile", "-short", "--ignore", "-m", "--exclude", "--manifest-path", "-Dfile.encoding", "-Z", "--define", "--config", "-c", "--no-cov", "--all-configurations", "--verbose", "-short=true", "--stacktrace", "--offline", "--frozen", "--configuration", "--no-build", "--no-restore", "--framework", "-f", "--runtime", "--group", "--locked", "--dump-logs", "--bail", "--python", "-p", "--parallel", "-vv", "-x", "--with"}

func noiseOf(c simple) int {
	n := 0
	for _, w := range c.words {
		f, _, _ := strings.Cut(w, "=")
		for _, x := range noisy {
			if f == x {
				n++
			}
		}
		if strings.HasPrefix(w, "-P") || strings.HasPrefix(w, "-D") {
			n++
		}
	}
	if len(c.words) > 9 {
		n += 2
	}
	if commandName(c.words[0]) == "make" {
		for _, w := range c.words[1:] {
			if strings.Contains(w, "=") {
				n += 2
			}
		}
	}
	return n + 2*len(c.assigns)
}

// scriptName is the name a runner is asked for: test:unit of npm run test:unit.
func scriptName(words []string) string {
	if c, ok := parseNodeCall(words); ok {
		return c.script
	}
	for i := len(words) - 1; i > 0; i-- {
		if !strings.HasPrefix(words[i], "-") && !strings.Contains(words[i], "=") {
			return words[i]
		}
	}
	return ""
}

// full is the command as run from the root.
func (c candidate) full() string {
	if c.dir == "" {
		return c.cmd
	}
	return "cd " + shellWord(c.dir) + " && " + c.cmd
}

// shellWord quotes a word if the shell needs it.
func shellWord(s string) string {
	for i := 0; i < len(s); i++ {
		c := s[i]
		if !(c == '/' || c == '.' || c == '-' || c == '_' || c == '@' || c == '+' || c == ':' || c == '=' || c == ',' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
			return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
		}
	}
	if s == "" {
		return "''"
	}
	return s
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
			if len(targets) > 1 && len(targets) < 8 && !contains(flags, "-j") {
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

// lastHead is the innermost of the headings joined in h.
func lastHead(h string) string {
	if i := strings.LastIndex(h, "› "); i >= 0 {
		return h[i+len("› "):]
	}
	return h
}
