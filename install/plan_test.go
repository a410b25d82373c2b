package install

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/internal/jsontext"
)

const testBinary = "/opt/goalkeeper/bin/goalkeeper"

func everything() Registration {
	return Registration{Command: testBinary, Allow: true, StatusLine: true}
}

// req: install/refuses-what-is-not-strict-json
// req: install/refuses-unexpected-shape
func TestPlanRefusesWithLineAndColumn(t *testing.T) {
	for _, test := range []struct{ name, file, want string }{
		{"comment", "{\n  // note\n}", "2:3: not strict JSON: "},
		{"trailing comma", "{\n  \"a\": 1,\n}", "3:1: not strict JSON: "},
		{"cut off", "{\n  \"a\": [1,\n", "3:1: not strict JSON: "},
		{"two values", "{}\r\n{}", "2:1: not strict JSON: "},
		{"column counts characters after a mark", "\ufeff{\"é\": 'x'}", "1:7: not strict JSON: "},
		{"cut off word", "nul", "1:4: not strict JSON: "},
		{"single word", "nix", "1:2: not strict JSON: "},
		{"array", " []", "1:2: settings must be an object"},
		{"hooks is an array", "{\"hooks\": []}", "1:11: hooks must be an object of events"},
		{"hooks is null", "{\"hooks\": null}", "1:11: hooks must be an object of events"},
		{"hooks twice", "{\"hooks\": {},\n \"h\\u006foks\": {}}", "2:2: \"hooks\" stands twice in one object"},
		{"event is an object", "{\"hooks\": {\n\"Stop\": {}}}", "2:9: hooks.Stop must be an array of groups"},
		{"event of others is a string", "{\"hooks\": {\"Notification\": \"x\"}}", "1:28: hooks.Notification must be an array of groups"},
		{"event twice", "{\"hooks\": {\"Stop\": [],\n\"Stop\": []}}", "2:1: \"Stop\" stands twice in one object"},
		{"group is a string", "{\"hooks\": {\"Stop\": [\"x\"]}}", "1:21: a group in hooks.Stop must be an object"},
		{"handler in place of a group", "{\"hooks\": {\"Stop\": [{\"type\": \"command\"}]}}", "1:21: a group in hooks.Stop must have an array named hooks"},
		{"group's hooks is an object", "{\"hooks\": {\"Stop\": [{\"hooks\": {}}]}}", "1:21: a group in hooks.Stop must have an array named hooks"},
		{"matcher is a list", "{\"hooks\": {\"Stop\": [{\"matcher\": [], \"hooks\": []}]}}", "1:33: the matcher of a group in hooks.Stop must be a string"},
		{"handler is a string", "{\"hooks\": {\"Stop\": [{\"hooks\": [\n\t\"x\"]}]}}", "2:2: a hook in hooks.Stop must be an object"},
		{"permissions is a list", "{\"permissions\": []}", "1:17: permissions must be an object"},
		{"allow is a string", "{\"permissions\": {\"allow\": \"x\"}}", "1:27: permissions.allow must be an array of rules"},
		{"status line is a string", "{\"statusLine\": \"x\"}", "1:16: statusLine must be an object with type \"command\" and a command"},
		{"status line of another type", "{\"statusLine\": {\"type\": \"static\", \"command\": \"x\"}}", "1:16: statusLine must be"},
	} {
		t.Run(test.name, func(t *testing.T) {
			file, changes, err := Plan([]byte(test.file), everything())
			var refused *RefusedError
			if !errors.As(err, &refused) || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("error %v, want a *RefusedError that begins %q", err, test.want)
			}
			if file != nil || changes != nil {
				t.Errorf("a refused file gave a result: %q %v", file, changes)
			}
		})
	}
}

// Parts that the request does not touch are none of our business.
func TestPlanLeavesUnrequestedPartsUnchecked(t *testing.T) {
	file := `{"permissions": 1, "statusLine": 2, "hooks": {}}`
	if _, _, err := Plan([]byte(file), Registration{Command: testBinary}); err != nil {
		t.Error(err)
	}
}

