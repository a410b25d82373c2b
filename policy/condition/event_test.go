package condition

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var at = time.Date(2026, 5, 11, 12, 50, 0, 0, time.FixedZone("", 3600))

func TestEventLine(t *testing.T) {
	for _, tt := range []struct{ args, want string }{
		// req: condition/event-goal-bound
		{"GOAL_BOUND|condition_hash=a064c5aa61a0|turn_cap=5", "GOAL_BOUND — turn_cap=5 condition_hash=a064c5aa61a0"},
		// req: condition/event-bind-declined
		{"GOAL_BIND_DECLINED|user_choice", "GOAL_BIND_DECLINED — user_choice"},
		// req: condition/event-synthesis-skipped
		{"GOAL_SYNTHESIS_SKIPPED|reason=plan_incomplete", "GOAL_SYNTHESIS_SKIPPED — reason=plan_incomplete"},
		// req: condition/event-goal-final
		{"GOAL_FINAL|verdict=MET|turns=0|reason=all criteria met", "GOAL_FINAL — verdict=MET turns=0 reason='all criteria met'"},
		{"GOAL_FINAL|verdict=NOT_BOUND|turns=0|reason='x'", "GOAL_FINAL — verdict=NOT_BOUND turns=0 reason='x'"},
		// req: condition/event-verify-iterate
		{"VERIFY_ITERATE|verdict=GREEN|iterations=2|criticals=0|outcome=MET", "VERIFY_ITERATE — verdict=GREEN iterations=2 criticals=0 outcome=MET"},
		// req: condition/event-verify-iterate-skipped
		{"VERIFY_ITERATE_SKIPPED|reason=goal_unavailable", "VERIFY_ITERATE_SKIPPED — reason=goal_unavailable"},
	} {
		args := strings.Split(tt.args, "|")
		e, err := NewEvent(args[0], args[1:])
		if err != nil {
			t.Errorf("%s: %v", tt.args, err)
			continue
		}
		// req: condition/event-line
		line, err := e.Line(at)
		if want := "[2026-05-11T12:50:00+01:00] " + tt.want; err != nil || line != want {
			t.Errorf("%s: %q, %v, want %q", tt.args, line, err, want)
		}
		back, again, err := ParseLine(line + "\r\n")
		if err != nil || !back.Equal(at) || again.Token != e.Token {
			t.Errorf("ParseLine(%q) = %v, %v, %v", line, back, again, err)
		}
		for _, v := range e.Values {
			if again.Get(v.Key) != v.Text {
				t.Errorf("%q: %s read back as %q", line, v, again.Get(v.Key))
			}
		}
		if !IsEventLine(line) {
			t.Errorf("%q is no event line", line)
		}
	}
	if line, _ := (Event{GoalBindDeclined, []Value{{"", "user_choice"}}}).Line(at.UTC()); !strings.HasPrefix(line, "[2026-05-11T11:50:00+00:00] ") {
		t.Errorf("UTC has no numeric offset: %s", line)
	}
}

