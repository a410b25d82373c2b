package hooks

import (
	"io"
	"slices"

	"goalkeeper/internal/jsontext"
	"goalkeeper/internal/safetext"
)

// The host's caps, in its own characters (host facts §2).
const (
	maxContext = 4000
	maxMessage = 2000
)

// Answer is what a hook says to its host. The zero value is nothing.
type Answer struct {
	Block   string // refuse the stop, with this reason
	Context string // additionalContext: reaches the model
	Message string // systemMessage: reaches the user only
}

// contextEvents are the events whose answer may have additionalContext.
var contextEvents = [...]string{"SessionStart", "UserPromptSubmit", "PostToolUse", "PostToolUseFailure"}

// write prints the answer to an event: nothing, or one JSON object of the
// shape that the event allows.
func (a Answer) write(w io.Writer, event string) error {
	if a == (Answer{}) {
		return nil
	}
	out := jsontext.Begin(nil)
	empty := true
	if a.Block != "" && event == "Stop" {
		out.Str("decision", "block")
		out.Str("reason", a.Block)
		empty = false
	}
	if a.Context != "" && slices.Contains(contextEvents[:], event) {
		out.Append("hookSpecificOutput", func(dst []byte) []byte {
			specific := jsontext.Begin(dst)
			specific.Str("hookEventName", event)
			specific.Str("additionalContext", safetext.Cut(a.Context, maxContext))
			return specific.End()
		})
		empty = false
	}
	if a.Message != "" {
		out.Str("systemMessage", safetext.Cut(a.Message, maxMessage))
		empty = false
	}
	if empty {
		return nil
	}
	_, err := w.Write(append(out.End(), '\n'))
	return err
}
