package infer

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"mvdan.cc/sh/v3/syntax"
)

// The plain version of parseShell and wellFormed stands on a full parser of
// the shell; ours must read the same.

// parseShell splits a script into its simple commands, in order. Commands in
// the condition of an if or a loop are left out: they decide, they do not
// verify.
func plainParseShell(src string) ([]simple, error) {
	if len(src) > maxScript {
		src = src[:maxScript]
		if i := strings.LastIndexByte(src, '\n'); i > 0 {
			src = src[:i]
		}
	}
	src = strings.ReplaceAll(src, "\r\n", "\n")
	file, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(src), "")
	if err != nil {
		return nil, err
	}
	w := &plainWalk{src: src}
	w.stmts(file.Stmts, "")
	return w.out, nil
}

// wellFormed says whether a command is shell that parses.
func plainWellFormed(command string) bool {
	if strings.TrimSpace(command) == "" || strings.ContainsRune(command, 0) {
		return false
	}
	f, err := syntax.NewParser(syntax.Variant(syntax.LangBash)).Parse(strings.NewReader(command), "")
	return err == nil && len(f.Stmts) > 0
}

type plainWalk struct {
	src      string
	dir      string
	pipefail bool
	out      []simple
}

func (w *plainWalk) source(n syntax.Node) string {
	a, b := int(n.Pos().Offset()), int(n.End().Offset())
	if a < 0 || b > len(w.src) || a > b {
		return ""
	}
	return strings.ReplaceAll(w.src[a:b], "\\\n", "")
}

// stmts walks a list; a final `true` or `exit 0` after it drops the status of
// nothing in a script that stops at the first fault, so only && || | ; on the
// same statement are looked at here, and a last bare success below.
func (w *plainWalk) stmts(list []*syntax.Stmt, dropped string) {
	d := dropped
	if d == "" && len(list) > 1 && isSuccess(w.source(list[len(list)-1])) && !w.multiline(list) {
		d = "its status is replaced by a final success"
	}
	for _, s := range list {
		w.stmt(s, d)
	}
}

func (w *plainWalk) multiline(list []*syntax.Stmt) bool {
	return list[0].Pos().Line() != list[len(list)-1].Pos().Line()
}

func (w *plainWalk) stmt(s *syntax.Stmt, dropped string) {
	if s == nil || s.Cmd == nil {
		return
	}
	if s.Background {
		dropped = "it runs in the background"
	}
	if s.Negated {
		dropped = "its status is negated"
	}
	switch c := s.Cmd.(type) {
	case *syntax.CallExpr:
		w.call(c, dropped)
	case *syntax.BinaryCmd:
		switch c.Op {
		case syntax.OrStmt:
			left := dropped
			if left == "" && isSuccess(w.source(c.Y)) {
				left = "its failure is swallowed by ||"
			}
			w.stmt(c.X, left)
			if !isSuccess(w.source(c.Y)) {
				w.stmt(c.Y, "it only runs when another command failed")
			}
		case syntax.Pipe, syntax.PipeAll:
			left := dropped
			if left == "" && !w.pipefail {
				left = "a pipe drops its status"
			}
			w.stmt(c.X, left)
			w.stmt(c.Y, dropped)
		default:
			w.stmt(c.X, dropped)
			w.stmt(c.Y, dropped)
		}
	case *syntax.Subshell:
		keep := w.dir
		w.stmts(c.Stmts, dropped)
		w.dir = keep
	case *syntax.Block:
		w.stmts(c.Stmts, dropped)
	case *syntax.IfClause:
		for i := c; i != nil; i = i.Else {
			w.stmts(i.Then, dropped)
		}
	case *syntax.ForClause:
		w.stmts(c.Do, dropped)
	case *syntax.WhileClause:
		w.stmts(c.Do, dropped)
	case *syntax.CaseClause:
		for _, it := range c.Items {
			w.stmts(it.Stmts, dropped)
		}
	case *syntax.TimeClause:
		w.stmt(c.Stmt, dropped)
	case *syntax.FuncDecl:
		w.stmt(c.Body, dropped)
	}
}

func (w *plainWalk) call(c *syntax.CallExpr, dropped string) {
	if len(c.Args) == 0 {
		return
	}
	var s simple
	for _, a := range c.Assigns {
		s.assigns = append(s.assigns, w.source(a))
	}
	for _, a := range c.Args {
		s.words = append(s.words, strings.ReplaceAll(w.source(a), "\n", " "))
	}
	switch s.words[0] {
	case "cd", "pushd":
		if len(s.words) > 1 {
			w.dir = joinDir(w.dir, unquote(s.words[len(s.words)-1]))
		}
		return
	case "popd":
		w.dir = ""
		return
	case "set":
		all := strings.Join(s.words, " ")
		if strings.Contains(all, "pipefail") && !strings.Contains(all, "+o pipefail") {
			w.pipefail = true
		}
		return
	}
	s.dir, s.dropped = w.dir, dropped
	w.out = append(w.out, s)
}

