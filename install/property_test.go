package install

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/internal/jsontext"
)

// settingsWriter makes settings files as people and programs leave them.
type settingsWriter struct {
	r     *rand.Rand
	b     strings.Builder
	eol   string
	unit  string
	lines bool // else all on one line
	wild  bool // blanks in odd places
	empty bool // empty objects and arrays where install puts its entries
	own   bool // entries of an older install among the others
}

func generate(seed uint64) (file []byte, w *settingsWriter) {
	r := rand.New(rand.NewPCG(seed, 8))
	pick := func(n int) bool { return r.IntN(n) == 0 }
	w = &settingsWriter{r: r, eol: "\n", lines: !pick(5), wild: pick(3), empty: pick(3), own: pick(3)}
	if pick(3) {
		w.eol = "\r\n"
	}
	w.unit = []string{"", " ", "  ", "   ", "    ", "\t", "\t\t", " \t"}[r.IntN(8)]
	if pick(4) {
		w.b.WriteString("\ufeff")
	}
	if w.wild && pick(2) {
		w.b.WriteString(" " + w.eol)
	}
	w.object(0, w.topMembers())
	if !pick(3) {
		w.b.WriteString(w.eol)
	}
	return []byte(w.b.String()), w
}

// part writes one value at a depth.
type part func(depth int)

type namedPart struct {
	key string
	part
}

func (w *settingsWriter) blank(s string) {
	w.b.WriteString(s)
	if w.wild && w.r.IntN(4) == 0 {
		w.b.WriteString([]string{" ", "\t", "  "}[w.r.IntN(3)])
	}
}

func (w *settingsWriter) list(open, close string, n, depth int, item func(i int)) {
	w.b.WriteString(open)
	if n == 0 {
		if w.wild && w.r.IntN(2) == 0 {
			w.b.WriteString([]string{" ", w.eol, w.eol + w.unit}[w.r.IntN(3)])
		}
		w.b.WriteString(close)
		return
	}
	lines := w.lines && !(depth > 1 && w.r.IntN(4) == 0)
	for i := range n {
		if lines {
			w.b.WriteString(w.eol + strings.Repeat(w.unit, depth+1))
		} else if i > 0 {
			w.blank("")
		}
		item(i)
		if i < n-1 {
			w.blank("")
			w.b.WriteString(",")
		}
	}
	if lines {
		w.b.WriteString(w.eol + strings.Repeat(w.unit, depth))
	}
	w.b.WriteString(close)
}

func (w *settingsWriter) object(depth int, members []namedPart) {
	w.list("{", "}", len(members), depth, func(i int) {
		w.blank(encode(members[i].key))
		w.blank(":")
		members[i].part(depth + 1)
	})
}

func (w *settingsWriter) array(depth int, items []part) {
	w.list("[", "]", len(items), depth, func(i int) { items[i](depth + 1) })
}

func (w *settingsWriter) raw(s string) part {
	return func(int) { w.b.WriteString(s) }
}

var scalars = [...]string{`1`, `-0.5e+3`, `true`, `null`, `""`, `"opus"`, `"日本語 🥅"`, `"\ud83e\udd45 \u00e9 \/ \\ \" {[,:]}"`, `"<a&b>"`, `{}`, `[]`, `[ ]`}

// any writes a value that is nobody's business, nested up to depth 5.
func (w *settingsWriter) any() part {
	return func(depth int) {
		switch w.r.IntN(4) {
		case 0:
			if depth < 5 {
				w.array(depth, []part{w.any(), w.any()}[:w.r.IntN(3)])
				return
			}
		case 1:
			if depth < 5 {
				w.object(depth, []namedPart{{"hooks", w.any()}, {"k" + fmt.Sprint(w.r.IntN(99)), w.any()}}[w.r.IntN(2):])
				return
			}
		}
		w.b.WriteString(scalars[w.r.IntN(len(scalars))])
	}
}

