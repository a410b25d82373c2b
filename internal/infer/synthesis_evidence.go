package infer

import (
	"fmt"
	"slices"
	"strings"
)

func (sy *synthesis) say(layer int, s string) {
	line := fmt.Sprintf("%s (Layer %d)", s, layer)
	if !slices.Contains(sy.why, line) {
		sy.why = append(sy.why, line)
	}
}

func (sy *synthesis) tried() []string {
	var out []string
	for _, a := range sy.pr.Alternatives {
		out = append(out, a.Criterion+" ("+a.RejectedBecause+")")
		if len(out) == 3 {
			break
		}
	}
	return out
}

func (sy *synthesis) lower(c Confidence) {
	if c == Low || c == Medium && sy.pr.Confidence == High {
		sy.pr.Confidence = c
	}
}

// command adds one, unless it is there or a longer one contains it.
func (sy *synthesis) command(cmd string) {
	for i, c := range sy.pr.Commands {
		if c == cmd || strings.HasPrefix(c, cmd+" && ") {
			return
		}
		if strings.HasPrefix(cmd, c+" && ") {
			sy.pr.Commands = append(sy.pr.Commands[:i], sy.pr.Commands[i+1:]...)
			break
		}
	}
	sy.pr.Commands = append(sy.pr.Commands, cmd)
}

func (sy *synthesis) alternative(criterion, why string) {
	for _, a := range sy.pr.Alternatives {
		if a.Criterion == criterion {
			return
		}
	}
	if len(sy.pr.Alternatives) < 8 {
		sy.pr.Alternatives = append(sy.pr.Alternatives, Alternative{criterion, why})
	}
}

// note keeps what a choice passed over.
func (sy *synthesis) note(ch choice) {
	for _, a := range ch.rejected {
		sy.alternative(a.Criterion, firstNonEmpty(a.RejectedBecause, "it checks something else"))
	}
}

func (sy *synthesis) warn(s string) {
	if !slices.Contains(sy.pr.Warnings, s) {
		sy.pr.Warnings = append(sy.pr.Warnings, s)
	}
}

// layerOf is the layer of a skipped file.
func layerOf(note string) int {
	switch {
	case strings.HasPrefix(note, ".aiwg/"):
		return layerArtifact
	case strings.Contains(note, "workflows/"), strings.HasPrefix(note, ".gitlab"), strings.HasPrefix(note, ".circleci"), strings.HasPrefix(note, ".travis"), strings.HasPrefix(note, "Jenkins"), strings.HasPrefix(note, "azure"), strings.HasPrefix(note, ".buildkite"), strings.HasPrefix(note, ".woodpecker"), strings.HasPrefix(note, ".drone"), strings.HasPrefix(note, ".cirrus"):
		return layerCI
	}
	f, _, _ := strings.Cut(note, " ")
	if strings.HasSuffix(f, ".md") || strings.HasSuffix(f, ".rst") || strings.HasSuffix(f, ".mdc") {
		return layerDocs
	}
	return layerManifest
}
