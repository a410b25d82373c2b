package proof

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"path"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// TestChange is a test file that says less than it did: it is gone, it has
// fewer lines, or it has new markers that skip tests. It is a note for the
// reader of a verdict and no judgement: tests are shortened for good reasons.
type TestChange struct {
	Path          string
	Deleted       bool
	Before, After int      // lines that are not blank
	Skips         []string // the markers that are new, as in "t.Skip"
}

// String returns the change as one line.
func (c TestChange) String() string {
	switch skips := strings.Join(c.Skips, ", "); {
	case c.Deleted:
		return fmt.Sprintf("%s: deleted (%d lines)", c.Path, c.Before)
	case skips == "":
		return fmt.Sprintf("%s: %d lines before, %d now", c.Path, c.Before, c.After)
	case c.After < c.Before:
		return fmt.Sprintf("%s: %d lines before, %d now; new %s", c.Path, c.Before, c.After, skips)
	default:
		return c.Path + ": new " + skips
	}
}

// language is how one language names its test files and skips tests. Names are
// patterns of path.Match for the base name; dirs are folders whose files with
// one of the extensions are tests.
type language struct {
	exts  []string
	names []string
	dirs  []string
	skips []marker
	// inline: tests stand in any file, so markers count everywhere, and the
	// length of files only where the name says that they are tests.
	inline bool
}

// marker is what skips a test, or narrows a run to some of them. A marker that
// begins with a letter must not follow another word character or a dot.
type marker struct {
	text  string
	first bool // only as the first word of a line
}

