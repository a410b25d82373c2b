package retry

import (
	"slices"
	"strings"
)

// voice says whose words a command's output is.
type voice int

const (
	content voice = iota // it prints what it reads: nothing in it is its own error
	relay                // it runs or shows other programs: tests, compilers, logs
	own                  // it reports on itself
)

// program is a row of the table of programs: a name, the subcommands meant
// (separated by spaces; "" for any) and the voice. The first row that fits
// counts; a program without a row speaks for itself.
type program struct {
	names string
	subs  string
	voice voice
}

var programs = [...]program{
	{"cat head tail less more grep egrep fgrep rg ag ack sed awk cut sort uniq wc jq yq diff cmp echo printf find fd ls tree bat strings xxd od tr column tee", "", content},
	{"cd pushd popd export set unset source . mkdir touch true false test [ pwd sleep wait which type exit", "", content},
	{"git", "log show diff grep blame status reflog branch cat-file", content},
	{"git", "commit merge rebase cherry-pick am", relay}, // hooks

	{"go", "test build vet run generate tool", relay},
	{"cargo", "test t build b check c clippy run r bench nextest doc", relay},
	{"npm pnpm yarn bun", "install i ci add update up upgrade publish audit view info outdated login create init pack", own},
	{"npm pnpm yarn bun npx pnpx bunx uvx", "", relay},
	{"pytest py.test tox nox jest vitest mocha ava karma playwright cypress tsc eslint ruff mypy pyright flake8 rspec rake phpunit", "", relay},
	{"make gmake cmake ctest ninja meson bazel buck2 mvn mvnw gradle gradlew sbt mill rustc gcc g++ cc c++ clang clang++ javac swift xcodebuild mix stack cabal zig", "", relay},
	{"just task nx turbo lerna rush pre-commit lint-staged coverage", "", relay},
	{"dotnet deno flutter dart rails", "test build run check lint analyze", relay},
	{"uv poetry pipenv pdm hatch", "run", relay},
	{"bundle", "exec", relay},
	{"kubectl docker podman", "logs exec run", relay},
	{"docker-compose", "logs exec run up", relay},
	{"gh", "run", relay},
	{"journalctl dmesg", "", relay},
}

// remotes are the programs, with subcommands as above, whose work is done over
// a network: for them alone the client's own time limit is a sign of one.
var remotes = [...]program{
	{"git", "push pull fetch clone ls-remote submodule", own},
	{"npm pnpm yarn bun", "install i ci add update up upgrade publish", own},
	{"go", "get mod install", own},
	{"cargo", "install fetch update publish", own},
	{"docker podman docker-compose", "pull push build buildx login", own},
	{"pip pip3 uv poetry pipenv conda mamba gem bundle composer brew apt apt-get dnf yum apk pacman", "", own},
	{"curl wget ssh scp rsync sftp kubectl helm terraform tofu gh aws gcloud az", "", own},
}

// wrappers are programs that run the command behind them.
var wrappers = [...]string{"sudo", "env", "time", "timeout", "nice", "nohup", "command", "exec", "xargs", "stdbuf", "ionice", "caffeinate"}

// shells run the command given with -c.
var shells = [...]string{"sh", "bash", "zsh", "dash"}

func find(table []program, words []string) (program, bool) {
	for _, p := range table {
		if slices.Contains(strings.Fields(p.names), words[0]) &&
			(p.subs == "" || len(words) > 1 && slices.Contains(strings.Fields(p.subs), words[1])) {
			return p, true
		}
	}
	return program{}, false
}

// voiceOf returns whose words the output of a shell command is: a relay's if
// one takes part, else its own if any program speaks for itself.
func voiceOf(commands [][]string) voice {
	all := content
	for _, words := range commands {
		v := own
		if p, ok := find(programs[:], words); ok {
			v = p.voice
		} else if isTestModule(words) {
			v = relay
		}
		switch {
		case v == relay:
			return relay
		case v == own:
			all = own
		}
	}
	if len(commands) == 0 {
		return own
	}
	return all
}