// req: install/uninstall-steps-over-odd-shapes
func TestRemoveStepsOverOddShapes(t *testing.T) {
	own := `{"type":"command","command":"/x/goalkeeper","args":["hook"]}`
	for _, test := range []struct{ name, file, want string }{
		{"odd neighbours", `{"hooks": {"Odd": 1, "Stop": [3, {"hooks": [null, ` + own + `]}, {"hooks": {}}, {}]}}`,
			`{"hooks": {"Odd": 1, "Stop": [3, {"hooks": [null]}, {"hooks": {}}, {}]}}`},
		{"hooks twice", `{"hooks": {"Stop": [{"hooks": [` + own + `]}]}, "hooks": {"Stop": [{"hooks": [` + own + `]}]}, "a": 1}`, `{"a": 1}`},
		{"not an object", `[` + own + `]`, `[` + own + `]`},
		{"group with a matcher", `{"hooks": {"Stop": [{"matcher": "x", "hooks": [` + own + `]}, {"hooks": []}]}}`, `{"hooks": {"Stop": [{"hooks": []}]}}`},
		{"blank", " \n", " \n"},
		{"nothing", "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, _, err := Remove([]byte(test.file), Earlier{})
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(test.want, string(got)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
	if _, _, err := Remove([]byte("{,}"), Earlier{}); err == nil {
		t.Error("Remove edited a file that is not JSON")
	}
}

// req: install/layout-kept
func TestPlanWritesInTheFilesOwnLayout(t *testing.T) {
	want := Registration{Command: "g"}
	for _, test := range []struct {
		name, file string
		has        []string // pieces that must stand in the result
		not        []string
	}{
		{"blank file", "", []string{"{\n  \"hooks\": {\n    \"SessionStart\": [\n", "}\n"}, nil},
		{"blank file, Windows", "\r\n", []string{"{\r\n  \"hooks\": {\r\n"}, nil},
		{"mark and CRLF", "\ufeff{\r\n\t\"a\": 1\r\n}\r\n", []string{"\ufeff{\r\n\t\"a\": 1,\r\n\t\"hooks\": {\r\n\t\t\"SessionStart\": [", "\r\n\t}\r\n}\r\n"}, nil},
		{"three blanks", "{\n   \"a\": 1\n}", []string{",\n   \"hooks\": {\n      \"SessionStart\": [\n         {"}, nil},
		{"no indentation", "{\n\"a\": 1\n}", []string{",\n\"hooks\": {\n\"SessionStart\": [\n{\n"}, nil},
		{"indented as a whole", "  {\n    \"a\": 1\n  }", []string{",\n    \"hooks\": {\n      \"SessionStart\": ["}, nil},
		{"one line", `{"a":1}`, []string{`{"a":1,"hooks":{"SessionStart":[{"hooks":[{"type":"command","command":"g","args":["hook"],"timeout":10}]}]`}, []string{"\n"}},
		{"one line with blanks", `{ "a": 1 }`, []string{`{ "a": 1, "hooks":{`, `]} }`}, []string{"\n"}},
		{"empty hooks", "{\n  \"hooks\": {},\n  \"z\": 1\n}\n", []string{"{\n  \"hooks\": {\n    \"SessionStart\": [\n      {", "\n  },\n  \"z\": 1\n}\n"}, nil},
		{"CR alone", "{\r  \"a\": 1\r}", []string{",\r  \"hooks\": {\r    \"SessionStart\""}, []string{"\n"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, _, err := Plan([]byte(test.file), want)
			if err != nil {
				t.Fatal(err)
			}
			for _, piece := range test.has {
				if !strings.Contains(string(got), piece) {
					t.Errorf("%q is not in %q", piece, got)
				}
			}
			for _, piece := range test.not {
				if strings.Contains(string(got), piece) {
					t.Errorf("%q is in %q", piece, got)
				}
			}
			if strings.Contains(test.file, "\r\n") && strings.Contains(strings.ReplaceAll(string(got), "\r\n", ""), "\n") {
				t.Errorf("a bare line feed in a CRLF file: %q", got)
			}
		})
	}
}

// req: install/older-entry-replaced
func TestIsOwn(t *testing.T) {
	known := []string{"/opt/my tool"}
	for _, test := range []struct {
		handler string
		own     bool
	}{
		{`{"type":"command","command":"/usr/bin/goalkeeper","args":["hook"],"timeout":10}`, true},
		{`{"type":"command","command":"/usr/bin/goalkeeper","args":[]}`, true},
		{`{"command":"goalkeeper hook"}`, true},
		{`{"type":"command","command":"goalkeeper"}`, true},
		{`{"type":"command","command":"'/my place/goalkeeper' hook"}`, true},
		{`{"type":"command","command":"\"/my place/goalkeeper\" hook"}`, true},
		{`{"type":"command","command":"C:\\tools\\Goalkeeper.exe","args":["hook"]}`, true},
		{`{"type":"command","command":"C:\\tools\\goalkeeper.exe hook"}`, true},
		{`{"type":"command","command":"/opt/my tool","args":["hook"]}`, true},
		{`{"type":"command","command":"'/opt/my tool' hook"}`, true},
		{`{"type":"command","command":"/usr/bin/goalkeeper","args":["status"]}`, false},
		{`{"type":"command","command":"/usr/bin/goalkeeper","args":"hook"}`, false},
		{`{"type":"command","command":"goalkeeper status"}`, false},
		{`{"type":"command","command":"goalkeeper hook | tee log"}`, false},
		{`{"type":"command","command":"A=1 goalkeeper hook"}`, false},
		{`{"type":"command","command":"goalkeeper-stats hook"}`, false},
		{`{"type":"command","command":"/opt/goalkeeper/lint hook"}`, false},
		{`{"type":"command","command":"echo goalkeeper"}`, false},
		{`{"type":"command","command":"ls -l /src/goalkeeper"}`, false},
		{`{"type":"command","command":"/bin/ls /src/goalkeeper"}`, false},
		{`{"type":"command","command":"/bin/ls","args":["/src/goalkeeper"]}`, false},
		{`{"type":"command","command":""}`, false},
		{`{"type":"command"}`, false},
		{`{"type":"prompt","command":"goalkeeper hook"}`, false},
		{`{"type":"command","Command":"goalkeeper hook"}`, false},
	} {
		if got := isOwn(jsontext.Parse(test.handler), known); got != test.own {
			t.Errorf("isOwn(%s) = %v", test.handler, got)
		}
	}
}

// req: install/other-scope-named
func TestMentions(t *testing.T) {
	for _, test := range []struct {
		handler string
		want    bool
	}{
		{`{"command":"A=1 goalkeeper hook"}`, true},
		{`{"command":"if x; then /opt/b/goalkeeper hook; fi"}`, true},
		{`{"command":"sh","args":["-c","exec '/a b/goalkeeper' hook"]}`, true},
		{`{"command":"cd ~/src/goalkeeper && make hook"}`, false},
		{`{"command":"goalkeeper status"}`, false},
		{`{"command":"echo 'goalkeeper hook"}`, false},
		{`{"prompt":"goalkeeper hook"}`, false},
	} {
		if got := mentions(jsontext.Parse(test.handler), nil); got != test.want {
			t.Errorf("mentions(%s) = %v", test.handler, got)
		}
	}
}

// req: install/registered-events
// req: install/timeout-10
func TestPlanRegistersTheEventsOfTheDesign(t *testing.T) {
	file, _, err := Plan(nil, Registration{Command: testBinary})
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Hooks map[string][]group `json:"hooks"`
	}
	if err := json.Unmarshal(file, &got); err != nil {
		t.Fatal(err)
	}
	h := func(filter string) handler {
		return handler{Type: "command", Command: testBinary, Args: []string{"hook"}, If: filter, Timeout: 10}
	}
	plain := []group{{Hooks: []handler{h("")}}}
	want := map[string][]group{
		"SessionStart": plain, "UserPromptSubmit": plain, "Stop": plain, "SessionEnd": plain,
		"PostToolUse": {
			{Matcher: "Read|Write|Edit", Hooks: []handler{
				h("Read(**/.litgravity/goals/**)"), h("Write(**/.litgravity/goals/**)"), h("Edit(**/.litgravity/goals/**)"),
				h("Read(**/.agents/goal/GOAL.md)"), h("Write(**/.agents/goal/GOAL.md)"), h("Edit(**/.agents/goal/GOAL.md)"),
			}},
			{Matcher: "Bash", Hooks: []handler{h("Bash(goalkeeper *)")}},
		},
		"PostToolUseFailure": {{Matcher: "Bash", Hooks: []handler{h("")}}},
	}
	if diff := cmp.Diff(want, got.Hooks); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// A rule that an older version added and that is no longer thought harmless
// goes with the next install; the user's own stay.
// req: install/stale-rule-removed
func TestPlanRemovesStaleRules(t *testing.T) {
	file := `{"permissions": {"allow": ["Bash(goalkeeper old *)", "Bash(goalkeeper mine *)"]}}`
	got, _, err := Plan([]byte(file), Registration{Command: "g", Earlier: Earlier{Rules: []string{"Bash(goalkeeper old *)"}}})
	if err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(string(got), `{"permissions": {"allow": ["Bash(goalkeeper mine *)"]},"hooks":`) {
		t.Errorf("%s", got)
	}
}

// req: install/exec-form-absolute-path
func TestPlanRefusesWhatCannotBeAProgram(t *testing.T) {
	for _, command := range []string{"", "/opt/\xff", "/opt/\x00"} {
		var usage UsageError
		if _, _, err := Plan(nil, Registration{Command: command}); !errors.As(err, &usage) {
			t.Errorf("%q: %v", command, err)
		}
	}
}
