package condition

import (
	"strings"
	"testing"
)

// BenchmarkLint is what a hook pays for the longest /goal that can be typed.
func BenchmarkLint(b *testing.B) {
	text := strings.Repeat("the suite exits with nothing left to see; ", 94) + "or stop after 5 turns"
	for b.Loop() {
		Lint(text, true)
	}
}
