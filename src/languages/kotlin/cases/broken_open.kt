class Box { // ^ chunk class Box broken ^ error
	fun first() { // ^ chunk method Box.first() broken exported public
		if (x) {
	}
	fun second() {} // ^ chunk method Box.second() broken
}
class Next { // ^ chunk class Next exported public
	fun third() {} // ^ chunk method Next.third() exported public
}
