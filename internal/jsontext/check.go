package jsontext

import (
	"strconv"
	"unicode/utf8"
)

// SyntaxError says why a text is not JSON.
type SyntaxError struct {
	Offset int // of the character at fault, or the text's length
	What   string
}

func (e *SyntaxError) Error() string { return e.What }

// Valid reports whether text is one JSON value.
func Valid(text string) bool { return Check(text) == nil }

// ValidBytes is Valid for bytes.
func ValidBytes(raw []byte) bool { return Valid(string(raw)) }

// expected is what may stand at a place of a text.
type expected uint8

const (
	aValue     expected = iota
	anElement           // a value, or the array's end
	aMember             // a key, or the object's end
	aKey                //
	aColon              //
	aSeparator          // a comma, or the end of what is open
)

// Check returns why text is not one JSON value, nil if it is. It does not
// recur, so that no nesting is too deep for it.
func Check(text string) *SyntaxError {
	open := make([]byte, 0, 32) // brackets that are not closed yet
	next := aValue
	for i := skipSpace(text, 0); ; i = skipSpace(text, i) {
		if i == len(text) {
			if next == aSeparator && len(open) == 0 {
				return nil
			}
			return &SyntaxError{i, "unexpected end of JSON input"}
		}
		c := text[i]
		closes := (next == anElement || next == aSeparator) && c == ']' || (next == aMember || next == aSeparator) && c == '}'
		if closes && len(open) > 0 && open[len(open)-1] == c-2 { // ASCII: a bracket and its end are two apart
			open, next = open[:len(open)-1], aSeparator
			i++
			continue
		}
		switch next {
		case aValue, anElement:
			if c == '{' || c == '[' {
				open, next = append(open, c), anElement
				if c == '{' {
					next = aMember
				}
				i++
				continue
			}
			end, fault := scalarEnd(text, i)
			if fault != nil {
				return fault
			}
			i, next = end, aSeparator
		case aMember, aKey:
			if c != '"' {
				return invalid(text, i, "looking for beginning of object key string")
			}
			end, fault := checkString(text, i)
			if fault != nil {
				return fault
			}
			i, next = end, aColon
		case aColon:
			if c != ':' {
				return invalid(text, i, "after object key")
			}
			i, next = i+1, aValue
		case aSeparator:
			switch {
			case len(open) == 0:
				return invalid(text, i, "after top-level value")
			case c != ',' && open[len(open)-1] == '{':
				return invalid(text, i, "after object key:value pair")
			case c != ',':
				return invalid(text, i, "after array element")
			}
			i, next = i+1, aValue
			if open[len(open)-1] == '{' {
				next = aKey
			}
		}
	}
}

func invalid(text string, i int, where string) *SyntaxError {
	if i >= len(text) {
		return &SyntaxError{len(text), "unexpected end of JSON input"}
	}
	r, _ := utf8.DecodeRuneInString(text[i:])
	quoted := strconv.QuoteRune(r)
	if r == '"' {
		quoted = `'"'`
	}
	return &SyntaxError{i, "invalid character " + quoted + " " + where}
}

// scalarEnd checks the string, number or word that begins at text[i].
func scalarEnd(text string, i int) (int, *SyntaxError) {
	switch c := text[i]; {
	case c == '"':
		return checkString(text, i)
	case c == '-' || '0' <= c && c <= '9':
		return checkNumber(text, i)
	}
	for _, word := range [...]string{"true", "false", "null"} {
		if text[i] != word[0] {
			continue
		}
		for n := 1; n < len(word); n++ {
			if i+n == len(text) || text[i+n] != word[n] {
				return 0, invalid(text, i+n, "in literal "+word)
			}
		}
		return i + len(word), nil
	}
	return 0, invalid(text, i, "looking for beginning of value")
}

func checkString(text string, i int) (int, *SyntaxError) {
	for i++; i < len(text); i++ {
		switch c := text[i]; {
		case c == '"':
			return i + 1, nil
		case c < ' ':
			return 0, invalid(text, i, "in string literal")
		case c == '\\':
			if i++; i == len(text) {
				return 0, invalid(text, i, "")
			}
			switch text[i] {
			case '"', '\\', '/', 'b', 'f', 'n', 'r', 't':
			case 'u':
				for range 4 {
					if i++; i == len(text) || !isHex(text[i]) {
						return 0, invalid(text, i, "in \\u hexadecimal character escape")
					}
				}
			default:
				return 0, invalid(text, i, "in string escape code")
			}
		}
	}
	return 0, invalid(text, i, "")
}

func isHex(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'f' || 'A' <= c && c <= 'F'
}

func checkNumber(text string, i int) (int, *SyntaxError) {
	if text[i] == '-' {
		i++
	}
	digits := func(where string) *SyntaxError {
		if i == len(text) || text[i] < '0' || text[i] > '9' {
			return invalid(text, i, where)
		}
		for i < len(text) && '0' <= text[i] && text[i] <= '9' {
			i++
		}
		return nil
	}
	if i < len(text) && text[i] == '0' {
		i++
	} else if fault := digits("in numeric literal"); fault != nil {
		return 0, fault
	}
	if i < len(text) && text[i] == '.' {
		i++
		if fault := digits("after decimal point in numeric literal"); fault != nil {
			return 0, fault
		}
	}
	if i < len(text) && (text[i] == 'e' || text[i] == 'E') {
		if i++; i < len(text) && (text[i] == '+' || text[i] == '-') {
			i++
		}
		if fault := digits("in exponent of numeric literal"); fault != nil {
			return 0, fault
		}
	}
	return i, nil
}
