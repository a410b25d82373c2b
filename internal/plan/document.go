package plan

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Document is what a plan file says that a condition is made from.
type Document struct {
	Milestones  []Milestone
	HasCriteria bool   // there is an Acceptance Criteria section
	Criteria    int    // its items, of all milestones and of the plan itself
	Effort      string // the plan's own; else those of the milestones, joined
	HasTests    bool
	HasStandard bool // an Engineering Standards Declaration
}

// maxEffort is the length of an effort estimate in code points.
const maxEffort = 200

// ParseDocument reads a plan file.
func ParseDocument(text string) Document {
	var d Document
	var efforts []string
	var c criteria
	milestoneLevel := 0 // of the milestone that the line stands in; 0 outside
	for _, l := range visible(text) {
		if level, title := heading(l.text); level > 0 {
			c.heading(level, title)
			if level <= milestoneLevel {
				milestoneLevel = 0
			}
			if level == 2 || level == 3 {
				if m, ok := milestoneHeading(l.text[level:]); ok {
					d.Milestones = append(d.Milestones, m)
					milestoneLevel = level
				}
			}
			d.note(plain(title))
			continue
		}
		c.line(l.text)
		name, value, named := label(l.text)
		if named {
			d.note(name)
		}
		if named && name == "Effort" && value != "" {
			if milestoneLevel == 0 && d.Effort == "" {
				d.Effort = value
			} else {
				efforts = append(efforts, value)
			}
		}
	}
	if d.Effort == "" {
		d.Effort = strings.Join(efforts, "; ")
	}
	d.Effort = clip(d.Effort, maxEffort)
	d.HasCriteria, d.Criteria = c.found, c.count
	return d
}

// note looks for the names of sections in a heading or label.
func (d *Document) note(name string) {
	lower := strings.ToLower(name)
	if strings.Contains(lower, "engineering standards declaration") {
		d.HasStandard = true
	}
	for _, w := range strings.FieldsFunc(lower, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if w == "test" || w == "tests" || w == "testing" {
			d.HasTests = true
		}
	}
}

// criteria counts the items of Acceptance Criteria sections.
type criteria struct {
	found bool
	count int

	level  int // of the heading that began the section; 0 when a line did
	in     bool
	indent int // of the line that began it, when that was a list item; else -1
	base   int // of the section's items; -1 before the first
}

// isCriteria reports whether a heading or label names a section of criteria. A
// plain line without a colon must say nothing else: "Acceptance criteria are in
// the tasks file" is prose.
func isCriteria(name string, named bool) bool {
	rest, ok := strings.CutPrefix(strings.ToLower(name), "acceptance criteria")
	rest, spaced := strings.CutPrefix(rest, " ")
	return ok && (rest == "" || rest[0] == '(' || named && spaced)
}

func (c *criteria) begin(level, indent int) {
	c.found, c.in, c.level, c.indent, c.base = true, true, level, indent, -1
}

func (c *criteria) heading(level int, title string) {
	switch {
	case isCriteria(plain(title), true):
		c.begin(level, -1)
	case c.in && c.level > 0 && level > c.level:
		c.base = -1 // a sub-heading groups the items
	default:
		c.in = false
	}
}

func (c *criteria) line(s string) {
	indent, text := item(s)
	if name, value, named := label(s); isCriteria(name, named) {
		c.begin(0, indent)
		if value != "" {
			c.count++
		}
		return
	}
	if !c.in || strings.TrimSpace(s) == "" {
		return
	}
	if indent < 0 { // prose: below a heading it is an introduction, below a line the end
		if columns, _ := indentOf(s); c.level == 0 && columns == 0 {
			c.in = false
		}
		return
	}
	if c.level == 0 && c.indent >= 0 && indent <= c.indent {
		c.in = false
		return
	}
	if text == "" {
		return
	}
	if c.base < 0 || indent < c.base {
		c.base = indent
	}
	if indent <= c.base+1 { // deeper ones explain the item above them
		c.count++
	}
}

// label reads "Label: value" with an optional list mark, box and bold, and the
// line "**Label**" alone, which are named; any other line is returned as it is
// and not named. A label longer than a few words is prose and gives "".
func label(s string) (name, value string, named bool) {
	if indent, text := item(s); indent >= 0 {
		s = text
	}
	for _, box := range [...]string{"[ ] ", "[x] ", "[X] "} {
		s = strings.TrimPrefix(s, box)
	}
	s = strings.TrimSpace(s)
	name, value, named = strings.Cut(s, ":")
	if !named {
		named = strings.HasPrefix(s, "**") && strings.HasSuffix(s, "**")
	}
	name, value = plain(name), strings.TrimSpace(strings.TrimLeft(value, "*_"))
	if utf8.RuneCountInString(name) > maxLabel {
		return "", "", false
	}
	if n := len(value); n >= 2 && value[0] == '"' && value[n-1] == '"' {
		value = value[1 : n-1]
	}
	return name, value, named
}

const maxLabel = 60

// plain returns the text of a heading or label without emphasis, a leading
// number ("12.", "3)", "§4") and a final colon.
func plain(s string) string {
	const marks = "*_ \t"
	s = strings.TrimPrefix(strings.Trim(s, marks), "§")
	if rest := strings.TrimLeft(s, "0123456789."); len(rest) < len(s) {
		s = strings.TrimLeft(rest, ".)"+marks)
	}
	return strings.TrimRight(s, ":"+marks)
}

// clip cuts s to n code points.
func clip(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	r := []rune(s)
	return string(r[:n-1]) + "…"
}
