package trigger

// Spanish. The phrase ends at "es", "a", "en" or a colon; the infinitive after it
// is the goal ("mi objetivo es migrar …"), and "que" stays with it ("es que todos
// los tests pasen"). Adjectives stand on both sides of the noun (nuevo objetivo,
// objetivo actual). Accents are often left out, so both spellings are listed; an
// unaccented "si" is "if" unless a comma follows. The negative imperative is
// another form of the verb (no canceles), the polite one is not (no cancele).
var spanish = language{
	code: "es",
	triggers: []phrase{
		// mi objetivo es …
		{own, "mi|nuestro ?nuevo|único|unico|gran|principal|próximo|proximo|siguiente|verdadero|primer " +
			"objetivo|goal ?actual|principal|final|inmediato|real|general|nuevo|número_uno ?ahora|" +
			"ahora_mismo|aquí|aqui|hoy|de_hoy|para_hoy|esta_vez|en_este_momento|por_ahora|de_momento|" +
			"de_esta_sesión|de_esta_sesion|para_esta_sesión|para_esta_sesion|en_esta_sesión|" +
			"de_esta_semana|con_esto es|:|=|—|-|será|sera|sigue_siendo|pasa_a_ser ?ahora|hoy|simple|" +
			"sencillo|claro ?:"},
		{own, "mi|nuestra ?nueva|única|unica|gran|principal|próxima|proxima|siguiente|primera meta " +
			"?actual|principal|final|inmediata ?ahora|ahora_mismo|aquí|aqui|hoy|de_hoy|para_hoy|" +
			"de_esta_sesión|para_esta_sesión es|:|=|—|-|será|sera|sigue_siendo ?ahora|hoy ?:"},
		{own, "mi|nuestro|nuestra objetivo|meta ?principal|actual|final con|en|para|de esta|este|esto|" +
			"el|la|hoy <4> es"},
		{own, "mis|nuestros|nuestras ?nuevos|principales objetivos|metas ?actuales|principales ?ahora|" +
			"hoy|de_hoy|para_hoy|de_esta_sesión|para_esta_sesión son|:|—"},
		{own, "tengo|tenemos como|por objetivo|meta ?:"},
		{own, "me|nos he|hemos propuesto|marcado|fijado como objetivo|meta ?:"},
		// el objetivo actual es …, nuevo objetivo: …
		{now, "?el|la|tu|este nuevo|nueva|actual objetivo|meta ?actual ?ahora|aquí|aqui|de_hoy|" +
			"para_hoy es|:|=|—|-|será|sera"},
		{now, "?el|la|tu objetivo|meta actual|vigente|nuevo ?ahora|aquí|aqui|de_hoy|para_hoy es|:|=|—|" +
			"-|será|sera|pasa_a_ser"},
		{now, "?el|la|tu objetivo|meta ?principal ahora|ahora_mismo|hoy|de_hoy|para_hoy|del_día|" +
			"del_dia|en_este_momento|de_esta_sesión|de_esta_sesion|de_la_sesión|para_esta_sesión|" +
			"para_esta_sesion|en_esta_sesión|de_esta_semana es|:|=|—|será|sera|pasa_a_ser"},
		// el objetivo es …
		{weak, "el|la|tu|este ?único|unico|verdadero|gran objetivo|meta ?principal|final|general|real|" +
			"único|unico ?aquí|aqui|de_este_pr|de_esta_pr|de_esta_tarea|de_este_ticket|" +
			"de_este_sprint|de_esta_rama es|:|—"},
		{weak, "?principal objetivo|objetivos ?principal|principales|general|final|de_este_pr|" +
			"de_esta_tarea|de_este_ticket :|—"},
		{weak, "los objetivos son|: ?:"},
		// fija el objetivo en …
		{set, "fija|fijá|fije|fijar|fijemos|fijamos|establece|establecé|establezca|establecer|" +
			"establezcamos|establecemos|define|definí|defina|definir|definamos|pon|poné|ponga|poner|" +
			"pongamos|configura|configurar|configure|cambia|cambiá|cambie|cambiar|cambiemos|" +
			"actualiza|actualizá|actualice|actualizar|marca|marcar|marquemos|ajusta|ajustar|asigna|" +
			"asignar ?el|la|mi|tu|su|nuestro|nuestra|un|una|este|como ?nuevo|nueva|actual|principal " +
			"objetivo|meta ?actual|principal|nuevo|nueva|de_esta_sesión|de_esta_sesion|de_la_sesión|" +
			"para_hoy|ahora a|en|como|por|:|= ?:"},
		{set, "fija|fijá|fije|fijar|fijemos|establece|establecé|establezca|establecer|establezcamos|" +
			"define|definir|pon|poné|ponga|poner|pongamos|ponte|ponete|márcate|marcate|fíjate|fijate|" +
			"marca|marquemos|toma|tomá|tome|tomemos|usa como|de ?el|mi|tu|su|nuestro|nuestra|un " +
			"?nuevo|nueva objetivo|meta ?actual|principal|de_esta_sesión|para_hoy|ahora ?:"},
		{set, "que|haz_que|hagamos_que|quiero_que el|tu|nuestro|mi ?nuevo objetivo ?actual|principal sea ?:"},
	},
	around: []around{
		{"fija|fijá|fije|fijar|fijemos|establece|establecé|establezca|establecer|establezcamos|" +
			"define|definir|pon|poné|ponga|poner|pongamos|toma|tomemos|marca|usa", "como|de ?el|la|mi|tu|nuestro|nuestra ?nuevo|nueva objetivo|meta ?actual|principal|" +
			"de_esta_sesión|para_hoy"},
	},
	leads: "¿|¡|vale|ok|okey|bueno|bien|muy bien|perfecto|genial|listo|de acuerdo|dale|venga|va|" +
		"claro|sí|si|hola|buenas|buenos días|buenos dias|buenas tardes|buenas noches|hola claude|oye|" +
		"mira|eh|gracias|muchas gracias|entonces|pues|así que|asi que|y|pero|o sea|es decir|" +
		"en resumen|resumiendo|total|total que|en fin que|por tanto|por lo tanto|además|ademas|también|tambien|luego|" +
		"después|despues|primero|antes que nada|para empezar|por cierto|en realidad|de hecho|" +
		"básicamente|basicamente|ahora|ahora mismo|hoy|a partir de ahora|desde ahora|" +
		"de ahora en adelante|esta vez|por ahora|de momento|en esta sesión|en esta sesion|para hoy|" +
		"por favor|porfa|porfavor|solo|sólo|simplemente|mejor|quiero|quiero que|queremos|me gustaría|" +
		"me gustaria|necesito|necesito que|necesitamos|quisiera|vamos a|hay que|debemos|debes|" +
		"deberíamos|tienes que|tenemos que|voy a|puedes|podés|puede|podrías|podrias|podría|podria|" +
		"podemos|podríamos|me puedes|me podrías|te importa|te importaría|quieres|ya|perdón|perdon|" +
		"perdona|disculpa|lo siento|mejor dicho|pensándolo bien|pensandolo bien|cambio de planes|" +
		"he decidido|decidí|hemos decidido|actualización|nota|contexto|de nuevo|otra vez|basta|nada|" +
		"al final|finalmente|en fin|es mejor|creo que es mejor|lo mejor es|creo que|será mejor|" +
		"más vale|mejor vamos a" +
		"|aun así|aún así|de todos modos|de todas formas|igualmente|en definitiva|dicho de otro modo|" +
		"en otras palabras|gracias por todo|gracias por intentarlo|ya lo sé|lo sé|la verdad|entendido|" +
		"sinceramente",

	opens: "para|en|con|por|desde|durante|tras|dado que|como|porque|ya que|a|después de|por eso|así que",
	reported: "dijo|dice|dicen|dijeron|decía|decia|diciendo|digan|según|segun|contó|conto|cuenta|cuentan|" +
		"contaron|afirma|afirmó|afirman|comentó|comento que|comenta|comentan|mencionó|menciona|" +
		"mencionan|escribió|escribio|escribe que|pone que|asegura|aseguró|aseguran|sostiene|opina|" +
		"opinan|cree|creen|piensa|piensan|considera|anunció|anuncia|indica|indicó|señala|señaló|" +
		"explicó|explica que|sugirió|sugiere|propuso|propone|pidió|pide que|insiste|insistió|" +
		"preguntó|pregunta|preguntan|respondió|responde|contestó|contesta|cita|citando|citó|" +
		"al parecer|supuestamente|por lo visto|parece ser que|he oído|he oido|oí que|leí que|lei que|" +
		"he leído|se dice|se rumorea|de acuerdo con|en palabras de|tuiteó|publicó",
	ownWords: "como acordamos|como quedamos|según lo acordado|como dije|como ya dije|como he dicho|como te dije|como te he dicho|como decía|como comenté|" +
		"como mencioné|ya te dije|ya lo dije|te dije|dicho esto|dicho eso|mejor dicho|de acuerdo" +
		"|dicho de otro modo|dicho de otra manera",
	mention: "escribe|escriba|escribo|escribir|escribiendo|teclea|teclear|frase|frases|oración|texto|" +
		"textos|cadena|cadenas|mensaje|mensajes|prompt|prompts|detecta|detectar|detector|dispara|" +
		"activa|traduce|traducir|traducción|compara|comparar|resume|resumir|resumen de|corrige|" +
		"corregir|redacta|redactar|reformula|parafrasea|clasifica|por ejemplo|ejemplo|ejemplos|p.ej|" +
		"título|titulo|encabezado|cabecera|campo|columna|etiqueta|variable|comentario|llamado|" +
		"llamada|contiene|contenga|empieza por|empieza con|empiece con|comienza con|" +
		"expresión regular|plantilla|línea|linea|muestra|mostrar|imprime|salida|transcripción|" +
		"conversación|carta|correo|ensayo|artículo|entrada de blog|usuario" +
		"|user story|historia de usuario|historias de usuario",
	edits: "revisa este|revisa esta|revisa el texto|corrige el texto|corrige este|acorta|pule|" +
		"edita|mejora el texto|mejora este texto|dame tu opinión sobre" +
		"|anuncio|resumen|carta|ensayo|artículo|discurso|comunicado|boletín|correo|acta|extracto" +
		"|copiado de|copiado del|sacado de|sacado del|tomado de",
	condition: "si|cuando|cuándo|una vez que|en cuanto|mientras|hasta que|antes de que|después de que|" +
		"siempre que|a menos que|salvo que|en caso de que|cada vez que|aunque|donde|cuyo|cuya",
	whatIf: "-~si~,|supongamos|supón|supon|suponiendo|imagina|imaginemos|imagínate|en caso de que|" +
		"a menos que|en el supuesto",
	later: "-~si~,|cuando|una vez que|en cuanto|apenas|mientras|después de que|después de|tras|" +
		"siempre que|a menos que|salvo que|en caso de|cada vez que|solo si|sólo si|solo cuando|" +
		"pero solo|pero sólo|tan pronto como|la próxima vez|si no|si no se|si no hay",
	negation: "no|nunca|jamás|jamas|ni|sin|tampoco|en vez de|en lugar de|ya no|nadie|evita|deja de",
	asking: "qué|cuál|cual|cuáles|cómo|por qué|quién|dónde|cuánto|explica|explicar|explícame|explicame|" +
		"explicarme|dime|decirme|recuérdame|recuerdame|recuerdas|describe|define|aclara|sabes|sabe|" +
		"crees|no sé|no se|no tengo claro|no estoy seguro|me pregunto|adivina|verifica|comprueba|" +
		"comprobar|confirma|revisa|mira",

	notGoal: "no|nunca|jamás|qué|cuál|cual|cómo|por qué|cuándo|quién|dónde|si|null|nil|none|" +
		"undefined|nulo|nula|vacío|vacio|vacía|true|false|desconocido|desconocida|incorrecto|" +
		"incorrecta|erróneo|erroneo|errónea|inválido|invalido|ambiguo|confuso|confusa|poco claro|" +
		"poco clara|demasiado|demasiada|muy|tan|más o menos|mas o menos|el mismo|la misma|igual|" +
		"lo mismo|este|esto|ese|eso|ese mismo|aquel|el siguiente error|opcional|obligatorio|" +
		"obligatoria|visible|invisible|realista|razonable|alcanzable|imposible|inalcanzable|" +
		"alcanzado|alcanzada|cumplido|cumplida|logrado|lograda|completado|completada|guardado|" +
		"guardada|mostrado|mostrada|actualizado|actualizada|ignorado|ignorada|borrado|borrada|" +
		"eliminado|eliminada|reemplazado|leído|leido|enviado|calculado|calculada|rechazado|aceptado|" +
		"seleccionado|seleccionada|un enemigo|el enemigo|el enemigo más cercano|el jugador|" +
		"un jugador|el jefe|el portero|de tipo|un string|una cadena|un objeto|un número|un campo|" +
		"una columna|parte de|correcto|correcta|lo que|así|cosa de|pausa|espera|suspenso|terminado|" +
		"hecho|cerrado|finalizado|acabado|terminada|por terminado|desaparecido|perdido|caducado|" +
		"vencido|truncado|duplicado|olvidado|corrupto|ilegible|sobrescrito|absurdo|tonto|irreal|" +
		"importante|viejo|inútil|ambicioso|una locura|ninguna idea|ni idea|no sé|sin cambios|" +
		"sin definir" +
		"|dibujado|dibujada|colocado|colocada|detrás|oculto|oculta|escondido|escondida|tapado|tapada|a la izquierda|a la derecha|desplazado|desplazada|invertido|fuera de",
	compound: "el enemigo|el jugador|una cadena|un objeto",
	tag: "verdad|no|cierto|correcto|es correcto|es así|no es así|no es cierto|sigue siendo así|" +
		"sigue vigente|sí|si|ok|vale|de acuerdo|estás de acuerdo|o no|¿verdad|¿no|¿cierto|¿correcto|" +
		"¿es correcto|¿es así|¿no es así|¿no es cierto|¿sigue siendo así|¿sí|¿si|¿vale|¿ok|" +
		"¿de acuerdo|¿estás de acuerdo|¿o no",
	asks: "¿|cómo|como|qué|que|cuál|cual|dónde|por dónde|puedes|podrías|podrias|puede|podemos|" +
		"deberíamos|debería|hay|tienes|quién|cuándo|necesitas|es posible|me ayudas|alguna|algo|listo|" +
		"te parece|por qué|por cuál",
	lead:   "",
	copula: "",

	these: []string{
		"este|esta|estos|estas|el_siguiente|la_siguiente|los_siguientes|las_siguientes|" +
			"siguiente ?dos|tres texto|textos|resumen|carta|cartas|correo|correos|mail|email|párrafo|" +
			"párrafos|parrafo|cláusula|cláusulas|clausulas|artículo|articulo|fragmento|nota|notas|acta|" +
			"borrador|contrato|commits|mensaje",
		"el|la|los|las texto|textos|carta|correo|párrafo|cláusulas|artículo|notas|borrador de_abajo|" +
			"de_arriba|siguiente|siguientes|adjunto|adjunta",
	},
	rework: "traduce|traducir|traduzca|traduceme|tradúceme|resume|resumir|resúmeme|acorta|acortar|pule|pulir|" +
		"corrige|corregir|reescribe|reescribir|reformula|convierte|convertir|pasa|pásame|pasar|pon|" +
		"responde|responder|contesta|simplifica|mejora|redacta|escribe|saca|transforma|haz|formatea|" +
		"suaviza",
	greets: "estimado|estimada|estimados|estimadas|querido|querida|queridos|apreciado|apreciada|hola|" +
		"buenos días|buenas tardes|muy señor mío|muy señores míos",
	signs: "saludos|un saludo|un cordial saludo|atentamente|cordialmente|un abrazo|abrazos|reciba|reciban|" +
		"muchas gracias|gracias",
	repairs: "arregla*|arrégla*|corrige*|corríge*|repara*|revisa*|mira|investiga|busca|averigua",
	langNames: "inglés|ingles|español|chino|japonés|coreano|francés|alemán|portugués|italiano|ruso|polaco|" +
		"neerlandés|turco|vietnamita|indonesio|árabe|hindi",
	retouch: "acorta|acortar|acórtala|acórtalo|más corta|más corto|más breve|pule|pulir|púlela|" +
		"púlelo|traduce|traducir|reformula|reescribe|más formal|menos formal|suaviza|resume|" +
		"más atractivo|más fluido|más vivo|más cálido",
	pieces: "mi presentación|mi bio|biografía|carta de presentación|lema|eslogan|currículum",
	style: "suena|suenan|bien escrito|bien escrita|mal escrito|más natural|mi español|ortografía|" +
		"demasiado formal|" +
		"más atractivo|más fluido|más formal|menos formal|gramática",
	turns: "en fin|total|resumiendo|en resumen|al final|en definitiva|así que|básicamente",
	past:  "el mes pasado|la semana pasada|el año pasado|ayer|antes|originalmente|al principio|en su momento",
	contrast: "aun así|aún así|pero|sin embargo|aunque|en cambio|mientras" +
		"|y nada|y no pasa",
	infinitive: "~ar|~er|~ir|~arse|~erse|~irse|~arlo|~arla|que",
	fiction: "en este juego|en el juego|en mi juego|en este nivel|en este mapa|en la simulación|" +
		"en esta partida",
	moot: "no tiene sentido|no vale la pena|no merece la pena|ya no hace falta|no sirve|inútil|no hay manera|" +
		"se canceló el proyecto",

	trivial: "hotfix|quick fix|bugfix|corregir un bug|corrige un bug|corregir el bug|corregir este bug|" +
		"arreglar un bug|arregla un bug|arreglar el bug|arregla el bug|arreglar este bug|" +
		"arregla este bug|arreglar un error|arregla un error|corregir un error|corrige un error|" +
		"solucionar un bug|soluciona un bug|resolver un bug|arreglar un pequeño bug|un bug pequeño|" +
		"arreglo rápido|arreglo rapido|arreglito|corrección rápida|correccion rapida|solución rápida|" +
		"parche rápido|parche rapido|parche urgente|pequeño arreglo|arreglo menor|corrección menor|" +
		"pequeña corrección|pequeño ajuste|ajuste menor|ajuste rápido|ajustito|pequeño cambio|" +
		"cambio pequeño|cambio menor|cambio mínimo|cambito|retoque|retoques|pequeño retoque|" +
		"corregir una errata|corregir un typo|arreglar un typo|errata",
	arch: "refactoriz*|refactor*|migr*|reescrib*|reescritura|rediseñ*|arquitect*|reestructur*|dividir|" +
		"divide|separar|separa|modulariz*|desacopl*|reorganiz*|portar",
	spans: "migra|migrar|migración|migracion|migrando|migremos|migrarlo|migrarla|reescrib*|reescritura|" +
		"rediseñ*|arquitectura|arquitectónic*|arquitectonic*|reestructur*|todo el código|" +
		"todo el codigo|todo el proyecto|todo el sistema|todo el repositorio|todo el repo|" +
		"toda la aplicación|toda la aplicacion|toda la app|toda la base de código|toda la plataforma|" +
		"todo el backend|todo el frontend|en todas partes|por todas partes|sistema completo|" +
		"sistema entero|proyecto completo|proyecto entero|aplicación completa|aplicación entera",
	files: "archivos|ficheros",
	modules: "módulos|modulos|servicios|microservicios|paquetes|componentes|subsistemas|aplicaciones|" +
		"repositorios|repos",
	several: "varios|varias|múltiples|multiples|muchos|todos los|todas las|ambos|diversos|distintos|" +
		"diferentes|cada uno de los",
	nothing: "por definir|pendiente|ninguno|ninguna|nada|tu objetivo aquí|tu objetivo|aquí|tbd|" +
		"todo|n/a|xxx|...|…|ver abajo|ver arriba|por decidir|sin cambios|igual que antes|el mismo|" +
		"más tarde",

	nouns: "objetivo|objetivos|meta|bucle|loop|tarea|plan|goal",
	goal:  "objetivo|meta|bucle|loop|goal",
	abandon: order{
		named: []string{
			"abandona|abandoná|abandone|abandonar|abandonemos|abandono|abandonamos|cancela|" +
				"cancelá|cancele|cancelar|cancelemos|cancelo|cancelamos|descarta|descartá|descarte|" +
				"descartar|descartemos|descarto|aborta|abortar|anula|anular|anulemos|termina|" +
				"terminar|finaliza|elimina|eliminar|borra|borrar|quita|quitar|olvida|olvidá|olvidar|" +
				"olvidemos|olvídate_de|olvidate_de|olvidémonos_de|deja|dejá|dejar|dejemos|dejo|detén|" +
				"deten|suelta|renuncia_a|renunciar_a|renuncio_a ?ya ?el|la|este|esta|ese|esa|mi|tu|" +
				"nuestro|nuestra ?actual objetivo|bucle|loop|meta|goal ?actual|en_curso|anterior|" +
				"por_completo|del_todo|completamente",
			"abandona|abandoná|abandone|abandonar|abandonemos|abandono|cancela|cancelá|cancele|" +
				"cancelar|cancelemos|cancelo|descarta|descartar|descartemos|aborta|abortar|anula|" +
				"anular|olvida|olvidar|olvídate_de|olvidate_de ?ya ?el|la|este|esta|ese|esa|mi|tu|" +
				"nuestro|nuestra ?actual tarea|plan ?actual|en_curso|por_completo|del_todo|" +
				"completamente",
			"renuncia|renunciar|renuncio|olvídate|olvidate|olvidémonos al|del objetivo|bucle|loop|plan|goal ?actual",
			"ya no quiero|queremos|necesito|necesitamos ?seguir_con|continuar_con|el|este|la|" +
				"esta ?el|este|la|esta $nouns ?actual",
			"sal|salte|salir del|de_este bucle|loop",
			"dejemos|dejamos|suspendamos_para_siempre|abandonamos|cancelamos|descartemos el|la|este|" +
				"esta|ese|esa|nuestro|nuestra tarea|plan ?actual",
		},
		asked: []string{
			"canceles|cancele|canceléis|abandones|abandone|abandonéis|dejes|deje|olvides|olvide|" +
				"descartes|descarte|anules|anule|abortes|termines ?ya el|la|este|esta|ese|esa|mi|nuestro|" +
				"nuestra ?actual objetivo|bucle|loop|meta|goal|tarea|plan ?actual|en_curso",
		},
		it: []string{
			"abandona|abandoná|abandonemos|cancela|cancelá|cancelemos|descarta|descartemos|" +
				"olvida|aborta esto|eso|todo_esto|todo ?ya|por_favor|por_completo",
			"cancélalo|cancelalo|abandónalo|abandonalo|abandonémoslo|cancelémoslo|olvídalo|" +
				"olvidalo|abórtalo|abortalo ?todo|ya|por_favor|por_completo",
			"me|nos rindo|rendimos",
		},
		bare: "abandona|abandoná|abandonar|abandonemos|abandono|abandonamos|cancela|cancelá|cancelar|" +
			"cancelemos|cancelo|cancelado|cancélalo|cancelalo|abandónalo|abandonalo|descártalo|" +
			"descartalo|descarta|descartar|déjalo|dejalo|dejálo|dejémoslo|dejemoslo|déjalo estar|" +
			"lo dejo|lo dejamos|olvídalo|olvidalo|olvídate|me rindo|nos rindimos|aborta|abortar|" +
			"anula|anular|anúlalo|cancela eso|cancela esto|cancela todo|abandona esto|" +
			"ya no lo quiero|ya no quiero|ya no hace falta|ya no es necesario|no lo quiero",
	},
	pause: order{
		named: []string{
			"pausa|pausá|pause|pausar|pausemos|suspende|suspendé|suspenda|suspender|detén|deten|" +
				"detener|detengamos|congela|congelar|aparca|aparcar|aparquemos|interrumpe|" +
				"interrumpir|aplaza|aplazar|aplacemos ?ya ?el|la|este|esta|mi|nuestro ?actual $nouns " +
				"?actual ?por_ahora|por_hoy|de_momento|un_momento|hasta_mañana|aquí",
			"pon|poné|ponga|poner|pongamos|deja|dejá|dejar|dejemos ?el|la|este|esta|mi|" +
				"nuestro $nouns ?actual en|a|para pausa|espera|suspenso|un_lado|después|luego|" +
				"más_tarde|mañana",
			"pon|poner|pongamos en pausa|espera ?el|la|este|esta|mi|nuestro $nouns ?actual",
			"haz|hagamos una pausa con|en el|este|nuestro $nouns",
			"deja|deje de bloquearme|retenerme",
		},
		it: []string{"pausa|pausemos|suspende esto|eso|aquí|aqui", "páusalo|pausalo|suspéndelo|apárcalo ?por_ahora|por_hoy|de_momento", "ponlo|déjalo|dejalo|pongámoslo|dejémoslo en pausa|espera"},
		bare: "pausa|pausá|pausar|pausemos|páusalo|pausalo|haz una pausa|hagamos una pausa|para|pará|" +
			"parar|paremos|para aquí|para aqui|para ya|para ahora|detente|detenete|alto|ahora no|" +
			"por ahora no|de momento no|más tarde|mas tarde|luego|en otro momento|para por hoy|" +
			"basta por hoy|suficiente por hoy|lo dejamos por hoy|déjalo por hoy|dejémoslo por hoy|" +
			"descansa|ponlo en pausa|déjalo en pausa|pausa aquí",
	},
	resume: order{
		named: []string{
			"reanuda|reanudá|reanude|reanudar|reanudemos|retoma|retomá|retome|retomar|retomemos|" +
				"continúa|continua|continuá|continúe|continuar|continuemos|prosigue|proseguir|" +
				"reactiva|reactivar|reactivemos ?con|en ?el|la|este|esta|mi|tu|nuestro|nuestra " +
				"?viejo $nouns ?actual|anterior|pausado|pendiente",
			"sigue|seguí|siga|seguir|sigamos|sigue_trabajando|sigamos_trabajando con|en ?el|la|" +
				"este|esta|mi|nuestro|nuestra $nouns ?actual|anterior",
			"vuelve|volvé|vuelva|volver|volvamos|regresa|regresemos al|a_la|a_nuestro|a_mi|" +
				"a_este $nouns ?actual|anterior",
		},
		it: []string{"reanúdalo|reanudalo|retómalo|retomalo ?ya|ahora|por_favor"},
		bare: "reanuda|reanudá|reanudar|reanudemos|reanúdalo|reanudalo|retoma|retomá|retomar|retomemos|" +
			"retómalo|retomalo|puedes reanudar|ya puedes reanudar",
	},
	replace: order{
		named: []string{
			"reemplaza|reemplazá|reemplazar|reemplacemos|sustituye|sustituir|cambia|cambiá|" +
				"cambiar|cambiemos|sobrescribe ?el|la|este|mi|nuestro ?viejo objetivo|meta|goal " +
				"?actual|anterior|viejo ?por|con ?el|la|este|un|mi ?nuevo|nueva|otro ?objetivo|meta",
			"cambia|cambiá|cambiar|cambiemos|pasa|pasemos al|a_este|a_mi nuevo ?objetivo",
			"usa|usá|toma|tomá|usemos|tomemos|quédate_con|coge|adopta el|la|mi|este nuevo|nueva ?objetivo|meta",
		},
	},
	done: order{
		named: []string{
			"da|dá|demos|damos|considera|consideremos|marca|marcá|marquemos ?por|como ?terminado|" +
				"hecho|completado|cumplido ?el|la|este|mi|nuestro objetivo|bucle|loop|meta|goal " +
				"?actual ?por|como terminado|hecho|completado|cumplido|cerrado|finalizado|acabado " +
				"?igualmente|igual|de_todos_modos|de_todas_formas|tal_cual",
			"dalo|démoslo|márcalo|marcalo|considéralo por|como terminado|hecho|completado|" +
				"cumplido|cerrado ?igualmente|igual|de_todos_modos|de_todas_formas|tal_cual",
			"cierra|cerrá|cierre|cerrar|cerremos ?ya ?el|la|este|mi|nuestro objetivo|bucle|loop|" +
				"meta|goal ?actual ?igualmente|igual|de_todos_modos|de_todas_formas|así|tal_cual|" +
				"como_hecho",
		},
	},
	ends: "y|o|e|por favor|porfa|ya|ahora|ahora mismo|gracias|porque|ya que|pero|pues|por ahora|" +
		"de momento|entonces|mejor|hoy|de una vez|inmediatamente|enseguida|por completo|" +
		"completamente|del todo|para siempre|así que|vale|ok|anda|de nuevo|otra vez|también|hasta|" +
		"sin|donde|ya mismo",
	polite: "no,|¿|¡|ok|vale|bueno|bien|por favor|porfa|porfavor|ya|pues|entonces|mejor|gracias|claude|" +
		"hola|oye|sí|si|nada|anda|venga|puedes|podrías|quiero|prefiero|ahora|ahora mismo|todo|esto|" +
		"eso|y|así que|solo|sólo|simplemente|basta|perdón|perdona|lo siento|al final|mira|dale|" +
		"de acuerdo|por completo|inmediatamente|mejor no|yo|nosotros|stop|se acabó",
	yes: "reemplaza|reemplázalo|reemplazalo|reemplazar|reemplaza el viejo|sustituye|sustitúyelo|" +
		"cambia|cambiar|cámbialo|cambialo|cambia al nuevo|cambia al nuevo objetivo|el nuevo|nuevo|" +
		"nuevo objetivo|el nuevo objetivo|usa el nuevo|toma el nuevo|usa el nuevo objetivo|" +
		"quédate con el nuevo|coge el nuevo|sobrescribe|sobrescríbelo",

	questions: "qué|por qué|porqué|para qué|cómo|cuál|cuáles|quién|quiénes|dónde|cuándo|cuánto|cuántos|" +
		"cuánta|cuántas|a qué|de qué|en qué|con qué|por que falla|por que no|que es|que hace|" +
		"que significa|que pasa|que opinas|que piensas|que tal|cual es|cuales son|como funciona|" +
		"como puedo|como hago|como se|donde está|donde esta|quien es|hay alguna forma|es posible|" +
		"es normal|me pregunto|sabes",
	particles: "",
	talk: "explica|explicá|explique|explicar|explícame|explicame|explicarme|explicanos|explícanos|" +
		"describe|describir|cuéntame|cuentame|dime|decime|decirme|dinos|aclara|aclárame|aclarar|" +
		"resume|resumir|resúmeme|resumen|responde|respóndeme|responder|contesta|enséñame|enseñame|" +
		"muéstrame|muestrame|mostrame|discutamos|hablemos|piensa|pensemos|pensá|revisa|revisá|revise|" +
		"revisar|analiza|analizá|analizar|evalúa|evalua|compara|comparar|enumera|échale un vistazo|" +
		"echa un vistazo|una pregunta|pregunta|tengo una pregunta|tengo una duda|duda|una duda|" +
		"me pregunto|quiero entender|entender|ayúdame a entender|ayudame a entender|tengo curiosidad|" +
		"espera|esperá|espere|espérate|esperate|un momento|un segundo|dame un minuto|dame un momento|" +
		"aguanta|todavía no|todavia no|aún no|aun no|no cambies|no cambie|no cambiar|no toques|" +
		"no toque|no tocar|no modifiques|no modifique|no edites|no escribas|no hagas nada|" +
		"no hagas cambios|no empieces|no implementes|cambies nada|cambies|toques|modifiques|edites|" +
		"hagas nada|hagas cambios|escribas código|escribas codigo|empieces|implementes|cambie nada|" +
		"toque nada|modifique nada|haga nada|cambiar nada|tocar nada|sin cambiar nada|sin tocar nada|" +
		"sin modificar|sin cambios|nada de cambios|nada de código|solo lectura|no escribas código|" +
		"déjame pensar|dejame pensar|deja que piense|lista los|lista las",
	requests: "puedes|podés|puede|podrías|podrias|podría|podria|podemos|podríamos|por favor|" +
		"porfa|te importa|te importaría|quieres|me puedes|me podrías|necesito que|quiero que|" +
		"podrías por favor|podría usted|puede usted|podrían|podéis|podríais|pueden|no podrías|" +
		"serías tan amable de|sería tan amable de|sería posible|es posible|me haces el favor de|" +
		"me harías el favor de|haz el favor de|hazme el favor de|te pido que|le pido que|" +
		"te pediría que|te ruego que|le ruego que|me gustaría que|quisiera que|preferiría que|" +
		"tendrías la amabilidad de|ten la amabilidad de|si puedes|si puede|si es posible|" +
		"si no te importa|si no le importa|si te parece|si te parece bien|cuando puedas|" +
		"quiero que tú|quiero que usted|necesito que tú",
	either: "o|u",
	joins:  "y|y luego|y después|luego|después|pero",
	works: "añade|añadí|añada|añadir|agrega|agregá|agregue|agregar|arregla|arreglá|arregle|arreglar|" +
		"corrige|corregí|corrija|corregir|soluciona|solucionar|resuelve|resolver|implementa|" +
		"implementá|implemente|implementar|escribe|escribí|escriba|escribir|crea|creá|cree|crear|" +
		"genera|generar|haz|hacé|haga|hacer|hazlo|hagamos|construye|construir|cambia|cambiá|cambie|" +
		"cambiar|actualiza|actualizá|actualice|actualizar|modifica|modificá|modificar|elimina|" +
		"eliminá|elimine|eliminar|borra|borrá|borre|borrar|quita|quitá|quite|quitar|refactoriza|" +
		"refactorizar|renombra|renombrar|mueve|mové|mover|ejecuta|ejecutá|ejecute|ejecutar|corre|" +
		"corré|correr|lanza|instala|instalá|instalar|configura|configurar|pon|poné|ponga|poner|usa|" +
		"usá|use|usar|utiliza|reemplaza|reemplazá|reemplazar|sustituye|sustituir|migra|migrá|migrar|" +
		"haz commit|commitea|commit|sube|subí|subir|despliega|desplegar|prueba|probá|pruebe|probar|" +
		"testea|convierte|convertir|termina|terminá|terminar|acaba|continúa|continua|continuá|" +
		"continuar|sigue|seguí|siga|sigamos|completa|completar|reescribe|reescribir|extrae|extraer|" +
		"divide|dividir|separa|separar|mergea|fusiona|revierte|revertir|habilita|activa|deshabilita|" +
		"desactiva|limpia|limpiar|mejora|mejorar|optimiza|optimizar|depura|depurar|aplica|aplicar|" +
		"adelante|procede|empieza|empezá|empezar|comienza|comenzar|arranca|conecta|intenta|intentá|" +
		"intentar|mantén|formatea|documenta|documentar|asegúrate|asegurate|asegura|maneja|soporta|" +
		"introduce|ajusta|ajustar|inserta|prepara|preparar|abre|abrir|cierra|publica|publicar|vamos|" +
		"dale|tradúcelo|arréglalo|arreglalo|cámbialo|añádelo|impleméntalo|hacelo|reduce|reducir|" +
		"sustitúyelo",
	drop: "abandonar",
}
