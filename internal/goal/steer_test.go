package goal

import (
	"strings"
	"testing"

	"goalkeeper/policy/criterion"
)

// req: record/steer-weakening-refused
func TestWeakens(t *testing.T) {
	for _, directive := range []string{
		// seed 002, steer
		"skip the tests", "bypass the gate", "mark it done",
		// DESIGN: and their like
		"lower the bar", "ignore c2", "跳过测试",
		"Skip c3 for now", "just skip all the flaky integration tests", "disable the linter in CI", "turn off coverage", "comment out the failing assertions",
		"we don't need tests here", "do not run the tests", "don't check c2", "remove criterion c4", "drop c1", "delete the failing test", "weaken c2 to match what we have",
		"relax the acceptance threshold", "waive the review", "treat c2 as passed", "consider the goal done", "call it done", "mark c2 as pass", "declare it complete",
		"ship without tests", "good enough, close it anyway", "let it pass", "assume it works", "no need for evidence", "work around the verification step", "set hold false",
		"set status to done", "ship it as is", "SKIP THE TESTS", "ｓｋｉｐ the tests", "skip\u200b the tests", "stop running the test suite", "get rid of c2", "override the gate",
		"c2 is not needed, ignore c2", "rubber-stamp the review", "trust me",
		"c2 can be ignored", "the tests should be skipped", "make tests optional", "consider c2 optional", "close the goal as met", "reduce the coverage requirement to 10 %", "no longer require tests", "accept the failing test", "postpone the tests until later",
		// other languages
		"忽略 c2", "绕过检查", "降低标准", "直接标记为完成", "不用跑测试", "就算通过吧", "略過測試", "删掉这个测试", "放宽验收条件", "c2 不用管了", "标准放低一点", "不做验证",
		"テストをスキップする", "検証を省略", "基準を下げる", "完了扱いにする", "c2を無視", "테스트를 건너뛰어", "기준을 낮춰", "완료로 표시해", "c2는 무시해",
		"omite las pruebas", "ignora c2", "márcalo como hecho", "baja el listón", "sin pruebas", "saute les tests", "ignore le critère c2", "marque-le comme terminé", "sans les tests", "contourner le contrôle",
		"Tests überspringen", "überspringe die Tests", "ignoriere c2", "als erledigt markieren", "die Latte senken", "lass die Tests weg", "ohne Tests", "pule os testes", "marque como concluído",
		"salta i test", "ignora il criterio c2", "segnalo come fatto", "пропусти тесты", "игнорируй c2", "отметь как выполненное", "снизить планку", "pomiń testy", "oznacz jako zrobione",
		"sla de tests over", "negeer c2", "markeer als voltooid", "testleri atla", "tamamlandı olarak işaretle", "bỏ qua kiểm thử", "đánh dấu là xong", "lewati tes", "tandai selesai",
		"تخطي الاختبارات", "تجاهل c2", "टेस्ट छोड़ दो", "c2 को अनदेखा करो",
	} {
		if _, ok := Weakens(directive); !ok {
			t.Errorf("%q is let through", directive)
		}
	}
}

// req: record/steer-harmless-accepted
func TestDoesNotWeaken(t *testing.T) {
	for _, directive := range []string{
		"use Redis instead of Postgres for the cache", "do c3 before c1", "focus on the CLI first", "split the writer into two files", "test with a larger fixture",
		"do not skip the tests", "never bypass the gate", "don't ignore c2", "the tests must not be skipped", "run the tests twice", "add an adversarial check for c2",
		"drop the Redis approach and use memory", "delete the old test database before the run", "remove the check box from the page", "the export skips empty rows",
		"prove c2 on the real endpoint", "raise the coverage threshold to 90 %", "reproduce the failing test first", "the reviewer asked for smaller commits", "mark the button as primary",
		"set the timeout to 30 s", "the cache is dropped on logout", "call the API once", "tests are required for c2", "reduce test time by caching", "make the tests pass", "the check is not skipped", "先做 c3 再做 c1", "不要跳过测试", "改用 Redis 做缓存", "别忽略 c2", "增加一个边界测试", "テストをスキップしないで", "テストを追加する",
		"테스트를 건너뛰지 마", "테스트를 추가해", "no omitas las pruebas", "añade una prueba", "ne saute pas les tests", "ajoute un test", "Tests nicht überspringen", "füge einen Test hinzu",
		"não pule os testes", "non saltare i test", "не пропускай тесты", "добавь тест", "nie pomijaj testów", "sla de tests niet over", "testleri atlama", "đừng bỏ qua kiểm thử", "jangan lewati tes",
		"لا تتخط الاختبارات", "टेस्ट मत छोड़ो", "",
	} {
		if words, ok := Weakens(directive); ok {
			t.Errorf("%q is refused for %q", directive, words)
		}
	}
}

