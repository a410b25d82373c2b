package cli

import (
	"fmt"
	"runtime/debug"
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

func runHelp(c *call, args []string) error {
	if len(args) > 0 {
		cmd, _, err := find(args)
		if err != nil {
			return err
		}
		return c.print(nil, "usage: goalkeeper %s\n%s\n", strings.TrimSpace(cmd.name+" "+cmd.args), cmd.short)
	}
	var b strings.Builder
	b.WriteString("Goalkeeper keeps a coding agent working until its acceptance criteria are proven.\n\nUsage: goalkeeper <command> [arguments]\n\n")
	for _, cmd := range commands() {
		fmt.Fprintf(&b, "  %-48s %s\n", strings.TrimSpace(cmd.name+" "+cmd.args), cmd.short)
	}
	b.WriteString("\nEvery command takes --json. Exit status: 0 yes or done, 1 no, 2 wrong usage, 3 cannot.\n")
	_, err := fmt.Fprint(c.env.Stdout, b.String())
	return err
}
