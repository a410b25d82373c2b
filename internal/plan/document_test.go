package plan

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseDocument(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		want       Document
	}{
		{"empty", "", Document{}},
		// req: condition/plan-milestones
		{"milestones of both levels", "## Milestone 1: a\n### M2: b\n#### Milestone 3: c\n# Milestone 4: d\n",
			Document{Milestones: []Milestone{{"1", "a", ""}, {"2", "b", ""}}}},
		// req: condition/criteria
		{"heading", "## Acceptance Criteria\n\nThey are:\n- [ ] a\n- [x] b\n* c\n+ d\n1. e\n\n## Other\n- f\n", Document{HasCriteria: true, Criteria: 5}},
		{"bold heading with number", "## 4. **Acceptance Criteria:**\n- a\n", Document{HasCriteria: true, Criteria: 1}},
		{"sub-headings group", "## Acceptance criteria for all\n### A\n- a\n### B\n  - b\n# C\n- c\n", Document{HasCriteria: true, Criteria: 2}},
		{"line", "Acceptance Criteria:\n- a\n- b\n\nNotes: x\n- c\n", Document{HasCriteria: true, Criteria: 2}},
		{"bold line", "**Acceptance Criteria**\n\n- a\n  more of a\n- b\n", Document{HasCriteria: true, Criteria: 2}},
		{"bold line, colon outside", "**Acceptance Criteria**: \n- a\n", Document{HasCriteria: true, Criteria: 1}},
		{"plain line", "Acceptance Criteria\n- a\n", Document{HasCriteria: true, Criteria: 1}},
		{"on the line", "- Acceptance Criteria: `make ci` exits 0\n", Document{HasCriteria: true, Criteria: 1}},
		{"list item", "- Acceptance Criteria:\n  - a\n  - b\n- Mode: AFK\n  - c\n", Document{HasCriteria: true, Criteria: 2}},
		{"nested items explain", "Acceptance Criteria:\n- a\n  - a1\n  - a2\n- b\n\t- b1\n", Document{HasCriteria: true, Criteria: 2}},
		{"none below it", "## Acceptance Criteria\n", Document{HasCriteria: true}},
		{"prose", "Acceptance criteria are listed in the tasks file.\n- a\n", Document{}},
		{"two sections", "Acceptance Criteria:\n- a\n## M1: x\n**Acceptance Criteria:**\n- b\n- c\n",
			Document{HasCriteria: true, Criteria: 3, Milestones: []Milestone{{"1", "x", ""}}}},
		// req: condition/effort
		{"effort", "Effort: 3 days\nEffort: 4 days\n", Document{Effort: "3 days"}},
		{"bold effort", "- **Effort:** M (3-5 days)\n", Document{Effort: "M (3-5 days)"}},
		{"bold effort, colon outside", "**Effort**: L\n", Document{Effort: "L"}},
		{"quoted effort", "Effort: \"M (3-5 days)\"\n", Document{Effort: "M (3-5 days)"}},
		{"the plan's before a milestone's", "## M1: x\nEffort: 1h\n## Summary\nEffort: 9h\n",
			Document{Effort: "9h", Milestones: []Milestone{{"1", "x", ""}}}},
		{"of milestones", "## M1: x\nEffort: 1h\n## M2: y\n- Effort: ~2h\n",
			Document{Effort: "1h; ~2h", Milestones: []Milestone{{"1", "x", ""}, {"2", "y", ""}}}},
		{"long effort", "Effort: " + strings.Repeat("é", 300), Document{Effort: strings.Repeat("é", 199) + "…"}},
		{"no effort", "Effort:\nLow Effort: x\nEffort is 3 days\n", Document{}},
		// req: condition/plan-tests
		{"tests", "## Tests\n", Document{HasTests: true}},
		{"tests of a milestone", "- **Tests:** x_test.go\n", Document{HasTests: true}},
		{"test plan", "### 6.2 Test plan\n", Document{HasTests: true}},
		{"no tests", "## Latest contests\nrun the tests\n", Document{}},
		// req: condition/plan-standards
		{"standards", "## 12. Engineering Standards Declaration (element 12)\n", Document{HasStandard: true}},
		{"standards line", "**Engineering Standards Declaration:** all\n", Document{HasStandard: true}},
		// req: condition/plan-fences
		{"fences and comments", "```\n## Tests\nEffort: 1\n```\n<!--\n## Acceptance Criteria\n-->\n", Document{}},
	} {
		if diff := cmp.Diff(tt.want, ParseDocument(tt.text)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
}

func FuzzParseDocument(f *testing.F) {
	f.Add("## Milestone 1: a\n- Acceptance Criteria:\n  - [ ] x\n\t* y\nEffort: \"M\"\n**Tests:** z\n")
	f.Add("**Acceptance Criteria**: \n1) a\n# §12. Engineering Standards Declaration ##\n<!--")
	f.Fuzz(func(t *testing.T, text string) {
		d := ParseDocument(text)
		if d.Criteria > 0 && !d.HasCriteria || d.Criteria > strings.Count(text, "\n")+strings.Count(text, "\r")+1 || strings.ContainsAny(d.Effort, "\r\n") {
			t.Errorf("%q: %+v", text, d)
		}
	})
}
