package cli

import (
	"fmt"
	"io"
	"path"
	"strings"
	"time"

	"goalkeeper/internal/goalmd"
	"goalkeeper/internal/proof"
	"goalkeeper/internal/workspace"
)

// loopLogs is the folder of the loop goal's logs, beside GOAL.md.
const loopLogs = ".agents/goal/logs"

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
	res, err := c.runBox(p, b)
	if err != nil {
		return err
	}
	if res.Exit != b.WantExit || res.NotStarted != "" {
		return &Error{What: fmt.Sprintf("%s not proved: `%s` exited %d, it should exit %d%s", b.ID, b.Command, res.Exit, b.WantExit, lastLines(res.Tail)), Code: exitNo}
	}
	if len(res.Leftover) > 0 {
		return &Error{What: fmt.Sprintf("%s not proved: its run left live state behind: %s", b.ID, res.Leftover[0]), Do: "end it, and prove the box again", Code: exitNo}
	}
	if err := c.tickProved(p, b); err != nil {
		return err
	}
	how := ""
	if res.TreeAfter.ID == "" {
		how = " (no fingerprint of the content: " + res.TreeAfter.Why + ")"
	}
	return c.boxPrinted(p, b, fmt.Sprintf("proved: `%s` exited %d in %s%s", b.Command, res.Exit, res.Duration.Round(time.Millisecond), how))
}

// runBox runs a box's command in the workspace root and writes the run into
// the journal: from now on the box rests on it. At a terminal the output is
// shown as it comes.
func (c *call) runBox(p *place, b goalmd.Box) (proof.Result, error) {
	name := path.Join(loopLogs, b.ID+".log")
	log, err := p.ws.CreateLog(name)
	if err != nil {
		return proof.Result{}, cannot(err, name, "")
	}
	ctx, stop := interruptible()
	defer stop()
	var out io.Writer
	if c.env.Interactive && !c.json {
		out = c.env.Stderr
	}
	res, err := proof.Do(ctx, proof.Run{Dir: p.root, Command: proof.Command{Shell: b.Command}, Env: c.env.Environ, Log: log, Out: out, Tree: p.tree})
	if err != nil {
		log.Discard()
		return res, cannot(err, b.ID, "")
	}
	if err := log.Keep(); err != nil {
		return res, cannot(err, name, "")
	}
	e := c.entry(p, workspace.EntryRun, b)
	exit := res.Exit
	if len(res.Leftover) > 0 {
		e.Not = "left live state behind: " + res.Leftover[0].String()
	}
	ranOn, _ := p.ranOn(res)
	e.Exit, e.Path, e.SHA256, e.Tree, e.NoTree = &exit, name, res.LogSHA256, ranOn.ID, ranOn.Why
	if err := c.done(p.store.Record(e)); err != nil {
		return res, cannot(err, "journal", "")
	}
	return res, nil
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

// staleBoxes are the ids of the proved boxes whose run was on other content
// than the checkout has now.
func (c *call) staleBoxes(p *place, doc *goalmd.Doc) (map[string]bool, error) {
	hashes := make(map[string]string)
	for _, b := range doc.Boxes {
		if b.Ticked && b.HasCommand && !b.Placeholder {
			hashes[c.entry(p, "", b).Box] = b.ID
		}
	}
	if len(hashes) == 0 {
		return nil, nil
	}
	journal, err := p.store.Journal(workspace.LoopKey)
	if err != nil {
		return nil, err
	}
	now := c.content(p)
	stale := make(map[string]bool)
	for _, e := range journal { // the last run of a box decides
		if id, ok := hashes[e.Box]; ok && e.Kind == workspace.EntryRun && (e.Tree != "" || e.NoTree != "") {
			stale[id] = now.Stale(e.Tree, e.NoTree)
		}
	}
	return stale, nil
}

// lastLines are the last lines of a command's output, below an error.
func lastLines(tail []string) string {
	if len(tail) == 0 {
		return ", no output"
	}
	return "\n" + strings.Join(tail, "\n")
}
