package trigger

import "strings"

// span is a half-open range of byte positions.
type span struct{ from, to int }

// masked returns, in order, the parts of s that are not the user's own speech:
// block-quote lines, fenced code, HTML comments, closed machine blocks, closed
// blocks of something pasted and runs of pasted lines (DESIGN §7). Lines are masked
// with their line end. It returns the runs of pasted lines once more by themselves.
func masked(s string) (out, pastes []span) {
	blocks := tagBlocks(s)
	ahead := pasted(s)
	fence, fenceByte, fenceFrom := 0, byte(0), 0
	for from := 0; from < len(s); {
		to := len(s)
		if n := strings.IndexByte(s[from:], '\n'); n >= 0 {
			to = from + n + 1
		}
		for len(blocks) > 0 && blocks[0].to <= from {
			blocks = blocks[1:]
		}
		if fence == 0 && len(blocks) > 0 && blocks[0].from <= from && from < blocks[0].to {
			end := min(blocks[0].to, len(s))
			out = append(out, span{from, end})
			from = end
			continue
		}
		for len(ahead) > 0 && ahead[0].to <= from {
			ahead = ahead[1:]
		}
		if fence == 0 && len(ahead) > 0 && ahead[0].from <= from {
			paste := span{from, ahead[0].to}
			out, pastes = append(out, paste), append(pastes, paste)
			from = paste.to
			continue
		}
		line := strings.TrimPrefix(s[from:to], "\ufeff")
		for line != "" && (line[0] == ' ' || line[0] == '\t') {
			line = line[1:]
		}
		n := fenceRun(line)
		switch {
		case fence > 0:
			if n >= fence && line[0] == fenceByte && strings.TrimSpace(line[n:]) == "" {
				out = append(out, span{fenceFrom, to})
				fence = 0
			}
		case n >= 3 && (line[0] == '~' || strings.IndexByte(line[n:], '`') < 0):
			fence, fenceByte, fenceFrom = n, line[0], from
		case quoted(line):
			out = append(out, span{from, to})
		default:
			for len(blocks) > 0 && blocks[0].from < to {
				out = append(out, blocks[0])
				if blocks[0].to > to {
					to = blocks[0].to
				}
				blocks = blocks[1:]
			}
		}
		from = to
	}
	if fence > 0 {
		out = append(out, span{fenceFrom, len(s)})
	}
	return out, pastes
}

// quoted tells whether a line is a block quote, list markers before it aside.
func quoted(line string) bool {
	if len(line) > 2 && (line[0] == '-' || line[0] == '*' || line[0] == '+') && line[1] == ' ' {
		line = strings.TrimLeft(line[2:], " \t")
	}
	return strings.HasPrefix(line, ">")
}

// fenceRun counts the backticks or tildes that begin a line.
func fenceRun(line string) int {
	if line == "" || line[0] != '`' && line[0] != '~' {
		return 0
	}
	n := 1
	for n < len(line) && line[n] == line[0] {
		n++
	}
	return n
}

// tagBlocks finds closed HTML comments and closed machine blocks in one pass.
func tagBlocks(s string) []span {
	var out []span
	open, openFrom := "", 0
	vain := 0 // tags without an end: after a few, no more are looked for
	for i := 0; i < len(s); {
		n := strings.IndexByte(s[i:], '<')
		if n < 0 {
			break
		}
		i += n
		rest := s[i:]
		switch {
		case open != "":
			if end := closes(rest, open); end > 0 {
				out = append(out, span{openFrom, i + end})
				open = ""
				i += end
				continue
			}
		case strings.HasPrefix(rest, "<!--"):
			end := strings.Index(rest, "-->")
			if end < 0 {
				return out
			}
			out = append(out, span{i, i + end + 3})
			i += end + 3
			continue
		default:
			if name := machineTag(rest); name != "" && vain < 32 {
				if strings.Contains(rest, "</"+name) {
					open, openFrom = name, i
				} else {
					vain++
				}
			}
		}
		i++
	}
	return out
}

// machineTag returns the name of the machine tag, or of the tag of something
// pasted, that begins s, or "".
func machineTag(s string) string {
	for _, t := range machineTags {
		if !strings.HasPrefix(s[1:], t) {
			continue
		}
		end := 1 + len(t)
		for end < len(s) && (isASCIILetter(s[end]) || s[end] == '-' || s[end] == '_') {
			end++
		}
		return s[1:end]
	}
	for _, t := range pastedTags {
		if strings.HasPrefix(s[1:], t) && len(s) > 1+len(t) && (s[1+len(t)] == '>' || s[1+len(t)] == ' ') {
			return t
		}
	}
	return ""
}

// closes returns the length of the closing tag of name that begins s, or 0.
func closes(s, name string) int {
	if !strings.HasPrefix(s, "</") || !strings.HasPrefix(s[2:], name) {
		return 0
	}
	rest := strings.TrimLeft(s[2+len(name):], " \t\r\n")
	if !strings.HasPrefix(rest, ">") {
		return 0
	}
	return len(s) - len(rest) + 1
}
