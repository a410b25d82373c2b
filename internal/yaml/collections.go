package yaml

import "strconv"

// place is what a value of a block stands behind.
type place int

const (
	item     place = iota // a dash
	explicit              // a ?, or the colon that belongs to it: a sequence need not be indented
	keyed                 // a key, or the line ---: nor may a block begin on the line
)

// value reads a node whose block is indented deeper than parent.
func (r *reader) value(parent int, behind place) any {
	r.enter()
	v := r.node(parent, behind)
	r.depth--
	return v
}

func (r *reader) node(parent int, behind place) any {
	r.gap()
	if r.outside(parent, behind) {
		return nil
	}
	var outer properties // of a block that begins on a later line
	column, block := r.column(), r.mayBegin(behind)
	inner := r.properties()
	for c := r.peek(0); inner.any && (c == '\n' || c == '#'); c = r.peek(0) {
		if inner.anchor != "" {
			outer = inner
		}
		if r.gap(); r.outside(parent, behind) {
			return r.named(outer, nil)
		}
		column, block = r.column(), r.mayBegin(behind)
		text := inner.text
		inner = r.properties()
		inner.text = inner.text || text
	}
	var v any
	switch {
	case r.mark('-') && block && !inner.any:
		v = r.sequence(column)
	case r.mark('?') && block && !inner.any:
		v = r.mapping(column, r.key(column))
	default:
		k := r.simple(parent, false, inner)
		if v = k.value; r.colon(k) {
			if !block {
				r.fail(k.at, "no mapping may begin here, behind a key or a tab")
			}
			v = r.mapping(column, k)
		}
	}
	return r.named(outer, v)
}

// outside reports whether the token here ends the blocks deeper than parent.
func (r *reader) outside(parent int, behind place) bool {
	if r.pos == len(r.src) {
		return true
	}
	return r.fresh() && r.column() <= parent && !(behind != item && r.column() == parent && r.mark('-'))
}

// mayBegin reports whether a block collection may begin at the token here.
func (r *reader) mayBegin(behind place) bool {
	return (r.fresh() || behind != keyed) && !r.tabbed
}

// entry goes to the next entry of the block collection at a column, if it has
// one more.
func (r *reader) entry(column int) bool {
	r.gap()
	if r.pos == len(r.src) || !r.fresh() || r.column() != column {
		return false
	}
	if r.tabbed {
		r.fail(r.pos, "a tab is part of the indentation")
	}
	return !r.tabbed
}

func (r *reader) sequence(column int) any {
	list := []any{}
	for more := true; more; more = r.entry(column) && r.mark('-') {
		r.pos++
		list = append(list, r.value(column, item))
	}
	return list
}

// key is what stands before a colon, or may.
type key struct {
	value any
	at    int
	line  int   // where its line begins
	merge bool  // a << without quotes
	place place // of its value
}

// mapping reads a block mapping from behind the colon of its first key.
func (r *reader) mapping(column int, k key) any {
	m := newEntries()
	for {
		r.add(m, k, r.value(column, k.place))
		if !r.entry(column) {
			return m.all()
		}
		k = r.key(column)
	}
}

// key reads a key of a block mapping and the colon behind it, which a key
// behind a ? need not have.
func (r *reader) key(column int) key {
	if r.mark('?') {
		k := key{at: r.pos, place: explicit}
		r.pos++
		k.value = r.value(column, explicit)
		if r.entry(column) && r.mark(':') {
			r.pos++
		}
		return k
	}
	k := r.simple(column, false, r.properties())
	if !r.colon(k) {
		r.fail(k.at, "a key needs a colon and a space behind it, on its line")
	}
	return k
}

// simple reads a scalar, an alias or a flow collection, or nothing where a
// key is missing. In a block it ends where a line is not indented deeper than
// parent.
func (r *reader) simple(parent int, flow bool, p properties) key {
	k := key{at: r.pos, line: r.bol, place: keyed}
	switch c := r.peek(0); {
	case r.colonHere(flow):
	case c == '*':
		k.value = r.alias()
	case c == '[' || c == '{':
		k.value = r.flow(c)
	case c == '"' || c == '\'':
		k.value = r.quoted(c)
	case (c == '|' || c == '>') && !flow:
		k.value = r.literal(parent, c == '>')
	default:
		k.value = r.plain(parent, flow, p.text)
		k.merge = k.value == "<<"
	}
	r.named(p, k.value)
	return k
}

// colon goes over the colon that makes a key of what was just read, if there
// is one.
func (r *reader) colon(k key) bool {
	r.blanks()
	if !r.mark(':') || r.bol != k.line {
		return false
	}
	r.pos++
	return true
}

// flow reads a collection in brackets. How its lines are indented does not
// matter.
func (r *reader) flow(bracket byte) any {
	open := r.pos
	closing := bracket + 2 // as ASCII has them
	m, list := newEntries(), []any{}
	for more := true; more; more = r.peek(0) == ',' {
		r.pos++
		if r.gap(); r.peek(0) == closing {
			break
		}
		start, asked := r.pos, r.mark('?')
		if asked {
			r.pos++
		}
		k := r.element()
		pair := r.peek(0) == ':'
		if r.pos == start && !pair {
			break
		}
		var v any
		if pair {
			r.pos++
			v = r.element().value
		}
		switch {
		case bracket == '{':
			r.add(m, k, v)
		case pair || asked:
			one := newEntries()
			r.add(one, k, v)
			list = append(list, one.all())
		default:
			list = append(list, k.value)
		}
	}
	if r.peek(0) != closing {
		if r.pos == len(r.src) {
			r.fail(open, "this bracket is never closed")
		}
		r.fail(r.pos, "a value, a comma or the closing bracket is missing before this")
		return nil
	}
	r.pos++
	if bracket == '{' {
		return m.all()
	}
	return list
}

// element reads a value of a flow collection, if one stands here, and goes to
// what follows it.
func (r *reader) element() key {
	r.enter()
	r.gap()
	p := r.properties()
	r.gap()
	k := key{at: r.pos}
	if c := r.peek(0); r.pos < len(r.src) && c != ',' && c != ']' && c != '}' {
		k = r.simple(-1, true, p)
	}
	r.gap()
	r.depth--
	return k
}

// entries are the keys of a mapping while it is read.
type entries struct {
	own, merged Map
	keys        map[string]bool
}

func newEntries() *entries { return &entries{own: Map{}, keys: map[string]bool{}} }

func (r *reader) add(m *entries, k key, v any) {
	r.count(1)
	if k.merge {
		for _, from := range List(v) {
			from, _ := from.(Map)
			m.merged = append(m.merged, from...)
		}
		return
	}
	name, scalar := k.value.(string)
	if scalar && m.keys[name] {
		r.fail(k.at, "the key "+strconv.Quote(name)+" stands twice")
	}
	m.keys[name] = true
	m.own = append(m.own, Entry{name, v})
}

// all are the keys of a mapping; one of its own goes before a merged one, and
// of those the first.
func (m *entries) all() Map {
	if len(m.merged) == 0 {
		return m.own
	}
	out := make(Map, 0, len(m.merged)+len(m.own))
	for _, e := range m.merged {
		if !m.keys[e.Key] {
			m.keys[e.Key] = true
			out = append(out, e)
		}
	}
	return append(out, m.own...)
}
