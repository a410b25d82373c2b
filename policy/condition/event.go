package condition

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

// The event tokens (seed 000, Canonical Verdict & Event Vocabulary).
const (
	GoalBound            = "GOAL_BOUND"
	GoalBindDeclined     = "GOAL_BIND_DECLINED"
	GoalSynthesisSkipped = "GOAL_SYNTHESIS_SKIPPED"
	GoalFinal            = "GOAL_FINAL"
	VerifyIterateEnd     = "VERIFY_ITERATE"
	VerifyIterateSkipped = "VERIFY_ITERATE_SKIPPED"
)

// The verdicts of GOAL_FINAL.
const (
	Met        = "MET"
	Unmet      = "UNMET"
	TurnCapHit = "TURN_CAP_HIT"
	Cleared    = "CLEARED"
	NotBound   = "NOT_BOUND"
)

// kind says what a value may be.
type kind int

const (
	oneOf     kind = iota // one of the words listed
	number                // a whole number, not negative
	capNumber             // a whole number from MinTurnCap to MaxTurnCap
	hexHash               // HashLen hexadecimal digits in lower case
	quoted                // a short text, in single quotes on the line
	token                 // one word of letters, digits, "_" and "-"
)

// field is one value of an event; a field without a key is a bare word.
type field struct {
	key   string
	kind  kind
	words []string
}

// vocabulary is the one table of what may stand in a provenance log about a
// goal. All values of an event are required; a line has them in this order.
var vocabulary = [...]struct {
	token, when string
	fields      []field
}{
	{GoalBound, "the host took the condition", []field{
		{key: "turn_cap", kind: capNumber}, {key: "condition_hash", kind: hexHash}}},
	{GoalBindDeclined, "the user chose to go on without a goal", []field{
		{words: []string{"user_choice"}}}},
	{GoalSynthesisSkipped, "the synthesis failed", []field{
		{key: "reason", words: []string{string(MissingPlan), string(NothingToDo), string(PlanIncomplete), string(TooLong),
			string(TooVague), string(TurnCapOutOfRange), string(ArtifactsInsufficient)}}}},
	{GoalFinal, "the goal ended, or the plan was completed", []field{
		{key: "verdict", words: []string{Met, Unmet, TurnCapHit, Cleared, NotBound}},
		{key: "turns", kind: number}, {key: "reason", kind: quoted}}},
	{VerifyIterateEnd, "the verification loop ended", []field{
		{key: "verdict", words: []string{"GREEN", "YELLOW", "RED"}},
		{key: "iterations", kind: number}, {key: "criticals", kind: number},
		{key: "outcome", words: []string{"MET", "EXHAUSTED", "USER_HALTED"}}}},
	{VerifyIterateSkipped, "a verification loop was asked for and could not be bound", []field{
		{key: "reason", kind: token}}},
}

// maxShort is the limit of a quoted text in code points.
const maxShort = 200

// Value is one key=value of an event; Key is "" for a bare word.
type Value struct{ Key, Text string }

// Event is a token with its values.
type Event struct {
	Token  string
	Values []Value
}

// Get returns the value of key, or "".
func (e Event) Get(key string) string {
	for _, v := range e.Values {
		if v.Key == key {
			return v.Text
		}
	}
	return ""
}

func fieldsOf(token string) ([]field, bool) {
	for _, row := range vocabulary {
		if row.token == token {
			return row.fields, true
		}
	}
	return nil, false
}

