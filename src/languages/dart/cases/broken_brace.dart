class Torn { // ^ chunk class Torn broken exported
	void a() { // ^ chunk method Torn.a() public
		if (x) { b();
	}
	void c() { d(); } // ^ chunk method Torn.c() broken ^ call d
	String e(int x) => f(x); // ^ chunk method Torn.e(x: int) broken
}
class Sound { // ^ chunk class Sound broken public
	void f() { } // ^ chunk method Sound.f() broken public
}
void last() { g(); } // ^ chunk function last() exported ^ call g
