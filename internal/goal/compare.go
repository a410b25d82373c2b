package goal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// WeakeningKind names one way in which a newer text of a record promises less,
// or claims more, than the older one.
type WeakeningKind string

// The kinds of weakening that [Compare] finds.
const (
	Vanished       WeakeningKind = "vanished"        // a criterion is gone
	Renumbered     WeakeningKind = "renumbered"      // its text stands under another id
	Duplicated     WeakeningKind = "duplicated"      // an id stands twice
	Reworded       WeakeningKind = "reworded"        // text, check or expect changed
	Softened       WeakeningKind = "softened"        // channel or model changed so that a gate asks less
	AttemptLowered WeakeningKind = "attempt_lowered" // old evidence would count again
	SkippedReopen  WeakeningKind = "skipped_reopen"  // fail or blocked became open or pass on the same attempt
	HoldFalse      WeakeningKind = "hold_false"      // "hold": false appeared
	MarkedDone     WeakeningKind = "marked_done"     // done, or a met verdict, appeared
	MarkedDropped  WeakeningKind = "marked_dropped"  // dropped appeared
	NewObjective   WeakeningKind = "new_objective"   // the objective changed
	BlockerGone    WeakeningKind = "blocker_gone"    // an open blocker is gone or resolved
	OwnerChanged   WeakeningKind = "owner_changed"   // conversation_id names another conversation
	SlugChanged    WeakeningKind = "slug_changed"    // the slug changed
	WeakSteering   WeakeningKind = "weak_steering"   // a steering entry was added that goal steer refuses
)

// Weakening is one finding of [Compare].
type Weakening struct {
	Kind WeakeningKind
	ID   string // the criterion's or blocker's id, "" for the goal itself
	What string // one line
}

// maxNewSteering bounds how many added steering entries are read.
const maxNewSteering = 20

// Compare lists what in next promises less than in old, in the order of the
// record. It judges the two texts alone: whether a change was the user's order
// or came from a command of this program (a close, a reopen, a resolve) is
// known to the caller, who drops those. An added criterion is never one.
func Compare(old, next *Record) []Weakening {
	var found []Weakening
	say := func(kind WeakeningKind, id, format string, args ...any) {
		found = append(found, Weakening{kind, id, fmt.Sprintf(format, args...)})
	}

	if old.Slug != next.Slug {
		say(SlugChanged, "", "the slug was %q and is %q", cut(old.Slug, 60), cut(next.Slug, 60))
	}
	if plain(old.Objective) != plain(next.Objective) {
		say(NewObjective, "", "the objective was %s and is %s", quoted(old.Objective), quoted(next.Objective))
	}
	for i := range old.Criteria {
		compareCriterion(&old.Criteria[i], next, say)
	}
	for i := range next.Criteria {
		id := next.Criteria[i].ID
		first := slices.IndexFunc(next.Criteria, func(c Criterion) bool { return c.ID == id })
		if first < i && count(next, id) > count(old, id) {
			say(Duplicated, id, "%s stands twice", id)
		}
	}
	for _, b := range old.OpenBlockers() {
		i := slices.IndexFunc(next.Blockers, func(n Blocker) bool { return n.ID == b.ID })
		if i < 0 {
			say(BlockerGone, b.ID, "the open blocker %s is gone: %s", b.ID, quoted(b.Detail))
		} else if next.Blockers[i].Resolved {
			say(BlockerGone, b.ID, "the blocker %s is marked resolved: %s", b.ID, quoted(b.Detail))
		}
	}
	for i := len(old.Steering); i < min(len(next.Steering), len(old.Steering)+maxNewSteering); i++ {
		if s := next.Steering[i]; s.Kind != "add_criterion" {
			if words, weakens := Weakens(cut(s.Directive, 300)); weakens {
				say(WeakSteering, "", "steering that would weaken completion was added: %s (“%s”)", quoted(s.Directive), cut(words, 80))
			}
		}
	}
	if old.Hold && !next.Hold {
		say(HoldFalse, "", `"hold": false appeared`)
	}
	switch wasMet, isMet := met(old), met(next); {
	case old.Status != StatusDone && next.Status == StatusDone:
		say(MarkedDone, "", "the status became done (%d of %d pass)", next.Passed(), next.Total())
	case !wasMet && isMet:
		say(MarkedDone, "", "a verdict that says met appeared (%d of %d pass)", next.Passed(), next.Total())
	}
	if old.Verdict != nil && next.Verdict != nil && *old.Verdict != *next.Verdict {
		say(MarkedDone, "", "the verdict was %s and is %s", quoted(old.Verdict.Result+": "+old.Verdict.Reason), quoted(next.Verdict.Result+": "+next.Verdict.Reason))
	}
	if old.Status != StatusDropped && next.Status == StatusDropped {
		say(MarkedDropped, "", "the status became dropped")
	}
	if old.ConversationID != "" && old.ConversationID != next.ConversationID {
		say(OwnerChanged, "", "conversation_id was %q and is %q", old.ConversationID, cut(next.ConversationID, 130))
	}
	return found
}

