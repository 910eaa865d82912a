void whole() { a(); } // ^ chunk function whole() exported ^ call a
class { void lost() { } }
enum Good { a } // ^ chunk enum Good exported ^ chunk enum_member Good.a public
class Open { // ^ chunk class Open broken exported
	void p() { b(); } // ^ chunk method Open.p() public ^ call b
	void q() {
