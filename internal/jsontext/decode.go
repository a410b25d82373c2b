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
// map[string]any.
func Any(v Value) any {
	switch {
	case v.Type == True || v.Type == False:
		return v.Bool()
	case v.Type == Number:
		return v.Num
	case v.Type == String:
		return v.Str
	case v.IsArray():
		list := []any{}
		v.ForEach(func(_, e Value) bool {
			list = append(list, Any(e))
			return true
		})
		return list
	case v.IsObject():
		m := map[string]any{}
		v.ForEach(func(key, e Value) bool {
			m[key.Str] = Any(e)
			return true
		})
		return m
	}
	return nil
}
