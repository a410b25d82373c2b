// Package cli is Goalkeeper as a command: it parses, asks the other rooms and
// prints. Errors come out in one place, as one line that says what, where and
// what to do, and hint lines below it (DESIGN §14).
package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"goalkeeper/internal/jsontext"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
)

// Env is the command's surroundings, read once in main and passed as a value.
type Env struct {
	Getenv      func(string) string
	Environ     []string
	Home        string // the user's home folder, "" if unknown
	Dir         string // the process's own folder
	Now         func() time.Time
	Stdin       io.Reader
	Stdout      io.Writer
	Stderr      io.Writer
	Interactive bool          // a person sits at a terminal, in and out
	AskFor      time.Duration // how long a question at a terminal waits; 0 = ten seconds
}

// command is one row of the table.
type command struct {
	name  string // "loop prove"
	args  string // its arguments, for the usage line
	short string // what it does, in one line
	run   func(c *call, args []string) error
}

// commands is the table of all commands, in the order of the help.
func commands() []command {
	return []command{
		{"status", "[--json]", "show the goals of this workspace and who owns them", runStatus},
		{"loop set", `"<goal>" [--stages]`, "set the loop goal: write GOAL.md", runLoopSet},
		{"loop show", "[--json]", "show the loop goal and what each box rests on", runLoopShow},
		{"loop prove", "<N>", "run the command of box N and tick the box if it gives what it should", runLoopProve},
		{"loop tick", "<N>", "tick box N without a run: it counts as claimed", runLoopTick},
		{"loop block", `"<what is missing>"`, "mark the loop goal blocked", runLoopBlock},
		{"loop done", "", "end the loop goal", runLoopDone},
		{"loop abandon", "", "drop the loop goal (to the trash)", runLoopAbandon},
		{"loop restore", "", "bring the last ended loop goal back", runLoopRestore},
		{"loop replace", `["<goal>"]`, "drop the loop goal and set another one", runLoopReplace},
		{"loop pause", "", "hold no stop of this session until it is resumed", runLoopPause},
		{"loop resume", "", "hold stops again", runLoopResume},
		{"loop adopt", "", "make this session the owner of the loop goal", runLoopAdopt},
		{"goal set", `"<objective>" [--slug S] [--from FILE] [--criterion "model/channel: text" [--check "<command>"] [--expect "<text>"]]... [--non-goal T] [--skip-class name=reason] [--track] [--also]`, "set a goal record", runGoalSet},
		{"goal show", "<slug>", "show a goal's criteria and what each rests on", runGoalShow},
		{"goal list", "", "list the goal records, newest first", runGoalList},
		{"goal add", `<slug> "[model/channel:] text" [--check "<command>"] [--expect "<text>"]`, "add a criterion", runGoalAdd},
		{"goal reword", `<slug> <cN> [--text "<text>"] [--check "<command>"] [--expect "<text>"]`, "change what a criterion asks (the user's order)", runGoalReword},
		{"goal remove", `<slug> <cN> --reason "<why>"`, "take a criterion out (the user's order)", runGoalRemove},
		{"goal prove", `<slug> <cN> --kind red|green|surface|cleanup [--expect "<text or /pattern/>"] [--cleanup "<command>"] [--full] [--shell "<pipeline>" | -- command...]`, "run a criterion's check and keep its log as evidence", runGoalProve},
		{"goal pass", "<slug> <cN> [--evidence REF]...", "pass a criterion that no command can observe", runGoalPass},
		{"goal fail", `<slug> <cN> --note "<diagnosis>" [--log FILE] [--by VERIFIER]`, "record a failure", runGoalFail},
		{"goal block", `<slug> <cN> --note "<obstacle>"`, "record an obstacle; the next stop passes", runGoalBlock},
		{"goal reopen", `<slug> [<cN>] [--note "<what changed>"]`, "begin a criterion's next attempt, or go on with a stalled goal", runGoalReopen},
		{"goal steer", `<slug> --kind add_criterion|redirect|narrow_scope|reprioritize|annotate --directive T --evidence T --rationale T [--model M] [--channel C] [--check "<command>"] [--expect "<text>"]`, "record a change of course", runGoalSteer},
		{"goal blocker add", `<slug> qa|review|user "<detail>"`, "add a blocker", runGoalBlockerAdd},
		{"goal blocker resolve", "<slug> <bN>", "resolve a blocker", runGoalBlockerResolve},
		{"goal needs-user", `<slug> "<the one decision>"`, "say that only the user can go on", runGoalNeedsUser},
		{"goal check", "<slug> [--read-only] [--run]", "hold a goal against its evidence", runGoalCheck},
		{"goal close", `<slug> --met|--not-met|--needs-user --reason "<why>" [--accept-stale cN]`, "write the verdict", runGoalClose},
		{"goal drop", `<slug> --reason "<why>"`, "give a goal up (the user's order)", runGoalDrop},
		{"goal pause", "<slug>", "hold no stop for a goal until it is resumed (the user's order)", runGoalPause},
		{"goal resume", "<slug>", "hold stops for a goal again (the user's order)", runGoalResume},
		{"goal adopt", "<slug>", "make this session the owner of a goal", runGoalAdopt},
		{"goal recover", "<slug>", "put a broken or weakened record back", runGoalRecover},
		{"retry", "[--from N] [--initial D] [--max D] [--attempts N] [--on CODES|/PATTERN/] -- <command>", "run a command again while it fails of something that passes", runRetry},
		{"infer", `"<task>" [--dir D] [--task-type T] [--completion C] [--no-infer-completion] [--non-interactive]`, "infer a measurable completion criterion for a task from the project's files", runInfer},
		{"condition synth", "[--task NAME] [--mode M] [--turn-cap N] [--line] [--log]", "make a /goal condition from a plan", runConditionSynth},
		{"condition validate", "[FILE] --turn-cap N", "judge a /goal condition", runConditionValidate},
		{"condition hash", "[FILE]", "print the hash of a /goal condition", runConditionHash},
		{"condition event", "TOKEN key=value ... [--task NAME] | --list", "log an event in a task's provenance.log", runConditionEvent},
		{"condition audit", "[--task NAME]", "judge the events in a task's provenance.log", runConditionAudit},
		{"explain", "[--session S] [--last N] [--replay] [--json]", "show what the hooks decided and why", runExplain},
		{"install", "[--scope user|local|project] [--settings FILE] [--dry-run] [--allow] [--statusline] [--skill] [--shared]", "register the hooks in the client's settings", runInstall},
		{"uninstall", "[--scope user|local|project] [--settings FILE] [--dry-run] [--all] [--purge]", "take the hooks out of the client's settings again", runUninstall},
		{"doctor", "", "check the installation, and what to do about it", runDoctor},
		{"statusline", "[--then COMMAND]", "print the goal's state for the client's status line (the client calls this)", runStatusline},
		{"completion", "bash|zsh|fish", "print completions for a shell", runCompletion},
		{"hook", "", "answer one event on standard input (the client calls this)", nil},
		{"version", "", "print the version", runVersion},
		{"help", "[command]", "list the commands, or show one with its arguments", runHelp},
	}
}

