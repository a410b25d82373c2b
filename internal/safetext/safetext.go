// Package safetext makes text from files and prompts safe to put before a
// model or a person: on one line, cut, and without characters or markers that
// could pass for somebody else's words (DESIGN §13). It is pure.
package safetext

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Markers begin the texts that this program injects. Text from a file must
// not be able to forge them.
var markers = [...]string{"[goal-driven-loop]", "[goal-record]", "goalkeeper:"}

// blocks are the names of the host's own blocks; a file must not be able to
// open or close one.
var blocks = [...]string{"system-reminder", "task-notification", "local-command", "command-", "bash-", "channel", "teammate-message"}

// Line returns s on one line, valid UTF-8, without control, format and bidi
// characters, markers or host blocks, and at most max units long.
func Line(s string, max int) string {
	if max < 0 {
		max = 0
	}
	if len(s) > 8*max { // nothing behind this can be within max units of kept text
		s = s[:8*max]
	}
	var b strings.Builder
	blank := false
	before := ' '
	for _, r := range s {
		switch {
		case unicode.IsSpace(r):
			blank = b.Len() > 0
			continue
		case r == utf8.RuneError, unicode.IsControl(r), unicode.Is(unicode.Cf, r) && !joins(r, before), r == '\u2028', r == '\u2029':
			continue
		}
		before = r
		if blank {
			b.WriteByte(' ')
			blank = false
		}
		b.WriteRune(r)
	}
	return Cut(disarm(b.String()), max)
}

// Quote returns Line(s, max) in quotation marks that the text cannot close.
func Quote(s string, max int) string {
	return `"` + strings.ReplaceAll(Line(s, max), `"`, "'") + `"`
}

// unmarked changes the word of a marker itself: brackets or colons that stand
// around it could otherwise close up to the marker again.
func unmarked(word string) string {
	return strings.ReplaceAll(strings.ReplaceAll(word, "-", " "), ":", ",")
}

// joins reports whether a format character shapes its neighbours in ordinary
// words (the joiners of Arabic, Indic scripts and emoji). Behind ASCII it could
// only split a marker out of sight.
func joins(r, before rune) bool {
	return (r == '\u200c' || r == '\u200d') && before >= utf8.RuneSelf
}

// Cut shortens s to at most max UTF-16 units, the unit in which the host
// counts, on a rune boundary, with an ellipsis where something was cut.
func Cut(s string, max int) string {
	if len(s) <= max {
		return s
	}
	units, keep := 0, 0
	for i, r := range s {
		n := 1
		if r > 0xffff {
			n = 2
		}
		if units+n > max {
			return s[:keep] + "…"
		}
		units += n
		if units < max { // room for the ellipsis
			keep = i + utf8.RuneLen(r)
		}
	}
	return s
}

// Len returns the length of s in the host's characters, UTF-16 units.
func Len(s string) int {
	n := 0
	for _, r := range s {
		n++
		if r > 0xffff {
			n++
		}
	}
	return n
}

// Printable drops from text for a terminal what could change more than what is
// read: control characters but line ends and tabs, and bidi overrides.
func Printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' || !unicode.IsControl(r) && !unicode.Is(unicode.Bidi_Control, r) {
			return r
		}
		return -1
	}, s)
}

// disarm takes the brackets off our markers and the angle off the host's
// blocks, so that they read as the words they are.
func disarm(s string) string {
	if !strings.ContainsAny(s, "[<:") {
		return s
	}
	lower := asciiLower(s)
	var b strings.Builder
	last := 0
	put := func(at, n int, text string) {
		b.WriteString(s[last:at])
		b.WriteString(text)
		last = at + n
	}
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '[', 'g', 'G':
			for _, m := range markers {
				if strings.HasPrefix(lower[i:], m) {
					put(i, len(m), unmarked(strings.Trim(s[i:i+len(m)], "[]")))
					i = last - 1
					break
				}
			}
		case '<':
			name := strings.TrimLeft(lower[i+1:], "/ ")
			for _, t := range blocks {
				if strings.HasPrefix(name, t) {
					put(i, 1, "‹")
					break
				}
			}
		}
	}
	b.WriteString(s[last:])
	return b.String()
}

// asciiLower folds ASCII letters alone, so that offsets stay.
func asciiLower(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c + 'a' - 'A'
		}
	}
	return string(b)
}
