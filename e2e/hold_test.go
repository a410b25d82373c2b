//go:build e2e

package e2e

import (
	"strings"
	"sync/atomic"
	"testing"
)

// req: d9/waiting
func TestRunningSubagentIsWaitedFor(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(
		backgroundAgent("SEARCH the handlers"),
		Text("The search runs in the background."),
		Text("The search is back."),
		Text("I stop here for now."),
	))
	w.Model.When("SEARCH the handlers", Turns(
		Text("There are two handlers.").After(func() bool { return len(w.Events("Stop")) > 0 })))
	run := w.Say("", goalPrompt)

	if tasks := w.Events("Stop")[0].BackgroundTasks; len(tasks) != 1 {
		t.Fatalf("the client lists %d background tasks at the first Stop, want 1", len(tasks))
	}
	wantContains(t, "the request after the hold",
		wantRequests(t, w.Model.Requests(), 4)[3].Fresh(), holdFeedback)
	wantStops(t, w, run.SessionID, "waiting", "hold", "held_this_turn")
}

// req: d9/streak
func TestThreeHoldsWithoutProgressAreTheLast(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	session := giveGoal(t, w)

	wantRequests(t, say(w, session, "go on with the limiter"), 2)
	wantRequests(t, say(w, session, "go on with the limiter"), 2)
	wantRequests(t, say(w, session, "go on with the limiter"), 1)
	wantRequests(t, say(w, session, "go on with the limiter"), 1)
	wantStops(t, w, session,
		"hold", "held_this_turn", "hold", "held_this_turn", "hold", "held_this_turn", "streak", "streak")
}

// Nobody can answer a question of a headless run, so it does not end the turn.
//
// req: d9/question
// req: d9/blocked-word
func TestQuestionInAHeadlessRunIsHeldAndBlockedIsNot(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(
		Text("I need to know more.\nWhich limit do you want?"),
		Text("BLOCKED: the limit is not specified."),
	))
	run := w.Say("", goalPrompt)

	requests := wantRequests(t, w.Model.Requests(), 2)
	wantContains(t, "the reason after a question", requests[1].Fresh(), holdFeedback)
	wantContains(t, "the reason after a question", requests[1].Fresh(), "BLOCKED:")
	wantStops(t, w, run.SessionID, "hold", "blocked_word")
}

// req: d9/never-trapped
func TestAgentThatMayCallNoCommandIsNotTrapped(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(
		Bash("goalkeeper loop prove 1"),
		Text("The command was refused."),
		Bash("goalkeeper loop block 'no permission'"),
		Text("It was refused again."),
	))
	run := w.Claude(Headless{Prompt: goalPrompt, NoTools: true})

	requests := wantRequests(t, w.Model.Requests(), 4)
	wantContains(t, "the tool result", requests[1].Fresh(), "requires approval")
	wantContains(t, "the request after the hold", requests[2].Fresh(), holdFeedback)
	wantStops(t, w, run.SessionID, "hold", "held_this_turn")
}

func TestMaxTurnsEndsTheRunAndKeepsTheGoal(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Always(Bash("true")))
	run := w.Claude(Headless{Prompt: goalPrompt, MaxTurns: 2, WantFailed: true})

	if run.Subtype != "error_max_turns" {
		t.Errorf("the run ended with %q, want error_max_turns", run.Subtype)
	}
	wantGoal(t, w, goalText)
	wantStops(t, w, run.SessionID)
	wantRequests(t, say(w, run.SessionID, "go on with the limiter"), 2)
}

// A hold inside a run that is limited takes a turn of the limit, not more.
func TestMaxTurnsIsReachedWhileHeld(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Always(Text("I did a part of it.")))
	run := w.Claude(Headless{Prompt: goalPrompt, MaxTurns: 1, WantFailed: true})

	wantRequests(t, w.Model.Requests(), 1)
	wantGoal(t, w, goalText)
	wantStops(t, w, run.SessionID, "hold")
}

// req: d9/api-error
func TestRateLimitIsNoStop(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(Error(429)))
	run := w.Claude(Headless{Prompt: goalPrompt, WantFailed: true})

	// The client starts StopFailure hooks and may be gone before they run: its
	// own result is the word that counts.
	if !run.IsError || !strings.Contains(run.Stdout, `"api_error_status":429`) {
		t.Fatalf("the client did not report the error\n%s", run)
	}
	if stops := w.Events("Stop"); len(stops) != 0 {
		t.Fatalf("%d Stop events for an error", len(stops))
	}
	wantRequests(t, w.Model.Requests(), 1)
	wantGoal(t, w, goalText)
	wantStops(t, w, run.SessionID)
	wantRequests(t, say(w, run.SessionID, "go on with the limiter"), 2)
}

// req: d5/only-an-owner-is-held
func TestAnotherSessionIsShownTheGoalAndNotHeld(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	giveGoal(t, w)

	requests := wantRequests(t, say(w, "", "fix the typo in the README"), 1)
	wantContains(t, "the other session's request", requests[0].Fresh(), activeGoal)
}

