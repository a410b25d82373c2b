package trigger

// Italian. The phrase ends at "è", "a", "su" or a colon; "di", "quello di" and "che"
// stay with the goal ("il mio obiettivo è di migrare …"). "è" is often typed "e'" or
// "é"; a plain "e" is "and" and ends no phrase. The article is elided (l'obiettivo)
// and the pronoun sticks to the verb (abbandonalo). "Come" is also English, so it
// asks only with a verb beside it.
var italian = language{
	code: "it",
	triggers: []phrase{
		// il mio obiettivo è …
		{own, "?il mio|nostro ?nuovo|unico|solo|primo|vero|prossimo|principale|primario obiettivo|" +
			"obbiettivo|scopo|goal ?attuale|principale|finale|immediato|reale|generale|corrente|" +
			"numero_uno ?qui|ora|adesso|oggi|di_oggi|per_oggi|per_ora|stavolta|al_momento|" +
			"in_questo_momento|di_questa_sessione|per_questa_sessione|in_questa_sessione|" +
			"della_sessione|di_questa_settimana è|è_di:|è_quello_di:|e'|é|:|=|—|-|sarà|sara'|resta|" +
			"rimane|diventa ?ora|adesso|oggi|semplice|chiaro|quindi ?:"},
		{own, "?il mio|nostro obiettivo|scopo ?principale|attuale|finale con|in|per|nel|nella|oggi " +
			"questo|questa|il|la|lo|l'|oggi <4> è|e'"},
		{own, "?il mio|nostro ?nuovo|vero|unico obiettivo|obbiettivo|scopo ?attuale|ora|adesso|oggi e"},
		{own, "?i miei|nostri ?nuovi|principali obiettivi|scopi ?attuali|principali ?ora|oggi|di_oggi|" +
			"per_oggi|di_questa_sessione sono|: ?:"},
		{own, "ho|abbiamo come obiettivo|scopo ?:"},
		{own, "mi|ci sono|siamo posto|prefissato|dato|posti|prefissati come obiettivo ?:"},
		// l'obiettivo attuale è …, nuovo obiettivo:
		{now, "?l'|il|un|il_tuo|questo nuovo|attuale obiettivo|obbiettivo|goal ?ora|adesso|qui|di_oggi " +
			"è|e'|é|:|=|—|-|sarà|sara'"},
		{now, "?l'|il_tuo obiettivo|obbiettivo attuale|corrente|odierno|in_corso ?ora|adesso|qui è|e'|" +
			"é|:|=|—|-|sarà|sara'|diventa ?ora|adesso ?:"},
		{now, "?l'|il_tuo obiettivo|obbiettivo ?principale ora|adesso|oggi|di_oggi|per_oggi|del_giorno|" +
			"al_momento|di_questa_sessione|della_sessione|per_questa_sessione|in_questa_sessione|" +
			"di_questa_settimana|della_settimana è|e'|é|:|=|—|sarà|sara'|diventa"},
		{now, "l'obiettivo è|e'|diventa ora|adesso|oggi ?:"},
		// l'obiettivo è …
		{weak, "l'|il|lo|il_tuo|questo ?vero|solo|unico obiettivo|obbiettivo|scopo ?principale|finale|" +
			"generale|reale|ultimo ?qui|di_questa_pr|di_questo_pr|di_questo_task|di_questo_ticket|" +
			"di_questo_branch è|e'|é|:|— ?quindi|semplice ?:"},
		{weak, "obiettivo|obbiettivo|obiettivi|scopo ?principale|principali|generale|finale|" +
			"di_questa_pr|di_questo_task :|—"},
		{weak, "gli obiettivi sono|: ?:"},
		// imposta l'obiettivo su …
		{set, "imposta|impostare|impostiamo|imposti|definisci|definire|definiamo|fissa|fissare|" +
			"fissiamo|stabilisci|stabilire|stabiliamo|metti|mettere|mettiamo|cambia|cambiare|" +
			"cambiamo|aggiorna|aggiornare|modifica|configura|poni|setta|settare|settiamo ?l'|il|un|" +
			"come ?mio|nostro|tuo ?nuovo obiettivo|obbiettivo|goal ?attuale|corrente|principale|" +
			"nuovo|di_questa_sessione|della_sessione|di_oggi|per_oggi|ora su|a|ad|come|in|per|:|=|— " +
			"?segue ?:"},
		{set, "imposta|definisci|fissa|stabilisci|metti|mettiti|poni|poniti|prendi|usa|adotta|" +
			"impostiamo|definiamo|fissiamo|mettiamo|prendiamo|datti|scegli come|per ?l'|il ?mio|" +
			"nostro|tuo ?nuovo obiettivo|obbiettivo ?attuale|corrente|principale|di_questa_sessione|" +
			"di_oggi|per_oggi ?:"},
		{set, "che|fai_in_modo_che|voglio_che l'|il_tuo|il_nostro|il_mio ?nuovo obiettivo ?attuale sia ?:"},
	},
	around: []around{
		{"imposta|definisci|fissa|stabilisci|metti|poni|prendi|usa|adotta|impostiamo|definiamo|" +
			"fissiamo|prendiamo|scegli", "come ?l'|il ?mio|nostro|tuo ?nuovo obiettivo|obbiettivo ?attuale|corrente|principale|" +
			"di_questa_sessione|di_oggi"},
		{"fai|facciamo di", "il|l' ?mio|nostro|tuo obiettivo|obbiettivo|goal ?attuale"},
	},
	leads: "ok|okay|bene|va bene|vabbè|vabbe|d'accordo|perfetto|ottimo|certo|sì|si|no|ciao|salve|" +
		"ehi|hey|hi|buongiorno|buonasera|buon pomeriggio|ciao claude|grazie|grazie mille|allora|" +
		"quindi|dunque|e|ma|però|pero|cioè|cioe|insomma|in breve|in sintesi|riassumendo|perciò|" +
		"pertanto|inoltre|anche|poi|dopo|prima|prima di tutto|innanzitutto|per cominciare|" +
		"per iniziare|a proposito|in realtà|in realta|di fatto|in pratica|praticamente|" +
		"fondamentalmente|concretamente|ora|adesso|oggi|d'ora in poi|da ora in poi|da adesso|da ora|" +
		"stavolta|questa volta|per ora|al momento|in questa sessione|per oggi|per favore|per piacere|" +
		"perfavore|solo|soltanto|semplicemente|meglio|piuttosto|voglio|vorrei|vorrei che|voglio che|" +
		"vogliamo|mi piacerebbe|ho bisogno|bisogna|dobbiamo|devi|dovresti|dovremmo|andiamo|facciamo|" +
		"puoi|puoi per favore|potresti|può|puo|potrebbe|possiamo|potremmo|mi puoi|mi potresti|" +
		"riesci a|ti dispiace|ti dispiacerebbe|ti va di|scusa|scusate|mi dispiace|ripensandoci|" +
		"cambio di programma|ho deciso|abbiamo deciso|aggiornamento|nota|contesto|di nuovo|ancora|" +
		"basta|niente|alla fine|infine|è meglio|forse è meglio|la cosa migliore è|direi di|sicché" +
		"|comunque|lo stesso|in ogni caso|a conti fatti|in fondo|tutto sommato|in poche parole|" +
		"in altre parole|detto altrimenti|grazie di tutto|grazie per averci provato|lo so|capito|" +
		"sinceramente|onestamente|ad ogni modo",

	opens:  "per|in|nel|nella|con|da|durante|dopo|come|perché|poiché|su|a|questa|quindi|ecco perché",
	elided: " e",
	reported: "ha detto|hanno detto|dice|dicono|disse|diceva|detto che|secondo|stando a|ha scritto|" +
		"scrive che|scritto che|ha affermato|afferma|affermano|sostiene|sostengono|ha commentato|" +
		"commenta|menziona|ha menzionato|ha annunciato|annuncia|indica|ha indicato|ha spiegato|" +
		"spiega che|pensa|pensano|crede|credono|ritiene|ritengono|suggerisce|ha suggerito|propone|" +
		"ha proposto|racconta|ha raccontato|ha chiesto|chiede|chiedono|ha risposto|risponde|cita|" +
		"citando|pare che|a quanto pare|si dice|presumibilmente|ho sentito|ho letto|mi è stato detto|" +
		"stando al|dichiara|ha dichiarato|insiste|vuole che|ha twittato|riporta",
	ownWords: "come concordato|come d'accordo|come ho detto|come ho già detto|come dicevo|come ti ho detto|come detto|come accennato|" +
		"come già detto|te l'ho detto|l'ho già detto|ho detto|ti ho detto|detto questo|detto ciò|" +
		"per meglio dire|come menzionato|ho scritto" +
		"|detto altrimenti|in altre parole",
	mention: "digita|digitare|digito|digitando|scrive|scrivi|scrivere|inserisce|inserisci|frase|frasi|" +
		"testo|testi|stringa|stringhe|messaggio|messaggi|prompt|rileva|rilevare|rilevatore|innesca|" +
		"attiva|trigger|traduci|tradurre|traduzione|confronta|confrontare|riassumi|riassumere|" +
		"riassunto di|correggi la frase|correggi il testo|riformula|riformulare|parafrasa|redigi|" +
		"classifica|per esempio|ad esempio|esempio|esempi|titolo|intestazione|campo|colonna|" +
		"etichetta|variabile|commento|chiamato|chiamata|contiene|contenente|inizia con|comincia con|" +
		"espressione regolare|modello|riga|mostra|mostrare|stampa|output|trascrizione|conversazione|" +
		"lettera|e-mail|tema|articolo|utente" +
		"|user story|storia utente",
	edits: "rivedi|correggi il testo|correggi questo|accorcia|migliora il testo|riformula|" +
		"rileggi|dammi un parere" +
		"|annuncio|riassunto|lettera|saggio|articolo|discorso|comunicato|mail|email|verbale|estratto" +
		"|copiato da|copiato dal|preso da|preso dal|tratto da",
	condition: "se|quando|una volta che|non appena|appena|finché|mentre|fino a quando|prima che|dopo che|" +
		"a meno che|nel caso|in caso|ogni volta che|anche se|sebbene|dove|il cui|la cui|qualora",
	whatIf: "se|supponiamo|supponi|supponendo|immagina|immaginiamo|nel caso|a meno che|ammettiamo|" +
		"mettiamo che|qualora",
	later: "se|quando|una volta che|non appena|appena|mentre|dopo che|dopo|a meno che|nel caso|" +
		"in caso|ogni volta che|qualora|solo se|soltanto se|ma solo|la prossima volta|purché|" +
		"una volta|dopo il|dopo la|dopo l'",
	negation: "non|mai|né|senza|neanche|nemmeno|invece di|al posto di|piuttosto che|nessuno|evita|evita di|" +
		"smetti di|inutile",
	asking: "qual|quale|quali|che cosa|cosa|cos'è|perché|perche|come|chi|quanto|spiega|spiegare|spiegami|" +
		"spiegarmi|dimmi|dirmi|ricordami|ricordi|descrivi|definisci cosa|chiarisci|sai|sapresti|" +
		"credi|pensi|non so|non sono sicuro|mi chiedo|indovina|verifica|controlla|conferma|rivedi|" +
		"definizione",

	notGoal: "non|mai|no|che cosa|cosa|quale|qual|come|perché|quando|chi|se|null|nil|none|" +
		"undefined|nullo|vuoto|vuota|true|false|vero|falso|sconosciuto|errato|sbagliato|invalido|" +
		"non valido|ambiguo|confuso|poco chiaro|oscuro|troppo|molto|così|abbastanza|piuttosto|" +
		"lo stesso|uguale|identico|questo|quello giusto|quello sbagliato|opzionale|facoltativo|" +
		"obbligatorio|visibile|invisibile|realistico|ragionevole|raggiungibile|irraggiungibile|" +
		"impossibile|raggiunto|raggiunta|completato|completata|compiuto|realizzato|soddisfatto|" +
		"finito|salvato|salvata|memorizzato|mostrato|visualizzato|aggiornato|ignorato|cancellato|" +
		"eliminato|rimosso|sostituito|sovrascritto|letto|inviato|calcolato|rifiutato|accettato|" +
		"selezionato|perso|ancora|sempre|già|stato|un nemico|il nemico|il nemico più vicino|" +
		"il giocatore|un giocatore|il portiere|di tipo|una stringa|un oggetto|un numero|un campo|" +
		"una colonna|parte di|corretto|giusto|ok|in corso|ciò che|pausa|attesa|sospeso|concluso|" +
		"chiuso|fatto|terminato|sparito|sparita|scomparso|svanito|scaduto|troncato|duplicato|" +
		"dimenticato|corrotto|illeggibile|assurdo|stupido|importante|vecchio|inutile|ambizioso|" +
		"nessuna idea|nessuno|senza senso" +
		"|disegnato|disegnata|dietro|nascosto|nascosta|coperto|coperta|a sinistra|a destra|posizionato|posizionata|spostato|spostata|capovolto|fuori dal|fuori dallo|fuori dalla",
	compound: "il nemico|il giocatore|una stringa|un oggetto",
	tag: "vero|giusto|no|sì|si|corretto|è corretto|è giusto|è così|non è così|non è vero|è vero|" +
		"esatto|ok|d'accordo|sei d'accordo|o no|ancora|vale ancora|dico bene",
	asks: "come|cosa|che cosa|che|qual|quale|quali|dove|da dove|puoi|potresti|può|possiamo|dovremmo|" +
		"devo|dobbiamo|c'è|ci sono|hai|chi|quando|serve|è possibile|mi aiuti|qualche|idee|pronto|" +
		"perché|ti va|riesci|che ne",
	lead:   "",
	copula: "",

	these: []string{
		"questo|questa|questi|queste|il_seguente|la_seguente|i_seguenti|le_seguenti ?due|tre testo|" +
			"testi|riassunto|abstract|lettera|lettere|mail|email|paragrafo|paragrafi|clausola|clausole|" +
			"articolo|brano|nota|note|verbale|bozza|contratto|commit|messaggio",
		"il|la|lo|le|i|gli|l' testo|testi|lettera|mail|email|paragrafo|clausole|articolo|note|" +
			"bozza qui_sotto|sotto|qui_sopra|sopra|seguente|seguenti|allegato|allegata",
	},
	rework: "traduci|tradurre|traducimi|riassumi|riassumere|riassumimi|accorcia|accorciare|correggi|" +
		"correggere|riscrivi|riscrivere|riformula|converti|convertire|trasforma|trasformare|rispondi|" +
		"rispondere|metti|mettere|migliora|semplifica|scrivi|redigi|fai|sintetizza|rendi|rivedi|" +
		"ammorbidisci",
	greets: "gentile|gentili|gentilissimo|gentilissima|egregio|egregia|spettabile|caro|cara|cari|care|" +
		"buongiorno|buonasera|salve",
	signs: "cordiali saluti|distinti saluti|cordialmente|un saluto|un cordiale saluto|saluti|a presto|" +
		"un abbraccio|in fede|grazie",
	repairs: "correggi*|sistema*|ripara*|guarda|controlla|verifica|trova|scopri|aggiusta*",
	langNames: "inglese|italiano|cinese|giapponese|coreano|spagnolo|francese|tedesco|portoghese|russo|polacco|" +
		"olandese|turco|vietnamita|indonesiano|arabo|hindi",
	retouch: "accorcia|accorciare|più corta|più corto|più breve|lima|rifinisci|riformula|riscrivi|" +
		"traduci|più formale|meno formale|ammorbidisci|sintetizza|più incisivo|più incisiva|" +
		"più fluido|più vivace",
	pieces: "mia presentazione|bio|biografia|lettera di presentazione|lettera motivazionale|slogan|" +
		"motto|curriculum",
	style: "suona|suonano|scritto bene|scritta bene|più naturale|il mio italiano|ortografia|troppo formale|" +
		"più incisivo|più incisiva|più formale|meno formale|grammatica",
	turns: "insomma|in breve|alla fine|in sostanza|quindi|in pratica|comunque",
	past:  "il mese scorso|la settimana scorsa|l'anno scorso|ieri|prima|in origine|all'inizio|all'epoca",
	contrast: "e comunque|nonostante|ma|però|pero|invece|eppure|mentre|tuttavia" +
		"|e niente|e nulla|e non succede",
	infinitive: "~are|~ere|~ire|~arre|~urre|~orre|~arsi|di|che",
	fiction: "in questo gioco|nel gioco|nel mio gioco|in questo livello|su questa mappa|nella simulazione|" +
		"in questa partita",
	moot: "non ha senso|non ha più senso|non vale la pena|non serve|inutile|non ne vale|non ci serve",

	trivial: "hotfix|quick fix|bugfix|correggere un bug|correggi un bug|correggere il bug|correggi il bug|" +
		"correggere questo bug|correggi questo bug|sistemare un bug|sistema un bug|sistemare il bug|" +
		"sistema il bug|risolvere un bug|risolvi un bug|risolvere il bug|risolvi il bug|" +
		"fixare un bug|fixa un bug|fixare il bug|fixa il bug|correggere un errore|correggi un errore|" +
		"un piccolo bug|un bug minore|correzione rapida|correzione veloce|correzione urgente|" +
		"piccola correzione|correzione minore|fix veloce|fix rapido|fix al volo|piccolo fix|" +
		"sistemata veloce|piccola modifica|modifica minima|modifica minore|piccolo cambiamento|" +
		"piccolo ritocco|ritocco|ritocchi|piccolo aggiustamento|aggiustatina|modifichina|" +
		"correggere un refuso|correggi un refuso|refuso|errore di battitura|rattoppo",
	arch: "refactor*|rifattorizz*|rifattor*|migra*|migri*|riscriv*|riscrittura|riprogett*|ridisegn*|" +
		"architett*|ristruttur*|suddivid*|dividere|dividi|separare|separa|modularizz*|disaccoppi*|" +
		"riorganizz*|scorpor*",
	spans: "migra|migrare|migrazione|migrazioni|migrando|migriamo|riscriv*|riscrittura|riprogett*|" +
		"ridisegn*|architettur*|ristruttur*|tutto il codice|tutto il progetto|tutto il sistema|" +
		"tutto il repository|tutto il repo|tutta l'applicazione|tutta l'app|tutta la piattaforma|" +
		"tutta la codebase|tutto il backend|tutto il frontend|l'intero|l'intera|intero sistema|" +
		"intero progetto|intera applicazione|intera codebase|ovunque|dappertutto",
	files:   "file",
	modules: "moduli|servizi|microservizi|pacchetti|componenti|sottosistemi|applicazioni|repository",
	several: "diversi|diverse|vari|varie|parecchi|molteplici|molti|molte|tutti i|tutte le|tutti gli|entrambi|più",
	nothing: "da definire|in sospeso|nessuno|nessuna|niente|il tuo obiettivo|" +
		"il tuo obiettivo qui|qui|tbd|todo|n/a|xxx|...|…|vedi sotto|vedi sopra|da decidere|" +
		"da stabilire|invariato|come prima|più tardi",

	nouns: "obiettivo|obbiettivo|obiettivi|ciclo|loop|compito|attività|task|piano|goal",
	goal:  "obiettivo|obbiettivo|ciclo|loop|goal",
	abandon: order{
		named: []string{
			"abbandona|abbandonare|abbandoniamo|abbandonate|abbandono|annulla|annullare|" +
				"annulliamo|annulla_pure|cancella|cancellare|cancelliamo|scarta|scartare|scartiamo|" +
				"interrompi|interrompere|termina|terminare|chiudi_qui|elimina|eliminare|rimuovi|" +
				"dimentica|dimenticare|dimentichiamo|lascia_perdere|lasciare_perdere|" +
				"lasciamo_perdere|lascia_stare|lasciamo_stare|molla|mollare|molliamo|ferma|abortisci|" +
				"rinuncia_a|rinunciare_a|rinunciamo_a|rinuncio_a ?pure|comunque|lo_stesso ?l'|il|la|lo|quest'|questo|" +
				"questa|quell'|mio|il_mio|il_nostro|nostro ?attuale obiettivo|obbiettivo|ciclo|loop|" +
				"goal ?attuale|corrente|in_corso|del_tutto|completamente",
			"abbandona|abbandonare|abbandoniamo|annulla|annullare|annulliamo|scarta|scartare|" +
				"scartiamo|dimentica|dimentichiamo|lascia_perdere|lasciamo_perdere|lascia_stare|" +
				"molla|molliamo|cancella|interrompi ?l'|il|la|questo|questa|quel|quella|il_mio|" +
				"il_nostro ?attuale compito|attività|task|piano ?attuale|corrente|in_corso|del_tutto|" +
				"completamente",
			"rinuncia|rinunciare|rinunciamo|rinuncio all'|al|a_questo|a_quest' ?attuale $nouns ?attuale|corrente",
			"esci|uscire|usciamo dal|da_questo ciclo|loop",
			"non voglio|vogliamo|serve più ?l'|il|questo|quest' $nouns ?attuale",
		},
		asked: []string{
			"annullassi|annulli|annullaste|abbandonassi|abbandoni|interrompessi|interrompa|" +
				"lasciassi_perdere|lasci_perdere|scartassi ?l'|il|la|questo|questa|quest'|il_nostro " +
				"?attuale obiettivo|ciclo|loop|goal|compito|attività|piano ?attuale|corrente|in_corso",
		},
		it: []string{
			"abbandona|abbandoniamo|annulla|annulliamo|dimentica|scarta|lascia_perdere|" +
				"lasciamo_perdere tutto|questo|questa_cosa ?per_favore|pure|subito",
			"abbandonalo|abbandoniamolo|annullalo|annulliamolo|dimenticalo ?per_favore|pure|subito",
			"mi_arrendo|ci_arrendiamo|ci_rinuncio|rinuncio|lasciamo_perdere|lascia_perdere ?tutto",
		},
		bare: "abbandona|abbandonare|abbandono|abbandoniamo|abbandonalo|annulla|annullare|annulliamo|" +
			"annullato|annullalo|annulla tutto|annulla questo|cancella tutto|lascia perdere|" +
			"lasciamo perdere|lascia stare|lasciamo stare|lascialo perdere|lascialo stare|" +
			"dimenticalo|dimentica|dimentica tutto|mi arrendo|ci rinuncio|rinuncio|rinuncia|" +
			"rinunciamo|mollo|molla|molla tutto|scarta|scartalo|abortisci|non serve più|" +
			"non serve piu|non lo voglio più|non lo voglio piu|non voglio più|non se ne fa nulla|" +
			"non se ne fa niente|come non detto",
	},
	pause: order{
		named: []string{
			"metti|mettere|mettiamo|mettete ?l'|il|la|questo|quest'|questa|il_mio|" +
				"il_nostro $nouns ?attuale|corrente in|da pausa|sospeso|attesa|parte ?per_ora|" +
				"per_oggi",
			"metti|mettere|mettiamo in pausa|sospeso|attesa ?l'|il|la|questo|quest'|questa|" +
				"il_mio|il_nostro $nouns ?attuale|corrente",
			"sospendi|sospendere|sospendiamo|congela|congelare|interrompi_per_ora|ferma_per_ora|" +
				"rimanda|rimandiamo|accantona|accantoniamo|pausa|stoppa ?l'|il|la|questo|quest'|" +
				"questa|il_mio|il_nostro $nouns ?attuale|corrente|in_corso ?per_ora|per_oggi|" +
				"un_attimo|fino_a_domani",
			"fai|facciamo una pausa con|dall'|dal|sull'|sul|con_l' $nouns",
			"smetti|smettila di bloccarmi|trattenermi",
		},
		it: []string{"mettilo|mettiamolo|mettila in pausa|attesa|sospeso", "sospendilo|sospendi|sospendiamo qui|questo|tutto ?per_ora"},
		bare: "pausa|in pausa|metti in pausa|mettilo in pausa|mettiamo in pausa|fai una pausa|" +
			"facciamo una pausa|prendiamoci una pausa|fermati|fermati qui|fermiamoci|fermiamoci qui|" +
			"ferma|fermo|alt|stop|stoppa|non ora|non adesso|per ora no|adesso no|ora no|più tardi|" +
			"piu tardi|dopo|un'altra volta|basta per oggi|per oggi basta|per oggi è tutto|" +
			"per oggi ci fermiamo|sospendi|sospendiamo|riposati",
	},
	resume: order{
		named: []string{
			"riprendi|riprendere|riprendiamo|riprendete|continua|continuare|continuiamo|prosegui|" +
				"proseguire|proseguiamo|riattiva|riattivare|riavvia ?pure ?con|su ?l'|il|la|lo|" +
				"questo|quest'|questa|il_mio|il_nostro ?vecchio $nouns ?attuale|corrente|precedente|" +
				"sospeso|in_pausa",
			"vai|andiamo avanti con ?l'|il|la|questo|quest'|il_nostro $nouns ?attuale",
			"torna|torniamo|tornare|ritorna all'|al|alla|al_nostro|al_mio $nouns ?attuale|precedente",
		},
		it: []string{"riprendilo|riprendiamolo ?pure|ora|adesso"},
		bare: "riprendi|riprendere|riprendiamo|riprendilo|riprendi pure|puoi riprendere|si riprende|" +
			"riattiva|fine pausa",
	},
	replace: order{
		named: []string{
			"sostituisci|sostituire|sostituiamo|rimpiazza|rimpiazzare|cambia|cambiare|cambiamo|" +
				"sovrascrivi ?l'|il|questo|il_mio|il_nostro|quest' ?vecchio obiettivo|obbiettivo|" +
				"goal ?attuale|vecchio|precedente|esistente ?con ?l'|il|un|quello|questo ?nuovo|" +
				"altro ?obiettivo",
			"passa|passiamo|cambia al|a_questo|al_mio nuovo ?obiettivo",
			"usa|usiamo|prendi|prendiamo|adotta|tieni il|l'|questo|il_mio nuovo ?obiettivo",
		},
	},
	done: order{
		named: []string{
			"considera|consideriamo|segna|segnala|marca|contrassegna|dai|diamo|dichiara ?l'|il|" +
				"questo|quest'|il_mio|il_nostro obiettivo|obbiettivo|ciclo|loop|goal ?attuale ?come|" +
				"per completato|concluso|finito|fatto|raggiunto|chiuso|terminato ?comunque|lo_stesso|" +
				"così_com'è",
			"consideralo|segnalo|dallo|diamolo come|per completato|concluso|finito|fatto|" +
				"raggiunto|chiuso|terminato ?comunque|lo_stesso",
			"chiudi|chiudere|chiudiamo ?pure ?l'|il|questo|quest'|il_mio|il_nostro obiettivo|" +
				"obbiettivo|ciclo|loop|goal ?attuale|corrente ?comunque|lo_stesso|così|così_com'è|" +
				"come_completato",
		},
	},
	ends: "e|o|per favore|per piacere|ora|adesso|grazie|perché|perche|poiché|siccome|ma|quindi|" +
		"allora|per ora|oggi|subito|immediatamente|del tutto|completamente|definitivamente|" +
		"per sempre|va bene|ok|anzi|di nuovo|anche|comunque|pure|fino|senza|meglio|da dove",
	polite: "ok|bene|va bene|vabbè|d'accordo|per favore|per piacere|allora|quindi|meglio|grazie|claude|" +
		"ciao|ehi|sì|si|no|dai|puoi|potresti|possiamo|voglio|preferisco|ora|adesso|tutto|questo|e|" +
		"solo|semplicemente|basta|scusa|niente|anzi|subito|immediatamente|del tutto|pure|comunque|io|" +
		"noi|alla fine|ormai|ma|guarda|senti|stop",
	yes: "sostituisci|sostituiscilo|sostituire|sostituisci il vecchio|rimpiazza|rimpiazzalo|cambia|" +
		"cambialo|cambiare|il nuovo|nuovo|nuovo obiettivo|il nuovo obiettivo|usa il nuovo|" +
		"prendi il nuovo|tieni il nuovo|passa al nuovo|passa al nuovo obiettivo|sovrascrivi|" +
		"sovrascrivilo|usa quello nuovo|quello nuovo|prendi quello nuovo",

	questions: "perché|perche|cosa|che cosa|cos'è|cos'e|qual|quale|quali|quanti|quante|chi è|chi ha|chi usa|" +
		"chi può|che fa|che succede|che significa|che differenza|che ne pensi|che vuol dire|a cosa|" +
		"di cosa|come mai|come funziona|come funzionano|come si|come posso|come faccio|come facciamo|" +
		"come viene|come vengono|come è|com'è|come sta|come potrei|come dovrei|dov'è|dove si|" +
		"dove sta|dove sono|dove viene|da dove|c'è un modo|c'è modo|esiste un|è possibile|è normale|" +
		"mi chiedo|sai se|sai come|pensi che|secondo te",
	particles: "",
	talk: "spiega|spiegare|spiegami|spiegarmi|spieghi|mi spieghi|spiegaci|descrivi|descrivere|" +
		"descrivimi|racconta|raccontami|dimmi|dirmi|mi dici|dicci|chiarisci|chiarire|riassumi|" +
		"riassumere|rispondi|rispondere|rispondimi|mostrami|mostrarmi|fammi vedere|discutiamo|" +
		"parliamo|parliamone|pensa|pensaci|pensiamo|ragiona|rivedi|rivedere|revisiona|fai una review|" +
		"fai una revisione|analizza|analizzare|valuta|valutare|confronta|confrontare|elenca|guarda|" +
		"dai un'occhiata|dà un'occhiata|una domanda|domanda|ho una domanda|solo una domanda|" +
		"ho un dubbio|mi chiedo|sono curioso|aiutami a capire|voglio capire|vorrei capire|capire|" +
		"aspetta|aspettate|aspettare|aspettami|attendi|un attimo|un momento|un secondo|un minuto|" +
		"dammi un minuto|dammi un attimo|non ancora|ancora no|non cambiare|non modificare|" +
		"non toccare|non fare nulla|non fare niente|non fare modifiche|non scrivere|non iniziare|" +
		"non cominciare|non implementare|non cambiate|non toccate|non modificate|senza cambiare|" +
		"senza modificare|senza toccare|nessuna modifica|niente codice|niente modifiche|sola lettura|" +
		"solo lettura|solo una spiegazione|fammi pensare|lasciami pensare",
	requests: "puoi|potresti|può|puo|potrebbe|possiamo|potremmo|mi puoi|mi potresti|riesci a|" +
		"ti dispiace|ti dispiacerebbe|ti va di|per favore|per piacere|voglio che|vorrei che|" +
		"non potresti|potreste|potete|può per favore|vuoi|vorresti|vorrebbe|saresti così gentile da|" +
		"sarebbe così gentile da|sii gentile e|ti spiace|ti spiacerebbe|le dispiace|le dispiacerebbe|" +
		"vi dispiace|vi dispiacerebbe|sarebbe possibile|è possibile|si può|si potrebbe|ti chiedo di|" +
		"vi chiedo di|le chiedo di|ti prego di|vi prego di|la prego di|ti chiederei di|" +
		"mi faresti il favore di|mi fai il favore di|fammi il favore di|avresti la gentilezza di|" +
		"abbi la gentilezza di|se possibile|se è possibile|se puoi|se può|se potete|" +
		"se non ti dispiace|se non le dispiace|se non ti spiace|se ti va|quando puoi|cortesemente|" +
		"gentilmente|vorrei che tu|riusciresti a|riuscite a",
	either: "o|oppure",
	joins:  "e|e poi|poi|ma|però",
	works: "aggiungi|aggiungere|aggiungiamo|correggi|correggere|sistema|sistemare|ripara|riparare|" +
		"risolvi|risolvere|fixa|fixare|implementa|implementare|implementiamo|scrivi|scrivere|crea|" +
		"creare|genera|generare|fai|fare|fallo|facciamolo|costruisci|costruire|cambia|cambiare|" +
		"aggiorna|aggiornare|modifica|modificare|rimuovi|rimuovere|elimina|eliminare|cancella|" +
		"cancellare|togli|togliere|rifattorizza|refactora|rinomina|rinominare|sposta|spostare|esegui|" +
		"eseguire|lancia|lanciare|installa|installare|configura|configurare|metti|mettere|usa|usare|" +
		"utilizza|utilizzare|sostituisci|sostituire|migra|migrare|committa|commit|pusha|fai commit|" +
		"deploya|rilascia|testa|testare|prova|provare|converti|convertire|finisci|finire|termina|" +
		"terminare|continua|continuare|vai avanti|prosegui|completa|completare|riscrivi|riscrivere|" +
		"estrai|estrarre|dividi|dividere|separa|unisci|mergia|abilita|attiva|disabilita|disattiva|" +
		"pulisci|pulire|migliora|migliorare|ottimizza|ottimizzare|applica|applicare|procedi|" +
		"procediamo|inizia|iniziare|iniziamo|comincia|parti|avvia|avviare|collega|tenta|mantieni|" +
		"formatta|documenta|documentare|assicurati|gestisci|gestire|supporta|introduci|regola|" +
		"inserisci|inserire|prepara|preparare|apri|aprire|chiudi|pubblica|pubblicare|traduci|riduci|" +
		"ridurre|adatta|porta|imposta|impostare|debugga",
	drop: "abbandona",
}
