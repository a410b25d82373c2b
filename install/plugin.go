package install

// Facts about the plugin that its two manifests share.
const (
	pluginDescription = "Keeps a coding agent working until its acceptance criteria are proven, and gives control back when holding on no longer helps"
	pluginLicense     = "MIT"
)

// manifest is plugin.json.
type manifest struct {
	Name        string `json:"name"`
	Version     string `json:"version"`
	Description string `json:"description"`
	Author      person `json:"author"`
	License     string `json:"license"`
}

// marketplace is marketplace.json: a list of one plugin, in this repository.
type marketplace struct {
	Name        string            `json:"name"`
	Description string            `json:"description"`
	Owner       person            `json:"owner"`
	Plugins     []marketplaceItem `json:"plugins"`
}

type marketplaceItem struct {
	Name        string `json:"name"`
	Source      string `json:"source"`
	Description string `json:"description"`
}

type person struct {
	Name string `json:"name"`
}

// PluginTree returns the files of the plugin and of the marketplace that
// offers it, by their slash path from the repository's root. The hooks come
// from the same table as those in settings.
func PluginTree(version string) map[string][]byte {
	owner := person{"The Goalkeeper authors"}
	tree := map[string][]byte{
		".claude-plugin/marketplace.json": document(marketplace{
			Name: name, Description: pluginDescription, Owner: owner,
			Plugins: []marketplaceItem{{name, "./plugin", pluginDescription}},
		}),
		"plugin/.claude-plugin/plugin.json": document(manifest{name, version, pluginDescription, owner, pluginLicense}),
		"plugin/hooks/hooks.json":           pluginHooks(),
	}
	for _, a := range skillAssets {
		tree["plugin/"+a.path] = asset(a.asset)
	}
	return tree
}

// pluginHooks is hooks.json. A plugin cannot know where the program is, or
// whether it is there at all, so its hooks are shell lines that look in PATH.
// Where the program is missing they read their input to its end, for a hook
// that exits early is shown as an error, and are silent, but for one hint when
// a session starts.
func pluginHooks() []byte {
	const (
		guard = "if command -v goalkeeper >/dev/null 2>&1; then exec goalkeeper hook; fi; cat >/dev/null"
		hint  = `The goalkeeper plugin is enabled, but there is no program goalkeeper in PATH: install it, or disable the plugin.`
	)
	groups := map[string][]group{}
	for _, e := range events {
		line := guard
		if e.event == "SessionStart" {
			line += "; printf '%s\\n' '" + encode(map[string]string{"systemMessage": hint}) + "'"
		}
		h := handler{Type: "command", Command: line, If: e.filter, Timeout: timeout}
		list := groups[e.event]
		if n := len(list) - 1; n >= 0 && list[n].Matcher == e.matcher {
			list[n].Hooks = append(list[n].Hooks, h)
			continue
		}
		groups[e.event] = append(list, group{Matcher: e.matcher, Hooks: []handler{h}})
	}
	return document(struct {
		Description string             `json:"description"`
		Hooks       map[string][]group `json:"hooks"`
	}{pluginDescription, groups})
}

// document is a whole JSON file of value, two blanks a level.
func document(value any) []byte {
	return []byte(layout{eol: "\n", unit: "  ", lines: true}.render(value, "") + "\n")
}
