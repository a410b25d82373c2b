package goalmd

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// libraryReads gives the values of our keys as the YAML library reads them;
// ok is false when it refuses the text or one of them is no scalar.
func libraryReads(front string) (values [keyCount]string, ok bool) {
	file, err := parser.ParseBytes([]byte(front), 0)
	if err != nil || len(file.Docs) != 1 {
		return values, false
	}
	var pairs []*ast.MappingValueNode
	switch body := file.Docs[0].Body.(type) {
	case *ast.MappingNode:
		pairs = body.Values
	case *ast.MappingValueNode:
		pairs = append(pairs, body)
	default:
		return values, false
	}
	for _, pair := range pairs {
		k := keyNamed(pair.Key.GetToken().Value)
		if k == otherKey {
			continue
		}
		switch v := pair.Value.(type) {
		case *ast.NullNode:
		case *ast.StringNode:
			values[k] = v.Value
		case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
			values[k] = v.GetToken().Value
		default:
			return values, false
		}
	}
	return values, true
}

// FuzzFrontMatterAgreesWithYAML: what our reader accepts of a flat front
// matter, the YAML library reads to the same values.
//
// req: goalmd/yaml-agreement
func FuzzFrontMatterAgreesWithYAML(f *testing.F) {
	for _, value := range []string{
		`"a \"b\" \\ c"`, `'it''s'`, `plain text # note`, `a#b`, `x:y`, `"\u00e9\x41\n"`, `~`, ``, `null`, `true`, `0x1f`, `1_000`, `.inf`,
		`2026-01-31T09:30:00Z`, `- a`, `-a`, `?a`, `a: b`, `[a]`, `{a}`, `"a" # b`, `"a"#b`, `'a' b`, `实现用户认证`, `"a # b"`, `|`, `<<`, `=`, `!x`, `@a`, `"`, `'`, `---`, `"\ "`,
		`a "b" c`, `a 'b`, `a,b]`, "\u00a0x", "x\u2028y",
	} {
		f.Add(value, "in-progress")
	}
	f.Add(`x`, `"blocked"`)
	f.Fuzz(func(t *testing.T, goal, status string) {
		for _, s := range []string{goal, status} {
			if !utf8.ValidString(s) || strings.ContainsAny(s, "\n\r\t") {
				t.Skip("not a one-line text, or with a tab, which the library drops from plain text")
			}
		}
		front := "goal: " + goal + "\nstatus: " + status + "\niteration: 3\n"
		ours, fault := readFrontMatter([]byte("---\n" + front + "---\n"))
		if fault != nil {
			return
		}
		theirs, ok := libraryReads(front)
		if !ok {
			t.Fatalf("the library refuses what we read:\n%s", front)
		}
		for k := range keyCount {
			if got := ours.fields[k].value; got != theirs[k] {
				t.Errorf("%s: we read %q, the library %q\n%s", keyNames[k], got, theirs[k], front)
			}
		}
	})
}

// FuzzQuotedGoalReadsBack: Render's goal reads back as itself, by us and by
// the YAML library, and stands on one line.
func FuzzQuotedGoalReadsBack(f *testing.F) {
	for _, s := range []string{"add rate limits", `say "hi" \ bye`, "a\nb", "x\u2028y\ufeff\x7f\u0085", "[x] `y` <!-- z", "\xff", "实现用户认证", "- [ ] x", "# x"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		quoted := quote(strings.ToValidUTF8(s, "\ufffd"))
		if strings.ContainsAny(quoted, "\n\r") {
			t.Fatalf("several lines: %q", quoted)
		}
		want := strings.ToValidUTF8(s, "\ufffd")
		ours, fault := readFrontMatter([]byte("---\ngoal: " + quoted + "\n---\n"))
		if fault != nil || ours.fields[goalKey].value != want {
			t.Errorf("we read %q from %s, want %q (%v)", ours.fields[goalKey].value, quoted, want, fault)
		}
		theirs, ok := libraryReads("goal: " + quoted + "\n")
		if !ok || theirs[goalKey] != want {
			t.Errorf("the library reads %q from %s, want %q", theirs[goalKey], quoted, want)
		}
	})
}
