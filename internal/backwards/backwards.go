// Package backwards reads the lines of a log from its end: what was said last
// is found without reading what was said before.
package backwards

import (
	"bytes"
	"errors"
	"io"
	"iter"
	"slices"
)

// piece is how much is read at once.
const piece = 64 << 10

// Lines returns the lines of r from the last to the first, without their line
// ends, as far back as max bytes from size. A line is good until the next one.
// A first line that begins before max is left out. The error is what ended the
// reading early, nil at the end.
func Lines(r io.ReaderAt, size, max int64) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		for line, err := range LinesWith(nil, r, size, max) {
			if !yield(line.Text, err) {
				return
			}
		}
	}
}

// Line is a line, without its line end, and the offset at which it begins.
type Line struct {
	Text []byte
	At   int64
}

// LinesWith is Lines for those who look for a word: long stretches without it
// are passed over whole, so every line with it comes, and others may.
func LinesWith(word []byte, r io.ReaderAt, size, max int64) iter.Seq2[Line, error] {
	return func(yield func(Line, error) bool) {
		var rest []byte        // the beginning of a line whose head is still to be read
		var spare, used []byte // two buffers by turns, for rest lies in the last one
		for at := size; at > 0 && size-at < max; {
			n := min(piece, at)
			buf := slices.Grow(spare[:0], int(n)+len(rest))[:n]
			if _, err := r.ReadAt(buf, at-n); err != nil && !errors.Is(err, io.EOF) {
				yield(Line{}, err)
				return
			}
			at -= n
			buf = append(buf, rest...)
			spare, used = used, buf
			if !bytes.Contains(buf, word) {
				if i := bytes.IndexByte(buf, '\n'); i >= 0 && at > 0 {
					buf = buf[:i]
				} else if at == 0 {
					return
				}
			}
			for {
				i := bytes.LastIndexByte(buf, '\n')
				if i < 0 {
					break
				}
				if line := buf[i+1:]; len(line) > 0 && !yield(Line{line, at + int64(i) + 1}, nil) {
					return
				}
				buf = buf[:i]
			}
			rest = buf
			if at == 0 && len(rest) > 0 {
				yield(Line{rest, 0}, nil)
			}
		}
	}
}
