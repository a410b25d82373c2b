package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The rooms of docs/house.md are the packages there are, and may import what
// the table of this test folder lets them.
//
// req: docs/house-rooms
func TestThePageShowsTheHouseAsItStands(t *testing.T) {
	want := make(map[string][]string)
	for dir := range sources(t) {
		want[dir] = append([]string{}, may[dir]...)
		if strings.HasPrefix(dir, "policy/") {
			want[dir] = may["policy/..."]
		}
	}
	raw, err := os.ReadFile(filepath.Join("docs", "house.md"))
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(raw), "\n## Rooms\n")
	section, _, _ = strings.Cut(section, "\n## ")
	got := make(map[string][]string)
	for line := range strings.Lines(section) {
		cells := strings.Split(strings.TrimSpace(line), "|")
		if len(cells) != 5 || !strings.Contains(cells[1], "`") {
			continue
		}
		allowed := []string{}
		for name := range strings.SplitSeq(cells[3], ",") {
			if name = strings.Trim(name, " `"); name != "" {
				allowed = append(allowed, name)
			}
		}
		got[strings.Trim(cells[1], " `")] = allowed
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("docs/house.md (-house +page):\n%s", diff)
	}
}
