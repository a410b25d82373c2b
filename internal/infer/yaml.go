package infer

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// The library's decoder is a fifth of a hook's size (DESIGN §15), so that a
// document is read from its syntax tree: a mapping is a yamlMap, a sequence an
// []any, null is nil, and every other scalar a string as it is written, which
// keeps 3.10 apart from 3.1.

// yamlMap is a mapping with its keys in order; a key that stands directly in
// it goes before a merged one.
type yamlMap []yamlEntry

type yamlEntry struct {
	key   string
	value any
}

// What an odd document may cost: maxYAMLNodes counts what an alias stands for
// again each time.
const (
	maxYAMLDepth = 1000
	maxYAMLNodes = 200_000
)

// parseYAML reads the first document of a file that has a value. A library
// fault on odd input is an error like any other.
func parseYAML(src string) (doc any, err error) {
	defer func() {
		if r := recover(); r != nil {
			doc, err = nil, fmt.Errorf("yaml: %v", r)
		}
	}()
	file, err := parser.ParseBytes([]byte(src), 0)
	if err != nil {
		return nil, err
	}
	r := yamlReader{anchors: map[string]anchored{}}
	for _, d := range file.Docs {
		if doc = r.value(d.Body); doc != nil || r.err != nil {
			break
		}
	}
	if r.err != nil {
		return nil, r.err
	}
	return doc, nil
}

// yamlReader turns a syntax tree into values.
type yamlReader struct {
	anchors map[string]anchored
	depth   int
	nodes   int
	err     error
}

// anchored is a value with a name, nil while it is read, and how many nodes
// it has.
type anchored struct {
	value any
	nodes int
}

func (r *yamlReader) value(node ast.Node) any {
	r.depth++
	defer func() { r.depth-- }()
	r.nodes++
	if r.depth > maxYAMLDepth || r.nodes > maxYAMLNodes {
		r.err = errors.New("yaml: too deep or too many values")
	}
	if r.err != nil {
		return nil
	}
	switch n := node.(type) {
	case *ast.StringNode:
		return n.Value
	case *ast.LiteralNode:
		return n.Value.Value
	case *ast.BoolNode:
		return strconv.FormatBool(n.Value)
	case *ast.IntegerNode, *ast.FloatNode, *ast.InfinityNode, *ast.NanNode:
		return n.GetToken().Value
	case *ast.TagNode:
		return r.value(n.Value)
	case *ast.MappingKeyNode:
		return r.value(n.Value)
	case *ast.AnchorNode:
		name := n.Name.GetToken().Value
		r.anchors[name] = anchored{}
		before := r.nodes
		v := r.value(n.Value)
		r.anchors[name] = anchored{v, r.nodes - before}
		return v
	case *ast.AliasNode:
		a, ok := r.anchors[n.Value.GetToken().Value]
		if !ok {
			r.err = fmt.Errorf("yaml: no anchor for %s", n)
		}
		r.nodes += a.nodes
		return a.value
	case *ast.SequenceNode:
		list := make([]any, 0, len(n.Values))
		for _, v := range n.Values {
			list = append(list, r.value(v))
		}
		return list
	case *ast.MappingValueNode:
		return r.mapping(n)
	case *ast.MappingNode:
		return r.mapping(n.Values...)
	}
	return nil
}

func (r *yamlReader) mapping(values ...*ast.MappingValueNode) yamlMap {
	m := make(yamlMap, 0, len(values))
	var merged yamlMap
	for _, n := range values {
		v := r.value(n.Value)
		if !n.Key.IsMergeKey() {
			m = append(m, yamlEntry{yamlText(r.value(n.Key)), v})
			continue
		}
		for _, from := range yamlList(v) {
			from, _ := from.(yamlMap)
			merged = append(merged, from...)
		}
	}
	if merged == nil {
		return m
	}
	have := make(map[string]bool, len(m))
	for _, e := range m {
		have[e.key] = true
	}
	merged = slices.DeleteFunc(merged, func(e yamlEntry) bool {
		again := have[e.key]
		have[e.key] = true
		return again
	})
	return append(merged, m...)
}

// yamlGet walks into mappings by key; a missing step gives nil.
func yamlGet(v any, keys ...string) any {
	if len(keys) == 0 {
		return v
	}
	m, _ := v.(yamlMap)
	v = nil
	for _, e := range m {
		if e.key == keys[0] {
			v = e.value
		}
	}
	return yamlGet(v, keys[1:]...)
}

// yamlEach calls f for each key of a mapping, in order.
func yamlEach(v any, f func(key string, value any)) {
	m, _ := v.(yamlMap)
	for _, e := range m {
		f(e.key, e.value)
	}
}

// yamlText is a scalar as text, "" for anything else.
func yamlText(v any) string {
	s, _ := v.(string)
	return s
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
