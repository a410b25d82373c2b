package goalmd

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "write the golden files")

var noon = time.Date(2026, 2, 1, 13, 0, 0, 0, time.FixedZone("", 3600))

const noonText = "2026-02-01T12:00:00Z"

// req: d7/edit-byte-for-byte
func TestEditsChangeOnlyTheirBytes(t *testing.T) {
	const front = "---\n# mine\ngoal:  'g'\ncreated: 2026-01-31T09:30:00Z\nupdated:  \"2026-01-31T09:30:00Z\" # when\niteration: 2   \nstatus: in-progress\nextra: [1]\n---\n"
	const body = "Intro  \n## Acceptance Criteria\n1) [X] a\n  * [ ] b <!-- c -->\n~~~\n- [ ] no\n~~~"
	forms := []struct {
		name string
		form func(string) string
	}{
		{"plain", func(s string) string { return s }},
		{"final newline", func(s string) string { return s + "\n" }},
		{"CRLF", func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") }},
		{"byte order mark", func(s string) string { return byteOrderMark + s }},
		{"mixed line ends", func(s string) string { return strings.Replace(s, "Intro  \n", "Intro  \r\n", 1) }},
		{"broken bytes", func(s string) string { return strings.Replace(s, "Intro", "In\xff\x00tro", 1) }},
	}
	stamped := strings.NewReplacer(`"2026-01-31T09:30:00Z"`, `"`+noonText+`"`)
	for _, f := range forms {
		t.Run(f.name, func(t *testing.T) {
			raw := f.form(front + body)
			d := mustParse(t, raw)
			check := func(what string, got []byte, err error, want string) {
				t.Helper()
				if err != nil {
					t.Fatalf("%s: %v", what, err)
				}
				if diff := cmp.Diff(want, string(got)); diff != "" {
					t.Errorf("%s: %s", what, diff)
				}
			}
			got, err := d.Tick(2, noon)
			check("Tick", got, err, strings.Replace(stamped.Replace(raw), "* [ ] b", "* [x] b", 1))
			got, err = d.Tick(1, noon)
			check("Tick of a ticked box", got, err, raw)
			got, err = d.SetIteration(13, noon)
			check("SetIteration", got, err, strings.Replace(stamped.Replace(raw), "iteration: 2 ", "iteration: 13 ", 1))
			got, err = d.SetActive(noon)
			check("SetActive", got, err, stamped.Replace(raw))
			if string(d.raw) != raw {
				t.Error("an edit changed the bytes it was given")
			}
		})
	}
}

// req: d7/edit-missing-key
func TestEditAddsAKeyThatIsMissing(t *testing.T) {
	d := mustParse(t, "---\r\ngoal: x\r\nstatus: # none yet\r\n---\r\n")
	got, err := d.SetActive(noon)
	want := "---\r\ngoal: x\r\nstatus: in-progress # none yet\r\nupdated: " + noonText + "\r\n---\r\n"
	if err != nil || string(got) != want {
		t.Errorf("got %q, %v\nwant %q", got, err, want)
	}
}

func TestTickRefuses(t *testing.T) {
	d := mustParse(t, withBody("## Acceptance Criteria\n- [ ] "+PlaceholderText("g")+"\n"))
	for n, what := range map[int]string{0: "no box 0: it has 1", 1: "placeholder", 2: "no box 2"} {
		if _, err := d.Tick(n, noon); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("Tick(%d): %v, want …%s…", n, err, what)
		}
	}
	if _, err := d.SetIteration(-1, noon); err == nil {
		t.Error("SetIteration(-1) is accepted")
	}
	if _, err := d.SetBlocked(" \n", noon); err == nil {
		t.Error("SetBlocked without a reason is accepted")
	}
}

func TestEditRefusesToGrowAboveTheLimit(t *testing.T) {
	raw := withBody("")
	d := mustParse(t, raw+strings.Repeat("x", MaxSize-len(raw)))
	if _, err := d.SetBlocked("no key", noon); err == nil || !strings.Contains(err.Error(), "256 KiB") {
		t.Errorf("got %v", err)
	}
}

