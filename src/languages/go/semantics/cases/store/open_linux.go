package store

func system() {}

func here() {
	system() //= system open_linux.go#system
}
