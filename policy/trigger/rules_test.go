package trigger

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

// reads are prompts that set a goal, with its text; "" is a prompt that sets none.
type reads []struct{ prompt, goal string }

func (rows reads) check(t *testing.T) {
	t.Helper()
	for _, row := range rows {
		got := ""
		if r := Read(row.prompt, Given{}); r.Goal != nil {
			got = r.Goal.Text
		}
		if got != row.goal {
			t.Errorf("%q\n got goal %q\nwant goal %q", row.prompt, got, row.goal)
		}
	}
}

// req: loop/trigger-zh, loop/trigger-en
func TestSeedPhrasesSetAGoal(t *testing.T) {
	reads{
		{"设定当前目标为实现用户认证", "实现用户认证"},
		{"当前目标是实现新功能模块", "实现新功能模块"},
		{"把当前目标设为实现用户认证", "实现用户认证"},
		{"我的目标是实现用户认证", "实现用户认证"},
		{"set current goal to add rate limiting", "add rate limiting"},
		{"current goal is adding rate limits", "adding rate limits"},
		{"my goal is to add rate limiting", "to add rate limiting"},
		{"the goal is to add rate limiting", "to add rate limiting"},
	}.check(t)
}

// req: loop/anti-quote-or-code-only, loop/trigger-outside-quote, d7/mask-quote, d7/mask-fence, d7/mask-comment, d7/mask-machine-blocks
func TestOnlyTheUsersOwnSpeechIsRead(t *testing.T) {
	reads{
		{"> 他说当前目标是重构整个系统", ""},
		{"> 引用文字\n当前目标是实现新功能模块", "实现新功能模块"},
		{"- > my goal is to add rate limiting", ""},
		{"```\nmy goal is to add rate limiting\n```", ""},
		{"~~~\nmy goal is to add rate limiting\n~~~", ""},
		{"````\n```\nmy goal is to add rate limiting\n```\n````", ""},
		{"```\nan open fence runs to the end\n\nmy goal is to add rate limiting", ""},
		{"<!-- my goal is to add rate limiting -->", ""},
		{"<system-reminder>my goal is to add rate limiting</system-reminder> hello", ""},
		{"look: <system-reminder>x</system-reminder>\nmy goal is to add rate limiting", "to add rate limiting"},
		{"it printed\n<stdout>\nmy goal is to add rate limiting\n</stdout>", ""},
		{"<document name=\"a\">My goal is to add rate limiting.</document> Summarise it.", ""},
		{"<login>\nmy goal is to add rate limiting\n</login>", "to add rate limiting"},
		{"<ide_selection>the goal is to wait</ide_selection>\nmy goal is to add rate limiting", "to add rate limiting"},
	}.check(t)
}

// req: d7/inline-code
func TestInlineCodeHidesAPhraseAndStaysInAGoalText(t *testing.T) {
	reads{
		{"rename `my goal is to add rate limiting` please", ""},
		{"my goal is to make `go vet ./...` pass", "to make `go vet ./...` pass"},
		{"my goal is to ship ``a `b` c`` and more", "to ship ``a `b` c`` and more"},
	}.check(t)
}

// req: d7/long-message
func TestOnlyTheEdgesOfALongMessageAreRead(t *testing.T) {
	paste := strings.Repeat("a line of a pasted log\n", 40)
	reads{
		{"my goal is to add rate limiting\n\n" + paste, "to add rate limiting"},
		{paste + "\nmy goal is to add rate limiting", "to add rate limiting"},
		{"hello\n\n" + paste + "\nmy goal is to add rate limiting\n\n" + paste + "\nthanks", ""},
		{"hello\n\n" + strings.Repeat("many words on a line. ", 100) + "\n\nmy goal is to add rate limiting\n\nbye", ""},
		{"hello\n\nmy goal is to add rate limiting\n\nbye", "to add rate limiting"},
	}.check(t)
}

// req: d7/weak-phrase
func TestAWeakPhraseMustBeginItsSentence(t *testing.T) {
	reads{
		{"ok so, the goal is to add rate limiting", "to add rate limiting"},
		{"hi, goal: add rate limiting to the API", "add rate limiting to the API"},
		{"we met and the goal is to add rate limiting", ""},
		{"for everybody in the team the goal is to add rate limiting", ""},
		{"in this file the goal: add rate limiting", ""},
		{"好的，那么目标是给接口加上限流", "给接口加上限流"},
		{"这个函数的目标是给接口加上限流", ""},
	}.check(t)
}

// req: loop/anti-reported, d7/reported
func TestReportedSpeechSetsNothing(t *testing.T) {
	reads{
		{"he said my goal is to add rate limiting", ""},
		{"according to the plan the current goal is rate limiting", ""},
		{"he told me: my goal is to add rate limiting", ""},
		{"他说我的目标是给接口加上限流", ""},
		{"据说当前目标是迁移到微服务架构", ""},
		{"as I said, my goal is to add rate limiting", "to add rate limiting"},
		{"my goal is to throttle according to RFC 6585", "to throttle according to RFC 6585"},
	}.check(t)
}

