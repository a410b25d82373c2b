package proof

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"sync"
	"time"
)

// markName is a variable in the environment of every command that is run here.
// Its value tells the processes of one run from all others, also those that
// left the process group. A run within a run keeps the outer mark.
const markName = "GOALKEEPER_RUN"

// group runs the commands of one run, each in a process group of its own.
type group struct {
	ctx  context.Context
	dir  string
	env  []string
	mark string

	mu      sync.Mutex
	current int   // the process group that is running now, 0 for none
	all     []int // every one there was

	readers []reader
	signals chan os.Signal
}

// reader copies the output of one command.
type reader struct {
	pipe *os.File
	done chan struct{}
}

// ending is how a command ended.
type ending struct {
	exit       int
	signal     string
	notStarted string
}

func newGroup(ctx context.Context, dir string, env []string) *group {
	mark := fmt.Sprintf("%016x", rand.Uint64()) // tells runs apart; it guards nothing
	g := &group{ctx: ctx, dir: dir, mark: mark, signals: make(chan os.Signal, 4)}
	outer := ""
	for _, v := range env {
		if value, ok := strings.CutPrefix(v, markName+"="); ok {
			outer = value + "."
		}
	}
	g.env = append(append(g.env, env...), markName+"="+outer+g.mark)
	signal.Notify(g.signals, forwarded[:]...)
	go func() {
		for s := range g.signals {
			g.signal(s)
		}
	}()
	return g
}

// close ends the forwarding of signals and stops to read: what a process that
// outlived the run prints from now on is lost.
func (g *group) close() {
	signal.Stop(g.signals)
	close(g.signals)
	for _, r := range g.readers {
		if !wait(r.done, drainTime) {
			r.pipe.SetReadDeadline(time.Now())
			wait(r.done, drainTime)
		}
		r.pipe.Close()
	}
}

func (g *group) signal(s os.Signal) {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.current != 0 {
		signalGroup(g.current, s)
	}
}

// run runs the command with both of its output streams into w, and returns
// when it has ended; a child that it left behind may still write.
func (g *group) run(c Command, w io.Writer) ending {
	return g.start(g.ctx, c, w)
}

// cleanup runs a shell line for at most two minutes, also when the run was
// interrupted.
func (g *group) cleanup(line string, w io.Writer) int {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(g.ctx), cleanupTime)
	defer cancel()
	end := g.start(ctx, Command{Shell: line}, w)
	if end.notStarted != "" {
		io.WriteString(w, end.notStarted+"\n")
	}
	return end.exit
}

func (g *group) start(ctx context.Context, c Command, w io.Writer) ending {
	var cmd *exec.Cmd
	if c.Shell != "" {
		cmd = shellCommand(c.Shell)
	} else {
		cmd = exec.Command(c.Args[0], c.Args[1:]...)
	}
	cmd.Dir, cmd.Env = g.dir, g.env
	ownGroup(cmd)

	// One pipe for both streams keeps their order; a pipe that is a file lets
	// Wait return when the command ends, whoever else still holds it.
	r, pipe, err := os.Pipe()
	if err != nil {
		return ending{exit: 126, notStarted: err.Error()}
	}
	cmd.Stdout, cmd.Stderr = pipe, pipe

	g.mu.Lock()
	err = cmd.Start()
	if err == nil {
		g.current = cmd.Process.Pid
		g.all = append(g.all, g.current)
	}
	g.mu.Unlock()
	pipe.Close()
	if err != nil {
		r.Close()
		return failedStart(err)
	}
	done := make(chan struct{})
	g.readers = append(g.readers, reader{r, done})
	go func() {
		io.Copy(w, r)
		close(done)
	}()

	ended := make(chan struct{})
	go func() {
		select {
		case <-ended:
			return
		case <-ctx.Done():
		}
		g.signal(terminate)
		if !wait(ended, killAfter) {
			g.signal(os.Kill)
		}
	}()
	cmd.Wait() // its error is in ProcessState
	close(ended)
	g.mu.Lock()
	g.current = 0
	g.mu.Unlock()
	wait(done, drainTime)
	return endingOf(cmd.ProcessState)
}

// failedStart gives the statuses of a shell: 127 for a program that is not
// there, 126 for one that cannot be run.
func failedStart(err error) ending {
	end := ending{exit: 126, notStarted: err.Error()}
	if errors.Is(err, exec.ErrNotFound) || errors.Is(err, fs.ErrNotExist) {
		end.exit = 127
	}
	return end
}

func wait(done <-chan struct{}, limit time.Duration) bool {
	t := time.NewTimer(limit)
	defer t.Stop()
	select {
	case <-done:
		return true
	case <-t.C:
		return false
	}
}

// leftover waits until no process of the run is left, at most for limit, and
// returns those that are.
func (g *group) leftover(limit time.Duration) []Process {
	deadline := time.Now().Add(limit)
	for pause := 5 * time.Millisecond; ; pause = min(2*pause, 200*time.Millisecond) {
		left := g.alive()
		rest := time.Until(deadline)
		if len(left) == 0 || rest <= 0 {
			return left
		}
		time.Sleep(min(pause, rest))
	}
}

func (g *group) alive() []Process {
	if len(g.all) == 0 {
		return nil
	}
	var left []Process
	for _, p := range processes(g.all, g.mark) {
		if !servesLaterRuns(p.Command) {
			p.Command = cut(oneLine(p.Command), 200)
			left = append(left, p)
		}
	}
	return left
}

// daemons are programs that a build tool starts once and leaves for later
// builds. They hold nothing of the run, and blocking a criterion for them
// would block every first build of a day.
var daemons = [...]string{
	"GradleDaemon", "org.gradle.launcher.daemon", "KotlinCompileDaemon", "org.apache.maven.daemon",
	"A-server.jar", "bazel(", // Bazel's server names itself after its workspace
	"VBCSCompiler", "/nodeReuse:true", "/nodemode:", // .NET
	"sbt-launch", "bloop.BloopServer", "scala.tools.nsc.CompileServer",
	"sccache", "ccache --daemon", "buck2d", "pantsd", "turbo daemon", "turbod",
	"watchman", "fsmonitor--daemon", "git maintenance", "git gc",
	"gpg-agent", "ssh-agent", "dirmngr", "adb ", "dmypy", "eslint_d", "prettierd", "flow-bin", "nailgun",
}

func servesLaterRuns(command string) bool {
	for _, d := range daemons {
		if strings.Contains(command, d) {
			return true
		}
	}
	return false
}