// req: condition/event-vocabulary
func TestEventsOutsideTheVocabulary(t *testing.T) {
	for _, args := range []string{
		"GOAL_DONE|reason=x", "goal_bound|turn_cap=5|condition_hash=a064c5aa61a0", "",
		"GOAL_BOUND", "GOAL_BOUND|turn_cap=5", "GOAL_BOUND|turn_cap=5|condition_hash=a064c5aa61a",
		"GOAL_BOUND|turn_cap=5|condition_hash=A064C5AA61A0", "GOAL_BOUND|turn_cap=0|condition_hash=a064c5aa61a0",
		"GOAL_BOUND|turn_cap=31|condition_hash=a064c5aa61a0", "GOAL_BOUND|turn_cap=+5|condition_hash=a064c5aa61a0",
		"GOAL_BOUND|turn_cap=5|turn_cap=5|condition_hash=a064c5aa61a0", "GOAL_BOUND|turn_cap=5|condition_hash=a064c5aa61a0|x=1",
		"GOAL_BOUND|turn_cap=5|condition_hash=a064c5aa61a0|and",
		"GOAL_BIND_DECLINED", "GOAL_BIND_DECLINED|no", "GOAL_BIND_DECLINED|reason=user_choice",
		"GOAL_SYNTHESIS_SKIPPED|reason=lazy", "GOAL_FINAL|verdict=DONE|turns=1|reason=x", "GOAL_FINAL|verdict=MET|turns=-1|reason=x",
		"GOAL_FINAL|verdict=MET|turns=1", "GOAL_FINAL|verdict=MET|turns=1|reason=", "GOAL_FINAL|verdict=MET|turns=1|reason=it's",
		"GOAL_FINAL|verdict=MET|turns=1|reason=a\nb", "GOAL_FINAL|verdict=MET|turns=1|reason=" + strings.Repeat("x", 201),
		"GOAL_FINAL|verdict=MET|turns=1.5|reason=x", "GOAL_FINAL|verdict=MET|turns=99999999999999999999|reason=x",
		"VERIFY_ITERATE|verdict=BLUE|iterations=1|criticals=0|outcome=MET", "VERIFY_ITERATE|verdict=RED|iterations=1|criticals=0|outcome=TIRED",
		"VERIFY_ITERATE_SKIPPED|reason=two words", "VERIFY_ITERATE_SKIPPED|reason=é",
	} {
		a := strings.Split(args, "|")
		e, err := NewEvent(a[0], a[1:])
		if err == nil {
			t.Errorf("%q is taken", args)
		} else if strings.Contains(err.Error(), "\n") {
			t.Errorf("%q: the error is no single line: %v", args, err)
		}
		if line, err := e.Line(at); err == nil {
			t.Errorf("%q makes a line: %s", args, line)
		}
	}
}

func TestParseLineByHand(t *testing.T) {
	const final = "[2026-05-11T12:50:00Z] GOAL_FINAL "
	for _, tt := range []struct {
		line string
		ok   bool
	}{
		{final + "— verdict=MET, turns=3, reason='it, all'", true},
		{final + "- verdict=MET turns=3 reason=fine", true},
		{final + "– verdict=MET turns=3 reason='fine' ", true},
		{final + "verdict=MET turns=3 reason=fine", false},
		{final + "— verdict=MET turns=3 reason='open", false},
		{"[2026-05-11T12:50:00] GOAL_FINAL — verdict=MET turns=3 reason=x", false},
		{"[yesterday] GOAL_FINAL — verdict=MET turns=3 reason=x", false},
		{"GOAL_FINAL — verdict=MET turns=3 reason=x", false},
		{"", false}, {"[", false}, {"[] ", false},
	} {
		if _, _, err := ParseLine(tt.line); (err == nil) != tt.ok {
			t.Errorf("ParseLine(%q): %v", tt.line, err)
		}
	}
}

// req: condition/event-list
func TestVocabularyListsEveryEvent(t *testing.T) {
	golden(t, "vocabulary.txt", Vocabulary())
}

func TestAppended(t *testing.T) {
	for tail, want := range map[string]string{"": "x\n", "a\n": "x\n", "a": "\nx\n"} {
		if got := string(Appended([]byte(tail), "x")); got != want {
			t.Errorf("after %q: %q, want %q", tail, got, want)
		}
	}
}

// req: condition/audit-one-liner
func TestIsEventLine(t *testing.T) {
	for line, want := range map[string]bool{
		"[t] GOAL_BOUND": true, "[t] VERIFY_ITERATE_SKIPPED": true, "[t] GOAL_ODD — x": true, "[a] b] GOAL_X": true, "[] GOAL_": true,
		" [t] GOAL_BOUND": false, "[t] M1_COMPLETE — GOAL_BOUND": false, "GOAL_BOUND": false, "[t]GOAL_BOUND": false, "": false,
	} {
		if IsEventLine(line) != want {
			t.Errorf("IsEventLine(%q) = %v", line, !want)
		}
	}
}

