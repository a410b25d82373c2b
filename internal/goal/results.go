package goal

import (
	"strings"
	"time"
)

// Attach adds evidence references to a criterion without changing its status.
// References that are listed already change nothing.
func Attach(record []byte, id string, refs []string, at time.Time) (Change, error) {
	op, i, err := beginCriterion(record, id, at)
	if err != nil {
		return Change{}, err
	}
	if err := followable(id, refs); err != nil {
		return Change{}, err
	}
	before := len(op.Criteria[i].Evidence)
	op.attach(i, refs)
	if len(op.Criteria[i].Evidence) == before {
		return Change{Record: op.Record}, nil
	}
	return op.end()
}

func followable(id string, refs []string) error {
	for _, ref := range refs {
		if e := ParseEvidence(ref); e.Bad != "" {
			return refuse(CodeInvalid, id, "use a path from the workspace root, or ledger:<conversation-id>#<line>", "%q: %s", cut(ref, 80), e.Bad)
		}
	}
	return nil
}

// Passing is what the caller knows when a criterion is to pass.
type Passing struct {
	Evidence []string // to attach first
	Standing Standing // judged with that evidence attached
	ByHand   bool     // asked for by goal pass, not earned by goal prove
}

// Pass moves an open criterion to pass. It needs green, surface and cleanup of
// the current attempt; what is missing keeps it open (seed 002, update). Live
// state left behind makes it blocked, never pass. By hand only the attested
// channels pass: the others are proved.
func Pass(record []byte, id string, p Passing, at time.Time) (Change, error) {
	op, i, err := beginCriterion(record, id, at)
	if err != nil {
		return Change{}, err
	}
	if err := followable(id, p.Evidence); err != nil {
		return Change{}, err
	}
	c := &op.Criteria[i]
	switch {
	case c.Status == CriterionFail || c.Status == CriterionBlocked:
		return Change{}, refuse(CodeState, id, "goal reopen "+op.Slug+" "+id+" starts the next attempt", "%s is %s", id, c.Status)
	case p.Standing.Leftover != "":
		op.attach(i, p.Evidence)
		return op.block(i, "live state left behind: "+p.Standing.Leftover)
	case !p.Standing.Backed():
		return Change{}, refuse(CodeUnbacked, id, "goal prove "+op.Slug+" "+id+" makes it", "%s stays %s: %s", id, c.Status, p.Standing.Lacks())
	case p.ByHand && p.Standing.Rest != Proved && !Attestable(c.Channel):
		return Change{}, refuse(CodeUnbacked, id, "goal prove "+op.Slug+" "+id, "the channel %s is proved by runs, not by hand", nameOf(c.Channel))
	}
	op.attach(i, p.Evidence)
	if c.Status != CriterionPass {
		op.criterion(i, "status", text(CriterionPass))
	}
	op.logPath(LedgerEvidence, firstSurface(op.Slug, *c), "%s pass (%s), attempt %d", id, p.Standing.Rest, c.Attempt)
	return op.end()
}

// firstSurface is the path an evidence line names: the surface of the current
// attempt, else the record.
func firstSurface(slug string, c Criterion) string {
	if s := Backing(slug, c).Surface; len(s) > 0 {
		return s[0].Ref
	}
	return Path(slug)
}

// Lacks says in one line why a standing is not backed.
func (s Standing) Lacks() string {
	var parts []string
	if len(s.Missing) > 0 {
		parts = append(parts, "no "+strings.ReplaceAll(list(s.Missing), ", ", ", no "))
	}
	parts = append(parts, s.Problems...)
	if s.Leftover != "" {
		parts = append(parts, "live state left behind: "+s.Leftover)
	}
	if len(parts) == 0 {
		parts = []string{"no evidence"}
	}
	return strings.Join(parts, "; ")
}

// IdenticalFailures is the number of identical failures on one criterion that
// blocks the goal (seed 002, Hand off).
const IdenticalFailures = 3

// MaxCycles is the number of work cycles a goal may take.
const MaxCycles = 5

// Failing is what the caller knows about a failure.
type Failing struct {
	Log  string // the failing log, optional
	Note string // the diagnosis, one line
	By   string // the verifier whose verdict this is, "" for the agent itself
	// Identical counts the failures of this criterion with this signature
	// ([FailureSignature]), this one included.
	Identical int
}

// Fail records a failure: the failing log as evidence, the diagnosis as a note.
// The third identical failure sets the goal blocked with that diagnosis.
func Fail(record []byte, id string, f Failing, at time.Time) (Change, error) {
	op, i, err := beginCriterion(record, id, at)
	if err != nil {
		return Change{}, err
	}
	if err := needLine(id, "the diagnosis", f.Note); err != nil {
		return Change{}, err
	}
	if f.Log != "" {
		if err := followable(id, []string{f.Log}); err != nil {
			return Change{}, err
		}
		op.attach(i, []string{f.Log})
	}
	op.criterion(i, "status", text(CriterionFail))
	by := ""
	if f.By != "" {
		by = " (by " + cut(f.By, 60) + ")"
	}
	op.log(LedgerNote, "%s fail%s: %s", id, by, f.Note)
	if f.Identical >= IdenticalFailures {
		op.stall("%s failed %d times in the same way: %s", id, f.Identical, f.Note)
	}
	return op.end()
}

// stall sets the goal blocked with its diagnosis, for a cap that was reached.
func (op *operation) stall(format string, args ...any) {
	op.setStatus(StatusBlocked)
	op.log(LedgerNote, "goal blocked: "+format, args...)
	op.note("the goal is blocked: "+format+"; report this to the user", args...)
}

