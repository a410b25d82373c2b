package main

import (
	"encoding/xml"
	"fmt"
	"strings"
)

// Measures of the drawing, in pixels. The cell fits the fonts below at this
// size; textLength makes every run as wide as its cells, whatever font there is.
const (
	fontSize   = 14
	cellWidth  = 8.4
	cellHeight = 19
	margin     = 16
	bar        = 30 // the window's title bar
	fonts      = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace"
)

// Colours of the terminal itself.
const (
	ground = "#1e1e2e"
	ink    = "#cdd6f4"
	frame  = "#313244"
)

// draw draws lines of runs as a terminal window.
func draw(lines [][]run) string {
	most := 0
	for _, line := range lines {
		for _, r := range line {
			if strings.TrimSpace(r.text) != "" || r.back != "" {
				most = max(most, r.column+r.width)
			}
		}
	}
	w, h := float64(most)*cellWidth+2*margin, float64(len(lines)*cellHeight+bar+2*margin)
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" viewBox="0 0 %.0f %.0f" font-family="%s" font-size="%d" fill="%s">`+"\n", w, h, w, h, fonts, fontSize, ink)
	fmt.Fprintf(&b, `<rect width="100%%" height="100%%" rx="8" fill="%s"/>`+"\n", ground)
	fmt.Fprintf(&b, `<path d="M0 %d V8 a8 8 0 0 1 8 -8 H%.0f a8 8 0 0 1 8 8 V%d z" fill="%s"/>`+"\n", bar, w-8, bar, frame)
	for i, colour := range []string{"#f38ba8", "#f9e2af", "#a6e3a1"} {
		fmt.Fprintf(&b, `<circle cx="%d" cy="%d" r="6" fill="%s"/>`+"\n", margin+4+i*20, bar/2, colour)
	}
	for i, line := range lines {
		top := bar + margin + i*cellHeight
		for _, r := range line {
			b.WriteString(r.svg(top))
		}
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// svg is one run, with its ground where it has one.
func (r run) svg(top int) string {
	fore, back := r.fore, r.back
	if r.reverse {
		fore, back = orElse(back, ground), orElse(fore, ink)
	}
	x, w := margin+float64(r.column)*cellWidth, float64(r.width)*cellWidth
	var b strings.Builder
	if back != "" {
		fmt.Fprintf(&b, `<rect x="%.1f" y="%d" width="%.1f" height="%d" fill="%s"/>`+"\n", x, top, w, cellHeight, back)
	}
	text := strings.TrimRight(r.text, " \u00a0")
	lead := len(text) - len(strings.TrimLeft(text, " \u00a0"))
	x += float64(columns(text[:lead])) * cellWidth
	if text = text[lead:]; text == "" {
		return b.String()
	}
	fmt.Fprintf(&b, `<text x="%.1f" y="%d" textLength="%.1f" lengthAdjust="spacingAndGlyphs" xml:space="preserve"`, x, top+14, float64(columns(text))*cellWidth)
	if fore != "" {
		fmt.Fprintf(&b, ` fill="%s"`, fore)
	}
	for _, a := range []struct {
		on   bool
		attr string
	}{{r.bold, ` font-weight="bold"`}, {r.italic, ` font-style="italic"`}, {r.underline, ` text-decoration="underline"`}, {r.dim, ` opacity="0.6"`}} {
		if a.on {
			b.WriteString(a.attr)
		}
	}
	b.WriteByte('>')
	// Writing to a strings.Builder does not fail.
	_ = xml.EscapeText(&b, []byte(strings.ReplaceAll(text, "⎿", "└"))) // few fonts have the former
	b.WriteString("</text>\n")
	return b.String()
}

func orElse(s, other string) string {
	if s == "" {
		return other
	}
	return s
}

// base are the sixteen colours that a terminal names.
var base = [...]string{
	"#45475a", "#f38ba8", "#a6e3a1", "#f9e2af", "#89b4fa", "#f5c2e7", "#94e2d5", "#bac2de",
	"#585b70", "#f38ba8", "#a6e3a1", "#f9e2af", "#89b4fa", "#f5c2e7", "#94e2d5", "#ffffff",
}

// palette is a colour of the 256: sixteen named ones, a cube of six steps, a
// ramp of greys.
func palette(n int) string {
	switch {
	case n < len(base):
		return base[n]
	case n < 232:
		step := func(k int) int {
			if k == 0 {
				return 0
			}
			return 55 + 40*k
		}
		n -= 16
		return rgb(step(n/36), step(n/6%6), step(n%6))
	}
	grey := 8 + 10*(n-232)
	return rgb(grey, grey, grey)
}

func rgb(r, g, b int) string { return fmt.Sprintf("#%02x%02x%02x", r, g, b) }
