package trigger

// Dutch. The phrase stands at the head and the text follows; "om … te" and "dat"
// belong to the text, as "to" does in English. After an adverb the verb comes
// first ("nu is mijn doel om …"). Separable verbs close around the noun ("stel het
// doel in op", "breek het doel af"), the infinitive stands behind it ("het doel
// annuleren"). The connectors "in op", "naar", "als" are part of the phrase.
var dutch = language{
	code: "nl",
	triggers: []phrase{
		{own, "mijn|ons|onze ?huidige|nieuwe|volgende|belangrijkste|eerste|enige|echte|uiteindelijke|" +
			"hele doel|hoofddoel|doelstelling|goal ?hier|nu|vandaag|momenteel|op_dit_moment|" +
			"voorlopig|voor_nu|voor_vandaag|voor_deze_sessie|deze_sessie|dan|dus is|wordt|blijft|" +
			"luidt|=|:|—"},
		{own, "mijn|ons|onze ?huidige|nieuwe|volgende|enige doel|hoofddoel|doelstelling|goal ?hier|nu|" +
			"vandaag is|wordt ?nu|dus|eenvoudig|simpel|heel_simpel|duidelijk|als_volgt :"},
		{own, "mijn|ons|onze ?huidige|nieuwe doel|hoofddoel|doelstelling|goal voor|met|in|bij|van|vandaag <5> is"},
		{own, "mijn|onze ?huidige|nieuwe|belangrijkste doelen|doelstellingen ?hier|nu|vandaag|" +
			"voor_vandaag|voor_deze_sessie zijn|:"},
		{own, "ik|we|wij heb|hebben ?nu als|tot ?huidig|nieuw|enig doel ?:"},
		{now, "dit|hier is mijn|ons|het ?huidige|nieuwe doel ?voor_vandaag|voor_deze_sessie :"},
		{now, "is|wordt mijn|ons|onze ?huidige|nieuwe|enige|volgende doel|hoofddoel|doelstelling ?nu|vandaag|dus ?:"},
		{now, "?het|je|de|ons huidige|nieuwe|actuele|actieve|volgende doel|doelstelling|goal ?hier|nu|" +
			"vandaag|voor_nu|voor_deze_sessie is|wordt|luidt|=|:|—"},
		{now, "huidig|nieuw|actueel|actief doel ?vandaag|voor_vandaag|voor_deze_sessie is|wordt|=|:|—"},
		{weak, "het|ons ?uiteindelijke|enige|echte|algemene doel|hoofddoel ?hier|nu|vandaag|" +
			"voor_vandaag|voor_nu|voor_deze_sessie|van_vandaag|hierbij|hiervan is|wordt|:|—"},
		{weak, "het|ons ?uiteindelijke doel van|voor|in deze|dit|vandaag ?sessie|taak|opdracht|pr|" +
			"sprint|ticket|week|wijziging is|:"},
		{weak, "doel|doelen|hoofddoel|doelstelling ?vandaag|voor_vandaag|van_vandaag|voor_deze_sessie|" +
			"van_deze_sessie :"},
		{set, "stel ?als ?het|mijn|ons|je|een ?huidige|huidig|nieuwe|nieuw|actieve|actief|volgende " +
			"doel|doelstelling|goal ?nu|alsjeblieft|aub|even in|vast ?op|als|naar ?:"},
		{set, "stel als ?mijn|ons|het ?huidig|nieuw|nieuwe|huidige doel|doelstelling|goal " +
			"?voor_vandaag|voor_deze_sessie :"},
		{set, "zet|wijzig|verander|update|maak ?het|mijn|ons|je ?huidige|nieuwe|actieve doel|" +
			"doelstelling|goal ?nu|alsjeblieft op|naar|in|als|tot|:"},
		{set, "pas ?het|mijn|ons ?huidige|actieve doel|doelstelling|goal ?nu aan naar|in|tot|:"},
		{set, "werk ?het|mijn|ons ?huidige doel|doelstelling|goal bij naar|tot|:"},
		{set, "?het|mijn|ons|als ?huidige|huidig|nieuwe|nieuw doel|doelstelling|goal instellen|zetten|" +
			"vastleggen|aanpassen|wijzigen|veranderen op|als|naar|in|:"},
		{set, "neem|gebruik|kies|hanteer ?dit als ?huidig|nieuw|mijn|ons doel :"},
		{set, "maak er|hiervan|hier mijn|het|ons|je ?huidige|nieuwe doel ?van :"},
	},
	around: []around{
		{"stel|zet", "in|vast als ?het|mijn|ons|je ?huidige|huidig|nieuwe|nieuw|actieve doel|goal"},
		{"neem|gebruik|kies|hanteer|markeer", "als ?het|mijn|ons|je ?huidige|huidig|nieuwe|nieuw|actieve doel|goal"},
		{"maak ?van", "tot|mijn|ons|het ?mijn|ons|het ?huidige|nieuwe doel|goal"},
	},
	leads: "ok|oké|oke|goed|prima|mooi|top|fijn|juist|ja|jawel|nee|nou|tja|hm|hallo|hoi|hey|hé|" +
		"dag|goedemorgen|goedemiddag|goedenavond|hallo claude|hoi claude|bedankt|dank je|dankjewel|" +
		"sorry|dus|dan|en|en dan|maar|ook|want|daarom|vandaar|nu|vandaag|voor nu|vanaf nu|" +
		"op dit moment|momenteel|voorlopig|voor vandaag|voor deze sessie|in deze sessie|deze sessie|" +
		"deze keer|eerst|ten eerste|vervolgens|daarna|tot slot|eigenlijk|in feite|kortom|kort gezegd|" +
		"trouwens|overigens|even|gewoon|weer|opnieuw|toch|bij nader inzien|nieuw plan|ter info|" +
		"ter verduidelijking|concreet|oftewel|alsjeblieft|alstublieft|aub|a.u.b|svp|graag|gelieve|" +
		"kun je|kan je|kunt u|zou je|zou u|wil je|wilt u|kunnen we|zullen we|mag ik|laten we|" +
		"laat ons|ik wil|ik wil graag|ik zou graag|we willen|we moeten|je moet|je mag|je kunt|" +
		"we kunnen|ik moet|ik|we|ik heb besloten|we hebben besloten|hierbij|even kijken|laat maar|" +
		"genoeg|dat is genoeg|context|opdracht|taak|ps|zoals gezegd|zoals ik zei|zoals ik al zei|" +
		"zoals besproken|zoals eerder gezegd|beter|het is beter|het beste is|we kunnen beter|" +
		"laten we maar" +
		"|desondanks|hoe dan ook|in elk geval|uiteindelijk|met andere woorden|anders gezegd|" +
		"eerlijk gezegd|dank je wel|hartelijk dank|bedankt voor alles|bedankt voor het proberen|weet ik|" +
		"ik weet het|begrepen|al met al|onder de streep",
	opens: "voor|in|met|bij|na|sinds|tijdens|omdat|op|vanaf|deze|daarom",
	reported: "zei|zegt|zeggen|zeiden|gezegd|vertelde|vertelden|vertelt|vertellen|verteld|volgens|beweert|" +
		"beweerde|beweren|schreef|schrijft|schreven|meldt|meldde|vermeldt|vermeldde|stelt dat|" +
		"stelde dat|vindt dat|denkt|denken dat|dacht dat|noemt|noemde|vroeg|vraagt of|vroegen|" +
		"antwoordde|antwoordt|reageerde|citeert|citaat|citeer|quote|hoorde|gehoord|las dat|gelezen|" +
		"naar verluidt|schijnbaar|zogenaamd|aldus|legt uit|legde uit|beschrijft|er staat|staat dat|" +
		"readme staat|docs staat|documentatie staat|ticket staat|issue staat|mail staat|" +
		"bericht staat|in zijn woorden|in haar woorden|de mensen zeggen|ze zeggen",
	ownWords: "zoals afgesproken|zoals gezegd|zoals ik zei|zoals ik al zei|zoals ik eerder zei|zoals eerder gezegd|" +
		"zoals ik heb gezegd|zoals ik schreef|zoals vermeld|zoals besproken|ik zei|ik zei al|" +
		"ik heb al gezegd|kort gezegd|eerlijk gezegd|anders gezegd|volgens mij" +
		"|met andere woorden",
	mention: "zin|zinnen|zinsnede|frase|tekst|teksten|woorden|typ|type|typt|typen|getypt|intypt|invoert|" +
		"ingevoerd|invoer|invoeren|vertaal|vertaling|vertalen|vergelijk|samenvatting|vat|vat samen|" +
		"voorbeeld|voorbeelden|bijvoorbeeld|bijv|bv|placeholder|sjabloon|template|titel|kop|kopje|" +
		"label|kolom|veld|genaamd|log|logregel|foutmelding|uitvoer|toont|print|prints|bericht|" +
		"berichten|melding|prompt|prompts|transcript|transcripten|gesprek|herschrijf dit|" +
		"herschrijf de|herformuleer|grammatica|spelling|corrigeer|nalezen|begint met|beginnen met|" +
		"bevat|bevatten|detecteert|detecteren|herkent|herkennen|triggert|opdracht zoals|schrijf een|" +
		"maak een mail|classificeer|regex" +
		"|user story|persona",
	edits: "redigeer|kort in|verbeter de tekst|verbeter deze tekst|lees na|kijk deze tekst|" +
		"geef feedback" +
		"|aankondiging|samenvatting|brief|essay|artikel|toespraak|persbericht|nieuwsbrief|mail|e-mail|notulen|fragment" +
		"|gekopieerd uit|overgenomen uit|uit de wiki|uit het ticket",
	condition: "als|indien|wanneer|zodra|mits|tenzij|totdat|tot|terwijl|nadat|voordat|stel dat|zolang|" +
		"telkens|elke keer|iedere keer|ingeval|in het geval|mocht|mochten|dat|die|waarvan|waarbij|" +
		"waar|wiens|of|hoewel|ook al",
	whatIf: "als|indien|stel dat|tenzij|mits|in het geval|ingeval|mocht|mochten|veronderstel|stel je voor",
	later: "als|indien|wanneer|zodra|mits|tenzij|nadat|na|zolang|telkens|elke keer|iedere keer|" +
		"ingeval|in het geval|bij|mocht|mochten|maar alleen|alleen als|de volgende keer|pas als",
	negation: "niet|geen|nooit|noch|nimmer|niet meer|geenszins|in plaats van|zonder|nergens",
	asking: "wat|welk|welke|waarom|hoe|wie|waar|hoezo|weet je|weet jij|denk je|vraag me af|benieuwd|" +
		"onzeker|geen idee|leg uit|uitleggen|leg me uit|beschrijf|omschrijf|vertel|vertel me|" +
		"herinner|controleer|check|bevestig|kijk|begrijp|snap",
	notGoal: "niet|niet om|niet te|geen|geen enkel|nooit|om niet|om niets|niets|wat|waarom|hoe|" +
		"wie|welk|welke|waar|wanneer|of|onduidelijk|onbekend|duidelijk|helder|vaag|bereikt|behaald|" +
		"gehaald|klaar|af|voltooid|voldaan|afgerond|nog|nog niet|nog steeds|al bereikt|al gehaald|" +
		"al behaald|al klaar|al ingesteld|bijna|nauwelijks|leeg|null|nil|none|undefined|true|false|" +
		"weg|kwijt|fout|verkeerd|ongeldig|zoek|verdwenen|opgeslagen|weergegeven|getoond|ingesteld|" +
		"gezet|geplaatst|gewijzigd|aangepast|bijgewerkt|verwijderd|gewist|gedetecteerd|herkend|" +
		"genegeerd|overschreven|verouderd|afgekapt|gelezen|geschreven|aangemaakt|gemaakt|vertaald|" +
		"hetzelfde|iets|tbd|todo|nvt|n.v.t|prima|goed|ok|oké|mooi|leuk|haalbaar|onhaalbaar|" +
		"realistisch|optioneel|verplicht|zichtbaar|onzichtbaar|waarschijnlijk|misschien|kennelijk|" +
		"altijd|soms|te vaag|te groot|te breed|te ambitieus|te klein|te ver|te lang|te kort|erg|zeer|" +
		"ver|in|op|onder|door|van|inactief|gepauzeerd|geannuleerd|geblokkeerd|gesloten|een vijand|" +
		"de vijand|de speler|dit niet|dat niet|verloren|verlopen|dubbel|vergeten|beschadigd|" +
		"onleesbaar|onmogelijk|dom|zinloos|belangrijk|oud|achterhaald|geen idee|zonder betekenis" +
		"|achter|verborgen|getekend|verschoven|links van|rechts van|ondersteboven|buiten beeld|buiten bereik",
	compound: "de dichtstbijzijnde|dichtstbijzijnde|de vijand|de speler|een string|een object|" +
		"een lege string",
	tag: "toch|hè|he|nietwaar|niet|niet waar|klopt dat|klopt|klopt het|ja|nee|ok|oké|goed|juist|" +
		"of niet|of wel|nog steeds|is dat zo|klopt dat nog|is dat juist|is dat correct|akkoord",
	asks: "kun|kan|kunt|kunnen|zou|zullen|wil|wilt|hoe|wat|waar|welke|welk|moet|moeten|is er|zijn er|" +
		"heb je|wie|wanneer|waarom|mag|lukt|lukt dat|gaat dat|weet je|begrijp je|klaar",
	finite: "getoond|weergegeven|opgeslagen|bijgewerkt|verwijderd|overschreven|gewist|genegeerd|gelezen|" +
		"berekend|afgekapt|gelogd|vergeten|geladen|ingesteld",
	lead: "",

	these: []string{
		"deze|dit|die|dat|onderstaande|bovenstaande|volgende|de_volgende|het_volgende ?twee|" +
			"drie tekst|teksten|brief|brieven|mail|mails|e-mail|alinea|alinea's|samenvatting|abstract|" +
			"artikel|clausules|bepalingen|notitie|notities|fragment|concept|contract|notulen|commits|" +
			"bericht",
		"de|het tekst|brief|mail|e-mail|alinea|clausules|artikel|notities|concept hieronder|" +
			"hierboven|onder|boven",
	},
	rework: "vertaal|vertalen|vat|samenvatten|kort|inkorten|verkort|redigeer|corrigeer|verbeter|herschrijf|" +
		"herschrijven|herformuleer|zet|omzetten|converteer|maak|beantwoord|antwoord|reageer|vereenvoudig|" +
		"schrijf|haal|polijst|formatteer|verzacht",
	greets: "geachte|beste|lieve|hallo|goedemorgen|goedemiddag|dag",
	signs: "met vriendelijke groet|met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|" +
		"hartelijke groet|hartelijke groeten|groet|groeten|hoogachtend|mvg|liefs|bedankt",
	repairs: "repareer|fix|herstel|corrigeer|kijk|controleer|onderzoek|zoek uit|los dat op|los het op",
	langNames: "engels|nederlands|chinees|japans|koreaans|spaans|frans|duits|portugees|italiaans|russisch|pools|" +
		"turks|vietnamees|indonesisch|arabisch|hindi",
	retouch: "korter|kort in|inkorten|verkort|herschrijf|herformuleer|vertaal|formeler|" +
		"minder formeel|polijst|vriendelijker|redigeer|bondiger|pittiger|pakkender|levendiger",
	pieces: "mijn introductie|bio|motivatiebrief|slogan|leus|voorstelrondje",
	style: "klinkt|klinken|goed geschreven|natuurlijker|mijn nederlands|spelling|te formeel|te stijf|" +
		"formeler|pakkender|vriendelijker|grammatica",
	turns: "kortom|hoe dan ook|kort gezegd|in elk geval|dus|al met al",
	past: "vorige maand|vorige week|vorig jaar|afgelopen maand|gisteren|vroeger|eerder|destijds|" +
		"oorspronkelijk|aanvankelijk",
	contrast: "en toch|desondanks|maar|echter|toch|terwijl|hoewel" +
		"|en er gebeurt|en niks",
	infinitive: "om|te|dat",
	fiction:    "in dit spel|in het spel|in mijn spel|in dit level|op deze kaart|in de simulatie|in deze ronde",
	moot:       "geen zin|zinloos|niet de moeite|niet meer nodig|heeft geen nut|wordt niks|levert niets op",

	trivial: "hotfix|hot-fix|bugfix|bug fix|tweak|tweaks|tweakje|quick fix|quickfix|snelle fix|snel fixje|" +
		"fixje|klein fixje|kleine fix|snelle oplossing|kleine aanpassing|kleine wijziging|" +
		"klein aanpassinkje|aanpassinkje|kleine correctie|kleine verbetering|los een bug op|" +
		"bug oplossen|een bug oplossen|een bug op te lossen|een bug te fixen|een bugje|bugje|" +
		"een bug fixen|bug fixen|fix een bug|fix de bug|fix deze bug|een bug repareren|" +
		"de bug repareren|bug te fixen|bug op te lossen|typfout|typefout|typfoutje|tikfout|noodfix|" +
		"noodoplossing|even snel fixen",
	arch: "refactor*|herstructurer*|herstructureer*|migr*|migreer*|herschrijf*|herschrijv*|herontwerp*|" +
		"architectu*|splits|splitsen|opsplits*|opdelen|ontkoppel*|modulariseer*|modulariser*|" +
		"verbouw*|ombouw*|herbouw*|overzetten",
	spans: "migreer*|migrer*|migratie*|herschrijf*|herschrijv*|herontwerp*|architectu*|herstructurer*|" +
		"herstructureer*|herbouw*|het hele systeem|hele systeem|de hele codebase|hele codebase|" +
		"volledige codebase|hele applicatie|hele app|hele project|hele repo|hele platform|" +
		"alle modules|alle services|alle diensten|alle pakketten|elke module|elke service|" +
		"elke dienst|in alle modules|overal",
	files: "bestanden|bestand|files",
	modules: "modules|services|diensten|microservices|pakketten|packages|componenten|subsystemen|apps|" +
		"repositories|repo's|onderdelen",
	several: "meerdere|verschillende|diverse|alle|beide|vele|verscheidene|enkele",
	nothing: "tbd|todo|n.v.t|nvt|geen|niets|xxx|...|…|nog in te vullen|nader te bepalen|ntb|" +
		"zie boven|zie onder|zie hieronder|zie hierboven|zie titel|hier|je doel hier|doel hier|wip|" +
		"dit|dat|die|nog te bepalen|ongewijzigd|zoals voorheen|later|geen wijziging",
	nouns: "doel|doelen|doelstelling|goal|loop|lus|taak|opdracht|plan",
	goal:  "doel|doelstelling|goal|loop|lus",
	abandon: order{
		named: []string{
			// one verb before the noun
			"annuleer|cancel|schrap|staak|beëindig|beeindig|verwijder|wis|vergeet|dump|drop|" +
				"verwerp ?het|dit|dat|mijn|ons|de|deze|die ?huidige|actieve|oude|hele|lopende $goal " +
				"?maar|nu|alsjeblieft|helemaal|volledig",
			"annuleer|cancel|schrap|staak|vergeet|dump|drop|verwerp het|dit|dat|mijn|ons|de|deze|" +
				"die ?huidige|actieve|oude|hele|lopende taak|opdracht|plan ?maar|nu|alsjeblieft|" +
				"helemaal|volledig",
			"stop|stoppen ?nu|maar met het|dit|dat|mijn|ons|de|deze ?huidige|actieve|hele $nouns ?nu|maar",
			"zie af van het|dit|mijn|ons|de|deze ?huidige $nouns",
			"stap|stappen af van het|dit|mijn|ons|de|deze ?huidige $nouns",
			// separable verbs around the noun
			"breek|geef|blaas|gelast|schaf ?het|dit|dat|mijn|ons|de|deze ?huidige|actieve|hele|" +
				"lopende $nouns ?maar|nu|alsjeblieft|helemaal af|op",
			"laat ?het|dit|dat|mijn|ons|de|deze ?huidige|hele $nouns ?toch|gewoon ?maar vallen|varen|los|schieten|zitten",
			"gooi|doe ?het|dit|dat|mijn|ons|de|deze ?huidige $goal ?maar weg",
			"trek ?het|dit|mijn|ons ?huidige $goal ?maar in",
			// the infinitive behind the noun
			"het|dit|dat|mijn|ons|de|deze ?huidige|actieve|hele|lopende $nouns ?maar|nu|" +
				"alsjeblieft|helemaal annuleren|afbreken|opgeven|stopzetten|schrappen|beëindigen|" +
				"beeindigen|staken|cancelen|laten_vallen|laten_varen|loslaten",
			"doel|goal|loop annuleren|afbreken|opgeven|stopzetten|schrappen|beëindigen|verwijderen|wissen",
		},
		asked: []string{
			"?om ?het|dit|dat|mijn|ons|de|deze|die ?huidige|actieve|hele|lopende $nouns ?nu|maar|" +
				"alsjeblieft ?te_willen te_annuleren|op_te_geven|af_te_breken|stop_te_zetten|" +
				"te_schrappen|te_laten_vallen|te_staken|te_cancelen|annuleren|schrappen|stopzetten|" +
				"afbreken",
			"?het|dit|dat|mijn|ons|de|deze ?huidige|actieve|hele|lopende $nouns ?nu|even|alsjeblieft " +
				"willen|kunnen annuleren|schrappen|afbreken|stopzetten|opgeven|cancelen|laten_vallen",
			"?het|dit|dat|mijn|ons|de|deze ?huidige|actieve|hele|lopende $nouns ?nu|even|alsjeblieft " +
				"annuleren|schrappen|afbreken|stopzetten|opgeven|cancelen",
		},
		it: []string{
			"annuleer|cancel|schrap|vergeet dit|het|dat|alles|dit_alles|dit_allemaal ?maar|allemaal|helemaal",
			"breek|geef dit|het|dat ?maar|allemaal|nu af|op",
			"ik geef het|dit op",
			"laat|laten dit|het|we_dit|we_het ?maar zitten|vallen|varen",
			"dit|het annuleren|opgeven|afbreken|schrappen|laten_vallen",
			"zie|we_zien|ik_zie hiervan|ervan|hier_van af",
		},
		bare: "annuleer|annuleren|annuleer maar|annuleer dit|annuleer het|annuleer alles|cancel|" +
			"cancelen|afbreken|breek af|breek het af|breek maar af|breek dit af|opgeven|ik geef op|" +
			"ik geef het op|geef op|geef het op|geef maar op|laat maar|laat maar zitten|" +
			"laat maar vallen|laat het vallen|laat dit vallen|vergeet het|vergeet het maar|" +
			"vergeet maar|schrap|schrap het|schrap dit|schrap maar|hoeft niet meer|niet meer nodig|" +
			"stopzetten",
	},
	pause: order{
		named: []string{
			"pauzeer|onderbreek|bevries|parkeer|schort|leg ?het|dit|mijn|ons|de|deze ?huidige|" +
				"actieve $nouns ?maar|nu|even|voorlopig ?stil|op|opzij",
			"zet|leg ?het|dit|mijn|ons|de|deze ?huidige|actieve $nouns ?maar|nu|even|voorlopig " +
				"op_pauze|in_de_wacht|on_hold|stil|opzij|op_een_laag_pitje",
			"het|dit|mijn|ons|de|deze ?huidige $nouns ?even|nu|maar|voorlopig pauzeren|" +
				"onderbreken|parkeren|stilleggen|opschorten",
			"doel|goal|loop ?even pauzeren|onderbreken|parkeren",
		},
		it: []string{"pauzeer|parkeer dit|het ?even|maar", "zet dit|het ?even|maar op_pauze|in_de_wacht|on_hold"},
		bare: "pauzeer|pauzeer even|pauze|pauzeren|even pauze|even pauzeren|neem pauze|stop|stop even|" +
			"even stoppen|stop hier|stop nu|stop maar|stop ermee|stop hiermee|hou op|houd op|nu niet|" +
			"niet nu|nu even niet|even niet|later|doe later|straks|stop voor vandaag|" +
			"genoeg voor vandaag|klaar voor vandaag|tot hier|genoeg voor nu|voor nu genoeg|" +
			"zet op pauze|parkeer|halt",
	},
	resume: order{
		named: []string{
			"hervat|vervolg|herstart|heractiveer|herneem ?het|dit|mijn|ons|de|deze ?huidige|" +
				"actieve|gepauzeerde|oude $nouns ?maar|nu|weer",
			"ga|werk ?nu|maar|weer verder|door met|aan het|dit|mijn|ons|de|deze ?huidige|actieve|" +
				"gepauzeerde|oude $nouns ?nu|weer",
			"ga ?nu|maar|weer met|aan het|dit|mijn|ons|de|deze ?huidige|oude $nouns ?nu|weer verder|door",
			"pak ?het|dit|mijn|ons|de|deze ?huidige|gepauzeerde|oude $nouns ?nu|maar weer|terug op",
			"zet ?het|dit|mijn|ons|de|deze ?huidige $nouns ?nu|maar|weer voort",
			"terug|keer_terug|ga_terug naar het|dit|mijn|ons|de ?huidige|oude doel|goal|loop",
			"het|dit|mijn|ons|de|deze ?huidige|gepauzeerde $nouns ?nu|weer hervatten|voortzetten|vervolgen|oppakken",
		},
		it:   []string{"hervat dit|het ?maar|nu|weer"},
		bare: "hervat|hervatten|hervat maar|hervat nu|hervat het|je mag hervatten|weer hervatten",
	},
	replace: order{
		named: []string{
			"vervang|wissel|ruil|overschrijf ?het|dit|mijn|ons ?huidige|oude|bestaande doel|goal " +
				"?maar|nu ?door|in|om|met ?voor ?het|dit|mijn|een|deze ?nieuwe|nieuw ?doel|goal",
			"?het|dit|mijn|ons ?huidige|oude|bestaande doel|goal vervangen|overschrijven ?door_het_nieuwe|door_dit",
			"neem|gebruik|kies|pak ?maar|nu het|mijn|dit nieuwe ?doel|goal",
			"schakel|stap|ga|switch ?nu|maar ?over naar|op het|mijn|dit nieuwe ?doel|goal",
		},
	},
	done: order{
		named: []string{
			"markeer|beschouw|sluit|verklaar ?het|dit|mijn|ons|de|deze ?huidige|actieve doel|" +
				"goal|loop ?toch|maar|nu als|voor|tot voltooid|klaar|afgerond|gereed|bereikt|behaald|" +
				"gehaald ?toch",
			"rond|sluit|maak ?het|dit|mijn|ons|de|deze ?huidige|actieve doel|goal|loop ?toch|maar|nu ?zo af",
			"sluit ?het|dit|mijn|ons ?huidige|actieve doel|goal|loop ?toch|maar",
			"?het|dit|mijn|ons ?huidige doel|goal ?toch|maar|nu afronden|afsluiten|sluiten",
		},
	},
	ends: "joh|hoor|he|hè|en|dan|maar|nu|alsjeblieft|aub|want|omdat|aangezien|het is|dus|toch|in plaats daarvan|" +
		"bedankt|dank je|helemaal|volledig|meteen|direct|onmiddellijk|vandaag|voor vandaag|voor nu|" +
		"voorlopig|even|ok|oké|weer|graag|of|we|ik|voor mij|al|ook|tot|zonder|zodra|willen|kunnen|" +
		"alstublieft|a.u.b",
	polite: "ok|oké|oke|goed|alsjeblieft|alstublieft|aub|svp|graag|dus|nou|tja|maar|nu|dan|even|gewoon|" +
		"toch|ja|nee|hé|hey|hoi|hallo|claude|bedankt|dank je|dankjewel|sorry|eigenlijk|kun je|" +
		"je kunt|je mag|laten we|we|ik|ik wil|ik zei|alles|dit|dat|het|allemaal|helemaal|meteen|" +
		"direct|stop|genoeg|voorlopig|doe|weer|hoor|er",
	yes: "vervang|vervang het|vervang maar|vervangen|vervang het doel|vervang het oude doel|wissel|" +
		"wisselen|ruil|overschrijf|overschrijf het|overschrijven|neem de nieuwe|neem het nieuwe|" +
		"neem het nieuwe doel|het nieuwe|het nieuwe doel|de nieuwe|nieuw doel|nieuwe doel|nieuw|" +
		"gebruik het nieuwe|gebruik het nieuwe doel|met het nieuwe doel|ga met het nieuwe doel|" +
		"schakel over|overschakelen|verander het|wijzig het|verander",
	questions: "wat|waarom|hoe|wie|waar|wanneer|welke|welk|hoeveel|waarvoor|waarmee|waardoor|hoezo|wiens|" +
		"wat voor|klopt het|kan het|is er|zijn er|heb je|weet je|denk je|moet ik|moeten we",
	talk: "leg uit|leg eens uit|leg me uit|leg alleen uit|leg dit uit|leg even uit|leg|verklaar|" +
		"beschrijf|omschrijf|vertel|vertel me|vertel eens|licht toe|vat samen|vat|samenvatten|" +
		"beantwoord|antwoord|antwoord alleen|alleen uitleggen|alleen uitleg|alleen antwoorden|" +
		"bespreek|laten we bespreken|laten we praten|denk na|denk mee|denk eerst na|bekijk|" +
		"bekijk alleen|bekijk eerst|kijk|kijk alleen|kijk eens|kijk even|beoordeel|review|" +
		"alleen reviewen|alleen kijken|alleen lezen|lees alleen|vergelijk|noem|som op|een vraag|" +
		"vraag|vraagje|snelle vraag|ik heb een vraag|ik vraag me af|ik ben benieuwd|benieuwd|wacht|" +
		"wacht even|wacht op mij|momentje|een moment|moment|één moment|een ogenblik|" +
		"geef me een minuut|laat me denken|laat me even denken|laat me kijken|verander niets|" +
		"verander nog niets|wijzig niets|wijzig nog niets|pas niets aan|pas nog niets aan|" +
		"raak niets aan|doe niets|doe nog niets|bewerk niets|schrijf niets|schrijf geen code|" +
		"geen code|geen wijzigingen|geen aanpassingen|begin niet|begin nog niet|" +
		"begin er nog niet aan|start nog niet|nog niet|niets veranderen|niets wijzigen|" +
		"niets aanpassen|niets aanraken|zonder iets te wijzigen|implementeer nog niets|voer niets uit",
	requests: "kun je|kan je|kunt u|zou je|zou u|wil je|wilt u|kunnen we|zullen we|" +
		"mag ik je vragen|alsjeblieft|alstublieft|aub|kun jij|kan jij|kan u|zou jij|zouden we|" +
		"wil jij|willen jullie|kunnen jullie|zouden jullie|mag ik u vragen|mag ik vragen|" +
		"mag ik je verzoeken|mag ik u verzoeken|zou ik je mogen vragen|zou ik u mogen vragen|" +
		"ik vraag je|ik verzoek u|ik verzoek je|is het mogelijk|is het mogelijk om|" +
		"zou het mogelijk zijn|zou het mogelijk zijn om|zou je zo vriendelijk willen zijn om|" +
		"zou u zo vriendelijk willen zijn om|zou je zo goed willen zijn om|" +
		"wil je zo vriendelijk zijn om|wees zo goed en|wees zo vriendelijk en|doe me een plezier en|" +
		"vind je het erg om|vindt u het erg om|zou je het erg vinden om|heb je er bezwaar tegen om|" +
		"als het kan|als je kunt|als je kan|als dat kan|als je wilt|als u wilt|" +
		"als je het niet erg vindt|als u het niet erg vindt|indien mogelijk|zo mogelijk|gelieve|" +
		"graag|ik zou willen|ik had graag|ik wil dat je|ik zou graag willen dat je",
	either: "of",
	joins:  "en|en dan|dan|daarna|vervolgens|maar",
	works: "voeg|toevoegen|fix|fixen|los|oplossen|repareer|repareren|herstel|implementeer|implementeren|" +
		"schrijf|schrijven|maak|maken|bouw|bouwen|wijzig|wijzigen|verander|veranderen|pas|aanpassen|" +
		"werk|bijwerken|update|updaten|verwijder|verwijderen|haal|refactor|refactoren|hernoem|" +
		"hernoemen|verplaats|verplaatsen|draai|draaien|run|runnen|installeer|installeren|stel|zet|" +
		"gebruik|gebruiken|vervang|vervangen|migreer|migreren|commit|committen|push|pushen|deploy|" +
		"deployen|test|testen|converteer|genereer|genereren|rond|afronden|ga|ga door|ga verder|" +
		"ga aan de slag|doorgaan|verdergaan|begin|beginnen|start|starten|splits|splitsen|voeg samen|" +
		"merge|mergen|rebase|draai terug|zet aan|zet uit|configureer|ruim|opruimen|verbeter|" +
		"verbeteren|optimaliseer|debug|debuggen|pas toe|doe|doe maar|voer|uitvoeren|documenteer|zorg|" +
		"houd|hou|breid|uitbreiden|corrigeer|open|sluit|publiceer|release|laten we",
	drop: "annuleer",
}
