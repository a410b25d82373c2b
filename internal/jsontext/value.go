package jsontext

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// Type is what kind of a value a Value is.
type Type uint8

// The types of values. Null is also the type of a value that is not there.
const (
	Null Type = iota
	False
	Number
	String
	True
	Composite // an object or array
)

// Value is a JSON value in a text. The members of an object and the elements of
// an array are read when they are asked for. The zero Value is one that is not
// there.
type Value struct {
	Type  Type
	Raw   string  // as it is written
	Str   string  // of a string: its text
	Num   float64 // of a number
	Index int     // where Raw begins in the text that was parsed
}

// Parse returns the first value of text. Of text that is not valid JSON it
// returns what can be made of it; Valid tells.
func Parse(text string) Value {
	v, _ := valueAt(text, skipSpace(text, 0), 0)
	return v
}

// ParseBytes is Parse for bytes.
func ParseBytes(raw []byte) Value { return Parse(string(raw)) }

// Exists reports whether the value is there.
func (v Value) Exists() bool { return v.Raw != "" }

// IsObject reports whether the value is an object.
func (v Value) IsObject() bool { return v.Type == Composite && v.Raw[0] == '{' }

// IsArray reports whether the value is an array.
func (v Value) IsArray() bool { return v.Type == Composite && v.Raw[0] == '[' }

// Bool returns true for true, for a text that says so and for a number that is
// not zero.
func (v Value) Bool() bool {
	switch v.Type {
	case String:
		yes, _ := strconv.ParseBool(strings.ToLower(v.Str))
		return yes
	case Number:
		return v.Num != 0
	}
	return v.Type == True
}

// Int returns a number without its fraction, 0 for any other value.
func (v Value) Int() int64 {
	if v.Type != Number {
		return 0
	}
	if n, err := strconv.ParseInt(v.Raw, 10, 64); err == nil {
		return n
	}
	return int64(v.Num)
}

// Float returns a number, 0 for any other value.
func (v Value) Float() float64 { return v.Num }

// String returns the text of a string, "" for null, and any other value as it
// is written.
func (v Value) String() string {
	switch v.Type {
	case String:
		return v.Str
	case Null:
		return ""
	}
	return v.Raw
}

// Get walks into objects by key, the first of its name. A step that is not
// there gives the zero Value.
func (v Value) Get(keys ...string) Value {
	for _, key := range keys {
		var next Value
		if v.IsObject() {
			v.ForEach(func(k, member Value) bool {
				if k.Str == key {
					next = member
				}
				return k.Str != key
			})
		}
		v = next
	}
	return v
}

// At walks along a path of keys and, in arrays, of indexes from 0, which are
// separated by dots.
func (v Value) At(path string) Value {
	for path != "" && v.Exists() {
		step, rest, _ := strings.Cut(path, ".")
		path = rest
		if !v.IsArray() {
			v = v.Get(step)
			continue
		}
		n, err := strconv.Atoi(step)
		if err != nil || n < 0 {
			return Value{}
		}
		var found Value
		v.ForEach(func(_, e Value) bool {
			if n == 0 {
				found = e
			}
			n--
			return n >= 0
		})
		v = found
	}
	return v
}

// Array returns the values of an array, none for null, and any other value as
// the only one.
func (v Value) Array() []Value {
	if v.Type == Null {
		return nil
	}
	if !v.IsArray() {
		return []Value{v}
	}
	var list []Value
	v.ForEach(func(_, e Value) bool {
		list = append(list, e)
		return true
	})
	return list
}

// ForEach calls each for the members of an object or, without keys, the
// elements of an array, until it returns false. Other values have none.
func (v Value) ForEach(each func(key, value Value) bool) {
	if v.Type != Composite {
		return
	}
	object := v.Raw[0] == '{'
	for i := 1; ; {
		i = skip(v.Raw, i, ',')
		if i >= len(v.Raw) || v.Raw[i] == '}' || v.Raw[i] == ']' {
			return
		}
		var key Value
		if object {
			if key, i = valueAt(v.Raw, i, v.Index); key.Type != String {
				return
			}
			i = skip(v.Raw, i, ':')
		}
		value, end := valueAt(v.Raw, i, v.Index)
		if !value.Exists() || !each(key, value) {
			return
		}
		i = end
	}
}

