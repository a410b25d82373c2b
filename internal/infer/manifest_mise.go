package infer

import (
	"maps"
	"slices"
	"strings"
)

// pins are the tools that .tool-versions or mise.toml fix for a project; they
// tell which package manager and which language are meant.
func (pl *place) pins() []string {
	var out []string
	if src, ok := pl.p.read(pl.file(".tool-versions")); ok {
		for _, line := range strings.Split(src, "\n") {
			line, _, _ = strings.Cut(line, "#")
			if f := strings.Fields(line); len(f) > 1 {
				out = append(out, f[0])
			}
		}
	}
	if doc, ok := pl.miseFile(); ok {
		if m, ok := doc["tools"].(map[string]any); ok {
			out = append(out, slices.Sorted(maps.Keys(m))...)
		}
	}
	return out
}

func (pl *place) miseFile() (map[string]any, bool) {
	for _, f := range [...]string{"mise.toml", ".mise.toml", "mise/config.toml", ".config/mise.toml"} {
		if pl.p.kind(pl.file(f)) != 0 {
			return pl.p.toml(pl.file(f))
		}
	}
	return nil, false
}

// miseTasks reads the tasks of mise.toml.
func (pl *place) miseTasks() *recipes {
	const bit = 512
	if pl.done&bit == 0 {
		pl.done |= bit
		doc, ok := pl.miseFile()
		if !ok {
			return nil
		}
		tasks, _ := doc["tasks"].(map[string]any)
		rs := &recipes{file: pl.file("mise.toml"), call: "mise run"}
		for _, n := range slices.Sorted(maps.Keys(tasks)) {
			r := recipe{name: n}
			switch x := tasks[n].(type) {
			case map[string]any:
				r.body = tomlStrings(x["run"])
				r.deps = tomlStrings(x["depends"])
			default:
				r.body = tomlStrings(x)
			}
			rs.list = append(rs.list, r)
		}
		pl.mise = rs
	}
	return pl.mise
}

// pinnedManager is the node package manager that a pin names.
func (pl *place) pinnedManager() string {
	for _, t := range pl.pins() {
		switch t {
		case "pnpm", "yarn", "bun":
			return t
		}
	}
	return ""
}

// pinnedNode says whether node is the one language that is pinned.
func (pl *place) pinnedNode() bool {
	node, other := false, false
	for _, t := range pl.pins() {
		switch t {
		case "node", "nodejs", "bun":
			node = true
		case "go", "golang", "rust", "python", "ruby", "java", "elixir", "php", "zig", "swift":
			other = true
		}
	}
	return node && !other
}
