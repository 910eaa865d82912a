#!/usr/bin/env bash
DIR="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
source "$DIR/lib/util.sh"
. ./lib/other.sh
. "$(dirname "$0")/lib/third.sh"

greet() {
	log "hi" #= log util.sh#log
	ls -la #= ls external bash:command
}

function build {
	greet #= greet run.sh#greet
	cd /tmp #= cd external bash:builtin
}

git() {
	command git "$@"
}

greet world #= greet run.sh#greet
if build; then #= build run.sh#build
	log "built" #= log util.sh#log
fi
result=$(compute 1) #= compute util.sh#compute
echo "$(third)" #= third third.sh#third
git status #= git run.sh#git
helper #= helper other.sh#helper
deep #= deep deeper.sh#deep
./lib/tool.sh now #= ./lib/tool.sh tool.sh#
./lib/task.py now #= ./lib/task.py task.py#
stranger #= stranger external bash:command
private | grep x #= private ambiguous
grep y || log z #= log util.sh#log
docker ps #= docker external bash:command
