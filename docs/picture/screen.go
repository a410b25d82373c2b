package main

import (
	"strconv"
	"strings"

	"golang.org/x/text/width"
)

// style is how a run of text looks. A colour is "" for the terminal's own.
type style struct {
	fore, back                            string
	bold, dim, italic, underline, reverse bool
}

// run is text of one style on one line.
type run struct {
	style
	column int // of its first character, from 0
	width  int // in columns
	text   string
}

// parse reads lines of text with SGR sequences (ECMA-48, 8.3.117); other
// control sequences are left out. A style lasts over the end of a line.
func parse(text string) [][]run {
	var lines [][]run
	var now style
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\r\n")
		var runs []run
		column := 0
		for line != "" {
			if rest, ok := strings.CutPrefix(line, "\x1b["); ok {
				end := strings.IndexFunc(rest, func(r rune) bool { return r >= '@' && r <= '~' })
				if end < 0 {
					break
				}
				if rest[end] == 'm' {
					now = now.apply(rest[:end])
				}
				line = rest[end+1:]
				continue
			}
			end := strings.IndexByte(line, '\x1b')
			switch {
			case end == 0:
				line = line[1:] // an escape of another kind
				continue
			case end < 0:
				end = len(line)
			}
			r := run{now, column, columns(line[:end]), line[:end]}
			runs, column, line = append(runs, r), column+r.width, line[end:]
		}
		lines = append(lines, runs)
	}
	return lines
}

// columns is how many cells a text takes.
func columns(text string) int {
	n := 0
	for _, r := range text {
		switch width.LookupRune(r).Kind() {
		case width.EastAsianWide, width.EastAsianFullwidth:
			n += 2
		default:
			n++
		}
	}
	return n
}

// apply is the style after one SGR sequence.
func (s style) apply(params string) style {
	codes := strings.Split(params, ";")
	for i := 0; i < len(codes); i++ {
		n, _ := strconv.Atoi(codes[i]) // nothing stands for 0
		switch {
		case n == 0:
			s = style{}
		case n == 1:
			s.bold = true
		case n == 2:
			s.dim = true
		case n == 3:
			s.italic = true
		case n == 4:
			s.underline = true
		case n == 7:
			s.reverse = true
		case n == 22:
			s.bold, s.dim = false, false
		case n == 23:
			s.italic = false
		case n == 24:
			s.underline = false
		case n == 27:
			s.reverse = false
		case n >= 30 && n <= 37:
			s.fore = palette(n - 30)
		case n == 38:
			s.fore, i = extended(codes, i)
		case n == 39:
			s.fore = ""
		case n >= 40 && n <= 47:
			s.back = palette(n - 40)
		case n == 48:
			s.back, i = extended(codes, i)
		case n == 49:
			s.back = ""
		case n >= 90 && n <= 97:
			s.fore = palette(n - 90 + 8)
		case n >= 100 && n <= 107:
			s.back = palette(n - 100 + 8)
		}
	}
	return s
}

// extended reads 38;5;N and 38;2;R;G;B, and returns the index of its last
// code.
func extended(codes []string, i int) (string, int) {
	at := func(k int) int {
		if k >= len(codes) {
			return 0
		}
		n, _ := strconv.Atoi(codes[k])
		return max(0, min(n, 255))
	}
	switch at(i + 1) {
	case 5:
		return palette(at(i + 2)), i + 2
	case 2:
		return rgb(at(i+2), at(i+3), at(i+4)), i + 4
	}
	return "", i + 1
}
