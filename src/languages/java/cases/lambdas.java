class Lambdas { // ^ chunk class Lambdas
	void params() {
		run(() -> 1); // ^ chunk lambda -() parent=Lambdas.params ^ call run kinds=function values=chunk:Lambdas.params
			// ^ yields return <number> in=Lambdas.params:lambda
		run(x -> x.size()); // ^ chunk lambda -(x) parent=Lambdas.params ^ call x.size in=Lambdas.params:lambda
			// ^ call run in=Lambdas.params values=chunk:Lambdas.params ^ bind param x scope=function index=0 ^ yields return call#1
		run((x, y) -> { return x + y; }); // ^ chunk lambda -(x, y) ^ bind param x index=0 ^ bind param y index=1 ^ yields return (x + y) in=Lambdas.params:lambda
			// ^ refs run:call x:read y:read
		run((int a, final String... b) -> b); // ^ chunk lambda -(a: int, *b: String) ^ bind param a type=int ^ bind param b path=... type=String
			// ^ refs run:call String:type b:read
		run((var a, var _) -> a, (b, _) -> b); // ^ chunk lambda -(a, _) ^ chunk lambda -(b, _) ^ bind param a ^ bind param b
		run(_ -> 2); // ^ chunk lambda -(_) ^ no bind
		run(a -> b -> a.plus(b)); // ^ chunk lambda -(a) parent=Lambdas.params ^ chunk lambda -(b) parent=Lambdas.params:lambda
			// ^ call a.plus in=Lambdas.params:lambda ^ call run in=Lambdas.params ^ yields return call#7 in=Lambdas.params:lambda
			// ^ yields return chunk:Lambdas.params in=Lambdas.params:lambda
		run(() -> { }); // ^ chunk lambda -() ^ no yields
		F f = (F & G) () -> go(); // ^ chunk lambda -() ^ bind let f value="(chunk:Lambdas.params as F & G)" ^ call go in=Lambdas.params:lambda
		F g = flag ? () -> 1 : other::run; // ^ chunk lambda -() ^ bind let g value="(flag ? (chunk:Lambdas.params | other.run))" ^ refs F:type flag:read other:read .run:read
		this.handlers.put("a", e -> { handle(e); }); // ^ chunk lambda -(e) ^ call handle receiver=- in=Lambdas.params:lambda value=handle
			// ^ call this.handlers.put receiver=this.handlers in=Lambdas.params value=this.handlers.put
	}
	void references() {
		map(String::length); // ^ call map kinds=member values=String.length ^ refs map:call String:read .length:read
		map(this::own, super::parent, Outer.this::far, Outer.super::up);
			// ^ call map kinds=member,member,member,member values="this.own, super.parent, (this as Outer).far, (super as Outer).up"
			// ^ refs map:call .own:read .parent:read Outer:read .far:read Outer:type .up:read
		map(ArrayList::new, int[]::new, Map.Entry::getKey, List<String>::of); // ^ call map values="ArrayList, other, Map.Entry.getKey, List.of"
			// ^ refs map:call ArrayList:read Map:read .Entry:read .getKey:read List:type String:type .of:read
		map(a.b::c, make()::d, "s"::concat, List::<String>of); // ^ call make ^ call map values="a.b.c, call#16.d, \"s\".concat, List.of"
			// ^ refs map:call a:read .b:read .c:read make:call .d:read .concat:read List:read String:type .of:read ^ no chunk
	}
	Supplier<F> supplier = F::new; // ^ chunk field Lambdas.supplier ^ bind field supplier value=F ^ assign this.supplier = F ^ refs Supplier:type F:type F:read
	boolean compare(int a, int b) { return a < b || a > -b; } // ^ chunk method Lambdas.compare(a: int, b: int) type=boolean ^ no call
		// ^ refs a:read b:read a:read b:read
}
