class Before { void A() { Ok(); } } // ^ chunk class Before ^ chunk method Before.A() private

class Middle {
	void B() { Good(); } // ^ chunk method Middle.B() private ^ call Good
	void C( { } // ^ error
	void D() { Fine(); } // ^ chunk method Middle.D() private ^ call Fine
}

class After { void E() { Done(); } } // ^ chunk class After ^ chunk method After.E() private ^ call Done