// call is one command on its way.
type call struct {
	env   Env
	cmd   command
	json  bool
	notes []string // what the user is to know beside the answer
}

// Main runs the command that args name and returns its exit status: 0 yes or
// done, 1 a negative verdict, 2 usage, 3 cannot.
func Main(env Env, args []string) int {
	c := &call{env: env}
	err := c.dispatch(args)
	if err == nil {
		return 0
	}
	return c.report(err)
}

func (c *call) dispatch(args []string) error {
	cmd, rest, err := find(asCommand(args))
	if err != nil {
		return err
	}
	c.cmd = cmd
	err = cmd.run(c, rest)
	var asked *helpAsked
	if errors.As(err, &asked) {
		return c.printCommand(c.cmd, asked.flags)
	}
	return err
}

// asCommand writes what stands for help or the version as the command's name:
// nothing, -h, --version, and the first word of commands that have two.
func asCommand(args []string) []string {
	switch {
	case len(args) == 0:
		return []string{"help"}
	case args[0] == "-h" || args[0] == "--help":
		return append([]string{"help"}, args[1:]...)
	case args[0] == "-v" || args[0] == "--version":
		return append([]string{"version"}, args[1:]...)
	}
	words := slices.DeleteFunc(slices.Clone(args), func(s string) bool { return s == "-h" || s == "--help" || s == "--json" })
	if len(family(words)) > 0 {
		return append([]string{"help"}, slices.DeleteFunc(slices.Clone(args), func(s string) bool { return s == "-h" || s == "--help" })...)
	}
	return args
}

