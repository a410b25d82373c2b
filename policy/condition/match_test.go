package condition

import (
	_ "embed"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

//go:embed testdata/unicode.txt
var unicodeTable string

// pythonSet returns a row of testdata/unicode.txt: what Python's re takes for a
// word or white space, and which letters it calls equal.
func pythonSet(t *testing.T, name string) map[rune]bool {
	t.Helper()
	for l := range strings.Lines(unicodeTable) {
		row, ok := strings.CutPrefix(strings.TrimSpace(l), name+" ")
		if !ok {
			continue
		}
		set := map[rune]bool{}
		for r := range strings.FieldsSeq(row) {
			from, to, _ := strings.Cut(r, "-")
			lo, err1 := strconv.ParseInt(from, 16, 32)
			hi, err2 := strconv.ParseInt(to, 16, 32)
			if err1 != nil || err2 != nil {
				t.Fatalf("row %s: %s", name, r)
			}
			for c := lo; c <= hi; c++ {
				set[rune(c)] = true
			}
		}
		return set
	}
	t.Fatalf("no row %s", name)
	return nil
}

func everyRune(f func(r rune)) {
	for r := rune(0); r <= utf8.MaxRune; r++ {
		if utf8.ValidRune(r) {
			f(r)
		}
	}
}

// req: condition/unicode-words
func TestWordsAreWhatTheReferenceTakesForWords(t *testing.T) {
	word, unassigned := pythonSet(t, "word"), pythonSet(t, "unassigned")
	n := 0
	everyRune(func(r rune) {
		// A later Unicode version may give meaning to what the table's left open.
		if wordRune(r) != word[r] && !unassigned[r] {
			t.Errorf("%U: word %v, want %v", r, wordRune(r), word[r])
		}
		if word[r] {
			n++
		}
	})
	if n < 130_000 {
		t.Errorf("the table has %d word runes", n)
	}
}

// req: condition/unicode-blanks
func TestBlanksAreWhatTheReferenceTakesForWhiteSpace(t *testing.T) {
	space, strip := pythonSet(t, "space"), pythonSet(t, "strip")
	everyRune(func(r rune) {
		if blankRune(r) != space[r] || blankRune(r) != strip[r] {
			t.Errorf("%U: blank %v, matched %v, stripped %v", r, blankRune(r), space[r], strip[r])
		}
	})
}

func TestLettersFoldAsInTheReference(t *testing.T) {
	for c := 'a'; c <= 'z'; c++ {
		equal := pythonSet(t, "fold-"+string(c))
		everyRune(func(r rune) {
			if (foldRune(r) == c) != equal[r] {
				t.Errorf("%U equals %c: %v, want %v", r, c, foldRune(r) == c, equal[r])
			}
		})
	}
}

func TestPatternNotation(t *testing.T) {
	for _, tt := range []struct {
		pattern pattern
		text    string
		want    int
	}{
		{pattern{text: "a.b"}, "xA.Bx", 1},
		{pattern{text: "a.b"}, "axb", -1},
		{pattern{text: "A", exact: true}, "aA", 1},
		{pattern{text: "<a>"}, "ba ab a", 6},
		{pattern{text: "<a>"}, "éa aé _a a1 (a)", 15},
		{pattern{text: "a_b"}, "ab", -1},
		{pattern{text: "a_b"}, "a \t\u3000b", 0},
		{pattern{text: "a~b"}, "ab", 0},
		{pattern{text: "a~b>"}, "a\n b", 0},
		{pattern{text: "a_b"}, "a\u200bb", -1},
		{pattern{text: "<a"}, "\xffa", 1},
		{pattern{text: "a"}, "", -1},
	} {
		if got := tt.pattern.find(tt.text); got != tt.want {
			t.Errorf("find(%q, %q) = %d, want %d", tt.pattern.text, tt.text, got, tt.want)
		}
	}
}
