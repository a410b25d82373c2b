package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"time"

	"golang.org/x/term"

	"goalkeeper/internal/pattern"
	"goalkeeper/policy/retry"
)

// The statuses of retry's own faults, as env and nohup have them: those below
// belong to the command it runs.
const (
	exitRetry     = 125 // retry itself
	exitNotRun    = 126 // the command is there and cannot be run
	exitNotFound  = 127
	exitSignalled = 128 // and the signal's number
)

// runRetry runs a command until it succeeds, fails of something that waiting
// does not heal, or its retries are used up, and ends with its last status
// (DESIGN §10, seed 003).
func runRetry(c *call, args []string) error {
	r, err := c.newRetrier(args)
	if err != nil {
		// Another status than 125 could be the command's.
		var e *Error
		if errors.As(err, &e) {
			e.Code = exitRetry
		}
		return err
	}
	// Signals end the waiting or go on to the command; none ends this program
	// before it has passed on the command's status.
	signals := make(chan os.Signal, 4)
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM, syscall.SIGHUP)
	defer signal.Stop(signals)
	r.run = func() retryOutcome { return runChild(c.env, r.command, r.on.reads(), signals) }
	r.sleep = func(d time.Duration) os.Signal { return sleep(d, signals) }
	return r.loop()
}

// newRetrier reads the arguments; what stands behind "--" is the command.
func (c *call) newRetrier(args []string) (*retrier, error) {
	i := slices.Index(args, "--")
	command := []string{}
	if i >= 0 {
		args, command = args[:i], args[i+1:]
	}
	initial, limit := retry.Initial.String(), retry.Max.String()
	from, on := 0, ""
	r := &retrier{command: command, err: c.env.Stderr, attempts: retry.Attempts}
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.IntVar(&from, "from", 0, "begin with the wait before this retry: the command has failed already")
		f.StringVar(&initial, "initial", initial, "the wait before retry 1")
		f.StringVar(&limit, "max", limit, "no wait is longer")
		f.IntVar(&r.attempts, "attempts", retry.Attempts, "retries at most")
		f.StringVar(&on, "on", "", "exit codes (1,28) or a /pattern/ in the output that are worth a retry, in place of the transient errors")
	})
	if err != nil {
		return nil, err
	}
	if i < 0 || len(command) == 0 {
		return nil, c.usage("retry takes a command behind --")
	}
	if err := c.none(rest); err != nil {
		return nil, err
	}
	if r.schedule.Initial, err = parseWait(initial); err != nil {
		return nil, c.usage("--initial: " + err.Error())
	}
	if r.schedule.Max, err = parseWait(limit); err != nil {
		return nil, c.usage("--max: " + err.Error())
	}
	if r.on, err = parseOn(on); err != nil {
		return nil, c.usage("--on: " + err.Error())
	}
	if r.attempts < 0 || r.attempts > 1000 {
		return nil, c.usage("--attempts takes a number from 0 to 1000")
	}
	if from < 0 || from > r.attempts {
		return nil, c.usage(fmt.Sprintf("--from takes the number of a retry, 1 to %d", r.attempts))
	}
	r.next = max(from, 1)
	r.waitFirst = from > 0
	r.json = c.json
	if f, ok := c.env.Stderr.(*os.File); ok {
		r.terminal = term.IsTerminal(int(f.Fd()))
	}
	return r, nil
}

// parseWait reads a duration: "90", "90s", "1m30s".
func parseWait(s string) (time.Duration, error) {
	if _, err := strconv.Atoi(s); err == nil {
		s += "s"
	}
	d, err := time.ParseDuration(s)
	if err != nil || d < 0 || d > 24*time.Hour {
		return 0, fmt.Errorf("%q is no duration up to 24h, such as 30s", s)
	}
	return d, nil
}

// retryOn says which failures are worth a retry: those with one of the codes,
// those whose output matches the pattern, or, with neither, transient ones.
type retryOn struct {
	codes   []int
	pattern *pattern.Pattern
}

// parseOn reads the value of --on.
func parseOn(s string) (retryOn, error) {
	if s == "" {
		return retryOn{}, nil
	}
	if len(s) > 2 && s[0] == '/' && s[len(s)-1] == '/' {
		p, err := pattern.Compile(s[1 : len(s)-1])
		return retryOn{pattern: p}, err
	}
	var on retryOn
	for _, word := range strings.Split(s, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(word))
		if err != nil || n < 1 || n > 255 {
			return retryOn{}, fmt.Errorf("%q is neither a list of exit codes (1,28) nor a /pattern/", s)
		}
		on.codes = append(on.codes, n)
	}
	return on, nil
}

// reads reports whether the retryOn looks at the output.
func (on retryOn) reads() bool { return on.codes == nil }

