package infer

import "strings"

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
