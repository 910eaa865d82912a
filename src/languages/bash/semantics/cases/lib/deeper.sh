deep() {
	helper #= helper ambiguous
	sort a #= sort external bash:command
}
