package install

import (
	"slices"

	"goalkeeper/internal/jsontext"
)

// allowed lists the commands that an agent may run unasked: they start no
// program and weaken no promise, whatever flags follow. Not among them, and
// never to be: prove, retry, statusline and doctor (they start programs),
// `goal check` without --read-only (--run starts programs, and the two exclude
// each other), close, drop, abandon, replace, done, reword, remove, resume,
// adopt and `blocker resolve` (they weaken or decide), install and uninstall.
//
// A trailing blank and star stand for any arguments or none, a star within for
// some; a line without one allows that very command and nothing behind it.
var allowed = [...]string{
	"goalkeeper status *",
	"goalkeeper explain *",
	"goalkeeper infer *",
	"goalkeeper version",
	"goalkeeper goal set *",
	"goalkeeper goal show *",
	"goalkeeper goal list *",
	"goalkeeper goal add *",
	"goalkeeper goal pass *",
	"goalkeeper goal fail *",
	"goalkeeper goal block *",
	"goalkeeper goal steer *",
	"goalkeeper goal blocker add *",
	"goalkeeper goal needs-user *",
	"goalkeeper goal recover *",
	"goalkeeper goal check * --read-only",
	"goalkeeper loop set *",
	"goalkeeper loop show *",
	"goalkeeper loop tick *",
	"goalkeeper loop block *",
	"goalkeeper loop restore *",
	"goalkeeper condition synth *",
	"goalkeeper condition validate *",
	"goalkeeper condition hash *",
	"goalkeeper condition event *",
	"goalkeeper condition audit *",
}

// AllowRules returns the permission rules that Allow adds, as the client
// spells them: Bash(goalkeeper status *) and so on.
func AllowRules() []string {
	rules := make([]string, len(allowed))
	for i, command := range allowed {
		rules[i] = "Bash(" + command + ")"
	}
	return rules
}

// ruleList finds permissions.allow and the way to it.
func ruleList(r jsontext.Value) (list jsontext.Value, way []step, ok bool) {
	for i, p := range members(r) {
		if p.key != "permissions" || !p.value.IsObject() {
			continue
		}
		for j, a := range members(p.value) {
			if a.key == "allow" && a.value.IsArray() {
				list, way, ok = a.value, []step{{r, i}, {p.value, j}}, true
			}
		}
	}
	return list, way, ok
}

// nextRule takes out a rule that an earlier install added and that is no
// longer one of ours, then adds what is missing.
func nextRule(text string, want Registration) (string, Change, bool) {
	l, r := layoutOf(text), root(text)
	rules := AllowRules()
	stale := slices.DeleteFunc(slices.Clone(want.Earlier.Rules), func(rule string) bool { return slices.Contains(rules, rule) })
	if t, c, ok := removeRule(text, stale); ok || !want.Allow {
		return t, c, ok
	}
	list, _, ok := ruleList(r)
	for _, rule := range rules {
		if ok && slices.ContainsFunc(members(list), func(m member) bool { return m.value.String() == rule }) {
			continue
		}
		change := Change{Added, Permission, rule}
		if ok {
			return insert(text, l, list, "", rule), change, true
		}
		if permissions, ok := lookup(r, "permissions"); ok {
			return insert(text, l, permissions, "allow", []string{rule}), change, true
		}
		return insert(text, l, r, "permissions", map[string][]string{"allow": {rule}}), change, true
	}
	return text, Change{}, false
}

// removeRule takes the first of rules that stands in permissions.allow out of it.
func removeRule(text string, rules []string) (string, Change, bool) {
	list, way, _ := ruleList(root(text))
	for i, m := range members(list) {
		if m.value.Type == jsontext.String && slices.Contains(rules, m.value.String()) {
			return prune(text, append(way, step{list, i})), Change{Removed, Permission, m.value.String()}, true
		}
	}
	return text, Change{}, false
}

func checkRules(text string, r jsontext.Value, want Registration) error {
	permissions, ok := lookup(r, "permissions")
	if !ok || !want.Allow {
		return nil
	}
	if !permissions.IsObject() {
		return refuse(text, permissions.Index, "permissions must be an object")
	}
	if err := noneTwice(text, permissions, "allow"); err != nil {
		return err
	}
	if list, ok := lookup(permissions, "allow"); ok && !list.IsArray() {
		return refuse(text, list.Index, "permissions.allow must be an array of rules")
	}
	return nil
}
