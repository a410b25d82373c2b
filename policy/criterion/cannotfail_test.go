package criterion

import "testing"

// req: record/cannot-fail
func TestCommandsThatCannotFail(t *testing.T) {
	for _, line := range []string{
		"true", ":", "echo ok", "printf 'PASS\\n'", "exit 0", "go test ./... || true", "go test ./... || :", "go test ./...; true", "go test ./... ; exit 0",
		"/bin/true", "env FOO=1 true", "FOO=1 true", "sh -c true", `bash -c "exit 0"`, `sh -c 'go test || true'`, "(true)", "{ true; }", "true && echo ok", "go test &",
		"go test | tee log", "go test ./... | tail -5", "make || echo failed", "test 1 = 1", "[ 1 -eq 1 ]", "true || go test", "! false", "go test\ntrue", "go test # x\n:",
		"go test || (true)", "command true", "pwd", "sleep 1", "go test ./... || exit 0", "go test 2>&1 | cat", "# nothing",
		"FOO=1", "sh -ec 'echo ok'", "eval true",
		"timeout 5 true", "timeout -s KILL 5s true", "nice -n 5 true", "env -u X true", "xargs -n 1 true", "flock /tmp/l true", "python3 -c pass", "python3 -c ''", "node -e 0",
		"perl -e 1", "python3 -c 'import sys; sys.exit(0)'", "$(true)", "`true`", ". /dev/null", "source /dev/null", "diff a a", "cmp -s a a", "git status", "git log -1",
		"git diff", "go test || git status", "git diff HEAD", "git log -n 3", "/usr/bin/git status -s", "ps", "ps aux", "ps -ef", "df -h", "nproc", "jobs -l", "docker ps -a", "pip list",
		"timeout 5 ps aux", "/usr/local/bin/timeout 5 true", ".venv/bin/python3 -c pass", "FOO=/x/y true",
	} {
		if CannotFail(line, false) == "" {
			t.Errorf("%q passes as able to fail", line)
		}
	}
	for _, line := range []string{
		"go test ./...", "npm test && echo ok", "true && go test", "report export --csv out.csv", "grep -q true file", "echo x | grep y", "test -s out.csv",
		`sh -c 'go test ./...'`, "./echo.sh", "cat out.csv", "go test ./... 2>&1", "go test &>log", `test "$(wc -l < x)" -eq 3`, "go test || exit 1", "make; test -f x",
		"echo '|| true' > f && diff f g", "python3 -c 'assert 1'", "[ -f out.csv ]", "go vet || false", "trueish", "true-check.sh",
		"timeout 60 go test ./...", "nice -n 5 make", "env -u X go test", "python3 -c 'import app'", "node -e 'require(\"./x\")'", "$(make test)", ". ./check.sh", "diff a b",
		"git diff --exit-code", "git diff --quiet HEAD", "git fsck", "xargs grep x",
		"npm ls", "npm ls react", "ps -p 1", "ps -C nginx", "df /mnt/data", "git log v1.0..HEAD", "git branch -d topic", "jobs %1",
		"./test", "./test --all", "bin/test", "timeout 5 ./test", "nice -n 5 bin/date", "env A=1 ./sleep", "flock /tmp/l scripts/id", "make | ./sort",
	} {
		if why := CannotFail(line, false); why != "" {
			t.Errorf("%q: %s", line, why)
		}
	}
	if CannotFail("report | head -1", true) != "" {
		t.Error("a pipeline whose output has to contain something can fail")
	}
	for _, line := range []string{"docker ps", "git log -1", "git status --porcelain", "ps aux", "pip list", "nproc", "make; git status", "sh -c 'docker ps'", "timeout 5 docker ps"} {
		if why := CannotFail(line, true); why != "" {
			t.Errorf("%q, of whose output something is asked: %s", line, why)
		}
	}
	for _, line := range []string{"docker ps && true", "git status || true", "docker ps &"} {
		if CannotFail(line, true) == "" {
			t.Errorf("%q passes as able to fail", line)
		}
	}
	if CannotFail("echo ok", true) == "" {
		t.Error("echo says what it is told to")
	}
}

// req: record/test-e-existing
func TestExistenceTests(t *testing.T) {
	for line, want := range map[string]string{
		"test -e go.mod": "go.mod", "[ -f README.md ]": "README.md", "ls docs": "docs", "test -e go.mod && go test": "", "grep x go.mod": "", "test x = y": "", "ls": "",
	} {
		if got := ExistenceTest(line); got != want {
			t.Errorf("%q: %q", line, got)
		}
	}
}

// req: record/dry-run
func TestDryRuns(t *testing.T) {
	if !DryRun("npm publish --dry-run") || DryRun("npm publish") || !SpeaksOfDryRun("`x --dry-run` writes nothing") {
		t.Error("dry runs are not told apart")
	}
}

func FuzzCannotFail(f *testing.F) {
	for _, s := range []string{"go test || true", "(a; b) && { c; }", "sh -c 'x \"y", "a # b\n c", "`x`"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		CannotFail(line, false)
		ExistenceTest(line)
	})
}
