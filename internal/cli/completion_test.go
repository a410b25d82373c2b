package cli

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var update = flag.Bool("update", false, "rewrite golden files")

// sample is a table with every form that a usage line takes.
func sample() []command {
	run := func(*call, []string) error { return nil }
	return []command{
		{"status", "[--json]", "show the user's goals", run},
		{"goal set", `"<objective>" [--from FILE] [--criterion "model/channel: text" [--check "<command>"]]... [--track]`, "set a goal", run},
		{"goal prove", `<slug> <cN> --kind red|green [--check "<command>"] [--shell "<pipeline>" | -- command...]`, "prove it", run},
		{"goal close", `<slug> --met|--not-met --reason "<why>"`, "close it", run},
		{"goal blocker add", `<slug> qa|review "<detail>"`, "add a blocker", run},
		{"check", "[FILE]", "check a file: all of it", run},
		{"hook", "", "no person types it", nil},
	}
}

// req: install/completion-golden install/completion-from-the-table
func TestCompletionScripts(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		got, _ := completionFor(shell, nodes(sample()))
		golden := filepath.Join("testdata", "completion."+shell)
		if *update {
			if err := os.MkdirAll("testdata", 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), got); diff != "" {
			t.Errorf("%s (-want +got)\n%s", shell, diff)
		}
	}
}

// asked is what each shell is asked: the words typed, the last of them being
// typed, and what it must offer.
var asked = []struct {
	typed string
	want  string // sorted, a blank apart
}{
	{"", "check goal status"},
	{"st", "status"},
	{"goal ", "blocker close prove set"},
	{"goal s", "set"},
	{"goal blocker ", "add"},
	{"goal set --", "--check --criterion --from --json --track"},
	{"goal prove x c1 --kind ", "green red"},
	{"goal prove x c1 --kind g", "green"},
	{"goal prove x c1 --check ", ""},
	{"goal prove x c1 ", ""},
	{"goal unknown ", ""},
	{"goal close x --m", "--met"},
	{"goal blocker add x ", "qa review"},
	{"goal set --from file-", "file-one file-two"},
	{"check file-o", "file-one"},
	{"hook ", ""},
}

// plain starts a shell without anybody's own settings.
var plain = map[string][]string{"bash": {"--norc", "--noprofile"}, "zsh": {"-f"}, "fish": {"--no-config"}}

// askers print what a shell would offer for the line in their argument, a word
// a line. zsh has its completion system only at a terminal: the few functions
// of it that the script calls are stood in for.
var askers = map[string]string{
	"bash": `source ./completion
read -r -a COMP_WORDS <<<"$1"
[[ $1 == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_goalkeeper
printf '%s\n' "${COMPREPLY[@]}"
`,
	"zsh": `compdef() { : }
offer() { local w; for w; do [[ $w == ${words[CURRENT]}* ]] && print -r -- $w; done; true }
compadd() { shift; offer "$@" }
_describe() { local e; for e in ${(P)2}; do offer ${e%%:*}; done }
_files() { local f; for f in *(N); do offer $f; done }
source ./completion
words=(${(s: :)1})
[[ $1 == *' ' ]] && words+=('')
CURRENT=$#words
_goalkeeper
true
`,
	"fish": `source ./completion
complete -C $argv[1] | string replace -r '\t.*' ''
true
`,
}

// req: install/completion-shells
func TestShellsOfferWhatTheTableSays(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		t.Run(shell, func(t *testing.T) {
			program, err := exec.LookPath(shell)
			if err != nil {
				if shell == "bash" && os.PathSeparator == '/' {
					t.Fatal(err)
				}
				t.Skip(err)
			}
			dir := t.TempDir()
			script, _ := completionFor(shell, nodes(sample()))
			files := map[string]string{"completion": script, "ask": askers[shell], "file-one": "", "file-two": ""}
			for name, text := range files {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			for _, q := range asked {
				cmd := exec.Command(program, append(slices.Clone(plain[shell]), "./ask", "goalkeeper "+q.typed)...)
				cmd.Dir = dir
				cmd.Env = append(os.Environ(), "HOME="+dir, "TERM=dumb")
				out, err := cmd.CombinedOutput()
				if err != nil {
					t.Fatalf("%q: %v\n%s", q.typed, err, out)
				}
				words := strings.Fields(string(out))
				slices.Sort(words)
				got := strings.Join(slices.Compact(words), " ")
				if diff := cmp.Diff(q.want, got); diff != "" {
					t.Errorf("%q (-want +got)\n%s", q.typed, diff)
				}
			}
		})
	}
}