func (w *settingsWriter) topMembers() []namedPart {
	var list []namedPart
	for i := range w.r.IntN(4) {
		list = append(list, namedPart{fmt.Sprintf("unknown%d é", i), w.any()})
	}
	if w.r.IntN(3) > 0 {
		list = append(list, namedPart{"hooks", w.hooks})
	}
	if w.r.IntN(2) == 0 {
		list = append(list, namedPart{"permissions", w.permissions})
	}
	if w.r.IntN(3) == 0 {
		list = append(list, namedPart{"statusLine", func(d int) {
			w.object(d, []namedPart{{"type", w.raw(`"command"`)}, {"padding", w.raw("0")}, {"command", w.raw(`"~/line 'a b' | \"c\" \u00e9"`)}})
		}})
	}
	w.r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// some is a length: from 1, or from 0 where empty containers are wanted.
func (w *settingsWriter) some(max int) int {
	if w.empty {
		return w.r.IntN(max + 1)
	}
	return 1 + w.r.IntN(max)
}

func (w *settingsWriter) hooks(depth int) {
	names := []string{"Stop", "PostToolUse", "SessionStart", "Notification", "PreToolUse", "SubagentStop"}
	w.r.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	var events []namedPart
	for _, event := range names[:w.some(4)] {
		events = append(events, namedPart{event, func(depth int) {
			groups := make([]part, w.some(2))
			for i := range groups {
				groups[i] = w.group
			}
			w.array(depth, groups)
		}})
	}
	w.object(depth, events)
}

func (w *settingsWriter) group(depth int) {
	var members []namedPart
	if w.r.IntN(2) == 0 {
		members = append(members, namedPart{"matcher", w.raw([]string{`""`, `"*"`, `"Bash"`, `"Read|Write|Edit"`, `"mcp__.*"`}[w.r.IntN(5)])})
	}
	members = append(members, namedPart{"hooks", func(depth int) {
		list := make([]part, w.some(3))
		for i := range list {
			list[i] = w.handler
		}
		w.array(depth, list)
	}})
	if w.r.IntN(3) == 0 {
		members = append(members, namedPart{"note", w.any()})
	}
	w.object(depth, members)
}

func (w *settingsWriter) handler(depth int) {
	command := []string{`"echo \"hi\""`, `"/x/goalkeeper-stats hook"`, `"A=1 goalkeeper hook"`, `"goalkeeper hook; true"`}[w.r.IntN(4)]
	if w.own && w.r.IntN(2) == 0 {
		command = []string{`"/old/goalkeeper"`, `"'/old place/goalkeeper' hook"`, `"/opt/goalkeeper/bin/goalkeeper hook"`}[w.r.IntN(3)]
	}
	w.object(depth, []namedPart{{"type", w.raw(`"command"`)}, {"command", w.raw(command)}, {"timeout", w.raw("5")}}[:2+w.r.IntN(2)])
}

func (w *settingsWriter) permissions(depth int) {
	var rules []part
	for range w.some(3) {
		rules = append(rules, w.raw([]string{`"Read"`, `"Bash(ls *)"`, `"Bash(goalkeeper status *)"`}[w.r.IntN(3)]))
	}
	members := []namedPart{{"allow", func(d int) { w.array(d, rules) }}, {"deny", w.any()}}
	w.object(depth, members[:w.some(2)])
}

const generated = 150

// req: install/uninstall-restores-bytes
// req: install/twice-is-once
func TestInstallThenUninstallRestoresTheBytes(t *testing.T) {
	for seed := range uint64(generated) {
		file, w := generate(seed)
		if !json.Valid(bytes.TrimPrefix(file, []byte("\ufeff"))) {
			t.Fatalf("seed %d generates no JSON: %s", seed, file)
		}
		if w.own {
			continue // without an older install, the bytes before are those without us
		}
		home := t.TempDir()
		path := filepath.Join(home, ".claude", "settings.json")
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, file, 0o640); err != nil {
			t.Fatal(err)
		}
		o := Options{Home: home, StateDir: filepath.Join(home, "state"), Binary: testBinary,
			Allow: seed%2 == 0, StatusLine: seed%3 == 0, Skill: seed%5 == 0}
		run := func(what string, report Report, err error) []byte {
			if err != nil {
				t.Fatalf("seed %d, %s: %v\n%s", seed, what, err, file)
			}
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatalf("seed %d, %s: %v", seed, what, err)
			}
			return data
		}
		report, err := Install(o)
		first := run("install", report, err)
		if bytes.Equal(first, file) {
			t.Fatalf("seed %d: install changed nothing", seed)
		}
		report, err = Install(o)
		if second := run("install again", report, err); !bytes.Equal(first, second) || report.Files[0].Outcome != Unchanged {
			t.Fatalf("seed %d: a second install is %s\n%s", seed, report.Files[0].Outcome, cmp.Diff(string(first), string(second)))
		}
		o.Binary = "/elsewhere/goalkeeper" // an upgrade to another path keeps the bytes from before the first
		report, err = Install(o)
		run("upgrade", report, err)
		report, err = Uninstall(o, seed%2 == 1, false)
		if after := run("uninstall", report, err); !bytes.Equal(file, after) {
			t.Fatalf("seed %d: not restored\n%s", seed, cmp.Diff(string(file), string(after)))
		}
		if left, err := filepath.Glob(filepath.Join(home, "*")); err != nil || len(left) != 1 {
			t.Fatalf("seed %d: uninstall leaves %v %v", seed, left, err)
		}
	}
}

