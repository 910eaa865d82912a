source "$DIR/deeper.sh"

helper() {
	deep #= deep deeper.sh#deep
	docker ps #= docker external bash:command
}

greet() {
	:
}
