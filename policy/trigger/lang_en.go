package trigger

// English. The phrase stands at the head, the text follows: everything after "is"
// or "to" belongs to the goal. A state ("the goal is reached", "is shown twice")
// is no goal: see notGoal.
var english = language{
	code: "en",
	triggers: []phrase{
		{set, "set|make|update|change ?up ?the|my|our|your|this|a|as|this_session's|today's|" +
			"the_session's ?current|new|main|active|session goal|objective ?for_this_session|" +
			"for_today|here|now to|as|:|=|—"},
		{set, "setting|changing|making|updating the|my|our|your ?current|new|main|active goal|objective to|:"},
		{set, "set|make it|this your|our|my|the goal|objective to"},
		{set, "make it your|our|my|the goal|objective to"},
		{set, "make|set|call ?this|that|it|the_following ?as the|my|our|your ?current|new|main|session " +
			"goal|objective :|,"},
		{set, "set yourself the|a goal|objective of|to|:"},
		{own, "my|our ?current|main|new|only|overall|real|primary|next|immediate|first|whole|actual " +
			"goal|objective ?here|now|today|currently|right_now|then is|are|=|:|—|remains"},
		{own, "my|our ?current|main|new|only|overall|real|primary|next|immediate|first|whole|actual " +
			"goal|objective ?here|now|today|currently|right_now is|will_be ?now|simply|just|simple|" +
			"clear ?:"},
		{own, "my|our ?current|main|new|only|overall|real|primary|next goal|objective for|with|in|on|" +
			"this|today <5> is"},
		{own, "my|our ?current|main|new|only|real|next|first goal|objective 's"},
		{own, "my|our ?current|main|new|overall goals|objectives ?here|now|today|for_today|for_this_session are|:"},
		{own, "today's|this_session's|this_week's|this_sprint's|this_pr's ?main goal|objective is|:"},
		{now, "?the|a|your|this current|new|active goal|objective ?here|now|for_today|for_now|" +
			"for_this_session is|=|:|—|will_be"},
		{weak, "?the|your|this ?main|overall|only|real|next|session goal|objective ?here|now|today|" +
			"for_today|for_now|of_this_session|for_this_session|of_this_task|of_this_pr is|are|:|— ?now|simply|just"},
		{weak, "the|your ?main|overall goal|objective of|for|in this|today's|the|our <3> is to"},
		{weak, "?the|our|your goal|objective ?here|now|today|for_today|for_now is ?pretty|very|quite simple|easy|clear :"},
		{weak, "the goal|objective ?here|now|today 's"},
		{weak, "goals|objectives :"},
	},
	leads: "in my opinion|imo|imho|as i see it|ok|okay|k|so|hi|hi there|hey|hey there|hello|" +
		"hi claude|hey claude|hi all|hi team|hello claude|claude|good morning|good evening|morning|" +
		"well|right|alright|all right|now|then|and|and then|also|but|thus|therefore|hence|great|cool|" +
		"thanks|thank you|perfect|good|nice|fine|sure|yes|yep|yeah|no|nope|sorry|anyway|anyways|" +
		"actually|basically|first|first of all|firstly|next|finally|in short|please|pls|plz|kindly|" +
		"just|simply|let's|lets|let us|let me|i want to|i want you to|i'd like to|i'd like you to|" +
		"i would like to|i would like you to|we want to|we should|you should|we can|you can|you may|" +
		"i need you to|i need to|can you|could you|would you|will you|can we|could we|can you please|" +
		"could you please|would you please|do|go ahead and|for this session|for today|today|" +
		"from now on|from here on|this time|right now|i think|i guess|as of now|at the moment|btw|" +
		"by the way|tl;dr|tldr|fyi|hmm|ah|oh|um|see above|actually no|on second thought|" +
		"on second thoughts|change of plan|change of plans|new plan|update|edit|ps|p.s|with that|" +
		"given that|with that in mind|that said|i|i'm|i am|we're|time to|it's time to|we|" +
		"i've decided to|i decided to|we decided to|we've decided to|i hereby|hereby|for now|" +
		"in this session|here|for the record|to be clear|again|ok then|quick one|one thing|task|" +
		"context|never mind|nevermind|forget it|stop|enough|that's enough|better|we'd better|" +
		"it's better to|it is better to|best to|it's best to|i think it's best to|best if we|" +
		"i think we should|maybe we should|that's why" +
		"|honestly|bottom line|anyhow|long story short|at the end of the day|in the end|to sum up|" +
		"all in all|put differently|in other words|to put it differently|essentially|frankly|ultimately|" +
		"still|even so|all the same|regardless|nevertheless|nonetheless|thank you so much|" +
		"thank you very much|many thanks|thanks a lot|thanks for trying|thanks for everything|seen|noted" +
		"|eh|meh|nah|ugh|welp|ah well|oh well|yeah let's just|let's just|you know what",
	opens: "for|in|on|with|at|during|after|before|by|as|since|because|regarding|until|this|over|" +
		"throughout|apart from|besides|starting|so|that's why|which is why",
	elided: "'s",
	reported: "said|says|saying|told|tells|according to|claims|claimed|claiming|wrote|writes|mentioned|" +
		"mentions|announced|stated|states|reads|reportedly|allegedly|supposedly|thinks|thought that|" +
		"believes|insists|insisted|argues|argued|suggested|suggests|quote|quoting|quoted|heard|" +
		"per the|as per|asked|asks|wants to know|replied|replies|answered|commented|tweeted|posted|" +
		"emailed|rumou*r has it|in his words|in her words|in their words|the docs say|docs say|" +
		"they say|people say|explains that|explained that|describes|described",
	ownWords: "as agreed|as we agreed|as we discussed|as i said|like i said|as i've said|as i mentioned|like i mentioned|as mentioned|as said|" +
		"as i told you|like i told you|i said|i told you|as stated|i mentioned|i already said|" +
		"as i wrote|as described|as discussed",
	mention: "phrase|something like|along the lines of|similar to|phrases|typing|typed|i type|user types|" +
		"users type|types|type|enter|enters|entering|triggers|trigger|triggered|detects|detected|" +
		"detector|the string|strings like|the text|the words|the sentence|this sentence|sentence|" +
		"sentences|the prompt|a prompt|prompts|prompt|prompts like|the message|messages|message|" +
		"translate|translation|translations|compare|transcript|transcripts|transcripts below|" +
		"summarize|summarise|summary of|proofread|paraphrase|classify|regex|grep|matches|containing|" +
		"contains|starts with|starting with|beginning with|example|examples|e.g|such as|placeholder|" +
		"template|heading|headline|title|titled|entitled|captioned|subtitled|slogan|tagline|motto|" +
		"label|labelled|column|field|named|called|log line|log says|error|test case|fixture|snippet|" +
		"the line|a line|copy says|banner|tooltip|email draft|cover letter|essay|write a|write an|" +
		"draft a|draft an|rephrase|reword|grammar|which is better|rewrite this|rewrite the|" +
		"fix the grammar|the output|prints|printed|print|outputs|logs|input|inputs|" +
		"transcripts to compare" +
		"|user story|user stories|persona",
	edits: "review|proofread|polish|shorten|critique|edit this|edit the|feedback on|look over|" +
		"improve this text|improve the wording|condense|tighten|rate this|comment on|" +
		"check the wording|check this text|spellcheck|publish" +
		"|announcement|abstract|letter|essay|article|speech|press release|newsletter|poem|blurb|mission statement|email|mail|minutes|excerpt" +
		"|from the wiki|from our wiki|from the docs|from the spec|from the ticket|copied from|pasted from|taken from|quoted from|poll",
	condition: "if|given|unless|until|till|when|whenever|once|in case|suppose|supposing|assuming|whether|" +
		"as soon as|as long as|provided|while|after|before|every time|each time|imagine|say that|" +
		"pretend|even though|where|whose|that",
	whatIf: "if|suppose|supposing|assuming|in case|unless|imagine|pretend|what if",
	later: "if|when|once|as soon as|as long as|whenever|unless|in case|provided|assuming|suppose|" +
		"supposing|only if|only when|but only|only once|after the|after that|after this|after it|" +
		"after we|after you|after i|after they|after all tests|every time|each time|the next time|" +
		"next time|the moment|should the|should it|should any|in the event",
	negation: "don't|do not|dont|doesn't|does not|didn't|did not|never|not|no longer|isn't|is not|wasn't|" +
		"won't|can't|cannot|shouldn't|should not|wouldn't|no more|nor|neither|nobody|without|" +
		"instead of|stop|rather than|hardly",
	asking: "what|what's|whats|which|why|how|who|where|do you know|do you think|does|did|is it true|" +
		"is that|is|are|was|wonder|wondering|wondered|not sure|unsure|remind me|guess|recall|" +
		"remember|tell me|explain|describe|define|clarify|check|verify|confirm|see",
	notGoal: "not|not to|no longer|never|what|why|how|who|which|where|when|whether|if|unclear|" +
		"unknown|missing|reached|met|done|still|already|always|only shown|empty|null|nil|none|" +
		"undefined|true|false|wrong|lost|gone|invalid|too|in|on|at|under|inside|stuck|now shown|only|" +
		"also|currently|set|set by|written|stored|saved|shown|displayed|created|deleted|cleared|" +
		"completed|finished|achieved|fulfilled|detected|ignored|overwritten|kept|parsed|read|" +
		"rendered|updated|supposed|expected|just|there|here|somewhere|something|anything|nothing|tbd|" +
		"todo|n/a|the same|fine|ok|okay|good|great|bad|nice|really|very|quite|so|way|far|near|" +
		"at risk|worth|nearly|almost|about|more of|more about|less about|being|optional|required|" +
		"mandatory|from|by|of|hidden|visible|yet|ambiguous|obvious|vague|probably|maybe|perhaps|" +
		"stale|outdated|broken|duplicated|truncated|cut off|translated|misspelled|confusing|rejected|" +
		"accepted|picked up|chosen|computed|calculated|passed|given|defined|taken|assigned|reset|" +
		"changed|moved|closed|open|active|inactive|paused|abandoned|dropped|cancelled|canceled|" +
		"blocked|printed|logged|sent|loaded|called|named|labelled|labeled|used|needed|based|located|" +
		"scored|vanished|disappeared|deleted again|forgotten|expired|duplicated twice|corrupted|" +
		"unreadable|overdue|irrelevant|obsolete|pointless|useless|dead|old|stupid|silly|ridiculous|" +
		"impossible|unrealistic|unreachable|unattainable|ambitious|huge|meaningless|weird|strange|" +
		"important|nonsense|a mess|a joke|never mind|nevermind|no idea|no clue|no goal|no change|" +
		"no one" +
		"|behind|offside|upside down|off centre|off center|off screen|offscreen|off by|out of frame|out of bounds|out of reach|tiny on|tiny in|flickering|overlapping|floating|disappearing|clipping|blinking|drifting|bouncing|glitching",
	compound: "the one|the ones|the thing|this|that|it|mine|yours|an enemy|an offside|" +
		"to the left|to the right|to my left|to my right|a rigidbody*|a string|an integer|a vector*|" +
		"a boolean|an enum|a node|a sprite|a prefab|a transform|a pointer|an object|a mesh|" +
		"a collider|a component|the ball|the nearest|the closest|the enemy|the next enemy|" +
		"the nearest enemy|the player",
	tag: "right|correct|no|yes|ok|okay|isn't it|is it|is that right|is that correct|is that so|still|" +
		"am i right|yeah|or not|or is it|true|is it not|is it still true|does that still hold|" +
		"is that still the case|agreed|huh|eh",
	asks: "can|could|would|will|how|what|where|which|should|shall|do|does|is|are|any|who|when|why|" +
		"ready|got|got it|sound|sounds|anything|have|may|ok",

	these: []string{
		"this|that|here is|was ?our|my|the|a readme|text|abstract|letter|email|draft|article|essay|post|summary|bio|copy|page",
		"this|these|that|the_following|the_above|the_attached|following ?whole|short|two|three|four|" +
			"five|draft text|texts|abstract|letter|letters|mail|mails|email|emails|e-mail|e-mails|" +
			"paragraph|paragraphs|passage|passages|clause|clauses|commits|article|essay|notes|memo|" +
			"thread|story|poem|speech|sentence|sentences|transcript|minutes|contract|excerpt|draft|" +
			"section",
		"the ?two|three text|texts|letter|mail|email|paragraph|clauses|abstract|article|notes|" +
			"passage|draft below|above|attached|underneath",
	},
	rework: "fix|translate|translation|summarise|summarize|summary|shorten|polish|proofread|rephrase|reword|" +
		"rewrite|paraphrase|condense|tighten|convert|turn|make|edit|improve|simplify|reply|answer|" +
		"respond|draft|write|format|clean up|correct|spellcheck|extract|put|compress|trim|cut|expand|" +
		"critique|sum up|boil|render|tone|grammar|typos|sound|into",
	greets: "dear|hi|hello|hey|to whom it may concern|good morning|good afternoon|good evening|greetings",
	signs: "best|best regards|kind regards|warm regards|regards|warmly|sincerely|yours sincerely|" +
		"yours faithfully|yours truly|yours|cheers|all the best|many thanks|best wishes|with best wishes|" +
		"respectfully|thanks|thank you|thanks again",
	repairs: "fix|repair|correct|debug|look at|look into|check|investigate|find out|find the",
	langNames: "english|chinese|mandarin|japanese|korean|spanish|french|german|portuguese|italian|russian|" +
		"polish|dutch|turkish|vietnamese|indonesian|arabic|hindi",
	retouch: "polish|proofread|shorten|shorter|rephrase|reword|paraphrase|translate|condense|" +
		"tighten up|smooth out|smooth it out|more formal|less formal|friendlier|more concise|" +
		"crisper|punchier|spellcheck|more polite|catchier|livelier|spicier|warmer|warmer tone|" +
		"friendlier tone|softer tone",
	pieces: "intro|my introduction|self-introduction|bio|about me|cover letter|slogan|" +
		"mission statement|tagline|personal statement|linkedin|personal summary|" +
		"profile summary|résumé|my cv",
	style: "sound|sounds|sounding|tl;dr|tldr|my english|well written|reads well|read well|more natural|" +
		"in that spirit|too stiff|too formal|too informal|too generic|typos|grammar mistakes|" +
		"grammatically|" +
		"punchier|catchier|livelier|crisper|more formal|less formal|friendlier|more concise|warmer|proofread|spellcheck|grammar",
	turns: "anyway|anyways|anyhow|basically|honestly|bottom line|long story short|so|in short|all in all|" +
		"essentially",
	past: "last month|last week|last year|last sprint|last quarter|last time|yesterday|previously|formerly|" +
		"originally|back then|at the time|in the past|years ago|months ago|weeks ago|used to",
	contrast: "and still|and yet|still|but|yet|however|although|though|whereas|while|instead" +
		"|and nothing|and it never",
	infinitive: "to|~ing|that",
	fiction: "in this game|in the game|in-game|in my game|in this level|on this level|in this map|on this map|" +
		"in this round|in this match|in the simulation|in this scene|in this quest|in this puzzle",
	moot: "no point|pointless|not worth|no longer worth|no longer need|don't need it|doesn't matter|" +
		"makes no sense|useless now|budget is gone|got cut|was cut|went nowhere|going nowhere|dead end|" +
		"no use|isn't working|not working out|hopeless|going in circles|isn't happening",

	trivial: "hotfix|hot fix|hot-fix|hotfixes|tweak|tweaks|tweaking|fix a bug|fix the bug|fix this bug|" +
		"fix one bug|fix a small bug|fix a tiny bug|fix a little bug|fixing a bug|fixing the bug|" +
		"quick fix|quick-fix|quickfix|quick fixes|small fix|tiny fix|minor fix|bug fix|bugfix|" +
		"bug-fix|quick tweak|fix a typo|fix the typo|fix typo|small tweak|minor tweak|fix typos",
	arch: "refactor*|migrat*|rewrit*|redesign*|architect*|split|splits|splitting|rearchitect*|" +
		"re-architect*|restructur*|modulari*|decoupl*|overhaul*|port to|rebuild*",
	spans: "migrat*|rewrit*|redesign*|architect*|rearchitect*|re-architect*|across all|across the whole|" +
		"across the entire|the whole codebase|the entire codebase|whole codebase|entire codebase|" +
		"the whole system|entire system|the whole app|every module|every service|all services|" +
		"all modules|all packages|every package|everywhere|monorepo-wide|codebase-wide|overhaul*|" +
		"restructur*|entire application|whole application|entire project|whole project|entire repo|" +
		"whole repo",
	files:   "files|file",
	modules: "modules|services|packages|microservices|components|crates|subsystems|apps|repositories|repos",
	several: "several|multiple|many|various|all|both",
	nothing: "tbd|todo|n/a|na|none|xxx|...|…|wip|foo|bar|string|see above|see below|see title|" +
		"placeholder|your goal here|goal here|here|x|y|to be decided|to be determined|to be defined|" +
		"to be announced|to be confirmed|tba|undecided|as before|same as before|same as yesterday|" +
		"later|unchanged|no change",
	nouns: "goal|goals|loop|task|plan|objective",
	goal:  "goal|loop|objective",
	abandon: order{
		named: []string{
			"abandon|abandoning|cancel|cancelling|canceling|drop|dropping|scrap|scrapping|" +
				"discard|ditch|quit|kill|abort|terminate|clear|remove|delete|end|forget|forget_about|" +
				"give_up_on|giving_up_on|give_up|call_off|stop|stop_working_on|stop_pursuing|" +
				"get_rid_of|throw_away|unset ?the|this|that|my|our|your ?current|whole|active|old|" +
				"existing|running|entire|loop goal|objective ?entirely|completely|altogether",
			"abandon|abandoning|cancel|cancelling|canceling|drop|dropping|scrap|scrapping|" +
				"discard|ditch|quit|abort|forget|forget_about|give_up_on|giving_up_on|call_off ?the|" +
				"this|that|my|our ?current|whole|active|old|existing|entire task|plan ?entirely|" +
				"completely|altogether",
			"call the|this goal|loop|task|plan off",
			"abandon|abandoning|cancel|cancelling|canceling|drop|dropping|scrap|quit|abort|" +
				"give_up_on|call_off|stop|kill ?the|this|that|our ?current|whole|active|running|goal loop " +
				"?entirely|completely|altogether",
			"stop working on|stop_working_on ?on ?the|this|that|my|our ?current task|plan",
			"consider|call the|this|our goal|loop|objective abandoned|cancelled|canceled|dropped|off",
			"this goal|loop ?here can_be|should_be|must_be|may_be|has_to_be dropped|cancelled|" +
				"canceled|abandoned|scrapped",
			"scratch|axe|nix|bin|trash|bail_on|bail_out_of|back_out_of|walk_away_from|" +
				"pull_the_plug_on|do_away_with the|this|that|our|my ?current|whole goal|loop|task|plan " +
				"?entirely|completely|altogether",
		},
		asked: []string{
			"abandoned|cancelled|canceled|dropped|scrapped|discarded|ditched|aborted|stopped|" +
				"forgot_about|gave_up_on|called_off the|this|that|my|our ?current|whole|active|old goal|" +
				"loop|objective",
			"abandoned|cancelled|canceled|dropped|scrapped|aborted|forgot_about|gave_up_on|" +
				"called_off the|this|that|our ?current|whole task|plan",
		},
		it: []string{
			"abandon|abandoning|cancel|cancelling|scrap|give_up_on|giving_up_on|call_off|abort|" +
				"drop|forget_about|ditch it|this|that|it_all|everything ?all|entirely|completely|" +
				"altogether|here",
			"call it|this off",
			"i give up|i_am_giving_up",
		},
		bare: "abandon|abandon it|abandon this|abandon that|cancel|cancel it|cancel that|cancel this|" +
			"give up|drop it|scrap it|scrap that|forget it|forget about it|abort|call it off|" +
			"i give up|abandon all|abandon everything",
	},
	pause: order{
		named: []string{
			"pause|suspend|halt|freeze|hold|hold_off_on|put_on_hold|park|shelve ?the|this|that|" +
				"my|our ?current|active $nouns ?for_now|here|for_today|until_later",
			"put the|this|that|my|our ?current|active $nouns on|aside|away ?hold|ice|pause",
			"stop holding|blocking ?me",
			"stand down",
		},
		it: []string{"pause it|this|here", "put it|this on hold"},
		bare: "pause|stand down|not now|hold on|hold off|pause here|pause now|take a break|let's pause|" +
			"later|not right now|stop|stop here|stop for now|stop for today|stop now|" +
			"that's enough for today|enough for today",
	},
	resume: order{
		named: []string{
			"resume|continue|unpause|restart|reactivate|keep_working_on|carry_on_with|go_on_with|" +
				"go_back_to|get_back_to|return_to|back_to|pick_up ?with|on ?the|this|that|my|our " +
				"?current|active|paused|old $nouns",
			"pick the|this $nouns ?back up",
		},
		it:   []string{"resume|unpause it|this"},
		bare: "resume|unpause|resume now|resume it|you may resume",
	},
	replace: order{
		named: []string{
			"replace|switch|swap|change|overwrite ?the|this|my|our ?current|old|existing|active " +
				"goal|objective ?with|by|for ?the|this|my|a ?new ?one|goal|objective",
			"switch|change ?over to|for the|my|this new goal|one|objective",
			"take|use the|my|this new goal|one|objective",
		},
	},
	done: order{
		named: []string{
			"call|declare|consider|count it|this|that|the_goal|the_loop done|finished|complete " +
				"?anyway|anyhow|regardless|as_it_is|as_is",
			"close ?out ?the|this|that|my|our ?current|active goal|loop ?anyway|anyhow|" +
				"regardless|as_it_is|as_is|as_done",
			"finish|complete|end ?the|this|that|my|our ?current|active goal|loop anyway|anyhow|" +
				"regardless|as_it_is|as_is|as_done",
			"mark ?the|this|that|my|our ?current|active goal|loop ?as done|finished|complete|" +
				"completed|met|closed ?anyway|anyhow|regardless",
		},
	},
	ends: "and|then|for now|now|please|pls|because|since|as it|as i|as we|it's|its|so|but|anyway|" +
		"anyways|instead|thanks|thank you|entirely|completely|altogether|right now|immediately|today|" +
		"after all|ok|okay|again|for good|or|we|i|for me|already|too|at once|for today|until|till|" +
		"with no|without|any more|anymore|any longer|would you|will you|could you|can you" +
		"|tbh|honestly|mate|man|lol|haha|guys|not happening|no hard feelings",
	polite: "ok|okay|please|pls|so|well|just|now|let's|lets|can you|could you|you can|thanks|thank you|" +
		"claude|hey|hi|then|actually|no|yes|yeah|i want to|i'd like to|oh|hmm|right|sorry|alright|" +
		"for now|anyway|everything|all|this|it|i said|please just|stop|never mind|nevermind|enough|" +
		"immediately|right now|we can|we|i|do|the whole thing" +
		"|thanks for trying|thanks for everything|thanks for your help|thanks for the help|good work|" +
		"nice try|good job|bye|no hard feelings",
	yes: "replace|replace it|switch|switch it|swap|take the new one|take the new goal|the new one|" +
		"new one|the new goal|new goal|new|use the new one|use the new goal|switch to the new one|" +
		"switch to the new goal|replace the old one|replace the goal|replace the old goal|" +
		"go with the new one|go with the new goal|overwrite|overwrite it|change it|" +
		"change to the new one|swap it|drop the old one",
	questions: "what|what's|whats|why|how|how's|who|whose|where|when|which|is|isn't|are|aren't|was|were|" +
		"does|doesn't|do|don't you|did|didn't|has|have|had|can|could|should|shall|would|will|any|am|" +
		"whats|where's|who's|what're",
	talk: "explain|just explain|only explain|describe|tell me|walk me through|talk me through|" +
		"help me understand|clarify|summarize|summarise|just answer|only answer|answer|just tell me|" +
		"just show me|show me|discuss|let's discuss|let's talk|think about|just think|just review|" +
		"review|only review|just look|look at|just a question|question|quick question|" +
		"i have a question|i wonder|i'm wondering|wondering|curious|i'm curious|compare|list|wait|" +
		"wait for me|hold on|hang on|one moment|one sec|give me a minute|give me a moment|" +
		"don't change anything|do not change anything|don't touch anything|do not touch anything|" +
		"don't edit|do not edit|don't write|do not write|don't do anything|do nothing|don't start|" +
		"do not start|don't implement|do not implement|no changes|no code|no edits|no code yet|" +
		"no changes yet|change nothing|don't modify|do not modify|without changing|just read|" +
		"read only|nothing to do|don't code|not yet|let me think|let me check|don't make any changes|" +
		"do not make any changes|don't fix|do not fix",
	requests: "can you|could you|would you|will you|can we|could we|please|would you mind|" +
		"shall we|can i get you to|may i ask you to|why don't you|how about you|do you mind|" +
		"could you kindly|would you kindly|will you kindly|would it be possible to|" +
		"would it be possible for you to|is it possible to|is it possible for you to|" +
		"would you be able to|are you able to|would you be so kind as to|would you be kind enough to|" +
		"could i ask you to|can i ask you to|might i ask you to|i'd ask you to|i ask you to|" +
		"i'm asking you to|i am asking you to|could we please|can we please|would you mind if we|" +
		"would you be willing to|would you please|do me a favor and|do me a favour and|" +
		"could you do me a favor and|could you do me a favour and|be so kind as to|be so good as to|" +
		"i'd appreciate it if you could|i would appreciate it if you could|" +
		"i'd be grateful if you could|i would be grateful if you could|" +
		"it would be great if you could|it'd be great if you could|if you can|if you could|" +
		"if possible|if it's possible|if you don't mind|if you wouldn't mind|if that's ok|" +
		"if that's okay|if it's not too much trouble|if you please|when you get a chance|" +
		"when you have a moment|when you have a second|i'd rather|i would rather|i'd prefer to|" +
		"i'd prefer you|i want us to|i'd like us to|i'd appreciate it if you|" +
		"i would appreciate it if you|it would be great if you|it'd be great if you|" +
		"i'd be grateful if you|i'd be happy if you|do you mind if we|would it be ok to|" +
		"would it be okay to|could you be a dear and|would you be a dear and|be a dear and|" +
		"be a sweetheart and|be a pal and|mind|care to",
	either: "or",
	joins:  "and|then|and then|but|so|,",
	works: "add|fix|implement|write|create|build|make|change|update|remove|delete|refactor|rename|move|" +
		"run|install|set|use|replace|migrate|commit|push|deploy|test|convert|generate|finish|" +
		"continue|resume|complete|port|rewrite|extract|split|merge|rebase|revert|enable|disable|" +
		"configure|clean|improve|optimize|optimise|debug|apply|go|go ahead|proceed|do|start|ship|put|" +
		"turn|wire|hook|bump|upgrade|downgrade|try|keep|format|lint|document|drop|get|let's|lets|" +
		"then|ensure|handle|support|introduce|adjust|correct|insert|append|draft|prepare|open|close|" +
		"publish|release|tag|give",
	drop: "abandon",
}
