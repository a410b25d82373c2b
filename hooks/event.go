// Package hooks is what a host calls: one event in, one decision out. A hook
// never fails: what it cannot read or do, it lets pass and logs (DESIGN §6).
package hooks

import (
	"errors"

	"goalkeeper/internal/jsontext"
	"goalkeeper/policy/hold"
)

// Event is a host's event, decoded leniently: unknown fields are passed over,
// and keys may be snake_case or camelCase.
type Event struct {
	Name       string // hook_event_name
	Session    string // session_id
	Prompt     string // prompt: what the user typed
	PromptID   string // prompt_id, or turn_id of Codex: the turn's name
	Cwd        string
	Mode       string // permission_mode
	AgentID    string // agent_id: the event is a subagent's
	Transcript string // transcript_path
	Source     string // SessionStart: startup, resume, clear, compact, fork
	EndReason  string // SessionEnd: clear, resume, logout, …

	StopActive  bool   // stop_hook_active: a hold of this prompt runs
	LastMessage string // last_assistant_message
	Tasks       []hold.Task
	Crons       []hold.Cron

	Tool         string // tool_name
	ToolPath     string // tool_input.file_path
	ToolCommand  string // tool_input.command
	ToolCreated  bool   // tool_response.type is create
	ToolError    string // error
	ToolOwnAbort bool   // is_interrupt
}

// ErrNotEvent says that the input is no JSON object.
var ErrNotEvent = errors.New("the input is not one JSON object")

// Decode reads one event. Text that is no valid Unicode is made so when it is
// used, not here.
func Decode(raw []byte) (Event, error) {
	var ev Event
	ok := members(raw, func(key, value string) {
		ev.set(key, value)
	})
	if !ok {
		return Event{}, ErrNotEvent
	}
	return ev, nil
}

// set takes one top-level field.
func (ev *Event) set(key, value string) {
	v := jsontext.Parse(value)
	switch key {
	case "hook_event_name", "hookEventName":
		ev.Name = text(v)
	case "session_id", "sessionId":
		ev.Session = text(v)
	case "prompt":
		ev.Prompt = text(v)
	case "prompt_id", "promptId", "turn_id", "turnId":
		ev.PromptID = text(v)
	case "cwd":
		ev.Cwd = text(v)
	case "permission_mode", "permissionMode":
		ev.Mode = text(v)
	case "agent_id", "agentId":
		ev.AgentID = text(v)
	case "transcript_path", "transcriptPath":
		ev.Transcript = text(v)
	case "source":
		ev.Source = text(v)
	case "reason":
		ev.EndReason = text(v)
	case "stop_hook_active", "stopHookActive":
		ev.StopActive = v.Bool()
	case "last_assistant_message", "lastAssistantMessage":
		ev.LastMessage = text(v)
	case "background_tasks", "backgroundTasks":
		ev.Tasks = tasks(v)
	case "session_crons", "sessionCrons":
		ev.Crons = crons(v)
	case "tool_name", "toolName":
		ev.Tool = text(v)
	case "tool_input", "toolInput":
		ev.ToolPath = text(first(v, "file_path", "filePath"))
		ev.ToolCommand = text(v.Get("command"))
	case "tool_response", "toolResponse":
		ev.ToolCreated = text(v.Get("type")) == "create"
	case "error":
		ev.ToolError = text(v)
	case "is_interrupt", "isInterrupt":
		ev.ToolOwnAbort = v.Bool()
	}
}

// text takes a string; null and every other type is no text.
func text(v jsontext.Value) string {
	if v.Type != jsontext.String {
		return ""
	}
	return v.Str
}

// first returns the first of the fields that v has.
func first(v jsontext.Value, keys ...string) jsontext.Value {
	for _, k := range keys {
		if f := v.Get(k); f.Exists() {
			return f
		}
	}
	return jsontext.Value{}
}

// maxListed bounds how many tasks and crons are looked at.
const maxListed = 1000

func tasks(v jsontext.Value) []hold.Task {
	var all []hold.Task
	v.ForEach(func(_, t jsontext.Value) bool {
		if t.IsObject() {
			all = append(all, hold.Task{ID: text(t.Get("id")), Type: text(t.Get("type"))})
		}
		return len(all) < maxListed
	})
	return all
}

func crons(v jsontext.Value) []hold.Cron {
	var all []hold.Cron
	v.ForEach(func(_, c jsontext.Value) bool {
		if c.IsObject() {
			all = append(all, hold.Cron{ID: text(c.Get("id")), Recurring: c.Get("recurring").Bool(), Prompt: text(c.Get("prompt"))})
		}
		return len(all) < maxListed
	})
	return all
}
