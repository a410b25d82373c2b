// Package criterion judges whether an acceptance criterion can be decided by a
// command or an observation, and says what would make it so (DESIGN §12; seed
// 002, set step 3; seed 001, vague-discretion; seed 003, Acceptance Criteria
// Verifiability). It reads the words alone: whether a criterion holds is for
// the runs.
//
// The words are tables (words.go). A text in a language without a row there is
// judged by its code spans, paths, quoted text and numbers, and otherwise gets
// the benefit of the doubt, since a rule that cannot read a text cannot say
// what it lacks.
package criterion

import (
	"slices"
	"strings"
)

// Part is something a criterion lacks.
type Part string

// The parts that can be missing.
const (
	Scenario   Part = "scenario"   // what is run, requested or looked at
	Observable Part = "observable" // the one result that decides
	Size       Part = "size"       // the width a page is rendered at
	Measure    Part = "measure"    // what a vague word means, as a check
)

// Project holds the commands found in the project, "" for none; they fill the
// proposals.
type Project struct{ Lint, Test, Types, Build string }

// Verdict is the judgement on one text.
type Verdict struct {
	Verifiable bool
	Vague      []string // the banned words that nothing measures, as written
	Missing    []Part
	Proposal   string   // a text that would do, "" when verifiable; <…> is for the author to fill
	Notes      []string // what could be better though it is verifiable
}

// Why says in one line what is wrong, "" when the text is verifiable.
func (v Verdict) Why() string {
	if v.Verifiable {
		return ""
	}
	var said []string
	if len(v.Vague) > 0 {
		said = append(said, "“"+strings.Join(v.Vague, "”, “")+"” is not measured")
	}
	for _, p := range v.Missing {
		switch p {
		case Scenario:
			said = append(said, "it names nothing to run, request or look at")
		case Observable:
			said = append(said, "it names no result that decides (an exit code, an output, a status, a count)")
		case Size:
			said = append(said, "it names no size for the rendered page (390 px, 1280 px) and no text to be seen on it")
		}
	}
	return strings.Join(said, "; ")
}

// maxText bounds what is read of a hostile text; a criterion is one sentence.
const maxText = 4 << 10

// Judge says whether a criterion's text is verifiable: it names a command and
// its result, a file and what is in it, a status, a count or a threshold, an
// equality with something kept, or a rendered observation with its size; and
// each vague word in it is measured.
func Judge(text string, p Project) Verdict {
	s := read(text[:min(len(text), maxText)])
	var v Verdict
	v.Vague = s.unmeasured()
	if len(v.Vague) > 0 {
		v.Missing = append(v.Missing, Measure)
	}
	subject, decided := s.subject(), s.decided()
	switch {
	case decided:
	case s.rendered && s.seen:
		v.Missing = append(v.Missing, Size)
	case s.foreign() && (subject || s.count):
		decided = true
	default:
		if !subject {
			v.Missing = append(v.Missing, Scenario)
		}
		if subject || !s.observable() {
			v.Missing = append(v.Missing, Observable)
		}
	}
	v.Verifiable = decided && len(v.Vague) == 0
	if !v.Verifiable {
		v.Proposal = propose(s, v, p)
		return v
	}
	if s.tests && !s.command && !s.path && !s.request && !s.rendered {
		v.Notes = append(v.Notes, "tests are the floor: name the real surface as well (a command's output, a response, a page)")
	}
	if s.dryRun {
		v.Notes = append(v.Notes, "a dry run is no evidence unless the criterion is about the dry run")
	}
	return v
}

// signs is what a text shows at a glance.
type signs struct {
	text  string // the text in lower case, code spans and quotations blanked out
	words []word

	command  bool // a code span, or the name of a program and its argument
	path     bool // a file name or path
	tool     bool // a program, a file or a table, by a general word
	request  bool // a URL, a route or a method
	rendered bool // a page or a screenshot
	tests    bool // a test suite
	literal  bool // quoted text or a second code span: a value to compare with
	dryRun   bool

	exit    bool // "exits 0", "exit code 2", 退出码
	status  bool // a number from 100 to 599 where a request is named
	count   bool // a number of something, or a threshold
	bound   bool // a number with a unit or a comparison: the stronger kind of count
	none    bool // "no warnings", "zero errors"
	size    bool // 390 px, 1280x800
	verdict bool // passes, fails, covers
	content bool // contains, prints, equals, lists
	same    bool // identical, unchanged, matches
	seen    bool // shows, is visible, renders
	english bool // a row of the tables was met, so the language is known
}

// subject reports whether the text names something to run or to look at.
func (s *signs) subject() bool {
	return s.command || s.path || s.tool || s.request || s.rendered || s.tests
}

// observable reports whether the text names any result.
func (s *signs) observable() bool {
	return s.exit || s.status || s.count || s.none || s.size || s.verdict || s.content || s.same || s.seen
}

// decided applies the list of DESIGN §12.
func (s *signs) decided() bool {
	value := s.literal || s.count || s.path
	switch {
	case s.exit:
		return true
	case s.command && (s.verdict || s.content || s.same || s.count || s.none || s.seen):
		return true
	case s.tests && (s.verdict || s.none || s.count):
		return true
	case s.path && (s.content || s.same || s.count || s.none):
		return true
	case s.tool && (s.same && s.reference() || s.none || s.content && value):
		return true
	case s.request && (s.status || (s.content || s.seen) && value && !s.rendered):
		return true
	case s.rendered && (s.size || s.literal && (s.seen || s.content || s.none)):
		return true
	case s.count:
		return true
	case s.same && (s.content || s.literal || s.path || s.reference()):
		return true
	case s.literal && (s.content || s.seen || s.verdict):
		return true
	}
	return false
}

// foreign reports whether the text has words, and none that the tables know.
func (s *signs) foreign() bool {
	return !s.english && slices.ContainsFunc(s.words, func(w word) bool { return !w.code })
}

// reference reports whether the text names a kept thing to compare with.
func (s *signs) reference() bool {
	for _, w := range s.words {
		if in(references[:], w.text) {
			return true
		}
	}
	return hasAny(s.text, referencesCJK[:])
}
