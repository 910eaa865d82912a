fn calls() {
	plain(1, "two", 'c', true, x.y, -3, (), b"b"); // ^ call plain name=plain receiver=- args=8 kinds=number,string,string,boolean,member,number,null,string in=calls value=plain values="<number>, \"two\", <char>, <boolean>, x.y, <number>, <none>, <bytes>"
	x.run().run(); // ^ call x.run receiver=x ^ call x.run().run receiver="x.run()" value=call#1.run
	a.b.c.d(&e, &mut f, *g, h as u8, !i); // ^ call a.b.c.d name=d receiver=a.b.c args=5 kinds=identifier,identifier,other,other,other value=a.b.c.d values="e, f, g, (h as u8), (! i)" ^ refs a:read .b:read .c:read .d:call e:read f:read g:read h:read i:read
	Type::new(1); // ^ call Type::new name=new receiver=Type value=Type.new ^ refs Type:read .new:call
	std::mem::swap(a, b); // ^ call std::mem::swap name=swap receiver=std::mem value=std.mem.swap ^ refs std:read .mem:read .swap:call a:read b:read
	Vec::<u8>::with_capacity(2); // ^ call Vec::<u8>::with_capacity name=with_capacity receiver=Vec::<u8> value=Vec.with_capacity ^ refs Vec:type .with_capacity:call
	parse::<u8>("1"); // ^ call parse::<u8> name=parse receiver=- value=parse ^ refs parse:call
	s.parse::<ns::T>().unwrap(); // ^ call s.parse::<ns::T> name=parse receiver=s ^ call s.parse::<ns::T>().unwrap name=unwrap ^ refs s:read .parse:call ns:type .T:type .unwrap:call
	<T as Trait<u8>>::make(1); // ^ call <T as Trait<u8>>::make name=make receiver="<T as Trait<u8>>" value="(T as Trait<u8>).make" ^ refs T:type Trait:type .make:call
	<Vec<u8>>::new(); // ^ call <Vec<u8>>::new name=new value=Vec.new
	<[u8]>::len(x); // ^ call <[u8]>::len name=len value=other.len
	Self::build(); // ^ call Self::build receiver=Self ^ refs .build:call
	self.go(self); // ^ call self.go receiver=self kinds=this values=this value=this.go
	super::up(); // ^ call super::up receiver=super value=super.up
	crate::root::f(); // ^ call crate::root::f receiver=crate::root ^ refs .root:read .f:call
	::krate::f(); // ^ call ::krate::f name=f
	(self.f)(1); // ^ call (self.f) name=- receiver=- value=this.f args=1 ^ refs .f:read
	table[0](2); // ^ call table[0] name=- computed value=table[<number>]
	make(1)(2); // ^ call make ^ call make(1) name=- value=call#20
	pair.0.push(3); // ^ call pair.0.push receiver=pair.0 value=pair.0.push ^ refs pair:read .0:read .push:call
	Some(x); // ^ call Some via=call args=1
	Shape::Circle(r); // ^ call Shape::Circle name=Circle receiver=Shape
	f(g(h()), |z| k(z)); // ^ call h ^ call g values=call#25 ^ call k in=calls:lambda ^ call f kinds=call,function values="call#26, chunk:calls"
	fut().await; // ^ call fut awaited
	fut()?.await; // ^ call fut
	f(x?, y.await, [1, 2], (3, 4), if a { b } else { c }, { d }, ..); // ^ call f args=7 kinds=other,other,array,array,other,other,other values="x.?, await y, [<number>, <number>], [<number>, <number>], (a ? (b | c)), d, (? .. ?)"
	Point { x: 1, y, ..base() }; // ^ call Point via=new name=Point args=3 kinds=number,identifier,spread keywords=x,y spread values="<number>, y, ...call#32" ^ call base ^ refs Point:call .x:write y:read base:call
	ns::Gen::<u8> { f: |q| q }; // ^ call ns::Gen::<u8> via=new name=Gen receiver=ns keywords=f kinds=function value=ns.Gen ^ refs ns:read .Gen:call .f:write q:read
	Self { }; // ^ call Self via=new args=0 value=Self
	Pair { 0: a, 1: b }; // ^ call Pair via=new keywords=0,1
	many(1, 2, 3, 4, 5, 6, 7, 8, 9, 10); // ^ call many args=10 kinds=number,number,number,number,number,number,number,number
	let field = x.call; // ^ no call
	let path = Type::CONST; // ^ no call ^ refs Type:read .CONST:read
	if (a) { } // ^ no call
	match (a) { _ => () } // ^ no call
	return (a); // ^ no call
	let t: fn(u8) = g; // ^ no call
	let u: Fn(u8); // ^ no call
	"not_a_call()"; // ^ no call
	// not_a_call()
	/* not_a_call() */
	x.
		chained() // ^ refs .chained:call
		.further(); // ^ refs .further:call
}
