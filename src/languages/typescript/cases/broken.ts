function whole(a: number) { // ^ chunk function whole(a: number)
	return helper(a); // ^ call helper
}
); // ^ error
class After { // ^ chunk class After
	run() { go(); } // ^ chunk method After.run() ^ call go in=After.run
}
