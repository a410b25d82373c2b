package workspace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A ledger is looked at again and again while somebody writes in it; each look
// must find what a first look finds.
//
// req: d9/ledger
func TestTheLastNoteIsThatOfTheLedgerAsItIsNow(t *testing.T) {
	note := `{"ts":"2026-10-20T09:14:00Z","kind":"note","text":"BLOCKED at row 1: no server"}` + "\n"
	other := `{"ts":"2026-10-20T09:15:00Z","kind":"note","text":"CANCELLED: not wanted any more"}` + "\n"
	work := `{"ts":"2026-10-20T09:16:00Z","kind":"iteration","text":"worked"}` + "\n"
	many := strings.Repeat(work, 2000)
	filler := strings.Repeat("x", len(note)-1) + "\n"
	tests := []struct {
		name      string
		versions  []string // the ledger at each look
		remembers bool     // the last look believes the one before it
	}{
		{"grows", []string{work, work + note, work + note + work, work + note + many, work + note + many + other}, true},
		{"is as it was", []string{note + work, note + work}, true},
		{"the note is taken back, in as many bytes", []string{note + work, filler + work}, false},
		{"the note far back is taken back", []string{note + many, filler + many}, false},
		{"another note stands in its place", []string{many + note, many + strings.Replace(note, "row 1", "row 2", 1)}, false},
		{"written anew, with a line's end where it ended", []string{strings.Repeat(filler, 2000), note + strings.Repeat(filler, 1998) + work + work}, false},
		{"written anew, shorter", []string{many + note, work}, false},
		{"torn, then whole", []string{work + note[:20], work + note}, false},
		{"torn before a look", []string{note, note + other[:20]}, true},
		{"emptied", []string{note, ""}, false},
		{"gone and back", []string{note, "-", work}, false},
		{"a note too long to keep", []string{strings.Replace(note, "no server", strings.Repeat("s", maxNoted), 1), work}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w, _, dir := open(t)
			path := filepath.Join(mkdir(t, dir, ".litgravity", "ledger"), "s1.jsonl")
			var known Noted
			for i, ledger := range tt.versions {
				if ledger == "-" {
					if err := os.Remove(path); err != nil {
						t.Fatal(err)
					}
				} else if err := os.WriteFile(path, []byte(ledger), 0o600); err != nil {
					t.Fatal(err)
				}
				if f, err := os.Open(path); err == nil && i == len(tt.versions)-1 {
					if known.stands(f) != tt.remembers {
						t.Errorf("look %d believes the one before: %v", i, !tt.remembers)
					}
					f.Close()
				}
				fresh, err := w.LastNote("s1", Noted{})
				if err != nil {
					t.Fatal(err)
				}
				if known, err = w.LastNote("s1", known); err != nil || known != fresh {
					t.Errorf("look %d finds %+v, %v; a first look %+v", i, known, err, fresh)
				}
			}
		})
	}
}
