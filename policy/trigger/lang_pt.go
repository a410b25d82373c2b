package trigger

// Portuguese, of Brazil and Portugal. The phrase ends at "é", "para", "como" or a
// colon; the infinitive after it is the goal, and "que" stays with it. "e" without
// its accent is "and" and ends no phrase; "eh" is chat for "é". Possessives may
// take an article (o meu objetivo). The negative imperative has the polite form
// (não cancele). "para" is also "for", so it orders a pause only when it stands alone.
var portuguese = language{
	code: "pt",
	triggers: []phrase{
		// meu objetivo é …
		{own, "?o meu|nosso ?novo|único|unico|grande|principal|próximo|proximo|verdadeiro|primeiro " +
			"objetivo|objectivo ?atual|actual|principal|final|imediato|real|geral|novo|número_um " +
			"?aqui|agora|hoje|de_hoje|para_hoje|desta_vez|neste_momento|no_momento|por_enquanto|" +
			"por_agora|desta_sessão|desta_sessao|nesta_sessão|nesta_sessao|para_esta_sessão|" +
			"desta_semana|com_isso é|eh|:|=|—|-|será|sera|continua_sendo|passa_a_ser ?agora|hoje|" +
			"simples|claro ?:"},
		{own, "?o meu|nosso ?novo|principal|único objetivo|objectivo ?atual|agora|hoje e"},
		{own, "?a minha|nossa ?nova|principal|única meta ?atual|agora|hoje e"},
		{own, "?a minha|nossa ?nova|única|unica|grande|principal|próxima|proxima|primeira meta ?atual|" +
			"actual|principal|final|imediata ?aqui|agora|hoje|de_hoje|para_hoje|desta_sessão|" +
			"nesta_sessão|para_esta_sessão é|eh|:|=|—|-|será|sera|continua_sendo ?agora|hoje ?:"},
		{own, "?o|a meu|minha|nosso|nossa objetivo|objectivo|meta ?principal|atual|final com|em|para|" +
			"nesta|neste|no|na|hoje <4> é"},
		{own, "?os|as meus|minhas|nossos|nossas ?novos|principais objetivos|objectivos|metas ?atuais|" +
			"principais ?agora|hoje|de_hoje|para_hoje|desta_sessão são|sao|:|— ?:"},
		{own, "tenho|temos como|por objetivo|objectivo|meta ?:"},
		// o objetivo atual é …, novo objetivo:
		{now, "?o|a|seu|teu|este|um novo|nova|atual|actual objetivo|objectivo|meta ?agora|aqui|de_hoje|" +
			"para_hoje é|eh|:|=|—|-|será|sera"},
		{now, "?o|a|seu|teu objetivo|objectivo|meta atual|actual|corrente|vigente|novo|nova ?agora|" +
			"aqui|de_hoje é|eh|:|=|—|-|será|sera|passa_a_ser|agora_é"},
		{now, "?o|a|seu|teu objetivo|objectivo|meta ?principal agora|hoje|de_hoje|para_hoje|do_dia|" +
			"no_momento|neste_momento|desta_sessão|desta_sessao|da_sessão|da_sessao|nesta_sessão|" +
			"para_esta_sessão|desta_semana|da_semana|do_sprint é|eh|:|=|—|será|sera|passa_a_ser"},
		// o objetivo é …
		{weak, "o|a|seu|teu|este ?único|verdadeiro|grande objetivo|objectivo|meta ?principal|final|" +
			"geral|real|único ?aqui|deste_pr|desta_pr|desta_tarefa|deste_ticket|deste_sprint|" +
			"desta_branch é|eh|:|—"},
		{weak, "?principal objetivo|objectivo|objetivos|objectivos ?principal|principais|geral|final|" +
			"deste_pr|desta_tarefa :|—"},
		{weak, "objetivo|objectivo é|eh"},
		{weak, "os objetivos|objectivos são|: ?:"},
		// defina o objetivo como …
		{set, "defina|define|definir|definamos|vamos_definir|estabeleça|estabeleca|estabelece|" +
			"estabelecer|fixe|fixa|fixar|coloque|coloca|colocar|ponha|põe|poe|configure|configura|" +
			"configurar|mude|muda|mudar|altere|altera|alterar|atualize|atualiza|atualizar|troque|" +
			"troca|marque|ajuste|ajustar|ajusta ?o|a|meu|minha|seu|teu|nosso|nossa|um|uma|este|como " +
			"?meu|nosso|seu|teu ?novo|nova|atual|actual|principal objetivo|objectivo|meta ?atual|" +
			"actual|principal|novo|desta_sessão|desta_sessao|da_sessão|de_hoje|para_hoje|agora para|" +
			"como|em|a|por|:|=|pra ?:"},
		{set, "defina|define|definir|estabeleça|estabelece|estabelecer|fixe|fixa|coloque|coloca|ponha|" +
			"põe|tome|toma|use|usa|adote|tenha como ?o|a ?meu|minha|seu|teu|nosso|nossa ?novo|nova " +
			"objetivo|objectivo|meta ?atual|actual|principal|desta_sessão|da_sessão|de_hoje|" +
			"para_hoje ?:"},
		{set, "que|quero_que ?o|a seu|teu|nosso|meu ?novo objetivo|objectivo ?atual|actual seja ?:"},
	},
	around: []around{
		{"defina|define|definir|estabeleça|estabelece|fixe|coloque|coloca|ponha|põe|tome|adote|use|usa", "como ?o|a ?meu|minha|seu|teu|nosso|nossa ?novo|nova objetivo|objectivo|meta ?atual|" +
			"actual|principal|desta_sessão|da_sessão|de_hoje"},
	},
	leads: "ok|okay|certo|bom|bem|beleza|blz|tá|ta|tá bom|ta bom|tá bem|está bem|perfeito|ótimo|" +
		"otimo|legal|fixe|show|claro|sim|olá|ola|oi|ei|bom dia|boa tarde|boa noite|e aí|oi claude|" +
		"olá claude|obrigado|obrigada|valeu|muito obrigado|então|entao|pois|assim|e|mas|ou seja|" +
		"em resumo|resumindo|portanto|por isso|além disso|também|tambem|depois|primeiro|" +
		"antes de tudo|antes de mais|para começar|aliás|alias|na verdade|de facto|de fato|" +
		"basicamente|a propósito|agora|hoje|a partir de agora|de agora em diante|daqui em diante|" +
		"desta vez|por enquanto|por agora|nesta sessão|nesta sessao|para hoje|por favor|pf|pfv|só|so|" +
		"apenas|simplesmente|melhor|quero|quero que|queremos|queria|gostaria|gostaria de|" +
		"gostaria que|preciso|preciso que|precisamos|vamos|vou|você deve|temos que|tens de|devemos|" +
		"deve|você pode|voce pode|vc pode|pode|podes|poderia|poderias|podia|podias|podemos|" +
		"poderíamos|dá pra|dá para|da pra|será que você pode|consegue|consegues|se importa de|" +
		"desculpa|desculpe|pensando melhor|mudança de planos|mudei de ideia|decidi|decidimos|" +
		"atualização|nota|contexto|de novo|novamente|chega|basta|enfim|no fim|nada|já|ja|é melhor|" +
		"acho melhor|o melhor é|acho que é melhor|melhor seria|logo|por causa disso" +
		"|mesmo assim|ainda assim|de qualquer forma|de qualquer jeito|no final|no fim das contas|" +
		"no fundo|na prática|em outras palavras|dito de outra forma|obrigado por tudo|" +
		"obrigado por tentar|eu sei|já sei|sinceramente|honestamente|entendi",

	opens:  "depois de|apesar de|para|em|no|na|nos|nas|com|por|desde|durante|após|como|porque|já que|a|neste|nesta|por isso",
	elided: " e",
	reported: "disse|diz|dizem|disseram|dizia|dizendo|falou|falou que|falaram|segundo|contou|conta que|" +
		"contaram|afirma|afirmou|afirmam|comentou|comenta|comentam|mencionou|menciona|mencionam|" +
		"escreveu|escreve que|garante|garantiu|sustenta|acha que o|acham|pensa que|pensam|acredita|" +
		"acreditam|considera|anunciou|anuncia|indica|indicou|explicou|explica que|sugeriu|sugere|" +
		"propôs|propõe|pediu|pede que|insiste|insistiu|perguntou|pergunta|perguntam|perguntaram|" +
		"respondeu|responde|cita|citando|citou|aparentemente|supostamente|pelo visto|parece que|" +
		"ouvi dizer|ouvi que|li que|dizem por aí|de acordo com|conforme o|conforme a|nas palavras|" +
		"tuitou|publicou|relatou",
	ownWords: "como combinado|como combinamos|conforme combinado|como eu disse|como disse|como já disse|como já falei|como falei|como eu falei|como te disse|" +
		"como mencionei|já disse|já te disse|eu disse|eu falei|dito isso|dito isto|ou melhor|" +
		"como comentei|como dito" +
		"|dito de outra forma|em outras palavras",
	mention: "digita|digite|digitar|digito|escreve|escreva|escrever|frase|frases|oração|texto|textos|" +
		"cadeia|string|strings|mensagem|mensagens|prompt|prompts|detecta|deteta|detectar|detector|" +
		"dispara|aciona|gatilho|traduz|traduza|traduzir|tradução|traducao|compara|compare|comparar|" +
		"resume|resuma|resumir|resumo de|corrige|corrija|corrigir|redija|redige|reformule|reformula|" +
		"parafraseie|classifique|por exemplo|exemplo|exemplos|p.ex|título|titulo|cabeçalho|campo|" +
		"coluna|rótulo|etiqueta|variável|comentário|chamado|chamada|contém|contem|contenha|" +
		"começa com|comece com|começando com|expressão regular|modelo|linha|mostra|mostre|mostrar|" +
		"imprime|imprima|saída|transcrição|esta conversa|essa conversa|a conversa|conversa abaixo|carta|e-mail|redação|artigo|utilizador|usuário" +
		"|user story|história de usuário",
	edits: "revise este|revise o texto|revisa este|corrija o texto|encurte|edite|melhore o texto|" +
		"melhore este texto|dê sua opinião sobre" +
		"|anúncio|resumo|carta|redação|artigo|discurso|comunicado|boletim|e-mail|email|ata|trecho" +
		"|copiado de|copiado do|tirado de|tirado do|retirado do",
	condition: "se|quando|uma vez que|assim que|logo que|enquanto|até que|antes que|antes de|depois que|" +
		"sempre que|a menos que|a não ser que|salvo se|caso|no caso de|cada vez que|toda vez que|" +
		"embora|ainda que|onde|cujo|cuja",
	whatIf: "se|suponha|suponhamos|supondo|imagine|imagina|imaginemos|caso|a menos que|a não ser que|digamos que",
	later: "se|quando|uma vez que|assim que|logo que|enquanto|depois que|depois de|após|" +
		"sempre que|a menos que|a não ser que|caso|no caso de|cada vez que|toda vez que|só se|" +
		"somente se|apenas se|mas só|da próxima vez|depois do|depois da|depois dos|depois das|" +
		"depois disso|após o|após a",
	negation: "não|nao|nunca|jamais|nem|sem|tampouco|em vez de|ao invés de|ninguém|já não|evite|evita|" +
		"pare de|deixe de",
	asking: "qual|quais|o que|que é|quê|como|por que|porquê|por quê|quem|onde|quando|quanto|explica|" +
		"explique|explicar|me explica|me diga|diga|diz-me|me diz|lembra|lembre|me lembre|lembra-me|" +
		"descreve|descreva|define|esclareça|sabe|sabes|acha|achas|não sei|não tenho certeza|" +
		"me pergunto|adivinha|verifica|verifique|confere|confirma|confirme|revê|reveja|será que",

	notGoal: "não|nao|nunca|jamais|o que|que é|qual|quais|como|por que|quando|quem|onde|se|null|" +
		"nil|none|undefined|nulo|nula|vazio|vazia|true|false|desconhecido|desconhecida|incorreto|" +
		"incorreta|errado|errada|inválido|invalido|ambíguo|confuso|confusa|pouco claro|obscuro|muito|" +
		"muita|tão|demais|demasiado|o mesmo|a mesma|igual|este|esta|esse|isso|isto|aquele|opcional|" +
		"obrigatório|obrigatória|visível|invisível|realista|razoável|alcançável|impossível|atingido|" +
		"atingida|alcançado|alcançada|cumprido|cumprida|concluído|concluída|completado|completada|" +
		"salvo|salva|guardado|gravado|mostrado|mostrada|exibido|exibida|atualizado|atualizada|" +
		"ignorado|ignorada|apagado|apagada|removido|removida|substituído|sobrescrito|lido|enviado|" +
		"calculado|calculada|rejeitado|aceito|aceite|selecionado|um inimigo|o inimigo|" +
		"o inimigo mais próximo|o jogador|um jogador|o goleiro|o guarda-redes|do tipo|uma string|" +
		"um objeto|um número|um campo|uma coluna|parte de|correto|correta|certo|assim|aquilo que|" +
		"pausa|espera|suspenso|terminado|feito|pronto|encerrado|finalizado|concluido|desaparecido|" +
		"sumido|perdido|expirado|truncado|duplicado|esquecido|corrompido|ilegível|absurdo|irreal|" +
		"importante|velho|inútil|ambicioso|uma loucura|nenhuma ideia|sem ideia|sem mudanças|" +
		"sem definição|sem sentido" +
		"|desenhado|desenhada|atrás|escondido|escondida|oculto|oculta|tapado|à esquerda|à direita|colocado|colocada|deslocado|deslocada|invertido|fora de|fora do|fora da",
	compound: "o inimigo|o jogador|uma string|um objeto",
	tag: "certo|correto|não|nao|não é|né|ne|é isso|é isso mesmo|está correto|está certo|tá certo|" +
		"verdade|não é verdade|sim|ok|tá|concorda|concordas|ou não|ainda|ainda é|pode ser|não é mesmo",
	asks: "como|o que|que|qual|quais|onde|por onde|você pode|voce pode|pode|podes|poderia|poderias|" +
		"podemos|consegue|consegues|devo|devemos|deveríamos|há|tem|tens|existe|quem|quando|precisa|" +
		"é possível|me ajuda|ajuda|alguma|algo|pronto|dá para|dá pra|será que|por que",
	lead:   "",
	copula: "",

	these: []string{
		"este|esta|estes|estas|esse|essa|esses|essas|o_seguinte|a_seguinte ?dois|duas texto|textos|" +
			"resumo|carta|cartas|email|e-mail|emails|parágrafo|parágrafos|paragrafo|cláusula|cláusulas|" +
			"clausulas|artigo|trecho|nota|notas|ata|rascunho|contrato|commits|mensagem",
		"o|a|os|as texto|textos|carta|e-mail|email|parágrafo|cláusulas|artigo|notas|rascunho abaixo|" +
			"acima|seguinte|seguintes|em_anexo",
	},
	rework: "traduza|traduz|traduzir|resuma|resume|resumir|encurte|encurta|encurtar|revise|revisa|revisar|" +
		"corrija|corrige|reescreva|reescreve|reescrever|reformule|converta|converte|converter|passe|" +
		"passa|transforme|transforma|responda|responde|responder|melhore|melhora|simplifique|escreva|" +
		"escreve|redija|faça|faz|ponha|coloque|formate",
	greets: "prezado|prezada|prezados|prezadas|caro|cara|caros|caras|estimado|estimada|querido|querida|olá|" +
		"bom dia|boa tarde|exmo|exma",
	signs: "atenciosamente|cordialmente|abraço|abraços|um abraço|saudações|cumprimentos|" +
		"melhores cumprimentos|com os melhores cumprimentos|respeitosamente|att|obrigado|obrigada|grato|" +
		"grata",
	repairs: "conserta*|conserte*|corrija*|corrige*|arruma*|arrume*|veja|vê|olha|olhe|verifica*|verifique*|" +
		"descobre|descubra",
	langNames: "inglês|ingles|português|chinês|japonês|coreano|espanhol|francês|alemão|italiano|russo|polonês|" +
		"holandês|turco|vietnamita|indonésio|árabe|hindi",
	retouch: "encurta|encurte|encurtar|mais curta|mais curto|polir|lapida|lapide|reescreva|" +
		"reescreve|reformula|reformule|traduza|traduz|mais formal|menos formal|enxuga|enxugue|" +
		"resume|resuma|suaviza|mais fluido|mais vivo|mais caloroso",
	pieces: "minha apresentação|minha bio|biografia|carta de apresentação|slogan|lema|currículo",
	style: "soa|soam|bem escrito|bem escrita|mal escrito|mais natural|meu português|ortografia|formal demais|" +
		"mais fluido|mais formal|menos formal|gramática",
	turns: "enfim|resumindo|em resumo|no fim das contas|no fim|basicamente|então",
	past: "mês passado|no mês passado|semana passada|na semana passada|ano passado|no ano passado|ontem|" +
		"antes|originalmente|no começo|na época",
	contrast: "mesmo assim|ainda assim|mas|porém|porem|só que|no entanto|enquanto|embora" +
		"|e nada|e não acontece",
	infinitive: "~ar|~er|~ir|~or|~ar-se|que",
	fiction: "neste jogo|nesse jogo|no jogo|no meu jogo|nesta fase|nessa fase|neste mapa|na simulação|" +
		"nesta partida",
	moot: "não faz sentido|não vale a pena|não adianta|não precisa mais|não precisamos mais|inútil|" +
		"não serve",

	trivial: "hotfix|quick fix|bugfix|corrigir um bug|corrige um bug|corrija um bug|corrigir o bug|" +
		"corrige o bug|corrija o bug|corrigir este bug|corrigir esse bug|consertar um bug|" +
		"conserta um bug|conserte um bug|consertar o bug|conserta o bug|arrumar um bug|arruma um bug|" +
		"arrumar o bug|resolver um bug|resolve um bug|corrigir um erro|corrija um erro|" +
		"corrigir um pequeno bug|um pequeno bug|um bug pequeno|correção rápida|correcao rapida|" +
		"correção urgente|pequena correção|correção menor|conserto rápido|ajuste rápido|" +
		"ajuste rapido|pequeno ajuste|ajustinho|ajuste fino|pequena mudança|mudança pequena|" +
		"pequena alteração|alteração pequena|mudancinha|pequena modificação|retoque|retoques|remendo|" +
		"corrigir um typo|erro de digitação|gralha",
	arch: "refator*|refactor*|migr*|reescrev*|reescrita|redesenh*|arquitet*|arquitect*|reestrutur*|" +
		"dividir|divida|separar|separe|modulariz*|desacopl*|reorganiz*|portar",
	spans: "migrar|migre|migra|migração|migracao|migrando|migrações|reescrev*|reescrita|redesenh*|" +
		"arquitetura|arquitectura|arquitetur*|reestrutur*|todo o código|todo o codigo|todo o projeto|" +
		"todo o projecto|todo o sistema|todo o repositório|todo o repo|toda a aplicação|" +
		"toda a aplicacao|todo o app|toda a base de código|toda a plataforma|todo o backend|" +
		"todo o frontend|em todo lugar|em todos os lugares|por toda parte|sistema inteiro|" +
		"projeto inteiro|aplicação inteira|app inteiro|código inteiro",
	files: "arquivos|ficheiros",
	modules: "módulos|modulos|serviços|servicos|microsserviços|microserviços|pacotes|componentes|" +
		"subsistemas|aplicações|aplicativos|repositórios|repos",
	several: "vários|varios|várias|varias|múltiplos|multiplos|muitos|muitas|todos os|todas as|ambos|" +
		"diversos|diferentes",
	nothing: "a definir|por definir|pendente|nenhum|nenhuma|nada|seu objetivo aqui|seu objetivo|" +
		"aqui|tbd|todo|n/a|xxx|...|…|ver abaixo|ver acima|a decidir|sem mudanças|sem alterações|" +
		"inalterado|mais tarde",

	nouns: "objetivo|objetivos|objectivo|meta|loop|ciclo|laço|tarefa|plano|goal",
	goal:  "objetivo|objectivo|meta|loop|ciclo|laço|goal",
	abandon: order{
		named: []string{
			"abandone|abandona|abandonar|abandonemos|abandono|vamos_abandonar|cancele|cancela|" +
				"cancelar|cancelemos|cancelo|vamos_cancelar|descarte|descarta|descartar|" +
				"vamos_descartar|aborte|aborta|abortar|anule|anula|anular|encerre|encerra|encerrar|" +
				"termine|termina|terminar|elimine|elimina|eliminar|apague|apaga|apagar|remova|remove|" +
				"remover|exclua|excluir|esqueça|esqueca|esquece|esquecer|vamos_esquecer|largue|larga|" +
				"largar|pare|desista_de|desiste_de|desistir_de|desisto_de|vamos_desistir_de ?já ?o|a|" +
				"este|esta|esse|essa|meu|minha|nosso|nossa|seu|teu ?atual|actual objetivo|objectivo|" +
				"loop|ciclo|laço|meta|goal ?atual|actual|anterior|de_vez|por_completo|completamente",
			"abandone|abandona|abandonar|abandonemos|abandono|vamos_abandonar|cancele|cancela|" +
				"cancelar|cancelemos|cancelo|vamos_cancelar|descarte|descarta|descartar|aborte|" +
				"aborta|abortar|esqueça|esqueca|esquece|esquecer ?o|a|este|esta|esse|essa|meu|minha|" +
				"nosso|nossa ?atual|actual tarefa|plano ?atual|actual|de_vez|por_completo|" +
				"completamente",
			"desista|desiste|desistir|desisto|desistimos|vamos_desistir do|da|deste|desta|desse|" +
				"dessa|do_meu|do_nosso ?atual $nouns ?atual|actual|de_vez",
			"deixe|deixa|deixar|deixemos ?o|a|este|esta|esse|essa $nouns ?atual|actual de_lado|para_lá|pra_lá",
			"saia|sai|sair do|deste|desse loop|ciclo",
			"não_quero_mais|não_queremos_mais|não_preciso_mais ?de|do ?o|a|este|esta|esse|essa|" +
				"desse|dessa|deste|desta $nouns",
		},
		asked: []string{
			"canceles|cancele|abandones|abandone|esqueças|esqueça|descartes|descarte|anules|anule|" +
				"encerres|encerre|desistas_de|desista_de ?já o|a|este|esta|esse|essa|nosso|nossa ?atual " +
				"objetivo|objectivo|loop|ciclo|meta|goal|tarefa|plano ?atual|actual",
		},
		it: []string{
			"abandone|abandona|abandonemos|cancele|cancela|cancelemos|descarte|descarta|esqueça|" +
				"esquece|aborte|aborta isso|isto|tudo|tudo_isso ?já|por_favor|de_vez",
			"desista|desiste|desisto|vamos_desistir disso|disto",
			"cancela-o|abandona-o|esquece-o|eu_desisto|nós_desistimos",
		},
		bare: "abandone|abandona|abandonar|abandono|abandonemos|cancele|cancela|cancelar|cancelemos|" +
			"cancelo|cancelado|cancela isso|cancele isso|cancela tudo|cancele tudo|abandone isso|" +
			"abandona isso|desisto|eu desisto|desista|desiste|desistir|desistimos|vamos desistir|" +
			"esqueça|esquece|esqueça isso|esquece isso|esqueça tudo|deixa pra lá|deixa para lá|" +
			"deixa pra la|deixe para lá|deixe pra lá|deixa disso|aborte|aborta|abortar|descarte|" +
			"descarta|descartar|não quero mais|nao quero mais|não precisa mais|nao precisa mais|" +
			"não é mais necessário|já não quero|já não é preciso|anule|anular",
	},
	pause: order{
		named: []string{
			"pause|pausa|pausar|pausemos|suspenda|suspende|suspender|congele|congela|interrompa|" +
				"interrompe|interromper|adie|adia|adiar|vamos_pausar ?já ?o|a|este|esta|esse|essa|" +
				"meu|minha|nosso|nossa ?atual $nouns ?atual|actual ?por_enquanto|por_agora|por_hoje|" +
				"até_amanhã|aqui",
			"coloque|coloca|colocar|ponha|põe|pôr|deixe|deixa|deixar|bota ?o|a|este|esta|esse|" +
				"essa|meu|nosso $nouns ?atual|actual em|na|de|para pausa|espera|suspenso|lado|depois|" +
				"mais_tarde",
			"coloque|coloca|ponha|põe em pausa|espera ?o|a|este|esta|meu|nosso $nouns ?atual",
			"faça|faz|vamos_fazer uma pausa no|na|neste|nesta $nouns",
			"pare|para|deixe de me bloquear|segurar",
		},
		it: []string{"pause|pausa|pausemos|suspenda isso|isto|aqui", "coloque|coloca|ponha|põe|deixa isso|isto em pausa|espera"},
		bare: "pause|pausa|pausar|pausemos|pausa aí|pausa aqui|vamos pausar|faça uma pausa|" +
			"faz uma pausa|pare|para|parar|pára|pare aqui|para aqui|para aí|para por aqui|" +
			"pare por aqui|vamos parar|vamos parar por aqui|parou|agora não|agora nao|" +
			"por enquanto não|por enquanto nao|por agora não|mais tarde|depois|outra hora|" +
			"chega por hoje|por hoje chega|por hoje é só|paramos por hoje|suspende|suspenda|em pausa|" +
			"coloca em pausa|descansa",
	},
	resume: order{
		named: []string{
			"retome|retoma|retomar|retomemos|vamos_retomar|continue|continua|continuar|" +
				"continuemos|vamos_continuar|prossiga|prossegue|prosseguir|reative|reativa|reativar|" +
				"reinicie|reinicia ?com ?o|a|este|esta|esse|essa|meu|minha|nosso|nossa " +
				"?antigo $nouns ?atual|actual|anterior|pausado",
			"siga|segue|seguir|vamos_seguir com|no ?o|a|este|esta|esse|nosso $nouns ?atual|anterior",
			"volte|volta|voltar|vamos_voltar|voltemos ao|à|para_o|para_a|pro|ao_nosso|" +
				"ao_meu $nouns ?atual|actual|anterior",
		},
		it:   []string{"retome|retoma isso|isto"},
		bare: "retome|retoma|retomar|retomemos|vamos retomar|pode retomar|podes retomar|retoma isso|despausa|despausar",
	},
	replace: order{
		named: []string{
			"substitua|substitui|substituir|troque|troca|trocar|mude|muda|mudar|altere|" +
				"sobrescreva|vamos_trocar ?de ?o|a|este|meu|nosso ?antigo|velho objetivo|objectivo|" +
				"meta|goal ?atual|actual|anterior|antigo|velho ?por|pelo|pela|para ?o|um|este|meu " +
				"?novo|nova|outro ?objetivo|objectivo|meta",
			"mude|muda|mudar|passe|passa|troque|troca|vamos_mudar para|pro ?o|este|meu novo ?objetivo|objectivo",
			"use|usa|adote|pegue|fique_com|fica_com o|a|este|meu novo|nova ?objetivo|objectivo|meta",
		},
	},
	done: order{
		named: []string{
			"dê|de|dá|considere|considera|marque|marca|declare ?o|a|este|meu|nosso objetivo|" +
				"objectivo|loop|ciclo|meta|goal ?atual|actual ?por|como concluído|concluido|" +
				"terminado|feito|completo|cumprido|encerrado|pronto|finalizado ?mesmo_assim|" +
				"assim_mesmo|de_qualquer_forma|como_está",
			"feche|fecha|fechar|encerre|conclua|finalize ?já ?o|a|este|meu|nosso objetivo|" +
				"objectivo|loop|ciclo|meta|goal ?atual|actual mesmo_assim|assim_mesmo|" +
				"de_qualquer_forma|como_está|como_concluído|assim",
			"feche|fecha|fechar ?o|a|este|meu|nosso objetivo|objectivo|loop|ciclo|meta|goal ?atual|actual",
		},
	},
	ends: "vai|aí|então|e|ou|por favor|pf|pfv|já|ja|agora|agora mesmo|obrigado|obrigada|valeu|porque|pois|" +
		"já que|mas|então|entao|por enquanto|por agora|hoje|de vez|de uma vez|imediatamente|logo|" +
		"completamente|por completo|para sempre|ok|tá|de novo|novamente|também|até|sem|vamos|eu|" +
		"melhor|de onde|por gentileza",
	polite: "não,|nao,|ok|certo|bom|bem|beleza|tá|ta|tá bom|por favor|pf|pfv|então|entao|pois|melhor|" +
		"obrigado|obrigada|valeu|claude|olá|oi|ei|sim|pode|você pode|podes|poderia|quero|prefiro|" +
		"agora|agora mesmo|tudo|isso|isto|e|só|apenas|simplesmente|chega|basta|desculpa|desculpe|" +
		"enfim|nada|já|imediatamente|vamos|eu|nós|na verdade|ah|olha|de vez|melhor não|stop|acabou",
	yes: "substitua|substitui|substituir|substitua o antigo|troque|troca|trocar|pode trocar|mude|muda|" +
		"mudar|o novo|novo|novo objetivo|o novo objetivo|novo objectivo|o novo objectivo|use o novo|" +
		"usa o novo|use o novo objetivo|fique com o novo|fica com o novo|muda para o novo|" +
		"mude para o novo|sobrescreva",

	questions: "por que|por quê|porquê|para que serve|qual|quais|quem|quantos|quantas|o que é|o que faz|" +
		"o que significa|o que acontece|o que são|o que há|o que você acha|o que acha|o que achas|" +
		"o que deu|o que está|o que houve|o que mudou|o que quer dizer|que faz|que significa|" +
		"como funciona|como funcionam|como posso|como faço|como é|como se|como eu|como fazer|" +
		"como está|onde está|onde fica|onde estão|onde é|aonde|existe alguma|é possível|é normal|" +
		"há alguma|tem como|me pergunto|você sabe|você acha|cadê|será que é|será que o|será que a|" +
		"será que tem|será que isso|será que isto",
	particles: "",
	talk: "explica|explique|explicar|me explica|me explique|explica-me|explique-me|descreve|descreva|" +
		"descrever|conta|conte|me conta|me conte|diga|diz|me diga|me diz|diz-me|diga-me|esclareça|" +
		"esclarece|resume|resuma|resumir|responde|responda|responder|me mostra|me mostre|mostra-me|" +
		"discutir|vamos discutir|vamos conversar|pensa|pense|pensar|revisa|revise|revisar|revê|" +
		"reveja|analisa|analise|analisar|avalia|avalie|compara|compare|comparar|dá uma olhada|" +
		"dê uma olhada|olha só|uma pergunta|pergunta|tenho uma pergunta|tenho uma dúvida|dúvida|" +
		"uma dúvida|só uma pergunta|me pergunto|estou curioso|quero entender|queria entender|" +
		"gostaria de entender|entender|me ajuda a entender|ajuda-me a entender|espera|espere|esperar|" +
		"espera aí|espera um pouco|aguarde|aguarda|um momento|um minuto|um segundo|só um minuto|" +
		"me dá um minuto|calma|ainda não|ainda nao|não mude|nao mude|mude nada|mudes nada|não mudes|" +
		"não altere|nao altere|altere nada|alteres nada|não alteres|não mexa|nao mexa|mexa em nada|" +
		"mexas em nada|mexa|mexas|não mexas|não toque|toque em nada|toques|não modifique|" +
		"nao modifique|modifique nada|modifiques|não edite|edite nada|não faça nada|nao faca nada|" +
		"faça nada|faças nada|não faças|não comece|comeces|não escreva código|escreva código|" +
		"não implemente|implementes|sem mudar nada|sem alterar nada|sem alterar|sem mexer|" +
		"sem modificar|nenhuma alteração|nada de código|nada de alterações|sem código|" +
		"somente leitura|só leitura|me deixa pensar|deixa eu pensar|deixa-me pensar|mostre-me|" +
		"liste os|liste as",
	requests: "você pode|voce pode|vc pode|pode|podes|poderia|poderias|podia|podias|podemos|" +
		"poderíamos|dá pra|dá para|consegue|consegues|por favor|se importa de|preciso que|quero que|" +
		"será que você pode|você poderia|voce poderia|vc poderia|você podia|tu podes|tu poderias|" +
		"o senhor poderia|a senhora poderia|vocês podem|vocês poderiam|poderiam|podem|não poderia|" +
		"não poderias|você não poderia|você consegue|você conseguiria|vc consegue|será que dá pra|" +
		"será que dá para|será que você poderia|será que pode|será que podes|será que poderia|" +
		"seria possível|é possível|tem como|teria como|se importaria de|você se importa de|" +
		"você se importaria de|importa-se de|importas-te de|te importas de|importar-se-ia de|" +
		"faça o favor de|faz favor de|faz o favor de|faça-me o favor de|me faz o favor de|" +
		"me faça o favor de|faria o favor de|faria a gentileza de|peço que|peço-te que|te peço que|" +
		"peço-lhe que|lhe peço que|gostaria que você|gostaria que|queria que|queria pedir que|" +
		"quero pedir que|se possível|se for possível|se puder|se puderes|se você puder|" +
		"se não se importa|se não se importar|se não for incômodo|quando puder|quando puderes|" +
		"por gentileza|por obséquio|da pra|quero que você|queria que você|preciso que você|" +
		"peço que você|quero que tu|quero que vc",
	either: "ou",
	joins:  "e|e depois|depois|mas",
	works: "adicione|adiciona|adicionar|acrescente|acrescenta|acrescentar|corrija|corrige|corrigir|" +
		"conserte|conserta|consertar|arrume|arruma|arrumar|resolva|resolve|resolver|implemente|" +
		"implementa|implementar|escreva|escreve|escrever|crie|cria|criar|gere|gera|gerar|faça|faz|" +
		"fazer|façamos|construa|constrói|construir|mude|muda|mudar|altere|altera|alterar|atualize|" +
		"atualiza|atualizar|modifique|modifica|remova|remove|remover|apague|apaga|apagar|exclua|" +
		"exclui|excluir|delete|deleta|refatore|refatora|refatorar|renomeie|renomeia|renomear|mova|" +
		"move|mover|execute|executa|executar|rode|roda|rodar|corra|instale|instala|instalar|" +
		"configure|configura|configurar|coloque|coloca|colocar|ponha|põe|use|usa|usar|utilize|" +
		"utiliza|substitua|substitui|substituir|migre|migra|migrar|commite|comita|commita|" +
		"faça commit|faz commit|commit|suba|sobe|envie|deploya|faça deploy|faz deploy|publique|" +
		"publica|teste|testa|testar|converta|converte|converter|termine|termina|terminar|acabe|acaba|" +
		"continue|continua|continuar|siga|segue|complete|completa|completar|reescreva|reescreve|" +
		"reescrever|extraia|extrai|divida|divide|dividir|separe|separa|mescle|reverta|reverte|" +
		"habilite|habilita|ative|ativa|desabilite|desative|desativa|limpe|limpa|limpar|melhore|" +
		"melhora|melhorar|otimize|otimiza|otimizar|depure|depura|aplique|aplica|aplicar|prossiga|" +
		"prossegue|pode seguir|vai em frente|vá em frente|manda ver|comece|começa|comecar|começar|" +
		"inicie|inicia|conecte|tente|tenta|tentar|mantenha|mantém|formate|formata|documente|" +
		"documenta|documentar|garanta|garante|trate|ajuste|ajusta|ajustar|insira|insere|prepare|" +
		"prepara|preparar|abra|abre|feche|bora|traduza|reduza|reduz|reduzir|troque|troca",
	drop: "abandonar",
}
