# bash completion for goalkeeper, made by: goalkeeper completion bash
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
		'status'|'goal'|'goal set'|'goal prove'|'goal close'|'goal blocker'|'goal blocker add'|'check') cmd="${cmd:+$cmd }$word" ;;
		*) case $cmd in ''|'goal'|'goal blocker') return ;; esac ;;
		esac
	done
	case "$cmd $prev" in
	'goal set --from') compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$cur")); return ;;
	'goal set --criterion') return ;;
	'goal set --check') return ;;
	'goal prove --kind') COMPREPLY=($(compgen -W $'red\ngreen' -- "$cur")); return ;;
	'goal prove --check') return ;;
	'goal prove --shell') return ;;
	'goal close --reason') return ;;
	esac
	case $cmd in
	'') words=$'status\ngoal\ncheck' flags=$'' ;;
	'status') words=$'' flags=$'--json' ;;
	'goal') words=$'set\nprove\nclose\nblocker' flags=$'' ;;
	'goal set') words=$'' flags=$'--from\n--criterion\n--check\n--track\n--json' ;;
	'goal prove') words=$'' flags=$'--kind\n--check\n--shell\n--json' ;;
	'goal close') words=$'' flags=$'--met\n--not-met\n--reason\n--json' ;;
	'goal blocker') words=$'add' flags=$'' ;;
	'goal blocker add') words=$'qa\nreview' flags=$'--json' ;;
	'check') words=$'' flags=$'--json' files=1 ;;
	esac
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