// req: d7/question-about-it
func TestAQuestionAboutAGoalSetsNothing(t *testing.T) {
	reads{
		{"what is the current goal?", ""},
		{"explain what the goal is here and why", ""},
		{"is my goal still to add rate limiting?", ""},
		{"当前目标是什么", ""},
		{"is it true that the current goal is rate limiting?", ""},
		{"my goal is to add rate limiting, how would you start?", "to add rate limiting, how would you start"},
	}.check(t)
}

// req: d7/condition
func TestAConditionSetsNothing(t *testing.T) {
	reads{
		{"if my goal is to add rate limiting, where do I start", ""},
		{"when the current goal is reached, log it", ""},
		{"如果我的目标是给接口加上限流，应该从哪里开始", ""},
		{"my goal is to stop if the server answers 429", "to stop if the server answers 429"},
	}.check(t)
}

// req: d7/negation
func TestANegationSetsNothing(t *testing.T) {
	reads{
		{"don't set the goal to full coverage", ""},
		{"I never said so, and it is not the case that my goal is fame", ""},
		{"不要把当前目标设为实现用户认证", ""},
	}.check(t)
}

// req: d7/quotation-marks
func TestAPhraseInQuotationMarksSetsNothing(t *testing.T) {
	reads{
		{`"my goal is to add rate limiting" is a strange sentence`, ""},
		{`“my goal is to add rate limiting” is a strange sentence`, ""},
		{`the label 'the goal is to add rate limiting' is too long`, ""},
		{`“Done” looks odd. My goal is to redraw the badges`, "to redraw the badges"},
		{"don't worry, it's fine: my goal is to add rate limiting", "to add rate limiting"},
	}.check(t)
}

// req: d7/not-after-phrase, d7/question-word-after-phrase
func TestWordsAfterThePhraseThatMakeItNoGoal(t *testing.T) {
	reads{
		{"The goal is _not_ to test every output", ""},
		{"my goal is not to add rate limiting", ""},
		{"我的目标不是给接口加上限流", ""},
		{"我的目标是什么来着", ""},
		{"the current goal is what exactly", ""},
		{"mein Ziel ist nicht die Drosselung der API", ""},
	}.check(t)
}

// req: loop/anti-trivial, d7/trivial, d7/refusal-named, d7/cjk-neighbours
func TestATrivialTaskIsRefusedAndNamed(t *testing.T) {
	for _, p := range []string{
		"hotfix: my goal is to add rate limiting",
		"my goal is to tweak the margins of the page",
		"my goal is to fix a bug in the date picker",
		"quick fix, my goal is to add rate limiting",
		"修个bug，我的目标是让登录页不要报错",
		"小改一下，我的目标是让登录页不要报错",
	} {
		r := Read(p, Given{})
		if r.Goal != nil || r.Refused == nil || r.Refused.Why != Trivial {
			t.Errorf("%q: %s", p, show(r))
		}
	}
	reads{
		{"我的目标是让图片的大小改变时不闪烁", "让图片的大小改变时不闪烁"},
		{"my goal is to add hotfixing to the release tool", "to add hotfixing to the release tool"},
	}.check(t)
}

// req: loop/anti-short, d7/columns, d7/arch-word-short, d7/refusal-named
func TestAShortGoalIsRefusedAndNamed(t *testing.T) {
	for _, p := range []string{"my goal is: tidy up", "我的目标是上线", "the goal is fun", "my goal is"} {
		r := Read(p, Given{})
		if r.Goal != nil || r.Refused == nil || r.Refused.Why != TooShort {
			t.Errorf("%q: %s", p, show(r))
		}
	}
	reads{
		{"my goal is refactor", "refactor"},
		{"我的目标是重构", "重构"},
		{"设定当前目标为实现用户认证", "实现用户认证"},
		{"my goal is to add ETag", "to add ETag"},
	}.check(t)
}

// req: d7/columns
func TestColumnsOfTheFoldedText(t *testing.T) {
	for _, row := range []struct {
		s    string
		want int
	}{
		{"", 0}, {"abc", 3}, {"实现", 4}, {"e\u0301", 1}, {"ABC", 3}, {"가", 2}, {"\u1100\u1161", 2}, {"a\u200bb", 2}, {"`go vet`", 8},
	} {
		if got := Columns(row.s); got != row.want {
			t.Errorf("Columns(%q) = %d, want %d", row.s, got, row.want)
		}
	}
}

// req: d7/text-ends, d7/dot-inside-token
func TestTheGoalTextEndsAtItsSentence(t *testing.T) {
	reads{
		{"My goal is to add limits. Use Redis.", "to add limits"},
		{"my goal is to add limits\nuse Redis", "to add limits"},
		{"my goal is to move main.go to v1.26 first", "to move main.go to v1.26 first"},
		{"my goal is to test ./... on CI", "to test ./... on CI"},
		{"my goal is to cut clutter, e.g. unused flags", "to cut clutter, e.g. unused flags"},
		{"my goal is to print “done.” at the end!", "to print “done.” at the end"},
		{"我的目标是给接口加上限流。先看中间件", "给接口加上限流"},
		{"我的目标是首屏低于 1.5 秒", "首屏低于 1.5 秒"},
	}.check(t)
}

