package install

import (
	"slices"

	"github.com/kballard/go-shellquote"

	"goalkeeper/internal/jsontext"
)

// thenFlag passes the status line that was there before on to ours, which
// shows both. The previous command so stands in the settings themselves and
// can be put back whatever became of our own files.
const thenFlag = "--then"

// statusLine is the client's setting; its command is a shell line.
type statusLine struct {
	Type    string `json:"type"`
	Command string `json:"command"`
}

// ownStatusLine returns the words of the status line's command if it is ours.
func ownStatusLine(line jsontext.Value, known []string) ([]string, bool) {
	command, _ := lookup(line, "command")
	if command.Type != jsontext.String {
		return nil, false
	}
	words := commandWords(command.String(), known)
	return words, len(words) >= 2 && words[1] == "statusline"
}

// nextStatusLine sets our status line if want asks for it, in front of the
// one that is there; one of ours gets today's path in any case.
func nextStatusLine(text string, want Registration) (string, Change, bool) {
	l, r := layoutOf(text), root(text)
	line, ok := lookup(r, "statusLine")
	command, _ := lookup(line, "command")
	if words, own := ownStatusLine(line, append([]string{want.Command}, want.Earlier.Commands...)); own {
		words[0] = want.Command
		now := shellquote.Join(words...)
		if now == command.String() {
			return text, Change{}, false
		}
		return replace(text, l, command, now), Change{Replaced, StatusLine, now}, true
	}
	if !want.StatusLine {
		return text, Change{}, false
	}
	if !ok {
		now := shellquote.Join(want.Command, "statusline")
		return insert(text, l, r, "statusLine", statusLine{"command", now}), Change{Added, StatusLine, now}, true
	}
	now := shellquote.Join(want.Command, "statusline", thenFlag, command.String())
	return replace(text, l, command, now), Change{Replaced, StatusLine, now}, true
}

// removeStatusLine puts the previous command back, or takes the setting out
// where there was none.
func removeStatusLine(text string, known []string) (string, Change, bool) {
	l, r := layoutOf(text), root(text)
	for i, m := range members(r) {
		words, own := ownStatusLine(m.value, known)
		if m.key != "statusLine" || !r.IsObject() || !own {
			continue
		}
		command, _ := lookup(m.value, "command")
		if k := slices.Index(words, thenFlag); k >= 0 && k+1 < len(words) {
			return replace(text, l, command, words[k+1]), Change{Replaced, StatusLine, words[k+1]}, true
		}
		return prune(text, []step{{r, i}}), Change{Removed, StatusLine, command.String()}, true
	}
	return text, Change{}, false
}

func checkStatusLine(text string, r jsontext.Value, want Registration) error {
	line, ok := lookup(r, "statusLine")
	if !ok || !want.StatusLine {
		return nil
	}
	kind, _ := lookup(line, "type")
	command, _ := lookup(line, "command")
	if kind.String() != "command" || command.Type != jsontext.String {
		return refuse(text, line.Index, "statusLine must be an object with type \"command\" and a command")
	}
	return noneTwice(text, line, "type", "command")
}
