package trigger

import (
	"strings"
	"testing"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

func seeds(f *testing.F) {
	for _, c := range corpora {
		for _, l := range readCorpus(f, c.file) {
			f.Add(l.Prompt)
		}
	}
	for _, s := range []string{"", "`", "``` ```", "<!-- <channel> -->", "my goal is:\n-\n-", "a: b: c", "\xff\xfe goal: \xed\xa0\x80", "목표는", "\u3000ｇｏａｌ：", "drop goal `", "my goal is \"", ":goAl is", "CAnCel goAl AA", "- cancel the goal\n1)"} {
		f.Add(s)
	}
}

// Any bytes are read without a panic, and what is said about them can be found in
// them. req: d7/goal-text-substring, d7/any-bytes
func FuzzRead(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, prompt string) {
		r := Read(prompt, Given{Pending: true})
		if kind, cond := HostGoal(prompt); (kind == HostSet) != (cond != "") {
			t.Errorf("HostGoal(%q) = %v %q", prompt, kind, cond)
		}
		if g := r.Goal; g != nil {
			items := strings.Split(g.Text, "; ")
			for _, item := range items {
				if !strings.Contains(prompt, item) {
					t.Errorf("%q is not in the prompt %q", item, prompt)
				}
			}
			if g.Start < 0 || g.Start > len(prompt) || !strings.HasPrefix(prompt[g.Start:], items[0]) {
				t.Errorf("the goal %q does not begin at %d of %q", g.Text, g.Start, prompt)
			}
			if !strings.Contains(prompt, g.Phrase) || r.Refused != nil || r.Talk {
				t.Errorf("%q: %s", prompt, show(r))
			}
		}
		for _, o := range r.Orders {
			if !strings.Contains(prompt, o.Word) || r.Goal != nil && o.Kind != Replace {
				t.Errorf("%q: %s", prompt, show(r))
			}
		}
	})
}

// essence is what must not depend on the spelling of a prompt.
func essence(prompt string) string {
	r := Read(prompt, Given{})
	var b strings.Builder
	b.WriteString(intent(r) + " " + r.Lang + " " + string(r.Route))
	if r.Goal != nil {
		b.WriteString(" goal")
	}
	if r.Refused != nil {
		b.WriteString(" refused " + string(r.Refused.Why))
	}
	for _, o := range r.Orders {
		b.WriteString(" " + string(o.Kind) + " " + o.Slug + o.Criterion)
	}
	return b.String()
}

// A prompt reads the same with other line ends, decomposed, and in full-width
// characters. req: d7/same-reading-in-all-spellings
func FuzzSpelling(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, prompt string) {
		if len(prompt) > longChars/2 || !utf8.ValidString(prompt) || strings.Contains(prompt, "\r") || !norm.NFC.IsNormalString(prompt) {
			t.Skip()
		}
		want := essence(prompt)
		if got := essence(strings.ReplaceAll(prompt, "\n", "\r\n")); got != want {
			t.Errorf("CRLF: %q reads %q, want %q", prompt, got, want)
		}
		if got := essence(norm.NFD.String(prompt)); got != want && composable(prompt) {
			t.Errorf("NFD: %q reads %q, want %q", prompt, got, want)
		}
		if got := essence(fullWidthOf(prompt)); got != want && len(prompt)*3 < longChars {
			t.Errorf("full width: %q reads %q, want %q", prompt, got, want)
		}
	})
}

// composable: every letter that NFD takes apart is one the tables write (fold.go).
func composable(s string) bool {
	var whole, apart text
	whole.fold(s, 0)
	apart.fold(norm.NFD.String(s), 0)
	return string(whole.r) == string(apart.r)
}

func fullWidthOf(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '\u3000'
		case r > ' ' && r < 0x7f:
			return r - '!' + '！'
		}
		return r
	}, s)
}
