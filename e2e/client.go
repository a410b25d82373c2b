//go:build e2e

// Package e2e runs Goalkeeper on the real Claude Code client: a temporary
// home and project, the product's own installer, a scripted model on the
// loopback interface, and the client headless or in a terminal. What the model
// was sent decides whether a test passes.
package e2e

import (
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

//go:embed client-version
var clientVersion string

// FindClient returns the path of the client's native program: the value of
// GOALKEEPER_E2E_CLIENT, else the one install-client.sh put into the cache
// folder. The error says what to run when there is none.
func FindClient() (string, error) {
	if path := os.Getenv("GOALKEEPER_E2E_CLIENT"); path != "" {
		if err := executable(path); err != nil {
			return "", fmt.Errorf("GOALKEEPER_E2E_CLIENT: %w", err)
		}
		return path, nil
	}
	path, err := cachedClient()
	if err != nil {
		return "", err
	}
	if err := executable(path); err != nil {
		return "", fmt.Errorf("no Claude Code client: %w; run e2e/install-client.sh, or set GOALKEEPER_E2E_CLIENT", err)
	}
	return path, nil
}

// cachedClient is where install-client.sh puts the program; the script and
// this function must agree.
func cachedClient() (string, error) {
	cache := os.Getenv("XDG_CACHE_HOME")
	if cache == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fmt.Errorf("cache folder: %w", err)
		}
		cache = filepath.Join(home, ".cache")
	}
	arch := runtime.GOARCH
	if arch == "amd64" {
		arch = "x64"
	}
	return filepath.Join(cache, "goalkeeper-e2e", strings.TrimSpace(clientVersion),
		"node_modules", "@anthropic-ai", "claude-code-"+runtime.GOOS+"-"+arch, "claude"), nil
}

func executable(path string) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() || info.Mode()&0o111 == 0 {
		return fmt.Errorf("%s: not an executable file", path)
	}
	return nil
}
