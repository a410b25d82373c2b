package trigger

import "unicode/utf8"

// tongues is a set of languages, one bit each, in the order of the languages table.
type tongues uint32

const (
	en tongues = 1 << iota
	zh
	ja
	ko
	es
	fr
	de
	pt
	it
	ru
	pl
	nl
	tr
	vi
	id
	ar
	hi

	latin = en | es | fr | de | pt | it | pl | nl | tr | vi | id
)

// teller returns the languages that a word in Latin letters speaks for: small
// words, and the words of orders. A word that stands in no case ("plan", "cancel",
// "stop") is at home everywhere and speaks for none.
func teller(word string) tongues {
	switch word {
	case "the", "this", "that", "these", "what", "what's", "why", "how", "which", "with", "and", "from", "you", "your", "my",
		"should", "would", "could", "please", "don't", "let's", "it", "it's", "are", "does", "fix", "make", "of", "when", "if",
		"write", "use", "forget", "explain", "goal", "now", "then", "there", "for", "have", "not", "give", "drop", "run":
		return en
	case "el", "los", "las", "mi", "qué", "cómo", "cuál", "pero", "ya", "del", "y", "hay", "está", "cancélalo", "déjalo",
		"olvídalo", "olvida", "deja", "necesito", "quiero", "ahora", "reanuda", "sigue", "puedes", "tarea", "bucle":
		return es
	case "les", "des", "une", "mon", "ma", "mes", "notre", "ce", "cet", "cette", "est", "dans", "avec", "sur", "pas",
		"qu'est", "quoi", "quel", "quelle", "pourquoi", "où", "nous", "vous", "pour", "abandonne", "abandonner",
		"abandonnons", "abandonnez", "annule", "annuler", "annulez", "annulons", "laisse", "oublie", "arrête", "objectif", "tâche",
		"suspends", "reprends", "explique-moi", "tout", "tant", "maintenant", "attends", "peux", "boucle", "du":
		return fr
	case "der", "das", "dem", "ein", "eine", "einen", "ist", "nicht", "und", "mit", "für", "mein", "meine", "unser", "wie", "warum",
		"wieso", "welche", "welches", "ich", "wir", "bitte", "auf", "von", "zu", "abbrechen", "brich", "abbruch", "verwirf",
		"vergiss", "lass", "ziel", "aufgabe", "schleife", "gib", "aufgeben", "pausiere", "weiter", "erkläre", "nur", "noch",
		"kannst", "stopp", "ab", "dieses", "diesen":
		return de
	case "os", "um", "uma", "meu", "minha", "nosso", "é", "não", "isso", "isto", "essa", "você", "cancele", "desista", "desiste",
		"desisto", "esqueça", "esquece", "tarefa", "retome", "retomar", "apenas", "já", "ao", "agora", "mais", "pode", "dos":
		return pt
	case "gli", "della", "è", "non", "mio", "mia", "nostro", "questo", "questa", "cosa", "perché", "quale", "sono", "ho",
		"abbandona", "abbandonare", "abbandoniamo", "annulla", "annullare", "annulliamo", "lascia", "lasciamo", "rinuncia",
		"rinuncio", "obiettivo", "compito", "metti", "sospendi", "riprendi", "spiega", "niente", "più", "alla", "adesso", "puoi":
		return it
	case "nie", "jest", "się", "w", "czy", "co", "jak", "dlaczego", "mój", "moim", "moja", "naszym", "celem", "cel", "zadanie",
		"porzuć", "porzucam", "anuluj", "anulujmy", "rezygnuję", "zrezygnuj", "zapomnij", "zostaw", "przerwij", "wstrzymaj",
		"wznów", "kontynuuj", "proszę", "tylko", "już", "tego", "tę", "dla", "pętlę", "daj", "ale", "wyjaśnij", "nic", "możesz", "teraz", "porzucamy":
		return pl
	case "het", "een", "niet", "van", "voor", "op", "mijn", "ons", "onze", "dit", "dat", "wat", "waarom", "hoe", "welke", "ik", "wij",
		"jij", "annuleer", "laat", "vergeet", "doel", "taak", "lus", "pauzeer", "hervat", "leg", "alleen", "nog", "geef", "breek",
		"doelstelling", "aub", "graag", "nu", "kun", "zijn", "maar", "naar":
		return nl
	case "bir", "ve", "bu", "şu", "için", "ile", "neden", "nasıl", "hangi", "hedef", "hedefi", "hedefim", "hedefimiz", "görev",
		"görevi", "döngüyü", "iptal", "vazgeç", "vazgeçtim", "vazgeçiyorum", "bırak", "boşver", "duraklat", "devam", "sürdür",
		"lütfen", "şimdi", "açıkla", "sadece", "değil", "mı", "mü", "var", "yok", "amacım", "şimdilik", "bekle", "artık", "planı", "durdur":
		return tr
	case "của", "là", "mục", "tiêu", "tôi", "không", "cho", "và", "các", "này", "hủy", "huỷ", "bỏ", "dừng", "tiếp", "tục", "tạm", "vì",
		"sao", "gì", "thế", "nào", "hãy", "đừng", "giải", "thích", "nhiệm", "vụ", "thôi", "được", "với", "một", "những", "chúng", "đang", "đã":
		return vi
	case "yang", "dan", "ini", "itu", "dengan", "untuk", "saya", "kami", "kita", "adalah", "tujuan", "tidak", "jangan", "apa",
		"apakah", "mengapa", "kenapa", "bagaimana", "batalkan", "batal", "hentikan", "tinggalkan", "lupakan", "jeda", "lanjutkan",
		"tunda", "tugas", "rencana", "tolong", "jelaskan", "hanya", "sekarang", "sudah", "dulu", "saja", "pada", "dari", "ke",
		"berhenti", "abaikan", "menyerah":
		return id
	case "hai", "kya", "karo", "mera", "meri", "hamara", "humara", "nahi", "nahin", "mat", "kaise", "kyun", "lakshya", "chhodo",
		"chhod", "chod", "ruko", "roko", "naya", "abhi", "karna", "karte", "rakho", "raddh", "radd", "kuch", "yeh", "isko":
		return hi

	case "abandon", "comment", "plus":
		return en | fr
	case "die", "was":
		return en | de | nl
	case "is":
		return en | nl
	case "to", "i":
		return en | pl
	case "do", "as", "no", "com":
		return en | pt | es
	case "come":
		return en | it
	case "continue":
		return en | fr | pt
	case "pause":
		return en | fr | de
	case "que":
		return es | fr | pt
	case "la", "un", "de", "una", "le":
		return es | fr | it | pt
	case "este", "esta", "por", "favor", "abandono", "cancela", "cancelar", "abandona", "objetivo", "nada", "espera", "pausa", "para", "em",
		"como", "qual", "meta", "abandonar", "pausar", "porque", "abandone", "continúa", "esto", "esse":
		return es | pt
	case "explica", "solo", "per", "lo", "continua", "o":
		return es | pt | it
	case "explique":
		return es | fr | pt
	case "es":
		return es | de
	case "et":
		return fr | tr
	case "il":
		return fr | it
	case "ne", "tu":
		return fr | it | pl | tr | es
	case "je":
		return fr | nl
	case "en":
		return es | fr | nl
	case "den", "met":
		return de | nl
	case "na", "da":
		return pt | pl | it
	case "di", "che":
		return it | id
	case "basta":
		return es | it | pt | pl
	case "mu":
		return tr | pl
	}
	return 0
}

