package cli

import (
	"fmt"
	"slices"
	"strings"
)

// runCompletion prints a shell's completions, made from the table of commands.
func runCompletion(c *call, args []string) error {
	rest, err := c.parse(args, nil)
	if err != nil {
		return err
	}
	shell, err := c.one(rest, "bash, zsh or fish")
	if err != nil {
		return err
	}
	script, ok := completionFor(shell, nodes(commands()))
	if !ok {
		return c.usage(fmt.Sprintf("no completions for %q: bash, zsh or fish", shell))
	}
	return c.print(struct {
		Shell  string `json:"shell"`
		Script string `json:"script"`
	}{shell, script}, "%s", script)
}

func completionFor(shell string, tree []node) (string, bool) {
	switch shell {
	case "bash":
		return bashCompletion(tree), true
	case "zsh":
		return zshCompletion(tree), true
	case "fish":
		return fishCompletion(tree), true
	}
	return "", false
}

// node is what can follow a command, or the beginning of one.
type node struct {
	path  string   // the words so far: "", "loop", "loop prove"
	next  []option // command words, or the words that an argument can be
	flags []option
	files bool // an argument names a file
	runs  bool // a command of the user's follows --
}

// option is one word to offer. For a flag, values are the words that can
// follow it, and file says that a file name does.
type option struct {
	word, short string
	values      []string
	file        bool
	takes       bool // something follows the flag
}

// nodes reads the table of commands into what completion needs: the usage
// lines name every flag and the words an argument can be.
func nodes(table []command) []node {
	all := []node{{}}
	at := func(path string) *node {
		i := slices.IndexFunc(all, func(n node) bool { return n.path == path })
		if i < 0 {
			all = append(all, node{path: path})
			i = len(all) - 1
		}
		return &all[i]
	}
	for _, cmd := range table {
		if cmd.run == nil {
			continue // no person types it
		}
		path := ""
		words := strings.Fields(cmd.name)
		for k, word := range words {
			short := cmd.short
			if k < len(words)-1 {
				short = word + " commands"
			}
			n := at(path)
			if !slices.ContainsFunc(n.next, func(o option) bool { return o.word == word }) {
				n.next = append(n.next, option{word: word, short: short})
			}
			path = strings.TrimSpace(path + " " + word)
		}
		readUsage(at(path), cmd.args)
	}
	return all
}

// readUsage takes flags, alternatives and file arguments from a usage line.
func readUsage(n *node, usage string) {
	tokens := usageTokens(usage)
	for i := 0; i < len(tokens) && !n.runs; i++ {
		switch token := tokens[i]; {
		case token == "--":
			n.runs = true // what follows is the user's own
		case strings.HasPrefix(token, "--"):
			var value string
			if i+1 < len(tokens) && !strings.ContainsRune("[]|-", rune(tokens[i+1][0])) {
				i++
				value = tokens[i]
			}
			for _, word := range strings.Split(token, "|") {
				flag := option{word: word, takes: value != "", file: value == "FILE", values: alternatives(value)}
				if !slices.Contains(wordsOf(n.flags), word) {
					n.flags = append(n.flags, flag)
				}
			}
		case token == "FILE":
			n.files = true
		default:
			for _, word := range alternatives(token) {
				n.next = append(n.next, option{word: word})
			}
		}
	}
	if !slices.Contains(wordsOf(n.flags), "--json") {
		n.flags = append(n.flags, option{word: "--json", short: "print one JSON object"})
	}
}

// alternatives are the words of a|b|c; anything else stands for what nothing
// can complete.
func alternatives(token string) []string {
	if !strings.Contains(token, "|") || len(token) < 3 || strings.ContainsAny(token, `"<>/`) || strings.ToLower(token) != token {
		return nil
	}
	return strings.Split(token, "|")
}

// usageTokens splits a usage line at blanks and brackets; a text in quotation
// marks or angles is one token.
func usageTokens(usage string) []string {
	var tokens []string
	token := ""
	end := func() {
		if token != "" {
			tokens = append(tokens, token)
		}
		token = ""
	}
	closing := rune(0)
	for _, r := range usage {
		switch {
		case closing != 0:
			token += string(r)
			if r == closing {
				closing = 0
			}
		case r == '"' || r == '<':
			token += string(r)
			closing = map[rune]rune{'"': '"', '<': '>'}[r]
		case r == ' ':
			end()
		case r == '[' || r == ']':
			end()
			tokens = append(tokens, string(r))
		default:
			token += string(r)
		}
	}
	end()
	return tokens
}
