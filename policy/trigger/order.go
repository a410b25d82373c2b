package trigger

import (
	"slices"
	"strings"
)

// kinds pairs each kind of order with its column in the language tables, in the
// order in which they are tried: the first that matches a clause wins.
var kinds = [...]struct {
	kind  Kind
	words func(*language) *order
}{
	{Replace, func(l *language) *order { return &l.replace }},
	{Done, func(l *language) *order { return &l.done }},
	{Abandon, func(l *language) *order { return &l.abandon }},
	{Pause, func(l *language) *order { return &l.pause }},
	{Resume, func(l *language) *order { return &l.resume }},
}

// maxIdle is how many words may stand before "abandon this" for "this" to be the
// goal and not something the message spoke of.
const maxIdle = 6

const (
	maxOrders = 32 // orders of one message that are matched and then weighed
	maxJoins  = 6  // places in a clause behind whose "and", "but" an order is looked for
	maxLeads  = 8  // lead-ins that are tried as an order's own first word
)

// orders reads what the user orders (DESIGN §8): a bare word that is nearly all
// of the message, or a clause of its own that names the goal. Text that belongs
// to a trigger is not read.
func (m *message) orders(f finding) []Order {
	var out []Order
	add := func(o Order) {
		if f.goal != nil && o.Kind == Abandon {
			o.Kind = Replace // the old one for the new one
		}
		if f.goal != nil && o.Kind != Replace || has(out, o.Kind) {
			return
		}
		out = append(out, o)
	}
	if o, ok := m.permit(); ok {
		return []Order{o}
	}
	for n, s := range m.sentences {
		from := s.from
		for clauses := 0; m.mayOrder(from, s) && clauses < maxClauses; clauses++ {
			to := m.nextClause(from, s.to)
			if !claimed(f.claimed, from, to) {
				if o, ok := m.orderAt(from, n); ok {
					add(o)
				} else if o, ok := m.orderInside(from, to, n); ok {
					add(o)
				}
			}
			from = to
		}
	}
	if len(out) == 0 && len(f.claimed) == 0 {
		if o, ok := m.bareOrder(); ok {
			add(o)
		}
	}
	if len(out) == 0 && f.goal == nil {
		if o, ok := m.resigned(); ok {
			add(o)
		}
	}
	return out
}

// mayOrder: an order may stand in s at from or behind it.
func (m *message) mayOrder(from int, s sentence) bool {
	return from < s.to && s.orders != 0 && from <= s.lastOrder
}

// orderInside reads an order behind other words of its clause: behind "but" and a
// polite form ("sorry for the noise but can you cancel the goal?"), or behind a
// reason in a verb-final language.
func (m *message) orderInside(from, to, n int) (Order, bool) {
	to = min(to, from+maxBefore)
	for k, l := range languages {
		if !m.speaks(k) || m.sentences[n].orders>>k&1 == 0 {
			continue
		}
		for i, tries := from, 0; tries < maxJoins; tries++ {
			_, e := m.find(i, to, l.joins, l.cjk)
			if e < 0 {
				break
			}
			if i = m.skipBlank(e, to); i < to && (m.oneOf(i, l.requests, l.cjk) >= 0 || m.stopsAnd(from, i, l) || m.butEnds(e, l)) {
				if o, ok := m.orderAt(i, n); ok {
					return o, true
				}
			}
		}
		// dictated Chinese has blanks for commas
		for i, tries := from+2, 0; l == &chinese && i < to && tries < maxJoins; i++ {
			if m.r[i] != ' ' && m.r[i-1] == ' ' && isCJK(m.r[i-2]) && (m.oneOf(i, "cancel|abandon|drop|stop|quit|kill|把|将|取消|放弃", true) >= 0 || m.oneOf(i, l.goal, true) >= 0 && m.endsIn(i, to, "吧")) {
				tries++
				if o, ok := m.orderAt(i, n); ok {
					return o, true
				}
			}
		}
		for i := from; l.reasons != "" && i < to; i++ {
			if e := m.reasonEnds(i, l); e >= 0 {
				if o, ok := m.orderAt(e, n); ok {
					return o, true
				}
			}
		}
	}
	return Order{}, false
}

// butEnds: the word that ends at e is a "but".
func (m *message) butEnds(e int, l *language) bool {
	from := e
	for from > 0 && inWord(m.r[from-1]) {
		from--
	}
	return from < e && m.oneOf(from, l.contrast, false) == e
}

