package trigger

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// text is a stretch of a prompt in folded form: lower case, composed, quotation
// marks and dashes of one kind, traditional characters as simplified, invisible
// characters gone. r[i] begins at byte at[i] of the plain prompt.
type text struct {
	r    []rune
	at   []int32 // one longer than r
	kana bool    // its Chinese characters are Japanese
}

// codeRune stands for a whole inline code span, so that no phrase and no keyword
// is seen inside it while it stays part of a goal text.
const codeRune = '\uE000'

// fold appends s, which begins at byte base of the plain prompt. Inside code
// spans nothing is folded: they become one codeRune.
func (t *text) fold(s string, base int) {
	code := codeSpans(s)
	for i := 0; i < len(s); {
		if len(code) > 0 && i == code[0].from {
			t.add(codeRune, base+i)
			i = code[0].to
			code = code[1:]
			continue
		}
		r, n := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			r, n = utf8.DecodeRuneInString(s[i:])
		}
		if f := foldRune(r); f != 0 {
			if last := len(t.r) - 1; f >= 0x300 && last >= 0 && unicode.Is(unicode.Mn, f) {
				if c := compose(t.r[last], f); c != 0 {
					t.r[last] = foldRune(c)
					i += n
					continue
				}
			}
			if jamo(f) && len(t.r) > 0 {
				if c := composeHangul(t.r[len(t.r)-1], f); c != 0 {
					t.r[len(t.r)-1] = c
					i += n
					continue
				}
			}
			t.add(f, base+i)
		}
		i += n
	}
}

func (t *text) add(r rune, at int) {
	t.r = append(t.r, r)
	t.at = append(t.at, int32(at))
}

// foldRune gives the form in which r is compared, or 0 to leave it out.
func foldRune(r rune) rune {
	if r < utf8.RuneSelf {
		switch {
		case 'A' <= r && r <= 'Z':
			return r + 'a' - 'A'
		case r == '*' || r == '\r': // emphasis, and the first half of CRLF
			return 0
		case r == '\t' || r == '\v' || r == '\f':
			return ' '
		}
		return r
	}
	switch r {
	case '\u00a0', '\u2002', '\u2003', '\u2009', '\u200a', '\u202f', '\u3000':
		return ' '
	case '\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\ufeff',
		'\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069',
		'\ufe0e', '\ufe0f':
		return 0
	case '\u2028', '\u2029', '\u0085':
		return '\n'
	case '‘', '’', '‚', '‛', '′', 'ʼ':
		return '\''
	case '“', '”', '„', '‟', '″', '«', '»', '「', '」', '『', '』', '《', '》', '｢', '｣':
		return '"'
	case '–', '―', '‒':
		return '—'
	case '‐', '‑':
		return '-'
	case '｡':
		return '。'
	case '､':
		return '、'
	case '،':
		return ','
	case '؛':
		return ';'
	case '؟':
		return '?'
	case '।':
		return '。'
	case 'İ', 'ı':
		return 'i'
	case 'ё', 'Ё':
		return 'е'
	case 'ẞ':
		return 'ß'
	case 'أ', 'إ', 'آ', 'ٱ':
		return 'ا'
	case 'ى':
		return 'ي'
	case 'ؤ':
		return 'و'
	case 'ئ':
		return 'ي'
	case 'ـ', '\u0653', '\u0654', '\u0655', '\u0670', '\u093c':
		return 0
	case 'ँ':
		return 'ं'
	case 'ऩ':
		return 'न'
	case 'ऱ':
		return 'र'
	case 'ऴ':
		return 'ळ'
	}
	switch {
	case r >= 0x064b && r <= 0x0652: // Arabic vowel signs
		return 0
	case r >= 0x0958 && r <= 0x095f: // Devanagari letters with a dot below
		return nukta[r-0x0958]
	case r >= 0xff01 && r <= 0xff5e:
		return foldRune(r - 0xff01 + '!')
	case r >= 0xff66 && r <= 0xff9f:
		return halfKana[r-0xff66]
	case r >= 0x4e00 && r <= 0x9fff:
		return simplified(r)
	case r >= 0x3000 && r <= 0xd7ff:
		return r
	}
	return unicode.ToLower(r)
}

var nukta = [...]rune{'क', 'ख', 'ग', 'ज', 'ड', 'ढ', 'फ', 'य'}

// halfKana are the full forms of U+FF66 … U+FF9F.
var halfKana = [...]rune{'ヲ', 'ァ', 'ィ', 'ゥ', 'ェ', 'ォ', 'ャ', 'ュ', 'ョ', 'ッ', 'ー',
	'ア', 'イ', 'ウ', 'エ', 'オ', 'カ', 'キ', 'ク', 'ケ', 'コ', 'サ', 'シ', 'ス', 'セ', 'ソ',
	'タ', 'チ', 'ツ', 'テ', 'ト', 'ナ', 'ニ', 'ヌ', 'ネ', 'ノ', 'ハ', 'ヒ', 'フ', 'ヘ', 'ホ',
	'マ', 'ミ', 'ム', 'メ', 'モ', 'ヤ', 'ユ', 'ヨ', 'ラ', 'リ', 'ル', 'レ', 'ロ', 'ワ', 'ン',
	'\u3099', '\u309a'}

