package goal

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Change is what an operation did to a record: its new text and the lines that
// go into the ledger. With an error, Ledger may still have lines (a refusal is
// logged) and Raw is nil.
type Change struct {
	Raw    []byte   // the rewritten file; nil when the record stays as it is
	Record *Record  // the record after the change
	Ledger []Line   // to append, in this order
	Notes  []string // for whoever called, one line each
}

// Code says what kind of refusal it is.
type Code string

// The codes of a refusal.
const (
	CodeInvalid       Code = "invalid"        // an argument is missing or malformed
	CodeBroken        Code = "broken"         // the record has a fault that must be mended first
	CodeNoCriterion   Code = "no_criterion"   // the record has no such criterion
	CodeClosed        Code = "closed"         // the goal is done or dropped
	CodeState         Code = "state"          // not from this status
	CodeExists        Code = "exists"         // the slug has a record: update it
	CodeSameObjective Code = "same_objective" // another slug holds this objective: continue it
	CodeConflict      Code = "conflict"       // another goal of this conversation is active
	CodeUnverifiable  Code = "unverifiable"   // nothing can decide this criterion
	CodeUnbacked      Code = "unbacked"       // a pass without complete backing
	CodeWeakens       Code = "weakens"        // a directive that would weaken completion
	CodeCap           Code = "cap"            // past five work cycles
)

// Refusal is an operation that was not carried out: what, where, and what to
// do instead, each on one line.
type Refusal struct {
	Code            Code
	What, Where, Do string
}

// Error says what, where and what to do on one line.
func (e *Refusal) Error() string {
	s := e.What
	if e.Where != "" {
		s = e.Where + ": " + s
	}
	if e.Do != "" {
		s += "; " + e.Do
	}
	return s
}

func refuse(code Code, where, do, format string, args ...any) *Refusal {
	return &Refusal{Code: code, What: fmt.Sprintf(format, args...), Where: where, Do: do}
}

// operation is a record under change.
type operation struct {
	*Record
	doc    *document
	at     time.Time
	ledger []Line
	notes  []string
}

// begin reads the record for an operation. A record that cannot be read, or in
// which a field that the operations touch has the wrong type, stands twice or
// has an ambiguous id, is mended first: a rewrite would hide the fault.
func begin(raw []byte, at time.Time) (*operation, error) {
	r, err := Parse(raw)
	if err != nil {
		return nil, err
	}
	if len(r.shapes) > 0 {
		f := r.shapes[0]
		return nil, refuse(CodeBroken, Path(r.Slug), "mend the file, then repeat", "%s", f.String())
	}
	if !ValidSlug(r.Slug) {
		return nil, refuse(CodeBroken, "slug", "set it to the file name without .json", "%q is no slug", cut(r.Slug, 60))
	}
	for i := range r.Criteria {
		if id := r.Criteria[i].ID; r.Criteria[i].N == 0 || count(r, id) > 1 {
			return nil, refuse(CodeBroken, Path(r.Slug), "give each criterion one id, c1, c2, …", "the id %q is not unique or not c<number>", cut(id, 40))
		}
	}
	return &operation{Record: r, doc: newDocument(raw), at: at}, nil
}

// beginOpen is begin for operations that a closed goal refuses.
func beginOpen(raw []byte, at time.Time) (*operation, error) {
	op, err := begin(raw, at)
	if err == nil && op.Status.Closed() {
		return nil, refuse(CodeClosed, op.Slug, "set a new goal for new work", "the goal is %s", op.Status)
	}
	return op, err
}

// beginCriterion is beginOpen for operations on one criterion; i is its index.
func beginCriterion(raw []byte, id string, at time.Time) (op *operation, i int, err error) {
	op, err = beginOpen(raw, at)
	if err != nil {
		return nil, 0, err
	}
	for i := range op.Criteria {
		if op.Criteria[i].ID == id {
			return op, i, nil
		}
	}
	ids := make([]string, len(op.Criteria))
	for i := range op.Criteria {
		ids[i] = op.Criteria[i].ID
	}
	return nil, 0, refuse(CodeNoCriterion, op.Slug, "name one of "+strings.Join(ids, ", "), "no criterion %q", cut(id, 40))
}

// log adds a ledger line about the record.
func (op *operation) log(kind, format string, args ...any) {
	op.logPath(kind, Path(op.Slug), format, args...)
}

func (op *operation) logPath(kind, path, format string, args ...any) {
	op.ledger = append(op.ledger, Line{TS: stamp(op.at), Kind: kind, Text: plain(fmt.Sprintf(format, args...)), Path: path, By: By})
}

func (op *operation) note(format string, args ...any) {
	op.notes = append(op.notes, fmt.Sprintf(format, args...))
}

// criterion sets a field of criterion i.
func (op *operation) criterion(i int, key string, v value) {
	op.doc.set("criteria."+strconv.Itoa(i), key, v)
}

func (op *operation) setStatus(s Status) {
	op.doc.set("", "status", text(s))
	op.Status = s
}

// attach adds references that the criterion does not list yet.
func (op *operation) attach(i int, refs []string) {
	have := op.Criteria[i].Evidence
	for _, ref := range refs {
		listed := false
		for _, h := range have {
			listed = listed || h == ref
		}
		if !listed {
			op.doc.push("criteria."+strconv.Itoa(i), "evidence", text(ref))
			have = append(have, ref)
		}
	}
	op.Criteria[i].Evidence = have
}

// end refreshes updated and reads the result back.
func (op *operation) end() (Change, error) {
	op.doc.set("", "updated", text(stamp(op.at)))
	out := op.doc.bytes()
	r, err := Parse(out)
	if err != nil {
		return Change{}, fmt.Errorf("rewriting %s: %w", Path(op.Slug), err)
	}
	return Change{Raw: out, Record: r, Ledger: op.ledger, Notes: op.notes}, nil
}

// refused ends an operation that is not carried out but logged.
func (op *operation) refused(err error) (Change, error) {
	return Change{Record: op.Record, Ledger: op.ledger, Notes: op.notes}, err
}

// needLine refuses an argument that must be one line of text.
func needLine(where, what, s string) error {
	if !oneLine(s) {
		return refuse(CodeInvalid, where, "say it in one line", "%s is missing or has several lines", what)
	}
	return nil
}
