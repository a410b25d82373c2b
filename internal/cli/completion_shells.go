package cli

import (
	"fmt"
	"slices"
	"strings"
)

// paths are the words of every node below the root, in the table's order.
func paths(tree []node) []string {
	var all []string
	for _, n := range tree {
		if n.path != "" {
			all = append(all, n.path)
		}
	}
	return all
}

// groups are the paths behind which only a command's next word makes sense.
func groups(tree []node) []string {
	var all []string
	for _, n := range tree {
		if slices.ContainsFunc(tree, func(m node) bool {
			return m.path != n.path && strings.HasPrefix(m.path, strings.TrimLeft(n.path+" ", " "))
		}) {
			all = append(all, n.path)
		}
	}
	return all
}

func wordsOf(options []option) []string {
	words := make([]string, len(options))
	for i, o := range options {
		words[i] = o.word
	}
	return words
}

// shQuote puts s into single quotes, for bash, zsh and fish alike.
func shQuote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// quoted are words in quotes with sep between them.
func quoted(words []string, sep string) string {
	q := make([]string, len(words))
	for i, w := range words {
		q[i] = shQuote(w)
	}
	return strings.Join(q, sep)
}

// bashCompletion fits bash 3.2 and later. Words are offered one a line, so
// that file names may hold blanks.
func bashCompletion(tree []node) string {
	var b strings.Builder
	fmt.Fprintf(&b, `# bash completion for goalkeeper, made by: goalkeeper completion bash
_goalkeeper() {
	local IFS=$'\n' cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} cmd= words= flags= files= word i
	for ((i = 1; i < COMP_CWORD; i++)); do
		word=${COMP_WORDS[i]}
		if [[ $word == -- ]]; then
			compopt -o filenames 2>/dev/null
			COMPREPLY=($(compgen -c -- "$cur"; compgen -f -- "$cur"))
			return
		fi
		case "${cmd:+$cmd }$word" in
		%s) cmd="${cmd:+$cmd }$word" ;;
		*) case $cmd in %s) return ;; esac ;;
		esac
	done
	case "$cmd $prev" in
`, quoted(paths(tree), "|"), quoted(groups(tree), "|"))
	for _, n := range tree {
		for _, f := range n.flags {
			at := shQuote(n.path + " " + f.word)
			switch {
			case f.values != nil:
				fmt.Fprintf(&b, "\t%s) COMPREPLY=($(compgen -W %s -- \"$cur\")); return ;;\n", at, ansiLines(f.values))
			case f.file:
				fmt.Fprintf(&b, "\t%s) compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- \"$cur\")); return ;;\n", at)
			case f.takes:
				fmt.Fprintf(&b, "\t%s) return ;;\n", at)
			}
		}
	}
	b.WriteString("\tesac\n\tcase $cmd in\n")
	for _, n := range tree {
		fmt.Fprintf(&b, "\t%s) words=%s flags=%s", shQuote(n.path), ansiLines(wordsOf(n.next)), ansiLines(wordsOf(n.flags)))
		if n.files {
			b.WriteString(" files=1")
		}
		b.WriteString(" ;;\n")
	}
	b.WriteString(`	esac
	if [[ $cur == -* ]]; then
		words=$flags files=
	fi
	COMPREPLY=($(compgen -W "$words" -- "$cur"))
	if [[ $files ]]; then
		compopt -o filenames 2>/dev/null
		COMPREPLY+=($(compgen -f -- "$cur"))
	fi
}
complete -F _goalkeeper goalkeeper
`)
	return b.String()
}

// ansiLines are words one a line, in bash's $'…' quotes. The words of the
// table hold neither quotes nor backslashes.
func ansiLines(words []string) string { return "$'" + strings.Join(words, `\n`) + "'" }

