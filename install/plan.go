package install

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"goalkeeper/internal/jsontext"
)

// Registration is what a settings file shall hold for Goalkeeper.
type Registration struct {
	Command    string // the program: an absolute path, or the bare name in a file that others share
	Allow      bool   // add the permission rules of AllowRules
	StatusLine bool   // show Goalkeeper's status line
	Earlier    Earlier
}

// Earlier is what installs before this one wrote into the same file.
type Earlier struct {
	Commands []string // programs registered, so that a renamed binary is known again
	Rules    []string // permission rules added; a rule the user had already is not among them
}

// Action says what happens to one entry.
type Action string

// The actions of a Change.
const (
	Added    Action = "added"
	Replaced Action = "replaced"
	Removed  Action = "removed"
)

// Kind says what an entry is.
type Kind string

// The kinds of a Change.
const (
	Hook       Kind = "hook"
	Permission Kind = "permission"
	StatusLine Kind = "status line"
)

// Change is one entry that Plan or Remove changed.
type Change struct {
	Action Action `json:"action"`
	Kind   Kind   `json:"kind"`
	Name   string `json:"name"` // the event and tool call, the rule, or the command
}

// Plan returns file with the registration in it, and what was changed; where
// everything is in place already it returns file itself and no change. Only
// our own entries are touched, all other bytes stay. A nil or blank file counts
// as an empty object. A file that is not strict JSON, or whose hooks have a
// shape the client does not define, gives a *RefusedError.
func Plan(file []byte, want Registration) ([]byte, []Change, error) {
	if want.Command == "" || !utf8.ValidString(want.Command) || strings.ContainsRune(want.Command, 0) {
		// JSON cannot hold it, or no program can have that name.
		return nil, nil, UsageError(fmt.Sprintf("%q cannot be the path of a program", want.Command))
	}
	mark, text := splitMark(file)
	if strings.TrimFunc(text, isBlank) == "" {
		text = "{}" + lineEnd(text)
	}
	if err := strict(text); err != nil {
		return nil, nil, err
	}
	if err := checkShape(text, want); err != nil {
		return nil, nil, err
	}
	return work(file, mark, text,
		func(text string) (string, Change, bool) { return nextHook(text, want) },
		func(text string) (string, Change, bool) { return nextRule(text, want) },
		func(text string) (string, Change, bool) { return nextStatusLine(text, want) },
	)
}

// Remove returns file without our entries: the handlers that isOwn knows, the
// rules that earlier lists, and our status line, whose previous command comes
// back. Groups and lists that are empty then go too. It is as strict about
// JSON as Plan, but steps over shapes it does not know: nobody shall be kept
// from leaving.
func Remove(file []byte, earlier Earlier) ([]byte, []Change, error) {
	mark, text := splitMark(file)
	if strings.TrimFunc(text, isBlank) == "" {
		return file, nil, nil
	}
	if err := strict(text); err != nil {
		return nil, nil, err
	}
	return work(file, mark, text,
		func(text string) (string, Change, bool) { return removeHook(text, earlier.Commands) },
		func(text string) (string, Change, bool) { return removeRule(text, earlier.Rules) },
		func(text string) (string, Change, bool) { return removeStatusLine(text, earlier.Commands) },
	)
}

// task looks for the first thing in text that is not as it should be and puts
// it right; ok is false where there is none.
type task func(text string) (newText string, change Change, ok bool)

// work does each task until nothing is left of it. Every step parses the text
// that the last one made, so none has to think about moved offsets.
func work(file []byte, mark, text string, tasks ...task) ([]byte, []Change, error) {
	var changes []Change
	for _, next := range tasks {
		for {
			newText, change, ok := next(text)
			if !ok {
				break
			}
			text = newText
			changes = append(changes, change)
		}
	}
	if len(changes) == 0 {
		return file, nil, nil
	}
	return []byte(mark + text), changes, nil
}

// nextHook replaces, adds or removes one handler, until those of the table
// stand in the file once each, and no other of ours.
func nextHook(text string, want Registration) (string, Change, bool) {
	l, r := layoutOf(text), root(text)
	own := ownHandlers(r, append([]string{want.Command}, want.Earlier.Commands...))

	var missing []entry
	for _, e := range events {
		i := slices.IndexFunc(own, func(p place) bool { return p.serves(e) && !p.taken })
		if i < 0 {
			missing = append(missing, e)
			continue
		}
		own[i].taken = true
		wanted := handlerFor(e, want.Command)
		if !same(own[i].handler, wanted.fields()) {
			return replace(text, l, own[i].handler, wanted), Change{Replaced, Hook, e.label()}, true
		}
	}
	if len(missing) > 0 {
		return addHandler(text, l, r, own, missing[0], want.Command), Change{Added, Hook, missing[0].label()}, true
	}
	if i := slices.IndexFunc(own, func(p place) bool { return !p.taken }); i >= 0 {
		return prune(text, own[i].way), Change{Removed, Hook, own[i].label()}, true
	}
	return text, Change{}, false
}

// removeHook takes out the first of our handlers.
func removeHook(text string, known []string) (string, Change, bool) {
	own := ownHandlers(root(text), known)
	if len(own) == 0 {
		return text, Change{}, false
	}
	return prune(text, own[0].way), Change{Removed, Hook, own[0].label()}, true
}

// addHandler writes the handler of e: into the group that already holds one of
// ours for the same tools, else into a new group at the end of its event.
func addHandler(text string, l layout, r jsontext.Value, own []place, e entry, command string) string {
	h := handlerFor(e, command)
	for _, p := range own {
		if p.event == e.event && p.matcher == e.matcher {
			return insert(text, l, p.way[len(p.way)-1].container, "", h)
		}
	}
	g := group{Matcher: e.matcher, Hooks: []handler{h}}
	hooks, ok := lookup(r, "hooks")
	if !ok {
		return insert(text, l, r, "hooks", map[string][]group{e.event: {g}})
	}
	groups, ok := lookup(hooks, e.event)
	if !ok {
		return insert(text, l, hooks, e.event, []group{g})
	}
	return insert(text, l, groups, "", g)
}
