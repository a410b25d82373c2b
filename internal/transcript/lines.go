package transcript

import (
	"bytes"
	"slices"
	"strings"
	"unicode/utf8"

	"goalkeeper/internal/jsontext"
)

const (
	saidMax  = 16 << 10 // bytes of Tail.Said
	tokenMax = 1 << 30  // a count above is no count
)

// The words that a line must hold to matter. They are searched as bytes, with
// their closing quote, which inside a JSON string would be escaped: so a line
// that only quotes another transcript is passed over unparsed.
const (
	wordAssistant = `assistant"`
	wordCompact   = `compact_boundary"`
	wordGoal      = `goal_status"`
)

// editors are the tools whose call counts as work on files (DESIGN §9,
// stagnation).
var editors = [...]string{"Edit", "Write", "NotebookEdit"}

// read takes out of the tail what Tail has. It walks backwards, since the last
// answer tells the context in use, and parses no line before the point but
// those it needs for that.
func (c chunk) read(since int64) Tail {
	t := Tail{End: c.end(), Partial: since > 0 && since < c.start}
	if len(c.data) == 0 && c.start > 0 {
		// Only the middle of one long line: its reader has come no further.
		if t.End = since; since > c.start {
			t.End = 0
		}
	}
	from := c.after(since)
	var said []string
	room := saidMax
	counted := false // Tokens are settled, if only as unknown
	for end := len(c.data); end > 0 && (end > from || t.Model == ""); {
		begin := bytes.LastIndexByte(c.data[:end-1], '\n') + 1
		line := c.data[begin:end]
		end = begin
		switch {
		case bytes.Contains(line, []byte(wordAssistant)):
			m, ok := parseAnswer(line)
			if !ok {
				continue
			}
			if t.Model == "" && m.tokens > 0 {
				t.Model = m.model
				if !counted {
					t.Tokens, counted = m.tokens, true
				}
			}
			if begin < from {
				continue
			}
			t.Edited = t.Edited || m.edited
			for _, text := range slices.Backward(m.said) {
				if room <= 0 {
					break
				}
				text = newest(text, room)
				said = append(said, text)
				room -= len(text) + len("\n")
			}
		case !counted && bytes.Contains(line, []byte(wordCompact)):
			// What was counted before a compaction is no longer in use.
			t.Tokens, counted = parseCompaction(line)
		}
	}
	slices.Reverse(said)
	t.Said = strings.Join(said, "\n")
	t.Goals = c.goals(-1)
	return t
}

// answer is an assistant line of the main thread.
type answer struct {
	model  string
	tokens int
	edited bool
	said   []string
}

// parseAnswer reads a line as an answer of the main thread. It is none if it
// belongs to a subagent, or if the client made it up (API errors and the
// model "<synthetic>").
func parseAnswer(line []byte) (answer, bool) {
	if !jsontext.ValidBytes(line) {
		return answer{}, false
	}
	var m answer
	var message jsontext.Value
	main, kind := true, ""
	jsontext.ParseBytes(line).ForEach(func(key, value jsontext.Value) bool {
		switch key.Str {
		case "type":
			kind = value.Str
		case "isSidechain", "isApiErrorMessage":
			main = main && !value.Bool()
		case "message":
			message = value
		}
		return true
	})
	if kind != "assistant" || !main || !message.IsObject() {
		return answer{}, false
	}
	message.ForEach(func(key, value jsontext.Value) bool {
		switch key.Str {
		case "model":
			m.model = valid(value.Str)
		case "usage":
			m.tokens = count(value)
		case "content":
			m.content(value)
		}
		return true
	})
	return m, m.model != "<synthetic>"
}

// content takes the calls and the text out of a message's content, which is a
// text or a list of blocks. Thinking is not said.
func (m *answer) content(v jsontext.Value) {
	if v.Type == jsontext.String {
		m.say(v.Str)
		return
	}
	if !v.IsArray() {
		return
	}
	v.ForEach(func(_, block jsontext.Value) bool {
		var kind, name, text string
		block.ForEach(func(key, value jsontext.Value) bool {
			switch key.Str {
			case "type":
				kind = value.Str
			case "name":
				name = value.Str
			case "text":
				text = value.Str
			}
			return true
		})
		switch kind {
		case "text":
			m.say(text)
		case "tool_use":
			m.edited = m.edited || slices.Contains(editors[:], name)
		}
		return true
	})
}

func (m *answer) say(text string) {
	if text = strings.TrimSpace(valid(text)); text != "" {
		m.said = append(m.said, text)
	}
}

// count adds up a usage object: input, both cache figures and output
// (claude-code-hooks §6).
func count(usage jsontext.Value) int {
	if !usage.IsObject() {
		return 0
	}
	n := 0
	usage.ForEach(func(key, value jsontext.Value) bool {
		switch key.Str {
		case "input_tokens", "cache_read_input_tokens", "cache_creation_input_tokens", "output_tokens":
			n += tokens(value)
		}
		return true
	})
	return n
}

// tokens reads a token count; what is none gives 0.
func tokens(v jsontext.Value) int {
	if v.Type != jsontext.Number || !(v.Num >= 0 && v.Num <= tokenMax) {
		return 0
	}
	return int(v.Num)
}

// parseCompaction reads a line as a compaction of the main thread and returns
// the context in use after it, 0 if it does not tell.
func parseCompaction(line []byte) (int, bool) {
	if !jsontext.ValidBytes(line) {
		return 0, false
	}
	v := jsontext.ParseBytes(line)
	if v.Get("subtype").Str != "compact_boundary" || v.Get("isSidechain").Bool() {
		return 0, false
	}
	return tokens(v.Get("compactMetadata", "postTokens")), true
}

// goals returns the goal states of the lines that begin before the offset
// limit, oldest first; of all lines if limit is -1.
func (c chunk) goals(limit int64) []GoalStatus {
	var all []GoalStatus
	for at := 0; ; {
		i := bytes.Index(c.data[at:], []byte(wordGoal))
		if i < 0 {
			return all
		}
		begin := bytes.LastIndexByte(c.data[:at+i], '\n') + 1
		if limit >= 0 && c.start+int64(begin) >= limit {
			return all
		}
		end := at + i + bytes.IndexByte(c.data[at+i:], '\n') + 1
		if g, ok := parseGoal(c.data[begin:end]); ok {
			all = append(all, g)
		}
		at = end
	}
}

func parseGoal(line []byte) (GoalStatus, bool) {
	if !jsontext.ValidBytes(line) {
		return GoalStatus{}, false
	}
	v := jsontext.ParseBytes(line)
	a := v.Get("attachment")
	if v.Get("type").Str != "attachment" || v.Get("isSidechain").Bool() || a.Get("type").Str != "goal_status" {
		return GoalStatus{}, false
	}
	return GoalStatus{
		UUID:      valid(v.Get("uuid").Str),
		Condition: valid(a.Get("condition").Str),
		Reason:    valid(a.Get("reason").Str),
		Met:       a.Get("met").Bool(),
		Sentinel:  a.Get("sentinel").Bool(),
		Failed:    a.Get("failed").Bool() || a.Get("impossible").Bool(),
	}, true
}

func valid(s string) string { return strings.ToValidUTF8(s, "\uFFFD") }

// newest returns the last n bytes of s at most, from the start of a character.
func newest(s string, n int) string {
	if len(s) <= n {
		return s
	}
	s = s[len(s)-n:]
	for len(s) > 0 && !utf8.RuneStart(s[0]) {
		s = s[1:]
	}
	return s
}
