package goal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"goalkeeper/internal/jsontext"
)

// Validate returns every fault of the record against the field rules of seed
// 002; slug is the stem of its file's name. What [Parse] could read only in
// part comes first. At most 50 faults are named. Fields that older records lack are no fault. Whether a
// criterion's text can be decided at all is another question: [Record.Vague].
func (r *Record) Validate(slug string) []Fault {
	v := &validator{r: r, faults: slices.Clone(r.shapes)}
	v.head(slug)
	v.criteria()
	for i, s := range r.Steering {
		v.steering(i, s)
	}
	v.blockers()
	v.verdict()
	v.status()
	return v.faults
}

type validator struct {
	r      *Record
	faults []Fault
}

// add names a fault at a path such as criteria[1].id, unless Parse already
// named one there: a field of the wrong type reads as missing.
func (v *validator) add(path, format string, args ...any) {
	if len(v.faults) >= maxFaults {
		return
	}
	for _, f := range v.r.shapes {
		if f.Path == path {
			return
		}
	}
	f := Fault{Path: path, What: fmt.Sprintf(format, args...)}
	if at := offsetOf(v.r.src, path); at >= 0 {
		f.Line, f.Col = position(v.r.src, at)
	}
	v.faults = append(v.faults, f)
}

// offsetOf finds the offset of a path, or of the nearest value around it.
func offsetOf(src, path string) int {
	if src == "" {
		return -1
	}
	text := strings.TrimPrefix(src, bom)
	for path != "" {
		if got := jsontext.Parse(text).At(dotted(path)); got.Index > 0 {
			return got.Index + len(src) - len(text)
		}
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return strings.IndexByte(src, '{')
}

// dotted writes criteria[1].id as criteria.1.id.
func dotted(path string) string {
	return strings.NewReplacer("[", ".", "]", "").Replace(path)
}

func (v *validator) head(slug string) {
	r := v.r
	switch {
	case r.Slug == "":
		v.add("slug", "missing; it equals the file name without .json")
	case !ValidSlug(r.Slug):
		v.add("slug", "%q is not lowercase kebab-case of at most %d characters", cut(r.Slug, 60), MaxSlug)
	case slug != "" && r.Slug != slug:
		v.add("slug", "%q differs from the file name %q", r.Slug, slug+".json")
	}
	switch {
	case strings.TrimSpace(r.Objective) == "":
		v.add("objective", "missing; one sentence that is true for a user when the work is done")
	case strings.ContainsAny(r.Objective, "\r\n"):
		v.add("objective", "has several lines; one sentence is one objective")
	}
	if r.ConversationID != "" && !ConversationID(r.ConversationID) {
		v.add("conversation_id", "%q is no conversation id (letters, digits, . _ -)", cut(r.ConversationID, 40))
	}
	if !slices.Contains(HostGoalStates[:], r.HostGoal.State) {
		v.add("host_goal.state", "%q is none of %s", cut(string(r.HostGoal.State), 40), list(HostGoalStates[:]))
	}
	if r.HostGoal.Synced != "" {
		v.time("host_goal.synced", r.HostGoal.Synced)
	}
	if r.UpdatedRaw == "" {
		v.add("updated", "missing; UTC time of the last write, like 2026-10-20T09:14:00Z")
	} else {
		v.time("updated", r.UpdatedRaw)
	}
}

// time wants ISO-8601 in UTC.
func (v *validator) time(path, text string) {
	t, err := time.Parse(time.RFC3339, text)
	if err != nil {
		v.add(path, "%q is no ISO-8601 time like 2026-10-20T09:14:00Z", cut(text, 40))
		return
	}
	if _, offset := t.Zone(); offset != 0 {
		v.add(path, "%q is not UTC", text)
	}
}

func (v *validator) criteria() {
	ids := make([]string, 0, len(v.r.Criteria))
	for i := range v.r.Criteria {
		c := &v.r.Criteria[i]
		at := "criteria[" + strconv.Itoa(i) + "]"
		switch {
		case c.ID == "":
			v.add(at+".id", "missing; c1, c2, … assigned once")
		case c.N == 0:
			v.add(at+".id", "%q is not c<number>", cut(c.ID, 40))
		case slices.Contains(ids, c.ID):
			v.add(at+".id", "%s stands twice; an id is given once and never again", c.ID)
		}
		ids = append(ids, c.ID)
		if strings.TrimSpace(c.Text) == "" {
			v.add(at+".text", "missing; scenario, surface and the one observable that decides")
		}
		if !slices.Contains(CriterionStatuses[:], c.Status) {
			v.add(at+".status", "%q is none of %s", cut(string(c.Status), 40), list(CriterionStatuses[:]))
		}
		if c.Model != "" && !slices.Contains(Models[:], c.Model) {
			v.add(at+".model", "%q is none of %s", cut(c.Model, 40), list(Models[:]))
		}
		if c.Channel != "" && !slices.Contains(Channels[:], c.Channel) {
			v.add(at+".channel", "%q is none of %s", cut(c.Channel, 40), list(Channels[:]))
		}
		for j, ref := range c.Evidence {
			if e := ParseEvidence(ref); e.Bad != "" {
				v.add(fmt.Sprintf("%s.evidence[%d]", at, j), "%q: %s", cut(ref, 80), e.Bad)
			}
		}
	}
}

func (v *validator) steering(i int, s Steering) {
	at := "steering[" + strconv.Itoa(i) + "]"
	if !slices.Contains(SteeringKinds[:], s.Kind) {
		v.add(at+".kind", "%q is none of %s", cut(s.Kind, 40), list(SteeringKinds[:]))
	}
	for _, f := range [...]struct{ name, text string }{{"directive", s.Directive}, {"evidence", s.Evidence}, {"rationale", s.Rationale}} {
		if strings.TrimSpace(f.text) == "" {
			v.add(at+"."+f.name, "missing; steering needs a directive, evidence and a rationale")
		}
	}
	if s.At == "" {
		v.add(at+".at", "missing; the UTC time of the entry")
	} else {
		v.time(at+".at", s.At)
	}
}

func (v *validator) blockers() {
	ids := map[string]bool{}
	for i, b := range v.r.Blockers {
		at := "blockers[" + strconv.Itoa(i) + "]"
		switch {
		case b.ID == "":
			v.add(at+".id", "missing")
		case ids[b.ID]:
			v.add(at+".id", "%q stands twice", cut(b.ID, 40))
		}
		ids[b.ID] = true
		if !slices.Contains(BlockerSources[:], b.Source) {
			v.add(at+".source", "%q is none of %s", cut(b.Source, 40), list(BlockerSources[:]))
		}
		if strings.TrimSpace(b.Detail) == "" {
			v.add(at+".detail", "missing; what is in the way")
		}
	}
}

func (v *validator) verdict() {
	d := v.r.Verdict
	if d == nil {
		return
	}
	if d.Result != ResultMet && d.Result != ResultNotMet {
		v.add("verdict.result", "%q is neither %q nor %q", cut(d.Result, 40), ResultMet, ResultNotMet)
	}
	// A criterion that was removed since may still be named: ids leave gaps.
	if d.FailingCriterion != "" && criterionNumber(d.FailingCriterion) == 0 {
		v.add("verdict.failing_criterion", "%q is not c<number>", cut(d.FailingCriterion, 40))
	}
	if strings.TrimSpace(d.Reason) == "" {
		v.add("verdict.reason", "missing; why, in one line")
	}
	if d.At == "" {
		v.add("verdict.at", "missing; the UTC time of the verdict")
	} else {
		v.time("verdict.at", d.At)
	}
}

// status holds the goal's status against its verdict and its blockers.
func (v *validator) status() {
	r := v.r
	if !slices.Contains(Statuses[:], r.Status) {
		v.add("status", "%q is none of %s", cut(string(r.Status), 40), list(Statuses[:]))
		return
	}
	met := r.Verdict != nil && r.Verdict.Result == ResultMet
	switch {
	case r.Status == StatusDone && !met:
		v.add("status", "done without a verdict that says met; close it with goal close")
	case r.Status != StatusDone && met:
		v.add("status", "%s with a verdict that says met", r.Status)
	case (r.Status == StatusActive || r.Status == StatusReviewBlocked) && r.Verdict != nil:
		v.add("verdict", "a verdict on an open goal; it is null until the goal is closed")
	}
	if met {
		if d := r.Verdict; d.FailingCriterion != "" {
			v.add("verdict.failing_criterion", "met, and yet names %s", cut(d.FailingCriterion, 40))
		}
		if c := r.FirstUnmet(); c != nil {
			v.add("verdict.result", "met, and yet %s is %s", c.ID, c.Status)
		}
	}
	switch open := r.openReview(); {
	case r.Status == StatusReviewBlocked && !open:
		v.add("status", "review_blocked without an open review blocker")
	case r.Status == StatusActive && open:
		v.add("status", "active with an open review blocker; it is review_blocked until that is resolved")
	}
}

// ValidSlug reports whether s is lowercase kebab-case of at most MaxSlug
// characters.
func ValidSlug(s string) bool {
	if s == "" || len(s) > MaxSlug {
		return false
	}
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '-' && (i == 0 || i == len(s)-1 || s[i-1] == '-') {
			return false
		}
		if c != '-' && (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return false
		}
	}
	return true
}

// list writes the allowed words of a field.
func list[S ~string](words []S) string {
	var b strings.Builder
	for i, w := range words {
		if i > 0 {
			b.WriteString(", ")
		}
		b.WriteString(string(w))
	}
	return b.String()
}

// oneLine reports whether text is one line with something on it.
func oneLine(text string) bool {
	return strings.TrimSpace(text) != "" && !strings.ContainsFunc(text, func(r rune) bool {
		return r == '\n' || r == '\r' || r == '\u2028' || r == '\u2029' || unicode.IsControl(r) && r != '\t'
	})
}
