package cli

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"goalkeeper/install"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
)

func runInstall(c *call, args []string) error {
	var o install.Options
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		commonFlags(f, &o)
		f.BoolVar(&o.Allow, "allow", false, "add permission rules for the commands that start no program and weaken no promise")
		f.BoolVar(&o.StatusLine, "statusline", false, "show the goal in the status line")
		f.BoolVar(&o.Skill, "skill", false, "add the skill and the slash commands")
		f.BoolVar(&o.Shared, "shared", false, "goes with --scope project: everybody in the project gets it")
	})
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	if o, err = c.installPlaces(o); err != nil {
		return err
	}
	o.Binary, err = install.BinaryPath(os.Args[0])
	if err != nil {
		return c.installFault(err)
	}
	report, err := install.Install(o)
	if err != nil {
		return c.installFault(err)
	}
	next := ""
	if path := checkPath(o.Binary); path.Level != fine {
		report.Notes = append(report.Notes, path.What+"; do: "+path.Do)
	}
	if !o.DryRun {
		next = "check it with: goalkeeper doctor\n"
	}
	return c.printInstall(report, o.DryRun, next)
}

func runUninstall(c *call, args []string) error {
	var o install.Options
	var all, purge bool
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		commonFlags(f, &o)
		f.BoolVar(&all, "all", false, "clean every settings file that install wrote")
		f.BoolVar(&purge, "purge", false, "remove the state folder too: what was proved no longer counts as proved")
	})
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	if o, err = c.installPlaces(o); err != nil {
		return err
	}
	// A renamed program knows its own entries by its path. Without one it
	// still finds those with the common name.
	o.Binary, _ = install.BinaryPath(os.Args[0])
	if purge && !o.DryRun {
		if err := c.confirmPurge(o, all); err != nil {
			return err
		}
	}
	report, err := install.Uninstall(o, all, purge)
	if err != nil {
		if !c.json && len(report.Files) > 0 {
			_ = c.printInstall(report, o.DryRun, "") // the error below is what counts
		}
		return c.installFault(err)
	}
	next := ""
	if !purge && !o.DryRun {
		if _, err := os.Stat(o.StateDir); err == nil {
			next = fmt.Sprintf("%s stays, with sessions, journals and ended goals; goalkeeper uninstall --purge removes it\n", o.StateDir)
		}
	}
	if len(report.Files) == 0 {
		next = "nothing of Goalkeeper's was found; --scope local, --settings FILE and --all look elsewhere\n" + next
	}
	if purge && !o.DryRun && len(report.Notes) > 0 {
		next = "this state is removed: what was proved no longer counts as proved\n" + next
	}
	return c.printInstall(report, o.DryRun, next)
}

// installPlaces are the folders that install and uninstall work with. The
// project is the one that a session started here would work on.
func (c *call) installPlaces(o install.Options) (install.Options, error) {
	o.Home, o.ConfigDir = c.env.Home, c.env.Getenv("CLAUDE_CONFIG_DIR")
	o.ProjectDir, o.StateDir = workspace.Walk(c.env.Dir, c.env.Home), c.stateDir()
	if o.StateDir == "" || o.Home == "" && o.ConfigDir == "" {
		return o, cannot(session.ErrNoDir, "", "set HOME")
	}
	for _, path := range []*string{&o.ConfigDir, &o.StateDir} {
		if *path != "" && !filepath.IsAbs(*path) {
			*path = filepath.Join(c.env.Dir, *path)
		}
	}
	return o, nil
}

// commonFlags declares what install and uninstall have in common.
func commonFlags(f *flag.FlagSet, o *install.Options) {
	f.Func("scope", "user, local (this project, you alone) or project (everybody in it)", func(s string) error {
		o.Scope = install.Scope(s)
		if !slices.Contains([]install.Scope{install.User, install.Local, install.Project}, o.Scope) {
			return errors.New("user, local or project")
		}
		return nil
	})
	f.StringVar(&o.SettingsFile, "settings", "", "a settings file, in place of the scope's own")
	f.BoolVar(&o.DryRun, "dry-run", false, "change nothing, show what would change")
}

