package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
	"goalkeeper/policy/hold"
	"goalkeeper/policy/trigger"
)

// commandWait is how long a command waits for the lock of the records. A hook
// gives up earlier: it holds somebody up.
const commandWait = 15 * time.Second

// criterionJSON is a criterion as `--json` prints it.
type criterionJSON struct {
	ID       string    `json:"id"`
	Text     string    `json:"text"`
	Status   string    `json:"status"`
	Attempt  int       `json:"attempt"`
	Model    string    `json:"model,omitempty"`
	Channel  string    `json:"channel,omitempty"`
	Command  string    `json:"command,omitempty"`
	Expect   string    `json:"expect,omitempty"`
	Evidence []string  `json:"evidence"`
	Rests    goal.Rest `json:"rests,omitempty"` // of a pass: proved, attested, claimed
	Stale    []string  `json:"stale,omitempty"` // files changed since its proof
	Lacks    string    `json:"lacks,omitempty"` // of a pass: why it is not backed
}

// resultJSON is what an operation on a record prints.
type resultJSON struct {
	Root      string         `json:"root"`
	Goal      goalJSON       `json:"goal"`
	Criterion *criterionJSON `json:"criterion,omitempty"`
	Blocker   string         `json:"blocker,omitempty"`
	Host      string         `json:"host,omitempty"` // the line to paste into the client
	Notes     []string       `json:"notes"`
}

// record reads a record for a command; the error says what to do.
func (c *call) record(p *place, slug string) (workspace.RecordFile, *goal.Record, error) {
	f := p.ws.Record(slug)
	if f.Err != nil {
		return f, nil, c.refused(p, slug, f.Err)
	}
	r, err := goal.Parse(f.Raw)
	if err != nil {
		return f, nil, c.refused(p, slug, err)
	}
	return f, r, nil
}

// refused turns the error of an operation on a record into what its user is
// to see.
func (c *call) refused(p *place, slug string, err error) error {
	var own *Error
	var refusal *goal.Refusal
	var gates *goal.ClosedGates
	var fault *goal.Fault
	switch {
	case err == nil:
		return nil
	case errors.As(err, &own):
		return own
	case errors.As(err, &refusal):
		code := exitNo
		switch refusal.Code {
		case goal.CodeInvalid:
			code = exitUsage
		case goal.CodeBroken:
			code = exitCannot
		}
		where := refusal.Where
		if strings.HasPrefix(refusal.What, where+" ") {
			where = "" // "c1 stays open" names it
		}
		return &Error{What: refusal.What, Where: where, Do: typed(refusal.Do), Code: code, Err: err}
	case errors.As(err, &gates):
		return &Error{What: err.Error(), Code: exitNo, Err: err}
	case errors.As(err, &fault):
		return &Error{What: fault.String(), Where: goal.Path(slug), Do: "mend the file, or rebuild it: goalkeeper goal recover " + slug, Code: exitCannot, Err: err}
	case errors.Is(err, fs.ErrNotExist):
		return &Error{What: fmt.Sprintf("there is no goal %q", safetext.Line(slug, 60)), Where: p.root, Do: "goalkeeper goal list shows the goals", Code: exitCannot, Err: err}
	case errors.Is(err, session.ErrLocked):
		return cannot(err, goal.Dir, "")
	}
	return cannot(err, goal.Path(slug), "nothing was written")
}

// typed puts the program's name before the commands that a refusal proposes:
// the record's rules do not know what the program is called.
func typed(do string) string {
	for _, sub := range [...]string{"set", "show", "list", "add", "reword", "remove", "prove", "pass", "fail", "block", "reopen", "check", "close", "drop"} {
		do = strings.ReplaceAll(" "+do, " goal "+sub+" ", " goalkeeper goal "+sub+" ")[1:]
		do = strings.ReplaceAll(" "+do, " goal "+sub+",", " goalkeeper goal "+sub+",")[1:]
	}
	return do
}

// change carries out an operation on a record. It waits for the lock.
func (c *call) change(p *place, op workspace.Operation) (workspace.Changed, error) {
	op.Session, op.At = p.id, c.env.Now()
	for begun := time.Now(); ; {
		done, err := p.ws.Change(p.store, op)
		if errors.Is(err, session.ErrLocked) && time.Since(begun) < commandWait {
			continue
		}
		return done, c.refused(p, op.Slug, err)
	}
}

