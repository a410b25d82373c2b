package infer

import (
	"fmt"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/pelletier/go-toml/v2"
)

// The plain version of parseTOML is the library's decoder; ours must read
// every document of the samples the same.
//
// req: infer/toml-plain
func TestTOMLIsReadLikeTheDecoder(t *testing.T) {
	n := 0
	for _, sample := range samples(t) {
		for _, f := range sample.Files {
			if filepath.Ext(f.Name) == ".toml" {
				sameTOML(t, sample.name+" "+f.Name, strings.ReplaceAll(string(f.Data), "{CR}\n", "\r\n"))
				n++
			}
		}
	}
	if n < 20 {
		t.Errorf("only %d documents", n)
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

func TestTOMLForms(t *testing.T) {
	for _, src := range []string{
		"", "# only\n", "a = 1\nb = 'c'\nd = true\ne = 1.5\nf = 2024-01-02T03:04:05Z\n", "a.b.c = 1\na.b.d = 2\n", "[a]\nb = 1\n[a.c]\nd = 2\n", "[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 3\n[[a.e]]\nf = 4\n", "a = [1, ['x'], {b = 'c'}]\n", "a = {b.c = 1, d = 2}\n", "a = \"\"\"\nx\\\n  y\"\"\"\nb = '''z'''\n", "\"a b\".'c' = 1\n", "a = [\n 1, # c\n 2,\n]\n",
		"a = 1\na = 2\n", "a = 1\n[a]\n", "a = ", "[a", "a", "= 1", "a = 'x",
	} {
		sameTOML(t, strconv.Quote(src), src)
	}
}
