//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// productVar names the program under test, a file called goalkeeper. It is set
// for the run by RunOnFreshBuild, or before it by somebody who wants to test a
// given build.
const productVar = "GOALKEEPER_E2E_BINARY"

// RunOnFreshBuild builds the product of this checkout once, runs the tests on
// it and removes it. It returns their exit code, or 1 where the build fails.
func RunOnFreshBuild(run func() int) int {
	if os.Getenv(productVar) != "" {
		return run()
	}
	// A folder of its own: the folder stands on the PATH of the agent.
	dir, err := os.MkdirTemp("", "goalkeeper-e2e-")
	if err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	defer os.RemoveAll(dir)
	binary := filepath.Join(dir, "goalkeeper")
	build := exec.Command("go", "build", "-o", binary, ".")
	build.Dir = ".." // tests run in their package's folder; the module root is above it
	if out, err := build.CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "e2e: build the product: %v\n%s", err, out)
		return 1
	}
	if err := os.Setenv(productVar, binary); err != nil {
		fmt.Fprintln(os.Stderr, "e2e:", err)
		return 1
	}
	return run()
}

func findProduct() (string, error) {
	path, err := filepath.Abs(os.Getenv(productVar))
	if err != nil {
		return "", err
	}
	if err := executable(path); err != nil {
		return "", fmt.Errorf("%s: %w", productVar, err)
	}
	return path, nil
}
