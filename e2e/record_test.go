//go:build e2e

package e2e

import (
	"path/filepath"
	"testing"
)

// An agent sets a goal through the command, proves two of its criteria,
// commits, tries to stop, is held with the third named, proves it, closes the
// goal, and the stop passes.
//
// req: record/real-client
func TestRecordIsSetProvedHeldAndClosed(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{Files: map[string]string{"report.sh": "echo name,total\n", ".gitignore": "*.csv\n"}})
	prove := func(id, expect string) Turn {
		return Bash("for k in green surface; do goalkeeper goal prove csv " + id + " --kind $k --expect " + expect + " --cleanup 'rm -f out.csv' || exit 1; done")
	}
	w.Model.Play(Turns(
		Bash("goalkeeper goal set 'Users can export the report as CSV' --slug csv"+
			" --criterion 'happy/shell: `sh report.sh` exits 0 and prints name,total'"+
			" --criterion 'edge/shell: `sh report.sh | wc -l` exits 0 and prints 1'"+
			" --criterion 'regression/shell: `cat report.sh` exits 0 and prints the echo line'"),
		Text("The goal is captured."),
		prove("c1", "name,total"),
		prove("c2", "1"),
		Bash("git add -A && git -c user.name=a -c user.email=a@example.org commit -qm 'export the report'"),
		Text("Two criteria are proved and committed."),
		prove("c3", "echo"),
		Bash("goalkeeper goal close csv --met --reason 'all three are proved'"),
		Text("The goal is closed."),
	))
	run := w.Say("", "lit goal ship the csv export")
	w.Say(run.SessionID, "lit loop, go on")

	requests := wantRequests(t, w.Model.Requests(), 9)
	wantContains(t, "what set said", requests[1].Fresh(), "goal set: Users can export the report as CSV")
	wantContains(t, "the reason of the hold", requests[6].Fresh(), "Goalkeeper: 2/3 criteria met")
	wantContains(t, "the reason of the hold", requests[6].Fresh(), "Open: c3")
	wantContains(t, "what close said", requests[8].Fresh(), "verdict: met: all three are proved (c1, c2, c3 proved)")
	record, _ := w.Read(filepath.Join(".litgravity", "goals", "csv.json"))
	wantContains(t, "the record", record, `"status": "done"`)
	wantContains(t, "the record", record, `"result": "met"`)
	wantStops(t, w, run.SessionID, "new_record", "hold", "no_route")
}

// A record that the client's own Write tool wrote with a pass that nothing
// backs is answered at once.
//
// req: record/real-client-write
func TestUnbackedPassInAWrittenRecordIsAnsweredAtOnce(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{})
	w.Model.Play(Turns(
		ToolUse("Write", map[string]any{"file_path": filepath.Join(w.Project, ".litgravity", "goals", "csv.json"), "content": `{
  "slug": "csv", "objective": "Users can export the report as CSV", "non_goals": [],
  "criteria": [{"id": "c1", "text": "` + "`true`" + ` exits 0", "status": "pass", "attempt": 1, "model": "happy", "channel": "shell", "evidence": []}],
  "status": "active", "conversation_id": "x", "host_goal": {"state": "unavailable"}, "steering": [], "blockers": [], "verdict": null,
  "updated": "2026-11-30T10:00:00Z"
}`}),
		Text("The record is written."),
	))
	w.Say("", "write the record")

	answer := wantRequests(t, w.Model.Requests(), 2)[1]
	wantContains(t, "the answer to the write", answer.Fresh(), "c1 is pass without backing")
}
