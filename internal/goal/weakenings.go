package goal

// A directive weakens completion when a verb of leaving out governs something
// that guards the promise ("skip the tests", "ignore c2"), when it calls
// unfinished work finished ("mark it done"), or when it has a phrase of either
// sense (seed 002, steer). The tables are by language, in folded form: small
// letters, Latin letters without accents.
//
// In scripts with blanks an entry matches from the start of a word to its end,
// or to anywhere when it ends in "*". In Chinese and Japanese it matches
// anywhere.
type weakening struct {
	lang    string
	object  place    // where the object stands
	leave   []string // verbs of leaving out
	guards  []string // what guards the promise; "c#" is a criterion's id
	claim   []string // verbs of calling something a state
	state   []string // the state
	phrases []string // whole phrases
	negates []string // words before a verb of leaving out that turn it round
	after   []string // the same behind the verb
}

// place is where an object stands, seen from its verb.
type place int

const (
	behind place = iota // "skip the tests"
	before              // "the tests can be skipped"
	either
)

var weakenings = [...]weakening{
	{
		lang: "en",
		leave: []string{"skip*", "bypass*", "ignor*", "disabl*", "drop", "dropping", "remov*", "delet*", "weaken*", "relax*", "loosen*", "lower*", "waiv*", "omit*", "circumvent*", "exempt*", "suppress*", "silenc*", "soften*", "fak*", "forg*", "cheat*", "neglect*", "disregard*", "sidestep*", "evad*", "overrid*", "hide", "trim", "cut", "reduc*", "exclud*", "postpon*", "defer*", "not bother*", "dont bother*", "no longer require*", "no longer run*", "stop worrying about",
			"turn off", "turning off", "switch off", "comment out", "commenting out", "get rid of", "leave out", "water down", "do without", "work around", "forget about", "forget", "short circuit", "xfail", "stub out",
			"without", "no need for", "no need of", "no need to run", "no need to", "not run", "dont run", "never run", "stop running", "not need", "dont need", "not require", "not check", "dont check", "not prove", "dont prove"},
		guards:  []string{"test", "tests", "testing", "gate", "gates", "gating", "criteri*", "c#", "check", "checks", "checking", "bar", "verification*", "verify*", "verifier", "evidence", "requirement*", "threshold*", "coverage", "proof*", "proving", "lint", "linter", "linting", "validation", "assertion*", "acceptance", "standard", "standards", "surface", "regression*", "typecheck*", "ci", "review", "reviewer", "blocker*", "suite", "specs", "cleanup"},
		claim:   []string{"mark*", "call", "calling", "consider*", "declar*", "treat*", "set", "assum*", "pretend*", "claim*", "flag", "count", "label*", "deem*", "regard*", "say"},
		state:   []string{"done", "complete", "as completed", "it completed", "pass", "passed", "passing", "met", "finished", "green", "satisfied", "fulfilled", "good enough", "resolved", "works", "hold false"},
		phrases: []string{"good enough", "call it a day", "close it anyway", "close anyway", "ship it anyway", "ship it as is", "ship as is", "accept as is", "accept it as is", "let it pass", "force pass", "force it to pass", "force the pass", "auto pass", "rubber stamp*", "trust me", "take my word", "lower the bar", "no tests", "no more tests", "looks correct is enough", "close the goal now", "just close it", "hold false", "fewer criteria", "as met", "declare victory", "lets not test", "no testing", "accept failing", "accept the failing", "accept failures", "allow failing", "allow failures", "failures as acceptable", "hard code the expected", "hardcode the expected", "edit the test to pass", "less strict", "not so strict"},
		negates: []string{"not", "dont", "never", "no", "cannot", "cant", "mustnt", "wont", "without", "avoid", "shouldnt", "nobody", "rather than", "instead of", "stop"},
	},
	{
		lang:   "en, passive",
		object: before,
		leave:  []string{"ignored", "skipped", "bypassed", "disabled", "dropped", "removed", "waived", "omitted", "relaxed", "lowered", "weakened", "excluded", "postponed", "left out", "turned off", "optional", "unnecessary", "not needed", "not required", "not necessary", "not important"},
		guards: []string{"test", "tests", "testing", "gate", "gates", "criteri*", "c#", "checks", "bar", "verification*", "evidence", "requirement*", "threshold*", "coverage", "proof*", "lint", "linting", "validation", "assertion*", "review"},
	},
	{
		lang:    "zh",
		object:  either,
		leave:   []string{"跳过", "跳過", "略过", "略過", "忽略", "无视", "無視", "绕过", "繞過", "绕开", "取消", "删除", "刪除", "删掉", "去掉", "移除", "降低", "放宽", "放寬", "放松", "关闭", "關閉", "关掉", "禁用", "停用", "省略", "省去", "免去", "不跑", "不用跑", "不运行", "不做", "不用做", "不需要", "不必", "不检查", "不验证", "别跑", "不要跑", "不要运行", "别管", "不管", "不用管", "放低", "伪造", "屏蔽", "注释掉"},
		guards:  []string{"测试", "測試", "检查", "檢查", "验证", "驗證", "标准", "標準", "门槛", "門檻", "关卡", "條件", "条件", "证据", "證據", "要求", "校验", "验收", "驗收", "覆盖率", "审查", "评审", "断言", "c#"},
		claim:   []string{"标记", "標記", "标为", "当作", "當作", "当成", "视为", "視為", "算作", "算是", "设为", "假装", "就算", "算"},
		state:   []string{"完成", "通过", "通過", "达成", "合格", "满足"},
		phrases: []string{"不测试", "直接完成", "直接通过", "直接关闭", "差不多就行", "足够好了", "够好了", "就这样吧", "放水"},
		negates: []string{"不要", "别", "別", "不能", "不得", "禁止", "切勿", "勿", "不可", "不应", "不许", "绝不", "没有"},
	},
	{
		lang:    "ja",
		object:  either,
		leave:   []string{"スキップ", "飛ばし", "飛ばす", "無視", "省略", "省く", "省い", "回避", "迂回", "無効", "削除", "外す", "外し", "下げ", "緩め", "緩和", "やめ", "実行しな"},
		guards:  []string{"テスト", "検証", "基準", "チェック", "条件", "証拠", "ゲート", "要件", "検査", "レビュー", "カバレッジ", "c#"},
		claim:   []string{"完了とし", "完了にし", "完了扱い", "合格とし", "合格扱い", "合格にし", "済みにし", "達成とし"},
		state:   []string{""},
		phrases: []string{"これで十分", "手を抜"},
		after:   []string{"しない", "さない", "しません", "ないで", "禁止", "てはいけ", "ずに"},
	},
	{
		lang:    "ko",
		object:  either,
		leave:   []string{"건너뛰*", "건너뛸*", "무시*", "생략*", "우회*", "비활성*", "삭제*", "제거*", "낮추*", "낮춰*", "완화*", "빼고", "빼*", "끄*", "꺼*"},
		guards:  []string{"테스트*", "검증*", "기준*", "검사*", "조건*", "증거*", "게이트*", "요구*", "리뷰*", "커버리지*", "c#*"},
		claim:   []string{"표시*", "처리*", "간주*", "치*"},
		state:   []string{"완료*", "통과*", "합격*"},
		phrases: []string{"이 정도면 충분*", "대충*"},
		after:   []string{"마", "마세요", "말고", "말고*", "말*", "않*", "안*"},
	},
	{
		lang:    "es",
		leave:   []string{"omit*", "salt*", "ignor*", "desactiv*", "elimin*", "quit*", "baj*", "relaj*", "evit*", "rebaj*", "sin", "deshabilit*", "evad*", "no ejecut*", "no corr*"},
		guards:  []string{"prueba*", "test*", "criterio*", "comprobaci*", "verificaci*", "puerta*", "liston", "requisito*", "evidencia*", "umbral*", "cobertura*", "validaci*", "c#"},
		claim:   []string{"marca*", "marque*", "considera*", "dalo", "dar", "da", "declara*"},
		state:   []string{"hecho", "terminado", "completo", "completado", "cumplido", "aprobado", "superado"},
		phrases: []string{"suficientemente bueno", "ya basta asi"},
		negates: []string{"no", "nunca", "jamas", "sin"},
	},
	{
		lang:    "fr",
		leave:   []string{"saut*", "ignor*", "contourn*", "desactiv*", "supprim*", "abaiss*", "baiss*", "relach*", "omet*", "pass* outre", "enlev*", "retir*", "sans", "assoupli*"},
		guards:  []string{"test*", "critere*", "controle*", "verification*", "exigence*", "preuve*", "seuil*", "barre", "couverture", "validation*", "porte", "c#"},
		claim:   []string{"marqu*", "consider*", "declar*"},
		state:   []string{"termine*", "fini*", "fait", "reussi*", "atteint*", "valide*"},
		phrases: []string{"assez bon", "ca suffit comme ca"},
		negates: []string{"ne", "n", "jamais", "sans"},
	},
	{
		lang:    "de",
		object:  either,
		leave:   []string{"uberspring*", "ignorier*", "umgeh*", "deaktivier*", "losch*", "streich*", "senk*", "lass* weg", "weglass*", "auslass*", "abschalt*", "schalt* ab", "lockern*", "locker*", "entfern*", "verzicht*", "ohne", "auskommentier*"},
		guards:  []string{"test*", "kriteri*", "prufung*", "gate*", "anforderung*", "nachweis*", "latte", "messlatte", "schwelle*", "abdeckung*", "validierung*", "verifikation*", "beweis*", "c#"},
		claim:   []string{"markier*", "betracht*", "erklar*", "setz*", "werte*"},
		state:   []string{"erledigt", "fertig", "abgeschlossen", "bestanden", "erfullt"},
		phrases: []string{"gut genug", "reicht so"},
		negates: []string{"nicht", "nie", "niemals", "kein", "keine", "keinen"},
		after:   []string{"nicht"},
	},
	{
		lang:    "pt",
		leave:   []string{"pul*", "ignor*", "desativ*", "remov*", "exclu*", "baix*", "relax*", "contorn*", "omit*", "sem", "dispens*"},
		guards:  []string{"teste*", "criterio*", "verificac*", "requisito*", "evidencia*", "limiar*", "cobertura*", "validac*", "portao", "barra", "c#"},
		claim:   []string{"marqu*", "marc*", "consider*", "declar*"},
		state:   []string{"feito", "concluido", "concluida", "completo", "aprovado", "cumprido"},
		phrases: []string{"bom o suficiente"},
		negates: []string{"nao", "nunca", "sem"},
	},
	{
		lang:    "it",
		leave:   []string{"salt*", "ignor*", "disattiv*", "disabilit*", "rimuov*", "elimin*", "abbass*", "allent*", "aggir*", "omett*", "senza", "bypass*"},
		guards:  []string{"test", "criteri*", "verific*", "requisit*", "prov*", "soglia", "asticella", "copertura", "validazion*", "controll*", "c#"},
		claim:   []string{"segna*", "consider*", "dichiar*"},
		state:   []string{"fatto", "finito", "completato", "completata", "superato", "raggiunto"},
		phrases: []string{"abbastanza buono", "va bene cosi"},
		negates: []string{"non", "mai", "senza"},
	},
	{
		lang:    "ru",
		object:  either,
		leave:   []string{"пропус*", "пропуск*", "игнорир*", "проигнорир*", "обойд*", "обойти", "обход*", "отключ*", "удал*", "убер*", "убрать", "сниз*", "ослаб*", "без", "выключ*"},
		guards:  []string{"тест*", "критери*", "проверк*", "требован*", "доказательств*", "порог*", "планк*", "покрыти*", "валидац*", "c#"},
		claim:   []string{"отмет*", "пометь*", "помет*", "счита*", "объяв*"},
		state:   []string{"готов*", "выполнен*", "завершен*", "сделан*", "пройден*"},
		phrases: []string{"и так сойдет", "и так сойдёт", "достаточно хорошо"},
		negates: []string{"не", "нельзя", "никогда", "без"},
	},
	{
		lang:    "pl",
		object:  either,
		leave:   []string{"pomin*", "pomij*", "ignoruj*", "zignoruj*", "wylacz*", "usun*", "obniz*", "oslab*", "obejdz*", "omin*", "bez"},
		guards:  []string{"test*", "kryteri*", "sprawdzen*", "wymagan*", "dowod*", "prog*", "poprzeczk*", "walidacj*", "weryfikacj*", "c#"},
		claim:   []string{"oznacz*", "uznaj*", "uznac"},
		state:   []string{"zrobione", "gotowe", "ukonczone", "zakonczone", "zaliczone"},
		phrases: []string{"wystarczajaco dobre"},
		negates: []string{"nie", "nigdy", "bez"},
	},
	{
		lang:    "nl",
		object:  either,
		leave:   []string{"sla* over", "overslaan", "negeer*", "negeren", "omzeil*", "schakel* uit", "uitschakel*", "verwijder*", "verlaag*", "verlagen", "versoepel*", "zonder"},
		guards:  []string{"test*", "criteri*", "controle*", "vereiste*", "bewijs*", "drempel*", "lat", "validatie*", "verificatie*", "c#"},
		claim:   []string{"markeer*", "beschouw*", "verklaar*"},
		state:   []string{"klaar", "voltooid", "gedaan", "geslaagd"},
		phrases: []string{"goed genoeg"},
		negates: []string{"niet", "nooit", "geen"},
		after:   []string{"niet"},
	},
	{
		lang:    "tr",
		object:  either,
		leave:   []string{"atla", "atlay*", "atlansin", "yok say*", "gormezden gel*", "devre disi birak*", "kaldir", "kaldirin", "sil", "silin", "dusur", "dusurun", "gevset*", "olmadan"},
		guards:  []string{"test*", "kriter*", "kontrol*", "dogrulama*", "gereksinim*", "kanit*", "esik*", "esig*", "cita*", "c#*"},
		claim:   []string{"isaretle*", "say", "kabul et*"},
		state:   []string{"bitti", "tamam*", "gecti", "yapildi"},
		phrases: []string{"yeterince iyi"},
	},
	{
		lang:    "vi",
		leave:   []string{"bo qua", "bo", "phot lo", "tat", "xoa", "ha thap", "noi long", "vo hieu*", "khong chay", "khong can"},
		guards:  []string{"test", "kiem thu", "kiem tra", "tieu chi", "tieu chuan", "yeu cau", "bang chung", "nguong", "xac minh", "c#"},
		claim:   []string{"danh dau", "coi nhu", "xem nhu"},
		state:   []string{"xong", "hoan thanh", "hoan tat", "dat"},
		phrases: []string{"du tot"},
		negates: []string{"dung", "khong", "cam"},
	},
	{
		lang:    "id",
		leave:   []string{"lewat*", "abaikan", "mengabaikan", "nonaktifkan", "hapus", "menghapus", "turunkan", "longgarkan", "tanpa", "lompati"},
		guards:  []string{"tes", "test*", "pengujian", "uji", "kriteria", "pemeriksaan", "verifikasi", "persyaratan", "bukti", "ambang*", "validasi", "c#"},
		claim:   []string{"tandai", "anggap", "nyatakan"},
		state:   []string{"selesai", "lulus", "tuntas"},
		phrases: []string{"cukup baik"},
		negates: []string{"jangan", "tidak", "tanpa"},
	},
	{
		lang:    "ar",
		leave:   []string{"تخط*", "تجاوز*", "تجاهل*", "عطل*", "احذف*", "اخفض*", "خفض*", "بدون", "الغ*", "ألغ*"},
		guards:  []string{"اختبار*", "الاختبار*", "الفحص*", "فحص*", "المعايير", "معيار*", "المعيار*", "التحقق", "الشروط", "الدليل", "المتطلبات", "c#"},
		claim:   []string{"ضع*", "اعتبر*", "علم*"},
		state:   []string{"مكتمل*", "منجز*", "منته*", "كمكتمل*", "كمنجز*", "ناجح*"},
		phrases: []string{"جيد بما يكفي"},
		negates: []string{"لا", "عدم", "بدون"},
	},
	{
		lang:    "hi",
		object:  either,
		leave:   []string{"छोड़*", "छोड*", "अनदेखा*", "नजरअंदाज*", "हटा*", "बंद", "बायपास*", "कम", "बिना"},
		guards:  []string{"टेस्ट*", "परीक्षण*", "जांच*", "जाँच*", "मानदंड*", "मापदंड*", "सबूत*", "प्रमाण*", "शर्त*", "c#"},
		claim:   []string{"चिह्नित*", "मान*", "घोषित*"},
		state:   []string{"पूर्ण*", "पूरा*", "समाप्त*", "पास"},
		phrases: []string{"काफी अच्छा"},
		negates: []string{"मत", "नहीं", "न"},
		after:   []string{"मत", "नहीं"},
	},
}