// req: d7/copula
func TestTheCopulaAndItsLeadInAreCut(t *testing.T) {
	reads{
		{"私の目標は検索を速くすることです", "検索を速くすること"},
		{"내 목표는 속도 제한을 추가하는 것입니다", "속도 제한을 추가하는 것"},
		{"Mein Ziel ist es, die API zu drosseln", "die API zu drosseln"},
		{"मेरा लक्ष्य API में रेट लिमिट जोड़ना है", "API में रेट लिमिट जोड़ना"},
	}.check(t)
}

// req: d7/list
func TestAListBelowAColonIsJoined(t *testing.T) {
	reads{
		{"my goal is:\n- add limits to login\n- return 429", "add limits to login; return 429"},
		{"my goal is:\n\n* add limits to login\n* return 429\n\nthanks", "add limits to login; return 429"},
		{"my goal is:\n1. add limits to login\n2) return 429", "add limits to login; return 429"},
		{"my goal is:\n- [ ] add limits to login\n- [x] return 429", "add limits to login; return 429"},
		{"my goal is:\nadd limits to login", "add limits to login"},
	}.check(t)
}

// req: d7/case-insensitive, d7/word-boundaries, d7/full-width, d7/nfc-nfd
func TestSpellingDoesNotMatter(t *testing.T) {
	reads{
		{"MY GOAL IS TO ADD RATE LIMITING", "TO ADD RATE LIMITING"},
		{"my goals are to add rate limiting", "to add rate limiting"},
		{"economy goal is to add rate limiting", ""},
		{"my goalie is to add rate limiting", ""},
		{"ｍｙ　ｇｏａｌ　ｉｓ　ｔｏ　ａｄｄ　ｒａｔｅ　ｌｉｍｉｔｓ", "ｔｏ　ａｄｄ　ｒａｔｅ　ｌｉｍｉｔｓ"},
		{"my **goal** is to add rate limiting", "to add rate limiting"},
		{"La me\u0301ta: x", ""},
		{"Meu objetivo e\u0301 reduzir o tempo de build", "reduzir o tempo de build"},
		{"당면 목표는 속도 제한을 추가하는 것입니다", "속도 제한을 추가하는 것"},
	}.check(t)
}

// req: d7/cjk-neighbours
func TestTargetsOfOtherThingsSetNothing(t *testing.T) {
	reads{
		{"当前目标平台是 arm64，交叉编译失败", ""},
		{"敌人的当前目标是玩家的基地时播放动画", ""},
		{"目标检测模型的准确率是多少", ""},
		{"把目标文件夹设为 dist/output/files", ""},
	}.check(t)
}

// req: d7/material
func TestTextToWorkOnSetsNothing(t *testing.T) {
	reads{
		{"translate into French: my goal is to add rate limiting", ""},
		{"User: my goal is to add rate limiting\nBot: fine", ""},
		{"[10:04] ana: my goal is to add rate limiting", ""},
		{"A: my goal is to add limits\nB: my goal is to remove them", ""},
		{"goal: string\nstatus: string", ""},
		{"the goal is <your goal here>", ""},
	}.check(t)
}

// req: d7/drop-word
func TestDropWordIsInTheLanguageOfTheTrigger(t *testing.T) {
	for lang, want := range map[string]string{"en": "abandon", "zh": "放弃", "zh-Hant": "放棄", "ja": "中止", "ko": "포기", "xx": "abandon"} {
		if got := DropWord(lang); got != want {
			t.Errorf("DropWord(%q) = %q, want %q", lang, got, want)
		}
	}
	for _, l := range languages {
		r := Read(l.drop, Given{})
		if !has(r.Orders, Abandon) {
			t.Errorf("%s: the drop word %q abandons nothing", l.code, l.drop)
		}
	}
}

// req: loop/granularity-words, loop/granularity-files, loop/granularity-modules, d7/coarse
func TestCoarseGoals(t *testing.T) {
	for _, row := range []struct {
		goal   string
		coarse bool
	}{
		{"migrate the billing service to Postgres 16", true},
		{"rewrite the parser", true},
		{"重构整个系统", true},
		{"redesign the settings page", true},
		{"update 12 files to the new header", true},
		{"修改 8 个文件", true},
		{"touch a.go, b.go, c.go, d.go, e.go and f.go", true},
		{"touch a.go, b.go, c.go, d.go and e.go", false},
		{"split three services apart", true},
		{"across all packages use slog", true},
		{"add rate limiting", false},
		{"update 5 files", false},
		{"answer in 300 ms", false},
		{"把登录页的按钮改成蓝色", false},
		{"migrar la base de datos a PostgreSQL", true},
	} {
		got, why := Coarse(row.goal)
		if got != row.coarse || got != (why != "") {
			t.Errorf("Coarse(%q) = %v %q, want %v", row.goal, got, why, row.coarse)
		}
	}
}

// req: d6/machine-prompts, d6/cron-prompt
func TestMachineMadeTextIsNobodysWords(t *testing.T) {
	for _, p := range append(machineStarts[:], "  \n<system-reminder> my goal is to add rate limiting") {
		if r := Read(p+" cancel the goal", Given{}); !r.Machine || r.Goal != nil || r.Orders != nil {
			t.Errorf("%q: %s", p, show(r))
		}
	}
	if r := Read(" my goal is to poll the build ", Given{CronPrompts: []string{"my goal is to poll the build"}}); !r.Machine {
		t.Errorf("the prompt of a cron was read as a person's: %s", show(r))
	}
}

