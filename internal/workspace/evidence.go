package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"goalkeeper/internal/digest"
	"goalkeeper/internal/goal"
	"goalkeeper/internal/session"
)

// The kinds of journal entries about a goal that something is read from again.
const (
	EntrySet       = "set"       // Note is the objective, Tree the content then
	EntryCriterion = "criterion" // Note is its text, Command its check, For its model/channel
	EntryRemove    = "remove"    // a criterion taken out by order

	EntryRun    = "run"    // a run this program made and saw
	EntryReopen = "reopen" // proofs from before it are old
	EntryReword = "reword" // likewise
	EntryFail   = "fail"   // a failure recorded by hand
)

const (
	tailBytes   = 64 << 10
	maxEvidence = 256 << 20
	tailLines   = 25 // of a log, the lines that a failure is looked for in
)

// Content is what the checkout holds now.
type Content struct {
	Tree    string // its fingerprint, "" for none
	NoTree  string // why there is none
	Differs func(tree string) ([]string, error)
	// Hidden are files that git no longer sees: no proof is known to be about
	// what is in them now.
	Hidden []string
}

// Witnesses are what the evidence of a goal is held against.
type Witnesses struct {
	Journal []session.Entry // about this goal, oldest first
	Ledger  map[string]said // by path, what the ledger names last
	Content Content

	NoJournal error // why the journal cannot be read: nothing is known to be proved
}

// said is what the ledgers say of a file at their latest time about it: more
// than one digest where several runs ended in one second.
type said struct {
	at   string
	sums []string
}

// disagrees reports whether the ledgers know the file with other content.
func (s said) disagrees(sum string) bool { return len(s.sums) > 0 && !slices.Contains(s.sums, sum) }

// Witnesses reads what journal and ledgers know of a goal.
func (w *Workspace) Witnesses(store *session.Store, slug string) Witnesses {
	var by Witnesses
	by.Journal, by.NoJournal = store.Journal(RecordKey(slug))
	by.Ledger = make(map[string]said)
	w.ledgerLines(slug, func(l goal.Line) {
		sum, last := digestIn(l.Text), by.Ledger[l.Path]
		switch {
		case sum == "" || l.TS < last.at:
		case l.TS == last.at:
			by.Ledger[l.Path] = said{l.TS, append(last.sums, sum)}
		default:
			by.Ledger[l.Path] = said{l.TS, []string{sum}}
		}
	})
	return by
}

// LastRun returns the newest run whose log is at path.
func (by Witnesses) LastRun(path string) (run session.Entry, at int) {
	for i := len(by.Journal) - 1; i >= 0; i-- {
		if e := by.Journal[i]; e.Kind == EntryRun && e.Path == path {
			return e, i
		}
	}
	return session.Entry{}, -1
}

// lastReset is where in the journal the criterion was last reopened or
// reworded, -1 for nowhere.
func (by Witnesses) lastReset(id string) int {
	for i := len(by.Journal) - 1; i >= 0; i-- {
		if e := by.Journal[i]; e.ID == id && (e.Kind == EntryReopen || e.Kind == EntryReword) {
			return i
		}
	}
	return -1
}

// Standings judges the evidence of every criterion of a record.
func (w *Workspace) Standings(r *goal.Record, by Witnesses) map[string]goal.Standing {
	all := make(map[string]goal.Standing, len(r.Criteria))
	for i := range r.Criteria {
		all[r.Criteria[i].ID] = w.Standing(r.Slug, r.Criteria[i], by)
	}
	return all
}

// Standing judges the evidence of one criterion.
func (w *Workspace) Standing(slug string, c goal.Criterion, by Witnesses) goal.Standing {
	return goal.Judge(slug, c, func(ref string) goal.Fact { return w.fact(c, ref, by) })
}

// fact finds out about one reference what check and close ask (seed 002,
// check; the journal is the witness of DESIGN §4).
func (w *Workspace) fact(c goal.Criterion, ref string, by Witnesses) goal.Fact {
	e := goal.ParseEvidence(ref)
	if e.Ledger != nil {
		return goal.Fact{Exists: w.LedgerLine(*e.Ledger)}
	}
	f := w.evidenceFile(path.Clean(ref))
	if !f.Exists || f.NotBacking != "" {
		return f
	}
	run, at := by.LastRun(path.Clean(ref))
	switch {
	case at >= 0 && run.SHA256 != f.Digest, by.Ledger[path.Clean(ref)].disagrees(f.Digest):
		f.Changed = true
	case at >= 0:
		by.proof(&f, c, e, run, at)
	default:
		for _, other := range by.Journal {
			if other.Kind == EntryRun && other.SHA256 == f.Digest {
				f.NotBacking = "a copy of " + other.Path
			}
		}
	}
	return f
}