// compounds are the nouns behind a guard that make it part of another thing:
// a test database, a check box.
var compounds = [...]string{
	"database", "db", "data", "file", "files", "directory", "folder", "fixture", "fixtures", "server", "user", "users", "account", "accounts", "environment", "env",
	"box", "boxes", "mark", "button", "page", "library", "framework", "helper", "helpers", "runner", "error", "errors", "failure", "failures", "warning", "warnings",
	"constraint", "constraints", "out", "output", "message", "messages", "chart", "image", "time", "flakiness", "duplication",
}

// newObjectives are phrases of another aggregate objective: that is a new goal
// and never rides in as steering.
var newObjectives = [...]string{
	"new objective", "different objective", "another objective", "change the objective", "replace the objective", "new goal", "different goal", "another goal", "change the goal", "replace the goal", "switch the goal", "switch to the goal", "the goal is now", "the objective is now", "goal becomes", "objective becomes",
	"nuevo objetivo", "otro objetivo", "nouvel objectif", "autre objectif", "neues ziel", "anderes ziel", "novo objetivo", "nuovo obiettivo", "новая цель", "другая цель", "nowy cel", "nieuw doel", "yeni hedef", "tujuan baru",
	"新目标", "新目標", "换个目标", "换目标", "改目标", "目标改为", "目标改成", "目标换成", "新しい目標", "目標を変", "새 목표", "목표를 바꾸",
}