// The pure core alone gives the bytes back too, as long as no container was
// empty before: so a file whose record was lost, or that was edited elsewhere,
// loses nothing but our entries.
// req: install/edited-file-loses-only-ours
func TestRemoveUndoesPlan(t *testing.T) {
	for seed := range uint64(4 * generated) {
		file, w := generate(seed)
		if w.own || w.empty {
			continue
		}
		want := Registration{Command: testBinary, Allow: seed%2 == 0, StatusLine: seed%3 == 0}
		planned, changes, err := Plan(file, want)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, file)
		}
		back, _, err := Remove(planned, Earlier{Rules: rulesAfter(nil, changes)})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if root(trimMark(file)).Get("statusLine").Exists() {
			// The previous command comes back with escapes of our own; the value is the same.
			if diff := cmp.Diff(decode(t, file), decode(t, back)); diff != "" {
				t.Fatalf("seed %d (-before +after)\n%s", seed, diff)
			}
			continue
		}
		if len(members(root(trimMark(file)))) == 0 {
			continue // {} comes back as {}, however it was spaced
		}
		if !bytes.Equal(file, back) {
			t.Fatalf("seed %d (-before +after)\n%s", seed, cmp.Diff(string(file), string(back)))
		}
	}
}

// req: install/others-untouched
func TestOthersEntriesNeverChange(t *testing.T) {
	for seed := range uint64(4 * generated) {
		file, _ := generate(seed)
		want := Registration{Command: testBinary, Allow: seed%2 == 0, StatusLine: seed%3 == 0}
		planned, _, err := Plan(file, want)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, file)
		}
		if diff := cmp.Diff(foreign(file), foreign(planned)); diff != "" {
			t.Fatalf("seed %d, Plan (-before +after)\n%s", seed, diff)
		}
		removed, _, err := Remove(planned, Earlier{})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if diff := cmp.Diff(foreign(file), foreign(removed)); diff != "" {
			t.Fatalf("seed %d, Remove (-before +after)\n%s", seed, diff)
		}
		if own := ownHandlers(root(trimMark(removed)), nil); len(own) > 0 {
			t.Fatalf("seed %d: Remove leaves %d of our handlers", seed, len(own))
		}
	}
}

func trimMark(file []byte) string {
	_, text := splitMark(file)
	return text
}

func decode(t *testing.T, file []byte) any {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(trimMark(file)), &v); err != nil {
		t.Fatal(err)
	}
	return v
}

