package hold

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/internal/jsontext"
)

// run feeds iterations, each a pass count, with + where there was a sign, and
// writes what is found: "." nothing, "r" a recovery, "N" a notice.
func run(s Stagnation, iterations string) string {
	var found strings.Builder
	for _, word := range strings.Fields(iterations) {
		it := Iteration{Passed: int(word[0] - '0'), Sign: strings.HasSuffix(word, "+")}
		var f Finding
		s, f = s.Next(it)
		found.WriteString(map[Finding]string{FindNothing: ".", FindRecovery: "r", FindNotice: "N"}[f])
	}
	return found.String()
}

// req: loop/stagnation-dual-signal loop/stagnation-recovery loop/stagnation-notice d9/stagnation-both-signals d9/stagnation-window-anew d9/stagnation-fall d9/stagnation-progress
func TestStagnation(t *testing.T) {
	tests := []struct {
		name             string
		base             int
		iterations, want string
	}{
		{"two are not enough", 0, "0 0", ".."},
		{"three without either signal", 0, "0 0 0", "..r"},
		{"the window starts anew", 0, "0 0 0 0 0", "..r.."},
		{"two recoveries, then the user", 0, "0 0 0 0 0 0 0 0 0", "..r..r..N"},
		{"told once, then silent", 0, "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", "..r..r..N......"},

		{"a sign in the first", 0, "0+ 0 0", "..."},
		{"a sign in the second", 0, "0 0+ 0", "..."},
		{"a sign in the third", 0, "0 0 0+", "..."},
		{"a sign slides out of the window", 0, "0+ 0 0 0", "...r"},
		{"from the second place too", 0, "0 0+ 0 0 0", "....r"},
		{"from the third place too", 0, "0 0 0+ 0 0 0", ".....r"},
		{"signs all along", 0, "0+ 0+ 0+ 0+ 0+ 0+", "......"},
		{"a sign every third turn", 0, "0+ 0 0 0+ 0 0 0+", "......."},

		{"progress in the first", 0, "1 1 1", "..."},
		{"progress in the second", 0, "0 1 1", "..."},
		{"progress in the third", 0, "0 0 1", "..."},
		{"three after progress", 0, "0 0 1 1 1 1", ".....r"},
		{"progress all along", 0, "1 2 3 4 5 6", "......"},

		{"progress sets the recoveries back", 0, "0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1", "..r..r...r..r..N"},
		{"a sign does not", 0, "0 0 0 0+ 0 0 0 0 0 0", "..r...r..N"},
		{"progress lets the user be told again", 0, "0 0 0 0 0 0 0 0 0 1 1 1 1 1 1 1 1 1 1", "..r..r..N...r..r..N"},
		{"progress after silence", 0, "0 0 0 0 0 0 0 0 0 0 0 0 1 1 1 1", "..r..r..N......r"},

		{"a fall is no progress", 3, "2 2 2", "..r"},
		{"falling on and on", 5, "4 3 2", "..r"},
		{"what fell and came back is none", 3, "2 3 3", "..r"},
		{"more than ever, after a fall, is", 3, "2 2 4", "..."},
		{"what comes back when the fall is long past is", 3, "2+ 2 2 3 3 3 3", "......r"},
		{"a goal with passes before", 2, "2 2 2", "..r"},
		{"of passes before nothing is known", 0, "2 2 2 2", "...r"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := run(Stagnation{Base: tt.base}, tt.iterations); got != tt.want {
				t.Errorf("%s\ngot  %s\nwant %s", tt.iterations, got, tt.want)
			}
		})
	}
}

// TestNextLeavesItsReceiver: a decision can be replayed from the value before.
func TestNextLeavesItsReceiver(t *testing.T) {
	s := Stagnation{Window: make([]Iteration, 1, 8)}
	a, _ := s.Next(Iteration{Sign: true})
	b, _ := s.Next(Iteration{})
	if !a.Window[1].Sign || b.Window[1].Sign || len(s.Window) != 1 {
		t.Errorf("shared: %v %v %v", s, a, b)
	}
}

// req: d9/stagnation-stored
func TestStagnationReadsBack(t *testing.T) {
	for _, s := range []Stagnation{{}, {Base: 2, Window: []Iteration{{Passed: 2, Sign: true}, {}}, Recoveries: 1, Told: true}} {
		raw := s.AppendJSON(nil)
		if diff := cmp.Diff(s, ReadStagnation(jsontext.ParseBytes(raw))); diff != "" {
			t.Error(diff)
		}
		plain, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(plain), string(raw)); diff != "" {
			t.Errorf("not what encoding/json writes:\n%s", diff)
		}
	}
}

// FuzzReadStagnation: whatever a state file holds, the memory stays bounded
// and goes on.
func FuzzReadStagnation(f *testing.F) {
	f.Add(`{"base":2,"window":[{"passed":2,"sign":true},{}],"recoveries":1,"told":true}`)
	f.Add(`{"window":[1,2,3,4,5],"recoveries":-1}`)
	f.Fuzz(func(t *testing.T, raw string) {
		s, _ := ReadStagnation(jsontext.Parse(raw)).Next(Iteration{})
		if len(s.Window) > StagnantIterations {
			t.Errorf("window of %d", len(s.Window))
		}
	})
}

// req: loop/stagnation-strategy-text
func TestStrategyText(t *testing.T) {
	seen := map[string]bool{}
	for n := 1; n <= MaxRecoveries; n++ {
		text := StrategyText(n)
		if seen[text] || len(utf16.Encode([]rune(text))) > 400 || strings.ContainsAny(text, "\n") {
			t.Errorf("recovery %d, %d characters: %s", n, len(text), text)
		}
		seen[text] = true
	}
}
