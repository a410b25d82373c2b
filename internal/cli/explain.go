package cli

import (
	"flag"
	"fmt"
	"strings"

	"goalkeeper/internal/jsontext"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/policy/hold"
)

func runExplain(c *call, args []string) error {
	var id string
	var last int
	var again bool
	rest, err := c.parse(args, func(f *flag.FlagSet) {
		f.BoolVar(&again, "replay", false, "decide the stops again from their logged inputs")
		f.StringVar(&id, "session", "", "only this session's decisions")
		f.IntVar(&last, "last", 20, "how many, 0 for all")
	})
	if err != nil {
		return err
	}
	if err := c.none(rest); err != nil {
		return err
	}
	if last < 0 {
		return c.usage("--last takes a number from 0")
	}
	p, err := c.open()
	if err != nil {
		return err
	}
	defer p.Close()
	decisions, err := p.store.Decisions(last, func(d session.Decided) bool { return id == "" || d.Session == id })
	if err != nil {
		return cannot(err, "decisions", "")
	}
	if again {
		return c.replay(p, decisions)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "root: %s\n", p.root)
	for _, d := range decisions {
		b.WriteString(explained(d))
	}
	if decisions == nil {
		decisions = []session.Decided{}
		b.WriteString("no decision is logged\n")
	}
	return c.print(struct {
		Root      string            `json:"root"`
		Decisions []session.Decided `json:"decisions"`
	}{p.root, decisions}, "%s", b.String())
}

// replay feeds the logged inputs of stops through the rules of this program
// and says where they decide otherwise than was decided then.
func (c *call) replay(p *place, decisions []session.Decided) error {
	type difference struct {
		session.Decided
		Now hold.Why `json:"now"`
	}
	differ := []difference{}
	stops := 0
	for _, d := range decisions {
		var in hold.Input
		if d.Event != "Stop" || len(d.In) == 0 || jsontext.Unmarshal(d.In, &in) != nil {
			continue
		}
		stops++
		// a hold that could not be stored passed for a reason outside the rules
		if now := hold.Decide(in).Why; string(now) != d.Why && d.Why != string(hold.NoState) {
			differ = append(differ, difference{d, now})
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, "root: %s\nstops decided again: %d, otherwise: %d\n", p.root, stops, len(differ))
	for _, d := range differ {
		fmt.Fprintf(&b, "%s now %s\n", strings.TrimSuffix(explained(d.Decided), "\n"), d.Now)
	}
	err := c.print(struct {
		Root   string       `json:"root"`
		Stops  int          `json:"stops"`
		Differ []difference `json:"differ"`
	}{p.root, stops, differ}, "%s", b.String())
	if err == nil && len(differ) > 0 {
		return &Error{Code: exitNo}
	}
	return err
}

// explained is one decision as a line for people.
func explained(d session.Decided) string {
	line := fmt.Sprintf("%s %s %s", d.TS.Local().Format("2006-01-02 15:04:05"), d.Event, d.Why)
	if d.Goal != "" {
		line += fmt.Sprintf(" (%s %d/%d)", d.Goal, d.Passed, d.Total)
	}
	if d.Row > 0 {
		line += fmt.Sprintf(" hold %d of %d", d.Row, hold.MaxStreak)
	}
	if text := hold.Explain(hold.Why(d.Why)); text != "" {
		line += ": " + text
	}
	if d.Detail != "" {
		line += ": " + d.Detail
	}
	return safetext.Line(line, 500) + "\n"
}