// stopsAnd: before the order at i stand only fillers, a bare order and an "and":
// "stop and forget the goal".
func (m *message) stopsAnd(from, i int, l *language) bool {
	for _, k := range [...]int{m.skipMarks(from, i), m.skipLeads(from, i, l)} { // "stop" is a filler too
		for _, bare := range [...]string{l.abandon.bare, l.pause.bare} {
			if e := m.oneOf(k, bare, l.cjk); e >= 0 && e < i && m.oneOf(m.skipBlank(e, i), l.joins, l.cjk) >= 0 {
				return true
			}
		}
	}
	return false
}

// reasonEnds matches an ending of l.reasons at i and returns where what follows
// begins, or -1.
func (m *message) reasonEnds(i int, l *language) int {
	best := -1
	for rest := l.reasons; rest != ""; {
		var alt string
		alt, rest, _ = strings.Cut(rest, "|")
		if e := m.alternative(i, alt, true); e > best && (l.cjk || e < len(m.r) && m.r[e] == ' ') {
			best = e
		}
	}
	return best
}

func claimed(spans []span, from, to int) bool {
	for _, s := range spans {
		if s.from < to && from < s.to {
			return true
		}
	}
	return false
}

// orderAt reads an order at the head of the clause that begins at from.
func (m *message) orderAt(from, n int) (Order, bool) {
	s := m.sentences[n]
	for k, l := range languages {
		if !m.speaks(k) || s.orders>>k&1 == 0 || from > s.lastOrder {
			continue
		}
		last := m.skipLeads(from, min(s.to, from+maxBefore), l)
		if last < s.to {
			if o, ok := m.orderOf(from, last, n, l); ok {
				return o, true
			}
		}
		// a lead-in may be the order's own first word: "stop the loop", 今の目標を…
		tries := 0
		for i := m.skipMarks(from, last); i < last && tries < maxLeads; i = m.skipMarks(m.skipLead(i, last, l), last) {
			tries++
			if o, ok := m.orderOf(from, i, n, l); ok {
				return o, true
			}
		}
	}
	return Order{}, false
}

// orderOf reads an order of language l at i, behind the lead-ins that begin at from.
func (m *message) orderOf(from, i, n int, l *language) (Order, bool) {
	s := m.sentences[n]
	for _, k := range kinds {
		for _, p := range k.words(l).asked {
			if o, ok := m.namedOrder(i, n, p, l); ok && m.requested(max(s.from, i-maxBefore), i, l) {
				o.Kind = k.kind
				return o, true
			}
		}
	}
	if m.asking(from, s, l) && (!m.requested(from, i, l) && !m.holds(i, s.to, l.wish, true) || m.weighed(i, s, l)) {
		return Order{}, false
	}
	for _, k := range kinds {
		w := k.words(l)
		for _, p := range w.named {
			if o, ok := m.namedOrder(i, n, p, l); ok {
				o.Kind = k.kind
				return o, true
			}
		}
		for _, p := range w.it {
			e := m.pattern(i, p, l)
			if e < 0 || e > s.to || !m.clauseEnds(e, s, nil) || !m.idle(i, l) || m.barred(i, e, n, l) {
				continue
			}
			return Order{Kind: k.kind, Lang: m.langOf(l, s), Word: m.typed(i, e)}, true
		}
	}
	return Order{}, false
}

// namedOrder matches a pattern that names the goal, with a slug after it.
func (m *message) namedOrder(i, n int, p string, l *language) (Order, bool) {
	s := m.sentences[n]
	e := m.pattern(i, p, l)
	if e < 0 || e > s.to || m.barred(i, e, n, l) {
		return Order{}, false
	}
	o := Order{Named: true, Lang: m.langOf(l, s), Word: m.typed(i, e)}
	if m.clauseEnds(e, s, l) {
		return o, true
	}
	short := l == &english && strings.Count(string(m.r[i:e]), " ") == 1
	slug, end := m.slug(e, s.to, short)
	if slug == "" || !m.clauseEnds(end, s, l) {
		return Order{}, false
	}
	o.Slug, o.Word = slug, m.typed(i, end)
	return o, true
}

