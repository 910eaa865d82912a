class Box { // ^ chunk class Box broken exported public
	fun first() = 1 // ^ chunk method Box.first() exported public
	val = 3
	fun second() = 2 // ^ chunk method Box.second() exported public
	fun third( { } // ^ chunk method Box.third() broken exported public ^ error
	fun fourth() {} // ^ chunk method Box.fourth() exported public
}
fun after() {} // ^ chunk function after() exported public
