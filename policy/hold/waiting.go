package hold

import (
	"cmp"
	"slices"
)

// Task is a background task of the session at the time of a stop.
type Task struct {
	ID   string `json:"id"`
	Type string `json:"type"`
}

// Cron is a scheduled prompt of the session.
type Cron struct {
	ID        string `json:"id"`
	Recurring bool   `json:"recurring"`
	Prompt    string `json:"prompt,omitempty"`
}

// wakers are the types of background task whose end wakes the session by
// itself; every other type counts like a shell (DESIGN §9, rule 3).
var wakers = [...]string{"subagent", "workflow", "teammate", "monitor", "cloud session"}

// WaitsFor returns what the session waits for, "" for nothing: a task that
// will wake it, a shell that no earlier Stop of this session had (a shell
// that outlives a Stop is a server), or a one-shot cron. seen has the ids of
// the shells of earlier Stops.
func WaitsFor(tasks []Task, crons []Cron, seen []string) string {
	for _, t := range tasks {
		if slices.Contains(wakers[:], t.Type) || !slices.Contains(seen, t.ID) {
			return cmp.Or(t.Type, "task")
		}
	}
	for _, c := range crons {
		if !c.Recurring {
			return "cron"
		}
	}
	return ""
}

// Shells returns the ids of the tasks that WaitsFor must know at the next
// Stop: those that are no wakers.
func Shells(tasks []Task) []string {
	var ids []string
	for _, t := range tasks {
		if !slices.Contains(wakers[:], t.Type) {
			ids = append(ids, t.ID)
		}
	}
	return ids
}