// Check reports what is wrong with e, measured by the vocabulary, in one line.
func (e Event) Check() error {
	fields, ok := fieldsOf(e.Token)
	if !ok {
		return fmt.Errorf("%s is no event: use %s", strconv.Quote(e.Token), strings.Join(tokens(), ", "))
	}
	seen := make([]bool, len(fields))
	for _, v := range e.Values {
		i := slices.IndexFunc(fields, func(f field) bool { return f.key == v.Key })
		switch {
		case i < 0 && v.Key == "":
			return fmt.Errorf("%s: %q is no key=value: %s", e.Token, v.Text, usage(fields))
		case i < 0:
			return fmt.Errorf("%s: unknown key %q: %s", e.Token, v.Key, usage(fields))
		case seen[i]:
			return fmt.Errorf("%s: %s given twice", e.Token, fields[i])
		}
		if !fields[i].takes(v.Text) {
			return fmt.Errorf("%s: %s is not allowed: use %s", e.Token, safe(v.String()), fields[i])
		}
		seen[i] = true
	}
	if i := slices.Index(seen, false); i >= 0 {
		return fmt.Errorf("%s: %s is missing: %s", e.Token, fields[i], usage(fields))
	}
	return nil
}

func (f field) takes(text string) bool {
	switch f.kind {
	case oneOf:
		return slices.Contains(f.words, text)
	case number:
		_, err := strconv.Atoi(text)
		return err == nil && allDigits(text)
	case capNumber:
		n, err := strconv.Atoi(text)
		return err == nil && allDigits(text) && checkTurnCap(n) == nil
	case hexHash:
		return len(text) == HashLen && strings.Trim(text, "0123456789abcdef") == ""
	case quoted:
		return printable(text) && !strings.Contains(text, "'") && strings.TrimSpace(text) != "" && utf8.RuneCountInString(text) <= maxShort
	case token:
		return text != "" && strings.IndexFunc(text, func(r rune) bool { return r != '-' && (r >= utf8.RuneSelf || !wordRune(r)) }) < 0
	}
	return false
}

// String returns a field as the vocabulary is printed: key=<int>, key={A, B}.
func (f field) String() string {
	var what string
	switch f.kind {
	case oneOf:
		if what = "{" + strings.Join(f.words, ", ") + "}"; len(f.words) == 1 {
			what = f.words[0]
		}
	case number:
		what = "<int>"
	case capNumber:
		what = fmt.Sprintf("<int %d-%d>", MinTurnCap, MaxTurnCap)
	case hexHash:
		what = fmt.Sprintf("<%d-hex>", HashLen)
	case quoted:
		what = fmt.Sprintf("'<text, at most %d characters, no quote>'", maxShort)
	case token:
		what = "<word>"
	}
	if f.key == "" {
		return what
	}
	return f.key + "=" + what
}

// String returns a value as it stands on a line, text that is not one word in
// single quotes.
func (v Value) String() string {
	text := v.Text
	if text == "" || strings.ContainsFunc(text, func(r rune) bool { return blankRune(r) || r == ',' }) {
		text = "'" + text + "'"
	}
	if v.Key == "" {
		return text
	}
	return v.Key + "=" + text
}

func usage(fields []field) string {
	out := make([]string, len(fields))
	for i, f := range fields {
		out[i] = f.String()
	}
	return strings.Join(out, " ")
}

func tokens() []string {
	out := make([]string, len(vocabulary))
	for i, row := range vocabulary {
		out[i] = row.token
	}
	return out
}

// Vocabulary returns the table as `condition event --list` prints it: a line for
// each event with its values, and one that says when it is written.
func Vocabulary() string {
	var b strings.Builder
	for _, row := range vocabulary {
		fmt.Fprintf(&b, "%s — %s\n    %s\n", row.token, usage(row.fields), row.when)
	}
	return b.String()
}

// NewEvent makes an event of a command's arguments: the token, then key=value
// words, or the bare word of an event that takes one. The error says which
// argument is outside the vocabulary.
func NewEvent(token string, args []string) (Event, error) {
	e := Event{Token: token}
	for _, arg := range args {
		key, text, ok := strings.Cut(arg, "=")
		if !ok {
			key, text = "", arg
		}
		e.Values = append(e.Values, Value{key, unquote(text)})
	}
	return e, e.Check()
}

func unquote(s string) string {
	if len(s) >= 2 && s[0] == '\'' && s[len(s)-1] == '\'' {
		return s[1 : len(s)-1]
	}
	return s
}