var compareSimple = cmp.AllowUnexported(simple{})

// sameShell holds our reading of a script against the plain one.
func sameShell(t *testing.T, src string) {
	t.Helper()
	want, wantErr := plainParseShell(src)
	got, err := parseShell(src)
	if (err == nil) != (wantErr == nil) {
		t.Errorf("%q\n got error %v\nwant error %v", src, err, wantErr)
		return
	}
	if diff := cmp.Diff(want, got, compareSimple); diff != "" {
		t.Errorf("%q (-plain +ours)\n%s", src, diff)
	}
	if got, want := wellFormed(src), plainWellFormed(src); got != want {
		t.Errorf("%q well-formed: %v, plain %v", src, got, want)
	}
}

// Every file, block and line of the sample projects is read as a script, as
// it stands and without what YAML, Make or JSON put around a command.
//
// req: infer/shell-plain
func TestShellReadsTheSamplesLikeThePlainParser(t *testing.T) {
	n := 0
	for _, sample := range samples(t) {
		texts := []string{string(sample.Comment)}
		for _, f := range sample.Files {
			texts = append(texts, string(f.Data))
		}
		for _, text := range texts {
			for _, s := range scriptsIn(text) {
				n++
				sameShell(t, s)
			}
		}
	}
	if n < 5000 {
		t.Errorf("only %d scripts", n)
	}
}

// scriptsIn are the texts in a file that may be scripts.
func scriptsIn(text string) []string {
	out := []string{text, strings.ReplaceAll(text, "\t", "")}
	var block []string
	indent := ""
	flush := func() {
		if len(block) > 1 {
			out = append(out, strings.Join(block, "\n"))
		}
		block = nil
	}
	for _, line := range strings.Split(text, "\n") {
		line = strings.TrimRight(line, "\r")
		bare := strings.TrimLeft(line, " \t")
		out = append(out, line)
		for _, lead := range [...]string{"- ", "run: ", "- run: ", "$ ", "@", "-", "script: "} {
			if rest, ok := strings.CutPrefix(bare, lead); ok {
				out = append(out, rest)
			}
		}
		if _, val, ok := strings.Cut(bare, ": "); ok {
			val = strings.TrimSuffix(val, ",")
			out = append(out, val)
			var s string
			if json.Unmarshal([]byte(val), &s) == nil {
				out = append(out, s)
			}
		}
		if _, val, ok := strings.Cut(bare, "="); ok {
			out = append(out, val)
		}
		for i, part := range strings.Split(line, "`") {
			if i%2 == 1 {
				out = append(out, part)
			}
		}
		in := line[:len(line)-len(bare)]
		if in != indent && !(bare != "" && strings.HasPrefix(in, indent) && indent != "") {
			flush()
			indent = in
		}
		block = append(block, strings.TrimPrefix(line, indent))
	}
	flush()
	return out
}

// Hand-written scripts, each form of the grammar sound and broken.
func TestShellReadsFormsLikeThePlainParser(t *testing.T) {
	for _, src := range shellForms {
		sameShell(t, src)
	}
}

