package criterion

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestVerifiable keeps the promise that a text with an observable is let
// through.
func TestVerifiable(t *testing.T) {
	for _, text := range []string{
		// req: record/criteria-shapes (seed 002, Criteria patterns by task shape: every row)
		`tool export --csv out.csv exits 0 and line 1 of out.csv equals the table header`,
		"`curl -i -X POST /v1/items` with an empty body returns 400 and a JSON error naming the missing field",
		"the saved reproduction repro.sh exited 1 before the fix and exits 0 after, and the new regression test fails on the old code",
		"the characterization suite recorded before the change passes unchanged, and the public exports listed in api.txt still match",
		"/settings rendered at 390 px and 1280 px shows the new toggle with no horizontal scroll (two screenshots)",
		"npx tool install --dry-run writes nothing, and the install into a temporary HOME leaves only the listed files",
		"the hook fed fixtures/injected-prompt.json answers {} and leaves the ledger without a route line",
		"the rendered PDF has 12 pages, no overflow warning, and the check script prints PASS",
		"the synthesis cites at least three primary sources, each URL opened, and states what is disputed",
		// req: record/criteria-examples (seed 002, Schema and Worked example)
		"`report export --csv out.csv` exits 0 and line 1 of out.csv equals the table header",
		"CSV writer unit tests cover quoting of commas and newlines",
		"the JSON export output is byte-identical to the stored fixture",
		// req: d12/command-and-result
		"npm test passes AND npx tsc --noEmit exits 0",
		"`npm test` exits 0",
		"`make lint` exits 0 and prints no warnings",
		"the linter exits 0",
		"`go test ./...` passes",
		"go vet ./... exits with status 0",
		"`./bin/app --version` prints `app 1.2.3`",
		"`git status --porcelain` prints nothing",
		// req: d12/file-and-content
		"docs/api.md lists every exported function",
		"out.csv contains the header row",
		"README.md has a section “Install”",
		// req: d12/status-and-body
		"GET /healthz returns 200 and body `ok`",
		"POST /login with a wrong password responds 401",
		"https://example.org/a answers 301",
		// req: d12/count-or-threshold
		"branch coverage is at least 80 %",
		"p95 latency is under 200 ms",
		"search answers in less than 50ms on 10,000 rows",
		"exactly three rows remain in table users",
		"the bundle is smaller than 300 KB",
		"zero errors in `journalctl -u app`, which prints 0 lines",
		// req: d12/rendered-with-size
		"the sign-up page at 1280x800 shows the new banner",
		"the error page shows “No such item”",
		"SELECT count(*) FROM users returns 3",
		"the login form rejects an empty password with the message 'Password required'",
		"the table users has a column email_verified",
		"the container starts and answers on port 8080",
		"CI is green on main",
		"tests/test_api.py::test_login passes",
		"the agent replies in the agy conversation with exactly one question",
		"no TODO remains in src/ (`grep -r TODO src` exits 1)",
		"running the script twice yields the same output",
		// other languages
		"`npm test` 退出码为 0",
		"`pytest -q` 全部通过",
		"导出的 out.csv 第一行等于表头",
		"POST /v1/items 返回400",
		"页面宽度 390 px 时显示新按钮",
		"至少3个用例覆盖引号转义",
		"`npm test` の終了コードが 0",
		"`cargo test` endet mit exit 0",
		"`npm test` termine avec le code de sortie 0",
		"`npm test` kończy się kodem 0",
		"`npm test` завершается с кодом 0",
		// req: infer/vague-words-measurable-suffix
		"the code is clean: `make lint` exits 0",
		"search is fast, under 200 ms at p95",
		"docs are comprehensive: every name `go doc` prints has a comment, 0 missing",
		"the report is complete and has 12 pages",
	} {
		if v := Judge(text, Project{}); !v.Verifiable {
			t.Errorf("%s\n\tnot verifiable: %s (vague %q, missing %q)", text, v.Why(), v.Vague, v.Missing)
		}
	}
}

