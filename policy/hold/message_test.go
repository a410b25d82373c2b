package hold

import "testing"

// req: d9/api-error d9/blocked-word d9/question
func TestReadMessage(t *testing.T) {
	tests := []struct {
		name, text string
		want       Message
	}{
		{"nothing", "", SaysNothing},
		{"a statement", "All done.", SaysNothing},
		{"an API error", "API Error: 529 overloaded", SaysError},
		{"an API error told of", "The call gave API Error: 529", SaysNothing},
		{"blocked, first line", "BLOCKED: no credentials\n\nI tried three ways.", SaysBlocked},
		{"blocked, last line", "I tried three ways.\n\nBLOCKED: no credentials", SaysBlocked},
		{"blocked, bold", "**BLOCKED:** no credentials", SaysBlocked},
		{"blocked, full-width colon", "BLOCKED：没有权限", SaysBlocked},
		{"blocked in the middle", "a\nBLOCKED: x\nb", SaysNothing},
		{"blocked without a reason", "BLOCKED:", SaysNothing},
		{"the word in a sentence", "The queue is BLOCKED: see above, and I fixed it.", SaysNothing},
		{"blocked inside a fence", "Look:\n```\nBLOCKED: x\n```\nFixed.", SaysNothing},
		{"blocked wins over a question", "BLOCKED: which database?", SaysBlocked},
		{"a question", "Should the table be dropped or renamed?", Asks},
		{"a Chinese question", "要删除这张表还是重命名？", Asks},
		{"an Arabic question", "هل أحذف الجدول أم أعيد تسميته؟", Asks},
		{"a question in bold", "**Which one do you prefer?**", Asks},
		{"a question before the last line", "Which one?\nI took the first.", SaysNothing},
		{"a question inside a fence", "Done.\n```sql\nSELECT ?\n```", SaysNothing},
		{"an offer", "I fixed the parser.\n\nShall I continue?", Offers},
		{"an offer, Chinese", "解析器修好了。\n要不要我继续？", Offers},
		{"an offer, German", "Soll ich weitermachen?", Offers},
		{"an offer, French, with a no-break space", "Je continue\u00a0?", Offers},
		{"an offer after a sentence", "All tests pass. Shall I continue?", Offers},
		{"an offer after a question", "Which database? Shall I continue?", Asks},
		{"an offer after a Chinese sentence", "解析器修好了。要不要我继续？", Offers},
		{"a dot in a name", "Should main.go go?", Asks},
		{"blocked as a list item", "- BLOCKED: no credentials", SaysBlocked},
		{"an offer with something added", "Shall I continue with the migration of the billing tables?", Asks},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := ReadMessage(tt.text); got != tt.want {
				t.Errorf("ReadMessage(%q) = %q, want %q", tt.text, got, tt.want)
			}
		})
	}
}

// req: d2/turn
func TestTurn(t *testing.T) {
	tests := []struct {
		name, host string
		active     bool
		last, want string
	}{
		{"the host names it", "p1", false, "p0", "p1"},
		{"the host names it during a hold", "p1", true, "p1", "p1"},
		{"no name, the first stop", "", false, "", "unnamed-1"},
		{"no name, a hold runs", "", true, "unnamed-1", "unnamed-1"},
		{"no name, a new turn", "", false, "unnamed-1", "unnamed-2"},
		{"no name, nothing known of the hold", "", true, "", "unnamed-1"},
		{"no name after a named turn", "", false, "p1", "unnamed-1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Turn(tt.host, tt.active, tt.last); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}

// req: d9/waiting
func TestWaitsFor(t *testing.T) {
	shell := []Task{{ID: "s1", Type: "shell"}}
	tests := []struct {
		name  string
		tasks []Task
		crons []Cron
		seen  []string
		want  string
	}{
		{"nothing", nil, nil, nil, ""},
		{"a subagent", []Task{{ID: "a", Type: "subagent"}}, nil, []string{"a"}, "subagent"},
		{"a workflow", []Task{{Type: "workflow"}}, nil, nil, "workflow"},
		{"a teammate", []Task{{Type: "teammate"}}, nil, nil, "teammate"},
		{"a monitor", []Task{{Type: "monitor"}}, nil, nil, "monitor"},
		{"a cloud session", []Task{{Type: "cloud session"}}, nil, nil, "cloud session"},
		{"a new shell", shell, nil, nil, "shell"},
		{"a dev server: a shell seen before", shell, nil, []string{"s1"}, ""},
		{"an unknown type counts like a shell", []Task{{ID: "x", Type: "MCP task"}}, nil, []string{"x"}, ""},
		{"a type without a name", []Task{{ID: "x"}}, nil, nil, "task"},
		{"a one-shot cron", nil, []Cron{{ID: "1"}}, nil, "cron"},
		{"a recurring cron", nil, []Cron{{ID: "1", Recurring: true}}, nil, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := WaitsFor(tt.tasks, tt.crons, tt.seen); got != tt.want {
				t.Errorf("got %q, want %q", got, tt.want)
			}
		})
	}
}
