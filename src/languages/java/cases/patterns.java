class Patterns { // ^ chunk class Patterns
	String test(Object o, Shape shape) {
		return switch (o) { // ^ yields return (o ? ("null" | (call#1 | ((x + y) | (a | ("unnamed" | (call#2 | (t | (<number> | (<number> | <number>)))))))))) ^ no call
			case null -> "null"; // ^ no bind ^ no refs
			case Integer i when i > 10 && ok(i) -> big(i); // ^ bind let i scope=block type=Integer value=o ^ call ok ^ call big
				// ^ refs Integer:type i:read ok:call i:read big:call i:read
			case Point(int x, var y) -> x + y; // ^ bind let x path=[0] type=int value=o ^ bind let y path=[1] value=o ^ refs Point:type x:read y:read
			case Line(Point(var a, _), Point<?> b) -> a; // ^ bind let a path=[0][0] ^ bind let b path=[1] type=Point<?> ^ refs Line:type Point:type Point:type a:read
			case String _, Long _ -> "unnamed"; // ^ no bind ^ refs String:type Long:type ^ no call
			case Shape.Circle(double r) -> round(r); // ^ bind let r scope=block path=[0] type=double value=o ^ refs Shape:type .Circle:type round:call r:read
				// ^ call round
			case a.b.Shape.Box<String>(Side s, Shape.Circle(var t)) when s.ok() -> t; // ^ bind let s path=[0] type=Side ^ bind let t path=[1][0]
				// ^ refs a:type .b:type .Shape:type .Box:type String:type Side:type Shape:type .Circle:type s:read .ok:call t:read ^ call s.ok
			case Unit(), Empty(boolean _) -> 1; // ^ no bind ^ refs Unit:type Empty:type ^ no call
			case RED, Color.GREEN -> 2; // ^ no bind ^ refs RED:read Color:read .GREEN:read
			case A, B, C -> { yield 3; } // ^ no bind ^ refs A:read B:read C:read
			case null, default -> throw new X(); // ^ no bind ^ refs X:call
		};
	}
	void old(int k) {
		switch (k) { // ^ scope block
			case 1: // ^ no refs
			case LIMIT: int shared = 1; break; // ^ refs LIMIT:read ^ bind let shared scope=block
			default: shared = 2; // ^ refs shared:write ^ assign shared = <number>
		}
		switch (k) { case 1: go(); } // ^ no scope ^ call go
	}
	boolean check(Object o) {
		if (o instanceof Point(int px, Point(var q, var _))) { } // ^ bind let px scope=function path=[0] ^ bind let q scope=function path=[1][0]
			// ^ refs o:read Point:type Point:type
		if (!(o instanceof Shape.Circle(long value))) { a(); } else { b(); } // ^ bind let value path=[0] type=long value=o
			// ^ refs o:read Shape:type .Circle:type a:call b:call ^ call a ^ call b ^ no error
		if (o instanceof Shape.Box(_, Side side) && side.ok()) { c(); } // ^ bind let side path=[1] type=Side
			// ^ refs o:read Shape:type .Box:type Side:type side:read .ok:call c:call ^ call side.ok ^ call c ^ no error
		boolean plain = o instanceof String; // ^ bind let plain ^ refs o:read String:type
		run(z -> z instanceof Shape.Circle(var r) && eq(r)); // ^ call eq in=Patterns.check:lambda ^ call run in=Patterns.check ^ bind param z scope=function
			// ^ bind let r scope=function ^ no error
		return o instanceof Map.Entry<?, ?> e && e.ok(); // ^ bind let e type="Map.Entry<?, ?>" ^ refs o:read Map:type .Entry:type e:read .ok:call ^ call e.ok
	}
	void after() { done(); } // ^ chunk method Patterns.after() parent=Patterns ^ call done in=Patterns.after ^ no error
}
