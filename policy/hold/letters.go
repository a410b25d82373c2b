package hold

import (
	"unicode"
	"unicode/utf8"
)

// foldLetter gives the form in which a character of an agent's text is
// compared, 0 to leave it out: lower case, full-width and curly forms as plain
// ones, letters alike that one language writes in several ways.
func foldLetter(r rune) rune {
	if r < utf8.RuneSelf {
		if 'A' <= r && r <= 'Z' {
			return r + 'a' - 'A'
		}
		if r == '\r' {
			return ' '
		}
		return r
	}
	switch r {
	case '\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2060', '\ufeff', '\ufe0e', '\ufe0f':
		return 0
	case '‘', '’', 'ʼ', '′':
		return '\''
	case '‐', '‑':
		return '-'
	case '–', '―':
		return '—'
	case '؟':
		return '?'
	case '،', '؛':
		return ','
	case '।', '｡':
		return '。'
	case '､':
		return '、'
	case '\u2028', '\u2029', '\u0085':
		return '\n'
	case 'İ', 'ı':
		return 'i'
	case 'ё', 'Ё':
		return 'е'
	case 'أ', 'إ', 'آ', 'ٱ':
		return 'ا'
	case 'ى', 'ئ':
		return 'ي'
	case 'ؤ':
		return 'و'
	case 'ـ', '\u0653', '\u0654', '\u0655', '\u0670', '\u093c': // tatweel, hamza and madda marks, nukta
		return 0
	case 'ँ':
		return 'ं'
	}
	switch {
	case 0x064b <= r && r <= 0x0652: // Arabic vowel signs
		return 0
	case 0x0958 <= r && r <= 0x095f:
		return dotless[r-0x0958]
	case 0xff01 <= r && r <= 0xff5e:
		return foldLetter(r - 0xff01 + '!')
	case 0x3000 < r && r <= 0xd7a3:
		return r
	}
	return unicode.ToLower(r)
}

// dotless are the Devanagari letters U+0958 … U+095F without their dot.
var dotless = [...]rune{'क', 'ख', 'ग', 'ज', 'ड', 'ढ', 'फ', 'य'}

// compositions lists for each combining mark the letters that it changes, each
// followed by what it becomes. Letters of the tables' languages, and of some
// that have none, which must be known as such.
var compositions = [...]struct {
	mark  rune
	pairs string
}{
	{'\u0300', "aàeèiìoòuùyỳâầêềôồăằơờưừ"},
	{'\u0301', "aáeéiíoóuúyýcćnńsśzźâấêếôốăắơớưứ"},
	{'\u0302', "aâeêiîoôuûạậẹệọộ"},
	{'\u0303', "aãnñoõeẽiĩuũyỹâẫêễôỗăẵơỡưữ"},
	{'\u0304', "aāeēiīuū"},
	{'\u0306', "aăgğийуўạặ"},
	{'\u0307', "iizżeė"},
	{'\u0308', "aäeëiïoöuüyÿееії"},
	{'\u0309', "aảeẻiỉoỏuủyỷâẩêểôổăẳơởưử"},
	{'\u030a', "aåuů"},
	{'\u030b', "oőuű"},
	{'\u030c', "cčdďeěnňrřsštťzž"},
	{'\u031b', "oơuư"},
	{'\u0323', "aạeẹiịoọuụyỵâậêệôộăặơợưự"},
	{'\u0326', "sștț"},
	{'\u0327', "cçsştţgģkķlļnņ"},
	{'\u0328', "aąeęiįuų"},
	{'\u3099', "うゔかがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼウヴカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボ"},
	{'\u309a', "はぱひぴふぷへぺほぽハパヒピフプヘペホポ"},
}

// compose joins a folded letter and the mark or jamo behind it, or returns 0.
func compose(letter, mark rune) rune {
	if isJamo(mark) {
		return composeHangul(letter, mark)
	}
	for _, c := range compositions {
		if c.mark != mark {
			continue
		}
		base := rune(0)
		for _, r := range c.pairs {
			switch {
			case base == 0:
				base = r
			case base == letter:
				return r
			default:
				base = 0
			}
		}
	}
	return 0
}

// isJamo tells the conjoining vowels and finals of Hangul.
func isJamo(r rune) bool { return 0x1161 <= r && r <= 0x11c2 }

func composeHangul(a, b rune) rune {
	const first, vowel, final, syllable = 0x1100, 0x1161, 0x11a7, 0xac00
	switch {
	case first <= a && a < first+19 && vowel <= b && b < vowel+21:
		return syllable + ((a-first)*21+b-vowel)*28
	case syllable <= a && a < syllable+11172 && (a-syllable)%28 == 0 && final < b && b < final+28:
		return a + b - final
	}
	return 0
}
