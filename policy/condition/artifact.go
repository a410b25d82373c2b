package condition

import "sort"

// Artifact is the id of an observable artefact: something that a judge who sees
// only the transcript can check.
type Artifact string

// The observable artefacts (seed 000, Canonical Observable-Artefact Table).
const (
	ProvenanceLog  Artifact = "provenance_log"
	TasksMDStatus  Artifact = "tasks_md_status"
	GitTag         Artifact = "git_tag"
	TestExitCode   Artifact = "test_exit_code"
	CommitFooter   Artifact = "commit_footer"
	VerificationMD Artifact = "verification_md"
)

// MinArtifacts is how many distinct artefacts a condition must reference.
const MinArtifacts = 2

// Label returns the artefact's name as the structured result prints it (seed
// 000, Worked Example).
func (a Artifact) Label() string {
	for _, row := range artifacts {
		if row.id == a {
			return row.label
		}
	}
	return string(a)
}

var artifacts = [...]struct {
	id         Artifact
	label      string
	signatures []pattern
}{
	{ProvenanceLog, "provenance.log lines", []pattern{{text: "provenance.log"}}},
	{TasksMDStatus, "tasks.md Status", []pattern{
		{text: "tasks.md"},
		{text: "<Status:~COMPLETE>", exact: true},
		{text: "<Status:~PENDING>", exact: true},
		{text: "<Status:~ACTIVE>", exact: true},
	}},
	{GitTag, "git tag", []pattern{{text: "<git_tag>"}}},
	{TestExitCode, "test exit code", []pattern{
		{text: "make_ci"},
		{text: "<pytest>"},
		{text: "exit_0>"},
		{text: "exits_0>"},
		{text: "exited_0>"},
	}},
	{CommitFooter, "commit footer", []pattern{
		{text: "[AA-MA Plan]", exact: true},
		{text: "commit_footer"},
	}},
	{VerificationMD, "verification.md Verdict", []pattern{{text: "verification.md"}}},
}

// Artifacts returns the distinct observable artefacts that text references, in
// the order of their first mention. It is never nil.
func Artifacts(text string) []Artifact {
	type mention struct {
		at int
		id Artifact
	}
	var found []mention
	for _, row := range artifacts {
		first := -1
		for _, p := range row.signatures {
			if at := p.find(text); at >= 0 && (first < 0 || at < first) {
				first = at
			}
		}
		if first >= 0 {
			found = append(found, mention{first, row.id})
		}
	}
	sort.SliceStable(found, func(i, j int) bool { return found[i].at < found[j].at })
	ids := make([]Artifact, len(found))
	for i, m := range found {
		ids[i] = m.id
	}
	return ids
}
