package criterion

import "strings"

// tool is what a proposal is built from.
type tool int

const (
	test tool = iota // the default: what the tests can show, plus a surface
	lint
	types
	build
	timing
	page
	request
	document
)

// propose writes a text that would be verifiable. What only the author knows
// stands in <…>; a proposal built from a command of the project has none.
func propose(s *signs, v Verdict, p Project) string {
	use := topic(s)
	switch use {
	case lint:
		return command(p.Lint, "<the project's linter>")
	case types:
		return command(p.Types, "<the project's type checker>")
	case build:
		return command(p.Build, "<the project's build command>")
	case timing:
		return "`<command>` finishes in under <N> ms (median of 5 runs)"
	case page:
		return "<page> rendered at 390 px and 1280 px shows “<text>” (two screenshots)"
	case request:
		return "`curl -i <url>` returns <status> and a body with `<field>`"
	case document:
		return "<file> contains `<the exact line>`"
	}
	if s.command && !s.exit {
		return "`<the command>` exits 0 and prints `<the line that decides>`"
	}
	if p.Test != "" {
		return command(p.Test, "") + ", and `<a command a user runs>` prints `<the line that decides>`"
	}
	return "`<command with its arguments>` exits 0 and prints `<the line that decides>`"
}

func command(found, otherwise string) string {
	if found == "" {
		found = otherwise
	}
	return "`" + strings.ReplaceAll(found, "`", "") + "` exits 0"
}

func topic(s *signs) tool {
	for _, row := range topics {
		for _, w := range s.words {
			if in(row.words, w.text) {
				return row.use
			}
		}
		if hasAny(s.text, row.cjk) {
			return row.use
		}
	}
	return test
}
