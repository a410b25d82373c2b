// Package yaml reads YAML 1.2 as CI and task files are written in it. It is
// here because a hook is a process start and the library's is felt in it
// (DESIGN §15); the tests hold it equal to the library.
//
// A mapping is a Map, a sequence an []any, null is nil, and every other
// scalar a string as it is written, which keeps 3.10 apart from 3.1; only
// True and TRUE are true, False and FALSE false. A tag is read over, but behind
// one other than !!null and !!bool a plain null or True is a text.
package yaml

import (
	"errors"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Map is a mapping with its keys in order, merged ones first; a key that is
// no scalar is "".
type Map []Entry

// Entry is one key of a mapping.
type Entry struct {
	Key   string
	Value any
}

// What an odd document may cost: maxNodes counts what an alias stands for
// again each time.
const (
	maxDepth = 1000
	maxNodes = 200_000
)

// Parse reads the first document of a stream that has a value; nil when none
// has. What follows it is not looked at. An error is one line and names the
// line of the stream.
func Parse(src string) (any, error) {
	src = strings.TrimPrefix(src, "\ufeff")
	if strings.Contains(src, "\r") {
		src = strings.ReplaceAll(strings.ReplaceAll(src, "\r\n", "\n"), "\r", "\n")
	}
	if !utf8.ValidString(src) {
		src = string([]rune(src))
	}
	marker, next, marked := 0, 0, false // a marker, the text behind it, whether it is ---
	for next < len(src) {
		end, after := documentEnd(src, next)
		r := reader{src: src[:end], pos: next, bol: marker, first: -1, anchors: map[string]anchored{}}
		doc := r.document(marked)
		if r.fault != "" {
			return nil, errors.New("line " + strconv.Itoa(1+strings.Count(src[:r.faultAt], "\n")) + ": " + r.fault)
		}
		if doc != nil {
			return doc, nil
		}
		marker, next, marked = end, after, strings.HasPrefix(src[end:], "---")
	}
	return nil, nil
}

// documentEnd finds the next line that is a --- or ... marker: where it
// begins and where the text behind it does.
func documentEnd(src string, at int) (end, after int) {
	if at > 0 { // behind a marker
		at = lineEnd(src, at)
	}
	for at < len(src) {
		if src[at] == '\n' {
			at++
		}
		line := src[at:]
		if strings.HasPrefix(line, "---") || strings.HasPrefix(line, "...") {
			if len(line) == 3 || isSpace(line[3]) {
				return at, at + 3
			}
		}
		at = lineEnd(src, at)
	}
	return len(src), len(src)
}

func lineEnd(src string, at int) int {
	if i := strings.IndexByte(src[at:], '\n'); i >= 0 {
		return at + i
	}
	return len(src)
}

// Get walks into mappings by key; a missing step gives nil.
func Get(v any, keys ...string) any {
	for _, key := range keys {
		m, _ := v.(Map)
		v = nil
		for _, e := range m {
			if e.Key == key {
				v = e.Value
			}
		}
	}
	return v
}

// Each calls f for each key of a mapping, in order.
func Each(v any, f func(key string, value any)) {
	m, _ := v.(Map)
	for _, e := range m {
		f(e.Key, e.Value)
	}
}

// Text is a scalar as text, "" for anything else.
func Text(v any) string {
	s, _ := v.(string)
	return s
}

// List is a sequence, or a lone value as a sequence of one.
func List(v any) []any {
	switch x := v.(type) {
	case nil:
		return nil
	case []any:
		return x
	default:
		return []any{x}
	}
}

// Strings are the scalars of a sequence, nested ones too; empty ones are left
// out.
func Strings(v any) []string {
	var out []string
	for _, x := range List(v) {
		if l, ok := x.([]any); ok {
			out = append(out, Strings(l)...)
		} else if s := Text(x); s != "" {
			out = append(out, s)
		}
	}
	return out
}
