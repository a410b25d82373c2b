package cli

import (
	"context"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"time"

	"goalkeeper/internal/proof"
	"goalkeeper/internal/session"
	"goalkeeper/internal/workspace"
)

// keepObjects is how long the objects of fingerprints are kept.
const keepObjects = 30 * 24 * time.Hour

// objects is the folder for the objects of fingerprints, "" for none.
func (p *place) objects() string {
	if p.store.Dir() == "" {
		return ""
	}
	return filepath.Join(p.store.Dir(), "objects")
}

// tree fingerprints the workspace.
func (p *place) tree(ctx context.Context) proof.Tree {
	if p.objects() == "" {
		return proof.Tree{Why: "no state folder"}
	}
	return proof.Fingerprint(ctx, p.root, p.objects())
}

// content is what the checkout holds now.
func (c *call) content(p *place) workspace.Content {
	return p.contentOf(p.tree(context.Background()))
}

// contentOf compares with a fingerprint that was just taken.
func (p *place) contentOf(now proof.Tree) workspace.Content {
	return workspace.Content{Tree: now.ID, NoTree: now.Why, Differs: func(tree string) ([]string, error) {
		return proof.Differs(context.Background(), p.root, p.objects(), proof.Tree{ID: tree}, now)
	}}
}

// hidden are the files that git tracked when the goal was set and no longer
// sees, although they are there: an edit of them would change no fingerprint.
func (p *place) hidden(journal []session.Entry, now workspace.Content) []string {
	i := slices.IndexFunc(journal, func(e session.Entry) bool { return e.Tracked != "" })
	if i < 0 || now.Tree == "" {
		return nil
	}
	names, err := proof.Hidden(context.Background(), p.root, p.objects(), proof.Tree{ID: journal[i].Tracked}, proof.Tree{ID: now.Tree})
	if err != nil {
		return nil // the objects of that time are gone
	}
	return names
}

// ranOn is the content that a run is a proof about: the one after it, or, where
// the run or its cleanup changed files that were there before, the one before:
// what it left behind was not what ran.
func (p *place) ranOn(res proof.Result) (tree proof.Tree, overwritten []string) {
	if res.TreeBefore.ID == "" || res.TreeAfter.ID == "" || res.TreeBefore.ID == res.TreeAfter.ID {
		return res.TreeAfter, nil
	}
	overwritten, err := proof.Overwritten(context.Background(), p.root, p.objects(), res.TreeBefore, res.TreeAfter)
	if err != nil || len(overwritten) > 0 {
		return res.TreeBefore, overwritten
	}
	return res.TreeAfter, nil
}

// sweep lets go of objects that no fingerprint needed for a month.
func (p *place) sweep(now time.Time) {
	if dir := p.objects(); dir != "" {
		_, _ = proof.Sweep(dir, keepObjects, now) // what stays is swept the next time
	}
}

// weakenedTests are the test files that say less than when the goal was set,
// one line each (a note for the reader of a verdict).
func (p *place) weakenedTests(by workspace.Witnesses) []string {
	from := firstTree(by.Journal)
	if from == "" || by.Content.Tree == "" || from == by.Content.Tree {
		return nil
	}
	changes, err := proof.WeakenedTests(context.Background(), p.root, p.objects(), proof.Tree{ID: from}, proof.Tree{ID: by.Content.Tree})
	if err != nil {
		return nil // the objects of that time are gone
	}
	var lines []string
	for _, ch := range changes {
		lines = append(lines, "test file since the goal was set: "+ch.String())
	}
	return lines
}

// firstTree is the content when the goal was set, or the oldest that is known.
func firstTree(journal []session.Entry) string {
	for _, e := range journal {
		if e.Tree != "" {
			return e.Tree
		}
	}
	return ""
}

// interruptible is a context that ends with Ctrl-C.
func interruptible() (context.Context, context.CancelFunc) {
	return signal.NotifyContext(context.Background(), os.Interrupt)
}
