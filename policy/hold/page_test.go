package hold

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// row is a rule as docs/hold.md lists it.
type row struct {
	Why  Why
	Text string
}

// pageRows are the rows of the table under "## The rules" of docs/hold.md.
func pageRows(t *testing.T) []row {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("..", "..", "docs", "hold.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, ok := strings.Cut(string(raw), "\n## The rules\n")
	if !ok {
		t.Fatal("docs/hold.md has no section \"The rules\"")
	}
	section, _, _ = strings.Cut(section, "\n## ")
	var rows []row
	for line := range strings.Lines(section) {
		cells, ok := strings.CutPrefix(strings.TrimSpace(line), "| `")
		if !ok {
			continue
		}
		why, text, _ := strings.Cut(cells, "` | ")
		rows = append(rows, row{Why(why), strings.TrimSuffix(text, " |")})
	}
	return rows
}

// The page lists every Why once, with the words that explain prints.
//
// req: docs/hold-names-every-why
func TestThePageHasTheWhysThatExplainPrints(t *testing.T) {
	var want []row
	for _, e := range explanations {
		want = append(want, row{e.why, e.text})
	}
	got := pageRows(t)
	byName := func(a, b row) int { return strings.Compare(string(a.Why), string(b.Why)) }
	slices.SortFunc(want, byName)
	slices.SortFunc(got, byName)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("docs/hold.md and explain.go (-explain.go +page):\n%s", diff)
	}
}

// applied says of each Why what makes its rule apply: the rows of rules, and
// those that cannot stand beside every other one.
func applied() map[Why]func(*Input) {
	all := map[Why]func(*Input){
		NoGoal:   func(in *Input) { in.Goals = nil },
		Paused:   func(in *Input) { in.Word = WordPaused },
		Talk:     func(in *Input) { in.Word = WordTalk },
		Cleared:  func(in *Input) { in.Word = WordCleared },
		Question: func(in *Input) { in.Message = Asks },
		NoRoute:  func(in *Input) { in.Goals[0].Kind, in.Route = Record, RouteNone },
		NoOpen:   func(in *Input) { g := &in.Goals[0]; g.Passed, g.Total, g.Open = 0, 0, nil },
		Unproved: func(in *Input) { unproved(&in.Goals[0]) },
	}
	for _, r := range rules {
		all[r.why] = r.apply
	}
	return all
}

// apart are the pairs of rules that cannot both apply to one goal.
var apart = map[Why][]Why{
	Completed: {NoRoute, Unreadable, NotActive, Foreign, NoOpen, Unproved},
	HoldOff:   {Unproved}, // nothing can be held, so the goal ends
	HostGoal:  {NoRoute},
	NoOpen:    {Unproved},
}

// The page lists the rules in the order in which Decide asks them: where two
// apply, the upper one decides.
//
// req: docs/hold-order
func TestThePageHasTheOrderOfDecide(t *testing.T) {
	rows, apply := pageRows(t), applied()
	rows = slices.DeleteFunc(rows, func(r row) bool { return r.Why == NoState }) // the hook's, when it cannot store a hold
	for i, upper := range rows {
		if apply[upper.Why] == nil {
			t.Fatalf("no input makes %q apply", upper.Why)
		}
		for _, lower := range rows[i:] {
			if slices.Contains(apart[upper.Why], lower.Why) {
				continue
			}
			in := held()
			if lower.Why != upper.Why {
				apply[lower.Why](&in)
			}
			apply[upper.Why](&in)
			if got := Decide(in).Why; got != upper.Why {
				t.Errorf("%s stands above %s, and Decide says %s", upper.Why, lower.Why, got)
			}
		}
	}
}
