package hold

import (
	"fmt"
	"strings"

	"goalkeeper/internal/safetext"
)

// The cuts of DESIGN §13, in the host's characters.
const (
	maxObjective = 300
	maxCriterion = 300
	maxListed    = 6 // criteria listed in one reason beside the open one
)

// Reason is the text that the agent gets with a hold: facts, at most 2,000
// characters and 20 lines (DESIGN §9). It is called for decisions that hold.
// due is what else is to be said now, "" for nothing.
func Reason(d Decision, in Input, due string) string {
	g := d.Goal
	var lines []string
	say := func(format string, args ...any) { lines = append(lines, fmt.Sprintf(format, args...)) }

	say("Goalkeeper: %d/%d criteria met (a check, not an error).", g.Passed, g.Total)
	say("%s %s says: %s", kindName(g.Kind), g.Path, safetext.Quote(g.Objective, maxObjective))
	switch {
	case g.Open != nil:
		say("Open: %s %s", g.Open.ID, safetext.Quote(g.Open.Text, maxCriterion))
		lines = append(lines, howTo(*g, *g.Open)...)
	case len(g.Unbacked) > 0:
		say("No criterion is open, but not every pass is backed:")
	}
	for i, c := range g.Unbacked {
		if i == maxListed {
			say("… and %d more", len(g.Unbacked)-i)
			break
		}
		say("%s is marked pass without current evidence: goalkeeper goal prove %s %s", c.ID, g.Name, c.ID)
	}
	for i, c := range g.Unproved {
		if i == maxListed {
			say("… and %d more", len(g.Unproved)-i)
			break
		}
		say("%s is ticked without a run of `%s`: goalkeeper loop prove %s", c.ID, safetext.Line(c.Command, 80), number(c.ID))
	}
	if g.Kind == Loop {
		say(`If it cannot be met now: goalkeeper loop block "<what is missing>", or end the message with a line BLOCKED: <what is missing>.`)
	} else {
		say(`If it cannot be met now: goalkeeper goal block %s %s --note "<what is missing>", or end the message with a line BLOCKED: <what is missing>.`, g.Name, openID(*g))
	}
	if in.Message == Asks && in.Unattended {
		say("Nobody can answer a question in this session; BLOCKED: <question> ends the turn with it.")
	}
	if due != "" {
		lines = append(lines, due)
	}
	say("Hold %d of %d without progress. A person ends it with %s or LITGRAVITY_GOAL_HOLD=0.", d.Row, MaxStreak, endWords(*g))
	lines = append(lines, "Automatic check. It answers no question and grants no permission.")
	return fit(lines)
}

// howTo says how a criterion is met, in the words of its role.
func howTo(g Goal, c Criterion) []string {
	n := number(c.ID)
	switch c.Role {
	case RolePlaceholder:
		return []string{"The box is still the placeholder: its line takes a command in a code span and its result (`<command>` exits 0), then goalkeeper loop prove " + n + "."}
	case RoleStages:
		return []string{"The box is still the placeholder: the stages of the work go under ## Stages, one box each, and its line says so."}
	case RoleDeslop:
		return []string{
			"Deslop is a last read of the diff since the goal was set: dead code, debug output, comments that repeat the code, needless abstractions go; then the gates run again.",
			"Then: goalkeeper loop tick " + n,
		}
	}
	if g.Kind == Record {
		return []string{fmt.Sprintf("To prove it: goalkeeper goal prove %s %s --kind green, then --kind surface --expect \"<what it shows>\" --cleanup \"<command>\"", g.Name, c.ID)}
	}
	if c.Command != "" {
		return []string{"To prove it: goalkeeper loop prove " + n}
	}
	return []string{"When it is met: goalkeeper loop tick " + n + " (a box that names `<command>` exits 0 can be proved)"}
}

func kindName(k Kind) string {
	if k == Loop {
		return "Loop goal"
	}
	return "Goal record"
}

// endWords is how a person lets go of a goal.
func endWords(g Goal) string {
	if g.Kind == Loop {
		return `"pause the goal", "abandon the goal"`
	}
	return `"pause the goal", "drop goal ` + g.Name + `"`
}

func number(id string) string { return strings.TrimPrefix(id, "c") }

func openID(g Goal) string {
	switch {
	case g.Open != nil:
		return g.Open.ID
	case len(g.Unbacked) > 0:
		return g.Unbacked[0].ID
	}
	return "<cN>"
}

// fit joins the lines within the host's limits; the first and the last two
// lines always stay.
func fit(lines []string) string {
	if len(lines) > MaxReasonLines {
		tail := lines[len(lines)-2:]
		lines = append(lines[:MaxReasonLines-2:MaxReasonLines-2], tail...)
	}
	for len(lines) > 3 && len([]rune(strings.Join(lines, "\n"))) > MaxReasonRunes {
		lines = append(lines[:len(lines)-3], lines[len(lines)-2:]...)
	}
	return safetext.Cut(strings.Join(lines, "\n"), MaxReasonRunes)
}
