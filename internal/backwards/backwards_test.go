package backwards

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func read(t *testing.T, text string, max int64) []string {
	t.Helper()
	var got []string
	for line, err := range Lines(strings.NewReader(text), int64(len(text)), max) {
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, string(line))
	}
	return got
}

func TestLinesComeFromTheEnd(t *testing.T) {
	long := strings.Repeat("x", 3*piece)
	tests := []struct {
		name, text string
		max        int64
		want       []string
	}{
		{"nothing", "", 100, nil},
		{"lines", "a\nb\nc\n", 100, []string{"c", "b", "a"}},
		{"a torn last line", "a\nb\nc", 100, []string{"c", "b", "a"}},
		{"empty lines are left out", "\n\na\n\nb\n\n", 100, []string{"b", "a"}},
		{"a line longer than a piece", "a\n" + long + "\nb\n", 1 << 20, []string{"b", long, "a"}},
		{"not further back than max", strings.Repeat("y\n", piece), piece, slices.Repeat([]string{"y"}, piece/2-1)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, read(t, tt.text, tt.max)); diff != "" {
				t.Error(diff[:min(len(diff), 500)])
			}
		})
	}
	stopped := 0
	for range Lines(strings.NewReader("a\nb\nc\n"), 6, 100) {
		stopped++
		break
	}
	if stopped != 1 {
		t.Errorf("went on for %d lines", stopped)
	}
}

type broken struct{}

func (broken) ReadAt([]byte, int64) (int, error) { return 0, errors.New("boom") }

func TestAFaultEndsTheLines(t *testing.T) {
	n := 0
	for _, err := range Lines(broken{}, 10, 100) {
		if n++; err == nil {
			t.Error("no fault")
		}
	}
	if n != 1 {
		t.Errorf("%d faults", n)
	}
}

// FuzzLines: backwards is forwards turned round.
func FuzzLines(f *testing.F) {
	f.Add([]byte("a\n\nb"))
	f.Fuzz(func(t *testing.T, raw []byte) {
		var want []string
		for line := range bytes.Lines(raw) {
			if l := bytes.TrimSuffix(line, []byte("\n")); len(l) > 0 {
				want = append(want, string(l))
			}
		}
		slices.Reverse(want)
		if got := read(t, string(raw), 1<<40); !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	})
}

// A word is found wherever it lies, on the edge of a piece too.
func TestLinesWithAWordAreAllThere(t *testing.T) {
	const word = "needle"
	for _, width := range []int{1, 7, 80, piece - 1, piece, piece + 1, 2*piece + 3} {
		for every := range 5 {
			var b strings.Builder
			for i := range max(6, 3*piece/(width+1)) {
				b.WriteString(strings.Repeat("x", width))
				if every == 0 || i%(every*every*every) == every {
					b.WriteString(word)
				}
				b.WriteByte('\n')
			}
			text := b.String()
			var want, got []string
			for _, line := range read(t, text, int64(len(text))) {
				if strings.Contains(line, word) {
					want = append(want, line)
				}
			}
			for line, err := range LinesWith([]byte(word), strings.NewReader(text), int64(len(text)), int64(len(text))) {
				if err != nil {
					t.Fatal(err)
				}
				if !strings.HasPrefix(text[line.At:], string(line.Text)+"\n") || line.At > 0 && text[line.At-1] != '\n' {
					t.Fatalf("no line of %d bytes begins at %d", len(line.Text), line.At)
				}
				if bytes.Contains(line.Text, []byte(word)) {
					got = append(got, string(line.Text))
				}
			}
			if !slices.Equal(want, got) {
				t.Errorf("lines of %d, every %d: %d of %d found", width, every, len(got), len(want))
			}
		}
	}
}
