package proof

import (
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"goalkeeper/internal/digest"
)

// A log is a header (command, what it is for, start, tree), a blank line, the output, a blank
// line and a trailer whose first line is the exit status. With a cleanup that
// went well the very last line starts with "cleanup:", which is the receipt
// that seed 002 asks for; a cleanup that failed ends in a line that is none.

func header(r Run, res Result, mask *Masker) string {
	purpose := ""
	if r.For != "" {
		purpose = "for: " + oneLine(r.For) + "\n"
	}
	return "command: " + oneLine(mask.String(r.Command.String())) + "\n" + purpose +
		"start: " + res.Started.UTC().Format(time.RFC3339) + "\n" +
		"tree: " + res.TreeBefore.String() + "\n\n"
}

func trailer(r Run, res Result, cleanup []string, mask *Masker) string {
	var b strings.Builder
	line := func(name, value string) { b.WriteString(name + ": " + value + "\n") }

	b.WriteByte('\n')
	line("exit", strconv.Itoa(res.Exit))
	if res.NotStarted != "" {
		line("not started", oneLine(mask.String(res.NotStarted)))
	}
	if res.Signal != "" {
		line("signal", res.Signal)
	}
	line("duration", res.Duration.Round(time.Millisecond).String())
	switch {
	case r.Expect.IsZero():
	case res.Found:
		line("expect", mask.String(r.Expect.String())+" found in: "+res.FoundLine)
	default:
		line("expect", mask.String(r.Expect.String())+" not found")
	}
	if res.TreeAfter.ID != res.TreeBefore.ID {
		line("tree after", res.TreeAfter.String()+"; the run changed the content it ran on")
	}
	for _, p := range res.Leftover {
		line("leftover", oneLine(p.String()))
	}
	if !res.CleanupRan {
		return b.String()
	}
	for _, l := range cleanup {
		b.WriteString("| " + l + "\n")
	}
	done := "cleanup"
	if res.CleanupExit != 0 {
		done = "not cleaned up"
	}
	line(done, fmt.Sprintf("%s (exit %d)", oneLine(mask.String(r.Cleanup)), res.CleanupExit))
	return b.String()
}

// oneLine puts text on one line of the log: line ends and other control
// characters become escapes.
func oneLine(s string) string {
	if !strings.ContainsFunc(s, isControl) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if isControl(r) {
			q := strconv.QuoteRune(r)
			b.WriteString(q[1 : len(q)-1])
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func isControl(r rune) bool { return r < ' ' || r >= 0x7f && r < 0xa0 }

// hashed hashes and counts what it passes on, and keeps the first error.
type hashed struct {
	w    io.Writer
	hash *digest.Hash
	size int64
	err  error
}

func newHashed(w io.Writer) *hashed { return &hashed{w: w, hash: digest.New()} }

// Write never fails: a run must not end because its log cannot be written. The
// error is in d.err.
func (d *hashed) Write(p []byte) (int, error) {
	if d.err == nil {
		var n int
		n, d.err = d.w.Write(p)
		d.hash.Write(p[:n])
		d.size += int64(n)
	}
	return len(p), nil
}

func (d *hashed) text(s string) { io.WriteString(d, s) }

func (d *hashed) sum() string { return d.hash.Hex() }
