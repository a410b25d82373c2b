package hold

import (
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// reports are texts that claim progress, and texts that do not.
type reports struct {
	code    string
	yes, no []string
}

// req: loop/stagnation-progress-words d9/progress-words-by-language d9/progress-words-negated d9/progress-words-intended
func TestProgressWordsOfEachLanguage(t *testing.T) {
	tables := []reports{
		{"en", []string{
			"Done.", "I fixed the parser.", "**Fixed** the off-by-one in `lexer.go`.", "Added two tests; both pass.", "The login works now.",
			"All 14 tests pass with no errors.", "The race is resolved and the build is green.", "It was not the lexer, so I rewrote the parser.",
			"I could not reproduce it, but I added a test.", "The import no longer fails: fixed.", "Committed as 3f2a1b.", "Not only the parser: the lexer is fixed too.",
		}, []string{
			"not fixed", "nothing was added", "I will fix it next.", "Two tests need to be added.", "The bug hasn't been fixed yet.", "None of the tests passes.",
			"The tests still fail with the same error.", "I'll have this done soon.", "Once the tests are fixed I go on.", "Is it fixed?", "It isn’t resolved.",
			"The file is named done.txt, see is_done and fixed-size.", "undone, unfixed, unresolved", "- [ ] tests added", "I fixed nothing.", "It must be implemented first.",
			"The value is passed to the handler.",
		}},
		{"zh", []string{
			"已修复解析器的错误。", "修好了。", "测试全部通过", "我添加了两个测试", "功能已完成，请查看", "搞定！", "不仅修复了解析器，还更新了文档",
			"未使用的导入已删除", "没有复现，但我添加了一个测试", "已提交 3f2a1b", "现在正常了", "测试 passed",
		}, []string{
			"还没修好", "将修复这个问题", "测试还没有全部通过", "未完成", "尚未修复", "需要添加两个测试", "接下来我会修复它", "修好了吗？",
			"等测试通过后再提交", "问题没有解决了", "如果修复了就提交", "测试仍然失败", "没有 fixed",
		}},
		{"zh-Hant", []string{
			"已修復解析器的錯誤。", "修好了。", "測試全部通過", "我新增了兩個測試", "功能已完成，請查看", "搞定！", "不僅修復了解析器，還更新了文件", "已建立檔案", "沒有重現，但我新增了一個測試",
		}, []string{
			"還沒修好", "將修復這個問題", "測試還沒有全部通過", "未完成", "尚未修復", "需要新增兩個測試", "修好了嗎？", "等測試通過後再提交", "測試仍然失敗",
		}},
		{"ja", []string{
			"パーサーを修正しました。", "直りました。", "テストを追加しました。", "すべてのテストが通りました。", "実装が完了しました。", "バグは修正済みです。",
			"再現できませんでしたが、テストを追加しました。", "ログイン機能が動くようになりました", "コミットした。",
		}, []string{
			"直っていません", "まだ修正していません。", "完了していません。", "テストが通りません。", "これから修正します。", "修正したいと思います。",
			"修正したら報告します。", "未完了です。", "完了しましたか？", "実装は完了できませんでした。", "修正した方がいいです。", "完了するまで続けます。",
		}},
		{"ko", []string{
			"파서를 수정했습니다.", "테스트를 추가했습니다.", "모든 테스트가 통과합니다.", "구현을 완료했습니다.", "버그가 해결됐습니다.", "다 됐습니다.",
			"재현하지 못했지만 테스트를 추가했습니다.", "보안 설정을 변경했습니다.", "커밋했습니다.",
		}, []string{
			"안 됐습니다", "아직 수정하지 못했습니다.", "완료되지 않았습니다.", "테스트가 통과하지 않습니다.", "곧 수정하겠습니다.", "테스트를 추가할 예정입니다.",
			"완료되면 알려 드리겠습니다.", "완료했습니까?", "아직 완료 전입니다.", "통과한 것이 없습니다.", "미완료", "완료해야 합니다.",
		}},
		{"es", []string{
			"He corregido el analizador.", "Listo.", "Añadí dos pruebas.", "Se añadió una prueba para el caso.", "Ahora funciona.", "Todas las pruebas pasan.",
			"No pude reproducirlo, pero añadí una prueba.", "El error está resuelto.", "Hecho: los cambios están en main.",
		}, []string{
			"Todavía no está corregido.", "Voy a dejarlo corregido mañana.", "No se ha añadido nada.", "Las pruebas no pasan.", "Hay que dejarlo terminado.", "¿Está arreglado?",
			"Ninguna prueba fue añadida.", "Sin haber resuelto el error.", "El hecho es que falla igual.", "Cuando esté terminado lo subo.", "Sigue fallando con el mismo error que antes.",
		}},
		{"fr", []string{
			"J'ai corrigé l'analyseur.", "C'est fait.", "Deux tests ont été ajoutés.", "Le bug est résolu.", "Tous les tests passent.", "La connexion fonctionne maintenant.",
			"Je n'ai pas pu le reproduire, mais j'ai ajouté un test.", "Terminé sans erreur.", "La version a été mise à jour : les fichiers sont créés.",
		}, []string{
			"Ce n'est pas encore corrigé.", "Rien n'a été ajouté.", "Les tests ne passent pas.", "Il faut que ce soit terminé demain.", "Le test sera ajouté ensuite.", "Est-ce terminé ?",
			"Aucun test ajouté.", "Une fois corrigé, je continue.", "Cela doit être résolu.", "Il corrige le fichier et termine ensuite.", "La même erreur est toujours là dans le module.",
		}},
		{"de", []string{
			"Der Fehler ist behoben.", "Fertig.", "Ich habe zwei Tests hinzugefügt.", "Alle Tests laufen durch.", "Die Anmeldung funktioniert jetzt.", "Erledigt!",
			"Ich konnte es nicht nachstellen, habe aber einen Test ergänzt.", "Das ist nicht nur behoben.", "Der Fehler wurde behoben.", "Der Build ist grün.",
		}, []string{
			"noch nicht behoben", "Ich werde den Fehler beheben.", "Der Fehler wird noch behoben.", "Es wurde nichts hinzugefügt.", "Kein Test wurde ergänzt.", "Der Fehler muss behoben werden.",
			"Ist das fertig?", "Sobald das behoben ist, geht es weiter.", "Das läuft jetzt immer noch nicht.", "Zwei Tests sollen hinzugefügt werden.", "Es ist derselbe Fehler wie vorhin und ich weiß nicht warum.",
			"Das ist noch nicht gemergt oder merged.",
		}},
		{"pt", []string{
			"Corrigi o analisador.", "Pronto.", "Adicionei dois testes.", "O erro foi resolvido.", "Todos os testes passam.", "O login agora funciona.",
			"Não consegui reproduzir, mas adicionei um teste.", "A tarefa está concluída.", "Feito, sem erros.",
		}, []string{
			"Ainda não foi corrigido.", "Nada foi adicionado.", "Os testes não passam.", "Vou deixar isso resolvido.", "O teste precisa ser adicionado.", "Está pronto?",
			"Nenhum teste foi adicionado.", "Quando estiver pronto eu aviso.", "Sem ter concluído a tarefa.", "Falta um teste a ser criado.", "Continua o mesmo erro que antes no módulo.",
		}},
		{"it", []string{
			"Ho corretto il parser.", "Fatto.", "Ho aggiunto due test.", "Il bug è stato risolto.", "Tutti i test passano.", "Ora funziona.",
			"Non sono riuscito a riprodurlo, ma ho aggiunto un test.", "Il file è stato creato.", "Completato senza errori.",
		}, []string{
			"Non è ancora risolto.", "Non è stato aggiunto niente.", "I test non passano.", "Il test va aggiunto.", "Deve essere completato.", "È finito?",
			"Nessun test è stato aggiunto.", "Quando sarà terminato continuo.", "Il fatto è che fallisce ancora.", "Il bug sarà risolto domani.", "È sempre lo stesso errore che abbiamo visto prima nel modulo.",
		}},
		{"ru", []string{
			"Исправил парсер.", "Готово.", "Добавлены два теста.", "Ошибка исправлена.", "Все тесты проходят.", "Вход теперь работает.",
			"Воспроизвести не удалось, но я добавил тест.", "Сборка завершена успешно.", "Не только исправил, но и добавил тест.",
		}, []string{
			"не исправлено", "Ещё не готово.", "Ничего не добавлено.", "Тесты не проходят.", "Это нужно исправить, тест будет добавлен позже.", "Готово?",
			"Когда тест будет готов, продолжу.", "Завтра будет исправлено.", "Чтобы тесты прошли, нужен ключ.", "Исправлено не было.", "Та же ошибка, что и раньше, в том же модуле.",
		}},
		{"pl", []string{
			"Naprawiłem parser.", "Gotowe.", "Dodałem dwa testy.", "Błąd został naprawiony.", "Wszystkie testy przechodzą.", "Logowanie teraz działa.",
			"Nie udało się odtworzyć, ale dodałem test.", "Tak, zrobione.", "Usunięto błąd w module.",
		}, []string{
			"Jeszcze nie naprawione.", "Nic nie zostało dodane.", "Testy nie przechodzą.", "Test zostanie dodany później.", "To musi być naprawione.", "Czy to gotowe?",
			"Żaden test nie został dodany.", "Gdy będzie gotowe, napiszę.", "Trzeba, żeby było zrobione.", "Bez zmian, nie zrobiono nic.", "To ten sam błąd, który był wcześniej w tym module.",
		}},
		{"nl", []string{
			"De parser is gerepareerd.", "Klaar.", "Ik heb twee tests toegevoegd.", "De fout is opgelost.", "Alle tests slagen.", "Het inloggen werkt nu.",
			"Ik kon het niet nabootsen, maar ik heb een test toegevoegd.", "Het is gelukt.", "Het bestand is aangemaakt.",
		}, []string{
			"Nog niet opgelost.", "Er is niets toegevoegd.", "De tests slagen niet.", "De fout moet opgelost worden.", "Ik ga zorgen dat het opgelost is.", "Is het klaar?",
			"Geen enkele test is toegevoegd.", "Zodra het klaar is ga ik verder.", "De test wordt later toegevoegd.", "Dat werkt nu nog steeds niet.", "Het is dezelfde fout die we eerder zagen in deze module.",
		}},
		{"tr", []string{
			"Ayrıştırıcıyı düzelttim.", "Tamamlandı.", "İki test ekledim.", "Hata düzeltildi.", "Tüm testler geçiyor.", "Giriş artık çalışıyor.",
			"Yeniden üretemedim ama bir test ekledim.", "TAMAMLANDI", "Dosya oluşturuldu.",
		}, []string{
			"Henüz düzeltilmedi.", "Hiçbir şey eklenmedi.", "Testler geçmiyor.", "Hatayı düzelteceğim.", "Test eklenecek.", "Tamamlandı mı?",
			"Bu başarılı değil.", "Tamamlandı sayılmaz.", "İki test eklenmeli.", "Düzeltildiğinde devam ederim.", "Aynı hata bu modülde hala devam ediyor.",
		}},
		{"vi", []string{
			"Tôi đã sửa bộ phân tích.", "Xong.", "Đã thêm hai bài kiểm thử.", "Lỗi đã được sửa.", "Tất cả kiểm thử đều đạt.", "Đăng nhập chạy được rồi.",
			"Không tái hiện được, nhưng tôi đã thêm một bài kiểm thử.", "Biên dịch thành công.", "Đã tạo tệp.",
		}, []string{
			"Chưa sửa xong.", "Tôi sẽ hoàn thành sau.", "Lỗi vẫn chưa được sửa.", "Không có gì được thêm.", "Cần hoàn thành hai bài kiểm thử.", "Đã xong chưa?",
			"Biên dịch không thành công.", "Khi hoàn thành tôi sẽ báo.", "Kiểm thử chưa qua.", "Phải được sửa trước.", "Vẫn là lỗi cũ trong mô-đun này.",
		}},
		{"id", []string{
			"Parser sudah diperbaiki.", "Selesai.", "Dua tes ditambahkan.", "Bug ini telah diperbaiki.", "Semua tes lulus.", "Login sekarang berfungsi.",
			"Tidak bisa direproduksi, tetapi saya sudah menambahkan tes.", "Berhasil.", "Berkas sudah dibuat.",
		}, []string{
			"Belum diperbaiki.", "Tidak ada yang ditambahkan.", "Tes tidak lulus.", "Saya akan selesaikan, nanti akan diperbaiki.", "Tes perlu ditambahkan.", "Apakah sudah selesai?",
			"Ini harus diselesaikan dulu.", "Kalau selesai saya kabari.", "Belum selesai.", "Gagal diselesaikan.", "Masih ada kesalahan yang sama di modul ini.",
		}},
		{"ar", []string{
			"تم إصلاح المحلل.", "أضفت اختبارين.", "أصلحت الخطأ.", "اكتملت المهمة.", "نجحت جميع الاختبارات.", "تسجيل الدخول يعمل الآن.",
			"لم أتمكن من تكراره، لكن أضفت اختبارا.", "تمّ بنجاح", "قمت بتحديث الملف.",
		}, []string{
			"لم يتم إصلاح الخطأ.", "لا تنجح الاختبارات.", "سوف أصلحه لاحقا.", "يجب إضافة اختبارين.", "العمل غير مكتمل.", "هل تم إصلاحه؟",
			"ليس جاهزا ولا مكتمل.", "سيتم إصلاح الخطأ.", "عندما تنجح الاختبارات سأتابع.", "لم أضف أي شيء.", "الخطأ نفسه ما زال موجودا.",
		}},
		{"hi", []string{
			"मैंने पार्सर ठीक कर दिया।", "काम पूरा हो गया।", "दो टेस्ट जोड़ दिए।", "बग ठीक हो गया है।", "सभी टेस्ट पास हो गए।", "लॉगिन अब काम कर रहा है।",
			"दोबारा नहीं हुआ, लेकिन मैंने एक टेस्ट जोड़ दिया।", "फ़ाइल अपडेट कर दी, कमिट कर दिया।", "सफलतापूर्वक बनाया गया।",
		}, []string{
			"अभी तक ठीक नहीं किया।", "कुछ भी जोड़ा नहीं गया।", "टेस्ट पास नहीं हो रहे हैं।", "मैं इसे ठीक करूँगा।", "टेस्ट जोड़ा जाएगा।", "क्या ठीक हो गया?",
			"यह सफल नहीं रहा।", "जब ठीक हो गया तब बताऊँगा।", "दो टेस्ट जोड़ने चाहिए।", "बिना ठीक किया छोड़ा।", "वही त्रुटि अब भी है।",
		}},
	}
	if len(tables) != len(progressTables) {
		t.Fatalf("%d tables tested of %d", len(tables), len(progressTables))
	}
	for i, l := range tables {
		t.Run(l.code, func(t *testing.T) {
			if l.code != progressTables[i].code {
				t.Fatalf("table %d is %s", i, progressTables[i].code)
			}
			check := func(texts []string, want bool) {
				for _, text := range texts {
					if got := SaysProgress(text); got != want {
						t.Errorf("SaysProgress(%q) = %t", text, got)
					}
					if got := SaysProgress(norm.NFD.String(text)); got != want {
						t.Errorf("decomposed: SaysProgress(%q) = %t", text, got)
					}
				}
			}
			check(l.yes, true)
			check(l.no, false)
		})
	}
}

// req: d9/progress-words-no-table
func TestALanguageWithoutATableCounts(t *testing.T) {
	for _, text := range []string{
		"Το σφάλμα παραμένει.",
		"ข้อผิดพลาดเดิมยังอยู่ใน main.go",
		"השגיאה עדיין קיימת.",
		"Jag har lagat felet i tolken och testerna går nu igenom",
		"Chyba v analyzátoru stále trvá, testy neprošly",
		"A hiba még mindig fennáll, a tesztek elbuknak",
		"Eroarea persistă și testele eșuează în continuare",
		"Грешка је и даље ту, тестови још увек не пролазе, њен узрок није јасан",
		"خطا هنوز برطرف نشده است و آزمون\u200cها شکست می\u200cخورند",
	} {
		for _, text := range []string{text, norm.NFD.String(text)} {
			if !SaysProgress(text) {
				t.Errorf("%q is held against its speaker", text)
			}
		}
	}
	for _, text := range []string{
		"The tests for the names Łukasz and Ångström still fail with the same error.",
		"The λ is still not parsed.",
		"Tests failing again",
		"测试 parser lexer token config build server 还是失败",
	} {
		if SaysProgress(text) {
			t.Errorf("%q counts as progress", text)
		}
	}
}

// req: d9/progress-words-code
func TestCodeSaysNothing(t *testing.T) {
	for _, text := range []string{
		"", " \n", "```\n", "✅ 3/3", "`fixed`", "The log says `all tests passed` and stops.",
		"Look:\n```\nfixed\n```\nThe same again.", "~~~text\ndone\n~~~", "```go\n// fixed", "````\n```\ndone\n````", "The call ``a ` done`` still hangs.",
		"- [ ] all tests pass\n1. [ ] done",
	} {
		if SaysProgress(text) {
			t.Errorf("SaysProgress(%q)", text)
		}
	}
	for _, text := range []string{"`lexer.go` is fixed", "```\nx\n```\nfixed", "a ` alone: done", "```x``` done", "- [x] done"} {
		if !SaysProgress(text) {
			t.Errorf("!SaysProgress(%q)", text)
		}
	}
}

// req: d9/progress-words-ends
func TestOnlyTheEndsOfALongTextAreRead(t *testing.T) {
	dull := strings.Repeat("The same error is still there. ", 1000)
	fenced := dull + "\n```\n" + dull + "\n"
	for _, tt := range []struct {
		name, text string
		want       bool
	}{
		{"nowhere", dull, false},
		{"head", "Fixed. " + dull, true},
		{"tail", dull + "Fixed.", true},
		{"middle", dull + "Fixed. " + dull, false},
		{"tail inside a fence that begins in the middle", fenced + "Fixed.", false},
		{"tail behind that fence", fenced + "```\nFixed.", true},
		{"one word", strings.Repeat("完", 10000), false},
	} {
		if got := SaysProgress(tt.text); got != tt.want {
			t.Errorf("%s: %t", tt.name, got)
		}
	}
}

// TestTablesAreWellFormed: what the search relies on.
func TestTablesAreWellFormed(t *testing.T) {
	for i := range progressTables {
		l := &progressTables[i]
		if (l.script == latin) != (len(l.common) > 0) {
			t.Errorf("%s: common words are for Latin script", l.code)
		}
		for _, list := range [][]string{l.common, l.said, l.before, l.after, l.next, l.breaks, l.plain} {
			seen := map[string]bool{}
			for _, w := range list {
				var folded strings.Builder
				for _, r := range w {
					if r = foldLetter(r); r != 0 {
						folded.WriteRune(r)
					}
				}
				switch f := folded.String(); {
				case w == "" || seen[w]:
					t.Errorf("%s: %q is empty or stands twice", l.code, w)
				case !norm.NFC.IsNormalString(w) && l.script != devanagari: // whose dotted letters NFC takes apart
					t.Errorf("%s: %q is not composed", l.code, w)
				case !l.script.spaced() && f != w:
					t.Errorf("%s: %q must stand as it is compared, %q", l.code, w, f)
				case l.script.spaced():
					if c := listen(norm.NFD.String(w)).clauses; len(c) != 1 || l.at(c[0].text, 1, w) < 0 {
						t.Errorf("%s: %q is not found in itself, decomposed: %+v", l.code, w, c)
					}
				}
				seen[w] = true
			}
		}
		for _, w := range l.said {
			if start, _ := l.find(" "+w+" ", 0, l.breaks); start >= 0 && l.script.spaced() {
				t.Errorf("%s: %q is broken by a conjunction", l.code, w)
			}
		}
	}
}

// TestEveryProgressWordCounts: no word of a table is dead, negated or blanked
// by its own table.
func TestEveryProgressWordCounts(t *testing.T) {
	for i := range progressTables {
		l := &progressTables[i]
		for _, w := range l.said {
			p := listen(w)
			if len(p.clauses) != 1 || !says(p.clauses[0].text, l, []*progressTable{l}) {
				t.Errorf("%s: %q does not count", l.code, w)
			}
		}
	}
}

func FuzzSaysProgress(f *testing.F) {
	for i := range progressTables {
		l := &progressTables[i]
		f.Add(l.said[0] + ". " + strings.Join(l.before, " "))
	}
	f.Add("``a` ```\n\n`\n```")
	f.Add("не и\u0306 I\u0307 \xff")
	f.Fuzz(func(t *testing.T, text string) {
		p := listen(ownWords(text))
		sum := 0
		for _, n := range p.of {
			sum += n
		}
		if sum != p.letters || p.foreign > p.letters {
			t.Errorf("%d letters, %d by script, %d foreign", p.letters, sum, p.foreign)
		}
		for _, c := range p.clauses {
			if !utf8.ValidString(c.text) || strings.Contains(strings.Trim(c.text, " "), "  ") || c.text[0] != ' ' || c.text[len(c.text)-1] != ' ' {
				t.Errorf("clause %q", c.text)
			}
		}
		got := SaysProgress(text)
		if fenced := "~~~~~~~~\n" + strings.ReplaceAll(text, "~", "") + "\n~~~~~~~~"; len(text) < maxSpoken && SaysProgress(fenced) {
			t.Errorf("progress inside a fence: %q", text)
		}
		if got && p.letters == 0 {
			t.Errorf("no letter, yet progress: %q", text)
		}
	})
}

func BenchmarkSaysProgress(b *testing.B) {
	message := "I looked at the parser again. " + strings.Repeat("The same error is still there in the module, and the tests fail as before. ", 12)
	for _, bb := range []struct{ name, text string }{
		{"done", "Done. " + message},
		{"message", message},
		{"cap", strings.Repeat(message, 20)},
		{"cap-zh", strings.Repeat("同样的错误仍然存在，测试和之前一样失败。", 1000)},
		{"cap-ja", strings.Repeat("同じエラーがまだ残っていて、テストは前と同じように失敗します。", 1000)},
		{"worst", strings.Repeat("not done but ", 1000)},
		{"worst-ja", strings.Repeat("完了ないのでまだ", 1000)},
		{"ticks", strings.Repeat("`a``b", 2000)},
	} {
		b.Run(bb.name, func(b *testing.B) {
			for b.Loop() {
				SaysProgress(bb.text)
			}
		})
	}
}
