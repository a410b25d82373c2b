package cli

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"goalkeeper/policy/hold"
)

// needs are the client's versions from which something works, the most
// needed first.
var needs = [...]struct {
	from  [3]int
	level level
	what  string
}{
	{[3]int{2, 1, 139}, broken, "starts hooks through a shell, without arguments"},
	{[3]int{2, 1, 145}, warn, "does not say what runs in the background: a stop that waits for it may be held"},
	{[3]int{2, 1, 196}, warn, "does not name turns: a stop may be held once more than it should"},
}

// versionWait bounds the client's answer to --version.
const versionWait = 10 * time.Second

// checkClient asks the client for its version and judges it.
func checkClient(e checkup) []check {
	path := findClient(e.env)
	if path == "" {
		return []check{{"client", note, "no claude in PATH: its version was not checked", ""}}
	}
	ctx, cancel := context.WithTimeout(context.Background(), versionWait)
	defer cancel()
	cmd := exec.CommandContext(ctx, path, "--version")
	cmd.Env, cmd.WaitDelay = e.env.Environ, time.Second
	endTogether(cmd)
	out, err := cmd.Output()
	if err != nil {
		return []check{{"client", warn, fmt.Sprintf("%s --version failed: %v", path, err), "start the client once by hand"}}
	}
	return []check{judgeVersion(string(out), path)}
}

// findClient is the client's program, "" where it is not found.
func findClient(env Env) string {
	if path, err := exec.LookPath("claude"); err == nil {
		return path
	}
	for _, path := range []string{filepath.Join(env.Home, ".local", "bin", "claude"), filepath.Join(env.Home, ".claude", "local", "claude")} {
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path
		}
	}
	return ""
}

// judgeVersion says what a version, as `claude --version` prints it, lacks.
func judgeVersion(out, path string) check {
	word, _, _ := strings.Cut(strings.TrimSpace(out), " ")
	version, ok := parseVersion(word)
	if !ok {
		return check{"client", note, fmt.Sprintf("%s says of its version: %q", path, strings.TrimSpace(out)), ""}
	}
	for _, need := range needs {
		if less(version, need.from) {
			return check{"client", need.level, fmt.Sprintf("%s is version %s, which %s (works from %d.%d.%d)", path, word, need.what, need.from[0], need.from[1], need.from[2]), "claude update"}
		}
	}
	return check{"client", fine, fmt.Sprintf("%s, version %s", path, word), ""}
}

func parseVersion(s string) (v [3]int, ok bool) {
	parts := strings.SplitN(s, ".", 3)
	if len(parts) != 3 {
		return v, false
	}
	parts[2], _, _ = strings.Cut(parts[2], "-")
	for i, p := range parts {
		n, err := strconv.Atoi(p)
		if err != nil {
			return v, false
		}
		v[i] = n
	}
	return v, true
}

func less(a, b [3]int) bool {
	for i := range a {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

// hostCap is how often the client lets its own cap be reached (measured), if
// nothing says otherwise.
const hostCap = 8

// switches are the variables that turn a part off (DESIGN §6).
var switches = [...]struct {
	name, what string
	level      level
}{
	{"GOALKEEPER", "every hook does nothing", broken},
	{"LITGRAVITY_GOAL_HOLD", "no stop is held", warn},
	{"GOALKEEPER_HOLD", "no stop is held", warn},
	{"GOALKEEPER_DETECT", "no prompt sets or ends a goal", warn},
}

// checkSwitches names the switches that are set, and the client's cap on
// holds.
func checkSwitches(e checkup) []check {
	var checks []check
	for _, s := range switches {
		if value, where := e.setting(s.name); isOff(value) {
			checks = append(checks, check{"switch", s.level, fmt.Sprintf("%s=%s in %s: %s", s.name, value, where, s.what), "unset it, if you did not mean that"})
		}
	}
	if len(checks) == 0 {
		checks = append(checks, check{"switch", fine, "nothing is switched off", ""})
	}
	const name = "CLAUDE_CODE_STOP_HOOK_BLOCK_CAP"
	value, where := e.setting(name)
	n, err := strconv.Atoi(value)
	switch {
	case value == "" || err != nil:
		checks = append(checks, check{"cap", fine, fmt.Sprintf("the client overrides a hold after %d in a row; Goalkeeper rests after %d", hostCap, hold.MaxStreak), ""})
	case n > 0 && n < hold.MaxStreak:
		checks = append(checks, check{"cap", warn, fmt.Sprintf("%s=%d in %s: the client overrides a hold sooner than Goalkeeper rests (%d)", name, n, where, hold.MaxStreak), fmt.Sprintf("unset it, or set %d or more", hold.MaxStreak)})
	default:
		checks = append(checks, check{"cap", fine, fmt.Sprintf("%s=%d in %s; Goalkeeper rests after %d", name, n, where, hold.MaxStreak), ""})
	}
	return checks
}
