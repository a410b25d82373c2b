package condition

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestAgainstPython compares with what Python's re and str.rstrip, the semantics
// that the hash and the patterns are defined by, find in 400 random texts.
func TestAgainstPython(t *testing.T) {
	b, err := os.ReadFile("testdata/cases.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	n, vague := 0, 0
	for l := range strings.Lines(string(b)) {
		var c struct {
			Text, Hash string
			Artifacts  []Artifact
			Vague      bool
		}
		if err := json.Unmarshal([]byte(l), &c); err != nil {
			t.Fatal(err)
		}
		if got := Hash(c.Text); got != c.Hash {
			t.Errorf("Hash(%q) = %s, want %s", c.Text, got, c.Hash)
		}
		got := Artifacts(c.Text)
		slices.Sort(got)
		if !slices.Equal(got, c.Artifacts) {
			t.Errorf("Artifacts(%q) = %v, want %v", c.Text, got, c.Artifacts)
		}
		if (firstVague(c.Text) != "") != c.Vague {
			t.Errorf("firstVague(%q) = %q, want one: %v", c.Text, firstVague(c.Text), c.Vague)
		}
		if n++; c.Vague {
			vague++
		}
	}
	if n != 400 || vague < 100 || vague > 300 {
		t.Errorf("%d cases, %d of them vague", n, vague)
	}
}
