package plan

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestMilestoneHeadings(t *testing.T) {
	for _, tt := range []struct{ line, id, title string }{
		// req: condition/milestone-heading
		{"## Milestone 1: Title", "1", "Title"},
		{"## Milestone M2: Title", "2", "Title"},
		{"## M3: Title", "3", "Title"},
		{"##\tMilestone\t4:Title", "4", "Title"},
		{"## Milestone 12b: A: b", "12b", "A: b"},
		{"## M1.2.3 - Title", "1.2.3", "Title"},
		{"## M1a.2 – Title", "1a.2", "Title"},
		{"## Milestone 7 —  Title ##", "7", "Title"},
		{"## Milestone 8: C#", "8", "C#"},
		{"## Milestone 9: `x` <!-- note -->", "9", "`x`"},
		{"# Milestone 1: Title", "", ""},
		{"### Milestone 1: Title", "", ""},
		{"##Milestone 1: Title", "", ""},
		{" ## Milestone 1: Title", "", ""},
		{"## milestone 1: Title", "", ""},
		{"## MILESTONE 1: Title", "", ""},
		{"## m1: Title", "", ""},
		{"## Milestone1: Title", "", ""},
		{"## Milestone 1 Title", "", ""},
		{"## Milestone 1-Title", "", ""},
		{"## Milestone 1 -Title", "", ""},
		{"## Milestone 1- Title", "", ""},
		{"## Milestone 1:", "", ""},
		{"## Milestone 1: ", "", ""},
		{"## Milestone one: Title", "", ""},
		{"## Milestone 1ab: Title", "", ""},
		{"## Milestone 1.: Title", "", ""},
		{"## Milestones 1: Title", "", ""},
		{"## 1: Title", "", ""},
		{"## My1: Title", "", ""},
	} {
		var want []Milestone
		if tt.id != "" {
			want = []Milestone{{tt.id, tt.title, Pending}}
		}
		if diff := cmp.Diff(want, ParseTasks(tt.line+"\n")); diff != "" {
			t.Errorf("%q (-want +got):\n%s", tt.line, diff)
		}
	}
}

func TestStatusLines(t *testing.T) {
	for _, tt := range []struct {
		body string
		want Status
	}{
		// req: condition/status-line
		{"Status: PENDING", Pending}, {"Status: ACTIVE", Active}, {"Status: IN_PROGRESS", InProgress},
		{"Status: COMPLETE", Complete}, {"Status: BLOCKED", Blocked}, {"- Status: COMPLETE", Complete},
		{"  -  Status:COMPLETE  ", Complete}, {"\tStatus: COMPLETE", Complete}, {"**Status:** COMPLETE", Complete},
		{"- **Status**: COMPLETE", Complete}, {"text\n\nStatus: COMPLETE", Complete}, {"Status: COMPLETE\r", Complete},
		// req: condition/status-anything-else-is-pending
		{"", Pending}, {"Status: COMPLETE ✅", Pending}, {"Status: complete", Pending}, {"Status: COMPLETED", Pending},
		{"Status: DONE", Pending}, {"Status: `COMPLETE`", Pending}, {"Status: **COMPLETE**", Pending}, {"status: COMPLETE", Pending},
		{"* Status: COMPLETE", Pending}, {"-Status: COMPLETE", Pending}, {"The Status: COMPLETE", Pending}, {"Status : COMPLETE", Pending},
		{"**Status: COMPLETE**", Pending}, {"- [x] Status: COMPLETE", Pending},
		// req: condition/status-not-of-steps
		{"### Step 1\nStatus: COMPLETE", Pending}, {"#### Step\n- Status: COMPLETE", Pending},
		{"Status: ACTIVE\n### Step 1\nStatus: COMPLETE", Active}, {"Status: ACTIVE\nStatus: COMPLETE", Active},
		// req: condition/milestone-block-ends
		{"## Notes\nStatus: COMPLETE", Pending}, {"# Top\nStatus: COMPLETE", Pending},
		// req: condition/status-in-comment-or-fence
		{"<!-- Status: COMPLETE -->", Pending}, {"<!--\nStatus: COMPLETE\n-->\nStatus: ACTIVE", Active}, {"```\nStatus: COMPLETE\n```", Pending},
		{"Status: COMPLETE <!-- x -->", Pending},
	} {
		got := ParseTasks("## Milestone 1: x\n" + tt.body)
		if len(got) != 1 || got[0].Status != tt.want {
			t.Errorf("%q: %v, want %s", tt.body, got, tt.want)
		}
	}
}

// req: condition/pending-and-active-count
func TestRemaining(t *testing.T) {
	var ms []Milestone
	for _, s := range []Status{Pending, Active, InProgress, Complete, Blocked, Pending} {
		ms = append(ms, Milestone{Status: s})
	}
	if remaining, between := Remaining(ms); remaining != 3 || between != 2 {
		t.Errorf("Remaining = %d, %d", remaining, between)
	}
}

func FuzzParseTasks(f *testing.F) {
	f.Add("## Milestone 1: a\n- Status: COMPLETE\n### Step\n## M2 — b\n```\n## M3: c\n")
	f.Add("<!-- ~~~ -->## M1a.2: x ##\r\n**Status**: ACTIVE\r<!--")
	f.Fuzz(func(t *testing.T, text string) {
		ms := ParseTasks(text)
		for _, m := range ms {
			if m.ID == "" || m.Title == "" || m.Status == "" || strings.ContainsAny(m.Title, "\r\n") {
				t.Errorf("%q: %+v", text, m)
			}
		}
		if len(ms) > strings.Count(text, "##") {
			t.Errorf("%q: %d milestones", text, len(ms))
		}
		crlf := strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
		if diff := cmp.Diff(ms, ParseTasks(strings.ReplaceAll(crlf, "\n", "\r\n"))); diff != "" {
			t.Errorf("%q with CRLF: %s", text, diff)
		}
	})
}
