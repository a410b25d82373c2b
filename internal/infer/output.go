package infer

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// YAML is the output contract of seed 001: a block with the root key
// proposed_completion. Strings are double-quoted, so that no value can be
// read as anything else.
func (p Proposal) YAML() []byte {
	var b strings.Builder
	b.WriteString("proposed_completion:\n")
	b.WriteString("  criterion: " + quoted(p.Criterion) + "\n")
	b.WriteString("  verification_command: " + quoted(p.Command) + "\n")
	yamlSeq(&b, "rationale", p.Rationale)
	b.WriteString("  confidence: " + string(p.Confidence) + "\n")
	if len(p.Alternatives) == 0 {
		b.WriteString("  alternatives_considered: []\n")
	} else {
		b.WriteString("  alternatives_considered:\n")
		for _, a := range p.Alternatives {
			b.WriteString("    - criterion: " + quoted(a.Criterion) + "\n")
			b.WriteString("      rejected_because: " + quoted(a.RejectedBecause) + "\n")
		}
	}
	b.WriteString("  max_iterations_suggestion: " + strconv.Itoa(p.MaxIterations) + "\n")
	b.WriteString("  needs_human_confirmation: " + strconv.FormatBool(p.NeedsHuman) + "\n")
	if len(p.Warnings) > 0 {
		yamlSeq(&b, "warnings", p.Warnings)
	}
	return []byte(b.String())
}

func yamlSeq(b *strings.Builder, key string, list []string) {
	if len(list) == 0 {
		b.WriteString("  " + key + ": []\n")
		return
	}
	b.WriteString("  " + key + ":\n")
	for _, s := range list {
		b.WriteString("    - " + quoted(s) + "\n")
	}
}

// JSON is the same object as YAML, on one line.
func (p Proposal) JSON() []byte {
	var b strings.Builder
	b.WriteString(`{"proposed_completion":{"criterion":` + quoted(p.Criterion))
	b.WriteString(`,"verification_command":` + quoted(p.Command))
	b.WriteString(`,"rationale":` + jsonList(p.Rationale))
	b.WriteString(`,"confidence":` + quoted(string(p.Confidence)))
	b.WriteString(`,"alternatives_considered":[`)
	for i, a := range p.Alternatives {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(`{"criterion":` + quoted(a.Criterion) + `,"rejected_because":` + quoted(a.RejectedBecause) + `}`)
	}
	b.WriteString(`],"max_iterations_suggestion":` + strconv.Itoa(p.MaxIterations))
	b.WriteString(`,"needs_human_confirmation":` + strconv.FormatBool(p.NeedsHuman))
	if len(p.Warnings) > 0 {
		b.WriteString(`,"warnings":` + jsonList(p.Warnings))
	}
	b.WriteString("}}\n")
	return []byte(b.String())
}

func jsonList(list []string) string {
	var b strings.Builder
	b.WriteByte('[')
	for i, s := range list {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(quoted(s))
	}
	b.WriteByte(']')
	return b.String()
}

// quoted is a string as JSON, which is a double-quoted YAML scalar too.
func quoted(s string) string {
	const hex = "0123456789abcdef"
	var b strings.Builder
	b.WriteByte('"')
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			b.WriteString(`\ufffd`)
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteByte(s[i])
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case r < 0x20 || r == 0x7f || r >= 0x80 && r < 0xa0 || r == 0x2028 || r == 0x2029 || r == 0xfeff:
			b.WriteString(`\u`)
			for shift := 12; shift >= 0; shift -= 4 {
				b.WriteByte(hex[r>>shift&15])
			}
		default:
			b.WriteString(s[i : i+n])
		}
		i += n
	}
	b.WriteByte('"')
	return b.String()
}
