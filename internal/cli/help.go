package cli

import (
	"errors"
	"flag"
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
)

// version is set by the linker in a release; a build from source has its
// module's.
var version string

func runVersion(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	v := versionText()
	return c.print(struct {
		Version string `json:"version"`
	}{v}, "goalkeeper %s\n", v)
}

func versionText() string {
	if info, ok := debug.ReadBuildInfo(); version == "" && ok {
		return info.Main.Version
	}
	return version
}

// section is a part of the list of commands. Which commands stand in it is said
// by their first word.
type section struct {
	title string
	about string
	first []string
}

// sections are the parts of the list, in its order.
var sections = [...]section{
	{"Start", `goalkeeper install, once; then write "my goal is ..." in a session`, []string{"status", "explain"}},
	{"Loop goal", "the goal in .agents/goal/GOAL.md; its criteria are boxes", []string{"loop"}},
	{"Goal records", "goals in .litgravity/goals/; a criterion rests on runs that are kept", []string{"goal"}},
	{"Criteria and conditions", "", []string{"infer", "condition"}},
	{"Installation", "", []string{"install", "uninstall", "doctor", "statusline", "completion"}},
	{"Other", "", []string{"retry", "hook", "version", "help"}},
}

// statuses says what exit statuses mean, at the end of the list.
const statuses = "Exit status: 0 yes or done, 1 no, 2 wrong usage, 3 cannot. retry ends as the command that it runs."

// more is what help says of a command beside its row of the table.
func more(name string) string {
	if name == "retry" {
		return fmt.Sprintf(`What passes: a fault of the network, HTTP 429 and 5xx, a time-out, a held lock, a registry; --on says something else.
Exit status: the command's last one; %d a fault of retry itself, %d the command cannot be run, %d it is not found, %d+N signal N ended it.
`, exitRetry, exitNotRun, exitNotFound, exitSignalled)
	}
	return ""
}

// helpAsked ends a command that was asked for its help instead.
type helpAsked struct{ flags *flag.FlagSet }

func (*helpAsked) Error() string { return "help was asked for" }

// family are the commands whose names begin with words and go on.
func family(words []string) []command {
	if len(words) == 0 {
		return nil
	}
	return slices.DeleteFunc(commands(), func(cmd command) bool {
		return !strings.HasPrefix(cmd.name, strings.Join(words, " ")+" ")
	})
}

// unknown is the error of words that name no command. Where the first of them
// begins commands, it names those.
func unknown(words []string) error {
	e := &Error{
		What: fmt.Sprintf("unknown command %q", strings.Join(words[:min(len(words), 2)], " ")),
		Do:   "goalkeeper help lists the commands", Code: exitUsage,
	}
	if kin := family(words[:min(len(words), 1)]); len(kin) > 0 {
		var seconds []string
		for _, cmd := range kin {
			seconds = append(seconds, strings.TrimPrefix(cmd.name, words[0]+" "))
		}
		e.Do = fmt.Sprintf("goalkeeper %s takes one of: %s", words[0], strings.Join(seconds, ", "))
	}
	return e
}

// commandJSON is a command as help prints it.
type commandJSON struct {
	Name    string     `json:"name"`
	Args    string     `json:"args"`
	Short   string     `json:"short"`
	Section string     `json:"section,omitempty"`
	Flags   []flagJSON `json:"flags,omitempty"`
}

type flagJSON struct {
	Name    string `json:"name"`
	Text    string `json:"text"`
	Default string `json:"default,omitempty"`
}

func runHelp(c *call, args []string) error {
	words, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	if len(words) == 0 {
		return c.printCommands("Goalkeeper keeps a coding agent working until its acceptance criteria are proven.\n\nUsage: goalkeeper <command> [arguments]\n",
			"goalkeeper help <command> and goalkeeper <command> -h show arguments and flags. Every command takes --json.\n"+statuses+"\n", commands())
	}
	if kin := family(words); len(kin) > 0 {
		return c.printCommands("", "goalkeeper help "+strings.Join(words, " ")+" <command> shows arguments and flags.\n", kin)
	}
	// Any other words behind the command's name are its arguments.
	for _, cmd := range commands() {
		if !strings.HasPrefix(strings.Join(words, " ")+" ", cmd.name+" ") {
			continue
		}
		if cmd.run == nil {
			return c.printCommand(cmd, nil)
		}
		// The command itself declares its flags: it is asked as -h asks it.
		asked := &call{env: c.env, cmd: cmd, json: c.json}
		var flags *helpAsked
		if err := cmd.run(asked, []string{"-h"}); !errors.As(err, &flags) {
			return err
		}
		return c.printCommand(cmd, flags.flags)
	}
	return unknown(words)
}

// printCommands lists commands below the titles of their sections.
func (c *call) printCommands(before, after string, list []command) error {
	var all []commandJSON
	width := 0
	for _, cmd := range list {
		width = max(width, len(cmd.name))
	}
	var b strings.Builder
	for _, s := range sections {
		title := s.title
		if s.about != "" {
			title += ": " + s.about
		}
		for _, cmd := range list {
			if first, _, _ := strings.Cut(cmd.name, " "); !slices.Contains(s.first, first) {
				continue
			}
			if title != "" {
				fmt.Fprintf(&b, "\n%s\n", title)
				title = ""
			}
			fmt.Fprintf(&b, "  %-*s  %s\n", width, cmd.name, cmd.short)
			all = append(all, commandJSON{Name: cmd.name, Args: cmd.args, Short: cmd.short, Section: s.title})
		}
	}
	text := strings.TrimPrefix(before+b.String(), "\n")
	return c.print(struct {
		Commands []commandJSON `json:"commands"`
	}{all}, "%s\n%s", text, after)
}

// printCommand shows one command with its arguments and flags.
func (c *call) printCommand(cmd command, flags *flag.FlagSet) error {
	out := commandJSON{Name: cmd.name, Args: cmd.args, Short: cmd.short}
	width := 0
	if flags != nil {
		flags.VisitAll(func(f *flag.Flag) {
			def := f.DefValue
			if def == "0" || def == "false" {
				def = ""
			}
			out.Flags = append(out.Flags, flagJSON{"--" + f.Name, f.Usage, def})
			width = max(width, len("--"+f.Name))
		})
	}
	var b strings.Builder
	fmt.Fprintf(&b, "usage: goalkeeper %s\n%s\n", strings.TrimSpace(cmd.name+" "+cmd.args), cmd.short)
	if len(out.Flags) > 0 {
		b.WriteString("\n")
	}
	for _, f := range out.Flags {
		fmt.Fprintf(&b, "  %-*s  %s", width, f.Name, f.Text)
		if f.Default != "" {
			fmt.Fprintf(&b, " (default %s)", f.Default)
		}
		b.WriteString("\n")
	}
	if text := more(cmd.name); text != "" {
		b.WriteString("\n" + text)
	}
	return c.print(out, "%s", b.String())
}
