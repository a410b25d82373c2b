package cli

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"time"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/proof"
)

// shownLines is how much of a command's output an agent is shown.
const shownLines = 20

func runLoopProve(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	p, n, err := c.openBox(rest)
	if err != nil {
		return err
	}
	defer p.Close()
	doc, err := c.doc(p)
	if err != nil {
		return err
	}
	b, err := box(doc, n)
	if err != nil {
		return err
	}
	if !b.HasCommand {
		return &Error{What: fmt.Sprintf("c%d names no command", n), Where: fmt.Sprintf("%s line %d", goalmd.Path, b.Line),
			Do: fmt.Sprintf("write it as `<command>` exits 0, or when it is met: goalkeeper loop tick %d", n), Code: exitNo}
	}
	res, output, err := c.runBox(p, b)
	if err != nil {
		return cannot(err, b.ID, "")
	}
	if err := c.recordRun(p, b, res.Exit); err != nil {
		return err
	}
	if res.Exit != b.WantExit {
		return &Error{What: fmt.Sprintf("%s not proved: `%s` exited %d, it should exit %d%s", b.ID, b.Command, res.Exit, b.WantExit, lastLines(output)), Code: exitNo}
	}
	if err := c.tickProved(p, b); err != nil {
		return err
	}
	return c.boxPrinted(p, b, fmt.Sprintf("proved: `%s` exited %d in %s", b.Command, res.Exit, res.Duration.Round(time.Millisecond)))
}

// runBox runs a box's command in the workspace root. At a terminal its output
// is shown as it comes.
func (c *call) runBox(p *place, b goalmd.Box) (proof.Result, []byte, error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	var kept bytes.Buffer
	out := io.Writer(&kept)
	if c.env.Interactive && !c.json {
		out = io.MultiWriter(&kept, c.env.Stderr)
	}
	res, err := proof.Do(ctx, proof.Run{Dir: p.root, Command: b.Command, Env: c.env.Environ, Out: out})
	return res, kept.Bytes(), err
}

// recordRun writes a run into the journal: from now on the box rests on it.
func (c *call) recordRun(p *place, b goalmd.Box, exit int) error {
	e := c.entry(p, "run", b)
	e.Exit = &exit
	if err := c.done(p.store.Record(e)); err != nil {
		return cannot(err, "journal", "")
	}
	return nil
}

// tickProved ticks the box that was proved. The file may have changed while
// the command ran: the box is found again by its text.
func (c *call) tickProved(p *place, proved goalmd.Box) error {
	return c.editLoop(p, func(doc *goalmd.Doc) ([]byte, error) {
		for _, b := range doc.Boxes {
			if b.Text == proved.Text {
				return doc.Tick(b.N, c.env.Now())
			}
		}
		return nil, &Error{What: proved.ID + " changed while its command ran", Where: goalmd.Path, Do: "prove it again", Code: exitNo}
	})
}

// lastLines are the last lines of a command's output, below an error.
func lastLines(output []byte) string {
	lines := bytes.Split(bytes.TrimRight(output, "\n"), []byte("\n"))
	if len(lines) == 1 && len(lines[0]) == 0 {
		return ", no output"
	}
	if len(lines) > shownLines {
		lines = lines[len(lines)-shownLines:]
	}
	return "\n" + string(bytes.Join(lines, []byte("\n")))
}
