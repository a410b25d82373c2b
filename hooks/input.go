package hooks

import (
	"bytes"
	"errors"
	"io"
	"os"
	"time"
)

// The bounds of what is read from a host (DESIGN §6, Input).
const (
	maxInput  = 64 << 20
	inputWait = 2 * time.Second
	maxNested = 1000 // the reader recurses; a stack overflow cannot be recovered
)

// Faults of an input that never became an event.
var (
	errInputLate  = errors.New("no complete JSON value within 2 s")
	errInputLarge = errors.New("larger than 64 MiB")
	errInputDeep  = errors.New("nested more than 1,000 deep")
)

// readEvent returns the first complete JSON value of r. It does not wait for
// an end of file, which some hosts never send, and it reads the whole value,
// since leaving early shows the user a broken pipe.
func readEvent(r io.Reader, wait time.Duration) ([]byte, error) {
	if setDeadline(r, time.Now().Add(wait)) {
		raw, err := readValue(r)
		if errors.Is(err, os.ErrDeadlineExceeded) {
			err = errInputLate
		}
		return raw, err
	}
	type result struct {
		raw    []byte
		err    error
		panics any
	}
	done := make(chan result, 1)
	go func() {
		var res result
		defer func() {
			res.panics = recover()
			done <- res
		}()
		res.raw, res.err = readValue(r)
	}()
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case res := <-done:
		if res.panics != nil {
			panic(res.panics) // where somebody recovers from it
		}
		return res.raw, res.err
	case <-timer.C:
		return nil, errInputLate
	}
}

// readValue reads up to the end of the first JSON object or array, or of the
// input. A byte order mark before it is passed over.
func readValue(r io.Reader) ([]byte, error) {
	buf := make([]byte, 0, 16<<10)
	var end valueEnd
	var short shortener
	for size := 0; ; {
		if len(buf) == cap(buf) {
			buf = append(make([]byte, 0, 8*cap(buf)), buf...)
		}
		n, err := r.Read(buf[len(buf):cap(buf)])
		fresh := len(buf)
		buf, size = buf[:len(buf)+n], size+n
		at := end.scan(buf[fresh:])
		if at >= 0 {
			buf, err = buf[:fresh+at], io.EOF
		}
		if end.closed >= 0 {
			closed := fresh + end.closed
			buf = append(short.shorten(buf[:closed]), buf[closed:]...)
		}
		switch {
		case at >= 0:
		case size > maxInput:
			return nil, errInputLarge
		case end.inString:
			if end.opened >= 0 {
				short.start = len(buf) - n + end.opened + 1
			}
			buf = short.shorten(buf)
		}
		switch {
		case err == io.EOF && end.deepest > maxNested:
			return nil, errInputDeep
		case err == io.EOF: // as readers give it
			return trimMark(short.whole(buf)), nil
		case err != nil:
			return nil, err
		}
	}
}

func trimMark(raw []byte) []byte {
	return bytes.TrimPrefix(raw, []byte("\xef\xbb\xbf"))
}

// valueEnd finds where the first JSON object or array ends, over any number
// of pieces.
type valueEnd struct {
	depth, deepest   int
	inString, escape bool
	opened           int // where in the last piece its last string was opened, -1 if in none
	closed           int // where in it a string of before was closed, -1 if none was
}

// scan returns the offset behind the value's last byte in this piece, or -1.
func (e *valueEnd) scan(piece []byte) int {
	e.opened, e.closed = -1, -1
	for i := 0; i < len(piece); i++ {
		c := piece[i]
		switch {
		case e.escape:
			e.escape = false
		case e.inString:
			n := bytes.IndexByte(piece[i:], '"')
			if n < 0 {
				e.escape = escaped(piece[i:])
				return -1
			}
			e.inString = escaped(piece[i : i+n])
			i += n
			if !e.inString && e.opened < 0 && e.closed < 0 {
				e.closed = i
			}
		case c == '"':
			e.inString, e.opened = true, i
		case c == '{' || c == '[':
			e.depth++
			e.deepest = max(e.deepest, e.depth)
		case c == '}' || c == ']':
			e.depth--
			if e.depth <= 0 {
				return i + 1
			}
		}
	}
	return -1
}

// drain reads what a host sends and forgets it: to the end of the first value
// or of the input, or until the time is over.
func drain(r io.Reader, wait time.Duration) {
	if setDeadline(r, time.Now().Add(wait)) {
		discard(r)
		return
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		defer func() { _ = recover() }()
		discard(r)
	}()
	select {
	case <-done:
	case <-time.After(wait):
	}
}

func discard(r io.Reader) {
	buf := make([]byte, 16<<10)
	var end valueEnd
	for {
		n, err := r.Read(buf)
		if end.scan(buf[:n]) >= 0 || err != nil {
			return
		}
	}
}