// req: d6/slash-no-detection, d6/litgravity-route
func TestSlashLines(t *testing.T) {
	for _, row := range []struct {
		prompt string
		slash  Slash
		route  Route
	}{
		{"/goal go test ./... exits 0", Slash{"goal", "go test ./... exits 0"}, NoRoute},
		{"/goal", Slash{Name: "goal"}, NoRoute},
		{"/mine my goal is to add rate limiting", Slash{"mine", "my goal is to add rate limiting"}, NoRoute},
		{"/litgravity:lit-loop now", Slash{"litgravity:lit-loop", "now"}, LitLoop},
		{"/litgravity:start-work", Slash{Name: "litgravity:start-work"}, StartWork},
		{"/litgravity:litgoal x", Slash{"litgravity:litgoal", "x"}, LitGoal},
		{"/litgravity:review", Slash{Name: "litgravity:review"}, EndsRoute},
	} {
		want := Reading{Slash: row.slash, Route: row.route}
		if diff := cmp.Diff(want, Read(row.prompt, Given{})); diff != "" {
			t.Errorf("%q (-want +got):\n%s", row.prompt, diff)
		}
	}
	if r := Read("/tmp/x is full, my goal is to clean it up", Given{}); r.Slash.Name != "" || r.Goal == nil {
		t.Errorf("a path at the head is no command: %s", show(r))
	}
}

// req: d6/host-goal
func TestHostGoalArguments(t *testing.T) {
	for _, row := range []struct {
		args string
		kind HostKind
		cond string
	}{
		{"", HostStatus, ""}, {" clear ", HostClear, ""}, {"STOP", HostClear, ""}, {"off", HostClear, ""},
		{"tests pass", HostSet, "tests pass"}, {"stop when tests pass", HostSet, "stop when tests pass"},
	} {
		if k, c := HostGoal(row.args); k != row.kind || c != row.cond {
			t.Errorf("HostGoal(%q) = %v %q", row.args, k, c)
		}
	}
}

// req: d9/route-words
func TestRouteWords(t *testing.T) {
	for _, row := range []struct {
		prompt string
		want   Route
	}{
		{"lit loop", LitLoop}, {"run the lit-loop", LitLoop}, {"please make this a goal", LitGoal}, {"lit goal: add limits", LitGoal},
		{"start-work", StartWork}, {"can you make this a goal?", LitGoal},
		{"why does lit-loop hang?", NoRoute}, {"start work on the parser", NoRoute}, {"the lit-loop skill is broken", NoRoute}, {"he said lit goal", NoRoute},
	} {
		if got := Read(row.prompt, Given{}).Route; got != row.want {
			t.Errorf("%q: route %q, want %q", row.prompt, got, row.want)
		}
	}
}

func ordered(t *testing.T, prompt string, want ...Order) {
	t.Helper()
	got := Read(prompt, Given{}).Orders
	for i := range got {
		got[i].Word, got[i].Lang = "", ""
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("%q (-want +got):\n%s", prompt, diff)
	}
}

// req: loop/abandon-words, d8/abandon-bare
func TestABareWordAbandons(t *testing.T) {
	for _, p := range []string{"abandon", "cancel", "Cancel!", "不要了", "放弃", "放弃吧", "算了，不要了", "ok, forget it", "中止", "취소해"} {
		ordered(t, p, Order{Kind: Abandon})
	}
	for _, p := range []string{"cancel the order when the card fails", "放弃支付的用户", "cancel?", "不要了解细节"} {
		ordered(t, p)
	}
}

// req: d8/abandon-named, d8/abandon-request, d8/abandon-slug
func TestAnOrderThatNamesTheGoal(t *testing.T) {
	for _, p := range []string{
		"abandon the goal", "please cancel our current goal, thanks", "drop the loop", "can you cancel the goal?",
		"放弃当前目标", "这个任务不要了", "取消计划", "stop. cancel the task.",
	} {
		ordered(t, p, Order{Kind: Abandon, Named: true})
	}
	ordered(t, "drop goal rate-limits", Order{Kind: Abandon, Named: true, Slug: "rate-limits"})
	ordered(t, "放弃目标 rate-limits", Order{Kind: Abandon, Named: true, Slug: "rate-limits"})
}

// req: d8/abandon-it
func TestAnItThatEndsItsClause(t *testing.T) {
	ordered(t, "let's abandon this, it isn't worth it", Order{Kind: Abandon})
	ordered(t, "let's abandon this approach and use Redis")
	ordered(t, "I moved the config into the new module and wired the flags, now abandon this")
}

// req: d8/abandon-not
func TestOtherThingsAreAbandoned(t *testing.T) {
	for _, p := range []string{
		"add a cancel button", "users abandon carts at checkout", "不要放弃", "don't abandon the goal", "drop the goal column",
		"he said abandon the goal", "\"abandon the goal\" is a phrase", "if it fails, cancel the goal", "what happens if I abandon the goal?",
		"should we drop the goal?", "> abandon the goal", "`abandon the goal` does nothing", "cancel the task in the executor", "取消按钮点了没反应",
	} {
		ordered(t, p)
	}
}

