package trigger

import "strings"

// Forms and stories that a message hands over: the answers in an issue or support
// form and the "as a runner, my goal is …" of a user story are somebody's words.

// fields head the parts of issue and support forms. A heading that asks is one as well.
const fields = "what happened|what are you trying|what were you trying|what did you|what do you|what is the current|describe|steps to reproduce|to reproduce|" +
	"reproduction|expected|actual|version|versions|environment|anything else|additional|system info|operating system|browser|logs|screenshots|" +
	"possible solution|motivation|is your feature request|checklist|severity|" +
	"问题描述|遇到的问题|联系方式|你想做什么|想做什么|发生了什么|复现步骤|重现步骤|如何复现|期望|预期|实际|环境|版本|其他|其它|补充|日志|截图|系统信息|" +
	"やりたいこと|発生したこと|起きたこと|再現手順|期待|実際|バージョン|環境|その他|" +
	"하려던 작업|발생한 문제|무슨 일|재현|예상|기대|실제|버전|환경|기타|" +
	"qué ocurrió|qué pasó|pasos|versión|entorno|comportamiento|algo más|que s'est-il passé|étapes|environnement|comportement|autre chose|" +
	"was ist passiert|was passiert|schritte|umgebung|erwartetes|tatsächliches|sonstiges|o que aconteceu|passos|versão|ambiente|mais alguma coisa|" +
	"cosa è successo|passaggi|versione|altro|что произошло|шаги|версия|окружение|ожидаемое|дополнительно|co się stało|kroki|wersja|środowisko|" +
	"wat gebeurde er|stappen|versie|omgeving|ne oldu|adımlar|sürüm|ortam|điều gì đã xảy ra|các bước|phiên bản|môi trường|" +
	"apa yang terjadi|langkah|versi|lingkungan|ماذا حدث|خطوات|الإصدار|البيئة|क्या हुआ|चरण|संस्करण|वातावरण"

// heading is a line that heads a part of the text, or a rule that ends all parts.
type heading struct {
	at    int  // byte position in s
	field bool // of a form
	own   bool // names the goal or task: somebody heads his own words
	rule  bool
}

const maxHeadings = 64

// headings lists the headings of the prompt: "## …", or a line in bold.
func (m *message) headings() []heading {
	var out []heading
	for from := 0; from < len(m.s) && len(out) < maxHeadings; {
		if far := len(m.s) - edge; from >= edge && from < far { // only the ends are searched
			from = far
		}
		to := len(m.s)
		if n := strings.IndexByte(m.s[from:], '\n'); n >= 0 {
			to = from + n + 1
		}
		line := strings.TrimSpace(m.s[from:min(to, from+200)])
		title := strings.TrimLeft(line, "#")
		switch {
		case title != line && strings.HasPrefix(title, " "):
		case len(line) > 4 && strings.HasPrefix(line, "**") && strings.HasSuffix(strings.TrimRight(line, ":"), "**"):
		case len(line) >= 3 && strings.Trim(line, "-") == "":
			out = append(out, heading{at: from, rule: true})
			fallthrough
		default:
			title = ""
		}
		if title != "" {
			var t text
			t.fold(strings.Trim(title, " 0123456789.#*:¿"), 0)
			out = append(out, m.headingOf(t, from))
		}
		from = to
	}
	return out
}

func (m *message) headingOf(t text, at int) heading {
	h := heading{at: at}
	n := len(t.r)
	if n == 0 {
		return h
	}
	h.field = t.r[n-1] == '?' || t.oneOf(0, fields, false) >= 0 || (isCJK(t.r[0]) || t.r[0] >= 0xac00) && t.holds(0, n, fields, true)
	for k, l := range languages {
		h.own = h.own || m.speaks(k) && !h.field && t.holds(0, n, l.nouns, l.cjk)
	}
	return h
}

// answer: the phrase stands under a heading of a form of several fields, and the heading
// is not one's own.
func (m *message) answer(c candidate) bool {
	if !strings.Contains(m.s, "#") && !strings.Contains(m.s, "**") {
		return false
	}
	if !m.headed {
		m.headed, m.heads = true, m.headings()
	}
	fields, under := 0, false
	for _, h := range m.heads {
		if h.field {
			fields++
		}
		if h.at < int(m.at[c.from]) {
			under = !h.rule && !h.own
		}
	}
	return under && fields >= 2
}

// stories name what is handed over with a request: a user story, a requirement.
const stories = "story|stories|historia|história|historyjk*|récit|storia|ストーリー|스토리*|истори*|verhaal|hikaye*|hikâye*|cerita|câu chuyện|" +
	"قصة|القصة|कहानी|故事|需求|要件|persona|gherkin"

// roles open a user story: "as a runner".
const roles = "as a|as an|als|en tant que|en tant qu'*|como|come|in qualità di|jako|là|với vai trò|sebagai|作为|身为|как|будучи|~olarak|~として|~으로서|~로서|" +
	"بصفتي|باعتباري|के रूप में|के तौर पर"

// story: r[from:to] begins with a role, and r[head:end] before it hands over a story or,
// in the same sentence, orders something.
func (m *message) story(head, end, from, to int, l *language) bool {
	at := m.skipMarks(from, to)
	if at >= to {
		return false
	}
	role := m.oneOf(at, roles, l.cjk) >= 0
	if !role && (finalVerb(l) || l.code == "ko") {
		role = m.holds(at, to, roles, l.cjk)
	}
	return role && (m.holds(head, end, stories, l.cjk || l.code == "ko") || from == end && m.ordered(head, end))
}
