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

// lastHead is the innermost of the headings joined in h.
func lastHead(h string) string {
	if i := strings.LastIndex(h, "› "); i >= 0 {
		return h[i+len("› "):]
	}
	return h
}
