package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"goalkeeper/install"
)

// checkSettings judges the settings files, one by one and together.
func checkSettings(settings []install.Inspection, o install.Options) []check {
	var checks []check
	var with []install.Inspection // the files that register us
	plugins := false
	for _, i := range settings {
		if !i.Exists {
			continue
		}
		checks = append(checks, checkFile(i))
		if len(i.Twice) > 0 {
			checks = append(checks, check{"settings", warn, fmt.Sprintf("%s registers some hooks more than once: %s", i.Path, strings.Join(i.Twice, ", ")), installFor(i)})
		}
		if len(i.Others) > 0 {
			checks = append(checks, check{"settings", warn, fmt.Sprintf("%s has hooks of somebody else's making that run Goalkeeper too: %s", i.Path, strings.Join(i.Others, ", ")), "remove one of the two there"})
		}
		for _, cmd := range i.Commands {
			if cmd.Shell != "" {
				checks = append(checks, check{"settings", warn, fmt.Sprintf("%s starts the hooks through a shell, whose profile can get in the way", i.Path), installFor(i)})
				break
			}
		}
		if i.DisableAllHooks {
			checks = append(checks, check{"settings", broken, fmt.Sprintf("%s has \"disableAllHooks\": no hook runs", i.Path), "take disableAllHooks out of that file"})
		}
		if i.ManagedHooksOnly && i.Scope == install.Managed && len(i.Commands) == 0 {
			checks = append(checks, check{"settings", broken, fmt.Sprintf("%s has \"allowManagedHooksOnly\": the client runs no hook but the administrator's", i.Path), "ask the administrator to add Goalkeeper's hooks there"})
		}
		if len(i.Commands) > 0 {
			with = append(with, i)
		}
		plugins = plugins || len(i.Plugins) > 0
	}
	return append(checks, checkTogether(with, plugins, o)...)
}

// checkFile is the line of one settings file.
func checkFile(i install.Inspection) check {
	where := string(i.Scope) + " settings " + i.Path
	switch {
	case i.Fault != nil:
		return check{"settings", broken, fmt.Sprintf("%s:%v", where, i.Fault), "correct it there; until then the client may read none of the file"}
	case len(i.Missing) > 0:
		return check{"settings", warn, fmt.Sprintf("%s: hooks are missing: %s", where, strings.Join(i.Missing, ", ")), installFor(i)}
	case len(i.Commands) > 0 && i.StatusLine != "":
		return check{"settings", fine, where + ": all hooks and the status line", ""}
	case len(i.Commands) > 0:
		return check{"settings", fine, where + ": all hooks", ""}
	case len(i.Plugins) > 0:
		return check{"settings", fine, where + ": plugin " + strings.Join(i.Plugins, ", "), ""}
	}
	return check{"settings", fine, where + ": valid, no hook of Goalkeeper's", ""}
}

// checkTogether judges what several files add up to.
func checkTogether(with []install.Inspection, plugins bool, o install.Options) []check {
	switch {
	case len(with) == 0 && !plugins:
		return []check{{"hooks", broken, "Goalkeeper is registered nowhere that counts here", "goalkeeper install"}}
	case len(with) > 0 && plugins:
		return []check{{"hooks", warn, fmt.Sprintf("the plugin and %s both register Goalkeeper: every event runs twice", with[0].Path), "goalkeeper uninstall" + scopeFlag(with[0].Scope) + ", or disable the plugin"}}
	case len(with) > 1:
		first, last := with[0], with[len(with)-1]
		if slices.EqualFunc(first.Commands, last.Commands, func(a, b install.Command) bool { return commandText(a) == commandText(b) }) {
			return []check{{"hooks", note, fmt.Sprintf("%s and %s register the same hooks; the client runs them once", first.Path, last.Path), ""}}
		}
		return []check{{"hooks", warn, fmt.Sprintf("%s and %s start different programs: every event runs twice", first.Path, last.Path), "goalkeeper uninstall" + scopeFlag(last.Scope)}}
	case len(with) == 1 && with[0].Scope != install.User && with[0].Scope != install.Managed && o.ProjectDir != "":
		return []check{{"hooks", note, "registered for this project alone; the client reads its settings only when it is started in " + o.ProjectDir, ""}}
	}
	return nil
}

// installFor is the command that puts one file right.
func installFor(i install.Inspection) string {
	if i.Scope == install.Managed {
		return "ask the administrator to correct it"
	}
	return "goalkeeper install" + scopeFlag(i.Scope)
}

func scopeFlag(s install.Scope) string {
	switch s {
	case install.User:
		return ""
	case install.Project:
		return " --scope project --shared"
	}
	return " --scope " + string(s)
}

// checkOtherTools names what else runs the hooks: tools that read the client's
// settings file, or have hooks of their own.
func checkOtherTools(e checkup) []check {
	var checks []check
	userFile := slices.ContainsFunc(e.settings, func(i install.Inspection) bool { return i.Scope == install.User && len(i.Commands) > 0 })
	if info, err := os.Stat(filepath.Join(e.env.Home, ".cursor")); err == nil && info.IsDir() && userFile {
		checks = append(checks, check{"tools", note, "Cursor is set up here and can run the hooks of the client's settings too: its sessions can have goals", ""})
	}
	codex := filepath.Join(e.env.Home, ".codex", "hooks.json")
	if raw, err := os.ReadFile(codex); err == nil && strings.Contains(string(raw), "goalkeeper") {
		checks = append(checks, check{"tools", note, codex + " runs Goalkeeper too", "Codex must trust the hook once: start codex and confirm it"})
	}
	return checks
}
