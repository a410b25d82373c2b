package goal

import "strings"

// Brief is what a written brief asks for: an interview's spec or the Goal
// block of an approved plan (seed 002, Inputs and state).
type Brief struct {
	Objective string
	NonGoals  []string
	Criteria  []NewCriterion
}

// ReadBrief reads a brief in Markdown. The objective is the first paragraph
// under a heading Goal or Objective, or the line "Goal: …"; criteria and
// non-goals are the list items under headings that say so. What is not there
// stays empty.
func ReadBrief(text string) Brief {
	var b Brief
	section := ""
	fenced := false
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "```") || strings.HasPrefix(line, "~~~") {
			fenced = !fenced
			continue
		}
		if fenced || line == "" {
			continue
		}
		if title := strings.TrimLeft(line, "#"); title != line {
			section = sectionOf(title)
			continue
		}
		label, rest, labelled := strings.Cut(strings.Trim(line, "*"), ":")
		item, isItem := listItem(line)
		if labelled && !isItem {
			if s := sectionOf(strings.Trim(label, "* ")); s != "" {
				section, line = s, strings.Trim(rest, "* ")
			}
		}
		switch {
		case section == "objective" && b.Objective == "" && line != "":
			b.Objective = line
			if isItem {
				b.Objective = item
			}
		case section == "criteria" && isItem:
			b.Criteria = append(b.Criteria, ParseCriterion(item))
		case section == "non-goals" && isItem:
			b.NonGoals = append(b.NonGoals, item)
		}
	}
	return b
}

// sectionOf says what stands under a heading, "" for anything else.
func sectionOf(title string) string {
	t := strings.TrimRight(fold(title), ": ")
	switch {
	case t == "non-goals", t == "non goals", t == "out of scope", t == "not in scope", t == "非目标":
		return "non-goals"
	case strings.Contains(t, "criteria"), t == "done when", t == "definition of done", t == "验收标准":
		return "criteria"
	case t == "goal", t == "objective", t == "目标":
		return "objective"
	}
	return ""
}

// listItem returns the text of a list item, its checkbox aside.
func listItem(line string) (string, bool) {
	rest := line
	if mark, after, ok := strings.Cut(line, " "); ok && (mark == "-" || mark == "*" || mark == "+" || number(strings.TrimRight(mark, ".)")) > 0) {
		rest = strings.TrimSpace(after)
	} else {
		return "", false
	}
	for _, box := range [...]string{"[ ] ", "[x] ", "[X] "} {
		rest = strings.TrimPrefix(rest, box)
	}
	return rest, rest != ""
}

// ParseCriterion reads "model/channel: text", where either or both of model
// and channel may be missing with their colon.
func ParseCriterion(s string) NewCriterion {
	s = strings.TrimSpace(s)
	head, text, ok := strings.Cut(s, ":")
	if !ok || strings.ContainsAny(head, " `") {
		return NewCriterion{Text: s}
	}
	model, channel, both := strings.Cut(head, "/")
	known := func(list []string, w string) bool {
		for _, k := range list {
			if k == w {
				return true
			}
		}
		return false
	}
	switch {
	case both:
		return NewCriterion{Text: strings.TrimSpace(text), Model: model, Channel: channel}
	case known(Models[:], head):
		return NewCriterion{Text: strings.TrimSpace(text), Model: head}
	case known(Channels[:], head):
		return NewCriterion{Text: strings.TrimSpace(text), Channel: head}
	}
	return NewCriterion{Text: s}
}
