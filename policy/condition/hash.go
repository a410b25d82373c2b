package condition

import (
	"errors"
	"strings"
	"unicode/utf8"

	"goalkeeper/internal/digest"
)

// HashLen is the length of a condition hash in hexadecimal digits.
const HashLen = 12

// Hash returns the condition hash of text: the first 12 hexadecimal digits of
// the SHA-256 of Normalize(text) (seed 000, step 5).
func Hash(text string) string {
	return digest.Hex([]byte(Normalize(text)))[:HashLen]
}

// Normalize returns the form of text that is hashed: CRLF and lone CR become LF,
// trailing white space goes from each line, trailing empty lines go from the
// end. Leading blanks, blank lines between others, a BOM and the composition of
// characters stay as they are.
func Normalize(text string) string {
	lines := strings.Split(unixLines(text), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRightFunc(line, blankRune)
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

func unixLines(text string) string {
	return strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
}

// OneLine returns text on a single line, as a prompt takes it: each line without
// the white space around it, empty lines left out, joined with one space.
func OneLine(text string) string {
	var kept []string
	for _, line := range strings.Split(unixLines(text), "\n") {
		if line = strings.TrimFunc(line, blankRune); line != "" {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, " ")
}

// FromBytes reads a condition as a file or a pipe holds it: without the line
// ends at its end, which no editor lets a person avoid and which would count
// against MaxLength. Text that is not UTF-8 is an error.
func FromBytes(b []byte) (string, error) {
	if !utf8.Valid(b) {
		return "", errors.New("the condition is not UTF-8 text: save it as UTF-8")
	}
	return strings.TrimRight(string(b), "\r\n"), nil
}
