package pattern

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"
)

// expressions are tried on all texts, beside the standard package: the plain
// version of this one.
var expressions = []string{
	// Characters and escapes.
	``, `a`, `ab`, `abc`, `é`, `日本`, `�`, `a b`, `-`, `]`, `}`, `{`, `{}`, `a{`, `a{,2}`, `a{1`, `a{01}`, `a{1,x}`, `{a}`,
	`\n`, `\t`, `\r`, `\f`, `\v`, `\a`, `\x41`, `\x{e9}`, `\x{1F600}`, `\x{000041}`, `\x{FFFD}`, `\0`, `\033`, `\101`, `\1012`, `\11`,
	`\\`, `\.`, `\_`, `\-`, `\/`, `\ `, `\{2\}`, `\$`, `\^`, "\\\n",
	`\Qa.b\E`, `\Qa+`, `\Q\E`, `\Qa.\E+`, `x\Q[\E]`, `\Qé\E{2}`, `(\Qa)b\E)`, `\Qa\Qb\E`,
	// Any character.
	`.`, `..`, `^.$`, `^..$`, `(?s).`, `(?s)^.$`, `a.c`, `(?s)a.c`, `(?s:.)\n.`,
	// Classes.
	`[abc]`, `[^abc]`, `[a-c]`, `[^a-c]`, `^[^a]$`, `[]a]`, `[^]a]`, `[-a]`, `[a-]`, `[a\-c]`, `[a-c-e]`, `[.*+?]`, `[\n\t]`, `[\x41-\x43]`,
	`[\]]`, `[\\]`, `[[]`, `[[:]`, `[[:a]`, `[é-ü]`, `[^\x00-\x7f]`, `[\0-\x{10FFFF}]`, `[^\0-\x{10FFFF}]`, `[日本]`, `[$^|(){}]`, `[\w-z]`,
	`\d`, `\D`, `\s`, `\S`, `\w`, `\W`, `[\d]`, `[^\d]`, `[\D]`, `[^\D]`, `[\s\d]`, `[^\s\w]`, `[\W\d]`, `[\D\d]`, `^\W+$`, `^\D+$`,
	`[[:alpha:]]`, `[[:^alpha:]]`, `[^[:alpha:]]`, `[^[:^alpha:]]`, `[[:alnum:]_]`, `[[:ascii:]]`, `[[:^ascii:]]`, `[[:blank:]]`,
	`[[:cntrl:]]`, `[[:digit:]]`, `[[:graph:]]`, `[[:lower:]]`, `[[:print:]]`, `[[:punct:]]`, `[[:space:]]`, `[[:upper:]]`, `[[:word:]]`, `[[:xdigit:]]`, `[:alpha:]`, `[[:alpha:]-z]`,
	// Places.
	`^`, `$`, `^$`, `^a`, `a$`, `^abc$`, `\A`, `\z`, `\Aa`, `c\z`, `a^b`, `a$b`, `^^a$$`, `(?m)^b`, `(?m)a$`, `(?m)^$`, `(?m)^\n$`, `(?m:^b)|^c`, `(?m)\Ab`, `(?m)a\z`,
	`$^`, `(^|b)c`, `(a|$)`, `(?m)$\n^`, `^*a`, `(^a)*b`, `$?a`, `\b+a`, `a(^|$)*`,
	`\b`, `\B`, `\ba`, `a\b`, `\Ba`, `a\B`, `\bab\b`, `\b\B`, `^\b`, `^\B`, `\b$`, `é\b`, `\bé`, `\B\B`, `\b_`,
	// Groups and alternatives.
	`()`, `(a)`, `(?:a)`, `(a)(b)`, `((a)b)c`, `(a|b)`, `a|b`, `a|`, `|a`, `|`, `(|a)b`, `(a|)b`, `a||b`, `ab|cd|ef`, `^(ab|cd)$`, `^ab|cd$`, `(a|b|c|d)*e`, `(?:a|b)(?:c|)`, `x(a|b)*y|z`,
	`(a|ab)(c|bcd)`, `(foo|bar)baz`, `^(?:PASS|ok)\b`,
	// Repetitions.
	`a*`, `a+`, `a?`, `a*?`, `a+?`, `a??`, `^a*$`, `^a+$`, `^a?$`, `^(ab)*$`, `^(ab)+$`, `^(a*)*$`, `^(a+)+$`, `^(a|b*)*$`, `^(a*)+b`, `(a?)*b`, `()*`, `()+a`, `(|a)+b`, `^(|a)+$`, `^(a??)*$`, `^(?:a*)?b`,
	`a{2}`, `a{2,}`, `a{2,3}`, `^a{2}$`, `^a{2,}$`, `^a{2,3}$`, `^a{0}$`, `a{0}b`, `^a{0,}$`, `^a{0,2}$`, `^a{1}$`, `^(ab){2}$`, `^(a|b){3}$`, `^(a{2}){2}$`, `^(a{1,2}b?){2,3}$`, `^(a?){3}$`, `^(a*){2,}$`, `^(a{0,2}b){1,2}$`,
	`^a{2}?$`, `^a{2,}?$`, `^a{2,3}?$`, `(a{500}){2}`, `x{1000}`, `.{3}`, `^.{0,5}$`, `(a{1000})*`, `(a*){1000}`, `(^|,){2}`, `()a{2}{`, `a+{`,
	`a.*b`, `a.*?b`, `^.*$`, `^a.*z$`, `.*.*.*b`, `(.*)(\d+)(.*)`, `^[^:]*:[^:]*$`,
	// Flags.
	`(?i)abc`, `(?i)ABC`, `(?i)é`, `(?i)É`, `(?i)k`, `(?i)s`, `(?i)ſ`, `(?i)K`, `(?i)[a-c]`, `(?i)[^a-c]`, `(?i)[k]`, `(?i)[^k]`, `(?i)\w`, `(?i)\W`, `(?i)^\W$`, `(?i)[\W]`, `(?i)[^\W]`, `(?i)[[:lower:]]`, `(?i)[[:^lower:]]`, `(?i)[^[:^upper:]]`, `(?i)^[[:^alpha:]]$`, `(?i)[à-ÿ]`, `(?i)[Σ]`, `(?i)σ`, `(?i)ß`, `(?i)İ`, `(?i)\x41`, `(?i)\Qab\E`,
	`(?i:a)b`, `(?i:a|b)c`, `a(?i)b`, `a(?i)b|c`, `(a(?i)b)c`, `((?i)a)b`, `(?i)a(?-i)b`, `(?i-s:a.)`, `(?si)a.b`, `(?im)^b$`, `(?ms)^.b`, `(?U)a+`, `(?)a`, `(?:)`, `(?i:)a`, `(?s-m:.)`, `(?i)1`, `(?i)(?:(?-i)a)b`, `(?-i-s)a`, `(?i-:a)`,
	// What people look for.
	`^ok\s+\S+`, `\b\d+ passed\b`, `(?i)error|fail(ed|ure)?`, `FAIL:? [A-Z]\w*`, `^\s*$`, `[0-9]{1,3}(\.[0-9]{1,3}){3}`, `HTTP/1\.[01]" 5\d\d`, `^\[?(INFO|WARN)\]?`, `0 (errors|warnings)`, `coverage: (9\d|100)(\.\d)?%`, `v\d+\.\d+\.\d+(-[\w.]+)?`, `\b(?:429|5\d\d)\b`, `timed? ?out`, `"status":\s*"ok"`, `^# tests \d+$`, `\x1b\[[0-9;]*m`, `ECONN(RESET|REFUSED)`, `^\S+@\S+\.\S+$`, `=== .* ===`, `(?i)not (yet|now)`,
	// No expressions.
	`(`, `)`, `a)`, `(a`, `((a)`, `[`, `[a`, `[^`, `[]`, `[a-`, `[b-a]`, `[a-\d]`, `[[:foo:]]`, `[[:alpha:]`, `[\b]`, `[\Qa\E]`, `[\1]`, `*`, `+a`, `?`, `(*a)`, `(|*)`, `a**`, `a+*`, `a*??`, `a{2}{3}`, `a{2}*`, `{2}`, `a|{2}`, `a{1001}`, `a{2,1}`, `a{1,1001}`, `a{99999999999}`, `(a{100}){11}`, `((a{10}){11}){10}`, `(a{1000}){2,}`, `(a{2,}){501}`, `(a{1000}b){2}`, `(a{600}|b){2}`, `((a{0,1000}){0}){9}`, `((a{0,}){1000}){2}`,
	`\`, `a\`, `\1`, `\8`, `\9`, `\19`, `\c`, `\q`, `\C`, `\Z`, `\E`, `\G`, `\é`, `\x`, `\x4`, `\xg0`, `\x{}`, `\x{41`, `\x{4g}`, `\x{110000}`, `\x{100000041}`, `\u0041`,
	`(?`, `(?i`, `(?x)a`, `(?=a)`, `(?!a)`, `(?<=a)`, `(?<!a)`, `(?>a)`, `(?#a)`, `(?-)`, `(?i-)`, `(?i-i`, `(?P>n)`, `(?P=n)`, "\xff", "[\xff]", "\\Q\xff", "a\\\xff",
}

var texts = []string{
	"", "a", "b", "c", "ab", "ba", "abc", "cab", "aa", "aaa", "aaaa", "aab", "aabb", "abab", "acb", "bcd", "abcd", "abbcd", "foobaz", "a b", "a-b", "a.b", "a+", "aa+b", "A", "AB", "ABC", "aBc", "k", "K", "K", "s", "S", "ſ", "é", "É", "éé", "σ", "ς", "Σ", "ß", "ẞ", "i", "İ", "ı",
	"\n", "a\n", "\nb", "a\nb", "a\n\nb", "\n\n", "b\nc", "\r\n", "\t", "\v", "\f", "\a", "\x00", " ", "  ", "_", "-", ".", "]", "[", "[]", "x[]", "\\", "/", "$", "^", "{", "}", "{2}", "a{", "a{,2}", "a{1", "a{01}", "a{1,x}", "{a}", "aa{", ":", ":a", "A2", "09", "7", "~", "\x7f", "\x80", "\xff", "a\xffb", "\xe6\x97", "�", "a�b", "日本", "日本語", "日", "😀", "\U0010ffff", "a日b",
	"xaby", "xy", "z", "yz", "a,,b", "é1", "a)b", `a\Qb`, strings.Repeat("a", 999), strings.Repeat("a", 1000), strings.Repeat("x", 1001), strings.Repeat("ab", 300) + "e", "dcbae",
	"ok  \tgoalkeeper/x\t0.1s", "12 passed, 0 failed", "Build FAILED", "--- FAIL: TestX (0.00s)", "   ", "127.0.0.1", `"GET / HTTP/1.1" 503 12`, "[INFO] up", "0 errors", "coverage: 97.5% of statements", "v1.2.3-rc.1", "status 429", "timed out", "time out", `{"status": "ok"}`, "# tests 12", "\x1b[1;31mred\x1b[0m", "read ECONNRESET", "a@b.de", "=== RUN ===", "Not Yet", "PASS", "passe", "ok",
}

// missing tells an expression that regexp takes and this package does not, of
// one of the kinds that its documentation lists.
func missing(expr string, err error) bool {
	for _, kind := range []string{
		"is not supported: write the characters",
		"named groups",
		"has nothing to repeat",
		"is no character",
		"groups are nested more than",
		"the pattern becomes too long",
	} {
		if !strings.Contains(err.Error(), kind) {
			continue
		}
		switch kind {
		case "has nothing to repeat":
			return strings.Contains(expr, "(?") || strings.Contains(expr, `\Q\E`)
		case "is no character":
			return surrogate.MatchString(expr)
		}
		return true
	}
	return false
}

var surrogate = regexp.MustCompile(`\\x\{0*[dD][89a-fA-F][0-9a-fA-F]{2}\}`)

// agree fails where a pattern and the standard package differ.
func agree(t *testing.T, expr string, texts ...string) {
	t.Helper()
	plain, plainErr := regexp.Compile(expr)
	p, err := Compile(expr)
	switch {
	case err != nil && plainErr != nil:
	case plainErr != nil:
		t.Errorf("%q is taken; regexp says %v", expr, plainErr)
	case err != nil && !missing(expr, err):
		t.Errorf("%q is refused: %v", expr, err)
	case err == nil:
		if p.String() != expr {
			t.Errorf("%q has become %q", expr, p)
		}
		if got, want := p.MatchesEmpty(), plain.MatchString(""); got != want {
			t.Errorf("%q matches the empty text: %t, regexp says %t", expr, got, want)
		}
		for _, text := range texts {
			if got, want := p.Match(text), plain.MatchString(text); got != want {
				t.Errorf("%q matches %q: %t, regexp says %t", expr, text, got, want)
			}
		}
	}
	if err != nil && (strings.Count(err.Error(), "\n") > 0 || !strings.HasPrefix(err.Error(), "at offset ") || !utf8.ValidString(err.Error())) {
		t.Errorf("%q: the error is not one clear line: %q", expr, err)
	}
}

func TestMatchesWhatRegexpMatches(t *testing.T) {
	for _, expr := range expressions {
		agree(t, expr, texts...)
	}
}

// Nothing in the table is refused that regexp takes.
func TestTakesWhatRegexpTakes(t *testing.T) {
	taken := 0
	for _, expr := range expressions {
		_, plainErr := regexp.Compile(expr)
		_, err := Compile(expr)
		if (err == nil) != (plainErr == nil) {
			t.Errorf("%q: %v; regexp: %v", expr, err, plainErr)
		}
		if err == nil {
			taken++
		}
	}
	if taken < 150 {
		t.Errorf("only %d expressions are taken", taken)
	}
}

// Each character, alone, beside the classes and cases that ask for it.
func TestClassesHoldTheSameCharacters(t *testing.T) {
	for _, expr := range []string{
		`^\w$`, `^\W$`, `^\s$`, `^\S$`, `^\d$`, `^\D$`, `^.$`, `^[[:punct:]]$`, `^[[:space:]]$`, `^[[:print:]]$`, `^[[:graph:]]$`, `^[[:cntrl:]]$`,
		`(?i)^\w$`, `(?i)^\W$`, `(?i)^[^\W]$`, `(?i)^[\W]$`, `(?i)^[[:^lower:]]$`, `(?i)^[[:upper:]k]$`, `(?i)^[^k-s]$`, `(?i)^[à-ÿ]$`, `(?i)^[Α-Ω]$`, `(?i)^[\x{10400}-\x{10420}]$`, `(?i)^[^\x{100}-\x{2000}]$`, `(?i)^ſ$`, `(?i)^ǆ$`,
	} {
		plain := regexp.MustCompile(expr)
		p, err := Compile(expr)
		if err != nil {
			t.Fatal(err)
		}
		for r := rune(0); r <= unicode.MaxRune; r++ {
			if r == 0x3000 && !strings.HasPrefix(expr, "(?i)") {
				break
			}
			if r == 0x1f000 {
				break // no letters with cases behind it
			}
			if text := string(r); p.Match(text) != plain.MatchString(text) {
				t.Errorf("%s matches %U: %t", expr, r, p.Match(text))
			}
		}
	}
}

// An error says what is wrong, and where.
func TestErrorsNameTheFaultAndItsPlace(t *testing.T) {
	for _, tt := range []struct{ expr, want string }{
		{`ab(c`, "at offset 2 of the pattern: ( is not closed"},
		{`ab)c`, `at offset 2 of the pattern: ) closes no (; \) is the character`},
		{`a[b-`, "at offset 1 of the pattern: [ is not closed"},
		{`[b-a]`, `at offset 1 of the pattern: the range "b-a" ends before it begins`},
		{`a*|*b`, `at offset 3 of the pattern: * has nothing to repeat; \* is the text itself`},
		{`é**`, "at offset 3 of the pattern: * behind another repetition; put that one in (?:…)"},
		{`a{3,2}`, "at offset 1 of the pattern: {3,2} has a minimum above its maximum"},
		{`a{1001}`, "at offset 1 of the pattern: {1001} repeats more than 1000 times"},
		{`(a{40}){30}`, "at offset 7 of the pattern: {30} and the repetitions inside make more than 1000 copies"},
		{`(a{20}b{20}c{20}){30}d{20}(e{20}f{20}g{20}h{20}i{20}j{20}k{20}l{20}m{20}n{20}){50}`, "at offset 78 of the pattern: the pattern becomes too long here (more than 10000 instructions)"},
		{strings.Repeat("(", 201), "at offset 200 of the pattern: groups are nested more than 200 deep"},
		{`x\p{Greek}`, `at offset 1 of the pattern: \p is not supported: write the characters, as in [a-zà-ÿ]`},
		{`[\PL]`, `at offset 1 of the pattern: \P is not supported: write the characters, as in [a-zà-ÿ]`},
		{`(?P<n>a)`, "at offset 0 of the pattern: named groups and looking around are not supported; a plain group is (…)"},
		{`(?x)a`, "at offset 0 of the pattern: no such group; there are (…), (?:…), (?i), (?m), (?s) and (?i:…)"},
		{`(a)\1`, `at offset 3 of the pattern: \1 would refer back to a group, which is not supported`},
		{`\y`, `at offset 0 of the pattern: no escape is called \y; \\ is a backslash`},
		{`a\`, `at offset 1 of the pattern: \ at the end; \\ is the character`},
		{`\xzz`, `at offset 0 of the pattern: \x takes two hexadecimal digits, or any number of them in braces`},
		{`\x{110000}`, `at offset 0 of the pattern: \x{110000} is no character`},
		{`[[:word :]]`, `at offset 1 of the pattern: no class is called "word "; there are [:alpha:], [:digit:], [:space:] and so on`},
		{"a\xff", "at offset 1 of the pattern: a byte that is not UTF-8"},
		{`a(?i)*`, `at offset 5 of the pattern: * has nothing to repeat; \* is the text itself`},
	} {
		_, err := Compile(tt.expr)
		if err == nil || err.Error() != tt.want {
			t.Errorf("%.20q: %v, want %s", tt.expr, err, tt.want)
		}
	}
}

// What would keep a backtracking matcher busy for years ends at once; the time
// limit of the test run is what fails otherwise.
func TestNothingIsTriedTwice(t *testing.T) {
	text := strings.Repeat("a", 20_000)
	for _, expr := range []string{`(a*)*b`, `(a|a)*b`, `(a|aa)+$b`, `(.*)(.*)(.*)(.*)b`, `(a?){30}a{30}b`, `^(([a-z])+.)+[A-Z]([a-z])+$`} {
		p, err := Compile(expr)
		if err != nil {
			t.Fatal(err)
		}
		if p.Match(text) {
			t.Errorf("%s matches", expr)
		}
	}
}

// However it is written, a program is not longer than the limit.
func TestProgramsStaySmall(t *testing.T) {
	for _, expr := range []string{
		strings.Repeat("a", 9_999), strings.Repeat("a", 10_001), strings.Repeat("|", 10_001), strings.Repeat("a|", 5_000), strings.Repeat("a{1000}", 11), strings.Repeat("(a{100}|b{100})", 50),
		`(` + strings.Repeat("a", 20) + `){1000}`, `(` + strings.Repeat("a?", 20) + `){500}`, `((((a|b)?|c)?|d){30}|e){30}`, `(){0,1000}`, `((){0,1000}|){1}`, `(((|){0,30}|){0,30}|)`, strings.Repeat("(", 200) + strings.Repeat(")*", 200),
	} {
		p, err := Compile(expr)
		if err == nil && len(p.prog) > maxProgram || err != nil && !strings.Contains(err.Error(), "too long") {
			t.Errorf("%.30q: %v", expr, err)
		}
		agree(t, expr, texts...)
	}
}

// Expressions put together at random from what the syntax is made of.
func TestRandomExpressionsMatchWhatRegexpMatches(t *testing.T) {
	parts := strings.Fields(`a b c k s 1 _ é ſ . \. ^ $ \b \B \A \z \d \W \w \s \n \x41 \x{e9} \Qa*\E \Q\E [ab] [^a] [^\w] [\D_] [b-z] [[:alpha:]] [[:^upper:]] ( ( (?: (?i: (?m: (?s: (?i) (?m) (?-i) ) ) ) ) | | * + ? *? {2} {0} {1,} {0,2} {1,3}? { ] -`)
	letters := []string{"a", "b", "c", "k", "K", "s", "S", "ſ", "A", "1", "_", "é", "É", "\n", " ", ".", "*", "-", "\xff", "K"}
	chance := rand.New(rand.NewPCG(1, 2))
	word := func(from []string, n int) string {
		var b strings.Builder
		for range chance.IntN(n + 1) {
			b.WriteString(from[chance.IntN(len(from))])
		}
		return b.String()
	}
	taken := 0
	for range 50_000 {
		expr := word(parts, 10)
		if open := strings.Count(expr, "(") - strings.Count(expr, ")"); open > 0 {
			expr += strings.Repeat(")", open-min(open, strings.Count(expr, "(?i)")+strings.Count(expr, "(?m)")))
		}
		agree(t, expr, word(letters, 6), word(letters, 6), word(letters, 6))
		if _, err := Compile(expr); err == nil {
			taken++
		}
	}
	if taken < 10_000 {
		t.Errorf("only %d expressions are taken", taken)
	}
}

func FuzzMatchesWhatRegexpMatches(f *testing.F) {
	for i, expr := range expressions {
		f.Add(expr, texts[i%len(texts)])
	}
	f.Fuzz(func(t *testing.T, expr, text string) {
		if len(expr) > 200 || len(text) > 2000 {
			t.Skip()
		}
		agree(t, expr, text, text+text, "\n"+text+"\n")
	})
}

func BenchmarkMatch(b *testing.B) {
	line := "ok  \tgoalkeeper/internal/proof\t0.412s\n"
	for _, bb := range []struct{ name, expr, text string }{
		{"literal, long text", `FAILED`, strings.Repeat(line, 25_000)},
		{"alternatives, long text", `(?i)error|fail(ed|ure)?`, strings.Repeat(line, 25_000)},
		{"line", `^ok\s+\S+/policy`, line},
	} {
		p, err := Compile(bb.expr)
		if err != nil {
			b.Fatal(err)
		}
		plain := regexp.MustCompile(bb.expr)
		for _, m := range []struct {
			name  string
			match func(string) bool
		}{{"pattern", p.Match}, {"regexp", plain.MatchString}} {
			b.Run(bb.name+"/"+m.name, func(b *testing.B) {
				b.SetBytes(int64(len(bb.text)))
				b.ReportAllocs()
				for b.Loop() {
					m.match(bb.text)
				}
			})
		}
	}
}
