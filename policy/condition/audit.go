package condition

import (
	"fmt"
	"slices"
	"strings"
	"time"
)

// AuditLine is one event line of a log with what is wrong with it.
type AuditLine struct {
	Number   int      `json:"line"` // from 1
	Text     string   `json:"text"` // safe to print: control and format characters replaced
	Problems []string `json:"problems"`
}

// AuditReport is what `condition audit` prints. OK means that no line has a
// problem; a log without event lines is OK.
type AuditReport struct {
	OK    bool        `json:"ok"`
	Lines []AuditLine `json:"lines"`
}

// Audit reads the text of a provenance log and judges its event lines: outside
// the vocabulary, out of order, or bound to a hash that is not among known, the
// hashes (of either form) of the conditions made here.
func Audit(log string, known []string) AuditReport {
	r := AuditReport{OK: true, Lines: []AuditLine{}}
	var order orderCheck
	n := 0
	for line := range strings.SplitSeq(unixLines(strings.TrimPrefix(log, "\uFEFF")), "\n") {
		n++
		if !IsEventLine(line) {
			continue
		}
		at, e, err := ParseLine(line)
		problems := order.next(at, e)
		if err != nil {
			problems = append([]string{err.Error()}, problems...)
		}
		if h := e.Get("condition_hash"); err == nil && e.Token == GoalBound && !slices.Contains(known, h) {
			problems = append(problems, fmt.Sprintf("%s matches no known condition", h))
		}
		if len(problems) > 0 {
			r.OK = false
		}
		for i, p := range problems {
			problems[i] = safe(p)
		}
		r.Lines = append(r.Lines, AuditLine{n, safe(line), problems})
	}
	return r
}

// orderCheck follows a log from line to line.
type orderCheck struct {
	last  time.Time
	bound bool
}

// next returns what is out of order at e and moves on. A line whose token was
// read counts even where another part of it is wrong: otherwise one fault would
// make the lines after it look wrong too.
func (o *orderCheck) next(at time.Time, e Event) []string {
	problems := []string{}
	if !at.IsZero() {
		if at.Before(o.last) {
			problems = append(problems, "out of order: earlier than the event line before it")
		} else {
			o.last = at
		}
	}
	switch {
	case e.Token == GoalBound:
		if o.bound {
			problems = append(problems, "out of order: bound while an earlier goal has no GOAL_FINAL")
		}
		o.bound = true
	case e.Token == GoalFinal && e.Get("verdict") == NotBound:
		if o.bound {
			problems = append(problems, "out of order: NOT_BOUND, but a goal is bound")
		}
		o.bound = false
	case e.Token == GoalFinal:
		if !o.bound {
			problems = append(problems, "out of order: no GOAL_BOUND before it")
		}
		o.bound = false
	}
	return problems
}

// String returns the report as lines: each event line as it stands, its problems
// indented below it.
func (r AuditReport) String() string {
	var b strings.Builder
	for _, l := range r.Lines {
		fmt.Fprintf(&b, "%d: %s\n", l.Number, l.Text)
		for _, p := range l.Problems {
			fmt.Fprintf(&b, "    ! %s\n", p)
		}
	}
	return b.String()
}

// safe replaces what could steer a terminal or hide text.
func safe(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\t' {
			return ' '
		}
		if !printable(string(r)) {
			return '\uFFFD'
		}
		return r
	}, s)
}
