package install

import (
	"reflect"
	"slices"
	"strings"

	"github.com/kballard/go-shellquote"

	"goalkeeper/internal/jsontext"
)

// name is the program's name in PATH, in rules and in shared files.
const name = "goalkeeper"

// isOwn reports whether a handler in a settings file starts Goalkeeper's
// hook: in exec form or as a shell line, under any path, bare (the binary acts
// as the hook when it is started with nothing) or with the argument hook.
// known lists further commands that an install wrote, for a renamed binary.
// A line that does more than that (variables set, a pipe, another program in
// front) is somebody's own and not ours.
func isOwn(h jsontext.Value, known []string) bool {
	var fields map[string]any
	if jsontext.Unmarshal([]byte(h.Raw), &fields) != nil {
		return false
	}
	if kind, ok := fields["type"]; ok && kind != "command" {
		return false
	}
	command, ok := fields["command"].(string)
	if !ok {
		return false
	}
	if args, ok := fields["args"]; ok {
		list, ok := args.([]any)
		return ok && isProgram(command, known) && (len(list) == 0 || len(list) == 1 && list[0] == hookArgs[0])
	}
	words := commandWords(command, known)
	return len(words) == 1 || len(words) == 2 && words[1] == hookArgs[0]
}

// mentions reports whether a handler that is not ours runs the hook all the
// same, somewhere in a line or script of its owner.
func mentions(h jsontext.Value, known []string) bool {
	lines := []string{h.Get("command").String()}
	for _, arg := range h.Get("args").Array() {
		lines = append(lines, arg.String())
	}
	return slices.ContainsFunc(lines, func(line string) bool {
		words, _ := shellquote.Split(line) // on an error, what could be read
		for i := 1; i < len(words); i++ {
			if isProgram(words[i-1], known) && strings.TrimRight(words[i], ";|&)") == hookArgs[0] {
				return true
			}
		}
		return false
	})
}

// isProgram reports whether word names this program: by its name under any
// path, or as one of the known commands.
func isProgram(word string, known []string) bool {
	if slices.Contains(known, word) {
		return true
	}
	base := word[strings.LastIndexAny(word, `/\`)+1:]
	return base == name || strings.EqualFold(base, name+".exe")
}

// commandWords splits a command line that starts this program into its words,
// the program first; of any other line it returns nothing. It reads the line
// as a POSIX shell does, then, for a path with bare backslashes, as words
// between blanks.
func commandWords(line string, known []string) []string {
	if words, err := shellquote.Split(line); err == nil && len(words) > 0 && isProgram(words[0], known) {
		return words
	}
	if words := strings.Fields(line); len(words) > 0 && isProgram(words[0], known) {
		return words
	}
	return nil
}

// place is where a handler of ours stands.
type place struct {
	entry
	handler jsontext.Value
	way     []step // root, hooks, the event's groups, the group's handlers
	taken   bool   // an entry of the table has found its handler here
}

// serves reports whether the handler stands where e wants it. On an event
// without tools a matcher is of no account.
func (p place) serves(e entry) bool {
	return p.event == e.event && p.filter == e.filter && (p.matcher == e.matcher || e.matcher == "")
}

// ownHandlers lists our handlers in all events. Values of an unknown shape are
// passed over.
func ownHandlers(r jsontext.Value, known []string) []place {
	var list []place
	for i, h := range members(r) {
		if h.key != "hooks" || !r.IsObject() || !h.value.IsObject() {
			continue
		}
		for j, event := range members(h.value) {
			if !event.value.IsArray() {
				continue
			}
			for k, g := range members(event.value) {
				hooks, ok := lookup(g.value, "hooks")
				if !ok || !hooks.IsArray() {
					continue
				}
				matcher, _ := lookup(g.value, "matcher")
				for n, m := range members(hooks) {
					if !m.value.IsObject() || !isOwn(m.value, known) {
						continue
					}
					filter, _ := lookup(m.value, "if")
					list = append(list, place{
						entry:   entry{event.key, matcher.String(), filter.String()},
						handler: m.value,
						way:     []step{{r, i}, {h.value, j}, {event.value, k}, {hooks, n}},
					})
				}
			}
		}
	}
	return list
}

// same reports whether the JSON value v holds exactly fields, in whatever
// order and layout.
func same(v jsontext.Value, fields map[string]any) bool {
	var have map[string]any
	return jsontext.Unmarshal([]byte(v.Raw), &have) == nil && reflect.DeepEqual(have, fields)
}
