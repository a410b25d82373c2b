package yaml

import "strings"

// reader reads one document by recursive descent. The first fault ends the
// text (fail), so that every loop comes to its end and no step need ask.
type reader struct {
	src     string
	pos     int
	bol     int  // where the line of pos begins
	first   int  // the last token that gap found at the front of its line
	tabbed  bool // the last gap had a tab on its last line
	anchors map[string]anchored
	depth   int
	nodes   int
	fault   string
	faultAt int
}

// anchored is a value with a name, nil while it is read, and how many nodes
// it has.
type anchored struct {
	value any
	nodes int
}

func (r *reader) fail(at int, what string) {
	if r.fault == "" {
		r.fault, r.faultAt = what, at
	}
	r.pos = len(r.src)
}

// enter counts a node, and a level; whoever enters leaves with r.depth--.
func (r *reader) enter() {
	r.depth++
	r.count(1)
	if r.depth > maxDepth {
		r.fail(r.pos, "the values are nested too deep")
	}
}

func (r *reader) count(nodes int) {
	if r.nodes += nodes; r.nodes > maxNodes {
		r.fail(r.pos, "there are too many values")
	}
}

// document reads the whole text; marked says that it stands behind a ---.
func (r *reader) document(marked bool) any {
	r.gap()
	for !marked && r.peek(0) == '%' && r.column() == 0 {
		r.pos = lineEnd(r.src, r.pos)
		r.gap()
		if r.peek(0) != '%' && r.pos < len(r.src) {
			r.fail(r.pos, "a line --- must follow the directives")
		}
	}
	behind := item
	if marked {
		behind = keyed
	}
	v := r.value(-1, behind)
	r.gap()
	if r.pos < len(r.src) {
		r.fail(r.pos, "this does not belong to what stands before it; is it indented as it should be?")
	}
	return v
}

// peek is the n-th byte from here, a line feed behind the end of the text.
func (r *reader) peek(n int) byte {
	if r.pos+n < len(r.src) {
		return r.src[r.pos+n]
	}
	return '\n'
}

func isBlank(c byte) bool { return c == ' ' || c == '\t' }

func isSpace(c byte) bool { return isBlank(c) || c == '\n' }

// flowMark reports whether c is one of the marks that part the values of a
// flow collection.
func flowMark(c byte) bool { return strings.IndexByte(",[]{}", c) >= 0 }

// mark reports whether the indicator c stands here; - ? and : are indicators
// only before a space.
func (r *reader) mark(c byte) bool {
	return r.pos < len(r.src) && r.src[r.pos] == c && isSpace(r.peek(1))
}

// colonHere reports whether the colon behind a key stands here.
func (r *reader) colonHere(flow bool) bool {
	return r.mark(':') || flow && r.pos < len(r.src) && r.src[r.pos] == ':' && flowMark(r.peek(1))
}

func (r *reader) column() int { return r.pos - r.bol }

// fresh reports whether the token here is the first of its line.
func (r *reader) fresh() bool { return r.pos == r.first }

// gap goes to the next token, over blanks, comments and line ends.
func (r *reader) gap() {
	if r.fresh() {
		return
	}
	fresh := r.pos == r.bol
	r.tabbed = false
	for r.pos < len(r.src) {
		switch c := r.src[r.pos]; {
		case c == '\n':
			r.pos++
			r.bol, fresh, r.tabbed = r.pos, true, false
		case c == '\t':
			r.tabbed = true
			r.pos++
		case c == ' ':
			r.pos++
		case c == '#': // in a text it is read over before
			r.pos = lineEnd(r.src, r.pos)
		default:
			if fresh {
				r.first = r.pos
			}
			return
		}
	}
}

func (r *reader) blanks() {
	for r.pos < len(r.src) && isBlank(r.src[r.pos]) {
		r.pos++
	}
}

// newlines goes from a line end to the next line that is not blank, to its
// first character, and returns how many line ends it crossed.
func (r *reader) newlines() (n int) {
	for r.pos < len(r.src) {
		switch r.src[r.pos] {
		case '\n':
			n++
			r.pos++
			r.bol = r.pos
		case ' ', '\t':
			r.pos++
		default:
			return n
		}
	}
	return n
}

// properties are what may stand before a value: a name for it and a tag.
type properties struct {
	anchor string
	nodes  int  // how many nodes were read before it
	text   bool // with a tag that makes a text of a null or a boolean
	any    bool
}

func (r *reader) properties() (p properties) {
	for ; ; p.any = true {
		switch r.peek(0) {
		case '&':
			at := r.pos
			r.pos++
			name := r.word()
			if name == "" || p.anchor != "" {
				r.fail(at, "a value has one anchor, with a name")
			}
			p.anchor, p.nodes = name, r.nodes
			r.anchors[name] = anchored{}
		case '!':
			p.text = true
			if r.pos++; r.peek(0) == '<' { // !<a,b> has marks that end a word
				for !isSpace(r.peek(0)) && r.peek(0) != '>' {
					r.pos++
				}
			}
			if tag := r.word(); tag == "!null" || tag == "!bool" {
				p.text = false
			}
		default:
			return p
		}
		if c := r.peek(0); c == '[' || c == '{' {
			r.fail(r.pos, "a space is missing before this bracket")
		}
		r.blanks()
	}
}

// named gives a value its name.
func (r *reader) named(p properties, v any) any {
	if p.anchor != "" {
		r.anchors[p.anchor] = anchored{v, r.nodes - p.nodes}
	}
	return v
}

// word reads up to a space or a flow mark.
func (r *reader) word() string {
	start := r.pos
	for r.pos < len(r.src) && !isSpace(r.src[r.pos]) && !flowMark(r.src[r.pos]) {
		r.pos++
	}
	return r.src[start:r.pos]
}

// alias reads *name as the value that has the name.
func (r *reader) alias() any {
	at := r.pos
	r.pos++
	name := r.word()
	a, ok := r.anchors[name]
	if !ok {
		r.fail(at, "no value before has the anchor "+name)
	}
	r.count(a.nodes)
	return a.value
}
