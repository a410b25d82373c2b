package goal

import (
	"strings"
	"unicode"
)

// fold lower-cases text, takes accents off Latin letters, makes full-width
// forms plain and every run of blanks one space: the form in which objectives
// are compared and phrases are found.
func fold(text string) string {
	var b strings.Builder
	b.Grow(len(text))
	gap := false
	for _, r := range text {
		switch {
		case unicode.IsSpace(r):
			gap = true
			continue
		case r >= '！' && r <= '～':
			r -= '！' - '!'
		case r >= 0x300 && r < 0x370: // combining accents, as NFD text has them
			continue
		case r == '’' || r == '‘':
			r = '\''
		case r == '\u200b' || r == '\u00ad' || r == '\ufeff':
			continue
		}
		if gap && b.Len() > 0 {
			b.WriteByte(' ')
		}
		gap = false
		if r < 0x80 {
			if r >= 'A' && r <= 'Z' {
				r += 'a' - 'A'
			}
			b.WriteByte(byte(r))
			continue
		}
		r = unicode.ToLower(r)
		if p := plainLatin(r); p != "" {
			b.WriteString(p)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// latin lists accented small letters by the plain letters they read as.
var latin = [...]struct{ plain, accented string }{
	{"a", "àáâãäåāăąạảấầẩẫậắằẳẵặ"}, {"ae", "æ"}, {"c", "çćĉċč"}, {"d", "ðďđ"},
	{"e", "èéêëēĕėęěẹẻẽếềểễệ"}, {"g", "ĝğġģ"}, {"h", "ĥħ"}, {"i", "ìíîïĩīĭįıỉị"}, {"j", "ĵ"},
	{"k", "ķ"}, {"l", "ĺļľŀł"}, {"n", "ñńņňŋ"}, {"o", "òóôõöøōŏőơọỏốồổỗộớờởỡợ"}, {"oe", "œ"},
	{"r", "ŕŗř"}, {"s", "śŝşšș"}, {"ss", "ß"}, {"t", "ţťŧț"}, {"th", "þ"},
	{"u", "ùúûüũūŭůűųưụủứừửữự"}, {"w", "ŵ"}, {"y", "ýÿŷỳỵỷỹ"}, {"z", "źżž"},
}

func plainLatin(r rune) string {
	if r < 0xc0 || r > 0x1eff {
		return ""
	}
	for i := range latin {
		if strings.ContainsRune(latin[i].accented, r) {
			return latin[i].plain
		}
	}
	return ""
}
