package proof

import (
	"context"
	"os"
	"slices"
	"testing"
)

// req: proof/overwritten proof/hidden proof/contains
func TestWhatARunOverwroteAndWhatIsHidden(t *testing.T) {
	c := base(t)
	c.write("kept.txt", "a\n")
	c.write("changed.txt", "a\n")
	c.write("gone.txt", "a\n")
	c.commit()
	c.write("untracked.txt", "u\n")
	c.write(".litgravity/goals/x.json", "{}\n")
	c.git("add", "-f", ".litgravity")
	before, tracked := c.id(), Tracked(context.Background(), c.dir, c.objects)
	c.write("new.txt", "n\n")
	c.write("changed.txt", "b\n")
	if err := os.Remove(c.path("gone.txt")); err != nil {
		t.Fatal(err)
	}
	c.git("rm", "-q", "--cached", "kept.txt")
	c.write(".git/info/exclude", "kept.txt\nuntracked.txt\n")
	after := c.id()
	ctx, dir, objects := context.Background(), c.dir, c.objects
	over, err := Overwritten(ctx, dir, objects, before, after)
	if err != nil || !slices.Equal(over, []string{"changed.txt", "gone.txt", "kept.txt", "untracked.txt"}) {
		t.Errorf("overwritten: %v %v", over, err)
	}
	hidden, err := Hidden(ctx, dir, objects, tracked, after)
	if err != nil || !slices.Equal(hidden, []string{"kept.txt"}) {
		t.Errorf("hidden: %v %v", hidden, err)
	}
	for name, want := range map[string]bool{"kept.txt": true, "none.txt": false, "../kept.txt": false, "/kept.txt": false} {
		if got := Contains(ctx, dir, objects, before, name); got != want {
			t.Errorf("contains %s: %v", name, got)
		}
	}
}
