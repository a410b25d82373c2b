package install

import (
	"strings"

	"goalkeeper/internal/jsontext"
)

// noteElsewhere names what else runs Goalkeeper: entries in the files of other
// scopes, an enabled plugin, and lines in any of the files that are not ours
// to touch. Each of them would run in addition.
func (in installer) noteElsewhere(path string, file []byte, known []string, report *Report) {
	noteOthers(path, file, known, report)
	for _, scope := range []Scope{User, Project, Local} {
		other, err := in.scopeFile(scope)
		if err != nil {
			continue
		}
		if other, err = resolve(other); err != nil || other == path {
			continue
		}
		data, err := in.read(other)
		if err != nil {
			continue // what cannot be read registers nothing that we could name
		}
		if own := ownIn(data, known); own > 0 {
			report.note("%s registers Goalkeeper too (entries: %d): an event runs twice unless both entries are the same", other, own)
		}
		noteOthers(other, data, known, report)
	}
}

// noteOthers names the hooks and plugins in one file that run Goalkeeper without being its entries.
func noteOthers(path string, file []byte, known []string, report *Report) {
	r, ok := parsed(file)
	if !ok {
		return
	}
	for _, event := range foreignMentions(r, known) {
		report.note("%s has a hook on %s that runs Goalkeeper in a way of its own; it was left alone", path, event)
	}
	for _, plugin := range enabledPlugins(r) {
		report.note("%s enables the plugin %s, which registers the same hooks: keep one of the two", path, plugin)
	}
}

// ownIn counts our handlers in a settings file.
func ownIn(file []byte, known []string) int {
	r, ok := parsed(file)
	if !ok {
		return 0
	}
	return len(ownHandlers(r, known))
}

// parsed is the root of a settings file; ok is false for one that is blank or not JSON.
func parsed(file []byte) (r jsontext.Value, ok bool) {
	_, text := splitMark(file)
	if strict(text) != nil {
		return r, false
	}
	return root(text), true
}

// foreignMentions lists the events that have a handler which runs Goalkeeper
// but is not ours, each event once.
func foreignMentions(r jsontext.Value, known []string) []string {
	var events []string
	hooks, _ := lookup(r, "hooks")
	for _, event := range members(hooks) {
		found := false
		for _, g := range members(event.value) {
			list, _ := lookup(g.value, "hooks")
			for _, h := range members(list) {
				found = found || h.value.IsObject() && !isOwn(h.value, known) && mentions(h.value, known)
			}
		}
		if found {
			events = append(events, event.key)
		}
	}
	return events
}

// enabledPlugins lists the enabled plugins of our name, from whatever marketplace.
func enabledPlugins(r jsontext.Value) []string {
	var list []string
	plugins, _ := lookup(r, "enabledPlugins")
	for _, p := range members(plugins) {
		if (p.key == name || strings.HasPrefix(p.key, name+"@")) && p.value.Type == jsontext.True {
			list = append(list, p.key)
		}
	}
	return list
}
