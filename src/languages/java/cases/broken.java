class First {
	int x = 1
	void kept() { go(); } // ^ chunk method First.kept() parent=First ^ call go in=First.kept
	void open() { start(); // ^ chunk method First.open() broken parent=First ^ call start in=First.open
	void lost(int a, Map<String, Integer> b) throws E { inside(a); }
		// ^ chunk method First.lost(a: int, b: Map<String, Integer>) broken type=void sig="void lost(int a, Map<String, Integer> b) throws E" parent=First.open
		// ^ call inside in=First.lost ^ bind param a scope=function index=0 type=int ^ bind param b scope=function index=1 type="Map<String, Integer>"
		// ^ refs Map:type String:type Integer:type inside:call a:read
	private static String named(String s) { return s; } // ^ chunk method First.named(s: String) broken private static type=String
		// ^ yields return s in=First.named
	First() { made(); } // ^ chunk constructor First.First() ^ call made in=First.First
	@Deprecated public int field = 3; // ^ chunk field First.field public type=int notes=Deprecated ^ bind field field
	if (x) { plain(); } // ^ chunk method -() broken ^ call plain
}
