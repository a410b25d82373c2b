package goal

import (
	"cmp"
	"path"
	"slices"
	"strconv"
	"strings"
)

// Kind is what a piece of evidence shows; the file name carries it.
type Kind string

// The kinds of evidence (seed 002, Field rules). A structural guard, the
// deciding check of docs-only work, is kept as green.
const (
	KindRed     Kind = "red"
	KindGreen   Kind = "green"
	KindSurface Kind = "surface"
	KindCleanup Kind = "cleanup"
)

// Kinds lists every kind of evidence.
var Kinds = [...]Kind{KindRed, KindGreen, KindSurface, KindCleanup}

// Evidence is one reference of a criterion's evidence array, as its text says.
type Evidence struct {
	Ref       string
	Criterion string // the id the file name starts with
	Attempt   int    // 1 when the file name has no -a<attempt>
	Kind      Kind   // "" for a ledger reference and for a name without one kind

	Ledger *LedgerRef // set for ledger:<conversation-id>#<line>
	Bad    string     // why the reference cannot be followed at all, "" if it can
}

// LedgerRef is a reference to a ledger line, counted from 1.
type LedgerRef struct {
	Conversation string
	Line         int
}

const ledgerPrefix = "ledger:"

// ParseEvidence reads one evidence reference.
func ParseEvidence(ref string) Evidence {
	e := Evidence{Ref: ref}
	if rest, ok := strings.CutPrefix(ref, ledgerPrefix); ok {
		conversation, line, _ := strings.Cut(rest, "#")
		if n := number(line); n > 0 && ConversationID(conversation) {
			e.Ledger = &LedgerRef{conversation, n}
		} else {
			e.Bad = "a ledger reference is ledger:<conversation-id>#<line>"
		}
		return e
	}
	if e.Bad = badPath(ref); e.Bad != "" {
		return e
	}
	e.Criterion, e.Attempt, e.Kind = evidenceName(path.Base(ref))
	return e
}

