// Floor is the least a hook can cost: an empty program that reads its input
// and prints an empty object.
package main

import (
	"io"
	"os"
)

func main() {
	_, _ = io.Copy(io.Discard, os.Stdin)
	_, _ = os.Stdout.WriteString("{}\n")
}
