package cli

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"goalkeeper/install"
)

// coming are the commands of DESIGN §14 that texts name and the table does not
// have yet. A row that has come is an error here: take it out of this list.
var coming = []string{}

// source is what the functions of this package reach, read from their text.
type source struct {
	uses  map[string][]string // by function, the functions of this package that it names
	does  map[string][]string // by function, what it does to the world outside
	flags map[string][]string // by function, the flags that it declares
}

// starts are the calls that run a program which somebody named. What git is
// asked for the content of a tree is none.
var starts = []string{"exec.Command", "exec.CommandContext", "os.StartProcess", "syscall.Exec", "proof.Do"}

// readOnly are the commands that start something by a flag alone, which
// --read-only excludes: their one rule must demand it.
var readOnly = []string{"goal check"}

func readSource(t *testing.T) source {
	t.Helper()
	s := source{map[string][]string{}, map[string][]string{}, map[string][]string{}}
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var decls []*ast.FuncDecl
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				decls = append(decls, fn)
			}
		}
	}
	for _, fn := range decls {
		name := fn.Name.Name
		s.uses[name] = append(s.uses[name], "") // known
		ast.Inspect(fn, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if ok {
				s.readCall(name, call)
			}
			return true
		})
		// A function that is handed over rather than called counts too.
		ast.Inspect(fn, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && id.Name != name {
				s.uses[name] = append(s.uses[name], id.Name)
			}
			return true
		})
	}
	return s
}

func (s source) readCall(in string, call *ast.CallExpr) {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return
	}
	if x, ok := sel.X.(*ast.Ident); ok {
		what := x.Name + "." + sel.Sel.Name
		if slices.Contains(starts, what) {
			s.does[in] = append(s.does[in], "starts a program ("+what+")")
		}
	}
	if sel.Sel.Name == "permit" {
		s.does[in] = append(s.does[in], "weakens a promise (permit)")
	}
	for i, arg := range call.Args[:min(2, len(call.Args))] {
		lit, ok := arg.(*ast.BasicLit)
		isFlag := strings.HasSuffix(sel.Sel.Name, "Var") && i == 1 || sel.Sel.Name == "Func" && i == 0
		if ok && isFlag && lit.Kind == token.STRING {
			if name, err := strconv.Unquote(lit.Value); err == nil {
				s.flags[in] = append(s.flags[in], name)
			}
		}
	}
}

// reach lists the functions that from leads to, from included. The loop over
// all commands is no way: it leads to everything.
func (s source) reach(from string) []string {
	seen := []string{from}
	for i := 0; i < len(seen); i++ {
		for _, next := range s.uses[seen[i]] {
			_, ours := s.uses[next]
			if ours && next != "commands" && next != "dispatch" && next != "find" && !slices.Contains(seen, next) {
				seen = append(seen, next)
			}
		}
	}
	return seen
}

// runs is the name of each command's function, by the command's name, as the
// table is written.
func runs(t *testing.T) map[string]string {
	t.Helper()
	raw, err := os.ReadFile("cli.go")
	if err != nil {
		t.Fatal(err)
	}
	found := make(map[string]string)
	for _, m := range regexp.MustCompile(`(?m)^\t\t\{"([a-z -]+)", .*, (run[A-Za-z]+|nil)\},$`).FindAllStringSubmatch(string(raw), -1) {
		found[m[1]] = m[2]
	}
	for _, cmd := range commands() {
		if found[cmd.name] == "" {
			t.Fatalf("the row of %q cannot be read", cmd.name)
		}
	}
	return found
}

// commandOf is the row or coming command that a typed command names, "" if
// there is none.
func commandOf(words []string) string {
	known := slices.Clone(coming)
	for _, cmd := range commands() {
		known = append(known, cmd.name)
	}
	best := ""
	for _, name := range known {
		parts := strings.Fields(name)
		if len(parts) <= len(words) && slices.Equal(parts, words[:len(parts)]) && len(name) > len(best) {
			best = name
		}
	}
	return best
}

