package install

import (
	"path/filepath"
	"slices"
	"strings"

	"github.com/kballard/go-shellquote"

	"goalkeeper/internal/jsontext"
)

// Managed names the settings that an administrator gives out. Goalkeeper reads
// them and never writes them.
const Managed Scope = "managed"

// Inspection is what one settings file says that matters to Goalkeeper.
type Inspection struct {
	Path   string
	Scope  Scope
	Exists bool
	Fault  error // why it cannot be read, with line and column where it is not strict JSON

	Commands   []Command // the command lines of our handlers, each once
	Missing    []string  // entries of the registration that stand nowhere in the file; nil where it has none of ours
	Twice      []string  // entries that stand more than once
	Others     []string  // events with a hook that runs Goalkeeper in a way of its own
	Plugins    []string  // enabled plugins of our name
	StatusLine string    // the status line's command, if it is ours

	DisableAllHooks  bool
	ManagedHooksOnly bool
	Env              map[string]string // variables that the client sets for hooks and tools
	Sandbox          bool              // the agent's commands run in the client's sandbox
	SandboxWrites    []string          // folders it may write there, as the file spells them
}

// Command is how a handler starts the program: directly, or as a shell line.
type Command struct {
	Program string   // as the file spells it
	Args    []string // of a direct start
	Shell   string   // the line, where a shell starts it
	Timeout int      // seconds; 0 where the file sets none
}

// Inspect reads the settings of every scope that applies to o's project, those
// of the administrator in managedFolder ("" for none) last. It changes nothing.
// An error says that install's own records cannot be read; the inspections are
// then without what only those tell.
func Inspect(o Options, managedFolder string) ([]Inspection, error) {
	in := installer{o, realDisk()}
	recorded, err := in.records().all()
	var known []string
	for _, r := range recorded {
		known = union(known, r.Commands)
	}
	var list []Inspection
	look := func(scope Scope, path string) {
		if slices.ContainsFunc(list, func(i Inspection) bool { return i.Path == path }) {
			return // where the project is the home folder, two scopes share a file
		}
		list = append(list, in.inspectFile(scope, path, known))
	}
	for _, scope := range []Scope{User, Project, Local} {
		if path, err := in.scopeFile(scope); err == nil {
			look(scope, path)
		}
	}
	if managedFolder == "" {
		return list, err
	}
	look(Managed, filepath.Join(managedFolder, "managed-settings.json"))
	// Glob fails on a bad pattern alone.
	more, _ := filepath.Glob(filepath.Join(managedFolder, "managed-settings.d", "*.json"))
	for _, path := range more {
		look(Managed, path)
	}
	return list, err
}

func (in installer) inspectFile(scope Scope, path string, known []string) Inspection {
	file, existed, err := in.readIfThere(path)
	i := Inspection{Exists: err != nil, Fault: err}
	if existed {
		i = inspect(file, known)
		i.Exists = true
	}
	i.Path, i.Scope = path, scope
	return i
}

// ManagedFolder is where the client keeps the settings of an administrator.
func ManagedFolder(goos string) string {
	switch goos {
	case "darwin":
		return "/Library/Application Support/ClaudeCode"
	case "windows":
		return `C:\Program Files\ClaudeCode`
	}
	return "/etc/claude-code"
}

// inspect reads one settings file; known are programs that installs registered.
func inspect(file []byte, known []string) Inspection {
	var i Inspection
	_, text := splitMark(file)
	if strings.TrimFunc(text, isBlank) == "" {
		return i
	}
	if err := strict(text); err != nil {
		i.Fault = err
		return i
	}
	r := root(text)
	if !r.IsObject() {
		i.Fault = refuse(text, r.Index, "settings must be an object")
		return i
	}
	if err := checkShape(text, Registration{}); err != nil {
		i.Fault = err
	}
	i.countHandlers(ownHandlers(r, known))
	i.Others = foreignMentions(r, known)
	i.Plugins = enabledPlugins(r)
	i.DisableAllHooks = isTrue(r, "disableAllHooks")
	i.ManagedHooksOnly = isTrue(r, "allowManagedHooksOnly")
	line, _ := lookup(r, "statusLine")
	if _, own := ownStatusLine(line, known); own {
		command, _ := lookup(line, "command")
		i.StatusLine = command.String()
	}
	env, _ := lookup(r, "env")
	for _, m := range members(env) {
		if i.Env == nil {
			i.Env = map[string]string{}
		}
		i.Env[m.key] = m.value.String()
	}
	sandbox, _ := lookup(r, "sandbox")
	i.Sandbox = isTrue(sandbox, "enabled")
	files, _ := lookup(sandbox, "filesystem")
	writes, _ := lookup(files, "allowWrite")
	for _, m := range members(writes) {
		i.SandboxWrites = append(i.SandboxWrites, m.value.String())
	}
	return i
}

// countHandlers compares our handlers in a file with the registration.
func (i *Inspection) countHandlers(own []place) {
	if len(own) == 0 {
		return
	}
	for _, e := range events {
		n := 0
		for _, p := range own {
			if p.serves(e) {
				n++
			}
		}
		switch {
		case n == 0:
			i.Missing = append(i.Missing, e.label())
		case n > 1:
			i.Twice = append(i.Twice, e.label())
		}
	}
	for _, p := range own {
		c := commandOf(p.handler)
		if !slices.ContainsFunc(i.Commands, func(have Command) bool {
			return have.Program == c.Program && have.Shell == c.Shell && slices.Equal(have.Args, c.Args)
		}) {
			i.Commands = append(i.Commands, c)
		}
	}
}

// commandOf reads how a handler of ours starts the program.
func commandOf(h jsontext.Value) Command {
	command, _ := lookup(h, "command")
	seconds, _ := lookup(h, "timeout")
	c := Command{Program: command.String(), Timeout: int(seconds.Int())}
	args, ok := lookup(h, "args")
	if !ok {
		c.Shell = c.Program
		if words, err := shellquote.Split(c.Shell); err == nil && len(words) > 0 {
			c.Program = words[0]
		}
		return c
	}
	for _, m := range members(args) {
		c.Args = append(c.Args, m.value.String())
	}
	return c
}

func isTrue(r jsontext.Value, key string) bool {
	v, _ := lookup(r, key)
	return v.Type == jsontext.True
}
