// Goalkeeper keeps a coding agent working until the acceptance criteria it was
// given are proven, and gives control back the moment holding on no longer
// helps.
package main

import (
	"os"
	"time"

	"golang.org/x/term"

	"goalkeeper/hooks"
	"goalkeeper/internal/cli"
)

func main() {
	hooks.GrowStack()
	home, _ := os.UserHomeDir()
	args := os.Args[1:]
	if isHook(args) {
		hooks.Run(hooks.Env{Getenv: os.Getenv, Home: home, Getwd: os.Getwd, Now: time.Now}, hooks.Stdin(os.Stdin), hooks.Stdout(os.Stdout))
		return
	}
	dir, _ := os.Getwd()
	os.Exit(cli.Main(cli.Env{
		Getenv: os.Getenv, Environ: os.Environ(), Home: home, Dir: dir, Now: time.Now,
		Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr,
		Interactive: term.IsTerminal(int(os.Stdin.Fd())) && term.IsTerminal(int(os.Stdout.Fd())),
	}, args))
}

// isHook reports whether the program was started as a hook: by name, or bare
// with something piped in, as older clients do.
func isHook(args []string) bool {
	if len(args) == 0 {
		return !term.IsTerminal(int(os.Stdin.Fd()))
	}
	return args[0] == "hook"
}
