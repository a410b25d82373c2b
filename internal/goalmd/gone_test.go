package goalmd

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// req: d9/witness-lines
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
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, Gone(tt.old, tt.next)); diff != "" {
				t.Error(diff)
			}
		})
	}
}
