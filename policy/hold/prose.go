package hold

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// What tells the language of a text.
const (
	minWords     = 6 // words in Latin script from which a language can be called unknown
	sureWords    = 8 // common words of a language that settle that it is spoken
	foreignShare = 5 // one letter in so many in foreign words makes a text foreign
	kanaShare    = 8 // one kana to so many Han characters makes a text Japanese
)

// script is a writing system that some table is written in.
type script int

const (
	otherScript script = iota
	latin
	han
	kana
	hangul
	cyrillic
	arabic
	devanagari
	scripts // their number
)

// spaced reports whether words are told apart by spaces. Korean has them, but
// what a table lists are beginnings of its words.
func (s script) spaced() bool { return s != han && s != kana && s != hangul }

// scriptOf tells the script of a letter.
func scriptOf(r rune) script {
	switch {
	case r < 0x250, 0x1e00 <= r && r <= 0x1eff:
		return latin
	case 0x400 <= r && r <= 0x52f:
		return cyrillic
	case 0x600 <= r && r <= 0x6ff, 0x750 <= r && r <= 0x77f, 0xfb50 <= r && r <= 0xfdff, 0xfe70 <= r && r <= 0xfefc:
		return arabic
	case 0x900 <= r && r <= 0x97f:
		return devanagari
	case 0x3041 <= r && r <= 0x30ff, 0x31f0 <= r && r <= 0x31ff:
		return kana
	case 0x1100 <= r && r <= 0x11ff, 0x3131 <= r && r <= 0x318e, 0xac00 <= r && r <= 0xd7a3:
		return hangul
	case r == '々', 0x3400 <= r && r <= 0x9fff, 0xf900 <= r && r <= 0xfaff, 0x20000 <= r && r <= 0x3ffff:
		return han
	}
	return otherScript
}

// otherLetters are those that only languages without a table write, in the
// scripts of those that have one: Nordic, Baltic, West and South Slavic,
// Hungarian, Romanian; Ukrainian, Belarusian, Serbian, Macedonian; Persian, Urdu.
const otherLetters = "åæøðþőűčďěľĺňřŕšťůžāēīūģķļņėįųșțə" + "іїєґўђјљњћџѓќѕ" + "پچژگکیےٹڈڑںہھ"

// prose is a text as it is searched.
type prose struct {
	clauses []clause
	letters int          // all
	foreign int          // those in words with a letter of no table's language
	of      [scripts]int // letters by script
}

// clause is a stretch between two marks, folded, its words divided by single
// spaces, with one at either end.
type clause struct {
	text string
	asks bool // it ends in a question mark
}

// languages returns the tables that the text is read with: those of its
// scripts, of the Latin ones English and those with the most of their common
// words in it, or all where there are hardly any. known is false for a text in
// a language without a table.
func (p prose) languages() (spoken []*progressTable, known bool) {
	if p.foreign*foreignShare >= p.letters {
		return nil, false
	}
	common, best, words := p.common()
	onlyLatin := p.of[latin] == p.letters
	if onlyLatin && best == 0 && words >= minWords {
		return nil, false
	}
	japanese := p.of[kana] > 0 && p.of[kana]*kanaShare >= p.of[han]
	for i := range progressTables {
		l := &progressTables[i]
		speaks := p.of[l.script] > 0
		switch l.script {
		case latin:
			speaks = l.code == "en" || onlyLatin && best < 2 || best > 0 && common[i] == best
		case kana:
			speaks = japanese
		case han:
			speaks = speaks && !japanese
		}
		if speaks {
			spoken = append(spoken, l)
		}
	}
	return spoken, true
}

// common counts the common words of each Latin table in the text, and its words
// in all, until some language has enough of them to be known. best is the
// highest count.
func (p prose) common() (common [len(progressTables)]int, best, words int) {
	for _, c := range p.clauses {
		for w := range strings.FieldsSeq(c.text) {
			if strings.ContainsAny(w, "0123456789_./\\@") {
				continue // a name, not a word
			}
			words++
			for i := range progressTables {
				l := &progressTables[i]
				if !l.listed(w, l.common) {
					continue
				}
				if common[i]++; common[i] > best {
					best = common[i]
				}
			}
			if best >= sureWords {
				return common, best, words
			}
		}
	}
	return common, best, words
}

