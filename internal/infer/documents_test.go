package infer

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"
	"github.com/pelletier/go-toml/v2"
)

// The plain versions of parseYAML and parseTOML are the libraries' decoders;
// ours must read every document of the samples the same.
//
// req: infer/yaml-plain
// req: infer/toml-plain
func TestDocumentsAreReadLikeTheDecoders(t *testing.T) {
	n := 0
	for _, sample := range samples(t) {
		for _, f := range sample.Files {
			src := strings.ReplaceAll(string(f.Data), "{CR}\n", "\r\n")
			switch filepath.Ext(f.Name) {
			case ".yml", ".yaml":
				sameYAML(t, sample.name+" "+f.Name, stripTags(src))
			case ".toml":
				sameTOML(t, sample.name+" "+f.Name, src)
			default:
				continue
			}
			n++
		}
	}
	if n < 60 {
		t.Errorf("only %d documents", n)
	}
}

func sameYAML(t *testing.T, name, src string) {
	t.Helper()
	var plain any
	wantErr := yaml.UnmarshalWithOptions([]byte(src), &plain, yaml.UseOrderedMap())
	got, err := parseYAML(src)
	if (err == nil) != (wantErr == nil) {
		t.Errorf("%s: error %v, plain %v", name, err, wantErr)
		return
	}
	if diff := cmp.Diff(oneForm(plain), oneForm(got)); err == nil && diff != "" {
		t.Errorf("%s (-plain +ours)\n%s", name, diff)
	}
}

func sameTOML(t *testing.T, name, src string) {
	t.Helper()
	var plain map[string]any
	wantErr := toml.Unmarshal([]byte(src), &plain)
	got, err := parseTOML(src)
	if (err == nil) != (wantErr == nil) {
		t.Errorf("%s: error %v, plain %v", name, err, wantErr)
		return
	}
	if diff := cmp.Diff(oneForm(plain), oneForm(got)); err == nil && diff != "" {
		t.Errorf("%s (-plain +ours)\n%s", name, diff)
	}
}

// oneForm brings a document to one form: mappings as maps, numbers without
// the way they are written.
func oneForm(v any) any {
	switch x := v.(type) {
	case yaml.MapSlice:
		m := map[string]any{}
		for _, e := range x {
			m[fmt.Sprint(e.Key)] = oneForm(e.Value)
		}
		return m
	case yamlMap:
		m := map[string]any{}
		for _, e := range x {
			m[e.key] = oneForm(e.value)
		}
		return m
	case map[string]any:
		m := map[string]any{}
		for k, e := range x {
			m[k] = oneForm(e)
		}
		return m
	case []any:
		list := []any{}
		for _, e := range x {
			list = append(list, oneForm(e))
		}
		return list
	case nil:
		return nil
	default:
		s := fmt.Sprint(x)
		if d, ok := v.(time.Time); ok {
			s = d.Format(time.RFC3339)
		}
		if f, err := strconv.ParseFloat(strings.ReplaceAll(s, "_", ""), 64); err == nil {
			return f
		}
		return s
	}
}

func TestYAMLForms(t *testing.T) {
	for _, src := range []string{
		"", "# only\n", "a: 1", "a:\n  - b\n  - c: d\n", "- a\n- b\n", "a: &x {b: c}\nd: *x\n", "a: |\n  x\n  y\nb: >-\n  x\n  y\n", "a: 'it''s'\nb: \"x\\ny\"\n",
		"x: &x\n  b: c\nd:\n  <<: *x\n  e: f\n", "x: &x {b: c}\ny: &y {g: h}\nd:\n  <<: [*x, *y]\n  e: f\n", "on: push\n", "a: true\nb: no\nc: ~\nd:\n", "---\na: b\n---\nc: d\n", "---\n---\nc: d\n", "? a\n: b\n", "a: !!str 1\n", "b: 1_000\nc: -.5\n", "1: a\n",
		"a: *none\n", "a: [", "a: b: c", "\ta: b", "a: {b", "{}", "[]", "a", "a: [*b]\nb: &b c\n", "%YAML 1.2\n---\na: b\n",
	} {
		sameYAML(t, strconv.Quote(src), src)
	}
	for _, c := range []struct{ why, src, want string }{
		{"a version keeps its zero", "a: 3.10", "3.10"},
		{"a key of its own goes before a merged one, wherever the merge stands", "x: &x {a: 1}\ny:\n  a: 2\n  <<: *x\na: *x\n", "2"},
	} {
		doc, err := parseYAML(c.src)
		if got := firstNonEmpty(yamlText(yamlGet(doc, "y", "a")), yamlText(yamlGet(doc, "a"))); err != nil || got != c.want {
			t.Errorf("%s: %q, %v", c.why, got, err)
		}
	}
}

// A document whose anchors multiply is refused before anybody walks it.
func TestYAMLAnchorsDoNotMultiply(t *testing.T) {
	var b strings.Builder
	b.WriteString("a0: &a0 [x, x]\n")
	for i := range 40 {
		fmt.Fprintf(&b, "a%d: &a%d [*a%d, *a%d]\n", i+1, i+1, i, i)
	}
	if _, err := parseYAML(b.String()); err == nil {
		t.Error("read")
	}
	deep := strings.Repeat("[", 3000) + strings.Repeat("]", 3000)
	if _, err := parseYAML(deep); err == nil {
		t.Error("read 3000 levels")
	}
}

func TestTOMLForms(t *testing.T) {
	for _, src := range []string{
		"", "# only\n", "a = 1\nb = 'c'\nd = true\ne = 1.5\nf = 2024-01-02T03:04:05Z\n", "a.b.c = 1\na.b.d = 2\n", "[a]\nb = 1\n[a.c]\nd = 2\n", "[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 3\n[[a.e]]\nf = 4\n", "a = [1, ['x'], {b = 'c'}]\n", "a = {b.c = 1, d = 2}\n", "a = \"\"\"\nx\\\n  y\"\"\"\nb = '''z'''\n", "\"a b\".'c' = 1\n", "a = [\n 1, # c\n 2,\n]\n",
		"a = 1\na = 2\n", "a = 1\n[a]\n", "a = ", "[a", "a", "= 1", "a = 'x",
	} {
		sameTOML(t, strconv.Quote(src), src)
	}
}
