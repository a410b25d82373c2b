package proof

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode/utf8"
)

const (
	wholeLimit = 1 << 20        // output up to this size is kept whole
	headLimit  = wholeLimit / 2 // of longer output the beginning
	tailLimit  = wholeLimit / 2 // and the end
	lineLimit  = 64 << 10       // a longer line is handled in pieces
	secretMax  = 8 << 10        // that are looked at with this much of the next
	tailWidth  = 2000           // bytes of a line that is shown again
)

// body takes the raw output of a command, line by line: masked, it goes to the
// log (whole, or head and tail) and to the live writer; the last lines and the
// first line that meets the expectation are kept.
type body struct {
	mu     sync.Mutex
	closed bool // a process that outlived the run may still write

	log  *middleCut
	out  io.Writer
	mask *Masker
	pem  pemState

	partial []byte // a line not yet ended
	looked  int    // so many bytes of it have no line end
	size    int64
	tail    tail

	expect    Expect
	found     bool
	foundLine string
}

func newBody(log, out io.Writer, mask *Masker, expect Expect) *body {
	return &body{log: &middleCut{w: log}, out: out, mask: mask, expect: expect}
}

func (b *body) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.closed {
		return len(p), nil
	}
	b.size += int64(len(p))
	b.partial = append(b.partial, p...)
	done := 0
	for {
		rest := b.partial[done:]
		n := lineEnd(rest, b.looked)
		if n == 0 && len(rest) > lineLimit+secretMax {
			n = b.mask.breakAt(string(rest), lineLimit)
		}
		if n == 0 {
			b.looked = max(0, len(rest)-1) // the last byte may be half of CR LF
			break
		}
		b.line(string(rest[:n]))
		b.looked = 0
		done += n
	}
	if done > 0 {
		b.partial = append(b.partial[:0], b.partial[done:]...)
	}
	return len(p), nil
}

// close writes what is still held back. Output that comes later is dropped.
func (b *body) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.partial) > 0 {
		b.line(string(b.partial))
	}
	b.closed = true
	b.log.close()
}

// line handles one line with its line end, if it has one.
func (b *body) line(raw string) {
	masked := b.mask.line(raw, &b.pem)
	io.WriteString(b.log, masked)
	if b.out != nil {
		if _, err := io.WriteString(b.out, masked); err != nil {
			b.out = nil // whoever watched has gone; the run goes on
		}
	}
	if !b.found && b.expect.in(plain(raw)) {
		b.found, b.foundLine = true, cut(plain(masked), tailWidth)
	}
	if !strings.HasSuffix(masked, "\r") { // else the next line overwrites it
		b.tail.add(cut(plain(masked), tailWidth))
	}
}

// lineEnd returns the length of the first line of p, its end included, or 0. The
// first looked bytes are known to have no end. A carriage return ends a line
// too, as progress bars use it.
func lineEnd(p []byte, looked int) int {
	i := bytes.IndexAny(p[looked:], "\r\n")
	if i < 0 {
		return 0
	}
	i += looked
	switch {
	case p[i] == '\n':
		return i + 1
	case i+1 == len(p): // its line feed may follow
		return 0
	case p[i+1] == '\n':
		return i + 2
	}
	return i + 1
}

// tail keeps the last lines it was given.
type tail struct{ lines []string }

func (t *tail) add(line string) {
	if len(t.lines) == tailLines {
		copy(t.lines, t.lines[1:])
		t.lines = t.lines[:tailLines-1]
	}
	t.lines = append(t.lines, line)
}

// middleCut passes on the first bytes, and at the end the last bytes, with one
// line about what was left out between them. It cuts between writes, which are
// lines.
type middleCut struct {
	w       io.Writer
	passed  int
	rest    []byte // the newest bytes that were not passed on
	dropped int64
	ended   bool // the last byte written was a line feed
	full    bool
}

func (m *middleCut) Write(p []byte) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	m.ended = p[len(p)-1] == '\n'
	if !m.full && m.passed+len(p) <= headLimit {
		m.passed += len(p)
		return m.w.Write(p)
	}
	m.full = true
	m.rest = append(m.rest, p...)
	if len(m.rest) > 2*tailLimit { // moving bytes is rare that way
		m.shrink()
	}
	return len(p), nil
}

// shrink leaves the newest tailLimit bytes, from the start of a line if there
// is one among them.
func (m *middleCut) shrink() {
	from := len(m.rest) - tailLimit
	if i := bytes.IndexByte(m.rest[from:], '\n'); i >= 0 && from+i+1 < len(m.rest) {
		from += i + 1
	}
	m.dropped += int64(from)
	m.rest = append(m.rest[:0], m.rest[from:]...)
}

func (m *middleCut) close() {
	if m.passed+len(m.rest) > wholeLimit || m.dropped > 0 && len(m.rest) > tailLimit {
		m.shrink()
	}
	if m.dropped > 0 {
		fmt.Fprintf(m.w, "\n… %d bytes left out …\n\n", m.dropped)
	}
	m.w.Write(m.rest)
	if m.passed+len(m.rest) > 0 && !m.ended {
		io.WriteString(m.w, "\n")
	}
}

// plain returns a line without its end, terminal sequences and control
// characters, as valid UTF-8.
func plain(s string) string {
	s = strings.TrimRight(s, "\r\n")
	if !strings.ContainsFunc(s, isControl) && utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		if n := terminalSequence(s[i:]); n > 0 {
			i += n
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == '\t':
			b.WriteByte(' ')
		case !isControl(r):
			b.WriteRune(r)
		}
		i += n
	}
	return b.String()
}

// terminalSequence returns the length of the escape sequence that s starts
// with: CSI (ESC [ … final), OSC (ESC ] … BEL or ESC \), or ESC and one byte.
func terminalSequence(s string) int {
	if len(s) < 2 || s[0] != 0x1b {
		return 0
	}
	switch s[1] {
	case '[':
		for i := 2; i < len(s); i++ {
			if s[i] >= 0x40 && s[i] <= 0x7e {
				return i + 1
			}
		}
		return len(s)
	case ']':
		for i := 2; i < len(s); i++ {
			if s[i] == 0x07 {
				return i + 1
			}
			if s[i] == 0x1b && i+1 < len(s) && s[i+1] == '\\' {
				return i + 2
			}
		}
		return len(s)
	}
	if s[1] < utf8.RuneSelf {
		return 2
	}
	return 1
}

// cut shortens s to at most max bytes on a rune boundary.
func cut(s string, max int) string {
	if len(s) <= max {
		return s
	}
	for max > 0 && !utf8.RuneStart(s[max]) {
		max--
	}
	return s[:max] + "…"
}
