public class Header extends { // ^ chunk class Header broken exported public ^ error ^ no heritage
	void one() { a(); } // ^ chunk method Header.one() parent=Header ^ call a
	void two(int ) { b(); } // ^ chunk method Header.two() broken ^ call b in=Header.two ^ error
	void three() { c(; } // ^ chunk method Header.three() broken ^ error
	void four() { d(); } // ^ chunk method Header.four() ^ call d in=Header.four
	int = 5; // ^ chunk field - broken ^ error
	int six = 6; // ^ chunk field Header.six
}
enum Half { A, B( } // ^ chunk enum Half broken ^ chunk enum_member Half.A ^ chunk enum_member Half.B ^ error
