package goal

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"goalkeeper/internal/jsontext"
)

// Fault is one thing wrong with a record. Line and Col count from 1 (Col in
// characters) and are 0 where the place is not known; Path is the JSON path
// ("criteria[1].status"), empty for the whole file.
type Fault struct {
	Line, Col int
	Path      string
	What      string
}

// Error says where and what, on one line.
func (f *Fault) Error() string { return f.String() }

// String is Error for a Fault value.
func (f Fault) String() string {
	var where []string
	if f.Line > 0 {
		where = append(where, fmt.Sprintf("line %d, column %d", f.Line, f.Col))
	}
	if f.Path != "" {
		where = append(where, f.Path)
	}
	if len(where) == 0 {
		return f.What
	}
	return strings.Join(where, ": ") + ": " + f.What
}

// maxDepth bounds how deep a record may nest, so that a hostile file cannot
// make the reader recurse without end.
const maxDepth = 64

// A hostile record of 1 MiB can have 80,000 criteria or faults. These bound the
// work that a hook spends on one; an honest record is far below them.
const (
	maxCriteria = 200
	maxEntries  = 1000 // of any other array
	maxFaults   = 50
)

const bom = "\ufeff"

// Parse reads a record. It is lenient: unknown fields are ignored, missing
// ones read as the seed says (attempt 1, empty arrays, host_goal unavailable,
// hold true), a known field of the wrong type reads as missing and is named by
// [Record.Validate]. Of a key that stands twice the last one counts, as for
// every other JSON reader. A byte order mark is skipped.
//
// The error is always a *Fault: the file is too large, is not JSON (with line
// and column), or has no shape that could be read as a record.
func Parse(raw []byte) (*Record, error) {
	if len(raw) > MaxSize {
		return nil, &Fault{What: fmt.Sprintf("a record of %d bytes; at most %d are read", len(raw), MaxSize)}
	}
	src := string(raw)
	if f := syntaxFault(src); f != nil {
		return nil, f
	}
	root := jsontext.Parse(strings.TrimPrefix(src, bom))
	root.Index = len(src) - len(root.Raw) // gjson's Raw of an object runs to the end of the text
	if !root.IsObject() {
		return nil, &Fault{Line: 1, Col: 1, What: "a record is one JSON object, this is " + typeName(root)}
	}
	p := reader{src: src}
	r := p.record(root)
	if p.fatal != nil {
		return nil, p.fatal
	}
	return r, nil
}

// syntaxFault returns the first syntax error of src, or nil.
func syntaxFault(src string) *Fault {
	text := strings.TrimPrefix(src, bom)
	shift := len(src) - len(text)
	if strings.TrimSpace(text) == "" {
		return &Fault{Line: 1, Col: 1, What: "the file is empty; a record is one JSON object"}
	}
	if at := tooDeep(text); at >= 0 {
		line, col := position(src, shift+at)
		return &Fault{Line: line, Col: col, What: fmt.Sprintf("nested more than %d deep", maxDepth)}
	}
	fault := jsontext.Check(text)
	if fault == nil {
		return nil
	}
	at, what := fault.Offset, fault.What
	if at < len(text) && (text[at] == '}' || text[at] == ']') && strings.HasSuffix(strings.TrimRight(text[:at], " \t\r\n"), ",") {
		what = "a comma before the closing " + string(text[at])
	}
	line, col := position(src, shift+at)
	return &Fault{Line: line, Col: col, What: "not valid JSON: " + what}
}

// tooDeep returns the offset of the first bracket that nests deeper than
// maxDepth, or -1. Text that is not JSON gets some answer, never a panic.
func tooDeep(text string) int {
	depth := 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			for i++; i < len(text) && text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case '{', '[':
			if depth++; depth > maxDepth {
				return i
			}
		case '}', ']':
			depth--
		}
	}
	return -1
}

// position turns a byte offset into a line and a column, both from 1, the
// column in characters. A byte order mark has no width.
func position(src string, offset int) (line, col int) {
	before := src[:min(max(offset, 0), len(src))]
	line = 1 + strings.Count(before, "\n")
	before = before[strings.LastIndexByte(before, '\n')+1:]
	return line, 1 + utf8.RuneCountInString(strings.TrimPrefix(before, bom))
}

func typeName(v jsontext.Value) string {
	switch {
	case v.IsObject():
		return "an object"
	case v.IsArray():
		return "an array"
	case v.Type == jsontext.String:
		return "a string"
	case v.Type == jsontext.Number:
		return "a number"
	case v.Type == jsontext.Null:
		return "null"
	}
	return "true or false"
}

// reader collects what could not be read while it walks a record.
type reader struct {
	src    string
	shapes []Fault
	fatal  *Fault
}

