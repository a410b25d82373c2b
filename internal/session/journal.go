package session

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"goalkeeper/internal/backwards"
	"goalkeeper/internal/digest"
	"goalkeeper/internal/jsontext"
)

// Entry is one line of the journal: something this program did or saw done
// itself. The journal is the witness that a verdict rests on (DESIGN §4).
type Entry struct {
	TS      time.Time `json:"ts"`
	Kind    string    `json:"kind"`              // "run", "tick", "end", "write", …
	Goal    string    `json:"goal"`              // hold.Goal.Key
	Box     string    `json:"box,omitempty"`     // TextHash of the criterion's text
	ID      string    `json:"id,omitempty"`      // the criterion's id at the time
	Command string    `json:"command,omitempty"` // what was run, as one could type it
	Args    []string  `json:"args,omitempty"`    // its words, where no shell ran it
	Exit    *int      `json:"exit,omitempty"`    // its exit status
	Session string    `json:"session,omitempty"` // the session that ran it, if any
	Note    string    `json:"note,omitempty"`

	For       string `json:"for,omitempty"`       // a run's kind of evidence: red, green, surface, cleanup
	Attempt   int    `json:"attempt,omitempty"`   // the criterion's attempt at the time
	Path      string `json:"path,omitempty"`      // the log of a run, the file of a write
	SHA256    string `json:"sha256,omitempty"`    // of the bytes at Path
	Tree      string `json:"tree,omitempty"`      // the content tree after the run and its cleanup
	NoTree    string `json:"no_tree,omitempty"`   // why there is none
	Tracked   string `json:"tracked,omitempty"`   // what git tracked when the goal was set
	Expect    string `json:"expect,omitempty"`    // what the output was to contain
	Cleanup   string `json:"cleanup,omitempty"`   // the shell line that ran afterwards
	Not       string `json:"not,omitempty"`       // why the run backs nothing
	Signature string `json:"signature,omitempty"` // TextHash of a failure's signature
}

// TextHash names a criterion by its text, so that a run counts for the text
// it was made for and no other.
func TextHash(text string) string {
	return digest.Hex([]byte(text))[:24]
}

// Record appends an entry to the journal, durably.
func (s *Store) Record(e Entry) error {
	if err := s.prepare(""); err != nil {
		return err
	}
	if _, err := appendLine(s.path("journal.jsonl"), e.appendJSON(nil), true); err != nil {
		return fmt.Errorf("%w: journal: %w", ErrUnwritable, err)
	}
	return nil
}

// maxRunsBack bounds how far back a run is looked for.
const maxRunsBack = 16 << 20

// LastRuns returns, for each box text of a goal, the exit status of its last
// run here. Texts without a run are missing. The search ends where the goal was
// set or the one before it ended: no run of before counts.
func (s *Store) LastRuns(goal string, texts []string) (map[string]int, error) {
	if s.ws == "" || len(texts) == 0 {
		return nil, nil
	}
	f, err := openFile(s.path("journal.jsonl"), os.O_RDONLY)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("journal: %w", err)
	}
	defer f.Close()
	byHash := make(map[string]string, len(texts))
	for _, t := range texts {
		byHash[TextHash(t)] = t
	}
	runs := make(map[string]int, len(texts))
	for line, err := range backwards.Lines(f, f.size, maxRunsBack) {
		if err != nil {
			return runs, fmt.Errorf("journal: %w", err)
		}
		if len(runs) == len(byHash) {
			break
		}
		if !bytes.Contains(line, []byte(goal)) {
			continue
		}
		v := jsontext.ParseBytes(line)
		if !jsontext.ValidBytes(line) || v.Get("goal").Str != goal {
			continue
		}
		if kind := v.Get("kind").Str; kind == "set" || kind == "end" {
			break
		} else if kind != "run" {
			continue
		}
		text, ok := byHash[v.Get("box").Str]
		if _, newer := runs[text]; !ok || newer || !v.Get("exit").Exists() {
			continue
		}
		runs[text] = int(v.Get("exit").Int())
		if v.Get("not").Str != "" {
			runs[text] = -1 // no box asks for that: the run backs nothing
		}
	}
	return runs, nil
}

// maxJournal bounds how much of the journal a command reads.
const maxJournal = 64 << 20

// Journal returns what the journal has about a goal, oldest first. Lines that
// cannot be read are left out.
func (s *Store) Journal(goal string) ([]Entry, error) {
	if s.ws == "" {
		return nil, nil
	}
	raw, err := tail(s.path("journal.jsonl"), maxJournal)
	if err != nil {
		return nil, fmt.Errorf("journal: %w", err)
	}
	var all []Entry
	for line := range bytes.Lines(raw) {
		var e Entry
		if bytes.Contains(line, []byte(goal)) && jsontext.Unmarshal(line, &e) == nil && e.Goal == goal {
			all = append(all, e)
		}
	}
	return all, nil
}
