package goalmd

import "fmt"

// Gone returns what a new version of GOAL.md no longer asks for: a line for
// each box of the old one whose text stands nowhere in the new one. A
// placeholder is there to be replaced, so it is none (DESIGN §9: a vanished or
// weakened criterion is named).
func Gone(old, next *Doc) []string {
	left := make(map[string]int)
	for _, b := range next.Boxes {
		left[b.Text]++
	}
	var gone []string
	for _, b := range old.Boxes {
		if left[b.Text] > 0 {
			left[b.Text]--
			continue
		}
		if !b.Placeholder {
			gone = append(gone, fmt.Sprintf("box %s is gone: %q", b.ID, b.Text))
		}
	}
	return gone
}
