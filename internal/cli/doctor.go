package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"runtime"
	"strings"
	"unicode"

	"goalkeeper/install"
	"goalkeeper/internal/session"
)

// level says how bad what a check found is.
type level string

const (
	fine   level = "ok"
	note   level = "note" // worth knowing
	warn   level = "warn" // works, but not as meant
	broken level = "fail" // does not work
)

// check is one line of doctor: what was looked at, what was found, and what to
// do about it.
type check struct {
	Name  string `json:"name"`
	Level level  `json:"level"`
	What  string `json:"what"`
	Do    string `json:"do,omitempty"`
}

func (ch check) line() string {
	mark := string(ch.Level)
	if ch.Level == broken {
		mark = "FAIL" // what the eye is to find first
	}
	s := fmt.Sprintf("%-5s %-9s %s", mark, ch.Name, printable(ch.What))
	if ch.Do != "" {
		s += "; do: " + printable(ch.Do)
	}
	return s + "\n"
}

// printable is s on one line of a terminal: paths and what other programs said
// may hold anything.
func printable(s string) string {
	const max = 800 // characters
	s = strings.Map(func(r rune) rune {
		if unicode.IsPrint(r) {
			return r
		}
		return ' '
	}, s)
	if runes := []rune(s); len(runes) > max {
		s = string(runes[:max]) + "…"
	}
	return s
}

// checkup is what the checks look at, read once.
type checkup struct {
	env      Env
	options  install.Options
	settings []install.Inspection
	place    *place // nil where the workspace cannot be opened
}

// runDoctor looks at everything between the client and a held stop. Its exit
// status is 1 where something does not work.
func runDoctor(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	checks, p := c.diagnose()
	if p != nil {
		defer p.Close()
	}
	out := struct {
		OK     bool              `json:"ok"`
		Root   string            `json:"root"`
		Checks []check           `json:"checks"`
		Runs   []session.Decided `json:"runs"`
	}{OK: true, Checks: checks, Runs: []session.Decided{}}
	if p != nil {
		out.Root, out.Runs = p.root, lastRuns(p)
	}
	var b strings.Builder
	count := map[level]int{}
	for _, ch := range checks {
		b.WriteString(ch.line())
		count[ch.Level]++
	}
	out.OK = count[broken] == 0
	b.WriteString(summary(len(checks), count[broken], count[warn]))
	if err := c.print(out, "%s", b.String()); err != nil {
		return err
	}
	if !out.OK {
		return told()
	}
	return nil
}

// summary is doctor's last line.
func summary(checks, broken, warnings int) string {
	works := "all work"
	if broken > 0 {
		works = fmt.Sprintf("%d not working", broken)
	}
	s := fmt.Sprintf("%d checks: %s", checks, works)
	switch warnings {
	case 0:
	case 1:
		s += ", 1 warning"
	default:
		s += fmt.Sprintf(", %d warnings", warnings)
	}
	return s + "\n"
}

// diagnose makes all checks, in the order of the way from the client to a goal.
// The caller closes the place, where there is one.
func (c *call) diagnose() ([]check, *place) {
	var checks []check
	add := func(more ...check) { checks = append(checks, more...) }
	p, err := c.open()
	if err != nil {
		add(check{"root", broken, err.Error(), "start it in a project folder that you may read"})
	}
	e := checkup{env: c.env, place: p}
	if e.options, err = c.installPlaces(install.Options{}); err != nil {
		add(check{"home", broken, "HOME is not set: neither the client's settings nor the state folder can be found", "set HOME"})
		return checks, p
	}
	if p != nil {
		e.options.ProjectDir = p.root
	}
	e.settings, err = install.Inspect(e.options, install.ManagedFolder(runtime.GOOS))
	// A folder that cannot be read is the matter of the state's own check.
	if err != nil && !errors.As(err, new(*fs.PathError)) {
		add(check{"settings", broken, err.Error(), "move that file away, then run goalkeeper install again"})
	}
	add(checkProgram(e)...)
	add(checkSettings(e.settings, e.options)...)
	add(checkOtherTools(e)...)
	add(checkClient(e)...)
	add(checkSwitches(e)...)
	add(checkState(e, c.agent())...)
	add(tryHooks(e)...)
	if p != nil {
		add(c.checkGoals(p)...)
		add(checkRuns(p)...)
	}
	return checks, p
}

// setting is the value of a variable as a hook of the client sees it, and
// where it is set: the settings' env wins over the client's own environment.
func (e checkup) setting(name string) (value, where string) {
	value, where = e.env.Getenv(name), "the environment"
	for _, i := range e.settings {
		if v, ok := i.Env[name]; ok {
			value, where = v, "env in "+i.Path
		}
	}
	return value, where
}

// isOff reports whether a switch says no, as the hooks read it.
func isOff(value string) bool {
	return value == "0" || strings.EqualFold(value, "off") || strings.EqualFold(value, "false")
}
