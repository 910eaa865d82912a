#!/bin/bash
main() {
	private #= private tool.sh#private
	log x #= log ambiguous
}

private() {
	docker() { :; }
	docker ps #= docker tool.sh#private.docker
}

main "$@" #= main tool.sh#main
