package trigger

// German. The phrase ends at "ist", "auf" or a colon. The lead-in "ist es," is cut
// ("mein Ziel ist es, … umzustellen" gives "… umzustellen"), "dass" stays with the
// goal. After an adverb the verb comes first ("heute ist mein Ziel, …"). Orders
// split their verb (brich das Ziel ab) or close with an infinitive (das Ziel
// abbrechen). ä, ö, ü and ß are also listed as ae, oe, ue and ss.
var german = language{
	code: "de",
	triggers: []phrase{
		// mein Ziel ist es, …
		{own, "mein|unser ?aktuelles|jetziges|derzeitiges|momentanes|neues|einziges|eigentliches|" +
			"heutiges|nächstes|naechstes|erstes|primäres|oberstes|wichtigstes|übergeordnetes|" +
			"konkretes Ziel|Hauptziel ?hier|jetzt|heute|für_heute|fuer_heute|dabei|damit|momentan|" +
			"gerade|aktuell|derzeit|vorerst|für_diese_Session|in_dieser_Session|für_diese_Sitzung|" +
			"in_dieser_Sitzung|diesmal|diese_Woche ist|lautet|:|=|—|-|bleibt ?jetzt|heute|nun|also|" +
			"einfach|klar|dabei ?es ?jetzt|heute ?:"},
		{own, "mein|unser Ziel|Hauptziel für|fuer|mit|in|bei diese|dieses|diesen|dieser|diesem|heute|" +
			"die|das|den <4> ist ?es"},
		{own, "meine|unsere ?aktuellen|neuen|nächsten|wichtigsten Ziele ?heute|für_heute|" +
			"für_diese_Session|jetzt sind|:|—|lauten ?:"},
		{own, "jetzt|nun|heute|aktuell|momentan|derzeit|gerade|dabei|hier|ab_jetzt|ab_sofort|also|" +
			"somit|damit|eigentlich|letztlich|im_grunde|im_endeffekt|unterm_strich|am_ende|jedenfalls ist|lautet ?jetzt|heute mein|unser ?aktuelles|neues Ziel ?es|jetzt ?:"},
		{own, "ich habe|hab mir zum|als Ziel gesetzt|genommen ?:"},
		// das aktuelle Ziel ist …, neues Ziel:
		{now, "?das|dein|euer aktuelle|aktuelles|jetzige|jetziges|derzeitige|derzeitiges|momentane|" +
			"momentanes|neue|neues|heutige|heutiges Ziel|Hauptziel ?hier|jetzt|heute|dabei ist|" +
			"lautet|:|=|—|-|wäre ?jetzt|nun|also ?es ?:"},
		{now, "?das|dein Ziel|Hauptziel jetzt|heute|für_heute|fuer_heute|aktuell|momentan|derzeit|" +
			"für_diese_Session|fuer_diese_Session|dieser_Session|in_dieser_Session|für_diese_Sitzung|" +
			"dieser_Sitzung|der_Session|für_diese_Woche ist|lautet|:|=|— ?es ?:"},
		{now, "ist|lautet mein|unser ?aktuelles|neues|nächstes|einziges|wichtigstes|eigentliches Ziel ?jetzt|heute|nun ?es"},
		{now, "jetzt|nun|heute|aktuell|momentan|derzeit|ab_jetzt|ab_sofort ist|lautet das|dein|unser " +
			"?neue|aktuelle Ziel ?es|jetzt ?:"},
		// das Ziel ist es, …
		{weak, "?das|dein|dieses ?eigentliche|einzige|grundsätzliche|große|übergeordnete Ziel|Hauptziel " +
			"?hier|dabei|dieses_PRs|dieser_PR|dieser_Aufgabe|dieses_Tickets|dieses_Branches|" +
			"des_Ganzen ist|lautet|:|— ?hier|dabei|also ?es ?:"},
		{weak, "Ziel ist ?es"},
		{weak, "?die Ziele sind|:|— ?:"},
		// setze das Ziel auf …
		{set, "setze|setz|setzt|setzen_wir|lege|leg|legt|definiere|definier|ändere|aendere|änder|" +
			"stelle|stell|aktualisiere|wechsle ?bitte|jetzt|nun ?das|mein|unser|dein|ein|als " +
			"?aktuelle|aktuelles|neue|neues|jetzige Ziel ?bitte|jetzt|für_heute|für_diese_Session|" +
			"dieser_Session|nun auf|zu|fest|wie_folgt|als|:|=|—|um_auf ?fest|um ?:"},
		{set, "setze|setz|lege|leg|nimm|definiere|definier|mach|mache ?bitte|dir|jetzt ?bitte|jetzt " +
			"als|zum ?mein|unser|das|dein ?aktuelles|aktuelle|neues|neue Ziel ?fest|: ?:"},
		{set, "?bitte ?das|mein|unser ?aktuelle|neue|aktuelles|neues Ziel setzen|festlegen|ändern|" +
			"aendern|definieren|umstellen auf|als|: ?:"},
		{set, "?bitte als ?aktuelles|neues Ziel setzen|festlegen|nehmen ?:"},
	},
	around: []around{
		{"?bitte ?das|mein|unser|dein ?aktuelle|aktuelles|neue|neues Ziel ?bitte|jetzt|für_heute auf|zu", "setzen|ändern|aendern|umstellen|festlegen|legen"},
		{"setze|setz|lege|leg|nimm|definiere|definier|mach|mache ?bitte", "als|zum ?mein|unser|das|dein ?neues|aktuelles|aktuelle|neue|neuen|aktuellen Ziel ?fest"},
	},
	leads: "ok|okay|gut|also gut|na gut|alles klar|klar|super|prima|perfekt|danke|vielen dank|ja|" +
		"nein|jo|jep|hallo|hi|hey|moin|servus|grüezi|guten morgen|guten tag|guten abend|hallo claude|" +
		"hi claude|hey claude|also|dann|nun|so|und|aber|deshalb|daher|somit|jedoch|außerdem|" +
		"ausserdem|zunächst|zuerst|erstens|erst mal|erstmal|als erstes|als nächstes|übrigens|" +
		"uebrigens|eigentlich|im grunde|kurz|kurz gesagt|kurzum|zusammengefasst|konkret|das heißt|" +
		"d.h|jetzt|heute|ab jetzt|ab sofort|von nun an|diesmal|vorerst|für heute|momentan|" +
		"für diese session|in dieser session|hier|bitte|bitte einfach|einfach|nur|mal|doch|lieber|" +
		"ich möchte|ich moechte|ich will|ich würde gern|ich würde gerne|ich hätte gern|wir wollen|" +
		"wir möchten|wir sollten|du sollst|du solltest|ich brauche|wir müssen|lass uns|lasst uns|" +
		"kannst du|kannst du bitte|könntest du|koenntest du|könntest du bitte|können sie|könnten sie|" +
		"können wir|könnten wir|würdest du|wuerdest du|würdest du bitte|magst du|wollen wir|" +
		"sollen wir|du kannst|wir können|sorry|entschuldigung|tut mir leid|planänderung|" +
		"ich habe beschlossen|ich habe mich entschieden|wir haben beschlossen|update|kontext|hinweis|" +
		"nochmal|wieder|genug|stopp|egal|halt|noch|mir|uns|gleich|auch|am besten|besser|" +
		"es ist besser|ich denke wir sollten|darum|drum|deswegen" +
		"|trotzdem|dennoch|letztlich|letzten endes|im endeffekt|unterm strich|jedenfalls|na ja|naja|" +
		"ehrlich|ehrlich gesagt|anders gesagt|mit anderen worten|anders ausgedrückt|danke schön|" +
		"besten dank|danke für alles|danke fürs probieren|weiß ich|ich weiß|verstanden|am ende|sowieso|" +
		"ohnehin|auf jeden fall",

	opens: "für|in|mit|bei|nach|seit|während|weil|da|im|am|zur|zum|auf|diese|diesen|deshalb",
	reported: "sagte|sagt|sagen|sagten|gesagt|meinte|meint|meinen|laut|gemäß|gemaess|zufolge|behauptet|" +
		"behauptete|behaupten|schrieb|schreibt|schreiben|geschrieben|erwähnt|erwähnte|erklärte|" +
		"erklärt|steht|stand|heißt es|heisst es|hieß es|angeblich|berichtet|berichtete|glaubt|" +
		"glauben|denkt|denken|findet|fordert|forderte|kündigte|verkündet|teilte mit|hörte|gehört|" +
		"habe gelesen|gelesen|fragte|fragt|gefragt|antwortete|antwortet|zitiert|zitat|schlug vor|" +
		"schlägt vor|vorgeschlagen|besteht darauf|man sagt|es wird gesagt|erzählt|erzählte|getwittert",
	ownWords: "wie besprochen|wie vereinbart|wie abgesprochen|wie gesagt|wie schon gesagt|wie ich sagte|wie ich schon sagte|wie bereits gesagt|" +
		"wie erwähnt|wie oben erwähnt|wie oben gesagt|wie geschrieben|wie besprochen|habe ich gesagt|" +
		"hab ich gesagt|ich habe gesagt|ich sagte|ich sage|anders gesagt|kurz gesagt|genauer gesagt|" +
		"ehrlich gesagt|offen gesagt" +
		"|anders ausgedrückt|mit anderen worten",
	mention: "tippt|tippe|tippen|eintippt|eingibt|eingeben|gib ein|eingabe|eingaben|phrase|phrasen|satz|" +
		"sätze|saetze|text|texte|string|strings|zeichenkette|nachricht|nachrichten|prompt|prompts|" +
		"erkennt|erkennen|erkennung|detektor|auslöser|löst aus|auslösen|trigger|übersetze|übersetz|" +
		"uebersetze|übersetzen|übersetzung|vergleiche|vergleich|vergleichen|zusammenfassen|" +
		"zusammenfassung|fasse zusammen|fasse|korrekturlesen|korrigiere den satz|umformulieren|" +
		"formuliere|formulier|klassifiziere|zum beispiel|beispiel|beispiele|z.b|titel|überschrift|" +
		"feld|spalte|beschriftung|label|variable|kommentar|namens|enthält|enthaelt|enthalten|" +
		"beginnt mit|fängt an|regulärer ausdruck|vorlage|zeile|ausgabe|gibt aus|zeigt|zeige an|" +
		"anzeigen|transkript|gespräch|anschreiben|bewerbung|e-mail|brief|aufsatz|artikel|benutzer|" +
		"nutzer" +
		"|user story|user stories|persona",
	edits: "korrigiere|lies korrektur|kürze|überarbeite|redigiere|verbessere den text|" +
		"verbessere diesen text|feile|gib feedback" +
		"|ankündigung|zusammenfassung|abstract|brief|aufsatz|artikel|rede|pressemitteilung|rundbrief|mail|e-mail|protokoll|auszug" +
		"|aus dem wiki|kopiert aus|entnommen aus|aus dem ticket|aus der doku",
	condition: "wenn|falls|sobald|solange|sofern|ob|bis|bevor|nachdem|während|immer wenn|obwohl|es sei denn|" +
		"vorausgesetzt|als|wo|dessen|deren",
	whatIf: "wenn|falls|angenommen|stell dir vor|gesetzt den fall|es sei denn|sofern|mal angenommen",
	later: "wenn|falls|sobald|solange|sofern|ob|nachdem|immer wenn|nur wenn|nur falls|aber nur|" +
		"es sei denn|vorausgesetzt|im falle|nach dem|nach der|beim nächsten|das nächste mal|" +
		"erst wenn|sollte der|sollte die|sollte das|sollten",
	negation: "nicht|nie|niemals|kein|keine|keinen|keinesfalls|ohne|statt|anstatt|weder|noch nie|" +
		"nicht mehr|niemand|vermeide|hör auf",
	asking: "was|welches|welche|welcher|warum|wieso|wie|wer|wo|wann|wozu|erkläre|erklär|erklaere|" +
		"erklären|beschreibe|sag mir|sage mir|sag|weißt du|weisst du|glaubst du|denkst du|" +
		"bin nicht sicher|bin mir nicht sicher|weiß nicht|unsicher|frage mich|erinnere mich|" +
		"erinner mich|rate|prüfe|pruefe|prüf|überprüfe|check|bestätige|kläre|definition",

	notGoal: "nicht|es nicht|nie|niemals|kein|keine|keinen|was|warum|wie|wer|wo|wann|welches|ob|" +
		"wenn|null|nil|none|undefined|leer|true|false|wahr|falsch|unbekannt|ungültig|unklar|" +
		"unbestimmt|nicht klar|mehrdeutig|verwirrend|zu|sehr|ziemlich|so|dasselbe|das gleiche|gleich|" +
		"identisch|dies|dieses|das|jenes|es selbst|optional|pflicht|verpflichtend|erforderlich|" +
		"sichtbar|unsichtbar|realistisch|unrealistisch|erreichbar|unerreichbar|unmöglich|erreicht|" +
		"erfüllt|geschafft|fertig|abgeschlossen|erledigt|gespeichert|angezeigt|gesetzt|aktualisiert|" +
		"ignoriert|gelöscht|entfernt|ersetzt|überschrieben|gelesen|gesendet|berechnet|abgelehnt|" +
		"akzeptiert|ausgewählt|erkannt|verloren|verfehlt|blockiert|noch|immer|immer noch|schon|" +
		"bereits|auch|ein gegner|der gegner|der nächste gegner|der spieler|ein spieler|der torwart|" +
		"vom typ|ein string|ein objekt|ein feld|eine spalte|eine zahl|richtig|korrekt|gut|ok|okay|da|" +
		"in|im|auf|unter|abseits|weg|nur noch|eis|pause|halt|beendet|gestoppt|gestrichen|" +
		"verschwunden|abgelaufen|abgeschnitten|doppelt|vergessen|beschädigt|unlesbar|nicht mehr|" +
		"unsinnig|absurd|dumm|tot|wichtig|alt|sinnlos|überholt|quatsch|unsinn|ehrgeizig|bleibt|" +
		"keine ahnung|kein plan|keins|ohne bedeutung" +
		"|hinter|links von|links vom|rechts von|rechts vom|links neben|rechts neben|verdeckt|gezeichnet|platziert|gespiegelt|verschoben|kopfüber|außerhalb|versteckt",
	compound: "der nächste|die nächste|der spieler|ein leerer string|ein objekt",
	tag: "oder|nicht wahr|richtig|korrekt|stimmt's|stimmts|stimmt das|gell|ja|nein|nicht|oder nicht|" +
		"ist das richtig|ist das so|ist das korrekt|noch|immer noch|gilt das noch|ok|okay|" +
		"einverstanden|ne|oder etwa nicht",
	asks: "wie|was|kannst|könntest|koenntest|können|könnten|soll|sollen|sollte|sollten|wo|womit|welche|" +
		"welches|welchen|wer|wann|gibt|hast|brauchst|ist das möglich|geht das|alles klar|passt|" +
		"fragen|noch fragen|bereit|warum|hilfst|würdest|magst",
	lead:   "es,|es|folgendes:",
	copula: "",

	these: []string{
		"diesen|dieses|diese|dieser|diesem|folgenden|folgendes|folgende|obigen|obige|den_folgenden|" +
			"das_folgende ?kurzen|zwei|drei|beiden Text|Texte|Brief|Briefe|Mail|Mails|E-Mail|E-Mails|" +
			"Absatz|Absätze|Abschnitt|Artikel|Aufsatz|Klauseln|Klausel|Commits|Zusammenfassung|Abstract|" +
			"Entwurf|Vertrag|Protokoll|Satz|Sätze|Rede|Notizen|Nachricht",
		"den|die|das|der Text|Brief|Mail|E-Mail|Absatz|Klauseln|Artikel|Notizen|Entwurf|" +
			"Abschnitt unten|oben|anbei|hier",
	},
	rework: "übersetze|übersetz|übersetzen|kürze|kürz|kürzen|kürzer|fasse|fass|zusammenfassen|formuliere|" +
		"umformulieren|umschreiben|schreibe|schreib|poliere|glätte|korrigiere|korrigieren|verbessere|" +
		"überarbeite|überarbeiten|wandle|umwandeln|antworte|beantworte|antworten|mach|mache|bring|bringe|" +
		"redigiere|vereinfache|ablegen|lektoriere|extrahiere",
	greets: "sehr geehrte|sehr geehrter|geehrte|liebe|lieber|werte|hallo|guten tag|guten morgen|moin",
	signs: "mit freundlichen grüßen|mit freundlichem gruß|mit besten grüßen|freundliche grüße|viele grüße|" +
		"liebe grüße|beste grüße|herzliche grüße|schöne grüße|mfg|lg|vg|hochachtungsvoll|gruß|grüße",
	repairs: "behebe|beheb|repariere|reparier|korrigiere|korrigier|fixe|fix|schau|sieh|prüfe|prüf|untersuche|" +
		"finde|finde heraus",
	langNames: "englisch*|deutsch*|chinesisch*|japanisch*|koreanisch*|spanisch*|französisch*|portugiesisch*|" +
		"italienisch*|russisch*|polnisch*|niederländisch*|türkisch*|vietnamesisch*|indonesisch*|" +
		"arabisch*|hindi",
	retouch: "kürz|kürze|kürzen|kürzer|poliere|polieren|formulier|formuliere|umformulieren|" +
		"förmlicher|formeller|lockerer|freundlicher|glätte|übersetze|übersetz|lektorier*|" +
		"redigier*|knapper|knackiger|griffiger|lebendiger|wärmer",
	pieces: "vorstellung|selbstvorstellung|bio|kurzbiografie|anschreiben|motivationsschreiben|" +
		"slogan|leitbild|vorstellungstext|lebenslauf",
	style: "klingt|klingen|gut geschrieben|natürlicher|mein deutsch|rechtschreibung|zu förmlich|zu steif|" +
		"zu allgemein|" +
		"knackiger|griffiger|lebendiger|förmlicher|formeller|lockerer|freundlicher|grammatik|korrekturlesen",
	turns: "jedenfalls|kurz gesagt|kurzum|unterm strich|im grunde|letztlich|also",
	past: "letzten monat|letzte woche|letztes jahr|voriges jahr|im letzten sprint|gestern|früher|damals|" +
		"ursprünglich|anfangs",
	contrast: "und trotzdem|dennoch|aber|jedoch|doch|obwohl|während|stattdessen|trotzdem" +
		"|und nichts|und es passiert",
	infinitive: "es|dass|zu",
	fiction: "in diesem spiel|im spiel|in meinem spiel|in diesem level|auf dieser karte|in der simulation|" +
		"in dieser runde",
	moot: "sinnlos|keinen sinn|bringt nichts|lohnt sich nicht|nicht mehr nötig|brauchen wir nicht|zwecklos|wird nichts|klappt nicht|" +
		"hat sich erledigt",

	trivial: "hotfix|quick fix|quickfix|bugfix|bug fixen|bug beheben|einen fehler beheben|" +
		"einen fehler zu beheben|einen kleinen bug|kleinen bug|einen kleinen fehler|schneller fix|" +
		"schnellen fix|kleiner fix|kleinen fix|kleine korrektur|kleine anpassung|kleinen anpassung|" +
		"kleine änderung|kleine aenderung|kleinigkeit|kleine kleinigkeit|minimale änderung|" +
		"schnelle korrektur|schnelle reparatur|feinschliff|feinjustierung|tippfehler|schreibfehler|" +
		"notfallfix|kurz fixen|mal schnell fixen|einen bug|den bug|diesen bug",
	arch: "refaktor*|refactor*|migrier*|migration*|umschreib*|neuschreib*|neu schreiben|" +
		"neu zu schreiben|architektur*|umbau*|umbauen|umzubauen|aufteil*|aufzuteilen|aufspalt*|" +
		"aufzuspalten|trennen|zu trennen|restrukturier*|umstrukturier*|umzustrukturieren|" +
		"modularisier*|entkoppel*|entkoppl*|neugestalt*|redesign*|portier*|ablösung|ablösen|abzulösen",
	spans: "migrier*|migration|migrationen|umschreib*|umzuschreiben|neuschreib*|neu schreiben|" +
		"neu zu schreiben|neu geschrieben|architektur*|softwarearchitektur|restrukturier*|" +
		"umstrukturier*|umzustrukturieren|redesign*|neugestaltung|die gesamte*|der gesamten|" +
		"das gesamte|den gesamten|dem gesamten|gesamte codebasis|das ganze system|das ganze projekt|" +
		"die ganze anwendung|die ganze app|die ganze codebasis|der ganzen anwendung|den ganzen code|" +
		"überall|ueberall|projektweit*|systemweit*",
	files: "dateien",
	modules: "module|modulen|dienste|diensten|services|microservices|pakete|paketen|komponenten|" +
		"teilsysteme|subsysteme|anwendungen|repositories|repos",
	several: "mehrere|mehreren|mehrerer|viele|vielen|verschiedene|verschiedenen|alle|allen|aller|" +
		"sämtliche|sämtlichen|beide|beiden|etliche",
	nothing: "offen|noch offen|keins|keines|nichts|folgt|dein ziel|dein ziel hier|hier|tbd|todo|" +
		"n/a|xxx|...|…|siehe unten|siehe oben|wird noch festgelegt|noch festzulegen|später|" +
		"wie gehabt|unverändert|wie zuvor|steht noch aus",

	nouns: "ziel|ziele|schleife|loop|aufgabe|task|plan|goal",
	goal:  "ziel|schleife|loop|goal",
	abandon: order{
		named: []string{
			"schmeiß|schmeiss|wirf|werft|kipp|hau ?bitte|jetzt ?das|dieses|unser|mein ?aktuelle|ganze ziel|loop|goal|schleife ?einfach|jetzt weg|hin|über_bord|in_die_tonne",
			"lass|lasst mal ?lieber|besser ?das|dieses|unser ?aktuelle ziel|goal|schleife|loop",
			"brich|brecht|brechen_wir|breche|ich_breche|wir_brechen ?bitte|jetzt ?das|dieses|" +
				"mein|unser|den|diesen|die|diese|unsere|unseren ?aktuelle|aktuellen|ganze|" +
				"jetzige $nouns ?bitte|jetzt|sofort|komplett|hier|einfach|trotzdem|dennoch|lieber|doch ab",
			"gib|gebt|geben_wir|ich_gebe|wir_geben ?bitte|jetzt ?das|dieses|mein|unser|den|" +
				"diesen|die|diese|unsere|unseren ?aktuelle|aktuellen|ganze $nouns ?bitte|jetzt|" +
				"komplett|lieber|einfach|trotzdem|dennoch|doch auf",
			"lass|lasst|lassen_wir ?uns|bitte ?das|dieses|mein|unser|den|diesen|die|diese " +
				"?aktuelle|aktuellen|ganze $nouns ?bitte|jetzt|einfach|trotzdem|lieber|doch fallen|sein|bleiben|sausen",
			"verwirf|verwerft|verwerfen_wir|vergiss|vergesst|vergessen_wir|streich|streiche|" +
				"streichen_wir|storniere|annulliere|canceln_wir|cancel|cancle|cancele|droppe|drop " +
				"?bitte|jetzt ?das|dieses|mein|unser|den|diesen|die|diese|unsere|unseren ?aktuelle|" +
				"aktuellen|ganze $nouns ?bitte|komplett|einfach|wieder",
			"beende|beendet|beenden_wir|stoppe|stopp|stoppen_wir|lösche|lösch|loesche|entferne " +
				"?bitte|jetzt ?das|dieses|mein|unser|den|diesen|die|diese ?aktuelle|aktuellen|ganze " +
				"ziel|schleife|loop|goal ?bitte|komplett|sofort",
			"?das|dieses|mein|unser|den|diesen|die|diese ?aktuelle|aktuellen|ganze $nouns ?bitte|" +
				"jetzt|sofort|wieder|lieber|komplett|einfach abbrechen|abbrechen_bitte|aufgeben|" +
				"verwerfen|fallen_lassen|fallenlassen|vergessen|streichen|canceln|droppen|" +
				"sein_lassen|abblasen",
			"?das|dieses|mein|unser|den|diesen|die|diese ?aktuelle|aktuellen ziel|schleife|loop|" +
				"goal ?bitte|jetzt|sofort|komplett beenden|stoppen|löschen|loeschen|entfernen",
			"?das|dieses|mein|unser|den|diesen|die|diese ?aktuelle|aktuellen|ganze $nouns kannst_du|könnt_ihr|können_wir|darfst_du|kann_man " +
				"?bitte|jetzt|ruhig|gern|gerne|wieder|einfach abbrechen|aufgeben|verwerfen|fallen_lassen|vergessen|streichen|canceln|beenden",
			"hör|hoer|hören_wir mit|mit_dem|mit_diesem|mit_der ?dem|diesem|der ?aktuellen $nouns auf",
			"?das|dieses|mein|unser|den|diesen|die|diese|unsere|unseren ?aktuelle|aktuellen|laufende|" +
				"laufenden|ganze|jetzige $nouns ?bitte|jetzt|sofort|komplett|einfach abbrechen|verwerfen|" +
				"aufgeben|streichen|canceln|vergessen|fallen_lassen wollen|können|würdest|mögen",
		},
		asked: []string{
			"?das|dieses|mein|unser|den|diesen|die|diese|unsere|unseren ?aktuelle|aktuellen|laufende|" +
				"laufenden|ganze|jetzige $nouns ?bitte|jetzt|sofort|komplett|einfach abzubrechen|" +
				"aufzugeben|zu_verwerfen|zu_streichen|zu_canceln|fallen_zu_lassen|fallenzulassen|" +
				"zu_vergessen|abzublasen",
			"?das|dieses|mein|unser|die|diese ?aktuelle ziel|schleife|loop|goal ?bitte|jetzt " +
				"zu_beenden|zu_stoppen|zu_löschen|zu_entfernen",
		},
		it: []string{
			"brich|brechen_wir das|es|dies|alles ?bitte|jetzt|hier|komplett ab",
			"lass|lassen_wir|lasst_uns das|es ?bitte|jetzt|einfach|lieber sein|bleiben|abbrechen",
			"vergiss|verwirf|vergessen_wir|verwerfen_wir das|es|alles ?bitte|einfach|wieder",
			"ich gebe auf", "wir geben auf", "gib es|das auf", "das|es|alles ?bitte|jetzt|lieber|komplett abbrechen",
		},
		bare: "abbrechen|abbruch|brich ab|brich es ab|brich das ab|brecht ab|ich breche ab|" +
			"wir brechen ab|aufgeben|ich gebe auf|ich geb auf|wir geben auf|gib auf|gib es auf|" +
			"lass es|lass es sein|lass das|lass das sein|lass gut sein|lassen wir es|lassen wir das|" +
			"lassen wir's|vergiss es|vergiss das|vergiss alles|vergessen wir es|verwerfen|verwirf es|" +
			"verwirf das|streich das|cancel|canceln|stornieren|das brauche ich nicht mehr|" +
			"brauche ich nicht mehr|brauchen wir nicht mehr|nicht mehr nötig|will ich nicht mehr|" +
			"es abbrechen|das abbrechen|alles abbrechen",
	},
	pause: order{
		named: []string{
			"pausiere|pausier|pausieren_wir|unterbrich|unterbrechen_wir|stoppe_kurz|friere|parke|" +
				"park|parken_wir|verschiebe|vertage ?bitte|jetzt ?das|dieses|mein|unser|den|diesen|" +
				"die|diese|unsere|unseren ?aktuelle|aktuellen $nouns ?bitte|vorerst|erstmal|" +
				"für_heute|kurz|bis_morgen ?ein",
			"?das|dieses|mein|unser|den|diesen|die|diese ?aktuelle|aktuellen $nouns ?bitte|" +
				"vorerst|erstmal|kurz|für_heute pausieren|unterbrechen|anhalten|aussetzen|" +
				"zurückstellen|auf_eis_legen|ruhen_lassen|parken",
			"halte|halt|setze|setz|stell|stelle ?bitte ?das|dieses|mein|unser|den|diesen|die|" +
				"diese ?aktuelle|aktuellen $nouns ?bitte|vorerst|erstmal|kurz an|aus|zurück",
			"leg|lege|legen_wir ?bitte ?das|dieses|mein|unser|den|diesen|die $nouns ?bitte|" +
				"vorerst|erstmal auf_eis|zur_seite|beiseite",
			"hör auf mich zu blockieren",
		},
		it: []string{"pausiere|unterbrich das|es|hier", "halte|halt das|es an"},
		bare: "pause|pausieren|pausiere|pausier|pausieren wir|mach pause|mach mal pause|" +
			"mach eine pause|machen wir eine pause|kurze pause|stopp|stop|stoppen|halt|halt an|" +
			"anhalten|hör auf|hör jetzt auf|aufhören|jetzt nicht|nicht jetzt|gerade nicht|später|" +
			"spaeter|ein andermal|vorerst nicht|genug für heute|schluss für heute|" +
			"das reicht für heute|für heute reicht's|feierabend|unterbrechen|hier stoppen|stopp hier",
	},
	resume: order{
		named: []string{
			"setze|setz|setzen_wir|führe|fuehre|führ|führen_wir|verfolge|verfolgen_wir ?bitte " +
				"?das|dieses|mein|unser|den|diesen|die|diese|unsere|unseren ?aktuelle|aktuellen|alte|" +
				"pausierte $nouns ?bitte|jetzt|wieder fort|weiter",
			"nimm|nehmen_wir ?bitte ?das|dieses|mein|unser|den|die|unsere ?aktuelle|alte|" +
				"pausierte $nouns ?bitte|jetzt wieder_auf",
			"mach|mache|machen_wir|fahre|fahr|fahren_wir|arbeite ?bitte|jetzt mit|an ?dem|diesem|" +
				"der|dieser|unserem|meinem ?aktuellen|alten $nouns ?bitte weiter|fort",
			"weiter mit|an|am ?dem|diesem|der|dieser|unserem|meinem ?aktuellen $nouns",
			"?das|dieses|mein|unser|den|die ?aktuelle|alte|pausierte $nouns ?bitte|jetzt|wieder " +
				"fortsetzen|weiterverfolgen|wieder_aufnehmen|wiederaufnehmen|weiterführen|" +
				"reaktivieren",
			"zurück|zurueck|kehre_zurück zum|zu_unserem|zur $nouns",
			"reaktiviere|starte ?bitte ?das|mein|unser|den|die ?alte|pausierte $nouns ?wieder|neu",
		},
		it: []string{"setze es|das fort", "nimm es|das wieder auf"},
		bare: "fortsetzen|setz fort|setze fort|fortfahren|wieder aufnehmen|wiederaufnehmen|" +
			"nimm wieder auf|pause beenden|pause vorbei|du kannst fortsetzen|" +
			"du kannst wieder weitermachen",
	},
	replace: order{
		named: []string{
			"ersetze|ersetz|ersetzen_wir|überschreibe|überschreib|ueberschreibe|tausche|tausch|" +
				"wechsle|wechsel|ändere|ändern_wir ?bitte ?das|dieses|mein|unser ?alte|altes|" +
				"aktuelle|bisherige|bestehende ziel|goal ?bitte ?durch|mit|gegen ?das|ein|dieses " +
				"?neue|neues|andere ?ziel ?aus",
			"wechsle|wechsel|wechseln_wir ?bitte zum|auf_das|zu_dem neuen|neue ?ziel",
			"nimm|nehmen_wir|nehme|verwende ?bitte das|mein|dieses|unser neue|neues ?ziel",
			"?das|mein|unser ?alte|aktuelle|bisherige ziel ?bitte ?durch|gegen ?das ?neue " +
				"ersetzen|austauschen|überschreiben|wechseln",
		},
	},
	done: order{
		named: []string{
			"markiere|markier|betrachte|erkläre|erklaere|werte|hak|hake ?bitte ?das|dieses|mein|" +
				"unser|den|die ziel|schleife|loop|goal ?bitte|trotzdem|einfach als|für|ab erledigt|" +
				"fertig|abgeschlossen|erreicht|erfüllt|beendet ?trotzdem|sowieso",
			"schließe|schliesse|schließ|schliess|schließen_wir ?bitte ?das|dieses|mein|unser|den|" +
				"die ?aktuelle ziel|schleife|loop|goal ?trotzdem|einfach|bitte ?so ab",
			"hake|hak ?bitte ?das|dieses|mein|unser ?aktuelle ziel ?trotzdem|einfach ab",
			"?das|dieses|mein|unser ?aktuelle ziel ?bitte|trotzdem|einfach schließen|schliessen|" +
				"abschließen|abschliessen|abhaken|als_erledigt_markieren|als_fertig_markieren|" +
				"als_erreicht_markieren ?trotzdem",
		},
	},
	ends: "und|oder|bitte|jetzt|danke|weil|da|denn|aber|also|erst mal|erstmal|vorerst|für heute|" +
		"sofort|komplett|ganz|endgültig|lieber|doch|ich|wir|wieder|einfach|heute|ok|okay|trotzdem|" +
		"auch|bis|ohne|mal|wollen|können|würdest|willst" +
		"|halt|eben|bringt nix",
	polite: "ok|okay|gut|na gut|also|dann|bitte|jetzt|einfach|mal|doch|danke|claude|hallo|hi|hey|ja|nein|" +
		"ach|komm|kannst du|könntest du|wir können|wir|ich will|ich möchte|lieber|alles|das|es|und|" +
		"sofort|komplett|sorry|schon gut|egal|eigentlich|nur|so|stopp|stop|genug|ich|hier|" +
		"tut mir leid|ab hier|alles klar|mir reicht's",
	yes: "ersetzen|ersetze|ersetz|ersetze es|ersetze das alte|austauschen|wechseln|wechsle|wechsel|" +
		"das neue|das neue ziel|neues ziel|neues|neu|nimm das neue|nimm das neue ziel|überschreiben|" +
		"überschreibe es|tauschen|auf das neue wechseln|zum neuen wechseln|ändern",

	questions: "warum|wieso|weshalb|wozu|wofür|wofuer|wie|wer|wo|wohin|woher|woran|wann|welche|welcher|" +
		"welches|welchen|welchem|wem|wessen|was ist|was sind|was macht|was machen|was passiert|" +
		"was bedeutet|was heißt|was heisst|was kann|was soll|was war|was wird|was hat|was tut|" +
		"was wäre|was genau|was für|was muss|was steht|was fehlt|was denkst|was hältst|was haeltst|" +
		"was meinst|was würdest|was ging|was läuft|was bringt|was gibt|was geht|gibt es|kann man|" +
		"könnte man|sollte man|ist das|hast du|weißt du|weisst du|ich frage mich|stimmt es|inwiefern|" +
		"inwieweit",
	particles: "",
	talk: "erkläre|erklär|erklaere|erklaer|erklären|erklaeren|nur erklären|erkläre mir|beschreibe|" +
		"beschreib|beschreiben|erläutere|erläutern|sag mir|sage mir|sagen|erzähl|erzähle|fasse|fass|" +
		"zusammenfassen|beantworte|antworte|beantworten|nur antworten|zeig mir|zeige mir|diskutieren|" +
		"besprechen|reden wir|sprechen wir|lass uns reden|lass uns besprechen|lass uns darüber|denk|" +
		"denke|überleg|überlege|überlegen|reviewe|review|begutachte|schau|schaue|schau dir|sieh|" +
		"sieh dir|analysiere|analysier|bewerte|vergleiche|vergleich|nur lesen|frage|eine frage|" +
		"kurze frage|ich habe eine frage|hab eine frage|hätte eine frage|ich frage mich|" +
		"ich bin neugierig|ich will verstehen|ich möchte verstehen|hilf mir zu verstehen|" +
		"hilf mir verstehen|nur eine frage|warte|wart|warten|warte mal|warte kurz|moment|" +
		"einen moment|moment mal|sekunde|eine sekunde|kurz warten|gib mir eine minute|" +
		"gib mir einen moment|noch nicht|ändere nichts|ändere noch nichts|aendere nichts|" +
		"aendere noch nichts|änder nichts|änder noch nichts|ändere bitte nichts|" +
		"ändere bitte noch nichts|nichts ändern|nichts aendern|noch nichts ändern|nicht ändern|" +
		"fass nichts an|fasse nichts an|fass noch nichts an|nichts anfassen|nichts machen|" +
		"mach nichts|mach noch nichts|mache nichts|tu nichts|tu noch nichts|nichts tun|" +
		"schreib keinen code|schreibe keinen code|schreib noch keinen code|schreibe noch keinen code|" +
		"kein code|keinen code|noch kein code|keine änderungen|noch keine änderungen|" +
		"ohne etwas zu ändern|ohne änderungen|ohne zu ändern|fang nicht an|fang noch nicht an|" +
		"fange noch nicht an|nicht anfangen|implementiere nichts|implementiere noch nichts|" +
		"editiere nichts|bearbeite nichts|lass mich nachdenken|lass mich überlegen|liste mir|" +
		"liste auf|liste alle",
	requests: "kannst du|könntest du|koenntest du|können sie|könnten sie|können wir|könnten wir|" +
		"würdest du|wuerdest du|magst du|bitte|wollen wir|sollen wir|du kannst|könnt ihr|könntet ihr|" +
		"würdet ihr|würden sie|würden sie bitte|können sie bitte|könnten sie bitte|" +
		"dürfte ich dich bitten|darf ich dich bitten|darf ich sie bitten|ich bitte dich|" +
		"ich bitte sie|ich möchte dich bitten|ich möchte sie bitten|wärst du so nett und|" +
		"wärst du so lieb und|wären sie so nett und|sei so gut und|sei so nett und|sei so lieb und|" +
		"wäre es möglich|ist es möglich|ginge es|macht es dir etwas aus|würde es dir etwas ausmachen|" +
		"würde es ihnen etwas ausmachen|hättest du etwas dagegen|hast du etwas dagegen|" +
		"haben sie etwas dagegen|tu mir den gefallen und|tust du mir den gefallen und|wenn möglich|" +
		"wenn's geht|wenn es geht|falls möglich|wenn du kannst|wenn du magst|" +
		"wenn es dir nichts ausmacht|wenn es ihnen nichts ausmacht|wenn du so nett wärst|" +
		"wenn du nichts dagegen hast|wenn ich bitten darf|willst du bitte|magst du bitte|" +
		"möchtest du bitte|ich hätte gern|ich hätte gerne|ich würde gern|ich würde gerne|" +
		"lass uns bitte",
	either: "oder",
	joins:  "und|und dann|dann|danach|aber",
	works: "füge|füg|fuege|hinzufügen|ergänze|ergänzen|behebe|beheb|beheben|fixe|fixen|repariere|" +
		"reparier|reparieren|implementiere|implementier|implementieren|schreibe|schreib|schreiben|" +
		"erstelle|erstell|erstellen|baue|bau|bauen|mache|mach|machen|ändere|änder|aendere|ändern|" +
		"aktualisiere|aktualisieren|entferne|entfern|entfernen|lösche|lösch|loesche|löschen|" +
		"refaktoriere|refactore|refaktorieren|benenne|umbenennen|verschiebe|verschieb|verschieben|" +
		"führe|führ|fuehre|ausführen|lass die|lass den|lass das|starte|starten|installiere|" +
		"installieren|setze|setz|setzen|nutze|nutz|verwende|verwenden|ersetze|ersetz|ersetzen|" +
		"migriere|migrieren|committe|commite|commit|committen|pushe|pushen|deploye|deployen|teste|" +
		"testen|konvertiere|konvertieren|generiere|generieren|beende|stelle|stell|portiere|" +
		"extrahiere|extrahieren|teile|merge|mergen|rebase|aktiviere|aktivieren|deaktiviere|" +
		"konfiguriere|konfigurieren|räume|räum|aufräumen|verbessere|verbessern|optimiere|optimieren|" +
		"debugge|debuggen|wende|los|los geht's|leg los|fang an|mach weiter|weiter|weitermachen|" +
		"probiere|probier|versuche|versuch|halte|formatiere|dokumentiere|dokumentieren|sorge|passe|" +
		"pass|anpassen|korrigiere|korrigieren|veröffentliche|übersetze|reduziere|reduzieren|bring|" +
		"bringe|richte|hole|hol|bereinige|kümmere|wandle|tausche|öffne|umstellen|umbauen",
	drop: "abbrechen",
}
