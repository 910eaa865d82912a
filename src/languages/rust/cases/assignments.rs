fn assign() {
	x = one(); // ^ assign x = call#0 ^ refs x:write one:call
	self.field = |a| a; // ^ assign this.field = chunk:assign ^ refs .field:write a:read
	a.b.c = d.e; // ^ assign a.b.c = d.e ^ refs a:read .b:read .c:write d:read .e:read
	list[i].z = 1; // ^ assign list[i].z = <number> ^ refs list:read i:read .z:write
	list[0] = f; // ^ assign list[<number>] = f ^ refs list:read f:read
	*r = 5; // ^ assign r.* = <number> ^ refs r:read
	(*r).x = 5; // ^ assign r.x = <number> ^ refs r:read .x:write
	pair.0 = 1; // ^ assign pair.0 = <number> ^ refs pair:read .0:write
	ns::STATE = 1; // ^ assign ns.STATE = <number> ^ refs ns:read .STATE:write
	n += 1; // ^ assign n = (n + <number>) ^ refs n:readwrite
	self.n <<= 1; // ^ assign this.n = (this.n << <number>) ^ refs .n:readwrite
	*p |= q; // ^ assign p.* = (p.* | q) ^ refs p:read q:read
	(a, b.c) = (b, a); // ^ assign a = b ^ assign b.c = a ^ refs a:write b:read .c:write b:read a:read
	[first, ..] = all; // ^ assign first = all[?] ^ refs first:write all:read
	Point { x, y: z } = point; // ^ assign x = point[?] ^ assign z = point[?] ^ refs Point:type x:write .y:write z:write point:read ^ no call
	Some(v) = opt; // ^ assign v = opt[?] ^ no call ^ refs Some:read v:write opt:read
	_ = ignored(); // ^ no assign ^ call ignored ^ refs ignored:call
	let a == b; // ^ error
	a == b; // ^ no assign
	let borrowed = &mut target; // ^ bind let borrowed value=target ^ refs target:read
}
