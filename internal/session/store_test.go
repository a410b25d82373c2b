package session

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// req: d4/state-files-are-whole d17/kills-leave-readable-files
func TestAStateFileIsWholeWhereverAWriterDies(t *testing.T) {
	tests := []struct {
		name       string
		old, fresh string // "" = the file is not there
		want       string
	}{
		{"before anything", `{"turn":"old"}`, "", "old"},
		{"while the new version was written", `{"turn":"old"}`, `{"tur`, "old"},
		{"before the old one was removed", `{"turn":"old"}`, `{"turn":"new"}`, "old"},
		{"after the old one was removed", "", `{"turn":"new"}`, "new"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := Open(t.TempDir(), "/w")
			if err := s.prepare("sessions"); err != nil {
				t.Fatal(err)
			}
			if err := s.withLock("session-s1", func() error { return nil }); err != nil { // as whoever wrote it
				t.Fatal(err)
			}
			path := filepath.Join(s.Dir(), "sessions", "s1.json")
			for file, text := range map[string]string{path: tt.old, path + fresh: tt.fresh} {
				if text != "" {
					if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
						t.Fatal(err)
					}
				}
			}
			if st, err := s.Load("s1"); err != nil || st.Turn != tt.want {
				t.Errorf("read %q, %v; want %q", st.Turn, err, tt.want)
			}
			err := s.Update("s1", func(st *State) error {
				if st.Turn != tt.want {
					t.Errorf("updates %q, want %q", st.Turn, tt.want)
				}
				st.Turn = "next"
				return nil
			})
			if st, lerr := s.Load("s1"); err != nil || lerr != nil || st.Turn != "next" {
				t.Errorf("then %q, %v, %v", st.Turn, err, lerr)
			}
			if _, err := os.Lstat(path + fresh); err == nil {
				t.Error("the next version was left behind")
			}
		})
	}
}

// req: d4/readers-without-the-lock
func TestReadersWithoutTheLockSeeWholeVersions(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	long := strings.Repeat("x", 20000)
	if err := s.UpdateOwners(func(o Owners) error { o["k"] = []string{long}; return nil }); err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	var readers sync.WaitGroup
	for range 3 {
		readers.Go(func() {
			for {
				select {
				case <-done:
					return
				default:
				}
				if o, err := s.Owners(); err != nil || len(o["k"]) == 0 || o["k"][0] != long {
					t.Errorf("read %d keys, %v", len(o), err)
					return
				}
			}
		})
	}
	for i := range 400 {
		err := s.UpdateOwners(func(o Owners) error { o["k"] = []string{long, fmt.Sprint(i)}; return nil })
		if err != nil {
			t.Error(err)
		}
	}
	close(done)
	readers.Wait()
	if bad, _ := filepath.Glob(filepath.Join(s.Dir(), "*.bad")); len(bad) > 0 {
		t.Errorf("set aside: %v", bad)
	}
}