// matches reports whether a failure is worth a retry, and why or why not.
func (on retryOn) matches(command []string, o retryOutcome) (why string, ok bool) {
	switch {
	case o.passed, o.killed && on.codes == nil:
		return "stopped from outside", false
	case on.codes != nil && slices.Contains(on.codes, o.status):
		return fmt.Sprintf("exit %d", o.status), true
	case on.codes != nil:
		return "not among the codes of --on", false
	case on.pattern != nil && on.pattern.Match(o.output):
		return "matches /" + on.pattern.String() + "/", true
	case on.pattern != nil:
		return "no match for /" + on.pattern.String() + "/", false
	}
	if kind, ok := retry.Transient(shellWords(command), o.output); ok {
		return "transient (" + kind + ")", true
	}
	return "not transient", false
}

// shellWords writes a command as a shell would take it, for the rules that read
// shell commands.
func shellWords(command []string) string {
	quoted := make([]string, len(command))
	for i, w := range command {
		quoted[i] = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
	}
	return strings.Join(quoted, " ")
}

// retryOutcome is one run of the command.
type retryOutcome struct {
	status int
	output string // the end of what it printed, where that is looked at
	fault  *Error // it could not be run
	killed bool   // a signal ended it
	passed bool   // a signal was passed on to it: no retry
}

// retrier is one call of retry. What it does to the world are three functions.
type retrier struct {
	command   []string
	schedule  retry.Schedule
	attempts  int  // retries at most
	next      int  // the number of the next retry
	waitFirst bool // it comes before any run
	on        retryOn

	run   func() retryOutcome
	sleep func(time.Duration) os.Signal // nil, or the signal that cut it short
	err   io.Writer

	terminal bool
	json     bool
}

// loop runs and waits. Its error is the command's status, without words.
func (r *retrier) loop() error {
	runs, why := 0, "failed before"
	var last retryOutcome
	if !r.waitFirst {
		last = r.run()
		runs++
		if fault, done := r.settle(last, &why); done {
			return r.ended(runs, last.status, fault)
		}
	}
	for ; r.next <= r.attempts; r.next++ {
		if sig := r.wait(r.schedule.Delay(r.next), why); sig != nil {
			return r.ended(runs, exitSignalled+signalNumber(sig), nil)
		}
		last = r.run()
		runs++
		if fault, done := r.settle(last, &why); done {
			return r.ended(runs, last.status, fault)
		}
	}
	r.say("%s: giving up after %d of %d retries", why, r.attempts, r.attempts)
	return r.ended(runs, last.status, nil)
}

// settle reports whether a run was the last one, and its fault. why becomes
// what a next one is for.
func (r *retrier) settle(o retryOutcome, why *string) (fault *Error, done bool) {
	if o.fault != nil || o.status == 0 {
		return o.fault, true
	}
	text, ok := r.on.matches(r.command, o)
	*why = text
	if !ok && !o.passed {
		r.say("%s, %s: no retry", exitText(o), text)
	}
	return nil, !ok
}

// exitText is how a run ended, in a word or two.
func exitText(o retryOutcome) string {
	if o.killed {
		return fmt.Sprintf("signal %d ended it", o.status-exitSignalled)
	}
	return fmt.Sprintf("exit %d", o.status)
}

// ended is the end of the call: the status passed on, told as an object where
// that was asked for.
func (r *retrier) ended(runs, status int, fault *Error) error {
	if fault != nil {
		return fault
	}
	if r.json {
		// Standard output is the command's.
		fmt.Fprintf(r.err, "{\"ok\":%t,\"status\":%d,\"runs\":%d}\n", status == 0, status, runs)
	}
	if status == 0 {
		return nil
	}
	return &Error{Code: status}
}

// wait waits before a retry: a countdown on a terminal, one line elsewhere.
func (r *retrier) wait(d time.Duration, why string) os.Signal {
	text := fmt.Sprintf("%s: retry %d of %d in", why, r.next, r.attempts)
	if !r.terminal || r.json {
		r.say("%s %s", text, seconds(d))
		return r.sleep(d)
	}
	defer fmt.Fprint(r.err, "\r\x1b[K")
	for d > 0 {
		fmt.Fprintf(r.err, "\r\x1b[Kgoalkeeper: %s %s", text, seconds(d))
		step := min(d, time.Second)
		if sig := r.sleep(step); sig != nil {
			return sig
		}
		d -= step
	}
	return nil
}

func (r *retrier) say(format string, args ...any) {
	if !r.json {
		fmt.Fprintf(r.err, "goalkeeper: "+format+"\n", args...)
	}
}

// seconds writes a wait as the rest of the program does: "60 s".
func seconds(d time.Duration) string {
	return strconv.FormatFloat(d.Round(time.Millisecond).Seconds(), 'f', -1, 64) + " s"
}

// sleep waits for d or a signal.
func sleep(d time.Duration, signals <-chan os.Signal) os.Signal {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case sig := <-signals:
		return sig
	}
}
