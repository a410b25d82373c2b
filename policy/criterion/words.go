package criterion

// The vague words of seeds 001 and 002, and what seed 002 says never counts. A
// word here is banned unless the text measures it. Seed 000's words for goal
// conditions are another list for another grammar.
var vague = [...]struct {
	lang  string
	words []string
}{
	{"en", []string{
		"fast", "faster", "quick", "quickly", "performant", "slow",
		"clean", "cleaner", "robust", "solid", "stable", "reliable",
		"good", "good enough", "great", "nice", "better", "best", "proper", "properly", "well",
		"thorough", "thoroughly", "comprehensive", "complete", "completely", "fully",
		"correct", "correctly", "looks correct", "looks good", "should respond", "should work",
		"works", "work as expected", "works as expected", "as expected", "seems", "appropriate", "appropriately",
		"user-friendly", "user friendly", "intuitive", "easy", "simple", "maintainable", "readable", "scalable", "elegant",
		"high quality", "high-quality", "production-ready", "production ready", "gracefully", "reasonable", "sufficient", "satisfied",
	}},
	{"zh", []string{"足够好", "很好", "良好", "更好", "快速", "很快", "够快", "流畅", "干净", "整洁", "健壮", "稳定", "可靠", "完善", "全面", "彻底", "正确", "正常", "合理", "友好", "满意", "優雅", "优雅", "高质量", "易用"}},
	{"ja", []string{"十分に", "速い", "高速", "きれい", "綺麗", "堅牢", "安定", "良い", "正しく", "適切", "完全に", "満足", "使いやすい"}},
	{"ko", []string{"충분히", "빠르", "깨끗", "견고", "안정적", "좋은", "좋다", "올바르", "적절", "만족", "완벽"}},
	{"es", []string{"rápido", "rápida", "limpio", "limpia", "robusto", "robusta", "bueno", "buena", "correctamente", "completo", "completa", "exhaustivo", "satisfecho"}},
	{"fr", []string{"rapide", "propre", "robuste", "bon", "bonne", "correctement", "complet", "complète", "exhaustif", "satisfait"}},
	{"de", []string{"schnell", "sauber", "robust", "gut", "gründlich", "vollständig", "umfassend", "ordentlich", "zufrieden"}},
	{"pt", []string{"limpo", "limpa", "robusto", "robusta", "bom", "boa", "corretamente", "completo", "completa", "satisfeito"}},
	{"it", []string{"veloce", "pulito", "pulita", "robusto", "robusta", "buono", "buona", "correttamente", "completo", "completa", "soddisfatto"}},
	{"ru", []string{"быстро", "быстрый", "чистый", "чисто", "надёжный", "надежный", "хорошо", "хороший", "хорошее", "правильно", "корректно", "полный", "полностью", "доволен"}},
}