// barred: the order at r[i:e] of sentence n is quoted, negated, reported, material
// to work on, or in a sentence of suppositions.
func (m *message) barred(i, e, n int, l *language) bool {
	s := m.sentences[n]
	c := candidate{lang: l, sentence: n, from: i, to: i}
	if m.judged++; m.judged > maxOrders {
		return true // nobody's typing
	}
	return m.inQuotes(i) || m.denied(s, i, l) || m.says(max(s.from, i-maxBefore), i, l) ||
		m.material(c) || m.handedOver(c) || m.answer(c) || m.transcriptLine(c) || m.listed(c) ||
		m.supposed(max(s.from, i-maxBefore), i, l) || m.putOff(i, e, s, l) ||
		l.reports != "" && m.holds(max(e, s.to-maxBefore), s.to, l.reports, l.cjk)
}

// asking tells whether the sentence is a question, by its mark or its particle.
func (m *message) asking(from int, s sentence, l *language) bool {
	return s.mark == '?' || l.marks != "" && m.endsIn(from, s.to, l.marks)
}

// clauseEnds tells whether the clause ends at i, or goes on with a word that
// leaves the order's object complete (l.ends; none when l is nil).
func (m *message) clauseEnds(i int, s sentence, l *language) bool {
	i = m.skipBlank(i, s.to)
	if i >= s.to || clauseMark(m.r[i]) && m.r[i] != '[' && m.r[i] != '(' || sentenceMark(m.r[i]) || m.r[i] == '-' && m.dash(i) || emoji(m.r[i]) {
		return true
	}
	if l == nil {
		return m.idles(i, s.to)
	}
	if e := m.politeAt(i, s.to, l); e >= 0 && m.clauseEnds(e, s, nil) {
		return true
	}
	if e := m.oneOf(i, l.ends, l.cjk); e >= 0 {
		return e != m.oneOf(i, l.joins, l.cjk) || !m.moreObjects(m.skipBlank(e, s.to), s.to, l)
	}
	return m.oneOf(i, l.wish, true) >= 0 || m.oneOf(i, l.marks, true) == s.to
}

// articles of all languages that have them.
const articles = "the|a|an|all the|its|their|every|any|el|la|los|las|un|una|le|les|une|des|der|die|das|den|dem|ein|eine|einen|alle|o|os|as|um|uma|il|lo|gli|i|het|de|een"

// moreObjects: behind the "and" at i stands another thing, not what to do next:
// "drop the goal and the assist columns"; "and the plan" ends the clause all the same.
func (m *message) moreObjects(i, to int, l *language) bool {
	e := m.oneOf(i, articles, false)
	if e < 0 || l.cjk {
		return false
	}
	k := m.oneOf(m.skipBlank(e, to), l.nouns, l.cjk)
	return k < 0 || !m.clauseEnds(k, sentence{to: to}, nil)
}

// idles lets an "it" be followed by words that add nothing.
func (m *message) idles(i, to int) bool {
	for i < to {
		e := m.oneOf(i, "please|pls|now|for now|entirely|completely|altogether|right now|thanks|instead", false)
		if e < 0 {
			return false
		}
		i = m.skipBlank(e, to)
	}
	return true
}

// idle tells that what stands before i is a handful of words, or speaks of the goal.
func (m *message) idle(i int, l *language) bool {
	words := 0
	for j := 0; j < i; j++ {
		if isCJK(m.r[j]) {
			words++
		} else if inWord(m.r[j]) && (j == 0 || !inWord(m.r[j-1])) {
			words += 2
		}
	}
	return words <= 2*maxIdle || m.holds(0, i, l.goal, l.cjk)
}

// slug reads the name of a goal record at i: quoted, as code, with a hyphen, or a
// plain word where the order is as short as "drop goal auth". In "drop the goal
// idea" the word belongs to the noun, and in "annuleer het doel niet" it denies.
func (m *message) slug(i, to int, short bool) (string, int) {
	i = m.skipBlank(i, to)
	if i < to && m.r[i] == ':' {
		i = m.skipBlank(i+1, to)
	}
	if i < to && m.r[i] == codeRune {
		return slugIn(strings.Trim(m.s[m.at[i]:m.end(i+1)], "` ")), i + 1
	}
	quote := i < to && (m.r[i] == '"' || m.r[i] == '\'')
	if quote {
		i++
	}
	e := i
	for e < to && (inWord(m.r[e]) && m.r[e] < 0x80 || m.r[e] == '-') {
		e++
	}
	s := slugIn(string(m.r[i:e]))
	if quote && e < to && (m.r[e] == '"' || m.r[e] == '\'') {
		e++
	} else if !short && !strings.ContainsAny(s, "-_0123456789") {
		return "", e
	}
	return s, e
}

