//go:build e2e

package e2e

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"unicode/utf8"
)

// An Injection is a context that a hook added to the conversation.
type Injection struct {
	Event string // the hook event it came with
	Text  string
}

// Injections returns the contexts that hooks added to a session, oldest first.
// A request carries them run together with texts of the client, so their exact
// ends are taken from the session's transcript; each must then stand in what
// the model was sent, or the test fails.
func (w *World) Injections(session string) []Injection {
	w.t.Helper()
	text, err := os.ReadFile(w.transcript(session))
	if err != nil {
		w.t.Fatal(err)
	}
	var sent strings.Builder
	for _, r := range w.Model.Requests() {
		sent.WriteString(r.Fresh())
		sent.WriteString("\n")
	}
	var all []Injection
	for line := range bytes.Lines(text) {
		var entry struct {
			Attachment struct {
				Type      string          `json:"type"`
				HookEvent string          `json:"hookEvent"`
				Content   json.RawMessage `json:"content"` // other attachments have other content
			} `json:"attachment"`
		}
		if json.Unmarshal(line, &entry) != nil || entry.Attachment.Type != "hook_additional_context" {
			continue
		}
		var contexts []string
		if err := json.Unmarshal(entry.Attachment.Content, &contexts); err != nil {
			w.t.Fatalf("transcript: hook context: %v\n%s", err, line)
		}
		for _, c := range contexts {
			if !strings.Contains(sent.String(), c) {
				w.t.Errorf("the model was never sent the context of %s:\n%s", entry.Attachment.HookEvent, c)
			}
			all = append(all, Injection{entry.Attachment.HookEvent, c})
		}
	}
	return all
}

// InjectedCharacters is the number of characters (Unicode code points) that
// hooks added to a session as context; the reasons of holds are not in it.
func (w *World) InjectedCharacters(session string) int {
	w.t.Helper()
	n := 0
	for _, i := range w.Injections(session) {
		n += utf8.RuneCountInString(i.Text)
	}
	return n
}

func (w *World) transcript(session string) string {
	w.t.Helper()
	for _, e := range w.Events() {
		if e.Session == session && e.TranscriptPath != "" {
			return e.TranscriptPath
		}
	}
	w.t.Fatalf("no event of session %s names a transcript", session)
	return ""
}
