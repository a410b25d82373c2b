package workspace

import (
	"bytes"
	"os"

	"goalkeeper/internal/goal"
)

// glanced is how much of an evidence file's end a glance reads.
const glanced = 4 << 10

// Glance looks at an evidence reference as a Stop does: is it there, is it
// empty, does it end in a cleanup receipt (DESIGN §9)? Hashes and failure
// markers are for check and close. A ledger reference is taken as it stands.
func (w *Workspace) Glance(ref string) goal.Fact {
	e := goal.ParseEvidence(ref)
	if e.Bad != "" {
		return goal.Fact{}
	}
	if e.Ledger != nil {
		return goal.Fact{Exists: true}
	}
	f, err := w.root.OpenFile(ref, os.O_RDONLY|nonblock, 0)
	if err != nil {
		return goal.Fact{}
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil || !info.Mode().IsRegular() || links(info) > 1 {
		return goal.Fact{}
	}
	n := min(info.Size(), glanced)
	tail := make([]byte, n)
	if _, err := f.ReadAt(tail, info.Size()-n); err != nil {
		return goal.Fact{}
	}
	tail = bytes.TrimSpace(tail)
	last := tail[bytes.LastIndexByte(tail, '\n')+1:]
	return goal.Fact{Exists: true, Empty: len(tail) == 0, CleanupLine: bytes.HasPrefix(last, []byte("cleanup"))}
}