// Results by what they show. A stem ends in "*"; the rest are whole words.
var (
	exitWords = [...]string{
		"exit", "exits", "exited", "exit-code", "returncode", "salida", "sortie", "exit-status", "rückgabewert", "endet", "saída", "uscita", "завершается",
	}
	exitCJK = [...]string{"退出码", "退出碼", "退出代码", "返回码", "終了コード", "종료 코드", "종료코드"}

	verdictWords = [...]string{
		"pass", "passes", "passed", "passing", "green", "succeed", "succeeds", "fail", "fails", "failed", "cover", "covers", "compiles", "reject", "rejects", "rejected", "refuses", "refused",
		"pasa", "pasan", "passe", "passent", "réussit", "réussissent", "besteht", "bestehen", "läuft", "passam", "passano", "passa", "проходит", "проходят",
	}
	verdictCJK = [...]string{"通过", "通過", "失败", "失敗", "覆盖", "成功", "パス", "통과", "성공", "실패", "拒绝"}

	contentWords = [...]string{
		"contain", "contains", "containing", "print", "prints", "printed", "output", "outputs", "return", "returns", "returned", "answer", "answers", "respond", "responds", "equal", "equals",
		"list", "lists", "start", "starts", "end", "ends", "has", "have", "holds", "include", "includes", "exist", "exists", "absent", "missing", "write", "writes", "wrote", "leaves", "states", "cites", "names", "naming", "reads", "logs", "emits", "creates", "keeps",
		"contiene", "imprime", "devuelve", "existe", "contient", "affiche", "renvoie", "enthält", "gibt", "liefert", "contém", "retorna", "stampa", "restituisce", "содержит", "выводит", "возвращает", "существует",
	}
	contentCJK = [...]string{"包含", "输出", "輸出", "打印", "返回", "等于", "等於", "存在", "列出", "写入", "含む", "含まれ", "出力", "返す", "返し", "表示", "포함", "출력", "반환", "존재"}

	sameWords = [...]string{"identical", "byte-identical", "byte-for-byte", "unchanged", "match", "matches", "same", "equals", "equal", "idéntico", "identique", "identisch", "unverändert", "idêntico", "identico", "идентичен", "совпадает"}
	sameCJK   = [...]string{"一致", "相同", "不变", "同一", "同じ", "동일", "일치"}

	seenWords = [...]string{"show", "shows", "shown", "display", "displays", "displayed", "visible", "appear", "appears", "render", "renders", "rendered", "hides", "hidden", "muestra", "zeigt", "mostra", "показывает"}
	seenCJK   = [...]string{"显示", "顯示", "出现", "可见", "渲染", "見え", "보이", "표시"}

	noneWords = [...]string{"no", "zero", "none", "nothing", "without", "sin", "sans", "ohne", "keine", "sem", "senza", "без"}
	noneCJK   = [...]string{"没有", "無い", "无", "零", "なし", "없"}
)

// Subjects.
var (
	// programs start a command in running text when an argument or a result
	// follows; those that are English words too need an argument from the list.
	programs = [...]string{
		"npm", "npx", "pnpm", "yarn", "bun", "deno", "tsc", "eslint", "prettier", "jest", "vitest", "mocha", "playwright", "cypress",
		"cargo", "rustc", "clippy", "pytest", "tox", "ruff", "mypy", "pyright", "flake8", "black", "python", "python3", "uv", "poetry", "pip",
		"gofmt", "staticcheck", "golangci-lint", "mvn", "gradle", "gradlew", "bundle", "rspec", "rubocop", "rake", "ruby", "php", "phpunit", "composer",
		"dotnet", "swift", "xcodebuild", "cmake", "ctest", "bazel", "docker", "kubectl", "helm", "terraform", "shellcheck", "curl", "wget", "psql", "sqlite3", "bash", "sh", "grep", "jq", "diff",
	}
	verbPrograms = [...]struct{ program, argument string }{
		{"go", "test"}, {"go", "vet"}, {"go", "build"}, {"go", "run"}, {"go", "tool"}, {"go", "mod"}, {"go", "generate"},
		{"make", "test"}, {"make", "check"}, {"make", "ci"}, {"make", "lint"}, {"make", "build"}, {"make", "all"}, {"make", "bench"},
		{"node", "--test"}, {"just", "test"}, {"task", "test"}, {"git", "diff"}, {"git", "status"}, {"git", "log"}, {"git", "tag"}, {"git", "grep"}, {"git", "ls-files"},
	}
	methods      = [...]string{"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"}
	requestWords = [...]string{"endpoint", "request", "requests", "http", "https", "api", "webhook", "response"}
	requestCJK   = [...]string{"请求", "接口", "端点", "リクエスト", "エンドポイント", "요청"}
	renderWords  = [...]string{"page", "pages", "screen", "screenshot", "screenshots", "rendered", "viewport", "browser", "button", "dialog", "modal", "layout", "sidebar", "toggle", "página", "seite", "ecran"}
	renderCJK    = [...]string{"页面", "頁面", "截图", "按钮", "界面", "画面", "スクリーンショット", "화면", "페이지"}
	testWords    = [...]string{"test", "tests", "suite", "suites", "spec", "specs", "pruebas", "linter", "type-checker", "typechecker", "build", "compiler", "ci", "тесты"}
	testCJK      = [...]string{"测试", "測試", "テスト", "테스트", "构建", "编译"}
	toolWords    = [...]string{"cli", "command", "tool", "script", "program", "binary", "server", "hook", "table", "row", "query", "database", "log", "file", "report", "export", "output", "stdout", "stderr"}
	toolCJK      = [...]string{"命令", "脚本", "文件", "日志", "コマンド", "ファイル", "명령", "파일"}
	references   = [...]string{"fixture", "golden", "snapshot", "baseline", "original", "before", "stored", "recorded", "saved", "reference", "expected-output", "old"}

	referencesCJK = [...]string{"快照", "基线", "原来", "之前", "基準", "스냅샷"}
)

