package goal

import (
	"slices"
	"strings"
	"time"
)

// Closing is what the caller knows when a goal is to be closed. The check runs
// first; its results are the Standings.
type Closing struct {
	Met       bool
	NeedsUser bool   // not met, and only the user can go on
	Reason    string // one line
	Standings map[string]Standing
	// AcceptStale are the criteria whose stale proofs the user ordered to
	// accept.
	AcceptStale []string
	// Forgotten says that the journal of what the goal was set with is gone: the
	// verdict is about the record as it stands.
	Forgotten bool
	// Faults of the record and other gates that are the caller's to know (a
	// validation that failed), one line each.
	Faults []string
}

// ClosedGates says why a goal cannot be closed as met: every gate that is shut,
// all at once.
type ClosedGates struct {
	Slug  string
	Gates []string
}

// Error lists the gates on one line.
func (e *ClosedGates) Error() string {
	return e.Slug + " cannot be closed as met: " + strings.Join(e.Gates, "; ")
}

// Gates lists every gate that keeps the goal from being closed as met (seed
// 002, close; DESIGN §12): a criterion that is not pass, not backed, stale, or
// attested where it must be proved; an unresolved blocker; a status that is not
// active; no criterion at all; of several criteria none beside the happy path;
// a fault of the record. None means that the goal can be closed.
func (r *Record) Gates(c Closing) []string {
	gates := slices.Clone(c.Faults)
	if r.Status != StatusActive {
		gates = append(gates, "the goal is "+string(r.Status))
	}
	if len(r.Criteria) == 0 {
		gates = append(gates, "the goal has no criterion")
	}
	covered := len(r.Criteria) < 2
	for i := range r.Criteria {
		k := &r.Criteria[i]
		covered = covered || covers(k.Model)
		if k.Status != CriterionPass {
			gates = append(gates, k.ID+" is "+string(k.Status))
			continue
		}
		s, known := c.Standings[k.ID]
		switch {
		case !known || !s.Backed():
			gates = append(gates, k.ID+" is not backed: "+s.Lacks())
			continue
		case s.Rest != Proved && !Attestable(k.Channel):
			gates = append(gates, k.ID+" is attested; the channel "+nameOf(k.Channel)+" must be proved")
		}
		if s.Stale && !slices.Contains(c.AcceptStale, k.ID) {
			gates = append(gates, k.ID+" is stale"+after(": changed since: ", someFiles(s.StaleFiles)))
		}
	}
	if !covered {
		gates = append(gates, "every criterion is a happy path; one must cover an edge, a regression or an adversary")
	}
	for _, b := range r.OpenBlockers() {
		gates = append(gates, "the blocker "+b.ID+" ("+b.Source+") is open: "+cut(b.Detail, 120))
	}
	return gates
}

func someFiles(files []string) string {
	const shown = 5
	if len(files) > shown {
		return strings.Join(files[:shown], ", ") + " and " + itoa(len(files)-shown) + " more"
	}
	return strings.Join(files, ", ")
}

// RestsOn says what a verdict rests on: "c1, c2 proved; c3 attested".
func RestsOn(r *Record, c Closing) string {
	var parts []string
	for _, rest := range [...]Rest{Proved, Attested, Claimed} {
		var ids []string
		for i := range r.Criteria {
			if k := &r.Criteria[i]; k.Status == CriterionPass && restOf(c.Standings, k.ID) == rest {
				ids = append(ids, k.ID)
			}
		}
		if len(ids) > 0 {
			parts = append(parts, strings.Join(ids, ", ")+" "+string(rest))
		}
	}
	var accepted, untied []string
	for i := range r.Criteria {
		if id := r.Criteria[i].ID; c.Standings[id].Stale && slices.Contains(c.AcceptStale, id) {
			accepted = append(accepted, id)
		}
		if id := r.Criteria[i].ID; c.Standings[id].Rest == Proved && c.Standings[id].NoTree != "" {
			untied = append(untied, id)
		}
	}
	if len(accepted) > 0 {
		parts = append(parts, "stale and accepted: "+strings.Join(accepted, ", "))
	}
	if len(untied) > 0 {
		parts = append(parts, "without a fingerprint: "+strings.Join(untied, ", "))
	}
	if c.Forgotten {
		parts = append(parts, "no journal of what was set")
	}
	return strings.Join(parts, "; ")
}