// TestNotVerifiable keeps the promise that a text nothing can decide is named,
// with what is missing and a proposal.
func TestNotVerifiable(t *testing.T) {
	for _, c := range []struct {
		text    string
		vague   []string
		missing []Part
	}{
		// req: loop/criteria-verifiable
		{"code quality is good", []string{"good"}, []Part{Measure, Scenario, Observable}},
		// req: record/vague-words
		{"the export is fast", []string{"fast"}, []Part{Measure, Observable}},
		{"the code is clean", []string{"clean"}, []Part{Measure, Scenario, Observable}},
		{"error handling is robust", []string{"robust"}, []Part{Measure, Scenario, Observable}},
		// req: infer/vague-words
		{"documentation is good enough", []string{"good enough"}, []Part{Measure, Scenario, Observable}},
		{"review is thorough", []string{"thorough"}, []Part{Measure, Scenario, Observable}},
		{"comprehensive error messages", []string{"comprehensive"}, []Part{Measure, Scenario, Observable}},
		{"the migration is complete", []string{"complete"}, []Part{Measure, Scenario, Observable}},
		// req: infer/self-referential
		{"the agent is satisfied", []string{"agent is satisfied"}, []Part{Measure, Scenario, Observable}},
		// req: record/never-counts
		{"the endpoint should respond", []string{"should respond"}, []Part{Measure, Observable}},
		{"the page looks correct", []string{"looks correct"}, []Part{Measure, Observable}},
		// req: record/scenario-concrete ("run it", "check it works")
		{"run it", nil, []Part{Scenario, Observable}},
		{"check it works", []string{"works"}, []Part{Measure, Scenario, Observable}},
		{"everything works as expected", []string{"works as expected"}, []Part{Measure, Scenario, Observable}},
		{"`npm test`", nil, []Part{Observable}},
		{"users like the new menu", nil, []Part{Scenario, Observable}},
		{"phase 2 is ready to ship", nil, []Part{Scenario, Observable}},
		{"`make lint` exits 0 and the code is clean", []string{"clean"}, []Part{Measure}},
		{"the page shows the new toggle", nil, []Part{Size}},
		{"the feature is 100% complete", []string{"complete"}, []Part{Measure, Scenario, Observable}},
		{"check the command output", nil, []Part{Observable}},
		{"the API returns data", nil, []Part{Observable}},
		{"refactor src/a.ts and src/b.ts", nil, []Part{Observable}},
		{"2 new features are great", []string{"great"}, []Part{Measure}},
		{"improve performance", nil, []Part{Scenario, Observable}},
		{"the bug is fixed", nil, []Part{Scenario, Observable}},
		{"tests are added", nil, []Part{Observable}},
		{"make the tests pass quickly", []string{"quickly"}, []Part{Measure}},
		{"没有问题", nil, []Part{Scenario}},
		{"`<command>` exits and is great", []string{"great"}, nil},
		{"代码质量良好", []string{"良好"}, nil},
		{"页面快速且稳定", []string{"快速", "稳定"}, nil},
		{"コードがきれい", []string{"きれい"}, nil},
		{"der Code ist sauber", []string{"sauber"}, nil},
		{"le code est propre", []string{"propre"}, nil},
	} {
		v := Judge(c.text, Project{})
		if v.Verifiable {
			t.Errorf("%s: verifiable", c.text)
			continue
		}
		if d := cmp.Diff(c.vague, v.Vague); d != "" {
			t.Errorf("%s: vague words (-want +got)\n%s", c.text, d)
		}
		for _, p := range c.missing {
			if !slices.Contains(v.Missing, p) {
				t.Errorf("%s: %s is not named missing, only %q", c.text, p, v.Missing)
			}
		}
		if v.Proposal == "" || v.Why() == "" {
			t.Errorf("%s: no proposal (%q) or no reason (%q)", c.text, v.Proposal, v.Why())
		}
	}
}

// TestProposal keeps the promise that a proposal uses the command found in the
// project and would itself be verifiable.
func TestProposal(t *testing.T) {
	p := Project{Lint: "npm run lint", Test: "npm test", Types: "npx tsc --noEmit", Build: "npm run build"}
	for _, c := range []struct{ text, want string }{
		{"code quality is good", "`npm run lint` exits 0"}, // req: d12/proposal-linter
		{"types are correct", "`npx tsc --noEmit` exits 0"},
		{"the build is solid", "`npm run build` exits 0"},
		{"search is fast", "`<command>` finishes in under <N> ms (median of 5 runs)"},
		{"代码质量良好", "`npm run lint` exits 0"},
	} {
		v := Judge(c.text, p)
		if v.Proposal != c.want {
			t.Errorf("%s: proposal %q, want %q", c.text, v.Proposal, c.want)
		}
		if !strings.Contains(v.Proposal, "<") && !Judge(v.Proposal, p).Verifiable {
			t.Errorf("%s: the proposal %q is not verifiable itself", c.text, v.Proposal)
		}
	}
}

// req: record/tests-are-the-floor
func TestTestsAloneAreNoted(t *testing.T) {
	if v := Judge("unit tests cover quoting", Project{}); !v.Verifiable || len(v.Notes) == 0 {
		t.Errorf("a criterion of unit tests alone: %+v", v)
	}
	if v := Judge("`app export` prints `ok`", Project{}); len(v.Notes) != 0 {
		t.Errorf("a criterion with a surface is noted: %q", v.Notes)
	}
}

// req: record/dry-run-never-counts
func TestDryRunIsNoted(t *testing.T) {
	if v := Judge("`deploy --dry-run` exits 0", Project{}); len(v.Notes) == 0 {
		t.Error("a dry run passes without a note")
	}
}

func TestEveryVagueWordIsFound(t *testing.T) {
	for _, row := range vague {
		for _, w := range row.words {
			v := Judge("xyzzy "+w+" xyzzy", Project{})
			if v.Verifiable || len(v.Vague) == 0 {
				t.Errorf("%s: %q is not found", row.lang, w)
			}
		}
	}
}

func FuzzJudge(f *testing.F) {
	for _, s := range []string{"", "`a` exits 0", "code is clean, `x` exits 0", "İ fast\x00 \xff", "返回400", "12页", "“", "```", "a.b/c 1,000 1280x800"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		v := Judge(text, Project{})
		if v.Verifiable != (v.Why() == "") {
			t.Errorf("%q: verifiable %v, why %q", text, v.Verifiable, v.Why())
		}
		if !v.Verifiable && (v.Proposal == "" || len(v.Missing) == 0) {
			t.Errorf("%q: no proposal or nothing missing: %+v", text, v)
		}
		if v.Verifiable && v.Proposal != "" {
			t.Errorf("%q: a proposal for a verifiable text", text)
		}
	})
}

func BenchmarkJudge(b *testing.B) {
	for b.Loop() {
		Judge("`report export --csv out.csv` exits 0 and line 1 of out.csv equals the table header", Project{})
	}
}
