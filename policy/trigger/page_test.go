package trigger

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// pageTable are the rows of the table in a section of docs/triggers.md.
func pageTable(t *testing.T, section string, columns int) [][]string {
	t.Helper()
	return tableOf(t, filepath.Join("docs", "triggers.md"), section, columns)
}

// tableOf are the rows of the table in a section of a page.
func tableOf(t *testing.T, page, section string, columns int) [][]string {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("..", "..", page))
	if err != nil {
		t.Fatal(err)
	}
	_, text, ok := strings.Cut(string(raw), "\n## "+section+"\n")
	if !ok {
		t.Fatalf("%s has no section %q", page, section)
	}
	text, _, _ = strings.Cut(text, "\n## ")
	var rows [][]string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "| ") {
			continue
		}
		cells := strings.Split(strings.Trim(line, "| "), " | ")
		if len(cells) != columns {
			t.Fatalf("%s: %d cells, want %d", line, len(cells), columns)
		}
		rows = append(rows, cells)
	}
	if len(rows) < 2 {
		t.Fatalf("section %q has no table", section)
	}
	return rows[1:]
}

// Each language of the tables has a row, its prompt sets a goal in it, and its
// word drops one.
//
// req: docs/triggers-languages
func TestThePagesLanguagesSetAndDropGoals(t *testing.T) {
	want := []string{"zh-Hant"}
	for _, l := range languages {
		want = append(want, l.code)
	}
	var listed []string
	for _, row := range pageTable(t, "Languages", 3) {
		lang, prompt, word := row[0], row[1], row[2]
		listed = append(listed, lang)
		if g := Read(prompt, Given{}).Goal; g == nil || g.Lang != lang {
			t.Errorf("%s: %q sets %+v", lang, prompt, g)
		}
		if got := DropWord(lang); got != word {
			t.Errorf("%s: the drop word is %q, the page says %q", lang, got, word)
		}
		if !has(Read(word, Given{}).Orders, Abandon) {
			t.Errorf("%s: %q drops nothing", lang, word)
		}
	}
	slices.Sort(want)
	slices.Sort(listed)
	if !slices.Equal(want, listed) {
		t.Errorf("the page lists %v, the tables are %v", listed, want)
	}
}

// The prompts of the page that set no goal set none, and those that are refused
// aloud are refused for the reason given.
//
// req: docs/triggers-no-goal
func TestThePagesOtherPromptsSetNoGoal(t *testing.T) {
	for _, row := range pageTable(t, "What is no goal", 2) {
		prompt, why := row[0], row[1]
		r := Read(prompt, Given{})
		if r.Goal != nil {
			t.Errorf("%q sets %q", prompt, r.Goal.Text)
		}
		var refused Why
		if r.Refused != nil {
			refused = r.Refused.Why
		}
		if aloud := Why(why) == Trivial || Why(why) == TooShort; aloud && refused != Why(why) || !aloud && refused != "" {
			t.Errorf("%q is refused as %q, the page says %q", prompt, refused, why)
		}
	}
}

// The prompts of the page are read as the orders it says.
//
// req: docs/triggers-orders
func TestThePagesOrdersAreReadAsSaid(t *testing.T) {
	for _, row := range pageTable(t, "Orders", 2) {
		r := Read(row[0], Given{})
		got := "none"
		switch {
		case len(r.Orders) > 0:
			got = string(r.Orders[0].Kind)
		case r.Talk:
			got = "talk"
		}
		if got != row[1] {
			t.Errorf("%q is read as %s, the page says %s", row[0], got, row[1])
		}
	}
}

// What the README says one can type is read as an order, an answer or a route.
//
// req: docs/readme-typed
func TestWhatTheReadmeSaysToTypeIsRead(t *testing.T) {
	for _, row := range tableOf(t, "README.md", "Use it", 2) {
		for prompt := range strings.SplitSeq(row[0], ", ") {
			prompt = strings.Trim(prompt, "`")
			r := Read(prompt, Given{Pending: true})
			if len(r.Orders) == 0 && r.Choice == 0 && r.Route == NoRoute {
				t.Errorf("%q is read as nothing", prompt)
			}
		}
	}
}
