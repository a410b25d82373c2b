package infer

import (
	"path"
	"strings"
)

// mention is one command in a document and what stands around it.
type mention struct {
	file    string
	line    int
	text    string // the command line or script as written
	heading string // headings above it, joined
	lead    string // the sentence or comment before or around it
	inline  bool
	rank    int // trust in the file, see docRanks
}

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
		if strings.Contains(d.file, "/") || contains(root, d.file) {
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

// readmeHeads are words of headings under which a README speaks to people
// who work on the project.
var readmeHeads = [...]string{"develop", "contribut", "test", "build", "hack", "compil", "from source", "lint", "working on", "local", "getting started for dev", "running the", "checks", "quality", "source code", "verification", "开发", "测试", "构建"}

func readmeSection(heading string) bool {
	h := strings.ToLower(heading)
	for _, w := range readmeHeads {
		if strings.Contains(h, w) {
			return true
		}
	}
	return false
}

// mentions reads the commands of a document: fenced and literal blocks,
// inline code.
func mentions(f docFile, src string) []mention {
	d := &docWalk{f: f}
	d.walk(src)
	return d.out
}

type docWalk struct {
	f        docFile
	heads    [7]string
	lead     string // the last line of prose
	out      []mention
	para     []string
	paraLine int
}

func (d *docWalk) heading() string {
	var s []string
	for _, h := range d.heads {
		if h != "" {
			s = append(s, h)
		}
	}
	return strings.Join(s, " › ")
}

func (d *docWalk) setHeading(level int, text string) {
	d.flush()
	d.heads[level] = strings.TrimSpace(strings.Trim(text, "#*` "))
	for l := level + 1; l < len(d.heads); l++ {
		d.heads[l] = ""
	}
	d.lead = ""
}

// flush reads the inline code of the paragraph collected so far.
func (d *docWalk) flush() {
	if len(d.para) == 0 {
		return
	}
	text := strings.Join(d.para, " ")
	at := d.paraLine
	d.para = nil
	d.lead = lastSentence(text)
	for _, sp := range codeSpans(text) {
		if !looksCommand(sp.code) {
			continue
		}
		d.add(mention{text: sp.code, line: at, inline: true, lead: sentenceAround(text, sp.at)})
	}
}

func (d *docWalk) add(m mention) {
	if len(d.out) >= 400 {
		return
	}
	m.file, m.rank = d.f.file, d.f.rank
	m.heading = d.heading()
	if d.f.rank == rankReadme && !readmeSection(m.heading) && !(m.inline && readmeSection(m.lead)) {
		return
	}
	d.out = append(d.out, m)
}

// shellFences are info strings of fences that hold commands. An empty one
// does too.
var shellFences = [...]string{"", "sh", "bash", "shell", "console", "zsh", "terminal", "shell-session", "shellsession", "sh-session", "text", "txt", "cmd", "bat", "fish", "make", "none", "plain", "plaintext", "command", "default"}

func shellFence(info string) bool {
	info = strings.ToLower(strings.Trim(info, " {}."))
	if i := strings.IndexAny(info, " ,{:["); i >= 0 {
		info = info[:i]
	}
	for _, s := range shellFences {
		if info == s {
			return true
		}
	}
	return false
}

func (d *docWalk) walk(src string) {
	lines := strings.Split(src, "\n")
	if len(lines) > 6000 {
		lines = lines[:6000]
	}
	rst := strings.HasSuffix(d.f.file, ".rst") || strings.HasSuffix(d.f.file, ".txt")
	adoc := strings.HasSuffix(d.f.file, ".adoc") || strings.HasSuffix(d.f.file, ".asciidoc")
	i := 0
	if len(lines) > 0 && strings.TrimSpace(lines[0]) == "---" { // front matter
		for k := 1; k < len(lines) && k < 60; k++ {
			if strings.TrimSpace(lines[k]) == "---" {
				i = k + 1
				break
			}
		}
	}
	for ; i < len(lines); i++ {
		line := lines[i]
		t := strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(t, "```") || strings.HasPrefix(t, "~~~"):
			d.flush()
			mark := t[:3]
			n := len(t) - len(strings.TrimLeft(t, mark[:1]))
			info := t[n:]
			start := i + 1
			for i++; i < len(lines); i++ {
				e := strings.TrimSpace(lines[i])
				if strings.HasPrefix(e, mark) && len(e) >= n && strings.Trim(e, mark[:1]) == "" {
					break
				}
			}
			if strings.Contains(info, "`") { // ```inline``` code on one line
				i = start - 1
				d.prose(t, i)
				continue
			}
			if shellFence(info) && i <= len(lines) {
				d.block(lines[start:min(i, len(lines))], start)
			}
		case strings.HasPrefix(t, "<!--"):
			d.flush()
			for !strings.Contains(lines[i], "-->") && i+1 < len(lines) {
				i++
			}
		case strings.HasPrefix(line, "#") && !rst && headLevel(line) > 0:
			l := headLevel(line)
			d.setHeading(l, line[l:])
		case adoc && strings.HasPrefix(line, "=") && strings.HasPrefix(strings.TrimLeft(line, "="), " "):
			l := len(line) - len(strings.TrimLeft(line, "="))
			d.setHeading(min(l, 6), line[l:])
		case adoc && (t == "----" || t == "...."):
			d.flush()
			start := i + 1
			for i++; i < len(lines) && strings.TrimSpace(lines[i]) != t; i++ {
			}
			d.block(lines[start:min(i, len(lines))], start)
		case i+1 < len(lines) && t != "" && !strings.HasPrefix(line, " ") && isUnderline(lines[i+1], t, rst):
			d.setHeading(underLevel(lines[i+1]), t)
			i++
		case rst && (strings.HasPrefix(t, ".. code") || strings.HasPrefix(t, ".. sourcecode") || strings.HasPrefix(t, ".. parsed-literal") || strings.HasPrefix(t, ".. prompt")):
			d.flush()
			_, info, _ := strings.Cut(t, "::")
			block, next := indented(lines, i+1, indentOf(line))
			if shellFence(info) || strings.HasPrefix(t, ".. prompt") {
				for len(block) > 0 && (strings.HasPrefix(strings.TrimSpace(block[0]), ":") || strings.TrimSpace(block[0]) == "") {
					block = block[1:]
				}
				d.block(block, i+1)
			}
			i = next - 1
		case rst && strings.HasPrefix(t, ".. ") && strings.HasSuffix(t, "::"):
			d.flush()
		case rst && strings.HasSuffix(t, "::") && !strings.HasPrefix(t, ".."):
			d.prose(strings.TrimSuffix(t, ":"), i)
			d.flush()
			block, next := indented(lines, i+1, indentOf(line))
			d.block(block, i+1)
			i = next - 1
		case len(d.para) == 0 && !rst && strings.HasPrefix(line, "    ") && codeLine(t):
			block, next := indented(lines, i, 3)
			d.block(block, i)
			i = next - 1
		case t == "":
			d.flush()
		default:
			if strings.HasPrefix(t, "- ") || strings.HasPrefix(t, "* ") || strings.HasPrefix(t, "+ ") || strings.HasPrefix(t, "|") || len(t) > 2 && t[0] >= '0' && t[0] <= '9' && (t[1] == '.' || t[1] == ')') {
				d.flush()
			}
			d.prose(t, i)
		}
	}
	d.flush()
}

