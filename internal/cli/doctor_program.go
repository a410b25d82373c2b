package cli

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"goalkeeper/install"
)

// checkProgram compares this program with the one that the settings start and
// the one that the agent finds by its name.
func checkProgram(e checkup) []check {
	self, err := os.Executable()
	if err != nil {
		return []check{{"program", warn, "this program cannot be found: " + err.Error(), "reinstall it with make install"}}
	}
	checks := []check{{"program", fine, fmt.Sprintf("%s, version %s", self, versionText()), ""}}
	for _, cmd := range registered(e.settings) {
		checks = append(checks, compareRegistered(cmd.Program, self)...)
	}
	return append(checks, checkPath(self))
}

// checkPath looks at what the agent gets when it calls the program by its name.
func checkPath(self string) check {
	found, err := exec.LookPath("goalkeeper")
	switch {
	case err != nil:
		return check{"PATH", warn, "the agent calls goalkeeper by name, and there is none in PATH",
			"add its folder to PATH: " + filepath.Dir(self)}
	case !sameProgram(found, self):
		return check{"PATH", warn, fmt.Sprintf("the agent calls goalkeeper by name and gets %s, another program than this one (%s)", found, self),
			"remove the one you do not want, or change the order of PATH"}
	}
	return check{"PATH", fine, "goalkeeper is " + found, ""}
}

// compareRegistered looks at a program that the settings name.
func compareRegistered(program, self string) []check {
	path, err := exec.LookPath(program)
	switch {
	case err != nil && filepath.IsAbs(program):
		if info, serr := os.Stat(program); serr == nil && info.Mode().IsRegular() {
			return []check{{"program", broken, "the registered program may not be run: " + program, "chmod +x " + program}}
		}
		return []check{{"program", broken, "the registered program is gone: " + program, "goalkeeper install registers this one: " + self}}
	case err != nil:
		return []check{{"program", broken, fmt.Sprintf("the registered program %q is not in PATH", program), "add its folder to PATH: " + filepath.Dir(self)}}
	case !sameProgram(path, self):
		return []check{{"program", warn, fmt.Sprintf("the settings start another program, %s, than this one", path), "goalkeeper install registers this one: " + self}}
	}
	return nil
}

// sameProgram reports whether two paths lead to one file, or to copies of it.
func sameProgram(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	if err != nil {
		return false
	}
	if os.SameFile(x, y) {
		return true
	}
	if x.Size() != y.Size() {
		return false
	}
	one, err := os.ReadFile(a)
	if err != nil {
		return false
	}
	two, err := os.ReadFile(b)
	return err == nil && bytes.Equal(one, two)
}

// registered are the command lines of all settings files, each once, and the
// plugin's where one is enabled.
func registered(settings []install.Inspection) []install.Command {
	var all []install.Command
	seen := map[string]bool{}
	add := func(cmd install.Command) {
		if key := commandText(cmd); !seen[key] {
			seen[key] = true
			all = append(all, cmd)
		}
	}
	for _, i := range settings {
		for _, cmd := range i.Commands {
			add(cmd)
		}
	}
	for _, i := range settings {
		if len(i.Plugins) > 0 {
			add(install.Command{Program: "goalkeeper", Args: []string{"hook"}})
		}
	}
	return all
}

// commandText is a command line for people.
func commandText(cmd install.Command) string {
	if cmd.Shell != "" {
		return cmd.Shell
	}
	return strings.Join(append([]string{cmd.Program}, cmd.Args...), " ")
}
