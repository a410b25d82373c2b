package infer

import "strings"

// vagueCriteria are the words that seed 001 bans from a criterion unless a
// measure follows; DESIGN §12 keeps this list apart from that for conditions.
var vagueCriteria = [...]string{"good enough", "thorough", "thoroughly", "comprehensive", "comprehensively", "complete", "completely"}

// selfReferential are criteria whose judge is the one who does the work.
var selfReferential = [...]string{
	"agent is satisfied", "agent is happy", "agent thinks", "agent decides", "agent agrees", "model is satisfied", "claude is satisfied", "claude thinks", "i am satisfied", "i'm satisfied", "i think", "you are satisfied", "you're satisfied", "you are happy", "you think", "you decide", "when you are done", "when it is done", "when done",
}

// discretion says which rule of vague-discretion a criterion in words breaks;
// "" if none does. A command, a number or a comparison is a measure.
func discretion(criterion string) string {
	for _, s := range selfReferential {
		if wordIndex(criterion, s) >= 0 {
			return "it is self-referential: " + s
		}
	}
	if measured(criterion) {
		return ""
	}
	for _, v := range vagueCriteria {
		if wordIndex(criterion, v) >= 0 {
			return "it says " + v + " without a measure"
		}
	}
	return ""
}

// measured says whether a text holds a command, a number or a comparison.
func measured(s string) bool {
	if strings.ContainsAny(s, "0123456789`=<>") {
		return true
	}
	for _, r := range resultWords {
		if len(r) > 5 && wordIndex(s, r) >= 0 {
			return true
		}
	}
	return false
}