// req: d7/blocked-entry
func TestSetBlockedWritesTheReason(t *testing.T) {
	tests := []struct{ name, body, want string }{
		{"an empty section", "## Blocked\n\n## Deslop\n", "## Blocked\n\n- no key\n\n## Deslop\n"},
		{"a note", "## Blocked\n\n<!-- n -->\n", "## Blocked\n\n- no key\n\n<!-- n -->\n"},
		{"an older entry", "## Blocked\n\n- old\n", "## Blocked\n\n- no key\n- old\n"},
		{"text directly below", "## Blocked\nold\n", "## Blocked\n\n- no key\n\nold\n"},
		{"at the end", "## Blocked\n", "## Blocked\n\n- no key\n"},
		{"at the end with a blank line", "## Blocked\n\n", "## Blocked\n\n- no key\n"},
		{"no final newline", "## Blocked", "## Blocked\n\n- no key"},
		{"blanks and no final newline", "## Blocked\n ", "## Blocked\n \n- no key"},
		{"no section", "text\n", "text\n\n## Blocked\n\n- no key\n"},
		{"no section and no final newline", "text", "text\n\n## Blocked\n\n- no key"},
		{"an unclosed fence", "```\nx\n", "\n## Blocked\n\n- no key\n```\nx\n"},
		{"an unclosed comment", "<!--\n## Blocked\n", "\n## Blocked\n\n- no key\n<!--\n## Blocked\n"},
	}
	for _, tt := range tests {
		for _, eol := range []string{"\n", "\r\n"} {
			in, want := strings.ReplaceAll(tt.body, "\n", eol), strings.ReplaceAll(tt.want, "\n", eol)
			head := strings.ReplaceAll("---\nstatus: in-progress\nupdated: x\n---\n", "\n", eol)
			newHead := strings.ReplaceAll("---\nstatus: blocked\nupdated: "+noonText+"\n---\n", "\n", eol)
			got, err := mustParse(t, head+in).SetBlocked(" no\nkey ", noon)
			if err != nil || string(got) != newHead+want {
				t.Errorf("%s: got %q, %v\nwant %q", tt.name, got, err, newHead+want)
			}
			d := mustParse(t, string(got))
			if d.Status != Blocked || !strings.HasPrefix(d.Blocker, "no key") {
				t.Errorf("%s: reads back as %q %q", tt.name, d.Status, d.Blocker)
			}
		}
	}
}

