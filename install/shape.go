package install

import (
	"slices"

	"goalkeeper/internal/jsontext"
)

// checkShape refuses a file in which the parts that Plan works on are not what
// the client's settings define.
func checkShape(text string, want Registration) error {
	r := root(text)
	if !r.IsObject() {
		return refuse(text, r.Index, "settings must be an object")
	}
	if err := noneTwice(text, r, "hooks", "permissions", "statusLine"); err != nil {
		return err
	}
	if hooks, ok := lookup(r, "hooks"); ok {
		if err := checkHooks(text, hooks); err != nil {
			return err
		}
	}
	if err := checkRules(text, r, want); err != nil {
		return err
	}
	return checkStatusLine(text, r, want)
}

func checkHooks(text string, hooks jsontext.Value) error {
	if !hooks.IsObject() {
		return refuse(text, hooks.Index, "hooks must be an object of events")
	}
	for _, event := range members(hooks) {
		if err := noneTwice(text, hooks, event.key); err != nil {
			return err
		}
		if !event.value.IsArray() {
			return refuse(text, event.value.Index, "hooks.%s must be an array of groups", event.key)
		}
		for _, g := range members(event.value) {
			if !g.value.IsObject() {
				return refuse(text, g.value.Index, "a group in hooks.%s must be an object", event.key)
			}
			if err := noneTwice(text, g.value, "hooks", "matcher"); err != nil {
				return err
			}
			if m, ok := lookup(g.value, "matcher"); ok && m.Type != jsontext.String {
				return refuse(text, m.Index, "the matcher of a group in hooks.%s must be a string", event.key)
			}
			list, ok := lookup(g.value, "hooks")
			if !ok || !list.IsArray() {
				return refuse(text, g.value.Index, "a group in hooks.%s must have an array named hooks", event.key)
			}
			for _, h := range members(list) {
				if !h.value.IsObject() {
					return refuse(text, h.value.Index, "a hook in hooks.%s must be an object", event.key)
				}
			}
		}
	}
	return nil
}

// noneTwice refuses an object in which one of keys stands more than once: it
// cannot be told which of them its owner means.
func noneTwice(text string, object jsontext.Value, keys ...string) error {
	seen := make([]bool, len(keys))
	for _, m := range members(object) {
		i := slices.Index(keys, m.key)
		if i < 0 {
			continue
		}
		if seen[i] {
			return refuse(text, m.at, "%q stands twice in one object", m.key)
		}
		seen[i] = true
	}
	return nil
}
