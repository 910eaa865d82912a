#!/usr/bin/env bash
set -euo pipefail # ^ fact bash_set_option command=set options=e,u,pipefail is_on=true
set +x -e # ^ fact bash_set_option options=e is_on=true ^ fact bash_set_option options=x is_on=false
set -- a b # ^ no fact bash_set_option
shopt -s nullglob globstar # ^ fact bash_set_option command=shopt options=nullglob,globstar is_on=true
shopt -q login_shell # ^ no fact bash_set_option

readonly VERSION=1.2 # ^ fact bash_variable name=VERSION scope=global is_readonly=true is_exported=-
export HOME_DIR="$HOME" # ^ fact bash_variable name=HOME_DIR scope=global is_exported=true
VERSION_OF=x make build # ^ no fact bash_variable

sort names | uniq -c | head > out # ^ fact bash_pipe commands=sort,uniq,head count=3 ^ fact bash_redirection operator=> target=out descriptor=-
cat <<END | grep x |& sort # ^ fact bash_pipe commands=cat,grep,sort count=3 has_stderr=true ^ fact bash_redirection operator=<< target=END
text | not a pipe
END
true || false # ^ no fact bash_pipe
ls | while read -r line; do # ^ fact bash_pipe commands=ls,while count=2 ^ fact bash_variable name=line scope=global
	true
done

make > build.log 2>&1 # ^ fact bash_redirection operator=> target=build.log ^ fact bash_redirection operator=>& descriptor=2 target=1
echo "a > b" # ^ no fact bash_redirection
grep x <<< "$text" &>> all.log # ^ fact bash_redirection operator=<<< target="\"$text\"" ^ fact bash_redirection operator=&>> target=all.log
[[ $a > $b ]] # ^ no fact bash_redirection

today=$(date +%F) # ^ fact bash_subshell form=substitution command=date ^ fact bash_variable name=today
( cd /tmp && ls ) # ^ fact bash_subshell form=subshell command=cd
diff <(sort a) b # ^ fact bash_subshell form=process command=sort
{ cd /; } # ^ no fact bash_subshell
size=$((1 + 2)) # ^ no fact bash_subshell

deploy() {
	local target=$1 # ^ fact bash_variable name=target scope=local
	found=1 # ^ fact bash_variable name=found scope=global
	target=other # ^ no fact bash_variable
	if [ -f "$target" ]; then # ^ fact bash_control_flow form=if condition="[ -f \"$target\" ]" branches=3
		true
	elif false; then # ^ no fact bash_control_flow
		true
	else
		true
	fi
	case "$1" in # ^ fact bash_control_flow form=case condition="\"$1\"" branches=2
		a) ;;
		b | c) ;;
	esac
}

for file in *.sh; do # ^ fact bash_control_flow form=for condition="file in *.sh" ^ fact bash_variable name=file scope=global
	until ready; do # ^ fact bash_control_flow form=until condition=ready
		sleep 1 # ^ no fact bash_control_flow
	done
done < list # ^ fact bash_redirection operator=< target=list
