void patterns(Object v) {
	for (final x in xs) { } // ^ bind let x value=xs path=[]
	for (final (a, b) in ps) { } // ^ bind let a path=[][0] ^ bind let b path=[][1]
	await for (int e in stream()) { } // ^ bind let e type=int path=[]
	for (var i = 0, j = 1; i < j; i++) { } // ^ bind let j value=<number> ^ bind let i value=<number>
	if (v case [int a, _]) { } // ^ bind let a value=v path=[0] type=int
	if (v case Foo(:var n, m: 3)) { } // ^ bind let n path=.n ^ refs v:read Foo:type .m:read
	switch (v) {
		case 1: one(); // ^ no bind ^ call one
		case Foo(x: final y) when y > 1: two(y); // ^ bind let y path=.x ^ refs Foo:type .x:read y:read two:call y:read
		case {'k': var z}: three(z); // ^ bind let z path=.k
		case limit: four(); // ^ no bind ^ refs limit:read four:call
		default: five(); // ^ call five
	}
	try { f(); } on Foo catch (e, st) { g(e); } catch (e) { } finally { h(); } // ^ bind catch e type=Foo ^ bind catch st type=StackTrace ^ bind catch e type=- ^ call f ^ call g ^ call h
	try { f(); } on Bar { k(); } // ^ refs f:call Bar:type k:call ^ no bind
}
