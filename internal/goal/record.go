// Package goal is the goal record of seed 002: what was promised, what is
// proven and what is stuck, as one JSON file a goal. It reads a record, says
// what is wrong with it, and makes every change to it.
//
// Everything here is pure: bytes, plain values and a time go in, new bytes and
// ledger lines come out. Files, the journal, locks and running commands are
// the business of the packages that call this one; what they found out comes
// in as values ([Fact], [Standing]).
package goal

import (
	"strings"
	"time"
)

// Dir is the folder of the goal records, relative to the workspace root.
const Dir = ".litgravity/goals"

// EvidenceDir is the folder of the evidence; a goal's artifacts lie in
// EvidenceDir/<slug>/.
const EvidenceDir = ".litgravity/evidence"

// LedgerDir is the folder of the ledgers, one <conversation-id>.jsonl each.
const LedgerDir = ".litgravity/ledger"

// MaxSize is the size in bytes above which a record is refused (DESIGN §13).
const MaxSize = 1 << 20

// MaxSlug is the longest slug, in characters (seed 002, Field rules).
const MaxSlug = 40

// Status is where a goal stands.
type Status string

// The statuses of a goal (seed 002, Field rules).
const (
	StatusActive        Status = "active"
	StatusReviewBlocked Status = "review_blocked"
	StatusNeedsUser     Status = "needs_user_decision"
	StatusBlocked       Status = "blocked"
	StatusDone          Status = "done"
	StatusDropped       Status = "dropped"
)

// Statuses lists every status of a goal.
var Statuses = [...]Status{StatusActive, StatusReviewBlocked, StatusNeedsUser, StatusBlocked, StatusDone, StatusDropped}

// Closed reports whether work on the goal has ended for good.
func (s Status) Closed() bool { return s == StatusDone || s == StatusDropped }

// Stalled reports whether the goal waits for someone or something; a stalled
// goal cannot pass the close gate (seed 002, blocker).
func (s Status) Stalled() bool {
	return s == StatusReviewBlocked || s == StatusNeedsUser || s == StatusBlocked
}

// CriterionStatus is where one criterion stands.
type CriterionStatus string

// The statuses of a criterion (seed 002, Field rules).
const (
	CriterionOpen    CriterionStatus = "open"
	CriterionPass    CriterionStatus = "pass"
	CriterionFail    CriterionStatus = "fail"
	CriterionBlocked CriterionStatus = "blocked"
)

// CriterionStatuses lists every status of a criterion.
var CriterionStatuses = [...]CriterionStatus{CriterionOpen, CriterionPass, CriterionFail, CriterionBlocked}

// Models lists what a criterion can cover.
var Models = [...]string{"happy", "edge", "regression", "adversarial"}

// Channels lists the real surfaces a criterion can be observed on.
var Channels = [...]string{"shell", "http", "terminal", "browser", "agy", "other"}

// Attestable reports whether evidence of this channel may be attested: no
// command here can observe a browser, an agent's conversation or "other". The
// channels shell, http and terminal, and a channel not named, must be proved.
func Attestable(channel string) bool {
	return channel == "browser" || channel == "agy" || channel == "other"
}

// HostGoal is the binding to the host's own goal tool.
type HostGoal struct {
	State  HostGoalState
	Synced string // the last time the host goal was touched, as written
}

// HostGoalState is how the host's own goal relates to the record.
type HostGoalState string

// The states of host_goal (seed 002, Field rules).
const (
	HostCreated     HostGoalState = "created"
	HostAdopted     HostGoalState = "adopted"
	HostConflict    HostGoalState = "conflict"
	HostUnavailable HostGoalState = "unavailable"
	HostClosed      HostGoalState = "closed"
)

// HostGoalStates lists every state of host_goal.
var HostGoalStates = [...]HostGoalState{HostCreated, HostAdopted, HostConflict, HostUnavailable, HostClosed}

// Steering is one recorded change of course.
type Steering struct {
	Kind, Directive, Evidence, Rationale string
	At                                   string // as written
}

// Blocker is one obstacle; an unresolved one keeps the close gate shut.
type Blocker struct {
	ID, Source, Detail string
	Resolved           bool
}

// BlockerSources lists who can raise a blocker.
var BlockerSources = [...]string{"qa", "review", "user"}

// Verdict is how a goal ended.
type Verdict struct {
	Result           string // "met" or "not met"
	FailingCriterion string // "" for null
	Reason           string
	At               string // as written
}

// The results of a verdict.
const (
	ResultMet    = "met"
	ResultNotMet = "not met"
)

// Record is one goal record as read.
type Record struct {
	Slug, Objective string
	NonGoals        []string
	Criteria        []Criterion
	Status          Status
	ConversationID  string
	Hold            bool // false only when the record says "hold": false
	HostGoal        HostGoal
	Steering        []Steering
	Blockers        []Blocker
	Verdict         *Verdict
	Updated         time.Time // zero when missing or not a time
	UpdatedRaw      string    // as written

	src    string  // the text read, for positions
	shapes []Fault // what Parse could read only in part
}

// Criterion is one acceptance criterion.
type Criterion struct {
	ID             string
	N              int // the number in ID, 0 when ID is not c<number>
	Text           string
	Status         CriterionStatus
	Attempt        int // 1 when the record does not say
	Model, Channel string
	Evidence       []string
	Check, Expect  string // the criterion's command and what its output must have; optional
}

