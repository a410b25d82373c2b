package session

import (
	"errors"
	"slices"

	"goalkeeper/internal/jsontext"
	"goalkeeper/policy/condition"
)

// maxConditions is how many conditions a workspace remembers, the newest.
const maxConditions = 32

// conditions are the conditions that `condition synth` made here, the newest
// last. A hook reads them at every typed /goal.
type conditions []condition.Known

// Conditions returns the conditions that were made here, the newest last.
func (s *Store) Conditions() ([]condition.Known, error) {
	if s.ws == "" {
		return nil, nil
	}
	return load(s.path("conditions.json"), readConditions)
}

// RememberCondition adds a condition to those made here, under their lock.
// One that is known becomes the newest.
func (s *Store) RememberCondition(k condition.Known) error {
	return s.withLock("conditions", func() error {
		known, err := loadLocked(s.path("conditions.json"), readConditions)
		if err != nil && !errors.Is(err, ErrCorrupt) {
			return err
		}
		known = slices.DeleteFunc(known, func(old condition.Known) bool { return old.Hash == k.Hash })
		known = append(known, k)
		if extra := len(known) - maxConditions; extra > 0 {
			known = known[extra:]
		}
		return s.store("", "conditions.json", conditions(known).appendJSON(nil))
	})
}

// appendJSON appends the conditions as they are stored.
func (list conditions) appendJSON(dst []byte) []byte {
	o := jsontext.Begin(dst)
	o.Append("conditions", func(dst []byte) []byte {
		return jsontext.AppendList(dst, list, func(dst []byte, k condition.Known) []byte {
			o := jsontext.Begin(dst)
			o.Str("task", k.Task)
			o.Str("hash", k.Hash)
			o.Str("line_hash", k.LineHash)
			o.Int("turn_cap", k.TurnCap)
			return o.End()
		})
	})
	return o.End()
}

// readConditions reads what conditions.appendJSON wrote.
func readConditions(v jsontext.Value) []condition.Known {
	var list []condition.Known
	v.Get("conditions").ForEach(func(_, v jsontext.Value) bool {
		k := condition.Known{Task: v.Get("task").Str, Hash: v.Get("hash").Str, LineHash: v.Get("line_hash").Str, TurnCap: int(v.Get("turn_cap").Int())}
		if k.Hash != "" {
			list = append(list, k)
		}
		return true
	})
	return list
}
