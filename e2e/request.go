//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
)

// A Request is what the client sent to the model in one call.
type Request struct {
	N        int // requests that the same script answered before
	Model    string
	System   []string
	Tools    []string
	Messages []Message
	Body     []byte // as sent
}

// A Message is one entry of the conversation; Texts holds its text blocks and
// the text of its tool results, in order.
type Message struct {
	Role  string
	Texts []string
}

// Text is everything the model was sent as text: system prompt, messages, tool
// results.
func (r Request) Text() string {
	return strings.Join(r.System, "\n") + "\n" + join(r.Messages)
}

// Fresh is the text that came after the model's last reply: a prompt, tool
// results, and what hooks added to them.
func (r Request) Fresh() string {
	from := 0
	for i, m := range r.Messages {
		if m.Role == "assistant" {
			from = i + 1
		}
	}
	return join(r.Messages[from:])
}

// asksForSummary reports whether this is the request behind /compact: it
// carries tools like one of the main loop.
func (r Request) asksForSummary() bool {
	return strings.HasPrefix(r.Fresh(), "CRITICAL: Respond with TEXT ONLY.")
}

func (r Request) firstUserText() string {
	for _, m := range r.Messages {
		if m.Role == "user" {
			return strings.Join(m.Texts, "\n")
		}
	}
	return ""
}

func join(messages []Message) string {
	var texts []string
	for _, m := range messages {
		texts = append(texts, m.Texts...)
	}
	return strings.Join(texts, "\n")
}

// content is a string or a list of blocks; a tool result holds content again.
type content []contentBlock

type contentBlock struct {
	Type    string  `json:"type"`
	Text    string  `json:"text"`
	Content content `json:"content"`
}

func (c *content) UnmarshalJSON(b []byte) error {
	var s string
	if json.Unmarshal(b, &s) == nil {
		*c = content{{Type: "text", Text: s}}
		return nil
	}
	return json.Unmarshal(b, (*[]contentBlock)(c))
}

func (c content) texts() []string {
	var all []string
	for _, b := range c {
		if b.Text != "" {
			all = append(all, b.Text)
		}
		all = append(all, b.Content.texts()...)
	}
	return all
}

func parseRequest(body []byte) (Request, error) {
	var raw struct {
		Model  string  `json:"model"`
		System content `json:"system"`
		Tools  []struct {
			Name string `json:"name"`
		} `json:"tools"`
		Messages []struct {
			Role    string  `json:"role"`
			Content content `json:"content"`
		} `json:"messages"`
	}
	if err := json.Unmarshal(body, &raw); err != nil {
		return Request{}, fmt.Errorf("request body: %w", err)
	}
	r := Request{Model: raw.Model, System: raw.System.texts(), Body: body}
	for _, t := range raw.Tools {
		r.Tools = append(r.Tools, t.Name)
	}
	for _, m := range raw.Messages {
		r.Messages = append(r.Messages, Message{Role: m.Role, Texts: m.Content.texts()})
	}
	return r, nil
}
