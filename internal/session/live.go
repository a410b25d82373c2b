package session

import "time"

// silence is how long a session counts as there after its last event where
// its process cannot be looked at (DESIGN §5).
const silence = 12 * time.Hour

// Live reports whether a session is still there: its client's process runs
// or, where that cannot be told, its last event is not long ago. A session
// that ended is not, until its next own event.
func (s *Store) Live(st State, now time.Time) bool {
	if st.Ended || st.Seen.IsZero() {
		return false
	}
	if st.PID > 0 && st.Born != "" {
		if born, ok := ProcessBorn(st.PID); ok {
			return born == st.Born
		}
	}
	return now.Sub(st.Seen) < silence
}
