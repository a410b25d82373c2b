// Package pattern matches the regular expressions that people type on a command
// line: a subset of RE2's syntax, which Go's regexp takes as well and reads the
// same way. It is pure.
//
// It stands in for the standard package because that one builds its Unicode
// tables at every start of the program, which a hook cannot afford (DESIGN §15).
// What regexp takes and Compile refuses:
//
//   - Unicode classes (\p{Greek}, \PL) and named groups;
//   - a repetition right behind flags or an empty \Q\E, as in a(?i)*;
//   - half a surrogate pair, as in \x{D800};
//   - groups nested more than 200 deep, and expressions that expand to more than
//     10,000 instructions (a letter or a class is about one).
package pattern

import (
	"strings"
	"unicode/utf8"
)

// A Pattern is a compiled expression. It may be used by several goroutines.
type Pattern struct {
	expr string
	prog program
}

// Compile reads an expression. Its error is one line that says what is wrong and
// at which byte of the expression.
func Compile(expr string) (*Pattern, error) {
	prog, err := parse(expr)
	if err != nil {
		return nil, err
	}
	return &Pattern{expr, prog}, nil
}

// String returns the expression as it was given to Compile.
func (p *Pattern) String() string { return p.expr }

// MatchesEmpty reports whether the empty text matches.
func (p *Pattern) MatchesEmpty() bool { return p.Match("") }

// A program is a list of instructions, run from the first; running past the last
// is a match. Jumps are relative, so that a piece of a program can be copied.
type program []inst

type inst struct {
	op   op
	char rune // of opRune
	set  *set // of opSet
	jump int  // of opJump and opSplit, from this instruction on
}

type op uint8

const (
	opRune  op = iota // take this character
	opSet             // take a character of the set
	opJump            // go on at the jump
	opSplit           // go on at the next instruction and at the jump

	// The rest takes nothing and goes on where a condition holds.
	opTextStart
	opTextEnd
	opLineStart
	opLineEnd
	opWordBorder
	opNoWordBorder
)

// Match reports whether the pattern matches anywhere in s. Bytes that are not
// UTF-8 count as U+FFFD each. The time grows with the length of s times the size
// of the program: all ways to match are followed at once, none is tried again.
func (p *Pattern) Match(s string) bool {
	m := matcher{prog: p.prog, reached: make([]int, len(p.prog))}
	before := rune(none)
	var waiting []int // instructions to go on with at this place
	for at := 0; ; {
		if len(waiting) == 0 && len(p.prog) > 0 && p.prog[0].op == opRune && p.prog[0].char < utf8.RuneSelf {
			// Nothing is under way: the next match begins with this byte.
			skip := strings.IndexByte(s[at:], byte(p.prog[0].char))
			if skip < 0 {
				return false
			}
			at += skip // what stands before does not matter to a program that begins so
		}
		after, size := rune(none), 0
		if at < len(s) {
			after, size = utf8.DecodeRuneInString(s[at:])
		}
		m.before, m.after, m.round = before, after, at+1
		m.takers = m.takers[:0]
		for _, i := range waiting {
			if m.follow(i) {
				return true
			}
		}
		if m.follow(0) {
			return true
		}
		if after == none {
			return false
		}
		waiting = waiting[:0]
		for _, i := range m.takers {
			if p.prog[i].takes(after) {
				waiting = append(waiting, i+1)
			}
		}
		before, at = after, at+size
	}
}

// none stands for the character before the first and after the last.
const none = -1

// A matcher is the state of a match at one place of the text.
type matcher struct {
	prog          program
	before, after rune
	round         int   // a number for this place
	reached       []int // by instruction: the last round it was reached in
	takers        []int // those reached in this round that take a character
	todo          []int // kept for its memory
}

// follow goes from an instruction as far as can be gone without taking a
// character. It reports whether that is a match.
func (m *matcher) follow(i int) bool {
	for m.todo = append(m.todo[:0], i); len(m.todo) > 0; {
		last := len(m.todo) - 1
		i := m.todo[last]
		m.todo = m.todo[:last]
		if i == len(m.prog) {
			return true
		}
		if m.reached[i] == m.round {
			continue
		}
		m.reached[i] = m.round
		switch in := m.prog[i]; in.op {
		case opRune, opSet:
			m.takers = append(m.takers, i)
		case opJump:
			m.todo = append(m.todo, i+in.jump)
		case opSplit:
			m.todo = append(m.todo, i+1, i+in.jump)
		default:
			if m.holds(in.op) {
				m.todo = append(m.todo, i+1)
			}
		}
	}
	return false
}

func (in inst) takes(r rune) bool {
	if in.op == opRune {
		return r == in.char
	}
	return in.set.has(r)
}

// holds reports whether a condition holds between the two characters.
func (m *matcher) holds(condition op) bool {
	switch condition {
	case opTextStart:
		return m.before == none
	case opTextEnd:
		return m.after == none
	case opLineStart:
		return m.before == none || m.before == '\n'
	case opLineEnd:
		return m.after == none || m.after == '\n'
	case opWordBorder:
		return isWord(m.before) != isWord(m.after)
	default: // opNoWordBorder
		return isWord(m.before) == isWord(m.after)
	}
}

func isWord(r rune) bool {
	return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '_'
}
