package trigger

import "strings"

// What a person pastes without a fence: logs, tables, commits, test output, files of
// texts, talk of several people. Lines of one machine-made shape, several of them
// near each other, are nobody's words (DESIGN §7: mask what is not the user's own
// speech). A line alone is never masked, and what stands before or behind the run is
// read.

const (
	maxGap   = 2  // lines of another shape inside a run: a trace, a wrapped entry
	minMarks = 3  // what the lines of a run must come to, see lineMarks
	lineHead = 64 // bytes of a line that tell its shape
	edge     = 64 * 1024
)

// pasted returns the runs of pasted lines of s, in order. Of a very long text only the
// two ends are looked at: what lies between is not searched anyway.
func pasted(s string) []span {
	if strings.Count(s, "\n") < 2 {
		return nil
	}
	if len(s) <= 2*edge {
		return pastedLines(s, 0)
	}
	head, tail := edge, len(s)-edge
	if n := strings.LastIndexByte(s[:head], '\n'); n >= 0 {
		head = n + 1
	}
	if n := strings.IndexByte(s[tail:], '\n'); n >= 0 {
		tail += n + 1
	}
	return append(pastedLines(s[:head], 0), pastedLines(s[tail:], tail)...)
}

// pastedLines finds the runs in s, which begins at byte base of the text.
func pastedLines(s string, base int) []span {
	var out []span
	var log, talk run
	var table rows
	for from := 0; from < len(s); {
		to := len(s)
		if n := strings.IndexByte(s[from:], '\n'); n >= 0 {
			to = from + n + 1
		}
		if end := commitBlock(s, from); end > from {
			out = table.close(talk.close(log.close(out)))
			out = append(out, span{from, end})
			from = end
			continue
		}
		line := strings.TrimSpace(s[from:to])
		if line == "" || fenceRun(line) >= 3 {
			out = table.close(talk.close(log.close(out)))
			from = to
			continue
		}
		out = log.add(out, lineMarks(line), from, to)
		out = table.add(out, line, from, to)
		label := speaker(line)
		if label != "" && talk.knows(label) {
			talk.again++
		}
		marks := 0
		if label != "" {
			marks = 1
		}
		out = talk.add(out, marks, from, to)
		from = to
	}
	out = inOrder(table.close(talk.close(log.close(out))))
	for i := range out {
		out[i].from += base
		out[i].to += base
	}
	return out
}

// run is a run of lines of a machine-made shape.
type run struct {
	span
	lines, marks, gap int
	labels            [4]string
	again             int // lines whose label stood before
}

// add takes the next line into the run; marks is 0 for a line of no such shape.
func (r *run) add(out []span, marks, from, to int) []span {
	switch {
	case marks > 0 && r.lines == 0:
		r.span, r.lines, r.marks, r.gap = span{from, to}, 1, marks, 0
	case marks > 0:
		r.to, r.gap = to, 0
		r.lines++
		r.marks += marks
	case r.lines > 0:
		if r.gap++; r.gap > maxGap || r.talking() {
			return r.close(out)
		}
	}
	return out
}

func (r *run) talking() bool { return r.labels[0] != "" }

// close ends the run and adds it to out if it is a paste.
func (r *run) close(out []span) []span {
	if r.talking() {
		if r.lines >= 4 && r.again >= 1 && r.labels[1] != "" {
			out = append(out, r.span)
		}
	} else if r.lines >= 2 && r.marks >= minMarks {
		out = append(out, r.span)
	}
	*r = run{}
	return out
}

// knows remembers a label of a run of talk and tells whether it stood before.
func (r *run) knows(label string) bool {
	for i, l := range r.labels {
		if l == label {
			return true
		}
		if l == "" {
			r.labels[i] = label
			break
		}
	}
	return false
}

// speaker is the "Name" of a line that begins with "Name:", or "".
func speaker(line string) string {
	n := strings.IndexByte(line[:min(len(line), 48)], ':')
	if n < 1 || n+1 == len(line) || line[0] < 'A' || line[0] > 'Z' && line[0] < 'a' || line[0] > 'z' && line[0] < 0x80 ||
		strings.HasPrefix(line[n:], "://") || strings.Count(line[:n], " ") > 2 || strings.ContainsAny(line[:n], ",;.!?=\"/()[]{}<>") {
		return ""
	}
	return line[:n]
}

// rows is a run of lines with the same number of one delimiter: a table.
type rows struct {
	span
	delimiter byte
	count     int
	lines     int
	digits    int // lines that hold a digit
}

func (t *rows) add(out []span, line string, from, to int) []span {
	d, n := byte(0), 0
	for _, c := range [...]byte{'\t', ';', '|', ','} {
		if n = columns(line, c); n > 0 {
			d = c
			break
		}
	}
	if d == 0 {
		return t.close(out)
	}
	if t.delimiter != d || t.count != n {
		out = t.close(out)
		*t = rows{span: span{from, to}, delimiter: d, count: n}
	}
	t.to = to
	t.lines++
	if strings.ContainsAny(line, "0123456789") {
		t.digits++
	}
	return out
}

