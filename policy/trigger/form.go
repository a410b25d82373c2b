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

// forms name what has headings of its own, deeds what is done with it, and atHand says
// that it is the one in the message: "fill in the rest of this template".
const (
	forms = "template|templates|form|pr description|pull request description|mr description|merge request description|issue description|ticket description|bug report|" +
		"vorlage*|formular|beschreibung|pr-beschreibung|modèle|formulaire|gabarit|description de la pr|description du ticket|plantilla|formulario|descripción|descripción del pr|modelo|formulário|" +
		"descrição|modello|modulo|descrizione|шаблон*|форму|форме|формы|описани*|szablon*|formularz*|opis*|sjabloon|formulier|beschrijving|pr-beschrijving|şablon*|formu|formun|formda|formdaki|açıklama*|" +
		"mẫu|biểu mẫu|mô tả|templat|formulir|deskripsi|القالب|قالب|نموذج|النموذج|الوصف|وصف|टेम्पलेट|फॉर्म|फ़ॉर्म|विवरण|" +
		"模板|范本|表单|描述|説明文|の説明|テンプレート|ひな形|フォーム|템플릿*|양식*|설명*"
	deeds = "fill|fill in|fill out|complete|finish|review|proofread|füll*|ergänz*|vervollständig*|ausfüllen|review*|rempli*|complèt*|complét*|relis|" +
		"rellena*|completa*|complete|revisa*|preench*|revis*|compila*|riempi*|rivedi*|заполни*|дополни*|допиши*|вычитай*|" +
		"wypełni*|uzupełni*|przejrzyj*|vul*|aanvul*|invul*|bekijk*|doldur*|tamamla*|incele*|gözden geçir*|điền|hoàn thành|bổ sung|xem lại|" +
		"isi|isikan|lengkapi|tinjau|املأ|أكمل|راجع|عبئ|भरो|भरें|भर दो|पूरा करो|समीक्षा|" +
		"填|补全|补充|补上|补完|写完|完善|看看|看一下|评审|过一下|埋め|記入|補完|書い|レビュー|見て|채워*|작성*|완성*|검토*|리뷰*|봐*"
	atHand = "this|these|the following|below|attached|diese*|folgende*|unten|ce|cet|cette|suivant*|ci-dessous|este|esta|esse|essa|deste|desta|desse|dessa|neste|nesta|siguiente|seguinte|abajo|abaixo|" +
		"questo|questa|seguente|qui sotto|это*|этой|этом|ниже|следующ*|tym|ten|tej|tę|tego|poniżej|dit|deze|onderstaande|bu|şu|aşağıdaki|này|dưới đây|sau đây|ini|berikut|di bawah|" +
		"هذا|هذه|التالي|التالية|أدناه|इस|नीचे|这|下面|以下|この|次の|下の|이|아래*|다음"
)

// handedForm: the sentence asks for work on a form that the message holds.
func (m *message) handedForm(s sentence) bool {
	to := min(s.to, s.from+maxBefore)
	return m.holds(s.from, to, forms, false) && (m.holds(s.from, to, atHand, false) || m.r[s.to-1] == ':') &&
		(m.holds(s.from, to, deeds, false) || s.mark == '?')
}

// ofForm: a sentence that stands outside the form hands it over: in the first paragraph,
// above all headings, or in the last.
func (m *message) ofForm() bool {
	if len(m.heads) == 0 {
		return false
	}
	_, first := m.paragraph(m.sentences[0].from)
	last, _ := m.paragraph(m.sentences[len(m.sentences)-1].from)
	for _, s := range m.sentences {
		above := s.from < first && int(m.at[s.from]) < m.heads[0].at
		if (above || s.from >= last) && m.handedForm(s) {
			return true
		}
	}
	return false
}

// answer: the phrase stands under a heading of a form of several fields, and the heading
// is not one's own; or under any of a form that the message hands over by name.
func (m *message) answer(c candidate) bool {
	if !strings.Contains(m.s, "#") && !strings.Contains(m.s, "**") {
		return false
	}
	if !m.headed {
		m.headed, m.heads = true, m.headings()
		m.formed = m.ofForm()
	}
	if m.formed && m.heads[0].at < int(m.at[c.from]) { // and not beside a request behind the form
		_, last := m.paragraph(m.sentences[len(m.sentences)-1].from)
		_, to := m.paragraph(c.from)
		if to < last || !m.handedForm(m.sentences[len(m.sentences)-1]) {
			return true
		}
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
