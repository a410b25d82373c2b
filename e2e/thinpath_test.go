//go:build e2e

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// req: loop/goal-state-created
// req: loop/active-goal-injected
// req: d9/held-this-turn
func TestTypedGoalIsShownHeldOnceAndReleased(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name  string
		setup Setup
	}{
		{"plain", Setup{}},
		{"paths with blanks and umlauts", Setup{AwkwardPaths: true}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			w := New(t, c.setup)
			w.Model.Play(Turns(Text("I looked around first."), Text("I stop here for now.")))
			run := w.Say("", goalPrompt)

			wantGoal(t, w, goalText)
			requests := wantRequests(t, w.Model.Requests(), 2)
			wantContains(t, "the first request", requests[0].Fresh(), activeGoal)
			wantContains(t, "the request after the hold", requests[1].Fresh(), holdFeedback+"0/")
			wantStops(t, w, run.SessionID, "hold", "held_this_turn")
		})
	}
}

// req: loop/cleaned-up-on-completion
// req: d9/completed
func TestProvedAndTickedBoxesEndTheGoal(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	path := filepath.Join(w.Project, goalFile)
	read := ToolUse("Read", map[string]any{"file_path": path})
	edit := func(old, new string) Turn {
		return ToolUse("Edit", map[string]any{"file_path": path, "old_string": old, "new_string": new})
	}
	w.Model.Play(func(r Request) Turn {
		switch r.N {
		case 0, 4:
			return Together(Text("I read the goal's file first."), read)
		case 1:
			return edit(placeholder(t, w), "`test -e limiter.txt` exits 0")
		case 2:
			return Bash("touch limiter.txt && goalkeeper loop prove 1")
		case 3:
			return Text("The limiter is in place.")
		case 5:
			return edit("[ ] Deslop pass", "[x] Deslop pass")
		case 6:
			return Text("I read the diff again and removed nothing.")
		}
		return Turn{}
	})
	run := w.Say("", goalPrompt)

	requests := wantRequests(t, w.Model.Requests(), 7)
	wantContains(t, "the request after the hold", requests[4].Fresh(), holdFeedback+"1/2")
	wantContains(t, "the request after the hold", requests[4].Fresh(), "Deslop")
	wantStops(t, w, run.SessionID, "hold", "completed")
	wantNoGoal(t, w)
	ended := trashed(t, w)
	if len(ended) != 1 {
		t.Fatalf("%d goals in the trash, want 1", len(ended))
	}
	wantContains(t, "the ended goal", ended[0], "[x] `test -e limiter.txt` exits 0")
	wantContains(t, "the ended goal", ended[0], "[x] Deslop pass")
}

// placeholder returns the text of the box that asks to be replaced.
func placeholder(t *testing.T, w *World) string {
	text, _ := w.Read(goalFile)
	for line := range strings.Lines(text) {
		if i := strings.Index(line, "(replace this line"); i >= 0 {
			return strings.TrimRight(line[i:], "\r\n")
		}
	}
	// Called while the model answers, outside the test's own goroutine.
	t.Errorf("no box to be replaced in %s:\n%s", goalFile, text)
	return ""
}

// req: d9/hold-off
func TestHoldSwitchOffNeverHolds(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"LITGRAVITY_GOAL_HOLD", "GOALKEEPER_HOLD"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			w := New(t, Setup{Vars: map[string]string{name: "0"}})
			w.Model.Play(Turns(Text("I stop at once.")))
			run := w.Say("", goalPrompt)

			wantGoal(t, w, goalText)
			wantContains(t, "the only request", wantRequests(t, w.Model.Requests(), 1)[0].Fresh(), activeGoal)
			wantStops(t, w, run.SessionID, "hold_off")
		})
	}
}

// req: d6/goalkeeper-off
func TestGoalkeeperOffIsSilent(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{Vars: map[string]string{"GOALKEEPER": "0"}})
	w.Model.Play(Turns(Text("I stop at once.")))
	run := w.Say("", goalPrompt)

	wantNoGoal(t, w)
	wantLacks(t, "the only request", wantRequests(t, w.Model.Requests(), 1)[0].Text(), "goal-driven-loop")
	wantStops(t, w, run.SessionID)
}

func TestSessionWithoutGoalIsLeftAlone(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{Files: map[string]string{"README.md": "# shop\n"}})
	requests := say(w, "", "please add a line to the README")

	wantRequests(t, requests, 1)
	for _, i := range w.Injections(w.Events("Stop")[0].Session) {
		t.Errorf("%s added to the context: %s", i.Event, i.Text)
	}
	entries, err := os.ReadDir(w.Project)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.Name() != ".git" && e.Name() != "README.md" {
			t.Errorf("%s appeared in the project", e.Name())
		}
	}
}

// req: loop/abandon
// req: d8/abandon-restore
func TestAbandonWordEndsTheGoalAndRestoreBringsItBack(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	session := giveGoal(t, w)
	before, _ := w.Read(goalFile)

	requests := wantRequests(t, say(w, session, "放弃"), 1)
	wantNoGoal(t, w)
	wantLacks(t, "the request after it", requests[0].Fresh(), "UserPromptSubmit hook additional context: "+activeGoal)

	if out := w.Goalkeeper("", "loop", "restore"); out.Code != 0 {
		t.Fatalf("loop restore: %s", out)
	}
	after, _ := w.Read(goalFile)
	if before != after {
		t.Errorf("the restored goal differs:\n%s\nwas\n%s", after, before)
	}
}

const csvRecord = `{
  "slug": "csv-export",
  "objective": "Users can export the report table as CSV from the CLI",
  "criteria": [
    {"id": "c1", "text": "report export --csv out.csv exits 0 and line 1 of out.csv equals the table header", "status": "open"},
    {"id": "c2", "text": "report export --json exits 0 and its output equals testdata/report.json", "status": "open"}
  ],
  "status": "active",
  "conversation_id": "SESSION",
  "updated": "2026-01-05T09:14:00Z",
  "verdict": null
}
`

// req: record/hold-names-first-open
func TestRecordOfTheConversationIsHeldOnTheGoalRoute(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	session := newSessionID()
	w.Write(".litgravity/goals/csv-export.json", strings.Replace(csvRecord, "SESSION", session, 1))
	w.Model.Play(Turns(Text("I looked at the exporter."), Text("I stop here for now.")))
	run := w.Claude(Headless{Prompt: "lit goal ship the csv export", SessionID: session})

	if run.SessionID != session {
		t.Fatalf("the client chose session %s, want %s", run.SessionID, session)
	}
	requests := wantRequests(t, w.Model.Requests(), 2)
	reason := requests[1].Fresh()
	wantContains(t, "the request after the hold", reason, holdFeedback+"0/2")
	wantContains(t, "the request after the hold", reason, "c1")
	wantContains(t, "the request after the hold", reason, "report export --csv out.csv exits 0")
	wantContains(t, "the request after the hold", reason, ".litgravity/goals/csv-export.json")
	wantStops(t, w, session, "hold", "held_this_turn")
}

func TestUninstalledProductDoesNothing(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	if out := w.Goalkeeper("", "uninstall"); out.Code != 0 {
		t.Fatalf("uninstall: %s", out)
	}
	wantRequests(t, say(w, "", goalPrompt), 1)
	wantNoGoal(t, w)
}
