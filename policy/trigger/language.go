package trigger

// class says how much of its surroundings a trigger phrase needs.
type class int

const (
	own  class = iota // "my goal is": whose goal it is is said; may stand behind "in this sprint", "and"
	set               // "set the goal to": an order; must begin a clause
	now               // "the current goal is": must begin a clause
	weak              // "the goal is": must begin a sentence
)

// phrase is a trigger phrase, a pattern in the notation of match.go.
type phrase struct {
	class   class
	pattern string
}

// around is a trigger whose goal text stands between two parts: 把 … 设为当前目标.
// An empty head means that the text begins its clause.
type around struct{ head, tail string }

// order is what the user says to a goal, in three grades of clearness.
type order struct {
	named []string // names the goal, loop, task or plan: holds as a clause of its own
	asked []string // likewise, but no order in itself: holds behind a polite form ("…, das Ziel abzubrechen?")
	it    []string // "abandon this": holds as a clause of its own where nothing else can be meant
	bare  string   // holds when the message is little more than this
}

// language is all that is known of one language. Lists are alternatives in the
// notation of match.go. An empty list is a construction the language lacks.
type language struct {
	code string
	cjk  bool // no spaces between words

	triggers []phrase
	around   []around
	leads    string // may stand before a phrase or an order that must begin its clause

	opens string // words that open a clause in which "my goal is" may follow; "": any clause

	// Before a phrase these make it none (DESIGN §7).
	elided    string // a phrase that ends in one counts only before a deed: "my goal's to …"
	reported  string // somebody's words, anywhere in the sentence
	ownWords  string // first-person forms that the reported list would take for somebody's
	mention   string // the phrase itself is talked about, in its clause
	edits     string // a line that ends in a colon and holds one introduces a text to work on
	condition string // in its clause
	whatIf    string // in an earlier clause of the sentence already
	later     string // a clause that begins with one puts an order off: "once …", "as soon as …"
	laterEnds string // verb-final: a clause before an order that ends in one puts it off
	negation  string // in its clause
	asking    string // in its clause

	// After a phrase.
	notGoal  string // as head of the text: negations, question words, states
	deeds    string // endings of a text that names a deed although a question word begins it
	compound string // nouns that make "goal" a part of another noun ("hedef dosyası"); not after "my goal"
	finite   string // a first clause that ends in one tells a state ("… gösteriliyor", "… getoond")
	reports  string // verb-final languages report at the end
	protasis string // verb-final conditions: the first clause after the phrase ends in one
	tag      string // "…, right?": the sentence asks whether it is so
	asks     string // "…, how would you do it?": the sentence sets the goal, then asks
	lead     string // cut from the head of the text ("es,")
	copula   string // cut from the end of the text

	// A text handed over to be worked on, and who it is from (handover.go).
	these     []string // patterns: "this text", "the following clauses"
	rework    string   // what is done to a text: translate, shorten, reply to
	langNames string   // names of languages: "in Spanish please"
	retouch   string   // what is done to texts alone: shorten, polish, "more formal"
	pieces    string   // texts of one's own: an introduction, a slogan
	style     string   // how a text sounds: a paragraph that speaks of it hands over the others
	greets    string   // a line that begins with one opens a letter
	signs     string   // a line that begins with one closes it

	past       string // directly before the phrase, or in it: it was the goal then
	was        string // verb-final: a first clause that ends in one tells of the past
	repairs    string // "fix": what a report of a fault asks for
	turns      string // "anyway": one's own goal may follow without an "and"
	contrast   string // "but": what is said of the goal goes on as the report of a fault
	infinitive string // first words (or endings of one) of a text that names a deed, and no thing
	fiction    string // "in this game": before the phrase it makes the goal a target
	moot       string // why a goal is given up: behind it a bare word is an order ("…. 放弃吧。")

	trivial string // seed 003: these keep a message from setting a goal
	arch    string // architectural words: a short goal counts with one
	spans   string // those of them, and others, that make a goal coarse
	files   string // "files", after a count
	modules string // "modules", "services", after a count or "several"
	several string
	nothing string // texts that stand for no goal: placeholders

	nouns   string // goal, loop, task, plan
	goal    string // goal and loop alone
	abandon order
	pause   order
	resume  order
	replace order
	done    order
	ends    string // may follow an order's object in its clause
	polite  string // fillers around a bare word
	yes     string // "replace" as an answer to a pending choice

	questions string // a sentence that begins with one asks
	particles string // a sentence that ends in one asks
	talk      string // explain, wait, review, change nothing
	requests  string // polite forms before an order; a question that begins with one asks for work
	wish      string // a question that holds one of these behind its verb asks for work
	marks     string // particles that make a question without a question mark
	reasons   string // verb-final: an order may follow in the same clause ("…으니 목표를 취소해")
	either    string // "or": a question with one asks which
	joins     string // "and", "then": an order or one's own goal may follow in the same clause
	works     string // verbs that order work
	drop      string // the word that abandons
}

// noun resolves the "$" of a pattern.
func (l *language) noun(name string) string {
	if name == "goal" {
		return l.goal
	}
	return l.nouns
}

// languages in the order in which a phrase is looked for. Traditional Chinese is
// read with the table of zh, character by character.
var languages = [...]*language{
	&english, &chinese, &japanese, &korean, &spanish, &french, &german, &portuguese, &italian,
	&russian, &polish, &dutch, &turkish, &vietnamese, &indonesian, &arabic, &hindi,
}

// DropWord is what a user of the language types to abandon a goal.
func DropWord(lang string) string {
	if lang == "zh-Hant" {
		return "放棄"
	}
	for _, l := range languages {
		if l.code == lang {
			return l.drop
		}
	}
	return english.drop
}
