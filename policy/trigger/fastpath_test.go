package trigger

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// bothWays reads a prompt with cues and with every pattern tried on every sentence.
func bothWays(t *testing.T, prompt string) {
	t.Helper()
	given := Given{Pending: true}
	if diff := cmp.Diff(read(prompt, given, true), read(prompt, given, false)); diff != "" {
		t.Errorf("%q: the cues change what is read (plain way -, cues +):\n%s", prompt, diff)
	}
}

// What is skipped for want of a cue would have said nothing.
func TestCuesChangeNothing(t *testing.T) {
	for _, c := range corpora {
		for _, l := range readCorpus(t, c.file) {
			bothWays(t, l.Prompt)
		}
	}
}

// A line that is passed over at a glance has no marks of a machine's.
func FuzzWordedLinesHaveNoMarks(f *testing.F) {
	for _, c := range corpora {
		for _, l := range readCorpus(f, c.file) {
			for line := range strings.Lines(l.Prompt) {
				f.Add(line)
			}
		}
	}
	f.Fuzz(func(t *testing.T, line string) {
		if line = strings.TrimSpace(line); line == "" {
			t.Skip()
		}
		if got, want := lineMarks(line), marksIn(line); got != want {
			t.Errorf("%q: %d, want %d", line, got, want)
		}
	})
}

func FuzzCuesChangeNothing(f *testing.F) {
	seeds(f)
	f.Fuzz(bothWays)
}
