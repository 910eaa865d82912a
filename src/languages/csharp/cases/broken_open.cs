class Torn {
	void A() { // ^ chunk method Torn.A() broken
		if (x) { B();
	}
	public void C() { D(); } // ^ chunk method Torn.C() broken public ^ call D
	int Local() => 1; // ^ chunk method Torn.Local() broken
}
class Sound { void E() { } } // ^ chunk class Sound ^ chunk method Sound.E() private
