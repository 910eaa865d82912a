fn shadows(x: u8) -> u8 {
	let x = x + 1; // ^ bind let x scope=block value="(x + <number>)" ^ scope block lines=2-22 ^ refs x:read
	let y = 1; // ^ bind let y scope=block value=<number> ^ no scope
	let z = f(y); // ^ bind let z scope=block ^ no scope
	let y = 2; // ^ bind let y scope=block ^ scope block lines=5-22
	let config = config(y); // ^ scope block lines=6-22 ^ bind let config value=call#1 ^ refs config:call y:read
	let field = config.field; // ^ no scope ^ bind let field value=config.field
	let same = Type::same(); // ^ no scope
	let later; // ^ bind let later value=? type=-
	later = g(); // ^ assign later = call#3 ^ refs later:write g:call
	let typed: Vec<u8> = h(); // ^ bind let typed type=Vec<u8>
	{
		let inner = y; // ^ bind let inner scope=block ^ refs y:read
		let y = inner; // ^ bind let y ^ no scope
	}
	{ plain(); } // ^ no scope
	unsafe { let danger = read(); danger } // ^ scope unsafe ^ bind let danger scope=unsafe
	'label: loop { let in_loop = 1; break 'label; } // ^ scope block ^ bind let in_loop ^ no refs
	fn item() {} // ^ bind function item scope=function ^ scope function
	use a::b; // ^ bind import b scope=function
	x
}
fn conditions(opt: Option<u8>) {
	if let Some(opt) = opt { use_it(opt); } // ^ scope block ^ bind let opt scope=block path=.Some.0 value=opt ^ refs Some:read opt:read use_it:call opt:read
	if let Some(a) = one() && let Ok(b) = two(a) && b > 1 { c(b) } else { d() } // ^ scope block ^ scope block ^ bind let a path=.Some.0 value=call#8 ^ bind let b path=.Ok.0 value=call#9 ^ refs Some:read one:call Ok:read two:call a:read b:read c:call b:read d:call
	while let Some(item) = iter.next() { item; } // ^ scope block ^ bind let item path=.Some.0 value=call#12
	let Some(found) = look() else { return }; // ^ bind let found path=.Some.0 value=call#13 scope=function ^ refs Some:read look:call
	let Ok(MAX | 1) = n else { panic!() }; // ^ no bind ^ refs Ok:read MAX:read n:read panic:call
	let UPPER = 1; // ^ bind let UPPER
	for opt in opt { opt; } // ^ scope block ^ bind let opt path=[] value=opt scope=block ^ refs opt:read opt:read
	for (i, Pair { l, .. }) in list.iter().enumerate() {} // ^ bind let i path=[][0] value=call#16 ^ bind let l path=[][1].Pair.l ^ refs Pair:type list:read .iter:call .enumerate:call
	for _ in 0..3 { let t = 1; } // ^ bind let t scope=block ^ scope block
}
fn matching(v: Shape) -> u8 {
	match v.kind() { // ^ no scope ^ refs v:read .kind:call
		Shape::Circle { r, at: ref p, .. } if r > 0 && let Some(q) = p => q, // ^ scope block ^ scope block ^ bind let r path=.Circle.r value=call#17 ^ bind let p path=.Circle.at ^ bind let q path=.Some.0 value=p ^ refs Shape:type .Circle:type .at:read r:read Some:read p:read q:read
		Shape::Poly(first, .., last) => first, // ^ bind let first path=.Poly.0 ^ bind let last path=[]
		A(x) | B(x) => x, // ^ bind let x path=.A.0 ^ refs A:read B:read x:write x:read
		&(ref a, mut b) => a, // ^ bind let a path=[0] ^ bind let b path=[1]
		[one, two @ .., three] => one, // ^ bind let one path=[0] ^ bind let two path=... ^ bind let three path=[]
		whole @ Some(1..=9) => whole, // ^ bind let whole path=- ^ refs Some:read whole:read
		(A | B) => 1, // ^ no bind ^ refs A:read B:read
		(one | one) => 1, // ^ bind let one path=- ^ refs one:write
		CONST | ns::OTHER | u8::MAX => 2, // ^ no bind ^ refs CONST:read ns:read .OTHER:read u8:read .MAX:read
		None => 3, // ^ no bind ^ no scope ^ refs None:read
		"text" | 'c' | -1 | true => 4, // ^ no bind ^ no refs
		Gen::<u8>::V(n) => n, // ^ bind let n path=.V.0 ^ refs Gen:type .V:read n:read
		Deep(Outer { inner: Inner(d), short }) => d, // ^ bind let d path=.Deep.0.Outer.inner.Inner.0 ^ bind let short path=.Deep.0.Outer.short ^ refs Deep:read Outer:type .inner:read Inner:read d:read
		pat!(a) => 5, // ^ call pat via=macro ^ no bind
		_ => 6, // ^ no bind ^ no scope
	}
}
fn closures() {
	let n = 1;
	let f = |n| n; // ^ bind param n scope=function ^ bind let f scope=function
	let g = |a: (u8, u8)| { let a = a.0; a }; // ^ bind param a ^ bind let a scope=block ^ bind let g ^ scope function ^ scope block
	fn nested(n: u8) { n; } // ^ bind param n scope=function ^ bind function nested scope=function
}
impl<T> S<T> { // ^ scope class lines=59-61 ^ bind type_param T scope=class
	fn m<U>(&self, t: T, u: U) {} // ^ bind type_param U scope=function ^ bind param self index=0 ^ bind param t index=1 type=T ^ bind param u index=2 ^ refs T:type U:type
}
