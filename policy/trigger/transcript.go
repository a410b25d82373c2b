package trigger

// speakers are labels of somebody's turn in a transcript.
const speakers = "rfc|the rfc|ticket|the ticket|issue|the issue|readme|the readme|spec|the spec|the docs|slack|email|mail|tweet|slogan|motto|log|logs|error|warning|warn|info|debug|trace|stdout|stderr|user|users|human|assistant|ai|bot|claude|chatgpt|gpt|agent|system|speaker|interviewer|customer|client|pm|boss|manager|cto|ceo|reviewer|support|q|a|b|me|him|her|them|before|after|expected|actual|input|output|run|model|model a|model b|user a|user b|speaker a|speaker b|person a|person b|transcript|version a|version b|old|v1|v2|sample|case|prompt|message|response|reply|answer|question|subject|from|author|developer|dev|designer|teammate|colleague|" +
	"user story|persona|feedback|testimonial|用户故事|用户画像|反馈|用户反馈|ユーザーストーリー|사용자 스토리|historia de usuario|récit utilisateur|história de usuário|пользовательская история|" +
	"用户|客户|助手|老板|产品经理|产品|经理|同事|面试官|机器人|系统|甲|乙|开发|测试|ユーザー|アシスタント|顧客|上司|사용자|어시스턴트|고객|usuario|asistente|cliente|utilisateur|assistant|client|nutzer|benutzer|kunde|assistent|chef|usuário|assistente|utente|пользователь|ассистент|клиент|użytkownik|asystent|klient|gebruiker|klant|kullanıcı|müşteri|người dùng|khách hàng|pengguna|klien|المستخدم|المساعد|العميل|उपयोगकर्ता|सहायक|ग्राहक"

// transcriptLine: the phrase stands in a line that begins with a speaker's label,
// a time stamp, or a label that several lines share.
func (m *message) transcriptLine(c candidate) bool {
	s := m.sentences[c.sentence]
	from, to := m.label(s.line, c.from)
	if from < 0 {
		return false
	}
	if stamped(m.r[s.line:from]) {
		return true
	}
	if e := m.oneOf(from, speakers, false); e == to {
		return true
	}
	// "speaker 2:", "User A:", "run 1:"
	if e := m.oneOf(from, speakers, false); e > 0 && to-e <= 3 && e < to && m.r[e] == ' ' {
		return true
	}
	// the same label once more
	for n := range m.sentences {
		o := m.sentences[n]
		if o.line == s.line || n > 0 && m.sentences[n-1].line == o.line {
			continue
		}
		if a, b := m.label(o.line, len(m.r)); a >= 0 && string(m.unnumbered(a, b)) == string(m.unnumbered(from, to)) {
			return true
		}
	}
	return false
}

// unnumbered is a label without the number at its end: "npc_01" and "npc_02" are two
// of a kind.
func (m *message) unnumbered(from, to int) []rune {
	end := to
	for end > from && (isDigit(m.r[end-1]) || m.r[end-1] == '_' || m.r[end-1] == ' ') {
		end--
	}
	if end == from {
		end = to
	}
	return m.r[from:end]
}

// listed: the phrase begins an item of a list, and another item begins with one too:
// answers of several people, wordings to choose from.
func (m *message) listed(c candidate) bool {
	if m.itemStart(m.sentences[c.sentence]) != c.from {
		return false
	}
	if m.items < 0 {
		m.items = 0
		for n, s := range m.sentences {
			if i := m.itemStart(s); i >= s.from && i < s.to && m.items < 2 {
				if _, ok := m.candidate(i, n); ok {
					m.items++
				}
			}
		}
	}
	others := m.items
	if _, ok := m.candidate(c.from, c.sentence); ok {
		others--
	}
	return others > 0
}

// itemStart is where the text of the list item begins that the line of s is, or -1.
func (m *message) itemStart(s sentence) int {
	line := m.skipBlank(s.line, s.to)
	if line >= s.to {
		return -1
	}
	return m.listItem(line, s.to)
}

