package goalmd

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// mustParse parses a file or ends the test.
func mustParse(t testing.TB, raw string) *Doc {
	t.Helper()
	d, err := Parse([]byte(raw))
	if err != nil {
		t.Fatalf("Parse: %v\n%s", err, raw)
	}
	return d
}

// withBody puts a front matter before body.
func withBody(body string) string {
	return "---\ngoal: \"g\"\ncreated: 2026-01-31T09:30:00Z\nupdated: 2026-01-31T09:30:00Z\niteration: 2\nstatus: in-progress\n---\n" + body
}

// boxes shows each counted box as `c1[x] text`.
func boxes(d *Doc) []string {
	var out []string
	for _, b := range d.Boxes {
		mark := " "
		if b.Ticked {
			mark = "x"
		}
		out = append(out, b.ID+"["+mark+"] "+b.Text)
	}
	return out
}

// req: loop/goal-md-front-matter
// req: d7/goal-md-status
func TestParseReadsFrontMatter(t *testing.T) {
	d := mustParse(t, withBody("## Acceptance Criteria\n- [ ] a\n"))
	at := time.Date(2026, 1, 31, 9, 30, 0, 0, time.UTC)
	if d.Goal != "g" || !d.Created.Equal(at) || !d.Updated.Equal(at) || d.Iteration != 2 || d.Status != InProgress {
		t.Errorf("got %q %v %v %d %q", d.Goal, d.Created, d.Updated, d.Iteration, d.Status)
	}
	if len(d.Faults) != 0 {
		t.Errorf("faults: %v", d.Faults)
	}
}

func TestParseReadsScalars(t *testing.T) {
	tests := []struct{ line, want string }{
		{`goal: "add \"rate\" limits \\ now"`, `add "rate" limits \ now`},
		{`goal: 'it''s done' # why`, `it's done`},
		{`goal: add rate limits   # why`, `add rate limits`},
		{`goal: a#b c:d`, `a#b c:d`},
		{`goal : x`, `x`},
		{"goal:\tx\t", `x`},
		{`"goal": "x"`, `x`},
		{`goal: "\u5b9e\u73b0\U0001F600\x41\/"`, "实现\U0001F600A/"},
		{`goal: "\ud83d\ude00"`, "\U0001F600"},
		{`goal: 实现用户认证`, `实现用户认证`},
		{`goal: ~`, ``},
		{`goal:`, ``},
		{`goal: # nothing`, ``},
		{`goal: -x`, `-x`},
		{`goal: "a: b # c"`, `a: b # c`},
		{"goal: x\ntags: [a, b]\nnotes: |\n  goal: y\nlist:\n- a\n# end", `x`},
	}
	for _, tt := range tests {
		d, err := Parse([]byte("---\n" + tt.line + "\n---\n"))
		if err != nil {
			t.Errorf("%s: %v", tt.line, err)
		} else if d.Goal != tt.want {
			t.Errorf("%s: got %q, want %q", tt.line, d.Goal, tt.want)
		}
	}
}

