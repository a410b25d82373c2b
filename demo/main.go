// Demo replays a recorded conversation through the goalkeeper binary, in a
// temporary workspace, and shows what was detected, injected, held and
// released at each step. Nothing of the user's is touched.
package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// conversation has one step a line: an event of the client, or a command or
// edit of the agent.
//
//go:embed conversation.jsonl
var conversation []byte

// step is one line of the conversation.
type step struct {
	Say   string         `json:"say"`   // what happens, for the reader
	Event map[string]any `json:"event"` // the client sends this event
	Run   []string       `json:"run"`   // the agent runs goalkeeper with these arguments
	Write string         `json:"write"` // the agent writes this file …
	Text  string         `json:"text"`  // … with this text
}

func main() {
	if err := run(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "demo:", err)
		os.Exit(1)
	}
}

func run(out io.Writer) error {
	dir, err := os.MkdirTemp("", "goalkeeper-demo-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	d := demo{out: out, binary: filepath.Join(dir, "goalkeeper"), project: filepath.Join(dir, "shop"), home: filepath.Join(dir, "home")}
	for _, folder := range []string{d.project, d.home} {
		if err := os.Mkdir(folder, 0o755); err != nil {
			return err
		}
	}
	build := exec.Command("go", "build", "-o", d.binary, ".")
	build.Stderr = os.Stderr
	if err := build.Run(); err != nil {
		return fmt.Errorf("build: %w", err)
	}
	dec := json.NewDecoder(bytes.NewReader(conversation))
	for n := 1; dec.More(); n++ {
		var s step
		if err := dec.Decode(&s); err != nil {
			return fmt.Errorf("step %d: %w", n, err)
		}
		fmt.Fprintf(out, "\n%d. %s\n", n, s.Say)
		if err := d.play(s); err != nil {
			return fmt.Errorf("step %d: %w", n, err)
		}
	}
	return nil
}

// demo is the workspace of one replay.
type demo struct {
	out                   io.Writer
	binary, project, home string
}

func (d demo) play(s step) error {
	switch {
	case s.Event != nil:
		return d.send(s.Event)
	case s.Write != "":
		return os.WriteFile(filepath.Join(d.project, s.Write), []byte(s.Text), 0o644)
	case s.Run != nil:
		fmt.Fprintf(d.out, "   $ goalkeeper %s\n", strings.Join(s.Run, " "))
		cmd := d.command(s.Run...)
		said, err := cmd.CombinedOutput()
		d.quote("   ", string(said))
		return err
	}
	return fmt.Errorf("a step that does nothing")
}

// send gives an event to the hook, as the client does, and shows the answer.
func (d demo) send(event map[string]any) error {
	event["session_id"], event["cwd"] = "demo", d.project
	raw, err := json.Marshal(event)
	if err != nil {
		return err
	}
	cmd := d.command("hook")
	cmd.Stdin, cmd.Stderr = bytes.NewReader(raw), os.Stderr
	said, err := cmd.Output()
	if err != nil {
		return err
	}
	if len(said) == 0 {
		fmt.Fprintln(d.out, "   the hook says nothing: the event passes")
		return nil
	}
	var answer struct {
		Decision string
		Reason   string
		Message  string `json:"systemMessage"`
		Specific struct {
			Context string `json:"additionalContext"`
		} `json:"hookSpecificOutput"`
	}
	if err := json.Unmarshal(said, &answer); err != nil {
		return err
	}
	if answer.Decision == "block" {
		fmt.Fprintln(d.out, "   HELD; the agent is told:")
		d.quote("   | ", answer.Reason)
	}
	if answer.Specific.Context != "" {
		fmt.Fprintln(d.out, "   injected for the agent:")
		d.quote("   | ", answer.Specific.Context)
	}
	if answer.Message != "" {
		fmt.Fprintln(d.out, "   the user is told:")
		d.quote("   > ", answer.Message)
	}
	return nil
}

func (d demo) command(args ...string) *exec.Cmd {
	cmd := exec.Command(d.binary, args...)
	cmd.Dir = d.project
	cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + d.home, "CLAUDE_PROJECT_DIR=" + d.project, "CLAUDE_CODE_SESSION_ID=demo"}
	return cmd
}

// quote prints every line of text behind a mark.
func (d demo) quote(mark, text string) {
	for line := range strings.Lines(text) {
		fmt.Fprintf(d.out, "%s%s\n", mark, strings.TrimRight(line, "\n"))
	}
}
