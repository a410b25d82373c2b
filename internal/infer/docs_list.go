package infer

import (
	"path"
	"slices"
	"strings"
)

// docFile is a document and how far it is trusted.
type docFile struct {
	file string
	rank int
}

// Ranks of sources: documents above CI above manifests (seed 001, Synthesis).
const (
	rankClaude     = 400
	rankAgents     = 395
	rankAIWG       = 390
	rankRules      = 380
	rankContribute = 360
	rankDevPage    = 340
	rankReadme     = 320
	rankArtifact   = 300
	rankCI         = 260
	rankScript     = 150
	rankConfig     = 120
	rankLanguage   = 100
)

// agentDocs are the context files, most trusted first.
var agentDocs = [...]docFile{
	{"CLAUDE.md", rankClaude}, {".claude/CLAUDE.md", rankClaude}, {"AGENTS.md", rankAgents}, {"AGENT.md", rankAgents}, {"AIWG.md", rankAIWG},
	{".cursorrules", rankRules}, {".github/copilot-instructions.md", rankRules}, {"GEMINI.md", rankRules},
	{".windsurfrules", rankRules}, {".clinerules", rankRules},
}

// devPages are development pages by their usual names.
var devPages = [...]string{
	"DEVELOPMENT.md", "DEVELOPING.md", "HACKING.md", "BUILDING.md", "TESTING.md", "DEVELOPERS.md", "DEVELOPER.md", "Development.md", "development.md",
	"docs/development.md", "docs/DEVELOPMENT.md", "docs/developing.md", "docs/hacking.md", "docs/contributing.md", "docs/contributing/index.md", "docs/testing.md", "docs/developers.md", "docs/dev.md",
	"docs/contributing.rst", "docs/development.rst", "docs/dev/contributing.rst", "docs/source/contributing.rst", "doc/development.md", "doc/contributing.md", "doc/HACKING.md", "HACKING", "HACKING.rst", "DEVELOPMENT.rst",
	"docs/building.md", "docs/BUILDING.md", "dev/README.md", "tests/README.md", "test/README.md", "tests/README.rst", "docs/contributor-guide.md", "docs/src/contributing.md", "contributing/README.md", "docs/internals/contributing/writing-code/unit-tests.txt", "docs/development/index.md",
}

// documents lists the documents of the project, most trusted first.
func (p *project) documents() []docFile {
	var out []docFile
	seen := map[string]bool{}
	add := func(f string, rank int) {
		if !seen[f] && p.isFile(f) && len(out) < 40 {
			seen[f] = true
			out = append(out, docFile{f, rank})
		}
	}
	root := p.list(".")
	for _, d := range agentDocs {
		if strings.Contains(d.file, "/") || slices.Contains(root, d.file) {
			add(d.file, d.rank)
		}
	}
	for _, n := range p.list(".cursor/rules") {
		if strings.HasSuffix(n, ".mdc") || strings.HasSuffix(n, ".md") {
			add(".cursor/rules/"+n, rankRules)
		}
	}
	for _, dir := range [...]string{".", ".github", "docs"} {
		for _, n := range p.list(dir) {
			if strings.HasPrefix(strings.ToLower(n), "contribut") && docText(n) && !translated(n) {
				add(path.Join(dir, n), rankContribute)
			}
		}
	}
	readme := ""
	for _, n := range root {
		if l := strings.ToLower(n); (l == "readme.md" || l == "readme.rst" || l == "readme" || l == "readme.adoc" || l == "readme.txt" || l == "readme.markdown") && readme == "" {
			readme = n
		}
	}
	for i := 0; i < len(out) && i < 12; i++ { // pages the trusted documents link to
		if out[i].rank < rankContribute {
			continue
		}
		src, ok := p.read(out[i].file)
		if !ok {
			continue
		}
		for _, l := range links(src, path.Dir(out[i].file)) {
			if l.imported {
				add(l.file, out[i].rank)
			} else if devLike(l.file) {
				add(l.file, rankDevPage)
			}
		}
	}
	if readme != "" {
		if src, ok := p.read(readme); ok {
			for _, l := range links(src, ".") {
				if !l.imported && devLike(l.file) {
					add(l.file, rankDevPage)
				}
			}
		}
	}
	for _, dir := range [...]string{"docs/contributing", "docs/development", "docs/dev", "docs/developer", "docs/developers", "doc/development", "doc/dev", "docs/source/development", "doc/source/development", "doc/devel", "docs/devel", "docs/internals/contributing", "Documentation/contributor-guide", "docs/contributors", "docs/contribute", "contributing", "contributing/core", "contributing/developing", "docs/content/contributing"} {
		for i, n := range p.list(dir) {
			if i < 40 && devLike(path.Join(dir, n)) {
				add(path.Join(dir, n), rankDevPage)
			}
		}
	}
	for _, f := range devPages {
		add(f, rankDevPage)
	}
	if readme != "" {
		add(readme, rankReadme)
	}
	return out
}