func (p *reader) fault(v jsontext.Value, path, what string) Fault {
	line, col := position(p.src, v.Index)
	return Fault{Line: line, Col: col, Path: path, What: what}
}

func (p *reader) shape(v jsontext.Value, path, what string) {
	if len(p.shapes) >= maxFaults {
		return
	}
	p.shapes = append(p.shapes, p.fault(v, path, what))
}

func (p *reader) die(v jsontext.Value, path, what string) {
	if p.fatal == nil {
		f := p.fault(v, path, what)
		p.fatal = &f
	}
}

// members walks an object and hands over the fields of known, in the order of
// the file. One that stands twice is a shape fault.
func (p *reader) members(v jsontext.Value, path string, known []string, field func(key string, v jsontext.Value, path string)) {
	var seen uint32
	v.ForEach(func(k, v jsontext.Value) bool {
		i := slices.Index(known, k.Str)
		if i < 0 {
			return true
		}
		at := k.Str
		if path != "" {
			at = path + "." + k.Str
		}
		if seen&(1<<i) != 0 {
			p.shape(v, at, "this key stands twice; keep one")
		}
		seen |= 1 << i
		field(k.Str, v, at)
		return true
	})
}

// The fields of each object, as the seed's schema names them; at most 32.
var (
	recordFields    = []string{"slug", "objective", "non_goals", "criteria", "status", "conversation_id", "hold", "host_goal", "steering", "blockers", "verdict", "updated"}
	criterionFields = []string{"id", "text", "status", "attempt", "model", "channel", "evidence", "check", "expect"}
	hostGoalFields  = []string{"state", "synced"}
	steeringFields  = []string{"kind", "directive", "evidence", "rationale", "at"}
	blockerFields   = []string{"id", "source", "detail", "resolved"}
	verdictFields   = []string{"result", "failing_criterion", "reason", "at"}
)

// objects walks an array of objects; null reads as empty. What is no array or
// no object is handed to wrong and skipped; so is what stands beyond limit.
func (p *reader) objects(v jsontext.Value, path string, limit int, wrong func(v jsontext.Value, path, what string), each func(v jsontext.Value, path string)) {
	if v.Type == jsontext.Null {
		return
	}
	if !v.IsArray() {
		wrong(v, path, "must be an array, not "+typeName(v))
		return
	}
	i := 0
	v.ForEach(func(_, v jsontext.Value) bool {
		at := path + "[" + strconv.Itoa(i) + "]"
		if i++; i > limit {
			wrong(v, path, "has more than "+strconv.Itoa(limit)+" entries")
			return false
		}
		if v.IsObject() {
			each(v, at)
		} else {
			wrong(v, at, "must be an object, not "+typeName(v))
		}
		return true
	})
}

func (p *reader) text(v jsontext.Value, path string) string {
	if v.Type == jsontext.String {
		return v.Str
	}
	if v.Type != jsontext.Null {
		p.shape(v, path, "must be a string, not "+typeName(v))
	}
	return ""
}

func (p *reader) texts(v jsontext.Value, path string) []string {
	if v.Type == jsontext.Null {
		return nil
	}
	if !v.IsArray() {
		p.shape(v, path, "must be an array of strings, not "+typeName(v))
		return nil
	}
	var all []string
	v.ForEach(func(_, v jsontext.Value) bool {
		if len(all) == maxEntries {
			p.shape(v, path, "has more than "+strconv.Itoa(maxEntries)+" entries")
			return false
		}
		if v.Type != jsontext.String {
			p.shape(v, path, "must be an array of strings, has "+typeName(v))
			return true
		}
		all = append(all, v.Str)
		return true
	})
	return all
}

// truth reads true or false; anything else is a fault and reads as otherwise.
func (p *reader) truth(v jsontext.Value, path string, otherwise bool) bool {
	if v.Type == jsontext.True || v.Type == jsontext.False {
		return v.Type == jsontext.True
	}
	if v.Type != jsontext.Null {
		p.shape(v, path, "must be true or false, not "+typeName(v))
	}
	return otherwise
}

