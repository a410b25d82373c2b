// Bench measures what a hook costs, as a multiple of an empty Go program in
// the same run (DESIGN §15). It prints a table; it is no test and fails only
// when it cannot measure.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

func main() {
	short := flag.Bool("short", false, "fewer rounds")
	only := flag.String("only", "", "only the rows whose name contains this")
	flag.Parse()
	rounds := 200
	if *short {
		rounds = 40
	}
	if err := run(rounds, *only); err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func run(rounds int, only string) error {
	tmp, err := os.MkdirTemp("", "goalkeeper-bench-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	floor, hook := filepath.Join(tmp, "floor"), filepath.Join(tmp, "goalkeeper")
	for out, pkg := range map[string]string{floor: "./bench/floor", hook: "."} {
		if err := install(pkg, out); err != nil {
			return fmt.Errorf("install %s: %w", pkg, err)
		}
	}
	fmt.Printf("%-44s %9s %9s %7s %7s\n", "what", "floor ms", "hook ms", "ratio", "limit")
	for _, s := range scenarios() {
		if !strings.Contains(s.name, only) {
			continue
		}
		w, err := newWorld(filepath.Join(tmp, s.name))
		if err != nil {
			return err
		}
		if err := s.prepare(w); err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		base, cost, err := measure(w, s, floor, hook, rounds)
		if err != nil {
			return fmt.Errorf("%s: %w", s.name, err)
		}
		ratio, limit := float64(cost)/float64(base), fmt.Sprintf("%.1f", s.ratio)
		late := ratio > s.ratio
		if s.limit > 0 {
			limit, late = s.limit.String(), cost > s.limit
		}
		fmt.Printf("%-44s %9.2f %9.2f %7.2f %7s%s\n", s.name, ms(base), ms(cost), ratio, limit, over(late))
	}
	base, err := initTime(floor, rounds)
	if err != nil {
		return err
	}
	cost, err := initTime(hook, rounds)
	if err != nil {
		return err
	}
	fmt.Printf("%-44s %9.2f %9.2f %7s %7s%s\n", "initialising the packages", ms(base), ms(cost), "", "+1.5ms", over(cost-base > 1500*time.Microsecond))
	info, err := os.Stat(hook)
	if err != nil {
		return err
	}
	fmt.Printf("%-44s %9s %9.2f %7s %7s%s\n", "binary, MiB", "", float64(info.Size())/(1<<20), "", "6", over(info.Size() > 6<<20))
	return nil
}

// install builds a package and puts a copy in its place, as `make install` does.
// The linker writes a file page by page, and so it lies in memory; one that was
// copied, downloaded or read from the disk lies there in large pieces, which is
// how a program is found at its start on any but the first day. The floor is
// treated alike.
func install(pkg, out string) error {
	built := out + ".built"
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", built, pkg)
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return err
	}
	program, err := os.ReadFile(built)
	if err != nil {
		return err
	}
	return os.WriteFile(out, program, 0o755)
}

func over(yes bool) string {
	if yes {
		return "  over"
	}
	return ""
}

// initTime is the median of what a program's packages take to initialise, by
// the runtime's own trace.
func initTime(program string, rounds int) (time.Duration, error) {
	var all []time.Duration
	for range rounds {
		cmd := exec.Command(program, "hook")
		cmd.Env = []string{"GODEBUG=inittrace=1", "GOALKEEPER=0"}
		var trace bytes.Buffer
		cmd.Stderr = &trace
		if err := cmd.Run(); err != nil {
			return 0, err
		}
		var sum time.Duration
		for line := range strings.Lines(trace.String()) {
			fields := strings.Fields(line) // init <package> @<ms> ms, <ms> ms clock, …
			if len(fields) < 6 || fields[0] != "init" {
				continue
			}
			clock, err := time.ParseDuration(fields[4] + fields[5])
			if err != nil {
				return 0, fmt.Errorf("the trace of %s: %w", program, err)
			}
			sum += clock
		}
		all = append(all, sum)
	}
	return median(all), nil
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// measure runs floor and hook by turns on the same input and returns the
// medians.
func measure(w *world, s scenario, floor, hook string, rounds int) (base, cost time.Duration, err error) {
	var bases, costs []time.Duration
	for i := range rounds + 5 {
		event := s.event(w, i)
		b, err := w.time(floor, event)
		if err != nil {
			return 0, 0, err
		}
		c, err := w.time(hook, event)
		if err != nil {
			return 0, 0, err
		}
		if s.after != nil {
			if err := s.after(w); err != nil {
				return 0, 0, err
			}
		}
		if i >= 5 { // the first rounds warm the caches
			bases, costs = append(bases, b), append(costs, c)
		}
	}
	return median(bases), median(costs), nil
}

func median(d []time.Duration) time.Duration {
	slices.Sort(d)
	return d[len(d)/2]
}

// time runs a program as a hook and says how long it took.
func (w *world) time(program string, event []byte) (time.Duration, error) {
	cmd := exec.Command(program, "hook")
	cmd.Dir, cmd.Env, cmd.Stdin = w.project, w.env, bytes.NewReader(event)
	var out bytes.Buffer
	cmd.Stdout = &out
	start := time.Now()
	err := cmd.Run()
	return time.Since(start), err
}
