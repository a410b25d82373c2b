package pattern

import (
	"slices"
	"sort"
	"strings"
	"unicode"
)

// A set is a set of characters.
type set struct {
	spans   []span // in order and apart, once normal has been called
	fold    bool   // letters of the other case are in it, too
	negated bool
}

// A span is the characters from lo to hi.
type span struct{ lo, hi rune }

var (
	anything = &set{negated: true}
	notLine  = &set{spans: []span{{'\n', '\n'}}, negated: true}
)

func (s *set) has(r rune) bool {
	in := within(s.spans, r)
	if s.fold {
		for f := unicode.SimpleFold(r); !in && f != r; f = unicode.SimpleFold(f) {
			in = within(s.spans, f)
		}
	}
	return in != s.negated
}

func within(spans []span, r rune) bool {
	low, high := 0, len(spans)
	for low < high {
		middle := (low + high) / 2
		switch {
		case r < spans[middle].lo:
			high = middle
		case r > spans[middle].hi:
			low = middle + 1
		default:
			return true
		}
	}
	return false
}

// normal brings spans in order and merges those that touch.
func normal(spans []span) []span {
	sort.Slice(spans, func(i, j int) bool { return spans[i].lo < spans[j].lo })
	merged := spans[:0]
	for _, s := range spans {
		if last := len(merged) - 1; last >= 0 && s.lo <= merged[last].hi+1 {
			merged[last].hi = max(merged[last].hi, s.hi)
		} else {
			merged = append(merged, s)
		}
	}
	return merged
}

// outside returns the characters that are in none of the spans, which are normal.
func outside(spans []span) []span {
	var out []span
	next := rune(0)
	for _, s := range spans {
		if next < s.lo {
			out = append(out, span{next, s.lo - 1})
		}
		next = s.hi + 1
	}
	if next <= unicode.MaxRune {
		out = append(out, span{next, unicode.MaxRune})
	}
	return out
}

// cases returns a character and those of the other case: with K also the sign
// for kelvin, with s the long s.
func cases(r rune) []span {
	all := []span{{r, r}}
	for f := unicode.SimpleFold(r); f != r; f = unicode.SimpleFold(f) {
		all = append(all, span{f, f})
	}
	return all
}

// A class is a set of ASCII characters that has a name.
type class struct {
	name string
	text string // pairs: from, to
}

// RE2's table of \d and its like; the capital is the rest of all characters.
var perlClasses = [...]class{
	{"d", "09"},
	{"s", "\t\n\f\r  "},
	{"w", "09AZ__az"},
}

// RE2's table of [:alpha:] and its like; [:^alpha:] is the rest of all characters.
var posixClasses = [...]class{
	{"alnum", "09AZaz"},
	{"alpha", "AZaz"},
	{"ascii", "\x00\x7f"},
	{"blank", "\t\t  "},
	{"cntrl", "\x00\x1f\x7f\x7f"},
	{"digit", "09"},
	{"graph", "!~"},
	{"lower", "az"},
	{"print", " ~"},
	{"punct", "!/:@[`{~"},
	{"space", "\t\r  "},
	{"upper", "AZ"},
	{"word", "09AZ__az"},
	{"xdigit", "09AFaf"},
}

// find returns a class, or the characters outside it. Folded, a class has the
// other cases of its letters, and the rest of all characters has not.
func find(classes []class, name string, negated, fold bool) ([]span, bool) {
	i := slices.IndexFunc(classes, func(c class) bool { return c.name == name })
	if i < 0 {
		return nil, false
	}
	var spans []span
	for text := classes[i].text; text != ""; text = text[2:] {
		spans = append(spans, span{rune(text[0]), rune(text[1])})
	}
	if !negated {
		return spans, true // a folded set adds the other cases itself
	}
	if fold {
		for _, s := range slices.Clone(spans) {
			for r := s.lo; r <= s.hi; r++ {
				spans = append(spans, cases(r)...)
			}
		}
	}
	return outside(normal(spans)), true
}

// perl reads \d, \S and so on at the start of s.
func perl(s string, fold bool) (spans []span, ok bool) {
	if len(s) < 2 || s[0] != '\\' {
		return nil, false
	}
	name := strings.ToLower(s[1:2])
	return find(perlClasses[:], name, name != s[1:2], fold)
}
