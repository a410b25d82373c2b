package infer

import (
	"sort"
	"strings"
)

// class is a criterion class of seed 001, Layer 1.
type class string

const (
	classTests     class = "test suite passes"
	classCoverage  class = "coverage threshold met"
	classTypes     class = "type checker exits 0"
	classLint      class = "linter exits 0"
	classBuild     class = "build exits 0"
	classRefactor  class = "tests and build still pass"
	classImplement class = "tests for the new code exist and pass"
	classDocs      class = "documentation check passes"
	classBug       class = "a test for the bug passes and the suite stays green"
	classAllGreen  class = "build, test and lint all green"
)

// verb is a phrase of a task and the class it gives.
type verb struct {
	phrase string
	class  class
	noun   bool // looked at only when no verb is found
}

// verbs is the table of seed 001, Layer 1, with the words people use for the
// same. Words are compared by their stem; up to three other words may stand
// between those of a phrase ("fix the failing unit tests").
var verbs = [...]verb{
	{"fix tests", classTests, false}, {"make tests pass", classTests, false}, {"test failure", classTests, false}, {"failing tests", classTests, false}, {"tests fail", classTests, false}, {"get tests passing", classTests, false}, {"get tests green", classTests, false}, {"make tests green", classTests, false}, {"make suite pass", classTests, false}, {"repair tests", classTests, false}, {"fix test suite", classTests, false}, {"tests pass", classTests, false}, {"tests green", classTests, false}, {"run tests", classTests, false}, {"suite passes", classTests, false}, {"flaky tests", classTests, false}, {"deflake tests", classTests, false}, {"unbreak tests", classTests, false}, {"fix specs", classTests, false}, {"specs pass", classTests, false}, {"pytest passes", classTests, false},
	{"add tests", classCoverage, false}, {"write tests", classCoverage, false}, {"increase coverage", classCoverage, false}, {"improve coverage", classCoverage, false}, {"raise coverage", classCoverage, false}, {"test coverage", classCoverage, false}, {"code coverage", classCoverage, false}, {"cover tests", classCoverage, false}, {"more tests", classCoverage, false}, {"backfill tests", classCoverage, false}, {"coverage", classCoverage, true},
	{"fix types", classTypes, false}, {"type errors", classTypes, false}, {"migrate to typescript", classTypes, false}, {"convert to typescript", classTypes, false}, {"port to typescript", classTypes, false}, {"type check", classTypes, false}, {"typecheck", classTypes, false}, {"add type hints", classTypes, false}, {"add type annotations", classTypes, false}, {"fix typing", classTypes, false}, {"fix mypy", classTypes, false}, {"fix pyright", classTypes, false}, {"fix tsc", classTypes, false}, {"typescript errors", classTypes, false}, {"types", classTypes, true},
	{"fix lint", classLint, false}, {"clean up warnings", classLint, false}, {"fix warnings", classLint, false}, {"lint errors", classLint, false}, {"lint warnings", classLint, false}, {"make lint pass", classLint, false}, {"make linter happy", classLint, false}, {"lint passes", classLint, false}, {"fix style", classLint, false}, {"fix formatting", classLint, false}, {"fix clippy", classLint, false}, {"fix eslint", classLint, false}, {"fix ruff", classLint, false}, {"fix rubocop", classLint, false}, {"fix vet", classLint, false}, {"run lint", classLint, false}, {"lint", classLint, true}, {"linter", classLint, true}, {"style", classLint, true}, {"warnings", classLint, true}, {"clippy", classLint, true},
	{"make it compile", classBuild, false}, {"make compile", classBuild, false}, {"make it build", classBuild, false}, {"fix build", classBuild, false}, {"build errors", classBuild, false}, {"build failure", classBuild, false}, {"broken build", classBuild, false}, {"build passes", classBuild, false}, {"build green", classBuild, false}, {"compile errors", classBuild, false}, {"compilation errors", classBuild, false}, {"fix compilation", classBuild, false}, {"build", classBuild, false}, {"compile", classBuild, false}, {"compiles", classBuild, true},
	{"refactor", classRefactor, false}, {"extract", classRefactor, false}, {"rename", classRefactor, false}, {"restructure", classRefactor, false}, {"reorganize", classRefactor, false}, {"reorganise", classRefactor, false}, {"simplify", classRefactor, false}, {"deduplicate", classRefactor, false}, {"split up", classRefactor, false}, {"inline", classRefactor, false}, {"decouple", classRefactor, false}, {"tidy", classRefactor, false}, {"remove dead code", classRefactor, false}, {"rewrite", classRefactor, false}, {"move code", classRefactor, false},
	{"implement", classImplement, false}, {"add feature", classImplement, false}, {"add support", classImplement, false}, {"new feature", classImplement, false}, {"introduce", classImplement, false}, {"build feature", classImplement, false}, {"create", classImplement, false}, {"add endpoint", classImplement, false}, {"add command", classImplement, false}, {"add option", classImplement, false}, {"add flag", classImplement, false}, {"add", classImplement, true}, {"feature", classImplement, true},
	{"document", classDocs, false}, {"add docs", classDocs, false}, {"write docs", classDocs, false}, {"update docs", classDocs, false}, {"improve docs", classDocs, false}, {"fix docs", classDocs, false}, {"add documentation", classDocs, false}, {"write documentation", classDocs, false}, {"update documentation", classDocs, false}, {"improve documentation", classDocs, false}, {"add docstrings", classDocs, false}, {"update readme", classDocs, false}, {"write readme", classDocs, false}, {"add jsdoc", classDocs, false}, {"jsdoc", classDocs, true}, {"docstrings", classDocs, true}, {"documentation", classDocs, true}, {"docs", classDocs, true}, {"readme", classDocs, true},
	{"fix bug", classBug, false}, {"resolve issue", classBug, false}, {"fix issue", classBug, false}, {"close issue", classBug, false}, {"fix crash", classBug, false}, {"fix regression", classBug, false}, {"fix panic", classBug, false}, {"fix race", classBug, false}, {"fix leak", classBug, false}, {"debug", classBug, false}, {"bugfix", classBug, false}, {"bug fix", classBug, false}, {"bug", classBug, true}, {"crash", classBug, true},
	{"migrate", classAllGreen, false}, {"upgrade", classAllGreen, false}, {"update dependencies", classAllGreen, false}, {"bump", classAllGreen, false}, {"port to", classAllGreen, false}, {"modernize", classAllGreen, false}, {"modernise", classAllGreen, false}, {"regression", classAllGreen, true}, {"until green", classAllGreen, false}, {"fix until green", classAllGreen, false}, {"all green", classAllGreen, false}, {"ci passes", classAllGreen, false}, {"ci green", classAllGreen, false}, {"checks pass", classAllGreen, false}, {"everything passes", classAllGreen, false},
}