// valueAt reads the value that begins at text[i]; base is where text lies.
func valueAt(text string, i, base int) (v Value, end int) {
	if i >= len(text) {
		return Value{}, i
	}
	switch c := text[i]; {
	case c == '"':
		end = stringEnd(text, i)
		v = Value{Type: String, Str: unquote(text[i:end])}
	case c == '{' || c == '[':
		end = compositeEnd(text, i)
		v = Value{Type: Composite}
	default:
		for end = i; end < len(text) && !isEnd(text[end]); end++ {
		}
		switch word := text[i:end]; {
		case word == "true":
			v.Type = True
		case word == "false":
			v.Type = False
		case c == '-' || '0' <= c && c <= '9':
			v.Type = Number
			v.Num, _ = strconv.ParseFloat(word, 64)
		}
	}
	v.Raw, v.Index = text[i:end], base+i
	return v, end
}

// isEnd reports whether c ends a number or word.
func isEnd(c byte) bool { return c <= ' ' || c == ',' || c == ']' || c == '}' || c == ':' }

func skipSpace(text string, i int) int {
	for i < len(text) && (text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t') {
		i++
	}
	return i
}

// skip passes over blanks and one kind of mark.
func skip(text string, i int, mark byte) int {
	for i < len(text) && (text[i] == mark || text[i] == ' ' || text[i] == '\n' || text[i] == '\r' || text[i] == '\t') {
		i++
	}
	return i
}

// stringEnd is the offset behind the string that begins at text[i], or the
// text's length.
func stringEnd(text string, i int) int {
	for i++; i < len(text); i++ {
		n := strings.IndexByte(text[i:], '"')
		if n < 0 {
			break
		}
		slashes := 0
		for slashes < n && text[i+n-1-slashes] == '\\' {
			slashes++
		}
		i += n
		if slashes%2 == 0 {
			return i + 1
		}
	}
	return len(text)
}

// compositeEnd is the offset behind the object or array that begins at text[i],
// or the text's length.
func compositeEnd(text string, i int) int {
	for depth := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			i = stringEnd(text, i) - 1
		case '{', '[':
			depth++
		case '}', ']':
			if depth--; depth == 0 {
				return i + 1
			}
		}
	}
	return len(text)
}

// unquote returns the text of a string as it is written. Half a surrogate pair
// is U+FFFD; an escape that is none stays as it stands.
func unquote(raw string) string {
	raw = strings.TrimSuffix(raw[1:], `"`)
	at := strings.IndexByte(raw, '\\')
	if at < 0 {
		return raw
	}
	text := make([]byte, 0, len(raw))
	for ; at >= 0; at = strings.IndexByte(raw, '\\') {
		text = append(text, raw[:at]...)
		raw = raw[at:]
		r, n := escape(raw)
		if n == 0 {
			text, raw = append(text, '\\'), raw[1:]
			continue
		}
		text, raw = utf8.AppendRune(text, r), raw[n:]
	}
	return string(append(text, raw...))
}

// escape reads the escape that text begins with, of n bytes; 0 if it is none.
func escape(text string) (r rune, n int) {
	if len(text) < 2 {
		return 0, 0
	}
	switch text[1] {
	case '"', '\\', '/':
		return rune(text[1]), 2
	case 'b':
		return '\b', 2
	case 'f':
		return '\f', 2
	case 'n':
		return '\n', 2
	case 'r':
		return '\r', 2
	case 't':
		return '\t', 2
	}
	r, ok := unit(text)
	if !ok {
		return 0, 0
	}
	if !utf16.IsSurrogate(r) {
		return r, 6
	}
	if low, ok := unit(text[6:]); ok {
		if pair := utf16.DecodeRune(r, low); pair != utf8.RuneError {
			return pair, 12
		}
	}
	return utf8.RuneError, 6
}

// unit reads \uXXXX.
func unit(text string) (rune, bool) {
	if len(text) < 6 || text[0] != '\\' || text[1] != 'u' {
		return 0, false
	}
	n, err := strconv.ParseUint(text[2:6], 16, 16)
	return rune(n), err == nil
}