func (d *docWalk) prose(t string, i int) {
	if len(d.para) == 0 {
		d.paraLine = i + 1
	}
	d.para = append(d.para, t)
}

func headLevel(line string) int {
	n := len(line) - len(strings.TrimLeft(line, "#"))
	if n >= 1 && n <= 6 && len(line) > n && (line[n] == ' ' || line[n] == '\t') {
		return n
	}
	return 0
}

func isUnderline(line, above string, rst bool) bool {
	t := strings.TrimSpace(line)
	if len(t) < 3 || len(t) < len(above)/2 || strings.HasPrefix(above, "|") || strings.HasPrefix(above, "- ") {
		return false
	}
	c := t[0]
	if strings.Trim(t, string(c)) != "" {
		return false
	}
	if rst {
		return strings.IndexByte("=-~^\"'*+#`:.", c) >= 0
	}
	return c == '=' || c == '-'
}

func underLevel(line string) int {
	switch strings.TrimSpace(line)[0] {
	case '=', '#', '*':
		return 1
	case '-':
		return 2
	case '~', '^', '+':
		return 3
	}
	return 4
}

func indentOf(line string) int { return len(line) - len(strings.TrimLeft(line, " \t")) }

// indented takes the lines from i on that stand deeper than base.
func indented(lines []string, i, base int) (block []string, next int) {
	for ; i < len(lines); i++ {
		if strings.TrimSpace(lines[i]) == "" {
			block = append(block, "")
			continue
		}
		if indentOf(lines[i]) <= base {
			break
		}
		block = append(block, lines[i])
	}
	return block, i
}

