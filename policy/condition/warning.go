package condition

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// StopClause returns the N of the first "stop after N turns" (or iterations) in
// text, and whether there is one. An N too long for an int counts as above any
// cap.
func StopClause(text string) (n int, ok bool) {
	ws := words(text)
	for i := 0; i+3 < len(ws); i++ {
		if ws[i] != "stop" || ws[i+1] != "after" || !slices.Contains(stopUnits[:], ws[i+3]) {
			continue
		}
		if !allDigits(ws[i+2]) {
			continue
		}
		if n, err := strconv.Atoi(ws[i+2]); err == nil {
			return n, true
		}
		return int(^uint(0) >> 1), true
	}
	return 0, false
}

var stopUnits = [...]string{"turn", "turns", "iteration", "iterations"}

func allDigits(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// warnings lists what makes a condition doubtful without making it fail: how it
// ends (no clause, another number than the cap), a step that nobody inside the
// loop can take, and two of the anti-patterns of seed 000.
func warnings(text string, turnCap int) []string {
	out := []string{}
	switch n, ok := StopClause(text); {
	case !ok:
		out = append(out, fmt.Sprintf(`no stop clause: add "or stop after %d turns"`, max(MinTurnCap, min(MaxTurnCap, turnCap))))
	case n != turnCap:
		out = append(out, fmt.Sprintf("the text stops after %d, the turn cap is %d", n, turnCap))
	}
	if step := outsideStep(text); step != "" {
		out = append(out, fmt.Sprintf("%q is a step that nobody inside the loop can take: it would run to its cap", step))
	}
	if hiddenTests(text) {
		out = append(out, "it says that tests pass but not what shows it: name the command and its exit status, and have the output printed")
	}
	if m := oneMilestone(text); m != "" {
		out = append(out, fmt.Sprintf("%q: a goal covers the whole task, not one milestone or step", m))
	}
	return out
}

// A step outside the loop is something of the left column followed, in the same
// clause and at most outsideSpan words later, by a word of the right one.
var outsideSteps = [...]struct{ who, what []string }{
	{
		[]string{"pr", "prs", "mr", "pull", "merge", "change", "review", "design", "proposal", "release", "deployment"},
		[]string{"approved", "reviewed", "accepted", "signed"},
	},
	{
		[]string{"user", "users", "human", "person", "someone", "somebody", "reviewer", "reviewers", "maintainer", "maintainers", "manager",
			"owner", "customer", "customers", "client", "stakeholder", "stakeholders", "lead", "colleague", "boss", "auditor"},
		[]string{"approve", "approves", "approved", "confirm", "confirms", "confirmed", "accept", "accepts", "accepted", "agree", "agrees",
			"agreed", "sign", "signs", "signed", "review", "reviews", "reviewed", "merge", "merges", "merged", "reply", "replies", "replied"},
	},
	{
		[]string{"approval", "approved", "confirmation", "signoff", "off", "permission", "reviewed", "merged"},
		[]string{"user", "human", "person", "someone", "reviewer", "maintainer", "manager", "owner", "customer", "client", "stakeholder",
			"lead", "colleague", "boss", "auditor"},
	},
}

const outsideSpan = 5

func outsideStep(text string) string {
	ws := words(text)
	for _, row := range outsideSteps {
		for i, w := range ws {
			if !slices.Contains(row.who, w) {
				continue
			}
			for j := i + 1; j < len(ws) && j <= i+outsideSpan && ws[j] != ";"; j++ {
				if slices.Contains(row.what, ws[j]) {
					return strings.Join(ws[i:j+1], " ")
				}
			}
		}
	}
	return ""
}

// hiddenTests: "all tests pass" without anything that brings the result into the
// transcript (seed 000, Anti-Patterns).
func hiddenTests(text string) bool {
	if slices.Contains(Artifacts(text), TestExitCode) {
		return false
	}
	ws := words(text)
	for i, w := range ws {
		if w != "tests" && w != "test" && w != "suite" {
			continue
		}
		for j := i + 1; j < len(ws) && j <= i+3 && ws[j] != ";"; j++ {
			switch ws[j] {
			case "pass", "passes", "passing", "succeed", "succeeds", "green":
				return true
			}
		}
	}
	return false
}

// oneMilestone returns the first "milestone 2" or "step 1" (seed 000: goals live
// at the task level), or "".
func oneMilestone(text string) string {
	ws := words(text)
	for i := 0; i+1 < len(ws); i++ {
		if (ws[i] == "milestone" || ws[i] == "step") && allDigits(strings.TrimPrefix(ws[i+1], "m")) {
			return ws[i] + " " + ws[i+1]
		}
	}
	return ""
}
