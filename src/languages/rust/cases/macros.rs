/// Maximum.
#[macro_export]
macro_rules! max { // ^ chunk macro max exported public lines=2-10 doc=Maximum. notes=macro_export sig="macro_rules! max" ^ bind function max scope=module chunk=max ^ export named max chunk=max
	($x:expr) => ($x); // ^ scope function ^ bind param $x index=0 type=expr scope=function ^ refs $x:read
	($x:expr, $($rest:expr),+ $(,)?) => {{ // ^ bind param $x index=0 ^ bind param $rest index=1 type=expr
		let first = $x; // ^ refs $x:read
		let others = max!($($rest),+); // ^ refs max:read $rest:read ^ no call
		$crate::pick(first, others) // ^ refs .pick:read first:read others:read ^ no call
	}};
}
macro_rules! hidden { () => {}; } // ^ chunk macro hidden private ^ no export
macro_rules! makes { ($name:ident) => { fn $name() { helper(1); } struct Made; impl Tr for Made {} }; } // ^ chunk macro makes private ^ no call ^ no heritage ^ refs $name:read helper:read Tr:read Made:read

fn invoke() {
	println!("{} {name} {{no}} {:>width$.prec$} {0} {named}", a.b, width, named = call(c)); // ^ call println via=macro args=4 kinds=string,member,identifier,call keywords=named in=invoke value=println values="template(a.b, \" \", name, \" {no} \", width, \" \", a.b, \" \", call#0), a.b, width, call#0" ^ call call values=c ^ refs println:call name:read width:read prec:read a:read .b:read width:read call:call c:read
	assert_eq!(left(1), Type::right(2), "at {at}"); // ^ call left in=invoke ^ call Type::right receiver=Type value=Type.right ^ call assert_eq via=macro args=3 kinds=call,call,string values="call#2, call#3, template(\"at \", at)" ^ refs assert_eq:call left:call Type:read .right:call at:read
	assert!(x.is_ok() && !y.go::<u8, V<W>>(3), "{}", msg()); // ^ call x.is_ok ^ call y.go::<u8, V<W>> name=go receiver=y args=1 ^ call msg ^ call assert via=macro args=3 kinds=other,string,call ^ refs assert:call x:read .is_ok:call y:read .go:call V:type W:type msg:call
	vec![one(), two()]; // ^ call one ^ call two ^ call vec via=macro args=2 values="call#9, call#10"
	vec![0u8; size()]; // ^ call size ^ call vec via=macro args=2 kinds=number,call
	vec!["{notformat}"]; // ^ refs vec:call
	write!(f, "{x}{}", self.y().z(w)?)?; // ^ call self.y receiver=self value=this.y ^ call self.y().z receiver="self.y()" value=call#15.z ^ call write via=macro args=3 kinds=identifier,string,other ^ yields throw call#17 ^ refs write:call f:read x:read .y:call .z:call w:read
	panic!(); // ^ call panic via=macro args=0
	std::println!("x"); // ^ call std::println via=macro name=println receiver=std ^ refs std:read .println:call
	format!(r"{raw}"); // ^ refs format:call raw:read
	dbg!(nested!(not_a_call(q)), vec![inner()]); // ^ call nested via=macro args=1 ^ call inner ^ call vec via=macro ^ call dbg via=macro args=2 kinds=call,call ^ refs dbg:call nested:call not_a_call:read q:read vec:call inner:call
	matches!(probe(), Some(x) if not_a_call(x)); // ^ call probe ^ call matches via=macro args=2 kinds=call,other ^ refs matches:call probe:call Some:read x:read not_a_call:read x:read
	println!("{}", if (a) { b() } else { c() }); // ^ call b ^ call c ^ call println via=macro args=2 ^ refs println:call a:read b:call c:call
	println!("{}", match v { Some(x) => not_a_call(x), _ => 1 }); // ^ call println via=macro ^ refs println:call v:read Some:read x:read not_a_call:read x:read
	println!("{:?}", Point { x: f(1), ..base }); // ^ call f ^ call println via=macro ^ refs println:call Point:read f:call base:read
	println!("{}", items.iter().map(|i| i.len()).sum::<usize>()); // ^ call items.iter ^ call i.len ^ call items.iter().map kinds=function ^ call items.iter().map(|i| i.len()).sum::<usize> name=sum ^ call println via=macro
	info!(target: "t", user = %id(), "hello {user}"); // ^ call id ^ call info via=macro args=3
	join!(a(), b.run()).await; // ^ call a ^ call b.run ^ call join via=macro awaited args=2
	cfg!(feature = "x"); // ^ call cfg via=macro ^ refs cfg:call
	stringify!(not(a, name)); // ^ call stringify via=macro ^ refs stringify:call
	unknown!(thing.field(x), "{cap}", y => z); // ^ call unknown via=macro args=3 kinds=other,string,other ^ refs unknown:call thing:read .field:read x:read y:read z:read
	dsl! { select a from b where f(c) } // ^ call dsl via=macro args=1 kinds=other ^ refs dsl:call select:read a:read from:read b:read f:read c:read
	let q = quote! { fn #name(&self) -> #ty { let v = 1; v } }; // ^ call quote via=macro ^ bind let q value=call#47 ^ refs quote:call name:read ty:read v:read
	lazy! { #[attr(x)] static ref A: Vec<u8> = build(); } // ^ call lazy via=macro ^ refs lazy:call A:read Vec:read build:read ^ no chunk
	a!(b!(c)).d(); // ^ call a via=macro ^ call a!(b!(c)).d receiver="a!(b!(c))" name=d
}
thread_local! { static KEY: Cell<u8> = Cell::new(1); } // ^ call thread_local via=macro in=- args=1 kinds=other ^ refs thread_local:call KEY:read Cell:read Cell:read .new:read ^ no chunk
fn chains_in_tokens() {
	vec![a.b().await.c(), d /* note */ .e(), "x".len(), 1.5.max(2.0), x.0.f()]; // ^ call a.b awaited ^ call a.b().await.c receiver=a.b().await value="await call#52.c" ^ call d /* note */ .e name=e receiver="d /* note */" ^ call "x".len receiver="\"x\"" value="\"x\".len" ^ call 1.5.max ^ call x.0.f receiver=x.0 value=x.0.f ^ call vec via=macro args=5
	vec![Self::f(1), crate::g(2), <T as U>::h(3), self.i.j(4), super::k(5)]; // ^ call Self::f ^ call crate::g ^ call h ^ call self.i.j ^ call super::k ^ call vec via=macro
	assert!((a)(1) && b[0](2) && c.d::<E>().f() == g::<H>(3)); // ^ call c.d::<E> ^ call c.d::<E>().f ^ call g::<H> ^ call assert via=macro args=1
	vec![if let Some(x) = y(1) { z(2) } else { w(3) }, |q| r(q), &mut s(4), !t(5), move || u(6)]; // ^ call y ^ call z ^ call w ^ call r ^ call s ^ call t ^ call u ^ call vec via=macro args=5 kinds=other,function,call,other,function
	vec![fn_like(1), pub_like (2), return_it(3)]; // ^ call fn_like ^ call pub_like ^ call return_it ^ call vec via=macro
	println!("{}", x as usize as Other); // ^ refs println:call x:read Other:type ^ call println via=macro
	vec!['a', 'b']; // ^ refs vec:call
	vec![&'a str, 'label: loop {}]; // ^ refs vec:call
}
