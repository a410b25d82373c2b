package goalmd

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
	"time"
)

// An edit changes the bytes it names and no other: byte order mark, line
// ends, a missing final newline, comments and layout stay (DESIGN §7).

// change puts text in place of raw[start:end].
type change struct {
	start, end int
	text       string
}

// Tick ticks box n and sets `updated`. A box that is ticked already gives
// the bytes unchanged. It refuses a number that is no box, and a placeholder,
// which would stay open.
func (d *Doc) Tick(n int, at time.Time) ([]byte, error) {
	b, ok := d.Box(n)
	switch {
	case !ok:
		return nil, fmt.Errorf("GOAL.md has no box %d: it has %d", n, d.Total())
	case b.Placeholder:
		return nil, fmt.Errorf("GOAL.md line %d: %s is still the placeholder; replace its text with a criterion", b.Line, b.ID)
	case b.Ticked:
		return slices.Clone(d.raw), nil
	}
	mark := d.marks[n-1]
	return d.apply(d.setUpdated(at), change{mark, mark + 1, "x"})
}

// SetIteration sets `iteration` and `updated`.
func (d *Doc) SetIteration(i int, at time.Time) ([]byte, error) {
	if i < 0 {
		return nil, fmt.Errorf("iteration %d is below zero", i)
	}
	return d.apply(d.setUpdated(at), d.set(iterationKey, strconv.Itoa(i)))
}

// SetBlocked sets `status` to blocked, sets `updated`, and writes reason,
// folded to one line, as the first entry under Blocked: the newest comes
// first, so that it is what remains when the text is cut. A file without
// that heading gets one at its end.
func (d *Doc) SetBlocked(reason string, at time.Time) ([]byte, error) {
	reason = fold(reason)
	if reason == "" {
		return nil, errors.New("a blocker needs a reason: what is missing, and who can give it")
	}
	return d.apply(d.setUpdated(at), d.set(statusKey, string(Blocked)), d.blockerEntry("- "+inert(reason)))
}

// SetActive sets `status` to in-progress and sets `updated`. What stands
// under Blocked stays, as the goal's history.
func (d *Doc) SetActive(at time.Time) ([]byte, error) {
	return d.apply(d.setUpdated(at), d.set(statusKey, string(InProgress)))
}

func (d *Doc) setUpdated(at time.Time) change { return d.set(updatedKey, stamp(at)) }

func stamp(t time.Time) string { return t.UTC().Format(time.RFC3339) }

// set gives a key of the front matter a value that needs no quotes. The
// quotes that stand around the old one stay. A missing key becomes the last.
func (d *Doc) set(k key, value string) change {
	f := d.front.fields[k]
	switch {
	case f.line == 0:
		return change{d.front.close, d.front.close, keyNames[k] + ": " + value + d.front.eol}
	case f.empty:
		value = " " + value
	}
	return change{f.start, f.end, value}
}

// blockerEntry inserts a line under Blocked, set off by blank lines.
func (d *Doc) blockerEntry(line string) change {
	eol := d.front.eol
	pos := d.body.blocked
	if pos == 0 {
		block := "## " + string(blockedSection) + eol + eol + line
		if d.body.unfinished {
			// At the end it would be code or comment.
			pos = d.front.body
			return change{pos, pos, eol + block + eol}
		}
		pos = len(d.raw)
		if !d.endsLine(pos) {
			return change{pos, pos, eol + eol + block}
		}
		return change{pos, pos, eol + block + eol}
	}
	if !d.endsLine(pos) {
		return change{pos, pos, eol + eol + line}
	}
	text := line + eol
	next, after := lineAt(d.raw, pos)
	if pos < len(d.raw) && len(bytes.TrimLeft(next, " \t")) == 0 {
		if !d.endsLine(after) {
			return change{after, after, eol + line}
		}
		pos = after
		next, _ = lineAt(d.raw, pos)
	} else {
		text = eol + text
	}
	if rest := bytes.TrimLeft(next, " \t"); len(rest) > 0 && listMarker(rest) == 0 {
		text += eol
	}
	return change{pos, pos, text}
}

// endsLine reports whether a line end stands before pos.
func (d *Doc) endsLine(pos int) bool { return pos > 0 && d.raw[pos-1] == '\n' }

func (d *Doc) apply(changes ...change) ([]byte, error) {
	sort.SliceStable(changes, func(i, j int) bool { return changes[i].start < changes[j].start })
	out := make([]byte, 0, len(d.raw)+256)
	pos := 0
	for _, c := range changes {
		out = append(out, d.raw[pos:c.start]...)
		out = append(out, c.text...)
		pos = c.end
	}
	out = append(out, d.raw[pos:]...)
	if len(out) > MaxSize {
		return nil, fmt.Errorf("GOAL.md would grow above %d KiB; shorten its Progress Log", MaxSize>>10)
	}
	return out, nil
}

// fold puts s on one line: each run of white space becomes one blank.
func fold(s string) string { return strings.Join(strings.Fields(s), " ") }

// inert makes a folded text safe as a list item's text: it can open no
// comment, no fence and be no thematic break.
func inert(s string) string {
	s = strings.ReplaceAll(s, "<!--", "&lt;!--")
	if fenceOpenedBy([]byte(s)).size > 0 || strings.Trim(s, "-*_ ") == "" {
		s = `\` + s
	}
	return s
}
