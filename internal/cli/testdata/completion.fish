# fish completion for goalkeeper, made by: goalkeeper completion fish
function __goalkeeper_at --argument-names want
	set -l cmd ''
	for word in (commandline -opc)[2..]
		test "$word" = -- && return 1
		switch (string trim -- "$cmd $word")
			case 'status' 'goal' 'goal set' 'goal prove' 'goal close' 'goal blocker' 'goal blocker add' 'check'
				set cmd (string trim -- "$cmd $word")
			case '*'
				contains -- "$cmd" '' 'goal' 'goal blocker' && return 1
		end
	end
	test "$cmd" = "$want"
end
function __goalkeeper_runs
	contains -- -- (commandline -opc)
end
complete -c goalkeeper -f
complete -c goalkeeper -n __goalkeeper_runs -a '(__fish_complete_subcommand)' -F
complete -c goalkeeper -n "__goalkeeper_at ''" -a 'status' -d 'show the user'\''s goals'
complete -c goalkeeper -n "__goalkeeper_at ''" -a 'goal' -d 'goal commands'
complete -c goalkeeper -n "__goalkeeper_at ''" -a 'check' -d 'check a file: all of it'
complete -c goalkeeper -n "__goalkeeper_at 'status'" -l json
complete -c goalkeeper -n "__goalkeeper_at 'goal'" -a 'set' -d 'set a goal'
complete -c goalkeeper -n "__goalkeeper_at 'goal'" -a 'prove' -d 'prove it'
complete -c goalkeeper -n "__goalkeeper_at 'goal'" -a 'close' -d 'close it'
complete -c goalkeeper -n "__goalkeeper_at 'goal'" -a 'blocker' -d 'blocker commands'
complete -c goalkeeper -n "__goalkeeper_at 'goal set'" -l from -r -F
complete -c goalkeeper -n "__goalkeeper_at 'goal set'" -l criterion -x
complete -c goalkeeper -n "__goalkeeper_at 'goal set'" -l check -x
complete -c goalkeeper -n "__goalkeeper_at 'goal set'" -l track
complete -c goalkeeper -n "__goalkeeper_at 'goal set'" -l json -d 'print one JSON object'
complete -c goalkeeper -n "__goalkeeper_at 'goal prove'" -l kind -x -a 'red green'
complete -c goalkeeper -n "__goalkeeper_at 'goal prove'" -l check -x
complete -c goalkeeper -n "__goalkeeper_at 'goal prove'" -l shell -x
complete -c goalkeeper -n "__goalkeeper_at 'goal prove'" -l json -d 'print one JSON object'
complete -c goalkeeper -n "__goalkeeper_at 'goal close'" -l met
complete -c goalkeeper -n "__goalkeeper_at 'goal close'" -l not-met
complete -c goalkeeper -n "__goalkeeper_at 'goal close'" -l reason -x
complete -c goalkeeper -n "__goalkeeper_at 'goal close'" -l json -d 'print one JSON object'
complete -c goalkeeper -n "__goalkeeper_at 'goal blocker'" -a 'add' -d 'add a blocker'
complete -c goalkeeper -n "__goalkeeper_at 'goal blocker add'" -a 'qa'
complete -c goalkeeper -n "__goalkeeper_at 'goal blocker add'" -a 'review'
complete -c goalkeeper -n "__goalkeeper_at 'goal blocker add'" -l json -d 'print one JSON object'
complete -c goalkeeper -n "__goalkeeper_at 'check'" -l json -d 'print one JSON object'
complete -c goalkeeper -n "__goalkeeper_at 'check'" -F
