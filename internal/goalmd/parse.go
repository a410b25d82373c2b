package goalmd

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// Parse reads a GOAL.md. The error is a *SyntaxError: the file is above
// MaxSize, or its front matter is missing or unreadable. Anything else is
// read as well as it can be, in time linear in its length.
func Parse(raw []byte) (*Doc, error) {
	if len(raw) > MaxSize {
		return nil, &SyntaxError{0, fmt.Sprintf("the file is above %d KiB", MaxSize>>10)}
	}
	front, fault := readFrontMatter(raw)
	if fault != nil {
		return nil, fault
	}
	d := &Doc{raw: raw, front: front}
	d.fillFront()
	d.readBody()
	if len(d.Boxes) == 0 {
		d.Faults = append(d.Faults, SyntaxError{0, "no box stands under Acceptance Criteria, Stages or Deslop"})
	}
	return d, nil
}

// layout is what an edit of the body needs to know.
type layout struct {
	blocked    int  // offset behind the line of the heading Blocked; 0 when there is none
	unfinished bool // the file ends inside a fence or comment
}

// bodyReader walks the lines below the front matter. Blocks follow
// CommonMark as far as they decide whether a line is a box: a fence or comment
// inside a list item ends with the item, and a box lies below another when it is
// indented to that one's text.
type bodyReader struct {
	d    *Doc
	line int

	sections []openSection // innermost last
	seen     [len(headings)]bool

	items     []item // open list items, outermost first
	found     []candidate
	text      []byte // of the last candidate, while its paragraph goes on
	inText    bool
	paragraph bool // the line before can go on

	// At most one of the two is open. It ends at the latest with the list
	// item around it, whose content begins at column container.
	fence     fence
	comment   bool
	container int

	blocker []byte
}

type openSection struct {
	level int
	name  Section
}

// item is an open list item: where its content begins, and which candidate
// it is (-1 when it has no box).
type item struct{ content, candidate int }

type candidate struct {
	box    Box
	mark   int
	parent bool
}

// fence is an open code fence; size 0 means none.
type fence struct {
	char byte
	size int
}

var headings = [...]Section{Criteria, Stages, Deslop, progressLog, blockedSection}

func (d *Doc) readBody() {
	r := bodyReader{d: d, line: d.front.lines}
	for pos := d.front.body; pos < len(d.raw); {
		line, next := lineAt(d.raw, pos)
		r.line++
		r.readLine(line, pos, next)
		pos = next
	}
	r.endParagraph()
	d.body.unfinished = (r.comment || r.fence.size > 0) && r.container == 0
	d.Blocker = blockerText(stripComments(string(r.blocker)))
	for _, c := range r.found {
		if c.parent {
			continue
		}
		b := c.box
		b.N = len(d.Boxes) + 1
		b.ID = "c" + strconv.Itoa(b.N)
		b.Text = strings.Trim(stripComments(b.Text), " \t")
		if b.Placeholder = IsPlaceholder(b.Text); !b.Placeholder {
			b.Command, b.WantExit, b.HasCommand = command(b.Text)
		}
		d.Boxes = append(d.Boxes, b)
		d.marks = append(d.marks, c.mark)
	}
}

// readLine takes the line at offset pos; the next begins at next.
func (r *bodyReader) readLine(line []byte, pos, next int) {
	rest := bytes.TrimLeft(line, " \t")
	indent := columns(line[:len(line)-len(rest)], 0)
	if len(rest) == 0 {
		r.endParagraph()
		return
	}
	if indent < r.container {
		r.comment, r.fence, r.container = false, fence{}, 0
	}
	switch {
	case r.comment:
		r.readComment(rest)
		return
	case r.fence.closedBy(rest):
		r.fence = fence{}
		return
	case r.fence.size > 0:
		r.log(rest, false)
		return
	}
	if level, title := heading(rest); level > 0 && indent <= 3 {
		r.endParagraph()
		r.items = r.items[:0]
		r.enter(level, title, next)
		return
	}
	if thematicBreak(rest) {
		r.endParagraph()
		r.closeItems(indent)
		return
	}
	if r.openBlock(rest, indent) {
		return
	}
	if n := listMarker(rest); n > 0 {
		r.readItem(rest, n, indent, pos+len(line)-len(rest))
		return
	}
	if rest[0] == '>' {
		r.endParagraph()
	}
	if !r.paragraph {
		r.closeItems(indent)
	}
	r.paragraph = true
	if r.inText {
		r.text = appendWord(r.text, rest)
	}
	r.log(rest, false)
}

