package trigger

import (
	"fmt"
	"go/format"
	"os"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const cueBits = 11

// cueList gathers the cues of all tables: of each pattern those of the slot, and of
// each alternative of it the word, that say the least in other texts.
type cueList struct {
	t     *testing.T
	words map[string]cue
}

// tokens are the parts of an alternative that findCues sees as one.
func tokens(alt string, cjk bool) []string {
	if head, rest, ok := strings.Cut(alt, "~"); ok {
		if alt, _, _ = strings.Cut(rest, "~"); head == "" && !cjk {
			return nil // an ending, inside some word
		}
	}
	alt = strings.ReplaceAll(alt, "_", " ")
	if strings.Contains(alt, "*") && !cjk {
		return nil
	}
	var x text
	x.fold(alt, 0)
	var out []string
	for i := 0; i < len(x.r); i++ {
		switch {
		case inWord(x.r[i]):
			from := i
			for i < len(x.r) && inWord(x.r[i]) {
				i++
			}
			out = append(out, string(x.r[from:i]))
			i--
		case isCJK(x.r[i]):
			if i+1 < len(x.r) && isCJK(x.r[i+1]) {
				out = append(out, string(x.r[i:i+2]))
			}
			out = append(out, string(x.r[i:i+1]))
		}
	}
	return out
}

// among tells whether word is one of the words of a list.
func among(list, word string) bool {
	for _, alt := range strings.Split(list, "|") {
		if slices.Contains(tokens(alt, false), word) {
			return true
		}
	}
	return false
}

// cost is how much a word says in texts that are about no goal.
func cost(word string, l *language) float64 {
	n := float64(len([]rune(word)))
	switch {
	case among(l.goal, word):
		return 0.01
	case among(l.nouns, word):
		return 0.3
	case l.cjk && n == 1 && isCJK([]rune(word)[0]), !l.cjk && n <= 4 && l.code != "ko" && teller(word) != 0, n <= 2 && !l.cjk:
		return 40
	case among(l.leads, word) || among(l.works, word) || among(l.questions, word):
		return 12
	}
	return 1 + 8/n
}

// cheapest returns the token of each alternative with the least cost, and their sum;
// nil when one alternative has none.
func cheapest(alts string, l *language) ([]string, float64) {
	var out []string
	sum := 0.0
	for _, alt := range strings.Split(alts, "|") {
		best, least := "", 1e9
		for _, w := range tokens(alt, l.cjk) {
			if c := cost(w, l); c < least {
				best, least = w, c
			}
		}
		if best == "" {
			return nil, 0
		}
		out, sum = append(out, best), sum+least
	}
	return out, sum
}

func (c *cueList) pattern(p string, l *language) []string {
	var best []string
	least := 1e9
	for _, slot := range strings.Fields(p) {
		if slot[0] == '?' || slot[0] == '<' {
			continue
		}
		if slot[0] == '$' {
			slot = l.noun(slot[1:])
		}
		if words, sum := cheapest(slot, l); words != nil && sum < least {
			best, least = words, sum
		}
	}
	return best
}

func (c *cueList) add(words []string, what string, bits cue) {
	if words == nil {
		c.t.Errorf("%s has no slot whose words can be found in one pass", what)
	}
	for _, w := range words {
		c.words[w] |= bits
	}
}

func allCues(t *testing.T) map[string]cue {
	c := &cueList{t, map[string]cue{}}
	for k, l := range languages {
		goals, orders, bare := cue(1)<<k, cue(1)<<(k+manyTongues), cue(1)<<(k+2*manyTongues)
		for _, p := range l.triggers {
			c.add(c.pattern(p.pattern, l), l.code+" trigger "+p.pattern, goals)
		}
		for _, a := range l.around {
			c.add(c.pattern(a.head+" "+a.tail, l), l.code+" around "+a.tail, goals)
		}
		for _, kind := range kinds {
			o := kind.words(l)
			for _, list := range [...][]string{o.named, o.asked, o.it} {
				for _, p := range list {
					c.add(c.pattern(p, l), l.code+" order "+p, orders)
				}
			}
			if o.bare != "" {
				words, _ := cheapest(o.bare, l)
				c.add(words, l.code+" bare "+o.bare, bare)
			}
		}
		for _, w := range routeWords {
			if l == &english {
				c.add(c.pattern(w.pattern, l), "route "+w.pattern, orders)
			}
		}
		words, _ := cheapest(l.drop, l)
		c.add(words, l.code+" drop "+l.drop, bare)
		for _, p := range permits {
			if p.lang == l && !strings.Contains(p.pattern, "<c>") { // a criterion has a digit
				c.add(c.pattern(p.pattern, l), "permit "+p.pattern, orders)
			}
		}
	}
	return c.words
}

// Each pattern of the tables holds one of the cues that are looked for before it: the
// table of cues is what the tables of the languages come to. -update writes it.
func TestCueTableIsTrue(t *testing.T) {
	if len(languages) != manyTongues {
		t.Fatalf("%d languages, and bits for %d", len(languages), manyTongues)
	}
	words := allCues(t)
	list := make([]string, 0, len(words))
	for w := range words {
		list = append(list, w)
	}
	sort.Strings(list)
	var table [1 << cueBits]cue
	var names [1 << cueBits]string
	for _, w := range list {
		sum := uint32(0)
		for _, r := range w {
			sum = cueSum(sum, r)
		}
		sum ^= sum >> 15
		check := sum >> (32 - checkBits)
		i := sum % uint32(len(table))
		for table[i] != 0 && table[i].check() != check {
			i = (i + 1) % uint32(len(table))
		}
		table[i] |= words[w] | cue(check)<<(3*manyTongues)
		names[i] = strings.TrimSpace(names[i] + " " + w)
	}
	var b strings.Builder
	b.WriteString("// Code generated by go test ./policy/trigger -run TestCueTableIsTrue -update; DO NOT EDIT.\n\npackage trigger\n\n")
	fmt.Fprintf(&b, "// cueTable holds %d cues by their hash, each at the first free place from there on.\n", len(list))
	fmt.Fprintf(&b, "var cueTable = [%d]cue{\n", len(table))
	for i, c := range table {
		if c != 0 {
			fmt.Fprintf(&b, "\t%d: %#x, // %s\n", i, uint64(c), names[i])
		}
	}
	b.WriteString("}\n")
	want, err := format.Source([]byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("cuetable.go", want, 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	have, err := os.ReadFile("cuetable.go")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(have), string(want)); diff != "" {
		t.Errorf("cuetable.go is out of date (go test ./policy/trigger -run TestCueTableIsTrue -update):\n%s", diff)
	}
}