func TestAudit(t *testing.T) {
	known := []string{"a064c5aa61a0"}
	const (
		bound = "[2026-05-11T12:00:00+00:00] GOAL_BOUND — turn_cap=5 condition_hash=a064c5aa61a0"
		final = "[2026-05-11T13:00:00+00:00] GOAL_FINAL — verdict=MET turns=3 reason='all met'"
		unb   = "[2026-05-11T13:00:00+00:00] GOAL_FINAL — verdict=NOT_BOUND turns=0 reason='skipped'"
	)
	for _, tt := range []struct {
		name string
		log  string
		want []string // "line: problem", only a part of the problem
	}{
		{"in order", bound + "\n" + final + "\n", nil},
		{"CRLF, BOM, other lines", "\uFEFF[t] X — y\r\n" + bound + "\r\nnoise\r\n" + final, nil},
		{"never bound", unb, nil},
		{"no events", "[t] PLAN — GOAL\n", nil},
		{"empty", "", nil},
		// req: condition/audit-vocabulary
		{"unknown token", "x\n[2026-05-11T12:00:00Z] GOAL_LOST — x", []string{"2: is no event"}},
		{"bad value", strings.Replace(bound, "turn_cap=5", "turn_cap=50", 1), []string{"1: turn_cap=50 is not allowed"}},
		{"no time", "[x] GOAL_BIND_DECLINED — user_choice", []string{"1: ISO 8601"}},
		// req: condition/audit-order
		{"final first", final + "\n" + bound, []string{"1: no GOAL_BOUND", "2: earlier than"}},
		{"final twice", bound + "\n" + final + "\n" + final, []string{"3: no GOAL_BOUND"}},
		{"bound twice", bound + "\n" + bound + "\n" + final, []string{"2: bound while"}},
		{"NOT_BOUND while bound", bound + "\n" + unb, []string{"2: NOT_BOUND, but"}},
		{"clock back", final + "\n" + bound, []string{"1: no GOAL_BOUND", "2: earlier"}},
		{"offsets are compared as times", bound + "\n" + strings.Replace(final, "13:00:00+00:00", "12:30:00+02:00", 1), []string{"2: earlier"}},
		// req: condition/audit-hash
		{"unknown hash", strings.Replace(bound, "a064", "b064", 1), []string{"1: b064c5aa61a0 matches no known condition"}},
		{"control characters", "[t] GOAL_\x1b[31mX — y", []string{"1: is no event"}},
	} {
		r := Audit(tt.log, known)
		var got []string
		for _, l := range r.Lines {
			for _, p := range l.Problems {
				got = append(got, string(rune('0'+l.Number))+": "+p)
			}
			if strings.ContainsAny(l.Text, "\x1b\r\n") {
				t.Errorf("%s: %q is not safe to print", tt.name, l.Text)
			}
		}
		ok := len(got) == len(tt.want) && r.OK == (len(tt.want) == 0)
		for i := 0; ok && i < len(got); i++ {
			n, part, _ := strings.Cut(tt.want[i], ": ")
			ok = strings.HasPrefix(got[i], n+": ") && strings.Contains(got[i], part)
		}
		if !ok {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
	golden(t, "audit.txt", Audit(final+"\nx\n"+bound, nil).String())
}

func TestAuditLinesWithoutProblemsAreListed(t *testing.T) {
	r := Audit("[2026-05-11T12:00:00Z] GOAL_BIND_DECLINED — user_choice\n", nil)
	want := AuditReport{OK: true, Lines: []AuditLine{{1, "[2026-05-11T12:00:00Z] GOAL_BIND_DECLINED — user_choice", []string{}}}}
	if diff := cmp.Diff(want, r); diff != "" {
		t.Error(diff)
	}
}

func FuzzEventLine(f *testing.F) {
	f.Add("[2026-05-11T12:50:00Z] GOAL_FINAL — verdict=MET, turns=3, reason='it, all'")
	f.Add("[2026-05-11T12:50:00+01:00] GOAL_BOUND — turn_cap=5 condition_hash=a064c5aa61a0\n[x] VERIFY_ITERATE - =")
	f.Add("[] GOAL_BIND_DECLINED — user_choice")
	f.Fuzz(func(t *testing.T, log string) {
		Audit(log, []string{"a064c5aa61a0"})
		when, e, err := ParseLine(log)
		if err != nil {
			return
		}
		line, err := e.Line(when)
		if err != nil {
			t.Fatalf("%q is read but cannot be written: %v", log, err)
		}
		if again, back, err := ParseLine(line); err != nil || !again.Truncate(time.Second).Equal(when.Truncate(time.Second)) || back.Token != e.Token {
			t.Errorf("%q became %q: %v", log, line, err)
		}
	})
}
