package trigger

// French. The phrase ends at "est", "sur", "à" or a colon; "de" and "d'" stay with
// the goal ("mon objectif est de migrer …", "est d'ajouter …"), and so does "que".
// The elided article is a word of its own here: "l' objectif". "but" is a goal in
// French and a conjunction in English, so it never stands without its article.
var french = language{
	code: "fr",
	triggers: []phrase{
		// mon objectif est de …
		{own, "mon|notre ?nouvel|nouveau|seul|unique|principal|premier|prochain|véritable|veritable|" +
			"vrai objectif|but|goal ?actuel|principal|premier|final|immédiat|immediat|réel|reel|" +
			"global|du_moment|numéro_un ?ici|là|aujourd'hui|maintenant|désormais|desormais|" +
			"actuellement|pour_aujourd'hui|du_jour|pour_l'instant|pour_le_moment|pour_cette_session|" +
			"de_cette_session|dans_cette_session|de_la_session|de_la_semaine|cette_fois est|est_de_:|" +
			"est_de:|:|=|—|-|sera|reste|devient|c'est ?maintenant|désormais|simple|simplement|clair|" +
			"donc ?:"},
		{own, "mon|notre objectif|but ?principal|actuel|final pour|avec|dans|en cette|ce|le|la|l'|" +
			"aujourd'hui <4> est|est_de_:|est_de:"},
		{own, "mes|nos ?nouveaux|principaux objectifs ?actuels|principaux ?aujourd'hui|" +
			"pour_aujourd'hui|du_jour|de_cette_session|pour_cette_session|maintenant sont|: ?:"},
		{own, "j'ai|nous_avons|on_a pour|comme objectif|but ?:"},
		{own, "je me|m' suis|étais fixé|fixée|donné|donnée pour|comme objectif|but ?:"},
		// l'objectif actuel est de …, nouvel objectif :
		{now, "?l'|le|ton|votre|cet|un nouvel|nouveau objectif|but|goal ?maintenant|désormais|" +
			"pour_aujourd'hui est|:|=|—|-|sera"},
		{now, "?l'|le|ton|votre|cet objectif|but actuel|courant|en_cours|du_moment ?maintenant|" +
			"désormais|ici est|est_de_:|est_de:|:|=|—|-|sera|devient|c'est ?maintenant|désormais ?:"},
		{now, "?l'|le|ton|votre objectif|but ?principal maintenant|désormais|desormais|aujourd'hui|" +
			"pour_aujourd'hui|du_jour|pour_l'instant|pour_le_moment|de_cette_session|de_la_session|" +
			"pour_cette_session|dans_cette_session|de_la_semaine|du_sprint est|est_de_:|est_de:|:|=|" +
			"—|sera|devient|c'est"},
		{now, "l'objectif|le_but est|devient maintenant|désormais|desormais|aujourd'hui ?:"},
		// l'objectif est de …
		{weak, "l'|cet|ton|votre|le ?vrai|véritable|seul|unique objectif|but ?principal|final|global|" +
			"général|réel ?ici|là|de_cette_pr|de_la_pr|de_ce_ticket|de_cette_tâche|de_cette_branche " +
			"est|est_de_:|est_de:|:|—|c'est ?donc|simple ?:"},
		{weak, "objectif|objectifs ?principal|principaux|général|final|global|de_cette_pr|de_la_pr|de_cette_tâche :|—"},
		{weak, "les objectifs sont|: ?:"},
		// fixe l'objectif sur …
		{set, "fixe|fixez|fixer|fixons|définis|definis|définissez|définir|definir|définissons|mets|" +
			"mettez|mettre|mettons|règle|regle|réglez|établis|etablis|établir|change|changez|changer|" +
			"changeons|modifie|modifiez|modifier|passe|configure|configurer|actualise|mets_à_jour|" +
			"mets_a_jour ?l'|le|mon|notre|ton|votre|un|cet|comme ?nouvel|nouveau objectif|but|goal " +
			"?actuel|courant|principal|de_cette_session|de_la_session|du_jour|pour_aujourd'hui sur|à|" +
			"a|comme|en|pour|:|=|— ?suit|ceci ?:"},
		{set, "fixe|fixez|fixe-toi|fixe_toi|fixez-vous|fixons-nous|fixons|définis|definis|définissons|" +
			"mets|mets-toi|prends|prenez|prenons|donne-toi|donnons-nous|utilise|choisis comme|pour " +
			"?l'|mon|notre|ton|le ?nouvel objectif|but ?actuel|courant|principal|de_cette_session|" +
			"du_jour|pour_aujourd'hui ?:"},
		{set, "que|fais_en_sorte_que l'|ton|notre|mon ?nouvel objectif ?actuel soit ?:"},
	},
	around: []around{
		{"fixe|fixez|fixons|définis|definis|définissons|mets|prends|prenons|utilise|choisis", "comme|pour|en ?l'|mon|notre|ton|nouvel|le ?nouvel objectif|but ?actuel|courant|" +
			"principal|de_cette_session|du_jour"},
		{"fais|faites|faisons de", "l'|mon|notre|ton objectif|but ?actuel"},
	},
	leads: "ok|okay|bon|bien|très bien|tres bien|parfait|super|génial|d'accord|dac|daccord|oui|" +
		"non|ouais|bonjour|salut|coucou|bonsoir|hello|hey|salut claude|bonjour claude|merci|" +
		"merci beaucoup|eh bien|alors|donc|et|mais|du coup|ensuite|puis|après|apres|en résumé|" +
		"en resume|bref|en bref|en gros|c'est-à-dire|par conséquent|ainsi|aussi|également|d'abord|" +
		"tout d'abord|pour commencer|premièrement|au fait|d'ailleurs|en fait|en effet|concrètement|" +
		"concretement|maintenant|désormais|desormais|aujourd'hui|à partir de maintenant|" +
		"a partir de maintenant|dorénavant|cette fois|pour l'instant|pour le moment|" +
		"dans cette session|pour cette session|là|s'il te plaît|s'il te plait|s'il vous plaît|" +
		"s'il vous plait|stp|svp|juste|simplement|plutôt|plutot|je veux|je voudrais|j'aimerais|" +
		"je souhaite|je veux que tu|je voudrais que tu|il faut|il faudrait|on doit|on va|nous allons|" +
		"je vais|tu dois|tu devrais|nous devons|nous voulons|on veut|allons-y|vas-y|peux-tu|peux tu|" +
		"tu peux|pouvez-vous|vous pouvez|pourrais-tu|pourrais tu|tu pourrais|pourriez-vous|peut-on|" +
		"on peut|on pourrait|est-ce que tu peux|est-ce que tu pourrais|est-ce qu'on peut|" +
		"est-ce que vous pouvez|veux-tu|merci de|veuillez|désolé|desole|pardon|finalement|" +
		"tout compte fait|au final|en fin de compte|j'ai décidé|nous avons décidé|changement de plan|" +
		"contexte|note|mise à jour|encore|à nouveau|de nouveau|stop|ça suffit|tant pis|il vaut mieux|" +
		"mieux vaut|autant|je pense qu'il vaut mieux|le mieux est de|le mieux est d'|" +
		"le mieux serait de|le mieux serait d'" +
		"|quand même|malgré tout|au fond|en clair|autrement dit|en d'autres termes|merci pour tout|" +
		"merci d'avoir essayé|je sais|franchement|honnêtement|en somme|enfin",

	opens: "pour|dans|en|avec|pendant|depuis|après|sur|comme|puisque|vu que|à|parce que|durant|cette|ce|" +
		"c'est pourquoi",
	reported: "a dit|a-t-il dit|ont dit|disait|dit que|dit-il|dis que|dit|disent|disant|selon|d'après|" +
		"d'apres|m'a dit|il paraît|il parait|paraît-il|affirme|affirment|a affirmé|prétend|" +
		"prétendent|a prétendu|écrit que|a écrit|écrivait|mentionne|mentionnent|a mentionné|annonce|" +
		"a annoncé|indique|indiquent|a indiqué|précise que|explique que|a expliqué|pense que|pensent|" +
		"croit|croient|estime|estiment|considère|soutient|suggère|a suggéré|propose que|a proposé|" +
		"raconte|a raconté|déclare|a déclaré|demande si|a demandé|demandait|répond|a répondu|répondu|" +
		"cite|citant|apparemment|soi-disant|j'ai entendu|j'ai lu|on dit|on raconte|aux dires|" +
		"veut que|insiste",
	ownWords: "comme convenu|comme prévu|comme je l'ai dit|comme je l'ai déjà dit|comme je te l'ai dit|comme dit|comme indiqué|" +
		"comme mentionné|je l'ai dit|je te l'ai dit|je t'ai dit|je l'ai déjà dit|cela dit|ceci dit|" +
		"autrement dit|je dis que|je pense que|comme je disais|ça dit|je propose que",
	mention: "tape|taper|tapez|tapant|saisit|saisir|saisis|entre|écris|ecris|écrire|ecrire|phrase|phrases|" +
		"texte|textes|chaîne|chaine|chaînes|message|messages|prompt|prompts|détecte|detecte|détecter|" +
		"détecteur|déclenche|declenche|déclencheur|traduis|traduire|traduction|traduisez|compare|" +
		"comparer|résume|resume|résumer|résumé de|corrige|corriger|reformule|reformuler|paraphrase|" +
		"rédige|rediger|rédiger|classe|classifie|par exemple|exemple|exemples|p.ex|titre|en-tête|" +
		"champ|colonne|étiquette|libellé|variable|commentaire|appelé|appelée|nommé|nommée|contient|" +
		"contenant|commence par|commençant par|expression régulière|modèle|gabarit|ligne|affiche|" +
		"afficher|imprime|sortie|transcription|conversation|lettre|courriel|e-mail|article|" +
		"dissertation|utilisateur" +
		"|user story|récit utilisateur",
	edits: "relis|relisez|corrige ce texte|raccourcis|améliore ce texte|reformule|peaufine|" +
		"donne ton avis sur" +
		"|annonce|résumé|lettre|essai|article|discours|communiqué|infolettre|courriel|mail|compte rendu|extrait" +
		"|copié de|copié du|tiré de|tiré du|repris de",
	condition: "si|s'il|s'ils|quand|lorsque|lorsqu'|dès que|des que|une fois|tant que|jusqu'à ce que|" +
		"avant que|après que|à moins que|au cas où|chaque fois que|bien que|pendant que|" +
		"à condition que|où|dont",
	whatIf: "-~si~,|s'il|s'ils|supposons|imaginons|imagine|imaginez|admettons|au cas où|à moins que|en supposant",
	later: "s'il|s'ils|quand|lorsque|lorsqu'|dès que|des que|dès|une fois|tant que|après que|" +
		"à moins que|au cas où|en cas de|en cas d'|chaque fois que|seulement si|uniquement si|" +
		"mais seulement|à condition|la prochaine fois|aussitôt que|-~si~,|après le|après la|" +
		"après les|après l'|après ça|après cela|après avoir|après un|après une",
	negation: "ne|n'|pas|jamais|sans|ni|au lieu de|plutôt que|aucun|aucune|personne|inutile de|évite|" +
		"arrête de|cesse de",
	asking: "quel|quelle|quels|quelles|quoi|qu'est-ce|est-ce|pourquoi|comment|qui est|qui sait|combien|" +
		"explique|expliquer|explique-moi|expliquez|dis-moi|dites-moi|dis moi|rappelle|rappelle-moi|" +
		"décris|decris|décrire|définition|clarifie|sais-tu|sais tu|tu sais|savez-vous|crois-tu|" +
		"penses-tu|je ne sais|je sais pas|pas sûr|je me demande|devine|vérifie|verifie|vérifier|" +
		"confirme|confirmer|regarde si|revois",

	notGoal: "pas|de ne pas|ne|non|jamais|quoi|quel|quelle|lequel|pourquoi|comment|quand|où|qui|" +
		"si|null|nil|none|undefined|nul|nulle|vide|true|false|vrai|faux|inconnu|inconnue|incorrect|" +
		"erroné|invalide|ambigu|confus|flou|pas clair|peu clair|trop|très|tres|plutôt|assez|" +
		"tellement|le même|le meme|la même|identique|celui-ci|ce dernier|ceci|cela|ça|optionnel|" +
		"obligatoire|facultatif|visible|invisible|réaliste|raisonnable|atteignable|inatteignable|" +
		"impossible|atteint|atteinte|rempli|accompli|terminé|réalisé|achevé|enregistré|sauvegardé|" +
		"stocké|affiché|mis à jour|ignoré|supprimé|effacé|remplacé|écrasé|lu|envoyé|calculé|rejeté|" +
		"refusé|accepté|sélectionné|détecté|perdu|dépassé|bloqué|encore|toujours|déjà|deja|aussi|" +
		"un ennemi|l'ennemi|l'ennemi le plus proche|le joueur|un joueur|le gardien|de type|" +
		"une chaîne|un objet|un champ|une colonne|un nombre|correct|bon|bien|ok|là|dans|sur|en cours|" +
		"hors-jeu|ce que|celui que|pause|attente|suspens|veille|fini|clos|termine|fait|disparu|" +
		"expiré|tronqué|dupliqué|oublié|corrompu|illisible|introuvable|absurde|bête|irréaliste|" +
		"important|mort|inutile|ambitieux|aucune idée|sans objet|sans importance" +
		"|caché|cachée|dessiné|dessinée|placé|placée|masqué|masquée|derrière|devant|à gauche|à droite|hors de|hors du|hors champ|décalé|décalée|inversé|à l'envers",
	compound: "le joueur|l'ennemi|une chaîne|un objet",
	tag: "non|oui|hein|n'est-ce pas|c'est ça|c'est bien ça|c'est correct|correct|exact|pas vrai|vrai|" +
		"c'est vrai|d'accord|tu es d'accord|ok|toujours|encore|ou pas|ou non|est-ce correct|" +
		"est-ce exact|est-ce bien ça",
	asks: "comment|que|qu'|qu'est-ce|quoi|quel|quelle|où|par où|peux|pourrais|pouvez|pourriez|tu peux|" +
		"tu pourrais|est-ce|on|devrait|faut-il|y a-t-il|as-tu|qui|quand|besoin|des questions|" +
		"une idée|des idées|prêt|pourquoi|ça te|cela te|d'après toi",
	lead:   "",
	copula: "",

	these: []string{
		"ce|cet|cette|ces|le_suivant|la_suivante ?deux|trois texte|textes|résumé|resume|lettre|" +
			"lettres|mail|mails|email|courriel|courrier|paragraphe|paragraphes|passage|clause|clauses|" +
			"article|articles|extrait|note|notes|brouillon|contrat|commits|message",
		"le|la|les|l' texte|textes|lettre|mail|courriel|paragraphe|clauses|article|notes|" +
			"brouillon ci-dessous|ci-dessus|suivant|suivante|suivants|suivantes|joint|jointe",
	},
	rework: "traduis|traduire|traduisez|résume|résumer|résumez|raccourcis|raccourcir|polis|corrige|corriger|" +
		"reformule|reformuler|réécris|réécrire|convertis|convertir|transforme|transformer|réponds|" +
		"répondre|mets|mettre|simplifie|améliore|rédige|écris|tire|fais|condense|relis|relire|adoucis",
	greets: "madame|monsieur|mesdames|messieurs|cher|chère|chers|chères|bonjour|bonsoir",
	signs: "cordialement|bien cordialement|bien à vous|sincèrement|salutations|sincères salutations|" +
		"amicalement|bises|veuillez agréer|je vous prie d'agréer|respectueusement|merci",
	repairs: "corrige*|répare*|regarde*|vérifie*|cherche*|trouve*|débogue*|arrange*",
	langNames: "anglais|français|chinois|japonais|coréen|espagnol|allemand|portugais|italien|russe|polonais|" +
		"néerlandais|turc|vietnamien|indonésien|arabe|hindi",
	retouch: "raccourcis|raccourcis-la|raccourcis-le|raccourcir|plus court|plus courte|polis|" +
		"peaufine|reformule|reformule-la|réécris|traduis|traduis-la|traduis-le|plus formel|" +
		"plus formelle|moins formel|adoucis|relis|condense|percutant|percutante|accrocheur|" +
		"accrocheuse|plus vivant|plus fluide",
	pieces: "ma présentation|ma bio|biographie|lettre de motivation|slogan|devise|accroche|mon cv",
	style: "sonne|bien écrit|bien écrite|mal écrit|plus naturel|mon français|orthographe|trop formel|" +
		"trop raide|" +
		"percutant|percutante|accrocheur|accrocheuse|plus formel|plus formelle|plus fluide|grammaire",
	turns: "bref|au final|en gros|en fin de compte|donc|en résumé|finalement",
	past: "le mois dernier|la semaine dernière|l'an dernier|l'année dernière|hier|avant|à l'origine|" +
		"au départ|à l'époque",
	contrast: "et malgré tout|mais|pourtant|cependant|alors que|tandis que|or" +
		"|et rien|et il ne se passe",
	infinitive: "de|d'*|que|qu'*|~er|~ir",
	fiction: "dans ce jeu|dans le jeu|dans mon jeu|dans ce niveau|sur cette carte|dans la simulation|" +
		"dans cette partie",
	moot: "n'a plus de sens|aucun sens|ne sert à rien|ne sert plus|plus la peine|pas la peine|" +
		"n'en vaut pas|inutile|n'y arrivera pas|peine perdue|plus besoin",

	trivial: "hotfix|quick fix|bugfix|corriger un bug|corrige un bug|corriger le bug|corrige le bug|" +
		"corriger ce bug|corrige ce bug|corriger un petit bug|réparer un bug|répare un bug|" +
		"fixer un bug|fixer le bug|fixe un bug|résoudre un bug|corriger un bogue|corriger une erreur|" +
		"corrige une erreur|un petit bug|correctif rapide|correctif urgent|correction rapide|" +
		"petit correctif|petite correction|correction mineure|petit fix|petit ajustement|" +
		"ajustement mineur|petite retouche|retouche|retouches|petit changement|changement mineur|" +
		"petite modif|petite modification|modification mineure|bidouille|corriger une coquille|" +
		"corriger une faute|corriger une typo|corrige la typo|coquille|faute de frappe",
	arch: "refactor*|refactoris*|refond*|refonte|remanie*|migr*|réécri*|reécri*|reecri*|architectur*|" +
		"restructur*|redécoup*|découp*|scinder|scinde|séparer|sépare|modularis*|découpl*|réorganis*|" +
		"repens*",
	spans: "migrer|migre|migrez|migrons|migration|migrations|réécri*|reécri*|reecri*|refonte|" +
		"architectur*|restructur*|redesign*|tout le code|tout le projet|tout le système|" +
		"tout le systeme|tout le dépôt|tout le depot|tout le repo|toute l'application|toute l'appli|" +
		"toute l'app|toute la plateforme|toute la base de code|l'ensemble du code|" +
		"l'ensemble du projet|l'ensemble du système|l'ensemble de l'application|système entier|" +
		"projet entier|application entière|partout",
	files: "fichiers|fichier",
	modules: "modules|services|microservices|micro-services|paquets|packages|composants|sous-systèmes|" +
		"applications|dépôts|depots",
	several: "plusieurs|multiples|de nombreux|de nombreuses|divers|différents|tous les|toutes les|tous nos|les deux",
	nothing: "à définir|a définir|à venir|aucun|aucune|rien|ton objectif|votre objectif ici|ici|" +
		"tbd|todo|n/a|xxx|...|…|voir ci-dessous|voir ci-dessus|à décider|à déterminer|inchangé|" +
		"pas de changement|comme avant|plus tard",

	nouns: "objectif|objectifs|but|boucle|loop|tâche|tache|plan|goal",
	goal:  "objectif|but|boucle|loop|goal",
	abandon: order{
		named: []string{
			"arrête|arrete|arrêtez|arrêtons|arrêter|stoppe|stoppez|stopper ?cette|la|notre|ma|ce|" +
				"le tâche|boucle|plan ?en_cours|actuelle|actuel",
			"abandonne|abandonnez|abandonner|abandonnons|annule|annulez|annuler|annulons|arrête|" +
				"arrete|arrêtez|arrêter|arreter|arrêtons|stoppe|stoppez|stopper|laisse_tomber|" +
				"laissez_tomber|laisser_tomber|laissons_tomber|oublie|oubliez|oublier|oublions|" +
				"supprime|supprimez|supprimer|efface|effacer|termine|terminer|jette|jeter|lâche|" +
				"lache|retire|enlève|enleve|interromps|mets_fin_à|mettre_fin_à|mettez_fin_à|" +
				"mets_fin_a|renonce_à|renonce_a|renoncer_à|renonçons_à|renoncez_à ?quand_même|tout_de_même|plutôt ?l'|le|la|cet|ce|" +
				"cette|mon|ma|notre|ton|votre ?actuel objectif|boucle|loop|goal ?actuel|actuelle|" +
				"courant|en_cours|complètement|définitivement",
			"abandonne|abandonnez|abandonner|abandonnons|annule|annulez|annuler|annulons|" +
				"laisse_tomber|laissez_tomber|laisser_tomber|laissons_tomber|oublie|oubliez|oublier|" +
				"oublions|renonce_à|renonce_a|renoncer_à ?quand_même|tout_de_même|plutôt ?l'|le|la|cet|ce|cette|mon|ma|notre|ton|" +
				"votre tâche|tache|plan|but ?actuel|actuelle|en_cours|complètement",
			"sors|sortez|sortir de ?la|cette boucle",
			"j'abandonne|on_abandonne|nous_abandonnons|j'annule|on_annule|on_arrête|" +
				"on_laisse_tomber|je_laisse_tomber|je_renonce_à ?l'|le|la|cet|cette|mon|notre " +
				"objectif|but|boucle|tâche|plan ?actuel|en_cours",
		},
		asked: []string{
			"annules|annuliez|abandonnes|abandonniez|laisses_tomber|laissiez_tomber|oublies|oubliez|" +
				"arrêtes|arrêtiez|arrête l'|le|la|cet|ce|cette|notre ?actuel objectif|boucle|loop|goal|" +
				"tâche|plan ?actuel|actuelle|en_cours",
		},
		it: []string{
			"abandonne|abandonnons|annule|annulons|laisse_tomber|laissons_tomber|oublie|oublions " +
				"ça|cela|tout|tout_ça ?stp|svp|complètement|finalement",
			"abandonne-le|abandonnons-le|annule-le|annulons-le|laisse-le_tomber|oublie-le ?stp|svp|finalement",
			"j'abandonne|on_abandonne|on_laisse_tomber|je_laisse_tomber ?tout|ça",
		},
		bare: "abandonne|abandonnez|abandonner|abandonnons|abandon|j'abandonne|on abandonne|annule|" +
			"annulez|annuler|annulons|annulé|annulation|annule ça|annule tout|annule-le|" +
			"laisse tomber|laissez tomber|laissons tomber|on laisse tomber|laisse tomber ça|oublie|" +
			"oublie ça|oubliez ça|oublie tout|je renonce|abandonne ça|abandonne tout|plus besoin|" +
			"ce n'est plus nécessaire|ce n'est plus la peine|je n'en veux plus|j'en veux plus",
	},
	pause: order{
		named: []string{
			"mets|mettez|mettre|mettons ?l'|le|la|cet|cette|mon|notre $nouns ?actuel|en_cours en|" +
				"de pause|attente|suspens|côté|cote ?pour_l'instant|pour_le_moment|stp|svp",
			"mets|mettez|mettre|mettons en pause|attente ?l'|le|la|cet|cette|mon|notre $nouns ?actuel|en_cours",
			"pause|suspends|suspendez|suspendre|suspendons|gèle|gele|geler|interromps|reporte|" +
				"reporter|reportons ?l'|le|la|cet|cette|mon|notre $nouns ?actuel|en_cours " +
				"?pour_l'instant|pour_le_moment|pour_aujourd'hui",
			"fais|faisons|faites une pause sur|dans l'|le|la|cet|notre $nouns",
			"arrête|arrete|cesse de me bloquer|retenir",
		},
		it: []string{"mets|mettons ça|cela|tout en pause|attente", "mets-le|mettons-le en pause|attente", "suspends ça|cela"},
		bare: "pause|en pause|mets en pause|mettre en pause|mettez en pause|mets-le en pause|" +
			"mets ça en pause|faisons une pause|fais une pause|on fait une pause|stop|stoppe|arrête|" +
			"arrete|arrêtez|arrête-toi|arrête là|arrete la|arrête-toi là|on s'arrête là|" +
			"on s'arrete la|arrêtons-nous là|pas maintenant|plus tard|pas pour l'instant|" +
			"pas pour le moment|ça suffit pour aujourd'hui|on arrête là pour aujourd'hui|suspends|" +
			"suspendre",
	},
	resume: order{
		named: []string{
			"reprends|reprenez|reprendre|reprenons|continue|continuez|continuer|continuons|" +
				"poursuis|poursuivez|poursuivre|poursuivons|relance|relancez|relancer|relançons|" +
				"réactive|reactive|réactiver|redémarre ?avec|sur ?l'|le|la|cet|cette|mon|notre|" +
				"ton $nouns ?actuel|actuelle|précédent|en_cours|en_pause",
			"remets|remettez|remettons|relance ?l'|le|la|cet|cette|mon|notre $nouns en route|marche|service",
			"reviens|revenons|revenez|retourne|retournons|remets-toi à|a|au|sur ?l'|la|notre $nouns ?actuel|précédent",
		},
		it: []string{"reprends-le|relance-le", "reprends ça"},
		bare: "reprends|reprenez|reprendre|reprenons|reprise|on reprend|tu peux reprendre|relance|" +
			"vous pouvez reprendre|fin de la pause",
	},
	replace: order{
		named: []string{
			"remplace|remplacez|remplacer|remplaçons|change|changez|changer|changeons|écrase|" +
				"ecrase ?l'|le|cet|mon|notre|d' ?ancien|vieil objectif|but|goal ?actuel|existant|" +
				"précédent ?par|pour ?le|l'|un|mon|celui-ci ?nouveau|nouvel|autre ?objectif",
			"passe|passons|passez au|à_ce|à_mon nouveau|nouvel ?objectif",
			"prends|prenons|utilise|utilisons|garde|adopte le|l'|mon|ce nouveau|nouvel ?objectif",
		},
	},
	done: order{
		named: []string{
			"marque|marquez|marquons|considère|considere|considérez|considérons|déclare|declare|" +
				"déclarons ?l'|le|la|cet|cette|mon|notre objectif|but|boucle|goal ?actuel ?comme " +
				"terminé|termine|terminée|fini|finie|fait|atteint|rempli|accompli|clos ?quand_même|" +
				"quand_meme|malgré_tout|tel_quel|tel_que",
			"considère-le|marque-le|marquons-le comme terminé|fini|fait|atteint|clos ?quand_même|malgré_tout",
			"ferme|fermez|fermer|fermons|clos|clôture|cloture|clôturer|clôturons|boucle ?l'|le|" +
				"la|cet|mon|notre objectif|boucle|goal ?actuel ?quand_même|quand_meme|malgré_tout|" +
				"tel_quel|en_l'état",
		},
	},
	ends: "et|ou|stp|svp|s'il te plaît|s'il te plait|s'il vous plaît|s'il vous plait|maintenant|" +
		"merci|car|parce que|puisque|mais|donc|alors|pour l'instant|pour le moment|finalement|plutôt|" +
		"aujourd'hui|tout de suite|immédiatement|complètement|définitivement|une bonne fois|" +
		"pour de bon|ok|quand même|aussi|jusqu'à|sans|on|je|d'accord|là où|la où" +
		"|va|hein|tant pis|allez",
	polite: "ok|bon|bien|d'accord|stp|svp|s'il te plaît|s'il te plait|s'il vous plaît|s'il vous plait|" +
		"alors|donc|plutôt|merci|claude|bonjour|salut|hé|hey|oui|non|ouais|allez|peux-tu|pourrais-tu|" +
		"tu peux|on peut|je veux|je préfère|maintenant|tout|ça|cela|et|juste|simplement|finalement|" +
		"tant pis|désolé|pardon|en fait|immédiatement|tout de suite|complètement|ça suffit|on|je|" +
		"rien|non non|bref|eh bien|laisse|c'est bon",
	yes: "remplace|remplace-le|remplacer|remplacez|remplace l'ancien|change|changer|changez|" +
		"le nouveau|nouveau|nouvel objectif|le nouvel objectif|prends le nouveau|" +
		"prends le nouvel objectif|utilise le nouveau|passe au nouveau|passe au nouvel objectif|" +
		"garde le nouveau|écrase|écrase-le|bascule",

	questions: "pourquoi|quoi|quel|quelle|quels|quelles|lequel|laquelle|combien|qu'est-ce|qu'est ce|" +
		"c'est quoi|à quoi|a quoi|de quoi|d'où|où est|où sont|où se|où en|qui est|qui a|qui peut|" +
		"que fait|que font|que se passe|que signifie|que veut dire|que penses-tu|que penses tu|" +
		"que pensez-vous|qu'en penses-tu|y a-t-il|y a t il|il y a moyen|comment on|comment est|" +
		"comment sont|comment faire|comment ça|comment ca|comment je|comment tu|comment puis|" +
		"comment peut|comment fonctionne|comment fonctionnent|comment marche|comment se|comment le|" +
		"comment la|comment les|comment l'|comment cette|comment ce|comment pourrait|" +
		"comment pourrais|comment devrait|comment c'est|je me demande|sais-tu|tu sais|savez-vous|" +
		"a-t-on|as-tu|penses-tu|crois-tu|peut-on savoir|faut-il|dois-je|devrait-on|est-ce que c'est|" +
		"est-ce que le|est-ce que la|est-ce que les|est-ce que l'|est-ce que ce|est-ce que cette|" +
		"est-ce que ça|est-ce qu'il|est-ce qu'elle|est-ce bien|est-ce normal|est-ce possible|" +
		"est-ce une|est-ce un",
	particles: "",
	talk: "explique|expliquez|expliquer|explique-moi|explique moi|expliquez-moi|m'expliquer|" +
		"nous expliquer|décris|decris|décrire|raconte|dis-moi|dis moi|dites-moi|me dire|nous dire|" +
		"clarifie|clarifier|résume|resume|résumer|résumez|réponds|reponds|répondre|répondez|" +
		"montre-moi|montre moi|me montrer|discutons|parlons|réfléchis|reflechis|réfléchissons|pense|" +
		"relis|relire|relisez|fais une revue|revois|passe en revue|analyse|analyser|analysez|évalue|" +
		"évaluer|compare|comparer|lister|énumère|regarde|regarder|regardez|jette un œil|" +
		"jette un oeil|juste une question|une question|question|j'ai une question|petite question|" +
		"je me demande|je suis curieux|aide-moi à comprendre|m'aider à comprendre|je veux comprendre|" +
		"je voudrais comprendre|comprendre|attends|attendez|attendre|attends-moi|un instant|" +
		"une minute|une seconde|un moment|deux minutes|donne-moi une minute|patiente|pas encore|" +
		"ne change rien|ne changez rien|ne rien changer|change rien|ne modifie rien|ne modifiez rien|" +
		"ne modifie pas|ne rien modifier|modifie rien|ne touche à rien|ne touche a rien|" +
		"ne touchez à rien|ne touche pas|touche à rien|touche a rien|ne rien toucher|n'y touche pas|" +
		"ne fais rien|ne faites rien|fais rien|ne commence pas|ne commencez pas|ne code pas|" +
		"ne code rien|n'écris pas|n'écris rien|n'implémente|n'édite|sans rien changer|" +
		"sans rien modifier|sans modifier|sans toucher|sans changer|aucun changement|" +
		"aucune modification|pas de code|pas de modification|lecture seule|laisse-moi réfléchir|" +
		"laissez-moi réfléchir|liste les|liste-moi",
	requests: "peux-tu|peux tu|tu peux|pouvez-vous|vous pouvez|pourrais-tu|pourrais tu|" +
		"tu pourrais|pourriez-vous|peut-on|on peut|on pourrait|est-ce que tu peux|" +
		"est-ce que tu pourrais|est-ce qu'on peut|est-ce que vous pouvez|veux-tu|s'il te plaît|" +
		"s'il te plait|s'il vous plaît|stp|svp|merci de|veuillez|voudrais-tu|voulez-vous|" +
		"tu veux bien|veux-tu bien|vous voulez bien|voulez-vous bien|est-ce que tu veux bien|" +
		"est-ce que vous pourriez|est-ce qu'on pourrait|est-ce que c'est possible de|" +
		"est-ce que c'est possible d'|est-ce possible de|est-ce possible d'|serait-il possible de|" +
		"serait-il possible d'|est-il possible de|est-il possible d'|ce serait possible de|" +
		"ce serait possible d'|c'est possible de|c'est possible d'|pourrait-on|pourrions-nous|" +
		"pouvons-nous|tu ne pourrais pas|tu pourrais pas|ne pourrais-tu pas|ne peux-tu pas|" +
		"ne pourriez-vous pas|vous pourriez|aurais-tu la gentillesse de|aurais-tu la gentillesse d'|" +
		"auriez-vous l'amabilité de|auriez-vous l'amabilité d'|auriez-vous la gentillesse de|" +
		"auriez-vous la gentillesse d'|ça te dérange de|ça te dérange d'|ça te dérangerait de|" +
		"ça te dérangerait d'|cela vous dérangerait de|cela vous dérangerait d'|merci d'|prière de|" +
		"prière d'|je te demande de|je te demande d'|je vous demande de|je vous demande d'|" +
		"je te prie de|je te prie d'|je vous prie de|je vous prie d'|j'aimerais que tu|" +
		"je voudrais que tu|je veux que tu|il faudrait que tu|si possible|si c'est possible|" +
		"si tu peux|si vous pouvez|si tu veux bien|si vous voulez bien|si ça ne te dérange pas|" +
		"si cela ne vous dérange pas|s'il vous plait|fais-moi plaisir et|tu pourrais peut-être|" +
		"quand tu peux|quand tu pourras",
	either: "ou",
	joins:  "et|puis|et puis|ensuite|mais",
	works: "ajoute|ajoutez|ajouter|ajoutons|rajoute|rajouter|corrige|corrigez|corriger|corrigeons|" +
		"répare|repare|réparer|règle|résous|résoudre|implémente|implemente|implémentez|implémenter|" +
		"écris|ecris|écrivez|écrire|ecrire|crée|cree|créez|créer|creer|génère|genere|générer|fais|" +
		"faites|faire|fais-le|faisons|construis|construire|change|changez|changer|mets|mettez|mettre|" +
		"modifie|modifiez|modifier|supprime|supprimez|supprimer|enlève|enleve|enlever|retire|retirer|" +
		"refactorise|refactoriser|refactore|renomme|renommez|renommer|déplace|deplace|déplacer|lance|" +
		"lancez|lancer|exécute|execute|exécuter|installe|installez|installer|configure|configurer|" +
		"utilise|utilisez|utiliser|remplace|remplacez|remplacer|migre|migrez|migrer|commite|commit|" +
		"committe|pousse|pousser|push|déploie|deploie|déployer|teste|testez|tester|convertis|" +
		"convertir|termine|terminez|terminer|finis|finir|continue|continuez|continuer|complète|" +
		"compléter|réécris|reecris|réécrire|extrais|extraire|découpe|découper|sépare|fusionne|" +
		"fusionner|merge|rebase|active|activer|désactive|désactiver|nettoie|nettoyer|améliore|" +
		"ameliore|améliorer|optimise|optimiser|débogue|debug|débugge|déboguer|applique|appliquer|" +
		"vas-y|allez-y|procède|commence|commencez|commencer|démarre|demarre|démarrer|branche|essaie|" +
		"essaye|essayer|garde|formate|documente|documenter|assure-toi|gère|gérer|prends en charge|" +
		"ajuste|ajuster|insère|prépare|préparer|ouvre|ouvrir|ferme|publie|publier|traduis|passe|" +
		"convertissez|réduis|réduire",
	drop: "abandonner",
}
