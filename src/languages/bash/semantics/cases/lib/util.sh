log() {
	printf '%s\n' "$*" #= printf external bash:builtin
}

compute() {
	log "$1" #= log util.sh#log
	greet #= greet ambiguous
}
