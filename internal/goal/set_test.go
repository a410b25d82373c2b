package goal

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"goalkeeper/policy/criterion"
)

var update = flag.Bool("update", false, "rewrite the golden files")

func golden(t *testing.T, name string, got []byte) {
	t.Helper()
	path := "testdata/" + name
	if *update {
		if err := os.WriteFile(path, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff(string(want), string(got)); d != "" {
		t.Errorf("%s (-want +got)\n%s", name, d)
	}
}

func csvSpec() Spec {
	return Spec{
		Objective: "Users can export the report table as CSV from the CLI",
		Slug:      "csv-export-flag",
		NonGoals:  []string{"no change to the JSON export"},
		Criteria: []NewCriterion{
			{Text: "`report export --csv out.csv` exits 0 and line 1 of out.csv equals the table header"},
			{Text: "CSV writer unit tests cover quoting of commas and newlines", Model: "edge", Check: "go test ./csv", Expect: "ok"},
			{Text: "the JSON export output is byte-identical to the stored fixture", Model: "regression"},
		},
		SkipClasses:    []SkippedClass{{"adversarial", "no untrusted input beyond table cells, covered by c2"}},
		ConversationID: "c0ffee",
	}
}

// req: record/set-writes
func TestNew(t *testing.T) {
	change, err := New(csvSpec(), now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	golden(t, "new.json", change.Raw)
	r := change.Record
	if r.Status != StatusActive || r.Verdict != nil || r.ConversationID != "c0ffee" || r.HostGoal.State != HostUnavailable || r.Passed() != 0 || r.Total() != 3 {
		t.Errorf("record = %+v", r)
	}
	for _, c := range r.Criteria {
		if c.Status != CriterionOpen || c.Attempt != 1 {
			t.Errorf("%s = %+v", c.ID, c)
		}
	}
	// req: record/set-decision-line
	if l := change.Ledger[0]; l.Kind != LedgerDecision || l.Text != "goal created: csv-export-flag" || l.Path != Path("csv-export-flag") {
		t.Errorf("ledger = %+v", l)
	}
	// req: record/adversarial-class-reason
	if l := change.Ledger[1]; l.Kind != LedgerDecision || !strings.Contains(l.Text, "covered by c2") {
		t.Errorf("ledger = %+v", l)
	}
	if len(change.Notes) != 1 || !strings.Contains(change.Notes[0], "tests are the floor") {
		t.Errorf("notes = %q", change.Notes)
	}
}

func TestNewRefuses(t *testing.T) {
	active := func(slug, objective, conversation string, status Status) *Record {
		return &Record{Slug: slug, Objective: objective, ConversationID: conversation, Status: status}
	}
	for _, c := range []struct {
		name  string
		edit  func(*Spec)
		code  Code
		where string
	}{
		{"record/objective-one-line", func(s *Spec) { s.Objective = "one\ntwo" }, CodeInvalid, "objective"},
		{"record/objective-no-narration", func(s *Spec) { s.Objective = "First look into the code, then continue the work" }, CodeInvalid, "objective"},
		{"record/slug-exists-updates", func(s *Spec) { s.Existing = []*Record{active("csv-export-flag", "x", "y", StatusDone)} }, CodeExists, "csv-export-flag"},
		{"record/same-objective-continues", func(s *Spec) {
			s.Existing = []*Record{active("other", "users can export the  report table as CSV from the cli.", "y", StatusBlocked)}
		}, CodeSameObjective, "other"},
		{"record/acquire-different-active", func(s *Spec) { s.Existing = []*Record{active("other", "x", "c0ffee", StatusActive)} }, CodeConflict, "other"},
		{"also keeps both", func(s *Spec) {
			s.Also = true
			s.Existing = []*Record{active("other", "x", "c0ffee", StatusActive)}
		}, "", ""},
		{"another conversation's goal", func(s *Spec) { s.Existing = []*Record{active("other", "x", "y", StatusActive)} }, "", ""},
		{"a blocked goal is no conflict", func(s *Spec) { s.Existing = []*Record{active("other", "x", "c0ffee", StatusBlocked)} }, "", ""},
		{"a done goal with this objective", func(s *Spec) { s.Existing = []*Record{active("other", s.Objective, "c0ffee", StatusDone)} }, "", ""},
		{"bad slug", func(s *Spec) { s.Slug = "CSV" }, CodeInvalid, "slug"},
		{"bad conversation", func(s *Spec) { s.ConversationID = "../x" }, CodeInvalid, "conversation id"},
		{"record/vague-criterion-refused", func(s *Spec) { s.Criteria[0].Text = "the code is clean" }, CodeUnverifiable, "criterion 1"},
		{"a check decides", func(s *Spec) { s.Criteria[0] = NewCriterion{Text: "the code is clean", Check: "make lint"} }, "", ""},
		{"bad model", func(s *Spec) { s.Criteria[0].Model = "sad" }, CodeInvalid, "criterion 1"},
		{"bad channel", func(s *Spec) { s.Criteria[2].Channel = "mail" }, CodeInvalid, "criterion 3"},
		{"skip class without reason", func(s *Spec) { s.SkipClasses[0].Reason = "" }, CodeInvalid, "adversarial class adversarial"},
	} {
		t.Run(c.name, func(t *testing.T) {
			spec := csvSpec()
			c.edit(&spec)
			change, err := New(spec, now)
			checkCode(t, err, c.code)
			if err == nil {
				mustBeValid(t, change)
				return
			}
			if r := err.(*Refusal); r.Where != c.where || strings.Contains(r.Error(), "\n") {
				t.Errorf("refusal %+v", r)
			}
		})
	}
}

// req: record/two-to-six-criteria
func TestNewNotes(t *testing.T) {
	spec := csvSpec()
	spec.Criteria = spec.Criteria[:1]
	change, err := New(spec, now)
	if err != nil || !strings.Contains(strings.Join(change.Notes, "\n"), "two to six are usual") {
		t.Errorf("notes %q, error %v", change.Notes, err)
	}
	spec.Criteria = []NewCriterion{csvSpec().Criteria[0], {Text: "`x` prints `y`"}}
	change, err = New(spec, now)
	if err != nil || !strings.Contains(strings.Join(change.Notes, "\n"), "happy path") {
		t.Errorf("notes %q, error %v", change.Notes, err)
	}
}

// req: record/conflict-blocker
func TestConflict(t *testing.T) {
	first, err := Conflict(seedRecord(t), "Users can print the report", now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, first)
	if b := first.Record.OpenBlockers(); len(b) != 1 || b[0].Source != "user" || !strings.Contains(b[0].Detail, "Users can print the report") {
		t.Errorf("blockers = %+v", b)
	}
	if len(first.Ledger) != 1 || first.Ledger[0].Kind != LedgerDecision {
		t.Errorf("ledger = %+v", first.Ledger)
	}
	again, err := Conflict(first.Raw, "Users can print the report", now)
	if err != nil || again.Raw != nil || len(again.Ledger) != 0 {
		t.Errorf("asked again it changes the record: %+v, %v", again, err)
	}
}

func TestObjective(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"Users can export the table", "Users can export the table"},
		// req: record/objective-strips-narration
		{"please, can you ship the csv export", "please, can you ship the csv export"},
		{"Please ship the csv export", "ship the csv export"},
		{"I want you to let me export  as\tCSV", "export as CSV"},
		{"请帮我实现用户认证", "实现用户认证"},
		{"Fix the login", "Fix the login"},
		{" \u200bx\x00 works ", "\u200bx works"},
		{"", ""}, {" \n ", ""}, {"two\nlines", ""}, {strings.Repeat("ab ", 200), ""},
		{"continue", ""}, {"work on it", ""}, {"I will look into the code and start working on the task", ""}, {"let's go", ""}, {"do the next steps", ""},
		{"首先看看代码，然后继续", ""}, {"please", ""}, {"ok, continue", ""},
	} {
		got, err := Objective(c.in)
		if got != c.want || (err != nil) != (c.want == "") {
			t.Errorf("%q: %q, %v; want %q", c.in, got, err, c.want)
		}
	}
}

func TestSlug(t *testing.T) {
	for _, c := range []struct{ objective, want string }{
		// req: record/slug-derived
		{"Users can export the report table as CSV from the CLI", "export-report-table-csv-cli"},
		{"Add OAuth 2.0 login", "add-oauth-2-0-login"},
		{"The API doesn't leak tokens", "api-doesnt-leak-tokens"},
		{"Größe der Übersicht anpassen", "grosse-der-ubersicht-anpassen"},
		{"users can", "users-can"},
		{"con", "con-goal"},
		{"Instant search across every document of every connected workspace", "instant-search-across-every-document"},
		{strings.Repeat("x", 60), strings.Repeat("x", 40)},
		{"!!!", "goal"},
	} {
		got := Slug(c.objective)
		if c.want == "goal" {
			if !strings.HasPrefix(got, "goal-") {
				t.Errorf("%q: %q", c.objective, got)
			}
			continue
		}
		if got != c.want {
			t.Errorf("%q: %q, want %q", c.objective, got, c.want)
		}
	}
	// req: record/slug-other-scripts
	seen := map[string]string{}
	for _, objective := range []string{"实现用户认证", "实现用户登录", "ユーザー認証を実装する", "사용자 인증 구현", "Экспорт таблицы в CSV", "Экспорт отчёта в CSV", "为报表添加 CSV 导出", "تصدير التقرير", strings.Repeat("长", 80), "导出 " + strings.Repeat("averylongword", 6) + strings.Repeat("导出表格", 40)} {
		slug := Slug(objective)
		if !ValidSlug(slug) {
			t.Errorf("%q: %q is no slug", objective, slug)
		}
		if other, ok := seen[slug]; ok {
			t.Errorf("%q and %q share %q", objective, other, slug)
		}
		if slug != Slug(" "+objective+"  ") {
			t.Errorf("%q: the slug changes", objective)
		}
		seen[slug] = objective
	}
	if s := Slug("Экспорт таблицы в CSV"); !strings.HasPrefix(s, "csv-") {
		t.Errorf("the Latin word is lost: %q", s)
	}
}

func FuzzSlug(f *testing.F) {
	for _, s := range []string{"", "a b", "实现", "İstanbul ß", "--", "con"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if slug := Slug(s); !ValidSlug(slug) {
			t.Errorf("%q: %q", s, slug)
		}
		if o, err := Objective(s); err == nil && (!oneLine(o) || narration(o)) {
			t.Errorf("%q: objective %q", s, o)
		}
	})
}