// parts are words after "goal" that make it the name of a thing in code, not of
// a record: "drop the goal column".
const parts = "column|columns|table|field|fields|row|rows|index|constraint|view|list|page|button|variable|param|parameter|argument|type|class|function|method|module|file|files|folder|name|names|id|key|value|state|queue|runner|manager|service|server|counter|variables|body|handler|test|tests|event|events|endpoint|route|record|records|data|model|component|icon|text|label|property|attribute|event|keeper|line|lines|post|tracker|tracking|widget|card|modal|form|input|mode|items|item|entry|entries|detection|setting|settings|limit|editor|view|tab|api|schema|migration|enum|struct|interface|loop|hook|hooks|feature|flag|step|steps|section|header|heading|block|graph|order|scheduler|history|json|yaml|md|and|or|is|in|of|to|from|with|if|when|on|for|at|by"

// slugIn returns s if it is a slug that can name a record, else "".
func slugIn(s string) string {
	if s == "" || s[0] == '-' || len(s) > 80 {
		return ""
	}
	for i := 0; i < len(s); i++ {
		if c := s[i]; !isASCIILetter(c) && !isDigit(rune(c)) && c != '-' && c != '_' {
			return ""
		}
	}
	for rest := parts; rest != ""; {
		var p string
		if p, rest, _ = strings.Cut(rest, "|"); p == s {
			return ""
		}
	}
	return s
}

// bareOrder: the message is little more than the word.
func (m *message) bareOrder() (Order, bool) {
	if len(m.r) > 200 || len(m.sentences) == 0 || m.bare == 0 {
		return Order{}, false
	}
	for _, s := range m.sentences {
		if s.mark == '?' {
			return Order{}, false
		}
	}
	for k, l := range languages {
		if !m.speaks(k) && !(l == &japanese && m.spoken&zh != 0) || m.bare>>k&1 == 0 { // 中止: no kana tells it
			continue
		}
		for _, k := range kinds[2:] {
			bare := k.words(l).bare
			at, end := -1, -1
			for i := 0; i < len(m.r); {
				if r := m.r[i]; isSpace(r) || clauseMark(r) || sentenceMark(r) || r == '-' || r == '~' || emoji(r) {
					i++
					continue
				}
				if e := m.oneOf(i, bare, l.cjk); e >= 0 {
					if at < 0 {
						at, end = i, e
					}
					i = e
					continue
				}
				e := m.oneOf(i, l.polite, l.cjk)
				if e < 0 && at >= 0 {
					e = m.oneOf(i, l.ends, l.cjk)
				}
				if e < 0 {
					at = -1
					break
				}
				i = e
			}
			if at >= 0 && !m.denied(sentence{from: 0, to: end}, at, l) {
				return Order{Kind: k.kind, Lang: m.langOf(l, sentence{from: at, to: end}), Word: m.typed(at, end)}, true
			}
		}
	}
	return Order{}, false
}

// resigned: the last clause of a short message is the bare word that abandons, and
// what stands before it says that the goal is moot: "…已经没意义了。放弃吧。"
func (m *message) resigned() (Order, bool) {
	if len(m.r) > 200 || len(m.sentences) == 0 || m.bare == 0 {
		return Order{}, false
	}
	s := m.sentences[len(m.sentences)-1]
	for _, o := range m.sentences {
		if o.mark == '?' {
			return Order{}, false
		}
	}
	from := m.skipBlank(m.clauseStart(s, s.to), s.to)
	for k, l := range languages {
		if !m.speaks(k) || l.moot == "" || m.bare>>k&1 == 0 {
			continue
		}
		i := from
		for i < s.to { // "then", "please"
			e := m.skipLead(i, s.to, l)
			if e == i {
				break
			}
			i = m.skipMarks(e, s.to)
		}
		for _, at := range [...]int{from, i} {
			e := m.oneOf(at, l.drop, l.cjk)
			if m.oneOf(at, l.drop, true) >= 0 { // 포기하자
				e = max(e, m.oneOf(at, l.abandon.bare, l.cjk))
			}
			if e < 0 || !m.allPolite(e, s.to, l) || !m.holds(0, at, l.moot, true) || m.inQuotes(at) || m.says(0, at, l) {
				continue
			}
			return Order{Kind: Abandon, Lang: m.langOf(l, s), Word: m.typed(at, e)}, true
		}
	}
	return Order{}, false
}

