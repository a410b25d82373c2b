package trigger

import (
	"sort"
	"strings"
)

// plain is a prompt with full-width ASCII and ideographic spaces written as
// ASCII, so that every later rule sees one form of each character. Positions in
// s lead back to the prompt.
type plain struct {
	prompt string
	s      string
	cut    []int32 // positions in s of characters that took three bytes in the prompt
}

func newPlain(prompt string) plain {
	p := plain{prompt: prompt, s: prompt}
	var b []byte
	done := 0 // what is copied
	wide, space := -1, -1
	next := func(at int, lead string, i int) int {
		if at >= i {
			return at
		}
		if n := strings.Index(prompt[i:], lead); n >= 0 {
			return i + n
		}
		return len(prompt)
	}
	for i := 0; ; {
		wide, space = next(wide, "\xef", i), next(space, "\u3000", i)
		if i = min(wide, space); i >= len(prompt) {
			break
		}
		c := fullWidth(prompt[i:])
		if c == 0 {
			i++
			continue
		}
		if b == nil {
			b = make([]byte, 0, len(prompt))
		}
		b = append(b, prompt[done:i]...)
		p.cut = append(p.cut, int32(len(b)))
		b = append(b, c)
		i += 3
		done = i
	}
	if b != nil {
		p.s = string(append(b, prompt[done:]...))
	}
	return p
}

// fullWidth returns the ASCII character whose full-width form begins s, or 0.
func fullWidth(s string) byte {
	if len(s) < 3 {
		return 0
	}
	switch {
	case s[0] == 0xEF && s[1] == 0xBC && s[2] >= 0x81 && s[2] <= 0xBF: // U+FF01 … U+FF3F
		return s[2] - 0x81 + '!'
	case s[0] == 0xEF && s[1] == 0xBD && s[2] >= 0x80 && s[2] <= 0x9E: // U+FF40 … U+FF5E
		return s[2] - 0x80 + '`'
	case s[0] == 0xE3 && s[1] == 0x80 && s[2] == 0x80: // U+3000
		return ' '
	}
	return 0
}

// origin is the offset in the prompt of position i in s.
func (p plain) origin(i int) int {
	return i + 2*sort.Search(len(p.cut), func(k int) bool { return int(p.cut[k]) >= i })
}

// original is the prompt's own text of s[i:j].
func (p plain) original(i, j int) string { return p.prompt[p.origin(i):p.origin(j)] }