func TestAddRewordRemove(t *testing.T) {
	none := criterion.Project{}
	// req: record/next-free-id
	change, id, err := Add(seedRecord(t), NewCriterion{Text: "`x` prints `y`"}, 0, none, now)
	if err != nil || id != "c3" {
		t.Fatalf("%q, %v", id, err)
	}
	mustBeValid(t, change)
	if c := change.Record.Criterion("c3"); c.Status != CriterionOpen || c.Channel != "shell" {
		t.Errorf("c3 = %+v", c)
	}
	// req: record/add-never-reuses (a number that only ledger, journal or evidence names)
	if _, id, err := Add(seedRecord(t), NewCriterion{Text: "`x` prints `y`"}, 7, none, now); err != nil || id != "c8" {
		t.Errorf("%q, %v", id, err)
	}
	_, _, err = Add(seedRecord(t), NewCriterion{Text: "`x` prints `y`"}, 999_999, none, now)
	checkCode(t, err, CodeBroken)
	_, _, err = Add(seedRecord(t), NewCriterion{Text: "it is fast"}, 0, none, now)
	checkCode(t, err, CodeUnverifiable)
	_, _, err = Add(seedRecord(t), NewCriterion{Text: "csv writer unit tests cover quoting of commas and newlines"}, 0, none, now)
	checkCode(t, err, CodeInvalid)

	// req: record/removed-leaves-gap
	change, err = Remove(change.Raw, "c2", "covered by c3", now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	if change.Record.Criterion("c2") != nil || change.Record.Criterion("c3") == nil {
		t.Errorf("criteria = %+v", change.Record.Criteria)
	}
	if l := change.Ledger[0]; l.Kind != LedgerDecision || !strings.Contains(l.Text, "CSV writer unit tests") {
		t.Errorf("ledger = %+v", l)
	}
	change, err = Remove(change.Raw, "c1", "moved", now)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Remove(change.Raw, "c3", "gone", now)
	checkCode(t, err, CodeState)
	_, err = Remove(seedRecord(t), "c9", "x", now)
	checkCode(t, err, CodeNoCriterion)

	// req: record/reword-old-and-new
	change, err = Reword(seedRecord(t), "c1", Rewording{Text: "`report export --csv -` prints the header"}, none, now)
	if err != nil {
		t.Fatal(err)
	}
	mustBeValid(t, change)
	if l := change.Ledger[0]; l.Kind != LedgerDecision || !strings.Contains(l.Text, "out.csv equals the table header") || !strings.Contains(l.Text, "csv - prints") && !strings.Contains(l.Text, "--csv -") {
		t.Errorf("ledger = %+v", l)
	}
	// req: record/reword-drops-proofs
	if c := change.Record.Criterion("c1"); c.Status != CriterionOpen || c.Attempt != 2 || len(c.Evidence) != 2 || len(Backing("csv-export-flag", *c).Missing) != 3 {
		t.Errorf("c1 = %+v", c)
	}
	change, err = Reword(seedRecord(t), "c2", Rewording{Check: "go test ./csv"}, none, now)
	if err != nil || change.Record.Criterion("c2").Attempt != 1 || change.Record.Criterion("c2").Check != "go test ./csv" {
		t.Errorf("%+v, %v", change.Record, err)
	}
	_, err = Reword(seedRecord(t), "c2", Rewording{}, none, now)
	checkCode(t, err, CodeInvalid)
	_, err = Reword(seedRecord(t), "c2", Rewording{Text: "quoting is good"}, none, now)
	checkCode(t, err, CodeUnverifiable)
}

// req: record/adversarial-classes
func TestAdversarialClasses(t *testing.T) {
	for _, class := range []string{"malformed input", "prompt injection", "cancel and resume", "stale state", "dirty worktree", "hung or long commands", "flaky tests", "misleading success output", "repeated interruptions"} {
		if !slices.Contains(AdversarialClasses[:], class) {
			t.Errorf("no class %q", class)
		}
	}
}
