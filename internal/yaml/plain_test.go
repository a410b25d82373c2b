package yaml

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// parsePlain is the plain version of Parse: the library's syntax tree, turned
// into the same values. A library fault on odd input is an error like any
// other.
func parsePlain(src string) (doc any, err error) {
	defer func() {
		if r := recover(); r != nil {
			doc, err = nil, fmt.Errorf("yaml: %v", r)
		}
	}()
	file, err := parser.ParseBytes([]byte(src), 0)
	if err != nil {
		return nil, err
	}
	r := plainReader{anchors: map[string]anchored{}}
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

// plainReader turns a syntax tree into values.
type plainReader struct {
	anchors map[string]anchored
	depth   int
	nodes   int
	err     error
}

func (r *plainReader) value(node ast.Node) any {
	r.depth++
	defer func() { r.depth-- }()
	r.nodes++
	if r.depth > maxDepth || r.nodes > maxNodes {
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

func (r *plainReader) mapping(values ...*ast.MappingValueNode) Map {
	m := make(Map, 0, len(values))
	var merged Map
	for _, n := range values {
		v := r.value(n.Value)
		if !n.Key.IsMergeKey() {
			m = append(m, Entry{Text(r.value(n.Key)), v})
			continue
		}
		for _, from := range List(v) {
			from, _ := from.(Map)
			merged = append(merged, from...)
		}
	}
	if merged == nil {
		return m
	}
	have := make(map[string]bool, len(m))
	for _, e := range m {
		have[e.Key] = true
	}
	merged = slices.DeleteFunc(merged, func(e Entry) bool {
		again := have[e.Key]
		have[e.Key] = true
		return again
	})
	return append(merged, m...)
}
