package condition

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode"
)

// workedExample is the condition of seed 000, Worked Example, as printed.
const workedExample = "All remaining milestones in add-jwt-auth/tasks.md have Status: COMPLETE;\n" +
	"add-jwt-auth-provenance.log contains a \"MILESTONE COMPLETE\" line for each;\n" +
	"git tag add-jwt-auth-complete exists;\n" +
	"`make ci` exits 0;\n" +
	"or stop after 5 turns."

func TestHash(t *testing.T) {
	abc := Hash("a\n\n  b\nc")
	for _, tt := range []struct{ name, text, want string }{
		// req: condition/hash-worked-example
		{"worked example", workedExample, "a064c5aa61a0"},
		// req: condition/hash-empty
		{"empty", "", "e3b0c44298fc"},
		{"only blanks", " \t\r\n\n\u3000\r", "e3b0c44298fc"},
		// req: condition/hash-line-ends
		{"CRLF", "a\r\n\r\n  b\r\nc\r\n", abc},
		{"CR", "a\r\r  b\rc\r", abc},
		{"mixed", "a\n\r\n  b\rc", abc},
		// req: condition/hash-trailing-blanks
		{"blanks at line ends", "a \t\n\u00a0\u2003\n  b\x1c\x1f\u3000\nc\u2028\x0b\x0c\u0085", abc},
		// req: condition/hash-trailing-lines
		{"lines at the end", "a\n\n  b\nc\n\n \n", abc},
	} {
		if got := Hash(tt.text); got != tt.want {
			t.Errorf("%s: Hash(%q) = %s, want %s", tt.name, tt.text, got, tt.want)
		}
	}
	for _, other := range []string{
		// req: condition/hash-what-counts
		"a\n\nb\nc", "a\n  b\nc", " a\n\n  b\nc", "\na\n\n  b\nc", "\uFEFFa\n\n  b\nc", "a\n\n  b\nc\u200b",
		"a\u2028\n  b\nc", "a\x0b\x0b  b\nc",
	} {
		if Hash(other) == abc {
			t.Errorf("Hash(%q) is that of another text", other)
		}
	}
	if Hash("é") == Hash("e\u0301") {
		t.Error("NFC and NFD hash the same")
	}
	if got := Hash("x\xff"); got == Hash("x\uFFFD") {
		t.Error("a byte that is no UTF-8 is replaced before it is hashed")
	}
}

// plainHash is the second implementation: the rules of the seed, one by one.
func plainHash(text string) string {
	text = regexp.MustCompile("\r\n|\r").ReplaceAllString(text, "\n")
	var out []byte
	for _, l := range strings.SplitAfter(text, "\n") {
		body, _, _ := strings.Cut(l, "\n")
		for body != "" {
			r := []rune(body)
			last := r[len(r)-1]
			if !unicode.Is(unicode.White_Space, last) && (last < 0x1c || last > 0x1f) {
				break
			}
			body = strings.TrimSuffix(body, string(last))
		}
		out = append(out, body...)
		if strings.HasSuffix(l, "\n") {
			out = append(out, '\n')
		}
	}
	for len(out) > 0 && out[len(out)-1] == '\n' {
		out = out[:len(out)-1]
	}
	return fmt.Sprintf("%x", sha256.Sum256(out))[:12]
}

func FuzzHash(f *testing.F) {
	for _, s := range []string{workedExample, "", "a \r\n\r b\u3000\x1f\n\n", "\uFEFFx\u200b", "\xff \n", "e\u0301\u0085\r"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got := Hash(text)
		if want := plainHash(text); got != want {
			t.Errorf("Hash(%q) = %s, plainly %s", text, got, want)
		}
		if again := Hash(Normalize(text)); again != got {
			t.Errorf("Hash(Normalize(%q)) = %s, want %s", text, again, got)
		}
		line := OneLine(text)
		if strings.ContainsAny(line, "\r\n") || OneLine(line) != line || Normalize(line) != line {
			t.Errorf("OneLine(%q) = %q", text, line)
		}
	})
}

// req: condition/one-line
func TestOneLine(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"a;\n  b \r\n\r\nc", "a; b c"},
		{"\n a  b \n", "a  b"},
		{"", ""},
	} {
		if got := OneLine(tt.text); got != tt.want {
			t.Errorf("OneLine(%q) = %q, want %q", tt.text, got, tt.want)
		}
	}
}

func TestFromBytes(t *testing.T) {
	for _, tt := range []struct{ in, want string }{{"a\r\n", "a"}, {"a\n\n", "a"}, {"\uFEFFa ", "\uFEFFa "}, {"", ""}} {
		if got, err := FromBytes([]byte(tt.in)); err != nil || got != tt.want {
			t.Errorf("FromBytes(%q) = %q, %v, want %q", tt.in, got, err, tt.want)
		}
	}
	if _, err := FromBytes([]byte("a\xff")); err == nil {
		t.Error("text that is not UTF-8 is taken")
	}
}
