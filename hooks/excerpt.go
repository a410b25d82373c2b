package hooks

import (
	"bytes"

	"github.com/tidwall/gjson"
)

// A prompt longer than longPrompt bytes is read by its two ends: of a long
// message only the first and the last paragraph are searched for a goal
// (DESIGN §7).
const (
	longPrompt = 256 << 10
	promptEnd  = 64 << 10
)

// promptText returns the text of a prompt from its JSON string. Of a long one
// the middle is left out, at line ends, with the fence that is open behind it
// kept open.
func promptText(raw []byte) string {
	if len(raw) <= longPrompt || raw[0] != '"' {
		return text(gjson.ParseBytes(raw))
	}
	head, tail := raw[:promptEnd], raw[len(raw)-promptEnd:]
	if i := bytes.LastIndex(head, lineEnd); i > 0 && !escaped(head[:i]) {
		head = head[:i]
	} else {
		head = head[:1] // one endless line: no paragraph ends in it
	}
	if i := bytes.Index(tail, lineEnd); i >= 0 {
		tail = tail[i:]
	} else {
		tail = []byte(`"`)
	}
	middle := raw[len(head) : len(raw)-len(tail)]
	short := append(append([]byte{}, head...), `\n\n`...)
	short = append(append(short, openFence(middle)...), tail...)
	return text(gjson.ParseBytes(short))
}

// lineEnd is how a line feed stands in a JSON string.
var lineEnd = []byte(`\n`)

// openFence returns the line that opens the fence which is open at the end of
// an escaped text, with its line end; nil if none is.
func openFence(escapedText []byte) []byte {
	if !bytes.Contains(escapedText, []byte("```")) && !bytes.Contains(escapedText, []byte("~~~")) {
		return nil
	}
	var open []byte
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
