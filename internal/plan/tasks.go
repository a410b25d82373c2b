package plan

import "strings"

// Status is the status of a milestone in a tasks file.
type Status string

// The statuses. A milestone with no status line, or with any other value, is
// Pending.
const (
	Pending    Status = "PENDING"
	Active     Status = "ACTIVE"
	InProgress Status = "IN_PROGRESS"
	Complete   Status = "COMPLETE"
	Blocked    Status = "BLOCKED"
)

// Milestone is a milestone heading of a tasks or plan file.
type Milestone struct {
	ID     string // "1", "2b", "3.1"
	Title  string
	Status Status // of a tasks file; "" in a plan
}

// ParseTasks reads the milestones of a tasks file. A milestone's own status is
// the first status line between its heading and the next heading of any level:
// the status of its steps, which stand under headings of theirs, is not taken.
func ParseTasks(text string) []Milestone {
	var out []Milestone
	own := false // between a milestone's heading and the next one
	for _, l := range visible(text) {
		if level, _ := heading(l.text); level > 0 {
			own = false
			if level == 2 {
				if m, ok := milestoneHeading(l.text[level:]); ok {
					m.Status = Pending
					out = append(out, m)
					own = true
				}
			}
			continue
		}
		if own && !l.touched {
			if s, ok := statusLine(l.text); ok {
				out[len(out)-1].Status = s
				own = false
			}
		}
	}
	return out
}

// milestoneHeading reads what follows the "#" marks of a heading: "Milestone N",
// "Milestone MN" or "MN", then ":" or a spaced dash, then a title. N is digits,
// at most one letter and dotted parts.
func milestoneHeading(s string) (Milestone, bool) {
	rest := strings.TrimLeft(s, " \t")
	if len(rest) == len(s) {
		return Milestone{}, false
	}
	named := false
	if after, ok := strings.CutPrefix(rest, "Milestone"); ok {
		rest = strings.TrimLeft(after, " \t")
		named = len(rest) < len(after)
		if !named {
			return Milestone{}, false
		}
	}
	after, m := strings.CutPrefix(rest, "M")
	if !named && !m {
		return Milestone{}, false
	}
	end := numberEnd(after)
	if end == 0 {
		return Milestone{}, false
	}
	title, ok := afterSeparator(after[end:])
	if !ok {
		return Milestone{}, false
	}
	_, title = heading("# " + title) // drops closing marks
	return Milestone{ID: after[:end], Title: title}, title != ""
}

// numberEnd returns the length of the milestone number at the start of s.
func numberEnd(s string) int {
	part := func(i int) int { // digits and at most one letter
		j := i
		for j < len(s) && '0' <= s[j] && s[j] <= '9' {
			j++
		}
		if j > i && j < len(s) && ('a' <= s[j] && s[j] <= 'z' || 'A' <= s[j] && s[j] <= 'Z') {
			j++
		}
		return j
	}
	end := part(0)
	for end > 0 && end < len(s) && s[end] == '.' {
		next := part(end + 1)
		if next == end+1 {
			break
		}
		end = next
	}
	return end
}

// afterSeparator returns what follows ":" or a dash between blanks.
func afterSeparator(s string) (string, bool) {
	if after, ok := strings.CutPrefix(s, ":"); ok {
		return strings.TrimSpace(after), true
	}
	rest := strings.TrimLeft(s, " \t")
	if len(rest) == len(s) {
		return "", false
	}
	for _, dash := range []string{"-", "–", "—"} {
		if after, ok := strings.CutPrefix(rest, dash); ok && strings.TrimLeft(after, " \t") != after {
			return strings.TrimSpace(after), true
		}
	}
	return "", false
}

// statusLabels are the forms of the label of a status line.
var statusLabels = [...]string{"Status:", "**Status:**", "**Status**:"}

// statusLine reads "Status: VALUE" with an optional indent and an optional "- ".
// The value must be exactly one of the statuses.
func statusLine(s string) (Status, bool) {
	s = strings.TrimLeft(s, " \t")
	if after, ok := strings.CutPrefix(s, "-"); ok && after != "" && (after[0] == ' ' || after[0] == '\t') {
		s = strings.TrimLeft(after, " \t")
	}
	for _, label := range statusLabels {
		value, ok := strings.CutPrefix(s, label)
		if !ok {
			continue
		}
		switch v := Status(strings.TrimSpace(value)); v {
		case Pending, Active, InProgress, Complete, Blocked:
			return v, true
		}
	}
	return "", false
}

// Remaining returns how many milestones are still to be worked on, PENDING or
// ACTIVE, and how many are stuck between: IN_PROGRESS or BLOCKED.
func Remaining(ms []Milestone) (remaining, between int) {
	for _, m := range ms {
		switch m.Status {
		case Pending, Active:
			remaining++
		case InProgress, Blocked:
			between++
		}
	}
	return remaining, between
}
