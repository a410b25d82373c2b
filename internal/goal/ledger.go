package goal

import (
	"strings"
	"time"

	"goalkeeper/internal/jsontext"
)

// The kinds of a ledger line (seed 002, Inputs and state).
const (
	LedgerNote     = "note"
	LedgerEvidence = "evidence"
	LedgerDecision = "decision"
)

// By is the value of "by" in the lines this program writes.
const By = "goalkeeper"

// Line is one line of .litgravity/ledger/<conversation-id>.jsonl.
type Line struct {
	TS   string // UTC ISO-8601
	Kind string // note, evidence or decision
	Text string
	Path string // the record or the evidence it is about, from the workspace root; may be empty
	By   string // "goalkeeper" for lines of this program, else empty or foreign
}

// JSON returns the line as one JSON object without a newline.
func (l Line) JSON() []byte {
	return []byte(object{
		{"ts", quote(l.TS)}, {"kind", quote(l.Kind)}, {"text", quote(l.Text)}, {"path", quote(l.Path)}, {"by", quote(l.By)},
	}.inline())
}

// ParseLine reads a ledger line; ok is false when it is no JSON object.
func ParseLine(raw []byte) (l Line, ok bool) {
	if !jsontext.ValidBytes(raw) {
		return Line{}, false
	}
	v := jsontext.ParseBytes(raw)
	if !v.IsObject() {
		return Line{}, false
	}
	v.ForEach(func(k, v jsontext.Value) bool {
		if v.Type != jsontext.String {
			return true
		}
		switch k.Str {
		case "ts":
			l.TS = v.Str
		case "kind":
			l.Kind = v.Str
		case "text":
			l.Text = v.Str
		case "path":
			l.Path = v.Str
		case "by":
			l.By = v.Str
		}
		return true
	})
	return l, true
}

// Release is what a ledger note says to end a hold (seed 002, The Stop-hook
// hold; DESIGN §9, rule 12).
type Release struct {
	Word string // BLOCKED, PAUSED or CANCELLED
	Row  int    // the number in the criterion's id; 0 for CANCELLED
	Text string // what follows
}

// ParseRelease reads a text that starts with "BLOCKED at row N:", "PAUSED at
// row N:" or "CANCELLED:". The words are exact, as the seed writes them.
func ParseRelease(text string) (Release, bool) {
	if rest, ok := strings.CutPrefix(text, "CANCELLED:"); ok {
		return Release{Word: "CANCELLED", Text: strings.TrimSpace(rest)}, true
	}
	for _, word := range [...]string{"BLOCKED", "PAUSED"} {
		rest, ok := strings.CutPrefix(text, word+" at row ")
		if !ok {
			continue
		}
		row, rest, ok := strings.Cut(rest, ":")
		if n := number(row); ok && n > 0 {
			return Release{Word: word, Row: n, Text: strings.TrimSpace(rest)}, true
		}
	}
	return Release{}, false
}

// Counts reports whether a line takes part in the search for the last note:
// notes of people and agents do; of this program's own only those that
// release (goal block, goal pause), so that a demotion or a check never hides
// what the agent wrote (DESIGN §9, rule 12).
func (l Line) Counts() bool {
	if l.Kind != LedgerNote {
		return false
	}
	_, releases := ParseRelease(l.Text)
	return l.By != By || releases
}

// Releases reports whether this line, being the last that [Line.Counts], ends
// the hold on the record of this slug: it starts with a release word, its path
// names that record or no record at all, and it is not older than the record's
// updated. A line without a readable time is as old as can be.
func (l Line) Releases(slug string, updated time.Time) (Release, bool) {
	r, ok := ParseRelease(l.Text)
	if !ok || l.Kind != LedgerNote {
		return Release{}, false
	}
	if named, ok := recordNamed(l.Path); ok && named != slug {
		return Release{}, false
	}
	ts, err := time.Parse(time.RFC3339, l.TS)
	if err != nil && !updated.IsZero() || ts.Before(updated) {
		return Release{}, false
	}
	return r, true
}

// recordNamed returns the slug of the record a ledger path names.
func recordNamed(path string) (slug string, ok bool) {
	path = strings.TrimPrefix(strings.ReplaceAll(path, `\`, "/"), "./")
	i := strings.LastIndex(path, Dir+"/")
	if i < 0 || i > 0 && path[i-1] != '/' {
		return "", false
	}
	return strings.CutSuffix(path[i+len(Dir)+1:], ".json")
}

func stamp(at time.Time) string { return at.UTC().Format(time.RFC3339) }
