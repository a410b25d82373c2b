//go:build e2e

package e2e

import (
	"os"
	"strings"
	"testing"
)

// recordVar names the file that the screen is recorded to, for the README's
// picture (make picture RECORD=1).
const recordVar = "GOALKEEPER_RECORD"

// What the README shows: an agent that says it is done, and the stop refused
// because nothing shows it.
//
// req: install/picture-of-a-held-stop
func TestPictureOfAHeldStop(t *testing.T) {
	t.Parallel()
	w := New(t, Setup{Files: map[string]string{
		"Makefile":   "test:\n\tgrep -q 429 upload.txt\n",
		"README.md":  "# shop\n\nRun `make test` before you push.\n",
		"upload.txt": "handler\n",
	}})
	w.Model.Play(Turns(
		Text("The upload handler answers 429 now when a client sends too many requests. All done!"),
		Bash("echo 'answers 429' >>upload.txt && goalkeeper loop prove 2"),
		Text("BLOCKED: which limit should count as too many requests is not specified."),
	))
	term := w.Interactive()
	term.Type(goalPrompt)
	w.WaitForEvents("Stop", 2)
	term.WaitFor("is not specified")
	screen := term.Screen()
	wantContains(t, "the screen", screen, "Goalkeeper: 0/")
	wantContains(t, "the screen", screen, "All done!")
	if path := os.Getenv(recordVar); path != "" {
		if err := os.WriteFile(path, []byte(conversation(term.run("capture-pane", "-e", "-p", "-S", "-"))), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// conversation is a screen from the first sent prompt to the agent's last
// words: what stands around it is this machine's and this minute's.
func conversation(screen string) string {
	lines := strings.SplitAfter(screen, "\n")
	first, last := -1, 0
	for i, line := range lines {
		if first < 0 && strings.Contains(line, promptSign) {
			first = i
		}
		if strings.Contains(line, replySign) {
			last = i
		}
	}
	if first < 0 || last < first {
		return screen
	}
	for last+1 < len(lines) && strings.TrimSpace(lines[last+1]) != "" {
		last++
	}
	return strings.Join(lines[first:last+1], "")
}

// replySign stands in front of what the agent says.
const replySign = "●"
