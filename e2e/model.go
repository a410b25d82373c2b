//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// A Turn is one reply of the scripted model.
type Turn struct {
	blocks []block
	status int         // of an API error; 0 for a reply
	after  func() bool // the reply waits until it is true; nil for at once
}

type block struct {
	text string         // of a text block
	tool string         // of a tool use
	args map[string]any // its input
}

// Text ends the turn of the agent with the words s.
func Text(s string) Turn { return Turn{blocks: []block{{text: s}}} }

// ToolUse calls one tool with the given input.
func ToolUse(tool string, args map[string]any) Turn {
	return Turn{blocks: []block{{tool: tool, args: args}}}
}

// Bash calls the Bash tool with a command.
func Bash(command string) Turn {
	return ToolUse("Bash", map[string]any{"command": command, "description": "scripted"})
}

// Together is one reply with the blocks of all turns: words before a tool use,
// or several tool uses at once.
func Together(turns ...Turn) Turn {
	var all Turn
	for _, t := range turns {
		all.blocks = append(all.blocks, t.blocks...)
	}
	return all
}

// Error answers with an API error of the given HTTP status, and tells the
// client not to try again.
func Error(status int) Turn { return Turn{status: status} }

// After holds the reply back until ready returns true, so that something can
// happen while the turn runs. A client that hangs up first gets nothing.
func (t Turn) After(ready func() bool) Turn {
	t.after = ready
	return t
}

// Never is the condition of a reply that does not come: the client has to hang
// up.
func Never() bool { return false }

func (t Turn) stopReason() string {
	for _, b := range t.blocks {
		if b.tool != "" {
			return "tool_use"
		}
	}
	return "end_turn"
}

// A Script decides the reply to a request. Request.N counts the requests that
// this script answered before, so that a plain list needs no memory of its own.
type Script func(Request) Turn

// Turns replies with the turns in order. A request beyond the last fails the
// test: it is a turn of the agent that the test did not foresee.
func Turns(turns ...Turn) Script {
	return func(r Request) Turn {
		if r.N < len(turns) {
			return turns[r.N]
		}
		return Turn{}
	}
}

// Always gives the same reply to every request.
func Always(t Turn) Script { return func(Request) Turn { return t } }

// Model is a scripted stand-in for the Messages API on 127.0.0.1. It records
// every request.
type Model struct {
	URL string

	t        testing.TB
	mu       sync.Mutex
	main     script
	branches []branch
	sides    int // the client's own requests
}

type script struct {
	reply    Script
	from     int // requests before this reply function was set
	requests []Request
}

type branch struct {
	marker string
	script
}

// NewModel starts a model that has nothing to say until Play, and stops it when
// the test ends.
func NewModel(t testing.TB) *Model {
	m := &Model{t: t, main: script{reply: Turns()}}
	server := httptest.NewServer(m)
	m.URL = server.URL
	t.Cleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	return m
}

// Play sets the script of the main loop. A later call replaces it: Request.N
// begins at 0 again, the requests recorded so far stay.
func (m *Model) Play(main Script) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.main.reply, m.main.from = main, len(m.main.requests)
}

// When answers the requests whose first user message contains marker from a
// script of their own: a subagent's prompt names it.
func (m *Model) When(marker string, s Script) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.branches = append(m.branches, branch{marker, script{reply: s}})
}

// Requests returns the requests of the main loop so far, oldest first.
func (m *Model) Requests() []Request {
	m.mu.Lock()
	defer m.mu.Unlock()
	return append([]Request(nil), m.main.requests...)
}

// RequestsOf returns the requests of the script registered for marker.
func (m *Model) RequestsOf(marker string) []Request {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, b := range m.branches {
		if b.marker == marker {
			return append([]Request(nil), b.requests...)
		}
	}
	return nil
}