// req: d8/abandon-polite
func TestAPoliteFormIsAnOrder(t *testing.T) {
	for _, p := range []string{
		"Would you mind abandoning the goal?",
		"If you don't mind, cancel the goal.",
		"cancel the goal if you can",
		"Не мог бы ты отменить текущую задачу?",
		"Отмените, пожалуйста, текущую задачу",
		"Wäre es möglich, das Ziel abzubrechen?",
		"今の目標、取り消してもらえますか？",
		"如果可以的话，请取消这个目标吧",
		"방향이 바뀌었으니 현재 목표를 취소해 주세요",
		"sorry for the noise but can you cancel this goal?",
	} {
		if got := intent(Read(p, Given{})); got != "abandon" {
			t.Errorf("%q reads as %s", p, got)
		}
	}
}

// req: d8/order-put-off
func TestAnOrderThatWaitsForSomethingIsNone(t *testing.T) {
	for _, p := range []string{
		"Once the tests pass, cancel the goal.",
		"Cancel the goal, but only once the branch is merged.",
		"if you can't fix it, cancel the goal",
		"when it breaks then please cancel the goal",
		"次も同じエラーが出たら、タスクを中止してください",
		"等测试都过了，就取消这个目标",
		"테스트가 통과하면, 목표를 취소해줘",
		"Cancela el objetivo, pero solo si falla otra vez",
		"Es wäre falsch, das Ziel abzubrechen.",
		"Once everything is merged, set the goal to zero downtime deploys",
		"Can we drop the goal, or is it too late?",
	} {
		if got := intent(Read(p, Given{})); got == "abandon" || got == "goal" {
			t.Errorf("%q reads as %s", p, got)
		}
	}
}

// req: d7/long-paste
func TestBehindAPastedRecordTheUserSpeaksAgain(t *testing.T) {
	record := strings.Repeat("2026-02-01T04:00:00Z svc-1 lvl=info dur=12.5ms\n", 40)
	prose := strings.Repeat("We like to build small and quiet tools.\n", 40)
	reads{
		{"The output of last night:\n" + record + "my goal is to halve these times", "to halve these times"},
		{"The output of last night:\n" + record + "\nMy goal is to halve these times", "to halve these times"},
		{"The output of last night:\n" + record + "current goal: 17 of 40 done", ""},
		{"Proofread this:\n\n" + prose + "\nMy goal is to halve these times", ""},
	}.check(t)
}

// req: d8/pause-resume
func TestPauseAndResume(t *testing.T) {
	for p, want := range map[string]Kind{
		"pause the goal": Pause, "stand down": Pause, "not now": Pause, "先停一下": Pause, "暂停目标": Pause, "暂停": Pause,
		"resume": Resume, "continue the goal": Resume, "继续目标": Resume, "resume the loop please": Resume,
	} {
		if got := Read(p, Given{}).Orders; len(got) != 1 || got[0].Kind != want {
			t.Errorf("%q: %v, want %s", p, got, want)
		}
	}
	for _, p := range []string{"continue", "继续", "pause the video when the tab is hidden", "resume uploads after a crash"} {
		ordered(t, p)
	}
}

// req: d14/permitting-orders, d14/orders-about-other-things
func TestOrdersThatPermitWeakening(t *testing.T) {
	ordered(t, "reword criterion c2", Order{Kind: Reword, Named: true, Criterion: "c2"})
	ordered(t, "please remove c3 of goal rate-limits", Order{Kind: Remove, Named: true, Criterion: "c3", Slug: "rate-limits"})
	ordered(t, "删除标准 c3", Order{Kind: Remove, Named: true, Criterion: "c3"})
	ordered(t, "accept the stale evidence", Order{Kind: AcceptStale, Named: true})
	ordered(t, "call it done anyway", Order{Kind: Done, Named: true})
	ordered(t, "replace the goal with the new one", Order{Kind: Replace, Named: true})
	ordered(t, "remove c3po from the cast")
	ordered(t, "remove c2 of csv", Order{Kind: Remove, Named: true, Criterion: "c2", Slug: "csv"})
	for _, p := range []string{"remove c2 of the goal", "remove c2 from this goal, please", "remove c2 from the record"} {
		ordered(t, p, Order{Kind: Remove, Named: true, Criterion: "c2"})
	}
	ordered(t, "remove c2 from the goal csv", Order{Kind: Remove, Named: true, Criterion: "c2", Slug: "csv"})
	ordered(t, "remove c2 from the goal post")
	ordered(t, "remove c2, please", Order{Kind: Remove, Named: true, Criterion: "c2"})
	// Of something that is no goal, or in a clause that goes on.
	ordered(t, "remove c2 of lines")
	ordered(t, "remove c2 from the list")
	ordered(t, "Remove c2 from the list on page 3 and rename it")
	ordered(t, "remove c2 on page 3")
	ordered(t, "call it done anyway on page 3")
	ordered(t, "remove c2 of csv from page 3")
	ordered(t, "remove c2 of csv's header")
	ordered(t, "accept the stale evidence of csv in the paper")
	ordered(t, "should I remove c3?")
}

// An order to drop the old goal beside a new one asks to replace it.
// req: d8/abandon-beside-goal
func TestAnAbandonBesideAGoalReplaces(t *testing.T) {
	r := Read("Forget the current goal. My goal is to add rate limiting now", Given{})
	if r.Goal == nil || len(r.Orders) != 1 || r.Orders[0].Kind != Replace {
		t.Error(show(r))
	}
}