// confirmPurge says at a terminal what a purge removes and asks. Elsewhere the
// flag is the word.
func (c *call) confirmPurge(o install.Options, all bool) error {
	if !c.env.Interactive || c.json {
		return nil
	}
	o.DryRun = true
	report, err := install.Uninstall(o, all, true)
	if err != nil {
		return c.installFault(err)
	}
	for _, n := range report.Notes {
		fmt.Fprintln(c.env.Stdout, n)
	}
	fmt.Fprint(c.env.Stdout, "Remove it? Ended goals cannot be brought back then, and what was proved no longer counts as proved. [y/N] ")
	line, _ := bufio.NewReader(c.env.Stdin).ReadString('\n')
	if answer := strings.ToLower(strings.TrimSpace(line)); answer != "y" && answer != "yes" {
		return &Error{What: "nothing was removed", Do: "goalkeeper uninstall without --purge keeps the state folder", Code: exitNo}
	}
	return nil
}

// installFault gives a fault of the package install its exit status.
func (c *call) installFault(err error) error {
	var usage install.UsageError
	if errors.As(err, &usage) {
		return c.usage(err.Error())
	}
	return &Error{What: err.Error(), Code: exitCannot, Err: err}
}

// printInstall says what became of each file, or in a dry run would, and then
// what comes next.
func (c *call) printInstall(r install.Report, dry bool, next string) error {
	var b strings.Builder
	if dry {
		b.WriteString("dry run: nothing is changed\n")
	}
	for _, f := range r.Files {
		fmt.Fprintf(&b, "%s %s\n%s%s", became(f.Outcome, dry), f.Path, changeLines(f.Changes, dry), withoutHeader(f.Diff))
	}
	for _, n := range r.Notes {
		b.WriteString(n + "\n")
	}
	return c.print(r, "%s%s", b.String(), next)
}

// became is what became of a file, in a dry run as what would.
func became(o install.Outcome, dry bool) string {
	if !dry {
		return string(o)
	}
	switch o {
	case install.Created:
		return "would create"
	case install.Changed:
		return "would change"
	case install.Restored:
		return "would restore"
	case install.Deleted:
		return "would delete"
	case install.Kept:
		return "would keep"
	}
	return string(o)
}

// action is what was done to an entry, in a dry run as what would be.
func action(a install.Action, dry bool) string {
	if !dry {
		return string(a)
	}
	switch a {
	case install.Added:
		return "would add"
	case install.Replaced:
		return "would replace"
	case install.Removed:
		return "would remove"
	}
	return string(a)
}

// withoutHeader is a diff from its two file names on.
func withoutHeader(diff string) string {
	if first, rest, ok := strings.Cut(diff, "\n"); ok && strings.HasPrefix(first, "diff ") {
		return rest
	}
	return diff
}

// changeLines sums up the changes of one file: a line for each action on each
// kind of entry.
func changeLines(changes []install.Change, dry bool) string {
	var b strings.Builder
	for _, kind := range []install.Kind{install.Hook, install.Permission, install.StatusLine} {
		for _, act := range []install.Action{install.Added, install.Replaced, install.Removed} {
			var names []string
			n := 0
			for _, ch := range changes {
				if ch.Kind != kind || ch.Action != act {
					continue
				}
				n++
				name := ch.Name
				if kind == install.Hook {
					name, _, _ = strings.Cut(name, " ") // the event; a dry run shows the rest
				}
				if !slices.Contains(names, name) {
					names = append(names, name)
				}
			}
			switch {
			case n == 0:
			case kind == install.StatusLine:
				fmt.Fprintf(&b, "  %s the %s: %s\n", action(act, dry), kind, strings.Join(names, ", "))
			case kind == install.Hook:
				fmt.Fprintf(&b, "  %s %d hooks: %s\n", action(act, dry), n, strings.Join(names, ", "))
			default:
				fmt.Fprintf(&b, "  %s %d permission rules\n", action(act, dry), n)
			}
		}
	}
	return b.String()
}