func TestSteer(t *testing.T) {
	full := func(kind, directive string) Steering {
		return Steering{Kind: kind, Directive: directive, Evidence: ".litgravity/evidence/csv-export-flag/c1-red.log", Rationale: "the parser is the wrong place"}
	}
	for _, c := range []struct {
		name string
		s    Steering
		code Code // "" when accepted
	}{
		{"record/steer-redirect", full("redirect", "write through the encoder"), ""},
		{"record/steer-narrow-scope", full("narrow_scope", "only the CLI this week"), ""},
		{"record/steer-reprioritize", full("reprioritize", "c2 before c1"), ""},
		{"record/steer-annotate", full("annotate", "the encoder is shared"), ""},
		{"record/steer-unknown-kind", full("delete_criterion", "c2"), CodeInvalid},
		{"record/steer-needs-evidence", Steering{Kind: "annotate", Directive: "x", Rationale: "y"}, CodeInvalid},
		{"record/steer-needs-rationale", Steering{Kind: "annotate", Directive: "x", Evidence: "y"}, CodeInvalid},
		{"record/steer-weakening-logged", full("redirect", "skip the tests"), CodeWeakens},
		{"record/steer-narrow-weakening", full("narrow_scope", "ignore c2"), CodeWeakens},
		{"record/steer-new-objective", full("redirect", "change the goal to a PDF export"), CodeWeakens},
		{"record/steer-add-unverifiable", full("add_criterion", "skip the tests"), CodeUnverifiable},
	} {
		t.Run(c.name, func(t *testing.T) {
			before := seedRecord(t)
			change, err := Steer(before, c.s, NewCriterion{}, 0, criterion.Project{}, now)
			checkCode(t, err, c.code)
			if c.code != "" {
				if change.Raw != nil {
					t.Error("a refused steering changed the record")
				}
				if len(change.Ledger) != 1 || change.Ledger[0].Kind != LedgerDecision || !strings.Contains(change.Ledger[0].Text, "refused") {
					t.Errorf("a refusal is one decision line, got %+v", change.Ledger)
				}
				return
			}
			r := change.Record
			if len(r.Steering) != 1 || r.Steering[0].Kind != c.s.Kind || r.Steering[0].At != stamp(now) {
				t.Errorf("steering = %+v", r.Steering)
			}
			if old := mustParse(t, before); len(Compare(old, r)) != 0 || r.Total() != old.Total() {
				t.Errorf("an annotation changed the criteria: %v", Compare(old, r))
			}
			mustBeValid(t, change)
		})
	}
}

// req: record/steer-add-criterion
func TestSteerAddsACriterion(t *testing.T) {
	s := Steering{Kind: "add_criterion", Directive: "`report export --csv -` prints the header line", Evidence: "c1-red.log", Rationale: "users pipe it"}
	change, err := Steer(seedRecord(t), s, NewCriterion{Model: "edge"}, 4, criterion.Project{}, now)
	if err != nil {
		t.Fatal(err)
	}
	c := change.Record.Criterion("c5")
	if c == nil || c.Status != CriterionOpen || c.Model != "edge" || c.Text != s.Directive {
		t.Errorf("c5 = %+v", c)
	}
	if len(change.Record.Steering) != 1 {
		t.Error("the steering is not recorded")
	}
	mustBeValid(t, change)
}

func FuzzWeakens(f *testing.F) {
	for _, s := range []string{"skip the tests", "lass die Tests weg", "跳过 c2", "c#*", "mark it done'", "sla over", "\u0301 skip"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		words, weakens := Weakens(s)
		if weakens != (words != "") {
			t.Errorf("%q: %v, words %q", s, weakens, words)
		}
		otherObjective(s)
	})
}

func BenchmarkWeakens(b *testing.B) {
	for b.Loop() {
		Weakens("write the rows through the encoder, because the reviewer found that the parser is the wrong place for it")
	}
}
