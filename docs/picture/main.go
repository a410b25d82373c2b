// Picture draws a terminal's screen as SVG: text with ANSI colours, as `tmux
// capture-pane -e -p` prints it, on standard input, the drawing on standard
// output (make picture).
package main

import (
	"fmt"
	"io"
	"os"
)

func main() {
	raw, err := io.ReadAll(os.Stdin)
	if err == nil {
		_, err = io.WriteString(os.Stdout, draw(parse(string(raw))))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "picture:", err)
		os.Exit(1)
	}
}