// block reads the lines of a code block. Lines of output under a prompt are
// left out; a comment line is the lead of what follows it.
func (d *docWalk) block(lines []string, at int) {
	prompts := false
	for _, l := range lines {
		if _, ok := cutPrompt(strings.TrimSpace(l)); ok {
			prompts = true
			break
		}
	}
	lead := d.lead
	dir := ""
	cloned := false
	for i := 0; i < len(lines); i++ {
		t := strings.TrimSpace(lines[i])
		if c, ok := cutPrompt(t); ok {
			t = c
		} else if prompts && !strings.HasPrefix(t, "#") {
			continue
		}
		if t == "" {
			continue
		}
		if strings.HasPrefix(t, "#") || strings.HasPrefix(t, "//") || strings.HasPrefix(t, ":: ") || strings.HasPrefix(t, "REM ") {
			lead = strings.TrimLeft(t, "#/: ")
			continue
		}
		for strings.HasSuffix(t, "\\") && i+1 < len(lines) {
			i++
			t = strings.TrimSuffix(t, "\\") + " " + strings.TrimPrefix(strings.TrimSpace(lines[i]), "> ")
		}
		l := lead
		if k := strings.Index(t, " #"); k > 0 && strings.Count(t[:k], `"`)%2 == 0 && strings.Count(t[:k], "'")%2 == 0 {
			l = strings.TrimLeft(t[k:], " #") // a comment behind the command
			t = strings.TrimSpace(t[:k])
		}
		if strings.Contains(t, "git clone") {
			cloned = true
		}
		if w := strings.Fields(t); len(w) == 2 && w[0] == "cd" {
			if !(cloned && dir == "" && !strings.Contains(strings.Trim(w[1], "/"), "/")) {
				dir = joinDir(dir, w[1])
			}
			cloned = false
			continue
		}
		m := mention{text: t, line: at + i + 1, lead: l}
		if dir != "" {
			m.text = "cd " + dir + " && " + t
		}
		d.add(m)
	}
	d.lead = ""
}

// codeLine says whether an indented line begins a block of commands and is not
// the text of a list item.
func codeLine(t string) bool {
	if strings.HasPrefix(t, "- ") || strings.HasPrefix(t, "* ") {
		return false
	}
	c, prompt := cutPrompt(t)
	return prompt || looksCommand(c) || strings.HasPrefix(c, "git clone") || strings.HasPrefix(c, "cd ") || strings.HasPrefix(c, "#")
}

