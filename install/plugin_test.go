package install

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// pluginVersion is the version in the tree that the repository ships.
const pluginVersion = "0.1.0"

// The plugin in the repository is the one that the table of events gives.
// req: install/plugin-from-the-same-table
func TestPluginTreeInTheRepositoryIsCurrent(t *testing.T) {
	for path, want := range PluginTree(pluginVersion) {
		file := filepath.Join("..", filepath.FromSlash(path))
		if *update {
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("%s (-want +got)\n%s", path, diff)
		}
	}
}

// The plugin registers the events, tools and filters that settings get.
// req: install/plugin-from-the-same-table
func TestPluginHooksMatchSettings(t *testing.T) {
	type slot struct{ Event, Matcher, If string }
	read := func(data []byte) map[slot]int {
		var file struct {
			Hooks map[string][]group `json:"hooks"`
		}
		if err := json.Unmarshal(data, &file); err != nil {
			t.Fatal(err)
		}
		slots := map[slot]int{}
		for event, groups := range file.Hooks {
			for _, g := range groups {
				for _, h := range g.Hooks {
					slots[slot{event, g.Matcher, h.If}]++
				}
			}
		}
		return slots
	}
	settings, _, err := Plan(nil, Registration{Command: testBinary})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(read(settings), read(pluginHooks())); diff != "" {
		t.Errorf("(-settings +plugin)\n%s", diff)
	}
}

// Where the program is missing, a plugin hook takes its input, exits 0 and
// prints nothing, but for one hint at the start of a session.
// req: install/plugin-silent-without-program
func TestPluginHookWithoutTheProgram(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("no POSIX shell here")
	}
	tools := t.TempDir() // a PATH with cat and printf and nothing else
	for _, tool := range []string{"cat", "printf"} {
		path, err := exec.LookPath(tool)
		if err != nil {
			t.Skip(err)
		}
		if err := os.Symlink(path, filepath.Join(tools, tool)); err != nil {
			t.Skip(err)
		}
	}
	var file struct {
		Hooks map[string][]group `json:"hooks"`
	}
	if err := json.Unmarshal(pluginHooks(), &file); err != nil {
		t.Fatal(err)
	}
	for event, groups := range file.Hooks {
		cmd := exec.Command(shell, "-c", groups[0].Hooks[0].Command)
		cmd.Env = []string{"PATH=" + tools}
		input := bytes.NewReader(bytes.Repeat([]byte("x"), 1<<20))
		cmd.Stdin = input
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v: %s", event, err, out)
		}
		if input.Len() > 0 {
			t.Errorf("%s: %d bytes of the input were not read", event, input.Len())
		}
		if event != "SessionStart" {
			if len(out) > 0 {
				t.Errorf("%s prints %q", event, out)
			}
			continue
		}
		var hint map[string]string
		if err := json.Unmarshal(out, &hint); err != nil || len(hint) != 1 || !strings.Contains(hint["systemMessage"], "PATH") {
			t.Errorf("%s prints %q: %v", event, out, err)
		}
	}
}

// req: install/skill-under-120-lines
func TestSkillIsShortAndNamesWhatItMust(t *testing.T) {
	skill := string(asset("assets/SKILL.md"))
	if n := strings.Count(skill, "\n"); n >= 120 {
		t.Errorf("SKILL.md has %d lines", n)
	}
	for _, word := range []string{
		"\nname: goalkeeper\n", "\ndescription: ",
		"goalkeeper status", "goal prove", "loop prove", "goal check", "goal close", "goal block", "needs-user", "explain", "retry",
		"proved", "attested", "claimed", "BLOCKED:",
	} {
		if !strings.Contains(skill, word) {
			t.Errorf("SKILL.md does not say %q", word)
		}
	}
}
