package proof

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Expect is what a run's output should contain. The zero value expects nothing.
type Expect struct {
	text    string
	pattern *regexp.Regexp
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
		re, err := regexp.Compile(s[1 : len(s)-1])
		if err != nil {
			return Expect{}, fmt.Errorf("expectation %s: %w", s, err)
		}
		if re.MatchString("") {
			return Expect{}, fmt.Errorf("expectation %s matches an empty line, so it cannot fail", s)
		}
		if re.MatchString("a") && re.MatchString("0") && re.MatchString("-") {
			return Expect{}, fmt.Errorf("expectation %s matches any line that is not empty, so it hardly can fail", s)
		}
		return Expect{pattern: re}, nil
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
		return e.pattern.MatchString(line)
	case e.text != "":
		return strings.Contains(line, e.text)
	}
	return false
}