// close ends the table. Commas stand in prose too, so three lines are a table only
// if they hold figures.
func (t *rows) close(out []span) []span {
	if t.lines >= 4 || t.lines == 3 && (t.delimiter != ',' || t.digits >= 2) {
		out = append(out, t.span)
	}
	*t = rows{}
	return out
}

// columns counts delimiter c in a line that may be the row of a table, quoted cells
// aside; 0 for a line that is none.
func columns(line string, c byte) int {
	line = line[:min(len(line), 4096)]
	if strings.IndexByte(line, c) < 0 {
		return 0
	}
	n := strings.Count(line, string(rune(c)))
	if n == 1 && c != '\t' {
		return 0
	}
	if c == '\t' {
		return n
	}
	n = 0
	quote := false
	for i := 0; i < len(line); i++ {
		switch {
		case line[i] == '"':
			quote = !quote
		case line[i] == c && !quote:
			n++
			if c == ',' && i+1 < len(line) && line[i+1] == ' ' {
				return 0 // prose
			}
		}
	}
	switch last := line[len(line)-1]; {
	case n < 2, c == ',' && (last == '.' || last == '!' || last == '?' || strings.HasSuffix(line, "。")):
		return 0
	}
	return n
}

// lineMarks tells by its head how sure it is that a machine wrote the line: 2 for a
// full time stamp or a process, 1 for a lesser sign, 0 for none.
func lineMarks(line string) int {
	if worded(line[:min(len(line), lineHead)]) {
		return 0
	}
	return marksIn(line)
}

func marksIn(line string) int {
	head := line[:min(len(line), lineHead)]
	rest := strings.TrimLeft(head, "[(<\"|*+ ")
	if n := stampEnd(rest); n > 0 {
		if n >= len("10:00:00") {
			return 2
		}
		return 1
	}
	if process(head) {
		return 2
	}
	if line[0] == '[' && isDigit(rune(line[min(1, len(line)-1)])) && strings.IndexByte(head, ']') > 0 {
		return 1 // "[00] …"
	}
	if logLevel(head) || hash(rest) || located(head) || keyed(line) {
		return 1
	}
	for _, t := range [...]string{"=== RUN", "=== CONT", "--- PASS", "--- FAIL", "--- SKIP", "PASS", "FAIL", "not ok ", "exit status", "✓", "✗", "✔", "✘"} {
		if strings.HasPrefix(line, t) {
			return 1
		}
	}
	return 0
}

// worded tells at a glance that nothing marksIn looks for is in the head of a line:
// no figure, no capitals in a row, no mark but those of prose.
func worded(head string) bool {
	if strings.HasPrefix(head, "not ok ") || strings.HasPrefix(head, "exit status") {
		return false
	}
	words := false // a second word begins: the first is no key
	for i := 0; i < len(head); i++ {
		switch c := head[i]; {
		case c >= 'a' && c <= 'z':
			words = words || i > 0 && head[i-1] == ' '
		case c == ' ', c == ',', c == '.', c == '\'':
		case c >= 'A' && c <= 'Z' && (i == 0 || !isASCIILetter(head[i-1])):
		default:
			return false
		}
	}
	return words
}

// stampEnd returns the length of the date or time that begins s, or 0: "2026-01-02",
// "02.01.2026 10:00", "10:00:01", "Mar  2 10:00:01".
func stampEnd(s string) int {
	if len(s) > 3 && strings.Contains("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", s[:3]) && s[3] == ' ' {
		if k := len(s) - len(strings.TrimLeft(s[3:], " 0123456789")); k > 4 {
			if n := clockEnd(s, k-digitsBefore(s, k)); n > 0 {
				return n
			}
		}
	}
	digits, marks, i := 0, 0, 0
	for ; i < len(s) && i < len("2026-01-02"); i++ {
		switch {
		case isDigit(rune(s[i])):
			digits++
		case (s[i] == '-' || s[i] == '.' || s[i] == '/') && i > 0 && isDigit(rune(s[i-1])):
			marks++
		default:
			i = len(s)
		}
	}
	if digits == 8 && marks == 2 {
		return i
	}
	return clockEnd(s, 0)
}

func digitsBefore(s string, k int) int {
	n := 0
	for n < k && isDigit(rune(s[k-1-n])) {
		n++
	}
	return n
}

// clockEnd returns where the time of day that stands at i ends, or 0.
func clockEnd(s string, i int) int {
	for part := 0; ; part++ {
		from := i
		for i < len(s) && isDigit(rune(s[i])) {
			i++
		}
		if n := i - from; n == 0 || n > 2 || part > 0 && n != 2 {
			return 0
		}
		if part == 2 || i == len(s) || s[i] != ':' {
			if part == 0 || i < len(s) && isASCIILetter(s[i]) {
				return 0
			}
			return i
		}
		i++
	}
}

