package condition

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// wordRune reports whether r continues a word: a letter or number of any
// script, or the underscore. Combining marks do not. Go's regexp \b knows ASCII
// only, which would find the word "done" in "已done".
func wordRune(r rune) bool {
	if r < utf8.RuneSelf {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '_'
	}
	return unicode.IsLetter(r) || unicode.IsNumber(r)
}

// blankRune reports whether r is white space: Unicode's property and the four
// separators U+001C to U+001F. U+200B and the BOM are not.
func blankRune(r rune) bool {
	return unicode.IsSpace(r) || 0x1c <= r && r <= 0x1f
}

// foldRune maps a letter to its ASCII lower case. The four letters outside ASCII
// that fold into it count as what they fold to, so that "wor\u212Aing" is found.
func foldRune(r rune) rune {
	switch {
	case 'A' <= r && r <= 'Z':
		return r + 'a' - 'A'
	case r == 'İ' || r == 'ı':
		return 'i'
	case r == 'ſ':
		return 's'
	case r == '\u212a':
		return 'k'
	}
	return r
}

// pattern is a text to look for, in a notation that keeps tables readable:
// lower case matches any case unless exact is set, "<" begins a word, ">" ends
// one, "_" is white space, "~" is optional white space, all else is itself. It
// begins with a letter or bracket, behind "<" at most.
type pattern struct {
	text  string
	exact bool
}

// find returns the byte offset of the first match in text, or -1.
func (p pattern) find(text string) int {
	first := rune(strings.TrimPrefix(p.text, "<")[0])
	for i, r := range text {
		if (r == first || !p.exact && foldRune(r) == first) && p.matchAt(text, i) {
			return i
		}
	}
	return -1
}

func (p pattern) matchAt(text string, at int) bool {
	for k := 0; k < len(p.text); k++ {
		switch c := p.text[k]; c {
		case '<':
			if r, size := utf8.DecodeLastRuneInString(text[:at]); size > 0 && wordRune(r) {
				return false
			}
		case '>':
			if r, size := utf8.DecodeRuneInString(text[at:]); size > 0 && wordRune(r) {
				return false
			}
		case '_', '~':
			rest := strings.TrimLeftFunc(text[at:], blankRune)
			if c == '_' && len(rest) == len(text)-at {
				return false
			}
			at = len(text) - len(rest)
		default:
			r, size := utf8.DecodeRuneInString(text[at:])
			if !p.exact {
				r = foldRune(r)
			}
			if size == 0 || r != rune(c) {
				return false
			}
			at += size
		}
	}
	return true
}

// words splits text into its words, folded to lower case, with everything that
// is no word rune as a border. The end of a clause, not that of a line, is kept
// as the word ";".
func words(text string) []string {
	var out []string
	start := -1
	flush := func(end int) {
		if start >= 0 {
			out = append(out, strings.Map(foldRune, text[start:end]))
			start = -1
		}
	}
	for i, r := range text {
		switch {
		case wordRune(r):
			if start < 0 {
				start = i
			}
		default:
			flush(i)
			if r == ';' || r == '.' {
				out = append(out, ";")
			}
		}
	}
	flush(len(text))
	return out
}
