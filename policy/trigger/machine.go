package trigger

import "strings"

// machineStarts are the openings of text that a host writes in the user's place
// (DESIGN §6 step 1). A prompt that begins with one is nobody's words.
var machineStarts = [...]string{
	"<task-notification>",
	"<system-reminder>",
	"<local-command-",
	"<command-",
	"<bash-",
	"<channel",
	"<teammate-message",
	"[MESSAGE FROM NON-USER SOURCE",
	"[Request interrupted",
	"Stop hook feedback:",
	"Goal set:",
	"A session-scoped Stop hook is now active",
	"This session is being continued from a previous conversation",
}

// machineTags open blocks that a host puts into a person's prompt; a closed one
// is masked, the rest is read.
var machineTags = [...]string{
	"task-notification", "system-reminder", "local-command-", "command-", "bash-",
	"channel", "teammate-message", "user-prompt-submit-hook", "ide_selection", "ide_opened_file",
}

// pastedTags open blocks of output, files and talk that a person pastes; a
// closed one is masked too.
var pastedTags = [...]string{
	"stdout", "stderr", "output", "log", "logs", "error", "traceback", "diff", "file", "document", "transcript",
	"conversation", "example", "quote", "blockquote", "pre", "code", "tool_result", "function_results", "results",
}

func machineMade(s, prompt string, crons []string) bool {
	s = strings.TrimLeft(s, " \t\r\n\ufeff")
	for _, m := range machineStarts {
		if strings.HasPrefix(s, m) {
			return true
		}
	}
	prompt = strings.TrimSpace(prompt)
	for _, c := range crons {
		if c = strings.TrimSpace(c); c != "" && c == prompt {
			return true
		}
	}
	return false
}

// slash reads a slash command: a name of letters, digits, "_", "-" and ":" that
// ends at a space or the end of the text, so "/tmp/x is full" is none.
func slash(p plain) (Slash, bool) {
	lead := len(p.s) - len(strings.TrimLeft(p.s, " \t\r\n\ufeff"))
	s := p.s[lead:]
	if len(s) < 2 || s[0] != '/' {
		return Slash{}, false
	}
	i := 1
	for i < len(s) && (isASCIILetter(s[i]) || isDigit(rune(s[i])) || strings.IndexByte("_-:.", s[i]) >= 0) {
		i++
	}
	if i == 1 || i < len(s) && strings.IndexByte(" \t\r\n", s[i]) < 0 {
		return Slash{}, false
	}
	return Slash{Name: s[1:i], Args: strings.TrimSpace(p.original(lead+i, len(p.s)))}, true
}

const routePrefix = "litgravity:"

func slashRoute(name string) Route {
	name, ok := strings.CutPrefix(strings.ToLower(name), routePrefix)
	if !ok {
		return NoRoute
	}
	switch r := Route(name); r {
	case LitLoop, StartWork, LitGoal:
		return r
	}
	return EndsRoute
}

// HostKind is what the host's own /goal command was asked for.
type HostKind int

// HostStatus is "/goal" alone.
const (
	HostStatus HostKind = iota
	HostSet
	HostClear
)

// HostGoal tells what "/goal args" means to the host, with the condition when it
// sets one.
func HostGoal(args string) (HostKind, string) {
	args = strings.TrimSpace(args)
	switch strings.ToLower(args) {
	case "":
		return HostStatus, ""
	case "clear", "stop", "off", "reset", "none", "cancel":
		return HostClear, ""
	}
	return HostSet, args
}