func zshCompletion(tree []node) string {
	var b strings.Builder
	fmt.Fprintf(&b, `#compdef goalkeeper
# zsh completion for goalkeeper, made by: goalkeeper completion zsh
_goalkeeper() {
	local cmd= word files= i
	local -a next flags
	for ((i = 2; i < CURRENT; i++)); do
		word=${words[i]}
		if [[ $word == -- ]]; then
			_alternative 'commands:command:_command_names -e' 'files:file:_files'
			return
		fi
		case "${cmd:+$cmd }$word" in
		%s) cmd="${cmd:+$cmd }$word" ;;
		*) case $cmd in %s) return 1 ;; esac ;;
		esac
	done
	case "$cmd ${words[CURRENT-1]}" in
`, quoted(paths(tree), "|"), quoted(groups(tree), "|"))
	for _, n := range tree {
		for _, f := range n.flags {
			at := shQuote(n.path + " " + f.word)
			switch {
			case f.values != nil:
				fmt.Fprintf(&b, "\t%s) compadd -- %s; return ;;\n", at, strings.Join(f.values, " "))
			case f.file:
				fmt.Fprintf(&b, "\t%s) _files; return ;;\n", at)
			case f.takes:
				fmt.Fprintf(&b, "\t%s) return 1 ;;\n", at)
			}
		}
	}
	b.WriteString("\tesac\n\tcase $cmd in\n")
	for _, n := range tree {
		fmt.Fprintf(&b, "\t%s)\n", shQuote(n.path))
		zshArray(&b, "next", n.next)
		zshArray(&b, "flags", n.flags)
		if n.files {
			b.WriteString("\t\tfiles=1\n")
		}
		b.WriteString("\t\t;;\n")
	}
	b.WriteString(`	esac
	if [[ ${words[CURRENT]} == -* ]]; then
		_describe flag flags
		return
	fi
	(( $#next )) && _describe command next
	[[ $files ]] && _files
}
if [[ ${funcstack[1]} == _goalkeeper ]]; then
	_goalkeeper "$@"
else
	compdef _goalkeeper goalkeeper
fi
`)
	return b.String()
}

// zshArray sets an array to what _describe takes: word:description.
func zshArray(b *strings.Builder, name string, options []option) {
	if len(options) == 0 {
		return
	}
	fmt.Fprintf(b, "\t\t%s=(\n", name)
	for _, o := range options {
		entry := o.word
		if o.short != "" {
			entry += ":" + strings.ReplaceAll(o.short, ":", `\:`)
		}
		fmt.Fprintf(b, "\t\t\t%s\n", shQuote(entry))
	}
	b.WriteString("\t\t)\n")
}

func fishCompletion(tree []node) string {
	var b strings.Builder
	fmt.Fprintf(&b, `# fish completion for goalkeeper, made by: goalkeeper completion fish
function __goalkeeper_at --argument-names want
	set -l cmd ''
	for word in (commandline -opc)[2..]
		test "$word" = -- && return 1
		switch (string trim -- "$cmd $word")
			case %s
				set cmd (string trim -- "$cmd $word")
			case '*'
				contains -- "$cmd" %s && return 1
		end
	end
	test "$cmd" = "$want"
end
function __goalkeeper_runs
	contains -- -- (commandline -opc)
end
complete -c goalkeeper -f
complete -c goalkeeper -n __goalkeeper_runs -a '(__fish_complete_subcommand)' -F
`, quoted(paths(tree), " "), quoted(groups(tree), " "))
	for _, n := range tree {
		at := "complete -c goalkeeper -n \"__goalkeeper_at '" + n.path + "'\""
		for _, o := range n.next {
			line := at + " -a " + shQuote(o.word)
			if o.short != "" {
				line += " -d " + shQuote(o.short)
			}
			b.WriteString(line + "\n")
		}
		for _, f := range n.flags {
			line := at + " -l " + strings.TrimPrefix(f.word, "--")
			switch {
			case f.values != nil:
				line += " -x -a " + shQuote(strings.Join(f.values, " "))
			case f.file:
				line += " -r -F"
			case f.takes:
				line += " -x"
			}
			if f.short != "" {
				line += " -d " + shQuote(f.short)
			}
			b.WriteString(line + "\n")
		}
		if n.files {
			b.WriteString(at + " -F\n")
		}
	}
	return b.String()
}
