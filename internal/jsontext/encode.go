package jsontext

import (
	"bytes"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// Raw is JSON that is written as it stands, but for the blanks around it.
type Raw []byte

// Marshal writes a value as encoding/json does, without escapes for HTML:
// strings, numbers, booleans, times, lists, maps with string keys, structs by
// their json tags, pointers and interfaces of these, and Raw. Anything else is
// null.
func Marshal(v any) []byte { return appendAny(nil, reflect.ValueOf(v)) }

func appendAny(dst []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.String:
		return appendText(dst, v.String(), false)
	case reflect.Bool:
		return strconv.AppendBool(dst, v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.AppendInt(dst, v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.AppendUint(dst, v.Uint(), 10)
	case reflect.Float32, reflect.Float64:
		return appendFloat(dst, v.Float())
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			return appendAny(dst, v.Elem())
		}
	case reflect.Slice, reflect.Array:
		return appendSlice(dst, v)
	case reflect.Map:
		if !v.IsNil() {
			return appendMap(dst, v)
		}
	case reflect.Struct:
		if t, ok := v.Interface().(time.Time); ok {
			return append(t.AppendFormat(append(dst, '"'), time.RFC3339Nano), '"')
		}
		dst, _ = appendFields(append(dst, '{'), v, true)
		return append(dst, '}')
	}
	return append(dst, "null"...)
}

func appendSlice(dst []byte, v reflect.Value) []byte {
	if raw, ok := v.Interface().(Raw); ok && len(raw) > 0 {
		return append(dst, bytes.TrimSpace(raw)...)
	}
	if v.Kind() == reflect.Slice && v.IsNil() {
		return append(dst, "null"...)
	}
	dst = append(dst, '[')
	for i := range v.Len() {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = appendAny(dst, v.Index(i))
	}
	return append(dst, ']')
}

func appendMap(dst []byte, v reflect.Value) []byte {
	keys := make([]string, 0, v.Len())
	for _, key := range v.MapKeys() {
		keys = append(keys, key.String())
	}
	slices.Sort(keys)
	dst = append(dst, '{')
	for i, key := range keys {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(appendText(dst, key, false), ':')
		dst = appendAny(dst, v.MapIndex(reflect.ValueOf(key).Convert(v.Type().Key())))
	}
	return append(dst, '}')
}

// appendFields writes the fields of a struct, those of an embedded one among
// them; first tells whether nothing stands before them.
func appendFields(dst []byte, v reflect.Value, first bool) ([]byte, bool) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		tag := fieldTag(f)
		field := v.Field(i)
		switch {
		case f.Anonymous && tag.name == "":
			dst, first = appendFields(dst, field, first)
			continue
		case !f.IsExported() || tag.name == "-", tag.omitEmpty && isEmpty(field), tag.omitZero && field.IsZero():
			continue
		}
		if !first {
			dst = append(dst, ',')
		}
		first = false
		name := tag.name
		if name == "" {
			name = f.Name
		}
		dst = appendAny(append(appendText(dst, name, false), ':'), field)
	}
	return dst, first
}

// tag is what a field's json tag says.
type tag struct {
	name                string
	omitEmpty, omitZero bool
}

func fieldTag(f reflect.StructField) tag {
	name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
	return tag{name, options == "omitempty", options == "omitzero"}
}

func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Slice, reflect.Map, reflect.Array, reflect.String:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}

// appendFloat writes a number as encoding/json does: very large and very small
// ones with an exponent.
func appendFloat(dst []byte, f float64) []byte {
	format := byte('f')
	if abs := max(f, -f); abs != 0 && (abs < 1e-6 || abs >= 1e21) {
		format = 'e'
	}
	from := len(dst)
	dst = strconv.AppendFloat(dst, f, format, -1, 64)
	if n := len(dst); format == 'e' && n-from >= 4 && dst[n-4] == 'e' && dst[n-3] == '-' && dst[n-2] == '0' { // e-09 is e-9
		dst = append(dst[:n-2], dst[n-1])
	}
	return dst
}

// AppendString writes a string such that it can stand in HTML too; text that is
// no valid UTF-8 is made so.
func AppendString(dst []byte, s string) []byte { return appendText(dst, s, true) }

const hexDigits = "0123456789abcdef"

func appendText(dst []byte, s string, html bool) []byte {
	dst = append(slices.Grow(dst, len(s)+2), '"')
	from := 0 // what was not written yet
	for i := 0; i < len(s); {
		c := s[i]
		if c < utf8.RuneSelf {
			escape := ""
			switch c {
			case '"', '\\':
				escape = string(rune(c))
			case '\b':
				escape = "b"
			case '\f':
				escape = "f"
			case '\n':
				escape = "n"
			case '\r':
				escape = "r"
			case '\t':
				escape = "t"
			default:
				if c < ' ' || html && (c == '<' || c == '>' || c == '&') {
					escape = string([]byte{'u', '0', '0', hexDigits[c>>4], hexDigits[c&15]})
				}
			}
			if escape != "" {
				dst = append(append(append(dst, s[from:i]...), '\\'), escape...)
				from = i + 1
			}
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == utf8.RuneError && n == 1:
			dst = append(dst, s[from:i]...)
			if html {
				dst = append(dst, "\ufffd"...)
			} else {
				dst = append(dst, `\ufffd`...)
			}
			from = i + 1
		case r == '\u2028' || r == '\u2029': // line ends to JavaScript
			dst = append(append(append(dst, s[from:i]...), `\u202`...), hexDigits[r&15])
			from = i + n
		}
		i += n
	}
	return append(append(dst, s[from:]...), '"')
}

// Indent lays valid JSON out over lines: each level one unit deeper, the lines
// after the first behind prefix.
func Indent(text, prefix, unit string) string {
	var b strings.Builder
	depth := 0
	line := func() {
		b.WriteString("\n" + prefix)
		for range depth {
			b.WriteString(unit)
		}
	}
	for i := skipSpace(text, 0); i < len(text); i = skipSpace(text, i) {
		c := text[i]
		switch c {
		case '"':
			end := stringEnd(text, i)
			b.WriteString(text[i:end])
			i = end
			continue
		case '{', '[':
			b.WriteByte(c)
			if i = skipSpace(text, i+1); i < len(text) && text[i] == c+2 { // nothing in it
				b.WriteByte(text[i])
				i++
				continue
			}
			depth++
			line()
			continue
		case '}', ']':
			depth--
			line()
			b.WriteByte(c)
		case ',':
			b.WriteByte(c)
			line()
		case ':':
			b.WriteString(": ")
		default:
			b.WriteByte(c)
		}
		i++
	}
	return b.String()
}
