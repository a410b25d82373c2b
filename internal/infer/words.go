package infer

import (
	"slices"
	"strings"
)

// leads says whether a command begins with the words of a phrase, flags between
// them aside.
func leads(words []string, phrase string) bool {
	if len(words) == 0 {
		return false
	}
	if head, _, _ := strings.Cut(phrase, " "); commandName(words[0]) != head {
		return false
	}
	ph := strings.Fields(phrase)
	i := 1
	for _, w := range words[1:] {
		if i == len(ph) {
			break
		}
		if w == ph[i] {
			i++
			continue
		}
		if !strings.HasPrefix(w, "-") {
			return false
		}
	}
	return i == len(ph)
}

// words1 is the second word, "" if there is none.
func words1(words []string) string {
	if len(words) > 1 {
		return words[1]
	}
	return ""
}

// hasAssign says whether a variable is among the assignments.
func hasAssign(assigns []string, name string) bool {
	for _, a := range assigns {
		if strings.HasPrefix(a, name+"=") {
			return true
		}
	}
	return false
}

// firstNonEmpty is the first of the texts that is one.
func firstNonEmpty(s ...string) string {
	for _, x := range s {
		if x != "" {
			return x
		}
	}
	return ""
}

// dedupe drops flags that stand twice.
func dedupe(words []string) []string {
	var out []string
	for _, w := range words {
		if strings.HasPrefix(w, "-") && slices.Contains(out, w) {
			continue
		}
		out = append(out, w)
	}
	return out
}

// insertFlags puts flags right after the leading words of a tool, before a
// "--" and what follows.
func insertFlags(words []string, lead, flags string) []string {
	if flags == "" {
		return words
	}
	ph := strings.Fields(lead)
	i, n := 1, 1
	for ; n < len(words) && i < len(ph); n++ {
		if words[n] == ph[i] {
			i++
		}
	}
	if lead == "php-cs-fixer" || lead == "rector" {
		n = len(words)
	}
	for k := n; k < len(words) && lead == "cargo fmt"; k++ { // cargo fmt --all --check
		if words[k] == "--" {
			n = k
			break
		}
		n = k + 1
	}
	out := append([]string{}, words[:n]...)
	out = append(out, strings.Fields(flags)...)
	return append(out, words[n:]...)
}

// without drops what a text has between two marks, the marks too.
func without(s, open, end string) string {
	for range 20 {
		i, j := strings.Index(s, open), strings.Index(s, end)
		if i < 0 || j < i {
			break
		}
		s = s[:i] + s[j+len(end):]
	}
	return s
}