// foreign lists, with their very bytes and in order, the values in a settings
// file that are not ours: top-level settings, handlers, other keys of groups
// that hold a foreign handler, rules.
func foreign(file []byte) []string {
	var list []string
	for _, m := range members(root(trimMark(file))) {
		switch m.key {
		case "statusLine":
		case "hooks":
			list = append(list, foreignHandlers(m.value)...)
		case "permissions":
			for _, p := range members(m.value) {
				if p.key != "allow" {
					list = append(list, "permissions "+p.key+" "+p.value.Raw)
					continue
				}
				for _, rule := range members(p.value) {
					if !isAllowRule(rule.value) {
						list = append(list, "allow "+rule.value.Raw)
					}
				}
			}
		default:
			list = append(list, m.key+" "+m.value.Raw)
		}
	}
	return list
}

func foreignHandlers(hooks jsontext.Value) []string {
	var list []string
	for _, event := range members(hooks) {
		for _, g := range members(event.value) {
			handlers, _ := lookup(g.value, "hooks")
			var own []string
			for _, h := range members(handlers) {
				if !isOwn(h.value, nil) {
					own = append(own, event.key+" "+h.value.Raw)
				}
			}
			if len(own) == 0 {
				continue
			}
			for _, m := range members(g.value) {
				if m.key != "hooks" {
					own = append(own, event.key+" "+m.key+" "+m.value.Raw)
				}
			}
			list = append(list, own...)
		}
	}
	return list
}

func isAllowRule(v jsontext.Value) bool {
	for _, rule := range AllowRules() {
		if v.String() == rule {
			return true
		}
	}
	return false
}

// Plan never panics and never hangs; what it accepts stays JSON, is planned
// once for all, keeps what others wrote, and can be taken out again.
// req: install/twice-is-once
// req: install/others-untouched
func FuzzPlan(f *testing.F) {
	for seed := range uint64(20) {
		file, _ := generate(seed)
		f.Add(file, testBinary, seed%2 == 0)
	}
	f.Add([]byte(`{"hooks":{"Stop":[{"hooks":[{"command":"goalkeeper","command":1}]}]}}`), "goalkeeper", true)
	f.Add([]byte("\ufeff \r\n"), `C:\a b\goalkeeper.exe`, true)
	f.Add([]byte(`{"statusLine":{"type":"command","command":"goalkeeper statusline --then 'x"}}`), "", true)
	f.Fuzz(func(t *testing.T, file []byte, command string, everything bool) {
		want := Registration{Command: command, Allow: everything, StatusLine: everything}
		hang := time.AfterFunc(time.Minute, func() { panic(fmt.Sprintf("no end: %q %q %v", file, command, everything)) })
		defer hang.Stop()
		planned, changes, err := Plan(file, want)
		if err != nil {
			return
		}
		if !json.Valid([]byte(trimMark(planned))) {
			t.Fatalf("not JSON: %q", planned)
		}
		again, more, err := Plan(planned, want)
		if err != nil || len(more) > 0 || !bytes.Equal(planned, again) {
			t.Fatalf("a second plan: %v %v %q", err, more, again)
		}
		if (len(changes) == 0) != bytes.Equal(file, planned) {
			t.Fatalf("%d changes for %q", len(changes), planned)
		}
		removed, _, err := Remove(planned, Earlier{Commands: []string{command}})
		if err != nil {
			t.Fatal(err)
		}
		if own := ownHandlers(root("\n"+trimMark(removed)), []string{command}); len(own) > 0 {
			t.Fatalf("Remove leaves %q", removed)
		}
	})
}

// FuzzRemove: nothing makes leaving impossible but a file that is not JSON.
func FuzzRemove(f *testing.F) {
	for seed := range uint64(20) {
		file, _ := generate(seed)
		f.Add(file)
	}
	f.Fuzz(func(t *testing.T, file []byte) {
		removed, _, err := Remove(file, Earlier{Rules: AllowRules()})
		text := trimMark(file)
		if valid := json.Valid([]byte(text)) || strings.TrimFunc(text, isBlank) == ""; valid != (err == nil) {
			t.Fatalf("valid %v, error %v", valid, err)
		}
		if err == nil && strings.TrimFunc(text, isBlank) != "" && !json.Valid([]byte(trimMark(removed))) {
			t.Fatalf("not JSON: %q", removed)
		}
	})
}
