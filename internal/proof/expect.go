package proof

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"goalkeeper/internal/pattern"
)

// Expect is what a run's output should contain. The zero value expects nothing.
type Expect struct {
	text    string
	pattern *pattern.Pattern
}

// ParseExpect reads an expectation: a text, or a regular expression between
// slashes. Both are looked for within single lines of the output, terminal
// colours aside.
func ParseExpect(s string) (Expect, error) {
	switch {
	case strings.TrimSpace(s) == "":
		return Expect{}, errors.New("an expectation needs a text, or a pattern between slashes")
	case strings.ContainsAny(s, "\r\n"):
		return Expect{}, errors.New("an expectation is one line: it is looked for line by line")
	case len(s) > 2 && s[0] == '/' && s[len(s)-1] == '/':
		p, err := pattern.Compile(s[1 : len(s)-1])
		if err != nil {
			return Expect{}, fmt.Errorf("expectation %s: %w", s, err)
		}
		if p.MatchesEmpty() {
			return Expect{}, fmt.Errorf("expectation %s matches an empty line, so it cannot fail", s)
		}
		if p.Match("a") && p.Match("0") && p.Match("-") {
			return Expect{}, fmt.Errorf("expectation %s matches any line that is not empty, so it hardly can fail", s)
		}
		return Expect{pattern: p}, nil
	}
	return Expect{text: s}, nil
}

// IsZero reports whether nothing is expected.
func (e Expect) IsZero() bool { return e.text == "" && e.pattern == nil }

// String returns the expectation as the log names it.
func (e Expect) String() string {
	switch {
	case e.pattern != nil:
		return "/" + e.pattern.String() + "/"
	case e.text != "":
		return strconv.Quote(e.text)
	}
	return ""
}

func (e Expect) in(line string) bool {
	switch {
	case e.pattern != nil:
		return e.pattern.Match(line)
	case e.text != "":
		return strings.Contains(line, e.text)
	}
	return false
}