// req: d6/pending-choice
func TestAPendingChoiceIsAnsweredInWords(t *testing.T) {
	for p, want := range map[string]Choice{
		"replace": ChoiceReplace, "switch": ChoiceReplace, "换成新的": ChoiceReplace, "yes, replace it please": ChoiceReplace, "take the new one": ChoiceReplace,
		"continue": ChoiceKeep, "why?": ChoiceKeep, "replace the parser with a table": ChoiceKeep, "replace?": ChoiceKeep, "fix the tests": ChoiceKeep,
	} {
		if got := Read(p, Given{Pending: true}).Choice; got != want {
			t.Errorf("%q: choice %d, want %d", p, got, want)
		}
		if got := Read(p, Given{}).Choice; got != ChoiceNone {
			t.Errorf("%q: a choice without a question", p)
		}
	}
}

// req: d8/talk
func TestTalkOrdersNoWork(t *testing.T) {
	for _, p := range []string{
		"what does this do?", "just explain", "don't change anything yet", "先别动", "只解释一下", "why is this slow?",
		"为什么这个测试失败了？", "explica este error de compilación", "wait", "can you explain the retry loop?", "これは何ですか？",
	} {
		if r := Read(p, Given{}); !r.Talk {
			t.Errorf("%q is talk: %s", p, show(r))
		}
	}
	for _, p := range []string{
		"fix the tests", "can you fix the tests?", "why is it slow? fix it", "run the tests and tell me what fails", "继续", "yes",
		"the tests fail", "my goal is to add rate limiting, how would you start?", "resume the goal", "explain the loop, then fix it",
	} {
		if r := Read(p, Given{}); r.Talk {
			t.Errorf("%q is no talk", p)
		}
	}
}

// The tables are written in the notation of match.go: no empty alternatives, no
// stray blanks.
func TestTablesAreWellFormed(t *testing.T) {
	for _, l := range languages {
		lists := []string{
			l.leads, l.reported, l.ownWords, l.mention, l.condition, l.whatIf, l.negation, l.asking, l.notGoal, l.compound, l.finite, l.reports,
			l.protasis, l.tag, l.asks, l.lead, l.copula, l.trivial, l.arch, l.spans, l.files, l.modules, l.several, l.nothing, l.nouns, l.goal,
			l.ends, l.polite, l.yes, l.questions, l.particles, l.talk, l.requests, l.wish, l.marks, l.joins, l.works, l.rework, l.retouch, l.pieces,
			l.abandon.bare, l.pause.bare, l.resume.bare, l.replace.bare, l.done.bare,
		}
		for _, list := range lists {
			if list == "" {
				continue
			}
			for _, alt := range strings.Split(list, "|") {
				if strings.TrimSpace(alt) == "" {
					t.Errorf("%s: alternative %q in %.40q…", l.code, alt, list)
				}
				if _, rest, ok := strings.Cut(alt, "~"); ok {
					alt = rest
				}
				first, _ := utf8.DecodeRuneInString(alt)
				if l != &japanese && l != &arabic && (&text{}).written(foldRune(first)) && foldRune(first) != unicode.ToLower(first) {
					t.Errorf("%s: alternative %q begins with a letter that is folded", l.code, alt)
				}
			}
		}
		var patterns []string
		for _, p := range l.triggers {
			patterns = append(patterns, p.pattern)
		}
		for _, a := range l.around {
			patterns = append(patterns, a.head, a.tail)
		}
		for _, o := range []order{l.abandon, l.pause, l.resume, l.replace, l.done} {
			patterns = append(append(patterns, o.named...), o.it...)
		}
		for _, p := range patterns {
			if strings.Contains(p, "||") || strings.Contains(p, "  ") || p != strings.TrimSpace(p) {
				t.Errorf("%s: pattern %q", l.code, p)
			}
		}
	}
}

// Lines of one machine-made shape, several of them near each other, are a paste; what
// stands before or behind it is read, and a line alone is never one.
//
// req: d7/mask-pasted-lines
func TestPastedLinesAreNotRead(t *testing.T) {
	const log = "10:00:01 nav[7]: my goal is to dock at bay 4\n10:00:02 nav[7]: the goal is to wait\n"
	reads{
		{log + "\nwhich bay did it miss?", ""},
		{log + "\nmy goal is to dock in one try", "to dock in one try"},
		{"my goal is to dock in one try\n\n" + log, "to dock in one try"},
		{"10:00:02 nav: replan\nmy goal is to dock in one try", "to dock in one try"},
		{"team;goal\nred;current goal: 30 calls;x\nblue;current goal: 20 calls;y\n\nsum them up", ""},
		{"team;goal;s\nred;current goal: 30 calls;x\nblue;current goal: 20 calls;y\n\nsum them up", ""},
		{"commit 1a2b3c4\nAuthor: A <a@b.c>\n\n    My goal is to get rid of the race.\n\nsquash it", ""},
		{"@@ -1 +1 @@\n-The goal is to finish.\n+My goal is to finish early.\n\nok?", ""},
		{"a.title=My goal is to run far\na.b: my goal is to run\na_c: the goal is to run\n\nadd German", ""},
		{"Ann: hi\nBob: my goal is to sleep more\nAnn: same\nBob: bye\n\nrhyme it", ""},
		{"Ann: hi\nBob: my goal is to sleep more\nAnn: same\nBob: bye\n\nmy goal is to rhyme all chats", "to rhyme all chats"},
	}.check(t)
}

