package jsontext

import (
	"errors"
	"fmt"
	"reflect"
	"time"
)

// Unmarshal reads JSON into what to points at, as encoding/json does but for
// names, which have to be exact: what Marshal writes is read back. A value of
// another type than its place is an error; null leaves its place as it is.
func Unmarshal(raw []byte, to any) error {
	text := string(raw)
	if fault := Check(text); fault != nil {
		return fault
	}
	place := reflect.ValueOf(to)
	if place.Kind() != reflect.Pointer || place.IsNil() {
		return errors.New("nothing to read JSON into")
	}
	return read(Parse(text), place.Elem())
}

func read(v Value, to reflect.Value) error {
	if raw, ok := to.Addr().Interface().(*Raw); ok {
		*raw = Raw(v.Raw)
		return nil
	}
	if v.Type == Null {
		return nil
	}
	if t, ok := to.Addr().Interface().(*time.Time); ok {
		parsed, err := time.Parse(time.RFC3339, v.Str)
		*t = parsed
		return err
	}
	switch kind := to.Kind(); {
	case kind == reflect.String && v.Type == String:
		to.SetString(v.Str)
	case kind == reflect.Bool && (v.Type == True || v.Type == False):
		to.SetBool(v.Bool())
	case to.CanInt() && v.Type == Number && float64(v.Int()) == v.Num && !to.OverflowInt(v.Int()):
		to.SetInt(v.Int())
	case to.CanFloat() && v.Type == Number:
		to.SetFloat(v.Num)
	case kind == reflect.Pointer:
		to.Set(reflect.New(to.Type().Elem()))
		return read(v, to.Elem())
	case kind == reflect.Interface && to.NumMethod() == 0:
		to.Set(reflect.ValueOf(Any(v)))
	case kind == reflect.Slice && v.IsArray():
		return readSlice(v, to)
	case kind == reflect.Map && v.IsObject():
		return readMap(v, to)
	case kind == reflect.Struct && v.IsObject():
		return readFields(v, to)
	default:
		return fmt.Errorf("%s is no %s", v.Raw, to.Type())
	}
	return nil
}

func readSlice(v Value, to reflect.Value) (err error) {
	list := reflect.MakeSlice(to.Type(), 0, 0)
	v.ForEach(func(_, e Value) bool {
		one := reflect.New(to.Type().Elem()).Elem()
		err = read(e, one)
		list = reflect.Append(list, one)
		return err == nil
	})
	to.Set(list)
	return err
}

func readMap(v Value, to reflect.Value) (err error) {
	m := reflect.MakeMap(to.Type())
	v.ForEach(func(key, e Value) bool {
		one := reflect.New(to.Type().Elem()).Elem()
		err = read(e, one)
		m.SetMapIndex(reflect.ValueOf(key.Str).Convert(to.Type().Key()), one)
		return err == nil
	})
	to.Set(m)
	return err
}

func readFields(v Value, to reflect.Value) (err error) {
	v.ForEach(func(key, e Value) bool {
		if field, ok := fieldNamed(to, key.Str); ok {
			err = read(e, field)
		}
		return err == nil
	})
	return err
}

// fieldNamed finds a struct's field by its name in JSON, embedded ones too.
func fieldNamed(v reflect.Value, name string) (reflect.Value, bool) {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		tag := fieldTag(f)
		switch {
		case f.Anonymous && tag.name == "":
			if field, ok := fieldNamed(v.Field(i), name); ok {
				return field, true
			}
		case !f.IsExported() || tag.name == "-":
		case tag.name == name || tag.name == "" && f.Name == name:
			return v.Field(i), true
		}
	}
	return reflect.Value{}, false
}

// Any is a value as a Go value: nil, bool, float64, string, []any or
// map[string]any. It goes over the text once and does not recur, so that no
// nesting is too deep or too dear for it.
func Any(v Value) any {
	if v.Type != Composite {
		return scalar(v)
	}
	var open []collection // that are not closed yet
	for i := 0; i < len(v.Raw); {
		c := v.Raw[i]
		switch c {
		case ' ', '\n', '\r', '\t', ',', ':':
			i++
		case '{':
			open = append(open, collection{members: map[string]any{}})
			i++
		case '[':
			open = append(open, collection{list: []any{}})
			i++
		case '}', ']':
			done := open[len(open)-1].value()
			if open = open[:len(open)-1]; len(open) == 0 {
				return done
			}
			open[len(open)-1].add(done)
			i++
		default:
			one, end := valueAt(v.Raw, i, 0)
			if last := &open[len(open)-1]; last.members != nil && !last.keyed {
				last.key, last.keyed = one.Str, true
			} else {
				last.add(scalar(one))
			}
			i = max(end, i+1)
		}
	}
	return open[0].value() // of a text that is cut off, what there is
}

func scalar(v Value) any {
	switch v.Type {
	case True, False:
		return v.Bool()
	case Number:
		return v.Num
	case String:
		return v.Str
	}
	return nil
}

// collection is an object or array that is being read.
type collection struct {
	members map[string]any // nil in an array
	list    []any
	key     string // of the next member
	keyed   bool   // it was read
}

func (c *collection) add(v any) {
	if c.members == nil {
		c.list = append(c.list, v)
	} else if c.keyed {
		c.members[c.key], c.keyed = v, false
	}
}

func (c *collection) value() any {
	if c.members != nil {
		return c.members
	}
	return c.list
}