// operate is change for a command that writes: the session that runs it
// becomes an owner of the record and is on the route litgoal (DESIGN §5, §9).
func (c *call) operate(p *place, op workspace.Operation) (workspace.Changed, error) {
	done, err := c.change(p, op)
	if err != nil {
		return done, err
	}
	if done.Unwitnessed != nil {
		done.Notes = append(done.Notes, "the state folder cannot be written: ownership comes with the next hook, and a proof counts as attested (goalkeeper doctor)")
		return done, nil
	}
	if err := c.own(p, op.Slug, op.Create); err != nil {
		done.Notes = append(done.Notes, "ownership comes with the next hook: "+err.Error())
	}
	return done, nil
}

// own makes this command's session an owner of a record. At a terminal there is
// no session: the record is then known as made here, and nobody's.
func (c *call) own(p *place, slug string, created bool) error {
	key := workspace.RecordKey(slug)
	if p.id == "" {
		return p.store.UpdateOwners(func(o session.Owners) error {
			if o[key] == nil {
				o[key] = []string{}
			}
			return nil
		})
	}
	err := p.store.UpdateOwners(func(o session.Owners) error {
		o.Add(key, p.id, false)
		return nil
	})
	if err != nil {
		return err
	}
	return p.store.Update(p.id, func(st *session.State) error {
		st.Left = slices.DeleteFunc(st.Left, func(l string) bool { return l == key })
		if !st.Route.Work() {
			st.Route = hold.RouteLitgoal
		}
		st.RouteKnown = true
		if created {
			if st.Created == nil {
				st.Created = make(map[string]string)
			}
			st.Created[key] = st.Turn
			st.Orders = slices.DeleteFunc(st.Orders, func(o session.Order) bool {
				named, _, _ := strings.Cut(o.Goal, " ")
				return named == slug // it was about another goal of this name
			})
		}
		return nil
	})
}

// endRoute ends the session's route when its last record is closed (DESIGN §9,
// no_route).
func (c *call) endRoute(p *place) error {
	if p.id == "" {
		return nil
	}
	owners, err := p.store.Owners()
	if err != nil {
		return err
	}
	files, err := p.ws.Records(0)
	if err != nil {
		return err
	}
	for _, f := range files {
		r, err := goal.Parse(f.Raw)
		owned := slices.Contains(owners[workspace.RecordKey(f.Slug)], p.id) || err == nil && r.ConversationID == p.id
		if owned && (err != nil || !r.Status.Closed() && r.Verdict == nil) {
			return nil
		}
	}
	return p.store.Update(p.id, func(st *session.State) error {
		st.Route, st.RouteKnown = hold.RouteNone, true
		return nil
	})
}

// ours remembers what `updated` a check wrote, for every session that may own
// the record: it is no progress of theirs (DESIGN §9, Progress).
func (c *call) ours(p *place, r *goal.Record) {
	key := workspace.RecordKey(r.Slug)
	owners, _ := p.store.Owners()
	ids := append(slices.Clone(owners[key]), r.ConversationID, p.id)
	slices.Sort(ids)
	for _, id := range slices.Compact(ids) {
		if !p.store.Known(id) {
			continue
		}
		// Without it the check counts as progress once: no fault of the check.
		_ = p.store.Update(id, func(st *session.State) error {
			if st.Ours == nil {
				st.Ours = make(map[string]string)
			}
			st.Ours[key] = r.UpdatedRaw
			return nil
		})
	}
}

// permitRecord is permit for an order about a record or one of its criteria.
func (c *call) permitRecord(p *place, kind trigger.Kind, slug, id, say string) error {
	names := []string{slug}
	if id != "" {
		names = []string{slug + " " + id, id}
	}
	var err error
	for _, name := range names {
		if err = c.permit(p, string(kind), name, say); err == nil {
			return nil
		}
	}
	return err
}

// target opens the workspace of a command that takes a slug, or a slug and a
// criterion, and returns them.
func (c *call) target(rest []string, names ...string) (*place, error) {
	if len(rest) != len(names) || slices.ContainsFunc(rest, func(s string) bool { return strings.TrimSpace(s) == "" }) {
		return nil, c.usage(fmt.Sprintf("%s takes: %s", c.cmd.name, strings.Join(names, " ")))
	}
	return c.open()
}

// entry is the journal line about a criterion.
func (c *call) criterionEntry(p *place, kind, slug string, k *goal.Criterion, note string) session.Entry {
	e := session.Entry{TS: c.env.Now(), Kind: kind, Goal: workspace.RecordKey(slug), Session: p.id, Note: note}
	if k != nil {
		e.ID, e.Box, e.Attempt = k.ID, session.TextHash(k.Promise()), k.Attempt
	}
	return e
}

