package goalmd

import (
	"strings"
	"time"
	"unicode"
)

// Plan is what a new GOAL.md is made from.
type Plan struct {
	Goal       string
	Created    time.Time
	Gates      []string // texts of the regression boxes, such as "`go test ./...` exits 0"
	MultiStage bool     // a coarse goal: its stages are listed before its work begins
}

const (
	placeholderLead = "(replace this line:"

	// StagesPlaceholder is the text of the first box in multi-stage mode.
	StagesPlaceholder = "(replace: list the stages under ## Stages)"
)

// PlaceholderText is the text of the box about the goal itself, which the
// agent replaces with a criterion. The goal is folded to one line.
func PlaceholderText(goal string) string {
	goal = strings.ReplaceAll(fold(strings.ToValidUTF8(goal, "\ufffd")), "<!--", "&lt;!--")
	return placeholderLead + ` a command and its result that show "` + goal + `")`
}

// IsPlaceholder reports whether a box's text is one that Render wrote to be
// replaced. The beginning decides: a word added behind it replaces nothing.
func IsPlaceholder(text string) bool {
	words := letters(text)
	return strings.HasPrefix(words, "replace this line") || strings.Contains(words, "a command and its result that show") ||
		strings.HasPrefix(words, "replace list the stages under")
}

// letters are the words of a text in small plain letters, one blank apart:
// marks, invisible characters and full-width forms do not make another text.
func letters(text string) string {
	return strings.Join(strings.FieldsFunc(strings.Map(func(r rune) rune {
		switch {
		case r >= 0xff01 && r <= 0xff5e:
			r -= 0xfee0
		case unicode.Is(unicode.Cf, r), unicode.IsMark(r):
			return -1
		}
		return unicode.ToLower(r)
	}, text), func(r rune) bool { return !unicode.IsLetter(r) }), " ")
}

const (
	criteriaNote = "<!-- One box a criterion: a command and its result. `goalkeeper loop prove N` runs box N and ticks it. -->"
	stagesNote   = "<!-- One box a stage, in order; tick a stage when its result can be shown. -->"
	progressNote = "<!-- One line a step, newest last. -->"
	blockedNote  = "<!-- What is missing and who can give it; `goalkeeper loop block` writes it and sets the status. -->"
	deslopNote   = "<!-- Re-read the diff since the goal was set. Remove dead code, debug output, comments that repeat\n     the code and needless abstractions. Run the gates again. -->"
	deslopBox    = "Deslop pass"
)

// Render writes a new GOAL.md with status in-progress: front matter, the
// placeholder box and the gates under Acceptance Criteria, an empty Stages in
// multi-stage mode, an empty Progress Log and Blocked, and the Deslop box
// last (DESIGN §7).
func Render(p Plan) []byte {
	goal := fold(strings.ToValidUTF8(p.Goal, "\ufffd"))
	first := PlaceholderText(goal)
	if p.MultiStage {
		first = StagesPlaceholder
	}
	var b strings.Builder
	b.WriteString("---\n")
	values := [keyCount]string{
		goalKey: quote(goal), createdKey: stamp(p.Created), updatedKey: stamp(p.Created),
		iterationKey: "0", statusKey: string(InProgress),
	}
	for k, v := range values {
		b.WriteString(keyNames[k] + ": " + v + "\n")
	}
	b.WriteString("---\n")
	section := func(name Section, note string, boxes ...string) {
		b.WriteString("\n## " + string(name) + "\n\n" + note + "\n")
		for i, text := range boxes {
			if i == 0 {
				b.WriteByte('\n')
			}
			b.WriteString("- [ ] " + oneLine(text) + "\n")
		}
	}
	section(Criteria, criteriaNote, append([]string{first}, p.Gates...)...)
	if p.MultiStage {
		section(Stages, stagesNote)
	}
	section(progressLog, progressNote)
	section(blockedSection, blockedNote)
	section(Deslop, deslopNote, deslopBox)
	return []byte(b.String())
}

// oneLine joins the lines of a gate and leaves its blanks, which may matter
// to a command.
func oneLine(s string) string {
	return strings.NewReplacer("\r\n", " ", "\n", " ", "\r", " ").Replace(s)
}
