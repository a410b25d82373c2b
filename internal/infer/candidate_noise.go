package infer

import "strings"

// noisy flags make a command a variant of the plain one.
var noisy = [...]string{"--features", "--no-default-features", "--release", "-tags", "--tags", "--tag", "--profile", "-short", "--ignore", "-m", "--exclude", "--manifest-path", "-Dfile.encoding", "-Z", "--define", "--config", "-c", "--no-cov", "--all-configurations", "--verbose", "-short=true", "--stacktrace", "--offline", "--frozen", "--configuration", "--no-build", "--no-restore", "--framework", "-f", "--runtime", "--group", "--locked", "--dump-logs", "--bail", "--python", "-p", "--parallel", "-vv", "-x", "--with"}

func noiseOf(c simple) int {
	n := 0
	for _, w := range c.words {
		f, _, _ := strings.Cut(w, "=")
		for _, x := range noisy {
			if f == x {
				n++
			}
		}
		if strings.HasPrefix(w, "-P") || strings.HasPrefix(w, "-D") {
			n++
		}
	}
	if len(c.words) > 9 {
		n += 2
	}
	if commandName(c.words[0]) == "make" {
		for _, w := range c.words[1:] {
			if strings.Contains(w, "=") {
				n += 2
			}
		}
	}
	return n + 2*len(c.assigns)
}
