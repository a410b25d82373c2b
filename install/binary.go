package install

import (
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
)

// BinaryPath is the absolute path to register for a program that was started
// as arg0. A link in PATH stays a link, so that an upgrade behind it needs no
// new install; a program that `go run` built is refused, for it is deleted at
// the end of the run.
func BinaryPath(arg0 string) (string, error) {
	path := arg0
	if !strings.ContainsAny(arg0, `/\`) {
		found, err := exec.LookPath(arg0)
		if err != nil {
			return "", fmt.Errorf("find the installed program: %w", err)
		}
		path = found
	}
	path, err := filepath.Abs(path)
	if err != nil {
		return "", fmt.Errorf("find the installed program: %w", err)
	}
	for _, dir := range strings.Split(filepath.ToSlash(path), "/") {
		if strings.HasPrefix(dir, "go-build") {
			return "", UsageError("a program built by `go run` is gone when it ends; build it with `make install` first")
		}
	}
	return path, nil
}
