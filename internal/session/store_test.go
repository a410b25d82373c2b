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
	tests := []struct{ name, file, want string }{
		{"before anything", "", ""},
		{"after one version", `{"turn":"old"}` + "\n", "old"},
		{"within the next version", `{"turn":"old"}` + "\n" + `{"turn":"ne`, "old"},
		{"before the end of its line", `{"turn":"old"}` + "\n" + `{"turn":"new"}`, "new"},
		{"after it", `{"turn":"old"}` + "\n" + `{"turn":"new"}` + "\n", "new"},
		{"twice", `{"turn":"old"}` + "\n" + `{"tur` + "\n" + `{"turn":"n`, "old"},
		{"within a long version", `{"turn":"old"}` + "\n" + `{"pending":"` + strings.Repeat("x", 3*lastVersion), "old"},
		{"before a long version", `{"pending":"` + strings.Repeat("x", 3*lastVersion) + `","turn":"old"}`, "old"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := Open(t.TempDir(), "/w")
			if err := s.prepare("sessions"); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(s.path("sessions", "s1.json"), []byte(tt.file), 0o600); err != nil {
				t.Fatal(err)
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
		})
	}
}

// req: d4/state-files-stay-small
func TestAStateFileIsBegunAnewBeforeItGrowsLarge(t *testing.T) {
	s := Open(t.TempDir(), "/w")
	long := strings.Repeat("x", 1000)
	for i := range 200 {
		err := s.Update("s1", func(st *State) error {
			if want := fmt.Sprint(i - 1); i > 0 && st.Turn != want {
				t.Fatalf("update %d sees %q", i, st.Turn)
			}
			st.Turn, st.Pending = fmt.Sprint(i), long
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(s.path("sessions", "s1.json"))
		if err != nil || info.Size() > maxVersions+2000 {
			t.Fatalf("after %d updates: %v bytes, %v", i, info.Size(), err)
		}
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
