// Package proof makes the runs that a verdict rests on: it runs a command and
// keeps its log, says what the run left alive, and fingerprints the content of
// the checkout, so that a later reader can tell whether the proof is still
// about today's code (DESIGN §1, §3).
//
// It starts processes and reads the checkout through git. It writes only to
// the log that the caller opened and to the object folder that the caller
// names, never to the user's index, objects or files.
package proof

import (
	"context"
	"errors"
	"io"
	"os"
	"strconv"
	"time"

	shellquote "github.com/kballard/go-shellquote"
)

// Command is what a run executes: a program with its arguments, or a line for
// the shell (sh -c; cmd /c on Windows). Exactly one of the two is set.
type Command struct {
	Args  []string
	Shell string
}

// String returns the command as one could type it.
func (c Command) String() string {
	if c.Shell != "" {
		return c.Shell
	}
	return shellquote.Join(c.Args...)
}

// Run is one run of a command and everything it needs.
type Run struct {
	Dir     string
	Command Command
	Cleanup string // a shell line that runs afterwards, "" for none
	Expect  Expect // what the output should contain; the zero value expects nothing
	For     string // what the run is evidence for, named in the log; "" for nothing

	Env []string  // nil for this process's own
	Log io.Writer // the evidence: header, output, trailer
	Out io.Writer // live output for a person, nil for none

	// Tree is called before the run, and again after the run and its cleanup.
	// Nil for no fingerprint.
	Tree func(context.Context) Tree

	Now      func() time.Time // nil for time.Now
	Leftover time.Duration    // how long a process may outlive the run; 0 for 2 s
}

// Result is what a run came to.
type Result struct {
	Exit       int    // as a shell counts: 128+n after signal n, 126 or 127 when it did not start
	Signal     string // the signal that ended it, "" for none
	NotStarted string // why it never ran, "" if it did

	Started  time.Time
	Duration time.Duration

	Tail      []string // the last 20 lines of output, masked, without control characters
	Size      int64    // bytes of output, before anything was left out
	LogSize   int64
	LogSHA256 string // lower-case hex, of every byte written to Log

	TreeBefore, TreeAfter Tree

	Found     bool   // the output contains what Run.Expect says
	FoundLine string // the first line that does, masked

	CleanupRan  bool
	CleanupExit int

	// Leftover are the processes of the run that were still alive after
	// Run.Leftover. They are not ended: their owner decides, and a criterion
	// with leftover state is blocked (seed 002, update).
	Leftover []Process
}

// Process is a process that outlived its run.
type Process struct {
	PID     int
	Command string // masked, at most 200 bytes
}

func (p Process) String() string { return "pid " + strconv.Itoa(p.PID) + " " + p.Command }

const (
	tailLines    = 20
	leftoverTime = 2 * time.Second
	drainTime    = 200 * time.Millisecond // for output still in the pipe when the command has ended
	killAfter    = 5 * time.Second        // from SIGTERM to SIGKILL once the context has ended
	cleanupTime  = 2 * time.Minute
)

// Do runs r and returns what it came to. A command that fails, is ended by a
// signal or cannot be started is a result, not an error; an error says that r
// is unusable or that the log could not be written in full.
//
// SIGINT, SIGTERM, SIGHUP and SIGQUIT to this process go to the command's
// process group while it runs. When ctx ends the group gets SIGTERM, 5 s later
// SIGKILL. The cleanup runs in every case.
func Do(ctx context.Context, r Run) (Result, error) {
	if (r.Command.Shell == "") == (len(r.Command.Args) == 0) {
		return Result{}, errors.New("a run needs a command: either arguments or a shell line")
	}
	if r.Log == nil {
		return Result{}, errors.New("a run needs a log")
	}
	if r.Now == nil {
		r.Now = time.Now
	}
	if r.Env == nil {
		r.Env = os.Environ()
	}
	if r.Leftover == 0 {
		r.Leftover = leftoverTime
	}
	if r.Tree == nil {
		r.Tree = func(context.Context) Tree { return Tree{Why: "not asked for"} }
	}

	mask := NewMasker(r.Env)
	log := newHashed(r.Log)
	res := Result{TreeBefore: r.Tree(ctx)}
	if err := ctx.Err(); err != nil {
		return Result{}, err
	}
	res.Started = r.Now()
	log.text(header(r, res, mask))

	group := newGroup(ctx, r.Dir, r.Env)
	body := newBody(log, r.Out, mask, r.Expect)
	begun := time.Now()
	end := group.run(r.Command, body)
	res.Duration = time.Since(begun)
	res.Exit, res.Signal, res.NotStarted = end.exit, end.signal, end.notStarted

	receipt := newBody(io.Discard, nil, mask, Expect{})
	if r.Cleanup != "" {
		res.CleanupRan = true
		res.CleanupExit = group.cleanup(r.Cleanup, receipt)
	}
	res.Leftover = group.leftover(r.Leftover)
	for i, p := range res.Leftover {
		res.Leftover[i].Command = mask.String(p.Command)
	}
	group.close()
	body.close()
	receipt.close()
	res.Size, res.Tail = body.size, body.tail.lines
	res.Found, res.FoundLine = body.found, body.foundLine

	res.TreeAfter = r.Tree(ctx)
	log.text(trailer(r, res, receipt.tail.lines, mask))
	res.LogSize, res.LogSHA256 = log.size, log.sum()
	return res, log.err
}