// find returns the command that args begin with and what is left of them.
func find(args []string) (command, []string, error) {
	for _, cmd := range commands() {
		words := strings.Fields(cmd.name)
		if len(args) < len(words) || cmd.run == nil {
			continue
		}
		if strings.Join(args[:len(words)], " ") == cmd.name {
			return cmd, args[len(words):], nil
		}
	}
	return command{}, nil, unknown(args)
}

// parse reads the flags that define declares and returns the other arguments,
// which may stand before, between and behind the flags. Every command has
// --json.
func (c *call) parse(args []string, define func(f *flag.FlagSet)) ([]string, error) {
	f := flag.NewFlagSet(c.cmd.name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.BoolVar(&c.json, "json", false, "print one JSON object")
	if define != nil {
		define(f)
	}
	var rest []string
	for {
		if err := f.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				c.json = c.json || slices.Contains(args, "--json")
				return nil, &helpAsked{f}
			}
			return nil, c.usage(err.Error())
		}
		args = f.Args()
		if len(args) == 0 {
			return rest, nil
		}
		rest = append(rest, args[0])
		args = args[1:]
	}
}

// usage is the error of a call whose words are off.
func (c *call) usage(what string) error {
	return &Error{What: what, Do: "usage: goalkeeper " + strings.TrimSpace(c.cmd.name+" "+c.cmd.args), Code: exitUsage}
}

// one returns the single argument a command takes.
func (c *call) one(rest []string, name string) (string, error) {
	if len(rest) != 1 || strings.TrimSpace(rest[0]) == "" {
		return "", c.usage(fmt.Sprintf("%s takes one argument: %s", c.cmd.name, name))
	}
	return rest[0], nil
}

// none checks that a command got no arguments.
func (c *call) none(rest []string) error {
	if len(rest) > 0 {
		return c.usage(fmt.Sprintf("%s takes no argument %q", c.cmd.name, rest[0]))
	}
	return nil
}

// print writes text for people, or v as one JSON object under --json. Text from
// files and runs cannot steer the terminal: what could is dropped here, once.
func (c *call) print(v any, format string, args ...any) error {
	if c.json {
		_, err := io.WriteString(c.env.Stdout, jsonLine(v))
		return err
	}
	text := fmt.Sprintf(format, args...)
	for _, n := range c.notes {
		text += "note: " + n + "\n"
	}
	_, err := io.WriteString(c.env.Stdout, safetext.Printable(text))
	return err
}

// jsonLine is v as one line of JSON, with the characters that could steer a
// terminal escaped.
func jsonLine(v any) string {
	text := string(jsontext.Marshal(v)) + "\n"
	if safetext.Printable(text) == text {
		return text
	}
	var b strings.Builder
	for _, r := range text {
		if s := string(r); safetext.Printable(s) == s {
			b.WriteRune(r)
		} else {
			fmt.Fprintf(&b, "\\u%04x", r)
		}
	}
	return b.String()
}

// done takes the error of an operation on the user's files. A fault of the
// state folder alone becomes a note: the work was done, and what could not be
// stored comes with the next hook (DESIGN §4).
func (c *call) done(err error) error {
	var fault *workspace.StateFault
	if errors.As(err, &fault) || errors.Is(err, session.ErrUnwritable) {
		c.notes = append(c.notes, "the state folder cannot be written ("+err.Error()+"): ownership comes with the next hook, and nothing here counts as proved")
		return nil
	}
	return err
}
