public class Outer { // ^ chunk class Outer broken exported public lines=1-10
	void open() { start(); // ^ chunk method Outer.open() ^ call start in=Outer.open
}
/** After. */
public class Torn { // ^ chunk class Torn exported public doc=After. ^ export named Torn ^ bind class Torn scope=module
	int x; // ^ chunk field Torn.x
	static class Kept { } // ^ chunk class Torn.Kept static
	void fine() { go(); } // ^ chunk method Torn.fine() ^ call go in=Torn.fine
}
interface Last { } // ^ chunk interface Last ^ bind type Last scope=module