func docText(n string) bool {
	switch strings.ToLower(path.Ext(n)) {
	case ".md", ".rst", ".txt", ".adoc", ".asciidoc", ".markdown", "":
		return true
	}
	return false
}

// translated recognises CONTRIBUTING.zh-CN.md and the like.
func translated(n string) bool {
	return strings.Count(n, ".") > 1 || strings.Contains(n, "_") && len(n) > len("CONTRIBUTING_xx.md")-3 && !strings.Contains(strings.ToLower(n), "guide")
}

// devLike says whether a page's path is about development of the project.
func devLike(f string) bool {
	if !docText(f) || path.Ext(f) == "" {
		return false
	}
	l := strings.ToLower(f)
	for _, bad := range [...]string{"code_of_conduct", "code-of-conduct", "security", "changelog", "license", "migrat", "release", "governance", "roadmap", "translat", "changes.", "history", "upgrade"} {
		if strings.Contains(l, bad) {
			return false
		}
	}
	for _, w := range [...]string{"develop", "contribut", "testing", "/test", "tests.", "test.", "build", "hacking", "setup", "getting-started", "getting_started", "workflow", "coding", "style", "lint", "basics", "guide", "checks"} {
		if strings.Contains(l, w) {
			return true
		}
	}
	return false
}

type link struct {
	file     string
	imported bool // CLAUDE.md's @file
}

// links finds relative links of a document and the @file imports of agent
// files, resolved against its folder.
func links(src, dir string) []link {
	var out []link
	add := func(target string, imported bool) {
		target, _, _ = strings.Cut(target, "#")
		if target == "" || strings.ContainsAny(target, " :*") || len(out) >= 60 {
			return
		}
		f := path.Join(dir, strings.TrimPrefix(target, "/"))
		if strings.HasPrefix(target, "/") {
			f = path.Clean(strings.TrimPrefix(target, "/"))
		}
		if !strings.HasPrefix(f, "..") && docText(f) {
			out = append(out, link{f, imported})
		}
	}
	for _, line := range strings.Split(src, "\n") {
		if t := strings.TrimSpace(line); strings.HasPrefix(t, "@") && !strings.Contains(t, " ") && strings.HasSuffix(t, ".md") {
			add(t[1:], true)
		}
		for rest := line; ; {
			i := strings.Index(rest, "](")
			if i < 0 {
				break
			}
			rest = rest[i+2:]
			j := strings.IndexAny(rest, ") ")
			if j < 0 {
				break
			}
			target := rest[:j]
			for _, host := range [...]string{"/blob/main/", "/blob/master/", "/blob/HEAD/"} {
				if k := strings.Index(target, host); k >= 0 {
					target = "/" + target[k+len(host):]
				}
			}
			add(target, false)
		}
		if t := strings.TrimSpace(line); strings.HasPrefix(t, "[") && strings.Contains(t, "]: ") {
			_, target, _ := strings.Cut(t, "]: ")
			target, _, _ = strings.Cut(strings.TrimSpace(target), " ")
			add(target, false)
		}
		if i := strings.Index(line, ":doc:`"); i >= 0 {
			t, _, _ := strings.Cut(line[i+6:], "`")
			if k := strings.IndexByte(t, '<'); k >= 0 {
				t = strings.TrimSuffix(t[k+1:], ">")
			}
			add(t+".rst", false)
		}
	}
	return out
}