func (p *reader) record(root jsontext.Value) *Record {
	r := &Record{Hold: true, HostGoal: HostGoal{State: HostUnavailable}}
	p.members(root, "", recordFields, func(key string, v jsontext.Value, at string) {
		switch key {
		case "slug":
			r.Slug = p.text(v, at)
		case "objective":
			r.Objective = p.text(v, at)
		case "non_goals":
			r.NonGoals = p.texts(v, at)
		case "criteria":
			r.Criteria = nil
			p.objects(v, at, maxCriteria, p.die, func(v jsontext.Value, at string) { r.Criteria = append(r.Criteria, p.criterion(v, at)) })
		case "status":
			r.Status = Status(p.text(v, at))
		case "conversation_id":
			r.ConversationID = p.text(v, at)
		case "hold":
			r.Hold = p.truth(v, at, true)
		case "host_goal":
			r.HostGoal = p.hostGoal(v, at)
		case "steering":
			r.Steering = nil
			p.objects(v, at, maxEntries, p.shape, func(v jsontext.Value, at string) { r.Steering = append(r.Steering, p.steering(v, at)) })
		case "blockers":
			r.Blockers = nil
			p.objects(v, at, maxEntries, p.shape, func(v jsontext.Value, at string) { r.Blockers = append(r.Blockers, p.blocker(v, at)) })
		case "verdict":
			r.Verdict = p.verdict(v, at)
		case "updated":
			r.UpdatedRaw = p.text(v, at)
			r.Updated, _ = time.Parse(time.RFC3339, r.UpdatedRaw)
		}
	})
	r.src, r.shapes = p.src, p.shapes
	return r
}

func (p *reader) criterion(v jsontext.Value, path string) Criterion {
	c := Criterion{Attempt: 1}
	p.members(v, path, criterionFields, func(key string, v jsontext.Value, at string) {
		switch key {
		case "id":
			c.ID = p.text(v, at)
			c.N = criterionNumber(c.ID)
		case "text":
			c.Text = p.text(v, at)
		case "status":
			c.Status = CriterionStatus(p.text(v, at))
		case "attempt":
			c.Attempt = p.attempt(v, at)
		case "model":
			c.Model = p.text(v, at)
		case "channel":
			c.Channel = p.text(v, at)
		case "evidence":
			c.Evidence = p.texts(v, at)
		case "check":
			c.Check = p.text(v, at)
		case "expect":
			c.Expect = p.text(v, at)
		}
	})
	return c
}

// maxAttempt is far above what the cap of five work cycles allows.
const maxAttempt = 9999

func (p *reader) attempt(v jsontext.Value, path string) int {
	if v.Type == jsontext.Null {
		return 1
	}
	if n := number(v.Raw); v.Type == jsontext.Number && n >= 1 && n <= maxAttempt {
		return n
	}
	p.shape(v, path, "must be a whole number from 1 on, not "+cut(v.Raw, 40))
	return 1
}

func (p *reader) hostGoal(v jsontext.Value, path string) HostGoal {
	h := HostGoal{State: HostUnavailable}
	if v.Type == jsontext.Null {
		return h
	}
	if !v.IsObject() {
		p.shape(v, path, "must be an object, not "+typeName(v))
		return h
	}
	p.members(v, path, hostGoalFields, func(key string, v jsontext.Value, at string) {
		switch key {
		case "state":
			h.State = HostGoalState(p.text(v, at))
		case "synced":
			h.Synced = p.text(v, at)
		}
	})
	return h
}

func (p *reader) steering(v jsontext.Value, path string) Steering {
	var s Steering
	p.members(v, path, steeringFields, func(key string, v jsontext.Value, at string) {
		switch key {
		case "kind":
			s.Kind = p.text(v, at)
		case "directive":
			s.Directive = p.text(v, at)
		case "evidence":
			s.Evidence = p.text(v, at)
		case "rationale":
			s.Rationale = p.text(v, at)
		case "at":
			s.At = p.text(v, at)
		}
	})
	return s
}

func (p *reader) blocker(v jsontext.Value, path string) Blocker {
	var b Blocker
	p.members(v, path, blockerFields, func(key string, v jsontext.Value, at string) {
		switch key {
		case "id":
			b.ID = p.text(v, at)
		case "source":
			b.Source = p.text(v, at)
		case "detail":
			b.Detail = p.text(v, at)
		case "resolved":
			b.Resolved = p.truth(v, at, false)
		}
	})
	return b
}

func (p *reader) verdict(v jsontext.Value, path string) *Verdict {
	if v.Type == jsontext.Null {
		return nil
	}
	if !v.IsObject() {
		p.shape(v, path, "must be null or an object, not "+typeName(v))
		return nil
	}
	d := &Verdict{}
	p.members(v, path, verdictFields, func(key string, v jsontext.Value, at string) {
		switch key {
		case "result":
			d.Result = p.text(v, at)
		case "failing_criterion":
			d.FailingCriterion = p.text(v, at)
		case "reason":
			d.Reason = p.text(v, at)
		case "at":
			d.At = p.text(v, at)
		}
	})
	return d
}

// cut shortens text to n characters for a message, on one line.
func cut(text string, n int) string {
	text = strings.Join(strings.Fields(text), " ")
	if utf8.RuneCountInString(text) <= n {
		return text
	}
	return strings.TrimRight(string([]rune(text)[:n-1]), " ") + "…"
}
