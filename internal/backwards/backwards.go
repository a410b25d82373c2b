// Package backwards reads the lines of a log from its end: what was said last
// is found without reading what was said before.
package backwards

import (
	"bytes"
	"errors"
	"io"
	"iter"
)

// piece is how much is read at once.
const piece = 64 << 10

// Lines returns the lines of r from the last to the first, without their line
// ends, as far back as max bytes from size. A first line that begins before
// that is left out. The error is what ended the reading early, nil at the end.
func Lines(r io.ReaderAt, size, max int64) iter.Seq2[[]byte, error] {
	return func(yield func([]byte, error) bool) {
		var rest []byte // the beginning of a line whose head is still to be read
		for at := size; at > 0 && size-at < max; {
			n := min(piece, at)
			buf := make([]byte, n, n+int64(len(rest)))
			if _, err := r.ReadAt(buf, at-n); err != nil && !errors.Is(err, io.EOF) {
				yield(nil, err)
				return
			}
			at -= n
			buf = append(buf, rest...)
			for {
				i := bytes.LastIndexByte(buf, '\n')
				if i < 0 {
					break
				}
				if line := buf[i+1:]; len(line) > 0 && !yield(line, nil) {
					return
				}
				buf = buf[:i]
			}
			rest = buf
			if at == 0 && len(rest) > 0 {
				yield(rest, nil)
			}
		}
	}
}
