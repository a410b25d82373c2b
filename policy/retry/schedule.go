// Package retry knows when a failure may pass by itself and how long to wait
// for that (seed 003, Exponential Backoff Retry; DESIGN §10). It is pure: it
// waits for nothing and runs nothing.
package retry

import "time"

// The schedule of seed 003.
const (
	Initial  = 30 * time.Second
	Max      = 300 * time.Second
	Attempts = 10 // retries, a command and iteration; the first run is none
)

// Schedule is an exponential backoff with factor 2.
type Schedule struct {
	Initial time.Duration // the wait before retry 1
	Max     time.Duration // no wait is longer
}

// Delay returns the wait before retry n, which counts from 1: Initial·2^(n−1),
// at most Max. A smaller n counts as 1.
func (s Schedule) Delay(n int) time.Duration {
	d := s.Initial
	for ; n > 1 && d < s.Max; n-- {
		if d > s.Max/2 {
			return s.Max
		}
		d *= 2
		if d <= 0 {
			return d
		}
	}
	return min(d, s.Max)
}

// Delay returns the wait before retry n by the schedule of seed 003:
// min(30·2^(n−1), 300) seconds.
func Delay(n int) time.Duration {
	return Schedule{Initial, Max}.Delay(n)
}
