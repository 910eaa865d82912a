void values() {
	var a = x ?? y; // ^ bind let a value="(x ?? y)"
	var b = c ? f(1) : g(2); // ^ bind let b value="(c ? (call#0 | call#1))"
	var d = z as Foo; // ^ bind let d value="(z as Foo)"
	var e = switch (k) { 1 => 'a', _ => throw E() }; // ^ bind let e value="\"a\"" ^ yields throw call#2
	var r = r'raw', s = "a$b", t = 'it\'s'; // ^ bind let s value="template(\"a\", b)" ^ bind let t value="\"it\\\\'s\"" ^ bind let r value="\"raw\""
	var n = dict['k'], o = list[0].x; // ^ bind let o value=list[<number>].x ^ bind let n value="dict[\"k\"]"
	var m = {'a': 1, 'b': f}, l = [1, ...xs], st = <int>{1}; // ^ bind let l value="[<number>, ...xs]" ^ bind let st value="([<number>] as Set<int>)" ^ bind let m value="{a: <number>, b: f}"
	var (q, w) = pair(); // ^ bind let q value=call#3 path=[0] ^ bind let w value=call#3 path=[1]
	final {'k': h} = map; // ^ bind let h value=map path=.k
	x = y; x.y = z; x[0] = 1; x += 1; x ??= y; i++; --j; x?.y = z; // ^ assign x = y ^ assign x.y = z ^ assign x[<number>] = <number> ^ assign x = (x + <number>) ^ assign x = (x ?? y) ^ assign i = (i + <number>) ^ assign j = (j - <number>) ^ assign x.y = z ^ refs x:write y:read x:read .y:write z:read x:read x:readwrite x:readwrite y:read i:readwrite j:readwrite x:read .y:write z:read
	(a, b) = (b, a); // ^ assign a = [b, a][<number>] ^ assign b = [b, a][<number>] ^ refs a:write b:write b:read a:read
	late final String lt; const z0 = 1; int? ni; // ^ bind const lt type=String ^ bind const z0 type=- ^ bind let ni type=int?
	var fn = (int a, {b = 1}) async => a; // ^ chunk lambda -(a: int, kw b? = 1) async ^ bind param a value=? ^ bind param b value=<number> ^ bind let fn value=chunk:values ^ yields return a
	var v = await w(); // ^ bind let v value="await call#4"
	return this.x; // ^ yields return this.x
	throw Failure('x'); // ^ yields throw call#5
}
