class Newer extends Base { // ^ chunk class Newer ^ no error
	Newer(int n) { // ^ chunk constructor Newer.Newer(n: int)
		if (n < 0) throw new Bad(); // ^ yields throw call#0 ^ no error
		super(n, List.of(1), () -> 2); // ^ call List.of name=of receiver=List kinds=number in=Newer.Newer value=List.of values=<number>
			// ^ call super via=super name=super receiver=- kinds=identifier,call,function in=Newer.Newer value=super values="n, call#1, chunk:Newer.Newer"
			// ^ refs n:read List:read .of:call ^ no error
		this.n = n; // ^ assign this.n = n ^ refs .n:write n:read
	}
	Newer(String s) {
		var parsed = parse(s); // ^ call parse ^ bind let parsed
		// first things first
		this(parsed, "x"); // ^ call this name=this args=2 in=Newer.Newer value=this ^ refs parsed:read ^ no error
	}
	Newer() { super(); super.close(); this.run(); } // ^ call super via=super name=super receiver=- value=super
		// ^ call super.close name=close receiver=super value=super.close ^ call this.run name=run receiver=this value=this.run
	void rest(String @Nullable ... names) { } // ^ chunk method Newer.rest(*names: String) type=void ^ call Nullable via=decorator receiver=- args=0 in=Newer.rest
		// ^ bind function rest ^ bind param names path=... index=0 type=String ^ refs String:type Nullable:call ^ no error
	void more(int a, @A List<? extends B> @x.y.N(1) @M ... all) { } // ^ chunk method Newer.more(a: int, *all: List<? extends B>)
		// ^ call x.y.N via=decorator receiver=x.y args=1 in=Newer.more ^ call M via=decorator receiver=- args=0 in=Newer.more
		// ^ call A via=decorator receiver=- args=0 in=Newer.more ^ bind function more ^ bind param a ^ bind param all
		// ^ refs A:call List:type B:type x:type .y:type .N:call M:call ^ no error
	String say() { return "case A.B(x) and super(1); this(2) @N ..."; } // ^ yields return "case A.B(x) and super(1); this(2) @N ..." ^ no call
	int calls() { return compute(this) + other.mysuper(1); } // ^ call compute ^ call other.mysuper
	// case Shape.Circle(var r), import module a.b;
	void after() { } // ^ chunk method Newer.after() parent=Newer
}
record Tail(int n, String @N ... rest) { } // ^ chunk record Tail(n: int, *rest: String) ^ chunk field Tail.n readonly ^ chunk field Tail.rest readonly
	// ^ call N via=decorator in=Tail ^ no error
