package hooks

import (
	"bytes"

	"goalkeeper/internal/jsontext"
)

// members calls each with every member of the JSON object in raw: its key, as
// written, and its value's text. Strings are passed over by a search for
// their quotation mark, so that a prompt of a megabyte costs next to nothing.
// It reports whether raw is one object with well-formed members.
func members(raw []byte, each func(key, value string)) bool {
	text := string(raw) // copied once, for all keys and values
	i := skipSpace(raw, 0)
	if i >= len(raw) || raw[i] != '{' {
		return false
	}
	i = skipSpace(raw, i+1)
	if i < len(raw) && raw[i] == '}' {
		return skipSpace(raw, i+1) == len(raw)
	}
	for {
		key := stringEnd(raw, i)
		if key < 0 {
			return false
		}
		colon := skipSpace(raw, key)
		if colon >= len(raw) || raw[colon] != ':' {
			return false
		}
		start := skipSpace(raw, colon+1)
		end := memberEnd(raw, start)
		if end < 0 {
			return false
		}
		each(text[i+1:key-1], text[start:end])
		i = skipSpace(raw, end)
		switch {
		case i >= len(raw):
			return false
		case raw[i] == '}':
			return skipSpace(raw, i+1) == len(raw)
		case raw[i] != ',':
			return false
		}
		i = skipSpace(raw, i+1)
	}
}

// memberEnd returns the offset behind the value that begins at i, -1 if it is
// none. A long string is taken as it stands; its escapes are checked when it
// is used.
func memberEnd(raw []byte, i int) int {
	if i >= len(raw) {
		return -1
	}
	if raw[i] == '"' {
		return stringEnd(raw, i)
	}
	end := i
	if raw[i] == '{' || raw[i] == '[' {
		var v valueEnd
		n := v.scan(raw[i:])
		if n < 0 {
			return -1
		}
		end = i + n
	} else {
		for end < len(raw) && !bytes.ContainsRune([]byte(",}] \t\r\n"), rune(raw[end])) {
			end++
		}
	}
	if !jsontext.ValidBytes(raw[i:end]) {
		return -1
	}
	return end
}

// stringEnd returns the offset behind the string that begins at i, -1 if none
// does.
func stringEnd(raw []byte, i int) int {
	if i >= len(raw) || raw[i] != '"' {
		return -1
	}
	for at := i + 1; ; {
		n := bytes.IndexByte(raw[at:], '"')
		if n < 0 {
			return -1
		}
		at += n + 1
		if !escaped(raw[i+1 : at-1]) {
			return at
		}
	}
}

// escaped reports whether what follows text within a string is escaped: an
// odd number of backslashes ends it.
func escaped(text []byte) bool {
	n := len(text) - len(bytes.TrimRight(text, `\`))
	return n%2 == 1
}

func skipSpace(raw []byte, i int) int {
	for i < len(raw) && (raw[i] == ' ' || raw[i] == '\n' || raw[i] == '\r' || raw[i] == '\t') {
		i++
	}
	return i
}
