package proof

import (
	"context"
	"fmt"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// req: proof/weakened-tests
func TestWeakenedTestsAreListed(t *testing.T) {
	c := newCheckout(t)
	const goTest = "package a\n\nfunc TestA(t *testing.T) {\n\tcheck(t)\n\tcheck(t)\n}\n"
	c.write("a_test.go", goTest)
	c.write("gone_test.go", goTest)
	c.write("moved_test.go", goTest+"// moved\n")
	c.write("same_test.go", goTest+"// same\n")
	c.write("plain.go", goTest)
	c.write("tests/test_x.py", "def test_x():\n    assert x() == 1\n")
	c.write("web/a.test.ts", "it('a', () => {})\n")
	c.write("src/lib.rs", "#[test]\nfn a() {}\n")
	c.commit()
	from := c.id()

	c.write("a_test.go", "package a\n\nfunc TestA(t *testing.T) {\n\tt.Skip(\"later\")\n}\n")
	os.Remove(c.path("gone_test.go"))
	mkdir(t, c.path("other"))
	os.Rename(c.path("moved_test.go"), c.path("other/moved_test.go"))
	c.write("same_test.go", goTest+"// same\n\n\n")
	c.write("plain.go", "package a\n")
	c.write("tests/test_x.py", "@pytest.mark.skip(reason='x')\ndef test_x():\n    assert x() == 1\n")
	c.write("web/a.test.ts", "exit('b'); it.only('a', () => {})\n")
	c.write("src/lib.rs", "#[test]\n#[ignore]\nfn a() {}\n")
	c.write("new_test.go", "package a\nfunc TestN(t *testing.T) { t.SkipNow() }\n")
	to := c.id()

	got, err := WeakenedTests(context.Background(), c.dir, c.objects, from, to)
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	for _, g := range got {
		lines = append(lines, g.String())
	}
	want := []string{
		"a_test.go: 5 lines before, 4 now; new Skip",
		"gone_test.go: deleted (5 lines)",
		"new_test.go: new SkipNow",
		"src/lib.rs: new #[ignore",
		"tests/test_x.py: new @pytest.mark.skip",
		"web/a.test.ts: new it.only",
	}
	if d := cmp.Diff(want, lines); d != "" {
		t.Error(d)
	}
	if back, err := WeakenedTests(context.Background(), c.dir, c.objects, from, from); err != nil || back != nil {
		t.Errorf("no difference: %v, %v", back, err)
	}
}

func TestTestFilesByLanguage(t *testing.T) {
	tests := []struct {
		path string
		want bool
	}{
		{"a/b_test.go", true}, {"a/b.go", false}, {"testdata/x.go", false},
		{"test_a.py", true}, {"tests/helper.py", true}, {"contest/a.py", false},
		{"a.test.tsx", true}, {"a.spec.mjs", true}, {"src/__tests__/a.js", true}, {"src/latest.js", false},
		{"src/lib.rs", false}, {"tests/cli.rs", true},
		{"src/test/java/a/B.java", true}, {"a/BTest.java", true}, {"a/B.java", false},
		{"AppTests.cs", true}, {"spec/a.rb", true}, {"a_spec.rb", true}, {"UserTest.php", true},
		{"a_test.exs", true}, {"ATests.swift", true}, {"a_test.dart", true}, {"a_unittest.cc", true}, {"a.bats", true},
		{"testthat/test-a.R", true}, {"t/a.t", true}, {"a_spec.lua", true}, {"ASpec.hs", true}, {"README.md", false},
	}
	for _, tt := range tests {
		if _, got := languageOf(tt.path); got != tt.want {
			t.Errorf("%s is a test file: %v", tt.path, got)
		}
	}
}

func TestMarkersStandAlone(t *testing.T) {
	tests := []struct {
		m    marker
		text string
		want int
	}{
		{marker{"xit(", false}, "xit('a')\nexit(1)\n", 1},
		{marker{"fit(", false}, "model.fit(x); benefit(); fit('a')", 1},
		{marker{".Skip(", false}, "t.Skip(); tt.Skip()", 2},
		{marker{"skip", true}, "  skip 'x'\nskip\nskipped\nx.skip\n", 2},
		{marker{"SKIP:", true}, "SKIP: {\n", 1},
	}
	for _, tt := range tests {
		if got := tt.m.count(tt.text); got != tt.want {
			t.Errorf("%q in %q: %d", tt.m.text, tt.text, got)
		}
	}
}

// BenchmarkFingerprint measures a repository of 2,000 files: unchanged, and
// with 50 edited files. The empty git command is the floor of a process start.
func BenchmarkFingerprint(b *testing.B) {
	c := newCheckout(b)
	for i := range 2000 {
		c.write(fmt.Sprintf("d%02d/f%04d.txt", i%50, i), fmt.Sprintf("file %d\n", i))
	}
	c.commit()
	b.Run("git-version", func(b *testing.B) {
		for b.Loop() {
			c.git("version")
		}
	})
	b.Run("clean", func(b *testing.B) {
		for b.Loop() {
			c.id()
		}
	})
	for i := range 50 {
		c.write(fmt.Sprintf("d%02d/f%04d.txt", i, i), "edited\n")
	}
	b.Run("edited-50", func(b *testing.B) {
		for b.Loop() {
			c.id()
		}
	})
}