var languages = [...]language{
	{exts: []string{".go"}, names: []string{"*_test.go"},
		skips: []marker{{".Skip(", false}, {".Skipf(", false}, {".SkipNow(", false}, {"//go:build ignore", true}}},
	{exts: []string{".py"}, names: []string{"test_*.py", "*_test.py", "conftest.py"}, dirs: []string{"tests", "test"},
		skips: []marker{{"@pytest.mark.skip", false}, {"@pytest.mark.xfail", false}, {"pytest.skip(", false}, {"pytest.xfail(", false}, {"pytestmark = pytest.mark.skip", false}, {"@unittest.skip", false}, {"@skip", true}, {".skipTest(", false}, {"collect_ignore", true}}},
	{exts: []string{".js", ".jsx", ".ts", ".tsx", ".mjs", ".cjs", ".mts", ".cts", ".vue", ".svelte"},
		names: []string{"*.test.*", "*.spec.*", "*.cy.*", "*-test.*", "*_test.*"}, dirs: []string{"__tests__", "test", "tests", "e2e"},
		skips: []marker{
			{"it.skip", false}, {"test.skip", false}, {"describe.skip", false}, {"it.todo", false}, {"test.todo", false}, {"test.fixme", false},
			{"xit(", false}, {"xtest(", false}, {"xdescribe(", false}, {"it.only", false}, {"test.only", false}, {"describe.only", false}, {"fit(", false}, {"fdescribe(", false}, {"this.skip(", false},
		}},
	{exts: []string{".rs"}, names: []string{"*_test.rs", "test_*.rs", "tests.rs"}, dirs: []string{"tests"}, inline: true, skips: []marker{{"#[ignore", false}}},
	{exts: []string{".java", ".kt", ".groovy"}, names: []string{"*Test.*", "*Tests.*", "*TestCase.*", "*IT.*", "*Spec.*", "Test*.*"}, dirs: []string{"src/test", "src/androidTest", "src/integrationTest"},
		skips: []marker{{"@Disabled", false}, {"@Ignore", false}, {"assumeTrue(false", false}, {"enabled = false", false}}},
	{exts: []string{".scala"}, names: []string{"*Spec.scala", "*Test.scala", "*Suite.scala"}, dirs: []string{"src/test"}, skips: []marker{{"ignore(", false}, {"cancel(", true}, {".ignore", false}}},
	{exts: []string{".cs", ".fs", ".vb"}, names: []string{"*Test.*", "*Tests.*", "*Spec.*", "*Specs.*"}, skips: []marker{{"[Ignore", false}, {"Skip = ", false}, {"Skip=", false}, {"Assert.Ignore(", false}, {"Assert.Inconclusive(", false}}},
	{exts: []string{".rb"}, names: []string{"*_spec.rb", "*_test.rb", "test_*.rb"}, dirs: []string{"spec", "test"},
		skips: []marker{{"skip", true}, {"pending", true}, {"xit ", true}, {"xdescribe ", true}, {"xcontext ", true}, {"fit ", true}, {"fdescribe ", true}, {"skip: ", false}}},
	{exts: []string{".php"}, names: []string{"*Test.php"}, dirs: []string{"tests"}, skips: []marker{{"->markTestSkipped(", false}, {"self::markTestSkipped(", false}, {"->markTestIncomplete(", false}, {"->skip(", false}, {"->todo(", false}}},
	{exts: []string{".ex", ".exs"}, names: []string{"*_test.exs"}, skips: []marker{{"@tag :skip", false}, {"@tag skip:", false}, {"@moduletag :skip", false}, {"@describetag :skip", false}}},
	{exts: []string{".swift"}, names: []string{"*Test.swift", "*Tests.swift"}, dirs: []string{"Tests"}, skips: []marker{{"XCTSkip", false}, {".disabled(", false}}},
	{exts: []string{".dart"}, names: []string{"*_test.dart"}, skips: []marker{{"skip: ", false}, {"@Skip(", false}}},
	{exts: []string{".c", ".cc", ".cpp", ".cxx", ".h", ".hpp"}, names: []string{"*_test.*", "*_tests.*", "*_unittest.*", "test_*.*", "*Test.*", "*Tests.*"}, dirs: []string{"tests", "test"},
		skips: []marker{{"GTEST_SKIP(", false}, {"DISABLED_", false}, {"BOOST_TEST_IGNORE", false}, {"[.]", false}, {"doctest::skip(", false}}},
	{exts: []string{".bats"}, names: []string{"*.bats"}, skips: []marker{{"skip", true}}},
	{exts: []string{".zig"}, names: []string{"*_test.zig", "test_*.zig"}, inline: true, skips: []marker{{"error.SkipZigTest", false}}},
	{exts: []string{".jl"}, names: []string{"runtests.jl"}, dirs: []string{"test"}, skips: []marker{{"@test_skip", false}, {"@test_broken", false}}},
	{exts: []string{".r", ".R"}, names: []string{"test-*.*", "test_*.*"}, dirs: []string{"testthat"}, skips: []marker{{"skip(", true}, {"skip_if", true}}},
	{exts: []string{".pl", ".t"}, names: []string{"*.t"}, skips: []marker{{"skip_all", false}, {"SKIP:", true}, {"todo_skip", false}}},
	{exts: []string{".lua"}, names: []string{"*_spec.lua", "*_test.lua"}, dirs: []string{"spec"}, skips: []marker{{"pending(", true}}},
	{exts: []string{".hs"}, names: []string{"*Spec.hs", "*Test.hs"}, skips: []marker{{"xit ", false}, {"xdescribe ", false}, {"pending", true}}},
}

// languageOf returns the language of a file, and whether the file as a whole
// is a test file.
func languageOf(file string) (l *language, test bool) {
	base := path.Base(file)
	for i := range languages {
		l := &languages[i]
		if !slices.Contains(l.exts, path.Ext(base)) {
			continue
		}
		for _, pattern := range l.names {
			if ok, _ := path.Match(pattern, base); ok {
				return l, true
			}
		}
		dir := "/" + path.Dir(file) + "/"
		for _, d := range l.dirs {
			if strings.Contains(dir, "/"+d+"/") {
				return l, true
			}
		}
		if l.inline {
			return l, false
		}
	}
	return nil, false
}