// process: "nginx[123]:" stands in s.
func process(s string) bool {
	for i := 1; i < len(s); i++ {
		if s[i] != '[' || !isASCIILetter(s[i-1]) && !isDigit(rune(s[i-1])) {
			continue
		}
		j := i + 1
		for j < len(s) && isDigit(rune(s[j])) {
			j++
		}
		if j > i+1 && strings.HasPrefix(s[j:], "]:") {
			return true
		}
	}
	return false
}

// logLevel: the name of a level of logs stands in s as a word in capitals, or in brackets.
func logLevel(s string) bool {
	for _, l := range [...]string{"INFO", "WARN", "ERROR", "DEBUG", "TRACE", "FATAL", "NOTICE", "[info]", "[warn]", "[error]", "[debug]", "level="} {
		i := strings.Index(s, l)
		if i < 0 {
			continue
		}
		e := i + len(l)
		if e += len(s[e:]) - len(strings.TrimPrefix(s[e:], "ING")); l[0] == '[' || l == "level=" ||
			(i == 0 || !isASCIILetter(s[i-1])) && (e == len(s) || !isASCIILetter(s[e])) {
			return true
		}
	}
	return false
}

// hash: s begins with the short or long name of a commit.
func hash(s string) bool {
	n, letters := 0, 0
	for n < len(s) && (isDigit(rune(s[n])) || s[n] >= 'a' && s[n] <= 'f') {
		if !isDigit(rune(s[n])) {
			letters++
		}
		n++
	}
	return n >= 7 && n <= 40 && letters > 0 && letters < n && n < len(s) && (s[n] == ' ' || s[n] == '\t')
}

// located: s begins with a file and a line number, "main_test.go:14:".
func located(s string) bool {
	file, rest, ok := strings.Cut(s, ":")
	if !ok || strings.IndexByte(file, ' ') >= 0 || strings.LastIndexByte(file, '.') < 1 {
		return false
	}
	n := 0
	for n < len(rest) && isDigit(rune(rest[n])) {
		n++
	}
	return n > 0 && n < len(rest) && (rest[n] == ':' || rest[n] == ' ')
}

// keyed: the line is an entry of a file of texts: goal.title=…, "goal": "…", msgid "…".
func keyed(line string) bool {
	if strings.HasPrefix(line, "msgid \"") || strings.HasPrefix(line, "msgstr \"") || strings.HasPrefix(line, "<string ") {
		return true
	}
	i, parts := 0, 0
	if line[0] == '"' {
		i, parts = 1, 1
	}
	for i < len(line) && (isASCIILetter(line[i]) || isDigit(rune(line[i])) || strings.IndexByte("._-\"", line[i]) >= 0) {
		if line[i] == '.' || line[i] == '_' {
			parts++
		}
		i++
	}
	rest := strings.TrimLeft(line[i:], " ")
	return i > 2 && parts > 0 && (strings.HasPrefix(rest, "=") || strings.HasPrefix(rest, ": ") || strings.HasPrefix(rest, ":\""))
}

// commitBlock returns the end of the commit or diff as git prints it that begins at
// from, or from: its head, its indented message, its changed lines.
func commitBlock(s string, from int) int {
	diff := strings.HasPrefix(s[from:], "diff --git ") || strings.HasPrefix(s[from:], "@@ -")
	if !diff && !(strings.HasPrefix(s[from:], "commit ") && hash(untilSpace(s[from+len("commit "):])+" ")) {
		return from
	}
	end := from
	for i := from; i < len(s); {
		to := len(s)
		if n := strings.IndexByte(s[i:], '\n'); n >= 0 {
			to = i + n + 1
		}
		line := s[i:to]
		blank := strings.TrimSpace(line) == ""
		if i > from && (!blank && line[0] != ' ' && line[0] != '\t' && !(diff && strings.IndexByte("+-@\\", line[0]) >= 0) && !gitHead(line) || blank && diff) {
			break
		}
		if strings.HasPrefix(line, "diff --git ") {
			diff = true
		}
		if !blank {
			end = to
		}
		i = to
	}
	return end
}

func untilSpace(s string) string {
	if n := strings.IndexAny(s, " \t\r\n"); n >= 0 {
		return s[:n]
	}
	return s
}

func gitHead(line string) bool {
	for _, h := range [...]string{"Author:", "Date:", "AuthorDate:", "Commit:", "CommitDate:", "Merge:", "commit ", "diff --git ", "index ", "new file ", "deleted file ", "rename ", "similarity "} {
		if strings.HasPrefix(line, h) {
			return true
		}
	}
	return false
}

// inOrder sorts the few runs by where they begin and joins those that overlap.
func inOrder(spans []span) []span {
	for i := 1; i < len(spans); i++ {
		for k := i; k > 0 && spans[k].from < spans[k-1].from; k-- {
			spans[k], spans[k-1] = spans[k-1], spans[k]
		}
	}
	out := spans[:0]
	for _, s := range spans {
		if n := len(out); n > 0 && s.from < out[n-1].to {
			out[n-1].to = max(out[n-1].to, s.to)
			continue
		}
		out = append(out, s)
	}
	return out
}