// req: d7/goal-md-unreadable
func TestParseRefusesUnreadableFrontMatter(t *testing.T) {
	tests := []struct {
		raw, what string
		line      int
	}{
		{"", "missing", 1},
		{"# Goal\n", "missing", 1},
		{"\n---\ngoal: x\n---\n", "missing", 1},
		{"---\ngoal: x\n", "no end", 1},
		{"---\ngoal: x\nupdated: y\n  z\n---\n", "updated must stand on one line", 4},
		{"---\ngoal: >\n  x\n---\n", "must stand on one line", 2},
		{"---\ngoal: a: b\n---\n", "double quotes", 2},
		{"---\ngoal: `make` works\n---\n", "begins with `", 2},
		{"---\ngoal: [a]\n---\n", "begins with [", 2},
		{"---\ngoal: - a\n---\n", "begins with -", 2},
		{"---\ngoal: \"a\n---\n", "no closing quote", 2},
		{"---\ngoal: \"a\" b\n---\n", "closing quote", 2},
		{"---\ngoal: \"\\q\"\n---\n", "escape", 2},
		{"---\ngoal: \"\\ud800\"\n---\n", "escape", 2},
		{"---\ngoal: x\ngoal: y\n---\n", "twice", 3},
		{"---\nnonsense\n---\n", "key and a colon", 2},
		{"---\n  goal: x\n---\n", "key and a colon", 2},
		{"---\ngoal: x\x00\n---\n", "control character", 2},
		{strings.Repeat("a", MaxSize+1), "above 256 KiB", 0},
	}
	for _, tt := range tests {
		_, err := Parse([]byte(tt.raw))
		var syntax *SyntaxError
		if !errors.As(err, &syntax) {
			t.Errorf("%.40q: got %v, want a SyntaxError", tt.raw, err)
			continue
		}
		if syntax.Line != tt.line || !strings.Contains(err.Error(), tt.what) {
			t.Errorf("%.40q: got %d %q, want line %d, …%s…", tt.raw, syntax.Line, err, tt.line, tt.what)
		}
		if strings.Contains(err.Error(), "\n") {
			t.Errorf("%.40q: error of several lines: %q", tt.raw, err)
		}
	}
}

// req: d6/goal-md-faults
func TestParseNotesFaultsThatLeaveTheFileUsable(t *testing.T) {
	d := mustParse(t, "---\ngoal: x\nupdated: 2026-01-31\niteration: three\n---\n")
	want := []SyntaxError{
		{0, "created " + notRFC3339},
		{3, "updated " + notRFC3339},
		{4, "iteration is not a whole number from 0"},
		{0, "status is missing; write in-progress or blocked"},
		{0, "no box stands under Acceptance Criteria, Stages or Deslop"},
	}
	if diff := cmp.Diff(want, d.Faults); diff != "" {
		t.Error(diff)
	}
	if want := time.Date(2026, 1, 31, 0, 0, 0, 0, time.UTC); !d.Updated.Equal(want) {
		t.Errorf("updated = %v, want %v", d.Updated, want)
	}
}

