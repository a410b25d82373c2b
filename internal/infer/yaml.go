package infer

import (
	"errors"
	"fmt"
	"strings"

	"github.com/goccy/go-yaml"
)

// parseYAML decodes a document with its key order kept. A library fault on
// odd input is an error like any other.
func parseYAML(src string) (doc any, err error) {
	defer func() {
		if r := recover(); r != nil {
			doc, err = nil, fmt.Errorf("yaml: %v", r)
		}
	}()
	if strings.Count(src, "*") > 2000 || strings.Count(src, "&") > 2000 {
		return nil, errors.New("yaml: too many anchors")
	}
	err = yaml.UnmarshalWithOptions([]byte(src), &doc, yaml.UseOrderedMap())
	return doc, err
}

// yamlGet walks into mappings by key; a missing step gives nil. Merge keys
// ("<<") are looked through.
func yamlGet(v any, keys ...string) any {
	for _, k := range keys {
		m, ok := v.(yaml.MapSlice)
		if !ok {
			return nil
		}
		v = nil
		var merge any
		for _, it := range m {
			if s, ok := it.Key.(string); ok && s == k {
				v = it.Value
			} else if ok && s == "<<" {
				merge = it.Value
			} else if b, ok := it.Key.(bool); ok && b && k == "on" {
				v = it.Value // YAML 1.1 reads the key on as true
			}
		}
		if v == nil && merge != nil {
			if list, ok := merge.([]any); ok {
				for _, x := range list {
					if v = yamlGet(x, k); v != nil {
						break
					}
				}
			} else {
				v = yamlGet(merge, k)
			}
		}
	}
	return v
}

// yamlEach calls f for each key of a mapping, in order.
func yamlEach(v any, f func(key string, value any)) {
	m, _ := v.(yaml.MapSlice)
	for _, it := range m {
		f(yamlText(it.Key), it.Value)
	}
}

// yamlText is a scalar as text.
func yamlText(v any) string {
	switch x := v.(type) {
	case nil:
		return ""
	case string:
		return x
	case yaml.MapSlice, []any:
		return ""
	default:
		return fmt.Sprint(x)
	}
}

// yamlList is a sequence, or a lone value as a sequence of one.
func yamlList(v any) []any {
	switch x := v.(type) {
	case nil:
		return nil
	case []any:
		return x
	default:
		return []any{x}
	}
}

// yamlStrings are the scalars of a sequence, nested ones too.
func yamlStrings(v any) []string {
	var out []string
	for _, x := range yamlList(v) {
		if l, ok := x.([]any); ok {
			out = append(out, yamlStrings(l)...)
		} else if s := yamlText(x); s != "" {
			out = append(out, s)
		}
	}
	return out
}