// WeakenedTests lists the test files that were deleted, became shorter or got
// new skip markers between two fingerprints of the checkout that holds dir, by
// path. A file that moved is compared with what it was.
func WeakenedTests(ctx context.Context, dir, objectDir string, from, to Tree) ([]TestChange, error) {
	all, err := differences(ctx, dir, objectDir, from, to)
	if err != nil {
		return nil, err
	}
	var tests []change
	var added []change
	for _, c := range all {
		if l, _ := languageOf(c.path); l == nil {
			continue
		}
		switch {
		case isFile(c.oldMode):
			tests = append(tests, c)
		case isFile(c.newMode):
			added = append(added, c)
		}
	}
	for i := range tests {
		if c := &tests[i]; !isFile(c.newMode) {
			if j := slices.IndexFunc(added, func(a change) bool { return movedFrom(a, *c) }); j >= 0 {
				c.newID, c.newMode, c.path = added[j].newID, added[j].newMode, added[j].path
				added = slices.Delete(added, j, j+1)
			}
		}
	}
	texts, err := contents(ctx, append(slices.Clone(tests), added...))
	if err != nil {
		return nil, err
	}
	var weak []TestChange
	for _, c := range append(tests, added...) {
		l, whole := languageOf(c.path)
		before, knowBefore := texts[c.oldID]
		after, knowAfter := texts[c.newID]
		if isFile(c.oldMode) && !knowBefore || isFile(c.newMode) && !knowAfter {
			continue // swept, or too big to be kept
		}
		t := TestChange{Path: c.path, Deleted: !isFile(c.newMode)}
		t.Before, t.After = lineCount(before), lineCount(after)
		for _, m := range l.skips {
			if m.count(after) > m.count(before) {
				t.Skips = append(t.Skips, strings.Trim(m.text, " (.->=:"))
			}
		}
		t.Skips = slices.Compact(t.Skips)
		if len(t.Skips) > 0 || whole && t.After < t.Before {
			weak = append(weak, t)
		}
	}
	sort.Slice(weak, func(i, j int) bool { return weak[i].Path < weak[j].Path })
	return weak, nil
}

// movedFrom reports whether an added file is the deleted one in another place:
// the same content, or the same name.
func movedFrom(added, deleted change) bool {
	return added.newID == deleted.oldID || path.Base(added.path) == path.Base(deleted.path)
}

func isFile(mode string) bool { return mode == regular || mode == executable }

// contents reads the old and new content of files. What the object folders do
// not have is left out.
func contents(ctx context.Context, all []change) (map[string]string, error) {
	texts := map[string]string{}
	byRepo := map[*repository][]byte{}
	for _, c := range all {
		for _, id := range []string{c.oldID, c.newID} {
			if strings.Trim(id, "0") != "" {
				byRepo[c.repo] = append(byRepo[c.repo], id+"\n"...)
			}
		}
	}
	for r, ids := range byRepo {
		out, err := r.git(ctx, "", ids, "cat-file", "--batch")
		if err != nil {
			return nil, err
		}
		if err := readBatch(bytes.NewBuffer(out), texts); err != nil {
			return nil, err
		}
	}
	return texts, nil
}

// readBatch reads what git cat-file --batch prints: "<id> <type> <size>", the
// content and a line end, or "<id> missing".
func readBatch(out *bytes.Buffer, texts map[string]string) error {
	for {
		head, err := out.ReadString('\n')
		if err == io.EOF {
			return nil
		}
		f := strings.Fields(head)
		if len(f) < 3 {
			continue
		}
		size, err := strconv.Atoi(f[2])
		if err != nil || size < 0 || size >= out.Len() {
			return fmt.Errorf("git cat-file printed %q", cut(head, 80))
		}
		texts[f[0]] = string(out.Next(size))
		out.Next(1)
	}
}

func lineCount(text string) int {
	n := 0
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) != "" {
			n++
		}
	}
	return n
}

// count returns how often a marker stands in a text.
func (m marker) count(text string) int {
	n := 0
	for line := range strings.Lines(text) {
		if m.first {
			rest, ok := strings.CutPrefix(strings.TrimLeft(line, " \t"), m.text)
			last := m.text[len(m.text)-1]
			if ok && (!isWord(last) || rest == "" || !isWord(rest[0])) {
				n++
			}
			continue
		}
		for from := 0; ; {
			i := strings.Index(line[from:], m.text)
			if i < 0 {
				break
			}
			i += from
			if i == 0 || !isWord(m.text[0]) || !isWord(line[i-1]) && line[i-1] != '.' {
				n++
			}
			from = i + len(m.text)
		}
	}
	return n
}

func isWord(b byte) bool { return b == '$' || word.has(b) }