// req: d5/fork-owns-nothing
func TestForkIsNotHeld(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	session := giveGoal(t, w)

	w.Model.Play(Turns(Text("I corrected the typo.")))
	run := w.Claude(Headless{Prompt: "fix the typo in the README", Resume: session, Arguments: []string{"--fork-session"}})
	if run.SessionID == session {
		t.Fatal("the client did not fork the session")
	}
	wantGoal(t, w, goalText)
}

// req: d6/session-start-after-compact
func TestCompactKeepsTheGoal(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(Text("I looked around first."), Text("I stop here for now."), Text("The limiter is next."), Text("I stop again.")))
	term := w.Interactive()
	term.Type(goalPrompt)
	w.WaitForEvents("Stop", 2)
	term.WaitFor("I stop here for now.")
	term.Type("/compact")
	term.WaitFor("Compacted")
	term.Type("go on with the limiter")
	w.WaitForEvents("Stop", 4)

	if starts := w.Events("SessionStart"); len(starts) != 2 || starts[1].Source != "compact" {
		t.Fatalf("the client did not start the session again after /compact: %+v", starts)
	}
	after := wantRequests(t, w.Model.Requests(), 4)[2]
	wantLacks(t, "the request after /compact", after.Text(), "I looked around first.")
	wantContains(t, "the request after /compact", after.Text(), "SessionStart hook additional context: "+activeGoal)
	wantStopsSoon(t, w, "hold", "held_this_turn", "hold", "held_this_turn")
}

// req: d5/clear-hands-over d9/cleared
func TestClearHandsTheGoalOverAndFreesItsFirstTurn(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(Text("I looked around first."), Text("I stop here for now."), Text("The limiter is next."), Text("I write it."), Text("I stop again.")))
	term := w.Interactive()
	term.Type(goalPrompt)
	w.WaitForEvents("Stop", 2)
	term.WaitFor("I stop here for now.")
	term.Type("/clear")
	w.WaitUntil("the session after /clear", func() bool { return len(w.Events("SessionStart")) == 2 })
	term.Type("go on with the limiter")
	w.WaitForEvents("Stop", 3)
	term.WaitFor("The limiter is next.")
	term.Type("go on with the limiter")
	w.WaitForEvents("Stop", 5)

	starts := w.Events("SessionStart")
	if starts[1].Source != "clear" || starts[1].Session == starts[0].Session {
		t.Fatalf("the client did not start a new session: %+v", starts)
	}
	wantContains(t, "the request after /clear", wantRequests(t, w.Model.Requests(), 5)[2].Text(), activeGoal)
	w.WaitUntil("the decisions", func() bool { return len(w.Whys(starts[1].Session, "Stop")) == 3 })
	if got := strings.Join(w.Whys(starts[1].Session, "Stop"), " "); got != "cleared hold held_this_turn" {
		t.Errorf("stops after /clear: %s", got)
	}
}

func TestInterruptIsNotHeld(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(Bash("echo started"), Text("Never said.").After(Never), Text("The limiter is next."), Text("I stop here for now.")))
	term := w.Interactive()
	term.Type(goalPrompt)
	w.WaitUntil("the second request", func() bool { return len(w.Model.Requests()) == 2 })
	term.Key("Escape")
	term.WaitFor("Interrupted")
	if stops := w.Events("Stop"); len(stops) != 0 {
		t.Errorf("the client raised %d Stop events on an interrupt", len(stops))
	}
	wantGoal(t, w, goalText)

	term.Type("go on with the limiter")
	w.WaitForEvents("Stop", 2)
	wantRequests(t, w.Model.Requests(), 4)
	wantStopsSoon(t, w, "hold", "held_this_turn")
}

// req: d8/mid-turn-order
func TestWordsTypedDuringATurn(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, words string
		whys        []string
	}{
		{"an order counts at once", "drop the goal", []string{"no_goal"}},
		{"a pause counts at once", "stand down", []string{"paused"}},
		{"a question does not make the turn talk", "what is a token bucket?", []string{"hold", "held_this_turn"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			w := New(t, Setup{})
			var typed atomic.Bool
			w.Model.Play(Turns(Bash("echo one").After(typed.Load), Text("I did a part of it."), Text("I stop here for now.")))
			term := w.Interactive()
			term.Type(goalPrompt)
			w.WaitUntil("the first request", func() bool { return len(w.Model.Requests()) == 1 })
			term.Type(c.words)
			w.WaitForEvents("UserPromptSubmit", 2)
			typed.Store(true)
			w.WaitForEvents("Stop", len(c.whys))

			prompts := w.Events("UserPromptSubmit")
			if prompts[0].PromptID != prompts[1].PromptID {
				t.Fatalf("the client began a new turn: %+v", prompts)
			}
			wantContains(t, "the request with the tool result", w.Model.Requests()[1].Fresh(), c.words)
			wantStopsSoon(t, w, c.whys...)
		})
	}
}

// req: d9/question
func TestQuestionToAPersonIsNotHeld(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(Text("I need to know more.\nWhich limit do you want?")))
	term := w.Interactive()
	term.Type(goalPrompt)
	wantStopsSoon(t, w, "question")
}