// pairs lists, for each combining mark, base letters followed by what they
// become. It holds the letters that the languages of the tables write.
var pairs = [...]struct {
	mark rune
	list string
}{
	{'\u0300', "aàeèiìoòuùnǹâầêềôồơờưừăằyỳ"},
	{'\u0301', "aáeéiíoóuúyýcćnńsśzźlĺrŕâấêếôốơớưứăắгѓкќ"},
	{'\u0302', "aâeêiîoôuûạậẹệọộ"},
	{'\u0303', "aãoõnñeẽiĩuũyỹâẫêễôỗơỡưữăẵ"},
	{'\u0306', "aăgğạặий"},
	{'\u0307', "zżiieėcċgġ"},
	{'\u0308', "aäeëiïoöuüyÿееіїиӥ"},
	{'\u0309', "aảeẻiỉoỏuủyỷâẩêểôổơởưửăẳ"},
	{'\u030a', "aåuů"},
	{'\u030b', "oőuű"},
	{'\u030c', "cčsšzžeěrřnňdďtť"},
	{'\u031b', "oơuưóớúứòờùừỏởủửõỡũữọợụự"},
	{'\u0323', "aạeẹiịoọuụyỵâậêệôộơợưựăặ"},
	{'\u0327', "cçsştţ"},
	{'\u0328', "aąeęiįuų"},
	{'\u3099', "うゔかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼウヴカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボ"},
	{'\u309a', "はぱひぴふぷへぺほぽハパヒピフプヘペホポ"},
}

// compose joins a folded letter and a combining mark, or returns 0.
func compose(base, mark rune) rune {
	for _, p := range pairs {
		if p.mark != mark {
			continue
		}
		take := false
		for i, r := range p.list {
			_ = i
			if take {
				return r
			}
			take = r == base && evenRune(p.list, i)
		}
	}
	return 0
}

// evenRune tells whether the rune at byte i of list is a base letter.
func evenRune(list string, i int) bool { return utf8.RuneCountInString(list[:i])%2 == 0 }

func jamo(r rune) bool { return r >= 0x1161 && r <= 0x11c2 }

// composeHangul joins a syllable so far and the next conjoining jamo, or returns 0.
func composeHangul(a, b rune) rune {
	const first, vowel, final, base = 0x1100, 0x1161, 0x11a7, 0xac00
	switch {
	case a >= first && a < first+19 && b >= vowel && b < vowel+21:
		return base + ((a-first)*21+(b-vowel))*28
	case a >= base && a < base+11172 && (a-base)%28 == 0 && b > final && b < final+28:
		return a + b - final
	}
	return 0
}

// codeSpans finds inline code: a run of backticks closed by an equal run in the
// same paragraph.
func codeSpans(s string) []span {
	if strings.IndexByte(s, '`') < 0 {
		return nil
	}
	var runs []span
	for i := 0; i < len(s); {
		n := strings.IndexByte(s[i:], '`')
		if n < 0 {
			break
		}
		i += n
		w := fenceRun(s[i:])
		runs = append(runs, span{i, i + w})
		i += w
	}
	var out []span
	var none [64]int // width → index of the last run searched in vain
	for k := 0; k < len(runs); k++ {
		w := runs[k].to - runs[k].from
		if w >= len(none) || none[w] > k {
			continue
		}
		j := k + 1
		for j < len(runs) && runs[j].to-runs[j].from != w {
			j++
		}
		if j == len(runs) {
			none[w] = j
			continue
		}
		if strings.Contains(s[runs[k].to:runs[j].from], "\n\n") {
			continue
		}
		out = append(out, span{runs[k].from, runs[j].to})
		k = j
	}
	return out
}

func isASCIILetter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
func isDigit(r rune) bool       { return r >= '0' && r <= '9' }

func isSpace(r rune) bool { return r == ' ' || r == '\n' }

// isCJK tells scripts that are written without spaces between words.
func isCJK(r rune) bool {
	return r >= 0x2e80 && r <= 0x9fff && r != '。' && r != '、' || r >= 0xf900 && r <= 0xfaff || r >= 0x20000 && r <= 0x3ffff
}

func isKana(r rune) bool { return r >= 0x3041 && r <= 0x30ff && r != '・' }

// inWord tells the characters that continue a word in scripts with spaces.
func inWord(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= 'a' && r <= 'z' || r >= '0' && r <= '9' || r == '_'
	}
	if isLatin(r) || r >= 0x430 && r <= 0x44f || r >= 0xac00 && r <= 0xd7a3 {
		return true // most letters beyond ASCII, without the tables of Unicode
	}
	return !isCJK(r) && (unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.M, r))
}

// combining tells characters that take no column of their own.
func combining(r rune) bool {
	return r >= utf8.RuneSelf && (unicode.In(r, unicode.Mn, unicode.Me, unicode.Cf) || r >= 0x1160 && r <= 0x11ff)
}