// maxGap is how many words may stand between two of a phrase.
const maxGap = 3

// stem reduces a word so that fix, fixes, fixing and fixed are one.
func stem(w string) string {
	if strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") && len(w) > 3 {
		w = w[:len(w)-1]
	}
	if strings.HasSuffix(w, "ing") && len(w) > 5 {
		w = w[:len(w)-3]
	} else if strings.HasSuffix(w, "ed") && len(w) > 4 {
		w = w[:len(w)-2]
	}
	if strings.HasSuffix(w, "e") && len(w) > 3 {
		w = w[:len(w)-1]
	}
	if n := len(w); n > 4 && w[n-1] == w[n-2] && w[n-1] != 's' && w[n-1] != 'l' {
		w = w[:n-1]
	}
	return w
}

// taskWords splits a text into lower-case words; letters, digits and # count.
func taskWords(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text), func(r rune) bool {
		return !(r == '#' || r == '\'' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r > 127)
	})
}

// match is a row of the table found in a task.
type match struct {
	verb  verb
	words int
	span  int
	at    int
}

// findVerb returns the row that decides: verbs before nouns, more words
// before fewer, nearer words before wider ones, earlier before later.
func findVerb(text string) (verb, bool) {
	words := taskWords(text)
	for i := range words {
		words[i] = stem(words[i])
	}
	for _, noun := range [...]bool{false, true} {
		var found []match
		for _, v := range verbs {
			if v.noun != noun {
				continue
			}
			ph := strings.Fields(v.phrase)
			if at, span := phraseIn(words, ph); at >= 0 {
				found = append(found, match{v, len(ph), span, at})
			}
		}
		if len(found) == 0 {
			continue
		}
		sort.SliceStable(found, func(i, j int) bool {
			a, b := found[i], found[j]
			if a.words != b.words {
				return a.words > b.words
			}
			if a.span != b.span {
				return a.span < b.span
			}
			return a.at < b.at
		})
		return found[0].verb, true
	}
	return verb{}, false
}

// phraseIn finds the words of a phrase in order, with small gaps; it returns
// where it begins and how many words it spans, or -1.
func phraseIn(words, phrase []string) (at, span int) {
	best, bestAt := 0, -1
	for i := range words {
		if words[i] != stem(phrase[0]) {
			continue
		}
		last, ok := i, true
		for _, ph := range phrase[1:] {
			next := -1
			for j := last + 1; j < len(words) && j <= last+1+maxGap; j++ {
				if words[j] == stem(ph) {
					next = j
					break
				}
			}
			if next < 0 {
				ok = false
				break
			}
			last = next
		}
		if ok && (bestAt < 0 || last-i < best) {
			best, bestAt = last-i, i
		}
	}
	return bestAt, best
}

// classOfType is what --task-type means where no verb speaks.
func classOfType(t string) (class, bool) {
	switch t {
	case "code":
		return classImplement, true
	case "test":
		return classTests, true
	case "docs":
		return classDocs, true
	case "refactor":
		return classRefactor, true
	}
	return "", false
}

// vagueWords say nothing measurable; a task made of them alone is refused.
var vagueWords = [...]string{
	"a", "all", "an", "and", "app", "application", "around", "at", "awesome", "be", "better", "bit", "can", "clean", "cleaner", "cleanup", "code", "codebase", "could", "do", "enhance", "everything", "fine", "fix", "for", "good", "great", "here", "i", "improve", "improvements", "in", "is", "it", "just", "little", "make", "me", "more", "my", "nice", "nicer", "now", "of", "on", "optimize", "our", "perfect", "please", "polish", "project", "properly", "quality", "repo", "repository", "robust", "should", "has", "have", "get", "go", "let", "let's", "lets", "lot", "need", "needs", "really", "so", "some", "something", "stuff", "that", "the", "them", "things", "this", "tidy", "to", "up", "us", "very", "we", "well", "with", "work", "works", "would", "you",
}

// vague says whether a task has no word beyond the vague ones.
func vague(text string) bool {
	for _, w := range taskWords(text) {
		known := false
		for _, v := range vagueWords {
			if v == w || stem(v) == stem(w) {
				known = true
				break
			}
		}
		if !known {
			return false
		}
	}
	return true
}