func restOf(standings map[string]Standing, id string) Rest {
	if s, ok := standings[id]; ok && s.Backed() {
		return s.Rest
	}
	return Claimed
}

// Close writes the verdict. Met needs every gate open, else the error is a
// *ClosedGates and nothing changes. Not met makes the goal blocked, or
// needs_user_decision, and names the first criterion that is not pass. The
// verdict's reason says what a met verdict rests on; the same line goes into
// the ledger. A bound host goal is closed.
func Close(record []byte, c Closing, at time.Time) (Change, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, err
	}
	if err := needLine(op.Slug, "the reason", c.Reason); err != nil {
		return Change{}, err
	}
	result, status, failing := ResultNotMet, StatusBlocked, raw("null")
	reason := plain(c.Reason)
	switch {
	case c.Met:
		if gates := op.Gates(c); len(gates) > 0 {
			return op.refused(&ClosedGates{Slug: op.Slug, Gates: gates})
		}
		result, status = ResultMet, StatusDone
		reason += " (" + RestsOn(op.Record, c) + ")"
	default:
		if c.NeedsUser {
			status = StatusNeedsUser
		}
		if k := op.FirstUnmet(); k != nil {
			failing = raw(quote(k.ID))
		}
	}
	op.setStatus(status)
	op.doc.set("", "verdict", fields{
		{"result", text(result)}, {"failing_criterion", failing}, {"reason", text(reason)}, {"at", text(stamp(at))},
	})
	op.closeHost()
	said := "verdict " + result
	if failing != "null" {
		said += ", failing " + op.FirstUnmet().ID
	}
	op.log(LedgerDecision, "%s: %s: %s", said, op.Slug, reason)
	return op.end()
}

// closeHost closes a host goal that this record is bound to.
func (op *operation) closeHost() {
	if s := op.HostGoal.State; s == HostCreated || s == HostAdopted {
		op.bind(HostClosed)
	}
}

func (op *operation) bind(state HostGoalState) {
	if v, _, ok := op.doc.find("host_goal"); ok && v.IsObject() {
		op.doc.set("host_goal", "state", text(state))
		op.doc.set("host_goal", "synced", text(stamp(op.at)))
		return
	}
	op.doc.set("", "host_goal", object{{"state", quote(string(state))}, {"synced", quote(stamp(op.at))}})
}

// Drop gives a goal up; the caller has seen to the user's explicit word. The
// reason is a decision line.
func Drop(record []byte, reason string, at time.Time) (Change, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, err
	}
	if err := needLine(op.Slug, "the user's reason", reason); err != nil {
		return Change{}, err
	}
	op.setStatus(StatusDropped)
	op.closeHost()
	op.log(LedgerDecision, "goal dropped: %s: %s", op.Slug, reason)
	return op.end()
}

// Bind records how the host's own goal relates to this record: adopted when a
// typed one matches, conflict when another is active. Either is a decision
// line. Unchanged, it changes nothing.
func Bind(record []byte, state HostGoalState, at time.Time) (Change, error) {
	op, err := begin(record, at)
	if err != nil {
		return Change{}, err
	}
	if !slices.Contains(HostGoalStates[:], state) {
		return Change{}, refuse(CodeInvalid, "host_goal.state", "use "+list(HostGoalStates[:]), "no state %q", cut(string(state), 40))
	}
	if op.HostGoal.State == state {
		return Change{Record: op.Record}, nil
	}
	op.bind(state)
	op.log(LedgerDecision, "host goal %s: %s", state, op.Slug)
	return op.end()
}

// Own makes a conversation the owner of the stop hold (goal adopt).
func Own(record []byte, conversation string, at time.Time) (Change, error) {
	op, err := beginOpen(record, at)
	if err != nil {
		return Change{}, err
	}
	if !ConversationID(conversation) {
		return Change{}, refuse(CodeInvalid, "conversation id", "", "%q is no conversation id", cut(conversation, 40))
	}
	if op.ConversationID == conversation {
		return Change{Record: op.Record}, nil
	}
	op.doc.set("", "conversation_id", text(conversation))
	op.log(LedgerDecision, "goal adopted: %s by %s", op.Slug, conversation)
	return op.end()
}
