class Scopes<T> { // ^ scope class lines=1-22 ^ bind class Scopes scope=module ^ bind type_param T scope=class
	<U extends T> void method(U u, int... rest) { // ^ scope function lines=2-21 ^ bind function method scope=class ^ bind type_param U scope=function type=T
		// ^ bind param u scope=function index=0 type=U ^ bind param rest scope=function index=1 type=int
		int a = 1; // ^ bind let a scope=function ^ no scope
		{ int b = 2; } // ^ bind let b scope=block ^ scope block
		{ go(); } // ^ no scope
		if (a > 1) { int c = 3; } else { d(); } // ^ bind let c scope=block ^ scope block
		for (int i = 0; ; ) { int e = 4; } // ^ bind let i scope=block ^ bind let e scope=block ^ scope block ^ scope block
		for (;;) { f(); } // ^ no scope
		for (var x : xs) { var y = x; } // ^ bind let x scope=block ^ bind let y scope=block ^ scope block ^ scope block
		try (var r = open()) { int g = 5; } catch (E ex) { int h = 6; } finally { int k = 7; } // ^ bind const r scope=block ^ bind let g scope=block
			// ^ bind catch ex scope=block ^ bind let h scope=block ^ bind let k scope=block ^ scope block ^ scope block ^ scope block ^ scope block ^ scope block
		try { int l = 8; } catch (E ex) { } // ^ bind let l scope=block ^ bind catch ex scope=block ^ scope block ^ scope block
		run(p -> { int q = 9; }); // ^ bind param p scope=function ^ bind let q scope=function ^ scope function
		switch (a) { case 1: int s = 1; break; case 2: { int t = 2; } } // ^ bind let s scope=block ^ bind let t scope=block ^ scope block ^ scope block
		switch (o) { case String str -> str.a(); default -> b(); } // ^ bind let str scope=block ^ scope block
		switch (o) { case Integer n: c(); break; default: } // ^ bind let n scope=block ^ scope block
		do { int v = 1; } while (a < 2); // ^ bind let v scope=block ^ scope block
		synchronized (this) { int w = 1; } // ^ bind let w scope=block ^ scope block
		class Local<V> { V field; } // ^ bind class Local scope=function ^ bind type_param V scope=class ^ bind field field scope=class ^ scope class
	}
}
