package trigger

// Configuration that a message hands over without a fence: neighbouring lines
// "key: value" and, outside them, a request about it.

const maxConfigs = 4 // runs of one message that are looked at

// configs name a configuration or a part of one.
const configs = "config|configs|configuration|yaml|yml|toml|ini|json|.env|settings|manifest|field|key|keys|level|schema|" +
	"konfiguration|einstellungen|feld|schlüssel|configuration|champ|clé|réglages|configuración|campo|clave|ajustes|configuração|chave|configurazione|chiave|impostazioni|" +
	"конфиг*|настройк*|поле|ключ|konfiguracj*|ustawieni*|pole|klucz|configuratie|instellingen|veld|sleutel|yapılandırma*|ayar*|alan*|anahtar*|" +
	"cấu hình|cài đặt|trường|khóa|konfigurasi|pengaturan|kolom|kunci|إعدادات|الإعدادات|حقل|حقلا|مفتاح|कॉन्फ़िग|कॉन्फ़िगरेशन|सेटिंग्स|फ़ील्ड|फील्ड|" +
	"配置|字段|栏位|设置|設定|关卡|フィールド|項目|キー|설정*|필드*|항목*|키*"

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

// config is a run of entries that was looked at, and whether the message hands it over.
type config struct {
	span
	handed bool
}

// inConfig: the line of s is one of several entries of a configuration that the message
// hands over. Many phrases in many runs are not typed by anybody.
func (m *message) inConfig(s sentence) bool {
	for _, c := range m.configs {
		if s.line >= c.from && s.line < c.to {
			return c.handed
		}
	}
	if len(m.configs) == maxConfigs {
		return true
	}
	c, entries, plain := m.entriesAround(s.line)
	c.handed = entries >= 2 && m.asksAbout(c.span, plain)
	m.configs = append(m.configs, c)
	return c.handed
}

// entriesAround finds the run of entries that holds the line at line.
func (m *message) entriesAround(line int) (c config, entries int, plain bool) {
	lineEnd := func(i int) int {
		for i < len(m.r) && m.r[i] != '\n' {
			i++
		}
		return i
	}
	c.from, c.to = line, line
	for c.to < len(m.r) {
		end := lineEnd(c.to)
		ok, p := m.entry(c.to, end)
		if !ok {
			break
		}
		c.to, plain, entries = end+1, plain || p, entries+1
	}
	if entries == 0 {
		c.to = lineEnd(line) + 1
		return c, 0, false
	}
	for c.from >= 2 {
		before := c.from - 1
		for before > 0 && m.r[before-1] != '\n' {
			before--
		}
		ok, p := m.entry(before, c.from-1)
		if !ok {
			break
		}
		c.from, plain, entries = before, plain || p, entries+1
	}
	return c, entries, plain
}

// asksAbout: a sentence outside the entries asks for work on them. If some are plain, any
// order or question will do.
func (m *message) asksAbout(entries span, plain bool) bool {
	for n, s := range m.sentences {
		if s.from >= entries.from && s.from < entries.to {
			continue
		}
		to := min(s.to, s.from+maxBefore)
		about := m.holds(s.from, to, configs, false)
		if about && (m.introduces(n) || m.holds(s.from, to, atHand, false)) ||
			plain && (about || s.mark == '?' || m.ordered(s.from, to)) {
			return true
		}
	}
	return false
}
