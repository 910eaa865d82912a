pub async fn fetch(url: &str, (a, b): (u8, u8), Point { x, y: (c, _), .. }: Point, _: bool, mut n: u8, [first, ..]: [u8; 3]) -> Result<Page, Error> {
	// ^ chunk function fetch(url: &str, arg1{a,b}: (u8, u8), arg2{x,y.c}: Point, _: bool, n: u8, arg5{first}: [u8; 3]) async exported public type="Result<Page, Error>" lines=1-14
	// ^ bind function fetch scope=module chunk=fetch ^ bind param url index=0 type=&str scope=function
	// ^ bind param a index=1 path=[0] type=- ^ bind param b index=1 path=[1] ^ bind param x index=2 path=.Point.x ^ bind param c index=2 path=.Point.y[0]
	// ^ bind param n index=4 type=u8 ^ bind param first index=5 path=[0]
	// ^ refs Point:type .y:read Point:type Result:type Page:type Error:type
	let page = load(url).await?; // ^ call load awaited args=1 values=url in=fetch ^ bind let page value="await call#0.?" ^ yields throw await call#0 in=fetch
	if page.is_empty() {
		return Err(Error::Empty); // ^ yields return call#2 in=fetch ^ call Err kinds=member values=Error.Empty
	}
	let parsed = parse(&page)?.trim(); // ^ yields throw call#3 ^ call parse kinds=identifier values=page ^ call parse(&page)?.trim receiver="parse(&page)?" name=trim value=call#3.?.trim
	// What is last is given back.
	Ok(parsed) // ^ yields return call#5 in=fetch ^ call Ok
}
const unsafe extern "C" fn raw(p: *mut u8) {} // ^ chunk function raw(p: *mut u8) private unsafe sig="const unsafe extern \"C\" fn raw(p: *mut u8)"
fn unit() { first(); second() } // ^ no yields ^ chunk function unit() private type=-
fn never() -> ! { loop {} } // ^ chunk function never() private type=! decisions=1 effort=1
fn chosen(a: bool) -> u8 { if a { one() } else if b { 2 } else { three() } } // ^ yields return (a ? (call#8 | (b ? (<number> | call#9))))
fn matched(a: u8) -> u8 { match a { 1 => one(), 2 => return two(), _ => { let z = 3; z } } } // ^ yields return (a ? (call#10 | z)) ^ yields return call#11
fn blocks() -> u8 { unsafe { read() } } // ^ yields return call#12
fn semicolon() -> u8 { return 1; } // ^ yields return <number>
fn impls(f: impl Fn(u8) -> u8, g: &dyn Fn(), h: Box<dyn Iterator<Item = u8> + Send + '_>) -> impl Iterator<Item = u8> + use<> { f.into() } // ^ chunk function impls(f, g, h) private type="impl Iterator<Item = u8> + use<>" ^ refs Fn:type Fn:type Box:type Iterator:type .Item:type Send:type Iterator:type .Item:type f:read .into:call
fn generic<'a, T: Tr<'a> + Copy, const N: usize>(x: &'a [T; N]) -> T where for<'b> T: Eat<&'b T>, T::Out: Into<u8>, [T; N]: Sized { x.go() }
// ^ bind type_param 'a scope=function ^ bind type_param T scope=function type="Tr<'a> + Copy" ^ bind type_param N scope=function type=usize ^ bind type_param 'b scope=type ^ bind function generic ^ bind param x type="&'a [T; N]"
// ^ refs Tr:type 'a:type Copy:type 'a:type T:type N:read T:type T:type Eat:type 'b:type T:type T:type .Out:type Into:type T:type N:read Sized:type x:read .go:call
fn pointers(a: for<'x> fn(left: &'x u8, u8) -> &'x u8, b: unsafe extern "C" fn()) {} // ^ bind type_param 'x scope=type ^ bind function pointers ^ bind param a index=0 ^ bind param b index=1 ^ refs 'x:type 'x:type ^ chunk function pointers(a, b) private
fn outer() { // ^ chunk function outer() private
	fn inner() -> u8 { 1 } // ^ chunk function outer.inner() private parent=outer ^ bind function inner scope=function
	let twice = |v: u8| -> u8 { inner() * v }; // ^ chunk function outer.twice(v: u8) type=u8 sig="let twice = |v: u8| -> u8" lines=29-29 ^ bind let twice value=chunk:outer.twice chunk=outer.twice ^ bind param v index=0 type=u8 ^ call inner in=outer.twice ^ yields return (call#15 * v) in=outer.twice
	let mut counted = move || { count += 1; count }; // ^ chunk function outer.counted() ^ bind let counted chunk=outer.counted ^ refs count:readwrite count:read
	run(|a, (b, _), &c, Some(d)| f(a), move || 1, async || 2); // ^ chunk lambda -(a, arg1{b}, arg2{c}, arg3{d}) parent=outer ^ chunk lambda -() parent=outer ^ chunk lambda -() async parent=outer ^ call f in=outer:lambda ^ call run args=3 kinds=function,function,function values="chunk:outer, chunk:outer, chunk:outer" ^ yields return call#16 in=outer:lambda ^ yields return <number> in=outer:lambda ^ yields return <number> in=outer:lambda ^ refs run:call Some:read f:call a:read
	let boxed: Box<dyn Fn()> = Box::new(|| {}); // ^ chunk lambda -() ^ bind let boxed type="Box<dyn Fn()>" value=call#18 chunk=-
	let (p, q) = (|| 1, || 2); // ^ chunk lambda -() ^ chunk lambda -() ^ bind let p path=[0] value="[chunk:outer, chunk:outer]" ^ bind let q path=[1]
	spawn(async move { // ^ chunk block - async parent=outer lines=34-38 ^ call spawn kinds=function values=chunk:outer ^ scope function
		let got = step().await?; // ^ call step awaited in=outer:block ^ yields throw await call#19 in=outer:block
		if got { return Err(1); } // ^ yields return call#20 in=outer:block
		Ok(got) // ^ yields return call#21 in=outer:block
	});
	let made = async { 1 }; // ^ chunk block - async ^ bind let made value=chunk:outer
	let nested = || || deep(); // ^ chunk function outer.nested() ^ chunk lambda -() parent=outer.nested ^ call deep in=outer.nested:lambda ^ yields return chunk:outer.nested in=outer.nested ^ yields return call#23 in=outer.nested:lambda
	let or = a || b; // ^ no chunk
	let bits = a | b | c; // ^ no chunk
	let s = "|x| not_a_closure(x)"; // ^ no chunk ^ no call
}
gen fn numbers() -> u8 { yield 1; } // ^ chunk function numbers() private generator ^ yields yield <number>
