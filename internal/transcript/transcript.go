// Package transcript reads the tail of a client's transcript, and is the only
// one that opens such files (DESIGN §1, §9). A transcript is JSON lines in a
// format that belongs to the client: it may be hundreds of megabytes, have
// lines of many, end in a torn line or hold anything at all. So a read is
// bounded whatever the size, lines that cannot matter are passed over by a byte
// search, and what does not parse counts as not there.
package transcript

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
)

const (
	tailSize  = 1 << 20  // read at most, from the end
	extraSize = 64 << 10 // read besides, from the offset of a typed /goal
	nearSize  = 16 << 10 // read before the point given, where that may do
)

// Tail is what the end of a transcript tells. Its zero value is that of a
// transcript that tells nothing.
type Tail struct {
	// Tokens is the context in use, by the last answer of the main thread, or
	// by the compaction that followed it; 0 if unknown.
	Tokens int
	// Model is the id of the model that gave that answer, "" if unknown.
	Model string
	// Goals are the states of the client's built-in goal, oldest first: those
	// of the tail, and those near the extra offset.
	Goals []GoalStatus
	// Edited reports an Edit, Write or NotebookEdit call of the main thread
	// since the point given.
	Edited bool
	// Said is what the agent said in the main thread since the point given, a
	// line break between two messages, at most saidMax bytes, the newest kept.
	Said string
	// Partial reports that the tail does not reach back to the point given, so
	// that Edited and Said may lack something.
	Partial bool
	// Size is the file's size in bytes.
	Size int64
	// End is the offset behind the last whole line: the point to hand to the
	// next Read.
	End int64
}

// Read reads the transcript at path. since is the End of an earlier Read, or 0
// to count the whole tail; a since that is no line's start in this file counts
// as 0. extra is the offset of 64 KiB more that are searched for Goals, the
// file's size when a /goal was typed; -1 for none. The error is that of the
// file (missing, no regular file, unreadable), never of its content; the Tail
// is then empty.
func Read(path string, since, extra int64) (Tail, error) {
	// A FIFO would block the open; what is no regular file is refused below.
	f, err := os.OpenFile(path, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return Tail{}, fmt.Errorf("transcript: %w", err)
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return Tail{}, fmt.Errorf("transcript: %w", err)
	}
	if !info.Mode().IsRegular() {
		return Tail{}, fmt.Errorf("transcript: %s: not a regular file", path)
	}
	size := info.Size()
	if extra < 0 {
		if t, ok := readNear(f, size, since, nearSize); ok {
			return t, nil
		}
	}
	length := min(size, tailSize)
	tail, err := readChunk(f, size-length, length)
	if err != nil {
		return Tail{}, fmt.Errorf("transcript: %w", err)
	}
	t := tail.read(max(since, 0))
	t.Size = size
	if extra >= 0 && extra < tail.start {
		// A line that straddles the beginning of the tail was dropped there and
		// stands whole here; one that is in both is taken from the tail.
		near, err := readChunk(f, extra, extraSize)
		if err != nil {
			return Tail{}, fmt.Errorf("transcript: %w", err)
		}
		t.Goals = append(near.goals(tail.start), t.Goals...)
	}
	return t, nil
}

// readNear reads what came since the point, and little before it. As a rule that
// tells all; ok is false where the context in use must be looked for further
// back, and where the point is none.
func readNear(f io.ReaderAt, size, since, near int64) (t Tail, ok bool) {
	length := size - since + near
	if since <= 0 || since > size || length >= min(size, tailSize) {
		return Tail{}, false
	}
	c, err := readChunk(f, size-length, length)
	if err != nil || c.after(since) == 0 {
		return Tail{}, false
	}
	t = c.read(since)
	t.Size = size
	return t, t.Model != ""
}

// chunk is a run of whole lines, the last one ended by its line break.
type chunk struct {
	data  []byte
	start int64 // the offset of data in the file
}

// readChunk reads the whole lines that lie between offset and offset+size. A
// line that begins before offset is left out, and so is one that ends behind.
func readChunk(r io.ReaderAt, offset, size int64) (chunk, error) {
	begin := max(offset-1, 0) // the byte before tells whether a line begins at offset
	buf := make([]byte, offset+size-begin)
	n, err := r.ReadAt(buf, begin)
	if err != nil && !errors.Is(err, io.EOF) {
		return chunk{}, err
	}
	data := buf[:n]
	if offset > 0 {
		// Without a line break in it, all of it is the middle of one line.
		cut := bytes.IndexByte(data, '\n') + 1
		if cut == 0 {
			cut = len(data)
		}
		data, begin = data[cut:], begin+int64(cut)
	}
	return chunk{data[:bytes.LastIndexByte(data, '\n')+1], begin}, nil
}

// end is the offset behind the last line.
func (c chunk) end() int64 { return c.start + int64(len(c.data)) }

// after returns the position in data of the lines that begin at or behind the
// offset since; all of data if since is no line's start.
func (c chunk) after(since int64) int {
	at := since - c.start
	if at <= 0 || at > int64(len(c.data)) || c.data[at-1] != '\n' {
		return 0
	}
	return int(at)
}
