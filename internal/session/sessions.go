package session

import (
	"os"
	"strings"
	"time"
)

// maxPruned is how many old session files one event looks at.
const maxPruned = 16

// Latest returns the session of this workspace that was seen last among those
// that match, "" if there is none.
func (s *Store) Latest(match func(id string, st State) bool) string {
	if s.ws == "" {
		return ""
	}
	entries, err := os.ReadDir(s.path("sessions"))
	if err != nil {
		return ""
	}
	var latest string
	var seen time.Time
	for _, e := range entries {
		id, ok := strings.CutSuffix(e.Name(), ".json")
		if !ok {
			continue
		}
		st, err := s.Load(id)
		if err == nil && match(id, st) && st.Seen.After(seen) {
			latest, seen = id, st.Seen
		}
	}
	return latest
}

// Prune removes session files that nobody touched for 30 days, a few at a
// time (DESIGN §6). The lock files stay: they are never removed.
func (s *Store) Prune(now time.Time) {
	if s.ws == "" {
		return
	}
	for _, dir := range []string{s.path("sessions"), s.dir + "/sessions"} {
		d, err := os.Open(dir)
		if err != nil {
			continue
		}
		names, _ := d.Readdirnames(-1)
		d.Close()
		for i := range min(len(names), maxPruned) {
			// another stretch of the folder each time
			name := dir + "/" + names[(int(now.UnixNano()/1000)%len(names)+i)%len(names)]
			if info, err := os.Lstat(name); err == nil && info.Mode().IsRegular() && now.Sub(info.ModTime()) > keepFor {
				_ = os.Remove(name)
			}
		}
	}
}
