package infer

import (
	"fmt"
	"path"
	"strings"
)

// aiwgFiles are the artefacts of seed 001, Layer 5, most telling first.
var aiwgFiles = [...]string{
	".aiwg/testing/test-strategy.md", ".aiwg/quality/code-review-guide.md", ".aiwg/architecture/software-architecture-doc.md", ".aiwg/security/security-gates.md",
}

// artifactCandidates reads the commands that .aiwg artefacts name.
func (p *project) artifactCandidates() []candidate {
	if !p.isDir(".aiwg") {
		return nil
	}
	var out []candidate
	files := append([]string{}, aiwgFiles[:]...)
	for _, n := range p.list(".aiwg/working") {
		if strings.HasSuffix(n, ".md") && len(files) < 24 {
			files = append(files, ".aiwg/working/"+n)
		}
	}
	files = append(files, ".aiwg/activity.log")
	for _, f := range files {
		src, ok := p.read(f)
		if !ok {
			continue
		}
		if path.Ext(f) == ".log" && len(src) > 16<<10 {
			src = src[len(src)-16<<10:]
		}
		working := strings.HasPrefix(f, ".aiwg/working/")
		for i, m := range mentions(docFile{f, rankArtifact}, src) {
			if working && !strings.Contains(strings.ToLower(m.heading), "completion criteria") {
				continue
			}
			cmds, err := parseShell(m.text)
			if err != nil {
				continue
			}
			for _, c := range cmds {
				cand, ok := p.candidate(c, ".", true)
				if !ok || negated(m) {
					continue
				}
				cand.layer, cand.order = layerArtifact, i
				// below documents, CI and the manifest's own scripts: it says
				// what was done, not what the maintainers run
				cand.rank = rankConfig + 5
				cand.source = fmt.Sprintf("%s:%d", f, m.line)
				cand.heading, cand.context = m.heading, m.heading+" · "+m.lead
				out = append(out, cand)
			}
		}
	}
	return out
}

// useCase is Synthesis 1: a use case that the task names gives its acceptance
// criteria, verbatim, plus a test command where the project has one.
func (sy *synthesis) useCase() (Proposal, bool) {
	id := useCaseID(sy.t.Text)
	if id == "" {
		return Proposal{}, false
	}
	file := ""
	for _, n := range sy.p.list(".aiwg/requirements") {
		u := strings.ToUpper(n)
		if strings.HasPrefix(u, id) && strings.HasSuffix(u, ".MD") && (len(u) == len(id)+3 || !letter(u[len(id)])) {
			file = ".aiwg/requirements/" + n
			break
		}
	}
	if file == "" {
		return Proposal{}, false
	}
	src, ok := sy.p.read(file)
	if !ok {
		return Proposal{}, false
	}
	boxes := acceptanceBoxes(src)
	if len(boxes) == 0 {
		return Proposal{}, false
	}
	sy.say(layerArtifact, fmt.Sprintf("%s is named in the task; its %d acceptance criteria are the criterion", file, len(boxes)))
	sy.pr = Proposal{Confidence: High, MaxIterations: 10, NeedsHuman: true, Criterion: strings.Join(boxes, " AND ")}
	for _, b := range boxes {
		if bad := discretion(b); bad != "" {
			sy.warn(fmt.Sprintf("%q cannot be measured: %s", clip(b, 80), bad))
		}
	}
	all := sy.p.collect()
	sy.sc = &scorer{p: sy.p, words: taskWords(sy.t.Text), program: sy.t.HasProgram}
	if scoped, _ := sy.p.scopeCandidates(sy.t.Text); len(scoped) > 0 {
		sy.sc.scoped = true
		all = append(scoped, all...)
	}
	if ch := sy.pick(all, dTest); ch.ok {
		sy.take(ch)
		sy.pr.Confidence = High // the criteria are the project's own words
		sy.pr.Criterion += " AND " + exitsZero(ch.cmd)
	} else {
		sy.pr.Confidence = Medium
		sy.warn("no test command was found to go with the acceptance criteria")
		for _, b := range boxes {
			if cmd, ok := namedCommand(b); ok {
				sy.command(cmd)
			}
		}
	}
	pr := &sy.pr
	pr.Command = strings.Join(pr.Commands, " && ")
	for _, n := range sy.p.notes {
		sy.why = append(sy.why, fmt.Sprintf("%s (Layer %d)", n, layerOf(n)))
	}
	pr.Rationale = sy.why
	return *pr, true
}

// useCaseID finds UC-7 or UC-PAY-007 in a task, in upper case.
func useCaseID(text string) string {
	u := strings.ToUpper(text)
	for i := 0; i+3 < len(u); i++ {
		if u[i:i+3] != "UC-" || i > 0 && letter(u[i-1]) {
			continue
		}
		j := i + 3
		for j < len(u) && (letter(u[j]) || u[j] == '-') {
			j++
		}
		id := strings.TrimRight(u[i:j], "-")
		if strings.ContainsAny(id, "0123456789") {
			return id
		}
	}
	return ""
}

// acceptanceBoxes are the checkboxes, else the list items, under a heading
// that speaks of acceptance; without such a heading, all checkboxes.
func acceptanceBoxes(src string) []string {
	var under, any, items []string
	in, fence := false, false
	level := 0
	for _, line := range strings.Split(src, "\n") {
		t := strings.TrimSpace(line)
		if strings.HasPrefix(t, "```") || strings.HasPrefix(t, "~~~") {
			fence = !fence
			continue
		}
		if fence {
			continue
		}
		if l := headLevel(line); l > 0 {
			if strings.Contains(strings.ToLower(t), "acceptance") {
				in, level = true, l
			} else if l <= level {
				in = false
			}
			continue
		}
		if len(t) < 3 || t[0] != '-' && t[0] != '*' && t[0] != '+' && !(t[0] >= '0' && t[0] <= '9') {
			continue
		}
		_, item, ok := strings.Cut(t, " ")
		if !ok {
			continue
		}
		item = strings.TrimSpace(item)
		box := ""
		for _, b := range [...]string{"[ ]", "[x]", "[X]"} {
			if strings.HasPrefix(item, b) {
				box = strings.TrimSpace(item[3:])
			}
		}
		switch {
		case box != "" && in:
			under = append(under, box)
		case box != "":
			any = append(any, box)
		case in:
			items = append(items, item)
		}
	}
	switch {
	case len(under) > 0:
		return capList(under)
	case len(items) > 0:
		return capList(items)
	}
	return capList(any)
}

func capList(l []string) []string {
	if len(l) > 20 {
		return l[:20]
	}
	return l
}
