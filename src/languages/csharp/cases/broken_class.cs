class Good { void M() { A(); } } // ^ chunk class Good ^ chunk method Good.M() private ^ call A

public class { void N() { } }

public class Open { // ^ chunk class Open broken
	void P() { B(); } // ^ chunk method Open.P() broken ^ call B
	void Q() {