// FailureSignature is equal for failures that are the same: same exit, same
// last five non-blank lines of output, digits aside (times, addresses, line
// numbers).
func FailureSignature(exit int, lines []string) string {
	var tail []string
	for i := len(lines) - 1; i >= 0 && len(tail) < 5; i-- {
		line := strings.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return -1
			}
			return r
		}, plain(lines[i]))
		if line != "" {
			tail = append(tail, line)
		}
	}
	return "exit " + itoa(exit) + "\n" + strings.Join(tail, "\n")
}

// Block records an obstacle: the criterion is blocked, and the note is one that
// lets the next stop pass (seed 002, The Stop-hook hold).
func Block(record []byte, id, obstacle string, at time.Time) (Change, error) {
	op, i, err := beginCriterion(record, id, at)
	if err != nil {
		return Change{}, err
	}
	if err := needLine(id, "the obstacle", obstacle); err != nil {
		return Change{}, err
	}
	return op.block(i, obstacle)
}

func (op *operation) block(i int, obstacle string) (Change, error) {
	op.criterion(i, "status", text(CriterionBlocked))
	op.log(LedgerNote, "BLOCKED at row %d: %s", op.Criteria[i].N, obstacle)
	return op.end()
}

// Reopening is what the caller knows about a reopening.
type Reopening struct {
	Cycles int    // reopenings of this goal that the journal knows; the record's own count if that is higher
	User   bool   // the user ordered it: the cap of five cycles does not apply
	Note   string // optional, one line
}

// Reopen moves a failed or blocked criterion back to open and begins its next
// attempt. Each reopening is a work cycle; the sixth sets the goal blocked
// instead. With the user's order the cap does not apply. A goal that was closed
// as not met, or that the user orders on, becomes active again.
func Reopen(record []byte, id string, o Reopening, at time.Time) (Change, error) {
	op, i, err := beginCriterion(record, id, at)
	if err != nil {
		return Change{}, err
	}
	c := &op.Criteria[i]
	if c.Status != CriterionFail && c.Status != CriterionBlocked {
		return Change{}, refuse(CodeState, id, "only fail and blocked are reopened", "%s is %s", id, c.Status)
	}
	if o.Note != "" {
		if err := needLine(id, "the note", o.Note); err != nil {
			return Change{}, err
		}
	}
	if cycles := max(o.Cycles, op.Cycles()); cycles >= MaxCycles && !o.User {
		if op.Status == StatusBlocked {
			return Change{}, refuse(CodeCap, id, "report to the user; only they can go on", "%d work cycles were used", cycles)
		}
		op.stall("%d work cycles did not do it; %s is %s", cycles, id, c.Status)
		return op.end()
	}
	op.criterion(i, "status", text(CriterionOpen))
	op.criterion(i, "attempt", raw(itoa(c.Attempt+1)))
	op.log(LedgerNote, "%s reopened, attempt %d%s", id, c.Attempt+1, after(": ", o.Note))
	if op.Status == StatusBlocked && (o.User || op.Verdict != nil) {
		op.activate()
	}
	return op.end()
}

func after(sep, s string) string {
	if s == "" {
		return ""
	}
	return sep + s
}

// activate puts a stalled goal back to work: active, or review_blocked while a
// review blocker is open; a verdict that said not met is taken back.
func (op *operation) activate() {
	to := StatusActive
	if op.openReview() {
		to = StatusReviewBlocked
	}
	op.setStatus(to)
	if op.Verdict != nil {
		op.doc.set("", "verdict", raw("null"))
	}
	op.log(LedgerDecision, "goal %s again", to)
}

// Activate puts a goal that is blocked or waits for the user back to work, once
// what it waited for is there; note says what that is. Where a cap blocked it,
// the caller has seen to the user's order.
func Activate(record []byte, note string, at time.Time) (Change, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, err
	}
	if err := needLine(op.Slug, "what changed", note); err != nil {
		return Change{}, err
	}
	if op.Status != StatusBlocked && op.Status != StatusNeedsUser {
		return Change{}, refuse(CodeState, op.Slug, "", "the goal is %s", op.Status)
	}
	op.log(LedgerNote, "%s", note)
	op.activate()
	return op.end()
}

// Demotion is a pass that lost its backing.
type Demotion struct{ ID, Why string }

// Demote moves passes without backing back to open, on the same attempt, and
// notes why (seed 002, check step 3). A closed goal keeps its criteria: the
// check reports on it.
func Demote(record []byte, lost []Demotion, at time.Time) (Change, error) {
	op, err := begin(record, at)
	if err != nil {
		return Change{}, err
	}
	if op.Status.Closed() {
		return Change{Record: op.Record}, nil
	}
	for _, l := range lost {
		for i := range op.Criteria {
			if c := &op.Criteria[i]; c.ID == l.ID && c.Status == CriterionPass {
				op.criterion(i, "status", text(CriterionOpen))
				op.log(LedgerNote, "%s demoted to open: %s", l.ID, l.Why)
				c.Status = CriterionOpen
			}
		}
	}
	if len(op.ledger) == 0 {
		return Change{Record: op.Record}, nil
	}
	return op.end()
}

// CheckLine is the one evidence line of a check: pass/total and the demotions
// (seed 002, check step 5).
func CheckLine(r *Record, demoted []Demotion, at time.Time) Line {
	said := "check: " + itoa(r.Passed()) + "/" + itoa(r.Total())
	if len(demoted) > 0 {
		ids := make([]string, len(demoted))
		for i, d := range demoted {
			ids[i] = d.ID
		}
		said += ", demoted " + strings.Join(ids, ", ")
	}
	return Line{TS: stamp(at), Kind: LedgerEvidence, Text: said, Path: Path(r.Slug), By: By}
}
