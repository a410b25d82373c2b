//go:build e2e

package e2e

import (
	"crypto/rand"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestMain(m *testing.M) { os.Exit(RunOnFreshBuild(m.Run)) }

const (
	goalFile   = ".agents/goal/GOAL.md"
	goalText   = "to add rate limiting to the upload handler"
	goalPrompt = "my goal is " + goalText

	activeGoal   = "[goal-driven-loop] ACTIVE GOAL"
	holdFeedback = "Stop hook feedback:\nGoalkeeper: "
)

// giveGoal types the goal in a new headless session, whose agent does nothing
// about it: the turn is held once and ends. It returns the session.
func giveGoal(t *testing.T, w *World) (session string) {
	t.Helper()
	w.Model.Play(Turns(Text("I looked around first."), Text("I stop here for now.")))
	session = w.Say("", goalPrompt).SessionID
	wantGoal(t, w, goalText)
	wantStops(t, w, session, "hold", "held_this_turn")
	return session
}

// say runs a prompt of a session whose agent answers with words alone, and
// returns the requests that this prompt caused: one, plus one a hold.
func say(w *World, session, prompt string) []Request {
	before := len(w.Model.Requests())
	w.Model.Play(Always(Text("I did a part of it.")))
	w.Say(session, prompt)
	return w.Model.Requests()[before:]
}

func wantContains(t *testing.T, what, text, part string) {
	t.Helper()
	if !strings.Contains(text, part) {
		t.Errorf("%s does not contain %q:\n%s", what, part, tail(text))
	}
}

func wantLacks(t *testing.T, what, text, part string) {
	t.Helper()
	if strings.Contains(text, part) {
		t.Errorf("%s contains %q:\n%s", what, part, tail(text))
	}
}

// tail cuts what the client says of itself before the part that matters.
func tail(text string) string {
	const keep = 1200
	runes := []rune(text)
	if len(runes) <= keep {
		return text
	}
	return "… " + string(runes[len(runes)-keep:])
}

// wantGoal checks that GOAL.md is there and names the goal.
func wantGoal(t *testing.T, w *World, goal string) {
	t.Helper()
	text, ok := w.Read(goalFile)
	if !ok {
		t.Fatalf("there is no %s", goalFile)
	}
	wantContains(t, goalFile, text, fmt.Sprintf("goal: %q", goal))
}

func wantNoGoal(t *testing.T, w *World) {
	t.Helper()
	if text, ok := w.Read(goalFile); ok {
		t.Errorf("there is a %s:\n%s", goalFile, text)
	}
}

// wantStops checks the reason names of all Stop decisions of a session.
func wantStops(t *testing.T, w *World, session string, whys ...string) {
	t.Helper()
	if diff := cmp.Diff(whys, w.Whys(session, "Stop")); diff != "" {
		t.Errorf("decisions on Stop (-want +got):\n%s", diff)
	}
}

// wantStopsSoon is wantStops for a client that still runs: it raises an event
// before the product has decided.
func wantStopsSoon(t *testing.T, w *World, whys ...string) {
	t.Helper()
	w.WaitForEvents("Stop", len(whys))
	session := w.Events("Stop")[0].Session
	w.WaitUntil(fmt.Sprintf("%d decisions on Stop", len(whys)), func() bool {
		return len(w.Whys(session, "Stop")) >= len(whys)
	})
	wantStops(t, w, session, whys...)
}

// wantRequests checks how often the model was asked, and returns the requests.
func wantRequests(t *testing.T, got []Request, n int) []Request {
	t.Helper()
	if len(got) == n {
		return got
	}
	var fresh strings.Builder
	for i, r := range got {
		fmt.Fprintf(&fresh, "--- %d\n%s\n", i+1, tail(r.Fresh()))
	}
	t.Fatalf("the model was asked %d times, want %d:\n%s", len(got), n, &fresh)
	return nil
}

// trashed returns the ended goal files in the state folder.
func trashed(t *testing.T, w *World) []string {
	t.Helper()
	var texts []string
	err := filepath.WalkDir(w.State, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() || !strings.Contains(path, "/trash/") {
			return err
		}
		text, err := os.ReadFile(path)
		texts = append(texts, string(text))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// newSessionID makes a random UUID, which the client wants for --session-id.
func newSessionID() string {
	var b [16]byte
	rand.Read(b[:])
	b[6] = b[6]&0x0f | 0x40
	b[8] = b[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[0:4], b[4:6], b[6:8], b[8:10], b[10:])
}