// isTestModule reports a "python -m pytest", "python manage.py test" and their
// like.
func isTestModule(words []string) bool {
	if !strings.HasPrefix(words[0], "python") {
		return false
	}
	if len(words) > 2 && words[2] == "test" {
		return true
	}
	i := slices.Index(words, "-m")
	return i >= 0 && i+1 < len(words) && (words[i+1] == "pytest" || words[i+1] == "unittest" || words[i+1] == "tox")
}

// simple splits a shell command into its simple commands, each as its words
// from the program on: the program by its last path element, without
// assignments and wrappers, options before the subcommand left out. It reads
// as much of the shell's grammar as that takes, and never fails.
func simple(command string) [][]string {
	return appendSimple(nil, command, 3)
}

func appendSimple(all [][]string, command string, depth int) [][]string {
	for _, words := range split(command) {
		for len(words) > 0 && (isAssignment(words[0]) || slices.Contains(wrappers[:], words[0]) || strings.HasPrefix(words[0], "-") || isNumber(words[0])) {
			words = words[1:]
		}
		if len(words) == 0 {
			continue
		}
		name := strings.TrimSuffix(words[0][strings.LastIndexAny(words[0], `/\`)+1:], ".exe")
		if i := slices.IndexFunc(words, isShellCommand); slices.Contains(shells[:], name) && i > 0 && i+1 < len(words) && depth > 0 {
			all = appendSimple(all, words[i+1], depth-1)
			continue
		}
		one := []string{name}
		for i := 1; i < len(words); i++ {
			switch {
			case len(one) == 1 && takesValue(words[i]):
				i++
			case len(one) == 1 && strings.HasPrefix(words[i], "-") && words[i] != "-m":
			default:
				one = append(one, words[i])
			}
		}
		if name == "docker" && len(one) > 1 && one[1] == "compose" {
			one = append([]string{"docker-compose"}, one[2:]...)
		}
		all = append(all, one)
	}
	return all
}

// takesValue reports an option before a subcommand whose value is a word of its
// own: git -C dir, npm --prefix dir, docker -H host, kubectl -n name.
func takesValue(w string) bool {
	switch w {
	case "-C", "-c", "--prefix", "-H", "-n", "--namespace", "--context", "--profile", "--region":
		return true
	}
	return false
}

func isShellCommand(w string) bool { return w == "-c" || w == "-lc" || w == "-ec" }

func isAssignment(w string) bool {
	name, _, ok := strings.Cut(w, "=")
	return ok && name != "" && strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_0123456789") == ""
}

// isNumber reports the argument of a wrapper: "timeout 60", "nice 10", "5m".
func isNumber(w string) bool {
	return w != "" && w[0] >= '0' && w[0] <= '9' && len(strings.Trim(w, "0123456789.")) <= 1
}

// split cuts a shell command at its operators into lists of words, quotes
// taken off.
func split(command string) [][]string {
	var all [][]string
	var words []string
	var word strings.Builder
	begun := false
	endWord := func() {
		if begun {
			words = append(words, word.String())
			word.Reset()
			begun = false
		}
	}
	endCommand := func() {
		endWord()
		if len(words) > 0 {
			all = append(all, words)
			words = nil
		}
	}
	var quote byte
	for i := 0; i < len(command); i++ {
		b := command[i]
		switch {
		case quote != 0 && b == quote:
			quote = 0
		case b == '\\' && quote != '\'' && i+1 < len(command):
			i++
			if command[i] != '\n' {
				word.WriteByte(command[i])
				begun = true
			}
		case quote != 0:
			word.WriteByte(b)
		case b == '\'' || b == '"':
			quote, begun = b, true
		case b == ' ' || b == '\t':
			endWord()
		case b == '&' && i > 0 && command[i-1] == '>', b == '&' && i+1 < len(command) && command[i+1] == '>':
			word.WriteByte(b) // 2>&1, &>file
		case b == '\n' || b == ';' || b == '|' || b == '&' || b == '(' || b == ')':
			endCommand()
		default:
			word.WriteByte(b)
			begun = true
		}
	}
	endCommand()
	return all
}