// What a text that is handed over says of goals is its writer's.
//
// req: d7/text-to-work-on
func TestATextHandedOverSetsNothing(t *testing.T) {
	reads{
		{"Shorten this abstract.\n\nOur goal is to estimate drift. We show how.", ""},
		{"Our goal is to estimate drift. We show how.\n\nShorten this abstract.", ""},
		{"Dear all,\n\nour goal is to close in May.\n\nBest,\nRuth\n\nmake it less stiff", ""},
		{"Hi,\n\nour goal is to close in May.\n\nBest,\nRuth", "to close in May"},
		{"把下面这段翻译成英文\n\n我们的目标是让每个村子都有图书室。", ""},
		{"我的目标是把这段代码改成异步执行\n\n先看看这段代码怎么改", "把这段代码改成异步执行"},
		{"my goal is to speed up the parser\n\nstart with this file", "to speed up the parser"},
	}.check(t)
}

// The answers in a form are nobody's goal; what stands before the form, or behind a rule
// below it, and headings of one's own are read.
//
// req: d7/form-answers
func TestAnswersInAFormSetNothing(t *testing.T) {
	form := "### What happened?\nmy goal is to stream the export\n\n### Version\n2.1"
	reads{
		{form, ""},
		{"label this\n\n" + form, ""},
		{"**Describe the bug**\nmy goal is to stream the export\n\n**To Reproduce**\nopen it", ""},
		{"### 问题描述\n我的目标是让打印队列支持断点续打\n\n### 版本\n2.1", ""},
		{"my goal is to close this with a test\n\n### What happened?\nnothing\n\n### Version\n2.1", "to close this with a test"},
		{"### What happened?\nnothing\n\n### Version\n2.1\n\n---\nmy goal is to close this with a test", "to close this with a test"},
		{"# Task\nmy goal is to stream the export\n\n# Constraints\nno new dependency", "to stream the export"},
	}.check(t)
}

// req: d7/user-story
func TestAUserStorySetsNothing(t *testing.T) {
	reads{
		{"estimate this story: as a courier, my goal is to see the next stop", ""},
		{"write acceptance tests: as a courier, my goal is to see the next stop", ""},
		{"schätze diese Story: als Kurier ist mein Ziel, den nächsten Halt zu sehen", ""},
		{"给这个故事估个点数：作为配送员，我的目标是不解锁手机就能看到下一站", ""},
		{"as a team, our goal is to see the build green", "to see the build green"},
		{"to be clear: as a team, our goal is to see the build green", "to see the build green"},
	}.check(t)
}

// What is done to texts alone, before a colon or to a text of one's own in another
// paragraph, hands over what follows.
//
// req: d7/text-to-work-on
func TestATextToReworkSetsNothing(t *testing.T) {
	reads{
		{"shorter please:\nour goal is to bring fresh bread to the valley", ""},
		{"缩短一点：我们的目标是让每个孩子都吃上新鲜的苹果", ""},
		{"make my intro more formal\n\nMy goal is to understand hardware and people.", ""},
		{"润色一下自我介绍\n\n我的目标是成为一名既懂硬件又懂人的工程师。", ""},
		{"缩短启动时间\n\n我的目标是冷启动低于一百毫秒", "冷启动低于一百毫秒"},
		{"make the importer faster\n\nmy goal is to load it in a second", "to load it in a second"},
	}.check(t)
}

// req: d7/past-goal
func TestAPastGoalSetsNothing(t *testing.T) {
	reads{
		{"去年我的目标是学会这门语言", ""},
		{"上个月我的目标是上线登录，这个月我的目标是补上支付测试", "补上支付测试"},
		{"从去年起我的目标是让构建保持绿色", "让构建保持绿色"},
		{"先月の私の目標はテストの自動化でしたが", ""},
		{"지난달 제 목표는 배포 자동화였는데 아직이에요", ""},
		{"पिछले साल मेरा लक्ष्य AWS सर्टिफ़िकेट था, अब नहीं", ""},
		{"geçen ay hedefim hız sınırı eklemekti", ""},
		{"năm ngoái mục tiêu của tôi là học ngôn ngữ này", ""},
		{"tahun lalu tujuan saya adalah belajar bahasa ini", ""},
	}.check(t)
}

// A target in a game or a program, said in the report of a fault, is no goal; a deed is.
//
// req: d7/target-in-software
func TestATargetInSoftwareSetsNothing(t *testing.T) {
	reads{
		{"The current goal is gate seven, but the arrow shows two. Where is it drawn?", ""},
		{"the current goal is to keep gate seven open, but the arrow shows two. Where is it drawn?", "to keep gate seven open, but the arrow shows two"},
		{"the current goal is zero warnings. But how do I start?", "zero warnings"},
		{"in this game my goal is the blue gate", ""},
		{"in this game my goal is to add a second level", "to add a second level"},
		{"現在の目標は洞窟の入口なのに、矢印が村を指します。どこを見ればいいですか", ""},
	}.check(t)
}