// badPath says why an evidence path is refused, "" if it is a clean relative
// path. Links are resolved by the package that opens the file.
func badPath(p string) string {
	switch {
	case p == "":
		return "an empty path"
	case strings.ContainsFunc(p, func(r rune) bool { return r < ' ' || r == 0x7f }):
		return "a control character in the path"
	case strings.Contains(p, `\`):
		return "a backslash in the path; use /"
	case path.IsAbs(p), len(p) > 1 && p[1] == ':', strings.HasPrefix(p, "~"), strings.HasPrefix(p, "file:"):
		return "not relative to the repository, so the record would not survive a move"
	case slices.Contains(strings.Split(p, "/"), ".."):
		return "leads out of its folder with .."
	}
	return ""
}

// ConversationID reports whether id may name a ledger file (DESIGN §4: it
// becomes a file name only then).
func ConversationID(id string) bool {
	if id == "" || len(id) > 128 || id[0] == '.' {
		return false
	}
	for i := 0; i < len(id); i++ {
		c := id[i]
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && (c < '0' || c > '9') && c != '.' && c != '_' && c != '-' {
			return false
		}
	}
	return true
}

// evidenceName reads <cN>[-a<attempt>]-<kind>.<ext>: the criterion the name
// starts with, the attempt (1 without a suffix) and its one kind. Other words
// may stand between the dashes (c1-a2-csv-green.log, c1-surface-390px.png). A
// name with two kinds or two attempts says neither.
func evidenceName(name string) (id string, attempt int, kind Kind) {
	stem, _, _ := strings.Cut(name, ".")
	words := strings.Split(stem, "-")
	if criterionNumber(words[0]) == 0 {
		return "", 0, ""
	}
	for _, w := range words[1:] {
		if slices.Contains(Kinds[:], Kind(w)) {
			if kind != "" {
				return words[0], 0, ""
			}
			kind = Kind(w)
		} else if len(w) > 1 && w[0] == 'a' && number(w[1:]) > 0 {
			if attempt != 0 {
				return words[0], 0, ""
			}
			attempt = number(w[1:])
		}
	}
	return words[0], max(attempt, 1), kind
}

// EvidenceName returns the file name of evidence: c1-green.log, and from the
// second attempt on c1-a2-green.log (seed 002, criteria[].attempt).
func EvidenceName(id string, attempt int, kind Kind) string {
	if attempt > 1 {
		return id + "-a" + strconv.Itoa(attempt) + "-" + string(kind) + ".log"
	}
	return id + "-" + string(kind) + ".log"
}

// EvidencePath returns the path of that file from the workspace root.
func EvidencePath(slug, id string, attempt int, kind Kind) string {
	return EvidenceDir + "/" + slug + "/" + EvidenceName(id, attempt, kind)
}

// Named is a criterion's evidence sorted by what the names say. Only Red,
// Green, Surface, Cleanup and Ledger are of this criterion and its current
// attempt.
type Named struct {
	Red, Green, Surface, Cleanup []Evidence
	Ledger                       []Evidence // ledger references: a cleanup receipt if the line exists
	Earlier                      []Evidence // of another attempt, kept for audit
	Foreign                      []Evidence // another criterion's or another goal's
	Unclear                      []Evidence // the name carries no one kind, or cannot be followed

	// Missing names which of green, surface and cleanup no name covers. A
	// missing cleanup can still be the last line of a surface log.
	Missing []Kind
}

// Backing sorts the evidence of one criterion of the goal slug by its file
// names alone: by criterion, attempt and kind (seed 002, update). Whether the
// files exist and what is in them is for [Judge].
func Backing(slug string, c Criterion) Named {
	var n Named
	for _, ref := range c.Evidence {
		e := ParseEvidence(ref)
		switch {
		case e.Bad != "":
			n.Unclear = append(n.Unclear, e)
		case e.Ledger != nil:
			n.Ledger = append(n.Ledger, e)
		case e.Criterion != "" && e.Criterion != c.ID, otherGoals(slug, ref):
			n.Foreign = append(n.Foreign, e)
		case e.Criterion == "" || e.Kind == "":
			n.Unclear = append(n.Unclear, e)
		case e.Attempt != c.Attempt:
			n.Earlier = append(n.Earlier, e)
		case e.Kind == KindRed:
			n.Red = append(n.Red, e)
		case e.Kind == KindGreen:
			n.Green = append(n.Green, e)
		case e.Kind == KindSurface:
			n.Surface = append(n.Surface, e)
		case e.Kind == KindCleanup:
			n.Cleanup = append(n.Cleanup, e)
		}
	}
	if len(n.Green) == 0 {
		n.Missing = append(n.Missing, KindGreen)
	}
	if len(n.Surface) == 0 {
		n.Missing = append(n.Missing, KindSurface)
	}
	if len(n.Cleanup) == 0 && len(n.Ledger) == 0 {
		n.Missing = append(n.Missing, KindCleanup)
	}
	return n
}

// otherGoals reports whether ref lies in the evidence folder of another goal.
func otherGoals(slug, ref string) bool {
	rest, ok := strings.CutPrefix(path.Clean(ref), EvidenceDir+"/")
	if !ok {
		return false
	}
	dir, _, inside := strings.Cut(rest, "/")
	return inside && dir != slug
}

// Fact is what the caller found out about one evidence reference.
type Fact struct {
	// Exists: a regular file with one link inside the workspace, or for a
	// ledger reference an existing JSON line.
	Exists bool
	// Empty: no bytes but blanks. An empty file shows nothing.
	Empty bool
	// Proved: the journal has a run of the criterion's check with this SHA-256.
	Proved bool
	// Changed: the journal, or the ledger, has another SHA-256 for this path.
	Changed bool
	// Old: older than the criterion's last reopening or rewording, by journal
	// order.
	Old bool
	// Stale: proved on content that is no longer the content now. StaleFiles
	// names what differs.
	Stale      bool
	StaleFiles []string
	// NoTree says why the content it was proved on has no fingerprint, "" if it
	// has one.
	NoTree string
	// Failure is the failure marker found in its last lines, "" for none.
	Failure string
	// CleanupLine: its last non-blank line starts with "cleanup".
	CleanupLine bool
	// NotBacking says why a run kept here backs nothing (another command than
	// the check, nothing observed, a dry run), "" if it does.
	NotBacking string
	// Digest is the SHA-256 of the content, where known: green and surface must
	// differ.
	Digest string
}

// Rest is what a criterion's backing rests on.
type Rest string

// The three grades of backing. Claimed is a pass without any.
const (
	Proved   Rest = "proved"   // runs this program made and saw
	Attested Rest = "attested" // files it did not see being made
	Claimed  Rest = "claimed"  // no complete backing
)

// Standing is the judgement on one criterion's current-attempt evidence.
type Standing struct {
	Rest       Rest
	Missing    []Kind   // of green, surface and cleanup
	Problems   []string // why named evidence does not count, one line each
	Stale      bool     // green or surface were proved on other content
	StaleFiles []string
	NoTree     string // why no fingerprint ties the proof to its content
	// Leftover names live state a run left behind ("" for none): such a
	// criterion is blocked, never pass. Set by the caller.
	Leftover string
}

// Backed reports whether green, surface and cleanup are all there. The zero
// Standing, of a criterion nobody judged, is not backed.
func (s Standing) Backed() bool {
	return (s.Rest == Proved || s.Rest == Attested) && s.Leftover == ""
}

// Judge says what a criterion's evidence is worth, given the facts about each
// reference. Facts a caller does not know stay false: at a Stop, which looks at
// existence, name, attempt and size only, a file is not proved, not stale and
// shows no failure.
//
// One linked log of the current attempt that shows a failure takes the whole
// backing away, whatever else is linked (seed 002, Pitfalls: closing as met
// while a linked log shows a failure). Red logs are meant to fail and are not
// looked at.
//
// A criterion is proved when one green and one surface file are; the cleanup
// receipt may be attested, as the seed accepts a ledger line for it.
func Judge(slug string, c Criterion, fact func(ref string) Fact) Standing {
	named := Backing(slug, c)
	var s Standing
	for _, e := range named.Unclear {
		s.Problems = append(s.Problems, e.Ref+": "+unclear(e))
	}
	for _, e := range named.Foreign {
		s.Problems = append(s.Problems, e.Ref+": belongs to "+owner(e, c.ID))
	}

	failed := false
	usable := func(all []Evidence) []Fact {
		var good []Fact
		for _, e := range all {
			f := fact(e.Ref)
			failed = failed || f.Exists && f.Failure != ""
			if why := unusable(f); why != "" {
				s.Problems = append(s.Problems, e.Ref+": "+why)
				continue
			}
			good = append(good, f)
		}
		return good
	}
	green, surface := usable(named.Green), usable(named.Surface)
	receipts := append(usable(named.Cleanup), usable(named.Ledger)...)

	differ := slices.DeleteFunc(slices.Clone(surface), func(f Fact) bool { return f.Digest != "" && hasDigest(green, f.Digest) })
	if len(differ) < len(surface) {
		s.Problems = append(s.Problems, "green and surface are the same content; the surface needs an observation of its own")
		surface = differ
	}
	if len(green) == 0 {
		s.Missing = append(s.Missing, KindGreen)
	}
	if len(surface) == 0 {
		s.Missing = append(s.Missing, KindSurface)
	}
	if len(receipts) == 0 && !slices.ContainsFunc(surface, func(f Fact) bool { return f.CleanupLine }) {
		s.Missing = append(s.Missing, KindCleanup)
	}
	if len(s.Missing) > 0 || failed {
		s.Rest = Claimed
		return s
	}
	g, v := best(green), best(surface)
	s.Rest = Attested
	if g.Proved && v.Proved {
		s.Rest = Proved
	}
	s.Stale = g.Stale || v.Stale
	s.NoTree = cmp.Or(g.NoTree, v.NoTree)
	for _, file := range append(slices.Clone(g.StaleFiles), v.StaleFiles...) {
		if s.Stale && !slices.Contains(s.StaleFiles, file) {
			s.StaleFiles = append(s.StaleFiles, file)
		}
	}
	return s
}

func unclear(e Evidence) string {
	if e.Bad != "" {
		return e.Bad
	}
	return "the name says no one kind; name it <cN>[-a<attempt>]-green, -surface, -cleanup or -red"
}

func owner(e Evidence, id string) string {
	if e.Criterion != "" && e.Criterion != id {
		return e.Criterion
	}
	return "another goal"
}

func unusable(f Fact) string {
	switch {
	case !f.Exists:
		return "not there"
	case f.Empty:
		return "empty"
	case f.Changed:
		return "changed after it was recorded"
	case f.Old:
		return "older than the criterion's last reopening"
	case f.NotBacking != "":
		return f.NotBacking
	case f.Failure != "":
		return "shows a failure: " + cut(f.Failure, 80)
	}
	return ""
}

// best prefers a proved and fresh file, then a proved one.
func best(all []Fact) Fact {
	b := all[0]
	for _, f := range all[1:] {
		if f.Proved && (!b.Proved || b.Stale && !f.Stale) {
			b = f
		}
	}
	return b
}

func hasDigest(all []Fact, digest string) bool {
	return slices.ContainsFunc(all, func(f Fact) bool { return f.Digest == digest })
}