var shellForms = []string{
	// lists
	"", " \n\t\n", "a", "a b c", "a;b", "a ; b ;", "a & b", "a &", "a && b || c", "a &&\n\n b", "a |\n# c\n b", "a |& b", "a||b",
	";", "a;;b", "& a", "a & ; b", "a &&", "&& a", "a |", "| a", "a || | b", "a && && b", "a\n;b", "a ;\n b", ") a", "a )",
	"true", "a; true", "a ; true ;", "a || true ;", "a || :", "a || exit 0", "a || (exit 0)", "a || echo no", "a || true && b", "a\ntrue", "a; echo x > y", "a || true >/dev/null",
	// negation, time, coproc
	"! a", "! a | b", "! a && b", "a && ! b", "! ! a", "!", "! ;", "a | ! b", "!a", "!(a|b)", "time a", "time -p a | b", "time", "time ! a", "! time a", "coproc a b", "coproc { a; }", "coproc N { a; }", "coproc",
	// words and quotes
	`a "b c" 'd e' f"g"'h'`, `a "b`, `a 'b`, `a \"b`, `a\ b c`, `a "\"" b`, `a '\' b`, `a $'\'' b`, `a $"b" c`, `a""b`, `"" a`, "a \"b\nc\" d", "a 'b\nc' d", "a \\\n b", "a\\\nb", "a \\", `a b\`,
	"a #b", "a#b", "#a\nb", "a;#b\nc", "a $x#y", `a "x"#y`, "# only", "a # 'x\nb", "{ a; #x\n}", "a \u00e9 \u2014 b", "a\rb",
	// expansions
	"a $b $1 $@ $# $? $! $- $$ $", "a $% b", "a ${b}", "a ${b:-c d}", `a "${b:-"c"}"`, "a ${b#*/}", "a ${#b}", "a ${!b}", "a ${b[0]}", "a ${b[@]}", "a ${b//x/y}", "a ${b:1:2}", "a ${b^^} ${b,,}", "a ${b@Q}", "a ${b:=c}", "a ${b:?no}", "a ${10} ${@} ${#} ${?} ${#@}",
	"a ${", "a ${b", "a ${}", "a ${{ b }}", "a ${{ b.c }} d", "a ${b c}", "a ${-b}", "a ${b.c}", "a {{ .B }}", "a {{.B}}", "a $(b)", "a $(b c; d | e)", "a \"$(b \"c\")\" d", "a $(b", "a $()", "a $( b && ) c", "a $(b\nc)", "a $(# c\nb)", "$(MAKE) a", "$(CC) -o $@ $<", "a $((1 + 2)) b", "a $((1 + (2))) b", "a $((b)", "a $(( ))", "a $[1+2] b",
	"a `b` c", "a `b c; d` e", "a \"`b`\" c", "a `b", "a `b \\`c\\`` d", "a ``", "a `b;;`", "a <(b c) >(d)", "a <(b", "a < <(b)", "a ?(b) *(c|d) +(e) @(f) !(g)", "a *(b", "a * b? [c-d]*", "a {b,c} {1..3} {} }", "a=b{c", "a=$(b) c",
	// assignments
	"A=b", "A=b c", "A=b C=d e f", "A= b", `A="b c" d`, "A=b$(c)d e", "A+=b c", "A=(b c)", "A=(b c) d", "A=(b # x\n c)", "A=()", "A=(", "A=(b (c))", "A[1]=b", "A[1]=b c", "A[1] b", "a[0-9] b", "A+=(b)", "a A=b", "A-B=c", "1A=b", "A=b;C=d", "env A=b c", "A=b foo()",
	// redirections
	"a > b", "a >b c", "a 2>&1", "a >& b", "a &> b", "a &>> b", "a >> b", "a >| b", "a <> b", "a < b", "a <<< b", `a <<< "b c"`, "a 2>", "a >", "a > ;", "a > > b", "> a", "> a b", "a {fd}> b", "a b2>c", "a 2 >b", "a >&-", "a 2>/dev/null | b", "a <b> c", "a <path>", "a <path> b", "a <b | c>", ">x { a; }", "{ a; } > b 2>&1", "a >$(b) c", "a > \"b c\"",
	// here-documents
	"a <<E\nb\nE\n", "a <<E\nb\nE", "a <<E", "a <<E\nb\n", "a <<'E'\n$(\nE\nb", "a <<\"E\"\n`\nE\nb", "a <<\\E\n${\nE\nb", "a <<E\n$(b)\nE\nc", "a <<E\n$(\nE\n", "a <<-E\n\tb\n\tE\nc", "a <<-E\n\t$b\n\tE\nc", "a <<E | b\nx\nE\nc", "a <<E && b <<F\nx\nE\ny\nF\nc", "a <<E\nE\nb", "a <<E >b\nx\nE\nc", "a $(b <<E\nx\nE\n) c", "{ a <<E\nx\nE\n}; b", "a <<E\nit's \"open\nE\nb", "a <<E\nx \\\nE\nE\nb", "a <<$E\nx\n$E\n", "a <<E\n\\$(x\nE\nb", "if a <<E\nx\nE\nthen b; fi", "a <<''\nx\n\nb",
	// compound commands
	"(a)", "(a; b) | c", "( a", "()", "(a) b", "(a) && b", "((a))", "((a + 1))", "((a)", "((a) && b)", "( (a); b )", "(cd x && a); b", "{ a; }", "{ a }", "{ a; b; } | c", "{a;}", "{ }", "{ a; } b", "}", "a }", "{ a; }; b",
	"if a; then b; fi", "if a; then b; else c; fi", "if a; then b; elif c; then d; else e; fi", "if a; then fi", "if a; b; fi", "if a; then b", "if; then b; fi", "if a\nthen\nb\nfi", "if ! a; then b; fi || c", "if a; then b; fi c", "then a", "fi", "if [ -f x ]; then cd x; a; fi; b", "elif a",
	"for i in a b; do c $i; done", "for i in *; do c; done | d", "for i; do c; done", "for i do c; done", "for i in a\ndo\nc\ndone", "for i in a; { c; }", "for ((i=0;i<3;i++)); do c; done", "for ((;;)) do c; done", "for i in a; do; done", "for in a; do b; done", "for i a; do b; done", "for i in a b", "for i in a & do b; done", "done", "do a",
	"while a; do b; done", "until a; do b; done < c", "while a; do b", "while read x; do b $x; done <<E\nx\nE\nc", "select i in a b; do c; done",
	"case a in b) c;; esac", "case a in b|c) d;; (e) f;; *) g; esac", "case a in\nb)\nc\n;;\nesac", "case $a in esac", "case a in b) ;; esac d", "case a b) c;; esac", "case a in b c;; esac", "case a in b) c;& d) e;;& f) g;; esac", "esac", "case a in b) if c; then d;; esac",
	"f() { a; }", "f () { a; }; b", "f() (a)", "f()\n{\na\n}\nb", "function f { a; }", "function f() { a; }", "function { a; }", "f() a", "f()", "f(x) { a; }", "f() { a; } && b", "f() { a; } || true", `"f"() { a; }`, "a f() b",
	"[[ a ]]", "[[ -f a && ! -d b ]] && c", "[[ $a == b* ]] || c", "[[ $a =~ ^(b|c)[0-9]+$ ]] && d", "[[ a", "[[ ]]", "[[ (a == b) || c < d ]]; e", "[[ a ]] b", "]]", "[[ a; ]]", "[ a = b ] && c", "[[ -n $a\n&& b ]]",
	"export A=b", "export A", "export A=b; c", "export A=(b)", "local a b=c", "declare -A a=([b]=c)", "readonly A=$(b)", "export 1A=b", "export A-B=c", "export A > b", "let a=1", "let 'a = 1'", "let", "typeset -x A=b && c", "eval a", "exec a > b", "test a && b", "declare $a=b",
	// what the walk follows
	"cd a && b", "cd a; cd ../b; c", "(cd a; b); c", "pushd a; b; popd; c", "cd", "cd $a; b", "cd /a; b", "set -o pipefail; a | b", "set -euo pipefail\na | tee b", "set +o pipefail; a | b", "cd a || exit 1; b", "if cd a; then b; fi; c", "a && cd b && c",
	// other texts
	"npm test -- --coverage", "go test ./... -run '^TestX$'", "python -c 'print(\"x\")'", "find . -name '*.go' -exec gofmt -l {} +", "find . \\( -name a -o -name b \\) -print", "sed -e 's/a/b/g' x | sort -u", "awk '{print $1}' x", "bash -c \"a && b\"", "docker run --rm -v $PWD:/x -w /x img sh -c 'a; b'", "x=$(a); if [ \"$x\" ]; then b; fi", "echo \"a (b) c\"", "echo a (b) c", "It's not a command", "Run the tests (all of them)", "a, b and c.", "see <https://x.y/z>", "$ a", "% a", "> a b", "a...", "-a", "@a b", "a: b", "https://x.y/?a=b&c=d", "*.go", "~/a b", "a\nb\\\nc\nd",
}