// proof says what a file is worth that is as the journal saw it made.
func (by Witnesses) proof(f *goal.Fact, c goal.Criterion, e goal.Evidence, run session.Entry, at int) {
	f.Failure = "" // its exit and output were judged when it ran
	switch {
	case at < by.lastReset(c.ID):
		f.Old = true
	case run.ID != c.ID || run.Attempt != c.Attempt || run.For != string(e.Kind):
		f.NotBacking = fmt.Sprintf("a run for %s, attempt %d, %s", run.ID, run.Attempt, run.For)
	case run.Box != session.TextHash(c.Promise()):
		f.NotBacking = "made for another text of the criterion"
	case run.Not != "":
		f.NotBacking = run.Not
	default:
		f.Proved = true
		f.Stale, f.StaleFiles, f.NoTree = by.Content.since(run.Tree, run.NoTree)
		if !f.Stale && run.Tree == "" && by.tied() {
			f.Stale, f.StaleFiles, f.NoTree = true, []string{"(proved without a fingerprint: " + run.NoTree + ")"}, ""
		}
	}
}

// tied reports whether the content of this goal's checkout had a fingerprint at
// any time: one that is missing now is no property of the place, and what was
// proved without it is about nobody knows what.
func (by Witnesses) tied() bool {
	return slices.ContainsFunc(by.Journal, func(e session.Entry) bool { return e.Tree != "" })
}

// since says whether what was proved on a content tree is still about the
// content now.
func (now Content) since(tree, noTree string) (stale bool, files []string, untied string) {
	switch {
	case tree == "" && now.Tree == "":
		return false, nil, noTree
	case tree == "":
		return true, []string{"(proved without a fingerprint: " + noTree + ")"}, ""
	case now.Tree == "":
		return true, []string{"(no fingerprint now: " + now.NoTree + ")"}, ""
	case len(now.Hidden) > 0:
		for _, name := range now.Hidden {
			files = append(files, name+" (hidden from git since the goal was set)")
		}
		return true, files, ""
	case tree == now.Tree:
		return false, nil, ""
	}
	files, err := now.Differs(tree)
	if err != nil {
		files = []string{"(the files cannot be named: " + err.Error() + ")"}
	}
	return true, files, ""
}

// Stale reports whether a proof made on a content tree is about other content
// than the checkout's now.
func (now Content) Stale(tree, noTree string) bool {
	stale, _, _ := now.since(tree, noTree)
	return stale
}

