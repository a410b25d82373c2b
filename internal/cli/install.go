package cli

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"goalkeeper/install"
)

func runInstall(c *call, args []string) error {
	o, rest, err := c.installOptions(args)
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	o.Binary, err = install.BinaryPath(os.Args[0])
	if err != nil {
		return cannot(err, "", "install the program first (make install), then run it from there")
	}
	report, err := install.Install(o)
	if err != nil {
		return installFault(err)
	}
	return c.printInstall(report, o.DryRun)
}

func runUninstall(c *call, args []string) error {
	o, rest, err := c.installOptions(args)
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	report, err := install.Uninstall(o, false, false)
	if err != nil {
		return installFault(err)
	}
	return c.printInstall(report, o.DryRun)
}

// installOptions reads what install and uninstall have in common.
func (c *call) installOptions(args []string) (install.Options, []string, error) {
	o := install.Options{Home: c.env.Home, ConfigDir: c.env.Getenv("CLAUDE_CONFIG_DIR"), ProjectDir: c.env.Dir, StateDir: c.stateDir()}
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.StringVar(&o.SettingsFile, "settings", "", "the settings file, in place of the user's own")
		f.BoolVar(&o.DryRun, "dry-run", false, "show what would change")
	})
	return o, rest, err
}

func installFault(err error) error {
	var usage install.UsageError
	if errors.As(err, &usage) {
		return &Error{What: err.Error(), Code: exitUsage}
	}
	return &Error{What: err.Error(), Code: exitCannot, Err: err}
}

func (c *call) printInstall(r install.Report, dry bool) error {
	var b strings.Builder
	for _, f := range r.Files {
		fmt.Fprintf(&b, "%s %s\n", f.Outcome, f.Path)
		for _, ch := range f.Changes {
			fmt.Fprintf(&b, "  %s %s %s\n", ch.Action, ch.Kind, ch.Name)
		}
		if dry {
			b.WriteString(f.Diff)
		}
	}
	for _, n := range r.Notes {
		b.WriteString(n + "\n")
	}
	return c.print(r, "%s", b.String())
}