// req: d7/new-file
// req: loop/goal-md-created
// req: loop/goal-md-path
func TestRenderGolden(t *testing.T) {
	if Path != ".agents/goal/GOAL.md" {
		t.Errorf("Path = %q", Path)
	}
	tests := []struct {
		file string
		plan Plan
	}{
		{"single.md", Plan{Goal: "add rate limiting to the API", Created: noon, Gates: []string{"`go vet ./...` exits 0", "`go test ./...` exits 0"}}},
		{"stages.md", Plan{Goal: "migrate the whole store to Postgres", Created: noon, Gates: []string{"`npm test` exits 0"}, MultiStage: true}},
		{"odd.md", Plan{Goal: "make \"a `b`\" [x] \\ <!-- c -->\n### 实现", Created: noon}},
	}
	for _, tt := range tests {
		t.Run(tt.file, func(t *testing.T) {
			got := Render(tt.plan)
			path := filepath.Join("testdata", tt.file)
			if *update {
				if err := os.WriteFile(path, got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(string(want), string(got)); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// checkRendered holds a new file to what DESIGN §7 says of it.
func checkRendered(t *testing.T, p Plan) {
	t.Helper()
	raw := Render(p)
	if len(raw) > MaxSize {
		t.Skip("above the limit")
	}
	d := mustParse(t, string(raw))
	wantGoal := fold(strings.ToValidUTF8(p.Goal, "\ufffd"))
	if d.Goal != wantGoal || d.Status != InProgress || d.Iteration != 0 || d.Progress != 0 || d.Blocker != "" ||
		!d.Created.Equal(p.Created) || !d.Updated.Equal(p.Created) {
		t.Errorf("reads back as %+v", d)
	}
	if len(d.Faults) != 0 && wantGoal != "" {
		t.Errorf("faults: %v", d.Faults)
	}
	if want := 2 + len(p.Gates); d.Total() != want {
		t.Fatalf("%d boxes, want %d:\n%s", d.Total(), want, raw)
	}
	first, last := d.Boxes[0], d.Boxes[d.Total()-1]
	want := PlaceholderText(p.Goal)
	if p.MultiStage {
		want = StagesPlaceholder
	}
	if !first.Placeholder || first.HasCommand || first.Text != want || first.Section != Criteria {
		t.Errorf("first box %+v, want text %q", first, want)
	}
	if last.Text != "Deslop pass" || last.Section != Deslop {
		t.Errorf("last box %+v", last)
	}
	for i, gate := range p.Gates {
		b := d.Boxes[1+i]
		if b.Text != gate || !b.HasCommand || b.Section != Criteria {
			t.Errorf("gate %q is box %+v", gate, b)
		}
	}
	if d.Passed() != 0 {
		t.Error("a new file has passed boxes")
	}
}

// req: d7/goal-always-parseable
func TestRenderReadsBack(t *testing.T) {
	for _, goal := range []string{
		"x", "say \"hi\"", "use `a` and ``b", "[ ] [x] - [ ]", "<!-- a", "a --> b", "`<!--`", `\<!-- \`, "a\n## Deslop\n- [ ] b", "```", "---", ": # {", "\u2028\u0085\ufeff", "\xff\x00\x1b", "实现", "",
	} {
		for _, multi := range []bool{false, true} {
			checkRendered(t, Plan{Goal: goal, Created: noon.Truncate(time.Second), MultiStage: multi, Gates: []string{"`go test  ./...` exits 0"}})
		}
	}
}

func FuzzRenderReadsBack(f *testing.F) {
	f.Add("add `rate` <!-- \"limits\"", true)
	f.Fuzz(func(t *testing.T, goal string, multi bool) {
		checkRendered(t, Plan{Goal: goal, Created: noon, MultiStage: multi, Gates: []string{"`make` exits 0"}})
	})
}

// seeds are files of every shape for the fuzz targets.
func seeds(f *testing.F) {
	for _, s := range []string{
		"", "---", "---\n---", "---\ngoal: x\n---",
		withBody("## Acceptance Criteria\n- [ ] p\n  - [x] `a` exits 0\n\t1) [ ] b\n## Blocked\n- no\n## Progress Log\n- one\n## Deslop\n- [ ] Deslop pass"),
		withBody("## Stages\r\n```\r\n- [ ] no\r\n```\r\n<!--\n- [ ] no\n-->\n* [ ] yes \\`<!-- z -->\n"),
		byteOrderMark + withBody("# Deslop #\n- ~~~\n  x\n- [ ] a\n***\n> b"),
		string(Render(Plan{Goal: "g", Created: noon, MultiStage: true, Gates: []string{"`x` exits 0"}})),
	} {
		f.Add([]byte(s))
	}
}

// FuzzParse: any bytes give a Doc or a SyntaxError, and the Doc's parts agree.
//
// req: goalmd/any-bytes
func FuzzParse(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, raw []byte) {
		d, err := Parse(raw)
		if err != nil {
			if _, ok := err.(*SyntaxError); !ok {
				t.Fatalf("error %T", err)
			}
			return
		}
		if d.AllTicked() != (d.Total() > 0 && d.Open() == nil) || d.Passed() > d.Total() {
			t.Errorf("%d/%d, open %v", d.Passed(), d.Total(), d.Open())
		}
		if strings.ContainsAny(d.Blocker, "\n") {
			t.Errorf("blocker of several lines: %q", d.Blocker)
		}
		for i, b := range d.Boxes {
			mark := raw[d.marks[i]]
			if b.N != i+1 || b.Ticked != (mark == 'x' || mark == 'X') || !b.Ticked && mark != ' ' || strings.Contains(b.Text, "\n") {
				t.Errorf("box %+v has mark %q", b, mark)
			}
			if line := bytes.Count(raw[:d.marks[i]], []byte("\n")) + 1; line != b.Line {
				t.Errorf("box %s: line %d, want %d", b.ID, b.Line, line)
			}
		}
	})
}

// FuzzEdits: an edit changes what it says and nothing else, in the bytes and
// in what is read from them.
func FuzzEdits(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, raw []byte) {
		before, err := Parse(raw)
		if err != nil || len(raw) > MaxSize-1024 {
			return
		}
		reread := func(out []byte, err error) *Doc {
			if err != nil {
				t.Fatal(err)
			}
			return mustParse(t, string(out))
		}
		for _, b := range before.Boxes {
			if b.Ticked || b.Placeholder {
				continue
			}
			out, err := before.Tick(b.N, noon)
			after := reread(out, err)
			want := append([]Box(nil), before.Boxes...)
			want[b.N-1].Ticked = true
			for i := range after.Boxes {
				after.Boxes[i].Line -= bytes.Count(out, []byte("\n")) - bytes.Count(raw, []byte("\n"))
			}
			if diff := cmp.Diff(want, after.Boxes); diff != "" {
				t.Errorf("Tick(%d): %s", b.N, diff)
			}
			if !after.Updated.Equal(noon) || after.Goal != before.Goal || after.Blocker != before.Blocker || after.Progress != before.Progress {
				t.Errorf("Tick(%d) changed more than its box", b.N)
			}
			if !bytes.Equal(out[len(out)-(len(raw)-before.front.body):][before.marks[b.N-1]-before.front.body+1:], raw[before.marks[b.N-1]+1:]) {
				t.Errorf("Tick(%d) changed bytes behind its box", b.N)
			}
		}
		out, err := before.SetIteration(7, noon)
		after := reread(out, err)
		if after.Iteration != 7 || after.Status != before.Status || !bytes.Equal(out[after.front.body:], raw[before.front.body:]) {
			t.Error("SetIteration changed more than the front matter, or not that")
		}
		out, err = before.SetBlocked("no key", noon)
		after = reread(out, err)
		if after.Status != Blocked || !strings.HasPrefix(after.Blocker, "no key") {
			t.Errorf("SetBlocked reads back as %q %q", after.Status, after.Blocker)
		}
		if len(after.Boxes) != len(before.Boxes) || after.Passed() != before.Passed() {
			t.Errorf("SetBlocked changed the boxes: %v, were %v", boxes(after), boxes(before))
		}
		out, err = after.SetActive(noon)
		if after = reread(out, err); after.Status != InProgress {
			t.Errorf("SetActive reads back as %q", after.Status)
		}
	})
}

// The shapes that make a careless reader slow. Compare ns/op with "boxes".
func BenchmarkParse(b *testing.B) {
	fill := func(s string) []byte {
		head := withBody("## Acceptance Criteria\n")
		return []byte(head + strings.Repeat(s, (MaxSize-len(head))/len(s)))
	}
	var ticks, nest strings.Builder
	for n := 1; ticks.Len() < MaxSize-4096; n++ {
		ticks.WriteString(strings.Repeat("`", n) + " ")
	}
	for n := 0; nest.Len() < MaxSize-4096; n++ {
		nest.WriteString(strings.Repeat("  ", n) + "- [ ] a\n")
	}
	inputs := []struct {
		name string
		raw  []byte
	}{
		{"new file", Render(Plan{Goal: "add rate limiting", Created: noon, Gates: []string{"`go test ./...` exits 0"}})},
		{"boxes", fill("- [ ] `go test ./...` exits 0\n")},
		{"one line", fill("- [ ] `a` <!-- b ")},
		{"wrapped", fill("a\n")},
		{"backticks", []byte(withBody("## Deslop\n- [ ] " + ticks.String()))},
		{"nested", []byte(withBody("## Deslop\n" + nest.String()))},
		{"tabs", fill("\t\t\t\t\t\t\t\t- [ ] a\n")},
		{"comments", fill("<!--\n")},
		{"fences", fill("```\n")},
	}
	for _, in := range inputs {
		b.Run(in.name, func(b *testing.B) {
			b.SetBytes(int64(len(in.raw)))
			b.ReportAllocs()
			for b.Loop() {
				if _, err := Parse(in.raw); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
