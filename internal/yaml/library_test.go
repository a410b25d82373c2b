package yaml

import (
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
)

// document is a YAML file of the samples.
type document struct{ name, src string }

// documents are the YAML files of our own archive and of the projects that
// inference is tested on, the files inside their archives too.
func documents(t testing.TB) []document {
	t.Helper()
	var out []document
	add := func(name, src string) {
		if ext := filepath.Ext(name); ext == ".yml" || ext == ".yaml" {
			out = append(out, document{name, strings.ReplaceAll(src, "{CR}\n", "\r\n")})
		}
	}
	read := func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".txtar" {
			return err
		}
		archive, err := txtar.ParseFile(path)
		for _, f := range archive.Files {
			add(path+" "+f.Name, string(f.Data))
		}
		return err
	}
	for _, dir := range []string{"testdata", "../infer/testdata"} {
		if err := filepath.WalkDir(dir, read); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// The plain version is the library's parser; ours must read every document of
// the samples the same.
//
// req: infer/yaml-plain
func TestDocumentsAreReadLikeTheLibrary(t *testing.T) {
	docs := documents(t)
	if len(docs) < 100 {
		t.Errorf("only %d documents", len(docs))
	}
	for _, d := range docs {
		sameAsLibrary(t, d.name, d.src)
	}
}

// req: infer/yaml-plain
func TestFormsAreReadLikeTheLibrary(t *testing.T) {
	for _, src := range forms {
		sameAsLibrary(t, strconv.Quote(src), src)
	}
}

var forms = [...]string{
	"", "# only\n", "a: 1", "a:\n  - b\n  - c: d\n", "- a\n- b\n", "a: &x {b: c}\nd: *x\n", "a: |\n  x\n  y\nb: >-\n  x\n  y\n", "a: 'it''s'\nb: \"x\\ny\"\n",
	"x: &x\n  b: c\nd:\n  <<: *x\n  e: f\n", "x: &x {b: c}\ny: &y {g: h}\nd:\n  <<: [*x, *y]\n  e: f\n", "x: &x {a: 1}\ny:\n  a: 2\n  <<: *x\n", "on: push\n", "a: true\nb: no\nc: ~\nd:\n", "---\na: b\n---\nc: d\n", "? a\n: b\n", "a: !!str 1\n", "b: 1_000\nc: -.5\n", "1: a\n",
	"null: a\nTrue: b\n", "a: &a [b, *a]\n", "a: >+\n  b\n\nc: |-\n  d\n", "- - a\n  - b\n-\n  - c\n", "a: b\n  c\n\n  d # e\n", "a: [b, c: d, {e: f}, 'g']\n", "%YAML 1.2\n---\na: b\n", "a: b\n...\n",
	"a: *none\n", "a: [", "a: b: c", "\ta: b", "a: {b", "{}", "[]", "a", "a: [*b]\nb: &b c\n", "a: 1\na: 2\n", "{a: 1, a: 2}", "a: - b", "a: b\n  c: d\n", "- a\nb: c\n", "a: 'b", "a: \"\\q\"", "a: @b", "a:\n  b: c\n d: e\n",
}

// sameAsLibrary fails where one of the two refuses what the other reads, or
// they read different values.
func sameAsLibrary(t *testing.T, name, src string) {
	t.Helper()
	plain, plainErr := parsePlain(src)
	got, err := Parse(src)
	if (err == nil) != (plainErr == nil) {
		t.Errorf("%s: error %v, plain %v", name, err, plainErr)
		return
	}
	if diff := cmp.Diff(plain, got); err == nil && diff != "" {
		t.Errorf("%s (-plain +ours)\n%s", name, diff)
	}
}

// FuzzParseAgreesWithTheLibrary: no text makes Parse panic, a fault is one
// line that names a line of the text, and what both read has the same value,
// but where the library is known to be wrong.
func FuzzParseAgreesWithTheLibrary(f *testing.F) {
	for _, d := range documents(f) {
		f.Add(d.src)
	}
	for _, src := range forms {
		f.Add(src)
	}
	for _, q := range quirks {
		f.Add(q.src)
	}
	f.Fuzz(func(t *testing.T, src string) {
		got, err := Parse(src)
		if err != nil {
			number, what, _ := strings.Cut(strings.TrimPrefix(err.Error(), "line "), ": ")
			n, numberErr := strconv.Atoi(number)
			if lines := 1 + strings.Count(strings.ReplaceAll(src, "\r", "\n"), "\n"); numberErr != nil || n < 1 || n > lines || what == "" || strings.Contains(what, "\n") {
				t.Errorf("%q: %v", src, err)
			}
			return
		}
		plain, err := parsePlain(src)
		if diff := cmp.Diff(plain, got); err == nil && diff != "" && !quirk(src) {
			t.Errorf("%q (-plain +ours)\n%s", src, diff)
		}
	})
}