// letterTeller: some letters are written in one or two languages only.
func letterTeller(r rune) tongues {
	if r < 0x80 {
		return 0
	}
	switch r {
	case 'ñ':
		return es
	case 'ß':
		return de
	case 'ä', 'ö', 'ü':
		return de | tr | nl
	case 'ã', 'õ':
		return pt | vi
	case 'ç':
		return pt | fr | tr
	case 'ł', 'ż', 'ź', 'ś', 'ć', 'ń', 'ą', 'ę':
		return pl
	case 'ğ', 'ş':
		return tr
	case 'đ', 'ơ', 'ư', 'ă':
		return vi
	case 'œ', 'ê', 'û', 'ë', 'ï':
		return fr | pt | vi | nl
	case 'à', 'è', 'ì', 'ò', 'ù':
		return it | fr | pt | vi
	}
	if r >= 0x1ea0 && r <= 0x1ef9 {
		return vi
	}
	return 0
}

// hear tells which languages the message may be in: by its script, and among
// those in Latin letters by their small words. English is always one of them,
// since people mix it in; a message that tells nothing may be in any.
func (m *message) hear() {
	const manyWords = 12 // that many without one small word are a log or code

	var found, told tongues
	words, han, kana := 0, 0, 0
	for i := 0; i < len(m.r); i++ {
		switch r := m.r[i]; {
		case isLatin(r):
			from := i
			for i < len(m.r) && (isLatin(m.r[i]) || m.r[i] == '\'') {
				told |= letterTeller(m.r[i])
				i++
			}
			words++
			told |= tellers(m.r[from:i])
			i--
		case r == '¿' || r == '¡':
			told |= es
		case r < 0x400:
		case isKana(r):
			kana++
		case isCJK(r):
			han++
		case r >= 0xac00 && r <= 0xd7a3:
			found |= ko
		case r <= 0x52f:
			found |= ru
		case r >= 0x600 && r <= 0x6ff:
			found |= ar
		case r >= 0x900 && r <= 0x97f:
			found |= hi
		}
	}
	// a Japanese word in a Chinese sentence makes it no Japanese one
	if m.kana = kana > 0 && kana*8 >= han; m.kana {
		found |= ja
	} else if han > 0 {
		found |= zh
	}
	switch {
	case words == 0:
	case told|found == 0 && words < manyWords:
		found = latin
	default:
		found |= told | en
	}
	m.findCues(found)
	m.spoken = found | m.goals
}

// bit is the language as a set.
func (l *language) bit() tongues {
	for k, o := range languages {
		if o == l {
			return 1 << k
		}
	}
	return 0
}

func (m *message) speaks(k int) bool { return m.spoken>>k&1 == 1 }

func isLatin(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 0xdf && r < 0x250 && r != '÷' || r >= 0x1ea0 && r <= 0x1ef9
}

// tellers asks for a word, and for its half behind an apostrophe: l'objectif.
func tellers(word []rune) tongues {
	var buf [64]byte
	b := buf[:0]
	if len(word) > 16 {
		return 0
	}
	var t tongues
	for i, r := range word {
		if r == '\'' && i <= 3 {
			switch string(b) {
			case "l", "d", "qu", "c", "j", "n", "s", "m":
				t |= fr | it
			}
			t |= teller(string(b))
			t |= tellers(word[i+1:])
		}
		b = utf8.AppendRune(b, r)
	}
	return t | teller(string(b))
}