// openBlock opens the fence or comment that rest begins with, if it does.
func (r *bodyReader) openBlock(rest []byte, indent int) bool {
	r.comment, r.fence = bytes.HasPrefix(rest, []byte("<!--")), fenceOpenedBy(rest)
	if !r.comment && r.fence.size == 0 {
		return false
	}
	r.endParagraph()
	r.closeItems(indent)
	r.container = 0
	if n := len(r.items); n > 0 {
		r.container = r.items[n-1].content
	}
	if r.comment {
		r.readComment(rest[2:]) // `<!-->` is a whole comment
	}
	return true
}

// readComment takes a line, or its rest, inside a comment. What stands
// behind the comment's end is text, never a box or a heading.
func (r *bodyReader) readComment(line []byte) {
	for r.comment {
		i := bytes.Index(line, []byte("-->"))
		if i < 0 {
			return
		}
		line = bytes.TrimLeft(line[i+3:], " \t")
		if r.comment = bytes.HasPrefix(line, []byte("<!--")); r.comment {
			line = line[2:]
		}
	}
	if len(line) > 0 {
		r.log(line, false)
	}
}

// enter takes a heading; next is the offset behind its line.
func (r *bodyReader) enter(level int, title string, next int) {
	for n := len(r.sections); n > 0 && r.sections[n-1].level >= level; n-- {
		r.sections = r.sections[:n-1]
	}
	for i, name := range headings {
		if r.seen[i] || !strings.EqualFold(title, string(name)) {
			continue
		}
		r.seen[i] = true
		r.sections = append(r.sections, openSection{level, name})
		if name == blockedSection {
			r.d.body.blocked = next
		}
		return
	}
	r.log([]byte(title), false)
}

func (r *bodyReader) section() Section {
	if len(r.sections) == 0 {
		return ""
	}
	return r.sections[len(r.sections)-1].name
}

// readItem takes a list item: rest begins with its marker of n bytes, at
// column indent and offset pos.
func (r *bodyReader) readItem(rest []byte, n, indent, pos int) {
	r.endParagraph()
	r.closeItems(indent)
	after := bytes.TrimLeft(rest[n:], " \t")
	gap := columns(rest[n:len(rest)-len(after)], indent+n) - (indent + n)
	if gap > 4 || len(after) == 0 {
		gap = 1
	}
	it := item{content: indent + n + gap, candidate: -1}

	section := r.section()
	switch {
	case isBox(after) && (section == Criteria || section == Stages || section == Deslop):
		for _, above := range r.items {
			if above.candidate >= 0 {
				r.found[above.candidate].parent = true
			}
		}
		it.candidate = len(r.found)
		r.found = append(r.found, candidate{
			box:  Box{Ticked: after[1] != ' ', Section: section, Line: r.line},
			mark: pos + len(rest) - len(after) + 1,
		})
		r.text, r.inText = appendWord(r.text[:0], after[3:]), true
		r.items = append(r.items, it)
		r.paragraph = true
	case len(after) == 0:
		r.items = append(r.items, it)
	default:
		r.items = append(r.items, it)
		if !r.openBlock(after, it.content) {
			r.paragraph = true
			r.log(after, true)
		}
	}
}

// closeItems closes the list items to whose content indent does not reach.
func (r *bodyReader) closeItems(indent int) {
	for n := len(r.items); n > 0 && r.items[n-1].content > indent; n-- {
		r.items = r.items[:n-1]
	}
}