// req: install/allow-nothing-that-starts-or-weakens
func TestAllowedCommandsStartNothingAndWeakenNothing(t *testing.T) {
	s, functions := readSource(t), runs(t)
	allowed := map[string]bool{}
	for _, rule := range install.AllowRules() {
		line := strings.TrimSuffix(strings.TrimSuffix(strings.TrimPrefix(rule, "Bash(goalkeeper "), ")"), " *")
		name := commandOf(strings.Fields(line))
		if name == "" {
			t.Errorf("%s allows no command of the table", rule)
		}
		allowed[name] = true
	}
	starting := 0
	for _, cmd := range commands() {
		for _, fn := range s.reach(functions[cmd.name]) {
			for _, deed := range s.does[fn] {
				starting++
				if allowed[cmd.name] && !(slices.Contains(readOnly, cmd.name) && demandsReadOnly(cmd.name)) {
					t.Errorf("goalkeeper %s is allowed, and %s %s", cmd.name, fn, deed)
				}
			}
		}
	}
	if starting < 5 {
		t.Errorf("only %d deeds found in the source: it cannot be read any more", starting)
	}
}

// demandsReadOnly reports whether every rule of a command ends in --read-only.
func demandsReadOnly(name string) bool {
	return !slices.ContainsFunc(install.AllowRules(), func(rule string) bool {
		return strings.HasPrefix(rule, "Bash(goalkeeper "+name) && !strings.HasSuffix(rule, " --read-only)")
	})
}

// req: install/usage-names-every-flag install/completion-from-the-table
func TestUsageLinesNameEveryFlag(t *testing.T) {
	s, functions := readSource(t), runs(t)
	found := 0
	for _, cmd := range commands() {
		if functions[cmd.name] == "nil" {
			continue
		}
		var flags []string
		for _, fn := range s.reach(functions[cmd.name]) {
			if fn != "parse" { // --json, which every command has
				flags = append(flags, s.flags[fn]...)
			}
		}
		for _, name := range flags {
			found++
			if !strings.Contains(cmd.args+" ", "--"+name+" ") && !strings.Contains(cmd.args, "--"+name+"]") && !strings.Contains(cmd.args, "--"+name+"|") {
				t.Errorf("the usage line of %q does not name --%s", cmd.name, name)
			}
		}
	}
	if found < 10 {
		t.Errorf("only %d flags found in the source: it cannot be read any more", found)
	}
}

func TestNoComingCommandHasCome(t *testing.T) {
	for _, cmd := range commands() {
		for _, name := range coming {
			if cmd.name == name || strings.HasPrefix(cmd.name, name+" ") {
				t.Errorf("%q is in the table: take it out of the list of coming commands", name)
			}
		}
	}
}

// span is what stands in a code span or fence and starts with the program.
var mention = regexp.MustCompile("`(?:goalkeeper) ([^`]*)`|(?m)^(?:goalkeeper) (.*)$|Bash\\(goalkeeper ([^)]*)\\)")

// The texts that teach the agent name only commands that there are.
//
// req: install/skill-names-real-commands
func TestSkillAndSlashCommandsNameRealCommands(t *testing.T) {
	texts, err := filepath.Glob(filepath.Join("..", "..", "install", "assets", "*.md"))
	if err != nil || len(texts) < 3 {
		t.Fatal("no texts", err)
	}
	for _, path := range texts {
		raw, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for _, m := range mention.FindAllStringSubmatch(string(raw), -1) {
			line := m[1] + m[2] + m[3]
			if strings.HasPrefix(line, "<command>") {
				continue // a command of whatever name
			}
			found++
			if commandOf(strings.Fields(line)) == "" {
				t.Errorf("%s: there is no command %q", filepath.Base(path), "goalkeeper "+line)
			}
		}
		if found == 0 {
			t.Errorf("%s names no command", path)
		}
	}
}
