package trigger

// Polish. The noun in the instrumental with "jest" (moim celem jest …) or in the
// nominative with "to" or a colon (mój cel to …) ends the phrase; a gerund, an
// infinitive or "aby"/"żeby" after it is the goal, and the lead-in "to," before
// them is cut. Nouns are declined, so an order lists the cases its verbs take
// (porzuć cel, zrezygnuj z celu). Accents are often left out: both spellings stand.
var polish = language{
	code: "pl",
	triggers: []phrase{
		// moim celem jest …
		{own, "moim|naszym ?obecnym|aktualnym|bieżącym|biezacym|głównym|glownym|nowym|jedynym|" +
			"następnym|nastepnym|kolejnym|najbliższym|najblizszym|pierwszym|prawdziwym|ostatecznym|" +
			"dzisiejszym celem ?teraz|dziś|dzis|dzisiaj|obecnie|aktualnie|tutaj|tu|na_dziś|" +
			"na_dzisiaj|na_tę_sesję|w_tej_sesji|tej_sesji|na_razie|w_tym_tygodniu jest|będzie|bedzie|" +
			":|—|-|pozostaje|staje_się|to ?teraz|dziś|po_prostu ?to ?:"},
		{own, "mój|moj|nasz ?obecny|aktualny|bieżący|biezacy|główny|glowny|nowy|jedyny|następny|" +
			"nastepny|kolejny|najbliższy|pierwszy|prawdziwy|ostateczny|dzisiejszy cel ?teraz|dziś|" +
			"dzis|dzisiaj|obecnie|tutaj|tu|na_dziś|na_dzis|na_dzisiaj|na_teraz|na_tę_sesję|" +
			"na_te_sesje|w_tej_sesji|tej_sesji|na_razie|na_ten_tydzień to|:|=|—|-|jest_taki|brzmi|" +
			"jest_prosty|jest ?teraz|po_prostu ?to ?:"},
		{own, "moim|naszym celem|celem_jest w|na|dla|przy tej|tym|ten|tę|dziś <4> jest"},
		{own, "moje|nasze ?obecne|nowe|główne|najbliższe cele ?teraz|na_dziś|na_dzisiaj|na_tę_sesję|" +
			"tej_sesji to|:|są_takie|— ?:"},
		{own, "moimi|naszymi ?głównymi celami ?teraz|na_dziś są|:"},
		{own, "stawiam|stawiamy|obieram|postawiłem|postawiliśmy ?sobie za|jako cel ?:"},
		{own, "mam|mamy za|na|jako cel|celu ?:"},
		// aktualny cel to …, nowy cel:
		{now, "?twoim|tym obecnym|aktualnym|bieżącym|biezacym|nowym|dzisiejszym ?głównym celem ?teraz " +
			"jest|będzie|bedzie|:|—|-|staje_się ?teraz ?to ?:"},
		{now, "?twój|twoj|ten obecny|aktualny|bieżący|biezacy|nowy|dzisiejszy ?główny cel ?teraz|sesji " +
			"to|:|=|—|-|brzmi|jest ?to ?:"},
		{now, "?twoim|głównym celem teraz|dziś|dzis|dzisiaj|obecnie|aktualnie|na_dziś|na_dzisiaj|" +
			"tej_sesji|w_tej_sesji|na_tę_sesję|na_razie|na_teraz|tego_tygodnia jest|będzie|:|— ?to"},
		{now, "?twój|główny cel teraz|dziś|dzis|dzisiaj|na_dziś|na_dzis|na_dzisiaj|na_teraz|tej_sesji|" +
			"na_tę_sesję|na_te_sesje|sesji|na_ten_tydzień to|:|=|—|-|jest_taki ?:"},
		{now, "teraz|dziś|dzisiaj|obecnie|od_teraz ?naszym|twoim|głównym celem jest|będzie ?to"},
		// celem jest …
		{weak, "?głównym|glownym|jedynym|ostatecznym|ogólnym|twoim celem ?tutaj|tu|tego_pr|tego_zadania|" +
			"tej_zmiany|tej_gałęzi jest|będzie ?tutaj|tu|po_prostu ?to"},
		{weak, "?główny|glowny|jedyny|ostateczny|ogólny|twój|twoj cel ?tutaj|tu|tego_pr|tego_zadania|" +
			"tej_zmiany|jest to|:|—|taki ?:"},
		{weak, "?główne cele to|:|—"},
		// ustaw cel na …
		{set, "ustaw|ustawcie|ustawić|ustawic|ustawmy|ustal|ustalić|ustalmy|określ|okresl|określmy|" +
			"zdefiniuj|zmień|zmien|zmienić|zmieńmy|wyznacz|wyznaczmy|zaktualizuj|przyjmij|postaw|" +
			"obierz|zapisz|skonfiguruj ?sobie|nam|proszę ?mój|moj|nasz|swój|twój|jako ?obecny|" +
			"aktualny|bieżący|biezacy|nowy|główny|glowny|następujący cel ?sesji|tej_sesji|na_dziś|" +
			"na_dzisiaj|na_tę_sesję|teraz na|:|jako|—|=|- ?to ?:"},
		{set, "ustaw|ustal|przyjmij|wyznacz|postaw|obierz|weź|wez|traktuj|zapisz|postawmy|przyjmijmy|" +
			"ustalmy ?sobie|proszę jako|za ?mój|nasz|swój|twój ?obecny|aktualny|nowy|główny cel " +
			"?sesji|tej_sesji|na_dziś|na_dzisiaj ?:"},
		{set, "niech ?naszym|twoim|moim|nowym ?nowym|aktualnym celem ?teraz będzie|bedzie|stanie_się ?to ?:"},
		{set, "twoim|twoim_nowym celem ?teraz jest|będzie ?to"},
	},
	around: []around{
		{"ustaw|ustal|przyjmij|wyznacz|postaw|obierz|weź|wez|traktuj|zapisz|przyjmijmy|ustalmy|ustawmy", "jako|za ?mój|moj|nasz|swój|twój ?obecny|aktualny|bieżący|nowy|główny|glowny cel ?sesji|" +
			"tej_sesji|na_dziś|na_dzisiaj"},
		{"uczyń|uczyn|uczyńmy|zróbmy_z", "?moim|naszym|swoim|twoim ?obecnym|aktualnym|nowym|głównym celem"},
	},
	leads: "ok|okej|dobra|dobrze|no|no dobra|no dobrze|świetnie|super|jasne|rozumiem|tak|cześć|" +
		"czesc|hej|hejka|siema|witaj|witam|dzień dobry|dzien dobry|dobry wieczór|dzięki|dzieki|" +
		"dziękuję|dziekuje|więc|wiec|zatem|a więc|no więc|tak więc|to|i|a|ale|czyli|krótko mówiąc|" +
		"w skrócie|podsumowując|dlatego|ponadto|poza tym|też|również|potem|następnie|najpierw|" +
		"na początek|przede wszystkim|po pierwsze|swoją drogą|w sumie|właściwie|wlasciwie|w zasadzie|" +
		"tak naprawdę|konkretnie|teraz|dziś|dzis|dzisiaj|od teraz|od dziś|od tej pory|tym razem|" +
		"na razie|póki co|w tej sesji|na dziś|na dzisiaj|obecnie|aktualnie|proszę|prosze|tylko|" +
		"po prostu|lepiej|może|chcę|chce|chciałbym|chcialbym|chciałabym|chcę żebyś|chcemy|potrzebuję|" +
		"potrzebujemy|musimy|muszę|powinniśmy|powinieneś|trzeba|czy możesz|czy mozesz|możesz|mozesz|" +
		"mógłbyś|moglbys|czy mógłbyś|mogłabyś|możecie|czy możemy|możemy|czy mógłbyś proszę|" +
		"przepraszam|sorki|sorry|zmiana planów|zmiana planu|zmieniłem zdanie|zmieniłam zdanie|jednak|" +
		"zdecydowałem|zdecydowałam|zdecydowaliśmy|aktualizacja|uwaga|kontekst|znowu|jeszcze raz|dość|" +
		"dosyć|wystarczy|stop|w końcu|ostatecznie|już|juz|sobie|mi|nam|zacznijmy|toteż|wobec tego" +
		"|mimo to|mimo wszystko|i tak|tak czy inaczej|generalnie|ogólnie|innymi słowy|inaczej mówiąc|" +
		"szczerze|szczerze mówiąc|dzięki za wszystko|dzięki za próbę|wielkie dzięki|wiem|koniec końców",

	opens: "dla|w|na|z|za|po|przez|od|do|ponieważ|skoro|we|podczas|dlatego",
	reported: "powiedział|powiedziała|powiedzieli|powiedziano|mówi|mowi|mówią|mówił|mówiła|mówili|według|" +
		"wedlug|zdaniem|twierdzi|twierdzą|twierdził|twierdziła|napisał|napisała|napisali|pisze|piszą|" +
		"napisano|wspomniał|wspomniała|wspomina|stwierdził|stwierdziła|stwierdza|oświadczył|ogłosił|" +
		"ogłosiła|ogłasza|podaje|podał|podała|uważa|uważają|myśli że|sądzi|sądzą|wyjaśnił|wyjaśniła|" +
		"wyjaśnia że|zasugerował|zasugerowała|sugeruje|zaproponował|zaproponowała|proponuje|" +
		"opowiedział|opowiadał|zapytał|zapytała|pyta|pytał|pytają|odpowiedział|odpowiedziała|" +
		"odpowiada|cytuję|cytuje|cytat|podobno|rzekomo|ponoć|ponoc|słyszałem|słyszałam|czytałem|" +
		"czytałam|zgodnie z|jak wynika z|upiera się|domaga się|zażądał|wspominał|podkreśla",
	ownWords: "jak ustaliliśmy|zgodnie z ustaleniami|jak mówiłem|jak mówiłam|jak już mówiłem|jak powiedziałem|jak już powiedziałem|" +
		"jak wspomniałem|jak wspomniałam|jak pisałem|jak napisałem|jak już pisałem|jak powiedziano|" +
		"jak napisano wyżej|jak wspomniano|już mówiłem|mówiłem|powiedziałem|napisałem|krótko mówiąc|" +
		"innymi słowy|inaczej mówiąc|szczerze mówiąc|mówiąc wprost|moim zdaniem",
	mention: "wpisz|wpisuje|wpisać|wpisywanie|wpisze|wpiszę|fraza|frazę|frazy|fraz|zdanie|zdania|zdaniu|" +
		"tekst|tekstu|teksty|tekście|ciąg|ciągu|łańcuch|wiadomość|wiadomości|prompt|prompty|prompta|" +
		"promptu|wykrywa|wykryć|wykrywanie|detektor|wyzwala|wyzwalacz|trigger|przetłumacz|" +
		"przetlumacz|tłumacz|tłumaczenie|porównaj|porownaj|porównać|streść|stresc|streszczenie|" +
		"podsumuj|popraw zdanie|popraw tekst|sparafrazuj|przeredaguj|przeformułuj|zredaguj|" +
		"sklasyfikuj|na przykład|na przyklad|przykład|przyklad|przykłady|przykładowo|np|tytuł|" +
		"nagłówek|naglowek|pole|kolumna|kolumnę|etykieta|zmienna|komentarz|o nazwie|nazwany|zawiera|" +
		"zawierający|zaczyna się od|rozpoczyna się|wyrażenie regularne|szablon|linia|linię|log|logu|" +
		"logach|wyświetla|wyświetl|wypisuje|wyjście|transkrypt|transkrypcja|rozmowa|list motywacyjny|" +
		"e-mail|esej|artykuł|wypracowanie|użytkownik" +
		"|user story|historyjka użytkownika",
	edits: "zredaguj|skróć|popraw tekst|popraw ten tekst|przeredaguj|sprawdź tekst|oceń ten" +
		"|ogłoszenie|streszczenie|list|esej|artykuł|przemówienie|komunikat|mail|e-mail|protokół|fragment" +
		"|skopiowane z|wzięte z|z wiki|z ticketa",
	condition: "jeśli|jesli|jeżeli|jezeli|gdy|kiedy|gdyby|o ile|dopóki|dopoki|dopóty|zanim|po tym jak|" +
		"skoro tylko|jak tylko|za każdym razem|chyba że|pod warunkiem|w przypadku|chociaż|gdzie|" +
		"którego|której|czy",
	whatIf: "jeśli|jesli|jeżeli|jezeli|gdyby|załóżmy|zalozmy|przypuśćmy|wyobraź sobie|wyobraźmy sobie|" +
		"chyba że|o ile",
	later: "jeśli|jesli|jeżeli|jezeli|gdy|kiedy|gdyby|o ile|po tym jak|jak tylko|skoro tylko|" +
		"za każdym razem|chyba że|pod warunkiem|w przypadku|w razie|ale tylko|tylko jeśli|tylko gdy|" +
		"następnym razem|dopiero gdy|po",
	negation: "nie|nigdy|ani|bez|zamiast|żaden|nikt|unikaj|przestań|już nie",
	asking: "co|jaki|jaka|jakie|jakim|który|ktory|dlaczego|czemu|jak|kto|gdzie|kiedy|po co|czy|wyjaśnij|" +
		"wyjasnij|wyjaśnić|wytłumacz|wytlumacz|powiedz|przypomnij|opisz|zdefiniuj co|wiesz|sądzisz|" +
		"myślisz|nie wiem|nie jestem pewien|nie jestem pewna|zastanawiam się|ciekawe|zgadnij|sprawdź|" +
		"sprawdz|zweryfikuj|potwierdź|potwierdz|doprecyzuj|pamiętasz",

	notGoal: "nie|nigdy|co|jaki|jakie|jak|dlaczego|kiedy|kto|gdzie|czy|jeśli|null|nil|none|" +
		"undefined|pusty|puste|pusta|true|false|nieznany|nieznane|błędny|bledny|niepoprawny|" +
		"niewłaściwy|niejasny|niejasne|jasny|mylący|za|zbyt|bardzo|dość|taki sam|ten sam|to samo|ten|" +
		"tamten|opcjonalny|obowiązkowy|wymagany|widoczny|niewidoczny|realistyczny|realny|osiągalny|" +
		"nieosiągalny|niemożliwy|osiągnięty|osiagniety|osiągnięte|spełniony|spelniony|zrealizowany|" +
		"ukończony|zakończony|zapisany|zapisywany|wyświetlany|pokazywany|zaktualizowany|" +
		"aktualizowany|ignorowany|usunięty|usuwany|zastąpiony|nadpisany|nadpisywany|odczytany|" +
		"wysłany|obliczany|odrzucony|zaakceptowany|wybrany|ustawiony|ustawiany|zgubiony|jeszcze|" +
		"wciąż|nadal|już|zawsze|też|wróg|najbliższy wróg|gracz|bramkarz|typu|poprawny|prawidłowy|" +
		"dobry|ok|w|na|uznany|niezmieniony|zablokowany|pauzę|bok|później|razie|półkę|gotowy|" +
		"zamknięty|wykonany|zniknął|utracony|wygasł|ucięty|zduplikowany|zapomniany|uszkodzony|" +
		"nieczytelny|głupi|bez sensu|nierealny|ważny|nieaktualny|brak pomysłu|bez zmian|" +
		"bez znaczenia|brak celu" +
		"|narysowany|schowany|ukryty|zasłonięty|przesunięty|odwrócony|umieszczony|po lewej|po prawej|poza ekranem",
	compound: "najbliższy wróg|gracz|wróg|pusty ciąg|obiekt",
	tag: "prawda|tak|nie|zgadza się|dobrze|dobrze rozumiem|czyż nie|nieprawdaż|czy nie|czy tak|racja|" +
		"no nie|nadal|wciąż|ok|zgoda|zgadzasz się|czy dobrze rozumiem|co nie|mam rację",
	asks: "jak|co|jaki|jakie|jaką|gdzie|skąd|od czego|czy|możesz|mozesz|mógłbyś|moglbys|pomożesz|" +
		"możemy|powinniśmy|powinienem|czy można|czy jest|masz|kto|kiedy|ile|który|dlaczego|gotowy|" +
		"jakieś|da się|dasz radę|pytania",
	lead:   "to,|to|tym,",
	copula: "",

	these: []string{
		"ten|tę|te|to|tego|tych|poniższy|poniższą|poniższe|powyższy ?dwa|dwie|trzy tekst|teksty|list|" +
			"listy|mail|maila|e-mail|akapit|akapity|streszczenie|abstrakt|artykuł|klauzule|klauzul|" +
			"notatkę|notatki|fragment|szkic|umowę|protokół|commity|commitów|wiadomość",
		"tekst|list|mail|e-mail|akapit|klauzule|artykuł|notatki|szkic poniżej|powyżej",
	},
	rework: "przetłumacz|przetłumaczyć|streść|streścić|skróć|skrócić|popraw|poprawić|przeredaguj|zredaguj|" +
		"przepisz|sparafrazuj|przekształć|zamień|przerób|odpowiedz|odpisz|uprość|ulepsz|napisz|zrób|" +
		"wyciągnij|podsumuj|podsumować|sformatuj|złagodź",
	greets: "szanowni|szanowny|szanowna|drogi|droga|drodzy|dzień dobry|cześć|witam|witajcie",
	signs: "z poważaniem|z wyrazami szacunku|pozdrawiam|serdecznie pozdrawiam|pozdrowienia|" +
		"łączę pozdrowienia|serdeczności|dziękuję",
	repairs: "napraw*|popraw*|zobacz|sprawdź|zbadaj|znajdź|debuguj",
	langNames: "angielsk*|polsk*|chińsk*|japońsk*|koreańsk*|hiszpańsk*|francusk*|niemieck*|portugalsk*|włosk*|" +
		"rosyjsk*|niderlandzk*|tureck*|wietnamsk*|indonezyjsk*|arabsk*|hindi",
	retouch: "skróć|skrócić|krótsze|krócej|przeredaguj|przeformułuj|sparafrazuj|przetłumacz|wygładź|" +
		"bardziej formaln*|formalniej|uprzejmiej|popraw styl|żywiej|chwytliw*",
	pieces: "przedstawieni*|bio|biogram*|list motywacyjny|slogan*|hasło|autoprezentacj*",
	style: "brzmi|brzmią|dobrze napisane|naturalniej|mój polski|ortografia|zbyt formalne|zbyt sztywne|" +
		"bardziej formaln*|formalniej|gramatyk*",
	turns: "w sumie|krótko mówiąc|w każdym razie|ogólnie|tak czy inaczej|więc",
	past: "w zeszłym miesiącu|w ubiegłym miesiącu|w zeszłym tygodniu|w zeszłym roku|w ubiegłym roku|" +
		"wczoraj|wcześniej|dawniej|kiedyś|pierwotnie|początkowo",
	contrast: "mimo to|a jednak|ale|lecz|jednak|a|natomiast|tymczasem|chociaż" +
		"|i nic",
	infinitive: "~ać|~ić|~yć|~eć|~nąć|~anie|~enie|~cie|aby|żeby|by",
	fiction:    "w tej grze|w grze|w mojej grze|na tym poziomie|na tej mapie|w symulacji|w tej rundzie",
	moot:       "nie ma sensu|bez sensu|nie warto|niepotrzebne|niepotrzebny|szkoda czasu|nic z tego",

	trivial: "hotfix|hot fix|quick fix|quickfix|bugfix|naprawić błąd|napraw błąd|naprawienie błędu|" +
		"naprawa błędu|naprawić jeden błąd|naprawić buga|napraw buga|naprawienie buga|naprawa buga|" +
		"naprawić bug|napraw bug|naprawić ten błąd|napraw ten błąd|naprawić tego buga|poprawić błąd|" +
		"popraw błąd|poprawienie błędu|poprawka błędu|poprawić buga|popraw buga|usunąć błąd|fix buga|" +
		"mały bug|drobny błąd|drobny bug|mały błąd|naprawic blad|napraw blad|szybka poprawka|" +
		"szybką poprawkę|szybki fix|szybka naprawa|mała poprawka|małą poprawkę|drobna poprawka|" +
		"drobną poprawkę|drobne poprawki|drobna zmiana|drobną zmianę|drobne zmiany|mała zmiana|" +
		"małą zmianę|niewielka zmiana|drobnostka|drobiazg|kosmetyczna zmiana|kosmetyka|" +
		"poprawić literówkę|popraw literówkę|literówka|literówki|literówkę|pilna poprawka|" +
		"łatka na szybko",
	arch: "refaktor*|zrefaktor*|refactor*|migr*|zmigr*|przepis*|przeprojekt*|architekt*|restrukturyz*|" +
		"podziel*|podział|rozdziel*|rozbić|rozbicie|wydziel*|modulariz*|przebud*|reorganiz*|rozprzęg*",
	spans: "migracja|migracji|migrację|migracje|migrować|zmigr*|migrowanie|przepisać|przepisanie|" +
		"przepisz|przepisania|przeprojekt*|architektura|architektury|architekturę|architektur*|" +
		"restrukturyz*|cały kod|całego kodu|całym kodzie|cały projekt|całego projektu|" +
		"całym projekcie|cały system|całego systemu|całym systemie|całą aplikację|całej aplikacji|" +
		"cała aplikacja|całe repozytorium|całego repozytorium|cały backend|cały frontend|" +
		"całą bazę kodu|całej bazie kodu|wszędzie|przebudowa|przebudować",
	files: "plików|plikow|pliki|plikach|plikami",
	modules: "modułów|moduły|modułach|modułami|modulow|moduly|usług|usługi|usługach|serwisów|serwisy|" +
		"serwisach|mikroserwisów|mikroserwisy|mikrousług|mikrousługi|pakietów|pakiety|pakietach|" +
		"komponentów|komponenty|komponentach|podsystemów|podsystemy|aplikacji|aplikacje|repozytoriów|" +
		"repozytoria",
	several: "kilka|kilku|wiele|wielu|różne|różnych|wszystkie|wszystkich|wszystkim|obu|oba|obie",
	nothing: "do ustalenia|do określenia|brak|żaden|nic|twój cel|twój cel tutaj|tutaj|tbd|todo|" +
		"n/a|xxx|...|…|patrz niżej|patrz wyżej|bez zmian|jak poprzednio|później",

	nouns: "cel|celu|celem|cele|pętlę|pętla|pętli|petle|petla|petli|loop|zadanie|zadania|zadaniem|plan|" +
		"planu|planem|goal",
	goal: "cel|celu|celem|pętlę|pętla|pętli|petle|petla|petli|loop|goal",
	abandon: order{
		named: []string{
			"daj|dajmy|dajcie ?sobie|już spokój z|ze ?tym|tą|naszym celem|zadaniem|planem|pętlą",
			"olej|olejmy ?ten|to|tę cel|zadanie|plan|pętlę",
			"porzuć|porzuc|porzućcie|porzucić|porzucmy|porzućmy|porzucam|porzucamy|anuluj|" +
				"anulujcie|anulować|anulujmy|anuluję|odwołaj|odwolaj|odwołać|odpuść|odpusc|odpuśćmy|" +
				"odpuszczamy|przerwij|przerwać|przerwijmy|zakończ|zakoncz|zakończyć|usuń|usun|usunąć|" +
				"skasuj|skasować|wyrzuć|wyrzuc|zapomnij_o|zapomnijmy_o|zostaw|zrezygnuj_z|" +
				"zrezygnować_z|zrezygnujmy_z|rezygnuję_z|rezygnuje_z|rezygnujemy_z|zaniechaj|" +
				"zatrzymaj_całkiem ?proszę|już ?ten|tę|te|tego|tej|tym|mój|mojego|nasz|naszego|" +
				"naszej|swój|to ?obecny|aktualny|aktualnego|obecnego|bieżący|cały $goal ?całkiem|" +
				"całkowicie|zupełnie|proszę",
			"porzuć|porzuc|porzucić|porzućmy|porzucam|porzucamy|anuluj|anulować|anulujmy|anuluję|" +
				"odwołaj|odpuść|odpuśćmy|przerwij|przerwać|zapomnij_o|zapomnijmy_o|zrezygnuj_z|" +
				"zrezygnować_z|zrezygnujmy_z|rezygnuję_z|rezygnujemy_z|zaniechaj ?proszę ?to|ten|" +
				"tego|tym|nasz|naszego|moje|mój ?obecne|obecny|aktualne|aktualny|całe|cały zadanie|" +
				"zadania|zadaniu|plan|planu|planie ?całkiem|całkowicie|zupełnie",
			"zapomnij|zapomnijmy|zapomnieć o ?tym|tej|naszym|moim ?obecnym|aktualnym celu|pętli|zadaniu|planie|loopie",
			"wyjdź|wyjdz|wyjść z ?tej|tego pętli|petli|loopa",
			"nie chcę|chce|chcemy|potrzebuję|potrzebujemy już|juz ?tego|tej celu|pętli|zadania|planu",
			"anuluj|anulować|anulujmy|anuluję|porzuć|porzucić|porzućmy|przerwij|przerwać|odwołaj|" +
				"odwołać|odpuść ?proszę ?to|ten|tę|nasz|nasze|naszą|moje|mój ?bieżące|bieżący|bieżącą|" +
				"obecne|obecny|aktualne|aktualny|całe|cały cel|pętlę|zadanie|plan ?całkiem|całkowicie|" +
				"proszę",
			"?ten|to|tę|nasz|nasze ?bieżący|bieżące|obecny|obecne|aktualny|aktualne cel|zadanie|plan|" +
				"pętlę ?proszę|już anuluj|porzuć|anulujmy|porzućmy|odpuśćmy|odpuść|możesz_anulować|" +
				"trzeba_anulować",
		},
		asked: []string{
			"anulowanie|porzucenie|przerwanie|odwołanie|odpuszczenie|rezygnację_z ?tego|tej|naszego|" +
				"naszej|mojego ?bieżącego|obecnego|aktualnego|bieżącej|obecnej|aktualnej|całego celu|" +
				"pętli|zadania|planu",
			"anulował|anulowała|porzucił|porzuciła|odpuścił|odpuściła|przerwał|przerwała|odwołał|" +
				"odwołała ?ten|to|tę|nasz|nasze ?bieżący|bieżące|obecny|obecne|aktualny|aktualne cel|" +
				"pętlę|zadanie|plan",
		},
		it: []string{
			"porzuć|porzuc|porzućmy|anuluj|anulujmy|odpuść|odpusc|odpuśćmy|odpuszczam|" +
				"odpuszczamy|zostaw|zostawmy|zapomnij_o|zapomnijmy_o|przerwij to|tym|wszystko " +
				"?proszę|całkiem|już",
			"odpuść|odpuśćmy|dajmy|daj|dam sobie ?z_tym spokój|spokoj|to ?z_tym",
			"poddaję|poddaje|poddajemy się|sie", "rezygnuję|rezygnujemy ?z_tego",
		},
		bare: "porzuć|porzuc|porzucić|porzucam|porzućmy|porzuć to|porzuć wszystko|anuluj|anulować|" +
			"anulujmy|anuluję|anulowano|anuluj to|anuluj wszystko|odwołaj|odwołaj to|odpuść|odpusc|" +
			"odpuść to|odpuść sobie|odpuśćmy|odpuśćmy sobie|odpuszczam|odpuszczamy|rezygnuję|" +
			"rezygnuje|rezygnujemy|zrezygnuj|zrezygnować|zrezygnujmy|poddaję się|poddaje sie|" +
			"zapomnij|zapomnij o tym|zapomnijmy o tym|daj spokój|daj sobie spokój|dajmy sobie spokój|" +
			"dajmy spokój|zostaw to|zostawmy to|już nie trzeba|juz nie trzeba|już nie potrzebuję|" +
			"już tego nie chcę|nie chcę już|nie chcę już tego|nieważne|przerwij to",
	},
	pause: order{
		named: []string{
			"wstrzymaj|wstrzymać|wstrzymajmy|zawieś|zawies|zawiesić|zawieśmy|zatrzymaj|zatrzymać|" +
				"zatrzymajmy|zapauzuj|spauzuj|zapauzować|spauzować|odłóż|odloz|odłożyć|odłóżmy|" +
				"zamroź|zamroz|przerwij_na_chwilę|wstrzymajcie ?proszę ?ten|tę|te|to|mój|nasz|naszą " +
				"?obecny|aktualny|obecne $nouns ?na_razie|na_dziś|na_dzisiaj|na_chwilę|na_później|" +
				"do_jutra|tutaj",
			"odłóż|odloz|odłożyć|odłóżmy ?ten|tę|to|nasz $nouns na_bok|na_później|na_potem|na_razie|na_półkę",
			"zrób|zrob|zróbmy przerwę|pauzę w|z|przy ?tym|tej|naszym celu|celem|zadaniu|zadaniem|pętli",
			"przestań mnie blokować|trzymać|zatrzymywać",
		},
		it: []string{"wstrzymaj|zawieś|odłóż|zapauzuj to|tutaj ?na_razie|na_później|na_bok", "wstrzymajmy|odłóżmy to ?na_razie|na_później"},
		bare: "pauza|wstrzymaj|wstrzymaj się|wstrzymać|wstrzymajmy się|zapauzuj|spauzuj|zrób pauzę|" +
			"zrób przerwę|zróbmy przerwę|przerwa|zatrzymaj|zatrzymaj się|zatrzymaj się tutaj|" +
			"zatrzymajmy się|stop|stój|stoj|nie teraz|na razie nie|później|pozniej|potem|innym razem|" +
			"odłóż to|odłóż to na później|wystarczy na dziś|wystarczy na dzisiaj|na dziś wystarczy|" +
			"na dzisiaj wystarczy|na dziś koniec|koniec na dziś|zawieś|zawiesić|odpocznij|" +
			"przerwij na chwilę",
	},
	resume: order{
		named: []string{
			"wznów|wznow|wznowić|wznówmy|kontynuuj|kontynuujcie|kontynuować|kontynuujmy|" +
				"reaktywuj|uruchom_ponownie|przywróć ?proszę ?pracę_nad|prace_nad ?ten|tę|te|to|tym|" +
				"tej|mój|nasz|naszym|naszą|moim ?obecny|aktualny|obecne|aktualnym $nouns|celem|" +
				"zadaniem|pętlą",
			"wróć|wroc|wróćmy|wracaj|wracamy|powróć|wrócić|wracajmy do ?tego|tej|naszego|mojego " +
				"?obecnego|poprzedniego $nouns",
			"pracuj|pracujmy dalej nad ?tym|naszym celem|zadaniem|planem",
		},
		it:   []string{"wznów|wznow to ?proszę|teraz"},
		bare: "wznów|wznow|wznowić|wznówmy|wznawiamy|wznów to|możesz wznowić|koniec przerwy|koniec pauzy",
	},
	replace: order{
		named: []string{
			"zastąp|zastap|zastąpić|zastąpmy|zamień|zamien|zamienić|zamieńmy|podmień|podmien|" +
				"nadpisz|zmień|zmien|zmienić|zmieńmy ?ten|mój|nasz|swój ?stary|obecny|aktualny|" +
				"poprzedni|istniejący cel|goal ?na|przez ?ten|tym ?nowy|nowym|inny ?cel|celem",
			"przełącz|przelacz|przejdź|przejdz|przełączmy ?się|sie na|do nowy|nowego|ten_nowy ?cel|celu",
			"użyj|uzyj|weź|wez|przyjmij|bierz|bierzemy nowego|nowy|mój_nowy|ten_nowy ?cel|celu",
		},
	},
	done: order{
		named: []string{
			"uznaj|uznajmy|oznacz|oznaczmy|traktuj|potraktuj|ogłoś ?ten|to|mój|nasz ?obecny cel|" +
				"pętlę|goal ?za|jako ukończony|zakończony|zrobiony|osiągnięty|gotowy|zrealizowany|" +
				"zamknięty|spełniony|wykonany|ukończoną|zakończoną ?mimo_wszystko|tak_czy_siak|i_tak|" +
				"tak_jak_jest",
			"uznaj|uznajmy|oznacz to za|jako ukończone|zakończone|zrobione|gotowe|zamknięte ?mimo_wszystko|i_tak",
			"zamknij|zamknąć|zamknijmy|zamykamy|domknij ?ten|tę|mój|nasz ?obecny|aktualny cel|" +
				"pętlę|goal ?mimo_wszystko|tak_czy_siak|i_tak|tak_jak_jest|jako_ukończony",
		},
	},
	ends: "i|oraz|lub|albo|proszę|prosze|teraz|dzięki|dzieki|dziękuję|bo|ponieważ|gdyż|ale|więc|" +
		"zatem|na razie|dziś|dzisiaj|natychmiast|od razu|całkiem|całkowicie|zupełnie|na dobre|" +
		"na zawsze|ostatecznie|lepiej|ok|dobra|jednak|już|mimo wszystko|do|bez|znowu|też|a|my|ja|tam" +
		"|i tyle|no",
	polite: "nie,|ok|okej|dobra|dobrze|no|no dobra|proszę|prosze|więc|zatem|to|lepiej|dzięki|dzieki|" +
		"dziękuję|claude|hej|cześć|tak|możesz|mozesz|czy możesz|mógłbyś|chcę|chce|teraz|wszystko|i|" +
		"tylko|po prostu|dość|dosyć|wystarczy|przepraszam|sorry|już|juz|natychmiast|od razu|całkiem|" +
		"ja|my|jednak|w sumie|właściwie|słuchaj|wiesz co|a|ale|niestety|stop|no nie|trudno|" +
		"ostatecznie",
	yes: "zastąp|zastap|zastąp stary|zamień|zamien|zmień|zmien|podmień|nowy|nowy cel|nowego|weź nowy|" +
		"wez nowy|weź nowy cel|użyj nowego|uzyj nowego|użyj nowego celu|przełącz|przełącz się|" +
		"przełącz na nowy|przejdź na nowy|nadpisz|bierz nowy|bierzemy nowy|na nowy",

	questions: "dlaczego|czemu|po co|kto|gdzie|skąd|dokąd|kiedy|jaki|jaka|jakie|jakim|jaką|który|która|" +
		"które|którą|ile|co to|co robi|co robią|co oznacza|co znaczy|co jest|co się|co z|co sądzisz|" +
		"co myślisz|co tu|co tutaj|co jeśli|co gdyby|co byś|co dalej|co o|jak działa|jak dziala|" +
		"jak działają|jak to|jak mogę|jak mozna|jak można|jak zrobić|jak uruchomić|jak się|" +
		"jak najlepiej|jak powinien|jak powinno|jak ty|jak jest|na czym|do czego|o co|" +
		"zastanawiam się|wiesz może|ciekawi mnie|czy to|czy jest|czy są|czy ten|czy ta|czy te|" +
		"czy mamy|czy masz|czy wiesz|czy można|czy da się|czy trzeba|czy warto|czy powinienem|" +
		"czy powinniśmy|czy istnieje|czy jesteś|czy działa|czy nie",
	particles: "",
	talk: "wyjaśnij|wyjasnij|wyjaśnić|wyjaśnij mi|tylko wyjaśnij|wytłumacz|wytlumacz|wytłumaczyć|" +
		"objaśnij|opisz|opisać|opowiedz|powiedz|powiedzieć|powiedz mi|sprecyzuj|podsumuj|podsumować|" +
		"streść|odpowiedz|odpowiedzieć|tylko odpowiedz|pokaz mi|przedyskutujmy|omówmy|porozmawiajmy|" +
		"pogadajmy|pomyśl|pomysl|pomyślmy|zastanów się|zrób review|zrób przegląd|zrecenzuj|przejrzyj|" +
		"przejrzeć|spójrz|spojrz|popatrz|rzuć okiem|zerknij|obejrzyj|przeanalizuj|przeanalizować|" +
		"oceń|ocen|ocenić|porównaj|porownaj|porównać|pytanie|mam pytanie|jedno pytanie|tylko pytanie|" +
		"krótkie pytanie|zastanawiam się|jestem ciekaw|jestem ciekawy|jestem ciekawa|chcę zrozumieć|" +
		"chciałbym zrozumieć|chciałabym zrozumieć|pomóż mi zrozumieć|pomoz mi zrozumiec|poczekaj|" +
		"zaczekaj|czekaj|czekać|zaraz|chwila|chwilę|chwilka|moment|momencik|sekunda|sekundę|minutkę|" +
		"daj mi minutę|daj mi chwilę|jeszcze nie|nie zmieniaj|nie zmieniajcie|nie zmieniać|" +
		"nic nie zmieniaj|niczego nie zmieniaj|jeszcze nic nie zmieniaj|nic jeszcze nie zmieniaj|" +
		"nie ruszaj|niczego nie ruszaj|nic nie ruszaj|nie dotykaj|niczego nie dotykaj|nic nie rób|" +
		"nic nie rob|nie rób nic|nie rób nic jeszcze|nie edytuj|nie modyfikuj|niczego nie modyfikuj|" +
		"nie pisz|nie pisz kodu|nie zaczynaj|jeszcze nie zaczynaj|nie implementuj|bez zmian|bez kodu|" +
		"bez zmieniania|nic nie zmieniając|niczego nie zmieniając|żadnych zmian|zadnych zmian|" +
		"żadnego kodu|tylko odczyt|tylko przeczytaj|tylko spójrz|daj mi pomyśleć|daj pomyśleć|" +
		"pokaż mi|wymień mi",
	requests: "czy możesz|czy mozesz|możesz|mozesz|mógłbyś|moglbys|czy mógłbyś|mogłabyś|możecie|" +
		"czy możemy|możemy|proszę|prosze|chcę żebyś|czy mógłbyś proszę|czy mogłabyś|czy moglbys|" +
		"czy mogłaby pani|czy mógłby pan|mógłby pan|mogłaby pani|czy może pan|czy może pani|" +
		"czy możecie|czy moglibyście|moglibyście|moglibyśmy|czy moglibyśmy|nie mógłbyś|" +
		"czy nie mógłbyś|czy nie mogłabyś|czy zechciałbyś|zechciałbyś|czy dałoby się|czy da się|" +
		"da się|dałoby się|czy można|czy można by|można by|czy byłoby możliwe|czy jest możliwe|" +
		"czy byłbyś tak miły i|bądź tak miły i|bądź tak dobry i|bardzo proszę|uprzejmie proszę|" +
		"proszę cię|prosiłbym|prosiłabym|prosiłbym o|prosiłabym o|proszę o|poproszę o|prośba o|" +
		"chciałbym cię prosić|chciałbym żebyś|chciałabym żebyś|wolałbym|wolałabym|jeśli możesz|" +
		"jeżeli możesz|jeśli to możliwe|jeśli można|jeśli nie masz nic przeciwko|jeśli mógłbyś|" +
		"o ile to możliwe|w miarę możliwości|masz coś przeciwko żeby|miałbyś coś przeciwko",
	either: "lub|albo|czy",
	joins:  "i|i potem|potem|a potem|ale",
	works: "dodaj|dodać|dodajmy|dorzuć|napraw|naprawić|naprawmy|popraw|poprawić|rozwiąż|zaimplementuj|" +
		"zaimplementować|implementuj|napisz|napisać|stwórz|stworz|stworzyć|utwórz|utworzyć|wygeneruj|" +
		"zrób|zrob|zrobić|zróbmy|zbuduj|zbudować|zmień|zmien|zmienić|zaktualizuj|zaktualizować|" +
		"zmodyfikuj|usuń|usun|usunąć|skasuj|wywal|zrefaktoryzuj|zrefaktoruj|refaktoryzuj|przemianuj|" +
		"zmień nazwę|przenieś|przenies|przenieść|uruchom|uruchomić|odpal|odpalić|wykonaj|wykonać|" +
		"zainstaluj|zainstalować|skonfiguruj|ustaw|ustawić|użyj|uzyj|użyć|zastąp|zastap|zastąpić|" +
		"podmień|zmigruj|migruj|przepisz|przepisać|zacommituj|scommituj|commituj|commit|wypchnij|" +
		"pushnij|wdróż|wdroz|wdrożyć|przetestuj|przetestować|testuj|przekonwertuj|skonwertuj|dokończ|" +
		"dokoncz|dokończyć|zakończ|skończ|kontynuuj|kontynuować|uzupełnij|wydziel|wyodrębnij|podziel|" +
		"podzielić|rozdziel|zmerguj|scal|wycofaj|cofnij|włącz|wlacz|włączyć|wyłącz|wylacz|wyczyść|" +
		"wyczysc|posprzątaj|ulepsz|usprawnij|zoptymalizuj|zoptymalizować|zdebuguj|debuguj|zastosuj|" +
		"działaj|dzialaj|ruszaj|lecimy|jedziemy|idź dalej|dalej|śmiało|zaczynaj|zacznij|zacząć|" +
		"rozpocznij|podłącz|spróbuj|sprobuj|zachowaj|sformatuj|udokumentuj|dopilnuj|upewnij się|" +
		"obsłuż|wprowadź|dostosuj|wstaw|przygotuj|otwórz|zamknij|opublikuj|przetłumacz|zmniejsz|" +
		"zredukuj|skróć|przyspiesz|weź się za|bierz się",
	drop: "porzuć",
}
