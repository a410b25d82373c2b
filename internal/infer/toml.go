package infer

import (
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"
)

// tomlLiteral is a number or a date as it is written.
type tomlLiteral string

// parseTOML reads a document: a table is a map[string]any, an array an []any,
// scalars are strings, bools and literals. It stands on the library's parser,
// whose package is called unstable, because the decoder above it brings in a
// quarter of a megabyte that a hook would carry. A library fault is an error
// like any other.
func parseTOML(src string) (doc map[string]any, err error) {
	defer func() {
		if r := recover(); r != nil {
			doc, err = nil, fmt.Errorf("toml: %v", r)
		}
	}()
	var p unstable.Parser
	p.Reset([]byte(src))
	doc = map[string]any{}
	table := doc
	for p.NextExpression() {
		switch e := p.Expression(); e.Kind {
		case unstable.Table:
			table, err = tomlTable(doc, tomlKey(e))
		case unstable.ArrayTable:
			table, err = tomlArrayTable(doc, tomlKey(e))
		case unstable.KeyValue:
			err = tomlSet(table, e)
		}
		if err != nil {
			return nil, err
		}
	}
	return doc, p.Error()
}

func tomlKey(n *unstable.Node) []string {
	var key []string
	for it := n.Key(); it.Next(); {
		key = append(key, string(it.Node().Data))
	}
	return key
}

// tomlTable is the table at a key, made where it does not exist; in an array
// of tables it is the last one.
func tomlTable(m map[string]any, key []string) (map[string]any, error) {
	for _, k := range key {
		v := m[k]
		if list, ok := v.([]any); ok && len(list) > 0 {
			v = list[len(list)-1]
		}
		switch x := v.(type) {
		case nil:
			next := map[string]any{}
			m[k] = next
			m = next
		case map[string]any:
			m = x
		default:
			return nil, fmt.Errorf("toml: %s is no table", k)
		}
	}
	return m, nil
}

// tomlArrayTable adds a table to the array at a key.
func tomlArrayTable(m map[string]any, key []string) (map[string]any, error) {
	last := len(key) - 1
	m, err := tomlTable(m, key[:last])
	if err != nil {
		return nil, err
	}
	list, ok := m[key[last]].([]any)
	if !ok && m[key[last]] != nil {
		return nil, fmt.Errorf("toml: %s is no array", key[last])
	}
	table := map[string]any{}
	m[key[last]] = append(list, table)
	return table, nil
}

func tomlSet(m map[string]any, n *unstable.Node) error {
	key := tomlKey(n)
	last := len(key) - 1
	m, err := tomlTable(m, key[:last])
	if err != nil {
		return err
	}
	if _, twice := m[key[last]]; twice {
		return errors.New("toml: " + key[last] + " is set twice")
	}
	m[key[last]], err = tomlValue(n.Value())
	return err
}

func tomlValue(n *unstable.Node) (any, error) {
	switch n.Kind {
	case unstable.String:
		return string(n.Data), nil
	case unstable.Bool:
		return string(n.Data) == "true", nil
	case unstable.Array:
		list := []any{}
		for it := n.Children(); it.Next(); {
			v, err := tomlValue(it.Node())
			if err != nil {
				return nil, err
			}
			list = append(list, v)
		}
		return list, nil
	case unstable.InlineTable:
		m := map[string]any{}
		for it := n.Children(); it.Next(); {
			if err := tomlSet(m, it.Node()); err != nil {
				return nil, err
			}
		}
		return m, nil
	}
	return tomlLiteral(n.Data), nil
}

// tomlGet walks into tables by key; a missing step gives nil.
func tomlGet(v any, keys ...string) any {
	if len(keys) == 0 {
		return v
	}
	m, _ := v.(map[string]any)
	return tomlGet(m[keys[0]], keys[1:]...)
}

// tomlStrings are the strings of an array, or a lone string; a command as a
// list of words (tox) is one.
func tomlStrings(v any) []string {
	var out []string
	switch x := v.(type) {
	case string:
		out = append(out, x)
	case []any:
		for _, e := range x {
			switch y := e.(type) {
			case string:
				out = append(out, y)
			case []any: // tox: a command as a list of words
				var w []string
				for _, z := range y {
					if s, ok := z.(string); ok {
						w = append(w, s)
					}
				}
				out = append(out, strings.Join(w, " "))
			}
		}
	}
	return out
}

// toml reads a TOML file; a malformed one leaves a note.
func (p *project) toml(file string) (map[string]any, bool) {
	if p.kind(file) == 0 {
		return nil, false
	}
	src, ok := p.read(file)
	if !ok {
		return nil, false
	}
	doc, err := parseTOML(src)
	if err != nil {
		p.note(file, "it is no valid TOML")
		return nil, false
	}
	return doc, true
}
