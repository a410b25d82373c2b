package goal

import (
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"goalkeeper/policy/criterion"
)

// NewCriterion is a criterion as asked for.
type NewCriterion struct {
	Text, Model, Channel string // Model defaults to happy, Channel to shell
	Check, Expect        string // optional
}

// Spec is what goal set was asked for.
type Spec struct {
	Objective      string
	Slug           string // "" derives it
	NonGoals       []string
	Criteria       []NewCriterion
	SkipClasses    []SkippedClass
	ConversationID string
	Project        criterion.Project // for proposals

	// Existing are the records there are. Another one that this conversation
	// owns and that is active is a conflict, unless Also is set.
	Existing []*Record
	Also     bool
}

// SkippedClass is an adversarial class that does not apply, with its reason,
// which goes into the ledger (seed 002, set step 4).
type SkippedClass struct{ Name, Reason string }

// AdversarialClasses lists the classes of seed 002, set step 4.
var AdversarialClasses = [...]string{
	"malformed input", "prompt injection", "cancel and resume", "stale state", "dirty worktree",
	"hung or long commands", "flaky tests", "misleading success output", "repeated interruptions",
}

// New makes a record: every criterion open, the goal active, no verdict, the
// host goal unavailable (seed 002, set; the acquire rule). The refusals that
// are no mistakes have codes of their own: CodeExists (update that record),
// CodeSameObjective (continue that one) and CodeConflict (see [Conflict]);
// their Where is the slug of the record they are about.
func New(spec Spec, at time.Time) (Change, error) {
	objective, err := Objective(spec.Objective)
	if err != nil {
		return Change{}, err
	}
	slug := spec.Slug
	if slug == "" {
		slug = Slug(objective)
	}
	if !ValidSlug(slug) {
		return Change{}, refuse(CodeInvalid, "slug", "give another with --slug", "%q is not lowercase kebab-case of at most %d characters", cut(slug, 60), MaxSlug)
	}
	if err := acquire(spec, slug, objective); err != nil {
		return Change{}, err
	}
	if spec.ConversationID != "" && !ConversationID(spec.ConversationID) {
		return Change{}, refuse(CodeInvalid, "conversation id", "", "%q is no conversation id", cut(spec.ConversationID, 40))
	}

	criteria := array{}
	var notes []string
	happyOnly := true
	for i, c := range spec.Criteria {
		c, more, err := c.checked("criterion "+itoa(i+1), spec.Project)
		if err != nil {
			return Change{}, err
		}
		notes = append(notes, more...)
		happyOnly = happyOnly && c.Model == "happy"
		criteria = append(criteria, c.json("c"+itoa(i+1)))
	}
	if n := len(criteria); n < 2 || n > 6 {
		notes = append(notes, plural(n, "criterion", "criteria")+"; two to six are usual: the happy path, the riskiest edge, an adjacent regression, and an adversarial case where one applies")
	} else if happyOnly {
		notes = append(notes, "every criterion is a happy path; the goal closes as met only with an edge, regression or adversarial one")
	}

	op, err := begin(newRecord(Record{Slug: slug, Objective: objective, NonGoals: spec.NonGoals, ConversationID: spec.ConversationID}, criteria, at), at)
	if err != nil {
		return Change{}, err
	}
	op.notes = notes
	op.log(LedgerDecision, "%s", CreatedText(slug))
	for _, s := range spec.SkipClasses {
		if err := needLine("adversarial class "+s.Name, "the reason", s.Reason); err != nil {
			return Change{}, err
		}
		op.log(LedgerDecision, "adversarial class skipped: %s: %s", s.Name, s.Reason)
	}
	return op.end()
}

// acquire applies the acquire rule: no active goal, set; the same objective,
// continue it; a different objective active, stop and show the conflict.
func acquire(spec Spec, slug, objective string) error {
	for _, r := range spec.Existing {
		if r.Slug == slug {
			return refuse(CodeExists, slug, "update it: goal add, goal reword, goal show "+slug, "this goal exists (%s, %d of %d pass)", r.Status, r.Passed(), r.Total())
		}
	}
	for _, r := range spec.Existing {
		if !r.Status.Closed() && SameObjective(r.Objective, objective) {
			return refuse(CodeSameObjective, r.Slug, "continue that one: goal show "+r.Slug, "this objective is held already (%s, %d of %d pass)", r.Status, r.Passed(), r.Total())
		}
	}
	for _, r := range spec.Existing {
		if !spec.Also && r.Status == StatusActive && spec.ConversationID != "" && r.ConversationID == spec.ConversationID {
			return refuse(CodeConflict, r.Slug, "close or drop it first, or keep both with --also",
				"another goal of this conversation is active: %s", quoted(r.Objective))
		}
	}
	return nil
}