// label finds "Name:" at the head of the line at i, before limit.
func (m *message) label(i, limit int) (int, int) {
	end := min(i+60, limit, len(m.r))
	for i < end && (m.r[i] == ' ' || m.r[i] == '-' || m.r[i] == '<' || m.r[i] == '@' || m.r[i] == '#') {
		i++
	}
	if i < end && (m.r[i] == '[' || m.r[i] == '(') {
		for i < end && m.r[i] != ']' && m.r[i] != ')' && m.r[i] != '\n' {
			i++
		}
		i++
	}
	if i+2 < end && (inWord(m.r[i]) || isDigit(m.r[i])) && (m.r[i+1] == ')' || m.r[i+1] == '.') && m.r[i+2] == ' ' {
		i += len("a) ") // of options to compare
	}
	for i < end && (isDigit(m.r[i]) || m.r[i] == ':' && i > 0 && isDigit(m.r[i-1]) || m.r[i] == ' ' || m.r[i] == '—' || m.r[i] == '-' || m.r[i] == '<' || m.r[i] == '@') {
		i++
	}
	from := i
	words := 1
	for i < end {
		r := m.r[i]
		switch {
		case r == ':':
			if i == from || words > 3 {
				return -1, -1
			}
			to := i
			for to > from && (m.r[to-1] == ' ' || m.r[to-1] == '>') {
				to--
			}
			return from, to
		case r == '>':
		case r == ' ':
			words++
		case inWord(r) || isCJK(r) || r == '.' || r == '\'':
		default:
			return -1, -1
		}
		i++
	}
	return -1, -1
}

// stamped tells whether r holds a time of day.
func stamped(r []rune) bool {
	for i := 1; i+2 < len(r); i++ {
		if r[i] == ':' && isDigit(r[i-1]) && isDigit(r[i+1]) && isDigit(r[i+2]) {
			return true
		}
	}
	return false
}

// dataLine: a label phrase ("goal: …") that is a key of pasted data or code: it is
// indented or ends in a comma or semicolon, or a lower-case key stands next to it.
func (m *message) dataLine(c candidate) bool {
	s := m.sentences[c.sentence]
	if (c.class == weak || c.class == now) && m.colon(c) && m.underPaste(s) {
		return true // "current goal: 3 of 9" as the last line of an output
	}
	if c.class != weak || m.r[c.to-1] != ':' && m.r[c.to-1] != '=' || c.from != m.skipLeads(s.line, c.from, &english) {
		return false
	}
	lineEnd := c.to
	for lineEnd < len(m.r) && m.r[lineEnd] != '\n' {
		lineEnd++
	}
	if m.inConfig(s) {
		return true
	}
	if last := m.r[lineEnd-1]; last == ';' || last == ',' || last == '{' || last == '[' {
		return true
	}
	typed := m.s[m.at[c.from]]
	if typed >= 'A' && typed <= 'Z' || typed >= 0x80 {
		return false
	}
	if m.key(lineEnd + 1) {
		return true
	}
	prev := s.line - 2
	for prev > 0 && m.r[prev-1] != '\n' {
		prev--
	}
	return s.line >= 2 && m.key(max(prev, 0))
}

// underPaste: the line of s stands directly under a run of pasted lines.
func (m *message) underPaste(s sentence) bool {
	line := int(m.at[s.line])
	for line > 0 && (m.s[line-1] == ' ' || m.s[line-1] == '\t') {
		line--
	}
	for _, p := range m.pastes {
		if p.to == line {
			return true
		}
	}
	return false
}

// key tells whether the line at i begins with a lower-case "key:".
func (m *message) key(i int) bool {
	if i >= len(m.r) {
		return false
	}
	j := i
	for j < len(m.r) && (m.r[j] == ' ' || m.r[j] == '-' || m.r[j] == '"') {
		j++
	}
	if j >= len(m.r) || m.s[m.at[j]] < 'a' || m.s[m.at[j]] > 'z' {
		return false
	}
	for j < len(m.r) && (inWord(m.r[j]) && m.r[j] < 0x80 || m.r[j] == '-' || m.r[j] == '.' || m.r[j] == '"') {
		j++
	}
	return j < len(m.r) && (m.r[j] == ':' || m.r[j] == '=')
}
