package trigger

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxFiles is how many files a goal may name and still be fine-grained
// (seed 003, Granularity Split).
const maxFiles = 5

// Coarse tells whether a goal is too large for one loop (DESIGN §7 granularity):
// more than five files named or counted, several modules or services, or an
// architectural word that spans. The string says which, "" when it is not.
func Coarse(goalText string) (bool, string) {
	p := newPlain(goalText)
	if n := distinctPaths(p.s); n > maxFiles {
		return true, strconv.Itoa(n) + " files"
	}
	var t text
	t.fold(head(p.s, maxRead), 0)
	t.at = append(t.at, int32(len(p.s)))
	m := message{plain: p, text: t}
	m.hear()
	for k, l := range languages {
		if !m.speaks(k) {
			continue
		}
		if w := t.counted(l, l.files, maxFiles+1); w != "" {
			return true, w
		}
		if w := t.counted(l, l.modules, 2); w != "" {
			return true, w
		}
		if w := t.severalOf(l); w != "" {
			return true, w
		}
		if i, e := t.find(0, len(t.r), l.spans, l.cjk); i >= 0 {
			return true, "spans: " + string(t.r[i:e])
		}
	}
	return false, ""
}

// head is at most the first n bytes of s, cut between characters.
func head(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// distinctPaths counts the different file names and paths in s.
func distinctPaths(s string) int {
	var seen []string
	for _, f := range strings.FieldsFunc(s, func(r rune) bool {
		return strings.ContainsRune(" \t\r\n,;:、，；：`\"'()[]{}<>|和与及", r)
	}) {
		f = strings.TrimRight(f, ".!?。")
		if !pathLike(f) {
			continue
		}
		known := false
		for _, o := range seen {
			known = known || o == f
		}
		if !known {
			seen = append(seen, f)
		}
		if len(seen) > 64 {
			break
		}
	}
	return len(seen)
}

// pathLike: a name with an extension that begins with a letter, no version, no
// address: "main.go", "src/app.tsx", "docs/x.md".
func pathLike(f string) bool {
	if strings.Contains(f, "://") {
		return false
	}
	dot := strings.LastIndexByte(f, '.')
	if dot < 1 || dot == len(f)-1 || len(f)-dot > 6 {
		return false
	}
	ext := f[dot+1:]
	if !isASCIILetter(ext[0]) {
		return false
	}
	for i := 0; i < len(ext); i++ {
		if !isASCIILetter(ext[i]) && !isDigit(rune(ext[i])) {
			return false
		}
	}
	switch strings.ToLower(f) {
	case "e.g", "i.e", "node.js", "vue.js", "next.js", "z.b", "d.h", "p.ej", "p.ex", "т.е":
		return false
	}
	return true
}

// counted finds a number of at least n before one of the nouns: "12 files", 六个模块.
func (t *text) counted(l *language, nouns string, n int) string {
	for i := 0; i < len(t.r); i++ {
		if i > 0 && (isDigit(t.r[i-1]) || t.r[i-1] == '.') || i > 0 && inWord(t.r[i]) && inWord(t.r[i-1]) {
			continue
		}
		v, e := t.number(i, l)
		if v < n {
			continue
		}
		k := e
		for word := 0; word < 3 && k < len(t.r); word++ {
			for k < len(t.r) && t.r[k] == ' ' {
				k++
			}
			if f := t.oneOf(k, nouns, l.cjk || l.code == "ko"); f >= 0 {
				return string(t.r[i:f])
			}
			if l.cjk {
				break
			}
			// an adjective may stand between: "12 source files"
			for k < len(t.r) && inWord(t.r[k]) {
				k++
			}
		}
	}
	return ""
}

// numberWords from two to twelve and beyond, by value, for the languages where
// counts are often spelled out.
var numberWords = [...]struct {
	value int
	words string
}{
	{2, "two|两|二|dos|deux|zwei|dois|due|два|dwa|twee|iki|hai|dua|두|दो"},
	{3, "three|三|tres|trois|drei|três|tre|три|trzy|drie|üç|ba|tiga|세|तीन"},
	{4, "four|四|cuatro|quatre|vier|quatro|quattro|четыре|cztery|dört|bốn|empat|네|चार"},
	{5, "five|五|cinco|cinq|fünf|cinque|пять|pięć|vijf|beş|năm|lima|다섯|पांच"},
	{6, "six|六|seis|six|sechs|sei|шесть|sześć|zes|altı|sáu|enam|여섯|छह|छः"},
	{7, "seven|七|siete|sept|sieben|sete|sette|семь|siedem|zeven|yedi|bảy|tujuh|일곱|सात"},
	{8, "eight|八|ocho|huit|acht|oito|otto|восемь|osiem|sekiz|tám|delapan|여덟|आठ"},
	{9, "nine|九|nueve|neuf|neun|nove|девять|dziewięć|negen|dokuz|chín|sembilan|아홉|नौ"},
	{10, "ten|十|diez|dix|zehn|dez|dieci|десять|dziesięć|tien|on|mười|sepuluh|열|दस|十几|几十"},
	{12, "a dozen|dozen|twelve|dozens of|doce|douze|zwölf|doze|dodici|двенадцать|twaalf|hundreds of|上百|数十|几百"},
}

func (t *text) number(i int, l *language) (int, int) {
	v, e := 0, i
	for e < len(t.r) && isDigit(t.r[e]) && e-i < 6 {
		v = v*10 + int(t.r[e]-'0')
		e++
	}
	if e > i {
		return v, e
	}
	if i > 0 && inWord(t.r[i-1]) && !l.cjk {
		return 0, -1
	}
	best, end := 0, -1
	for _, w := range numberWords {
		if f := t.oneOf(i, w.words, l.cjk); f > end {
			best, end = w.value, f
		}
	}
	return best, end
}

// severalOf finds "several modules", 多个服务 and their like.
func (t *text) severalOf(l *language) string {
	for i := 0; i < len(t.r); i++ {
		e := t.oneOf(i, l.several, l.cjk)
		if e < 0 {
			continue
		}
		k := e
		for word := 0; word < 3; word++ {
			for k < len(t.r) && t.r[k] == ' ' {
				k++
			}
			if f := t.oneOf(k, l.modules, l.cjk); f >= 0 {
				return string(t.r[i:f])
			}
			if l.cjk {
				break
			}
			for k < len(t.r) && inWord(t.r[k]) {
				k++
			}
		}
	}
	return ""
}
