// Package jsontext reads and writes JSON. A hook is a process start, and
// encoding/json and gjson, with what they import, cost one 3 to 6 % of an empty
// program's (DESIGN §15, docs/house.md); the tests hold this package equal to
// both. What a hook writes is written by an Object, without reflection: that
// spends a tenth of a millisecond on learning its types. It is pure.
package jsontext

import (
	"maps"
	"slices"
	"strconv"
	"time"
)

// Object writes one JSON object, field by field. Its methods named Opt leave a
// field out where its value is zero, as omitempty and omitzero do.
type Object struct {
	buf   []byte
	empty bool
}

// Begin starts an object at the end of dst.
func Begin(dst []byte) *Object {
	if dst == nil {
		dst = make([]byte, 0, usual)
	}
	return &Object{buf: append(dst, '{'), empty: true}
}

// usual is the size that most objects stay below. In a process that has just
// begun, every size of memory that is asked for first costs two fresh pages, so
// growing to it step by step is dear.
const usual = 1 << 10

// End finishes the object and returns all that was written.
func (o *Object) End() []byte { return append(o.buf, '}') }

// Key writes a field's name; its value is what Append or Raw adds next.
func (o *Object) Key(key string) {
	if !o.empty {
		o.buf = append(o.buf, ',')
	}
	o.empty = false
	o.buf = append(append(append(o.buf, '"'), key...), '"', ':')
}

// Append writes a field whose value write adds to the bytes it gets.
func (o *Object) Append(key string, write func(dst []byte) []byte) {
	o.Key(key)
	o.buf = write(o.buf)
}

// Raw writes a field whose value is JSON already.
func (o *Object) Raw(key string, json []byte) {
	o.Key(key)
	o.buf = append(o.buf, json...)
}

// Str writes a string field; text that is no valid UTF-8 is made so.
func (o *Object) Str(key, v string) {
	o.Key(key)
	o.buf = AppendString(o.buf, v)
}

// Int writes a number field.
func (o *Object) Int(key string, v int) {
	o.Key(key)
	o.buf = strconv.AppendInt(o.buf, int64(v), 10)
}

// Float writes a number field, finite numbers only.
func (o *Object) Float(key string, v float64) {
	o.Key(key)
	o.buf = strconv.AppendFloat(o.buf, v, 'f', -1, 64)
}

// Time writes a time field in RFC 3339.
func (o *Object) Time(key string, v time.Time) {
	o.Key(key)
	o.buf = append(v.AppendFormat(append(o.buf, '"'), time.RFC3339Nano), '"')
}

// OptStr is Str for a string that is not empty.
func (o *Object) OptStr(key, v string) {
	if v != "" {
		o.Str(key, v)
	}
}

// OptInt is Int for a number that is not zero.
func (o *Object) OptInt(key string, v int) {
	if v != 0 {
		o.Int(key, v)
	}
}

// OptFloat is Float for a number that is not zero.
func (o *Object) OptFloat(key string, v float64) {
	if v != 0 {
		o.Float(key, v)
	}
}

// OptBool writes a field that is true.
func (o *Object) OptBool(key string, v bool) {
	if v {
		o.Raw(key, []byte("true"))
	}
}

// OptTime is Time for a time that is not zero.
func (o *Object) OptTime(key string, v time.Time) {
	if !v.IsZero() {
		o.Time(key, v)
	}
}

// OptStrs writes a list of strings that is not empty.
func (o *Object) OptStrs(key string, v []string) {
	if len(v) > 0 {
		o.Append(key, func(dst []byte) []byte { return AppendStrs(dst, v) })
	}
}

// AppendMap appends an object with the keys of m in order, whose values write
// appends.
func AppendMap[T any](dst []byte, m map[string]T, write func(dst []byte, v T) []byte) []byte {
	dst = append(dst, '{')
	for i, key := range slices.Sorted(maps.Keys(m)) {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(AppendString(dst, key), ':')
		dst = write(dst, m[key])
	}
	return append(dst, '}')
}

// ReadMap reads an object whose values read turns into values.
func ReadMap[T any](v Value, read func(Value) T) map[string]T {
	if !v.IsObject() {
		return nil
	}
	m := make(map[string]T)
	v.ForEach(func(key, v Value) bool {
		m[key.Str] = read(v)
		return true
	})
	return m
}

// AppendStrs appends a list of strings.
func AppendStrs(dst []byte, list []string) []byte {
	return AppendList(dst, list, AppendString)
}

// AppendList appends a list whose elements write appends.
func AppendList[T any](dst []byte, list []T, write func(dst []byte, v T) []byte) []byte {
	dst = append(dst, '[')
	for i, v := range list {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = write(dst, v)
	}
	return append(dst, ']')
}

// Strs reads a list of strings; anything else in it is passed over.
func Strs(v Value) []string {
	var list []string
	v.ForEach(func(_, s Value) bool {
		if s.Type == String {
			list = append(list, s.Str)
		}
		return true
	})
	return list
}

// Time reads a time in RFC 3339, zero if it is none.
func Time(v Value) time.Time {
	t, err := time.Parse(time.RFC3339Nano, v.Str)
	if err != nil {
		return time.Time{}
	}
	return t
}
