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
		} else if !asked(next) {
			gone = append(gone, fmt.Sprintf("box %s, to be replaced by what shows the goal, is gone, and nothing took its place", b.ID))
		}
	}
	if old.Goal != next.Goal {
		gone = append(gone, fmt.Sprintf("the goal was %q and is %q", old.Goal, next.Goal))
	}
	if old.Status == InProgress && next.Status != InProgress && (next.Status != Blocked || next.Blocker == "") {
		gone = append(gone, fmt.Sprintf("the status was %q and is %q (%d of %d boxes ticked)", old.Status, next.Status, next.Passed(), next.Total()))
	}
	return gone
}

// asked reports whether a box about the goal itself is there.
func asked(d *Doc) bool {
	for _, b := range d.Boxes {
		if b.Section != Deslop {
			return true
		}
	}
	return false
}
