package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"goalkeeper/internal/goal"
	"goalkeeper/internal/session"
)

// ledgerDir is the folder of the ledgers, from the workspace root.
const ledgerDir = goal.LedgerDir

const (
	maxLedger   = 64 << 20 // of a ledger, what a command reads
	maxLedgers  = 64       // ledgers looked at, the newest first
	ledgerTries = 3        // each as long as a lock is waited for
	noSession   = "terminal"
	digestLabel = "sha256 "
)

// LedgerName returns whose ledger a command writes to (seed 002, Inputs and
// state): that of its session, else of the conversation the record names, else
// the newest there is, else one for people at a terminal.
func (w *Workspace) LedgerName(session, conversation string) string {
	for _, id := range [...]string{session, conversation} {
		if goal.ConversationID(id) {
			return id
		}
	}
	if names := w.ledgers(); len(names) > 0 {
		return strings.TrimSuffix(names[0], ".jsonl")
	}
	return noSession
}

// ledgers lists the newest ledger files.
func (w *Workspace) ledgers() []string {
	dir, err := w.root.OpenRoot(ledgerDir)
	if err != nil {
		return nil
	}
	defer dir.Close()
	found, err := newest(dir, ".jsonl", maxLedgers)
	if err != nil {
		return nil
	}
	names := make([]string, len(found))
	for i, info := range found {
		names[i] = info.Name()
	}
	return names
}

// AppendLedger adds lines to the ledger of a conversation, in one write, under
// the lock of the ledger folder. A torn last line is closed first.
func (w *Workspace) AppendLedger(conversation string, lines []goal.Line) error {
	if len(lines) == 0 {
		return nil
	}
	if !goal.ConversationID(conversation) {
		return fmt.Errorf("ledger: %q is no conversation id", conversation)
	}
	if err := w.root.MkdirAll(ledgerDir, 0o755); err != nil {
		return fmt.Errorf("ledger: %w", err)
	}
	var text []byte
	for _, l := range lines {
		text = append(append(text, l.JSON()...), '\n')
	}
	var err error
	for range ledgerTries {
		err = w.lock(ledgerDir, func() error { return w.appendTo(ledgerDir+"/"+conversation+".jsonl", text) })
		if !errors.Is(err, session.ErrLocked) {
			break
		}
	}
	if err != nil {
		return fmt.Errorf("ledger: %w", err)
	}
	return nil
}

func (w *Workspace) appendTo(name string, text []byte) (err error) {
	f, err := w.root.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_APPEND|nonblock, 0o644)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return &fs.PathError{Op: "append", Path: name, Err: ErrNotRegular}
	}
	var last [1]byte
	if n := info.Size(); n > 0 {
		if _, err := f.ReadAt(last[:], n-1); err == nil && last[0] != '\n' {
			text = append([]byte{'\n'}, text...)
		}
	}
	if _, err := f.Write(text); err != nil {
		return err
	}
	return f.Sync()
}

// LedgerLine reports whether line n, counted from 1, of a conversation's
// ledger is there and is a JSON object.
func (w *Workspace) LedgerLine(ref goal.LedgerRef) bool {
	raw, _, err := readFile(w.root, ledgerDir+"/"+ref.Conversation+".jsonl", maxLedger)
	if err != nil {
		return false
	}
	n := 0
	for line := range bytes.Lines(raw) {
		if n++; n == ref.Line {
			_, ok := goal.ParseLine(line)
			return ok
		}
	}
	return false
}

// ledgerLines calls each for every line of this program about a goal, in all
// ledgers, the oldest ledger first.
func (w *Workspace) ledgerLines(slug string, each func(goal.Line)) {
	names := w.ledgers()
	record, evidence := []byte(goal.Path(slug)), []byte(goal.EvidenceDir+"/"+slug+"/")
	for i := len(names) - 1; i >= 0; i-- {
		raw, _, err := readFile(w.root, ledgerDir+"/"+names[i], maxLedger)
		if err != nil {
			continue
		}
		for line := range bytes.Lines(raw) {
			if !bytes.Contains(line, record) && !bytes.Contains(line, evidence) {
				continue
			}
			if l, ok := goal.ParseLine(line); ok && l.By == goal.By {
				each(l)
			}
		}
	}
}

// RunLine is the ledger line about a run: its log, its exit, the log's SHA-256
// and the content tree.
func RunLine(ts, path, what, sum, tree string) goal.Line {
	return goal.Line{TS: ts, Kind: goal.LedgerEvidence, Text: what + ", " + digestLabel + sum + ", tree " + tree, Path: path, By: goal.By}
}

// digestIn returns the SHA-256 that a RunLine's text names, "" for none.
func digestIn(text string) string {
	_, rest, ok := strings.Cut(text, ", "+digestLabel)
	if !ok || len(rest) < 64 {
		return ""
	}
	return rest[:64]
}
