class Before { void a() { ok(); } } // ^ chunk class Before exported ^ chunk method Before.a() public ^ call ok

class Middle { // ^ chunk class Middle broken
	void b() { good(); } // ^ chunk method Middle.b() public ^ call good
	void c( { }
	void d() { fine(); } // ^ chunk method Middle.d broken ^ call fine
	int e = 1;
}

class After { void f() { done(); } } // ^ chunk class After broken ^ chunk method After.f broken public ^ call done
