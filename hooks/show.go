package hooks

import (
	"fmt"
	"strconv"
	"strings"

	"goalkeeper/internal/safetext"
	"goalkeeper/internal/session"
	"goalkeeper/policy/hold"
)

// The sizes of what is injected (DESIGN §6).
const (
	maxFull    = 600 // a goal's full block
	maxOneLine = 120
	maxShown   = 3 // goals
	maxNotices = 4 // lines, the rest at the next prompt
)

// saveProgress is due when the context window is nearly full (seed 003,
// Context Tension Detection).
const saveProgress = "Finalize .agents/goal/GOAL.md updates before completing this turn"

// inject returns the state of the goals for the model: in full where it
// changed since this session was last shown it, else in one line. Below it
// stands what is due. use is how full the context is, in per cent.
func (c *call) inject(st *session.State, found goals, use float64) Answer {
	var answer Answer
	var blocks []string
	shown := found.shown()
	more := len(shown) - maxShown
	for _, g := range shown[:min(len(shown), maxShown)] {
		blocks = append(blocks, showOnce(st, g, c.holdOff()))
		if g.Foreign && once(st, "foreign "+g.Key()) {
			answer.Message = joinLines(answer.Message, foreignNote(g))
		}
	}
	if more > 0 {
		blocks = append(blocks, fmt.Sprintf("… and %d more goals of this session: goalkeeper status", more))
	}
	blocks = append(blocks, st.Notices[:min(len(st.Notices), maxNotices)]...)
	st.Notices = st.Notices[min(len(st.Notices), maxNotices):]
	if len(shown) > 0 {
		blocks = append(blocks, due(st, found, use)...)
	}
	answer.Context = strings.Join(blocks, "\n")
	return answer
}

// due are the lines below a goal's state.
func due(st *session.State, found goals, use float64) []string {
	var lines []string
	if st.Recovery > 0 {
		lines = append(lines, hold.StrategyText(st.Recovery))
		st.Recovery = 0
	}
	if use > hold.TightContext {
		lines = append(lines, saveProgress)
	}
	if st.Counters.Rests && len(found.owned) > 0 {
		lines = append(lines, "Hold rests until there is progress: three stops were held without any.")
	}
	if st.Word == hold.WordPaused {
		lines = append(lines, "The user paused the goal; no stop is held until they say resume.")
	}
	return lines
}

// adoption is the command that makes a goal the session's.
func adoption(g hold.Goal) string {
	if g.Kind == hold.Record {
		return "goal adopt " + g.Name
	}
	return "loop adopt"
}

// foreignNote tells the user of a goal that came with the checkout.
func foreignNote(g hold.Goal) string {
	return fmt.Sprintf("Goalkeeper: %s was not made here, it seems to have come with the checkout: %s. It holds nobody until it is adopted: %s", g.Path, safetext.Quote(g.Objective, 100), "goalkeeper "+adoption(g))
}

// showOnce returns a goal's full block the first time and after a change, and
// its one line otherwise.
func showOnce(st *session.State, g hold.Goal, holdOff bool) string {
	if g.Stale {
		return oneLine(g)
	}
	full := fullBlock(g, holdOff)
	digest := session.TextHash(full)
	if st.Shown[g.Key()] == digest {
		return oneLine(g)
	}
	if st.Shown == nil {
		st.Shown = make(map[string]string)
	}
	st.Shown[g.Key()] = digest
	return full
}

// head is what every injected form begins with (seed 003, State Injection):
// the marker and how much of the goal is met.
func head(g hold.Goal) string {
	marker, name := "[goal-driven-loop]", ""
	if g.Kind == hold.Record {
		marker, name = "[goal-record]", " "+safetext.Line(g.Name, 40)
	}
	word := "GOAL BLOCKED"
	if hold.Active(g.Kind, g.Status) {
		word = "ACTIVE GOAL"
	}
	return marker + " " + word + name + " " + strconv.Itoa(g.Passed) + "/" + strconv.Itoa(g.Total)
}

// oneLine is the short form, at most maxOneLine characters.
func oneLine(g hold.Goal) string {
	line := head(g)
	switch {
	case !hold.Active(g.Kind, g.Status) && g.Blocker != "":
		line += ", blocker " + safetext.Quote(g.Blocker, room(line, ", blocker "))
	case g.Open != nil:
		line += ", open " + g.Open.ID + " " + safetext.Quote(g.Open.Text, room(line, ", open "+g.Open.ID+" "))
	}
	return safetext.Cut(line, maxOneLine)
}

// room is how many characters a quoted text may have behind what stands.
func room(line, more string) int {
	return max(maxOneLine-safetext.Len(line)-safetext.Len(more)-2, 0)
}

// fullBlock is the long form, at most maxFull characters.
func fullBlock(g hold.Goal, holdOff bool) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s (text of %s%s)", head(g), safetext.Quote(g.Objective, 200), g.Path, origin(g))
	switch {
	case !hold.Active(g.Kind, g.Status):
		if g.Blocker != "" {
			fmt.Fprintf(&b, "\nBlocker: %s", safetext.Quote(g.Blocker, 150))
		}
		b.WriteString("\nChange of strategy: another approach than the one that is stuck, or a question to the user. " + unblock(g))
	case g.Open != nil:
		fmt.Fprintf(&b, "\nOpen: %s %s", g.Open.ID, safetext.Quote(g.Open.Text, 150))
		b.WriteString("\n" + proving(g, holdOff))
	default:
		b.WriteString("\nNo criterion is open. goalkeeper status shows what each pass rests on.")
	}
	return safetext.Cut(b.String(), maxFull)
}

// origin marks a goal that came with the checkout.
func origin(g hold.Goal) string {
	if g.Foreign {
		return ", which was not made here and holds nobody"
	}
	return ""
}

// proving says how the open criterion comes to count, and that a stop waits
// for it unless holding is switched off.
func proving(g hold.Goal, holdOff bool) string {
	if g.Owner != hold.OwnerThis || g.Foreign {
		return "No stop is held for it here: goalkeeper " + adoption(g) + " makes it this session's"
	}
	held, what := "", "box"
	if g.Kind == hold.Record {
		what = "criterion"
	}
	if !holdOff {
		held = "A stop is held while a " + what + " is open. "
	}
	if g.Kind == hold.Record {
		return held + "Proof: goalkeeper goal prove " + g.Name + " " + g.Open.ID
	}
	n := strings.TrimPrefix(g.Open.ID, "c")
	switch {
	case g.Open.Role == hold.RolePlaceholder:
		return held + "This box is a placeholder: its line takes a command and its result, then goalkeeper loop prove " + n
	case g.Open.Role == hold.RoleStages:
		return held + "This box is a placeholder: the stages go under ## Stages, one box each"
	case g.Open.Command != "":
		return held + "Proof: goalkeeper loop prove " + n
	}
	return held + "When it is met: goalkeeper loop tick " + n
}

// unblock says how a blocked goal becomes active again.
func unblock(g hold.Goal) string {
	if g.Kind == hold.Record {
		return "State: goalkeeper goal show " + g.Name
	}
	return "With a way on: status in " + g.Path + " back to in-progress"
}
