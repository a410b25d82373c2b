package trigger

// Configuration that a message hands over without a fence: neighbouring lines
// "key: value" and, outside them, a request about it.

const maxEntries = 16 // lines looked at on each side of a phrase

// configs name a configuration or a part of one.
const configs = "config|configs|configuration|yaml|yml|toml|ini|json|.env|settings|manifest|field|key|keys|level|schema|" +
	"konfiguration|einstellungen|feld|schlüssel|configuration|champ|clé|réglages|configuración|campo|clave|ajustes|configuração|chave|configurazione|chiave|impostazioni|" +
	"конфиг*|настройк*|поле|ключ|konfiguracj*|ustawieni*|pole|klucz|configuratie|instellingen|veld|sleutel|yapılandırma*|ayar*|alan*|anahtar*|" +
	"cấu hình|cài đặt|trường|khóa|konfigurasi|pengaturan|kolom|kunci|إعدادات|الإعدادات|حقل|حقلا|مفتاح|कॉन्फ़िग|कॉन्फ़िगरेशन|सेटिंग्स|फ़ील्ड|फील्ड|" +
	"配置|字段|欄位|设置|設定|关卡|フィールド|項目|キー|설정*|필드*|항목*|키*"

// entry: the line r[from:to] is "key: value" or "key = value"; plain tells that the value
// is a figure, a switch, or in quotes.
func (m *message) entry(from, to int) (ok, plain bool) {
	i := from
	for i < to && (m.r[i] == ' ' || m.r[i] == '-' || m.r[i] == '"') {
		i++
	}
	key, words := i, 1
	for i < to && i-key < 40 && (inWord(m.r[i]) || isCJK(m.r[i]) || m.r[i] == '.' || m.r[i] == '-' || m.r[i] == ' ') {
		if m.r[i] == ' ' && i+1 < to && m.r[i+1] != ' ' && m.r[i+1] != '=' {
			words++
		}
		i++
	}
	if i == key || words > 3 {
		return false, false
	}
	if i < to && m.r[i] == '"' {
		i = m.skipBlank(i+1, to)
	}
	if i >= to || m.r[i] != ':' && m.r[i] != '=' {
		return false, false
	}
	i = m.skipBlank(i+1, to)
	for to > i && (m.r[to-1] == ' ' || m.r[to-1] == ',' || m.r[to-1] == ';') {
		to--
	}
	if i >= to {
		return false, false
	}
	if m.r[i] == '"' && m.r[to-1] == '"' || m.r[i] == '[' || m.r[i] == '{' || m.oneOfExact(i, to, "true|false|null|nil|none|yes|no|on|off") {
		return true, true
	}
	digits := i
	for digits < to && (isDigit(m.r[digits]) || m.r[digits] == '.' || m.r[digits] == '-') {
		digits++
	}
	unit := digits
	for unit < to && inWord(m.r[unit]) && unit-digits < 3 {
		unit++
	}
	return true, digits > i && unit == to
}

// inConfig: the line of s, which ends at lineEnd, is one of several entries of a
// configuration that the message hands over.
func (m *message) inConfig(s sentence, lineEnd int) bool {
	ok, plain := m.entry(s.line, lineEnd)
	if !ok {
		return false
	}
	from, to, entries := s.line, lineEnd, 1
	for from >= 2 && entries < maxEntries {
		line := from - 1
		for line > 0 && m.r[line-1] != '\n' {
			line--
		}
		ok, p := m.entry(line, from-1)
		if !ok {
			break
		}
		from, plain, entries = line, plain || p, entries+1
	}
	for to+1 < len(m.r) && entries < 2*maxEntries {
		end := to + 1
		for end < len(m.r) && m.r[end] != '\n' {
			end++
		}
		ok, p := m.entry(to+1, end)
		if !ok {
			break
		}
		to, plain, entries = end, plain || p, entries+1
	}
	if entries < 2 {
		return false
	}
	for n, o := range m.sentences {
		if o.from >= from && o.from < to {
			continue
		}
		end := min(o.to, o.from+maxBefore)
		about := m.holds(o.from, end, configs, false)
		if about && (m.introduces(n) || m.holds(o.from, end, atHand, false)) ||
			plain && (about || o.mark == '?' || m.ordered(o.from, end)) {
			return true
		}
	}
	return false
}
