package install

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
)

// req: doctor/which-entries
func TestInspectReadsWhatInstallWrites(t *testing.T) {
	file, _, err := Plan([]byte(`{"statusLine": {"type": "command", "command": "date"}}`), Registration{Command: testBinary, Allow: true, StatusLine: true})
	if err != nil {
		t.Fatal(err)
	}
	want := Inspection{
		Commands:   []Command{{Program: testBinary, Args: []string{"hook"}, Timeout: timeout}},
		StatusLine: testBinary + " statusline --then date",
	}
	if diff := cmp.Diff(want, inspect(file, nil), cmpopts.EquateEmpty()); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// req: doctor/which-entries doctor/settings-valid doctor/client-switches doctor/sandbox
func TestInspect(t *testing.T) {
	for _, c := range []struct {
		name, file string
		want       Inspection
		fault      string
	}{
		{"blank", "\ufeff \r\n", Inspection{}, ""},
		{"comments", "{\n // x\n}", Inspection{}, "2:2: not strict JSON"},
		{"a list", "[]", Inspection{}, "1:1: settings must be an object"},
		{"odd hooks", `{"hooks": 7, "disableAllHooks": true}`, Inspection{DisableAllHooks: true}, "1:11: hooks must be an object"},
		{"switches", `{"disableAllHooks": "true", "allowManagedHooksOnly": true, "env": {"A": "b", "N": 1}, "enabledPlugins": {"goalkeeper@x": true, "goalkeeper@y": false}}`,
			Inspection{ManagedHooksOnly: true, Env: map[string]string{"A": "b", "N": "1"}, Plugins: []string{"goalkeeper@x"}}, ""},
		{"sandbox", `{"sandbox": {"enabled": true, "filesystem": {"allowWrite": ["~/x", "/y"]}}}`,
			Inspection{Sandbox: true, SandboxWrites: []string{"~/x", "/y"}}, ""},
		{"shell form, twice", `{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "'/a b/goalkeeper' hook"}, {"type": "command", "command": "'/a b/goalkeeper' hook", "timeout": 5}]}]}}`,
			Inspection{Commands: []Command{{Program: "/a b/goalkeeper", Shell: "'/a b/goalkeeper' hook"}}, Twice: []string{"Stop"}}, ""},
	} {
		got := inspect([]byte(c.file), nil)
		if (got.Fault == nil) != (c.fault == "") || got.Fault != nil && !strings.HasPrefix(got.Fault.Error(), c.fault) {
			t.Errorf("%s: fault %v, want %q", c.name, got.Fault, c.fault)
		}
		if diff := cmp.Diff(c.want, got, cmpopts.EquateEmpty(), cmpopts.IgnoreFields(Inspection{}, "Fault", "Missing")); diff != "" {
			t.Errorf("%s (-want +got)\n%s", c.name, diff)
		}
		if registers := len(got.Commands) > 0; registers != (len(got.Missing) > 0) {
			t.Errorf("%s: missing %v", c.name, got.Missing)
		}
	}
}

// Every scope is looked at, the administrator's and its drop-ins too; a file
// that is there and cannot be read is a fault of that file alone.
//
// req: doctor/settings-valid
func TestInspectFindsTheFilesOfEveryScope(t *testing.T) {
	dir := t.TempDir()
	o := Options{Home: filepath.Join(dir, "home"), ProjectDir: filepath.Join(dir, "project"), StateDir: filepath.Join(dir, "state")}
	managed := filepath.Join(dir, "managed")
	for _, name := range []string{"home/.claude/settings.json", "project/.claude/settings.local.json", "managed/managed-settings.json", "managed/managed-settings.d/10-x.json"} {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("{}"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(o.ProjectDir, ".claude", "settings.json"), 0o755); err != nil {
		t.Fatal(err)
	}
	list, err := Inspect(o, managed)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, i := range list {
		line := string(i.Scope) + " " + filepath.Base(i.Path)
		if !i.Exists {
			line += " absent"
		}
		if i.Fault != nil {
			line += " fault"
		}
		got = append(got, line)
	}
	want := []string{"user settings.json", "project settings.json fault", "local settings.local.json", "managed managed-settings.json", "managed 10-x.json"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