// evidenceFile reads a file of evidence: a regular file with one name inside
// the workspace.
func (w *Workspace) evidenceFile(name string) goal.Fact {
	var e goal.Fact
	f, fault := w.openEvidence(name)
	if f == nil {
		e.Exists, e.NotBacking = fault != "", fault
		return e
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.Size() > maxEvidence {
		return goal.Fact{Exists: true, NotBacking: fmt.Sprintf("larger than %d MiB", maxEvidence>>20)}
	}
	sum := digest.New()
	last := &lastBytes{}
	size, err := io.Copy(io.MultiWriter(sum, last), f)
	if err != nil {
		return e
	}
	e.Exists, e.Digest = true, sum.Hex()
	e.Empty = size <= tailBytes && len(bytes.TrimSpace(last.bytes())) == 0
	lines := textLines(last.bytes())
	e.Failure = goal.FailureMarker(lines[max(len(lines)-tailLines, 0):])
	e.CleanupLine = isReceipt(lines)
	return e
}

// Glance finds out what a Stop asks of a reference: whether it is there, empty,
// and ends in a cleanup line (DESIGN §9). It reads at most 4 KiB.
func (w *Workspace) Glance(ref string) goal.Fact {
	e := goal.ParseEvidence(ref)
	if e.Ledger != nil {
		return goal.Fact{Exists: w.LedgerLine(*e.Ledger)}
	}
	f, fault := w.openEvidence(path.Clean(ref))
	if f == nil {
		return goal.Fact{Exists: fault != "", NotBacking: fault}
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return goal.Fact{}
	}
	const enough = 4 << 10
	raw := make([]byte, min(info.Size(), enough))
	n, err := f.ReadAt(raw, max(info.Size()-enough, 0))
	if err != nil && !errors.Is(err, io.EOF) {
		return goal.Fact{}
	}
	raw = raw[:n]
	return goal.Fact{
		Exists:      true,
		Empty:       info.Size() <= enough && len(bytes.TrimSpace(raw)) == 0,
		CleanupLine: isReceipt(textLines(raw)),
	}
}

// Unbacked are the passes of a record that lack their backing as a Stop sees
// it: by name, attempt, existence and size. What is in the files is for check
// and close.
func (w *Workspace) Unbacked(r *goal.Record) []goal.Criterion {
	var all []goal.Criterion
	for i := range r.Criteria {
		c := r.Criteria[i]
		if c.Status == goal.CriterionPass && !goal.Judge(r.Slug, c, w.Glance).Backed() {
			all = append(all, c)
		}
	}
	return all
}

// openEvidence opens a file of evidence. Without one, fault says what is there
// in its place, "" for nothing.
func (w *Workspace) openEvidence(name string) (f *os.File, fault string) {
	info, err := w.root.Lstat(name)
	switch {
	case err != nil:
		return nil, ""
	case info.Mode()&fs.ModeSymlink != 0:
		return nil, "a link, not a file of its own"
	case !info.Mode().IsRegular():
		return nil, "not a regular file"
	case links(info) > 1:
		return nil, "has a second name (hard link)"
	}
	f, err = w.root.OpenFile(name, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return nil, ""
	}
	now, err := f.Stat()
	if err != nil || !os.SameFile(info, now) {
		f.Close()
		return nil, ""
	}
	return f, ""
}

// isReceipt reports whether the last non-blank line starts with "cleanup".
func isReceipt(lines []string) bool {
	return len(lines) > 0 && len(lines[len(lines)-1]) >= 7 && strings.EqualFold(lines[len(lines)-1][:7], "cleanup")
}

// textLines are the non-blank lines of text, trimmed; what is no text has none.
func textLines(raw []byte) []string {
	if bytes.IndexByte(raw, 0) >= 0 || !utf8.Valid(raw) && bytes.Count(raw, []byte{'\n'}) == 0 {
		return nil
	}
	var lines []string
	for line := range strings.Lines(string(raw)) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	return lines
}

// lastBytes keeps the last tailBytes written to it.
type lastBytes struct{ buf []byte }

func (l *lastBytes) Write(p []byte) (int, error) {
	l.buf = append(l.buf, p...)
	if extra := len(l.buf) - 2*tailBytes; extra > 0 {
		l.buf = append(l.buf[:0], l.buf[len(l.buf)-tailBytes:]...)
	}
	return len(p), nil
}

func (l *lastBytes) bytes() []byte { return l.buf[max(len(l.buf)-tailBytes, 0):] }

// Log is an evidence file being written: it takes its name when the run is over.
type Log struct {
	w    *Workspace
	f    *os.File
	tmp  string
	name string
}

// CreateLog begins the log at name, below the evidence folder of a goal or of
// the loop goal.
func (w *Workspace) CreateLog(name string) (*Log, error) {
	if err := w.root.MkdirAll(path.Dir(name), 0o755); err != nil {
		return nil, fmt.Errorf("evidence: %w", err)
	}
	tmp := path.Dir(name) + "/." + path.Base(name) + "." + strconv.Itoa(os.Getpid()) + "." + strconv.FormatInt(time.Now().UnixNano(), 36) + ".tmp"
	f, err := w.root.OpenFile(tmp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
	if err != nil {
		return nil, fmt.Errorf("evidence: %w", err)
	}
	return &Log{w: w, f: f, tmp: tmp, name: name}, nil
}

// Write adds to the log.
func (l *Log) Write(p []byte) (int, error) { return l.f.Write(p) }

// Keep puts the log in its place, durably. What lay there is replaced.
func (l *Log) Keep() error {
	err := l.f.Sync()
	if cerr := l.f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = l.w.root.Rename(l.tmp, l.name)
	}
	if err != nil {
		l.w.root.Remove(l.tmp)
		return fmt.Errorf("evidence: %w", err)
	}
	return nil
}

// Discard removes a log that was not kept.
func (l *Log) Discard() {
	l.f.Close()
	l.w.root.Remove(l.tmp)
}

// InLedger reports whether a ledger names the file.
func (by Witnesses) InLedger(path string) bool { return len(by.Ledger[path].sums) > 0 }

// CleanupOf returns the shell line that the last line of a log of ours names as
// its cleanup, "" for none.
func (w *Workspace) CleanupOf(ref string) string {
	raw, err := w.Read(ref, 4<<20)
	if err != nil {
		return ""
	}
	lines := textLines(raw)
	if len(lines) == 0 {
		return ""
	}
	line, ok := strings.CutPrefix(lines[len(lines)-1], "cleanup: ")
	if line, done := strings.CutSuffix(line, " (exit 0)"); ok && done {
		return line
	}
	return ""
}
