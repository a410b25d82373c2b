package infer

import "strings"

// shellFences are info strings of fences that hold commands. An empty one
// does too.
var shellFences = [...]string{"", "sh", "bash", "shell", "console", "zsh", "terminal", "shell-session", "shellsession", "sh-session", "text", "txt", "cmd", "bat", "fish", "make", "none", "plain", "plaintext", "command", "default"}

func shellFence(info string) bool {
	info = strings.ToLower(strings.Trim(info, " {}."))
	if i := strings.IndexAny(info, " ,{:["); i >= 0 {
		info = info[:i]
	}
	for _, s := range shellFences {
		if info == s {
			return true
		}
	}
	return false
}

// block reads the lines of a code block. Lines of output under a prompt are
// left out; a comment line is the lead of what follows it.
func (d *docWalk) block(lines []string, at int) {
	prompts := false
	for _, l := range lines {
		if _, ok := cutPrompt(strings.TrimSpace(l)); ok {
			prompts = true
			break
		}
	}
	lead := d.lead
	dir := ""
	cloned := false
	for i := 0; i < len(lines); i++ {
		t := strings.TrimSpace(lines[i])
		if c, ok := cutPrompt(t); ok {
			t = c
		} else if prompts && !strings.HasPrefix(t, "#") {
			continue
		}
		if t == "" {
			continue
		}
		if strings.HasPrefix(t, "#") || strings.HasPrefix(t, "//") || strings.HasPrefix(t, ":: ") || strings.HasPrefix(t, "REM ") {
			lead = strings.TrimLeft(t, "#/: ")
			continue
		}
		for strings.HasSuffix(t, "\\") && i+1 < len(lines) {
			i++
			t = strings.TrimSuffix(t, "\\") + " " + strings.TrimPrefix(strings.TrimSpace(lines[i]), "> ")
		}
		l := lead
		if k := strings.Index(t, " #"); k > 0 && strings.Count(t[:k], `"`)%2 == 0 && strings.Count(t[:k], "'")%2 == 0 {
			l = strings.TrimLeft(t[k:], " #") // a comment behind the command
			t = strings.TrimSpace(t[:k])
		}
		if strings.Contains(t, "git clone") {
			cloned = true
		}
		if w := strings.Fields(t); len(w) == 2 && w[0] == "cd" {
			if !(cloned && dir == "" && !strings.Contains(strings.Trim(w[1], "/"), "/")) {
				dir = joinDir(dir, w[1])
			}
			cloned = false
			continue
		}
		m := mention{text: t, line: at + i + 1, lead: l}
		if dir != "" {
			m.text = "cd " + dir + " && " + t
		}
		d.add(m)
	}
	d.lead = ""
}

// codeLine says whether an indented line begins a block of commands and is not
// the text of a list item.
func codeLine(t string) bool {
	if strings.HasPrefix(t, "- ") || strings.HasPrefix(t, "* ") {
		return false
	}
	c, prompt := cutPrompt(t)
	return prompt || looksCommand(c) || strings.HasPrefix(c, "git clone") || strings.HasPrefix(c, "cd ") || strings.HasPrefix(c, "#")
}

// cutPrompt takes a shell prompt off a line.
func cutPrompt(t string) (string, bool) {
	if strings.HasPrefix(t, "(") { // (.venv)$ tox
		if i := strings.IndexByte(t, ')'); i > 0 && i < 30 {
			t2 := strings.TrimSpace(t[i+1:])
			if strings.HasPrefix(t2, "$ ") {
				return strings.TrimSpace(t2[2:]), true
			}
		}
	}
	for _, p := range [...]string{"$ ", "% ", "❯ ", "> ", "PS> "} {
		if strings.HasPrefix(t, p) {
			return strings.TrimSpace(t[len(p):]), true
		}
	}
	return t, false
}

type span struct {
	code string
	at   int
}

// codeSpans finds inline code: `x`, “x“ (rst) and <code>x</code>.
func codeSpans(text string) []span {
	var out []span
	for i := 0; i < len(text); i++ {
		if text[i] != '`' {
			if strings.HasPrefix(text[i:], "<code>") {
				if j := strings.Index(text[i:], "</code>"); j > 0 {
					out = append(out, span{strings.TrimSpace(text[i+6 : i+j]), i})
					i += j
				}
			}
			continue
		}
		n := 1
		for i+n < len(text) && text[i+n] == '`' {
			n++
		}
		fence := text[i : i+n]
		j := strings.Index(text[i+n:], fence)
		if j < 0 {
			i += n
			continue
		}
		if code := strings.TrimSpace(text[i+n : i+n+j]); code != "" && len(code) < 200 {
			c, _ := cutPrompt(code)
			out = append(out, span{c, i})
		}
		i += n + j + n - 1
	}
	return out
}

// looksCommand is a cheap filter: the first word is a program of the tables,
// a runner of scripts or a file path.
func looksCommand(code string) bool {
	w := strings.Fields(code)
	for len(w) > 1 && strings.Contains(w[0], "=") {
		w = w[1:]
	}
	if len(w) == 0 || len(w[0]) > 60 {
		return false
	}
	first := commandName(w[0])
	switch first {
	case "make", "npm", "pnpm", "yarn", "bun", "bunx", "npx", "just", "task", "mise", "composer", "deno", "rake", "mix", "cargo", "go", "gradle", "mvn", "tox", "nox", "pytest", "py.test", "poe", "uv", "uvx", "poetry", "pdm", "hatch", "bundle", "dotnet", "zig", "swift", "cabal", "stack", "sbt", "cmake", "ctest", "meson", "ninja", "pre-commit", "turbo", "nx", "gmake", "bazel", "dune", "flutter", "dart", "julia", "rails", "mage":
		return len(w) > 1 || first == "make" || first == "tox" || first == "nox" || first == "pytest" || first == "py.test" || first == "rake" || first == "ctest" || first == "ninja"
	}
	if strings.HasPrefix(first, "./") || strings.HasPrefix(first, "script/") || strings.HasPrefix(first, "scripts/") || strings.HasPrefix(first, "bin/") || strings.HasPrefix(first, "tools/") || strings.HasPrefix(first, "ci/") || strings.HasPrefix(first, "tests/") || strings.HasPrefix(w[0], "vendor/bin/") || strings.HasPrefix(w[0], "./vendor/bin/") {
		return true
	}
	rest, launched := unwrap(w)
	if t, ok := findTool(rest); ok {
		return len(launched) > 0 || strings.Contains(t.words, " ") || len(w) > 1
	}
	return len(launched) > 0 && len(rest) > 0 && strings.Contains(rest[0], "/")
}