// Conflict records on the active goal that a different objective was asked
// for: a blocker that the user resolves, and a decision line. Asked again for
// the same one, it changes nothing.
func Conflict(active []byte, wanted string, at time.Time) (Change, error) {
	op, err := beginOpen(active, at)
	if err != nil {
		return Change{}, err
	}
	detail := "conflict: a different objective was asked for: " + cut(wanted, maxObjective)
	for _, b := range op.OpenBlockers() {
		if b.Detail == detail {
			return Change{Record: op.Record}, nil
		}
	}
	op.addBlocker("user", detail)
	op.log(LedgerDecision, "%s", detail)
	return op.end()
}

// checked fills the defaults of a criterion and refuses one that cannot be
// decided (seed 002, set step 3; seed 003, Acceptance Criteria Verifiability).
// One with a check is decided by its run, whatever its words.
func (c NewCriterion) checked(where string, p criterion.Project) (NewCriterion, []string, error) {
	c.Text = clean(c.Text)
	c.Check, c.Expect = strings.TrimSpace(c.Check), strings.TrimSpace(c.Expect)
	if c.Model == "" {
		c.Model = "happy"
	}
	if c.Channel == "" {
		c.Channel = "shell"
	}
	if c.Text == "" {
		return c, nil, refuse(CodeInvalid, where, "name the scenario, the surface and the one observable that decides", "the text is empty")
	}
	if utf8.RuneCountInString(c.Text) > maxCriterion {
		return c, nil, refuse(CodeInvalid, where, "name one observable; a second surface is a second criterion", "the text has more than %d characters", maxCriterion)
	}
	if !slices.Contains(Models[:], c.Model) {
		return c, nil, refuse(CodeInvalid, where, "use "+list(Models[:]), "no model %q", cut(c.Model, 40))
	}
	if !slices.Contains(Channels[:], c.Channel) {
		return c, nil, refuse(CodeInvalid, where, "use "+list(Channels[:]), "no channel %q", cut(c.Channel, 40))
	}
	v := criterion.Judge(c.Text, p)
	if !v.Verifiable && c.Check == "" {
		return c, nil, refuse(CodeUnverifiable, where, "write for example: "+v.Proposal, "nothing decides %s: %s", quoted(c.Text), v.Why())
	}
	var notes []string
	for _, n := range v.Notes {
		notes = append(notes, where+": "+n)
	}
	return c, notes, nil
}

// maxCriterion is the longest criterion, in characters.
const maxCriterion = 1000

// clean puts text on one line without control characters.
func clean(s string) string {
	return plain(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) && !unicode.IsSpace(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, "")))
}

func (c NewCriterion) json(id string) fields {
	f := fields{
		{"id", text(id)},
		{"text", text(c.Text)},
		{"status", text(CriterionOpen)},
		{"attempt", raw("1")},
		{"model", text(c.Model)},
		{"channel", text(c.Channel)},
	}
	if c.Check != "" {
		f = append(f, field{"check", text(c.Check)})
	}
	if c.Expect != "" {
		f = append(f, field{"expect", text(c.Expect)})
	}
	return append(f, field{"evidence", array{}})
}

// Vague lists the criteria that neither a check nor their text can decide.
func (r *Record) Vague(p criterion.Project) []Fault {
	v := &validator{r: r}
	for i := range r.Criteria {
		c := &r.Criteria[i]
		if c.Check != "" || strings.TrimSpace(c.Text) == "" {
			continue
		}
		if j := criterion.Judge(c.Text, p); !j.Verifiable {
			v.add("criteria["+itoa(i)+"].text", "nothing decides it: %s; for example: %s", j.Why(), j.Proposal)
		}
	}
	return v.faults
}

// CreatedText is the ledger line of a goal that was set.
func CreatedText(slug string) string { return "goal created: " + slug }

// newRecord is the text of a record that begins now: what r says it is about,
// with criteria as they are to be written.
func newRecord(r Record, criteria array, at time.Time) []byte {
	d := &document{eol: "\n", unit: "  "}
	d.text = fields{
		{"slug", text(r.Slug)},
		{"objective", text(r.Objective)},
		{"non_goals", texts(r.NonGoals)},
		{"criteria", criteria},
		{"status", text(StatusActive)},
		{"conversation_id", text(r.ConversationID)},
		{"host_goal", object{{"state", quote(string(HostUnavailable))}, {"synced", quote(stamp(at))}}},
		{"steering", array{}},
		{"blockers", array{}},
		{"verdict", raw("null")},
		{"updated", text(stamp(at))},
	}.render(d, "") + "\n"
	return d.bytes()
}