// allPolite: r[from:to] holds nothing but words around a bare order.
func (m *message) allPolite(from, to int, l *language) bool {
	for from < to {
		if r := m.r[from]; isSpace(r) || clauseMark(r) || sentenceMark(r) || r == '~' || emoji(r) {
			from++
			continue
		}
		e := max(m.oneOf(from, l.polite, l.cjk), m.oneOf(from, l.ends, l.cjk))
		if e < 0 {
			return false
		}
		from = e
	}
	return true
}

// permits are the orders that allow an agent to weaken one criterion, or to close
// over stale evidence. They are strict: the clause is this and no more; "<c>" is a
// criterion's id.
var permits = [...]struct {
	kind    Kind
	lang    *language
	pattern string
}{
	{Reword, &english, "reword|rephrase|rewrite|change ?the ?criterion|criteria <c>"},
	{Reword, &chinese, "改写|修改|重写|改 ?一下|掉 ?标准|验收标准|条件 <c>"},
	{Reword, &chinese, "把 ?标准|验收标准|条件 <c> 改成|改为|改写成"},
	{Remove, &english, "remove|delete|drop ?the ?criterion|criteria <c>"},
	{Remove, &chinese, "删除|删掉|去掉|移除|不要 ?标准|验收标准|条件 <c>"},
	{AcceptStale, &english, "accept ?the|this|that|all stale|outdated|old evidence|proof|run|runs|results|evidences"},
	{AcceptStale, &english, "?pass|use --accept-stale"},
	{AcceptStale, &chinese, "接受 ?旧|旧的|过期|过期的|过时|过时的|这个旧的|之前的 证据|证明|运行结果"},
}

// permit reads one of the strict orders. It must begin a sentence.
func (m *message) permit() (Order, bool) {
	for _, s := range m.sentences {
		if s.mark == '?' {
			continue
		}
		digits := slices.ContainsFunc(m.r[s.from:s.to], isDigit)
		if !digits && s.orders&(en|zh) == 0 {
			continue
		}
		heads := [...]int{m.skipLeads(s.from, s.to, &english), -1}
		if m.spoken&zh != 0 {
			heads[1] = m.skipLeads(s.from, s.to, &chinese)
		}
		for _, p := range permits {
			i := heads[0]
			if p.lang == &chinese {
				i = heads[1]
			}
			head, tail, criterion := strings.Cut(p.pattern, "<c>")
			if i < 0 || criterion && !digits {
				continue
			}
			e := m.pattern(i, strings.TrimSpace(head), p.lang)
			if e < 0 || e > s.to {
				continue
			}
			o := Order{Kind: p.kind, Lang: m.langOf(p.lang, s), Named: true}
			if criterion {
				j := m.skipBlank(e, s.to)
				k := j
				if k < s.to && m.r[k] == 'c' {
					k++
				}
				d := k
				for d < s.to && isDigit(m.r[d]) {
					d++
				}
				if k == j || d == k || d-k > 4 || d < s.to && inWord(m.r[d]) {
					continue
				}
				o.Criterion = string(m.r[j:d])
				e = d
				if tail = strings.TrimSpace(tail); tail != "" {
					if e = m.pattern(m.skipBlank(e, s.to), tail, p.lang); e < 0 {
						continue
					}
				}
			}
			if m.inQuotes(i) {
				continue
			}
			o.Word = m.typed(i, e)
			if e = m.skipBlank(e, s.to); e < s.to {
				if f := m.pattern(e, "of|from|for|on ?the|this|that|my|our goal|record", &english); f >= 0 && m.clauseEnds(f, s, p.lang) {
					return o, true // of the goal at hand
				}
				if f := m.pattern(e, "of|from|for|on ?the ?goal|record", &english); f >= 0 {
					if o.Slug, e = m.slug(f, s.to, true); o.Slug == "" {
						continue // of something that is no goal
					}
				}
				if p.kind != Reword && !m.clauseEnds(e, s, p.lang) {
					continue
				}
			}
			return o, true
		}
	}
	return Order{}, false
}