// ServeHTTP answers POST /v1/messages, whatever the query, and nothing else.
func (m *Model) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodPost || r.URL.Path != "/v1/messages" {
		http.NotFound(w, r)
		return
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		return // the client hung up
	}
	req, err := parseRequest(body)
	if err != nil {
		m.t.Errorf("model: %v", err)
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	id, turn := m.answer(req)
	for turn.after != nil && !turn.after() {
		select {
		case <-time.After(pollEvery):
		case <-r.Context().Done():
			return
		}
	}
	if turn.status != 0 {
		writeError(w, turn.status)
		return
	}
	writeTurn(w, id, req.Model, turn)
}

// answer records the request and chooses its reply. The client's own requests
// (titles, names, the summary of /compact) consume no script.
func (m *Model) answer(r Request) (id string, t Turn) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(r.Tools) == 0 || r.asksForSummary() {
		m.sides++
		return fmt.Sprintf("msg_side_%d", m.sides), Text("ok")
	}
	s, name := &m.main, "main"
	for i := range m.branches {
		if strings.Contains(r.firstUserText(), m.branches[i].marker) {
			s, name = &m.branches[i].script, fmt.Sprintf("branch_%d", i)
			break
		}
	}
	r.N = len(s.requests) - s.from
	s.requests = append(s.requests, r)
	t = s.reply(r)
	if len(t.blocks) == 0 && t.status == 0 {
		m.t.Errorf("model: no turn scripted for request %d of %s; it was sent:\n%s", r.N+1, name, r.Fresh())
		t = Text("The script has ended.")
	}
	return fmt.Sprintf("msg_%s_%d", name, len(s.requests)), t
}

func writeError(w http.ResponseWriter, status int) {
	kind := map[int]string{429: "rate_limit_error", 529: "overloaded_error", 500: "api_error"}[status]
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("X-Should-Retry", "false")
	w.WriteHeader(status)
	writeJSON(w, map[string]any{"type": "error", "error": map[string]any{"type": kind, "message": "scripted error"}})
}

// writeTurn streams a reply as server-sent events, one content block after the
// other, each in one delta.
func writeTurn(w http.ResponseWriter, id, model string, t Turn) {
	w.Header().Set("Content-Type", "text/event-stream")
	event := func(kind string, fields map[string]any) {
		fields["type"] = kind
		fmt.Fprintf(w, "event: %s\ndata: ", kind)
		writeJSON(w, fields)
		io.WriteString(w, "\n")
	}
	event("message_start", map[string]any{"message": map[string]any{
		"id": id, "type": "message", "role": "assistant", "model": model, "content": []any{},
		"stop_reason": nil, "stop_sequence": nil,
		"usage": map[string]any{"input_tokens": 1, "output_tokens": 1},
	}})
	for i, b := range t.blocks {
		start, delta := b.events(fmt.Sprintf("toolu_%s_%d", id, i))
		event("content_block_start", map[string]any{"index": i, "content_block": start})
		event("content_block_delta", map[string]any{"index": i, "delta": delta})
		event("content_block_stop", map[string]any{"index": i})
	}
	event("message_delta", map[string]any{
		"delta": map[string]any{"stop_reason": t.stopReason(), "stop_sequence": nil},
		"usage": map[string]any{"output_tokens": 1},
	})
	event("message_stop", map[string]any{})
}

func (b block) events(id string) (start, delta map[string]any) {
	if b.tool == "" {
		return map[string]any{"type": "text", "text": ""},
			map[string]any{"type": "text_delta", "text": b.text}
	}
	args, err := json.Marshal(b.args)
	if err != nil {
		panic(err) // a script's own mistake
	}
	return map[string]any{"type": "tool_use", "id": id, "name": b.tool, "input": map[string]any{}},
		map[string]any{"type": "input_json_delta", "partial_json": string(args)}
}

func writeJSON(w io.Writer, v any) {
	// A failed write means that the client hung up, which some tests want.
	_ = json.NewEncoder(w).Encode(v)
}