// A blank that stands for a comma parts what denies from what is ordered, unless it
// stands behind a "don't".
func TestADictatedBlankPartsNoDenialFromItsOrder(t *testing.T) {
	for prompt, want := range map[string]bool{
		"预算没批下来 目标先取消吧":                              true,
		"请不要 取消当前目标吧":                                false,
		"先别急着 取消当前目标吧":                               false,
		"不是你的问题，但是把目标取消吧":                            true,
		"senin suçun değil ama hedefi iptal et":      true,
		"danke 🙏 aber brich das Ziel bitte nicht ab": false,
	} {
		if got := has(Read(prompt, Given{}).Orders, Abandon); got != want {
			t.Errorf("%q: abandon %v, want %v", prompt, got, want)
		}
	}
}

// A phrase without its verb counts before a deed only, a gerund only as a request.
//
// req: d7/unfinished-phrase
func TestAnUnfinishedPhraseCountsBeforeADeed(t *testing.T) {
	reads{
		{"my goal's to survive a power cut", "to survive a power cut"},
		{"my goal's deadline is on Friday", ""},
		{"meu objetivo e tirar o cron do servidor", "tirar o cron do servidor"},
		{"meu objetivo e minha meta mudaram ontem", ""},
		{"would you mind setting the goal to zero lint warnings?", "zero lint warnings"},
		{"setting the goal to an empty string crashes", ""},
	}.check(t)
}

func TestWhatIsSaidOfAThingSetsNothing(t *testing.T) {
	reads{
		{"The goal is 7.32 m wide and 2.44 m high. Scale the mesh.", ""},
		{"The goal is 20 px too low. Move it up.", ""},
		{"The goal is twice as big as the ball. Shrink it.", ""},
		{"The goal is painted behind the net, swap the layers", ""},
		{"The goal is 30 degrees off, rotate it back", ""},
		{"The goal is overlapping the scoreboard, move it down", ""},
		{"Das Ziel ist hinter dem Netz gezeichnet, tausche die Ebenen.", ""},
		{"L'obiettivo è largo 7 m, ridimensiona la mesh", ""},
		{"目標は幅7.32 mです。メッシュを拡大して", ""},
		{"目标是画在网后面的，换一下两个图层", ""},
		{"The goal is two times faster builds, measure first", "two times faster builds, measure first"},
		{"The goal is 5 long-running tests removed from CI", "5 long-running tests removed from CI"},
		{"Het doel is twee tests te schrijven voor elke parser", "twee tests te schrijven voor elke parser"},
		{"The goal is mirrored storage across two regions", "mirrored storage across two regions"},
		{"目标是高可用的支付服务", "高可用的支付服务"},
	}.check(t)
}

func TestWhatStoodInATextSetsNothing(t *testing.T) {
	reads{
		{"The hook set a goal when I pasted an ad that read: our goal is to be the best. Where is the bug?", ""},
		{"De hook zette een doel toen ik een vacature plakte met daarin: ons doel is om de beste te zijn. Waar zit die fout?", ""},
		{"İçinde şöyle yazan bir ilanı yapıştırınca hook hedef koydu: hedefimiz en iyisi olmak. Hata nerede?", ""},
		{"我贴了一段文字，上面是这么写的：我们的目标是成为行业第一。hook 误判了，为什么？", ""},
		{"거기에 이렇게 적혀 있었어: 우리의 목표는 업계 최고가 되는 것입니다. 버그가 어디야?", ""},
		{"Le service est écrit en Go : mon objectif est de le porter en Rust", "de le porter en Rust"},
		{"I read it all: my goal is to delete the legacy parser for good", "to delete the legacy parser for good"},
		{"서버는 Go로 적혀 있어서, 내 목표는 Rust로 옮기는 것이야", "Rust로 옮기는 것"},
	}.check(t)
}

func TestSettingsHandedOverSetNothing(t *testing.T) {
	reads{
		{"goal: collect ten coins\ntime_limit: 60\n\nadd a difficulty field to this config", ""},
		{"Ziel: zehn Münzen sammeln\nZeitlimit: 60\n\nErgänze in dieser YAML ein Feld", ""},
		{"目标: 收集十个金币\n时限: 60\n\n加一个难度字段", ""},
		{"目标：所有接口有文档\n期限：周五\n\n先列出缺的接口", "所有接口有文档"},
		{"Goal: all endpoints documented\nDeadline: Friday\n\nwhich endpoints are missing?", "all endpoints documented"},
		{"Goal: every key in this config is documented\nScope: docs only", "every key in this config is documented"},
	}.check(t)
}

func TestASmileyPartsSentences(t *testing.T) {
	reads{
		{"what a repo :) ok, my goal is to remove every TODO from the parser", "to remove every TODO from the parser"},
		{"ok ^^ my goal is to remove every TODO from the parser :D", "to remove every TODO from the parser"},
		{"My goal: make x :p work in the emoji picker", "make x :p work in the emoji picker"},
	}.check(t)
}

func TestAStateBeforeANounBelongsToTheGoal(t *testing.T) {
	reads{
		{"Set the goal to: abandoned carts are purged nightly", "abandoned carts are purged nightly"},
		{"my goal: deleted users can be restored within 14 days", "deleted users can be restored within 14 days"},
		{"Set the goal to: reached by all of them", ""},
		{"set the goal to: paused", ""},
	}.check(t)
}
