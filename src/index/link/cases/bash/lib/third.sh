third() {
	:
}