// Where ours differs on purpose: it reads as bash does, or refuses what no
// project writes, where the plain parser does otherwise.
func TestShellDiffersFromThePlainParser(t *testing.T) {
	for _, c := range []struct {
		why, src, want string // the commands, one a line; "" for a fault
		plain          string
	}{
		{"a comment ends with its line, backslash or not", "a # x \\\nb", "a\nb", "a b"},
		{"a # inside a word is plain in a substitution too", "(a $b#c)", "a $b#c", ""},
		{"a single quote inside ${} inside double quotes is plain", `a "${b:-it's}"`, `a "${b:-it's}"`, ""},
		{"else without an if is a fault", "else a", "", "else a"},
		{"inside [[ ]] only words and pairs are looked at", "[[ a b ]] && c", "c", ""},
		{"inside (( )) only quotes and pairs are looked at", "((a b)) && c", "c", ""},
		{"the substitution ${ a; } of bash 5.3 is refused", "a ${ b; }", "", "a ${ b; }"},
		{"a function without a name is a fault", "() a", "", "a"},
		{"nesting is bounded", strings.Repeat("{ ", 200) + "a" + strings.Repeat("; }", 200), "", "a"},
		{"a NUL byte is a fault", "a\x00b", "", "a\x00b"},
	} {
		if got := readCommands(parseShell(c.src)); got != c.want {
			t.Errorf("%s: %q gives %q, want %q", c.why, c.src, got, c.want)
		}
		if got := readCommands(plainParseShell(c.src)); got != c.plain {
			t.Errorf("%s: the plain parser gives %q for %q, the table says %q", c.why, got, c.src, c.plain)
		}
	}
}