// goalView is a record as the printed forms show it.
func (c *call) goalView(p *place, slug string) goalJSON {
	f := p.ws.Record(slug)
	g := p.ws.RecordView(f, c.asker(p))
	if g.Named {
		g.Owner = hold.OwnerThis
	}
	if r, err := goal.Parse(f.Raw); err == nil && f.Err == nil {
		g.Proved = proved(r, p.ws.Standings(r, p.ws.Witnesses(p.store, slug)))
	}
	return jsonOf(g)
}

// proved counts the passes that rest on runs this program saw.
func proved(r *goal.Record, standings map[string]goal.Standing) int {
	n := 0
	for i := range r.Criteria {
		if c := &r.Criteria[i]; c.Status == goal.CriterionPass && standings[c.ID].Rest == goal.Proved {
			n++
		}
	}
	return n
}

// printed says what became of a record, and of one criterion of it if id is
// not "".
func (c *call) printed(p *place, done workspace.Changed, slug, id, said string) error {
	out := resultJSON{Root: p.root, Goal: c.goalView(p, slug), Notes: notes(done.Notes)}
	if r := done.Record; r != nil && id != "" {
		if k := r.Criterion(id); k != nil {
			j := jsonCriterion(*k, nil)
			out.Criterion = &j
		}
	}
	return c.print(out, "%s\n%s%s", said, standLine(out.Goal), noteLines(out.Notes))
}

// standLine says how a goal stands, in one line.
func standLine(g goalJSON) string {
	s := fmt.Sprintf("%s %s %d/%d (%d proved)", g.Name, safetext.Line(g.Status, 20), g.Passed, g.Total, g.Proved)
	if g.Open != nil {
		s += ", open: " + g.Open.ID + " " + safetext.Line(g.Open.Text, 160)
	}
	return s + "\n"
}

func notes(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

func noteLines(list []string) string {
	var b strings.Builder
	for _, n := range list {
		b.WriteString("note: " + safetext.Line(n, 400) + "\n")
	}
	return b.String()
}

// jsonCriterion brings a criterion into its printed form; s is its standing,
// nil where nobody looked.
func jsonCriterion(k goal.Criterion, s *goal.Standing) criterionJSON {
	j := criterionJSON{ID: k.ID, Text: k.Text, Status: string(k.Status), Attempt: k.Attempt, Model: k.Model, Channel: k.Channel,
		Command: k.Command(), Expect: k.Expect, Evidence: notes(k.Evidence)}
	if s != nil && k.Status == goal.CriterionPass {
		j.Rests = s.Rest
		if s.Stale {
			j.Stale = s.StaleFiles
		}
		if !s.Backed() {
			j.Lacks = s.Lacks()
		}
	}
	return j
}

// table is the criteria as people read them (seed 002, show and list).
func table(r *goal.Record, standings map[string]goal.Standing) string {
	var b strings.Builder
	for i := range r.Criteria {
		k := &r.Criteria[i]
		rest := ""
		if s, ok := standings[k.ID]; ok && k.Status == goal.CriterionPass {
			rest = string(s.Rest)
			if s.Stale {
				rest += ", stale"
			}
		}
		if k.Attempt > 1 {
			rest = strings.TrimPrefix(rest+", attempt "+fmt.Sprint(k.Attempt), ", ")
		}
		if rest != "" {
			rest = " (" + rest + ")"
		}
		text := safetext.Line(k.Text, 200)
		if k.Check != "" {
			text += " (check: " + safetext.Line(k.Check, 120) + ")"
		}
		fmt.Fprintf(&b, "%-4s %s%s  %s  %s\n", safetext.Line(k.ID, 10), safetext.Line(string(k.Status), 20), rest, text, evidenceNames(k.Evidence))
		if s, ok := standings[k.ID]; ok && k.Status == goal.CriterionPass && s.Stale {
			fmt.Fprintf(&b, "     changed since: %s\n", safetext.Line(firstFew(s.StaleFiles), 300))
		}
	}
	return b.String()
}

// evidenceNames are the file names of evidence, without their folders.
func evidenceNames(refs []string) string {
	if len(refs) == 0 {
		return "[no evidence]"
	}
	names := make([]string, len(refs))
	for i, ref := range refs {
		names[i] = safetext.Line(path.Base(ref), 60)
	}
	return "[" + firstFew(names) + "]"
}

func firstFew(list []string) string {
	const few = 6
	if len(list) > few {
		return strings.Join(list[:few], ", ") + fmt.Sprintf(" and %d more", len(list)-few)
	}
	return strings.Join(list, ", ")
}
