package session

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"goalkeeper/internal/jsontext"
)

// Decided is one line of decisions.jsonl: what a hook did and why (DESIGN
// §14). In has the plain values the decision was made from, so that it can be
// replayed.
type Decided struct {
	TS       time.Time    `json:"ts"`
	Event    string       `json:"event"`
	Session  string       `json:"session,omitempty"`
	PromptID string       `json:"prompt_id,omitempty"`
	Why      string       `json:"why"`
	Goal     string       `json:"goal,omitempty"`
	Passed   int          `json:"passed"`
	Total    int          `json:"total"`
	Row      int          `json:"row,omitempty"`
	MS       float64      `json:"ms"`
	Detail   string       `json:"detail,omitempty"` // a fault's text, or what was set
	In       jsontext.Raw `json:"in,omitempty"`
}

// maxDecisions is the size at which decisions.jsonl is rotated, once.
const maxDecisions = 8 << 20

// Log appends a decision.
func (s *Store) Log(d Decided) error {
	if s.ws == "" {
		return ErrNoDir
	}
	path, line := s.path("decisions.jsonl"), d.appendJSON(nil)
	size, err := appendLine(path, line, false)
	if errors.Is(err, fs.ErrNotExist) {
		if err := s.prepare(""); err != nil {
			return err
		}
		size, err = appendLine(path, line, false)
	}
	if err == nil && size > maxDecisions {
		err = s.rotate(path)
	}
	if err != nil {
		return fmt.Errorf("decisions: %w", err)
	}
	return nil
}

// rotate puts a log that has grown too large aside, once. Whoever comes second
// finds the small new file and leaves it alone.
func (s *Store) rotate(path string) error {
	return s.withLock("decisions", func() error {
		info, err := os.Stat(path)
		if errors.Is(err, fs.ErrNotExist) || err == nil && info.Size() <= maxDecisions {
			return nil
		}
		if err != nil {
			return err
		}
		return rename(path, path+".1")
	})
}

// Decisions returns the logged decisions, oldest first: the last `last` of
// them that keep accepts (0 = all that are kept). Lines that cannot be read
// are left out.
func (s *Store) Decisions(last int, keep func(Decided) bool) ([]Decided, error) {
	if s.ws == "" {
		return nil, ErrNoDir
	}
	var all []Decided
	for _, name := range []string{"decisions.jsonl.1", "decisions.jsonl"} {
		raw, err := tail(s.path(name), 2*maxDecisions)
		if err != nil {
			return nil, fmt.Errorf("decisions: %w", err)
		}
		for line := range bytes.Lines(raw) {
			var d Decided
			if jsontext.Unmarshal(line, &d) == nil && keep(d) {
				all = append(all, d)
			}
		}
	}
	if last > 0 && len(all) > last {
		all = all[len(all)-last:]
	}
	return all, nil
}