// plain makes every run of blanks one space; in a command the case matters.
func plain(text string) string { return strings.Join(strings.Fields(text), " ") }

func met(r *Record) bool { return r.Verdict != nil && r.Verdict.Result == ResultMet }

func count(r *Record, id string) int {
	n := 0
	for i := range r.Criteria {
		if r.Criteria[i].ID == id {
			n++
		}
	}
	return n
}

func compareCriterion(was *Criterion, next *Record, say func(WeakeningKind, string, string, ...any)) {
	is := next.Criterion(was.ID)
	if text := fold(was.Text); is == nil || fold(is.Text) != text {
		for i := range next.Criteria {
			if c := &next.Criteria[i]; c.ID != was.ID && fold(c.Text) == text {
				say(Renumbered, was.ID, "%s stands under %s now; an id is given once and stays", was.ID, nameOf(c.ID))
				return
			}
		}
	}
	if is == nil {
		say(Vanished, was.ID, "%s is gone: %s", was.ID, quoted(was.Text))
		return
	}
	for _, f := range [...]struct{ name, was, is string }{
		{"text", was.Text, is.Text}, {"check", was.Check, is.Check}, {"expect", was.Expect, is.Expect},
	} {
		if plain(f.was) != plain(f.is) && (f.name == "text" || f.was != "") {
			say(Reworded, was.ID, "the %s of %s was %s and is %s", f.name, was.ID, quoted(f.was), quoted(f.is))
		}
	}
	if span := CodeSpan(was.Text); span != "" && was.Check == "" && is.Check != "" && plain(is.Check) != plain(span) {
		say(Reworded, was.ID, "the check of %s was the command in its text, %s, and is %s", was.ID, quoted(span), quoted(is.Check))
	}
	if !Attestable(was.Channel) && Attestable(is.Channel) {
		say(Softened, was.ID, "the channel of %s was %s and is %s, which need not be proved", was.ID, nameOf(was.Channel), is.Channel)
	}
	if covers(was.Model) != covers(is.Model) {
		say(Softened, was.ID, "the model of %s was %s and is %s", was.ID, nameOf(was.Model), nameOf(is.Model))
	}
	switch ended := was.Status == CriterionFail || was.Status == CriterionBlocked; {
	case is.Attempt < was.Attempt:
		say(AttemptLowered, was.ID, "the attempt of %s was %d and is %d", was.ID, was.Attempt, is.Attempt)
	case ended && is.Attempt == was.Attempt && (is.Status == CriterionOpen || is.Status == CriterionPass):
		say(SkippedReopen, was.ID, "%s went from %s to %s and stayed on attempt %s; goal reopen starts the next one",
			was.ID, was.Status, is.Status, strconv.Itoa(is.Attempt))
	}
}

// covers reports whether a model is one that a goal of several criteria needs
// beside the happy path.
func covers(model string) bool { return model != "" && model != "happy" }

func nameOf(s string) string {
	if s == "" {
		return "(none)"
	}
	return cut(s, 40)
}

// quoted cuts text to the 300 characters that may be shown (DESIGN §13).
func quoted(text string) string { return "“" + cut(text, 300) + "”" }
