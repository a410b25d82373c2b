package goalmd

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// req: d9/witness-lines, d9/witness-goal-and-status
func TestGoneNamesBoxesThatVanished(t *testing.T) {
	doc := func(boxes ...string) *Doc {
		text := "---\ngoal: \"x\"\nstatus: in-progress\n---\n## Acceptance Criteria\n"
		for _, b := range boxes {
			text += "- " + b + "\n"
		}
		d, err := Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	placeholder := "[ ] " + PlaceholderText("x")
	fields := func(text string, pairs ...string) *Doc {
		whole := "---\ngoal: \"x\"\nstatus: in-progress\n---\n## Acceptance Criteria\n- [x] a\n- [ ] b\n## Blocked\n" + text
		d, err := Parse([]byte(strings.NewReplacer(pairs...).Replace(whole)))
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	was := fields("")
	alone := func(body string) *Doc {
		d, err := Parse([]byte("---\ngoal: \"x\"\nstatus: in-progress\n---\n## Acceptance Criteria\n" + body + "## Deslop\n- [ ] Deslop pass\n"))
		if err != nil {
			t.Fatal(err)
		}
		return d
	}
	noneTook := []string{"box c1, to be replaced by what shows the goal, is gone, and nothing took its place"}
	tests := []struct {
		name      string
		old, next *Doc
		want      []string
	}{
		{"nothing changed", doc("[ ] a", "[ ] b"), doc("[ ] a", "[ ] b"), nil},
		{"ticked and moved", doc("[ ] a", "[ ] b"), doc("[x] b", "[ ] a"), nil},
		{"one more", doc("[ ] a"), doc("[ ] a", "[ ] b"), nil},
		{"the placeholder replaced", doc(placeholder, "[ ] b"), doc("[ ] a", "[ ] b"), nil},
		{"one gone", doc("[ ] a", "[ ] b"), doc("[x] a"), []string{`box c2 is gone: "b"`}},
		{"one reworded", doc("[ ] `go test ./...` exits 0"), doc("[ ] it works"), []string{"box c1 is gone: \"`go test ./...` exits 0\""}},
		{"one of two alike gone", doc("[ ] a", "[ ] a"), doc("[ ] a"), []string{`box c2 is gone: "a"`}},
		{"the placeholder gone", alone("- " + placeholder + "\n"), alone(""), noneTook},
		{"the placeholder in a comment", alone("- " + placeholder + "\n"), alone("<!--\n- " + placeholder + "\n-->\n"), noneTook},
		{"the placeholder in a fence", alone("- " + placeholder + "\n"), alone("```\n- " + placeholder + "\n```\n"), noneTook},
		{"the placeholder replaced, beside Deslop", alone("- " + placeholder + "\n"), alone("- [ ] a\n"), nil},
		{"another goal", was, fields("", `"x"`, `"say hello"`), []string{`the goal was "x" and is "say hello"`}},
		{"done by hand", was, fields("", "in-progress", "done"), []string{`the status was "in-progress" and is "done" (1 of 2 boxes ticked)`}},
		{"another case of the status", was, fields("", "in-progress", "In-Progress"), []string{`the status was "in-progress" and is "In-Progress" (1 of 2 boxes ticked)`}},
		{"no status", was, fields("", "status: in-progress\n", ""), []string{`the status was "in-progress" and is "" (1 of 2 boxes ticked)`}},
		{"blocked by nothing", was, fields("", "in-progress", "blocked"), []string{`the status was "in-progress" and is "blocked" (1 of 2 boxes ticked)`}},
		{"blocked by something", was, fields("- the key of the API is missing\n", "in-progress", "blocked"), nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, Gone(tt.old, tt.next)); diff != "" {
				t.Error(diff)
			}
		})
	}
}
