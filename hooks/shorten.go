package hooks

import "bytes"

// A string of an event longer than longString bytes is kept by its two ends
// while it is read: of a long message only the first and the last paragraph
// are searched for a goal (DESIGN §7), and a prompt of many megabytes must not
// cost as many.
const (
	longString = 64 << 10
	keptEnd    = 12 << 10
)

// lineEnd is how a line feed stands in a JSON string.
var lineEnd = []byte(`\n`)

// shortener leaves the middles of long strings out of what is being read.
type shortener struct {
	start int // where the string that is being read begins, behind its quote
	cuts  []cut
}

// cut is a place where the middle of a string was left out.
type cut struct {
	start, at int    // the string, and the place in it
	fence     []byte // the line that opens the fence which is open behind the middle
}

// shorten drops the middle of the string that buf ends in, if it is a long one.
// What is dropped lies between two line ends, so that no escape is cut.
func (s *shortener) shorten(buf []byte) []byte {
	cutBefore := len(s.cuts) > 0 && s.cuts[len(s.cuts)-1].start == s.start
	if n := len(buf) - s.start; n <= longString && (!cutBefore || n <= 2*keptEnd) {
		return buf
	}
	if !cutBefore {
		at := s.start
		if i := bytes.LastIndex(buf[s.start:s.start+keptEnd], lineEnd); i > 0 && !escaped(buf[s.start:s.start+i]) {
			at += i
		}
		s.cuts = append(s.cuts, cut{start: s.start, at: at})
	}
	c := &s.cuts[len(s.cuts)-1]
	tail := len(buf) - keptEnd
	i := lineStart(buf[tail:])
	if i < 0 {
		return buf // one endless line without a blank: it stays as it is
	}
	tail += i
	c.fence = openFence(c.fence, buf[c.at:tail])
	return buf[:c.at+copy(buf[c.at:], buf[tail:])]
}

// lineStart returns the first line end in an escaped text, else its first
// blank: neither lies within an escape.
func lineStart(text []byte) int {
	for from := 0; ; {
		i := bytes.Index(text[from:], lineEnd)
		if i < 0 {
			return bytes.IndexByte(text, ' ')
		}
		if !escaped(text[:from+i]) {
			return from + i
		}
		from += i + len(lineEnd)
	}
}

// whole returns buf with a mark at each cut: a paragraph's end, and the fence
// that is open there.
func (s *shortener) whole(buf []byte) []byte {
	if len(s.cuts) == 0 {
		return buf
	}
	out := make([]byte, 0, len(buf)+64*len(s.cuts))
	from := 0
	for _, c := range s.cuts {
		out = append(append(append(out, buf[from:c.at]...), `\n\n`...), c.fence...)
		from = c.at
	}
	return append(out, buf[from:]...)
}

// openFence returns the line that opens the fence which is open behind an
// escaped text, given the one that is open before it; nil if none is.
func openFence(open, escapedText []byte) []byte {
	if !bytes.Contains(escapedText, []byte("```")) && !bytes.Contains(escapedText, []byte("~~~")) {
		return open
	}
	for rest := escapedText; ; {
		i := bytes.IndexAny(rest, "`~")
		if i < 0 {
			return open
		}
		mark := rest[i : i+len(rest[i:])-len(bytes.TrimLeft(rest[i:], string(rest[i])))]
		atStart := bytes.HasSuffix(bytes.TrimRight(rest[:i], " "), lineEnd)
		switch {
		case len(mark) < 3 || !atStart:
		case open == nil:
			open = append(append(append([]byte{}, lineEnd...), mark...), lineEnd...)
		case open[2] == mark[0] && len(mark)+4 >= len(open):
			open = nil
		}
		rest = rest[i+len(mark):]
	}
}
