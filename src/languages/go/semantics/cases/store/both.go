package store

func any_() {
	system() //= system ambiguous
}
