package hold

import (
	"strings"
	"unicode/utf8"
)

// Message is what the agent's last message amounts to for a stop (DESIGN §9,
// rules 2 and 7).
type Message string

// What a last message can amount to.
const (
	SaysNothing Message = ""
	SaysBlocked Message = "blocked" // opens or closes with a line BLOCKED: …
	Asks        Message = "asks"    // its last line is a question to the user
	Offers      Message = "offers"  // its last line is a mere offer to go on
	SaysError   Message = "error"   // it is the text of an API error
)

// apiErrors are the beginnings of the client's own error texts, which stand
// where the agent's last message should be.
var apiErrors = [...]string{"API Error:", "API Error (", "Claude AI usage limit reached", "Request timed out", "Credit balance is too low"}

// offers are sentences that only offer to go on with what is ordered anyway;
// they are no question to the user. A sentence counts only as a whole.
var offers = [...]string{
	// English
	"shall i continue?", "should i continue?", "want me to continue?", "do you want me to continue?", "would you like me to continue?",
	"shall i keep going?", "should i keep going?", "want me to keep going?", "do you want me to keep going?", "would you like me to keep going?",
	"shall i proceed?", "should i proceed?", "want me to proceed?", "do you want me to proceed?", "would you like me to proceed?",
	"shall i go on?", "should i go on?", "want me to go on?", "ready to continue?", "continue?", "proceed?", "anything else?",
	"is there anything else?", "is there anything else i can help with?", "anything else i can help with?", "anything else you need?",
	// Chinese, simplified and traditional
	"要不要我继续？", "要我继续吗？", "需要我继续吗？", "我要继续吗？", "继续吗？", "是否继续？", "要继续吗？", "还需要我做什么吗？",
	"要不要我繼續？", "要我繼續嗎？", "需要我繼續嗎？", "繼續嗎？", "是否繼續？", "要繼續嗎？", "還需要我做什麼嗎？",
	// Japanese, Korean
	"続けますか？", "続行しますか？", "続けましょうか？", "このまま続けますか？", "계속할까요？", "계속 진행할까요？", "진행할까요？",
	// Spanish, French, German, Portuguese, Italian
	"¿continúo?", "¿sigo?", "¿quieres que continúe?", "¿quiere que continúe?", "¿quieres que siga?", "¿procedo?",
	"je continue ?", "dois-je continuer ?", "veux-tu que je continue ?", "voulez-vous que je continue ?", "je poursuis ?",
	"soll ich weitermachen?", "soll ich fortfahren?", "weitermachen?", "möchtest du, dass ich weitermache?", "möchten sie, dass ich fortfahre?",
	"devo continuar?", "continuo?", "quer que eu continue?", "posso continuar?", "vuoi che continui?", "procedo?", "continuo così?",
	// Russian, Polish, Dutch, Turkish
	"продолжить?", "продолжать?", "мне продолжить?", "мне продолжать?", "хотите, чтобы я продолжил?",
	"kontynuować?", "mam kontynuować?", "czy mam kontynuować?", "zal ik doorgaan?", "moet ik doorgaan?", "doorgaan?",
	"devam edeyim mi?", "devam etmemi ister misin?", "devam etmemi ister misiniz?",
	// Vietnamese, Indonesian, Arabic, Hindi
	"tôi tiếp tục nhé?", "bạn có muốn tôi tiếp tục không?", "lanjutkan?", "apakah saya lanjutkan?", "mau saya lanjutkan?",
	"هل أتابع؟", "هل أستمر؟", "هل تريد أن أتابع؟", "क्या मैं जारी रखूँ?", "क्या मैं आगे बढ़ूँ?", "जारी रखूँ?",
}

// ReadMessage says what the agent's last message amounts to.
func ReadMessage(text string) Message {
	text = strings.TrimSpace(text)
	for _, p := range apiErrors {
		if strings.HasPrefix(text, p) {
			return SaysError
		}
	}
	first, last := outerLines(text)
	if saysBlocked(first) || saysBlocked(last) {
		return SaysBlocked
	}
	if !endsInQuestion(last) {
		return SaysNothing
	}
	for _, sentence := range sentences(last) {
		if endsInQuestion(sentence) && !isOffer(sentence) {
			return Asks
		}
	}
	return Offers
}

// isOffer reports whether a sentence only offers to go on.
func isOffer(sentence string) bool {
	plain := plainSentence(sentence)
	for _, o := range offers {
		if plain == plainSentence(o) {
			return true
		}
	}
	return false
}

// sentences splits a line behind the marks that end a sentence: those of Latin
// script only before a blank.
func sentences(line string) []string {
	var all []string
	start := 0
	for i, r := range line {
		end := i + utf8.RuneLen(r)
		switch r {
		case '.', '!', '?', '؟':
			if end < len(line) && line[end] != ' ' {
				continue
			}
		case '。', '！', '？', '।':
		default:
			continue
		}
		all = append(all, strings.TrimSpace(line[start:end]))
		start = end
	}
	return append(all, strings.TrimSpace(line[start:]))
}

// outerLines returns the first and the last non-empty line outside fenced code.
func outerLines(text string) (first, last string) {
	fence := ""
	for line := range strings.Lines(text) {
		t := strings.TrimSpace(line)
		if mark := fenceMark(t); mark != "" {
			switch {
			case fence == "":
				fence = mark
			case mark[0] == fence[0] && len(mark) >= len(fence) && len(mark) == len(t):
				fence = ""
			}
			continue
		}
		if t == "" || fence != "" {
			continue
		}
		if first == "" {
			first = t
		}
		last = t
	}
	return first, last
}

// fenceMark returns the run of ``` or ~~~ that a line begins with, if any.
func fenceMark(line string) string {
	for _, c := range []string{"`", "~"} {
		n := len(line) - len(strings.TrimLeft(line, c))
		if n >= 3 {
			return line[:n]
		}
	}
	return ""
}

// saysBlocked reports whether a line is the agent's word that it cannot go on
// and why. Emphasis around the word is allowed, an empty reason is not.
func saysBlocked(line string) bool {
	rest, ok := strings.CutPrefix(strings.TrimLeft(line, "*_#>- "), "BLOCKED")
	if !ok {
		return false
	}
	rest = strings.TrimLeft(rest, "*_ ")
	for _, colon := range []string{":", "："} {
		if reason, ok := strings.CutPrefix(rest, colon); ok {
			return strings.Trim(reason, "*_ ") != ""
		}
	}
	return false
}

// endsInQuestion reports whether a line ends in a question mark of any of the
// languages of DESIGN §7, closing marks and emphasis aside.
func endsInQuestion(line string) bool {
	line = strings.TrimRight(line, " *_\"'”’»)）」』")
	for _, q := range [...]string{"?", "？", "؟"} {
		if strings.HasSuffix(line, q) {
			return true
		}
	}
	return false
}

// plainSentence folds case, full-width marks and emphasis, so that an offer
// is found however it is typed.
func plainSentence(s string) string {
	s = strings.ToLower(strings.Trim(s, " *_"))
	s = strings.NewReplacer("？", "?", "？", "?", "’", "'", " ?", "?", "\u00a0", "").Replace(s)
	return strings.Join(strings.Fields(s), " ")
}
