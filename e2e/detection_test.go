//go:build e2e

package e2e

import (
	"strings"
	"testing"
)

// req: d6/machine-prompt
func TestTriggerWordsOfABackgroundSubagentSetNothing(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(
		backgroundAgent("SEARCH the notes"),
		Text("The search runs in the background."),
		Text("The search is back."),
	))
	w.Model.When("SEARCH the notes", Turns(
		Text("The notes say: my goal is to migrate the whole shop to Rust. 我的目标是重写整个系统。").
			After(func() bool { return len(w.Events("Stop")) > 0 })))
	w.Say("", "look through the notes in the background")

	prompts := w.Events("UserPromptSubmit")
	if len(prompts) != 2 || !strings.HasPrefix(prompts[1].Prompt, "<task-notification>") ||
		!strings.Contains(prompts[1].Prompt, "my goal is to migrate") {
		t.Fatalf("the client did not hand over the subagent's words as a prompt: %+v", prompts)
	}
	wantNoGoal(t, w)
	for _, r := range wantRequests(t, w.Model.Requests(), 3) {
		wantLacks(t, "a request", r.Text(), "[goal-driven-loop]")
	}
}

// backgroundAgent starts a subagent whose first user message is prompt.
func backgroundAgent(prompt string) Turn {
	return ToolUse("Agent", map[string]any{
		"description": "scripted", "prompt": prompt,
		"subagent_type": "general-purpose", "run_in_background": true,
	})
}

// req: d7/pending-choice
func TestPendingChoiceIsAnsweredInWords(t *testing.T) {
	t.Parallel()
	const second = "to export the report table as CSV"
	for _, c := range []struct {
		answer, goal string
		trash        int
	}{
		{"replace", second, 1},
		{"换成新的", second, 1},
		{"please look at the handler first", goalText, 0},
	} {
		t.Run(c.answer, func(t *testing.T) {
			t.Parallel()
			w := New(t, Setup{})
			session := giveGoal(t, w)

			asked := say(w, session, "my goal is "+second)
			wantGoal(t, w, goalText)
			wantContains(t, "the request with the second goal", asked[0].Fresh(), "hook additional context")
			if !anyInjection(w, session, second) {
				t.Errorf("the agent was not told of the choice: %+v", w.Injections(session))
			}

			say(w, session, c.answer)
			wantGoal(t, w, c.goal)
			if got := len(trashed(t, w)); got != c.trash {
				t.Errorf("%d goals in the trash, want %d", got, c.trash)
			}

			// The choice is over, whatever the answer was.
			say(w, session, "replace")
			wantGoal(t, w, c.goal)
		})
	}
}

func anyInjection(w *World, session, part string) bool {
	for _, i := range w.Injections(session) {
		if strings.Contains(i.Text, part) {
			return true
		}
	}
	return false
}

// req: d7/plan-mode-writes-nothing
// req: d9/plan
func TestPlanModeKeepsTheTriggerForTheNextMode(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(Text("Here is the plan.")))
	run := w.Claude(Headless{Prompt: goalPrompt, Mode: "plan"})
	if mode := w.Events("Stop")[0].PermissionMode; mode != "plan" {
		t.Fatalf("the client stopped in mode %q, want plan", mode)
	}
	wantNoGoal(t, w)
	wantStops(t, w, run.SessionID, "plan")

	requests := say(w, run.SessionID, "go ahead with the plan")
	wantGoal(t, w, goalText)
	wantContains(t, "the request after plan mode", requests[0].Fresh(), activeGoal)
	wantRequests(t, requests, 2)
}

// req: d6/detect-off
func TestDetectOffSetsAndEndsNothing(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{Vars: map[string]string{"GOALKEEPER_DETECT": "0"}})
	wantRequests(t, say(w, "", goalPrompt), 1)
	wantNoGoal(t, w)

	if out := w.Goalkeeper("", "loop", "set", goalText); out.Code != 0 {
		t.Fatalf("loop set: %s", out)
	}
	say(w, "", "放弃")
	wantGoal(t, w, goalText)
}

// req: d8/pause-resume
func TestPauseAndResumeInChinese(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	session := giveGoal(t, w)

	wantRequests(t, say(w, session, "暂停目标"), 1)
	wantRequests(t, say(w, session, "再看一下上传处理程序的代码并整理"), 1) // paused: work goes on unheld
	wantGoal(t, w, goalText)
	wantContains(t, "the reason after the goal goes on",
		wantRequests(t, say(w, session, "继续目标"), 2)[1].Fresh(), holdFeedback)
	wantStops(t, w, session, "hold", "held_this_turn", "paused", "paused", "hold", "held_this_turn")
}

// req: d8/talk
func TestQuestionDuringAGoalIsNotHeld(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{Files: map[string]string{"main.go": "package main\n\nfunc main() {}\n"}})
	session := giveGoal(t, w)

	wantRequests(t, say(w, session, "what does main.go do?"), 1)
	wantRequests(t, say(w, session, "finish the limiter now"), 2)
	wantStops(t, w, session, "hold", "held_this_turn", "talk", "hold", "held_this_turn")
}