// cutPrompt takes a shell prompt off a line.
func cutPrompt(t string) (string, bool) {
	if strings.HasPrefix(t, "(") { // (.venv)$ tox
		if i := strings.IndexByte(t, ')'); i > 0 && i < 30 {
			t2 := strings.TrimSpace(t[i+1:])
			if strings.HasPrefix(t2, "$ ") {
				return strings.TrimSpace(t2[2:]), true
			}
		}
	}
	for _, p := range [...]string{"$ ", "% ", "❯ ", "> ", "PS> "} {
		if strings.HasPrefix(t, p) {
			return strings.TrimSpace(t[len(p):]), true
		}
	}
	return t, false
}

type span struct {
	code string
	at   int
}

// codeSpans finds inline code: `x`, “x“ (rst) and <code>x</code>.
func codeSpans(text string) []span {
	var out []span
	for i := 0; i < len(text); i++ {
		if text[i] != '`' {
			if strings.HasPrefix(text[i:], "<code>") {
				if j := strings.Index(text[i:], "</code>"); j > 0 {
					out = append(out, span{strings.TrimSpace(text[i+6 : i+j]), i})
					i += j
				}
			}
			continue
		}
		n := 1
		for i+n < len(text) && text[i+n] == '`' {
			n++
		}
		fence := text[i : i+n]
		j := strings.Index(text[i+n:], fence)
		if j < 0 {
			i += n
			continue
		}
		if code := strings.TrimSpace(text[i+n : i+n+j]); code != "" && len(code) < 200 {
			c, _ := cutPrompt(code)
			out = append(out, span{c, i})
		}
		i += n + j + n - 1
	}
	return out
}

// looksCommand is a cheap filter: the first word is a program of the tables,
// a runner of scripts or a file path.
func looksCommand(code string) bool {
	w := strings.Fields(code)
	for len(w) > 1 && strings.Contains(w[0], "=") {
		w = w[1:]
	}
	if len(w) == 0 || len(w[0]) > 60 {
		return false
	}
	first := commandName(w[0])
	switch first {
	case "make", "npm", "pnpm", "yarn", "bun", "bunx", "npx", "just", "task", "mise", "composer", "deno", "rake", "mix", "cargo", "go", "gradle", "mvn", "tox", "nox", "pytest", "py.test", "poe", "uv", "uvx", "poetry", "pdm", "hatch", "bundle", "dotnet", "zig", "swift", "cabal", "stack", "sbt", "cmake", "ctest", "meson", "ninja", "pre-commit", "turbo", "nx", "gmake", "bazel", "dune", "flutter", "dart", "julia", "rails", "mage":
		return len(w) > 1 || first == "make" || first == "tox" || first == "nox" || first == "pytest" || first == "py.test" || first == "rake" || first == "ctest" || first == "ninja"
	}
	if strings.HasPrefix(first, "./") || strings.HasPrefix(first, "script/") || strings.HasPrefix(first, "scripts/") || strings.HasPrefix(first, "bin/") || strings.HasPrefix(first, "tools/") || strings.HasPrefix(first, "ci/") || strings.HasPrefix(first, "tests/") || strings.HasPrefix(w[0], "vendor/bin/") || strings.HasPrefix(w[0], "./vendor/bin/") {
		return true
	}
	rest, launched := unwrap(w)
	if t, ok := findTool(rest); ok {
		return len(launched) > 0 || strings.Contains(t.words, " ") || len(w) > 1
	}
	return len(launched) > 0 && len(rest) > 0 && strings.Contains(rest[0], "/")
}

func lastSentence(text string) string {
	text = strings.TrimSpace(text)
	t := strings.TrimRight(text, ".:! ")
	if i := strings.LastIndex(t, ". "); i >= 0 {
		return t[i+2:]
	}
	return t
}

// sentenceAround is the sentence of a text that holds the offset.
func sentenceAround(text string, at int) string {
	start, end := 0, len(text)
	if i := strings.LastIndex(text[:at], ". "); i >= 0 {
		start = i + 2
	}
	if i := strings.Index(text[at:], ". "); i >= 0 {
		end = at + i
	}
	return text[start:end]
}