func (r *bodyReader) endParagraph() {
	if r.inText {
		r.found[len(r.found)-1].box.Text = string(r.text)
	}
	r.inText, r.paragraph = false, false
}

// log takes a line of text that may stand under Progress Log or Blocked.
// fromItem says that it is the first line of a list item.
func (r *bodyReader) log(text []byte, fromItem bool) {
	switch r.section() {
	case progressLog:
		r.d.Progress++
	case blockedSection:
		if fromItem && len(r.blocker) > 0 {
			r.blocker = append(r.blocker, ';')
		}
		r.blocker = appendWord(r.blocker, text)
	}
}

// blockerText is "" for the words with which people say that there is none.
func blockerText(s string) string {
	s = strings.Trim(s, " \t")
	switch strings.ToLower(strings.Trim(s, " \t().*_-")) {
	case "", "none", "n/a", "nothing", "无":
		return ""
	}
	return s
}

func appendWord(dst, text []byte) []byte {
	text = bytes.Trim(text, " \t")
	if len(dst) > 0 && len(text) > 0 {
		dst = append(dst, ' ')
	}
	return append(dst, text...)
}

// columns is the column that blanks lead to from column from; a tab goes to
// the next multiple of four.
func columns(blanks []byte, from int) int {
	for _, c := range blanks {
		if c == '\t' {
			from += 4 - from%4
		} else {
			from++
		}
	}
	return from
}

// heading reads an ATX heading; level is 0 when the line is none.
func heading(rest []byte) (level int, title string) {
	for level < len(rest) && rest[level] == '#' {
		level++
	}
	if level == 0 || level > 6 || level < len(rest) && !isBlank(rest[level]) {
		return 0, ""
	}
	text := bytes.Trim(rest[level:], " \t")
	if bare := bytes.TrimRight(text, "#"); len(bare) == 0 || isBlank(bare[len(bare)-1]) {
		text = bytes.TrimRight(bare, " \t")
	}
	return level, strings.Trim(stripComments(string(text)), " \t")
}

// thematicBreak reports a line of three or more `-`, `*` or `_`.
func thematicBreak(rest []byte) bool {
	c := rest[0]
	if c != '-' && c != '*' && c != '_' {
		return false
	}
	n := 0
	for _, b := range rest {
		switch {
		case b == c:
			n++
		case !isBlank(b):
			return false
		}
	}
	return n >= 3
}

// listMarker is the length of the list marker that rest begins with, 0 when
// there is none.
func listMarker(rest []byte) int {
	n := 0
	switch c := rest[0]; {
	case c == '-' || c == '*' || c == '+':
		n = 1
	case '0' <= c && c <= '9':
		for n < len(rest) && n < 10 && '0' <= rest[n] && rest[n] <= '9' {
			n++
		}
		if n > 9 || n == len(rest) || rest[n] != '.' && rest[n] != ')' {
			return 0
		}
		n++
	}
	if n > 0 && n < len(rest) && !isBlank(rest[n]) {
		return 0
	}
	return n
}

// isBox reports whether a list item's content begins with a checkbox. A
// character directly behind it makes it a link: `[x](url)`.
func isBox(s []byte) bool {
	return len(s) >= 3 && s[0] == '[' && (s[1] == ' ' || s[1] == 'x' || s[1] == 'X') && s[2] == ']' &&
		(len(s) == 3 || isBlank(s[3]))
}

func fenceOpenedBy(rest []byte) fence {
	c := rest[0]
	if c != '`' && c != '~' {
		return fence{}
	}
	n := len(rest) - len(bytes.TrimLeft(rest, string(c)))
	if n < 3 || c == '`' && bytes.IndexByte(rest[n:], '`') >= 0 {
		return fence{}
	}
	return fence{char: c, size: n}
}

func (f fence) closedBy(rest []byte) bool {
	n := 0
	for n < len(rest) && rest[n] == f.char {
		n++
	}
	return f.size > 0 && n >= f.size && len(bytes.TrimLeft(rest[n:], " \t")) == 0
}
