// Package goalmd reads, writes and edits GOAL.md, the file of a loop goal
// (DESIGN §7, seed 003 "Goal State Persistence"). It is pure: bytes and a
// time go in, values and bytes come out.
//
// Text in a Doc is the file's own. Nothing here makes it safe to show to an
// agent or to run: that is the caller's work (DESIGN §13).
package goalmd

import (
	"fmt"
	"time"
)

// Path is where GOAL.md stands, from the workspace root, with slashes.
const Path = ".agents/goal/GOAL.md"

// MaxSize is the largest GOAL.md, in bytes, that is read or written
// (DESIGN §13).
const MaxSize = 256 << 10

// Status is the word after `status:` in the front matter. Any word but the
// two below, and none, makes the goal not active.
type Status string

const (
	InProgress Status = "in-progress"
	Blocked    Status = "blocked"
)

// Section is the heading under which a box stands.
type Section string

const (
	Criteria Section = "Acceptance Criteria"
	Stages   Section = "Stages"
	Deslop   Section = "Deslop"

	progressLog    Section = "Progress Log"
	blockedSection Section = "Blocked"
)

// Doc is a GOAL.md as read. It refers to the bytes given to Parse, which
// must not change while it is in use. The edits (Tick, SetBlocked and so on)
// return new bytes and leave the Doc as it was.
type Doc struct {
	Goal             string
	Created, Updated time.Time // zero when missing or not a time
	Iteration        int       // zero when missing or not a number
	Status           Status
	Boxes            []Box  // the counted ones, in the order of the file
	Blocker          string // the text under Blocked on one line; "" when there is none
	Progress         int    // non-blank lines under Progress Log
	Faults           []SyntaxError

	raw   []byte
	front frontMatter
	marks []int // offset of each box's character, parallel to Boxes
	body  layout
}

// Box is one checkbox that counts.
type Box struct {
	ID          string // "c1", "c2" … by position
	N           int    // the number in ID
	Text        string // wrapped lines joined, HTML comments left out
	Ticked      bool
	Placeholder bool // the text is still the one Render wrote: open, ticked or not
	Section     Section
	Command     string // the code span before `exits N`
	WantExit    int    // that N
	HasCommand  bool
	Line        int // 1-based
}

// SyntaxError says what is wrong in a GOAL.md and where. Parse returns one
// when the front matter is missing or unreadable; Doc.Faults lists those
// that leave the file usable.
type SyntaxError struct {
	Line int // 1-based; 0 when it is about the whole file
	What string
}

func (e *SyntaxError) Error() string {
	if e.Line == 0 {
		return "GOAL.md: " + e.What
	}
	return fmt.Sprintf("GOAL.md line %d: %s", e.Line, e.What)
}

// Total is the number of boxes that count.
func (d *Doc) Total() int { return len(d.Boxes) }

// Passed is the number of boxes that are ticked and no placeholder.
func (d *Doc) Passed() int {
	n := 0
	for _, b := range d.Boxes {
		if b.passed() {
			n++
		}
	}
	return n
}

// AllTicked reports whether every box is ticked, none is a placeholder, and
// there is at least one.
func (d *Doc) AllTicked() bool { return d.Total() > 0 && d.Passed() == d.Total() }

// Open is the first box that is not ticked or is a placeholder, nil when
// there is none.
func (d *Doc) Open() *Box {
	for i := range d.Boxes {
		if !d.Boxes[i].passed() {
			return &d.Boxes[i]
		}
	}
	return nil
}

// Box is the box with number n, from 1.
func (d *Doc) Box(n int) (Box, bool) {
	if n < 1 || n > len(d.Boxes) {
		return Box{}, false
	}
	return d.Boxes[n-1], true
}

func (b Box) passed() bool { return b.Ticked && !b.Placeholder }