// Counts.
var (
	numberWords = [...]string{"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "zero", "both", "every", "each", "once", "twice"}
	comparators = [...]string{"least", "most", "under", "below", "above", "over", "within", "exactly", "than", "max", "min", "maximum", "minimum", "up", "between", "only", "≥", "≤", ">", "<", ">=", "<=", "=", "=="}
	// labels are words whose number names a thing and counts nothing.
	labels = [...]string{"phase", "step", "stage", "part", "version", "v", "issue", "ticket", "level", "milestone", "sprint", "rfc", "chapter", "section", "task", "goal", "option", "python", "node", "java", "http", "bug", "pr", "figure", "release", "day", "week"}
	units  = [...]string{"ms", "s", "sec", "secs", "second", "seconds", "minute", "minutes", "min", "%", "percent", "kb", "mb", "gb", "kib", "mib", "gib", "bytes", "rps", "qps", "px", "lines", "x", "times", "fps"}
)

// topics says which command a proposal is built from, by the words of the
// text; the first row that matches counts.
var topics = [...]struct {
	words []string
	cjk   []string
	use   tool
}{
	{[]string{"lint", "linter", "style", "quality", "clean", "cleaner", "readable", "maintainable", "elegant", "warnings", "formatted"}, []string{"质量", "規約", "整洁", "干净", "品質", "품질"}, lint},
	{[]string{"type", "types", "typed", "typing", "typescript"}, []string{"类型", "型"}, types},
	{[]string{"build", "builds", "compile", "compiles"}, []string{"构建", "编译", "ビルド", "빌드"}, build},
	{[]string{"fast", "faster", "quick", "quickly", "performance", "performant", "slow", "latency", "speed", "rápido", "rápida", "rapide", "schnell", "veloce", "быстро"}, []string{"快", "性能", "速", "빠르"}, timing},
	{[]string{"page", "screen", "layout", "button", "ui", "dialog", "rendered", "responsive"}, []string{"页面", "界面", "画面", "화면"}, page},
	{[]string{"endpoint", "api", "request", "http", "response"}, []string{"接口", "请求", "エンドポイント"}, request},
	{[]string{"docs", "documentation", "readme", "document"}, []string{"文档", "ドキュメント", "문서"}, document},
}

// selfReference lists phrases by which the worker judges its own work (seed
// 001: "the agent is satisfied").
var selfReference = [...]string{
	"agent is satisfied", "agent is happy", "agent is confident", "agent thinks", "agent decides", "agent believes",
	"i am satisfied", "i'm satisfied", "i am happy", "i'm happy", "i am confident", "i think", "i believe", "we are happy", "we are satisfied",
	"model is satisfied", "claude is satisfied", "team is happy", "reviewer is happy", "everyone is happy",
	"代理满意", "我满意", "我认为", "我觉得", "エージェントが満足", "에이전트가 만족",
}