// Command returns the command that decides the criterion: its check, else the
// first code span of its text, else "".
func (c *Criterion) Command() string {
	if c.Check != "" {
		return c.Check
	}
	return CodeSpan(c.Text)
}

// Commands returns every command that the criterion names: its check and the
// code spans of its text. One of them makes its surface.
func (c *Criterion) Commands() []string {
	var all []string
	if c.Check != "" {
		all = append(all, c.Check)
	}
	for text := c.Text; ; {
		span, rest := codeSpan(text)
		if span == "" {
			return all
		}
		all, text = append(all, span), rest
	}
}

// Promise is what a proof of the criterion is a proof of: its text, its check
// and its expectation. A proof counts for the promise it was made for.
func (c *Criterion) Promise() string { return c.Text + "\x00" + c.Check + "\x00" + c.Expect }

// WantExit returns the exit status that the criterion asks for: the N of the
// first "exits N" in its text, else 0.
func (c *Criterion) WantExit() int {
	_, rest, ok := strings.Cut(c.Text, " exits ")
	if !ok {
		return 0
	}
	digits := rest[:len(rest)-len(strings.TrimLeft(rest, "0123456789"))]
	if after := rest[len(digits):]; after != "" && !strings.ContainsAny(after[:1], " ,;.:)") {
		return 0
	}
	return min(number(digits), 255)
}

// CodeSpan returns the content of the first closed code span of text, trimmed,
// or "". A span opens with a run of backticks and closes with a run of the
// same length.
func CodeSpan(text string) string {
	span, _ := codeSpan(text)
	return span
}

// codeSpan is CodeSpan and what follows it.
func codeSpan(text string) (span, rest string) {
	for {
		i := strings.IndexByte(text, '`')
		if i < 0 {
			return "", ""
		}
		ticks := text[i : i+backticks(text[i:])]
		text = text[i+len(ticks):]
		for from := 0; ; {
			j := strings.Index(text[from:], ticks)
			if j < 0 {
				break
			}
			j += from
			from = j + backticks(text[j:])
			if from-j != len(ticks) {
				continue
			}
			if span := strings.TrimSpace(text[:j]); span != "" {
				return span, text[from:]
			}
			text = text[from:]
			break
		}
	}
}

// backticks counts the backticks that s begins with.
func backticks(s string) int { return len(s) - len(strings.TrimLeft(s, "`")) }

// Passed counts the criteria whose stored status is pass.
func (r *Record) Passed() int {
	n := 0
	for i := range r.Criteria {
		if r.Criteria[i].Status == CriterionPass {
			n++
		}
	}
	return n
}

// Total counts the criteria.
func (r *Record) Total() int { return len(r.Criteria) }

// FirstOpen returns the first criterion that is open or failed, the one that
// holds a stop, or nil. A blocked criterion never holds (seed 002, The
// Stop-hook hold).
func (r *Record) FirstOpen() *Criterion {
	for i := range r.Criteria {
		if s := r.Criteria[i].Status; s != CriterionPass && s != CriterionBlocked {
			return &r.Criteria[i]
		}
	}
	return nil
}

// FirstUnmet returns the first criterion that is not pass, blocked ones
// included, or nil: where work continues (seed 002, Recover) and what a "not
// met" verdict names.
func (r *Record) FirstUnmet() *Criterion {
	for i := range r.Criteria {
		if r.Criteria[i].Status != CriterionPass {
			return &r.Criteria[i]
		}
	}
	return nil
}

// Criterion returns the criterion with this id, or nil.
func (r *Record) Criterion(id string) *Criterion {
	for i := range r.Criteria {
		if r.Criteria[i].ID == id {
			return &r.Criteria[i]
		}
	}
	return nil
}

// OpenBlockers returns the unresolved blockers.
func (r *Record) OpenBlockers() []Blocker {
	var open []Blocker
	for _, b := range r.Blockers {
		if !b.Resolved {
			open = append(open, b)
		}
	}
	return open
}

// openReview reports whether a review blocker is unresolved.
func (r *Record) openReview() bool {
	for _, b := range r.Blockers {
		if !b.Resolved && b.Source == "review" {
			return true
		}
	}
	return false
}

// Holds reports whether the record alone asks for a hold: active, a criterion
// open or failed, and no "hold": false (seed 002, The Stop-hook hold).
func (r *Record) Holds() bool {
	return r.Status == StatusActive && r.Hold && r.FirstOpen() != nil
}

// Cycles counts the work cycles the record itself shows: how often a criterion
// was reopened.
func (r *Record) Cycles() int {
	n := 0
	for i := range r.Criteria {
		n += max(r.Criteria[i].Attempt-1, 0)
	}
	return n
}

// Path returns the record's path from the workspace root, with slashes.
func Path(slug string) string { return Dir + "/" + slug + ".json" }

// criterionNumber reads c<number> without leading zeros, of at most six digits;
// 0 when id is not one.
func criterionNumber(id string) int {
	if len(id) < 2 || len(id) > 7 || id[0] != 'c' || id[1] == '0' {
		return 0
	}
	return number(id[1:])
}

// number reads a decimal number of at most seven digits; 0 when s is not one.
func number(s string) int {
	if s == "" || len(s) > 7 {
		return 0
	}
	n := 0
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return 0
		}
		n = n*10 + int(s[i]-'0')
	}
	return n
}
