package condition

import (
	"fmt"
	"strings"
)

// YAML returns the result in the form and order of seed 000, step 6. The shape
// is fixed, so it is written out here and no YAML library is linked for it.
func (r Result) YAML() []byte {
	var b strings.Builder
	fmt.Fprintf(&b, "status: %s\nmode: %s\n", r.Status, r.Mode)
	if r.Status == Synthesized {
		b.WriteString("condition: |\n")
		for line := range strings.SplitSeq(r.Condition, "\n") {
			fmt.Fprintf(&b, "  %s\n", line)
		}
		fmt.Fprintf(&b, "turn_cap: %d\ncondition_hash: %s\n", r.TurnCap, yamlHash(r.Hash))
	} else {
		fmt.Fprintf(&b, "reason: %s\ndetail: %s\n", r.Reason, yamlString(r.Detail))
	}
	fmt.Fprintf(&b, "observable_artifacts: [%s]\n", strings.Join(r.Artifacts, ", "))
	b.WriteString("plan_inputs:\n")
	fmt.Fprintf(&b, "  acceptance_criteria_count: %d\n", r.Plan.Criteria)
	fmt.Fprintf(&b, "  milestone_count: %d\n", r.Plan.Milestones)
	fmt.Fprintf(&b, "  effort_estimate: %s\n", yamlString(r.Plan.Effort))
	if len(r.Warnings) == 0 {
		b.WriteString("synthesis_warnings: []\n")
		return []byte(b.String())
	}
	b.WriteString("synthesis_warnings:\n")
	for _, w := range r.Warnings {
		fmt.Fprintf(&b, "  - %s\n", yamlString(w))
	}
	return []byte(b.String())
}

// yamlHash quotes a hash that a YAML reader could take for a number: one with no
// letters but those of 123456789012, 1234567e8901 and 0b1010101010.
func yamlHash(h string) string {
	if strings.ContainsAny(h, "acdf") {
		return h
	}
	return yamlString(h)
}

// yamlString returns s as a double-quoted YAML scalar on one line.
func yamlString(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range strings.ToValidUTF8(s, "\uFFFD") {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == ' ' || printable(string(r)):
			b.WriteRune(r)
		case r > 0xffff:
			fmt.Fprintf(&b, `\U%08X`, r)
		default:
			fmt.Fprintf(&b, `\u%04X`, r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
