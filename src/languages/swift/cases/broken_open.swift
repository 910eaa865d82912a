func whole() { a() } // ^ chunk function whole() ^ call a
class { func lost() { } }
enum Good { case a } // ^ chunk enum Good ^ chunk enum_member Good.a
class Open { // ^ chunk class Open broken
	func p() { b() } // ^ chunk method Open.p() broken ^ call b
	func q() {
