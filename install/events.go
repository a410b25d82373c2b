package install

import "goalkeeper/internal/jsontext"

// timeout is how long the client waits for one call of a hook, in seconds.
const timeout = 10

// hookArgs are the arguments of the registered program: the hook path of the one binary.
var hookArgs = [...]string{"hook"}

// entry is one handler of the registration.
type entry struct {
	event   string // the client's event name
	matcher string // which tools; empty for events that take none
	filter  string // one permission rule (`if`): the client starts the hook for such a call only
}

// events is what is registered (DESIGN §6). Settings, the plugin's hooks.json
// and uninstall all read this table. Each tool needs a handler of its own,
// because a filter holds one rule and a rule names one tool.
var events = [...]entry{
	{event: "SessionStart"},
	{event: "UserPromptSubmit"},
	{event: "PostToolUse", matcher: "Read|Write|Edit", filter: "Read(**/.litgravity/goals/**)"},
	{event: "PostToolUse", matcher: "Read|Write|Edit", filter: "Write(**/.litgravity/goals/**)"},
	{event: "PostToolUse", matcher: "Read|Write|Edit", filter: "Edit(**/.litgravity/goals/**)"},
	{event: "PostToolUse", matcher: "Read|Write|Edit", filter: "Read(**/.agents/goal/GOAL.md)"},
	{event: "PostToolUse", matcher: "Read|Write|Edit", filter: "Write(**/.agents/goal/GOAL.md)"},
	{event: "PostToolUse", matcher: "Read|Write|Edit", filter: "Edit(**/.agents/goal/GOAL.md)"},
	{event: "PostToolUse", matcher: "Bash", filter: "Bash(goalkeeper *)"},
	{event: "PostToolUseFailure", matcher: "Bash"},
	{event: "Stop"},
	{event: "SessionEnd"},
}

// handler is one hook as the client's settings spell it. With Args the client
// starts Command directly, without a shell.
type handler struct {
	Type    string   `json:"type"`
	Command string   `json:"command"`
	Args    []string `json:"args,omitempty"`
	If      string   `json:"if,omitempty"`
	Timeout int      `json:"timeout"`
}

// group is the client's bundle of handlers for one matcher.
type group struct {
	Matcher string    `json:"matcher,omitempty"`
	Hooks   []handler `json:"hooks"`
}

// handlerFor spells the handler of e in exec form.
func handlerFor(e entry, command string) handler {
	return handler{Type: "command", Command: command, Args: hookArgs[:], If: e.filter, Timeout: timeout}
}

// fields returns h as a decoder would see it, to compare it with what stands in a file.
func (h handler) fields() map[string]any {
	var m map[string]any
	_ = jsontext.Unmarshal(jsontext.Marshal(h), &m) // a handler is strings and numbers
	return m
}

// label names an entry for people: the event and, where there is one, the tool call.
func (e entry) label() string {
	switch {
	case e.filter != "":
		return e.event + " " + e.filter
	case e.matcher != "":
		return e.event + " " + e.matcher
	}
	return e.event
}
