package cli

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"goalkeeper/install"
	"goalkeeper/internal/session"
)

// checkState looks at the state folder as the hooks use it, and as commands in
// the agent's sandbox do.
func checkState(e checkup, agent bool) []check {
	dir := e.options.StateDir
	if value, where := e.setting("GOALKEEPER_STATE_DIR"); value != "" {
		switch {
		case !filepath.IsAbs(value):
			return []check{{"state", broken, fmt.Sprintf("GOALKEEPER_STATE_DIR=%s in %s is no absolute path: every folder gets a state of its own", value, where), "set an absolute path"}}
		case filepath.Clean(value) != filepath.Clean(dir):
			return []check{{"state", broken, fmt.Sprintf("hooks keep their state in %s (%s), commands in %s", value, where, dir), "set GOALKEEPER_STATE_DIR to one folder for both"}}
		}
	}
	if e.place == nil {
		return nil
	}
	var checks []check
	switch err := e.place.store.Probe(); {
	case errors.Is(err, session.ErrLocked):
		checks = append(checks, check{"state", broken, fmt.Sprintf("%s: a lock could not be had within %v", dir, session.LockWait), "see which process holds files open there, and end it"})
	case err != nil && agent:
		checks = append(checks, check{"state", warn, fmt.Sprintf("this command cannot write %s: %v; proofs made here count as attested", dir, err), sandboxAdvice(dir, e.env.Home)})
	case err != nil:
		checks = append(checks, check{"state", broken, fmt.Sprintf("%s cannot be written: %v; no stop is held and no goal remembered", dir, err), "make it a folder of your own, or set GOALKEEPER_STATE_DIR"})
	default:
		checks = append(checks, privacy(dir))
	}
	for _, i := range e.settings {
		if i.Sandbox && !mayWrite(e.settings, dir, e.env.Home) {
			checks = append(checks, check{"sandbox", warn, fmt.Sprintf("%s runs the agent's commands in a sandbox that may not write %s: proofs the agent makes count as attested", i.Path, dir), sandboxAdvice(dir, e.env.Home)})
			break
		}
	}
	if bad := e.place.store.SetAside(); len(bad) > 0 {
		checks = append(checks, check{"state", warn, fmt.Sprintf("%d state files could not be read and were set aside: %s", len(bad), bad[0]), "look at them and delete them; what they held is forgotten"})
	}
	return checks
}

// privacy judges who may read the state folder.
func privacy(dir string) check {
	info, err := os.Stat(dir)
	if err == nil && runtime.GOOS != "windows" && info.Mode().Perm()&0o077 != 0 {
		return check{"state", warn, fmt.Sprintf("%s can be read by others (mode %o)", dir, info.Mode().Perm()), "chmod 700 " + dir}
	}
	return check{"state", fine, dir + ": writable, private, locks work", ""}
}

// mayWrite reports whether the sandbox of these settings lets the agent write
// the state folder. A path may begin with ~/, and with one slash or two.
func mayWrite(settings []install.Inspection, dir, home string) bool {
	for _, i := range settings {
		for _, path := range i.SandboxWrites {
			path = strings.TrimSuffix(strings.TrimSuffix(path, "/**"), "/")
			if rest, ok := strings.CutPrefix(path, "~"); ok {
				path = home + rest
			}
			path = filepath.Clean(path) // two slashes at the beginning become one
			if dir == path || strings.HasPrefix(dir, path+string(filepath.Separator)) {
				return true
			}
		}
	}
	return false
}

// sandboxAdvice is the setting that lets the sandbox write the state folder.
func sandboxAdvice(dir, home string) string {
	if rest, ok := strings.CutPrefix(dir, home+string(filepath.Separator)); ok && home != "" {
		dir = "~/" + filepath.ToSlash(rest)
	} else {
		dir = "/" + dir // the client reads one slash as the settings file's folder
	}
	return fmt.Sprintf(`add to the client's settings: "sandbox": {"filesystem": {"allowWrite": [%q]}}`, dir)
}