// listed reports whether a folded word stands in a list.
func (l *progressTable) listed(word string, list []string) bool {
	for _, w := range list {
		if (w[0] == word[0] || w[0] >= utf8.RuneSelf) && l.at(word, 0, w) >= 0 {
			return true
		}
	}
	return false
}

// listen folds a text and takes it apart into clauses.
func listen(s string) prose {
	var p prose
	buf := make([]byte, 1, len(s)+len(s)/4+2)
	buf[0] = ' '
	var ends []int // of the clauses in buf; negative where it asks
	var prev rune  // the letter before, 0 = none
	prevAt := 0    // where it stands in buf
	wordLetters, wordForeign := 0, false
	gap := func() {
		if wordForeign {
			p.foreign += wordLetters
		}
		prev, wordLetters, wordForeign = 0, 0, false
		if buf[len(buf)-1] != ' ' {
			buf = append(buf, ' ')
		}
	}
	end := func(asks bool) {
		gap()
		switch at := len(buf); {
		case asks:
			ends = append(ends, -at)
		default:
			ends = append(ends, at)
		}
		buf = append(buf, ' ')
	}
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		i += n
		r = foldLetter(r)
		switch {
		case r == 0:
		case prev != 0 && r >= 0x300 && (unicode.IsMark(r) || isJamo(r)):
			if c := compose(prev, r); c != 0 {
				buf = utf8.AppendRune(buf[:prevAt], foldLetter(c))
				prev = foldLetter(c)
				wordForeign = wordForeign || strings.ContainsRune(otherLetters, prev)
				break
			}
			buf = utf8.AppendRune(buf, r)
		case isASCIIWord(r), r >= utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r)):
			sc := scriptOf(r)
			if prev != 0 && sc.spaced() != scriptOf(prev).spaced() {
				gap()
			}
			prev, prevAt = r, len(buf)
			buf = utf8.AppendRune(buf, r)
			if r <= '9' || r >= utf8.RuneSelf && !unicode.IsLetter(r) {
				break
			}
			p.letters++
			p.of[sc]++
			wordLetters++
			if sc == otherScript || r >= utf8.RuneSelf && sc.spaced() && strings.ContainsRune(otherLetters, r) {
				wordForeign = true
			}
		case joins(r) && prev != 0 && scriptOf(prev).spaced() && beginsWord(s[i:]):
			buf = append(buf, byte(r)) // "fixed-size", "main.go", "isn't": one word
			prev, prevAt = r, len(buf)-1
		case r == '?':
			end(true)
		case endsClause(r), r == '-' && buf[len(buf)-1] == ' ' && strings.HasPrefix(s[i:], " "):
			end(false)
		default:
			gap()
		}
	}
	end(false)
	all := string(buf)
	from := 0
	for _, to := range ends {
		c := clause{asks: to < 0}
		to = max(to, -to)
		if c.text = all[from:to]; strings.TrimLeft(c.text, " ") != "" {
			p.clauses = append(p.clauses, c)
		}
		from = to
	}
	return p
}

func isASCIIWord(r rune) bool { return 'a' <= r && r <= 'z' || '0' <= r && r <= '9' }

// joins tells the marks that make one word of what stands on either side.
func joins(r rune) bool { return r < utf8.RuneSelf && strings.IndexByte("-_./\\@'", byte(r)) >= 0 }

// beginsWord reports whether s begins with a letter or digit of a script with
// spaces.
func beginsWord(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	r = foldLetter(r)
	return isASCIIWord(r) || r >= utf8.RuneSelf && (unicode.IsLetter(r) || unicode.IsDigit(r)) && scriptOf(r).spaced()
}

func endsClause(r rune) bool {
	switch r {
	case '.', '!', ',', ';', ':', '(', ')', '|', '\n', '。', '、', '—', '…', '→':
		return true
	}
	return false
}