func TestParseCountsBoxes(t *testing.T) {
	const head = "## Acceptance Criteria\n"
	tests := []struct {
		name, body string
		want       []string
	}{
		// req: d7/box-markers
		{"every list marker", head + "- [ ] a\n* [x] b\n+ [X] c\n1. [ ] d\n2) [ ] e\n", []string{"c1[ ] a", "c2[x] b", "c3[x] c", "c4[ ] d", "c5[ ] e"}},
		{"a space behind the bracket is needed", head + "- [x](url)\n- [ ]text\n- [ ]\tb\n- [ ]\n", []string{"c1[ ] b", "c2[ ] "}},
		{"only these marks", head + "- [] a\n- [-] b\n- [y] c\n- [  ] d\n-[ ] e\n[ ] f\n> - [ ] g\n", nil},
		// req: d7/box-any-indent
		{"any indent", head + "      - [ ] a\n\t- [ ] b\n -   [ ] c\n", []string{"c1[ ] a", "c2[ ] b", "c3[ ] c"}},
		// req: d7/box-outside-fences
		{"fences", head + "```md\n- [ ] no\n~~~\n````\n- [ ] a\n~~~\n- [ ] no\n```\n~~~\n- [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"a fence inside an item ends with it", head + "- [ ] a\n  ```\n  - [ ] no\n- [ ] b\n- ```\n  - [ ] no\n- [ ] c\n", []string{"c1[ ] a", "c2[ ] b", "c3[ ] c"}},
		{"an unclosed fence runs to the end", head + "- [ ] a\n\n```\n- [ ] no\n## Deslop\n- [ ] no\n", []string{"c1[ ] a"}},
		{"inline code that looks like a fence", head + "- [ ] a\n\n```go test``` exits 0\n- [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		// req: d7/box-outside-comments
		{"comments", head + "<!-- - [ ] no -->\n<!--\n- [ ] no\n## Progress Log\n-->- [ ] no\n- [ ] a <!-- note --> b\n<!--> \n- [ ] c\n<!-- x --><!--\n- [ ] no\n--> \n- [ ] d\n", []string{"c1[ ] a  b", "c2[ ] c", "c3[ ] d"}},
		{"an unclosed comment runs to the end", head + "- [ ] a\n<!-- \n- [ ] no\n", []string{"c1[ ] a"}},
		{"a comment inside an item ends with it", head + "- [ ] a\n  <!--\n  - [ ] no\n- [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"a comment's mark inside text or code hides nothing", head + "- [ ] strip <!-- from input\n- [ ] `<!--` stays\n- [ ] b\n<!-- end -->\n", []string{"c1[ ] strip <!-- from input", "c2[ ] `<!--` stays", "c3[ ] b"}},
		// req: d7/box-sections
		{"sections", "- [ ] no\n# Goal\n- [ ] no\n## acceptance CRITERIA ##\n- [ ] a\n### Details\n- [ ] b\n## Progress Log\n- [ ] no\n## Stages\n- [ ] c\n## Notes\n- [ ] no\n## Deslop\n- [ ] d\n", []string{"c1[ ] a", "c2[ ] b", "c3[ ] c", "c4[ ] d"}},
		{"a higher heading ends a section", head + "- [ ] a\n# Notes\n- [ ] no\n", []string{"c1[ ] a"}},
		{"the first heading of a name only", head + "- [ ] a\n## Notes\n" + head + "- [ ] no\n", []string{"c1[ ] a"}},
		{"a section inside another", head + "- [ ] a\n### Progress Log\n- [ ] no\n### Stages\n- [ ] b\n### More\n- [ ] c\n", []string{"c1[ ] a", "c2[ ] b", "c3[ ] c"}},
		{"what is no heading", head + "- [ ] a\n\n##Deslop\n    ## Notes\n####### Notes\n- [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		// req: d7/box-parents
		{"a parent is not counted", head + "- [ ] p\n  - [ ] a\n  - [x] b\n    text\n- [ ] c\n", []string{"c1[ ] a", "c2[x] b text", "c3[ ] c"}},
		{"parents at every depth", head + "1. [ ] p\n   - [ ] q\n     - group\n\n       * [ ] a\n2. [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"a box below a plain item has no parent box", head + "- [ ] a\n- group\n  - [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"a shallow indent is a sibling", head + "- [ ] a\n - [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"tabs", head + "- [ ] p\n\t- [ ] a\n", []string{"c1[ ] a"}},
		{"text at the margin ends the list", head + "- [ ] a\n\ntext\n\n  - [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"a heading ends the list", head + "- [ ] a\n### More\n  - [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"a rule ends the list", head + "- [ ] a\n* * *\n  - [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"a comment at the margin ends the list", head + "- [ ] a\n<!-- x -->\n  - [ ] b\n", []string{"c1[ ] a", "c2[ ] b"}},
		{"a comment inside an item does not", head + "- [ ] p\n  <!-- x -->\n  - [ ] a\n", []string{"c1[ ] a"}},
		// req: goalmd/wrapped-text
		{"wrapped text", head + "- [ ] one\n      two  \n  three\n\n  no\n- [ ] four\n> no\n", []string{"c1[ ] one two three", "c2[ ] four"}},
		{"a wrapped comment", head + "- [ ] one <!-- no\n  no --> two\n", []string{"c1[ ] one  two"}},
		{"CRLF", strings.ReplaceAll(head+"- [x] a\n- [ ] b", "\n", "\r\n"), []string{"c1[x] a", "c2[ ] b"}},
		{"broken bytes", head + "- [x] a\xff\x00b\n", []string{"c1[x] a\xff\x00b"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := mustParse(t, withBody(tt.body))
			if diff := cmp.Diff(tt.want, boxes(d)); diff != "" {
				t.Error(diff)
			}
			for _, b := range d.Boxes {
				if line := strings.Split(string(d.raw), "\n")[b.Line-1]; !strings.Contains(line, "]") {
					t.Errorf("%s: line %d is %q", b.ID, b.Line, line)
				}
			}
		})
	}
}

// req: d7/box-names-command
func TestParseFindsTheCommandOfABox(t *testing.T) {
	tests := []struct {
		text, command string
		exit          int
		ok            bool
	}{
		{"`go test ./...` exits 0", "go test ./...", 0, true},
		{"all pass: `go test  ./...` exits 0.", "go test  ./...", 0, true},
		{"`` echo `date` `` exits 0", "echo `date`", 0, true},
		{"``printf '`'`` exits 2, as it must", "printf '`'", 2, true},
		{"in `web`: `npm test` exits 0", "npm test", 0, true},
		{"`a` exits 1 and `b` exits 0", "a", 1, true},
		{"`grep x`\n      exits 1", "grep x", 1, true},
		{"(`a` exits 12)", "a", 12, true},
		{"\\`a` exits 0`` exits 3", "", 0, false},
		{"`a` exits", "", 0, false},
		{"`a` exits zero", "", 0, false},
		{"`a`exits 0", "", 0, false},
		{"`a` exits0", "", 0, false},
		{"`a` exit 0", "", 0, false},
		{"`a` exits 0.5", "", 0, false},
		{"`a` exits 0x1", "", 0, false},
		{"`a` exits -1", "", 0, false},
		{"`a` exits 99999999999", "", 0, false},
		{"`a` never exits 0", "", 0, false},
		{"`  ` exits 0", "", 0, false},
		{"<!-- `a` exits 0 -->", "", 0, false},
		{"a exits 0", "", 0, false},
		{"`a exits 0", "", 0, false},
		{PlaceholderText("`a` exits 0"), "", 0, false},
	}
	for _, tt := range tests {
		d := mustParse(t, withBody("## Deslop\n- [ ] "+tt.text+"\n"))
		b, _ := d.Box(1)
		if b.Command != tt.command || b.WantExit != tt.exit || b.HasCommand != tt.ok {
			t.Errorf("%s: got %q %d %v", tt.text, b.Command, b.WantExit, b.HasCommand)
		}
	}
}

// req: d7/placeholder-is-open
// req: d7/box-ids
func TestDocCounts(t *testing.T) {
	placeholder := PlaceholderText("x")
	tests := []struct {
		name, body           string
		passed, total        int
		open                 string
		allTicked            bool
		placeholderOfFirstID bool
	}{
		{"no box", "", 0, 0, "", false, false},
		{"all ticked", "- [x] a\n- [X] b\n", 2, 2, "", true, false},
		{"one open", "- [x] a\n- [ ] b\n", 1, 2, "c2", false, false},
		{"a ticked placeholder is open", "- [x] " + placeholder + "\n- [x] b\n", 1, 2, "c1", false, true},
		{"with a word behind it too", "- [x] " + placeholder + " done\n", 0, 1, "c1", false, true},
		{"the stages placeholder", "- [x] " + StagesPlaceholder + "\n", 0, 1, "c1", false, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := mustParse(t, withBody("## Acceptance Criteria\n"+tt.body))
			open := ""
			if b := d.Open(); b != nil {
				open = b.ID
			}
			if d.Passed() != tt.passed || d.Total() != tt.total || open != tt.open || d.AllTicked() != tt.allTicked {
				t.Errorf("got %d/%d open %q all %v", d.Passed(), d.Total(), open, d.AllTicked())
			}
			if b, ok := d.Box(1); ok && b.Placeholder != tt.placeholderOfFirstID {
				t.Errorf("c1 placeholder = %v", b.Placeholder)
			}
			if _, ok := d.Box(d.Total() + 1); ok {
				t.Error("a box behind the last")
			}
			if _, ok := d.Box(0); ok {
				t.Error("a box 0")
			}
		})
	}
}

// req: d7/placeholder-look-alikes
func TestAPlaceholderIsOneWhateverItIsDressedIn(t *testing.T) {
	placeholder := PlaceholderText("add rate limiting")
	behind := strings.TrimPrefix(placeholder, "(replace")
	for _, text := range []string{
		placeholder,
		"\u200b" + placeholder,
		"(\u200breplace" + behind,
		"**" + placeholder + "**",
		"1. " + placeholder,
		"(Replace" + behind,
		"\uff08replace" + behind,
		"\uff08\uff52\uff45\uff50\uff4c\uff41\uff43\uff45" + behind,
		"(replace\u00a0" + strings.TrimPrefix(behind, " "),
		"(replace " + behind,
		"&#40;replace" + behind,
		"(r\u0435place" + behind, // a Cyrillic е
		"(re\u0301place" + behind,
		"done: " + placeholder,
		"**" + StagesPlaceholder + "**",
		"\u200b" + StagesPlaceholder,
		"(Replace: list  the stages under ## Stages), done",
	} {
		if !IsPlaceholder(text) {
			t.Errorf("%q passes for a criterion", text)
		}
	}
	for _, text := range []string{
		"`go test ./...` exits 0",
		"replace the parser",
		"the line to replace is found",
		"a command and its result are printed",
		"the stages are listed",
		"",
	} {
		if IsPlaceholder(text) {
			t.Errorf("%q is taken for a placeholder", text)
		}
	}
}

// req: d7/deslop-counts
func TestDeslopBoxCounts(t *testing.T) {
	d := mustParse(t, withBody("## Acceptance Criteria\n- [x] a\n## Deslop\n- [ ] Deslop pass\n"))
	if b := d.Open(); d.AllTicked() || b == nil || b.Section != Deslop || b.Text != "Deslop pass" {
		t.Errorf("open box %+v", b)
	}
}

// req: d9/progress-log-line
func TestProgressCountsLinesOfTheLog(t *testing.T) {
	tests := []struct {
		body string
		want int
	}{
		{"", 0},
		{"## Progress Log\n\n", 0},
		{"## Progress Log\n<!-- note\nmore -->\n- a\n\n- b\n  more\n", 3},
		{"## Progress Log\ntext\n### Day 2\n1. x\n- [x] y\n", 4},
		{"## Progress Log\n```\nout\n\n```\n- a\n", 2},
		{"## Progress Log\n- a\n## Notes\n- b\n## Progress Log\n- c\n", 1},
		{"## Progress Log\r\n- a\r\n\r\n- b", 2},
	}
	for _, tt := range tests {
		if got := mustParse(t, withBody(tt.body)).Progress; got != tt.want {
			t.Errorf("%q: got %d, want %d", tt.body, got, tt.want)
		}
	}
}

// req: loop/goal-md-body
func TestBlockerIsTheSectionOnOneLine(t *testing.T) {
	tests := []struct{ body, want string }{
		{"", ""},
		{"## Blocked\n\n<!-- what is missing -->\n\n## Deslop\nx\n", ""},
		{"## Blocked\nNo key for\nthe API.\n", "No key for the API."},
		{"## Blocked\n- no key\n- no network\n  at all\n", "no key; no network at all"},
		{"## Blocked\n(none)\n", ""},
		{"## Blocked\n- None.\n", ""},
		{"## Blocked\nNone of the keys works\n", "None of the keys works"},
		{"## Blocked\n```\nHTTP 401\n```\n", "HTTP 401"},
		{"## Blocked\n<!-- x --> no key <!-- y -->\n", "no key"},
		{"### Blocked\r\n* 没有密钥\r\n", "没有密钥"},
	}
	for _, tt := range tests {
		if got := mustParse(t, withBody(tt.body)).Blocker; got != tt.want {
			t.Errorf("%q: got %q, want %q", tt.body, got, tt.want)
		}
	}
}