// timeLayout is RFC 3339 with a numeric offset, UTC too.
const timeLayout = "2006-01-02T15:04:05-07:00"

// separator stands between the token and the values of a line.
const separator = " — "

// Line returns the line for a provenance log, without a line end:
// "[time] TOKEN — key=value …", values in the order of the vocabulary. An event
// that is outside the vocabulary gives an error and no line.
func (e Event) Line(at time.Time) (string, error) {
	if err := e.Check(); err != nil {
		return "", err
	}
	fields, _ := fieldsOf(e.Token)
	parts := make([]string, len(fields))
	for i, f := range fields {
		v := Value{f.key, e.Get(f.key)}
		if parts[i] = v.String(); f.kind == quoted {
			parts[i] = v.Key + "='" + v.Text + "'"
		}
	}
	return "[" + at.Format(timeLayout) + "] " + e.Token + separator + strings.Join(parts, " "), nil
}

// Appended returns what to append to a log for line, given the log's last bytes:
// a log that a hand left without a final line end gets one first.
func Appended(tail []byte, line string) []byte {
	if len(tail) > 0 && tail[len(tail)-1] != '\n' {
		line = "\n" + line
	}
	return []byte(line + "\n")
}

// IsEventLine reports whether line is one that the audit reads: a bracket at its
// start, then "] GOAL_" or "] VERIFY_ITERATE" (seed 000, Audit one-liner).
func IsEventLine(line string) bool {
	return strings.HasPrefix(line, "[") && (strings.Contains(line, "] GOAL_") || strings.Contains(line, "] VERIFY_ITERATE"))
}

// ParseLine reads an event line, with or without its line end. The dash may be
// an em dash, an en dash or a hyphen, and values may be separated by commas: both
// are written by hand. The error says what is wrong; the event and the time hold
// what could be read.
func ParseLine(line string) (at time.Time, e Event, err error) {
	line = strings.TrimRight(line, "\r\n")
	stamp, rest, ok := strings.Cut(strings.TrimPrefix(line, "["), "] ")
	if !ok || !strings.HasPrefix(line, "[") {
		return at, e, fmt.Errorf("no [time] at the start")
	}
	var values string
	e.Token, values, _ = strings.Cut(rest, " ")
	if e.Values, err = parseValues(values); err == nil {
		err = e.Check()
	}
	at, timeErr := time.Parse(time.RFC3339, stamp)
	if timeErr != nil && err == nil {
		err = fmt.Errorf("time %q is not ISO 8601 with an offset", stamp)
	}
	return at, e, err
}

// parseValues reads "— key=value key='some text' word".
func parseValues(s string) ([]Value, error) {
	dash, rest, _ := strings.Cut(s, " ")
	if dash != "—" && dash != "–" && dash != "-" {
		return nil, fmt.Errorf("no dash after the token")
	}
	var out []Value
	for {
		rest = strings.TrimLeftFunc(rest, func(r rune) bool { return r == ',' || blankRune(r) })
		if rest == "" {
			return out, nil
		}
		end := strings.IndexFunc(rest, func(r rune) bool { return r == ',' || r == '=' || blankRune(r) })
		if end < 0 {
			return append(out, Value{Text: rest}), nil
		}
		if rest[end] != '=' {
			out, rest = append(out, Value{Text: rest[:end]}), rest[end:]
			continue
		}
		v := Value{Key: rest[:end]}
		rest = rest[end+1:]
		if quotedText, ok := strings.CutPrefix(rest, "'"); ok {
			if v.Text, rest, ok = strings.Cut(quotedText, "'"); !ok {
				return out, fmt.Errorf("%s: the quote is not closed", v.Key)
			}
		} else {
			end := strings.IndexFunc(rest, func(r rune) bool { return r == ',' || blankRune(r) })
			if end < 0 {
				end = len(rest)
			}
			v.Text, rest = rest[:end], rest[end:]
		}
		out = append(out, v)
	}
}
