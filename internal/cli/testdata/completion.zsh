#compdef goalkeeper
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
		'status'|'goal'|'goal set'|'goal prove'|'goal close'|'goal blocker'|'goal blocker add'|'check') cmd="${cmd:+$cmd }$word" ;;
		*) case $cmd in ''|'goal'|'goal blocker') return 1 ;; esac ;;
		esac
	done
	case "$cmd ${words[CURRENT-1]}" in
	'goal set --from') _files; return ;;
	'goal set --criterion') return 1 ;;
	'goal set --check') return 1 ;;
	'goal prove --kind') compadd -- red green; return ;;
	'goal prove --check') return 1 ;;
	'goal prove --shell') return 1 ;;
	'goal close --reason') return 1 ;;
	esac
	case $cmd in
	'')
		next=(
			'status:show the user'\''s goals'
			'goal:goal commands'
			'check:check a file\: all of it'
		)
		;;
	'status')
		flags=(
			'--json'
		)
		;;
	'goal')
		next=(
			'set:set a goal'
			'prove:prove it'
			'close:close it'
			'blocker:blocker commands'
		)
		;;
	'goal set')
		flags=(
			'--from'
			'--criterion'
			'--check'
			'--track'
			'--json:print one JSON object'
		)
		;;
	'goal prove')
		flags=(
			'--kind'
			'--check'
			'--shell'
			'--json:print one JSON object'
		)
		;;
	'goal close')
		flags=(
			'--met'
			'--not-met'
			'--reason'
			'--json:print one JSON object'
		)
		;;
	'goal blocker')
		next=(
			'add:add a blocker'
		)
		;;
	'goal blocker add')
		next=(
			'qa'
			'review'
		)
		flags=(
			'--json:print one JSON object'
		)
		;;
	'check')
		flags=(
			'--json:print one JSON object'
		)
		files=1
		;;
	esac
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