func readCommands(cmds []simple, err error) string {
	if err != nil {
		return ""
	}
	var out []string
	for _, c := range cmds {
		out = append(out, c.text())
	}
	return strings.Join(out, "\n")
}

// shellPieces are what FuzzShellLikePlain composes scripts from.
var shellPieces = []string{
	"a", "b", " ", " ", " ", "\n", ";", "&", "&&", "||", "|", "(", ")", "{", "}", "{ ", " }", "; }", "!", "! ", "true", "echo x", "cd d", "set -o pipefail",
	"if ", "; then ", "; elif ", "; else ", "; fi", "for i in ", "; do ", "; done", "while ", "case x in ", ") ", ";; ", "esac", "f() ", "function g ", "[[ -f x ]]", "((1 + 2))", "time ", "export A=b",
	"\"", "'", "\\", "\\\n", "$", "$(", "${x}", "${x:-", "$((1))", "`", "$x", "<", ">", ">>", "2>&1", ">f", "<<E\n", "\nE\n", "<<'E'\nx\nE\n", "<(", "A=b ", "A=(", "#", " # c\n", "*", "?(", "=", "-x", "é",
}

// FuzzShellLikePlain composes scripts from pieces of the grammar and holds
// ours against the plain parser. What the plain parser refuses is compared
// only in TestShellDiffersFromThePlainParser and above.
func FuzzShellLikePlain(f *testing.F) {
	for i := range shellPieces {
		f.Add([]byte{byte(i), 0, byte(i * 7), 2, 1, byte(i * 13)})
	}
	f.Fuzz(func(t *testing.T, picks []byte) {
		var b strings.Builder
		for _, p := range picks[:min(len(picks), 60)] {
			b.WriteString(shellPieces[int(p)%len(shellPieces)])
		}
		src := b.String()
		want, err := plainParseShell(src)
		if err != nil || knownDifference(src) {
			_, _ = parseShell(src)
			return
		}
		got, err := parseShell(src)
		if err != nil {
			t.Fatalf("%q: %v", src, err)
		}
		if diff := cmp.Diff(want, got, compareSimple); diff != "" {
			t.Errorf("%q (-plain +ours)\n%s", src, diff)
		}
	})
}

// knownDifference says whether a script may hold one of the deliberate
// differences, or an oddity of the plain parser that no project writes: an
// assignment to what is no name, a second !, a continued line behind $?.
func knownDifference(src string) bool {
	has := func(sign string) bool { return strings.Contains(src, sign) }
	return has("#") || has("else") || has("`") || has("${ ") || has("${\n") || has("=[") || has("}=") || strings.Count(src, "!") > 1 ||
		has("\\") && (has("$") || has("f()") || has("export") || has("!")) ||
		strings.Contains(strings.ReplaceAll(src, "f()", ""), "()")
}

// FuzzShellBytes feeds any bytes: no panic, and words that stand in the script.
func FuzzShellBytes(f *testing.F) {
	for _, s := range shellForms {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, src string) {
		cmds, err := parseShell(src)
		if err != nil && cmds != nil {
			t.Errorf("%q: commands beside a fault", src)
		}
		for _, c := range cmds {
			for _, w := range c.words {
				if w == "" {
					t.Errorf("%q: an empty word", src)
				}
			}
		}
		wellFormed(src)
	})
}

// BenchmarkShellHostile shows that time grows with the script's length, not
// faster, on what makes a careless parser go back.
func BenchmarkShellHostile(b *testing.B) {
	for _, unit := range []string{"(", "$(", "`", "${a:-", "\"$(", "a|", "a&&", "<<E\n", "*(", "((", "[[", "{ ", "\\`"} {
		for _, size := range []int{4 << 10, 64 << 10} {
			src := strings.Repeat(unit, size/len(unit))
			b.Run(strings.TrimSpace(unit)+"/"+map[int]string{4 << 10: "4k", 64 << 10: "64k"}[size], func(b *testing.B) {
				b.SetBytes(int64(len(src)))
				for b.Loop() {
					wellFormed(src)
				}
			})
		}
	}
}
